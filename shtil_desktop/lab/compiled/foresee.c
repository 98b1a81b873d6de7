/* Learning the chance of winning from positions of captains' voyages, told as in crew/prospects.py. */

#include "network.h"
#include "sea.h"
#include "voyage.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { HIGHEST_PRICE = 4, STEPS = 10, EVERY = 2, MOST_SEEN = 120, FINISHES = 5 };
enum { POOL = 1 << 15, BATCH = 64, FRESH = 32, BAND = 6, BANDS = 6 };
static const double DOUBTFUL = 8.0, STRAYING = 3.0, NEAR[HAND] = {0, 1.0, 1.0, 0.7, 0.5}, AT_HAND = 1.5;
static const double STEP = 0.002;

static Figures pool[POOL], noted[MOST_SEEN];
static float ends[POOL];
static int in_pool, fresh, count, cells[MOST_SEEN], turn, stray_turn, is_lost;
static double errors[BANDS], wins[BANDS], positions[BANDS];

typedef struct {
    int low, high, cells;
} Gap;

/* What the seat to move knows: numbers that may come, those of the hand, and the share of the unseen in play. */
typedef struct {
    int there[BEYOND + 1], own[BEYOND + 1], grain;
} Lookout;

static int count_of(const int *flags, Gap gap) {
    int found = 0;
    for (int n = gap.low + 1; n < gap.high; n++) found += flags[n];
    return found;
}

static Gap gap_before(const Sea *sea, int at) {
    return (Gap){sea->number[at - 1], sea->number[at], sea->cell[at] - sea->cell[at - 1] - 1};
}

static int least_paid(Gap gap) { return gap.cells - (gap.cells - 1 + !gap.low + (gap.high == BEYOND)) / 2; }

/* Whether two of the numbers that are left can pay their way into two cells. */
static int can_pair(const int *left, Gap gap) {
    for (int one = gap.low + 1; one < gap.high; one++)
        for (int other = one + 1; left[one] && other < gap.high; other++) {
            if (!left[other]) continue;
            int between = other - one, below = gap.low ? one - gap.low : 0;
            int above = gap.high < BEYOND ? gap.high - other : 0;
            int after_one = above && above < between ? above : between;
            int after_other = below && below < between ? below : between;
            if ((below <= HIGHEST_PRICE && after_one <= HIGHEST_PRICE) ||
                (above <= HIGHEST_PRICE && after_other <= HIGHEST_PRICE))
                return 1;
        }
    return 0;
}

static int can_fill(const int *left, Gap gap) {
    if (gap.cells == 2) return can_pair(left, gap);
    if (gap.cells > 2) return count_of(left, gap) >= gap.cells;
    int is_open = !gap.low && gap.high == BEYOND;
    for (int n = gap.low + 1; n < gap.high; n++) {
        int is_low = gap.low && n - gap.low <= HIGHEST_PRICE;
        int is_high = gap.high < BEYOND && gap.high - n <= HIGHEST_PRICE;
        if (left[n] && (is_open || is_low || is_high)) return 1;
    }
    return 0;
}

static int due(const Sea *sea) {
    int found = 0;
    for (int at = 1; at < sea->length; at++) {
        Gap gap = gap_before(sea, at);
        if (gap.cells) found += least_paid(gap);
    }
    return found;
}

static int all_cards(const Sea *sea) {
    int found = 0;
    for (int seat = 0; seat < sea->options.seats; seat++) found += sea->held[seat] + in_deck(sea, seat);
    return found;
}

/* Whether it is lost for one who knows all cards: the swift voyages are broken off there, too. */
static int is_hopeless(const Sea *sea) {
    int left[FINISH + 1] = {0}, owed = empty_cells(sea) + due(sea) + (sea->start_lies ? 0 : TO_GIVE + 1);
    for (int seat = 0; seat < sea->options.seats; seat++) {
        for (int i = 0; i < sea->held[seat]; i++) left[sea->hand[seat][i]] = 1;
        for (int i = sea->top[seat]; i < sea->size[seat]; i++) left[sea->deck[seat][i]] = 1;
    }
    for (int at = 1; at < sea->length; at++) {
        Gap gap = gap_before(sea, at);
        if (gap.cells && !can_fill(left, gap)) return 1;
    }
    return !left[FINISH] || all_cards(sea) <= owed;
}

