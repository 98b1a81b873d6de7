/* What storms and reefs hinder, what is worth a compass, and where a monster hurts least. */

#include "storms_and_reefs.h"
#include "decision_log.h"
#include "storm_network.h"
#include "payment.h"

#include <math.h>

static const double MANY_CARDS = 15.0, URGENT = 50.0, MOST_SAID = 8.0;

typedef struct {
    int storm, at;
    double harm;
} Storm;

static double harm_yellow(const Evaluation *judged, int seat) {
    const Sea *sea = judged->sea;
    const Weights *w = judged->weights;
    double cards = sea->held[seat] + in_deck(sea, seat) - YELLOW_HAND;
    double found = w->yellow * fmin(1.0, fmax(0, cards) / MANY_CARDS);
    found += w->yellow_cells * judged->empty / CELLS;
    found /= 1 + w->yellow_stack * (sea->yellows[seat] - 1);
    return found * exp(-w->yellow_more * unseen_storms(sea, YELLOW) / sea->options.seats);
}

static double harm_orange(const Evaluation *judged, int seat) {
    const Sea *sea = judged->sea;
    const Weights *w = judged->weights;
    int lies[CELLS + 2] = {0}, beside = 0;
    for (int at = 1; at < sea->length - 1; at++) lies[sea->cell[at] + 1] = 1;
    for (int cell = 1; cell <= CELLS; cell++) beside += !lies[cell] && (lies[cell - 1] || lies[cell + 1]);
    if (!judged->empty || !(in_deck(sea, seat) + sea->held[seat])) return 0;
    if (!beside) return URGENT;
    return w->orange * (1 - (double)beside / judged->empty) + w->orange_base * judged->empty / CELLS;
}

static double harm_purple(const Evaluation *judged, int row) {
    const Weights *w = judged->weights;
    int barred = 0;
    for (int other = 0; other < ROWS; other++)
        if (judged->sea->purples[other]) barred += empty_in_row(judged->sea, other);
    if (!empty_in_row(judged->sea, row)) return 0;
    if (barred == judged->empty) return URGENT;
    return w->purple * (w->purple_alone + (1 - w->purple_alone) * barred / judged->empty);
}

static double harm(const Evaluation *judged, int storm, int at) {
    if (storm == YELLOW) return harm_yellow(judged, at);
    return storm == ORANGE ? harm_orange(judged, at) : harm_purple(judged, at);
}

/* The storms in play, and how many there are; several of a kind at one place count once. */
static int list_storms(const Evaluation *judged, Storm *storms) {
    const Sea *sea = judged->sea;
    int count = 0;
    for (int seat = 0; seat < sea->options.seats; seat++)
        if (sea->yellows[seat]) storms[count++] = (Storm){YELLOW, seat, harm_yellow(judged, seat)};
    for (int seat = 0; seat < sea->options.seats; seat++)
        if (sea->oranges[seat]) storms[count++] = (Storm){ORANGE, seat, harm_orange(judged, seat)};
    for (int row = 0; row < ROWS; row++)
        if (sea->purples[row]) storms[count++] = (Storm){PURPLE, row, harm_purple(judged, row)};
    return count;
}

/* The storm that the next compass would be spent on; its harm is -1 if there is none. */
static Storm worst_storm(const Evaluation *judged) {
    Storm worst = {0, 0, -1}, storms[MOST_WAYS];
    int count = list_storms(judged, storms);
    for (int i = 0; i < count; i++)
        if (storms[i].harm > worst.harm) worst = storms[i];
    return worst;
}

static double compass_worth(const Evaluation *judged) {
    const Sea *sea = judged->sea;
    int unseen = unseen_storms(sea, YELLOW) + unseen_storms(sea, PURPLE) + unseen_storms(sea, ORANGE);
    double worth = judged->weights->compass + judged->weights->compass_more * unseen;
    return worth / (sea->compasses > 1 ? sea->compasses : 1);
}

static void drive_away(Sea *sea, Storm storm) {
    sea->gone[storm.storm]++;
    if (storm.storm == YELLOW) sea->yellows[storm.at]--;
    if (storm.storm == ORANGE) sea->oranges[storm.at]--;
    if (storm.storm == PURPLE) sea->purples[storm.at]--;
}

/* What speaks against a compass for so much harm. */
static double against(const Evaluation *judged, double harm) {
    return -JUDGEMENT * fmax(-MOST_SAID, fmin(MOST_SAID, harm - compass_worth(judged)));
}

