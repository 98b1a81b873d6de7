"""What is known of deals, and told on the pages: the days, how hard a deal is, what others made of it."""
