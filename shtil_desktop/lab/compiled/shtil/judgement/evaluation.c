/* What placements, payments and discards are worth to a seat, from what it can see. */

#include "evaluation.h"
#include "gap_difficulty.h"

#include <math.h>

static const double EASE = 1.2, CARD = 0.25, AT_HAND = 1.5, HELD_TO_THE_END = 20.0;
static const double NEAR[HAND] = {0, 1.0, 1.0, 0.7, 0.5};

static double set_aside(const Sea *sea, const Weights *w) {
    double found = w->owed_monster * (sea->options.monsters - sea->gone[MONSTER]);
    if (sea->options.storms && w->owed_purple) {
        int coming = unseen_storms(sea, PURPLE) - sea->compasses - !sea->start_lies;
        for (int row = 0; row < ROWS; row++) coming += sea->purples[row];
        if (coming > 0) found += w->owed_purple * coming;
    }
    return found;
}

static void take_stock(Evaluation *judged) {
    const Sea *sea = judged->sea;
    int seats = sea->options.seats, left = 0, calm = 0;
    for (int seat = 0; seat < seats; seat++) {
        left += sea->held[seat] + in_deck(sea, seat);
        calm += !sea->yellows[seat];
    }
    for (int step = 1; step < HAND; step++)
        judged->near[step] = NEAR[step] * (step < YELLOW_HAND ? 1.0 : (double)calm / seats);
    int own = sea->held[judged->seat] + in_deck(sea, judged->seat);
    double owed = judged->empty + 1 + (sea->start_lies ? 0 : 8) + set_aside(sea, judged->weights);
    judged->slack = (left - owed) / (judged->empty + 1);
    judged->balance = (own - (double)left / seats) / HAND;
    judged->margin = own - owed / seats;
}

static double share_in_play(const Sea *sea, int seat) {
    int gone = sea->options.removed - sea->seen[seat], hidden = -sea->held[seat];
    for (int other = 0; other < sea->options.seats; other++) {
        gone += sea->discarded[other];
        hidden += sea->held[other] + in_deck(sea, other);
    }
    return hidden ? (double)hidden / (hidden + gone) : 0.0;
}

void look_out(Evaluation *judged) {
    const Sea *sea = judged->sea;
    int seat = judged->seat, there[BEYOND + 1], own[BEYOND + 1] = {0};
    for (int n = 0; n <= BEYOND; n++) there[n] = n && n < BEYOND && !sea->discards[seat][n] && !sea->gone[n];
    for (int at = 1; at < sea->length - 1; at++) there[sea->number[at]] = 0;
    for (int i = 0; i < sea->held[seat]; i++) {
        int card = sea->hand[seat][i];
        if (card <= LAST_ISLAND) own[card] = there[card];
    }
    double present = judged->present = share_in_play(sea, seat), sum = 0;
    int count = 0, held = 0;
    for (int n = 0; n <= BEYOND; n++) {
        judged->worth[n] = own[n] ? 1.0 : there[n] ? present : 0.0;
        judged->sums[n] = sum += judged->worth[n];
        judged->counts[n] = count += there[n];
        judged->held[n] = held += own[n];
    }
    judged->empty = empty_cells(sea);
    judged->grain = judged->weights->doubt ? (int)nearbyint(present * GRAIN) : GRAIN;
    take_stock(judged);
}

static double counted(const Evaluation *judged, int number) {
    return judged->held[number] > judged->held[number - 1] ? AT_HAND : judged->worth[number];
}

double near(const Evaluation *judged, int low, int high, int without) {
    int is_low = low > 0, is_high = high < BEYOND;
    if (!is_low && !is_high) return judged->sums[LAST_ISLAND];
    double found = 0;
    for (int step = 1; step < HAND; step++) {
        int up = low + step, down = high - step;
        if (is_low && up < high && up != without && (!is_high || up <= down))
            found += judged->near[step] * counted(judged, up);
        if (is_high && down > low && down != without && (!is_low || down > up))
            found += judged->near[step] * counted(judged, down);
    }
    return found;
}

