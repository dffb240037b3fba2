# Rauha dans le navigateur.

rauha-page-stage = Manche { $round } sur { $rounds } · tour { $turn }
rauha-page-stage-scoring = Manche { $round } sur { $rounds } · décompte
rauha-page-round = Manche { $round }

# Le plateau.
rauha-page-own-board = Votre plateau
rauha-page-board-of = Plateau : { $name }
rauha-page-back = Retour à mon plateau
rauha-page-totem =
    Totem. Cases de sa ligne : { $line }. { $turns ->
        [0] Décompte en cours.
        [one] Le décompte suit ce tour.
       *[other] Tours avant le décompte : { $turns }.
    }
rauha-page-cell = Case { $cell }
rauha-page-spore = avec une spore
rauha-page-not-here = la carte ne peut pas être posée ici
rauha-page-card-here = votre carte ici :
rauha-page-spore-here = la spore peut aller ici
rauha-page-can-use = activable : { $effect }
rauha-page-track = Piste de score, dans l’ordre de jeu : { $order }
rauha-page-first = premier joueur

# Les biens.
rauha-page-points = points
rauha-page-crystals = cristaux
rauha-page-spores = spores
rauha-page-water = eau
rauha-page-water-count = eau : { $water }

# Les cartes.
rauha-page-cards = Cartes du satellite
rauha-page-own-card = Votre carte
rauha-page-card =
    { $animals ->
        [none] { LIST($biomes) }
       *[some] { LIST($biomes) } ({ LIST($animals) })
    }
rauha-page-a-card = Carte : { $card }
rauha-page-chosen = choisie
rauha-page-rest-to = Gardez-en une. Le reste va à { $name }.
rauha-page-rest-gone = Gardez-en une. Le reste va au trou noir.
rauha-page-keep = Garder cette carte
rauha-page-keep-instead = Garder plutôt cette carte
rauha-page-costs =
    { $cost ->
        [one] coûte { $cost } cristal
       *[other] coûte { $cost } cristaux
    }
rauha-page-free = gratuite
rauha-page-short =
    { $short ->
        [one] il manque { $short } cristal
       *[other] il manque { $short } cristaux
    }
rauha-page-only-on = seulement sur les cases { $cells }
rauha-page-only-marked = seulement sur les cases marquées
rauha-page-covers = recouvre { $covered }
rauha-page-brings = invite { $coming }
rauha-page-place =
    { $cost ->
        [0] Placer ici, gratuitement
        [one] Placer ici pour { $cost } cristal
       *[other] Placer ici pour { $cost } cristaux
    }
rauha-page-discard = Défausser la carte
rauha-page-discard-crystals =
    { $crystals ->
        [one] Défausser : prendre { $crystals } cristal
       *[other] Défausser : prendre { $crystals } cristaux
    }
rauha-page-discard-spore = Défausser : poser une spore
rauha-page-discard-spore-on = Défausser : poser la spore ici
rauha-page-spore-on = Poser la spore ici
rauha-page-prepare = Pendant que les autres jouent, vous pouvez préparer la place de votre carte.
rauha-page-ready = C’est préparé. Il suffira de confirmer à votre tour.
rauha-page-planned = Préparé pour la case marquée.
rauha-page-plan-lost = Le coup préparé n’est plus possible.

# Utiliser.
rauha-page-you-use = Activer
rauha-page-uses = { $name } active
rauha-page-sources = Ce que vous pouvez activer
rauha-page-used = activé
rauha-page-now = { $points } maintenant
rauha-page-rest = Prendre tout ce qui est gratuit : { LIST($gain) }
rauha-page-take = Prendre { $gain }
rauha-page-take-all = Prendre { $gain } et finir
rauha-page-plus-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rauha-page-plus-crystals =
    { $crystals ->
        [one] { $crystals } cristal
       *[other] { $crystals } cristaux
    }
rauha-page-minus-crystals =
    { $crystals ->
        [one] pour { $crystals } cristal
       *[other] pour { $crystals } cristaux
    }
rauha-page-plus-spores =
    { $spores ->
        [one] { $spores } spore
       *[other] { $spores } spores
    }

# À côté du plateau.
rauha-page-entities = Entités
rauha-page-entity-about = S’invite pour une ligne de symboles ({ $symbol }) : { $effect }
rauha-page-lends = ajoute { $water } en eau
rauha-page-middle = au centre
rauha-page-water-now = L’eau, et les points qu’elle rapporterait maintenant

# Ce qui s’est passé ; la carte est dessinée à côté et la case est marquée.
rauha-page-placed = { $seat } place une carte : { $card }.
rauha-page-discarded-spore = { $seat } défausse sa carte et pose une spore sur son plateau.
rauha-page-spore-paid = { $seat } paie une spore et la pose sur son plateau ({ $source }).
rauha-page-place-there =
    Placer { $card } sur { $covered }{ $cost ->
        [0] { "" }
        [one] , pour { $cost } cristal
       *[other] , pour { $cost } cristaux
    }{ $entities ->
        [none] { "" }
       *[some] { "\u00A0" }; invite { LIST($entities) }
    }
rauha-page-discard-spore-there = Défausser { $card } et poser une spore sur { $key }
rauha-page-target-there = Poser la spore sur { $key }
rauha-page-biome =
    { LIST($biomes) }{ $animals ->
        [none] { "" }
       *[some] , { LIST($animals) }
    }{ $water ->
        [0] { "" }
        [one] , eau : { $water }
       *[other] , eau : { $water }
    } : { $effect }, { $cost ->
        [0] gratuite
        [one] coûte { $cost } cristal
       *[other] coûte { $cost } cristaux
    }
rauha-page-prompt-place = Placez ou défaussez votre carte.
rauha-page-water-scored = L’eau est comparée au minimum de la table.
rauha-page-water-points = L’eau, et les points qu’elle a rapportés
