# Why something was refused. Every text here is one plain line with figures: these are also the English
# sentences of the program's errors. Game-specific reasons follow the general ones.

seed-out-of-range = { $seed } is not a seed; a seed is a whole number from 0 to below { $limit }.
not-a-generator = A { $kind } cannot generate random numbers; pass an Rng, a seed or a random.Random.
unknown-game = There is no game called { $game }; choose from { $possible }.
title-name-taken = The game { $game } of the package { $package } is refused because a game of that name exists already.
title-not-loaded = The game { $game } of the package { $package } cannot be loaded: { $problem }.
title-not-one = The game { $game } of the package { $package } is refused: its entry point must name a Title, not a { $found }.
title-other-name = The game { $game } of the package { $package } is refused: its title calls itself { $found }.
no-features = { $game } has no features, so it cannot be offered to learners.
missing-extra = This needs the package { $package }; install it with: pip install "terrarium[{ $extra }]"
no-such-seat-number = There is no seat { $number }; the seats are 1 to { $most }.
game-missing = Name a game: { $possible }.
saved-game-unclear = { $file } is not an unfinished game of this program.
seats-out-of-range = { $game } is for { $least } to { $most } seats, not { $seats }.
no-such-seat = There is no seat { $seat }; the { $seats } seats are counted from 0.
no-such-option = { $game } has no option { $option }; its options: { $possible }.
option-value = The option { $option } of { $game } cannot be { $value }; possible: { $possible }.
no-such-setting = { $game } has no setting { $setting }; its settings: { $possible }.
no-such-action = There is no action { $action }; actions are numbered from 0 to below { $actions }.
no-such-words = "{ $words }" is not an action of { $game }; an example is "{ $example }".
game-over = The game is over.
not-over = The game is not over yet, so it has no outcome.
not-your-turn = It is not the turn of { $seat } but of { $turn_seat }.
box-problems = Mistakes in the box ({ $count }): { $problems }
data-problem = { $place } is { $found }, expected { $expected }.
file-missing = There is no file { $file }.
file-folder = { $file } is a folder, not a file.
file-not-text = { $file } is not text in UTF-8: byte { $byte } does not fit.
file-unreadable = { $file } cannot be read: { $why }.
file-ending = { $file } must end in .toml or .json so that its format is known.
file-syntax = { $file }, line { $line }, column { $column }: { $why }.
file-key-twice = { $file } has the key { $key } twice in one table.
file-no-table = { $file } must contain a table of keys and values.
file-no-room = There is no room left to write { $file } ({ $why }); nothing was written.
file-unwritable = { $file } cannot be written: { $why }; nothing was written.
output-failed = The answer cannot be written: { $why }.
table-problems = Mistakes in the description of the table ({ $count }): { $problems }
no-referee = There is no referee for { $game } yet; there is one for { $possible }.
no-such-kind-of-seat = There is no player "{ $kind }"; choose from { $possible }.
table-continue-fixed = A game that is continued keeps its settings; leave out { $options }.
table-not-a-choice = "{ $text }" is not among the choices: { $possible }. Type ? for help.
option-form = "{ $text }" is not an option; options are written name=value, such as mystery=true.
simulate-not-solo = { $game } cannot be played alone; --solo is for { $possible }.
simulate-worker-died = A worker process ended unexpectedly after { $games } games; nothing was kept.

record-line = Line { $line } of the record: { $reason }
record-json = The record is inconsistent: { $problem }
record-not-one = This is not a record; a record begins with "{ $first }".
record-not-json = This is not JSON from line { $line }, column { $column } on.
record-not-json-one = This is not a record; a record in JSON is a table with the key "record".
record-other-format = It is written in format { $found }; this program reads format { $format }.
record-other-rules = It was played with version { $found } of the rules of { $game }; this program has version { $rules }.
record-truncated = The file ends here, before "{ $expected }".
record-half-line = The file ends in the middle of this line.
record-no-header = "{ $expected }: ..." is expected here, not "{ $found }".
record-unknown-header = "{ $found }" is unknown here; "{ $expected }" is expected.
record-header-order = "{ $found }" is out of place; "{ $expected }" comes first.
record-bad-value = "{ $found }" is not a value for "{ $header }".
record-bad-number = "{ $found }" is not a whole number, as "{ $header }" must be.
record-bad-fingerprint = "{ $found }" is not a fingerprint, which consists of digits and letters from a to f.
record-names = There are { $names } names for { $seats } seats.
record-not-one-line = A name or note is one line without spaces at its ends, unlike "{ $text }".
record-action-form = "{ $found }" is not of the form "{ $number }. seat 0: words".
record-action-number = Action { $number } is expected here, not { $found }.
record-action-words = "{ $found }" is written "{ $words }" in a record.
record-no-gap = An empty line is missing between the actions and the result.
record-score-count = There are { $found } scores for { $seats } seats.
record-redeal-form = "{ $found }" is not of the form "redeal 37: seat 1 seed 5".
record-redeal-place = A redeal after { $after } moves is not possible here, only after { $first } to { $last }.
record-after-end = The record has ended, but "{ $found }" follows.
review-not-over = The game is not over after { $moves } moves, and only finished games can be reviewed.
record-still-open = The record gives a result, but the game is not over.
record-is-over = The record states that the game is unfinished, but it is over.
record-scores-differ = The record gives the scores { $found }; the game gives { $scores }.
record-fingerprint-differs = The record gives the fingerprint { $found }; the game ends with { $fingerprint }.
record-box-missing = It was played with the owner’s box { $box }, which is needed to replay it.
record-box-differs = It was played with the box { $box }, not with { $given }.

