# Les mots de toutes les tables, quel que soit le jeu.

version = Terrarium { $version }
rules-compiled = Les règles sont compilées.
rules-plain = Les règles tournent en simple Python.

# Noms : une place sans nom, sa propre place, une place jouée au hasard, une carte nommée par son propriétaire.
name-seat = Joueur { $number }
name-you = Joueur { $number } (vous)
name-bot = Joueur { $number } ({ $bot })
own-name = { $name }
list-and = { $items } et { $last }

wait-for = On attend { $seats }.

# Une partie à la table en texte.
table-start = { $game }. À la table : { $seats }. Graine { $seed }.
table-start-help = Tapez ? pour obtenir de l'aide.
table-turn = C'est à { $seat } de jouer.
table-pause = { $seat } : appuyez sur Entrée quand personne d'autre ne regarde l'écran.
table-choose = Que faites-vous ?
table-page = { $shown } choix sur { $all } ; + affiche la suite.
table-no-advice = Aucun conseil ici : ce choix vous appartient.
table-undone = { $seat } reprend sa dernière action.
table-saved = La partie est enregistrée dans { $file }.
table-save-where = Tapez un nom de fichier après le s, par exemple : s partie.txt
table-left =
    Vous quittez la table après { $moves ->
        [one] { $moves } action
       *[other] { $moves } actions
    } ; rien d'autre n'est conservé. La graine était { $seed }.
table-end = La partie est terminée. « s FICHIER » l'enregistre, Entrée met fin.

# Ce qu'on peut taper.
table-help-choose = Tapez ce qui précède un choix ; plusieurs à la fois, séparés par des espaces.
table-help-back = - annule d'un pas ce que vous avez tapé pour cette action.
table-help-look = l affiche de nouveau la table, Entrée les choix.
table-help-page = + affiche la suite d'une longue liste.
table-help-run = r répond selon le conseil jusqu'à la fin d'une activation, quand le jeu conseille.
table-help-undo = u reprend votre dernière action, tant que rien n'a été révélé et que personne n'y a réagi.
table-help-save = s FICHIER enregistre la partie dans un fichier.
table-help-quit = q quitte la table, tout comme la fin des données en entrée.
table-help-setting = « { $setting } on » et « { $setting } off » peuvent être tapés à tout moment. { $about }
table-option = L'option { $option } vaut { $value }. { $meaning }
table-setting =
    { $meaning } : { $on ->
        [yes] oui (« { $setting } off » pour arrêter)
       *[no] non (« { $setting } on » pour l’activer)
    }.

# Le décompte.
table-score =
    { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-score-row = { $what } : { $points }
table-rival-score =
    { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-team-score =
    { $seats } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-rival-won = { $name } gagne.
table-winners =
    { $count ->
        [one] Vainqueur : { $seats }.
       *[other] Vainqueurs : { $seats }.
    }

# Une partie racontée.
replay-step = Entrée passe à l'action suivante, q met fin.
replay-remark = Remarque : { $remark }
replay-unfinished =
    La partie n'a pas été terminée ; elle s'arrête après { $moves ->
        [one] { $moves } action
       *[other] { $moves } actions
    }.
