/* Whole voyages, every seat a captain: the turn, the start, the draw, as in games/ and games/shtil/crew/seats/captain.py. */

#include "decision_log.h"
#include "storm_network.h"
#include "gap_difficulty.h"
#include "payment.h"
#include "start.h"
#include "trial.h"
#include "voyage.h"
#include "storms_and_reefs.h"

#include <string.h>

enum { SMALL_GAP = 2, ROWS_TO_END = 4, SMALLEST_TRADE = 3 };
enum { MOST_MOVES = 1024, KINDS_OF_MOVES = 7 };

static void win_compass(Sea *sea) {
    if (!sea->supply) return;
    sea->supply--;
    sea->compasses++;
}

static void draw_up(Sea *sea, int seat, const Weights *weights) {
    while (sea->held[seat] < limit(sea, seat) && in_deck(sea, seat)) {
        int card = sea->deck[seat][sea->top[seat]++];
        if (card >= YELLOW)
            meet_storm(sea, seat, card, weights);
        else
            sea->hand[seat][sea->held[seat]++] = card;
    }
}

static void end_action(Sea *sea, const Weights *weights) {
    if (sea->reef >= 0) step_reef(sea, weights);
    draw_up(sea, sea->turn, weights);
}

static int give_blind(Sea *sea, int seat) {
    int cards = in_deck(sea, seat) < BLIND ? in_deck(sea, seat) : BLIND;
    if (!sea->yellows[seat]) return 0;
    sea->top[seat] += cards;
    sea->discarded[seat] += cards;
    return cards;
}

static void play_start(Sea *sea, int card, const Weights *weights) {
    int seats = sea->options.seats, total = 0, shares[SEATS], waiting[8][2], storms = 0;
    note_decision(DECIDED_START, 0, card == WILD, 0);
    take_from_hand(sea, sea->turn, card);
    sea->start_lies = 1;
    sea->start_is_wild = card == WILD;
    win_compass(sea);
    for (int k = 0; k < seats; k++) {
        int seat = (sea->turn + k) % seats;
        sea->blind[seat] = give_blind(sea, seat);
        int wanted = sea->held[seat] + extra_draws(sea) - sea->blind[seat];
        while (sea->held[seat] < wanted && in_deck(sea, seat)) {
            int drawn = sea->deck[seat][sea->top[seat]++];
            if (drawn < YELLOW) {
                sea->hand[seat][sea->held[seat]++] = drawn;
            } else {
                waiting[storms][0] = seat;
                waiting[storms++][1] = drawn;
            }
        }
    }
    for (int seat = 0; seat < seats; seat++) total += sea->blind[seat] + discardable(sea, seat);
    if (total > TO_GIVE) total = TO_GIVE;
    shares[0] = total;
    if (seats > 1) {
        share_out(sea, total, shares, weights);
        note_decision(DECIDED_SPLIT, 0, 0, 0);
        for (int seat = 0; seat < seats; seat++) note_card(shares[seat]);
    }
    for (int k = 0; k < seats; k++) {
        int seat = (sea->turn + k) % seats, owed = shares[seat] - sea->blind[seat];
        if (owed <= 0) continue;
        note_decision(DECIDED_GIVE, 0, 0, seat);
        part_with(sea, seat, owed, weights);
    }
    for (int i = 0; i < storms; i++) meet_storm(sea, waiting[i][0], waiting[i][1], weights);
    if (sea->reef >= 0) step_reef(sea, weights);
    for (int k = 0; k < seats; k++) draw_up(sea, (sea->turn + k) % seats, weights);
}

static Watch watched;
static double (*error)(void);
static double straying;

void watch_turns(Watch watch, double (*an_error)(void)) {
    watched = watch;
    error = an_error;
}

static Trial tried;

void try_moves(Trial trial) { tried = trial; }

/* All that can be done, and the best of it by the evaluation. */
typedef struct {
    Move all[MOST_MOVES], best;
    int count;
} Moves;

static int is_weighing(void) { return has_storm_network() || tried; }

