/* What a seat sees of a stormy voyage, in figures, and what a small learned network makes of them. */

#include "barometer.h"

#include <math.h>
#include <string.h>

static const double DOUBTFUL = 10.0, A_HAIR = 1e-9;
static int neurons;
static float into[FIGURES][MOST_NEURONS], base[MOST_NEURONS], out_of[MOST_NEURONS], level;

/* By figure the weights into each neuron, then the neurons' own, then those out of them and the level. */
void set_barometer(const double *values, int count) {
    neurons = count;
    for (int i = 0; i < FIGURES; i++)
        for (int k = 0; k < count; k++) into[i][k] = *values++;
    for (int k = 0; k < count; k++) base[k] = *values++;
    for (int k = 0; k < count; k++) out_of[k] = *values++;
    if (count) level = *values;
}

int has_barometer(void) { return neurons > 0; }

typedef struct {
    int at, count;
    double steps[7];
} Classes;

static const Classes ONE = {0, 7, {0.5, 1, 1.5, 2, 3, 4, 6}}, TWO_NEAR = {8, 5, {1, 2, 3, 4, 6}};
static const Classes TWO = {14, 4, {0.5, 1.5, 3, 5}}, THREE = {19, 5, {0.5, 1.5, 2.5, 4, 6}};
static const Classes FOUR = {25, 5, {0.5, 1.5, 2.5, 4, 6}}, FIVE = {31, 5, {1.2, 1.4, 1.6, 1.8, 2.1}};
static const Classes EIGHT = {37, 5, {1.2, 1.4, 1.6, 1.8, 2.1}}, MANY = {43, 5, {1.2, 1.4, 1.6, 1.8, 2.1}};
enum { DOUBT_AT = 49, ROOT_AT = 50 };

static void classify(float *gaps, const Classes *classes, double amount) {
    int at = 0;
    while (at < classes->count && classes->steps[at] <= amount + A_HAIR) at++;
    gaps[classes->at + at] += 1;
}

static const Classes *classes_of(int cells) {
    if (cells < 5) return cells == 2 ? &TWO : cells == 3 ? &THREE : &FOUR;
    return cells < 8 ? &FIVE : cells < 13 ? &EIGHT : &MANY;
}

static void read_gap(const Evaluation *judged, int cells, int low, int high, float *gaps) {
    int count = judged->counts[high - 1] - judged->counts[low];
    int own = judged->held[high - 1] - judged->held[low];
    double numbers = judged->sums[high - 1] - judged->sums[low];
    if (cells <= 2) classify(gaps, cells == 1 ? &ONE : &TWO_NEAR, near(judged, low, high, 0));
    if (cells >= 2) classify(gaps, classes_of(cells), cells < 5 ? numbers - cells : numbers / cells);
    gaps[DOUBT_AT] += count < cells ? DOUBTFUL : fmin(DOUBTFUL, lack(judged, own, count - own, cells));
    gaps[ROOT_AT] += sqrt(cells);
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

static void read_stock(const Evaluation *judged, int due, float *figure) {
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
        sea->reef >= 0 && empty ? (double)empty_in_row(sea, sea->reef) / empty : 0,
    };
    figure = add(figure, supplies, sizeof supplies / sizeof *supplies);
    figure = add(figure, storms, sizeof storms / sizeof *storms);
    add(figure, others, sizeof others / sizeof *others);
}

static void read_figures(const Sea *sea, int seat, const Weights *weights, float *figures) {
    Evaluation judged = {.sea = sea, .seat = seat, .weights = weights};
    int due = 0;
    look_out(&judged);
    memset(figures, 0, FIGURES * sizeof *figures);
    for (int at = 1; at < sea->length; at++) {
        int cells = sea->cell[at] - sea->cell[at - 1] - 1, low = sea->number[at - 1], high = sea->number[at];
        if (!cells) continue;
        read_gap(&judged, cells, low, high, figures + STOCK);
        due += due_for(&judged, cells, low, high);
    }
    read_stock(&judged, due, figures);
}

/* The logarithm of the chance over that of losing. */
double foretell(const Sea *sea, int seat, const Weights *weights) {
    float figures[FIGURES], sums[MOST_NEURONS];
    read_figures(sea, seat, weights, figures);
    memcpy(sums, base, sizeof sums);
    for (int i = 0; i < FIGURES; i++)
        if (figures[i] != 0)
            for (int k = 0; k < neurons; k++) sums[k] += figures[i] * into[i][k];
    double found = level;
    for (int k = 0; k < neurons; k++) found += sums[k] > 0 ? out_of[k] * sums[k] : 0;
    return found;
}

/* To learn from: positions of voyages that venture on other moves now and then. */
static double ventures, noted_share;
static unsigned long long dice;
static float *log_rows;
static int rows_noted, most_rows;

static double throw_dice(void) {
    dice ^= dice << 13;
    dice ^= dice >> 7;
    dice ^= dice << 17;
    return (dice >> 11) * 0x1p-53;
}

void open_log(double venture, double share, unsigned long long seed, float *rows, int most) {
    ventures = venture;
    noted_share = share;
    dice = seed * 2685821657736338717ULL + 88172645463325252ULL;
    for (int i = 0; i < 8; i++) throw_dice();
    log_rows = rows;
    most_rows = most;
    rows_noted = 0;
}

void close_log(void) { most_rows = 0; }

int is_logging(void) { return most_rows > 0; }

int is_venturing(void) { return is_logging() && throw_dice() < ventures; }

int pick(int count) { return (int)(throw_dice() * count); }

void note(const Sea *sea, int seat, const Weights *weights) {
    if (rows_noted < most_rows && throw_dice() < noted_share)
        read_figures(sea, seat, weights, log_rows + FIGURES * rows_noted++);
}

int noted(void) { return rows_noted; }
