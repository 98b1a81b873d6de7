/* The evaluation of games/shtil/crew/judgement/evaluation.py, gaps.py and outlook.py once more; less is better. */

#ifndef EVALUATION_H
#define EVALUATION_H

#include "sea.h"

#define NOWHERE 100.0
#define NEVER 1000.0

typedef struct {
    const Sea *sea;
    const Weights *weights;
    int seat, empty, grain, most_paid;
    /* from 0 up to each number: how many are there, what they count, how many are in the hand */
    int counts[BEYOND + 1], held[BEYOND + 1];
    double sums[BEYOND + 1], worth[BEYOND + 1], near[HAND];
    double present, slack, balance, margin, price, patience, thrift;
    /* by place in the hand: the cells where the card fits, its scores there and the best of them */
    int first[MOST_HELD], last[MOST_HELD];
    double scores[MOST_HELD][CELLS], best[MOST_HELD];
    int is_ranked, ranked, order[MOST_HELD];
    double junk[MOST_HELD], charges[MOST_HELD];
} Evaluation;

void look_out(Evaluation *judged);
double near(const Evaluation *judged, int low, int high, int without);
double lack(const Evaluation *judged, int held, int unseen, int cells);
void evaluate(Evaluation *judged, const Sea *sea, int seat, const Weights *weights);
void judge_on(const Evaluation *judged, int at, int number, double *scores, double *best);
double penalty(const Evaluation *judged, int cells, int low, int high);
void rank(Evaluation *judged);
double charge(Evaluation *judged, int price, int played);
double discard_value(Evaluation *judged, int price);

#endif
