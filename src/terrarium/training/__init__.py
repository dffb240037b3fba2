"""Training of the networks with which bots judge positions: games, fitting, matches and a report."""
