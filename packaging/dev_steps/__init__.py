"""What `dev.py` does before it can run anything; only the standard library, as nothing else is there yet."""
