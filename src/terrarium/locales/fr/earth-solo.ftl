# Earth : seul contre Gaïa.

earth-option-difficulty = En solo contre Gaïa : son niveau. Ne compte que pour une place.
earth-option-difficulty-beginner = débutant
earth-option-difficulty-medium = moyen
earth-option-difficulty-hard = difficile
earth-option-difficulty-expert = expert
earth-rival = Gaïa
earth-gaia = Gaïa
earth-gaia-360 = Gyre du Pacifique Nord
earth-gaia-361 = Gyre du Pacifique Sud
earth-gaia-362 = Arroser
earth-gaia-363 = Croître
earth-gaia-364 = Composter
earth-gaia-365 = Planter

# Ce que fait Gaïa, et pourquoi.
earth-gaia-reacts-plant = Gaïa réagit à l’action Planter.
earth-gaia-reacts-compost = Gaïa réagit à l’action Composter.
earth-gaia-reacts-water = Gaïa réagit à l’action Arroser.
earth-gaia-reacts-grow = Gaïa réagit à l’action Croître.
earth-gaia-shuffles = Les six cartes de Gaïa sont mélangées pour le second passage.
earth-gaia-turns = Gaïa retourne { $card } ({ $number } sur { $of }).
earth-gaia-gains-soil =
    Gaïa gagne { $count ->
        [one] { $count } sol
       *[other] { $count } sols
    }.
earth-gaia-gains-soil-for =
    Gaïa gagne { $count ->
        [one] { $count } sol
       *[other] { $count } sols
    } : { $why }.
earth-gaia-gains-soil-and =
    Gaïa gagne { $count ->
        [one] { $count } sol
       *[other] { $count } sols
    } : { $fixed }, et { $why }.
earth-gaia-gains-sprout =
    Gaïa gagne { $count ->
        [one] { $count } germe
       *[other] { $count } germes
    }.
earth-gaia-gains-sprout-for =
    Gaïa gagne { $count ->
        [one] { $count } germe
       *[other] { $count } germes
    } : { $why }.
earth-gaia-gains-sprout-and =
    Gaïa gagne { $count ->
        [one] { $count } germe
       *[other] { $count } germes
    } : { $fixed }, et { $why }.
earth-gaia-gains-growth =
    Gaïa gagne { $count ->
        [one] { $count } pion croissance
       *[other] { $count } pions croissance
    }.
earth-gaia-gains-growth-for =
    Gaïa gagne { $count ->
        [one] { $count } pion croissance
       *[other] { $count } pions croissance
    } : { $why }.
earth-gaia-gains-growth-and =
    Gaïa gagne { $count ->
        [one] { $count } pion croissance
       *[other] { $count } pions croissance
    } : { $fixed }, et { $why }.
earth-gaia-why-blue-cards = { $count } pour les cartes avec du bleu ({ $seat })
earth-gaia-why-cards-drawn = { $count } pour les cartes piochées ce tour-ci ({ $seat })
earth-gaia-why-soil-gained = { $count } pour les sols gagnés ce tour-ci ({ $seat })
earth-gaia-pile = { $card } rejoint la pile de Gaïa : { $points } PV.
earth-gaia-composts =
    Gaïa composte { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de la pioche.
earth-gaia-converts =
    { $soil } sols de la réserve de Gaïa deviennent { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } dans son compost ; il lui en reste { $left }.
earth-gaia-leaf = Gaïa pose une feuille sur { $card } : { $points } PV.
earth-gaia-skips = Gaïa passera son prochain tour.
earth-gaia-skipped = Gaïa passe son tour ; c’est encore à { $seat }.
earth-gaia-ends = Les cartes de Gaïa sont épuisées : elle met fin à la partie et reçoit 7 PV.
earth-gaia-points = Gaïa : { $points } PV.

# Questions, réponses, sa feuille de score.
earth-prompt-gaia = { $card } : sur quel objectif va la feuille de Gaïa ?
earth-do-gaia-goal = La feuille de Gaïa sur { $card }
earth-sheet-pile =
    Valeur de base de { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } de la pile
earth-sheet-ended = Fin de partie déclenchée

# La table en texte.
earth-table-gaia = Gaïa, tour { $turns } sur 12 : germes { $sprouts }, croissance { $growth }, sol { $soil } sur { $store }, compost { $compost }, { $points } PV pour l’instant
earth-table-gaia-leaves = Feuilles par objectif : { $leaves }
earth-table-gaia-pile = Pile ({ $points } PV) : { $cards }
