"""The tutorial."""
