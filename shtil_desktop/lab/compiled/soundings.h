/* How a number would lie in a gap, and the supplies, as in games/shtil/crew/playouts/fit_tables.py. */

#ifndef SOUNDINGS_H
#define SOUNDINGS_H

#include "gaps.h"

enum { HIGHEST_PRICE = 4, SHARES = 10, COARSE = GRAIN / SHARES };

/* Islands as bits: by number or, within a gap, from the one just above its lower bound on. */
typedef unsigned __int128 Islands;

typedef struct {
    int first, last, low, high;
} Strait;

/* What tells a gap and its islands apart from all others, and where it is kept. */
typedef struct {
    Islands there, held;
    unsigned long long rest;
} Key;

typedef struct {
    double best, at_low, at_high, loss;
    int cell, low_price, high_price;
} Sounding;

typedef struct {
    double weigh, patience;
    int grain;
} Supplies;

static inline Islands span(int size) { return ((Islands)1 << size) - 1; }
static inline Islands bit(int number) { return (Islands)1 << number; }
static inline int count(Islands islands) {
    unsigned long long low = (unsigned long long)islands, high = (unsigned long long)(islands >> 64);
    return __builtin_popcountll(low) + __builtin_popcountll(high);
}
static inline int cells_of(Strait strait) { return strait.last - strait.first + 1; }
static inline Islands between(Islands islands, Strait strait) {
    return islands >> (strait.low + 1) & span(strait.high - strait.low - 1);
}

static inline Key key_of(int number, Strait strait, Islands there, Islands held, int grain) {
    unsigned long long bounds = strait.first | strait.last << 6 | strait.low << 12 | strait.high << 19;
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

void prepare_soundings(const Weights *weights, int seats);
const Weights *weights_sounded(void);
Sounding sound(int number, Strait strait, Islands there, Islands held, int grain);
double welcome(Strait strait, Islands there, Islands held, int grain);
Islands near_bits(Strait strait);
int due_of(Strait strait);
Supplies supply(int own, int left, int hidden, int gone, int empty, int start_lies);

#endif
