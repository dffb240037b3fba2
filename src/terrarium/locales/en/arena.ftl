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
    Going on with the match: { $done } of { $games ->
        [one] { $games } game is
       *[other] { $games } games are
    } played already.
arena-cut =
    { $count ->
        [one] { $count } game was
       *[other] { $count } games were
    } not over after { $limit ->
        [one] { $limit } decision
       *[other] { $limit } decisions
    }; the points so far decided.
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
arena-standings-note = Below every figure stands its 95 % interval. The slowest hundredth of the decisions took longer than the last column says.
arena-ratings-heading = Ratings
arena-ratings-note = Plackett-Luce ratings from the order in which everyone finished, with 95 % intervals; everyone begins at 25.
arena-shares-heading = Victories
arena-shares-note = The share of its games that each bot won. The dashed line is an equal share.
arena-scores-heading = Scores
arena-scores-note = How often each score came up; the line is the mean.
arena-sources-heading = Where the points come from
arena-sources-note = Mean points of each bot by kind of row on the score sheet.
arena-seat-advantage-heading = Seats
arena-seat-advantage-note = How often each seat won, whoever sat there. The dashed line is an equal share.
arena-ahead-heading = Who finishes before whom
arena-ahead-note = How often the bot of a row finished before the bot of a column when both played.
arena-length-heading = Length of the games
arena-length-note = Decisions of all seats together, in each game.
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
