"""The card table: shows events, sends actions."""
