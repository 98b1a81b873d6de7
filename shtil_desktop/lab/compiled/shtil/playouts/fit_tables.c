/* The measure is the evaluation's own, taken from bits; sums are added up in the same order as in Python. */

#include "fit_tables.h"
#include "evaluation.h"

#include <math.h>
#include <string.h>

static const double EASE = 1.2, AT_HAND = 1.5, NEAR[HAND] = {0, 1.0, 1.0, 0.7, 0.5};

enum { KEPT_BITS = 14 };

/* Fits are kept until others come to the same place. */
typedef struct {
    Key key;
    Fit fit;
} Kept;

static Kept kept[1 << KEPT_BITS];
static Weights ready;
static const Weights *w = &ready;
static int crew;
static double choices[BEYOND][MOST_HELD + 1][SHARES + 1][CELLS + 1];
static char is_known[BEYOND][MOST_HELD + 1][SHARES + 1];

void prepare_fit_tables(const Weights *weights, int seats) {
    prepare(weights);
    crew = seats;
    if (!memcmp(weights, &ready, sizeof ready)) return;
    ready = *weights;
    memset(is_known, 0, sizeof is_known);
    memset(kept, 0, sizeof kept);
}

const Weights *weights_prepared(void) { return w; }

/* What the numbers count, in the steps of the tables. */
static int step_of(int numbers, int held, int grain) {
    return (int)(FINE * (held + (double)((numbers - held) * grain) / GRAIN) + 0.5);
}

/* What 0, 1, 2 and so on cells count by how many numbers there are for them. */
static const double *choice(int numbers, int held, int grain) {
    double *found = choices[numbers][held][grain / COARSE];
    char *known = &is_known[numbers][held][grain / COARSE];
    if (*known) return found;
    const double *room = rooms(step_of(numbers, held, grain));
    for (int cells = 0; cells <= CELLS; cells++) {
        found[cells] = cells > numbers ? DEAD : room[cells];
        if (cells <= numbers && w->doubt && grain != GRAIN)
            found[cells] += w->doubt * lacking(held, numbers - held, grain, cells);
    }
    *known = 1;
    return found;
}

static Islands near_low(FastGap fast_gap) {
    int size = fast_gap.high - fast_gap.low - 1;
    return span(size < HIGHEST_PRICE ? size : HIGHEST_PRICE);
}

static Islands near_high(FastGap fast_gap) {
    int size = fast_gap.high - fast_gap.low - 1;
    return span(size) & ~span(size < HIGHEST_PRICE ? 0 : size - HIGHEST_PRICE);
}

/* The numbers that a hand can pay for beside a bound; all of them if there is no bound. */
Islands near_bits(FastGap fast_gap) {
    int is_low = fast_gap.low > 0, is_high = fast_gap.high < BEYOND;
    if (!is_low && !is_high) return span(fast_gap.high - fast_gap.low - 1);
    return (is_low ? near_low(fast_gap) : 0) | (is_high ? near_high(fast_gap) : 0);
}

/* The numbers that a hand can pay for beside the bounds, each as welcome as it is cheap. */
double welcome(FastGap fast_gap, Islands there, Islands held, int grain) {
    int is_low = fast_gap.low > 0, is_high = fast_gap.high < BEYOND, size = fast_gap.high - fast_gap.low - 1;
    double present = (double)grain / GRAIN, found = 0;
    if (!is_low && !is_high) return count(held) + present * (count(there) - count(held));
    for (int step = 1; step <= HIGHEST_PRICE; step++) {
        int up = step - 1, down = size - step;
        if (is_low && up < size && (!is_high || up <= down) && there >> up & 1)
            found += NEAR[step] * (held >> up & 1 ? AT_HAND : present);
        if (is_high && down >= 0 && (!is_low || down > up) && there >> down & 1)
            found += NEAR[step] * (held >> down & 1 ? AT_HAND : present);
    }
    return found;
}

static double one(FastGap fast_gap, Islands there, Islands held, int grain) {
    double wanted = welcome(fast_gap, there, held, grain);
    return wanted ? w->single * exp(-w->single_slope * wanted) : DEAD;
}

static double two(FastGap fast_gap, Islands there, Islands held, int grain) {
    if (!w->pair || !fast_gap.low || fast_gap.high == BEYOND) return 0;
    return w->pair * exp(-w->pair_slope * welcome(fast_gap, there, held, grain));
}

static double penalty_of(FastGap fast_gap, Islands there, Islands held, int grain) {
    int cells = cells_of(fast_gap);
    double found = choice(count(there), count(held), grain)[cells];
    if (!there || cells > 2) return found;
    return found + (cells == 1 ? one(fast_gap, there, held, grain) : two(fast_gap, there, held, grain));
}

