"""The calendar of daily matches."""