static void look_out(const Sea *sea, Lookout *found) {
    int seat = sea->turn, gone = sea->options.removed - sea->seen[seat], hidden = all_cards(sea) - sea->held[seat];
    for (int other = 0; other < sea->options.seats; other++) gone += sea->discarded[other];
    for (int n = 0; n <= BEYOND; n++) {
        found->there[n] = n && n < BEYOND && !sea->discards[seat][n];
        found->own[n] = 0;
    }
    for (int at = 1; at < sea->length - 1; at++) found->there[sea->number[at]] = 0;
    for (int i = 0; i < sea->held[seat]; i++)
        if (sea->hand[seat][i] <= LAST_ISLAND) found->own[sea->hand[seat][i]] = 1;
    for (int n = 0; n <= BEYOND; n++) found->own[n] &= found->there[n];
    found->grain = hidden ? (2 * STEPS * hidden + hidden + gone) / (2 * (hidden + gone)) : 0;
}

/* Minus the logarithm of the chance that so many of the unseen numbers are in play. */
static double lack(int needed, int unseen, int grain) {
    static double known[STEPS + 1][BEYOND][CELLS + 1];
    double *found = &known[grain][unseen][needed], share = (double)grain / STEPS, enough = 0;
    if (*found) return *found - 1;
    for (int n = needed; n <= unseen; n++)
        enough += exp(lgamma(unseen + 1) - lgamma(n + 1) - lgamma(unseen - n + 1)) * pow(share, n) *
                  pow(1 - share, unseen - n);
    *found = 1 + (enough > 0 ? fmin(DOUBTFUL, fmax(0, -log(enough))) : DOUBTFUL);
    return *found - 1;
}

/* The number so many steps above the lower bound, or below the higher one, if it may come; else 0. */
static int step_up(const Lookout *seen, Gap gap, int step) {
    int n = gap.low + step;
    return gap.low && n < gap.high && seen->there[n] ? n : 0;
}

static int step_down(const Lookout *seen, Gap gap, int step) {
    int n = gap.high - step;
    return gap.high < BEYOND && n > gap.low && (!gap.low || n > gap.low + step) && seen->there[n] ? n : 0;
}

static double welcome(const Lookout *seen, Gap gap) {
    double share = (double)seen->grain / STEPS, found = 0;
    if (!gap.low && gap.high == BEYOND) {
        int own = count_of(seen->own, gap);
        return own + share * (count_of(seen->there, gap) - own);
    }
    for (int step = 1; step <= HIGHEST_PRICE; step++) {
        int up = step_up(seen, gap, step), down = step_down(seen, gap, step);
        if (up && gap.high < BEYOND && up > gap.high - step) up = 0;
        if (up) found += NEAR[step] * (seen->own[up] ? AT_HAND : share);
        if (down) found += NEAR[step] * (seen->own[down] ? AT_HAND : share);
    }
    return found;
}

static void tell_gap(const Lookout *seen, Gap gap, float *to) {
    int k = gap.cells, all = count_of(seen->there, gap), own = count_of(seen->own, gap), i = 7;
    double share = (double)seen->grain / STEPS, numbers = own + (all - own) * share, wanted = welcome(seen, gap);
    double doubt = all < k ? DOUBTFUL : k > own ? lack(k - own, all - own, seen->grain) : 0;
    memset(to, 0, GAP * sizeof *to);
    to[k < 5 ? k - 1 : 4 + (k > 7) + (k > 12)] = 1;
    to[i++] = k / 8.0;
    to[i++] = sqrt(k) / 2;
    to[i++] = (numbers - k) / 6;
    to[i++] = fmax(-3, fmin(3, (numbers - k) / sqrt(k) / 2));
    to[i++] = numbers / k / 2;
    to[i++] = own / 3.0;
    to[i++] = doubt / 4;
    to[i++] = !gap.low;
    to[i++] = gap.high == BEYOND;
    to[i++] = (gap.high - gap.low - 1) / 10.0 / k;
    to[i++] = wanted / 3;
    to[i++] = exp(-wanted);
    to[i++] = k == 1 ? wanted / 3 : 0;
    to[i++] = k == 1 ? exp(-wanted) : 0;
    to[i++] = k == 2 ? wanted / 3 : 0;
    to[i++] = k == 2 ? exp(-wanted / 2) : 0;
    to[i++] = own > 0;
    for (int step = 1; step <= HIGHEST_PRICE; step++, i += 3) {
        int up = step_up(seen, gap, step), down = step_down(seen, gap, step);
        double may_come = (up ? seen->own[up] ? 1 : share : 0) + (down ? seen->own[down] ? 1 : share : 0);
        to[i] = k < 3 ? may_come : 0;
        to[i + 1] = k < 3 ? (up && seen->own[up]) + (down && seen->own[down]) : 0;
        to[i + 2] = k < 3 ? 0 : may_come;
    }
}

