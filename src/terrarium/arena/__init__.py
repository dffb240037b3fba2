"""Matches of bots, on one core, many, or a cluster: ratings, intervals, and a report to look at."""
