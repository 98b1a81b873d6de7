/* Moves made as captains make them, one after the other to the end. */

#include "evaluation.h"
#include "prospects.h"
#include "swift.h"

#include <stdlib.h>
#include <string.h>

/* Whether two of these numbers, as bits above the lower bound, can pay their way into two cells. */
static int can_pair(Strait strait, Islands numbers) {
    int found[LAST_ISLAND], many = 0;
    for (int at = 0; at < strait.high - strait.low - 1; at++)
        if (numbers >> at & 1) found[many++] = strait.low + 1 + at;
    for (int i = 0; i < many; i++)
        for (int k = i + 1; k < many; k++) {
            int low = strait.low ? found[i] - strait.low : 0, high = strait.high < BEYOND ? strait.high - found[k] : 0;
            int apart = found[k] - found[i], after_one = high && high < apart ? high : apart;
            int after_other = low && low < apart ? low : apart;
            if ((low <= HIGHEST_PRICE && after_one <= HIGHEST_PRICE) ||
                (high <= HIGHEST_PRICE && after_other <= HIGHEST_PRICE))
                return 1;
        }
    return 0;
}

/* Whether a gap has enough of the islands left, as far as is easily seen. */
int can_fill(Strait strait, Islands left) {
    int cells = cells_of(strait);
    Islands numbers = between(left, strait);
    if (cells < 1) return 1;
    if (cells == 1) return (numbers & near_bits(strait)) != 0;
    return cells == 2 ? can_pair(strait, numbers) : count(numbers) >= cells;
}

static void take_out(Swift *swift, int seat, int card) {
    signed char *hand = swift->hand[seat], *at = memchr(hand, card, swift->held[seat]);
    if (!at) abort();
    memmove(at, at + 1, hand + swift->held[seat] - at - 1);
    swift->held[seat]--;
}

static void draw(Swift *swift, int seat, int cards) {
    int left = swift->decks->size[seat] - swift->top[seat];
    if (cards > left) cards = left;
    if (cards <= 0) return;
    memcpy(swift->hand[seat] + swift->held[seat], swift->decks->card[seat] + swift->top[seat], cards);
    swift->held[seat] += cards;
    swift->top[seat] += cards;
}

/* Lay an island; 0 if a gap can't be filled any more. */
int place(Swift *swift, int number, int cell) {
    int at = place_among(swift, number), after = swift->length - at;
    swift->due -= due_of(strait_before(swift, at));
    memmove(swift->number + at + 1, swift->number + at, after);
    memmove(swift->cell + at + 1, swift->cell + at, after);
    swift->number[at] = number;
    swift->cell[at] = cell;
    swift->length++;
    swift->lying |= bit(number);
    swift->left &= ~bit(number);
    for (int seat = 0; seat < swift->seats; seat++) swift->there[seat] &= ~bit(number);
    take_out(swift, swift->turn, number);
    swift->empty--;
    swift->cards--;
    Strait lower = strait_before(swift, at), higher = strait_before(swift, at + 1);
    swift->due += due_of(lower) + due_of(higher);
    return can_fill(lower, swift->left) && can_fill(higher, swift->left);
}

/* Discard these; 0 if one of them was needed. */
int pay(Swift *swift, int seat, const signed char *cards, int many) {
    int is_open = 1;
    swift->discarded[seat] += many;
    swift->gone += many;
    swift->cards -= many;
    for (int i = 0; i < many; i++) {
        int card = cards[i];
        take_out(swift, seat, card);
        if (card <= LAST_ISLAND) {
            swift->left &= ~bit(card);
            swift->there[seat] &= ~bit(card);
            if (!can_fill(strait_before(swift, place_among(swift, card)), swift->left)) is_open = 0;
        } else if (card == FINISH) {
            swift->finishes[seat]++;
            if (!--swift->finishes_left) is_open = 0;
        }
    }
    return is_open;
}

static int drop_played(Bearings *bearings, int played) {
    for (int at = 0; at < bearings->ranked; at++)
        if (bearings->ranking[at].card == played) {
            int low = bearings->ranking[at].low;
            drop(bearings, at);
            return low;
        }
    return -1;
}

/* Part with the ranked cards missed least, one after the other; 0 if one of them was needed. */
static int part(Swift *swift, Bearings *bearings, int seat, int price, int played) {
    if (price >= swift->held[seat]) {
        signed char all[MOST_HELD];
        memcpy(all, swift->hand[seat], sizeof all);
        return pay(swift, seat, all, swift->held[seat]);
    }
    int changed = played ? drop_played(bearings, played) : -1;
    for (; price > 0; price--) {
        if (changed >= 0 && bearings->ranking[0].junk < NOWHERE) rank_again(bearings, swift, seat, changed);
        signed char card = bearings->ranking[0].card;
        changed = bearings->ranking[0].low;
        drop(bearings, 0);
        if (!pay(swift, seat, &card, 1)) return 0;
    }
    return 1;
}

