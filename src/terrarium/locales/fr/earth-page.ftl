# Earth in the browser.
earth-page-stage =
    Manche { $round }{ $action ->
        [plant] {" · "}Planter
        [compost] {" · "}Composter
        [water] {" · "}Arroser
        [grow] {" · "}Croître
       *[none] {""}
    }
earth-page-color-green = vert
earth-page-color-red = rouge
earth-page-color-blue = bleu
earth-page-color-yellow = jaune
earth-page-color-multicolor = multicolore
earth-page-color-black = noir
earth-page-color-brown = brun
earth-page-kind-flora = Flore
earth-page-kind-terrain = Terrain
earth-page-kind-event = Événement
earth-page-kind-island = Île
earth-page-kind-climate = Climat
earth-page-type-tree = arbre
earth-page-type-herb = herbe
earth-page-type-mushroom = champignon
earth-page-type-bush = buisson
earth-page-habitat-sunny = ensoleillé
earth-page-habitat-wet = humide
earth-page-habitat-rocky = rocheux
earth-page-habitat-cold = froid
earth-page-gain-soil = sols
earth-page-gain-draw = cartes
earth-page-gain-deck = cartes de la pioche au compost
earth-page-gain-sprout = germes
earth-page-gain-growth = croissance
earth-page-gain-hand = cartes de la main au compost
earth-page-vp = { $points } PV
earth-page-price = sols : { $soil }
earth-page-price-less = au lieu de { $soil }
earth-page-sprout-spaces =
    { $count ->
        [one] { $count } emplacement de germe
       *[other] { $count } emplacements de germe
    }