static void offer(Moves *moves, Move move) {
    if (straying) move.value += straying * error();
    if (move.value < moves->best.value) moves->best = move;
    if (is_weighing() && moves->count < MOST_MOVES) moves->all[moves->count++] = move;
}

static void offer_islands(Evaluation *judged, Moves *moves) {
    const Sea *sea = judged->sea;
    int seat = judged->seat, purse = discardable(sea, seat) - 1;
    for (int i = 0; i < sea->held[seat]; i++) {
        int card = sea->hand[seat][i], first = judged->first[i], last = judged->last[i];
        if (first > last) continue;
        int at = place_of(sea, card);
        for (int cell = first; cell <= last; cell++) {
            double value = judged->scores[i][cell];
            double least = is_weighing() || straying ? NOWHERE : moves->best.value;
            if (value >= least || !may_place(sea, seat, cell)) continue;
            int price = price_of(card, cell, first, last, sea->number[at - 1], sea->number[at]);
            if (price > purse) continue;
            if (price) value += charge(judged, price, card);
            offer(moves, (Move){ISLAND, card, card, cell, price, value});
        }
    }
}

static void offer_wild(Evaluation *judged, Moves *moves) {
    const Sea *sea = judged->sea;
    int seat = judged->seat, purse = discardable(sea, seat) - 1, decks = 0;
    double scores[CELLS], unused;
    for (int at = 1; at < sea->length; at++) {
        int first = sea->cell[at - 1] + 1, last = sea->cell[at] - 1;
        int low = sea->number[at - 1], high = sea->number[at];
        if (first > last || last - first >= SMALL_GAP) continue;
        for (int number = low + 1; number < high; number++) {
            judge_on(judged, at, number, scores, &unused);
            for (int cell = first; cell <= last; cell++) {
                int price = price_of(number, cell, first, last, low, high);
                if (price > SMALL_GAP || price > purse || !may_place(sea, seat, cell)) continue;
                double value = scores[cell] + judged->weights->wild + (price ? charge(judged, price, WILD) : 0);
                offer(moves, (Move){ISLAND, WILD, number, cell, price, value});
            }
        }
    }
    if (sea->start_lies || !can_start(sea)) return;
    for (int other = 0; other < sea->options.seats; other++) decks += in_deck(sea, other);
    int can_come = sea->discards[seat][START] < sea->options.seats && decks;
    double value = can_come && judged->empty ? NEVER / 2 : judged->weights->wild;
    offer(moves, (Move){WILD_START, WILD, 0, 0, 0, value});
}

static void offer_all(Evaluation *judged, Moves *moves) {
    const Sea *sea = judged->sea;
    int seat = judged->seat;
    moves->best = (Move){.kind = NOTHING, .value = 1e18};
    moves->count = 0;
    offer_islands(judged, moves);
    if (held_of(sea, seat, WILD)) offer_wild(judged, moves);
    if (discardable(sea, seat) >= 2) offer(moves, (Move){DISCARD, .value = discard_value(judged, 2)});
    if (held_of(sea, seat, MONSTER))
        for (int at = 1; at < sea->length - 1; at++)
            offer(moves, (Move){STRIKE, .cell = at, .value = strike_value(judged, at)});
    else if (sea->supply && sea->held[seat] >= SMALLEST_TRADE)
        offer(moves, (Move){TRADE, .value = trade_value(judged)});
}

static void play_island(Sea *sea, Move move, const Weights *weights) {
    int row = move.cell / ROW, full = 0;
    take_from_hand(sea, sea->turn, move.card);
    lay(sea, move.number, move.cell);
    sea->is_wild[move.cell] = move.card == WILD;
    if (move.price) part_with(sea, sea->turn, move.price, weights);
    if (empty_in_row(sea, row)) return;
    if (number_at(sea, ROW * row + ROW - 1) - number_at(sea, ROW * row) == ROW - 1) win_compass(sea);
    for (int other = 0; other < ROWS; other++) full += !empty_in_row(sea, other);
    if (full >= ROWS_TO_END) sea->reef = -1;
}

