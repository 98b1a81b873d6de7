/* Each decision takes five numbers, the last of which says how many cards follow. */

#include "decision_log.h"

#include <stddef.h>

static int *noted, left, *cards, count;

void keep_decisions(int *log, int room) {
    noted = log;
    left = log ? room : 0;
    cards = NULL;
    count = 0;
}

int noted_numbers(void) { return count; }

static void note(int number) {
    *noted++ = number;
    left--;
    count++;
}

void note_decision(int kind, int card, int number, int place) {
    cards = NULL;
    if (left < 5) return;
    note(kind);
    note(card);
    note(number);
    note(place);
    cards = noted;
    note(0);
}

void note_card(int card) {
    if (!cards || !left) return;
    ++*cards;
    note(card);
}
