"""What is painted often, rendered once."""
