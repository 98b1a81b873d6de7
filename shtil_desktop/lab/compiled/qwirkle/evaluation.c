/* What a position is worth after a lay and before drawing; see crew/evaluation.py. */

#include "qwirkle.h"

#include <string.h>

enum { MOST_POINTS = 24 };

static double weights[MOST_SEATS + 1][PHASES][FEATURES];
static double chances[SIDE + 1][TILES + 1][TILES + 1];

void set_weights(const double *values) {
    memcpy(weights[2], values, 3 * sizeof weights[2]);
    for (int drawn = 0; drawn <= SIDE; drawn++)
        for (int total = 0; total <= TILES; total++)
            for (int wanted = 0; wanted <= total; wanted++) {
                double none = 1;
                for (int at = 0; at < drawn && at < total; at++) {
                    int rest = total - wanted - at;
                    none *= rest > 0 ? (double)rest / (total - at) : 0;
                }
                chances[drawn][total][wanted] = 1 - none;
            }
}

void count_unseen(Unseen *unseen, const signed char *count) {
    memset(unseen, 0, sizeof *unseen);
    memcpy(unseen->count, count, KINDS);
    for (int kind = 0; kind < KINDS; kind++) {
        if (count[kind] > 0) unseen->one |= 1ull << kind;
        if (count[kind] > 1) unseen->two |= 1ull << kind;
        if (count[kind] > 2) unseen->three |= 1ull << kind;
        unseen->total += count[kind];
    }
}

static int number(const Unseen *unseen, Kinds kinds) {
    return bits(kinds & unseen->one) + bits(kinds & unseen->two) + bits(kinds & unseen->three);
}

static void about_hand(double *values, const Hand *left, const Unseen *unseen, Kinds mine) {
    Kinds sets[2 * SIDE];
    int pairs = 0, synergy = 0;
    if (left->count < SIDE) values[left->count] = 1;
    values[6] = left->count - bits(mine);
    for (Kinds rest = mine; rest;) {
        int tile = lowest(rest);
        Kinds colour = of_colour[tile / SIDE], shape = of_shape[tile % SIDE];
        rest &= rest - 1;
        pairs += bits(rest & (colour | shape));
        synergy += number(unseen, colour) + number(unseen, shape) - 2 * unseen->count[tile];
    }
    values[7] = pairs;
    if (pairs) {
        largest_sets(mine, sets);
        if (bits(sets[0]) < SIDE) values[6 + bits(sets[0])] = 1;
    }
    values[12] = unseen->total ? (double)synergy / unseen->total : 0;
}

/* The line of four at a cell wants two kinds: count by how many of each are unseen. */
static void beside_four(int both[4][4], Kinds line, Kinds fitting, const Unseen *unseen) {
    Kinds colour = of_colour[lowest(line) / SIDE], shape = of_shape[lowest(line) % SIDE];
    Kinds missing = ((line & ~colour) ? shape : colour) & ~line;
    if (!(missing & fitting)) return;
    int one = unseen->count[lowest(missing)], other = unseen->count[lowest(missing & (missing - 1))];
    both[one < other ? one : other][one < other ? other : one]++;
}

void features(double *values, const Hand *left, const Unseen *unseen, int drawn, int next_hand) {
    int total = unseen->total, fours = 0, single = 0, both[4][4] = {{0}};
    Kinds mine = kinds_in(left), scoring[MOST_POINTS + 1] = {0}, six = 0, five = 0, any = 0, safe = 0, got = 0;
    const double *held = chances[next_hand < total ? next_hand : total][total];
    const double *drawing = chances[drawn < total ? drawn : total][total];
    double reply = 0, after = 0, worth = 0;
    Lay lay;
    memset(values, 0, FEATURES * sizeof *values);
    about_hand(values, left, unseen, mine);
    for (int i = 0; i < rim_size; i++) {
        const Cell *cell = &cells[rim[i]];
        Kinds fitting = cell->fitting;
        if (!fitting) continue;
        scoring[cell->points] |= fitting;
        any |= fitting;
        if (cell->row == 5 || cell->column == 5) {
            six |= fitting;
            if (!(fitting & unseen->one)) safe |= fitting;
        }
        if (cell->row == 4 || cell->column == 4) {
            five |= fitting;
            fours++;
            if (cell->row == 4) beside_four(both, cell->run[0] | cell->run[1], fitting, unseen);
            if (cell->column == 4) beside_four(both, cell->run[2] | cell->run[3], fitting, unseen);
        }
    }
    for (int points = MOST_POINTS; points; points--) {
        got |= scoring[points];
        if (!got) continue;
        int count = number(unseen, got);
        reply += held[count];
        if (got & mine && !single) single = points;
        after += got & mine ? 1 : drawing[count];
    }
    values[13] = single;
    values[14] = mine && best_lay(left, &lay) ? lay.points : 0;
    values[15] = bits(six & mine);
    values[16] = safe & mine ? 1 : 0;
    values[17] = reply;
    values[18] = held[number(unseen, six)];
    values[19] = held[number(unseen, five)];
    values[20] = fours;
    for (int one = 1; one < 4; one++)
        for (int other = one; other < 4; other++)
            if (both[one][other]) worth += both[one][other] * (held[one] * held[other]);
    values[21] = worth;
    values[22] = rim_size / 10.0;
    values[23] = total ? (double)number(unseen, any) / total : 0;
    values[24] = after;
}

double weigh(int seats, int phase, const double *values) {
    double worth = 0;
    for (int i = 0; i < FEATURES; i++) worth += weights[seats][phase][i] * values[i];
    return worth;
}

double evaluate(int seats, const Hand *left, const Unseen *unseen, int drawn, int next_hand, int bag) {
    double values[FEATURES];
    features(values, left, unseen, drawn, next_hand);
    return weigh(seats, bag >= 40 ? 0 : bag >= 14 ? 1 : bag ? 2 : 3, values);
}
