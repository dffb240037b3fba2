# Matches of bots: what the command says, and the report.

arena-title =
    { $name }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in the arena
arena-seats =
    { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, rotated; the same deals for every line-up, from seed { $seed }.
arena-resumed =
    Resuming the match: { $done } of { $games ->
        [one] { $games } game already played.
       *[other] { $games } games already played.
    }
arena-cut =
    { $count ->
        [one] { $count } game was
       *[other] { $count } games were
    } not over after { $limit ->
        [one] { $limit } decision
       *[other] { $limit } decisions
    } and decided by the points so far.
arena-written = The report is in { $path }.
arena-command = The command that made this report:
arena-with-interval = { NUMBER($value, minimumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1) })
arena-share = { NUMBER($value, minimumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1) } %)
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 2) } ms
arena-head-bot = bot
arena-head-rating = rating (95 %)
arena-head-wins = win share (95 %)
arena-head-score = mean score (95 %)
arena-head-played = played
arena-head-mean-time = mean decision
arena-head-slow-time = 99 % within
arena-seat = { $seat }
arena-decisions = decisions
arena-standings-heading = Standings
arena-standings-note = Each figure has its 95 % interval below it. The slowest 1 % of decisions took longer than the last column.
arena-ratings-heading = Ratings
arena-ratings-note = Plackett-Luce ratings from the finishing order, with 95 % intervals; every bot starts at 25.
arena-shares-heading = Victories
arena-shares-note = Share of its games that each bot won. The dashed line is an equal share.
arena-scores-heading = Scores
arena-scores-note = How often each score occurred; the line is the mean.
arena-sources-heading = Where the points come from
arena-sources-note = Mean points of each bot by category of the score sheet.
arena-seat-advantage-heading = Seats
arena-seat-advantage-note = How often each seat won, for all bots together. The dashed line is an equal share.
arena-ahead-heading = Who finishes before whom
arena-ahead-note = How often the bot in the row finished ahead of the bot in the column.
arena-length-heading = Length of the games
arena-length-note = Decisions of all seats together in each game.
source-planet-sheet-objective = objective
source-planet-sheet-animal = animals
source-rauha-sheet-biomes = biomes
source-rauha-sheet-entities = entities
source-rauha-sheet-water = water
source-earth-sheet-base = printed points
source-earth-sheet-events = events
source-earth-sheet-compost = compost
source-earth-sheet-sprouts = sprouts
source-earth-sheet-growth = growth
source-earth-sheet-terrain = terrains
source-earth-sheet-ecosystem = ecosystems
source-earth-sheet-fauna = fauna
source-earth-sheet-bonus = first full grid
