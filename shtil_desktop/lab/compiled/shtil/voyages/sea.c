/* What can be asked of a sea, and the small steps that change it. */

#include "sea.h"

#include <stdlib.h>

int place_of(const Sea *sea, int number) {
    int at = 0;
    while (sea->number[at] < number) at++;
    return at;
}

int number_at(const Sea *sea, int cell) {
    for (int at = 1; at < sea->length - 1; at++)
        if (sea->cell[at] == cell) return sea->number[at];
    return 0;
}

int empty_in_row(const Sea *sea, int row) {
    int found = ROW;
    for (int at = 1; at < sea->length - 1; at++) found -= sea->cell[at] / ROW == row;
    return found;
}

int held_of(const Sea *sea, int seat, int card) {
    int found = 0;
    for (int i = 0; i < sea->held[seat]; i++) found += sea->hand[seat][i] == card;
    return found;
}

int discardable(const Sea *sea, int seat) { return sea->held[seat] - held_of(sea, seat, MONSTER); }

static int has_neighbour(const Sea *sea, int cell) {
    for (int at = 1; at < sea->length - 1; at++)
        if (sea->cell[at] == cell - 1 || sea->cell[at] == cell + 1) return 1;
    return 0;
}

int may_place(const Sea *sea, int seat, int cell) {
    if (cell / ROW == sea->reef || sea->purples[cell / ROW]) return 0;
    return !sea->oranges[seat] || has_neighbour(sea, cell);
}

int unseen_storms(const Sea *sea, int storm) {
    int found = (storm == YELLOW ? 3 : storm == PURPLE ? 2 : 1) - sea->gone[storm];
    if (storm == PURPLE)
        for (int row = 0; row < ROWS; row++) found -= sea->purples[row];
    else
        for (int seat = 0; seat < sea->options.seats; seat++)
            found -= storm == YELLOW ? sea->yellows[seat] : sea->oranges[seat];
    return found;
}

/* As price_in_gap in games/shtil/rules/line.py. */
int price_of(int number, int cell, int first, int last, int low, int high) {
    int below = cell == first && low ? number - low : 0;
    int above = cell == last && high < BEYOND ? high - number : 0;
    if (below && above) return below < above ? below : above;
    return below ? below : above;
}

void lay(Sea *sea, int number, int cell) {
    int at = place_of(sea, number);
    for (int i = sea->length++; i > at; i--) {
        sea->number[i] = sea->number[i - 1];
        sea->cell[i] = sea->cell[i - 1];
    }
    sea->number[at] = number;
    sea->cell[at] = cell;
}

void take_off(Sea *sea, int at) {
    sea->length--;
    for (int i = at; i < sea->length; i++) {
        sea->number[i] = sea->number[i + 1];
        sea->cell[i] = sea->cell[i + 1];
    }
}

void take_from_hand(Sea *sea, int seat, int card) {
    int at = 0;
    while (sea->hand[seat][at] != card)
        if (++at == sea->held[seat]) abort();
    sea->held[seat]--;
    for (; at < sea->held[seat]; at++) sea->hand[seat][at] = sea->hand[seat][at + 1];
}

void discard(Sea *sea, int seat, int card) {
    take_from_hand(sea, seat, card);
    sea->discards[seat][card]++;
    sea->discarded[seat]++;
    sea->seen[seat]++;
}
