# Earth: the final sheet, and the referee's answer for a game on a real table.

earth-sheet-base =
    Base value of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
earth-sheet-events =
    { $events ->
        [one] { $events } event
       *[other] { $events } events
    }
earth-sheet-compost =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in the compost
earth-sheet-sprouts =
    { $sprouts ->
        [one] { $sprouts } sprout
       *[other] { $sprouts } sprouts
    }
earth-sheet-growth = { $markers } growth
earth-sheet-terrain = Terrain { $card } ({ $count })
earth-sheet-ecosystem = Ecosystem { $card } ({ $count })
earth-sheet-fauna = Fauna { $card }
earth-sheet-bonus = First full grid

# $amount is what the winner has.
earth-won-by-soil = Tied at { $points } VP; decided by soil ({ $amount }).
earth-won-by-hand = Tied at { $points } VP; decided by cards in hand ({ $amount }).
earth-won-by-growth = Tied at { $points } VP; decided by growth ({ $amount }).
earth-won-by-sprouts = Tied at { $points } VP; decided by sprouts ({ $amount }).
earth-won-by-compost = Tied at { $points } VP; decided by cards in the compost ({ $amount }).
earth-shared-victory = Tied at { $points } VP and in everything else: the victory is shared.
earth-equal-gaia = Tied at { $points } VP: Gaia wins.

earth-progress = { $count } of { $need }
score-earth-ecosystems = Points that each ecosystem would give { $seat }
score-earth-fauna = Fauna goals of { $seat }
score-earth-met = yes
score-earth-not-met = not yet
score-earth-head-card = card
score-earth-head-name = name
score-earth-head-count = has
score-earth-head-points = VP
score-earth-head-goal = goal
score-earth-head-met = met
score-earth-head-progress = progress
score-earth-head-leaf = leaf
