/* What a seat makes of a swift voyage: how gladly it parts with each card, and its best placement. */

#include "evaluation.h"
#include "swift.h"

#include <string.h>

enum { FINISHES = 5 };
static const double CARD = 0.25, HELD_TO_THE_END = 20.0, DEAD_START = 10 * NOWHERE;

typedef struct {
    double value;
    int price, number, cell;
} Priced;

Strait strait_before(const Swift *swift, int at) {
    return (Strait){swift->cell[at - 1] + 1, swift->cell[at] - 1, swift->number[at - 1], swift->number[at]};
}

static void note_line(Swift *swift, const Sea *sea) {
    swift->length = sea->length;
    swift->empty = empty_cells(sea);
    for (int at = 0; at < sea->length; at++) {
        swift->number[at] = sea->number[at];
        swift->cell[at] = sea->cell[at];
        if (at && at < sea->length - 1) swift->lying |= bit(sea->number[at]);
    }
    for (int at = 1; at < sea->length; at++) swift->due += due_of(strait_before(swift, at));
}

static void note_cards(Swift *swift, const Sea *sea, int seat) {
    swift->discarded[seat] = sea->discarded[seat];
    swift->finishes[seat] = sea->discards[seat][FINISH];
    swift->gone += sea->discarded[seat];
    swift->held[seat] = sea->held[seat];
    swift->cards += sea->held[seat] + in_deck(sea, seat);
    memcpy(swift->hand[seat], sea->hand[seat], sea->held[seat]);
    swift->there[seat] = span(BEYOND) & ~(Islands)1 & ~swift->lying;
    for (int card = 1; card <= LAST_ISLAND; card++)
        if (sea->discards[seat][card]) swift->there[seat] &= ~bit(card);
}

static void note_pile(Swift *swift, const signed char *cards, int many) {
    for (int i = 0; i < many; i++) {
        if (cards[i] <= LAST_ISLAND) swift->left |= bit(cards[i]);
        swift->finishes_left += cards[i] == FINISH;
    }
}

/* What is in hands and decks. */
void note_left(Swift *swift) {
    swift->left = swift->finishes_left = 0;
    for (int seat = 0; seat < swift->seats; seat++) {
        note_pile(swift, swift->hand[seat], swift->held[seat]);
        note_pile(swift, swift->decks->card[seat], swift->decks->size[seat]);
    }
}

/* With every card where it lies. */
void strip(Swift *swift, Decks *decks, const Sea *sea) {
    memset(swift, 0, sizeof *swift);
    swift->decks = decks;
    swift->seats = sea->options.seats;
    swift->turn = sea->turn;
    swift->start_lies = sea->start_lies;
    swift->gone = sea->options.removed;
    note_line(swift, sea);
    for (int seat = 0; seat < swift->seats; seat++) {
        note_cards(swift, sea, seat);
        decks->size[seat] = in_deck(sea, seat);
        memcpy(decks->card[seat], sea->deck[seat] + sea->top[seat], decks->size[seat]);
    }
    note_left(swift);
}

int place_among(const Swift *swift, int number) { return 1 + count(swift->lying & (bit(number) - 1)); }

Islands held_bits(const Swift *swift, int seat) {
    Islands found = 0;
    for (int i = 0; i < swift->held[seat]; i++)
        if (swift->hand[seat][i] <= LAST_ISLAND) found |= bit(swift->hand[seat][i]);
    return found;
}

int has(const Swift *swift, int seat, int card) {
    return memchr(swift->hand[seat], card, swift->held[seat]) != NULL;
}

Supplies supplies_of(const Swift *swift, int seat) {
    int cards = swift->held[seat], left = swift->cards;
    int own = swift->seats == 1 ? left : cards + swift->decks->size[seat] - swift->top[seat];
    return supply(own, left, left - cards, swift->gone - swift->discarded[seat], swift->empty, swift->start_lies);
}

static int is_before(Ranked one, Ranked other) {
    if (one.junk != other.junk) return one.junk > other.junk;
    return one.card != other.card ? one.card > other.card : one.low > other.low;
}

static void rank_in(Bearings *bearings, double junk, int card, int low) {
    Ranked ranked = {junk, card, low};
    Ranked *ranking = bearings->ranking;
    int at = bearings->ranked++;
    for (; at > 0 && is_before(ranked, ranking[at - 1]); at--) ranking[at] = ranking[at - 1];
    ranking[at] = ranked;
}

/* All but one are to spare; the last one of all is never parted with. */
static void rank_finishes(Bearings *bearings, const Swift *swift, int seat, int held) {
    const Weights *w = weights_sounded();
    int gone = swift->finishes[seat], empty = swift->empty;
    for (int i = 1; i < held; i++) rank_in(bearings, w->spare_finish, FINISH, -1);
    if (gone + held >= FINISHES) {
        rank_in(bearings, -NOWHERE, FINISH, -1);
        return;
    }
    double junk = w->finish + w->finish_cells * (empty - w->finish_soon);
    junk -= w->finish_gone * gone;
    rank_in(bearings, empty <= w->finish_soon ? junk - HELD_TO_THE_END : junk, FINISH, -1);
}

