# Why something was refused. Every text here is one plain line with figures: these are also the English
# sentences of the program's errors. Game-specific reasons follow the general ones.

seed-out-of-range = { $seed } is not a seed; seeds are whole numbers from 0 to below { $limit }.
not-a-generator = A { $kind } cannot give random numbers; pass an Rng, a seed or a random.Random.
unknown-game = There is no game called { $game }; there is { $possible }.
seats-out-of-range = { $game } is for { $least } to { $most } seats, not { $seats }.
no-such-seat = There is no seat { $seat }; the { $seats } seats are counted from 0.
no-such-option = { $game } has no option { $option }; it has { $possible }.
option-value = The option { $option } of { $game } cannot be { $value }; possible: { $possible }.
no-such-action = There is no action { $action }; actions are numbered from 0 to below { $actions }.
no-such-words = "{ $words }" is no action of { $game }; an example is "{ $example }".
game-over = The game is over.
not-over = The game is not over yet, so it has no outcome.
not-your-turn = It is not the turn of { $seat } but of { $turn_seat }.
box-problems = Mistakes in the box ({ $count }): { $problems }
data-problem = { $place } is { $found }, expected { $expected }.
file-missing = There is no file { $file }.
file-folder = { $file } is a folder, not a file.
file-not-text = { $file } is not text in UTF-8: byte { $byte } does not fit.
file-unreadable = { $file } cannot be read: { $why }.
file-ending = { $file } must end in .toml or .json, which says how to read it.
file-syntax = { $file }, line { $line }, column { $column }: { $why }.
file-key-twice = { $file } has the key { $key } twice in one table.
file-no-table = { $file } must hold a table of keys and values.
file-no-room = There is no room left to write { $file } ({ $why }); nothing was written.
file-unwritable = { $file } cannot be written: { $why }; nothing was written.
output-failed = The answer cannot be written: { $why }.
table-problems = Mistakes in the description of the table ({ $count }): { $problems }
no-referee = There is no referee for { $game } yet; there is one for { $possible }.
no-such-kind-of-seat = "{ $kind }" is no kind of seat; there is { $possible }.
table-not-a-choice = "{ $text }" is not among the choices: { $possible }. Type ? for help.
option-form = "{ $text }" is no option; options are written name=value, such as mystery=true.
simulate-worker-died = A process that shared the work ended unexpectedly after { $games } games; nothing was kept.

record-line = Line { $line } of the record: { $reason }
record-json = The record does not hold together: { $problem }
record-not-one = This is no record; a record begins with "{ $first }".
record-not-json = This is not JSON from line { $line }, column { $column } on.
record-not-json-one = This is no record; a record in JSON is a table with the key "record".
record-other-format = It is written in format { $found }; this program reads format { $format }.
record-other-rules = It was played by version { $found } of the rules of { $game }; this program has version { $rules }.
record-truncated = The file breaks off here, before "{ $expected }".
record-half-line = The file breaks off in the middle of this line.
record-no-header = "{ $expected }: ..." is expected here, not "{ $found }".
record-unknown-header = "{ $found }" is unknown here; expected is "{ $expected }".
record-header-order = "{ $found }" is out of place; "{ $expected }" comes first.
record-bad-value = "{ $found }" is no value for "{ $header }".
record-bad-number = "{ $found }" is not a whole number, which "{ $header }" must be.
record-bad-fingerprint = "{ $found }" is not a fingerprint; these are digits and letters from a to f.
record-names = There are { $names } names for { $seats } seats.
record-not-one-line = A name or remark is one line with no spaces at its ends, unlike "{ $text }".
record-action-form = "{ $found }" is not of the form "{ $number }. seat 0: words".
record-action-number = Action { $number } is expected here, not { $found }.
record-action-words = "{ $found }" is written "{ $words }" in a record.
record-no-gap = An empty line is missing between the actions and the result.
record-score-count = There are { $found } scores for { $seats } seats.
record-after-end = The record has ended, but "{ $found }" follows.
record-still-open = The record gives a result, but the game is not over.
record-is-over = The record says that the game is unfinished, but it is over.
record-scores-differ = The record gives the scores { $found }; the game gives { $scores }.
record-fingerprint-differs = The record gives the fingerprint { $found }; the game ends with { $fingerprint }.
record-box-missing = It was played with an owner's box { $box }, which is needed to play it again.
record-box-differs = It was played with the box { $box }, not with { $given }.

undo-nothing = { $seat } has nothing to take back.
undo-revealed = { $seat } cannot take this back: something hidden has been shown since.
undo-built-on = { $seat } cannot take this back: { $other_seat } has acted on it.

planet-tile-taken = The tile in slot { $slot } has been taken.
planet-face-covered = Face { $face } is covered already.
planet-same-tile = The tile in slot { $slot } is the same as the one in slot { $other }; take that one.
planet-same-turn = Turned by { $turn }, the tile in slot { $slot } looks as it does without a turn.

no-own-box = { $game } is played with its own cards; an owner's box cannot replace them.

rauha-choose-first = Everybody chooses a card first; still to choose: { $seats }.
rauha-chosen-already = Card { $card } is chosen already.
rauha-not-in-satellite = Card { $card } does not lie in the satellite that you look at.
rauha-choices-fixed = Everybody has chosen, so the choices of this turn are fixed.
rauha-place-first = Place or discard the chosen card first.
rauha-card-is-gone = The chosen card has been placed or discarded already.
rauha-cell-forbidden = Card { $card } may not lie on cell { $cell }; it may lie on { $cells }.
rauha-too-dear = Card { $card } costs { $cost } crystals, { $short } more than you have.
rauha-spore-there = Cell { $cell } has a spore already.
rauha-target-first = Say first where the spore goes, as in "spore 5".
rauha-name-first = Say first which animal Metsat counts, as in "name land".
rauha-no-such-animal = There is no { $animal } animal on your board.
rauha-same-count = The { $animal } animals are { $count }, as many as the { $other } ones; name those.
rauha-no-rest = There is no row of free effects to take together.
rauha-nothing-asked = No spore and no animal is asked for now.
rauha-out-of-reach = "{ $words }" is out of reach: neither in the totem's line or with a spore, nor an entity to use now.
rauha-used-already = "{ $words }" was done in this step already.
rauha-no-effect = "{ $words }" would change nothing.
rauha-no-room-for-spore = "{ $words }" needs a biome without a spore, but all { $cells } have one.
rauha-effect-too-dear = "{ $words }" costs { $pay } crystals, { $short } more than you have.
rauha-out-of-order = "{ $words }" had to come earlier in the row: its order makes no difference, so there is only one.
