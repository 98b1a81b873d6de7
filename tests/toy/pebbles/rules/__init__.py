"""The rules of Pebbles: the engine, standard library only."""
