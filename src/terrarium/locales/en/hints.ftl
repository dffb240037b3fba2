# Hints: the answer, what it is expected to gain, and why. A reason continues "because it ...".
hint = { $answer }: { LIST($reasons) }.
hint-reason-none = nothing is better
reason-points =
    { $points ->
        [one] scores { $points } point
       *[other] scores { $points } points
    }
planet-reason-takes = takes { $animal } from { $other_seat }
planet-reason-leads = puts you ahead for { $animal }
planet-reason-ties = keeps { $animal } from { $other_seat }
planet-reason-objective =
    { $areas ->
        [one] adds { $areas } area to your objective, { $total } in all
       *[other] adds { $areas } areas to your objective, { $total } in all
    }
planet-reason-region = makes a region of { $size }: { $habitat }
rauha-reason-entity = brings { $entity }
rauha-reason-takes = takes { $entity } from { $other_seat }
rauha-reason-can-bring = can bring { $entity } at once
rauha-reason-at-once = can be activated this turn
rauha-reason-free = costs nothing
rauha-reason-crystals =
    { $crystals ->
        [one] gives { $crystals } crystal
       *[other] gives { $crystals } crystals
    }
rauha-reason-spore = makes a biome work in every scoring
rauha-reason-water = brings your water to { $water }
earth-reason-goal = meets the goal { $card }
earth-reason-towards = { $card }: { $progress } of { $need }
earth-reason-wakes =
    { $cards ->
        [one] activates { $cards } card of yours and { $others } of the others
       *[other] activates { $cards } cards of yours and { $others } of the others
    }
earth-reason-soil = gives { $soil } soil
earth-reason-cards =
    { $hand ->
        [one] gives { $hand } card
       *[other] gives { $hand } cards
    }
