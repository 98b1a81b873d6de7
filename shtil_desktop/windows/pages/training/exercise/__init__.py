"""An exercise on the real table: its page, its flow of moves and answers, its words."""
