/* Cards are parted with one after the other, each judged in the waters that the last one left. */

#include "payment.h"
#include "barometer.h"

#include <math.h>

static const double LEAST_JUNK = -8.0, MOST_JUNK = 12.0;

/* Which card goes next, by its place in the ranking. */
static int pick(Evaluation *judged) {
    Ways ways;
    if (!has_barometer()) return 0;
    ways.count = 0;
    for (int at = 0; at < judged->ranked; at++) {
        Sea after = *judged->sea;
        double junk = fmax(LEAST_JUNK, fmin(MOST_JUNK, judged->junk[at]));
        discard(&after, judged->seat, after.hand[judged->seat][judged->order[at]]);
        add_way(&ways, &after, judged->seat, judged->weights, 0, -JUDGEMENT * junk);
    }
    return best_way(&ways);
}

/* All of them if so many are asked for. */
void part_with(Sea *sea, int seat, int price, const Weights *weights) {
    Evaluation judged;
    if (price == discardable(sea, seat)) {
        for (int i = sea->held[seat] - 1; i >= 0; i--)
            if (sea->hand[seat][i] != MONSTER) discard(sea, seat, sea->hand[seat][i]);
        return;
    }
    for (; price > 0; price--) {
        evaluate(&judged, sea, seat, weights);
        rank(&judged);
        discard(sea, seat, sea->hand[seat][judged.order[pick(&judged)]]);
    }
}
