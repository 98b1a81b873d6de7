/* The generator of games/rng.py: SHAKE-256 over some words, read as 32-bit numbers. */

#ifndef DICE_H
#define DICE_H

typedef struct {
    unsigned long long lanes[25];
    int at; /* the next number of this block */
} Dice;

void throw_for(Dice *dice, const char *words);
unsigned below(Dice *dice, unsigned limit);
void shuffle(Dice *dice, signed char *cards, int count);

#endif
