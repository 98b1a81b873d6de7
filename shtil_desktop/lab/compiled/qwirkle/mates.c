/* The computer seats: lays tried out in imagined worlds, and the end of a game of two played through. */

#include "qwirkle.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_WORLDS = 1024, MOST_TRIALS = 256, FAR = 10000 };

typedef struct {
    Hand hands[MOST_SEATS];
    Tile bag[TILES];
} World;

typedef struct {
    Lay lay;
    double value, total, prior;
    int worlds;
} Trial;

static World worlds[MOST_WORLDS];
static Trial trials[MOST_TRIALS];

static int least(int one, int other) { return one < other ? one : other; }

void unseen_by(const Game *game, int seat, Unseen *unseen) {
    signed char count[KINDS];
    for (int kind = 0; kind < KINDS; kind++) count[kind] = 3 - game->laid[kind];
    for (int i = 0; i < game->hands[seat].count; i++) count[(int)game->hands[seat].tile[i]]--;
    count_unseen(unseen, count);
}

/* A seat's hand, the bag and the hands of later seats, drawn again. */
static void draw_again(const Game *game, World *world, int seat, int by, int me, Dice *dice) {
    Tile pool[TILES];
    Hand *hand = &world->hands[seat];
    int at = hand->count;
    memcpy(pool, hand->tile, at);
    memcpy(pool + at, world->bag, game->bag);
    at += game->bag;
    for (int later = by + 1; later < game->seats; later++) {
        Hand *other = &world->hands[(me + later) % game->seats];
        memcpy(pool + at, other->tile, other->count);
        at += other->count;
    }
    shuffle(dice, pool, at);
    at = hand->count;
    memcpy(hand->tile, pool, at);
    memcpy(world->bag, pool + at, game->bag);
    at += game->bag;
    for (int later = by + 1; later < game->seats; later++) {
        Hand *other = &world->hands[(me + later) % game->seats];
        memcpy(other->tile, pool + at, other->count);
        at += other->count;
    }
}

/* What a seat kept when it last laid could not have scored more. */
static void explain_last(const Game *game, int by, int me, Dice *dice, int count, int tries) {
    int seat = (me + by) % game->seats, number = game->last[seat];
    if (number <= 0) return; /* the first lay of a game was not its to choose */
    const Lay *lay = &game->done[number];
    int kept = game->held[seat] - lay->count;
    if (!kept) return;
    undo(game->marks[number]);
    for (int i = 0; i < count; i++)
        for (int again = 0; again < tries; again++) {
            Hand hand = {kept + lay->count, {0}};
            Lay best;
            memcpy(hand.tile, worlds[i].hands[seat].tile, kept);
            memcpy(hand.tile + kept, lay->tile, lay->count);
            best_lay(&hand, &best);
            if (best.points <= lay->points) break;
            draw_again(game, &worlds[i], seat, by, me, dice);
        }
    for (int i = number; i < game->lays; i++) put_lay(&game->done[i]);
}

static void imagine(const Game *game, const Unseen *unseen, Dice *dice, const Mate *mate, int samples) {
    Tile all[TILES], drawn[TILES];
    int count = 0, me = game->turn;
    for (int kind = 0; kind < KINDS; kind++)
        for (int i = 0; i < unseen->count[kind]; i++) all[count++] = kind;
    for (int i = 0; i < samples; i++) {
        int at = 0;
        memcpy(drawn, all, count);
        shuffle(dice, drawn, count);
        for (int by = 1; by < game->seats; by++) {
            int seat = (me + by) % game->seats, size = game->hands[seat].count;
            worlds[i].hands[seat].count = size;
            memcpy(worlds[i].hands[seat].tile, drawn + at, size);
            at += size;
        }
        memcpy(worlds[i].bag, drawn + at, count - at);
    }
    for (int by = 1; by < game->seats; by++) explain_last(game, by, me, dice, samples, mate->tries);
}

static double balance(const int *gained, int seats, int me) {
    int others = 0;
    for (int seat = 0; seat < seats; seat++)
        if (seat != me) others += gained[seat];
    return gained[me] - (double)others / (seats - 1);
}

