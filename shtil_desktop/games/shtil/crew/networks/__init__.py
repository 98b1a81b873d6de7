"""Small learned networks that tell the chance of winning."""
