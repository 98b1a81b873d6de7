/* What captains decide in a voyage, one decision after the other, to be held against what they decide in Python. */

#ifndef DECISION_LOG_H
#define DECISION_LOG_H

/* In the order of the kinds in decisions.py. */
enum {
    DECIDED_ISLAND, DECIDED_START, DECIDED_SPLIT, DECIDED_GIVE, DECIDED_FINISH, DECIDED_DISCARD, DECIDED_STRIKE,
    DECIDED_TRADE, DECIDED_COMPASS, DECIDED_MOVE_REEF, DECIDED_HOLD_REEF, DECIDED_CANCEL, DECIDED_YELLOW,
    DECIDED_PURPLE, DECIDED_ORANGE
};

/* From now on decisions are noted there, as far as there is room; in NULL none are. */
void keep_decisions(int *log, int room);

/* How many numbers have been noted. */
int noted_numbers(void);

/* Its kind, the card or storm, the number or whether a wild was spent, and the cell, row or seat. */
void note_decision(int kind, int card, int number, int place);

/* A card that was paid for the decision noted last, or a seat's share of a split. */
void note_card(int card);

#endif