earth-page-growth-spaces = croissance { $count }, canopée { $canopy } PV
earth-page-cell = Ligne { $row }, colonne { $column } : { $card }
earth-page-cell-sprouts = germes : { $count } sur { $spaces }
earth-page-cell-growth = croissance : { $count } sur { $spaces }
earth-page-cell-change = choix : { $change }
earth-page-spot = Emplacement libre, ligne { $row }, colonne { $column }
earth-page-points-by = { $points } PV de plus
earth-page-hand = Main
earth-page-hand-of = Main : { $count }
earth-page-hand-count = { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
earth-page-hand-keys = i montre la carte entière · k garder · c composter
earth-page-sort-cost = Triée par coût
earth-page-sort-kind = Triée par genre
earth-page-sort-color = Triée par couleur
earth-page-sort-points = Triée par points
earth-page-affordable = Abordables seulement
earth-page-no-cards = Aucune carte à montrer.
earth-page-wish-keep = à garder
earth-page-wish-compost = pour le compost
earth-page-soil = Sols
earth-page-compost = Compost
earth-page-sprouts = Germes
earth-page-growth = Croissance
earth-page-event = Un événement
earth-page-events = { $count ->
        [one] { $count } événement
       *[other] { $count } événements
    }
earth-page-piles = Pioche { $deck }, défausse { $discards }
earth-page-hidden = Tout le monde plante ; les piles seront comptées ensuite.
earth-page-hidden-planting = Ce que plantent les autres sera montré quand tous auront fini.
earth-page-revealed = Planté par les autres
earth-page-close = Fermer
earth-page-choose-action = Les quatre actions
earth-page-action-plant = Planter
earth-page-action-compost = Composter
earth-page-action-water = Arroser
earth-page-action-grow = Croître
earth-page-plant-two = 2 cartes
earth-page-wakes = Active { $cards } des vôtres{ $priced ->
        [none] {""}
       *[some] {" "}(dont { $paid } à payer)
    }, { $others } chez les autres
earth-page-choose-card =
    { $count ->
        [one] Choisissez une carte de votre main à planter.
       *[other] Choisissez une carte de votre main ; vous pouvez en planter { $count }.
    }
earth-page-choose-place = Choisissez un emplacement en évidence ; le nombre indique les PV qu’il donne maintenant.
earth-page-plant = Planter { $card } (coût en sol : { $soil })
earth-page-keep = Choisissez une carte à garder
earth-page-answers = Réponses
earth-page-place-sprouts = { $count ->
        [one] Placer { $count } germe
       *[other] Placer { $count } germes
    }
earth-page-place-growth =
    { $count ->
        [one] Placer { $count } pion croissance
       *[other] Placer { $count } pions croissance
    }
earth-page-give = Rendre : { $count }
earth-page-give-advised = Rendre à moindre perte
earth-page-pay-advised = Payer en sol
earth-page-copy-advised = Copier la meilleure capacité
earth-page-use-advised = Activer à moindre perte
earth-page-compost-advised = { $count ->
        [one] Composter la carte la moins utile
       *[other] Composter les { $count } cartes les moins utiles
    }
earth-page-compost-cards = { $count ->
        [one] Composter { $count } carte
       *[other] Composter { $count } cartes
    }
earth-page-run-on = Résoudre le reste
earth-page-run = À venir
earth-page-coming =
    { $count ->
        [one] { $count } carte à activer
       *[other] { $count } cartes à activer
    }
earth-page-plan = Demander, passer, ou activer sans demander
earth-page-plan-ask = demander
earth-page-plan-skip = passer
earth-page-plan-use = activer
earth-page-plan-free = automatique
earth-page-question = Question
earth-page-own-grid = Votre grille
earth-page-grid-of = Grille : { $name }
earth-page-back = Retour à ma grille
earth-page-fauna = Faune
earth-page-shared = Écosystèmes communs, points actuels
earth-page-show-pad = Feuille de score
earth-page-show-goals = Objectifs
earth-page-pad = Feuille de score
page-category-earth-sheet-base = Cartes
page-category-earth-sheet-events = Événements
page-category-earth-sheet-compost = Compost
page-category-earth-sheet-sprouts = Germes
page-category-earth-sheet-growth = Croissance
page-category-earth-sheet-terrain = Terrains
page-category-earth-sheet-ecosystem = Écosystèmes
page-category-earth-sheet-fauna = Faune
page-category-earth-sheet-bonus = Première grille complète
page-category-earth-sheet-pile = Pile de Gaïa
earth-page-gaia-turns = tour { $turns } sur 12, passage { $passes }
earth-page-gaia-skips = Elle passe son prochain tour.
earth-page-team = Votre équipe
earth-page-partner =
    { $name } a { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en main :
page-not-won = Pas de victoire cette fois
earth-page-wakes-own = Active { $cards } des vôtres{ $priced ->
        [none] {""}
       *[some] {" "}(dont { $paid } à payer)
    }
earth-page-gaia-answer-plant = Gaïa reçoit les cartes que vous ne gardez pas.
earth-page-gaia-answer-compost =
    Gaïa composte { $more ->
        [yes] 5
       *[no] 2
    } cartes et gagne autant de sols que vous.
earth-page-gaia-answer-water = Gaïa gagne un germe pour chacune de vos cartes avec du bleu{ $more ->
        [yes] , et 3 de plus
       *[no] {""}
    }.
earth-page-gaia-answer-grow = Gaïa gagne un pion croissance pour chaque carte que vous piochez{ $more ->
        [yes] , et 3 de plus
       *[no] {""}
    }.
earth-page-gaia-card = Sa carte : { $card }
earth-page-gaia-does-360 = Vous choisissez lequel des deux objectifs du haut reçoit sa feuille.
earth-page-gaia-does-361 = Vous choisissez lequel des deux objectifs du bas reçoit sa feuille.
earth-page-gaia-does-362 = Vous arrosez aussi ; puis elle gagne 7 germes et un pour chacune de vos cartes avec du bleu.
earth-page-gaia-does-363 = Vous faites aussi l’action Croître ; puis elle gagne 7 pions croissance et un pour chaque carte que vous piochez.
earth-page-gaia-does-364 = Vous compostez aussi ; puis elle composte 8 cartes et gagne autant de sols que vous.
earth-page-gaia-does-365 = Vous plantez aussi ; puis 3 cartes de la pioche vont sur sa pile.
earth-page-pile-worth = { $cards ->
        [one] { $cards } carte sur sa pile : { $points } PV
       *[other] { $cards } cartes sur sa pile : { $points } PV
    }
earth-page-play-event = jouer
earth-page-part-events = Les événements sont posés à côté de la grille.
earth-page-part-compost = Chaque carte du compost vaut 1 PV.

# Quantités, moments pour les événements, ce qui n’est pas encore payable (E75 à E77)
earth-page-fewer = Ou moins :
earth-page-less = Ou moins :
earth-page-means = Vous pouvez jouer maintenant :
earth-page-means-unpaid = Vous ne pouvez pas le payer maintenant. Vous pourriez d’abord jouer :
earth-page-means-copy = Vous ne pouvez payer aucune capacité à copier. Vous pourriez d’abord jouer :
earth-page-means-plant = Vous ne pouvez pas encore payer de carte. Un événement ou un échange peut aider :
earth-page-most-on = Tout prendre, résoudre le reste
earth-page-goal-worth = Feuilles : { $worth } points
earth-page-team-of = Équipe { $number } : { $points }
earth-page-filter-kind = Tous les genres
earth-page-filter-color = Toutes les couleurs
earth-page-filter-habitat = Tous les habitats
earth-page-compact = Compact
earth-page-stock = Sols { $soil }, cartes en main { $hand }, compost { $compost }
earth-page-begin-with = Commencer avec { $sides }
earth-page-choose = Choisir { $card }
earth-page-prompt-sides = Choisissez une face de chacune de ces cartes.
earth-page-picked = Choix : { $count } sur { $most }.
earth-page-pick-island = Choisissez une face de votre île
earth-page-pick-climate = Choisissez une face de votre climat
earth-page-pick-ecosystem = Choisissez une face de votre écosystème
earth-page-run-forecast = Ce que donne le reste
earth-page-run-uses = Active { $cards }.
earth-page-run-skips = Passe { $cards }.
earth-page-from = Grâce à : { $cards }.

# Ce qui s’est passé ; la carte est dessinée à côté et sa place est marquée.
earth-page-planted =
    { $seat } plante { $card } pour { $soil ->
        [one] { $soil } sol
       *[other] { $soil } sols
    }.
earth-page-replaced = { $seat } plante { $card } pour remplacer { $old }.
earth-page-placed-sprout = { $seat } place un germe sur { $card }.
earth-page-placed-growth = { $seat } place un pion croissance sur { $card }.
earth-page-removed-sprout = { $seat } rend un germe pris sur { $card }.
earth-page-removed-growth = { $seat } rend un pion croissance pris sur { $card }.
