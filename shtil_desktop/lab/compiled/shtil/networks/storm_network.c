/* What a seat sees of a stormy voyage, in figures, and what a small learned network makes of them. */

#include "storm_network.h"
#include "gap_difficulty.h"

#include <math.h>
#include <string.h>

enum { LAST = 4 };
static const double SAME = 1e-5;

static StormNetwork storm_network;
static int is_there, is_hidden;

/* Row by row, as games/shtil/crew/networks/storm_network.py has them: for each figure that comes out its weights. */
void set_storm_network(const double *values, int count) {
    is_there = count > 0;
    if (!count) return;
    for (int k = 0; k < LOOKS; k++)
        for (int i = 0; i <= GAP_FIGURES; i++) storm_network.look[i][k] = *values++;
    for (int k = 0; k <= TELLS; k++)
        for (int i = 0; i < LOOKS; i++) storm_network.add[i][k] = *values++;
    for (int k = 0; k <= TELLS; k++)
        for (int i = 0; i <= STOCK_FIGURES; i++) storm_network.stock[i][k] = *values++;
    for (int k = 0; k < TELLS; k++) storm_network.tell[k] = *values++;
}

int has_storm_network(void) { return is_there && !is_hidden; }

/* Captains sail without it as long as it is hidden. */
void hide_storm_network(int is_so) { is_hidden = is_so; }

/* The numbers so many steps from the bounds: how likely they are to come, and how many are held. */
static double beside(const Evaluation *judged, int low, int high, int step, int *mine) {
    int up = low + step, down = high - step;
    double found = 0;
    *mine = 0;
    if (low && up < high) {
        found += judged->worth[up];
        *mine += judged->held[up] - judged->held[up - 1];
    }
    if (high < BEYOND && down > low && (!low || down > up)) {
        found += judged->worth[down];
        *mine += judged->held[down] - judged->held[down - 1];
    }
    return found;
}

static void read_gap(const Evaluation *judged, int reef, int first, int cells, int low, int high, float margin,
                     float *to) {
    const Sea *sea = judged->sea;
    int count = judged->counts[high - 1] - judged->counts[low], own = judged->held[high - 1] - judged->held[low];
    int calm = 0, closed = 0, reefed = 0, mine, i = 0;
    double numbers = judged->sums[high - 1] - judged->sums[low], wanted = near(judged, low, high, 0), shape[SHAPE];
    double doubt = count < cells ? DOUBTFUL : lack(judged, own, count - own, cells);
    tell_shape(cells, low, high, own, numbers, doubt, wanted, shape);
    memset(to, 0, GAP_FIGURES * sizeof *to);
    for (; i < SHAPE; i++) to[i] = shape[i];
    for (int step = 1; step < HAND; step++, i += 3) {
        double seen = beside(judged, low, high, step, &mine);
        to[cells < 3 ? i : i + 2] = seen;
        if (cells < 3) to[i + 1] = mine;
    }
    for (int seat = 0; seat < sea->options.seats; seat++) calm += !sea->yellows[seat];
    for (int cell = first; cell < first + cells; cell++) {
        closed += sea->purples[cell / ROW] > 0;
        reefed += cell / ROW == reef;
    }
    to[i++] = (double)closed / cells;
    to[i++] = (double)calm / sea->options.seats;
    to[i++] = sea->yellows[judged->seat] > 0;
    to[i++] = margin * 10 / (judged->empty + 1) / 2;
    to[i++] = cells == 1 ? closed : 0;
    to[i++] = (double)reefed / cells;
    to[i++] = cells == 1 ? reefed : 0;
}

/* Cards that must be paid for a gap at the least. */
static int due_for(const Evaluation *judged, int cells, int low, int high) {
    int is_low = low > 0, is_high = high < BEYOND;
    if (cells > 1 || is_low + is_high == 0) return cells - (cells + 1 - is_low - is_high) / 2;
    for (int step = 1; step < HAND; step++) {
        int up = low + step, down = high - step;
        if (is_low && up < high && judged->counts[up] > judged->counts[up - 1]) return step;
        if (is_high && down > low && judged->counts[down] > judged->counts[down - 1]) return step;
    }
    return HAND;
}

typedef struct {
    int left, least, least_deck, spent, yellows, yellow_seats, oranges, purples, barred, beside;
} Tally;

