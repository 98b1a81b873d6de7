/* What a seat can't see is dealt at random, with the same throws of the dice as in Python. */

#include "imagined_deal.h"

#include <string.h>

enum { FINISHES = 5, NO_START = -1, IN_HAND, IN_DISCARDS, IN_DECK };

typedef struct {
    int pile, at;
} Place;

static void note_unseen(Imagination *found) {
    const Sea *sea = found->sea;
    Islands unseen = span(BEYOND) & ~(Islands)1 & ~found->open.lying & ~held_bits(&found->open, found->seat);
    int finishes = FINISHES - sea->discards[found->seat][FINISH] - held_of(sea, found->seat, FINISH);
    found->count = 0;
    for (int card = 1; card <= LAST_ISLAND; card++)
        if (unseen >> card & 1 && !sea->discards[found->seat][card]) found->unseen[found->count++] = card;
    for (; finishes > 0; finishes--) found->unseen[found->count++] = FINISH;
}

/* As seen by a seat, with the cards that seats owe for the start, if there are any. */
void begin_imagining(Imagination *found, const Sea *sea, int seat, int starter, const int *owed) {
    Decks unknown;
    found->sea = sea;
    found->seat = seat;
    found->starter = starter;
    strip(&found->open, &unknown, sea);
    found->open.is_owed = owed != NULL;
    if (owed) memcpy(found->open.owed, owed, sizeof found->open.owed);
    note_unseen(found);
}

static Place place_own(const Imagination *it, Dice *dice) {
    int seats = it->open.seats, places = in_deck(it->sea, it->seat);
    if (seats == 1) {
        int initial = LAST_ISLAND + FINISHES - it->sea->options.removed - HAND;
        int upper = (initial + 1) / 2 + 1 - (initial + 1 - places);
        if (upper < places) places = upper > 0 ? upper : 0;
    }
    return places ? (Place){IN_DECK, below(dice, places)} : (Place){NO_START, 0};
}

static Place place_other(const Imagination *it, int seat, Dice *dice) {
    const Sea *sea = it->sea;
    int deck = in_deck(sea, seat), hand = sea->held[seat], discards = sea->discarded[seat];
    if (!sea->start_lies) {
        discards = deck || hand ? 0 : discards;
        if (deck && hand > 1) hand = 1;
    }
    if (!(deck + hand + discards)) return (Place){NO_START, 0};
    int at = below(dice, deck + hand + discards);
    if (at < deck) return (Place){IN_DECK, at};
    return at < deck + hand ? (Place){IN_HAND, at - deck} : (Place){IN_DISCARDS, at - deck - hand};
}

static void place_starts(const Imagination *it, Dice *dice, Place *starts) {
    const Sea *sea = it->sea;
    int is_seen = held_of(sea, it->seat, START) || sea->discards[it->seat][START];
    for (int seat = 0; seat < it->open.seats; seat++) {
        starts[seat] = (Place){NO_START, 0};
        if ((sea->start_lies && seat == it->starter) || (seat == it->seat && is_seen)) continue;
        starts[seat] = seat == it->seat ? place_own(it, dice) : place_other(it, seat, dice);
    }
}

/* The last of the cards, and the start among them if it is there. */
static void fill_pile(signed char *pile, int size, Place start, int kind, const signed char *cards, int *left) {
    int is_there = start.pile == kind;
    *left -= size - is_there;
    for (int i = 0, from = *left; i < size; i++) pile[i] = is_there && i == start.at ? START : cards[from++];
}

static void take_islands(signed char *cards, int *left, int removed) {
    int kept = 0;
    for (int i = 0; i < *left; i++) {
        if (cards[i] <= LAST_ISLAND && removed-- > 0) continue;
        cards[kept++] = cards[i];
    }
    *left = kept;
}

static void note_known(FastVoyage *fast, int seat, const signed char *discards, int many) {
    fast->there[seat] = span(BEYOND) & ~(Islands)1 & ~fast->lying;
    fast->finishes[seat] = 0;
    for (int i = 0; i < many; i++) {
        if (discards[i] <= LAST_ISLAND) fast->there[seat] &= ~bit(discards[i]);
        fast->finishes[seat] += discards[i] == FINISH;
    }
}

void imagine(const Imagination *it, Dice *dice, Decks *decks, FastVoyage *fast) {
    signed char cards[sizeof it->unseen], discards[LAST_ISLAND + 8];
    int left = it->count;
    Place starts[SEATS];
    memcpy(cards, it->unseen, sizeof cards);
    shuffle(dice, cards, left);
    take_islands(cards, &left, it->sea->options.removed);
    place_starts(it, dice, starts);
    *fast = it->open;
    fast->decks = decks;
    for (int seat = 0; seat < fast->seats; seat++) {
        decks->size[seat] = in_deck(it->sea, seat);
        if (seat != it->seat) {
            fill_pile(fast->hand[seat], fast->held[seat], starts[seat], IN_HAND, cards, &left);
            fill_pile(discards, fast->discarded[seat], starts[seat], IN_DISCARDS, cards, &left);
            note_known(fast, seat, discards, fast->discarded[seat]);
        }
        fill_pile(decks->card[seat], decks->size[seat], starts[seat], IN_DECK, cards, &left);
    }
    note_left(fast);
}
