/* What positions turned out to be worth, gathered for a fit by least squares. */

#include "qwirkle.h"

#include <string.h>

enum { SUMS = FEATURES + 1, MOST_DECISIONS = 400 };

typedef struct {
    double values[FEATURES];
    int phase, at;
} Seen;

static int phase_of(int bag) { return bag >= 40 ? 0 : bag >= 14 ? 1 : bag ? 2 : 3; }

static int notice(Seen *seen, const Game *game, const Lay *lay) {
    Hand left = game->hands[game->turn];
    Unseen unseen;
    int mark = changes;
    take(&left, lay);
    int drawn = SIDE - left.count < game->bag ? SIDE - left.count : game->bag;
    if (!left.count && !drawn) return 0;
    unseen_by(game, game->turn, &unseen);
    put_lay(lay);
    features(seen->values, &left, &unseen, drawn, game->hands[(game->turn + 1) % game->seats].count);
    undo(mark);
    seen->phase = phase_of(game->bag - drawn);
    seen->at = game->decisions;
    return 1;
}

/* One game: a seat that goes by the evaluation, now and then by chance, among greedy ones. For each of its lays
   the products of all features, and with what followed: points over the next round, and a part of what the
   evaluation of now expects after that; with an empty bag all points to the end. */
void gather(int seats, const char *words, int pool, int astray, int among, double further, double *sums) {
    static Game game;
    static Seen seen[MOST_DECISIONS];
    static int scores[MOST_DECISIONS + 1][MOST_SEATS];
    Tile tiles[TILES];
    Dice dice;
    int count = 0;
    for (int i = 0; i < TILES; i++) tiles[i] = i / 3;
    throw_for(&dice, words);
    shuffle(&dice, tiles, TILES);
    begin(&game, seats, tiles);
    int who = below(&dice, seats);
    const Mate greedy = {.kind = GREEDY}, chance = {.kind = BEGINNER, .among = among}, own = {.kind = AMATEUR, .pool = pool};
    for (; !game.is_over; game.decisions++) {
        Lay lay;
        int is_astray = game.turn == who && (int)below(&dice, 100) < astray;
        const Mate *mate = game.turn != who ? &greedy : is_astray ? &chance : &own;
        memcpy(scores[game.decisions], game.scores, sizeof game.scores);
        if (choose(&game, mate, &dice, &lay)) {
            if (game.turn == who) count += notice(&seen[count], &game, &lay);
            lay_down(&game, &lay);
        } else {
            do_without(&game, words);
        }
        game.turn = (game.turn + 1) % seats;
    }
    int last = game.decisions;
    memcpy(scores[last], game.scores, sizeof game.scores);
    for (int i = 0; i < count; i++) {
        int from = seen[i].at + 1, until = from + seats, is_end = until > last || seen[i].phase == PHASES - 1;
        double worth = 0, row[SUMS];
        if (is_end) until = last;
        else if (i + 1 < count && seen[i + 1].at + 1 == until)
            worth = further * weigh(seats, seen[i + 1].phase, seen[i + 1].values);
        for (int seat = 0; seat < seats; seat++) {
            double gain = scores[until][seat] - scores[from][seat];
            worth += seat == who ? gain : -gain / (seats - 1);
        }
        memcpy(row, seen[i].values, sizeof seen[i].values);
        row[FEATURES] = worth;
        double *place = sums + seen[i].phase * SUMS * SUMS;
        for (int one = 0; one < SUMS; one++)
            for (int other = 0; other < SUMS; other++) place[one * SUMS + other] += row[one] * row[other];
    }
}
