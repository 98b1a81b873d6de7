/* The chance of winning in stormy seas as a seat sees it, as in crew/barometer.py and crew/figures.py. */

#ifndef BAROMETER_H
#define BAROMETER_H

#include "evaluation.h"

enum { STOCK = 46, GAPS = 51, FIGURES = STOCK + GAPS, MOST_NEURONS = 64 };

void set_barometer(const double *values, int count);
int has_barometer(void);
double foretell(const Sea *sea, int seat, const Weights *weights);

void open_log(double venture, double share, unsigned long long seed, float *rows, int most);
void close_log(void);
int is_logging(void);
int is_venturing(void);
int pick(int count);
void note(const Sea *sea, int seat, const Weights *weights);
int noted(void);

#endif
