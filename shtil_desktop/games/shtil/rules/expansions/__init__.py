"""What each expansion and variant adds to the rules."""
