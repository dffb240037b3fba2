# Planet. Lettres d’une tuile : O océan, F forêt, M montagne, D désert, G glacier.
# $values donne la valeur de chaque joueur dans l’ordre, par exemple « 7 : 5 : 0 ».

planet-name = Planet

# Ce qui s’est passé.
planet-round = Tour { $round }. Tuiles : { $tiles }. { $seat } commence.
planet-took = { $seat } choisit une tuile et la place en { $tile } sur la face { $face }.
planet-left =
    Tuiles restantes : { $on_11 ->
        [0] aucune
        [one] { $on_11 } tuile
       *[other] { $on_11 } tuiles
    } sur la pile 11, { $on_12 ->
        [0] aucune
        [one] { $on_12 } tuile
       *[other] { $on_12 } tuiles
    } sur la pile 12, { $boxed ->
        [0] aucune
        [one] { $boxed } tuile
       *[other] { $boxed } tuiles
    } dans la boîte.
planet-won = { $animal } : carte remportée par { $seat } ({ $values }).
planet-won-by-next = { $animal } : à égalité ({ $values }), carte remportée par { $seat } grâce à la région suivante.
planet-carried = { $animal } : personne ne remporte la carte ({ $values }) ; elle passe au tour { $round }.
planet-boxed = { $animal } : personne ne remporte la carte ({ $values }) ; elle retourne dans la boîte.
planet-mystery = { $animal } : l’animal surprise du tour { $round } est révélé.
planet-your-objective = Votre objectif secret : { $habitat }.
planet-objective = { $seat } révèle sa carte objectif : { $habitat }.

# Ce qu’il faut faire.
planet-prompt = Tour { $round } : choisissez une tuile et placez-la sur une face libre de votre planète.
planet-take = Tuile { $slot } sur la face { $face }, rotation { $turn } : { $tile }

# Le décompte final.
planet-sheet-objective =
    Objectif { $habitat }, { $areas ->
        [one] { $areas } parcelle
       *[other] { $areas } parcelles
    }
