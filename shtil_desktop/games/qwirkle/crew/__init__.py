"""Computer seats for Qwirkle and the hint: a seat's view in, an action out. No Qt."""