/* Use a compass of the pool before the move, if the storm network speaks for it; whether it did. */
static int spend_compass(const Evaluation *judged, Sea *sea) {
    Ways ways;
    Storm storms[MOST_WAYS];
    int count = list_storms(judged, storms), chosen;
    if (!count) return 0;
    ways.count = 0;
    add_way(&ways, sea, judged->seat, judged->weights, 1, 0);
    for (int i = 0; i < count; i++) {
        Sea after = *sea;
        after.compasses--;
        drive_away(&after, storms[i]);
        add_way(&ways, &after, judged->seat, judged->weights, 1, against(judged, storms[i].harm));
    }
    chosen = best_way(&ways);
    if (!chosen) return 0;
    note_decision(DECIDED_COMPASS, storms[chosen - 1].storm, 0, storms[chosen - 1].at);
    sea->compasses--;
    drive_away(sea, storms[chosen - 1]);
    return 1;
}

static void spend(const Evaluation *judged, Sea *sea, Storm storm) {
    note_decision(DECIDED_COMPASS, storm.storm, !sea->compasses, storm.at);
    if (sea->compasses) {
        sea->compasses--;
    } else {
        take_from_hand(sea, judged->seat, WILD);
        sea->gone[WILD]++;
    }
    drive_away(sea, storm);
}

/* Drive the worst storm away, if it is worth it; whether that was so. */
int use_compass(Evaluation *judged, Sea *sea) {
    if (sea->compasses && has_storm_network()) return spend_compass(judged, sea);
    Storm worst = worst_storm(judged);
    double worth = compass_worth(judged);
    if (!sea->compasses) worth = fmax(worth, judged->weights->wild_compass * judged->weights->wild);
    if (worst.harm < 0 || worst.harm <= worth) return 0;
    spend(judged, sea, worst);
    return 1;
}

/* When nothing else can be done: the first storm that the rules list goes; whether there was one. */
int use_compass_at_last(const Evaluation *judged, Sea *sea) {
    Storm storms[MOST_WAYS];
    if (!list_storms(judged, storms)) return 0;
    spend(judged, sea, storms[0]);
    return 1;
}

/* The harm of a storm that has just come. */
static double harm_to_come(Evaluation *judged, int storm, int seat) {
    const Weights *w = judged->weights;
    double coming = storm == PURPLE ? judged->empty ? w->purple * w->purple_come : 0 : harm(judged, storm, seat);
    int over = judged->sea->held[seat] - YELLOW_HAND;
    if (storm == YELLOW && over > 0) coming += charge(judged, over, 0);
    return coming;
}

static void take_storm(Sea *sea, int seat, int storm, int row) {
    if (storm == YELLOW)
        sea->yellows[seat]++;
    else if (storm == ORANGE)
        sea->oranges[seat]++;
    else if (row < 0)
        sea->gone[PURPLE]++;
    else
        sea->purples[row]++;
}

/* Whether a compass is spent on a storm as it comes; a purple one would lie on the row. */
static int is_cancelled(Evaluation *judged, int storm, int seat, int row) {
    double coming = harm_to_come(judged, storm, seat);
    if (!has_storm_network()) return coming > compass_worth(judged) && coming >= worst_storm(judged).harm;
    Sea taken = *judged->sea, cancelled = *judged->sea;
    Ways ways;
    ways.count = 0;
    take_storm(&taken, seat, storm, row);
    cancelled.compasses--;
    cancelled.gone[storm]++;
    add_way(&ways, &taken, seat, judged->weights, 0, 0);
    add_way(&ways, &cancelled, seat, judged->weights, 0, against(judged, coming));
    return best_way(&ways);
}

/* How much it hinders when a row is barred: the hand's best placements elsewhere, and the empty cells. */
static double barring(const Evaluation *judged, int row) {
    const Sea *sea = judged->sea;
    double second = judged->weights->hand_second, shares[3] = {1.0, second, second / 3};
    double best[3] = {1e9, 1e9, 1e9}, hand = 0;
    int found = 0;
    for (int i = 0; i < sea->held[judged->seat]; i++) {
        double least = 1e9;
        for (int cell = judged->first[i]; cell <= judged->last[i]; cell++)
            if (cell / ROW != row && !sea->purples[cell / ROW] && judged->scores[i][cell] < NOWHERE)
                least = fmin(least, judged->scores[i][cell]);
        found += least < 1e9;
        for (int k = 0; k < 3; k++)
            if (least < best[k]) {
                double other = best[k];
                best[k] = least;
                least = other;
            }
    }
    for (int k = 0; k < 3 && k < found; k++) hand += fmin(best[k], judged->patience) * shares[k];
    if (!found) hand = 1.5 * judged->patience;
    return hand + judged->weights->barred * empty_in_row(sea, row);
}

