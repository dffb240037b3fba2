# Conseils : la réponse et ses raisons. Une raison continue « car elle … ». $others est « none » si personne d’autre ne joue.
hint = { $answer } : { LIST($reasons) }.
hint-reason-best = rapporte le plus à la longue
hint-reason-next-best = est le meilleur choix suivant à la longue
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
earth-reason-towards = rapproche de l’objectif { $card } ({ $progress } sur { $need })
earth-reason-wakes =
    { $cards ->
        [one] active { $cards } de vos cartes
       *[other] active { $cards } de vos cartes
    }{ $others ->
        [none] { "" }
        [0] {" "}et aucune chez les autres
       *[more] {" "}et { $others } chez les autres
    }
earth-reason-soil = donne des sols : { $soil }
earth-reason-cards =
    { $hand ->
        [one] donne { $hand } carte
       *[other] donne { $hand } cartes
    }

# Les réponses d’Earth sur la page, où l’emplacement est marqué.
earth-page-at = Sur l’emplacement marqué
earth-page-replace = Pour remplacer { $card }
earth-page-sprout-on = Un germe sur { $card }
earth-page-growth-on = Un pion croissance sur { $card }
earth-page-sprout-off = Rendre un germe pris sur { $card }
earth-page-growth-off = Rendre un pion croissance pris sur { $card }
earth-page-copy = Copier { $card }
