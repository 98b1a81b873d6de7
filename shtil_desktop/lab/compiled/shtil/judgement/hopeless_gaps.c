/* Told from the numbers alone: which gaps can't be filled any more, and which cards would close one. */

#include "hopeless_gaps.h"

#include <string.h>

enum { DEAREST = HAND - 1 };

static int can_be_paid(int low, int high, Islands there) {
    int size = high - low - 1, near = size < DEAREST ? size : DEAREST;
    Islands payable = (low ? span(near) : 0) | (high < BEYOND ? span(near) << (size - near) : 0);
    return payable ? (there & payable) != 0 : there != 0;
}

static int can_pair(int low, int high, Islands there) {
    int found[LAST_ISLAND], many = 0;
    for (int at = 0; at < high - low - 1; at++)
        if (there >> at & 1) found[many++] = low + 1 + at;
    for (int i = 0; i < many; i++)
        for (int k = i + 1; k < many; k++) {
            int below = low ? found[i] - low : 0, above = high < BEYOND ? high - found[k] : 0;
            int apart = found[k] - found[i], after_one = above && above < apart ? above : apart;
            int after_other = below && below < apart ? below : apart;
            if ((below <= DEAREST && after_one <= DEAREST) || (above <= DEAREST && after_other <= DEAREST)) return 1;
        }
    return 0;
}

/* How many numbers are missing between two places of the line, or more if what lies between them went. */
static int lacks(const Numbers *numbers, int before, int after) {
    const Sea *sea = numbers->sea;
    int cells = sea->cell[after] - sea->cell[before] - 1, low = sea->number[before], high = sea->number[after];
    if (!cells) return 0;
    Islands there = numbers->free >> (low + 1) & span(high - low - 1);
    int missing = cells - count(there);
    if (missing > 0 || cells > 2) return missing;
    return cells == 1 ? !can_be_paid(low, high, there) : !can_pair(low, high, there);
}

static int has_no_room(const Sea *sea, int before, int after) {
    return sea->number[after] - sea->number[before] < sea->cell[after] - sea->cell[before];
}

static int is_hopeless(const Numbers *numbers, int before, int after) {
    return has_no_room(numbers->sea, before, after) || lacks(numbers, before, after) > numbers->wilds;
}

static int strikes_needed(const Numbers *numbers) {
    int fewest[CELLS + 2] = {0}, length = numbers->sea->length;
    for (int at = 1; at < length; at++) {
        fewest[at] = length;
        for (int before = 0; before < at; before++) {
            int strikes = fewest[before] + at - before - 1;
            if (strikes < fewest[at] && !is_hopeless(numbers, before, at)) fewest[at] = strikes;
        }
    }
    return fewest[length - 1];
}

/* Marks the gaps that can't be filled any more, each by the place of its upper bound. */
static void narrow(const Numbers *numbers, unsigned char *is_narrow) {
    const Sea *sea = numbers->sea;
    int missing = 0;
    memset(is_narrow, 0, CELLS + 2);
    if (numbers->is_sound) return;
    for (int at = 1; at < sea->length; at++) {
        int lack = lacks(numbers, at - 1, at);
        if (lack > 0) missing += lack;
    }
    int is_any = !numbers->monsters && missing > numbers->wilds;
    if (numbers->monsters && strikes_needed(numbers) <= numbers->monsters) return;
    for (int at = 1; at < sea->length; at++)
        is_narrow[at] = lacks(numbers, at - 1, at) > 0 && (is_any || is_hopeless(numbers, at - 1, at));
}

static void sound_out(Numbers *numbers) {
    numbers->is_sound = 1;
    for (int at = 1; at < numbers->sea->length && numbers->is_sound; at++)
        numbers->is_sound = lacks(numbers, at - 1, at) <= 0;
}

Numbers numbers_of(const Sea *sea, int seat) {
    Numbers found = {sea, span(BEYOND) & ~(Islands)1, sea->options.wilds - sea->start_is_wild, 0, 0};
    found.wilds -= sea->gone[WILD] + sea->discards[seat][WILD];
    found.monsters = sea->options.monsters - sea->gone[MONSTER];
    for (int at = 1; at < sea->length - 1; at++) {
        if (sea->is_wild[sea->cell[at]])
            found.wilds--;
        else
            found.free &= ~bit(sea->number[at]);
    }
    for (int n = 1; n <= LAST_ISLAND; n++)
        if (sea->gone[n] || sea->discards[seat][n]) found.free &= ~bit(n);
    sound_out(&found);
    return found;
}

static Numbers without(const Numbers *numbers, int card) {
    Numbers left = *numbers;
    if (card <= LAST_ISLAND) left.free &= ~bit(card);
    left.wilds -= card == WILD;
    sound_out(&left);
    return left;
}

int closes(const Numbers *numbers, int card) {
    unsigned char before[CELLS + 2], after[CELLS + 2];
    if (card > LAST_ISLAND && card != WILD) return 0;
    Numbers left = without(numbers, card);
    if (left.is_sound) return 0;
    narrow(numbers, before);
    narrow(&left, after);
    for (int at = 1; at < numbers->sea->length; at++)
        if (after[at] && !before[at]) return 1;
    return 0;
}

/* So many of the cards, the first ones if possible, that close no gap together; 0 if there are none. */
int spare_together(const Numbers *numbers, const signed char *cards, int many, int price, signed char *pay) {
    if (!price) return 1;
    for (int at = 0; at + price <= many; at++) {
        if (closes(numbers, cards[at])) continue;
        Numbers left = without(numbers, cards[at]);
        *pay = cards[at];
        if (spare_together(&left, cards + at + 1, many - at - 1, price - 1, pay + 1)) return 1;
    }
    return 0;
}
