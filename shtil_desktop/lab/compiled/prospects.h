/* The chance that captains win from a position on, as in games/shtil/crew/networks/win_network.py. */

#ifndef PROSPECTS_H
#define PROSPECTS_H

#include "swift.h"

void set_prospects(const double *values);
int has_prospects(void);
void tell_strait(Strait strait, Islands there, Islands held, int grain, double *to);
void tell_stock(const Swift *swift, int useful, int grain, double *to);
double prospect(const Swift *swift);

#endif
