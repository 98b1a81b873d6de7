/* Cards are parted with one after the other, each judged in the waters that the last one left. */

#include "decision_log.h"
#include "payment.h"
#include "storm_network.h"
#include "hopeless_gaps.h"

#include <math.h>

enum { FINISHES = 5 };

static const double LEAST_JUNK = -8.0, MOST_JUNK = 12.0;

static int card_at(const Evaluation *judged, int at) { return judged->sea->hand[judged->seat][judged->order[at]]; }

/* Which cards can go without closing a gap, by their places in the ranking; how many that are. */
static int to_spare(const Evaluation *judged, int *spare) {
    Numbers numbers = numbers_of(judged->sea, judged->seat);
    int many = 0, others = 0, most = has_storm_network() ? judged->ranked : 1;
    for (int at = 0; at < judged->ranked && many < most; at++)
        if (!closes(&numbers, card_at(judged, at))) spare[many++] = at;
    if (!has_storm_network() || numbers.wilds > 0) return many;
    if (judged->sea->discards[judged->seat][FINISH] + 1 < FINISHES) return many;
    for (int i = 0; i < many; i++) /* the last finish of all stays if anything else can go */
        if (card_at(judged, spare[i]) != FINISH) spare[others++] = spare[i];
    return others ? others : many;
}

/* Which card goes next, by its place in the ranking. */
static int pick(const Evaluation *judged, const int *spare, int many) {
    Ways ways;
    if (!has_storm_network()) return spare[0];
    ways.count = 0;
    for (int i = 0; i < many; i++) {
        Sea after = *judged->sea;
        double junk = fmax(LEAST_JUNK, fmin(MOST_JUNK, judged->junk[spare[i]]));
        discard(&after, judged->seat, card_at(judged, spare[i]));
        add_way(&ways, &after, judged->seat, judged->weights, 0, -JUDGEMENT * junk);
    }
    return spare[best_way(&ways)];
}

/* Where one card after the other leads to a gap that must be closed: cards that close none together, if any. */
static int find_together(const Sea *sea, int seat, int price, const Weights *weights, signed char *pay) {
    Evaluation judged;
    signed char cards[MOST_HELD];
    Numbers numbers = numbers_of(sea, seat);
    evaluate(&judged, sea, seat, weights);
    rank(&judged);
    for (int at = 0; at < judged.ranked; at++) cards[at] = card_at(&judged, at);
    return spare_together(&numbers, cards, judged.ranked, price, pay);
}

/* They are discarded from the sea; `pay` has them in their order. */
void choose_payment(Sea *sea, int seat, int price, const Weights *weights, signed char *pay) {
    Evaluation judged;
    Sea first = *sea;
    for (int i = 0; i < price; i++) {
        int spare[MOST_HELD];
        evaluate(&judged, sea, seat, weights);
        rank(&judged);
        int many = to_spare(&judged, spare);
        if (!many && find_together(&first, seat, price, weights, pay)) {
            *sea = first;
            for (int k = 0; k < price; k++) discard(sea, seat, pay[k]);
            return;
        }
        if (!many)
            for (; many < judged.ranked; many++) spare[many] = many;
        pay[i] = card_at(&judged, pick(&judged, spare, many));
        discard(sea, seat, pay[i]);
    }
}

/* All of them if so many are asked for. */
void part_with(Sea *sea, int seat, int price, const Weights *weights) {
    signed char pay[MOST_HELD];
    if (price < discardable(sea, seat)) {
        choose_payment(sea, seat, price, weights, pay);
        for (int i = 0; i < price; i++) note_card(pay[i]);
        return;
    }
    for (int i = sea->held[seat] - 1; i >= 0; i--) {
        if (sea->hand[seat][i] == MONSTER) continue;
        note_card(sea->hand[seat][i]);
        discard(sea, seat, sea->hand[seat][i]);
    }
}
