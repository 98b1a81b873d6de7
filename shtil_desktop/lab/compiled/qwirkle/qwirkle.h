/* Qwirkle once more in C, for the lab alone: the computer seats of games/qwirkle/crew, decision by decision. */

#ifndef QWIRKLE_H
#define QWIRKLE_H

#include <stdint.h>

#include "../dice.h"

typedef uint64_t Kinds;
typedef signed char Tile;

enum {
    ROW = 256,
    CENTRE = 128 * ROW + 128,
    CELLS = ROW * ROW,
    SIDE = 6,
    KINDS = 36,
    TILES = 108,
    MOST_SEATS = 4,
    MOST_LAYS = 20000,
    FEATURES = 25,
    PHASES = 4,
    GOING_OUT = 6,
};

typedef struct {
    Kinds run[4]; /* left, right, above, below */
    Kinds fitting;
    int at; /* its place in the list of the rim; -1 if it is not there */
    int row, column, points;
} Cell;

typedef struct {
    int points, count;
    int cell[SIDE];
    Tile tile[SIDE];
} Lay;

typedef struct {
    int count;
    Tile tile[SIDE];
} Hand;

typedef struct {
    Kinds one, two, three;
    int total;
    signed char count[KINDS];
} Unseen;

typedef struct {
    int candidates, samples, stages, play_out, end_samples, proves;
    double prior;
} Plan;

enum { GREEDY, BEGINNER, AMATEUR, LOOKING };

typedef struct {
    int kind, among, pool, tries, most_tiles, width;
    Plan plan;
} Mate;

typedef struct {
    Lay lay;
    int before; /* lays done before it */
    int held;   /* tiles in the hand before it */
} LastLay;

typedef struct {
    int seats, turn, idle, is_over, decisions, bag;
    int scores[MOST_SEATS];
    Hand hands[MOST_SEATS];
    Tile sack[TILES];
    signed char laid[KINDS];
    Lay done[TILES];
    int marks[TILES]; /* the board's memory before each lay */
    int lays;
    int last[MOST_SEATS]; /* the number of each seat's last lay; -1 if it did something else */
    int held[MOST_SEATS];
} Game;

extern Cell cells[CELLS];
extern int rim[], rim_size, changes;
extern Kinds of_colour[SIDE], of_shape[SIDE];
extern const int line_points[];
extern Lay found[MOST_LAYS];

static inline int bits(Kinds kinds) { return __builtin_popcountll(kinds); }
static inline int lowest(Kinds kinds) { return __builtin_ctzll(kinds); }

void clear_board(void);
void put(int cell, Tile tile);
void put_lay(const Lay *lay);
void undo(int mark);
Kinds joining(Kinds line);

Kinds kinds_in(const Hand *hand);
int largest_sets(Kinds kinds, Kinds *sets);
int all_lays(const Hand *hand);
int best_lay(const Hand *hand, Lay *best);
int is_preferred(const Lay *lay, const Lay *other);
int by_greed(const void *lay, const void *other);
void take(Hand *hand, const Lay *lay);

void count_unseen(Unseen *unseen, const signed char *count);
void features(double *values, const Hand *left, const Unseen *unseen, int drawn, int next_hand);
double weigh(int seats, int phase, const double *values);
double evaluate(int seats, const Hand *left, const Unseen *unseen, int drawn, int next_hand, int bag);

int prove(Hand *hands, int seat, Lay *best);
void unseen_by(const Game *game, int seat, Unseen *unseen);
void begin(Game *game, int seats, const Tile *tiles);
void lay_down(Game *game, const Lay *lay);
int do_without(Game *game, const char *words);
int choose(const Game *game, const Mate *mate, Dice *dice, Lay *chosen);

#endif
