# Statistics of finished games: on the page and in the terminal.
stats-results = Results
stats-sources = Points by source
stats-sources-note = Mean points of a seat, the oldest games at the top.
stats-cards = Cards planted most
stats-cards-note = How often games with the card were won. The bars are 95 % intervals; the cards planted most are at the top.
stats-head-game = Game
stats-head-seats = Seats
stats-head-opponents = Opponents
stats-head-played = Games
stats-head-won = Won
stats-head-best = Best
stats-head-mean = Mean
stats-head-source = Source
stats-head-earlier = Earlier half
stats-head-later = Later half
stats-head-card = Card
stats-head-games = Games
stats-alone = alone
stats-people = people
stats-unknown = not known
stats-won = { $won } ({ $percent })
stats-percent = { $number } %
stats-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-period-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
stats-card-words =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $percent } won
stats-title =
    { $games ->
        [one] { $games } finished game
       *[other] { $games } finished games
    } in { $folder }
stats-of-game = { $what }: { $game }
stats-skipped = Not counted: { $file }. { $why }
stats-progress = { $percent } % of the files read
stats-written = The page is in { $path }.
page-stats = Statistics
page-stats-mine = My games
page-stats-everybody = Everybody’s games
page-stats-about = Your finished games on this server. Lessons, uploaded records and games played on from a moment of another one do not count.
page-stats-everybody-about = Results of all people on this server, without names.
page-stats-none = There are no results yet. They appear when a game is finished.
page-stats-pending =
    { $count ->
        [one] { $count } older game is still being counted.
       *[other] { $count } older games are still being counted.
    }
page-stats-graph = Mean points by source in { $game }, from the oldest game to the latest
page-stats-period = { $when }: { $score } points
page-stats-as-csv = Download as CSV
page-stats-as-json = Download as JSON
page-stats-game = Game shown
page-stats-last = Latest
page-stats-total = Total
