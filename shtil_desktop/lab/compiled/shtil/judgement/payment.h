/* Which cards to part with, as in games/shtil/crew/judgement/payment.py. */

#ifndef PAYMENT_H
#define PAYMENT_H

#include "evaluation.h"

void part_with(Sea *sea, int seat, int price, const Weights *weights);
void choose_payment(Sea *sea, int seat, int price, const Weights *weights, signed char *pay);

#endif
