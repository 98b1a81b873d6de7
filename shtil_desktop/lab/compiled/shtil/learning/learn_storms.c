/* Learning a storm network: moves are played out by captains on the same imagined deals, and it learns what each wins. */

#include "descent.h"
#include "learning_win_network.h"
#include "trial.h"
#include "voyage.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { EVERY = 5, VENTURE = 25, HELD_BACK = 10, BATCH = 16, MOST_SLOTS = 256 };
static const double APART = 10.0, STEP = 0.002, SMOOTH = 0.002, LEAST_SPREAD = 0.02;

/* A move that was tried: how many of the voyages were won with it, and what could be read after it. */
typedef struct {
    float won, *figures;
    int gaps;
} Tried;

typedef struct {
    Tried *moves;
    int count;
} Choice;

static Choice *choices;
static int count, room, voyages;

static Choice *next_choice(void) {
    if (count == room) choices = realloc(choices, (room = room ? 2 * room : 1 << 12) * sizeof *choices);
    return &choices[count++];
}

static void shuffle(signed char **slots, int size) {
    for (int last = size - 1; last > 0; last--) {
        int chosen = dice(last + 1);
        signed char card = *slots[last];
        *slots[last] = *slots[chosen];
        *slots[chosen] = card;
    }
}

static int is_plain(int card) { return card <= LAST_ISLAND || card == FINISH || card == WILD; }

/* A lone start lies in the upper half of what the deck once was. */
static void raise_start(Sea *sea) {
    int places = sea->size[0] / 2 + 1 - sea->top[0];
    signed char *deck = sea->deck[0] + sea->top[0];
    for (int i = places > 0 ? places : 0; i < in_deck(sea, 0); i++) {
        if (deck[i] != START || places <= 0) continue;
        int at = dice(places);
        deck[i] = deck[at];
        deck[at] = START;
    }
}

/* Deal anew what the seat can't see: the order of the decks, and which islands lie where. */
static void imagine(Sea *sea, int seat) {
    signed char *slots[MOST_SLOTS], pile[MOST_SLOTS];
    int owner[MOST_SLOTS], size = 0, piled = 0;
    for (int other = 0; other < sea->options.seats; other++) {
        int cards = in_deck(sea, other);
        for (int i = 0; i < cards; i++) slots[i] = &sea->deck[other][sea->top[other] + i];
        shuffle(slots, cards);
    }
    if (sea->options.seats == 1) raise_start(sea);
    for (int other = 0; other < sea->options.seats; other++) {
        for (int i = sea->top[other]; i < sea->size[other]; i++)
            if (is_plain(sea->deck[other][i])) slots[size++] = &sea->deck[other][i];
        if (other == seat) continue;
        for (int i = 0; i < sea->held[other]; i++)
            if (is_plain(sea->hand[other][i])) slots[size++] = &sea->hand[other][i];
        for (int card = 1; card < KINDS; card++)
            for (; is_plain(card) && sea->discards[other][card]; sea->discards[other][card]--) {
                owner[piled] = other;
                pile[piled] = card;
                slots[size++] = &pile[piled++];
            }
    }
    shuffle(slots, size);
    for (int i = 0; i < piled; i++) sea->discards[owner[i]][(int)pile[i]]++;
}

static void remember(Tried *tried, const Reading *reading, float won) {
    int gaps = reading->gaps * GAP_FIGURES;
    tried->won = won;
    tried->gaps = reading->gaps;
    tried->figures = malloc((STOCK_FIGURES + gaps) * sizeof(float));
    memcpy(tried->figures, reading->stock, sizeof reading->stock);
    memcpy(tried->figures + STOCK_FIGURES, reading->gap, gaps * sizeof(float));
}

static void recall(const Tried *tried, Reading *reading) {
    reading->gaps = tried->gaps;
    memcpy(reading->stock, tried->figures, sizeof reading->stock);
    memcpy(reading->gap, tried->figures + STOCK_FIGURES, tried->gaps * sizeof *reading->gap);
}

static void play_out(Evaluation *judged, const Move *few, int moves) {
    int won[MOST_TRIED] = {0};
    hide_storm_network(1);
    for (int i = 0; i < voyages; i++) {
        Sea imagined = *judged->sea;
        imagine(&imagined, judged->seat);
        for (int at = 0; at < moves; at++) {
            Sea sea = imagined;
            carry_out(&sea, few[at], judged->weights);
            won[at] += sail_on(&sea, judged->weights) < 0;
        }
    }
    hide_storm_network(0);
    Choice *choice = next_choice();
    choice->count = moves;
    choice->moves = malloc(moves * sizeof *choice->moves);
    for (int at = 0; at < moves; at++) {
        Reading reading;
        Sea after = *judged->sea;
        foresee(&after, judged, few[at]);
        read_sea(&after, judged->seat, judged->weights, 0, &reading);
        remember(&choice->moves[at], &reading, (float)won[at] / voyages);
    }
}