/* Whether there are too few cards for the cells. */
int is_short(const Swift *swift) {
    return swift->cards <= swift->empty + swift->due + (swift->start_lies ? 0 : TO_GIVE + 1);
}

/* Draw up and let the next seat move; 0 if it can be seen that the voyage is lost. */
int pass_on(Swift *swift) {
    draw(swift, swift->turn, HAND - swift->held[swift->turn]);
    swift->turn = (swift->turn + 1) % swift->seats;
    return !is_short(swift);
}

static int extra_cards(const Swift *swift) { return swift->seats == 1 ? 8 : swift->seats == 2 ? 2 : 0; }

static int may_start(const Swift *swift) {
    int given = -1;
    for (int seat = 0; seat < swift->seats; seat++) {
        int deck = swift->decks->size[seat] - swift->top[seat], extra = extra_cards(swift);
        given += swift->held[seat] + (deck < extra ? deck : extra);
    }
    return given >= TO_GIVE;
}

static void split(Swift *swift, int *shares) {
    const Weights *w = weights_sounded();
    int total = 0;
    double wanted[SEATS];
    Bearings bearings;
    for (int seat = 0; seat < swift->seats; seat++) total += swift->held[seat];
    if (total > TO_GIVE) total = TO_GIVE;
    memset(shares, 0, SEATS * sizeof *shares);
    for (int seat = 0; seat < swift->seats && swift->seats > 1; seat++) {
        int glad = 0, wealth = swift->held[seat] + swift->decks->size[seat] - swift->top[seat];
        take_bearings(&bearings, swift, seat);
        for (int at = 0; at < bearings.ranked; at++) glad += bearings.ranking[at].junk > w->junk;
        wanted[seat] = glad + wealth * w->wealth;
    }
    if (swift->seats == 1) shares[0] = total;
    for (; swift->seats > 1 && total > 0; total--) {
        int most = -1;
        for (int seat = 0; seat < swift->seats; seat++)
            if (shares[seat] < swift->held[seat] &&
                (most < 0 || wanted[seat] - shares[seat] > wanted[most] - shares[most]))
                most = seat;
        shares[most]++;
    }
}

/* All give what they owe and draw up; then the next seat moves. */
static int collect(Swift *swift, const int *owed) {
    Bearings bearings;
    swift->is_owed = 0;
    for (int step = 0; step < swift->seats; step++) {
        int seat = (swift->turn + step) % swift->seats;
        if (!owed[seat]) continue;
        take_bearings(&bearings, swift, seat);
        if (!part(swift, &bearings, seat, owed[seat], 0)) return 0;
    }
    for (int step = 1; step < swift->seats; step++) {
        int seat = (swift->turn + step) % swift->seats;
        draw(swift, seat, HAND - swift->held[seat]);
    }
    return pass_on(swift);
}

/* Lay the start: as every captain pledges, splits and gives. */
static int lay_start(Swift *swift) {
    int shares[SEATS];
    take_out(swift, swift->turn, START);
    swift->cards--;
    swift->start_lies = 1;
    for (int seat = 0; seat < swift->seats; seat++) draw(swift, seat, extra_cards(swift));
    split(swift, shares);
    return collect(swift, shares);
}

/* Make the best move of the turn; 0 if there is none, or the voyage is lost with it. */
static int move_on(Swift *swift) {
    int seat = swift->turn;
    Bearings bearings;
    take_bearings(&bearings, swift, seat);
    if (!bearings.is_found)
        return swift->held[seat] > 1 && part(swift, &bearings, seat, 2, 0) && pass_on(swift);
    if (!place(swift, bearings.number, bearings.cell)) return 0;
    return (!bearings.price || part(swift, &bearings, seat, bearings.price, bearings.number)) && pass_on(swift);
}

/* Sail on: 1 if it is won, 0 if lost; after so many moves, if any are given, the chance that is foreseen. */
double play_out(Swift *swift, int ahead) {
    int last = swift->turns + ahead;
    if (swift->is_owed && !collect(swift, swift->owed)) return 0;
    for (;;) {
        swift->turns++;
        int seat = swift->turn;
        if (!swift->start_lies && has(swift, seat, START) && may_start(swift)) {
            if (!lay_start(swift)) return 0;
            continue;
        }
        if (!swift->empty && swift->start_lies && (swift->seats == 1 || has(swift, seat, FINISH))) return 1;
        if (ahead && swift->turns > last && swift->empty) return prospect(swift);
        if (!move_on(swift)) return 0;
    }
}
