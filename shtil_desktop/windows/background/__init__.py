"""Work that goes on beside the window: saving, counting, reading."""
