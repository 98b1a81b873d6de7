"""What the operating system wants."""
