"""The rules of Shtil: the engine, standard library only."""
