/* How hard a gap will be to fill, as in crew/gaps.py, to the last bit. */

#ifndef GAPS_H
#define GAPS_H

#include "sea.h"

enum { FINE = 4, GRAIN = 40, ROOMS = FINE * LAST_ISLAND + FINE };
#define DEAD 30.0

void set_choices(const double *values);
void prepare(const Weights *weights);
const double *rooms(int step);
double lacking(int held, int unseen, int grain, int cells);

#endif
