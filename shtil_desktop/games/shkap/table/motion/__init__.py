"""What each event looks like."""
