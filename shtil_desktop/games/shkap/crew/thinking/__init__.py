"""How captain, admiral, hint and review weigh a choice: in the same worlds, with the hand left."""