planet-sheet-animal = { $animal }
planet-won-by-animals =
    Égalité à { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, départagée par { $animals ->
        [one] { $animals } animal
       *[other] { $animals } animaux
    }.
planet-shared-victory =
    Égalité à { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $animals ->
        [one] { $animals } animal
       *[other] { $animals } animaux
    } : la victoire est partagée.

planet-habitat-ocean = océan
planet-habitat-forest = forêt
planet-habitat-mountain = montagne
planet-habitat-desert = désert
planet-habitat-glacier = glacier

# Ce que cherche un animal ; $habitat et $other valent ocean, forest, mountain, desert ou glacier.
planet-need-most =
    le plus { $habitat ->
        [ocean] d’océans
        [forest] de forêts
        [mountain] de montagnes
        [desert] de déserts
       *[glacier] de glaciers
    }
planet-need-touching =
    { $habitat ->
        [ocean] le plus grand océan
        [forest] la plus grande forêt
        [mountain] la plus grande montagne
        [desert] le plus grand désert
       *[glacier] le plus grand glacier
    } en contact avec { $other ->
        [ocean] un océan
        [forest] une forêt
        [mountain] une montagne
        [desert] un désert
       *[glacier] un glacier
    }
planet-need-not-touching =
    { $habitat ->
        [ocean] le plus grand océan
        [forest] la plus grande forêt
        [mountain] la plus grande montagne
        [desert] le plus grand désert
       *[glacier] le plus grand glacier
    } sans contact avec { $other ->
        [ocean] un océan
        [forest] une forêt
        [mountain] une montagne
        [desert] un désert
       *[glacier] un glacier
    }

# La table en texte.
planet-table-round = Tour { $round } sur 12. Premier joueur : { $seat }.
planet-table-letters = Lettres : { $letters }.
planet-table-own-planet = Votre planète (numéro de la face, puis sa tuile) :
planet-table-planet-of = Planète, { $seat } :
planet-table-beside = À côté d’une face : « 7F » signifie que la face 7 montre une forêt sur le côté commun, « 7. » que la face 7 est libre, « O-7F » qu’un océan de la tuile toucherait cette forêt.
planet-table-areas = Parcelles : { $areas }.
planet-table-spots =
    En attente, face cachée : { $spot_11 ->
        [one] { $spot_11 } tuile
       *[other] { $spot_11 } tuiles
    } sur la pile 11, { $spot_12 ->
        [one] { $spot_12 } tuile
       *[other] { $spot_12 } tuiles
    } sur la pile 12.
planet-table-animals = Animaux en jeu, avec les valeurs actuelles :
planet-table-animal = Tour { $round } : { $animal }, { $need } ; { $now }
planet-table-face-down = Tour { $round } : un animal surprise, face cachée
planet-table-values = vous { $own }, meilleur adversaire { $best }
planet-table-won = Animaux remportés par { $seat } : { $animals }.
planet-table-nothing-won = aucun pour l’instant
planet-table-objective =
    Votre objectif : { $habitat }. { $areas ->
        [one] { $areas } parcelle
       *[other] { $areas } parcelles
    } pour le moment, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Paliers (parcelles = points) : { $rungs }.
planet-table-choose-tile = Quelle tuile ?
planet-table-choose-face = Quelle face ?
planet-table-choose-turn = Combien de cinquièmes dans le sens horaire ?
planet-table-face-choice = à côté : { $beside }
planet-table-turn-choice = disposée en { $tile } : { $beside }
planet-table-help = Planet : tapez la lettre de la tuile, le numéro de la face et le nombre de la rotation, un par un ou ensemble, comme « c 7 2 », ou bien les mots de la partie enregistrée, comme « tile c face 7 turn 2 ». La face 1 est au milieu de la moitié nord, entourée des faces 2 à 6 ; la face 12 est au milieu de la moitié sud, entourée des faces 7 à 11.
planet-table-reading = Les tuiles se lisent dans le sens horaire, vues de l’extérieur, à partir du côté qui touche la face du milieu ; sur les faces 1 et 12, à partir du côté qui touche la face 2 ou 7.

# Les animaux.
planet-animal-dolphin = Dauphin
planet-animal-manatee = Lamantin
planet-animal-octopus = Poulpe
planet-animal-turtle = Tortue
planet-animal-orca = Orque
planet-animal-jellyfish = Méduse
planet-animal-manta-ray = Raie manta
planet-animal-blue-whale = Baleine bleue
planet-animal-tropical-fish = Poisson tropical
planet-animal-panda = Panda
planet-animal-tree-frog = Rainette
planet-animal-bear = Ours
planet-animal-tiger = Tigre
planet-animal-fox = Renard
planet-animal-gorilla = Gorille
planet-animal-sloth = Paresseux
planet-animal-beaver = Castor
planet-animal-toucan = Toucan
planet-animal-mountain-goat = Chèvre des montagnes
planet-animal-moose = Élan
planet-animal-golden-eagle = Aigle royal
planet-animal-puma = Puma
planet-animal-snow-leopard = Panthère des neiges
planet-animal-yak = Yack
planet-animal-alpaca = Alpaga
planet-animal-chamois = Chamois
planet-animal-condor = Condor
planet-animal-meerkat = Suricate
planet-animal-iguana = Iguane
planet-animal-lion = Lion
planet-animal-elephant = Éléphant
planet-animal-bactrian-camel = Chameau
planet-animal-dromedary = Dromadaire
planet-animal-scorpion = Scorpion
planet-animal-ostrich = Autruche
planet-animal-rattlesnake = Serpent à sonnette
planet-animal-walrus = Morse
planet-animal-penguin = Manchot
planet-animal-arctic-wolf = Loup arctique
planet-animal-snowy-owl = Harfang des neiges
planet-animal-musk-ox = Bœuf musqué
planet-animal-arctic-hare = Lièvre arctique
planet-animal-polar-bear = Ours polaire
planet-animal-seal = Phoque
planet-animal-reindeer = Renne

# Les options.
planet-option-beginner = Partie pour débutants : sans objectifs, chaque animal vaut 1 point.
planet-option-mystery = Animaux surprise : dix des vingt cartes Animal sont d’abord face cachée.
planet-option-first = Premier joueur : le numéro d’une place, ou random (au hasard).

# Ce que l’on ne sait pas publiquement de la boîte : tant de tuiles, de paliers et d’animaux, sur tous.
planet-reconstructed = Le contenu de la boîte de Planet n’est pas entièrement public. Ont été reconstitués ici : { $tiles } tuiles sur { $all_tiles }, { $rungs } paliers d’objectifs sur { $all_rungs }, et l’animal, sa condition d’accueil ou les deux sur { $animals } cartes Animal sur { $all_animals }.
planet-own-box = Si vous possédez le jeu imprimé, vous pouvez saisir ses tuiles, ses paliers et ses noms dans un fichier comme l’explique docs/box.md, puis jouer dans un terminal avec :
