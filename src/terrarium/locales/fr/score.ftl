# L’arbitre d’une partie sur une vraie table.

score-head-habitat = milieu naturel
score-head-touches = en contact avec
score-head-size = parcelles
score-head-round = tour
score-head-animal = animal
score-head-need = condition d’accueil
score-head-verdict = maintenant

score-planet-regions =
    Planète, { $seat } ({ $covered ->
        [one] { $covered } face couverte
       *[other] { $covered } faces couvertes
    }) : ses régions
score-planet-animals = Animaux en jeu au tour { $round }, avec la valeur de chaque planète
score-planet-taken = carte remportée par { $seat }
score-planet-taken-by-next = carte remportée par { $seat } grâce aux régions suivantes ({ $sizes })
score-planet-leads = pour l’instant, carte pour { $seat }
score-planet-tied-now = personne pour l’instant ; égalité : { $seats }
score-planet-tied-carried = égalité : { $seats } ; la carte passe au tour { $round }
score-planet-tied-boxed = égalité : { $seats } ; la carte retourne dans la boîte
score-planet-nobody-now = personne pour l’instant ; aucune planète ne remplit la condition
score-planet-nobody-carried = aucune planète ne remplit la condition ; la carte passe au tour { $round }
score-planet-nobody-boxed = aucune planète ne remplit la condition ; la carte retourne dans la boîte
score-planet-sheet = Décompte au tour { $round }
score-planet-sheet-after = Décompte après les animaux du tour { $round }
score-planet-no-sheet = Le décompte demande tous les objectifs ; il manque : { $seats }.

score-rauha-title = Les plateaux, totem en place { $totem } sur 16
score-rauha-head-seat = plateau
score-rauha-head-points = points
score-rauha-head-crystals = cristaux
score-rauha-head-water = eau
score-rauha-head-water-points = points de l’eau
score-rauha-full-line =
    { $seat } : la { $line ->
        [row] rangée
       *[column] colonne
    } { $index } est complète ; y placer une carte invite { $entity }.
score-rauha-held = Entités ({ $seat }) : { $entities }.
score-rauha-line =
    { $seat }, ligne du totem : au plus { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, puis { $crystals ->
        [one] { $crystals } cristal
       *[other] { $crystals } cristaux
    }. { $actions }
score-rauha-scoring =
    { $seat }, décompte maintenant : au plus { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $water } pour l’eau, puis { $crystals ->
        [one] { $crystals } cristal
       *[other] { $crystals } cristaux
    }. { $actions }
score-rauha-way = Comment : { $actions }.
score-rauha-no-way = Rien à activer.
