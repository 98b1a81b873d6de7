/* What a start costs, as in games/shtil/rules/turns/start.py and games/shtil/crew/seats/captain.py. */

#ifndef START_H
#define START_H

#include "evaluation.h"

enum { BLIND = 2 };

int extra_draws(const Sea *sea);
int can_start(const Sea *sea);
void share_out(const Sea *sea, int total, int *shares, const Weights *weights);

#endif