undo-nothing = { $seat } has nothing to undo.
undo-revealed = { $seat } cannot undo this: something hidden has been revealed since.
undo-built-on = { $seat } cannot undo this: { $other_seat } has acted since.

bot-unknown = There is no bot called { $bot }; choose from { $possible }.
bot-no-such-parameter = The bot { $bot } has no parameter { $parameter }; its parameters: { $possible }.
bot-parameter-whole = The parameter { $parameter } of { $bot } cannot be { $value }; possible: whole numbers from { $least } to { $most }.
bot-parameter-number = The parameter { $parameter } of { $bot } cannot be { $value }; possible: numbers from { $least } to { $most }.
bot-not-acting = The bot was asked for seat { $number }, which has no decision to make now.
bot-programs-unreadable = The list of programs { $path } cannot be read: { $why }
bot-program-gone = The program { $bot } cannot be reached: { $detail }.
bot-program-late = The program { $bot } did not answer within { $detail } seconds.
bot-program-answer = The program { $bot } answered "{ $detail }", which is not a legal action.
engine-not-json = This is not a JSON object: { $found }
engine-unknown = There is no message with "do" set to { $found }; possible: { $possible }.
engine-field = The field { $field } is { $found }; expected: { $expected }.
engine-no-turn = There is no question for you now; begin with "new".
arena-one-bot = A match needs at least two different bots, not only { $bots }.
arena-bad-plan = The plan of the match (match.json) cannot be read.
arena-not-empty = The directory { $directory } contains other files; choose an empty one.
arena-other-match = The folder { $directory } contains another match (different: { $parts }); choose another folder with --out.
arena-in-use = Another command is playing the match in { $directory }.
arena-workers-died = The worker processes died { $times } times without finishing a game.
arena-no-cluster = No Ray cluster answers at { $address }.
train-other-run = The directory { $directory } contains a training run with other parameters.
train-not-empty = The directory { $directory } contains other files; choose an empty one.

planet-tile-taken = The tile in slot { $slot } has been taken.
planet-face-covered = Face { $face } is covered already.
planet-same-tile = The tile in slot { $slot } is the same as the one in slot { $other }; take that one.
planet-same-turn = Turned by { $turn }, the tile in slot { $slot } looks the same as without a turn.

no-own-box = { $game } is played with its own cards; an owner’s box cannot replace them.

rauha-choose-first = Everyone chooses a card first; still to choose: { $seats }.
rauha-chosen-already = Card { $card } is chosen already.
rauha-not-in-satellite = Card { $card } is not in the satellite you are choosing from.
rauha-choices-fixed = Everyone has chosen, so the choices of this turn are fixed.
rauha-place-first = Place or discard the chosen card first.
rauha-card-is-gone = The chosen card has been placed or discarded already.
rauha-cell-forbidden = Card { $card } cannot be placed on cell { $cell }; allowed cells: { $cells }.
rauha-too-dear = Card { $card } costs { $cost } crystals, { $short } more than you have.
rauha-spore-there = Cell { $cell } has a spore already.
rauha-target-first = Choose first where the spore goes, as in "spore 5".
rauha-name-first = Choose first which animal Metsat counts, as in "name land".
rauha-no-rest = There are not several free effects to take together.
rauha-nothing-asked = There is no spore to place and no animal to choose now.
rauha-out-of-reach = "{ $words }" cannot be activated now: it is not in the totem’s line, has no spore and is not an entity you may use.
rauha-used-already = "{ $words }" was already used in this step.
rauha-no-effect = "{ $words }" would change nothing.
rauha-no-room-for-spore = "{ $words }" needs a biome without a spore, but all { $cells } have one.
rauha-effect-too-dear = "{ $words }" costs { $pay } crystals, { $short } more than you have.

