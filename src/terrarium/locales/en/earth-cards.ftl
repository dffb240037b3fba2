# Earth: abilities, scoring rules and goals, put together from what the card data say.
# Phrases begin small, since they are parts of others. $n is a number; other figures are words of the card data.

earth-ability =
    { $color ->
        [green] Green
        [red] Red
        [blue] Blue
        [yellow] Yellow
        [multicolor] Multicolor
        [black] Black
       *[brown] Brown
    }: { $ability }

earth-and-2 = { $first } and { $last }
earth-and-3 = { $first }, { $second } and { $last }
earth-pay-gain = { $cost }, then { $gain }

# What is paid.
earth-cost-soil = pay { $n } soil
earth-cost-sprout =
    return { $n ->
        [one] { $n } sprout
       *[other] { $n } sprouts
    }
earth-cost-growth = return { $n } growth
earth-cost-hand =
    compost { $n ->
        [one] { $n } card from hand
       *[other] { $n } cards from hand
    }
earth-cost-compost =
    discard { $n ->
        [one] the top card
       *[other] the top { $n } cards
    } of your compost

# What is gained.
earth-gain-soil = gain { $n } soil
earth-gain-draw =
    draw { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
earth-gain-deck =
    compost { $n ->
        [one] the top card
       *[other] the top { $n } cards
    } of the deck
earth-gain-sprout =
    place { $n ->
        [one] { $n } sprout
       *[other] up to { $n } sprouts
    }
earth-gain-growth =
    place { $n ->
        [one] { $n } growth
       *[other] up to { $n } growth
    }
earth-gain-hand =
    compost up to { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } from hand

# Effects.
earth-effect-end-scoring = at the end { $rule }
earth-effect-start =
    at the start draw { $draw ->
        [one] { $draw } card
       *[other] { $draw } cards
    }, compost { $hand ->
        [0] none
        [one] { $hand }
       *[other] { $hand }
    } of them and gain { $soil } soil
earth-effect-place-on-each-in-line =
    place { $piece ->
        [sprout] 1 sprout
       *[growth] 1 growth
    } on each { $type ->
        [tree] tree
        [herb] herb
        [mushroom] mushroom
       *[bush] bush
    } in this { $line ->
        [row] row
       *[column] column
    }, this card included
earth-effect-place-on-adjacent = { $gain } in all on flora around this card
earth-effect-reduce-planting-cost-type =
    your { $word ->
        [tree] trees
        [herb] herbs
        [mushroom] mushrooms
       *[bush] bushes
    } cost { $n } soil less to plant
earth-effect-reduce-planting-cost-habitat =
    your { $word ->
        [sunny] sunny
        [wet] wet
        [rocky] rocky
       *[cold] cold
    } cards cost { $n } soil less to plant
earth-effect-pay-with =
    any part of this card’s cost may be paid with { $resource ->
        [sprout] sprouts
        [growth] growth
        [hand] cards composted from hand
        [compost] cards of your compost
       *[soil] soil
    }, one for each soil
earth-effect-copy =
    use a { $color ->
        [green] green
        [red] red
        [blue] blue
       *[yellow] yellow
    } ability of another card in your grid as if it were on this one
earth-effect-wild = this flora is a tree, a herb, a mushroom and a bush at once
earth-effect-replace-when-planting =
    instead of planting, put a card with a { $color ->
        [green] green
        [red] red
        [blue] blue
       *[yellow] yellow
    } ability from hand in this card’s place for 0 soil; this one goes to your compost; then { $n ->
        [one] draw { $n } card
       *[other] draw { $n } cards
    }
earth-effect-cannot-choose =
    you may not choose the { $color ->
        [green] Plant
        [red] Compost
        [blue] Water
       *[yellow] Grow
    } action
earth-effect-look-at-compost =
    look at { $n ->
        [one] the top card
       *[other] the top { $n } cards
    } of your compost, take 1 into hand and put the rest back on top
earth-effect-per-card-planted = for { $planted } that you planted this turn { $ability }
earth-effect-only-if-chosen =
    only if you chose the { $color ->
        [green] Plant
        [red] Compost
        [blue] Water
       *[yellow] Grow
    } action: { $ability }
earth-effect-when-event-played = each time you play an event, { $ability }

# Points at the end.
earth-score = { $vp } VP for { $what }
earth-score-at-most = { $vp } VP for { $what }, at most { $most } VP
earth-score-ladder =
    { $steps } VP for 1, 2 and so on to { $last } or more { $type ->
        [tree] trees
        [herb] herbs
        [mushroom] mushrooms
       *[bush] bushes
    }

# What is counted, for points: "each card", "every 2 cards".
earth-each-card =
    { $n ->
        [one] each card
       *[other] every { $n } cards
    }
earth-each-flora =
    { $n ->
        [one] each flora
       *[other] every { $n } flora
    }
earth-each-terrain =
    { $n ->
        [one] each terrain
       *[other] every { $n } terrains
    }
earth-each-event =
    { $n ->
        [one] each event
       *[other] every { $n } events
    }
earth-each-soil =
    { $n ->
        [one] each soil
       *[other] every { $n } soil
    }
earth-each-sprout =
    { $n ->
        [one] each sprout
       *[other] every { $n } sprouts
    }
earth-each-growth =
    { $n ->
        [one] each growth
       *[other] every { $n } growth
    }
earth-each-set =
    { $n ->
        [one] each set
       *[other] every { $n } sets
    }
earth-each-row =
    { $n ->
        [one] each full row
       *[other] every { $n } full rows
    }
earth-each-column =
    { $n ->
        [one] each full column
       *[other] every { $n } full columns
    }
earth-each-space =
    { $n ->
        [one] each empty position
       *[other] every { $n } empty positions
    }
earth-each-type =
    { $n ->
        [one] each { $type ->
            [tree] tree
            [herb] herb
            [mushroom] mushroom
           *[bush] bush
        }
       *[other] every { $n } { $type ->
            [tree] trees
            [herb] herbs
            [mushroom] mushrooms
           *[bush] bushes
        }
    }

# What is counted, for goals: "8 or more cards".
earth-goal-card = { $n } or more cards
earth-goal-flora = { $n } or more flora
earth-goal-event = { $n } or more events
earth-goal-soil = { $n } or more soil
earth-goal-set = { $n } or more sets
earth-goal-row = { $n } or more full rows
earth-goal-column = { $n } or more full columns
earth-goal-diagonal = { $n } full diagonals
earth-goal-type =
    { $n } or more { $type ->
        [tree] trees
        [herb] herbs
        [mushroom] mushrooms
       *[bush] bushes
    }

earth-count-cards-with-color =
    { $what } with a { $color ->
        [green] green
        [red] red
        [blue] blue
        [yellow] yellow
        [multicolor] multicolor
        [black] black
       *[brown] brown
    } ability
earth-count-cards-with-habitat =
    { $what } with the { $habitat ->
        [sunny] sunny
        [wet] wet
        [rocky] rocky
       *[cold] cold
    } habitat
earth-count-cards-with-habitat-count =
    { $what } with { $limit ->
        [least] { $n } or more habitats
        [most] at most { $n ->
            [one] { $n } habitat
           *[other] { $n } habitats
        }
       *[exactly] exactly { $n ->
            [one] { $n } habitat
           *[other] { $n } habitats
        }
    }
earth-count-cards-with-vp =
    { $what } with a base value of { $limit ->
        [least] { $n } VP or more
        [most] { $n } VP or less
       *[exactly] { $n } VP
    }
earth-count-cards-with-vp-parity =
    { $what } with an { $parity ->
        [even] even
       *[odd] odd
    } base value in VP
earth-count-cards-with-cost =
    { $what } with a soil cost of { $limit ->
        [least] { $n } or more
        [most] { $n } or less
       *[exactly] { $n }
    }
earth-count-cards-with-arrows = { $what } with direction arrows
earth-count-cards-with-two-abilities = { $what } with two abilities
earth-count-terrains = { $what }
earth-count-flora-of-type = { $what }
earth-count-flora-with-tag =
    { $what } named after { $tag ->
        [geographic] a place
        [animal] an animal
       *[color] a colour
    }
earth-tag-geographic = named after a place
earth-tag-animal = named after an animal
earth-tag-color = named after a colour
earth-count-flora-with-spaces =
    { $what } with { $limit ->
        [least] { $n } or more
        [most] at most { $n }
       *[exactly] exactly { $n }
    } { $piece ->
        [sprout] sprout
       *[growth] growth
    } { $n ->
        [one] space
       *[other] spaces
    }
earth-count-flora-with-canopy =
    { $what } with a canopy of { $limit ->
        [least] { $n } VP or more
        [most] { $n } VP or less
       *[exactly] { $n } VP
    }
earth-count-flora-with-pieces =
    { $what } holding { $n } or more { $piece ->
        [sprout] sprouts
       *[growth] growth
    }
earth-count-flora-full-of =
    { $what } with all { $piece ->
        [sprout] sprout
       *[growth] growth
    } spaces filled
earth-count-flora-completely-full = { $what } with every growth and sprout space filled
earth-count-flora-without-pieces = { $what } without growth and sprouts
earth-count-pieces = { $what } in your grid
earth-count-soil = { $what } in your reserve
earth-count-hand = { $what } in your hand
earth-count-compost = { $what } in your compost
earth-count-events = { $what } played
earth-count-sets = { $what } of a red card, a blue card, a yellow card, a terrain and an event, all different cards
earth-count-full-lines = { $what }
earth-count-full-diagonals = { $what } from corner to corner
earth-count-lines-all-different =
    { $what } whose four cards all differ in { $property ->
        [ability_color] ability colour
        [card_type] card type
        [habitat] habitat
        [base_vp] base value in VP
        [sprout_count] number of sprouts
       *[growth_count] amount of growth
    }
earth-count-lines-shared =
    { $what } whose four cards share { $property ->
        [ability_color] an ability colour
        [card_type] a card type
        [habitat] a habitat
        [base_vp] a base value in VP
        [sprout_count] a number of sprouts
       *[growth_count] an amount of growth
    }
earth-count-diagonal-path =
    { $what } on your longest diagonal path of { $type ->
        [tree] trees
        [herb] herbs
        [mushroom] mushrooms
       *[bush] bushes
    }
earth-count-in-line =
    { $what } in this { $line ->
        [row] row
       *[column] column
    }
earth-count-adjacent =
    { $what } { $adjacency ->
        [orthogonal] orthogonally
       *[diagonal] diagonally
    } next to this card
earth-count-path-through-self =
    { $what } on the longest orthogonal path of { $habitat ->
        [sunny] sunny
        [wet] wet
        [rocky] rocky
       *[cold] cold
    } cards through this one, itself included
earth-count-empty-adjacent = { $what } orthogonally next to this card
earth-count-best-player-color =
    { $what } with a { $color ->
        [green] green
        [red] red
        [blue] blue
        [yellow] yellow
        [multicolor] multicolor
        [black] black
       *[brown] brown
    } ability of the player who has the most of them
earth-count-best-player-habitat =
    { $what } with the { $habitat ->
        [sunny] sunny
        [wet] wet
        [rocky] rocky
       *[cold] cold
    } habitat of the player who has the most of them
