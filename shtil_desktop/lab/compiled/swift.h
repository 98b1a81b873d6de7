/* A standard voyage stripped to lists and bits, as in games/shtil/crew/playouts/fast_evaluation.py and games/shtil/crew/playouts/fast_voyage.py. */

#ifndef SWIFT_H
#define SWIFT_H

#include "soundings.h"

typedef struct {
    signed char card[SEATS][DECK];
    int size[SEATS];
} Decks;

typedef struct {
    const Decks *decks;
    int seats, length, empty, due, turn, turns, start_lies;
    signed char number[CELLS + 2], cell[CELLS + 2]; /* the line with its two borders */
    signed char hand[SEATS][MOST_HELD];
    int held[SEATS], top[SEATS], discarded[SEATS], finishes[SEATS]; /* the last one: those it has discarded */
    int is_owed, owed[SEATS];                                       /* cards yet to be given for the start */
    int cards, gone, finishes_left;
    Islands lying, left, there[SEATS]; /* what lies, what is in hands and decks, what a seat thinks may come */
} Swift;

typedef struct {
    double junk;
    int card, low; /* the lower bound of its gap, -1 for none */
} Ranked;

/* The cards ranked, and the best placement, if there is one that is better than to discard. */
typedef struct {
    Ranked ranking[MOST_HELD];
    int ranked, is_found, price, number, cell, grain;
    double weigh;
} Bearings;

void note_left(Swift *swift);
void strip(Swift *swift, Decks *decks, const Sea *sea);
Strait strait_before(const Swift *swift, int at);
int place_among(const Swift *swift, int number);
Islands held_bits(const Swift *swift, int seat);
Supplies supplies_of(const Swift *swift, int seat);
int has(const Swift *swift, int seat, int card);
void take_bearings(Bearings *bearings, const Swift *swift, int seat);
void drop(Bearings *bearings, int at);
void rank_again(Bearings *bearings, const Swift *swift, int seat, int low);

int can_fill(Strait strait, Islands left);
int is_short(const Swift *swift);
int pay(Swift *swift, int seat, const signed char *cards, int count);
int place(Swift *swift, int number, int cell);
int pass_on(Swift *swift);
double play_out(Swift *swift, int ahead);

#endif
