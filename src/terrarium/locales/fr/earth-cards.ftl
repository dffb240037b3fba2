# Earth : capacités, règles de score et objectifs, composés à partir des données des cartes.
# Les phrases commencent en minuscule, car elles font partie d’autres. $n est un nombre ; le reste, des mots des données.

earth-ability =
    { $color ->
        [green] Vert
        [red] Rouge
        [blue] Bleu
        [yellow] Jaune
        [multicolor] Multicolore
        [black] Noir
       *[brown] Brun
    } : { $ability }

earth-and-2 = { $first } et { $last }
earth-and-3 = { $first }, { $second } et { $last }
earth-pay-gain = { $cost }, puis { $gain }

# Coûts.
earth-cost-soil =
    payez { $n ->
        [one] { $n } sol
       *[other] { $n } sols
    }
earth-cost-sprout =
    rendez { $n ->
        [one] { $n } germe
       *[other] { $n } germes
    }
earth-cost-growth =
    rendez { $n ->
        [one] { $n } pion croissance
       *[other] { $n } pions croissance
    }
earth-cost-hand =
    compostez { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } de votre main
earth-cost-compost =
    défaussez { $n ->
        [one] la carte du dessus
       *[other] les { $n } cartes du dessus
    } de votre compost

# Gains.
earth-gain-soil =
    gagnez { $n ->
        [one] { $n } sol
       *[other] { $n } sols
    }
