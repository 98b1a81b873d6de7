/* How hard a gap will be to fill, as in games/shtil/crew/judgement/gap_difficulty.py, to the last bit. */

#ifndef GAP_DIFFICULTY_H
#define GAP_DIFFICULTY_H

#include "sea.h"

enum { FINE = 4, GRAIN = 40, ROOMS = FINE * LAST_ISLAND + FINE, SHAPE = 24 };
#define DEAD 30.0
#define DOUBTFUL 8.0 /* the most that the doubt about a gap counts in figures */

void set_choices(const double *values);
void prepare(const Weights *weights);
const double *rooms(int step);
double lacking(int held, int unseen, int grain, int cells);
double *tell_shape(int cells, int low, int high, int own, double numbers, double doubt, double wanted, double *to);

#endif
