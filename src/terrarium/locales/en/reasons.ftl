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
not-your-turn = It is not the turn of seat { $seat } but of seat { $turn_seat }.
box-problems = The box has { $count } mistakes: { $problems }
data-problem = { $place } is { $found }, expected { $expected }.

planet-tile-taken = The tile in slot { $slot } has been taken.
planet-face-covered = Face { $face } is covered already.
planet-same-tile = The tile in slot { $slot } is the same as the one in slot { $other }; take that one.
planet-same-turn = Turned by { $turn }, the tile in slot { $slot } looks as it does without a turn.

earth-cards-problems = The Earth cards have { $count } mistakes: { $problems }
