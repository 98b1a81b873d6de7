/* How a number would lie in a gap, and the supplies, as in games/shtil/crew/playouts/fit_tables.py. */

#ifndef FIT_TABLES_H
#define FIT_TABLES_H

#include "gap_difficulty.h"

enum { HIGHEST_PRICE = 4, SHARES = 10, COARSE = GRAIN / SHARES };

/* Islands as bits: by number or, within a gap, from the one just above its lower bound on. */
typedef unsigned __int128 Islands;

typedef struct {
    int first, last, low, high;
} FastGap;

/* What tells a gap and its islands apart from all others, and where it is kept. */
typedef struct {
    Islands there, held;
    unsigned long long rest;
} Key;

typedef struct {
    double best, at_low, at_high, loss;
    int cell, low_price, high_price;
} Fit;

typedef struct {
    double weigh, patience;
    int grain;
} Scarcity;

static inline Islands span(int size) { return ((Islands)1 << size) - 1; }
static inline Islands bit(int number) { return (Islands)1 << number; }
static inline int count(Islands islands) {
    unsigned long long low = (unsigned long long)islands, high = (unsigned long long)(islands >> 64);
    return __builtin_popcountll(low) + __builtin_popcountll(high);
}
static inline int cells_of(FastGap fast_gap) { return fast_gap.last - fast_gap.first + 1; }
static inline Islands between(Islands islands, FastGap fast_gap) {
    return islands >> (fast_gap.low + 1) & span(fast_gap.high - fast_gap.low - 1);
}

static inline Key key_of(int number, FastGap fast_gap, Islands there, Islands held, int grain) {
    unsigned long long bounds = fast_gap.first | fast_gap.last << 6 | fast_gap.low << 12 | fast_gap.high << 19;
    return (Key){there, held, bounds | (unsigned long long)number << 26 | (unsigned long long)(grain + 1) << 33};
}
static inline int is_key(const Key *one, const Key *other) {
    return one->rest == other->rest && one->there == other->there && one->held == other->held;
}
static inline unsigned hash(const Key *key, int bits) {
    const unsigned long long mix = 0x9E3779B97F4A7C15ull;
    unsigned long long found = (unsigned long long)key->there ^ (unsigned long long)(key->there >> 64) * mix;
    found ^= (unsigned long long)key->held * mix ^ (unsigned long long)(key->held >> 64) ^ key->rest * (mix << 1 | 1);
    return found * mix >> (64 - bits);
}

void prepare_fit_tables(const Weights *weights, int seats);
const Weights *weights_prepared(void);
Fit fit_of(int number, FastGap fast_gap, Islands there, Islands held, int grain);
double welcome(FastGap fast_gap, Islands there, Islands held, int grain);
Islands near_bits(FastGap fast_gap);
int due_of(FastGap fast_gap);
Scarcity scarcity(int own, int left, int hidden, int gone, int empty, int start_lies);

#endif
