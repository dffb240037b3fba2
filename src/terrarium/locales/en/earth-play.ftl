# Earth: what happens, what is asked, and what an answer means.

earth-name = Earth
earth-list = { $first }, { $rest }
earth-option-mode = Game mode. Beginner: no ecosystems, every goal is worth 10 VP. Advanced: two cards of each kind to choose from.
earth-option-mode-beginner = beginner
earth-option-mode-standard = standard
earth-option-mode-advanced = advanced
earth-option-open_planting = Planted cards are revealed at once; otherwise everyone plants face down.
earth-option-first = First player: the number of a seat, or random.

# Setup and turns.
earth-goals = Fauna: { $cards }.
earth-shared = Shared ecosystems: { $cards }.
earth-picked = { $seat } chooses { $card }.
earth-turn = Round { $round }: { $seat } is the active player.
earth-chose-plant = { $seat } chooses Plant.
earth-chose-compost = { $seat } chooses Compost.
earth-chose-water = { $seat } chooses Water.
earth-chose-grow = { $seat } chooses Grow.

# Planting.
earth-planted = { $seat } plants { $card } on row { $row }, column { $column } for { $soil } soil.
earth-replaced = { $seat } plants { $card } on row { $row }, column { $column } in the place of { $old }.
earth-plants-no-more = { $seat } plants nothing more.
earth-kept = { $seat } keeps { $card }.
earth-kept-one = { $seat } keeps one of the cards.
earth-revealed = { $seat } has planted { $cards }.
earth-revealed-nothing = { $seat } has planted nothing.
earth-standing =
    { $seat } now has { $soil } soil, { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand and { $compost ->
        [one] { $compost } card
       *[other] { $compost } cards
    } in the compost.

# Cards and pieces.
earth-drew =
    { $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
earth-drew-cards = { $seat } draws { $cards }.
earth-tucked = { $seat } composts a card from hand.
earth-tucked-card = { $seat } composts { $card } from hand.
earth-composted =
    { $seat } composts { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } from the deck.
earth-soil = { $seat } gains { $soil } soil.
earth-placed-sprout = { $seat } puts a sprout on { $card } (row { $row }, column { $column }).
earth-placed-growth = { $seat } puts growth on { $card } (row { $row }, column { $column }).
earth-removed-sprout = { $seat } returns a sprout from { $card } (row { $row }, column { $column }).
earth-removed-growth = { $seat } returns growth from { $card } (row { $row }, column { $column }).
earth-lost-sprout =
    { $count ->
        [one] { $count } sprout of { $seat } has no space and is lost.
       *[other] { $count } sprouts of { $seat } have no space and are lost.
    }
earth-lost-growth = { $count } growth of { $seat } has no space and is lost.
earth-reshuffled =
    The discard pile becomes the deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.

# Abilities and events.
earth-uses = { $seat } activates { $card }.
earth-skipped = { $seat } skips { $card }.
earth-copied = { $seat } copies { $other } with { $card }.
earth-paid-soil = { $seat } pays { $soil } soil for { $card }.
earth-paid-compost =
    { $seat } discards { $count ->
        [one] the top compost card
       *[other] the top { $count } compost cards
    } for { $card }.
earth-event = { $seat } plays the event { $card }.
earth-from-compost = { $seat } takes { $card } back from the compost.
earth-from-compost-one = { $seat } takes one card back from the compost.
earth-exchanges = { $seat } exchanges 3 sprouts for 2 soil.

# Goals and the end.
earth-earned = { $seat } meets the goal { $card }.
earth-leaf = { $seat } puts a leaf on { $card }: { $points } VP.
earth-bonus = { $seat } is the first to fill the grid and gets 7 VP; this is the last round.
earth-window = The last turn is over: a last chance for events and exchanges.
earth-points = { $seat }: { $points } VP.

# Questions.
earth-prompt-island = Choose a side of your island.
earth-prompt-climate = Choose a side of your climate.
earth-prompt-ecosystem = Choose a side of your ecosystem.
earth-prompt-action = Choose an action.
earth-prompt-benefit-compost = Compost: take one of the two, or neither.
earth-prompt-benefit-water = Water: take one of the two, or neither.
earth-prompt-benefit-grow = Grow: take one of the two, or neither.
earth-prompt-plant =
    Plant { $count ->
        [one] a card
       *[other] up to { $count } cards
    }, or nothing.
earth-prompt-place = Where do you plant { $card } ({ $soil } soil)?
earth-prompt-price = { $card }: { $soil } left to pay, in soil or otherwise.
earth-prompt-keep =
    Keep one of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
earth-prompt-keep-compost =
    Take one of the top { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of your compost, or none.
earth-prompt-sprouts =
    Place { $count ->
        [one] { $count } sprout
       *[other] up to { $count } sprouts
    }.
earth-prompt-growth =
    Place { $count ->
        [one] { $count } growth
       *[other] up to { $count } growth
    }.
earth-prompt-compost =
    Compost up to { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } from hand.
earth-prompt-pay-sprouts =
    Return { $count ->
        [one] { $count } sprout
       *[other] { $count } sprouts
    }.
earth-prompt-pay-growth = Return { $count } growth.
earth-prompt-pay-cards =
    Compost { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } from hand.
earth-prompt-order = What do you activate first?
earth-prompt-ability = { $card }: { $ability }?
earth-prompt-copy = Which ability does { $card } copy?
earth-prompt-window = A last chance for events and exchanges.

# Answers.
earth-do-stop = Place no more
earth-do-plant-nothing = Plant nothing more
earth-do-done = Nothing more
earth-do-skip = Skip
earth-do-use = Activate
earth-do-skip-all = Skip this and all later abilities with a cost
earth-do-use-all = Activate this and all later abilities
earth-do-pay-soil = Pay the rest in soil
earth-do-board-first = Island and climate first
earth-do-grid-first = Grid first
earth-gain-plant = plant up to { $n } cards
earth-do-plant =
    Plant: { $gains }; activates { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of yours and { $others } of the others
earth-do-compost =
    Compost: { $gains }; activates { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of yours and { $others } of the others
earth-do-water =
    Water: { $gains }; activates { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of yours and { $others } of the others
earth-do-grow =
    Grow: { $gains }; activates { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of yours and { $others } of the others
earth-do-take-soil = Take 2 soil
earth-do-take-compost = Compost 2 cards from the deck
earth-do-take-sprouts = Place up to 2 sprouts
earth-do-take-cards = Draw 2 cards
earth-do-take-growth = Place up to 2 growth
earth-do-choose = { $card }
earth-do-plant-card = Plant { $card } ({ $soil } soil)
earth-do-at = On row { $row }, column { $column }
earth-do-at-above = Above your grid, column { $column }
earth-do-at-left = Left of your grid, row { $row }
earth-do-at-corner = Above and left of your grid
earth-do-replace = In the place of { $card } (row { $row }, column { $column })
earth-do-sprout-on = A sprout on { $card } (row { $row }, column { $column })
earth-do-growth-on = Growth on { $card } (row { $row }, column { $column })
earth-do-sprout-off = Return a sprout from { $card } (row { $row }, column { $column })
earth-do-growth-off = Return growth from { $card } (row { $row }, column { $column })
earth-do-copy = Copy { $card } (row { $row }, column { $column })
earth-do-compost-card = Compost { $card }
earth-do-keep = Keep { $card }
earth-do-event = Play the event { $card }: { $ability }
earth-do-exchange = Exchange 3 sprouts for 2 soil

# Counted over many games.
simulate-earth-turns = turns
simulate-earth-events = events played
simulate-earth-run-cards = cards per activation
simulate-earth-run-answers = questions per activation (a series of placements or payments counts as one)
simulate-earth-long-answers = questions per activation of 8 or more cards
simulate-earth-long-few =
    activations of 8 or more cards with at most { $count ->
        [one] { $count } question
       *[other] { $count } questions
    }

# The text table.
earth-table-round = Round { $round }. Active: { $seat }.
earth-table-piles = Deck { $deck }, discard pile { $discards }.
earth-table-hidden = Everyone plants face down; the other grids are shown as they were before.
earth-table-goals = Goals with the progress of every seat in order ("!" met, "= 15" a leaf with its points), and shared ecosystems:
earth-table-goal = { $card }: { $rule } ({ $progress })
earth-table-ecosystem = { $card }: { $rule }
earth-table-area = { $seat }: soil { $soil }, hand { $hand }, compost { $compost }, { $points } VP so far
earth-table-events = Events: { $cards }
earth-table-pieces = sprouts { $sprouts } growth { $growth }
earth-table-hand = Your hand: number, price in soil, card
earth-table-separator = { "; " }
earth-table-card = { $card } ({ $points } VP). { $abilities }
earth-table-help = Earth: type the number before a choice, or the words of the record, as in "plant 107", "at 0 3" (row 0 is above your grid, column 0 left of it), "sprout 2 1", "event 220" or "exchange".

# Amounts, windows, and games that nobody can complete (E75 to E80)

earth-no-benefit = { $seat } takes neither benefit.
earth-drained = Nobody has planted for { $rounds } rounds and no cards are left to draw: the game cannot be completed and ends.
earth-unplanted = Nobody has planted for { $rounds } rounds: the game cannot be completed and ends.
earth-prompt-unpayable = { $card }: { $ability }. You cannot pay for it now, but an event or an exchange could help.
earth-prompt-turn = Do you want to play an event now?
earth-prompt-amount-soil = Take up to { $count } soil.
earth-prompt-amount-soil-of = { $card }: take up to { $count } soil.
earth-prompt-amount-draw =
    { $count ->
        [one] Draw up to { $count } card.
       *[other] Draw up to { $count } cards.
    }
earth-prompt-amount-draw-of =
    { $count ->
        [one] { $card }: draw up to { $count } card.
       *[other] { $card }: draw up to { $count } cards.
    }
earth-prompt-amount-deck =
    { $count ->
        [one] Compost up to { $count } card from the deck.
       *[other] Compost up to { $count } cards from the deck.
    }
earth-prompt-amount-deck-of =
    { $count ->
        [one] { $card }: compost up to { $count } card from the deck.
       *[other] { $card }: compost up to { $count } cards from the deck.
    }
earth-do-amount-soil = Take { $count } soil
earth-do-amount-draw =
    { $count ->
        [one] Draw { $count } card
       *[other] Draw { $count } cards
    }
earth-do-amount-deck =
    { $count ->
        [one] Compost { $count } card
       *[other] Compost { $count } cards
    }
earth-do-no-more = Ask no more this turn
earth-do-no-benefit = Take neither
earth-do-keep-none = Take none
earth-option-team_order = Turn order in teams: alternating between the teams, or clockwise.
earth-option-team_order-alternating = alternating
earth-option-team_order-clockwise = clockwise
earth-setting-careful = Ask me about every gain
earth-setting-careful-about = You are asked how much you take of every gain, and whether you play an event between two abilities.
