"""The first expedition, lesson by lesson."""