static Tally count_up(const Sea *sea) {
    Tally tally = {.least = DECK, .least_deck = DECK};
    int lies[CELLS + 2] = {0};
    for (int seat = 0; seat < sea->options.seats; seat++) {
        int deck = in_deck(sea, seat), cards = sea->held[seat] + deck;
        tally.left += cards;
        if (cards < tally.least) tally.least = cards;
        if (deck < tally.least_deck) tally.least_deck = deck;
        tally.spent += !deck;
        tally.yellows += sea->yellows[seat];
        tally.yellow_seats += sea->yellows[seat] > 0;
        tally.oranges += sea->oranges[seat];
    }
    for (int row = 0; row < ROWS; row++) {
        tally.purples += sea->purples[row];
        if (sea->purples[row]) tally.barred += empty_in_row(sea, row);
    }
    for (int at = 1; at < sea->length - 1; at++) lies[sea->cell[at] + 1] = 1;
    for (int cell = 1; cell <= CELLS; cell++) tally.beside += !lies[cell] && (lies[cell - 1] || lies[cell + 1]);
    return tally;
}

/* Islands of the hand that fit nowhere, those that do, and those of them that could be paid for now. */
static void sort_hand(const Sea *sea, int seat, int *idle, int *useful, int *ready) {
    *idle = *useful = *ready = 0;
    for (int i = 0; i < sea->held[seat]; i++) {
        int card = sea->hand[seat][i];
        if (card > LAST_ISLAND) continue;
        int at = place_of(sea, card), cells = sea->cell[at] - sea->cell[at - 1] - 1;
        int low = sea->number[at - 1], high = sea->number[at];
        if (!cells || high == card) {
            ++*idle;
            continue;
        }
        ++*useful;
        *ready += cells > 2 || (low && card - low < HAND) || (high < BEYOND && high - card < HAND);
    }
}

static float *add(float *figure, const double *values, int count) {
    for (int i = 0; i < count; i++) *figure++ = values[i];
    return figure;
}

/* Few cards and cells are counted one by one: a seat that holds a single card can't discard two. */
static void read_late(const Evaluation *judged, int ready, float *figure) {
    const Sea *sea = judged->sea;
    int seats = sea->options.seats, empty = judged->empty;
    int finishes = held_of(sea, judged->seat, FINISH) + held_of(sea, judged->seat, WILD);
    for (int after = 0; after < 3; after++) {
        int seat = (judged->seat + after) % seats, cards = after < seats ? sea->held[seat] + in_deck(sea, seat) : LAST;
        for (int count = 0; count < LAST; count++) *figure++ = cards == count;
    }
    for (int count = 0; count < LAST; count++) *figure++ = empty == count;
    for (int count = 0; count < LAST - 1; count++) *figure++ = finishes && empty == count;
    *figure++ = finishes > 1;
    *figure++ = empty < LAST && ready;
}

static void read_stock(const Evaluation *judged, int reef, int due, float *figure) {
    const Sea *sea = judged->sea;
    Tally tally = count_up(sea);
    int seat = judged->seat, seats = sea->options.seats, empty = judged->empty, next = (seat + 1) % seats;
    int monsters = sea->options.monsters - sea->gone[MONSTER], idle, useful, ready, deck = in_deck(sea, seat);
    sort_hand(sea, seat, &idle, &useful, &ready);
    double owed = empty + 1 + (sea->start_lies ? 0 : 8) + monsters, margin = tally.left - owed - due;
    double share = owed / seats, least = tally.least - share, barred = empty ? (double)tally.barred / empty : 0;
    double supplies[] = {
        empty / 10.0,
        sea->start_lies,
        margin / 10,
        fmax(0, 8 - margin) / 8,
        (tally.left - owed) / 10,
        (sea->held[seat] + deck - share) / 5,
        (sea->held[next] + in_deck(sea, next) - share) / 5,
        least / 5,
        fmax(0, 3 - least) / 3,
        due / 10.0,
        sea->held[seat] / 5.0,
        idle / 3.0,
        useful / 3.0,
        ready / 3.0,
        held_of(sea, seat, FINISH) > 0,
        sea->discards[seat][FINISH] / 3.0,
        deck / 20.0,
        tally.least_deck / 20.0,
        tally.spent,
        !deck,
        judged->present,
        empty <= 1,
        (empty - tally.beside) / 10.0,
    };
    double storms[] = {
        sea->yellows[seat] > 0,
        fmax(0, sea->yellows[seat] - 1),
        tally.yellow_seats - (sea->yellows[seat] > 0),
        tally.yellows / 2.0,
        unseen_storms(sea, YELLOW) / 2.0,
        tally.yellow_seats * empty / 36.0,
        sea->oranges[seat],
        tally.oranges,
        unseen_storms(sea, ORANGE),
        tally.oranges ? (empty - tally.beside) / 10.0 : 0,
        tally.purples,
        tally.barred / 5.0,
        barred,
        unseen_storms(sea, PURPLE),
        sea->compasses,
        sea->compasses > 1,
        fmax(0, tally.purples - sea->compasses),
        sea->supply / 3.0,
    };
    double others[] = {
        held_of(sea, seat, MONSTER),
        monsters / 3.0,
        held_of(sea, seat, WILD),
        sea->reef >= 0,
        reef >= 0 && empty ? (double)empty_in_row(sea, reef) / empty : 0,
    };
    figure = add(figure, supplies, sizeof supplies / sizeof *supplies);
    figure = add(figure, storms, sizeof storms / sizeof *storms);
    figure = add(figure, others, sizeof others / sizeof *others);
    read_late(judged, ready, figure);
}