/* The doubt whether the unseen numbers suffice for so many cells beside those in the hand. */
double lack(const Evaluation *judged, int held, int unseen, int cells) {
    int grain = (int)nearbyint(judged->present * GRAIN);
    return grain == GRAIN ? 0 : lacking(held, unseen, grain, cells);
}

static double alone(const Weights *w, double welcome) {
    return welcome ? w->single * exp(-w->single_slope * welcome) : DEAD;
}

static int step_of(const Evaluation *judged, int low, int high) {
    return (int)(FINE * (judged->sums[high - 1] - judged->sums[low]) + 0.5);
}

static void penalties(const Evaluation *judged, int most, int low, int high, double *found) {
    const Weights *w = judged->weights;
    found[0] = 0;
    if (!most) return;
    int numbers = judged->counts[high - 1] - judged->counts[low];
    int held = judged->held[high - 1] - judged->held[low];
    const double *room = rooms(step_of(judged, low, high));
    for (int cells = 1; cells <= most; cells++) {
        found[cells] = cells > numbers ? DEAD : room[cells];
        if (judged->grain != GRAIN && cells > held && cells <= numbers)
            found[cells] += w->doubt * lacking(held, numbers - held, judged->grain, cells);
    }
    if (!numbers) return;
    double welcome = near(judged, low, high, 0);
    found[1] += alone(w, welcome);
    if (most > 1 && w->pair && low && high < BEYOND) found[2] += w->pair * exp(-w->pair_slope * welcome);
}

double penalty(const Evaluation *judged, int cells, int low, int high) {
    double found[CELLS + 1];
    penalties(judged, cells, low, high, found);
    return found[cells];
}

static double loss(const Evaluation *judged, int number, int cells, int low, int high) {
    const Weights *w = judged->weights;
    if (judged->counts[high - 1] - judged->counts[low] <= cells) return DEAD;
    int step = step_of(judged, low, high);
    double found = rooms(step > FINE ? step - FINE : 0)[cells] - rooms(step)[cells];
    if (cells == 1) found += alone(w, near(judged, low, high, number)) - alone(w, near(judged, low, high, 0));
    return found;
}

void judge_on(const Evaluation *judged, int at, int number, double *scores, double *best) {
    const Sea *sea = judged->sea;
    const Weights *w = judged->weights;
    int first = sea->cell[at - 1] + 1, last = sea->cell[at] - 1, most = last - first;
    int low = sea->number[at - 1], high = sea->number[at];
    double before[CELLS + 1], after[CELLS + 1], whole = penalty(judged, most + 1, low, high);
    penalties(judged, most, low, number, before);
    penalties(judged, most, number, high, after);
    double ideal = (number - 0.5) * CELLS / LAST_ISLAND - 0.5;
    double share = first - 1 + (double)(number - low) / (high - low) * (most + 2);
    *best = NOWHERE;
    for (int cell = first; cell <= last; cell++) {
        int price = price_of(number, cell, first, last, low, high);
        scores[cell] = NOWHERE;
        if (price > judged->most_paid) continue;
        scores[cell] = before[cell - first] + after[last - cell] - whole + w->place * fabs(cell - ideal) +
                       w->share * fabs(cell - share);
        scores[cell] += judged->price * price;
        if (w->row) scores[cell] -= w->row * (ROW - empty_in_row(sea, cell / ROW));
        if (scores[cell] < *best) *best = scores[cell];
    }
}

static void judge_hand(Evaluation *judged) {
    const Sea *sea = judged->sea;
    for (int i = 0; i < sea->held[judged->seat]; i++) {
        int card = sea->hand[judged->seat][i];
        judged->first[i] = 0;
        judged->last[i] = -1;
        judged->best[i] = NOWHERE;
        if (card > LAST_ISLAND) continue;
        int at = place_of(sea, card);
        if (sea->cell[at - 1] + 1 == sea->cell[at] || sea->number[at] == card) continue;
        judged->first[i] = sea->cell[at - 1] + 1;
        judged->last[i] = sea->cell[at] - 1;
        judge_on(judged, at, card, judged->scores[i], &judged->best[i]);
    }
}

