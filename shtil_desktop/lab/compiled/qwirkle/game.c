/* A whole game between computer seats. */

#include "qwirkle.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_WORDS = 160, ROUNDS_OF_TRADES = 3 };

static void draw(Game *game, int seat) {
    Hand *hand = &game->hands[seat];
    int count = SIDE - hand->count < game->bag ? SIDE - hand->count : game->bag;
    memcpy(hand->tile + hand->count, game->sack, count);
    hand->count += count;
    game->bag -= count;
    memmove(game->sack, game->sack + count, game->bag);
}

void begin(Game *game, int seats, const Tile *tiles) {
    Kinds sets[2 * SIDE];
    int largest = 0;
    memset(game, 0, sizeof *game);
    clear_board();
    game->seats = seats;
    for (int seat = 0; seat < seats; seat++) {
        game->hands[seat].count = SIDE;
        memcpy(game->hands[seat].tile, tiles + SIDE * seat, SIDE);
        game->last[seat] = -1;
        largest_sets(kinds_in(&game->hands[seat]), sets);
        if (bits(sets[0]) <= largest) continue;
        largest = bits(sets[0]);
        game->turn = seat;
    }
    game->bag = TILES - SIDE * seats;
    memcpy(game->sack, tiles + SIDE * seats, game->bag);
}

void lay_down(Game *game, const Lay *lay) {
    int seat = game->turn;
    Hand *hand = &game->hands[seat];
    game->last[seat] = game->lays;
    game->held[seat] = hand->count;
    game->marks[game->lays] = changes;
    game->done[game->lays++] = *lay;
    put_lay(lay);
    take(hand, lay);
    for (int i = 0; i < lay->count; i++) game->laid[(int)lay->tile[i]]++;
    game->scores[seat] += lay->points;
    game->idle = 0;
    draw(game, seat);
    if (hand->count) return;
    game->scores[seat] += GOING_OUT;
    game->is_over = 1;
}

static int ascending(const void *one, const void *other) { return *(const Tile *)one - *(const Tile *)other; }

/* Trade all that the bag can replace, lowest first, or pass. */
int do_without(Game *game, const char *words) {
    Hand *hand = &game->hands[game->turn];
    Tile away[SIDE];
    char text[MOST_WORDS];
    Dice dice;
    int count = hand->count < game->bag ? hand->count : game->bag, is_trade = game->bag > 0;
    game->last[game->turn] = -1;
    game->is_over = ++game->idle >= (is_trade ? ROUNDS_OF_TRADES * game->seats : game->seats);
    if (!is_trade) return 0;
    snprintf(text, sizeof text, "%s/%d", words, game->decisions);
    throw_for(&dice, text);
    qsort(hand->tile, hand->count, 1, ascending);
    memcpy(away, hand->tile, count);
    hand->count -= count;
    memmove(hand->tile, hand->tile + count, hand->count);
    draw(game, game->turn);
    for (int i = 0; i < count; i++) {
        int at = below(&dice, game->bag + 1);
        memmove(game->sack + at + 1, game->sack + at, game->bag++ - at);
        game->sack[at] = away[i];
    }
    return -count;
}

/* Play a deal to its end: scores, and what was decided, each as the number of tiles (less than none: traded)
   and what was laid. Returns the number of decisions. */
int play_qwirkle(int seats, const Tile *tiles, const Mate *mates, const char *const *words, const char *trades,
                 int *scores, int *log, int most) {
    static Game game;
    char text[MOST_WORDS];
    int at = 0;
    begin(&game, seats, tiles);
    for (; !game.is_over; game.decisions++) {
        Dice dice;
        Lay lay;
        snprintf(text, sizeof text, "%s/%d", words[game.turn], game.decisions);
        throw_for(&dice, text);
        int count = 0, is_lay = choose(&game, &mates[game.turn], &dice, &lay);
        if (is_lay) {
            lay_down(&game, &lay);
            count = lay.count;
        } else {
            count = do_without(&game, trades);
        }
        if (at + 2 * SIDE < most) {
            log[at++] = count;
            for (int i = 0; i < count; i++) {
                log[at++] = lay.cell[i];
                log[at++] = lay.tile[i];
            }
        }
        game.turn = (game.turn + 1) % seats;
    }
    memcpy(scores, game.scores, seats * sizeof *scores);
    return game.decisions;
}
