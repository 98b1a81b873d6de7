"""From events to motion on Shtil's table."""
