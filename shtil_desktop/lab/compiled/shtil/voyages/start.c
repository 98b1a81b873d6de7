/* The start: whether it can be paid for, and how many cards each seat gives. */

#include "start.h"

#include <math.h>
#include <string.h>

int extra_draws(const Sea *sea) {
    return sea->options.seats == 1 ? 8 : sea->options.seats == 2 ? 2 : 0;
}

int can_start(const Sea *sea) {
    int given = -1;
    for (int seat = 0; seat < sea->options.seats; seat++) {
        int extra = extra_draws(sea), deck = in_deck(sea, seat);
        if (sea->yellows[seat] && extra < BLIND) extra = BLIND;
        given += discardable(sea, seat) + (deck < extra ? deck : extra);
    }
    return given >= TO_GIVE;
}

typedef struct {
    int least[SEATS], most[SEATS], shares[SEATS], best[SEATS];
    double wanted[SEATS], nearest;
} Split;

/* As Python does it, which differs from the product in the last bit now and then; else C would make one of it. */
static double squared(double off) {
    volatile double twice = 2;
    return pow(off, twice);
}

static void try_splits(Split *split, int seat, int seats, int left, double distance) {
    if (seat == seats) {
        if (left || distance >= split->nearest) return;
        split->nearest = distance;
        memcpy(split->best, split->shares, sizeof split->best);
        return;
    }
    for (int share = split->least[seat]; share <= split->most[seat] && share <= left; share++) {
        split->shares[seat] = share;
        try_splits(split, seat + 1, seats, left - share, distance + squared(share - split->wanted[seat]));
    }
}

/* As every captain pledges and splits: near to what each would gladly give, the rest where most cards are. */
void share_out(const Sea *sea, int total, int *shares, const Weights *weights) {
    Split split = {.nearest = 1e18};
    Evaluation judged;
    for (int seat = 0; seat < sea->options.seats; seat++) {
        evaluate(&judged, sea, seat, weights);
        rank(&judged);
        for (int at = 0; at < judged.ranked; at++) split.wanted[seat] += judged.junk[at] > weights->junk;
        split.wanted[seat] += (sea->held[seat] + in_deck(sea, seat)) * weights->wealth;
        split.least[seat] = sea->blind[seat];
        split.most[seat] = sea->blind[seat] + discardable(sea, seat);
    }
    try_splits(&split, 0, sea->options.seats, total, 0);
    memcpy(shares, split.best, sizeof split.best);
}