static void note_move(const Sea *sea, const Move *move) {
    if (move->kind == ISLAND) note_decision(DECIDED_ISLAND, move->card, move->number, move->cell);
    if (move->kind == DISCARD) note_decision(DECIDED_DISCARD, 0, 0, 0);
    if (move->kind == STRIKE) note_decision(DECIDED_STRIKE, 0, 0, sea->cell[move->cell]);
    if (move->kind == TRADE) note_decision(DECIDED_TRADE, 0, 0, 0);
}

static void strike(Sea *sea, int at) {
    int cell = sea->cell[at];
    sea->gone[sea->is_wild[cell] ? WILD : sea->number[at]]++;
    sea->gone[MONSTER]++;
    sea->is_wild[cell] = 0;
    take_off(sea, at);
    take_from_hand(sea, sea->turn, MONSTER);
}

static int sort_of(const Move *move) { return move->kind == ISLAND && move->card == WILD ? NOTHING : move->kind; }

/* The few best moves by the evaluation, and the best of each kind. */
static int shortlist(const Moves *moves, Move *few) {
    int count = 0, is_there[KINDS_OF_MOVES] = {0}, chosen[FEW + KINDS_OF_MOVES], is_taken;
    while (count < FEW + KINDS_OF_MOVES) {
        int best = -1;
        for (int i = 0; i < moves->count; i++) {
            is_taken = count >= FEW && is_there[sort_of(&moves->all[i])];
            for (int k = 0; k < count && !is_taken; k++) is_taken = chosen[k] == i;
            if (!is_taken && (best < 0 || moves->all[i].value < moves->all[best].value)) best = i;
        }
        if (best < 0) break;
        is_there[sort_of(&moves->all[best])] = 1;
        chosen[count] = best;
        few[count++] = moves->all[best];
    }
    return count;
}

static void pay_by_rank(Sea *sea, Evaluation *judged, int price, int played) {
    rank(judged);
    for (int at = 0; at < judged->ranked && price > 0; at++) {
        int card = judged->sea->hand[judged->seat][judged->order[at]];
        if (card == played) {
            played = 0;
            continue;
        }
        discard(sea, judged->seat, card);
        price--;
    }
}

/* What the seat will see after a move, before it draws. */
void foresee(Sea *after, Evaluation *judged, Move move) {
    int seat = judged->seat;
    if (move.kind == ISLAND) {
        pay_by_rank(after, judged, move.price, move.card);
        move.price = 0;
        play_island(after, move, judged->weights);
    }
    if (move.kind == DISCARD) pay_by_rank(after, judged, 2, 0);
    if (move.kind == STRIKE) strike(after, move.cell);
    if (move.kind == TRADE) {
        while (after->held[seat]) discard(after, seat, after->hand[seat][0]);
        win_compass(after);
    }
}

static Move weigh(Evaluation *judged, const Moves *moves) {
    const Weights *w = judged->weights;
    Move few[FEW + KINDS_OF_MOVES], best = moves->best;
    Ways ways;
    if (best.kind == WILD_START || best.value >= NEVER / 2) return best;
    int count = shortlist(moves, few), kept = 0;
    for (int i = 0; i < count; i++)
        if (few[i].kind != WILD_START && few[i].value < NEVER / 2) few[kept++] = few[i];
    int ventured = tried && kept ? tried(judged, few, kept) : -1;
    if (ventured >= 0) return few[ventured];
    if (!has_storm_network() || !kept) return best;
    ways.count = 0;
    for (int i = 0; i < kept; i++) {
        Sea after = *judged->sea;
        foresee(&after, judged, few[i]);
        add_way(&ways, &after, judged->seat, w, 0, w->trust * few[i].value);
    }
    return few[best_way(&ways)];
}

