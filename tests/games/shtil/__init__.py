"""Tests of Shtil."""
