/* Moves made as captains make them, one after the other to the end. */

#include "evaluation.h"
#include "win_network.h"
#include "fast_voyage.h"

#include <stdlib.h>
#include <string.h>

/* Whether two of these numbers, as bits above the lower bound, can pay their way into two cells. */
static int can_pair(FastGap fast_gap, Islands numbers) {
    int found[LAST_ISLAND], many = 0;
    for (int at = 0; at < fast_gap.high - fast_gap.low - 1; at++)
        if (numbers >> at & 1) found[many++] = fast_gap.low + 1 + at;
    for (int i = 0; i < many; i++)
        for (int k = i + 1; k < many; k++) {
            int low = fast_gap.low ? found[i] - fast_gap.low : 0, high = fast_gap.high < BEYOND ? fast_gap.high - found[k] : 0;
            int apart = found[k] - found[i], after_one = high && high < apart ? high : apart;
            int after_other = low && low < apart ? low : apart;
            if ((low <= HIGHEST_PRICE && after_one <= HIGHEST_PRICE) ||
                (high <= HIGHEST_PRICE && after_other <= HIGHEST_PRICE))
                return 1;
        }
    return 0;
}

/* Whether a gap has enough of the islands left, as far as is easily seen. */
int can_fill(FastGap fast_gap, Islands left) {
    int cells = cells_of(fast_gap);
    Islands numbers = between(left, fast_gap);
    if (cells < 1) return 1;
    if (cells == 1) return (numbers & near_bits(fast_gap)) != 0;
    return cells == 2 ? can_pair(fast_gap, numbers) : count(numbers) >= cells;
}

static void take_out(FastVoyage *fast, int seat, int card) {
    signed char *hand = fast->hand[seat], *at = memchr(hand, card, fast->held[seat]);
    if (!at) abort();
    memmove(at, at + 1, hand + fast->held[seat] - at - 1);
    fast->held[seat]--;
}

static void draw(FastVoyage *fast, int seat, int cards) {
    int left = fast->decks->size[seat] - fast->top[seat];
    if (cards > left) cards = left;
    if (cards <= 0) return;
    memcpy(fast->hand[seat] + fast->held[seat], fast->decks->card[seat] + fast->top[seat], cards);
    fast->held[seat] += cards;
    fast->top[seat] += cards;
}

/* Lay an island; 0 if a gap can't be filled any more. */
int place(FastVoyage *fast, int number, int cell) {
    int at = place_among(fast, number), after = fast->length - at;
    fast->due -= due_of(fast_gap_before(fast, at));
    memmove(fast->number + at + 1, fast->number + at, after);
    memmove(fast->cell + at + 1, fast->cell + at, after);
    fast->number[at] = number;
    fast->cell[at] = cell;
    fast->length++;
    fast->lying |= bit(number);
    fast->left &= ~bit(number);
    for (int seat = 0; seat < fast->seats; seat++) fast->there[seat] &= ~bit(number);
    take_out(fast, fast->turn, number);
    fast->empty--;
    fast->cards--;
    FastGap lower = fast_gap_before(fast, at), higher = fast_gap_before(fast, at + 1);
    fast->due += due_of(lower) + due_of(higher);
    return can_fill(lower, fast->left) && can_fill(higher, fast->left);
}

/* Discard these; 0 if one of them was needed. */
int pay(FastVoyage *fast, int seat, const signed char *cards, int many) {
    int is_open = 1;
    fast->discarded[seat] += many;
    fast->gone += many;
    fast->cards -= many;
    for (int i = 0; i < many; i++) {
        int card = cards[i];
        take_out(fast, seat, card);
        if (card <= LAST_ISLAND) {
            fast->left &= ~bit(card);
            fast->there[seat] &= ~bit(card);
            if (!can_fill(fast_gap_before(fast, place_among(fast, card)), fast->left)) is_open = 0;
        } else if (card == FINISH) {
            fast->finishes[seat]++;
            if (!--fast->finishes_left) is_open = 0;
        }
    }
    return is_open;
}

static int drop_played(FastEvaluation *evaluated, int played) {
    for (int at = 0; at < evaluated->ranked; at++)
        if (evaluated->ranking[at].card == played) {
            int low = evaluated->ranking[at].low;
            drop(evaluated, at);
            return low;
        }
    return -1;
}

/* Part with the ranked cards missed least, one after the other; 0 if one of them was needed. */
static int part(FastVoyage *fast, FastEvaluation *evaluated, int seat, int price, int played) {
    if (price >= fast->held[seat]) {
        signed char all[MOST_HELD];
        memcpy(all, fast->hand[seat], sizeof all);
        return pay(fast, seat, all, fast->held[seat]);
    }
    int changed = played ? drop_played(evaluated, played) : -1;
    for (; price > 0; price--) {
        if (changed >= 0 && evaluated->ranking[0].junk < NOWHERE) rank_again(evaluated, fast, seat, changed);
        signed char card = evaluated->ranking[0].card;
        changed = evaluated->ranking[0].low;
        drop(evaluated, 0);
        if (!pay(fast, seat, &card, 1)) return 0;
    }
    return 1;
}

