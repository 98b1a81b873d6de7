"""The rules of Qwirkle: the engine, standard library only."""
