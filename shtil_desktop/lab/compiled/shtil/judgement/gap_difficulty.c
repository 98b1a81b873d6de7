/* The tables of the gaps: how much choice there is, and the doubt whether there is enough. */

#include "gap_difficulty.h"

#include <math.h>
#include <string.h>

static Weights prepared;
static double choices[ROOMS][CELLS + 1], room[ROOMS][CELLS + 1];
static double lacks[GRAIN + 1][BEYOND][BEYOND]; /* by chance, unseen numbers and those needed */

/* They are told by Python, whose logarithm of the gamma function differs in the last bits from C's. */
void set_choices(const double *values) { memcpy(choices, values, sizeof choices); }

static void prepare_rooms(const Weights *w) {
    const double as_such[5] = {0, w->gap_one, w->gap_two, w->gap_three, w->gap_four};
    for (int step = 0; step < ROOMS; step++)
        for (int cells = 1; cells <= CELLS; cells++) {
            double numbers = (double)step / FINE;
            double squeeze = exp(fmin(6.0, -w->squeeze_slope * (numbers - cells) / sqrt(cells)));
            room[step][cells] = w->squeeze * squeeze - w->room * choices[step][cells];
            if (cells < 5) room[step][cells] += as_such[cells];
        }
}

/* The ways to choose so many of the unseen numbers are counted exactly, before they are rounded once. */
static void prepare_lacks(void) {
    unsigned __int128 ways[BEYOND] = {1};
    double terms[BEYOND];
    for (int unseen = 0; unseen < BEYOND; unseen++) {
        for (int n = unseen; unseen && n > 0; n--) ways[n] += ways[n - 1];
        for (int grain = 0; grain <= GRAIN; grain++) {
            double chance = (double)grain / GRAIN;
            for (int n = 0; n <= unseen; n++) terms[n] = (double)ways[n] * pow(chance, n) * pow(1 - chance, unseen - n);
            for (int needed = 0; needed < BEYOND; needed++) {
                double enough = 0;
                for (int n = needed; n <= unseen; n++) enough += terms[n];
                lacks[grain][unseen][needed] = enough > 0 ? fmin(DEAD, -log(enough)) : DEAD;
            }
        }
    }
}

void prepare(const Weights *weights) {
    static int is_ready;
    if (!is_ready) prepare_lacks();
    if (is_ready && !memcmp(weights, &prepared, sizeof prepared)) return;
    prepare_rooms(weights);
    prepared = *weights;
    is_ready = 1;
}

/* By cells what so many numbers count, in steps. */
const double *rooms(int step) { return room[step]; }

/* The doubt whether the unseen numbers suffice for the cells beside those in the hand. */
double lacking(int held, int unseen, int grain, int cells) {
    return cells <= held ? 0 : lacks[grain][unseen][cells - held];
}

/* The figures of `shape_figures` in games/shtil/crew/networks/win_network.py; where the next ones go. */
double *tell_shape(int cells, int low, int high, int own, double numbers, double doubt, double wanted, double *to) {
    int kind = cells < 5 ? cells - 1 : 4 + (cells > 7) + (cells > 12);
    double root = sqrt(cells);
    for (int other = 0; other < 7; other++) *to++ = other == kind;
    *to++ = cells / 8.0;
    *to++ = root / 2;
    *to++ = (numbers - cells) / 6;
    *to++ = fmax(-3.0, fmin(3.0, (numbers - cells) / root / 2));
    *to++ = numbers / cells / 2;
    *to++ = own / 3.0;
    *to++ = fmin(doubt, DOUBTFUL) / 4;
    *to++ = low == 0;
    *to++ = high == BEYOND;
    *to++ = (high - low - 1) / 10.0 / cells;
    *to++ = wanted / 3;
    *to++ = exp(-wanted);
    *to++ = cells == 1 ? wanted / 3 : 0;
    *to++ = cells == 1 ? exp(-wanted) : 0;
    *to++ = cells == 2 ? wanted / 3 : 0;
    *to++ = cells == 2 ? exp(-wanted / 2) : 0;
    *to++ = own > 0;
    return to;
}
