/* Learning the chance of winning from positions of captains' voyages, told as in games/shtil/crew/networks/win_network.py. */

#include "learning_win_network.h"
#include "win_network.h"
#include "voyage.h"

#include <math.h>
#include <string.h>

enum { EVERY = 2, MOST_SEEN = 120 };
enum { POOL = 1 << 15, BATCH = 64, FRESH = 32, BAND = 6, BANDS = 6 };
static const double STRAYING = 3.0, STEP = 0.002;

static Figures pool[POOL], noted[MOST_SEEN];
static float ends[POOL];
static int in_pool, fresh, seen, cells[MOST_SEEN], turn, stray_turn, is_lost;
static double errors[BANDS], wins[BANDS], positions[BANDS];

/* Whether it is lost for one who knows all cards: the fast voyages are broken off there, too. */
static int is_hopeless(const FastVoyage *fast) {
    for (int at = 1; at < fast->length; at++)
        if (!can_fill(fast_gap_before(fast, at), fast->left)) return 1;
    return !fast->finishes_left || is_short(fast);
}

static void tell(const FastVoyage *fast, Figures *figures) {
    int seat = fast->turn, grain = scarcity_of(fast, seat).grain, useful = 0;
    Islands held = held_bits(fast, seat);
    double told[GAP];
    figures->gaps = 0;
    for (int at = 1; at < fast->length; at++) {
        FastGap fast_gap = fast_gap_before(fast, at);
        if (fast_gap.first > fast_gap.last) continue;
        tell_fast_gap(fast_gap, between(fast->there[seat], fast_gap), between(held, fast_gap), grain, told);
        for (int i = 0; i < GAP; i++) figures->gap[figures->gaps][i] = told[i];
        figures->gaps++;
        useful += count(between(held, fast_gap));
    }
    tell_stock(fast, useful, grain, told);
    for (int i = 0; i < STOCK; i++) figures->stock[i] = told[i];
}

/* Note positions after the one turn that strays from the captain's way, until all is lost. */
static double watch(const Sea *sea) {
    FastVoyage fast;
    Decks decks;
    strip(&fast, &decks, sea);
    is_lost = is_lost || is_hopeless(&fast);
    if (!is_lost && turn > stray_turn && turn % EVERY == 0 && fast.empty && seen < MOST_SEEN) {
        cells[seen] = fast.empty;
        tell(&fast, &noted[seen++]);
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

void begin_learning_wins(void) {
    begin_learning();
    in_pool = fresh = 0;
    memset(errors, 0, sizeof errors);
    memset(wins, 0, sizeof wins);
    memset(positions, 0, sizeof positions);
}

/* Sail a deal and learn from it, or only see how good the chances are; `done` is the share of all deals before it. */
void learn_wins_from(const Options *options, const Weights *weights, const signed char *hands, const signed char *decks,
                  const int *sizes, int first, int reef, unsigned long long number, double done, int is_held_back) {
    throw_with(number);
    seen = turn = is_lost = 0;
    stray_turn = dice(8) ? (int)dice(CELLS) : -1;
    prepare_fit_tables(weights, options->seats);
    watch_turns(watch, normal);
    int is_won = play_deal(options, weights, hands, decks, sizes, first, reef) < 0;
    watch_turns(NULL, NULL);
    double step = STEP * (done < 0.5 ? 1 : fmax(0.01, 2 * (1 - done)));
    for (int i = 0; i < seen; i++)
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
