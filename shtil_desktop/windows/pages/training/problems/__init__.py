"""The problems that come with the program: their list, how far each is solved, and each as an exercise."""
