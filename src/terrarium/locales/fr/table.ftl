# Les mots de toutes les tables, quel que soit le jeu.

version = Terrarium { $version }
rules-compiled = Les règles sont compilées.
rules-plain = Les règles s’exécutent en Python non compilé.
dealt-again = { $seat } reprend la partie ici ; tout ce qui est caché a été redistribué.

# Noms : une place sans nom, sa propre place, une place jouée au hasard, une carte nommée par son propriétaire.
name-seat = Joueur { $number }
name-you = Joueur { $number } (vous)
name-bot = Joueur { $number } ({ $bot })
own-name = { $name }
list-and = { $items } et { $last }

wait-for = À jouer : { $seats }.

# Une partie à la table en texte.
table-start = { $game }. À la table : { $seats }. Graine { $seed }.
table-start-help = Tapez ? pour obtenir de l’aide.
table-turn = À { $seat } de jouer.
table-pause = { $seat } : appuyez sur Entrée quand personne d’autre ne voit l’écran.
table-choose = Que faites-vous ?
table-page = { $shown } choix sur { $all } ; + affiche la suite.
table-no-advice = Il n’y a pas de conseil pour ce choix.
table-undone = { $seat } annule sa dernière action.
table-saved = La partie a été enregistrée dans { $file }.
table-save-where = Tapez un nom de fichier après le s, par exemple : s partie.txt
table-left =
    Vous quittez la table après { $moves ->
        [one] { $moves } action
       *[other] { $moves } actions
    }. Graine : { $seed }.
table-saved-next = Ce qui aurait été meilleur : terrarium review { $file }
table-end = La partie est terminée. « s FICHIER » l’enregistre, Entrée quitte le programme.

# Ce qu’on peut taper.
table-help-choose = Tapez le mot ou le numéro qui précède un choix ; séparez plusieurs réponses par des espaces.
table-help-back = - annule une étape de l’action en cours de saisie.
table-help-look = l affiche de nouveau la table, Entrée les choix.
table-help-page = + affiche la suite d’une longue liste.
table-help-run = r suit les conseils jusqu’à la fin d’une activation.
table-help-undo = u annule votre dernière action, sauf si quelque chose de caché a été révélé ou si une autre personne a joué depuis.
table-help-save = s FICHIER enregistre la partie dans un fichier.
table-help-quit = q quitte le programme, tout comme la fin des données en entrée.
table-help-setting = Vous pouvez taper à tout moment « { $setting } on » ou « { $setting } off ». { $about }
table-option = Option { $option } : { $value }. { $meaning }
table-setting =
    { $meaning } : { $on ->
        [yes] oui (« { $setting } off » pour désactiver)
       *[no] non (« { $setting } on » pour activer)
    }.

# Le décompte.
table-score =
    { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-score-row = { $what } : { $points }
table-rival-score =
    { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-team-score =
    { $seats } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-rival-won = { $name } gagne.
table-winners =
    { $count ->
        [one] Victoire : { $seats }.
       *[other] Victoire partagée : { $seats }.
    }

# Une partie racontée.
replay-step = Entrée passe à l’action suivante, q quitte le programme.
replay-remark = Note : { $remark }
replay-unfinished =
    La partie n’a pas été terminée ; elle s’arrête après { $moves ->
        [one] { $moves } action
       *[other] { $moves } actions
    }.
