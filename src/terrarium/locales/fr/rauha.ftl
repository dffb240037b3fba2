# Rauha. Les cases se comptent rangée par rangée, de 1 à 9. Les cartes n’ont pas de nom : 1-07 est la septième carte de
# l’ère I, A5 la cinquième case imprimée de la face A.

rauha-name = Rauha

# Symboles.
rauha-symbol-crystal = cristal
rauha-symbol-forest = forêt
rauha-symbol-mushroom = champignon
rauha-symbol-mountain = montagne
rauha-symbol-desert = désert
rauha-symbol-flying = volant
rauha-symbol-land = terrestre
rauha-symbol-marine = marin

# Entités.
rauha-entity-taivas = Taivas
rauha-entity-maa = Maa
rauha-entity-meri = Meri
rauha-entity-kiteet = Kiteet
rauha-entity-metsat = Metsat
rauha-entity-sienet = Sienet
rauha-entity-vuori = Vuori
rauha-entity-from = { $entity } (pris à { $other_seat })

# Cartes et effets. $animals vaut « none » s’il n’y en a pas, $cells vaut « any » si toutes les cases conviennent.
rauha-card = { $key } ({ $biomes })
rauha-on-cell = { $key } en case { $cell }
rauha-biome =
    { $key } : { $biomes }{ $animals ->
        [none] { "" }
       *[some] { "\u00A0" }; animaux : { $animals }
    }{ $water ->
        [0] { "" }
        [one] { "\u00A0" }; eau : { $water }
       *[other] { "\u00A0" }; eau : { $water }
    } ; { $effect } ; { $cost ->
        [0] gratuite
        [one] coûte { $cost } cristal
       *[other] coûte { $cost } cristaux
    }{ $cells ->
        [any] { "" }
       *[some] { "\u00A0" }; seulement sur les cases { $cells }
    }
rauha-effect-none = sans effet
rauha-effect-crystals =
    prendre { $crystals ->
        [one] { $crystals } cristal
       *[other] { $crystals } cristaux
    }
rauha-effect-points =
    marquer { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rauha-effect-paid =
    payer { $pay ->
        [one] { $pay } cristal
       *[other] { $pay } cristaux
    }, marquer { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rauha-effect-spore =
    payer { $pay ->
        [one] { $pay } cristal
       *[other] { $pay } cristaux
    } pour une spore
rauha-effect-per =
    marquer { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par { $counted ->
        [flying] animal volant
        [land] animal terrestre
        [marine] animal marin
        [water] symbole d’eau
        [spore] spore
       *[animal] animal d’un type de votre choix
    }

# Ce qui s’est passé.
rauha-round = Manche { $round }, ère { $age } : quatre cartes sont distribuées sur chaque satellite.
rauha-turn =
    Tour { $turn } : { $satellite ->
        [moon] satellite de gauche (lune)
       *[star] satellite de droite (étoile)
    } ; le totem active la { $line ->
        [row] rangée
       *[column] colonne
    } { $index }. Premier joueur : { $seat }.
rauha-scoring = Décompte de la manche { $round }. Premier joueur : { $seat }.
rauha-chose = { $seat } a choisi une carte.
rauha-you-chose = Vous choisissez la carte { $card }.
rauha-placed = { $seat } place { $card } en case { $cell }.
rauha-discarded =
    { $seat } défausse sa carte et prend { $crystals ->
        [one] { $crystals } cristal
       *[other] { $crystals } cristaux
    }.
rauha-discarded-spore = { $seat } défausse sa carte et pose une spore en case { $cell }.
rauha-you-discarded = C’était la carte { $card }.
rauha-invited = { $seat } invite { $entity }.
rauha-taken = { $seat } prend { $entity } à { $other_seat }.
rauha-took-crystals =
    { $seat } prend { $crystals ->
        [one] { $crystals } cristal
       *[other] { $crystals } cristaux
    } ({ $source }).
rauha-scored =
    { $seat } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $source }).
rauha-paid =
    { $seat } paie { $pay ->
        [one] { $pay } cristal
       *[other] { $pay } cristaux
    } et marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $source }).
rauha-spore = { $seat } paie une spore et la pose en case { $cell } ({ $source }).
rauha-water =
    { $seat }, symboles d’eau : { $water }, minimum de la table : { $lowest } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

