/* The way down for all weights of a storm network at once (Adam). */

#include "descent.h"

#include <math.h>
#include <string.h>

static const float KEPT = 0.9f, KEPT_SQUARES = 0.999f;

double chance_of(double odds) { return 1 / (1 + exp(-fmax(-30, fmin(30, odds)))); }

void begin_learner(Learning *learning, const StormNetwork *from) {
    memset(learning, 0, sizeof *learning);
    learning->now = learning->smooth = *from;
    learning->weight_mean = learning->weight_squares = 1;
}

/* Add what one reading says about the way down, if its odds are off by so much. */
void descend(const StormNetwork *restrict now, const Reading *restrict reading, const Insight *restrict insight, float off,
             StormNetwork *restrict slope) {
    float share[TELLS + 1], back[LOOKS] = {0};
    share[TELLS] = off;
    for (int k = 0; k < TELLS; k++) {
        share[k] = insight->told[k] > 0 ? off * now->tell[k] : 0;
        if (insight->told[k] > 0) slope->tell[k] += off * insight->told[k];
    }
    for (int k = 0; k <= TELLS; k++) slope->stock[STOCK_FIGURES][k] += share[k];
    for (int i = 0; i < STOCK_FIGURES; i++) {
        float figure = reading->stock[i];
        if (figure != 0)
            for (int k = 0; k <= TELLS; k++) slope->stock[i][k] += share[k] * figure;
    }
    for (int i = 0; i < LOOKS; i++) {
        float sum = insight->sum[i];
        for (int k = 0; k <= TELLS; k++) slope->add[i][k] += share[k] * sum;
        for (int k = 0; k <= TELLS; k++) back[i] += share[k] * now->add[i][k];
    }
    for (int g = 0; g < reading->gaps; g++) {
        float through[LOOKS];
        for (int k = 0; k < LOOKS; k++) {
            through[k] = insight->seen[g][k] > 0 ? back[k] : 0;
            slope->look[GAP_FIGURES][k] += through[k];
        }
        for (int i = 0; i < GAP_FIGURES; i++) {
            float figure = reading->gap[g][i];
            if (figure != 0)
                for (int k = 0; k < LOOKS; k++) slope->look[i][k] += through[k] * figure;
        }
    }
}

/* One step, and the slope is level again. */
void step_down(Learning *learning, double step, double smooth) {
    float *weight = (float *)&learning->now, *down = (float *)&learning->slope, *average = (float *)&learning->smooth;
    float *kept = (float *)&learning->mean, *square = (float *)&learning->squares;
    learning->weight_mean *= KEPT;
    learning->weight_squares *= KEPT_SQUARES;
    for (int i = 0; i < WEIGHTS; i++) {
        kept[i] = KEPT * kept[i] + (1 - KEPT) * down[i];
        square[i] = KEPT_SQUARES * square[i] + (1 - KEPT_SQUARES) * down[i] * down[i];
        float spread = sqrtf(square[i] / (1 - learning->weight_squares)) + 1e-7f;
        weight[i] -= step * kept[i] / (1 - learning->weight_mean) / spread;
        average[i] += smooth * (weight[i] - average[i]);
    }
    memset(&learning->slope, 0, sizeof learning->slope);
}
