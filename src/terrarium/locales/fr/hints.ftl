# Conseils : la réponse et ses raisons. Une raison continue « car elle … ».
hint = { $answer } : { LIST($reasons) }.
hint-reason-none = rien n’est meilleur
reason-points =
    { $points ->
        [one] rapporte { $points } point
       *[other] rapporte { $points } points
    }
planet-reason-takes = prend une carte à { $other_seat } : { $animal }
planet-reason-leads = vous met en tête : { $animal }
planet-reason-ties = empêche { $other_seat } de remporter une carte : { $animal }
planet-reason-objective =
    { $areas ->
        [one] ajoute { $areas } parcelle à votre objectif, { $total } en tout
       *[other] ajoute { $areas } parcelles à votre objectif, { $total } en tout
    }
planet-reason-region = forme une région de { $size } : { $habitat }
rauha-reason-entity = invite { $entity }
rauha-reason-takes = prend { $entity } à { $other_seat }
rauha-reason-can-bring = peut inviter { $entity } tout de suite
rauha-reason-at-once = peut être activée ce tour-ci
rauha-reason-free = ne coûte rien
rauha-reason-crystals =
    { $crystals ->
        [one] donne { $crystals } cristal
       *[other] donne { $crystals } cristaux
    }
rauha-reason-spore = active un biome à chaque décompte
rauha-reason-water = porte votre eau à { $water }
earth-reason-goal = remplit l’objectif { $card }
earth-reason-towards = { $card } : { $progress } sur { $need }
earth-reason-wakes =
    { $cards ->
        [one] active { $cards } de vos cartes et { $others } chez les autres
       *[other] active { $cards } de vos cartes et { $others } chez les autres
    }
earth-reason-soil = donne des sols : { $soil }
earth-reason-cards =
    { $hand ->
        [one] donne { $hand } carte
       *[other] donne { $hand } cartes
    }
