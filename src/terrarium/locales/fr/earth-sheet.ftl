# Earth : la feuille de score finale et la réponse de l’arbitre pour une partie sur une vraie table.

earth-sheet-base =
    Valeur de base de { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
earth-sheet-events =
    { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    }
earth-sheet-compost =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } dans le compost
earth-sheet-sprouts =
    { $sprouts ->
        [one] { $sprouts } germe
       *[other] { $sprouts } germes
    }
earth-sheet-growth =
    { $markers ->
        [one] { $markers } pion croissance
       *[other] { $markers } pions croissance
    }
earth-sheet-terrain = Terrain { $card } ({ $count })
earth-sheet-ecosystem = Écosystème { $card } ({ $count })
earth-sheet-fauna = Faune { $card }
earth-sheet-bonus = Première grille complète

earth-won-by-soil = Égalité à { $points } PV ; le sol départage ({ $amount }).
earth-won-by-hand = Égalité à { $points } PV ; les cartes en main départagent ({ $amount }).
earth-won-by-growth = Égalité à { $points } PV ; les pions croissance départagent ({ $amount }).
earth-won-by-sprouts = Égalité à { $points } PV ; les germes départagent ({ $amount }).
earth-won-by-compost = Égalité à { $points } PV ; les cartes du compost départagent ({ $amount }).
earth-shared-victory = Égalité à { $points } PV et en tout le reste : la victoire est partagée.
earth-equal-gaia = Égalité à { $points } PV : Gaïa l’emporte.

earth-progress = { $count } sur { $need }
score-earth-ecosystems = Points de chaque écosystème : { $seat }
score-earth-fauna = Objectifs de faune : { $seat }
score-earth-met = oui
score-earth-not-met = pas encore
score-earth-head-card = carte
score-earth-head-name = nom
score-earth-head-count = nombre
score-earth-head-points = PV
score-earth-head-goal = objectif
score-earth-head-met = atteint
score-earth-head-progress = progrès
score-earth-head-leaf = feuille
