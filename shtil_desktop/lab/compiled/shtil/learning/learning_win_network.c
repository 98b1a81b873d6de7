/* The network: what it tells, and how it learns from voyages that were won or lost. */

#include "learning_win_network.h"

#include <math.h>
#include <string.h>

enum { WEIGHTS = sizeof(Network) / sizeof(float) };
static const float KEPT = 0.9f, KEPT_SQUARES = 0.999f, SMOOTH = 0.002f;
static Network now, slope, mean, squares, smooth;
static double weight_mean, weight_squares;
static unsigned long long state;

void throw_with(unsigned long long seed) { state = seed * 0x9E3779B97F4A7C15ull + 1; }

unsigned dice(unsigned sides) {
    state += 0x9E3779B97F4A7C15ull;
    unsigned long long mixed = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9ull;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBull;
    return (unsigned)(((mixed ^ (mixed >> 31)) >> 32) * sides >> 32);
}

double normal(void) {
    double sum = -6;
    for (int i = 0; i < 12; i++) sum += dice(1u << 20) / (double)(1u << 20);
    return sum;
}

/* What each gap shows, what all of them and the stock add up to, and the logarithm of the odds. */
static float seen[GAPS][LOOK], told[TELL + 1];

static float odds(const Network *net, const Figures *figures) {
    for (int t = 0; t <= TELL; t++) {
        told[t] = net->stock[t][STOCK];
        for (int i = 0; i < STOCK; i++) told[t] += net->stock[t][i] * figures->stock[i];
    }
    for (int g = 0; g < figures->gaps; g++) {
        for (int s = 0; s < LOOK; s++) {
            float sum = net->look[s][GAP];
            for (int i = 0; i < GAP; i++) sum += net->look[s][i] * figures->gap[g][i];
            seen[g][s] = sum > 0 ? sum : 0;
        }
        for (int t = 0; t <= TELL; t++) {
            float sum = net->add[t][LOOK];
            for (int s = 0; s < LOOK; s++) sum += net->add[t][s] * seen[g][s];
            told[t] += sum;
        }
    }
    float found = told[TELL];
    for (int t = 0; t < TELL; t++) found += told[t] > 0 ? net->tell[t] * told[t] : 0;
    return found;
}

double chance(const Network *net, const Figures *figures) {
    return 1 / (1 + exp(-fmax(-30, fmin(30, odds(net, figures)))));
}

void begin_learning(void) {
    memset(&mean, 0, sizeof mean);
    memset(&squares, 0, sizeof squares);
    memset(&now, 0, sizeof now);
    weight_mean = weight_squares = 1;
    throw_with(1);
    for (int s = 0; s < LOOK; s++) {
        for (int i = 0; i < GAP; i++) now.look[s][i] = 0.25 * normal();
        now.look[s][GAP] = 0.05f;
    }
    for (int t = 0; t <= TELL; t++) {
        for (int s = 0; s < LOOK; s++) now.add[t][s] = 0.1 * normal();
        for (int i = 0; i < STOCK; i++) now.stock[t][i] = 0.1 * normal();
    }
    for (int t = 0; t < TELL; t++) {
        now.tell[t] = 0.3 * normal();
        now.stock[t][STOCK] = 0.1f;
    }
    smooth = now;
}

/* Add what one position says about the way down. */
static void descend(const Figures *figures, float off) {
    float share[TELL + 1];
    share[TELL] = off;
    for (int t = 0; t < TELL; t++) {
        share[t] = told[t] > 0 ? off * now.tell[t] : 0;
        if (told[t] > 0) slope.tell[t] += off * told[t];
    }
    for (int t = 0; t <= TELL; t++) {
        for (int i = 0; i < STOCK; i++) slope.stock[t][i] += share[t] * figures->stock[i];
        slope.stock[t][STOCK] += share[t];
    }
    for (int g = 0; g < figures->gaps; g++) {
        float back[LOOK] = {0};
        for (int t = 0; t <= TELL; t++) {
            slope.add[t][LOOK] += share[t];
            for (int s = 0; s < LOOK; s++) {
                slope.add[t][s] += share[t] * seen[g][s];
                back[s] += share[t] * now.add[t][s];
            }
        }
        for (int s = 0; s < LOOK; s++) {
            if (seen[g][s] <= 0) continue;
            slope.look[s][GAP] += back[s];
            for (int i = 0; i < GAP; i++) slope.look[s][i] += back[s] * figures->gap[g][i];
        }
    }
}

/* One step of Adam on some positions. */
void learn(const Figures *figures, const float *won, int count, double step) {
    float *weight = (float *)&now, *down = (float *)&slope, *average = (float *)&smooth;
    float *kept = (float *)&mean, *square = (float *)&squares;
    memset(&slope, 0, sizeof slope);
    for (int i = 0; i < count; i++) descend(figures + i, chance(&now, figures + i) - won[i]);
    weight_mean *= KEPT;
    weight_squares *= KEPT_SQUARES;
    for (int i = 0; i < WEIGHTS; i++) {
        float found = down[i] / count;
        kept[i] = KEPT * kept[i] + (1 - KEPT) * found;
        square[i] = KEPT_SQUARES * square[i] + (1 - KEPT_SQUARES) * found * found;
        float spread = sqrt(square[i] / (1 - weight_squares)) + 1e-7f;
        weight[i] -= step * kept[i] / (1 - weight_mean) / spread;
        average[i] += SMOOTH * (weight[i] - average[i]);
    }
}

const Network *smoothed(void) { return &smooth; }