/* The open row where barring hinders least, but not this one; -1 if there is none. */
static int least_barring(const Evaluation *judged, int not_this, double *least) {
    int best = -1;
    *least = 1e18;
    for (int row = 0; row < ROWS; row++) {
        if (row == not_this || !empty_in_row(judged->sea, row)) continue;
        double value = barring(judged, row);
        if (value < *least) {
            *least = value;
            best = row;
        }
    }
    return best;
}

/* The open row that is barred, but not this one: where it hinders least, unless the storm network speaks for another. */
static int choose_row(const Evaluation *judged, int not_this, int is_reef) {
    double least;
    int row = least_barring(judged, not_this, &least), rows[ROWS];
    Ways ways;
    if (row < 0 || !has_storm_network()) return row;
    ways.count = 0;
    for (row = 0; row < ROWS; row++) {
        Sea after = *judged->sea;
        if (row == not_this || !empty_in_row(judged->sea, row)) continue;
        if (is_reef)
            after.reef = row;
        else
            after.purples[row]++;
        rows[ways.count] = row;
        add_way(&ways, &after, judged->seat, judged->weights, is_reef, JUDGEMENT * barring(judged, row));
    }
    return rows[best_way(&ways)];
}

/* Down to a hand of three, before the storm lies there. */
static void lighten(Sea *sea, int seat, const Weights *weights) {
    int over = sea->held[seat] - YELLOW_HAND, most = discardable(sea, seat);
    if (over > most) over = most;
    if (over > 0) part_with(sea, seat, over, weights);
}

void meet_storm(Sea *sea, int seat, int storm, const Weights *weights) {
    Evaluation judged;
    double least;
    evaluate(&judged, sea, seat, weights);
    if (sea->compasses && is_cancelled(&judged, storm, seat, least_barring(&judged, -1, &least))) {
        note_decision(DECIDED_CANCEL, 0, 0, 0);
        sea->compasses--;
        sea->gone[storm]++;
        return;
    }
    int row = storm == PURPLE ? choose_row(&judged, -1, 0) : -1;
    note_decision(storm == YELLOW ? DECIDED_YELLOW : storm == PURPLE ? DECIDED_PURPLE : DECIDED_ORANGE, 0, 0, row);
    if (storm == YELLOW) lighten(sea, seat, weights);
    take_storm(sea, seat, storm, row);
}

void step_reef(Sea *sea, const Weights *weights) {
    Evaluation judged;
    double least;
    evaluate(&judged, sea, sea->turn, weights);
    int row = least_barring(&judged, sea->reef, &least), can_hold = discardable(sea, sea->turn) >= 2;
    int is_better = barring(&judged, sea->reef) + weights->hold + charge(&judged, 2, 0) < least;
    if (can_hold && (row < 0 || is_better)) {
        note_decision(DECIDED_HOLD_REEF, 0, 0, 0);
        part_with(sea, sea->turn, 2, weights);
    } else if (row >= 0) {
        sea->reef = choose_row(&judged, sea->reef, 1);
        note_decision(DECIDED_MOVE_REEF, 0, 0, sea->reef);
    }
}

double strike_value(const Evaluation *judged, int at) {
    const Sea *sea = judged->sea;
    const Weights *w = judged->weights;
    int left = sea->cell[at - 1], here = sea->cell[at], right = sea->cell[at + 1];
    int low = sea->number[at - 1], number = sea->number[at], high = sea->number[at + 1];
    double late = 1 - (double)judged->empty / CELLS;
    double crowd = w->strike_crowd * (held_of(sea, judged->seat, MONSTER) - 1);
    if (sea->yellows[judged->seat]) crowd += w->strike_yellow;
    /* Added up in the same order as in Python: strikes are often equal but for the last bit. */
    double parts = penalty(judged, here - left - 1, low, number) + penalty(judged, right - here - 1, number, high);
    double gaps = penalty(judged, right - left - 1, low, high) - parts;
    return w->strike - w->strike_late * late - crowd - judged->thrift + gaps;
}

double trade_value(Evaluation *judged) {
    int cards = judged->sea->held[judged->seat];
    double relief = worst_storm(judged).harm;
    if (judged->sea->compasses || relief <= 0) return NEVER / 2;
    return discard_value(judged, cards) + judged->weights->trade * (cards - 2) - relief;
}
