/* Which moves are tried, how they are tried, and which one is made. */

#include "admiral.h"
#include "imagined_deal.h"
#include "payment.h"
#include "win_network.h"

#include <math.h>
#include <string.h>

enum { MOST_TRIALS = 128, MOST_DEALS = 1 << 13 };

/* A move and how the voyages ended that went on from it, one for each imagined deal. */
typedef struct {
    Move move;
    double behind, wins, ends[MOST_DEALS];
    int tried;
} Trial;

static Settings settings;
static Trial trials[MOST_TRIALS];
static int many, turns;

void set_admiral(const Settings *chosen) { settings = *chosen; }

/* Choose the cards that will be missed least once the move is done. */
void pay_for(const Sea *sea, int seat, Move *move, const Weights *weights) {
    Sea after = *sea;
    if (move->kind == ISLAND) {
        take_from_hand(&after, seat, move->card);
        lay(&after, move->card, move->cell);
    }
    if (move->price == after.held[seat]) {
        memcpy(move->pay, after.hand[seat], move->price);
        return;
    }
    choose_payment(&after, seat, move->price, weights, move->pay);
}

static int is_same(const Move *one, const Move *other) {
    return one->kind == other->kind && one->card == other->card && one->cell == other->cell &&
           !memcmp(one->pay, other->pay, one->price);
}

static void add_trial(Move move, double behind) {
    for (int i = 0; i < many; i++)
        if (is_same(&trials[i].move, &move)) return;
    if (many == MOST_TRIALS) return;
    trials[many].move = move;
    trials[many].behind = behind;
    trials[many].wins = trials[many].tried = 0;
    many++;
}

/* The cards that the move leaves in the hand, as they are ranked: as often as the ranking has them. */
static int rank_rest(Evaluation *judged, const Move *move, signed char *found) {
    int seat = judged->seat, left = 0;
    Sea after = *judged->sea;
    if (move->kind == ISLAND) take_from_hand(&after, seat, move->card);
    for (int i = 0; i < move->price; i++) take_from_hand(&after, seat, move->pay[i]);
    rank(judged);
    for (int at = 0; at < judged->ranked; at++) {
        int card = judged->sea->hand[seat][judged->order[at]];
        if (held_of(&after, seat, card)) found[left++] = card;
    }
    return left;
}

/* The same move with the card at a place of its payment kept and another one given, which comes last. */
static void add_swapped(const Move *move, double behind, int at, int card) {
    Move other = *move;
    memmove(other.pay + at, other.pay + at + 1, move->price - at - 1);
    other.pay[move->price - 1] = card;
    add_trial(other, behind);
}

static void add_other_payments(Evaluation *judged, int at) {
    Move move = trials[at].move;
    double behind = trials[at].behind;
    signed char rest[MOST_HELD];
    if (!move.price) return;
    int left = rank_rest(judged, &move, rest);
    for (int i = 0; i < left && i < 2; i++) add_swapped(&move, behind, move.price - 1, rest[i]);
    if (move.price > 1 && left) add_swapped(&move, behind, 0, rest[0]);
}

static void add_gifts(Evaluation *judged) {
    Move first = trials[0].move;
    signed char rest[MOST_HELD];
    int left = rank_rest(judged, &first, rest);
    for (int at = first.price - 1; at >= 0 && at >= first.price - settings.given; at--)
        for (int i = 0; i < left && i < settings.kept; i++)
            if (rest[i] != first.pay[at]) add_swapped(&first, 0, at, rest[i]);
}

/* The moves of the least value with their payments, the captain's own first; then other payments. */
static void find_candidates(Evaluation *judged, const Move *moves, int count) {
    int order[count], tried = count < settings.candidates ? count : settings.candidates;
    many = 0;
    for (int i = 0; i < count; i++) {
        int at = i;
        for (; at > 0 && moves[i].value < moves[order[at - 1]].value; at--) order[at] = order[at - 1];
        order[at] = i;
    }
    double least = moves[order[0]].value;
    for (int i = 0; i < tried && moves[order[i]].value <= least + settings.lead; i++) {
        Move move = moves[order[i]];
        pay_for(judged->sea, judged->seat, &move, judged->weights);
        add_trial(move, move.value - least);
    }
    if (moves[0].kind == GIVE) {
        add_gifts(judged);
        return;
    }
    for (int i = 0, found = many; i < settings.payments && i < found; i++) add_other_payments(judged, i);
}

