# Earth en équipes.

earth-option-teams = Deux équipes de deux : les deux premières places contre les deux dernières. Pour quatre places seulement.

# Les plateaux que partagent les équipiers.
earth-team-put-soil = { $seat } pose 1 sol sur le plateau d’équipe.
earth-team-put-compost = { $seat } pose la carte du dessus de son compost sur le plateau d’équipe.
earth-team-put-card = { $seat } pose { $card } sur le plateau d’équipe.
earth-team-put-one = { $seat } pose une carte sur le plateau d’équipe.
earth-team-put-sprout =
    { $seat } laisse { $count ->
        [one] { $count } germe
       *[other] { $count } germes
    } sur le plateau d’équipe.
earth-team-put-growth =
    { $seat } laisse { $count ->
        [one] { $count } pion croissance
       *[other] { $count } pions croissance
    } sur le plateau d’équipe.
earth-team-fetched-soil =
    { $seat } prend { $count ->
        [one] { $count } sol
       *[other] { $count } sols
    } sur le plateau d’équipe.
earth-team-fetched-compost =
    { $seat } prend { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } pour le compost sur le plateau d’équipe.
earth-team-fetched-sprout =
    { $seat } prend { $count ->
        [one] { $count } germe
       *[other] { $count } germes
    } sur le plateau d’équipe.
earth-team-fetched-growth =
    { $seat } prend { $count ->
        [one] { $count } pion croissance
       *[other] { $count } pions croissance
    } sur le plateau d’équipe.
earth-team-fetched-card =
    { $seat } prend { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } sur le plateau d’équipe.
earth-team-lost-soil =
    L’équipe ({ $seats }) ne les prend pas et perd { $count ->
        [one] { $count } sol
       *[other] { $count } sols
    }.
earth-team-lost-compost =
    L’équipe ({ $seats }) ne les prend pas et perd { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } pour le compost.
earth-team-lost-sprout =
    L’équipe ({ $seats }) ne les prend pas et perd { $count ->
        [one] { $count } germe
       *[other] { $count } germes
    }.
earth-team-lost-growth =
    L’équipe ({ $seats }) ne les prend pas et perd { $count ->
        [one] { $count } pion croissance
       *[other] { $count } pions croissance
    }.
earth-team-lost-card =
    L’équipe ({ $seats }) ne les prend pas et perd { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
earth-team-points = { $seats } ensemble : { $points } PV.

# Questions et réponses.
earth-prompt-team = Fin du tour : poser quelque chose sur votre plateau d’équipe, ou prendre ce qui s’y trouve ? Le reste sera perdu.
earth-do-put-soil = Poser 1 sol sur le plateau d’équipe
earth-do-put-compost = Poser la carte du dessus de mon compost sur le plateau d’équipe
earth-do-put-card = Poser { $card } sur le plateau d’équipe
earth-do-fetch-soil =
    Prendre { $count ->
        [one] { $count } sol
       *[other] { $count } sols
    } sur le plateau d’équipe
earth-do-fetch-compost =
    Prendre { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } pour le compost sur le plateau d’équipe
earth-do-fetch-sprouts =
    Prendre { $count ->
        [one] { $count } germe
       *[other] { $count } germes
    } sur le plateau d’équipe
earth-do-fetch-growth =
    Prendre { $count ->
        [one] { $count } pion croissance
       *[other] { $count } pions croissance
    } sur le plateau d’équipe
earth-do-fetch-cards =
    Prendre { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } sur le plateau d’équipe

# La table en texte.
earth-table-team = { $seats } : { $points } PV pour l’instant ; sur le plateau d’équipe sol { $soil }, germes { $sprouts }, croissance { $growth }, compost { $compost }, cartes { $cards }
earth-table-partner = Main ({ $seat }) : { $cards }
