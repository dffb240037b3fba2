# Les matchs entre robots : ce que dit la commande, et le rapport.

arena-title =
    { $name } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } dans l’arène
arena-seats =
    { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, à tour de rôle ; les mêmes donnes pour chaque composition, à partir de la graine { $seed }.
arena-resumed =
    Le match reprend : { $done } sur { $games ->
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
    } ; les points acquis ont tranché.
arena-written = Le rapport se trouve dans { $path }.
arena-command = La commande qui a produit ce rapport :
arena-with-interval = { NUMBER($value, minimumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1) })
arena-share = { NUMBER($value, minimumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1) } %)
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 2) } ms
arena-head-bot = robot
arena-head-rating = classement (95 %)
arena-head-wins = victoires (95 %)
arena-head-score = score moyen (95 %)
arena-head-played = jouées
arena-head-mean-time = temps moyen par décision
arena-head-slow-time = 99 % des décisions en
arena-seat = { $seat }
arena-decisions = décisions
arena-standings-heading = Classement
arena-standings-note = Sous chaque chiffre figure son intervalle à 95 %. Le pour cent de décisions le plus lent a dépassé la durée de la dernière colonne.
arena-ratings-heading = Niveau
arena-ratings-note = Cotes de Plackett-Luce d’après l’ordre d’arrivée, avec intervalles à 95 % ; chaque robot commence à 25.
arena-shares-heading = Victoires
arena-shares-note = La part de ses parties que chaque robot a gagnée. Le trait pointillé est une part égale.
arena-scores-heading = Scores
arena-scores-note = Fréquence de chaque score ; le trait est la moyenne.
arena-sources-heading = D’où viennent les points
arena-sources-note = Points moyens de chaque robot par catégorie de la feuille de score.
arena-seat-advantage-heading = Places
arena-seat-advantage-note = Fréquence des victoires de chaque place, tous robots confondus. Le trait pointillé est une part égale.
arena-ahead-heading = Qui finit devant qui
arena-ahead-note = Fréquence à laquelle le robot de la ligne a fini devant celui de la colonne.
arena-length-heading = Longueur des parties
arena-length-note = Décisions de toutes les places réunies, dans chaque partie.
source-planet-sheet-objective = objectif
source-planet-sheet-animal = animaux
source-rauha-sheet-biomes = biomes
source-rauha-sheet-entities = entités
source-rauha-sheet-water = eau
source-earth-sheet-base = valeur de base
source-earth-sheet-events = événements
source-earth-sheet-compost = compost
source-earth-sheet-sprouts = germes
source-earth-sheet-growth = croissance
source-earth-sheet-terrain = terrains
source-earth-sheet-ecosystem = écosystèmes
source-earth-sheet-fauna = faune
source-earth-sheet-bonus = première grille complète
