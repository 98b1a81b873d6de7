/* The network's figures and what it tells from them; sums are added up in the same order as in Python. */

#include "win_network.h"
#include "learning_win_network.h"

#include <math.h>
#include <string.h>

enum { FINISHES = 5, KEPT_BITS = 13 };
enum { WEIGHTS = LOOK * (GAP + 1) + (TELL + 1) * (LOOK + 1 + STOCK + 1) + TELL };

/* By figure what it counts for each one that comes out, so that these are added up side by side; last the base. */
static double look[GAP + 1][LOOK], add[LOOK + 1][TELL + 1], stock[STOCK + 1][TELL + 1], tell[TELL];
static double given[WEIGHTS];
static int is_set;

/* What gaps add is kept until others come to the same place. */
typedef struct {
    Key key;
    double part[TELL + 1];
} Kept;

static Kept kept[1 << KEPT_BITS];

static const double *take_layer(double *layer, int rows, int figures, const double *values) {
    for (int row = 0; row < rows; row++)
        for (int i = 0; i <= figures; i++) layer[i * rows + row] = *values++;
    return values;
}

/* The layers of a record one after the other, none for NULL. */
void set_win_network(const double *values) {
    is_set = values != NULL;
    if (!is_set || !memcmp(given, values, sizeof given)) return;
    memcpy(given, values, sizeof given);
    memset(kept, 0, sizeof kept);
    values = take_layer(&look[0][0], LOOK, GAP, values);
    values = take_layer(&add[0][0], TELL + 1, LOOK, values);
    values = take_layer(&stock[0][0], TELL + 1, STOCK, values);
    memcpy(tell, values, sizeof tell);
}

int has_win_network(void) { return is_set; }

/* Figures that are nothing add nothing. */
#define GO_THROUGH(layer, figures, size, found)                      \
    do {                                                             \
        memcpy(found, layer[size], sizeof layer[size]);              \
        for (int i = 0; i < size; i++) {                             \
            double figure = figures[i];                              \
            if (figure == 0) continue;                               \
            for (unsigned k = 0; k < sizeof layer[i] / sizeof(double); k++) found[k] += layer[i][k] * figure; \
        }                                                            \
    } while (0)

static void tell_beside(FastGap fast_gap, Islands there, Islands held, double share, double *to) {
    int is_few = cells_of(fast_gap) < 3;
    for (int step = 1; step <= HIGHEST_PRICE; step++, to += 3) {
        int up = step - 1, down = fast_gap.high - fast_gap.low - 1 - step, mine = 0, others = 0;
        Islands beside = 0;
        if (fast_gap.low && down >= 0) beside |= bit(up);
        if (fast_gap.high < BEYOND && down >= 0 && (!fast_gap.low || down > up)) beside |= bit(down);
        mine = count(held & beside);
        others = count(there & ~held & beside);
        to[is_few ? 0 : 2] = mine + share * others;
        if (is_few) to[1] = mine;
    }
}

void tell_fast_gap(FastGap fast_gap, Islands there, Islands held, int grain, double *to) {
    int cells = cells_of(fast_gap), all = count(there), own = count(held);
    double share = (double)grain / GRAIN, numbers = own + (all - own) * share;
    double doubt = all >= cells ? lacking(own, all - own, grain, cells) : DOUBTFUL;
    double wanted = welcome(fast_gap, there, held, grain);
    memset(to, 0, GAP * sizeof *to);
    tell_beside(fast_gap, there, held, share,
                tell_shape(cells, fast_gap.low, fast_gap.high, own, numbers, doubt, wanted, to));
}

/* Where the start may lie in a lone deck: in the upper half of what it once was. */
static int places_of(const FastVoyage *fast, int deck) {
    int whole = LAST_ISLAND + FINISHES - HAND - (fast->gone - fast->discarded[0]) + 1;
    int found = whole / 2 + 1 - (whole - deck);
    return found > 0 ? found : 0;
}

