/* What a seat makes of a fast voyage: how gladly it parts with each card, and its best placement. */

#include "evaluation.h"
#include "fast_voyage.h"

#include <string.h>

enum { FINISHES = 5 };
static const double CARD = 0.25, HELD_TO_THE_END = 20.0, DEAD_START = 10 * NOWHERE;

typedef struct {
    double value;
    int price, number, cell;
} Priced;

FastGap fast_gap_before(const FastVoyage *fast, int at) {
    return (FastGap){fast->cell[at - 1] + 1, fast->cell[at] - 1, fast->number[at - 1], fast->number[at]};
}

static void note_line(FastVoyage *fast, const Sea *sea) {
    fast->length = sea->length;
    fast->empty = empty_cells(sea);
    for (int at = 0; at < sea->length; at++) {
        fast->number[at] = sea->number[at];
        fast->cell[at] = sea->cell[at];
        if (at && at < sea->length - 1) fast->lying |= bit(sea->number[at]);
    }
    for (int at = 1; at < sea->length; at++) fast->due += due_of(fast_gap_before(fast, at));
}

static void note_cards(FastVoyage *fast, const Sea *sea, int seat) {
    fast->discarded[seat] = sea->discarded[seat];
    fast->finishes[seat] = sea->discards[seat][FINISH];
    fast->gone += sea->discarded[seat];
    fast->held[seat] = sea->held[seat];
    fast->cards += sea->held[seat] + in_deck(sea, seat);
    memcpy(fast->hand[seat], sea->hand[seat], sea->held[seat]);
    fast->there[seat] = span(BEYOND) & ~(Islands)1 & ~fast->lying;
    for (int card = 1; card <= LAST_ISLAND; card++)
        if (sea->discards[seat][card]) fast->there[seat] &= ~bit(card);
}

static void note_pile(FastVoyage *fast, const signed char *cards, int many) {
    for (int i = 0; i < many; i++) {
        if (cards[i] <= LAST_ISLAND) fast->left |= bit(cards[i]);
        fast->finishes_left += cards[i] == FINISH;
    }
}

/* What is in hands and decks. */
void note_left(FastVoyage *fast) {
    fast->left = fast->finishes_left = 0;
    for (int seat = 0; seat < fast->seats; seat++) {
        note_pile(fast, fast->hand[seat], fast->held[seat]);
        note_pile(fast, fast->decks->card[seat], fast->decks->size[seat]);
    }
}

/* With every card where it lies. */
void strip(FastVoyage *fast, Decks *decks, const Sea *sea) {
    memset(fast, 0, sizeof *fast);
    fast->decks = decks;
    fast->seats = sea->options.seats;
    fast->turn = sea->turn;
    fast->start_lies = sea->start_lies;
    fast->gone = sea->options.removed;
    note_line(fast, sea);
    for (int seat = 0; seat < fast->seats; seat++) {
        note_cards(fast, sea, seat);
        decks->size[seat] = in_deck(sea, seat);
        memcpy(decks->card[seat], sea->deck[seat] + sea->top[seat], decks->size[seat]);
    }
    note_left(fast);
}

int place_among(const FastVoyage *fast, int number) { return 1 + count(fast->lying & (bit(number) - 1)); }

Islands held_bits(const FastVoyage *fast, int seat) {
    Islands found = 0;
    for (int i = 0; i < fast->held[seat]; i++)
        if (fast->hand[seat][i] <= LAST_ISLAND) found |= bit(fast->hand[seat][i]);
    return found;
}

int has(const FastVoyage *fast, int seat, int card) {
    return memchr(fast->hand[seat], card, fast->held[seat]) != NULL;
}

Scarcity scarcity_of(const FastVoyage *fast, int seat) {
    int cards = fast->held[seat], left = fast->cards;
    int own = fast->seats == 1 ? left : cards + fast->decks->size[seat] - fast->top[seat];
    return scarcity(own, left, left - cards, fast->gone - fast->discarded[seat], fast->empty, fast->start_lies);
}

static int is_before(Ranked one, Ranked other) {
    if (one.junk != other.junk) return one.junk > other.junk;
    return one.card != other.card ? one.card > other.card : one.low > other.low;
}

static void rank_in(FastEvaluation *evaluated, double junk, int card, int low) {
    Ranked ranked = {junk, card, low};
    Ranked *ranking = evaluated->ranking;
    int at = evaluated->ranked++;
    for (; at > 0 && is_before(ranked, ranking[at - 1]); at--) ranking[at] = ranking[at - 1];
    ranking[at] = ranked;
}

/* All but one are to spare; the last one of all is never parted with. */
static void rank_finishes(FastEvaluation *evaluated, const FastVoyage *fast, int seat, int held) {
    const Weights *w = weights_prepared();
    int gone = fast->finishes[seat], empty = fast->empty;
    for (int i = 1; i < held; i++) rank_in(evaluated, w->spare_finish, FINISH, -1);
    if (gone + held >= FINISHES) {
        rank_in(evaluated, -NOWHERE, FINISH, -1);
        return;
    }
    double junk = w->finish + w->finish_cells * (empty - w->finish_soon);
    junk -= w->finish_gone * gone;
    rank_in(evaluated, empty <= w->finish_soon ? junk - HELD_TO_THE_END : junk, FINISH, -1);
}

