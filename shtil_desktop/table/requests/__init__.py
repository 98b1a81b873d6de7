"""What the table asks the worker process for: moves of mates, hints."""
