/* How a barometer learns: step by step down a slope, and what it comes to on average. */

#ifndef LEARNING_H
#define LEARNING_H

#include "barometer.h"

enum { WEIGHTS = sizeof(Barometer) / sizeof(float) };

typedef struct {
    Barometer now, slope, smooth, mean, squares;
    double weight_mean, weight_squares;
} Learning;

double chance_of(double odds);
void begin_learner(Learning *learning, const Barometer *from);
void descend(const Barometer *now, const Reading *reading, const Insight *insight, float off, Barometer *slope);
void step_down(Learning *learning, double step, double smooth);

#endif
