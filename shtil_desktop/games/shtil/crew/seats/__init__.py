"""The computer seats, one level a file."""
