"""The command `terrarium`."""
