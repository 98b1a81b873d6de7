/* The chance of winning in stormy seas as a seat sees it, as in crew/barometer.py and crew/figures.py. */

#ifndef BAROMETER_H
#define BAROMETER_H

#include "evaluation.h"

enum { STOCK_FIGURES = 46, GAP_FIGURES = 41, LOOKS = 24, TELLS = 32, MOST_GAPS = 37 };

typedef struct {
    int gaps;
    float gap[MOST_GAPS][GAP_FIGURES], stock[STOCK_FIGURES];
} Reading;

/* By what goes in, then by what comes out; the last to go in counts as such, the last to come out is the odds. */
typedef struct {
    float look[GAP_FIGURES + 1][LOOKS], add[LOOKS][TELLS + 1], stock[STOCK_FIGURES + 1][TELLS + 1], tell[TELLS];
} Barometer;

/* What it makes of a reading on the way: of each gap, of all, and with the stock. */
typedef struct {
    float seen[MOST_GAPS][LOOKS], sum[LOOKS], told[TELLS + 1];
} Insight;

void set_barometer(const double *values, int count);
int has_barometer(void);
void hide_barometer(int is_so);
void read_sea(const Sea *sea, int seat, const Weights *weights, Reading *reading);
double odds(const Barometer *from, const Reading *reading, Insight *insight);
double foretell(const Sea *sea, int seat, const Weights *weights);

#endif
