"""The player's own mistakes: their list, and each as an exercise."""
