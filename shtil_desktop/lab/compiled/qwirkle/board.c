/* The rim of the board, and how to take back what was laid. */

#include "qwirkle.h"

#include <string.h>

enum { MOST_RIM = 1024, MOST_CHANGES = 8192 };

typedef struct {
    int cell;
    Cell old;
} Change;

Cell cells[CELLS];
int rim[MOST_RIM], rim_size, changes;
Kinds of_colour[SIDE], of_shape[SIDE];
const int line_points[] = {0, 0, 2, 3, 4, 5, 12};
static Change memory[MOST_CHANGES];

void clear_board(void) {
    if (!of_colour[0])
        for (int kind = 0; kind < KINDS; kind++) {
            of_colour[kind / SIDE] |= 1ull << kind;
            of_shape[kind % SIDE] |= 1ull << kind;
        }
    memset(cells, 0, sizeof cells);
    for (int cell = 0; cell < CELLS; cell++) cells[cell].at = -1;
    rim_size = changes = 0;
}

/* The kinds that may join a line; none if it shares nothing. */
Kinds joining(Kinds line) {
    if (!line) return (1ull << KINDS) - 1;
    Kinds colour = of_colour[lowest(line) / SIDE], shape = of_shape[lowest(line) % SIDE], kinds = 0;
    if (!(line & ~colour)) kinds |= colour & ~line;
    if (!(line & ~shape)) kinds |= shape & ~line;
    return kinds;
}

static void remember(int cell) {
    memory[changes].cell = cell;
    memory[changes++].old = cells[cell];
}

static void enter_rim(int cell) {
    cells[cell].at = rim_size;
    rim[rim_size++] = cell;
}

static void leave_rim(int cell) {
    int at = cells[cell].at, last = rim[--rim_size];
    rim[at] = last;
    cells[last].at = at;
}

static void end_at(int cell, int side, Kinds run) {
    Cell *here = &cells[cell];
    remember(cell);
    if (here->at < 0) {
        memset(here, 0, sizeof *here);
        enter_rim(cell);
    }
    here->run[side] = run;
    Kinds left = here->run[0], right = here->run[1], up = here->run[2], down = here->run[3];
    int is_dead = (left & right) || (up & down);
    here->fitting = is_dead ? 0 : joining(left | right) & joining(up | down);
    here->row = bits(left | right);
    here->column = bits(up | down);
    here->points = 0;
    if (here->fitting && here->row) here->points += line_points[here->row + 1];
    if (here->fitting && here->column) here->points += line_points[here->column + 1];
}

void put(int cell, Tile tile) {
    Cell *here = &cells[cell];
    Kinds left = here->run[0], right = here->run[1], up = here->run[2], down = here->run[3];
    Kinds bit = 1ull << tile, row = left | bit | right, column = up | bit | down;
    remember(cell);
    if (here->at >= 0) leave_rim(cell);
    memset(here, 0, sizeof *here);
    here->at = -1;
    end_at(cell - 1 - bits(left), 1, row);
    end_at(cell + 1 + bits(right), 0, row);
    end_at(cell - ROW * (1 + bits(up)), 3, column);
    end_at(cell + ROW * (1 + bits(down)), 2, column);
}

void put_lay(const Lay *lay) {
    for (int i = 0; i < lay->count; i++) put(lay->cell[i], lay->tile[i]);
}

/* Back to how it was when `changes` was `mark`. */
void undo(int mark) {
    while (changes > mark) {
        const Change *change = &memory[--changes];
        int cell = change->cell, was = change->old.at >= 0, is = cells[cell].at >= 0;
        if (is && !was) leave_rim(cell);
        int at = is && was ? cells[cell].at : -1;
        cells[cell] = change->old;
        cells[cell].at = at;
        if (was && !is) enter_rim(cell);
    }
}
