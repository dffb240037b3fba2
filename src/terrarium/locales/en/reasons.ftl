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
