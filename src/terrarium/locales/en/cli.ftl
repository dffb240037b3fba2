# The command line: help, usage errors, the list of games.

# What `terrarium` without a command says.
overview-about = Board games about nature: Planet, Earth and Rauha, for people, bots and researchers.
overview-serve = open the table in the browser, alone or with friends
overview-play = play in this terminal against bots
overview-continue = continue your latest unfinished game
overview-games = list the games, their options and the bots
overview-help = list all commands

# Help: headings and remarks.
help-usage = Usage:
help-usage-options = { "[OPTIONS]" }
help-usage-command = COMMAND ...
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = default: { $value }
help-variable = variable { $name }
help-required = required
help-kind-number = NUMBER
help-kind-file = FILE
help-kind-text = TEXT
help-kind-game = GAME
help-kind-table = TABLE
help-kind-list = LIST
help-kind-name-value = NAME=VALUE
help-kind-address = ADDRESS
help-kind-folder = FOLDER
help-kind-days = DAYS
help-kind-difficulty = DIFFICULTY

# Help: parameters that several commands share.
help-any-help = Show this help.
help-any-keep = How many days things are kept, 0 for ever: open=7,playing=60,finished=365,chat=90,guests=400.
help-any-box = Your own tiles and cards; docs/box.md describes the file.
help-any-data = The folder of the database and the secret.
help-any-database = A SQLite file or postgresql://...; without it, a file in your data directory.
help-any-game = The game: { $possible }.
help-any-install-completion = Install completion of commands for the current shell.
help-any-show-completion = Show the completion script of the current shell.
help-any-lang = The language; without it, that of your system.
help-any-option = An option of the game; `terrarium games` lists them. May be repeated.
help-any-table = The id of the table, as `terrarium tables list` shows it.

