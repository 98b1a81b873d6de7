"""Every sentence of the table."""
