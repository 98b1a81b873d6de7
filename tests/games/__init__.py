"""Tests of the games, and what they have in common."""