/* The lay lies on the board already. */
static double play(const Game *game, const Lay *lay, const World *world, const Unseen *unseen, int to_the_end) {
    int me = game->turn, seats = game->seats, bag = game->bag, front = 0, back = bag, idle = 0, mark = changes;
    int gained[MOST_SEATS] = {0}, seat = me;
    double worth = 0;
    signed char count[KINDS];
    Hand hands[MOST_SEATS];
    memcpy(hands, world->hands, sizeof hands);
    memcpy(count, unseen->count, KINDS);
    hands[me] = game->hands[me];
    take(&hands[me], lay);
    gained[me] = lay->points;
    for (; hands[me].count < SIDE && bag; bag--) {
        count[(int)world->bag[front]]--;
        hands[me].tile[hands[me].count++] = world->bag[front++];
    }
    if (!hands[me].count) return lay->points + GOING_OUT;
    for (;;) {
        Lay reply;
        seat = (seat + 1) % seats;
        Hand *hand = &hands[seat];
        if (!best_lay(hand, &reply)) {
            if (++idle >= seats || (seat == me && !to_the_end)) break;
            continue;
        }
        idle = 0;
        gained[seat] += reply.points;
        put_lay(&reply);
        take(hand, &reply);
        int drawn = least(SIDE - hand->count, bag);
        if (!hand->count && !drawn) {
            gained[seat] += GOING_OUT;
            break;
        }
        if (seat == me && !to_the_end) {
            Unseen left;
            count_unseen(&left, count);
            worth = evaluate(seats, hand, &left, drawn, hands[(me + 1) % seats].count, bag - drawn);
            break;
        }
        if (seat != me)
            for (int i = 0; i < reply.count; i++) count[(int)reply.tile[i]]--;
        for (int i = 0; i < drawn; i++) hand->tile[hand->count++] = world->bag[seat == me ? front++ : --back];
        bag -= drawn;
    }
    undo(mark);
    return balance(gained, seats, me) + worth;
}

/* Alpha and beta; what the lead of the seat to move will be. */
static int lead(Hand *hands, int seat, int has_passed, int alpha, int beta, Lay *chosen) {
    int count = all_lays(&hands[seat]), most = -FAR;
    if (!count) return has_passed ? 0 : -lead(hands, 1 - seat, 1, -beta, -alpha, 0);
    Lay *lays = malloc(count * sizeof *lays);
    memcpy(lays, found, count * sizeof *lays);
    qsort(lays, count, sizeof *lays, by_greed);
    for (int i = 0; i < count && most < beta; i++) {
        Hand after[2] = {hands[0], hands[1]};
        int gain = lays[i].points, mark = changes, low = alpha > most ? alpha : most;
        take(&after[seat], &lays[i]);
        if (!after[seat].count) {
            gain += GOING_OUT;
        } else {
            put_lay(&lays[i]);
            gain -= lead(after, 1 - seat, 0, gain - beta, gain - low, 0);
            undo(mark);
        }
        if (gain <= most) continue;
        most = gain;
        if (chosen) *chosen = lays[i];
    }
    free(lays);
    return most;
}

int prove(Hand *hands, int seat, Lay *best) { return lead(hands, seat, 0, -FAR, FAR, best); }

/* What the best of some lays gains if the other seat is greedy; without a lay it is a pass. */
static int answer_greed(const Hand *hands, int me, const Lay *lays, int count, int width, Lay *chosen) {
    int most = -FAR, is_pass = !count;
    for (int i = 0; i < count + is_pass; i++) {
        Hand after[2] = {hands[0], hands[1]};
        Lay reply;
        int gain = is_pass ? 0 : lays[i].points, mark = changes;
        if (!is_pass) {
            take(&after[me], &lays[i]);
            put_lay(&lays[i]);
        }
        if (!after[me].count) {
            gain += GOING_OUT;
        } else {
            int replies = best_lay(&after[1 - me], &reply);
            if (replies) {
                gain -= reply.points;
                take(&after[1 - me], &reply);
                put_lay(&reply);
            }
            if (!after[1 - me].count) {
                gain -= GOING_OUT;
            } else if (replies || !is_pass) {
                int later = all_lays(&after[me]);
                Lay *next = malloc((later + 1) * sizeof *next);
                memcpy(next, found, later * sizeof *next);
                qsort(next, later, sizeof *next, by_greed);
                gain += answer_greed(after, me, next, least(later, width), width, 0);
                free(next);
            }
        }
        undo(mark);
        if (gain <= most) continue;
        most = gain;
        if (chosen) *chosen = lays[i];
    }
    return most;
}

