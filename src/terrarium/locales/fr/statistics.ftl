# Statistiques des parties terminées : sur la page et dans le terminal.
stats-results = Résultats
stats-sources = Points par source
stats-sources-note = Points moyens d’un joueur, les parties les plus anciennes en haut.
stats-cards = Cartes les plus plantées
stats-cards-note = Fréquence des victoires avec la carte. Les barres sont des intervalles de confiance à 95 % ; les cartes les plus plantées sont en haut.
stats-head-game = Jeu
stats-head-seats = Joueurs
stats-head-opponents = Adversaires
stats-head-played = Parties
stats-head-won = Victoires
stats-head-best = Record
stats-head-mean = Moyenne
stats-head-source = Origine
stats-head-earlier = Première moitié
stats-head-later = Seconde moitié
stats-head-card = Carte
stats-head-games = Parties
stats-alone = en solitaire
stats-people = personnes
stats-unknown = inconnus
stats-won = { $won } ({ $percent })
stats-percent = { $number } %
stats-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-period-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
stats-card-words =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, victoires : { $percent }
stats-title =
    { $games ->
        [one] { $games } partie terminée
       *[other] { $games } parties terminées
    } dans { $folder }
stats-of-game = { $what } : { $game }
stats-skipped = Non compté : { $file }. { $why }
stats-progress = { $percent } % des fichiers lus
stats-written = La page est dans { $path }.
page-stats = Statistiques
page-stats-mine = Mes parties
page-stats-everybody = Parties de tout le monde
page-stats-about = Vos parties terminées sur ce serveur. Les leçons, les parties importées et celles reprises à un moment d’une autre ne comptent pas.
page-stats-everybody-about = Résultats de toutes les personnes sur ce serveur, sans noms.
page-stats-none = Il n’y a pas encore de résultats. Ils apparaissent quand une partie est terminée.
page-stats-pending =
    { $count ->
        [one] { $count } partie plus ancienne reste à compter.
       *[other] { $count } parties plus anciennes restent à compter.
    }
page-stats-graph = Points moyens par source dans le jeu { $game }, de la partie la plus ancienne à la plus récente
page-stats-period = { $when } : { $score } points
page-stats-as-csv = Télécharger en CSV
page-stats-as-json = Télécharger en JSON
page-stats-game = Jeu affiché
page-stats-last = Récemment
page-stats-total = Somme
