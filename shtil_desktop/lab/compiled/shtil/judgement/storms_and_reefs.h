/* Reefs, storms, monsters and compasses, as in games/shtil/crew/judgement/storms_and_reefs.py. */

#ifndef STORMS_AND_REEFS_H
#define STORMS_AND_REEFS_H

#include "evaluation.h"

int use_compass(Evaluation *judged, Sea *sea);
int use_compass_at_last(const Evaluation *judged, Sea *sea);
void meet_storm(Sea *sea, int seat, int storm, const Weights *weights);
void step_reef(Sea *sea, const Weights *weights);
double strike_value(const Evaluation *judged, int at);
double trade_value(Evaluation *judged);

#endif
