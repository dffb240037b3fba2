# Earth : ce qui se passe, ce qui est demandé et ce que veut dire une réponse.

earth-name = Earth
earth-list = { $first }, { $rest }
earth-option-mode = Mode de jeu. Débutant : sans écosystèmes, chaque objectif de faune vaut 10 PV. Avancé : deux cartes de chaque sorte au choix.
earth-option-mode-beginner = débutant
earth-option-mode-standard = normal
earth-option-mode-advanced = avancé
earth-option-open_planting = Les cartes plantées sont révélées aussitôt ; sinon tous plantent face cachée.
earth-option-first = Premier joueur : le numéro d’une place, ou random (au hasard).

# Mise en place et tours.
earth-goals = Faune : { $cards }.
earth-shared = Écosystèmes communs : { $cards }.
earth-picked = { $seat } choisit { $card }.
earth-turn = Manche { $round }, joueur actif : { $seat }.
earth-chose-plant = { $seat } choisit de planter.
earth-chose-compost = { $seat } choisit de composter.
earth-chose-water = { $seat } choisit d’arroser.
earth-chose-grow = { $seat } choisit de croître.

# Planter.
earth-planted =
    { $seat } plante { $card } en ligne { $row }, colonne { $column } pour { $soil ->
        [one] { $soil } sol
       *[other] { $soil } sols
    }.
earth-replaced = { $seat } plante { $card } en ligne { $row }, colonne { $column } pour remplacer { $old }.
earth-plants-no-more = { $seat } ne plante plus rien.
earth-kept = { $seat } garde { $card }.
earth-kept-one = { $seat } garde une des cartes.
earth-revealed = { $seat } a planté : { $cards }.
earth-revealed-nothing = { $seat } n’a rien planté.
earth-standing = { $seat } a maintenant : sol { $soil }, cartes en main { $hand }, cartes au compost { $compost }.

# Cartes et pièces.
earth-drew =
    { $seat } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