static void tell_stock(const Sea *sea, int useful, int grain, float *to) {
    int seat = sea->turn, seats = sea->options.seats, empty = empty_cells(sea), cards = all_cards(sea), i = 0;
    int finishes = held_of(sea, seat, FINISH), idle = sea->held[seat] - finishes - useful, poorest = cards;
    int margin = cards - empty - 1 - due(sea) - (sea->start_lies ? 0 : TO_GIVE), places = 0;
    if (!sea->start_lies) idle -= held_of(sea, seat, START);
    if (seats == 1 && !sea->start_lies) places = sea->size[0] / 2 + 1 - sea->top[0];
    for (int other = 0; other < seats; other++) {
        int own = sea->held[other] + in_deck(sea, other);
        if (own < poorest) poorest = own;
    }
    to[i++] = empty / 10.0;
    to[i++] = margin / 10.0;
    to[i++] = margin * margin / 200.0;
    to[i++] = fmax(0, 6 - margin) / 6;
    to[i++] = fmax(0, 12 - margin) / 12;
    to[i++] = margin / (empty + 1.0);
    to[i++] = sea->start_lies;
    to[i++] = finishes > 0;
    to[i++] = sea->discards[seat][FINISH] / 2.0;
    to[i++] = idle / 2.0;
    to[i++] = useful / 2.0;
    to[i++] = (cards - empty - 1) / 10.0;
    to[i++] = (double)grain / STEPS;
    to[i++] = fmax(0, places) / 10;
    to[i++] = seats > 1 ? (sea->held[seat] + in_deck(sea, seat) - (double)cards / seats) / HAND : 0;
    to[i++] = seats > 1 ? poorest / 10.0 : 0;
    to[i++] = seats > 1 ? fmax(0, 5 - poorest) / 5 : 0;
    to[i++] = !in_deck(sea, seat);
}

static void tell(const Sea *sea, Figures *figures) {
    Lookout seen;
    int useful = 0;
    look_out(sea, &seen);
    figures->gaps = 0;
    for (int at = 1; at < sea->length; at++) {
        Gap gap = gap_before(sea, at);
        if (!gap.cells) continue;
        tell_gap(&seen, gap, figures->gap[figures->gaps++]);
        useful += count_of(seen.own, gap);
    }
    tell_stock(sea, useful, seen.grain, figures->stock);
}

/* Note positions after the one turn that strays from the captain's way, until all is lost. */
static double watch(const Sea *sea) {
    is_lost = is_lost || is_hopeless(sea);
    if (!is_lost && turn > stray_turn && turn % EVERY == 0 && empty_cells(sea) && count < MOST_SEEN) {
        cells[count] = empty_cells(sea);
        tell(sea, &noted[count++]);
    }
    return turn++ == stray_turn ? STRAYING : 0;
}

static void remember(const Figures *figures, int is_won, double step) {
    static Figures some[BATCH];
    float won[BATCH];
    int at = in_pool < POOL ? in_pool++ : (int)dice(POOL);
    pool[at] = *figures;
    ends[at] = is_won;
    if (in_pool < POOL || ++fresh < FRESH) return;
    fresh = 0;
    for (int i = 0; i < BATCH; i++) {
        int other = dice(POOL);
        some[i] = pool[other];
        won[i] = ends[other];
    }
    learn(some, won, BATCH, step);
}

static void examine(const Figures *figures, int empty, int is_won) {
    int band = (empty - 1) / BAND;
    double off = chance(smoothed(), figures) - is_won;
    errors[band] += off * off;
    wins[band] += is_won;
    positions[band]++;
}

void begin_foreseeing(void) {
    begin_learning();
    in_pool = fresh = 0;
    memset(errors, 0, sizeof errors);
    memset(wins, 0, sizeof wins);
    memset(positions, 0, sizeof positions);
}

/* Sail a deal and learn from it, or only see how good the chances are; `done` is the share of all deals before it. */
void foresee_deal(const Options *options, const Weights *weights, const signed char *hands, const signed char *decks,
                  const int *sizes, int first, int reef, unsigned long long number, double done, int is_held_back) {
    throw_with(number);
    count = turn = is_lost = 0;
    stray_turn = dice(8) ? (int)dice(CELLS) : -1;
    watch_turns(watch, normal);
    int is_won = play_deal(options, weights, hands, decks, sizes, first, reef) < 0;
    watch_turns(NULL, NULL);
    double step = STEP * (done < 0.5 ? 1 : fmax(0.01, 2 * (1 - done)));
    for (int i = 0; i < count; i++)
        if (is_held_back)
            examine(&noted[i], cells[i], is_won);
        else
            remember(&noted[i], is_won, step);
}

/* The share of the variance explained, by bands of empty cells. */
void tell_explained(double *to) {
    for (int band = 0; band < BANDS; band++) {
        double mean = positions[band] ? wins[band] / positions[band] : 0;
        to[band] = mean > 0 && mean < 1 ? 1 - errors[band] / positions[band] / (mean * (1 - mean)) : 0;
    }
}
