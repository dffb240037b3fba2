"""The interface that every game implements, and the code that all games share."""
