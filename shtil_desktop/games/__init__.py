"""The rules of every game in the house: no Qt, only the standard library."""