void carry_out(Sea *sea, Move move, const Weights *weights) {
    int seat = sea->turn;
    if (move.kind == WILD_START) {
        play_start(sea, WILD, weights);
        return;
    }
    note_move(sea, &move);
    if (move.kind == ISLAND) play_island(sea, move, weights);
    if (move.kind == DISCARD) part_with(sea, seat, 2, weights);
    if (move.kind == STRIKE) strike(sea, move.cell);
    if (move.kind == TRADE) {
        while (sea->held[seat]) discard(sea, seat, sea->hand[seat][0]);
        win_compass(sea);
    }
    end_action(sea, weights);
}

static int is_finish_barred(const Sea *sea) {
    int monsters = 0;
    for (int seat = 0; seat < sea->options.seats; seat++) monsters += held_of(sea, seat, MONSTER);
    return empty_cells(sea) || !sea->start_lies || monsters;
}

static void take_turn(Sea *sea, const Weights *weights) {
    Evaluation judged;
    Moves moves;
    int seat = sea->turn;
    for (;;) {
        int can_clear = sea->compasses || held_of(sea, seat, WILD);
        evaluate(&judged, sea, seat, weights);
        if (can_clear && use_compass(&judged, sea)) continue;
        if (held_of(sea, seat, START) && !sea->start_lies && can_start(sea)) {
            play_start(sea, START, weights);
            return;
        }
        if (!is_finish_barred(sea) && (held_of(sea, seat, FINISH) || held_of(sea, seat, WILD))) {
            note_decision(DECIDED_FINISH, 0, !held_of(sea, seat, FINISH), 0);
            sea->is_won = sea->is_over = 1;
            return;
        }
        straying = watched ? watched(sea) : 0;
        offer_all(&judged, &moves);
        straying = 0;
        Move move = is_weighing() ? weigh(&judged, &moves) : moves.best;
        if (move.kind != NOTHING) {
            carry_out(sea, move, weights);
            return;
        }
        if (can_clear && use_compass_at_last(&judged, sea)) continue;
        sea->is_over = 1;
        return;
    }
}

static void open_hands(Sea *sea, const Weights *weights) {
    for (int k = 0; k < sea->options.seats; k++) {
        int seat = (sea->turn + k) % sea->options.seats, storms[HAND], count = 0, kept = 0;
        for (int i = 0; i < sea->held[seat]; i++) {
            int card = sea->hand[seat][i];
            if (card >= YELLOW)
                storms[count++] = card;
            else
                sea->hand[seat][kept++] = card;
        }
        sea->held[seat] = kept;
        for (int i = 0; i < count; i++) meet_storm(sea, seat, storms[i], weights);
        draw_up(sea, seat, weights);
    }
}

void deal_out(Sea *sea, const Options *options, const signed char *hands, const signed char *decks, const int *sizes,
              int first, int reef) {
    memset(sea, 0, sizeof *sea);
    sea->options = *options;
    sea->turn = first;
    sea->reef = reef;
    sea->supply = options->storms ? 6 : 0;
    sea->length = 2;
    sea->cell[0] = -1;
    sea->number[1] = BEYOND;
    sea->cell[1] = CELLS;
    for (int seat = 0; seat < options->seats; seat++) {
        memcpy(sea->hand[seat], hands + HAND * seat, HAND);
        memcpy(sea->deck[seat], decks + DECK * seat, sizes[seat]);
        sea->held[seat] = HAND;
        sea->size[seat] = sizes[seat];
    }
}

/* From after a turn to the end: how many cells stay empty, -1 if it is won. */
int sail_on(Sea *sea, const Weights *weights) {
    while (!sea->is_over) {
        sea->turn = (sea->turn + 1) % sea->options.seats;
        take_turn(sea, weights);
    }
    return sea->is_won ? -1 : empty_cells(sea);
}

/* Hands and decks seat by seat, each deck in its own stretch; tells how many cells stayed empty, -1 if won. */
int play_deal(const Options *options, const Weights *weights, const signed char *hands, const signed char *decks,
              const int *sizes, int first, int reef) {
    Sea sea;
    prepare(weights);
    deal_out(&sea, options, hands, decks, sizes, first, reef);
    open_hands(&sea, weights);
    return take_turn(&sea, weights), sail_on(&sea, weights);
}
