"""The files for operators in deploy/."""
