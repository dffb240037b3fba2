# Problèmes, sur la page et dans le terminal.
puzzle-heading = { $game } : problème { $number }
puzzle-question = Trouvez la meilleure réponse dans cette position.
puzzle-grade =
    { $missed ->
        [one] { $missed } niveau sur { $levels } ne la trouve pas.
       *[other] { $missed } niveaux sur { $levels } ne la trouvent pas.
    }
puzzle-wrong = Pas la meilleure : avec « { $answer } », vous gagnez { $chance } % des parties explorées, avec la meilleure réponse { $best } %. La meilleure réponse : { LIST($reasons) }.
puzzle-unpromising = Pas la meilleure : les recherches ont vite laissé « { $answer } » pour de meilleures réponses (au nombre de { $count }). La meilleure gagne { $best } % des parties explorées.
puzzle-solved = La meilleure réponse : { $answer } ({ LIST($reasons) }). Elle gagne { $best } % des parties explorées, la deuxième { $second } %.
puzzle-not-yet = Résolvez d’abord le problème, ou tapez « show » pour voir la réponse.
puzzle-commands = Tapez votre réponse ; « show » montre la meilleure, ? l’aide, q quitte.
puzzle-next = Entrée : problème suivant ; p : continuer la partie ; q : quitter.
puzzles-progress = Problèmes : { $found } sur { $count }, parties examinées : { $games }. Temps restant : { $left }
puzzles-written =
    { $count ->
        [one] { $count } problème est dans { $path }.
       *[other] { $count } problèmes sont dans { $path }.
    }
puzzles-of-grade = manqués par { $missed } sur { $levels } niveaux : { $count }
puzzles-stopped = Interrompu ; la même commande continue. Les parties examinées sont dans { $path }.
puzzles-record-progress = Recherche de problèmes… { $percent } %
puzzles-other-game = Dans { $file }, le jeu est { $found } et non { $game }.
unknown-puzzle = { $game } n’a pas de problème { $number } ; le dernier est { $count }.
puzzle-problems = Erreurs dans le problème ({ $count }) : { $problems }.
puzzle-line = La ligne { $line } n’est pas un problème : { $reason }
puzzles-not-json = Ce n’est pas du JSON : { $why }
puzzles-other-run = { $file } appartient à un calcul avec une autre graine ou d’autres paramètres. Donnez les mêmes, ou choisissez un autre fichier.
