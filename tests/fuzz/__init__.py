"""Garbled input of every kind, made by the thousand: `python3 dev.py fuzz`."""