static int try_few(Evaluation *judged, const Move *few, int moves) {
    if (moves < 2 || !empty_cells(judged->sea)) return -1;
    if (!dice(EVERY)) {
        try_moves(NULL);
        play_out(judged, few, moves);
        try_moves(try_few);
    }
    return dice(VENTURE) ? -1 : (int)dice(moves);
}

/* Sail a deal as captains do with the storm network that is set, and play some of its choices out. */
int learn_storms_from(const Options *options, const Weights *weights, const signed char *hands, const signed char *decks,
                  const int *sizes, int first, int reef, unsigned long long number, int for_each_move) {
    throw_with(number);
    voyages = for_each_move;
    try_moves(try_few);
    int found = play_deal(options, weights, hands, decks, sizes, first, reef);
    try_moves(NULL);
    return found;
}

int choices_made(void) { return count; }

void forget_choices(void) {
    for (int i = 0; i < count; i++) {
        for (int at = 0; at < choices[i].count; at++) free(choices[i].moves[at].figures);
        free(choices[i].moves);
    }
    count = 0;
}

static Learning learning;

static void begin(void) {
    StormNetwork now = {0};
    throw_with(1);
    for (int i = 0; i < GAP_FIGURES; i++)
        for (int k = 0; k < LOOKS; k++) now.look[i][k] = 0.2 * normal();
    for (int k = 0; k < LOOKS; k++) now.look[GAP_FIGURES][k] = 0.05f;
    for (int k = 0; k < TELLS; k++) {
        for (int i = 0; i < LOOKS; i++) now.add[i][k] = 0.05 * normal();
        for (int i = 0; i < STOCK_FIGURES; i++) now.stock[i][k] = 0.1 * normal();
        now.stock[STOCK_FIGURES][k] = 0.1f;
        now.tell[k] = 0.2 * normal();
    }
    now.stock[STOCK_FIGURES][TELLS] = -0.5f;
    begin_learner(&learning, &now);
}

/* What the moves of a choice win, and above all by how much they are apart. */
static void study(const Choice *choice) {
    static Reading readings[MOST_TRIED];
    static Insight insights[MOST_TRIED];
    double chances[MOST_TRIED], told = 0, won = 0;
    for (int at = 0; at < choice->count; at++) {
        recall(&choice->moves[at], &readings[at]);
        chances[at] = chance_of(odds(&learning.now, &readings[at], &insights[at]));
        told += chances[at] / choice->count;
        won += choice->moves[at].won / choice->count;
    }
    double spread = fmax(LEAST_SPREAD, won * (1 - won));
    for (int at = 0; at < choice->count; at++) {
        double off = chances[at] - choice->moves[at].won, apart = off - told + won;
        off += APART * apart * chances[at] * (1 - chances[at]) / spread;
        descend(&learning.now, &readings[at], &insights[at], off / choice->count / BATCH, &learning.slope);
    }
}

/* Learn from all choices but every tenth. */
void study_choices(int epochs) {
    long steps = (long)epochs * count / BATCH;
    begin();
    for (long done = 0; done < steps; done++) {
        for (int k = 0; k < BATCH; k++) {
            int at = dice(count);
            if (at % HELD_BACK) study(&choices[at]);
        }
        double left = 1 - (double)done / steps;
        step_down(&learning, STEP * (left > 0.5 ? 1 : 2 * left + 0.01), SMOOTH);
    }
}

/* On the choices held back: the share of the variance explained, and of that between the moves of a choice. */
void tell_studied(double *all, double *between) {
    static Reading reading;
    static Insight insight;
    double off = 0, apart = 0, sum = 0, sum_squares = 0, spread = 0;
    int moves = 0;
    for (int i = 0; i < count; i += HELD_BACK) {
        const Choice *choice = &choices[i];
        double chances[MOST_TRIED], told = 0, won = 0;
        for (int at = 0; at < choice->count; at++) {
            recall(&choice->moves[at], &reading);
            chances[at] = chance_of(odds(&learning.smooth, &reading, &insight));
            told += chances[at] / choice->count;
            won += choice->moves[at].won / choice->count;
        }
        for (int at = 0; at < choice->count; at++) {
            double end = choice->moves[at].won;
            off += (chances[at] - end) * (chances[at] - end);
            apart += (chances[at] - told - end + won) * (chances[at] - told - end + won);
            spread += (end - won) * (end - won);
            sum += end;
            sum_squares += end * end;
            moves++;
        }
    }
    *all = 1 - off / (sum_squares - sum * sum / moves);
    *between = 1 - apart / spread;
}

const StormNetwork *studied(void) { return &learning.smooth; }
