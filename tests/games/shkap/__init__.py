"""Tests of Shkap."""