/* What parting with so many cards counts, beside their number. */
static double charge_for(const FastEvaluation *evaluated, int price, int played) {
    double level = weights_prepared()->junk, found = 0;
    for (int at = 0; at < evaluated->ranked && price; at++) {
        if (evaluated->ranking[at].card == played) continue;
        if (evaluated->ranking[at].junk < level) found += CARD * (level - evaluated->ranking[at].junk);
        price--;
    }
    return found;
}

static double junk_of(double best, double loss) {
    return best < NOWHERE ? best - weights_prepared()->keep * loss : NOWHERE;
}

static void choose(FastEvaluation *evaluated, double *least, double value, int price, int number, int cell) {
    if (value >= *least) return;
    *least = value;
    evaluated->is_found = 1;
    evaluated->price = price;
    evaluated->number = number;
    evaluated->cell = cell;
}

void evaluate_fast(FastEvaluation *evaluated, const FastVoyage *fast, int seat) {
    Islands held = held_bits(fast, seat), there = fast->there[seat];
    Scarcity supplies = scarcity_of(fast, seat);
    int purse = fast->held[seat] - 1, finishes = 0, many = 0;
    Priced priced[2 * MOST_HELD];
    double least = NOWHERE;
    evaluated->ranked = evaluated->is_found = 0;
    evaluated->grain = supplies.grain;
    evaluated->weigh = supplies.weigh;
    for (int i = 0; i <= purse; i++) {
        int card = fast->hand[seat][i];
        if (card == FINISH) finishes++;
        if (card == START) rank_in(evaluated, fast->start_lies ? DEAD_START : -NOWHERE, card, -1);
        if (card > LAST_ISLAND) continue;
        FastGap fast_gap = fast_gap_before(fast, place_among(fast, card));
        if (fast_gap.first > fast_gap.last) {
            rank_in(evaluated, NOWHERE, card, -1);
            continue;
        }
        Fit fit = fit_of(card, fast_gap, between(there, fast_gap), between(held, fast_gap), supplies.grain);
        double best = fit.best;
        choose(evaluated, &least, best, 0, card, fit.cell);
        if (fit.low_price) {
            double value = fit.at_low + supplies.weigh * fit.low_price;
            if (value < best) best = value;
            if (fit.low_price <= purse) priced[many++] = (Priced){value, fit.low_price, card, fast_gap.first};
        }
        if (fit.high_price) {
            double value = fit.at_high + supplies.weigh * fit.high_price;
            if (value < best) best = value;
            if (fit.high_price <= purse) priced[many++] = (Priced){value, fit.high_price, card, fast_gap.last};
        }
        rank_in(evaluated, junk_of(best, fit.loss), card, fast_gap.low);
    }
    if (finishes) rank_finishes(evaluated, fast, seat, finishes);
    for (int i = 0; i < many; i++) {
        Priced *move = &priced[i];
        if (move->value >= least) continue;
        choose(evaluated, &least, move->value + charge_for(evaluated, move->price, move->number), move->price,
               move->number, move->cell);
    }
    if (purse && supplies.patience < least && supplies.patience + charge_for(evaluated, 2, 0) < least)
        evaluated->is_found = 0;
}

void drop(FastEvaluation *evaluated, int at) {
    evaluated->ranked--;
    memmove(evaluated->ranking + at, evaluated->ranking + at + 1, (evaluated->ranked - at) * sizeof(Ranked));
}

static Ranked ranked(const FastEvaluation *evaluated, const FastVoyage *fast, int seat, int card) {
    FastGap fast_gap = fast_gap_before(fast, place_among(fast, card));
    if (fast_gap.first > fast_gap.last) return (Ranked){NOWHERE, card, -1};
    Islands there = between(fast->there[seat], fast_gap), held = between(held_bits(fast, seat), fast_gap);
    Fit fit = fit_of(card, fast_gap, there, held, evaluated->grain);
    double best = fit.best, at_low = fit.at_low + evaluated->weigh * fit.low_price;
    double at_high = fit.at_high + evaluated->weigh * fit.high_price;
    if (fit.low_price && at_low < best) best = at_low;
    if (fit.high_price && at_high < best) best = at_high;
    return (Ranked){junk_of(best, fit.loss), card, fast_gap.low};
}

/* The cards of a gap where something has changed judged anew. */
void rank_again(FastEvaluation *evaluated, const FastVoyage *fast, int seat, int low) {
    Ranked old[MOST_HELD];
    int many = evaluated->ranked;
    memcpy(old, evaluated->ranking, many * sizeof *old);
    evaluated->ranked = 0;
    for (int at = 0; at < many; at++) {
        Ranked now = old[at].low == low ? ranked(evaluated, fast, seat, old[at].card) : old[at];
        rank_in(evaluated, now.junk, now.card, now.low);
    }
}
