# Earth in the browser.
earth-page-stage =
    Round { $round }{ $action ->
        [plant] {" · "}Plant
        [compost] {" · "}Compost
        [water] {" · "}Water
        [grow] {" · "}Grow
       *[none] {""}
    }
earth-page-color-green = green
earth-page-color-red = red
earth-page-color-blue = blue
earth-page-color-yellow = yellow
earth-page-color-multicolor = multicolor
earth-page-color-black = black
earth-page-color-brown = brown
earth-page-kind-flora = Flora
earth-page-kind-terrain = Terrain
earth-page-kind-event = Event
earth-page-kind-island = Island
earth-page-kind-climate = Climate
earth-page-type-tree = tree
earth-page-type-herb = herb
earth-page-type-mushroom = mushroom
earth-page-type-bush = bush
earth-page-habitat-sunny = sunny
earth-page-habitat-wet = wet
earth-page-habitat-rocky = rocky
earth-page-habitat-cold = cold
earth-page-gain-soil = soil
earth-page-gain-draw = cards
earth-page-gain-deck = cards from the deck to the compost
earth-page-gain-sprout = sprouts
earth-page-gain-growth = growth
earth-page-gain-hand = cards from hand to the compost
earth-page-vp = { $points } VP
earth-page-price = { $soil } soil
earth-page-price-less = instead of { $soil }
earth-page-sprout-spaces =
    { $count ->
        [one] { $count } sprout space
       *[other] { $count } sprout spaces
    }
earth-page-growth-spaces = growth { $count }, canopy { $canopy } VP
earth-page-cell = Row { $row }, column { $column }: { $card }
earth-page-cell-sprouts = { $count } of { $spaces } sprouts
earth-page-cell-growth = { $count } of { $spaces } growth
earth-page-cell-change = { $change } chosen
earth-page-spot = Free space, row { $row }, column { $column }
earth-page-points-by = { $points } VP more
earth-page-hand = Hand
earth-page-hand-of = Hand: { $count }
earth-page-hand-count = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
earth-page-hand-keys = i shows the whole card · k keep · c compost
earth-page-sort-cost = Sorted by cost
earth-page-sort-kind = Sorted by kind
earth-page-sort-color = Sorted by colour
earth-page-sort-points = Sorted by points
earth-page-affordable = Affordable only
earth-page-no-cards = No cards to show.
earth-page-wish-keep = to keep
earth-page-wish-compost = for the compost
earth-page-soil = Soil
earth-page-compost = Compost
earth-page-sprouts = Sprouts
earth-page-growth = Growth
earth-page-event = An event
earth-page-events = { $count ->
        [one] { $count } event
       *[other] { $count } events
    }
earth-page-piles = Deck { $deck }, discard pile { $discards }
earth-page-hidden = Everyone is planting; the piles are counted afterwards.
earth-page-hidden-planting = What the others plant is shown when everyone is done.
earth-page-revealed = Planted by the others
earth-page-close = Close
earth-page-choose-action = The four actions
earth-page-action-plant = Plant
earth-page-action-compost = Compost
earth-page-action-water = Water
earth-page-action-grow = Grow
earth-page-plant-two = 2 cards
earth-page-wakes =
    Activates { $cards } of yours{ $priced ->
        [none] { "" }
       *[some] { " " }({ $paid } with a cost)
    }, { $others } of the others
earth-page-choose-card =
    { $count ->
        [one] Choose a card from your hand to plant.
       *[other] Choose a card from your hand; { $count } can be planted.
    }
earth-page-choose-place = Choose a highlighted space; its number shows the points it gives now.
earth-page-plant = Plant { $card } ({ $soil } soil)
earth-page-keep = Choose one card to keep
earth-page-answers = Answers
earth-page-place-sprouts = { $count ->
        [one] Place { $count } sprout
       *[other] Place { $count } sprouts
    }
earth-page-place-growth = Place { $count } growth
earth-page-give = Return { $count }
earth-page-give-advised = Return with the least loss
earth-page-pay-advised = Pay in soil
earth-page-copy-advised = Copy the best ability
earth-page-use-advised = Activate with the least loss
earth-page-compost-advised = { $count ->
        [one] Compost the least useful card
       *[other] Compost the { $count } least useful cards
    }
earth-page-compost-cards = { $count ->
        [one] Compost { $count } card
       *[other] Compost { $count } cards
    }
earth-page-run-on = Resolve the rest
earth-page-run = Coming up
earth-page-coming =
    { $count ->
        [one] { $count } card to activate
       *[other] { $count } cards to activate
    }
