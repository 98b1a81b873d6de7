/* The chance that captains win from a position on, as in games/shtil/crew/networks/win_network.py. */

#ifndef WIN_NETWORK_H
#define WIN_NETWORK_H

#include "fast_voyage.h"

void set_win_network(const double *values);
int has_win_network(void);
void tell_fast_gap(FastGap fast_gap, Islands there, Islands held, int grain, double *to);
void tell_stock(const FastVoyage *fast, int useful, int grain, double *to);
double network_chance(const FastVoyage *fast);

#endif
