"""The list of kept matches, and what is asked about their files."""
