/* Positions made up from what a seat sees, as in games/shtil/crew/playouts/imagined_deal.py, ready to be sailed fast. */

#ifndef IMAGINED_DEAL_H
#define IMAGINED_DEAL_H

#include "dice.h"
#include "fast_voyage.h"

/* Cards yet to be given for the start by seat, or none. */
typedef struct {
    const Sea *sea;
    int seat, starter, is_owed, owed[SEATS];
    signed char unseen[LAST_ISLAND + 8];
    int count;
    FastVoyage open; /* all that is the same in every deal */
} Imagination;

void begin_imagining(Imagination *imagination, const Sea *sea, int seat, int starter, const int *owed);
void imagine(const Imagination *imagination, Dice *dice, Decks *decks, FastVoyage *fast);

#endif
