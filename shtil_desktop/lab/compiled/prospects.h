/* The chance that captains win from a position on, as in crew/prospects.py. */

#ifndef PROSPECTS_H
#define PROSPECTS_H

#include "swift.h"

void set_prospects(const double *values);
int has_prospects(void);
double prospect(const Swift *swift);

#endif
