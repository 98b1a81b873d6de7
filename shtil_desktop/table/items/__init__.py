"""Items that every table has."""