earth-gain-draw =
    piochez { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
earth-gain-deck =
    compostez { $n ->
        [one] la carte du dessus
       *[other] les { $n } cartes du dessus
    } de la pioche
earth-gain-sprout =
    { $n ->
        [one] placez { $n } germe
       *[other] placez jusqu’à { $n } germes
    }
earth-gain-growth =
    { $n ->
        [one] placez { $n } pion croissance
       *[other] placez jusqu’à { $n } pions croissance
    }
earth-gain-hand =
    compostez jusqu’à { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } de votre main

# Effets.
earth-effect-end-scoring = en fin de partie { $rule }
earth-effect-start =
    au départ, piochez { $draw ->
        [one] { $draw } carte
       *[other] { $draw } cartes
    }, { $hand ->
        [0] n’en compostez aucune
        [one] compostez-en { $hand }
       *[other] compostez-en { $hand }
    } et gagnez { $soil ->
        [one] { $soil } sol
       *[other] { $soil } sols
    }
earth-effect-place-on-each-in-line =
    placez { $piece ->
        [sprout] 1 germe
       *[growth] 1 pion croissance
    } sur chaque { $type ->
        [tree] arbre
        [herb] herbe
        [mushroom] champignon
       *[bush] buisson
    } de cette { $line ->
        [row] ligne
       *[column] colonne
    }, y compris cette carte
earth-effect-place-on-adjacent = { $gain } au total sur la flore autour de cette carte
earth-effect-reduce-planting-cost-type =
    planter { $word ->
        [tree] un arbre
        [herb] une herbe
        [mushroom] un champignon
       *[bush] un buisson
    } vous coûte { $n ->
        [one] { $n } sol
       *[other] { $n } sols
    } de moins
earth-effect-reduce-planting-cost-habitat =
    planter une carte d’habitat { $word ->
        [sunny] ensoleillé
        [wet] humide
        [rocky] rocheux
       *[cold] froid
    } vous coûte { $n ->
        [one] { $n } sol
       *[other] { $n } sols
    } de moins
earth-effect-pay-with =
    toute partie du coût de cette carte peut être payée avec des { $resource ->
        [sprout] germes
        [growth] pions croissance
        [hand] cartes compostées de votre main
        [compost] cartes de votre compost
       *[soil] sols
    }, à raison d’un élément par sol
earth-effect-copy =
    activez une capacité { $color ->
        [green] verte
        [red] rouge
        [blue] bleue
       *[yellow] jaune
    } d’une autre carte de votre grille comme si elle était sur celle-ci
earth-effect-wild = cette flore est à la fois arbre, herbe, champignon et buisson
earth-effect-replace-when-planting =
    au lieu de planter, mettez à la place de cette carte, sans payer de sol, une carte de votre main ayant une capacité { $color ->
        [green] verte
        [red] rouge
        [blue] bleue
       *[yellow] jaune
    } ; celle-ci va dans votre compost ; puis piochez { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
earth-effect-cannot-choose =
    vous ne pouvez pas choisir l’action { $color ->
        [green] Planter
        [red] Composter
        [blue] Arroser
       *[yellow] Croître
    }
earth-effect-look-at-compost =
    regardez { $n ->
        [one] la carte du dessus
       *[other] les { $n } cartes du dessus
    } de votre compost, prenez-en 1 en main et remettez le reste dessus
earth-effect-per-card-planted = pour { $planted } parmi vos plantations de ce tour, { $ability }
earth-effect-only-if-chosen =
    seulement si vous avez choisi l’action { $color ->
        [green] Planter
        [red] Composter
        [blue] Arroser
       *[yellow] Croître
    } : { $ability }
earth-effect-when-event-played = chaque fois que vous jouez un événement, { $ability }

# Points en fin de partie.
earth-score = { $vp } PV pour { $what }
earth-score-at-most = { $vp } PV pour { $what }, { $most } PV au plus
earth-score-ladder =
    { $steps } PV pour 1, 2 et ainsi de suite jusqu’à { $last } { $type ->
        [tree] arbres
        [herb] herbes
        [mushroom] champignons
       *[bush] buissons
    } ou plus

# Ce qui compte, pour les points : « chaque carte », « 2 cartes ».
earth-each-card =
    { $n ->
        [one] chaque carte
       *[other] chaque groupe de { $n } cartes
    }
earth-each-flora =
    { $n ->
        [one] chaque carte flore
       *[other] chaque groupe de { $n } cartes flore
    }
earth-each-terrain =
    { $n ->
        [one] chaque terrain
       *[other] chaque groupe de { $n } terrains
    }
earth-each-event =
    { $n ->
        [one] chaque événement
       *[other] chaque groupe de { $n } événements
    }
earth-each-soil =
    { $n ->
        [one] chaque sol
       *[other] chaque groupe de { $n } sols
    }
earth-each-sprout =
    { $n ->
        [one] chaque germe
       *[other] chaque groupe de { $n } germes
    }
earth-each-growth =
    { $n ->
        [one] chaque pion croissance
       *[other] chaque groupe de { $n } pions croissance
    }
earth-each-set =
    { $n ->
        [one] chaque série
       *[other] chaque groupe de { $n } séries
    }
earth-each-row =
    { $n ->
        [one] chaque ligne complète
       *[other] chaque groupe de { $n } lignes complètes
    }
earth-each-column =
    { $n ->
        [one] chaque colonne complète
       *[other] chaque groupe de { $n } colonnes complètes
    }
earth-each-space =
    { $n ->
        [one] chaque emplacement vide
       *[other] chaque groupe de { $n } emplacements vides
    }
earth-each-type =
    { $n ->
        [one] chaque { $type ->
            [tree] arbre
            [herb] herbe
            [mushroom] champignon
           *[bush] buisson
        }
       *[other] chaque groupe de { $n } { $type ->
            [tree] arbres
            [herb] herbes
            [mushroom] champignons
           *[bush] buissons
        }
    }

# Ce qui compte, pour les objectifs : « au moins 8 cartes ».
earth-goal-card =
    au moins { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
earth-goal-flora =
    au moins { $n ->
        [one] { $n } carte flore
       *[other] { $n } cartes flore
    }
earth-goal-event =
    au moins { $n ->
        [one] { $n } événement
       *[other] { $n } événements
    }
earth-goal-soil =
    au moins { $n ->
        [one] { $n } sol
       *[other] { $n } sols
    }
earth-goal-set =
    au moins { $n ->
        [one] { $n } série
       *[other] { $n } séries
    }
earth-goal-row =
    au moins { $n ->
        [one] { $n } ligne complète
       *[other] { $n } lignes complètes
    }
earth-goal-column =
    au moins { $n ->
        [one] { $n } colonne complète
       *[other] { $n } colonnes complètes
    }
earth-goal-diagonal =
    { $n ->
        [one] { $n } diagonale complète
       *[other] { $n } diagonales complètes
    }
earth-goal-type =
    au moins { $n ->
        [one] { $n } { $type ->
            [tree] arbre
            [herb] herbe
            [mushroom] champignon
           *[bush] buisson
        }
       *[other] { $n } { $type ->
            [tree] arbres
            [herb] herbes
            [mushroom] champignons
           *[bush] buissons
        }
    }

earth-count-cards-with-color =
    { $what } avec une capacité { $color ->
        [green] verte
        [red] rouge
        [blue] bleue
        [yellow] jaune
        [multicolor] multicolore
        [black] noire
       *[brown] brune
    }
earth-count-cards-with-habitat =
    { $what } d’habitat { $habitat ->
        [sunny] ensoleillé
        [wet] humide
        [rocky] rocheux
       *[cold] froid
    }
earth-count-cards-with-habitat-count =
    { $what } avec { $limit ->
        [least] au moins
        [most] au plus
       *[exactly] exactement
    } { $n ->
        [one] { $n } habitat
       *[other] { $n } habitats
    }
earth-count-cards-with-vp =
    { $what } d’une valeur de base de { $limit ->
        [least] { $n } PV ou plus
        [most] { $n } PV ou moins
       *[exactly] { $n } PV
    }
earth-count-cards-with-vp-parity =
    { $what } d’une valeur de base { $parity ->
        [even] paire
       *[odd] impaire
    } en PV
earth-count-cards-with-cost =
    { $what } d’un coût en sol de { $limit ->
        [least] { $n } ou plus
        [most] { $n } ou moins
       *[exactly] { $n }
    }
earth-count-cards-with-arrows = { $what } avec des flèches de direction
earth-count-cards-with-two-abilities = { $what } avec deux capacités
earth-count-terrains = { $what }
earth-count-flora-of-type = { $what }
earth-count-flora-with-tag =
    { $what } au nom tiré { $tag ->
        [geographic] d’un lieu
        [animal] d’un animal
       *[color] d’une couleur
    }
earth-tag-geographic = nom tiré d’un lieu
earth-tag-animal = nom tiré d’un animal
earth-tag-color = nom tiré d’une couleur
earth-count-flora-with-spaces =
    { $what } avec { $limit ->
        [least] au moins
        [most] au plus
       *[exactly] exactement
    } { $n ->
        [one] { $n } emplacement
       *[other] { $n } emplacements
    } de { $piece ->
        [sprout] germe
       *[growth] croissance
    }
earth-count-flora-with-canopy =
    { $what } avec une canopée de { $limit ->
        [least] { $n } PV ou plus
        [most] { $n } PV ou moins
       *[exactly] { $n } PV
    }
earth-count-flora-with-pieces =
    { $what } portant au moins { $n ->
        [one] { $n } { $piece ->
            [sprout] germe
           *[growth] croissance
        }
       *[other] { $n } { $piece ->
            [sprout] germes
           *[growth] pions croissance
        }
    }
earth-count-flora-full-of =
    { $what } dont tous les emplacements de { $piece ->
        [sprout] germe
       *[growth] croissance
    } sont remplis
earth-count-flora-completely-full = { $what } dont tous les emplacements de croissance et de germe sont remplis
earth-count-flora-without-pieces = { $what } sans croissance ni germe
earth-count-pieces = { $what } sur votre grille
earth-count-soil = { $what } dans votre réserve
earth-count-hand = { $what } dans votre main
earth-count-compost = { $what } dans votre compost
earth-count-events = { $what } dans votre pile d’événements
earth-count-sets = { $what } de cartes différentes : une rouge, une bleue, une jaune, un terrain et un événement
earth-count-full-lines = { $what }
earth-count-full-diagonals = { $what } d’un coin à l’autre
earth-count-lines-all-different =
    { $what } dont les quatre cartes diffèrent toutes par { $property ->
        [ability_color] la couleur de capacité
        [card_type] le type de carte
        [habitat] l’habitat
        [base_vp] la valeur de base en PV
        [sprout_count] le nombre de germes
       *[growth_count] le nombre de pions croissance
    }
earth-count-lines-shared =
    { $what } dont les quatre cartes ont en commun { $property ->
        [ability_color] une couleur de capacité
        [card_type] un type de carte
        [habitat] un habitat
        [base_vp] la valeur de base en PV
        [sprout_count] le nombre de germes
       *[growth_count] le nombre de pions croissance
    }
earth-count-diagonal-path =
    { $what } sur votre plus long chemin diagonal { $type ->
        [tree] d’arbres
        [herb] d’herbes
        [mushroom] de champignons
       *[bush] de buissons
    }
earth-count-in-line =
    { $what } dans cette { $line ->
        [row] ligne
       *[column] colonne
    }
earth-count-adjacent =
    { $what } { $adjacency ->
        [orthogonal] orthogonalement
       *[diagonal] en diagonale
    } à côté de cette carte
earth-count-path-through-self =
    { $what } sur le plus long chemin orthogonal de cartes d’habitat { $habitat ->
        [sunny] ensoleillé
        [wet] humide
        [rocky] rocheux
       *[cold] froid
    } passant par celle-ci, elle-même comprise
earth-count-empty-adjacent = { $what } orthogonalement à côté de cette carte
earth-count-best-player-color =
    { $what } avec une capacité { $color ->
        [green] verte
        [red] rouge
        [blue] bleue
        [yellow] jaune
        [multicolor] multicolore
        [black] noire
       *[brown] brune
    } chez le joueur qui en a le plus
earth-count-best-player-habitat =
    { $what } d’habitat { $habitat ->
        [sunny] ensoleillé
        [wet] humide
        [rocky] rocheux
       *[cold] froid
    } chez le joueur qui en a le plus
