"""What lies on Qwirkle's table."""