/* What parting with so many cards counts, beside their number. */
static double charge_for(const Bearings *bearings, int price, int played) {
    double level = weights_sounded()->junk, found = 0;
    for (int at = 0; at < bearings->ranked && price; at++) {
        if (bearings->ranking[at].card == played) continue;
        if (bearings->ranking[at].junk < level) found += CARD * (level - bearings->ranking[at].junk);
        price--;
    }
    return found;
}

static double junk_of(double best, double loss) {
    return best < NOWHERE ? best - weights_sounded()->keep * loss : NOWHERE;
}

static void choose(Bearings *bearings, double *least, double value, int price, int number, int cell) {
    if (value >= *least) return;
    *least = value;
    bearings->is_found = 1;
    bearings->price = price;
    bearings->number = number;
    bearings->cell = cell;
}

void take_bearings(Bearings *bearings, const Swift *swift, int seat) {
    Islands held = held_bits(swift, seat), there = swift->there[seat];
    Supplies supplies = supplies_of(swift, seat);
    int purse = swift->held[seat] - 1, finishes = 0, many = 0;
    Priced priced[2 * MOST_HELD];
    double least = NOWHERE;
    bearings->ranked = bearings->is_found = 0;
    bearings->grain = supplies.grain;
    bearings->weigh = supplies.weigh;
    for (int i = 0; i <= purse; i++) {
        int card = swift->hand[seat][i];
        if (card == FINISH) finishes++;
        if (card == START) rank_in(bearings, swift->start_lies ? DEAD_START : -NOWHERE, card, -1);
        if (card > LAST_ISLAND) continue;
        Strait strait = strait_before(swift, place_among(swift, card));
        if (strait.first > strait.last) {
            rank_in(bearings, NOWHERE, card, -1);
            continue;
        }
        Sounding sounding = sound(card, strait, between(there, strait), between(held, strait), supplies.grain);
        double best = sounding.best;
        choose(bearings, &least, best, 0, card, sounding.cell);
        if (sounding.low_price) {
            double value = sounding.at_low + supplies.weigh * sounding.low_price;
            if (value < best) best = value;
            if (sounding.low_price <= purse) priced[many++] = (Priced){value, sounding.low_price, card, strait.first};
        }
        if (sounding.high_price) {
            double value = sounding.at_high + supplies.weigh * sounding.high_price;
            if (value < best) best = value;
            if (sounding.high_price <= purse) priced[many++] = (Priced){value, sounding.high_price, card, strait.last};
        }
        rank_in(bearings, junk_of(best, sounding.loss), card, strait.low);
    }
    if (finishes) rank_finishes(bearings, swift, seat, finishes);
    for (int i = 0; i < many; i++) {
        Priced *move = &priced[i];
        if (move->value >= least) continue;
        choose(bearings, &least, move->value + charge_for(bearings, move->price, move->number), move->price,
               move->number, move->cell);
    }
    if (purse && supplies.patience < least && supplies.patience + charge_for(bearings, 2, 0) < least)
        bearings->is_found = 0;
}

void drop(Bearings *bearings, int at) {
    bearings->ranked--;
    memmove(bearings->ranking + at, bearings->ranking + at + 1, (bearings->ranked - at) * sizeof(Ranked));
}

static Ranked ranked(const Bearings *bearings, const Swift *swift, int seat, int card) {
    Strait strait = strait_before(swift, place_among(swift, card));
    if (strait.first > strait.last) return (Ranked){NOWHERE, card, -1};
    Islands there = between(swift->there[seat], strait), held = between(held_bits(swift, seat), strait);
    Sounding sounding = sound(card, strait, there, held, bearings->grain);
    double best = sounding.best, at_low = sounding.at_low + bearings->weigh * sounding.low_price;
    double at_high = sounding.at_high + bearings->weigh * sounding.high_price;
    if (sounding.low_price && at_low < best) best = at_low;
    if (sounding.high_price && at_high < best) best = at_high;
    return (Ranked){junk_of(best, sounding.loss), card, strait.low};
}

/* The cards of a gap where something has changed judged anew. */
void rank_again(Bearings *bearings, const Swift *swift, int seat, int low) {
    Ranked old[MOST_HELD];
    int many = bearings->ranked;
    memcpy(old, bearings->ranking, many * sizeof *old);
    bearings->ranked = 0;
    for (int at = 0; at < many; at++) {
        Ranked now = old[at].low == low ? ranked(bearings, swift, seat, old[at].card) : old[at];
        rank_in(bearings, now.junk, now.card, now.low);
    }
}