earth-cards-problems = Mistakes in the Earth cards ({ $count }): { $problems }

earth-not-asked = "{ $words }" does not answer the current question.
earth-nothing-to-do = Seat { $seat } has nothing to decide now.
earth-forbidden = { $card } in your grid forbids this action.
earth-not-in-hand = { $card } is not in your hand.
earth-event-not-planted = { $card } is an event; events are played, not planted.
earth-no-event = { $card } is not an event.
earth-grid-full = Your grid is full.
earth-too-dear = This costs { $soil } soil; you have { $have }.
earth-cell-taken = { $card } is on row { $row }, column { $column } and cannot be replaced by this one.
earth-cell-out = Row { $row }, column { $column } is not next to one of your cards, or the grid would be wider or higher than four.
earth-no-piece = Row { $row }, column { $column } has no such piece, or the rest could not be paid afterwards.
earth-no-copy = There is no ability to copy on row { $row }, column { $column }.
earth-not-looked-at = { $card } is not among those you are looking at.
earth-not-dealt = You cannot choose { $side }; it is not one of your options.
earth-no-space = There is no free space for it on row { $row }, column { $column }.
earth-not-here = The ability does not reach row { $row }, column { $column }.
earth-ascending = Pieces are placed in reading order; row { $row }, column { $column } comes before the last one.
earth-in-the-middle = This is not possible during a payment, a placement or an event.
earth-not-begun = This is not possible before the setup is done.
earth-too-few-sprouts = An exchange takes { $need } sprouts; you have { $have }.
earth-too-much = You can take at most { $most }, not { $amount }.
earth-no-window = "no more" answers a question that could come again in this turn; there is none now.
earth-event-cost = You cannot pay the cost of { $card }.
earth-solo-mode = The solo game against Gaia is set up as standard or advanced, not as { $mode }.
earth-teams-seats = Teams are for four seats, not for { $seats }.
earth-no-teams = There are no teams in this game.
earth-not-gained = "{ $words }" needs something you gained this turn and still have; what came from the team’s board cannot go back.
earth-not-on-board = "{ $words }" is not possible: it is not on your team’s board, or you have no room for it.

# Lessons.
unknown-lesson = There is no lesson called { $lesson }; choose from { $possible }.
lesson-problems = Mistakes in the lesson ({ $count }): { $problems }.
lesson-wait = Not yet: { $seat } plays first.
lesson-try-again = { $hint }
lesson-no-undo = A lesson continues step by step and cannot be undone. You can start it again at any time.
lesson-no-settings = A lesson keeps its settings until its last step; change them afterwards.
hint-not-your-turn = A hint is for a seat that must answer; { $seat } has nothing to answer now.
hints-off = This table is played without hints.
hint-in-lesson = In a lesson, use “Show me” instead of a hint.
hint-failed = There was no time for a hint. Try again in a moment.

# Networks of bots
no-networks = { $game } has no networks, so no bot can judge it by them.
networks-unreadable = { $path } is not a file of networks: { $why }.
networks-other-game = { $path } has networks for { $found }, not for { $game }.
networks-other-layout = { $path } was trained for other inputs ({ $found }) than this version reads ({ $wanted }); train again.
networks-wrong-size = { $path } has { $bytes } bytes of weights instead of { $wanted }; it is cut off or damaged.
networks-damaged = { $path } does not match its fingerprint { $fingerprint }; it is damaged or was changed.

# Statistics of records.
stats-no-folder = There is no folder { $folder }.
stats-no-records = There is no finished record in { $folder }.
stats-no-player = No finished record names the player { $player }; they name: { $possible }.
stats-unfinished = The game is not finished; the record ends after { $moves } moves.

# The deal of the day.
daily-no-game = { $game } has no deal of the day; choose from { $possible }.
daily-day = "{ $day }" is not a day; write it as 2026-11-19.
daily-too-early = There is no deal for { $day }; the first one is for { $first }.
daily-too-late = The deal for { $day } is not open yet; today is { $today } (UTC).
daily-not-finished = First finish your attempt at today’s deal.
daily-other-rules = Your attempt was played by an earlier version of the rules, so it cannot be compared.
daily-attempt-over = You have had your attempt at this deal.
daily-own-seat = In a deal of the day no bot can play for you; the game waits until you come back.