void tell_stock(const FastVoyage *fast, int useful, int grain, double *to) {
    int seat = fast->turn, seats = fast->seats, empty = fast->empty, cards = fast->cards, finishes = 0, i = 0;
    int margin = cards - (empty + 1 + fast->due + (fast->start_lies ? 0 : TO_GIVE)), poorest = cards;
    int deck = fast->decks->size[seat] - fast->top[seat], own = fast->held[seat] + deck;
    for (int k = 0; k < fast->held[seat]; k++) finishes += fast->hand[seat][k] == FINISH;
    int idle = fast->held[seat] - finishes - useful - (!fast->start_lies && has(fast, seat, START));
    for (int other = 0; other < seats; other++) {
        int wealth = fast->held[other] + fast->decks->size[other] - fast->top[other];
        if (wealth < poorest) poorest = wealth;
    }
    to[i++] = empty / 10.0;
    to[i++] = margin / 10.0;
    to[i++] = margin * margin / 200.0;
    to[i++] = fmax(0, 6 - margin) / 6;
    to[i++] = fmax(0, 12 - margin) / 12;
    to[i++] = (double)margin / (empty + 1);
    to[i++] = fast->start_lies;
    to[i++] = finishes > 0;
    to[i++] = fast->finishes[seat] / 2.0;
    to[i++] = idle / 2.0;
    to[i++] = useful / 2.0;
    to[i++] = (cards - empty - 1) / 10.0;
    to[i++] = (double)grain / GRAIN;
    to[i++] = seats == 1 && !fast->start_lies ? places_of(fast, deck) / 10.0 : 0;
    to[i++] = seats > 1 ? (own - (double)cards / seats) / 5 : 0;
    to[i++] = seats > 1 ? poorest / 10.0 : 0;
    to[i++] = seats > 1 ? fmax(0, 5 - poorest) / 5 : 0;
    to[i++] = deck == 0;
}

static void look_at(FastGap fast_gap, Islands there, Islands held, int grain, double *found) {
    double figures[GAP], seen[LOOK];
    tell_fast_gap(fast_gap, there, held, grain, figures);
    GO_THROUGH(look, figures, GAP, seen);
    for (int i = 0; i < LOOK; i++) seen[i] = seen[i] > 0 ? seen[i] : 0;
    GO_THROUGH(add, seen, LOOK, found);
}

/* What the gap adds. */
static const double *seen_before(FastGap fast_gap, Islands there, Islands held, int grain) {
    Key key = key_of(0, fast_gap, there, held, grain);
    Kept *found = &kept[hash(&key, KEPT_BITS)];
    if (!is_key(&found->key, &key)) {
        found->key = key;
        look_at(fast_gap, there, held, grain, found->part);
    }
    return found->part;
}

double network_chance(const FastVoyage *fast) {
    int seat = fast->turn, grain = scarcity_of(fast, seat).grain, useful = 0;
    Islands held = held_bits(fast, seat);
    double figures[STOCK], part[TELL + 1], sums[TELL + 1] = {0};
    for (int at = 1; at < fast->length; at++) {
        FastGap fast_gap = fast_gap_before(fast, at);
        if (fast_gap.first > fast_gap.last) continue;
        Islands own = between(held, fast_gap);
        const double *seen = seen_before(fast_gap, between(fast->there[seat], fast_gap), own, grain);
        for (int i = 0; i <= TELL; i++) sums[i] += seen[i];
        useful += count(own);
    }
    tell_stock(fast, useful, grain, figures);
    GO_THROUGH(stock, figures, STOCK, part);
    for (int i = 0; i <= TELL; i++) sums[i] += part[i];
    double total = sums[TELL];
    for (int i = 0; i < TELL; i++)
        if (sums[i] > 0) total += sums[i] * tell[i];
    return 1 / (1 + exp(-fmax(-30.0, fmin(30.0, total))));
}
