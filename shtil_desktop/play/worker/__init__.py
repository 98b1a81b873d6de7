"""The process that thinks."""
