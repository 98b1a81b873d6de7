"""The first voyage, lesson by lesson."""
