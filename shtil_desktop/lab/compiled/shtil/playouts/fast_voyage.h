/* A standard voyage stripped to lists and bits, as in games/shtil/crew/playouts/fast_evaluation.py and games/shtil/crew/playouts/fast_voyage.py. */

#ifndef FAST_VOYAGE_H
#define FAST_VOYAGE_H

#include "fit_tables.h"

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
} FastVoyage;

typedef struct {
    double junk;
    int card, low; /* the lower bound of its gap, -1 for none */
} Ranked;

/* The cards ranked, and the best placement, if there is one that is better than to discard. */
typedef struct {
    Ranked ranking[MOST_HELD];
    int ranked, is_found, price, number, cell, grain;
    double weigh;
} FastEvaluation;

void note_left(FastVoyage *fast);
void strip(FastVoyage *fast, Decks *decks, const Sea *sea);
FastGap fast_gap_before(const FastVoyage *fast, int at);
int place_among(const FastVoyage *fast, int number);
Islands held_bits(const FastVoyage *fast, int seat);
Scarcity scarcity_of(const FastVoyage *fast, int seat);
int has(const FastVoyage *fast, int seat, int card);
void evaluate_fast(FastEvaluation *evaluated, const FastVoyage *fast, int seat);
void drop(FastEvaluation *evaluated, int at);
void rank_again(FastEvaluation *evaluated, const FastVoyage *fast, int seat, int low);

int can_fill(FastGap fast_gap, Islands left);
int is_short(const FastVoyage *fast);
int pay(FastVoyage *fast, int seat, const signed char *cards, int count);
int place(FastVoyage *fast, int number, int cell);
int pass_on(FastVoyage *fast);
double play_out(FastVoyage *fast, int ahead);

#endif
