"""Words that every table and page counts, dates and names with."""
