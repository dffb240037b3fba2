# Earth alone against Gaia.

earth-option-difficulty = Solo game against Gaia: her level. It matters with one seat only.
earth-option-difficulty-beginner = beginner
earth-option-difficulty-medium = medium
earth-option-difficulty-hard = hard
earth-option-difficulty-expert = expert
earth-rival = Gaia
earth-gaia = Gaia
earth-gaia-360 = North Pacific Gyre
earth-gaia-361 = South Pacific Gyre
earth-gaia-362 = Water
earth-gaia-363 = Grow
earth-gaia-364 = Compost
earth-gaia-365 = Plant

# What Gaia does, and why.
earth-gaia-reacts-plant = Gaia reacts to Plant.
earth-gaia-reacts-compost = Gaia reacts to Compost.
earth-gaia-reacts-water = Gaia reacts to Water.
earth-gaia-reacts-grow = Gaia reacts to Grow.
earth-gaia-shuffles = Gaia’s six cards are shuffled for the second pass.
earth-gaia-turns = Gaia turns over { $card } ({ $number } of { $of }).
earth-gaia-gains-soil = Gaia gets { $count } soil.
earth-gaia-gains-soil-for = Gaia gets { $count } soil: { $why }.
earth-gaia-gains-soil-and = Gaia gets { $count } soil: { $fixed }, and { $why }.
earth-gaia-gains-sprout =
    Gaia gets { $count ->
        [one] { $count } sprout
       *[other] { $count } sprouts
    }.
earth-gaia-gains-sprout-for =
    Gaia gets { $count ->
        [one] { $count } sprout
       *[other] { $count } sprouts
    }: { $why }.
earth-gaia-gains-sprout-and =
    Gaia gets { $count ->
        [one] { $count } sprout
       *[other] { $count } sprouts
    }: { $fixed }, and { $why }.
earth-gaia-gains-growth = Gaia gets { $count } growth.
earth-gaia-gains-growth-for = Gaia gets { $count } growth: { $why }.
earth-gaia-gains-growth-and = Gaia gets { $count } growth: { $fixed }, and { $why }.
earth-gaia-why-blue-cards = { $count } for cards with blue in the area of { $seat }
earth-gaia-why-cards-drawn = { $count } for cards that { $seat } drew this turn
earth-gaia-why-soil-gained = { $count } for soil that { $seat } gained this turn
earth-gaia-pile = { $card } goes to Gaia’s pile: { $points } VP.
earth-gaia-composts =
    Gaia composts { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } from the deck.
earth-gaia-converts =
    { $soil } of Gaia’s soil become { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in her compost; she keeps { $left }.
earth-gaia-leaf = Gaia puts a leaf on { $card }: { $points } VP.
earth-gaia-skips = Gaia will skip her next turn.
earth-gaia-skipped = Gaia skips her turn; { $seat } is active again.
earth-gaia-ends = Gaia’s cards are used up: she ends the game and takes 7 VP.
earth-gaia-points = Gaia: { $points } VP.

# Questions, answers, her score sheet.
earth-prompt-gaia = { $card }: which goal does Gaia’s leaf go on?
earth-do-gaia-goal = Gaia’s leaf on { $card }
earth-sheet-pile =
    Base points of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } on the pile
earth-sheet-ended = Ended the game

# The table as text.
earth-table-gaia = Gaia, { $turns } of 12 turns: sprouts { $sprouts }, growth { $growth }, soil { $soil } of { $store }, compost { $compost }, { $points } VP so far
earth-table-gaia-leaves = Leaves by goal: { $leaves }
earth-table-gaia-pile = Pile ({ $points } VP): { $cards }
