/* The moves that a turn comes down to, for one who tries them before the captain chooses. */

#ifndef TRIAL_H
#define TRIAL_H

#include "evaluation.h"

enum { NOTHING, ISLAND, DISCARD, WILD_START, STRIKE, TRADE };
enum { FEW = 8, MOST_TRIED = FEW + 7 };

typedef struct {
    int kind, card, number, cell, price;
    double value;
} Move;

/* Sees the few moves that a turn comes down to; says which one is ventured on, -1 to let the captain choose. */
typedef int (*Trial)(Evaluation *judged, const Move *few, int count);

void try_moves(Trial trial);
void foresee(Sea *after, Evaluation *judged, Move move);
void carry_out(Sea *sea, Move move, const Weights *weights);
int sail_on(Sea *sea, const Weights *weights);

#endif
