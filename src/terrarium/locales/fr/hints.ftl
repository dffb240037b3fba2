# Conseils : la réponse et ses raisons. Une raison continue « car elle … ».
hint = { $answer } : { LIST($reasons) }.
hint-reason-none = rien n’est meilleur
reason-points =
    { $points ->
        [one] rapporte { $points } point
       *[other] rapporte { $points } points
    }
planet-reason-takes = prend une carte à { $other_seat } : { $animal }
planet-reason-leads = vous met en tête : { $animal }
planet-reason-ties = empêche { $other_seat } de gagner une carte : { $animal }
planet-reason-objective =
    { $areas ->
        [one] ajoute { $areas } zone à votre objectif, { $total } en tout
       *[other] ajoute { $areas } zones à votre objectif, { $total } en tout
    }
planet-reason-region = forme une région de { $size } : { $habitat }
rauha-reason-entity = fait venir { $entity }
rauha-reason-takes = prend { $entity } à { $other_seat }
rauha-reason-can-bring = peut faire venir { $entity } tout de suite
rauha-reason-free = ne coûte rien
rauha-reason-crystals =
    { $crystals ->
        [one] donne { $crystals } cristal
       *[other] donne { $crystals } cristaux
    }
rauha-reason-spore = fait agir un biome à chaque décompte
rauha-reason-water = porte votre eau à { $water }
earth-reason-goal = remplit l’objectif { $card }
earth-reason-towards = { $card } : { $progress } sur { $need }
earth-reason-wakes =
    { $cards ->
        [one] active { $cards } carte à vous et { $others } des autres
       *[other] active { $cards } cartes à vous et { $others } des autres
    }
earth-reason-soil = donne de la terre : { $soil }
earth-reason-cards =
    { $hand ->
        [one] donne { $hand } carte
       *[other] donne { $hand } cartes
    }
