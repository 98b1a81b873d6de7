"""The real program in rough weather: killed, starved of disk, shaken."""