void evaluate(Evaluation *judged, const Sea *sea, int seat, const Weights *w) {
    judged->sea = sea;
    judged->seat = seat;
    judged->weights = w;
    judged->is_ranked = 0;
    look_out(judged);
    double ease = judged->slack - EASE;
    double haste = -w->price_slack * ease - w->price_balance * judged->balance;
    judged->thrift = w->thrift * exp(-w->thrift_slope * fmax(-4.0, judged->margin));
    judged->price = w->price * exp(fmax(-4.0, fmin(4.0, haste))) + judged->thrift;
    if (sea->yellows[seat]) judged->price += w->yellow_price;
    judged->patience = w->patience + w->patience_slack * ease + w->patience_balance * judged->balance;
    judged->most_paid = limit(sea, seat) - 1;
    judge_hand(judged);
}

static double junk_last_finish(const Evaluation *judged) {
    const Sea *sea = judged->sea;
    const Weights *w = judged->weights;
    int gone = sea->discards[judged->seat][FINISH];
    if (gone + held_of(sea, judged->seat, FINISH) >= 5) return -NOWHERE;
    double found = w->finish + w->finish_cells * (judged->empty - w->finish_soon) - w->finish_gone * gone;
    if (sea->yellows[judged->seat]) found += w->finish_yellow;
    return judged->empty <= w->finish_soon ? found - HELD_TO_THE_END : found;
}

static double junk(const Evaluation *judged, int i, int finishes) {
    const Sea *sea = judged->sea;
    const Weights *w = judged->weights;
    int card = sea->hand[judged->seat][i];
    if (card == START) return sea->start_lies ? 10 * NOWHERE : -NOWHERE;
    if (card == WILD) return w->junk - w->wild / CARD;
    if (card == FINISH) return finishes > 1 ? w->spare_finish : junk_last_finish(judged);
    if (judged->best[i] >= NOWHERE) return NOWHERE;
    int at = place_of(sea, card), cells = judged->last[i] - judged->first[i] + 1;
    return judged->best[i] - w->keep * fmax(0, loss(judged, card, cells, sea->number[at - 1], sea->number[at]));
}

void rank(Evaluation *judged) {
    if (judged->is_ranked) return;
    const signed char *hand = judged->sea->hand[judged->seat];
    int finishes = held_of(judged->sea, judged->seat, FINISH);
    judged->is_ranked = 1;
    judged->ranked = 0;
    for (int i = 0; i < judged->sea->held[judged->seat]; i++) {
        if (hand[i] == MONSTER) continue;
        double value = junk(judged, i, finishes);
        finishes -= hand[i] == FINISH;
        int at = judged->ranked++;
        for (; at > 0; at--) {
            double other = judged->junk[at - 1];
            if (other > value || (other == value && hand[judged->order[at - 1]] >= hand[i])) break;
            judged->junk[at] = other;
            judged->order[at] = judged->order[at - 1];
        }
        judged->junk[at] = value;
        judged->order[at] = i;
    }
    for (int at = 0; at < judged->ranked; at++)
        judged->charges[at] = CARD * fmax(0, judged->weights->junk - judged->junk[at]);
}

double charge(Evaluation *judged, int price, int played) {
    double found = 0;
    rank(judged);
    for (int at = 0; at < judged->ranked && price > 0; at++) {
        if (judged->sea->hand[judged->seat][judged->order[at]] == played) {
            played = 0;
            continue;
        }
        found += judged->charges[at];
        price--;
    }
    return found;
}

double discard_value(Evaluation *judged, int price) {
    return judged->patience + (price - 1) * judged->thrift + charge(judged, price, 0);
}
