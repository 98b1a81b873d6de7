/* The admiral's choice among moves that were tried on imagined deals, as in games/shtil/crew/seats/admiral.py. */

#ifndef ADMIRAL_H
#define ADMIRAL_H

#include "dice.h"
#include "evaluation.h"

enum { NOTHING, ISLAND, DISCARD, GIVE, PLAY_START, PLAY_FINISH, SPLIT, MOST_STAGES = 16 };

/* The constants of games/shtil/crew/seats/admiral.py and games/shtil/crew/playouts/rollout.py; the same fields, in the same order, as in admirals.py. */
typedef struct {
    int turns, open, candidates, payments, given, kept, sure, ahead, told;
    double lead, behind, trust, doubt;
    int stages[MOST_STAGES];
} Settings;

typedef struct {
    int kind, card, cell, price;
    signed char pay[MOST_HELD];
    double value;
} Move;

void set_admiral(const Settings *chosen);
void pay_for(const Sea *sea, int seat, Move *move, const Weights *weights);
Move decide(Evaluation *judged, const Move *moves, int count, int starter, const int *owed, Dice *dice);

#endif
