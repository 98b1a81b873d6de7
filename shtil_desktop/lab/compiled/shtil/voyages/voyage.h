/* Whole voyages, and who watches them. */

#ifndef VOYAGE_H
#define VOYAGE_H

#include "sea.h"

/* Sees every turn before the move; says how far values may be off at it, in standard deviations. */
typedef double (*Watch)(const Sea *sea);

void watch_turns(Watch watch, double (*error)(void));
void deal_out(Sea *sea, const Options *options, const signed char *hands, const signed char *decks, const int *sizes,
              int first, int reef);
int play_deal(const Options *options, const Weights *weights, const signed char *hands, const signed char *decks,
              const int *sizes, int first, int reef);

#endif
