"""The rules of Shkap: the engine, standard library only."""
