"""What is painted on the table, item by item."""
