"""What the Makefile runs beside the program itself."""