# Ce qu’il faut faire.
rauha-prompt-choose =
    Choisissez une carte du { $satellite ->
        [moon] satellite à votre gauche (lune)
       *[star] satellite à votre droite (étoile)
    }.
rauha-prompt-chosen = Carte choisie : { $card }. Vous pouvez encore changer d’avis. Choix attendus : { $seats }.
rauha-prompt-place = Placez ou défaussez votre carte. { $card }.
rauha-prompt-activate = Activez dans l’ordre voulu les biomes de la ligne du totem et les entités invitées ce tour-ci.
rauha-prompt-scoring = Décompte : activez dans l’ordre voulu vos biomes avec spore et vos entités.
rauha-prompt-spore = Où placer la spore ?
rauha-prompt-animal = Quels animaux compte Metsat ?
rauha-keep = { $card }
rauha-place =
    Placer { $card } en case { $cell }, sur { $covered }{ $cost ->
        [0] { "" }
        [one] , pour { $cost } cristal
       *[other] , pour { $cost } cristaux
    }{ $entities ->
        [none] { "" }
       *[some] { "\u00A0" }; invite { LIST($entities) }
    }
rauha-discard =
    Défausser { $card } et prendre { $crystals ->
        [one] { $crystals } cristal
       *[other] { $crystals } cristaux
    }
rauha-discard-spore = Défausser { $card } et poser une spore en case { $cell } ({ $key })
rauha-use = { $source } : { $effect }
rauha-use-now =
    { $source } : { $effect }, soit { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rauha-target = Poser la spore en case { $cell } ({ $key })
rauha-name-animal =
    { $animal } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rauha-rest =
    Activer tous les effets gratuits qui ne gagnent rien à attendre : { $crystals ->
        [one] { $crystals } cristal
       *[other] { $crystals } cristaux
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rauha-stop = Ne plus rien activer

# Le décompte final.
rauha-sheet-biomes = Manche { $round }, biomes
rauha-sheet-entities = Manche { $round }, entités
rauha-sheet-water = Manche { $round }, eau
rauha-shared-victory =
    Égalité à { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : la victoire est partagée.

# La table en texte.
rauha-table-round = Manche { $round } sur 4, tour { $turn } sur 3. Premier joueur : { $seat }.
rauha-table-scoring = Manche { $round } sur 4, décompte. Premier joueur : { $seat }.
rauha-table-letters = Cases : C cristal, F forêt, U champignon, M montagne, D désert ; f volant, l terrestre, m marin ; w eau. Effets : +2c prendre 2 cristaux, +3p marquer 3 points, +1p/f marquer 1 par animal volant (/l terrestre, /m marin, /w eau, /s spore), 3c>5p payer 3 cristaux pour 5 points, 3c>s payer 3 cristaux pour une spore. L’étoile marque une spore, les crochets la ligne du totem. A5 est imprimé sur la case 5, 1-02 est une carte de l’ère 1.
rauha-table-own-board = Votre plateau :
rauha-table-board-of = Plateau ({ $seat }) :
rauha-table-goods =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $crystals ->
        [one] { $crystals } cristal
       *[other] { $crystals } cristaux
    } ; animaux volants { $flying }, terrestres { $land }, marins { $marine } ; eau { $water }, qui vaudrait { $water_points }.
rauha-table-entities = Entités : { $entities }.
rauha-table-middle = Entités au centre : { $entities }.
rauha-table-nobody = aucune
rauha-table-satellite =
    Satellite entre { $left_seat } et { $right_seat } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
rauha-table-satellite-seen =
    Satellite entre { $left_seat } et { $right_seat } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } parmi celles que vous avez vues : { $cards }.
rauha-table-spore = Défausser la carte pour une spore, sur quelle case ?
rauha-table-help = Rauha : tapez le numéro d’une carte, le numéro d’une case, le nom d’une entité, ou l’un des mots discard (défausser), spore, rest (le reste) et stop ; ou les mots de la partie enregistrée, comme « place 5 » ou « discard spore 5 ». Les cases se comptent rangée par rangée à partir de 1.

# Les options.
rauha-option-side = La face du plateau utilisée par tous : A ou B.
