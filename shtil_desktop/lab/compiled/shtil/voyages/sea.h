/* A voyage of the standard game and its expansions, as the compiled captain sees and plays it. */

#ifndef SEA_H
#define SEA_H

enum { START = 81, FINISH, MONSTER, WILD, COMPASS, YELLOW, PURPLE, ORANGE };
enum { LAST_ISLAND = 80, BEYOND = 81, CELLS = 36, ROWS = 6, ROW = 6 };
enum { SEATS = 5, HAND = 5, YELLOW_HAND = 3, TO_GIVE = 8, MOST_HELD = 20, DECK = 112, KINDS = 90 };

/* Which voyage is sailed; the same fields, in the same order, as in __init__.py. */
typedef struct {
    int seats, removed, reefs, monsters, storms, wilds;
} Options;

/* The weights of the evaluation; the same names, in the same order, as in games/shtil/crew/judgement/weights.py. */
typedef struct {
    double place, share, price, price_slack, price_balance, room, squeeze, squeeze_slope;
    double single, single_slope, patience, patience_slack, patience_balance, keep, junk;
    double finish, finish_cells, finish_gone, finish_soon, spare_finish, finish_yellow;
    double doubt, pair, pair_slope, gap_one, gap_two, gap_three, gap_four;
    double thrift, thrift_slope, wealth, wild, strike, strike_late, strike_crowd, strike_yellow;
    double wrong_side, turn, trade, compass, compass_more;
    double yellow, yellow_cells, yellow_stack, yellow_more, yellow_price;
    double purple, purple_alone, purple_come, orange, orange_base, wild_compass;
    double owed_purple, owed_monster, barred, hand_second, hold, row, trust;
} Weights;

typedef struct {
    Options options;
    signed char hand[SEATS][MOST_HELD], deck[SEATS][DECK];
    int held[SEATS], size[SEATS], top[SEATS];
    unsigned char discards[SEATS][KINDS]; /* by kind of card, what the seat discarded and saw */
    int discarded[SEATS], seen[SEATS];    /* the size of its pile, and how much of that it saw */
    unsigned char gone[KINDS];            /* cards that left the game openly */
    int number[CELLS + 2], cell[CELLS + 2], length; /* the line with its two borders */
    unsigned char is_wild[CELLS];
    int reef; /* its row, -1 for none */
    int start_lies, start_is_wild, compasses, supply, turn, is_won, is_over;
    int yellows[SEATS], oranges[SEATS], purples[ROWS], blind[SEATS];
} Sea;

static inline int in_deck(const Sea *sea, int seat) { return sea->size[seat] - sea->top[seat]; }
static inline int limit(const Sea *sea, int seat) { return sea->yellows[seat] ? YELLOW_HAND : HAND; }
static inline int empty_cells(const Sea *sea) { return CELLS + 2 - sea->length; }

int place_of(const Sea *sea, int number);
int number_at(const Sea *sea, int cell);
int empty_in_row(const Sea *sea, int row);
int held_of(const Sea *sea, int seat, int card);
int discardable(const Sea *sea, int seat);
int may_place(const Sea *sea, int seat, int cell);
int unseen_storms(const Sea *sea, int storm);
int price_of(int number, int cell, int first, int last, int low, int high);
void lay(Sea *sea, int number, int cell);
void take_off(Sea *sea, int at);
void take_from_hand(Sea *sea, int seat, int card);
void discard(Sea *sea, int seat, int card);

#endif
