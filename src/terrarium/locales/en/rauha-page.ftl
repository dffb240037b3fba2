# Rauha in the browser.

rauha-page-stage = Round { $round } of { $rounds } · turn { $turn }
rauha-page-stage-scoring = Round { $round } of { $rounds } · scoring
rauha-page-round = Round { $round }

# The board.
rauha-page-own-board = Your board
rauha-page-board-of = Board of { $name }
rauha-page-back = Back to my board
rauha-page-totem =
    Totem. Cells of its line: { $line }. { $turns ->
        [0] Scoring in progress.
        [one] Scoring follows this turn.
       *[other] Turns until scoring: { $turns }.
    }
rauha-page-cell = Cell { $cell }
rauha-page-spore = with a spore
rauha-page-not-here = the card cannot be placed here
rauha-page-card-here = your card here:
rauha-page-spore-here = the spore can go here
rauha-page-can-use = can be activated: { $effect }
rauha-page-track = Score track in playing order: { $order }
rauha-page-first = first player

# Goods.
rauha-page-points = points
rauha-page-crystals = crystals
rauha-page-spores = spores
rauha-page-water = water
rauha-page-water-count = { $water } water

# Cards.
rauha-page-cards = Cards of the satellite
rauha-page-own-card = Your card
rauha-page-card =
    { $animals ->
        [none] { LIST($biomes) }
       *[some] { LIST($biomes) } ({ LIST($animals) })
    }
rauha-page-a-card = Card: { $card }
rauha-page-chosen = chosen
rauha-page-rest-to = Keep one. The rest goes to { $name }.
rauha-page-rest-gone = Keep one. The rest goes to the black hole.
rauha-page-keep = Keep this card
rauha-page-keep-instead = Keep this card instead
rauha-page-costs =
    { $cost ->
        [one] costs { $cost } crystal
       *[other] costs { $cost } crystals
    }
rauha-page-free = free
rauha-page-short =
    { $short ->
        [one] { $short } crystal is missing
       *[other] { $short } crystals are missing
    }
rauha-page-only-on = only on cells { $cells }
rauha-page-only-marked = only on the marked cells
rauha-page-covers = covers { $covered }
rauha-page-brings = brings { $coming }
rauha-page-place =
    { $cost ->
        [0] Place it here, free
        [one] Place it here for { $cost } crystal
       *[other] Place it here for { $cost } crystals
    }
rauha-page-discard = Discard the card
rauha-page-discard-crystals =
    { $crystals ->
        [one] Discard: take { $crystals } crystal
       *[other] Discard: take { $crystals } crystals
    }
rauha-page-discard-spore = Discard: put a spore
rauha-page-discard-spore-on = Discard: put the spore here
rauha-page-spore-on = Put the spore here
rauha-page-prepare = While the others play, you can prepare where your card goes.
rauha-page-ready = Prepared. You will be asked to confirm it when it is your turn.
rauha-page-planned = Prepared for the marked cell.
rauha-page-plan-lost = The move you prepared is no longer possible.

# Using.
rauha-page-you-use = Activate
rauha-page-uses = { $name } activates
rauha-page-sources = What you can activate
rauha-page-used = activated
rauha-page-now = now { $points }
rauha-page-rest = Take everything free: { LIST($gain) }
rauha-page-take = Take { $gain }
rauha-page-take-all = Take { $gain } and finish
rauha-page-plus-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rauha-page-plus-crystals =
    { $crystals ->
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
    }
rauha-page-minus-crystals =
    { $crystals ->
        [one] for { $crystals } crystal
       *[other] for { $crystals } crystals
    }
rauha-page-plus-spores =
    { $spores ->
        [one] { $spores } spore
       *[other] { $spores } spores
    }

# Beside the board.
rauha-page-entities = Entities
rauha-page-entity-about = Invited by a line of { $symbol }: { $effect }
rauha-page-lends = adds { $water } water
rauha-page-middle = in the middle
rauha-page-water-now = Water, and the points it would score now

# What happened, with the card drawn beside it and the cell marked.
rauha-page-placed = { $seat } places a card: { $card }.
rauha-page-discarded-spore = { $seat } discards the card and puts a spore on the board.
rauha-page-spore-paid = { $seat } pays for a spore and puts it on the board ({ $source }).
rauha-page-place-there =
    Place { $card } over { $covered }{ $cost ->
        [0] { "" }
        [one] , for { $cost } crystal
       *[other] , for { $cost } crystals
    }{ $entities ->
        [none] { "" }
       *[some] ; brings { LIST($entities) }
    }
rauha-page-discard-spore-there = Discard { $card } and put a spore on { $key }
rauha-page-target-there = The spore goes to { $key }
rauha-page-biome =
    { LIST($biomes) }{ $animals ->
        [none] { "" }
       *[some] , { LIST($animals) }
    }{ $water ->
        [0] { "" }
        [one] , { $water } water
       *[other] , { $water } water
    }: { $effect }, { $cost ->
        [0] free
        [one] costs { $cost } crystal
       *[other] costs { $cost } crystals
    }
rauha-page-prompt-place = Place or discard your card.
rauha-page-water-scored = Water is compared with the lowest at the table.
rauha-page-water-points = Water, and the points it has scored
