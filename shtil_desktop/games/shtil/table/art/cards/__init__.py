"""Card faces."""
