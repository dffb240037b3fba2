"""Matches of bots, in one process, several, or on a cluster, with ratings, intervals and a report."""
