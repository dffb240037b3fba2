"""Earth: what a seat cannot know, dealt anew."""
