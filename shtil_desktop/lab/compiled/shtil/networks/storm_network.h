/* The chance of winning in stormy seas as a seat sees it, as in games/shtil/crew/networks/storm_network.py and games/shtil/crew/networks/storm_features.py. */

#ifndef STORM_NETWORK_H
#define STORM_NETWORK_H

#include "evaluation.h"

enum { STOCK_FIGURES = 67, GAP_FIGURES = 43, LOOKS = 24, TELLS = 32, MOST_GAPS = 37 };
enum { MOST_WAYS = 24 };
#define JUDGEMENT 0.15 /* what the plain judgement counts beside the odds, but for the moves of a turn */

typedef struct {
    int gaps;
    float gap[MOST_GAPS][GAP_FIGURES], stock[STOCK_FIGURES];
} Reading;

/* By what goes in, then by what comes out; the last to go in counts as such, the last to come out is the odds. */
typedef struct {
    float look[GAP_FIGURES + 1][LOOKS], add[LOOKS][TELLS + 1], stock[STOCK_FIGURES + 1][TELLS + 1], tell[TELLS];
} StormNetwork;

/* What it makes of a reading on the way: of each gap, of all, and with the stock. */
typedef struct {
    float seen[MOST_GAPS][LOOKS], sum[LOOKS], told[TELLS + 1];
} Insight;

/* The ways on from a choice: what can be read after each, and what speaks against it beforehand. */
typedef struct {
    int count;
    double against[MOST_WAYS];
    Reading after[MOST_WAYS];
} Ways;

/* Says which way is taken, in place of the storm network. */
typedef int (*Chooser)(const Ways *ways);

void set_storm_network(const double *values, int count);
int has_storm_network(void);
void hide_storm_network(int is_so);
void choose_by(Chooser chooser);
void copy_reading(const Reading *from, Reading *to);
void read_sea(const Sea *sea, int seat, const Weights *weights, int is_reef_near, Reading *reading);
double odds(const StormNetwork *from, const Reading *reading, Insight *insight);
void add_way(Ways *ways, const Sea *after, int seat, const Weights *weights, int is_reef_near, double against);
int best_way(const Ways *ways);

#endif
