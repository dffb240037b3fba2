# Rauha. Cells are counted row by row from 1 to 9. Cards have no names; 1-07 is the seventh card of the first age, A5 the
# fifth printed space of side A.

rauha-name = Rauha

# Symbols.
rauha-symbol-crystal = crystal
rauha-symbol-forest = forest
rauha-symbol-mushroom = mushroom
rauha-symbol-mountain = mountain
rauha-symbol-desert = desert
rauha-symbol-flying = flying
rauha-symbol-land = land
rauha-symbol-marine = marine

# Entities.
rauha-entity-taivas = Taivas
rauha-entity-maa = Maa
rauha-entity-meri = Meri
rauha-entity-kiteet = Kiteet
rauha-entity-metsat = Metsat
rauha-entity-sienet = Sienet
rauha-entity-vuori = Vuori
rauha-entity-from = { $entity } from { $other_seat }

# Cards and effects. $animals is "none" where there are none, $cells is "any" where every cell takes the card.
rauha-card = { $key } ({ $biomes })
rauha-on-cell = { $key } on cell { $cell }
rauha-biome =
    { $key }: { $biomes }{ $animals ->
        [none] { "" }
       *[some] ; animals: { $animals }
    }{ $water ->
        [0] { "" }
        [one] ; { $water } water
       *[other] ; { $water } water
    }; { $effect }; { $cost ->
        [0] free
        [one] costs { $cost } crystal
       *[other] costs { $cost } crystals
    }{ $cells ->
        [any] { "" }
       *[some] ; only on cells { $cells }
    }
rauha-effect-none = no effect
rauha-effect-crystals =
    take { $crystals ->
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
    }
rauha-effect-points =
    score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rauha-effect-paid =
    pay { $pay ->
        [one] { $pay } crystal
       *[other] { $pay } crystals
    }, score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rauha-effect-spore =
    pay { $pay ->
        [one] { $pay } crystal
       *[other] { $pay } crystals
    } for a spore
rauha-effect-per =
    score { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each { $counted ->
        [flying] flying animal
        [land] land animal
        [marine] marine animal
        [water] water
        [spore] spore
       *[animal] animal of one kind that you choose
    }

# What happened.
rauha-round = Round { $round }, age { $age }: four cards are dealt to each satellite.
rauha-turn =
    Turn { $turn }: { $satellite ->
        [moon] satellite on the left (moon)
       *[star] satellite on the right (star)
    }; the totem activates { $line ->
        [row] row
       *[column] column
    } { $index }. First player: { $seat }.
rauha-scoring = Scoring of round { $round }. First player: { $seat }.
rauha-chose = { $seat } has chosen a card.
rauha-you-chose = You choose a card: { $card }.
rauha-placed = { $seat } places { $card } on cell { $cell }.
rauha-discarded =
    { $seat } discards the card and takes { $crystals ->
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
    }.
rauha-discarded-spore = { $seat } discards the card and puts a spore on cell { $cell }.
rauha-you-discarded = It was this card: { $card }.
rauha-invited = { $seat } invites { $entity }.
rauha-taken = { $seat } takes { $entity } from { $other_seat }.
rauha-took-crystals =
    { $seat } takes { $crystals ->
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
    } ({ $source }).
rauha-scored =
    { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $source }).
rauha-paid =
    { $seat } pays { $pay ->
        [one] { $pay } crystal
       *[other] { $pay } crystals
    } and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $source }).
rauha-spore = { $seat } pays for a spore and puts it on cell { $cell } ({ $source }).
rauha-water =
    { $seat } has { $water } water, the lowest is { $lowest }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

# What to do.
rauha-prompt-choose =
    Choose a card from { $satellite ->
        [moon] the satellite on your left (moon)
       *[star] the satellite on your right (star)
    }.
rauha-prompt-chosen = You have chosen { $card } and may still change your mind. Still choosing: { $seats }.
rauha-prompt-place = Place or discard your card. { $card }.
rauha-prompt-activate = Activate the biomes in the totem’s line and the entities you invited this turn, in any order.
rauha-prompt-scoring = Scoring: activate your biomes with a spore and your entities, in any order.
rauha-prompt-spore = Where does the spore go?
rauha-prompt-animal = Which animals does Metsat count?
rauha-keep = { $card }
rauha-place =
    Place { $card } on cell { $cell }, over { $covered }{ $cost ->
        [0] { "" }
        [one] , for { $cost } crystal
       *[other] , for { $cost } crystals
    }{ $entities ->
        [none] { "" }
       *[some] ; brings { LIST($entities) }
    }
rauha-discard =
    Discard { $card } and take { $crystals ->
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
    }
rauha-discard-spore = Discard { $card } and put a spore on cell { $cell } ({ $key })
rauha-use = { $source }: { $effect }
rauha-use-now =
    { $source }: { $effect }, now { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rauha-target = The spore goes to cell { $cell } ({ $key })
rauha-name-animal =
    { $animal }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rauha-rest =
    Take every free effect that gains nothing by waiting: { $crystals ->
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rauha-stop = Activate nothing more

# The final sheet.
rauha-sheet-biomes = Round { $round }, biomes
rauha-sheet-entities = Round { $round }, entities
rauha-sheet-water = Round { $round }, water
rauha-shared-victory =
    Tied at { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: the victory is shared.

# The text table.
rauha-table-round = Round { $round } of 4, turn { $turn } of 3. First player: { $seat }.
rauha-table-scoring = Round { $round } of 4, scoring. First player: { $seat }.
rauha-table-letters = Cells: C crystal, F forest, U mushroom, M mountain, D desert; f flying, l land, m marine; w water. Effects: +2c take 2 crystals, +3p score 3 points, +1p/f score 1 for each flying animal (/l land, /m marine, /w water, /s spore), 3c>5p pay 3 crystals for 5 points, 3c>s pay 3 crystals for a spore. A star marks a spore, brackets mark the totem’s line. A5 is what is printed on cell 5, 1-02 a card of age 1.
rauha-table-own-board = Your board:
rauha-table-board-of = Board of { $seat }:
rauha-table-goods =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $crystals ->
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
    }; flying { $flying }, land { $land }, marine { $marine }; water { $water }, which would score { $water_points } now.
rauha-table-entities = Entities: { $entities }.
rauha-table-middle = Entities in the middle: { $entities }.
rauha-table-nobody = none
rauha-table-satellite =
    Satellite between { $left_seat } and { $right_seat }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
rauha-table-satellite-seen =
    Satellite between { $left_seat } and { $right_seat }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of those you have seen: { $cards }.
rauha-table-spore = Discard the card for a spore on which cell?
rauha-table-help = Rauha: type the number of a card, the number of a cell, the name of an entity, or one of the words discard, spore, rest and stop; or the words of the record, as in "place 5" or "discard spore 5". Cells are counted row by row from 1.

# The options.
rauha-option-side = Side of the board that everyone uses: A or B.
