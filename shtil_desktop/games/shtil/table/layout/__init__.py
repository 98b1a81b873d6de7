"""Where everything is on Shtil's table, as pure functions of size and options; and the ground below it."""
