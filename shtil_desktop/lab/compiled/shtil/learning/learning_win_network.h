/* A small network that tells a chance from figures; the same layers as in games/shtil/crew/networks/win_network.py. */

#ifndef LEARNING_WIN_NETWORK_H
#define LEARNING_WIN_NETWORK_H

enum { GAP = 36, LOOK = 16, TELL = 12, STOCK = 18, GAPS = 37 };

/* The last of a row counts as such; the last row of `add` and `stock` goes straight to the end. */
typedef struct {
    float look[LOOK][GAP + 1], add[TELL + 1][LOOK + 1], stock[TELL + 1][STOCK + 1], tell[TELL];
} Network;

typedef struct {
    int gaps;
    float gap[GAPS][GAP], stock[STOCK];
} Figures;

unsigned dice(unsigned sides);
void throw_with(unsigned long long seed);
double normal(void);
double chance(const Network *network, const Figures *figures);
void begin_learning(void);
void learn(const Figures *figures, const float *won, int count, double step);
const Network *smoothed(void);

#endif
