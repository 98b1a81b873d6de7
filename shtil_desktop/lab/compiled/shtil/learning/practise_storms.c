/* A storm network that practises: in whole voyages it takes each way as likely as its odds make it, and learns from the end.

What a choice was worth is how the voyage went on from the next turn, beside what was to be expected before. That is
told by a second storm network, the lookout, which sees through all hands and is not kept. */

#include "descent.h"
#include "learning_win_network.h"
#include "voyage.h"

#include <math.h>
#include <string.h>

enum { MOST_CHOICES = 400, MOST_TURNS = 200 };
static const double NEXT_TURNS = 0.95, HARDLY = 5e-4, STEEPEST = 1.0, LOOKOUT_STEP = 0.001, SMOOTH = 0.01;
static const double LEAST_STEP = 0.02;
enum { WATCHING = 20, WARMING = 60 }; /* batches of the lookout alone, and until the steps have their full length */

typedef struct {
    Reading after[MOST_WAYS];
    double chance[MOST_WAYS];
    int count, taken, turn;
} Choice;

typedef struct {
    Reading seen[SEATS];
    double chance;
} Turn;

static Learning player, lookout;
static double sharpness;
static const Weights *judging;
static Choice choices[MOST_CHOICES];
static Turn turns[MOST_TURNS];
static int chosen, turned, seats;

/* Player and lookout begin with the same. */
void begin_practice(const StormNetwork *from, double sharp) {
    begin_learner(&player, from);
    begin_learner(&lookout, from);
    sharpness = sharp;
}

static int throw_for(const Choice *choice) {
    double thrown = dice(1u << 30) / (double)(1u << 30);
    for (int i = 0; i < choice->count; i++)
        if ((thrown -= choice->chance[i]) < 0) return i;
    return choice->count - 1;
}

static int take_way(const Ways *ways) {
    static Insight insight;
    if (chosen == MOST_CHOICES) return 0;
    Choice *choice = &choices[chosen++];
    double most = -1e18, sum = 0;
    choice->count = ways->count;
    choice->turn = turned;
    for (int i = 0; i < ways->count; i++) {
        copy_reading(&ways->after[i], &choice->after[i]);
        choice->chance[i] = sharpness * (odds(&player.now, &ways->after[i], &insight) - ways->against[i]);
        most = fmax(most, choice->chance[i]);
    }
    for (int i = 0; i < ways->count; i++) sum += choice->chance[i] = exp(choice->chance[i] - most);
    for (int i = 0; i < ways->count; i++) choice->chance[i] /= sum;
    return choice->taken = throw_for(choice);
}

static double look_on(const Sea *sea) {
    static Insight insight;
    if (turned == MOST_TURNS) return 0;
    Turn *turn = &turns[turned++];
    double sum = 0;
    for (int k = 0; k < seats; k++) {
        read_sea(sea, (sea->turn + k) % seats, judging, 1, &turn->seen[k]);
        sum += odds(&lookout.now, &turn->seen[k], &insight);
    }
    turn->chance = chance_of(sum / seats);
    return 0;
}

/* What the lookout learns; `after` tells how it goes on from each turn. */
static void learn_to_look(double won, double *after) {
    static Insight insight;
    after[turned] = won;
    for (int t = turned - 1; t >= 0; t--) {
        for (int k = 0; k < seats; k++) {
            odds(&lookout.now, &turns[t].seen[k], &insight);
            descend(&lookout.now, &turns[t].seen[k], &insight, (turns[t].chance - after[t + 1]) / seats, &lookout.slope);
        }
        after[t] = (1 - NEXT_TURNS) * turns[t].chance + NEXT_TURNS * after[t + 1];
    }
}

/* All ways of a choice or none: what they have in common must not be learned from. */
static void learn_to_choose(const Choice *choice, const double *after) {
    static Insight insight;
    double worth = after[choice->turn] - turns[choice->turn ? choice->turn - 1 : 0].chance;
    if (fabs(worth) * (1 - choice->chance[choice->taken]) < HARDLY) return;
    for (int i = 0; i < choice->count; i++) {
        double more = worth * ((i == choice->taken) - choice->chance[i]);
        odds(&player.now, &choice->after[i], &insight);
        descend(&player.now, &choice->after[i], &insight, -more * sharpness, &player.slope);
    }
}

/* Sail a deal, and add what it says to the slopes; whether it was won. */
int practise_deal(const Options *options, const Weights *weights, const signed char *hands, const signed char *decks,
                  const int *sizes, int first, int reef, unsigned long long number) {
    static double after[MOST_TURNS + 1];
    throw_with(number);
    judging = weights;
    seats = options->seats;
    chosen = turned = 0;
    choose_by(take_way);
    watch_turns(look_on, NULL);
    int won = play_deal(options, weights, hands, decks, sizes, first, reef) < 0;
    watch_turns(NULL, NULL);
    choose_by(NULL);
    learn_to_look(won, after);
    for (int i = 0; turned && i < chosen; i++) learn_to_choose(&choices[i], after);
    return won;
}

void tell_slopes(float *of_player, float *of_lookout) {
    memcpy(of_player, &player.slope, sizeof player.slope);
    memcpy(of_lookout, &lookout.slope, sizeof lookout.slope);
}

static void set_slope(Learning *learning, const float *slope, int deals) {
    float *to = (float *)&learning->slope;
    for (int i = 0; i < WEIGHTS; i++) to[i] = slope[i] / deals;
}

/* No steeper than that. */
static void flatten(Learning *learning) {
    float *slope = (float *)&learning->slope;
    double steep = 0;
    for (int i = 0; i < WEIGHTS; i++) steep += slope[i] * slope[i];
    for (int i = 0; i < WEIGHTS && steep > STEEPEST; i++) slope[i] /= sqrt(steep);
}

/* One step each from the slopes of all who practised; steps are short at first and towards the end. */
void practise_step(const float *of_player, const float *of_lookout, int deals, int done, int batches, double step) {
    double ebb = fmin(1, 2 * (1 - (double)done / batches) + LEAST_STEP);
    double flow = fmax(0, fmin(1, (double)(done - WATCHING) / WARMING));
    set_slope(&player, of_player, deals);
    set_slope(&lookout, of_lookout, deals);
    flatten(&player);
    if (done > WATCHING)
        step_down(&player, step * ebb * flow, SMOOTH);
    else
        memset(&player.slope, 0, sizeof player.slope);
    step_down(&lookout, LOOKOUT_STEP * ebb, SMOOTH);
}

const StormNetwork *practised(void) { return &player.smooth; }
