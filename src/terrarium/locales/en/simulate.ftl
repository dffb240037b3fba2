# Random play of many games.

simulate-games = Games
simulate-rate =
    { $rate ->
        [one] { $rate } game a second
       *[other] { $rate } games a second
    }
simulate-so-far =
    { $done } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $rate } a second, { $left } left
simulate-interrupted =
    Interrupted: { $done } of { $games ->
        [one] { $games } game was
       *[other] { $games } games were
    } played.
simulate-cut =
    { $count ->
        [one] { $count } game was
       *[other] { $count } games were
    } not over after { $limit ->
        [one] { $limit } decision
       *[other] { $limit } decisions
    } and abandoned; the figures below exclude them.
simulate-title =
    { $name }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } at random
simulate-title-bots =
    { $name }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } by { $bots }
simulate-head-seat = seat
simulate-head-mean = mean score
simulate-head-deviation = deviation
simulate-head-min = min
simulate-head-median = median
simulate-head-max = max
simulate-head-wins = win share
simulate-head-confidence = 95 % interval
simulate-head-figure = figure
simulate-head-value = on average
simulate-head-share = share
simulate-figures = Figures of this game
simulate-decimal-0 = { NUMBER($number, maximumFractionDigits: 0) }
simulate-decimal-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-decimal-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
simulate-interval = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
simulate-margin = How far ahead the player was, and in how many games:
simulate-shared =
    Shared victories: { $count ->
        [one] { $count } game
       *[other] { $count } games
    } ({ NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } %); each winner counts as a fraction.
simulate-decisions = Decisions in a game: { $mean } on average, { $least } to { $most }.
simulate-speed =
    { $rate ->
        [one] { $rate } game
       *[other] { $rate } games
    } a second; { $time ->
        [one] { $time } second
       *[other] { $time } seconds
    } in all.

simulate-planet-won = animals won, of all dealt
simulate-planet-won-most = animals won: most regions
simulate-planet-won-touching = animals won: largest region touching
simulate-planet-won-not-touching = animals won: largest region not touching
simulate-planet-carried = carry-overs per card
simulate-planet-moved = cards carried over at least once
simulate-planet-boxed = cards returned to the box

simulate-rauha-placed = cards placed
simulate-rauha-discarded = cards discarded
simulate-rauha-spores = spores on the boards at the end
simulate-rauha-entities = entities held at the end
simulate-rauha-points-biomes = points from biomes
simulate-rauha-points-entities = points from entities
simulate-rauha-points-water = points from water
