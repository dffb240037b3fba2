# Beaucoup de parties jouées au hasard.

simulate-games = Parties
simulate-rate =
    { $rate ->
        [one] { $rate } partie par seconde
       *[other] { $rate } parties par seconde
    }
simulate-so-far =
    { $done } sur { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $rate } par seconde, encore { $left }
simulate-interrupted =
    Interruption : { $done } sur { $games ->
        [one] { $games } partie jouée
       *[other] { $games } parties jouées
    }.
simulate-cut =
    { $count ->
        [one] { $count } partie n’était pas finie
       *[other] { $count } parties n’étaient pas finies
    } après { $limit ->
        [one] { $limit } décision
       *[other] { $limit } décisions
    } : abandonnées, elles ne comptent pas dans les chiffres.
simulate-title =
    { $name } : { $games ->
        [one] { $games } partie jouée
       *[other] { $games } parties jouées
    } au hasard
simulate-title-bots =
    { $name } : { $games ->
        [one] { $games } partie jouée
       *[other] { $games } parties jouées
    } par { $bots }
simulate-head-seat = place
simulate-head-mean = score moyen
simulate-head-deviation = écart type
simulate-head-min = min.
simulate-head-median = médiane
simulate-head-max = max.
simulate-head-wins = victoires
simulate-head-confidence = intervalle à 95 %
simulate-head-figure = grandeur
simulate-head-value = en moyenne
simulate-head-share = part
simulate-figures = Chiffres de ce jeu
simulate-decimal-0 = { NUMBER($number, maximumFractionDigits: 0) }
simulate-decimal-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-decimal-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
simulate-interval = de { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } à { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
simulate-margin = L’avance du joueur, et dans combien de parties :
simulate-shared =
    Victoires partagées : { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } ({ NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } %) ; chaque vainqueur compte pour une fraction.
simulate-decisions = Décisions par partie : { $mean } en moyenne, de { $least } à { $most }.
simulate-speed =
    { $rate ->
        [one] { $rate } partie
       *[other] { $rate } parties
    } par seconde ; { $time ->
        [one] { $time } seconde
       *[other] { $time } secondes
    } en tout.

simulate-planet-won = animaux remportés, parmi tous ceux distribués
simulate-planet-won-most = animaux remportés : le plus de régions
simulate-planet-won-touching = animaux remportés : la plus grande région en contact
simulate-planet-won-not-touching = animaux remportés : la plus grande région sans contact
simulate-planet-carried = reports par carte
simulate-planet-moved = cartes reportées au moins une fois
simulate-planet-boxed = cartes retournées dans la boîte

simulate-rauha-placed = cartes placées
simulate-rauha-discarded = cartes défaussées
simulate-rauha-spores = spores sur les plateaux à la fin
simulate-rauha-entities = entités chez les joueurs à la fin
simulate-rauha-points-biomes = points des biomes
simulate-rauha-points-entities = points des entités
simulate-rauha-points-water = points de l’eau
