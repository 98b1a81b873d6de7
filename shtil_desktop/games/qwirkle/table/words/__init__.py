"""Every sentence of Qwirkle's table: prompts, log, hints, names for screen readers."""
