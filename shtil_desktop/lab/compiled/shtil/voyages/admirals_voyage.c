/* Whole voyages of the standard game with the same level at every seat, decision by decision as in the program. */

#include "admiral.h"
#include "fit_tables.h"
#include "start.h"
#include "voyage.h"

#include <stdio.h>
#include <string.h>

enum { MOST_MOVES = 512, MOST_WORDS = 128 };

/* The voyage, its name for the dice, and what was decided: kind, card, cell, how many cards and which. */
typedef struct {
    Sea sea;
    const Weights *weights;
    const char *words; /* NULL for captains */
    int starter, decisions, *log, room;
} Voyage;

static void note_move(Voyage *voyage, const Move *move) {
    voyage->decisions++;
    if (voyage->room < 4 + MOST_HELD) return;
    int figures[4] = {move->kind, move->card, move->cell, move->price};
    for (int i = 0; i < 4; i++) *voyage->log++ = figures[i];
    for (int i = 0; i < move->price; i++) *voyage->log++ = move->pay[i];
    voyage->room -= 4 + move->price;
}

static void offer(Evaluation *judged, int i, int cell, Move *moves, int *count) {
    const Sea *sea = judged->sea;
    int card = sea->hand[judged->seat][i], at = place_of(sea, card);
    int price = price_of(card, cell, judged->first[i], judged->last[i], sea->number[at - 1], sea->number[at]);
    if (price > sea->held[judged->seat] - 1) return;
    double value = judged->scores[i][cell];
    if (price) value += charge(judged, price, card);
    moves[(*count)++] = (Move){.kind = ISLAND, .card = card, .cell = cell, .price = price, .value = value};
}

static int is_bound(const Sea *sea, int cell) { return cell >= 0 && cell < CELLS && number_at(sea, cell); }

/* In the order in which the game lists them: cells beside an island first. */
static int list_moves(Evaluation *judged, Move *moves) {
    const Sea *sea = judged->sea;
    int count = 0, held = sea->held[judged->seat];
    for (int i = 0; i < held; i++) {
        int first = judged->first[i], last = judged->last[i];
        if (first > last) continue;
        int is_low = is_bound(sea, first - 1), is_high = is_bound(sea, last + 1) && !(is_low && first == last);
        if (is_low) offer(judged, i, first, moves, &count);
        if (is_high) offer(judged, i, last, moves, &count);
        for (int cell = first + is_low; cell <= last - is_high; cell++) offer(judged, i, cell, moves, &count);
    }
    if (held > 1) moves[count++] = (Move){.kind = DISCARD, .price = 2, .value = discard_value(judged, 2)};
    return count;
}

static Move least_of(const Move *moves, int count) {
    Move best = moves[0];
    for (int i = 1; i < count; i++)
        if (moves[i].value < best.value) best = moves[i];
    return best;
}

static Move decided(Voyage *voyage, Evaluation *judged, const Move *moves, int count, const int *owed) {
    int is_choice = owed ? moves[0].price < voyage->sea.held[judged->seat] : count > 1;
    if (voyage->words && is_choice) {
        char words[MOST_WORDS];
        Dice dice;
        snprintf(words, sizeof words, "%s/%d/%d", voyage->words, judged->seat, voyage->decisions);
        throw_for(&dice, words);
        return decide(judged, moves, count, voyage->starter, owed, &dice);
    }
    Move move = least_of(moves, count);
    pay_for(&voyage->sea, judged->seat, &move, voyage->weights);
    return move;
}

static void draw_to(Sea *sea, int seat, int cards) {
    while (sea->held[seat] < cards && in_deck(sea, seat))
        sea->hand[seat][sea->held[seat]++] = sea->deck[seat][sea->top[seat]++];
}

static void give(Voyage *voyage, int *owed) {
    Sea *sea = &voyage->sea;
    Evaluation judged;
    for (int step = 0; step < sea->options.seats; step++) {
        int seat = (sea->turn + step) % sea->options.seats;
        if (!owed[seat]) continue;
        Move gift = {.kind = GIVE, .price = owed[seat]};
        evaluate(&judged, sea, seat, voyage->weights);
        Move move = decided(voyage, &judged, &gift, 1, owed);
        for (int i = 0; i < move.price; i++) discard(sea, seat, move.pay[i]);
        owed[seat] = 0;
        note_move(voyage, &move);
    }
}

static void begin(Voyage *voyage) {
    Sea *sea = &voyage->sea;
    int seats = sea->options.seats, total = 0, owed[SEATS] = {0};
    take_from_hand(sea, sea->turn, START);
    sea->start_lies = 1;
    voyage->starter = sea->turn;
    note_move(voyage, &(Move){.kind = PLAY_START});
    for (int seat = 0; seat < seats; seat++) {
        draw_to(sea, seat, sea->held[seat] + extra_draws(sea));
        total += sea->held[seat];
    }
    if (total > TO_GIVE) total = TO_GIVE;
    owed[0] = total;
    if (seats > 1) {
        Move split = {.kind = SPLIT, .price = seats};
        share_out(sea, total, owed, voyage->weights);
        for (int seat = 0; seat < seats; seat++) split.pay[seat] = owed[seat];
        note_move(voyage, &split);
    }
    give(voyage, owed);
    for (int seat = 0; seat < seats; seat++) draw_to(sea, seat, HAND);
}

static void take_turn(Voyage *voyage) {
    Sea *sea = &voyage->sea;
    int seat = sea->turn;
    Evaluation judged;
    Move moves[MOST_MOVES];
    if (held_of(sea, seat, START) && !sea->start_lies && can_start(sea)) {
        begin(voyage);
        return;
    }
    if (!empty_cells(sea) && sea->start_lies && held_of(sea, seat, FINISH)) {
        note_move(voyage, &(Move){.kind = PLAY_FINISH});
        sea->is_won = sea->is_over = 1;
        return;
    }
    evaluate(&judged, sea, seat, voyage->weights);
    int count = list_moves(&judged, moves);
    sea->is_over = !count;
    if (!count) return;
    Move move = decided(voyage, &judged, moves, count, NULL);
    note_move(voyage, &move);
    if (move.kind == ISLAND) {
        take_from_hand(sea, seat, move.card);
        lay(sea, move.card, move.cell);
    }
    for (int i = 0; i < move.price; i++) discard(sea, seat, move.pay[i]);
    draw_to(sea, seat, HAND);
}

/* Hands and decks as for play_deal; tells how many cells stayed empty, -1 if it was won. */
int sail_admirals(const Options *options, const Weights *weights, const signed char *hands, const signed char *decks,
                  const int *sizes, int first, int reef, const char *words, int *decisions, int *log, int room) {
    static Voyage voyage;
    Sea *sea = &voyage.sea;
    prepare_fit_tables(weights, options->seats);
    voyage = (Voyage){.weights = weights, .words = words, .starter = -1, .log = log, .room = room};
    deal_out(sea, options, hands, decks, sizes, first, reef);
    while (take_turn(&voyage), !sea->is_over) sea->turn = (sea->turn + 1) % options->seats;
    *decisions = voyage.decisions;
    return sea->is_won ? -1 : empty_cells(sea);
}