static double loss_of(int number, FastGap fast_gap, Islands there, Islands held, int grain) {
    int cells = cells_of(fast_gap), numbers = count(there), step = step_of(numbers, count(held), grain);
    if (numbers <= cells) return DEAD;
    double found = rooms(step > FINE ? step - FINE : 0)[cells] - rooms(step)[cells];
    if (cells > 1) return found;
    Islands rest = ~bit(number - fast_gap.low - 1);
    return found + (one(fast_gap, there & rest, held & rest, grain) - one(fast_gap, there, held, grain));
}

/* What lone cells and pairs of them on both sides of the number add to the scores. */
static void add_few(double *scores, int number, FastGap fast_gap, Islands there, Islands held, int grain) {
    int most = fast_gap.last - fast_gap.first, cut = number - fast_gap.low - 1;
    FastGap before = {0, 0, fast_gap.low, number}, after = {0, 0, number, fast_gap.high};
    Islands there_before = there & span(cut), held_before = held & span(cut);
    if (there_before) {
        scores[1] += one(before, there_before, held_before, grain);
        if (most > 1) scores[2] += two(before, there_before, held_before, grain);
    }
    there >>= cut + 1;
    held >>= cut + 1;
    if (there) {
        scores[most - 1] += one(after, there, held, grain);
        if (most > 1) scores[most - 2] += two(after, there, held, grain);
    }
}

static void score_cells(double *scores, int number, FastGap fast_gap, Islands there, Islands held, int grain) {
    int first = fast_gap.first, most = fast_gap.last - first, cut = number - fast_gap.low - 1;
    const double *before = choice(count(there & span(cut)), count(held & span(cut)), grain);
    const double *after = choice(count(there >> (cut + 1)), count(held >> (cut + 1)), grain);
    double whole = penalty_of(fast_gap, there, held, grain);
    double ideal = (number - 0.5) * CELLS / LAST_ISLAND - 0.5;
    double share = first - 1 + (double)(number - fast_gap.low) / (fast_gap.high - fast_gap.low) * (most + 2);
    for (int at = 0; at <= most; at++)
        scores[at] = before[at] + after[most - at] - whole + w->place * fabs(first + at - ideal) +
                     w->share * fabs(first + at - share);
    if (most) add_few(scores, number, fast_gap, there, held, grain);
}

/* What the prices count is not in the scores. */
static Fit measure(int number, FastGap fast_gap, Islands there, Islands held, int grain) {
    double scores[CELLS];
    int most = fast_gap.last - fast_gap.first;
    int low_price = fast_gap.low ? number - fast_gap.low : 0, high_price = fast_gap.high < BEYOND ? fast_gap.high - number : 0;
    score_cells(scores, number, fast_gap, there, held, grain);
    if (!most && low_price && high_price) {
        if (high_price < low_price) low_price = high_price;
        high_price = 0;
    }
    Fit found = {.best = NOWHERE, .cell = fast_gap.first};
    for (int at = low_price > 0; at < most + !high_price; at++)
        if (scores[at] < found.best) {
            found.best = scores[at];
            found.cell = fast_gap.first + at;
        }
    found.at_low = scores[0];
    found.low_price = low_price <= HIGHEST_PRICE ? low_price : 0;
    found.at_high = scores[most];
    found.high_price = high_price <= HIGHEST_PRICE ? high_price : 0;
    found.loss = loss_of(number, fast_gap, there, held, grain);
    return found;
}

Fit fit_of(int number, FastGap fast_gap, Islands there, Islands held, int grain) {
    Key key = key_of(number, fast_gap, there, held, grain);
    Kept *found = &kept[hash(&key, KEPT_BITS)];
    if (!is_key(&found->key, &key)) *found = (Kept){key, measure(number, fast_gap, there, held, grain)};
    return found->fit;
}

/* How many cards a gap must cost at the least. */
int due_of(FastGap fast_gap) {
    int cells = cells_of(fast_gap);
    return cells > 0 ? cells - (cells - 1 + !fast_gap.low + (fast_gap.high == BEYOND)) / 2 : 0;
}

Scarcity scarcity(int own, int left, int hidden, int gone, int empty, int start_lies) {
    int owed = start_lies ? empty + 1 : empty + 1 + TO_GIVE;
    double ease = (double)(left - owed) / (empty + 1) - EASE, balance = (own - (double)left / crew) / HAND;
    double haste = -w->price_slack * ease - w->price_balance * balance;
    double thrift = w->thrift * exp(-w->thrift_slope * fmax(-4.0, own - (double)owed / crew));
    Scarcity found;
    found.weigh = w->price * exp(fmax(-4.0, fmin(4.0, haste))) + thrift;
    found.patience = w->patience + w->patience_slack * ease + w->patience_balance * balance + thrift;
    found.grain = hidden ? COARSE * ((2 * SHARES * hidden + hidden + gone) / (2 * (hidden + gone))) : 0;
    return found;
}
