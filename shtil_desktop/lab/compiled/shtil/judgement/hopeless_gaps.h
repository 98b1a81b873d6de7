/* Gaps that nothing can fill any more, as in games/shtil/crew/judgement/hopeless_gaps.py. */

#ifndef HOPELESS_GAPS_H
#define HOPELESS_GAPS_H

#include "sea.h"
#include "fit_tables.h"

/* The islands that may still come as far as a seat knows, and what else may mend a gap. */
typedef struct {
    const Sea *sea;
    Islands free;
    int wilds, monsters, is_sound;
} Numbers;

Numbers numbers_of(const Sea *sea, int seat);
int closes(const Numbers *numbers, int card);
int spare_together(const Numbers *numbers, const signed char *cards, int many, int price, signed char *pay);

#endif
