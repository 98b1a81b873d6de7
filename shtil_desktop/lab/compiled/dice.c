/* Keccak, and what is thrown with it. */

#include "dice.h"

#include <string.h>

enum { RATE = 136, WORDS = RATE / 4, ROUNDS = 24, LANES = 25, SUFFIX = 0x1f, LAST_BIT = 0x80 };
static const unsigned long long ALL = 1ull << 32, SAFE = (1ull << 32) - 1024;
static const unsigned long long CONSTANTS[ROUNDS] = {
    0x0000000000000001, 0x0000000000008082, 0x800000000000808a, 0x8000000080008000, 0x000000000000808b,
    0x0000000080000001, 0x8000000080008081, 0x8000000000008009, 0x000000000000008a, 0x0000000000000088,
    0x0000000080008009, 0x000000008000000a, 0x000000008000808b, 0x800000000000008b, 0x8000000000008089,
    0x8000000000008003, 0x8000000000008002, 0x8000000000000080, 0x000000000000800a, 0x800000008000000a,
    0x8000000080008081, 0x8000000000008080, 0x0000000080000001, 0x8000000080008008,
};
static const int TURNED[ROUNDS] = {1,  3,  6,  10, 15, 21, 28, 36, 45, 55, 2,  14,
                                   27, 41, 56, 8,  25, 43, 62, 18, 39, 61, 20, 44};
static const int MOVED[ROUNDS] = {10, 7,  11, 17, 18, 3, 5,  16, 8,  21, 24, 4,
                                  15, 23, 19, 13, 12, 2, 20, 14, 22, 9,  6,  1};

static unsigned long long turned(unsigned long long lane, int by) { return lane << by | lane >> (64 - by); }

static void stir(unsigned long long *lanes) {
    unsigned long long columns[5], carried, lane;
    for (int round = 0; round < ROUNDS; round++) {
        for (int i = 0; i < 5; i++)
            columns[i] = lanes[i] ^ lanes[i + 5] ^ lanes[i + 10] ^ lanes[i + 15] ^ lanes[i + 20];
        for (int i = 0; i < LANES; i++) lanes[i] ^= columns[(i + 4) % 5] ^ turned(columns[(i + 1) % 5], 1);
        carried = lanes[1];
#pragma GCC unroll 24
        for (int i = 0; i < ROUNDS; i++) {
            lane = lanes[MOVED[i]];
            lanes[MOVED[i]] = turned(carried, TURNED[i]);
            carried = lane;
        }
        for (int row = 0; row < LANES; row += 5) {
            memcpy(columns, lanes + row, sizeof columns);
            for (int i = 0; i < 5; i++) lanes[row + i] ^= ~columns[(i + 1) % 5] & columns[(i + 2) % 5];
        }
        lanes[0] ^= CONSTANTS[round];
    }
}

static void add(Dice *dice, int at, unsigned byte) {
    dice->lanes[at / 8] ^= (unsigned long long)byte << 8 * (at % 8);
}

void throw_for(Dice *dice, const char *words) {
    int at = 0;
    memset(dice, 0, sizeof *dice);
    for (; *words; words++) {
        add(dice, at++, (unsigned char)*words);
        if (at < RATE) continue;
        stir(dice->lanes);
        at = 0;
    }
    add(dice, at, SUFFIX);
    add(dice, RATE - 1, LAST_BIT);
    stir(dice->lanes);
}

static unsigned next(Dice *dice) {
    if (dice->at == WORDS) {
        stir(dice->lanes);
        dice->at = 0;
    }
    unsigned word = (unsigned)(dice->lanes[dice->at / 2] >> 32 * (dice->at % 2));
    dice->at++;
    return word << 24 | (word & 0xff00) << 8 | (word >> 8 & 0xff00) | word >> 24;
}

/* This word or, if it would favour some numbers below the limit, the next that doesn't. */
static unsigned fair(Dice *dice, unsigned word, unsigned limit) {
    while (word >= ALL - ALL % limit) word = next(dice);
    return word;
}

unsigned below(Dice *dice, unsigned limit) { return fair(dice, next(dice), limit) % limit; }

void shuffle(Dice *dice, signed char *cards, int count) {
    for (int last = count - 1; last > 0; last--) {
        unsigned word = next(dice);
        if (word >= SAFE) word = fair(dice, word, last + 1);
        int chosen = word % (last + 1);
        signed char card = cards[last];
        cards[last] = cards[chosen];
        cards[chosen] = card;
    }
}
