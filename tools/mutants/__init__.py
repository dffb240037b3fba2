"""`make mutants`: change the rules a little and see whether a test with a clause id notices. See docs/mutants.md."""