# Help: commands and their own parameters.
help-terrarium = Board games about nature: Planet, Earth and Rauha, for people, bots and researchers.
help-terrarium-version = Show the version, and how the rules run.
help-play = Play a game in the terminal, alone against bots or several people in turn. Type ? at the table for help.
help-play-resume = Continue the latest unfinished game (of this title, if one is given).
help-play-text = The table is text.
help-play-seats = Who sits where: you, or a bot: { $possible } and others. As in you,sprout,tree.
help-play-seed = The seed; the same seed deals the same game.
help-daily = Play the deal of the day: the same for everybody, against the same bots, then compared with games of bots.
help-daily-day = Another day, as 2026-11-19; without it, today (UTC).
help-daily-runs = With how many games of bots the score is compared.
help-games = List the games with their options, and the bots.
help-replay = Check a record and tell what happened, up to the score sheet.
help-replay-file = A record, as text or JSON.
help-replay-step = Wait for Enter after every action.
help-replay-seat = Tell it as this seat saw it; seats are counted from 1.
help-review = Review a finished game: the turning points of every seat, the chances to win, luck and skill.
help-review-file = A record of a finished game, as text or JSON.
help-review-as-json = Print the review as JSON.
help-review-html = Write the review with its graph to this HTML file.
help-review-seed = The seed of the imagined worlds; the same seed gives the same review.
help-review-worlds = In how many imagined worlds two answers are compared; more take longer. Each game has a default.
help-stats = Count the finished records in a folder: results by opponents, points by source over time, cards planted most.
help-stats-folder = A folder with records, as text or JSON; the folders in it count too.
help-stats-player = Count only the results of the player with this name.
help-stats-as-json = Print the statistics as JSON.
help-stats-csv = Print every result as a line of CSV.
help-stats-results = Print every result as JSON.
help-stats-html = Write the statistics with plots to this HTML file.
help-simulate = Play many games, at random or by bots, and show scores, wins and the game’s own figures. Ctrl-C shows the result so far.
help-simulate-seats = The number of seats.
help-simulate-games = The number of games.
help-simulate-seed = The seed; the same seed gives the same games.
help-simulate-jobs = The number of processes; the result is the same.
help-simulate-solo = One seat against the game’s own rival, at this difficulty.
help-simulate-bots = The bots, as in greedy,sprout; without them, actions are random.
help-simulate-limit = Decisions after which a game is given up.
help-simulate-as-json = Print one JSON object instead of tables.
help-score = Score a game on a real table from a file that describes it.
help-score-file = The table as TOML or JSON; docs/score.md describes it.
help-score-as-json = Print one JSON object instead of words.
help-arena = Let bots play many games from the same deals in rotated seats, and write ratings and a report. Ctrl-C keeps the finished games; the same command continues.
help-arena-bots = The bots: { $possible } and others. As in greedy,search:iterations=500,random.
help-arena-games = The number of games.
help-arena-seats = The number of seats.
help-arena-seed = The seed; the same seed gives the same deals.
help-arena-jobs = The number of processes.
help-arena-limit = Decisions after which the points so far decide.
help-arena-out = The folder of the match; an existing match is continued.
help-arena-cluster = Play on the Ray cluster at this address (auto: the one here).
help-puzzles = Find puzzles of a game in games of bots: positions where one answer is clearly the best, and greedy play misses it. Ctrl-C keeps what was found; the same command continues.
help-puzzles-count = How many puzzles to find.
help-puzzles-seed = The seed; the same seed finds the same puzzles.
help-puzzles-jobs = The number of processes.
help-puzzles-iterations = The length of the two searches; a third one is ten times as long.
help-puzzles-margin = By which chance to win the best answer must beat the second, from 0 to 1.
help-puzzles-record = Cut the puzzles from this finished game instead of games of bots.
help-puzzles-out = The file of the puzzles; without it, puzzles-GAME.jsonl.
help-solve = Solve puzzles in the terminal: find the answer that is clearly the best, and see why.
help-solve-number = The number of the first puzzle; without it, a random one. The easiest come first.
help-solve-file = A file that `terrarium puzzles` has written, instead of the puzzles of the program.
help-train = Train the networks of a game by playing, and write a candidate and a report. Ctrl-C keeps the finished steps; the same command continues.
help-train-out = The folder of the run; an existing run is continued.
help-train-rounds = Generations after the first.
help-train-first-games = Games that the first generation learns from.
help-train-games = Games that each further generation learns from.
help-train-measured-games = Games after each generation for its calibration.
help-train-match-games = Games of each match between generations.
help-train-epochs = Passes over the games.
help-train-slip = How often players do anything, from 0 to 1.
help-train-noted = Which part of the positions is learned from, 0 to 1.
help-train-seed = The seed; the same seed gives the same networks.
help-train-jobs = The number of processes.
help-train-cluster = Play on the Ray cluster at this address (auto: the one here).
help-engine = Talk to a program in lines of JSON on standard input and output; docs/engine-protocol.md describes them.
help-serve = Open the table: people play in their browsers.
help-serve-host = The address to listen at; 0.0.0.0 lets the local network in.
help-serve-port = The port to listen at; 0 takes a free one.
help-serve-open-page = Open the page in a browser.
help-serve-workers = The number of processes; more than one needs PostgreSQL.
help-serve-public-address = The address in invitations, as https://games.example.org; other host names are refused.
help-serve-origin = Another origin whose pages may play here. May be repeated.
help-serve-proxies = Addresses of proxies whose X-Forwarded-For is believed, separated by commas.
help-serve-limits = A factor for all rate limits.
help-serve-backup = The folder for a nightly copy of the SQLite database.
help-serve-backup-keep = The number of nightly copies that are kept.
help-serve-bot-pause = Seconds that a bot waits before its turn.
help-serve-bot-seconds = Seconds that a bot may think.
help-serve-log = Write events to standard error, as lines of JSON.
help-tables = List, show, export, import, delete and back up the tables of a server.
help-tables-list = List the tables, newest first.
help-tables-list-limit = The number of tables.
help-tables-show = Show everything about a table but its secrets, as JSON.
help-tables-export = Write the record of a table; it names the seed.
help-tables-export-file = Where the record goes; without it, it is printed.
help-tables-import = Make a table from a record.
help-tables-import-file = A record, as text or JSON.
help-tables-delete = Delete a table for good.
help-tables-clean = Delete what has expired, as the server does every night.
help-tables-clean-dry-run = Only count what would be deleted.
help-tables-restore = Put a copy in place of a database that is gone, with the secret beside the copy.
help-tables-restore-file = A copy that `backup` or the server has made.
help-tables-reports = List the reports about people.
help-tables-backup = Copy the whole database while the server runs.
help-tables-backup-file = Where the copy goes.

# Usage errors.
usage-hint = "{ $command }" shows what is possible.
usage-no-such-command = There is no command { $text }; choose from { $possible }.
usage-extra-argument = This is more than the command takes: { $text }.
usage-no-such-option = There is no option { $option } here; possible: { $possible }.
usage-option-needs-value = The option { $option } needs a value.
usage-option-takes-no-value = The option { $option } takes no value.
usage-missing = { $name } is missing: { $wanted }.
usage-bad-value = The value of { $name } does not fit; it must be { $wanted }.
usage-unclear = The command line is not valid: { $problem }
usage-wanted-choice = one of { $possible }
usage-wanted-between = a number from { $low } to { $high }
usage-wanted-at-least = a number of at least { $low }
usage-wanted-whole = a whole number
usage-wanted-number = a number
usage-wanted-file = a file
usage-wanted-text = a text

# The list of games.
games-seats = { $least } to { $most } seats
games-levels = Bots, from the weakest to the strongest: { $levels }.
games-bots = Other bots: { $bots }; docs/arena.md describes them.
games-play = Play with: terrarium play planet --seats you,sprout,tree --option mystery=true

# Unfinished games at the text table.
table-continued = The game continues after { $moves } actions.
table-kept = The game is kept; continue it with: terrarium play --continue
table-none-unfinished = There is no unfinished game.
