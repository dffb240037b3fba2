# The referee for a game on a real table.

score-head-habitat = habitat
score-head-touches = touches
score-head-size = areas
score-head-round = round
score-head-animal = animal
score-head-need = requirement
score-head-verdict = now

score-planet-regions =
    Planet of { $seat }, { $covered ->
        [one] { $covered } face
       *[other] { $covered } faces
    } covered: its regions
score-planet-animals = Animals in play in round { $round }, with every planet’s value
score-planet-taken = { $seat } wins it
score-planet-taken-by-next = { $seat } wins it by the next largest regions ({ $sizes })
score-planet-leads = { $seat } would win it
score-planet-tied-now = nobody yet: tie between { $seats }
score-planet-tied-carried = tie between { $seats }: it moves to round { $round }
score-planet-tied-boxed = tie between { $seats }: it returns to the box
score-planet-nobody-now = nobody yet: no planet meets the requirement
score-planet-nobody-carried = no planet meets the requirement: it moves to round { $round }
score-planet-nobody-boxed = no planet meets the requirement: it returns to the box
score-planet-sheet = Score sheet in round { $round }
score-planet-sheet-after = Score sheet after the animals of round { $round }
score-planet-no-sheet = The score sheet needs every objective; missing: { $seats }.

score-rauha-title = The boards, with the totem on place { $totem } of 16
score-rauha-head-seat = board of
score-rauha-head-points = points
score-rauha-head-crystals = crystals
score-rauha-head-water = water
score-rauha-head-water-points = water scores
score-rauha-full-line =
    { $seat }: { $line ->
        [row] row
       *[column] column
    } { $index } is full; placing a card in it brings { $entity }.
score-rauha-held = { $seat } holds { $entities }.
score-rauha-line =
    { $seat }, the totem’s line: at most { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, then { $crystals ->
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
    }. { $actions }
score-rauha-scoring =
    { $seat }, a scoring now: at most { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and { $water } for water, then { $crystals ->
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
    }. { $actions }
score-rauha-way = How: { $actions }.
score-rauha-no-way = Nothing to activate.
