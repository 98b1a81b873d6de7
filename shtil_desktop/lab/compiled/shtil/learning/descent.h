/* How a storm network learns: step by step down a slope, and what it comes to on average. */

#ifndef DESCENT_H
#define DESCENT_H

#include "storm_network.h"

enum { WEIGHTS = sizeof(StormNetwork) / sizeof(float) };

typedef struct {
    StormNetwork now, slope, smooth, mean, squares;
    double weight_mean, weight_squares;
} Learning;

double chance_of(double odds);
void begin_learner(Learning *learning, const StormNetwork *from);
void descend(const StormNetwork *now, const Reading *reading, const Insight *insight, float off, StormNetwork *slope);
void step_down(Learning *learning, double step, double smooth);

#endif
