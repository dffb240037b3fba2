# La donne du jour : sur la page et dans le terminal.
page-daily = Donne du jour
page-daily-about = La même donne et les mêmes adversaires pour tous ceux qui ont cette version des règles. Vous avez un seul essai. Une nouvelle donne arrive à minuit UTC. Les comparaisons ne montrent aucun nom.
page-daily-against =
    { $count ->
        [one] Contre { $count } bot
       *[other] Contre { $count } bots
    }, niveau { $level }. Sans indices.
page-daily-play = Jouer
page-daily-play-label = Jouer la donne du jour : { $game }
page-daily-continue = Continuer votre essai
page-daily-lost = La table de votre essai a été supprimée avant la fin de la partie.
page-daily-score =
    { $score ->
        [one] { $score } point obtenu
       *[other] { $score } points obtenus
    }
page-daily-players = Autres joueurs sur ce serveur
page-daily-bots = Parties de bots à votre place
page-daily-first = Personne d’autre n’a encore terminé cette donne ici.
page-daily-running = { $done } parties de bots sur { $runs } sont jouées. Les chiffres changent jusqu’à la fin.
page-daily-better-players =
    { $count ->
        [one] Mieux que { $percent } % sur { $count } autre joueur.
       *[other] Mieux que { $percent } % des { $count } autres joueurs.
    }
page-daily-better-bots = Mieux que { $percent } % des { $count } parties de bots.
page-daily-share = Copier un texte à partager
page-daily-shared =
    Terrarium, { $game }, { $day } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
page-daily-practise = S’entraîner sur cette donne
page-daily-calendar = Donnes passées
page-daily-calendar-about = Choisissez un jour pour vous entraîner sur sa donne. L’entraînement ne compte pas. Les nombres sont vos scores du jour même.
page-daily-earlier = Mois précédent
page-daily-later = Mois suivant
page-daily-practise-day = S’entraîner sur la donne du { $day }
page-daily-practise-scored = S’entraîner sur la donne du { $day } ; votre score : { $score }
page-daily-column = { $scores } : { $count }
page-daily-streak =
    { $days ->
        [one] { $days } jour avec une donne terminée
       *[other] { $days } jours de suite avec une donne terminée
    }
page-daily-compare = Comparer votre score
daily-progress = { $percent } % des parties de bots jouées
daily-levels = Les parties de bots sont jouées à tour de rôle par : { $levels }.
