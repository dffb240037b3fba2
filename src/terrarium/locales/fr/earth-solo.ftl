# Earth : seul contre Gaïa.

earth-option-difficulty = Seul contre Gaïa : sa difficulté. Ne compte que pour une place.
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
        [one] { $count } terre
       *[other] { $count } terres
    }.
earth-gaia-gains-soil-for =
    Gaïa gagne { $count ->
        [one] { $count } terre
       *[other] { $count } terres
    } : { $why }.
earth-gaia-gains-soil-and =
    Gaïa gagne { $count ->
        [one] { $count } terre
       *[other] { $count } terres
    } : { $fixed }, et { $why }.
earth-gaia-gains-sprout =
    Gaïa gagne { $count ->
        [one] { $count } pousse
       *[other] { $count } pousses
    }.
earth-gaia-gains-sprout-for =
    Gaïa gagne { $count ->
        [one] { $count } pousse
       *[other] { $count } pousses
    } : { $why }.
earth-gaia-gains-sprout-and =
    Gaïa gagne { $count ->
        [one] { $count } pousse
       *[other] { $count } pousses
    } : { $fixed }, et { $why }.
earth-gaia-gains-growth =
    Gaïa gagne { $count ->
        [one] { $count } croissance
       *[other] { $count } croissances
    }.
earth-gaia-gains-growth-for =
    Gaïa gagne { $count ->
        [one] { $count } croissance
       *[other] { $count } croissances
    } : { $why }.
earth-gaia-gains-growth-and =
    Gaïa gagne { $count ->
        [one] { $count } croissance
       *[other] { $count } croissances
    } : { $fixed }, et { $why }.
earth-gaia-why-blue-cards = { $count } pour les cartes avec du bleu dans la zone de { $seat }
earth-gaia-why-cards-drawn = { $count } pour les cartes que { $seat } a piochées ce tour-ci
earth-gaia-why-soil-gained = { $count } pour la terre que { $seat } a gagnée ce tour-ci
earth-gaia-pile = { $card } rejoint la pile de Gaïa : { $points } PV.
earth-gaia-composts =
    Gaïa composte { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de la pioche.
earth-gaia-converts =
    { $soil } terres de la réserve de Gaïa deviennent { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } dans son compost ; il lui en reste { $left }.
earth-gaia-leaf = Gaïa pose une feuille sur { $card } : { $points } PV.
earth-gaia-skips = Gaïa passera son prochain tour.
earth-gaia-skipped = Gaïa passe son tour ; c’est encore à { $seat }.
earth-gaia-ends = Les cartes de Gaïa sont épuisées : elle met fin à la partie et gagne 7 PV.
earth-gaia-points = Gaïa : { $points } PV.

# Questions, réponses, sa feuille de score.
earth-prompt-gaia = { $card } : sur quel objectif va la feuille de Gaïa ?
earth-do-gaia-goal = La feuille de Gaïa sur { $card }
earth-sheet-pile =
    Valeur de base de { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } de la pile
earth-sheet-ended = A mis fin à la partie
