"""Every sentence of Shtil's table: prompts, log, tooltips, names for screen readers, figures of the end."""
