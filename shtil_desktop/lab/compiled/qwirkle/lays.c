/* All that a hand can lay, or the best of it as greed sees it. */

#include "qwirkle.h"

#include <string.h>

Lay found[MOST_LAYS];
static int found_count, wants_all, cell_of[SIDE];
static Tile tile_of[SIDE];
static Lay best;

Kinds kinds_in(const Hand *hand) {
    Kinds kinds = 0;
    for (int i = 0; i < hand->count; i++) kinds |= 1ull << hand->tile[i];
    return kinds;
}

void take(Hand *hand, const Lay *lay) {
    for (int i = 0; i < lay->count; i++)
        for (int at = 0; at < hand->count; at++)
            if (hand->tile[at] == lay->tile[i]) {
                memmove(hand->tile + at, hand->tile + at + 1, hand->count - at - 1);
                hand->count--;
                break;
            }
}

int is_preferred(const Lay *lay, const Lay *other) {
    if (lay->points != other->points) return lay->points > other->points;
    if (lay->count != other->count) return lay->count > other->count;
    for (int i = 0; i < lay->count; i++) {
        if (lay->cell[i] != other->cell[i]) return lay->cell[i] < other->cell[i];
        if (lay->tile[i] != other->tile[i]) return lay->tile[i] < other->tile[i];
    }
    return 0;
}

int by_greed(const void *lay, const void *other) { return is_preferred(lay, other) ? -1 : 1; }

static void write_down(Lay *lay, int points, int count) {
    lay->points = points;
    lay->count = count;
    for (int i = 0; i < count; i++) {
        int at = i;
        for (; at && lay->cell[at - 1] > cell_of[i]; at--) {
            lay->cell[at] = lay->cell[at - 1];
            lay->tile[at] = lay->tile[at - 1];
        }
        lay->cell[at] = cell_of[i];
        lay->tile[at] = tile_of[i];
    }
}

static void keep(int points, int count) {
    Lay lay;
    if (wants_all) {
        if (found_count < MOST_LAYS) write_down(&found[found_count++], points, count);
        return;
    }
    if (points < best.points || (points == best.points && count < best.count)) return;
    write_down(&lay, points, count);
    if (!best.count || is_preferred(&lay, &best)) best = lay;
}

static void grow_back(int step, int cell, Kinds line, Kinds rest, int across, int count) {
    Kinds here = rest & joining(line);
    if (!here) return;
    int points = across + line_points[bits(line) + 1], before = cell - step;
    for (; here; here &= here - 1) {
        Kinds bit = here & -here;
        cell_of[count] = cell;
        tile_of[count] = lowest(bit);
        keep(points, count + 1);
        if (cells[before].at < 0) grow_back(step, before, line | bit, rest ^ bit, across, count + 1);
    }
}

/* `ahead` and `across` say which of a cell's four runs go on and which cross. */
typedef struct {
    int step, ahead, first_across, second_across;
} Direction;
static const Direction along_row = {1, 1, 2, 3}, along_column = {ROW, 3, 0, 1};

static void grow_on(const Direction *way, int before, int cell, Kinds line, Kinds rest, int across, int count) {
    const Cell *at = &cells[cell];
    Kinds ahead = 0, here = rest;
    if (at->at >= 0) {
        Kinds one = at->run[way->first_across], other = at->run[way->second_across];
        ahead = at->run[way->ahead];
        if (ahead & line || one & other) return;
        line |= ahead;
        here &= joining(one | other) & joining(line);
        if (here && (one | other)) across += line_points[bits(one | other) + 1];
    }
    here &= joining(line);
    if (!here) return;
    int after = cell + way->step * (1 + bits(ahead)), points = across + line_points[bits(line) + 1];
    for (; here; here &= here - 1) {
        Kinds bit = here & -here;
        cell_of[count] = cell;
        tile_of[count] = lowest(bit);
        keep(points, count + 1);
        if (!(joining(line | bit) & (rest ^ bit))) continue;
        if (cells[before].at < 0) grow_back(way->step, before, line | bit, rest ^ bit, across, count + 1);
        grow_on(way, before, after, line | bit, rest ^ bit, across, count + 1);
    }
}

static void grow(const Direction *way, int cell, Kinds behind, Kinds ahead, Kinds bit, Kinds rest, int across) {
    Kinds line = behind | ahead | bit;
    if (!(joining(line) & rest)) return;
    int before = cell - way->step * (1 + bits(behind)), after = cell + way->step * (1 + bits(ahead));
    if (cells[before].at < 0) grow_back(way->step, before, line, rest, across, 1);
    grow_on(way, before, after, line, rest, across, 1);
}

static void search(Kinds kinds) {
    for (int i = 0; i < rim_size; i++) {
        const Cell *at = &cells[rim[i]];
        int row = at->row ? line_points[at->row + 1] : 0, column = at->column ? line_points[at->column + 1] : 0;
        for (Kinds here = at->fitting & kinds; here; here &= here - 1) {
            Kinds bit = here & -here;
            cell_of[0] = rim[i];
            tile_of[0] = lowest(bit);
            keep(row + column, 1);
            grow(&along_row, rim[i], at->run[0], at->run[1], bit, kinds ^ bit, column);
            grow(&along_column, rim[i], at->run[2], at->run[3], bit, kinds ^ bit, row);
        }
    }
}

int largest_sets(Kinds kinds, Kinds *sets) {
    int count = 0, size = 1;
    for (int group = 0; group < 2 * SIDE; group++) {
        Kinds set = kinds & (group < SIDE ? of_colour[group] : of_shape[group - SIDE]);
        int is_new = bits(set) >= size;
        if (bits(set) > size) count = 0;
        for (int i = 0; i < count; i++) is_new &= sets[i] != set;
        if (!is_new) continue;
        size = bits(set);
        sets[count++] = set;
    }
    return count;
}

/* Each largest set in a column that ends at the first cell, ascending. */
static int first_lays(Kinds kinds) {
    Kinds sets[2 * SIDE];
    int count = largest_sets(kinds, sets);
    for (int i = 0; i < count; i++) {
        Lay *lay = &found[i];
        lay->count = bits(sets[i]);
        lay->points = lay->count > 1 ? line_points[lay->count] : 1;
        for (int at = 0; at < lay->count; at++, sets[i] &= sets[i] - 1) {
            lay->tile[at] = lowest(sets[i]);
            lay->cell[at] = CENTRE - ROW * (lay->count - 1 - at);
        }
    }
    return count;
}

int all_lays(const Hand *hand) {
    if (!rim_size) return first_lays(kinds_in(hand));
    found_count = 0;
    wants_all = 1;
    search(kinds_in(hand));
    return found_count;
}

int best_lay(const Hand *hand, Lay *chosen) {
    if (!rim_size) {
        int count = first_lays(kinds_in(hand)), at = 0;
        for (int i = 1; i < count; i++)
            if (is_preferred(&found[i], &found[at])) at = i;
        *chosen = found[at];
        return 1;
    }
    wants_all = 0;
    best.points = best.count = 0;
    search(kinds_in(hand));
    *chosen = best;
    return best.count > 0;
}