earth-page-plan = Ask, skip, or activate without asking
earth-page-plan-ask = ask
earth-page-plan-skip = skip
earth-page-plan-use = activate
earth-page-plan-free = automatic
earth-page-question = Question
earth-page-own-grid = Your grid
earth-page-grid-of = Grid of { $name }
earth-page-back = Back to my grid
earth-page-fauna = Fauna
earth-page-shared = Shared ecosystems, points now
earth-page-show-pad = Score pad
earth-page-show-goals = Goals
earth-page-pad = Score pad
page-category-earth-sheet-base = Cards
page-category-earth-sheet-events = Events
page-category-earth-sheet-compost = Compost
page-category-earth-sheet-sprouts = Sprouts
page-category-earth-sheet-growth = Growth
page-category-earth-sheet-terrain = Terrains
page-category-earth-sheet-ecosystem = Ecosystems
page-category-earth-sheet-fauna = Fauna
page-category-earth-sheet-bonus = First full grid
page-category-earth-sheet-pile = Gaia’s pile
earth-page-gaia-turns = { $turns } of 12 turns, pass { $passes }
earth-page-gaia-skips = She skips her next turn.
earth-page-team = Your team
earth-page-partner =
    { $name } holds { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }:
page-not-won = You have not won this time
earth-page-wakes-own =
    Activates { $cards } of yours{ $priced ->
        [none] { "" }
       *[some] { " " }({ $paid } with a cost)
    }
earth-page-gaia-answer-plant = Gaia gets the cards that you do not keep.
earth-page-gaia-answer-compost = Gaia composts { $more ->
        [yes] 5
       *[no] 2
    } cards and gets as much soil as you gain.
earth-page-gaia-answer-water = Gaia gets a sprout for each of your cards with blue{ $more ->
        [yes] , and 3 more
       *[no] {""}
    }.
earth-page-gaia-answer-grow = Gaia gets a growth for each card that you draw{ $more ->
        [yes] , and 3 more
       *[no] {""}
    }.
earth-page-gaia-card = Her card: { $card }
earth-page-gaia-does-360 = You choose which of the two upper goals gets her leaf.
earth-page-gaia-does-361 = You choose which of the two lower goals gets her leaf.
earth-page-gaia-does-362 = You water as well; then she gets 7 sprouts and one for each of your cards with blue.
earth-page-gaia-does-363 = You grow as well; then she gets 7 growth and one for each card that you draw.
earth-page-gaia-does-364 = You compost as well; then she composts 8 cards and gets as much soil as you gain.
earth-page-gaia-does-365 = You plant as well; then 3 cards from the deck go to her pile.
earth-page-pile-worth = { $cards ->
        [one] { $cards } card on her pile: { $points } VP
       *[other] { $cards } cards on her pile: { $points } VP
    }
earth-page-play-event = play now
earth-page-part-events = Events are beside the grid.
earth-page-part-compost = Each card in the compost is worth 1 VP.

# Amounts, windows, what cannot be paid yet (E75 to E77)
earth-page-fewer = Or fewer:
earth-page-less = Or less:
earth-page-means = You can play now:
earth-page-means-unpaid = You cannot pay for it now. You could first play:
earth-page-means-copy = You cannot pay for any ability to copy. You could first play:
earth-page-means-plant = You cannot afford to plant yet. An event or an exchange could pay for a card:
earth-page-most-on = Take the most, resolve the rest
earth-page-goal-worth = Leaves: { $worth } points
earth-page-team-of = Team { $number }: { $points }
earth-page-filter-kind = All kinds
earth-page-filter-color = All colours
earth-page-filter-habitat = All habitats
earth-page-compact = Compact
earth-page-stock = Soil { $soil }, cards in hand { $hand }, compost { $compost }
earth-page-begin-with = Begin with { $sides }
earth-page-choose = Choose { $card }
earth-page-prompt-sides = Choose a side of each of these cards.
earth-page-picked = Chosen: { $count } of { $most }.
earth-page-pick-island = Pick a side of your Island
earth-page-pick-climate = Pick a side of your Climate
earth-page-pick-ecosystem = Pick a side of your ecosystem
earth-page-run-forecast = What resolving the rest brings
earth-page-run-uses = Activates { $cards }.
earth-page-run-skips = Skips { $cards }.
earth-page-from = From { $cards }.

# What happened, with the card drawn beside it and its place marked.
earth-page-planted = { $seat } plants { $card } for { $soil } soil.
earth-page-replaced = { $seat } plants { $card } in the place of { $old }.
earth-page-placed-sprout = { $seat } puts a sprout on { $card }.
earth-page-placed-growth = { $seat } puts growth on { $card }.
earth-page-removed-sprout = { $seat } returns a sprout from { $card }.
earth-page-removed-growth = { $seat } returns growth from { $card }.
