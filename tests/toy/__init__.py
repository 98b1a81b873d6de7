"""A toy game that is registered for tests alone, and what is tested of it."""
