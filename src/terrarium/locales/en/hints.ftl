# Hints: the answer and why. A reason continues "because it ...". $others is "none" where nobody else plays.
hint = { $answer }: { LIST($reasons) }.
hint-reason-best = brings most in the long run
hint-reason-next-best = is the next best in the long run
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
earth-reason-towards = brings you closer to { $card } ({ $progress } of { $need })
earth-reason-wakes =
    { $cards ->
        [one] activates { $cards } card of yours
       *[other] activates { $cards } cards of yours
    }{ $others ->
        [none] { "" }
        [0] {" "}and none of the others
       *[more] {" "}and { $others } of the others
    }
earth-reason-soil = gives { $soil } soil
earth-reason-cards =
    { $hand ->
        [one] gives { $hand } card
       *[other] gives { $hand } cards
    }

# Answers of Earth on the page, where the place is marked.
earth-page-at = On the marked space
earth-page-replace = In the place of { $card }
earth-page-sprout-on = A sprout on { $card }
earth-page-growth-on = Growth on { $card }
earth-page-sprout-off = Return a sprout from { $card }
earth-page-growth-off = Return growth from { $card }
earth-page-copy = Copy { $card }
