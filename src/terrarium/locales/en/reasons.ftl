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

earth-cards-problems = Mistakes in the Earth cards ({ $count }): { $problems }
earth-not-asked = "{ $words }" does not answer the present question.
earth-nothing-to-do = Seat { $seat } has nothing to decide now.
earth-forbidden = Card { $card } in your grid forbids you to choose this action.
earth-not-in-hand = Card { $card } is not in your hand.
earth-event-not-planted = Card { $card } is an event; events are played, not planted.
earth-no-event = Card { $card } is no event.
earth-grid-full = Your grid is full.
earth-too-dear = This costs { $soil } soil; you have { $have }.
earth-cell-taken = Card { $card } lies on row { $row }, column { $column } and cannot be replaced by this one.
earth-cell-out = Row { $row }, column { $column } is not beside one of your cards, or the grid would span more than four.
earth-no-piece = Row { $row }, column { $column } has no such piece, or the rest could not be paid from there on.
earth-no-copy = There is no ability to copy on row { $row }, column { $column }.
earth-not-looked-at = Card { $card } is not among those you are looking at.
earth-not-dealt = You cannot pick { $side }; it is not one of your options.
earth-no-space = There is no free space for it on row { $row }, column { $column }.
earth-not-here = The ability does not reach row { $row }, column { $column }.
earth-ascending = Pieces go on in reading order; row { $row }, column { $column } lies before the last one.
earth-in-the-middle = Not in the middle of a payment, a placement or an event.
earth-not-begun = Not before the setup is done.
earth-too-few-sprouts = An exchange takes { $need } sprouts; you have { $have }.
earth-event-cost = You cannot pay what event { $card } costs.
