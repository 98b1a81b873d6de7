"""Shkap's problems: the shortest route to a chest, and one route that leaves two chests open."""