earth-drew-cards = { $seat } pioche : { $cards }.
earth-tucked = { $seat } composte une carte de sa main.
earth-tucked-card = { $seat } composte { $card } depuis sa main.
earth-composted =
    { $seat } composte { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de la pioche.
earth-soil =
    { $seat } gagne { $soil ->
        [one] { $soil } sol
       *[other] { $soil } sols
    }.
earth-placed-sprout = { $seat } place un germe sur { $card } (ligne { $row }, colonne { $column }).
earth-placed-growth = { $seat } place un pion croissance sur { $card } (ligne { $row }, colonne { $column }).
earth-removed-sprout = { $seat } rend un germe pris sur { $card } (ligne { $row }, colonne { $column }).
earth-removed-growth = { $seat } rend un pion croissance pris sur { $card } (ligne { $row }, colonne { $column }).
earth-lost-sprout =
    { $seat } n’a pas de place pour { $count ->
        [one] { $count } germe, qui est perdu.
       *[other] { $count } germes, qui sont perdus.
    }
earth-lost-growth =
    { $seat } n’a pas de place pour { $count ->
        [one] { $count } pion croissance, qui est perdu.
       *[other] { $count } pions croissance, qui sont perdus.
    }
earth-reshuffled =
    La défausse devient la pioche : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.

# Capacités et événements.
earth-uses = { $seat } active { $card }.
earth-skipped = { $seat } passe { $card }.
earth-copied = { $seat } copie { $other } avec { $card }.
earth-paid-soil =
    { $seat } paie { $soil ->
        [one] { $soil } sol
       *[other] { $soil } sols
    } pour { $card }.
earth-paid-compost =
    { $seat } défausse { $count ->
        [one] la carte du dessus
       *[other] les { $count } cartes du dessus
    } de son compost pour { $card }.
earth-event = { $seat } joue l’événement { $card }.
earth-from-compost = { $seat } reprend { $card } dans son compost.
earth-from-compost-one = { $seat } reprend une carte dans son compost.
earth-exchanges = { $seat } échange 3 germes contre 2 sols.

# Objectifs et fin.
earth-earned = { $seat } remplit l’objectif { $card }.
earth-leaf = { $seat } pose une feuille sur { $card } : { $points } PV.
earth-bonus = { $seat } complète la première grille et reçoit 7 PV ; c’est la dernière manche.
earth-window = Le dernier tour est fini : dernière occasion pour les événements et les échanges.
earth-points = { $seat } : { $points } PV.

# Questions.
earth-prompt-island = Choisissez une face de votre île.
earth-prompt-climate = Choisissez une face de votre climat.
earth-prompt-ecosystem = Choisissez une face de votre écosystème.
earth-prompt-action = Choisissez une action.
earth-prompt-benefit-compost = Composter : prenez l’un des deux, ou aucun.
earth-prompt-benefit-water = Arroser : prenez l’un des deux, ou aucun.
earth-prompt-benefit-grow = Croître : prenez l’un des deux, ou aucun.
earth-prompt-plant =
    Plantez { $count ->
        [one] une carte
       *[other] jusqu’à { $count } cartes
    }, ou rien.
earth-prompt-place = Où plantez-vous { $card } (coût en sol : { $soil }) ?
earth-prompt-price = { $card } : il reste { $soil } à payer, en sol ou autrement.
earth-prompt-keep = Gardez une carte sur { $count }.
earth-prompt-keep-compost =
    Reprenez { $count ->
        [one] la carte du dessus
       *[other] une des { $count } cartes du dessus
    } de votre compost, ou aucune.
earth-prompt-sprouts =
    Placez { $count ->
        [one] { $count } germe
       *[other] jusqu’à { $count } germes
    }.
earth-prompt-growth =
    Placez { $count ->
        [one] { $count } pion croissance
       *[other] jusqu’à { $count } pions croissance
    }.
earth-prompt-compost =
    Compostez jusqu’à { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de votre main.
earth-prompt-pay-sprouts =
    Rendez { $count ->
        [one] { $count } germe
       *[other] { $count } germes
    }.
earth-prompt-pay-growth =
    Rendez { $count ->
        [one] { $count } pion croissance
       *[other] { $count } pions croissance
    }.
earth-prompt-pay-cards =
    Compostez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de votre main.
earth-prompt-order = Qu’activez-vous en premier ?
earth-prompt-ability = { $card } : { $ability } ?
earth-prompt-copy = { $card } : quelle capacité copier ?
earth-prompt-window = Dernière occasion pour les événements et les échanges.

# Réponses.
earth-do-stop = Ne plus rien placer
earth-do-plant-nothing = Ne plus rien planter
earth-do-done = Plus rien
earth-do-skip = Passer
earth-do-use = Activer
earth-do-skip-all = Passer celle-ci et toutes les suivantes qui coûtent
earth-do-use-all = Activer celle-ci et toutes les suivantes
earth-do-pay-soil = Payer le reste en sol
earth-do-board-first = D’abord l’île et le climat
earth-do-grid-first = D’abord la grille
earth-gain-plant =
    plantez jusqu’à { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
earth-do-plant =
    Planter : { $gains } ; { $cards ->
        [one] { $cards } de vos cartes s’active
       *[other] { $cards } de vos cartes s’activent
    }, chez les autres { $others }
earth-do-compost =
    Composter : { $gains } ; { $cards ->
        [one] { $cards } de vos cartes s’active
       *[other] { $cards } de vos cartes s’activent
    }, chez les autres { $others }
earth-do-water =
    Arroser : { $gains } ; { $cards ->
        [one] { $cards } de vos cartes s’active
       *[other] { $cards } de vos cartes s’activent
    }, chez les autres { $others }
earth-do-grow =
    Croître : { $gains } ; { $cards ->
        [one] { $cards } de vos cartes s’active
       *[other] { $cards } de vos cartes s’activent
    }, chez les autres { $others }
earth-do-take-soil = Prendre 2 sols
earth-do-take-compost = Composter 2 cartes de la pioche
earth-do-take-sprouts = Placer jusqu’à 2 germes
earth-do-take-cards = Piocher 2 cartes
earth-do-take-growth = Placer jusqu’à 2 pions croissance
earth-do-choose = { $card }
earth-do-plant-card = Planter { $card } (coût en sol : { $soil })
earth-do-at = En ligne { $row }, colonne { $column }
earth-do-at-above = Au-dessus de la grille, colonne { $column }
earth-do-at-left = À gauche de la grille, ligne { $row }
earth-do-at-corner = Au-dessus et à gauche de la grille
earth-do-replace = Pour remplacer { $card } (ligne { $row }, colonne { $column })
earth-do-sprout-on = Un germe sur { $card } (ligne { $row }, colonne { $column })
earth-do-growth-on = Un pion croissance sur { $card } (ligne { $row }, colonne { $column })
earth-do-sprout-off = Rendre un germe pris sur { $card } (ligne { $row }, colonne { $column })
earth-do-growth-off = Rendre un pion croissance pris sur { $card } (ligne { $row }, colonne { $column })
earth-do-copy = Copier { $card } (ligne { $row }, colonne { $column })
earth-do-compost-card = Composter { $card }
earth-do-keep = Garder { $card }
earth-do-event = Jouer l’événement { $card } : { $ability }
earth-do-exchange = Échanger 3 germes contre 2 sols

# Comptés sur de nombreuses parties.
simulate-earth-turns = tours
simulate-earth-events = événements joués
simulate-earth-run-cards = cartes par activation
simulate-earth-run-answers = questions par activation (une série de placements ou de paiements compte pour une)
simulate-earth-long-answers = questions par activation de 8 cartes ou plus
simulate-earth-long-few =
    activations de 8 cartes ou plus avec au plus { $count ->
        [one] { $count } question
       *[other] { $count } questions
    }

# La table en texte.
earth-table-round = Manche { $round }. Joueur actif : { $seat }.
earth-table-piles = Pioche { $deck }, défausse { $discards }.
earth-table-hidden = Tout le monde plante face cachée ; les autres grilles sont montrées comme avant.
earth-table-goals = Objectifs avec l’avancement de chaque place dans l’ordre (« ! » rempli, « = 15 » une feuille et ses points), et écosystèmes communs :
earth-table-goal = { $card } : { $rule } ({ $progress })
earth-table-ecosystem = { $card } : { $rule }
earth-table-area = { $seat } : sol { $soil }, main { $hand }, compost { $compost }, { $points } PV pour l’instant
earth-table-events = Événements : { $cards }
earth-table-pieces = germes { $sprouts } croissance { $growth }
earth-table-hand = Votre main : numéro, coût en sol, carte
earth-table-separator = { " ; " }
earth-table-card = { $card } ({ $points } PV). { $abilities }
earth-table-help = Earth : tapez le numéro devant un choix, ou les mots de la partie enregistrée, comme « plant 107 », « at 0 3 » (la ligne 0 est au-dessus de la grille, la colonne 0 à sa gauche), « sprout 2 1 », « event 220 » ou « exchange ».

# Amounts, windows, and games that nobody can complete (E75 to E80)

earth-no-benefit = { $seat } renonce aux deux avantages.
earth-drained =
    Personne n’a planté depuis { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    } et il ne reste aucune carte à piocher : la partie ne peut pas être achevée et s’arrête.
earth-unplanted =
    Personne n’a planté depuis { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    } : la partie ne peut pas être achevée et s’arrête.
earth-prompt-unpayable = { $card } : { $ability }. Vous ne pouvez pas le payer maintenant, mais un événement ou un échange peut aider.
earth-prompt-turn = Voulez-vous jouer un événement maintenant ?
earth-prompt-amount-soil = Combien de sols prenez-vous ({ $count } au plus) ?
earth-prompt-amount-soil-of = { $card } : combien de sols prenez-vous ({ $count } au plus) ?
earth-prompt-amount-draw = Combien de cartes piochez-vous ({ $count } au plus) ?
earth-prompt-amount-draw-of = { $card } : combien de cartes piochez-vous ({ $count } au plus) ?
earth-prompt-amount-deck = Combien de cartes de la pioche compostez-vous ({ $count } au plus) ?
earth-prompt-amount-deck-of = { $card } : combien de cartes de la pioche compostez-vous ({ $count } au plus) ?
earth-do-amount-soil =
    Prendre { $count ->
        [one] { $count } sol
       *[other] { $count } sols
    }
earth-do-amount-draw =
    Piocher { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
earth-do-amount-deck =
    Composter { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
earth-do-no-more = Ne plus demander ce tour-ci
earth-do-no-benefit = Ne prendre ni l’un ni l’autre
earth-do-keep-none = N’en prendre aucune
earth-option-team_order = Ordre des tours par équipes : en alternance entre les équipes, ou dans le sens horaire.
earth-option-team_order-alternating = en alternance
earth-option-team_order-clockwise = sens horaire
earth-setting-careful = Me demander pour chaque gain
earth-setting-careful-about = On vous demande combien vous prenez de chaque gain, et si vous jouez un événement entre deux capacités.