static double worth_of(const Game *game, const Lay *lay, const Unseen *unseen) {
    Hand left = game->hands[game->turn];
    int mark = changes;
    take(&left, lay);
    int drawn = least(SIDE - left.count, game->bag);
    if (!left.count && !drawn) return lay->points + GOING_OUT;
    put_lay(lay);
    int next = game->hands[(game->turn + 1) % game->seats].count;
    double worth = evaluate(game->seats, &left, unseen, drawn, next, game->bag - drawn);
    undo(mark);
    return lay->points + worth;
}

static int by_value(const void *one, const void *other) {
    const Trial *trial = one, *rival = other;
    if (trial->value != rival->value) return trial->value > rival->value ? -1 : 1;
    return by_greed(&trial->lay, &rival->lay);
}

static double mean(const Trial *trial) {
    return (trial->total + trial->prior * trial->value) / (trial->worlds + trial->prior);
}

static int by_mean(const void *one, const void *other) {
    double mine = mean(one), theirs = mean(other);
    if (mine != theirs) return mine > theirs ? -1 : 1;
    return by_value(one, other);
}

static void look_ahead(const Game *game, const Unseen *unseen, const Plan *plan, int samples, int alive) {
    int done = 0, to_the_end = game->bag <= plan->play_out;
    for (int stage = 0; stage < plan->stages; stage++) {
        int until = samples * (stage + 1) / plan->stages;
        for (int i = 0; i < alive; i++) {
            int mark = changes;
            put_lay(&trials[i].lay);
            for (int world = done; world < until; world++) {
                trials[i].total += play(game, &trials[i].lay, &worlds[world], unseen, to_the_end);
                trials[i].worlds++;
            }
            undo(mark);
        }
        done = until;
        qsort(trials, alive, sizeof *trials, by_mean);
        if (stage + 1 < plan->stages) alive = (alive + 1) / 2;
        if (alive == 1) return;
    }
}

/* Whether there is anything to lay, and what it is to be. */
int choose(const Game *game, const Mate *mate, Dice *dice, Lay *chosen) {
    static Lay lays[MOST_LAYS];
    const Hand *hand = &game->hands[game->turn];
    Unseen unseen;
    if (mate->kind == GREEDY) return best_lay(hand, chosen);
    int count = all_lays(hand);
    if (!count) return 0;
    memcpy(lays, found, count * sizeof *lays);
    qsort(lays, count, sizeof *lays, by_greed);
    if (mate->kind == BEGINNER) {
        *chosen = lays[below(dice, least(count, mate->among))];
        return 1;
    }
    const Plan *plan = &mate->plan;
    count = least(count, mate->pool);
    if (count > 1 && mate->kind == LOOKING && plan->proves && game->seats == 2 && !game->bag) {
        Hand hands[2] = {game->hands[0], game->hands[1]};
        if (hands[0].count + hands[1].count <= mate->most_tiles) prove(hands, game->turn, chosen);
        else answer_greed(hands, game->turn, lays, count, mate->width, chosen);
        return 1;
    }
    unseen_by(game, game->turn, &unseen);
    for (int i = 0; i < count; i++)
        trials[i] = (Trial){lays[i], worth_of(game, &lays[i], &unseen), 0, plan->prior, 0};
    qsort(trials, count, sizeof *trials, by_value);
    if (count > 1 && mate->kind == LOOKING) {
        int samples = game->bag <= plan->play_out ? plan->end_samples : plan->samples;
        imagine(game, &unseen, dice, mate, samples);
        look_ahead(game, &unseen, plan, samples, least(count, plan->candidates));
    }
    *chosen = trials[0].lay;
    return 1;
}