enum { MARGIN = 2 };

/* The reef is near if it may hinder the next to place; before it is moved it is not. */
void read_sea(const Sea *sea, int seat, const Weights *weights, int is_reef_near, Reading *reading) {
    Evaluation judged;
    int due = 0, reef = is_reef_near ? sea->reef : -1;
    judged.sea = sea;
    judged.seat = seat;
    judged.weights = weights;
    look_out(&judged);
    for (int at = 1; at < sea->length; at++) {
        int cells = sea->cell[at] - sea->cell[at - 1] - 1;
        if (cells) due += due_for(&judged, cells, sea->number[at - 1], sea->number[at]);
    }
    read_stock(&judged, reef, due, reading->stock);
    reading->gaps = 0;
    for (int at = 1; at < sea->length; at++) {
        int first = sea->cell[at - 1] + 1, cells = sea->cell[at] - first;
        if (cells)
            read_gap(&judged, reef, first, cells, sea->number[at - 1], sea->number[at], reading->stock[MARGIN],
                     reading->gap[reading->gaps++]);
    }
}

/* Sums are kept apart until they are whole, or each of their steps would go through memory. */
double odds(const StormNetwork *from, const Reading *reading, Insight *insight) {
    float sum[LOOKS] = {0}, told[TELLS + 1];
    memcpy(told, from->stock[STOCK_FIGURES], sizeof told);
    for (int g = 0; g < reading->gaps; g++) {
        float seen[LOOKS];
        memcpy(seen, from->look[GAP_FIGURES], sizeof seen);
        for (int i = 0; i < GAP_FIGURES; i++) {
            float figure = reading->gap[g][i];
            if (figure != 0)
                for (int k = 0; k < LOOKS; k++) seen[k] += figure * from->look[i][k];
        }
        for (int k = 0; k < LOOKS; k++) {
            seen[k] = seen[k] > 0 ? seen[k] : 0;
            sum[k] += seen[k];
        }
        memcpy(insight->seen[g], seen, sizeof seen);
    }
    for (int i = 0; i < STOCK_FIGURES; i++) {
        float figure = reading->stock[i];
        if (figure != 0)
            for (int k = 0; k <= TELLS; k++) told[k] += figure * from->stock[i][k];
    }
    for (int i = 0; i < LOOKS; i++)
        for (int k = 0; k <= TELLS; k++) told[k] += sum[i] * from->add[i][k];
    double found = told[TELLS];
    for (int k = 0; k < TELLS; k++) found += told[k] > 0 ? told[k] * from->tell[k] : 0;
    memcpy(insight->sum, sum, sizeof sum);
    memcpy(insight->told, told, sizeof told);
    return found;
}

/* No more of it than there is. */
void copy_reading(const Reading *from, Reading *to) {
    to->gaps = from->gaps;
    memcpy(to->stock, from->stock, sizeof to->stock);
    memcpy(to->gap, from->gap, from->gaps * sizeof *to->gap);
}

static Chooser chooser;

void choose_by(Chooser another) { chooser = another; }

void add_way(Ways *ways, const Sea *after, int seat, const Weights *weights, int is_reef_near, double against) {
    ways->against[ways->count] = against;
    read_sea(after, seat, weights, is_reef_near, &ways->after[ways->count++]);
}

/* The way with the best odds, less what speaks against it; the first of those that are equal. */
int best_way(const Ways *ways) {
    Insight insight;
    double most = -1e18;
    int best = 0;
    if (ways->count < 2) return 0;
    if (chooser) return chooser(ways);
    for (int i = 0; i < ways->count; i++) {
        double value = odds(&storm_network, &ways->after[i], &insight) - ways->against[i];
        if (value > most + SAME) {
            most = value;
            best = i;
        }
    }
    return best;
}
