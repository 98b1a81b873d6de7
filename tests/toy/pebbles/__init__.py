"""Pebbles, the toy game: a page of rules, and every room that a game of the house can have.

A pile of pebbles lies in the middle. Each round everybody secretly chooses to take one, two or three; then
all choices are shown. Those who chose the same number get nothing; the others take their pebbles, the fewest
first, as far as the pile goes. A die adds none, one or two pebbles to the pile, and the next round begins
with the next seat. After the agreed number of rounds, or when the pile is empty after a round, the most
pebbles win; a tie is a shared win.

It is the template for a new game, and the proof that the house knows none by name: the tests register it
with one line, and the program plays it.
"""