static double end_after(const FastVoyage *deal, const Move *move, int ahead, int seat) {
    FastVoyage twin = *deal;
    int is_open = move->kind != ISLAND || place(&twin, move->card, move->cell);
    if (move->kind == GIVE) twin.owed[seat] = 0;
    is_open = pay(&twin, seat, move->pay, move->price) && is_open;
    if (move->kind != GIVE) is_open = is_open && pass_on(&twin);
    double end = is_open ? play_out(&twin, ahead) : 0;
    turns += twin.turns + (ahead ? settings.told : 0);
    return end;
}

/* Whether the captain's move wins all of some deals, sailed to their end. */
static int is_sure(const Imagination *imagination, Dice *dice) {
    Decks decks;
    FastVoyage deal;
    for (int i = 0; i < settings.sure; i++) {
        imagine(imagination, dice, &decks, &deal);
        if (end_after(&deal, &trials[0].move, 0, imagination->seat) < 1) return 0;
    }
    return 1;
}

/* On the deals that both sailed: how far ahead the other one is, and the squares of the differences. */
static double compare(const Trial *one, const Trial *other, double *apart) {
    int deals = one->tried < other->tried ? one->tried : other->tried;
    double ahead = 0;
    *apart = 0;
    for (int i = 0; i < deals; i++) {
        double difference = other->ends[i] - one->ends[i];
        ahead += difference;
        *apart += difference * difference;
    }
    return ahead;
}

static int keeps_up(const Trial *trial, const Trial *other) {
    double apart, behind;
    if (trial == other) return 1;
    behind = compare(trial, other, &apart);
    return apart > 0 && behind <= settings.behind * sqrt(apart);
}

/* The captain's move, and those that may still turn out better than it and than all others. */
static int leave_out(Trial **running, int count) {
    Trial *first = running[0], *best = first;
    int kept = 1;
    for (int i = 1; i < count; i++)
        if (running[i]->wins > best->wins) best = running[i];
    for (int i = 1; i < count; i++)
        if (keeps_up(running[i], first) && keeps_up(running[i], best)) running[kept++] = running[i];
    return kept;
}

static void try_all(const Imagination *imagination, int most, Dice *dice) {
    int ahead = has_win_network() ? settings.ahead : 0, count = many;
    Trial *running[MOST_TRIALS];
    Decks decks;
    FastVoyage deal;
    for (int i = 0; i < many; i++) running[i] = &trials[i];
    for (int stage = 0; stage < MOST_STAGES && settings.stages[stage]; stage++) {
        for (int k = 0; k < settings.stages[stage]; k++) {
            imagine(imagination, dice, &decks, &deal);
            for (int i = 0; i < count; i++) {
                Trial *trial = running[i];
                double end = end_after(&deal, &trial->move, ahead, imagination->seat);
                trial->wins += trial->ends[trial->tried++] = end;
            }
            if (turns >= most) break;
        }
        count = leave_out(running, count);
        if (count < 2 || turns >= most) return;
    }
}

/* How much likelier the other one wins, beyond what chance and the captain's judgement account for. */
static double margin_of(const Trial *other) {
    double apart, ahead = compare(&trials[0], other, &apart);
    if (!other->tried || other == trials) return 0;
    return (ahead - settings.doubt * sqrt(apart)) / other->tried - settings.trust * other->behind;
}

/* The captain's move, unless another one won clearly more often on the same deals. */
static Move choose(void) {
    int best = 0;
    double most = 0;
    for (int i = 1; i < many; i++)
        if (margin_of(&trials[i]) > most) {
            most = margin_of(&trials[i]);
            best = i;
        }
    return trials[best].move;
}

Move decide(Evaluation *judged, const Move *moves, int count, int starter, const int *owed, Dice *dice) {
    Imagination imagination;
    find_candidates(judged, moves, count);
    if (many > 1) {
        begin_imagining(&imagination, judged->sea, judged->seat, starter, owed);
        turns = 0;
        if (is_sure(&imagination, dice)) return trials[0].move;
        int most = settings.turns - settings.turns * empty_cells(judged->sea) / settings.open;
        try_all(&imagination, most, dice);
    }
    return choose();
}
