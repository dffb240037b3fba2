# Les matchs entre robots : ce que dit la commande, et le rapport.

arena-title =
    { $name } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } dans l’arène
arena-seats =
    { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, à tour de rôle ; les mêmes donnes pour chaque équipe de joueurs, à partir de la graine { $seed }.
arena-resumed =
    Le match reprend : { $done } sur { $games ->
        [one] { $games } partie déjà jouée
       *[other] { $games } parties déjà jouées
    }.
arena-cut =
    { $count ->
        [one] { $count } partie n’était pas finie
       *[other] { $count } parties n’étaient pas finies
    } après { $limit ->
        [one] { $limit } décision
       *[other] { $limit } décisions
    } ; les points acquis ont décidé.
arena-written = Le rapport se trouve dans { $path }.
arena-command = La commande qui a produit ce rapport :
arena-with-interval = { NUMBER($value, minimumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1) })
arena-share = { NUMBER($value, minimumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1) } %)
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 2) } ms
arena-head-bot = robot
arena-head-rating = classement (95 %)
arena-head-wins = victoires (95 %)
arena-head-score = score moyen (95 %)
arena-head-played = jouées
arena-head-mean-time = décision moyenne
arena-head-slow-time = 99 % en moins de
arena-seat = { $seat }
arena-decisions = décisions
arena-standings-heading = Classement
arena-standings-note = Sous chaque chiffre figure son intervalle à 95 %. Le centième le plus lent des décisions a dépassé la durée de la dernière colonne.
arena-ratings-heading = Force
arena-ratings-note = Cotes de Plackett-Luce d’après l’ordre d’arrivée, avec intervalles à 95 % ; tous commencent à 25.
arena-shares-heading = Victoires
arena-shares-note = La part de ses parties que chaque robot a gagnée. Le trait pointillé est une part égale.
arena-scores-heading = Scores
arena-scores-note = Fréquence de chaque score ; le trait est la moyenne.
arena-sources-heading = D’où viennent les points
arena-sources-note = Points moyens de chaque robot par type de ligne de la feuille de score.
arena-seat-advantage-heading = Places
arena-seat-advantage-note = Fréquence des victoires de chaque place, quel qu’en soit l’occupant. Le trait pointillé est une part égale.
arena-ahead-heading = Qui finit devant qui
arena-ahead-note = Fréquence à laquelle le robot d’une ligne a fini devant celui d’une colonne quand ils jouaient ensemble.
arena-length-heading = Longueur des parties
arena-length-note = Décisions de toutes les places réunies, dans chaque partie.
source-planet-sheet-objective = objectif
source-planet-sheet-animal = animaux
source-rauha-sheet-biomes = biomes
source-rauha-sheet-entities = entités
source-rauha-sheet-water = eau
source-earth-sheet-base = points imprimés
source-earth-sheet-events = événements
source-earth-sheet-compost = compost
source-earth-sheet-sprouts = pousses
source-earth-sheet-growth = croissance
source-earth-sheet-terrain = terrains
source-earth-sheet-ecosystem = écosystèmes
source-earth-sheet-fauna = faune
source-earth-sheet-bonus = première grille pleine
