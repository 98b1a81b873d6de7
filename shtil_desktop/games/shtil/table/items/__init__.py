"""The items on Shtil’s table."""