/* Whether there are too few cards for the cells. */
int is_short(const FastVoyage *fast) {
    return fast->cards <= fast->empty + fast->due + (fast->start_lies ? 0 : TO_GIVE + 1);
}

/* Draw up and let the next seat move; 0 if it can be seen that the voyage is lost. */
int pass_on(FastVoyage *fast) {
    draw(fast, fast->turn, HAND - fast->held[fast->turn]);
    fast->turn = (fast->turn + 1) % fast->seats;
    return !is_short(fast);
}

static int extra_cards(const FastVoyage *fast) { return fast->seats == 1 ? 8 : fast->seats == 2 ? 2 : 0; }

static int may_start(const FastVoyage *fast) {
    int given = -1;
    for (int seat = 0; seat < fast->seats; seat++) {
        int deck = fast->decks->size[seat] - fast->top[seat], extra = extra_cards(fast);
        given += fast->held[seat] + (deck < extra ? deck : extra);
    }
    return given >= TO_GIVE;
}

static void split(FastVoyage *fast, int *shares) {
    const Weights *w = weights_prepared();
    int total = 0;
    double wanted[SEATS];
    FastEvaluation evaluated;
    for (int seat = 0; seat < fast->seats; seat++) total += fast->held[seat];
    if (total > TO_GIVE) total = TO_GIVE;
    memset(shares, 0, SEATS * sizeof *shares);
    for (int seat = 0; seat < fast->seats && fast->seats > 1; seat++) {
        int glad = 0, wealth = fast->held[seat] + fast->decks->size[seat] - fast->top[seat];
        evaluate_fast(&evaluated, fast, seat);
        for (int at = 0; at < evaluated.ranked; at++) glad += evaluated.ranking[at].junk > w->junk;
        wanted[seat] = glad + wealth * w->wealth;
    }
    if (fast->seats == 1) shares[0] = total;
    for (; fast->seats > 1 && total > 0; total--) {
        int most = -1;
        for (int seat = 0; seat < fast->seats; seat++)
            if (shares[seat] < fast->held[seat] &&
                (most < 0 || wanted[seat] - shares[seat] > wanted[most] - shares[most]))
                most = seat;
        shares[most]++;
    }
}

/* All give what they owe and draw up; then the next seat moves. */
static int collect(FastVoyage *fast, const int *owed) {
    FastEvaluation evaluated;
    fast->is_owed = 0;
    for (int step = 0; step < fast->seats; step++) {
        int seat = (fast->turn + step) % fast->seats;
        if (!owed[seat]) continue;
        evaluate_fast(&evaluated, fast, seat);
        if (!part(fast, &evaluated, seat, owed[seat], 0)) return 0;
    }
    for (int step = 1; step < fast->seats; step++) {
        int seat = (fast->turn + step) % fast->seats;
        draw(fast, seat, HAND - fast->held[seat]);
    }
    return pass_on(fast);
}

/* Lay the start: as every captain pledges, splits and gives. */
static int lay_start(FastVoyage *fast) {
    int shares[SEATS];
    take_out(fast, fast->turn, START);
    fast->cards--;
    fast->start_lies = 1;
    for (int seat = 0; seat < fast->seats; seat++) draw(fast, seat, extra_cards(fast));
    split(fast, shares);
    return collect(fast, shares);
}

/* Make the best move of the turn; 0 if there is none, or the voyage is lost with it. */
static int move_on(FastVoyage *fast) {
    int seat = fast->turn;
    FastEvaluation evaluated;
    evaluate_fast(&evaluated, fast, seat);
    if (!evaluated.is_found)
        return fast->held[seat] > 1 && part(fast, &evaluated, seat, 2, 0) && pass_on(fast);
    if (!place(fast, evaluated.number, evaluated.cell)) return 0;
    return (!evaluated.price || part(fast, &evaluated, seat, evaluated.price, evaluated.number)) && pass_on(fast);
}

/* Sail on: 1 if it is won, 0 if lost; after so many moves, if any are given, the chance that is foreseen. */
double play_out(FastVoyage *fast, int ahead) {
    int last = fast->turns + ahead;
    if (fast->is_owed && !collect(fast, fast->owed)) return 0;
    for (;;) {
        fast->turns++;
        int seat = fast->turn;
        if (!fast->start_lies && has(fast, seat, START) && may_start(fast)) {
            if (!lay_start(fast)) return 0;
            continue;
        }
        if (!fast->empty && fast->start_lies && (fast->seats == 1 || has(fast, seat, FINISH))) return 1;
        if (ahead && fast->turns > last && fast->empty) return network_chance(fast);
        if (!move_on(fast)) return 0;
    }
}
