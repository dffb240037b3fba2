# Analyses de parties terminées, sur la page et dans le terminal.
review-heading = Analyse
review-known = Chaque choix est jugé d’après ce que l’on pouvait savoir alors, et non d’après les cartes venues plus tard.
review-graph = Chances de victoire
review-none = Aucun choix n’était nettement moins bon qu’un autre.
review-move = Coup { $number }
review-chosen = Choisi : { $answer }
review-better = Mieux : { $answer } ({ LIST($reasons) })
review-cost = Coût : { $chance } % de chances de victoire (entre { $low } et { $high } %), { NUMBER($points, minimumFractionDigits: 1) } points (entre { NUMBER($points_low, minimumFractionDigits: 1) } et { NUMBER($points_high, minimumFractionDigits: 1) })
review-counts =
    { $decisions ->
        [one] { $decisions } décision, { $retested } comparées de près, { $mistakes } nettement moins bonnes qu’une autre.
       *[other] { $decisions } décisions, { $retested } comparées de près, { $mistakes } nettement moins bonnes qu’une autre.
    }
review-reason-later = rapporte davantage plus tard
review-balance = Chance et habileté
review-balance-start = Au début
review-balance-deal = La donne
review-balance-own = Choix personnels
review-balance-others = Choix des autres
review-balance-result = Résultat
review-balance-note = La donne et les choix forment ensemble le résultat. Un choix compte si la perte était nette ; tout le reste vient de la donne.
review-percent = { $number } %
review-progress = Analyse … { $percent } %
review-written = Le rapport est dans { $path }.
