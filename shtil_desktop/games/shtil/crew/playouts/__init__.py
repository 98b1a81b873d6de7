"""Imagined deals, played to their end quickly."""
