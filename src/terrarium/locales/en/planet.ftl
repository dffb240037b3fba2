# Planet. Letters of a tile: O ocean, F forest, M mountain, D desert, G glacier.
# $values lists every seat's value in the order of the seats, as in "7 : 5 : 0".

planet-name = Planet

# What happened.
planet-round = Round { $round }. Tiles: { $tiles }. { $seat } begins.
planet-took = { $seat } takes a tile and lays it as { $tile } on face { $face }.
planet-left =
    Left over: { $on_11 ->
        [0] no tiles
        [one] { $on_11 } tile
       *[other] { $on_11 } tiles
    } to pile 11, { $on_12 ->
        [0] none
        [one] { $on_12 } tile
       *[other] { $on_12 } tiles
    } to pile 12, { $boxed ->
        [0] none
        [one] { $boxed } tile
       *[other] { $boxed } tiles
    } to the box.
planet-won = { $animal }: won by { $seat } ({ $values }).
planet-won-by-next = { $animal }: tied ({ $values }), won by { $seat } with the next largest region.
planet-carried = { $animal }: nobody wins it ({ $values }); it moves to round { $round }.
planet-boxed = { $animal }: nobody wins it ({ $values }); it returns to the box.
planet-mystery = { $animal }: the mystery animal of round { $round } is revealed.
planet-your-objective = Your secret objective: { $habitat }.
planet-objective = { $seat } reveals the objective: { $habitat }.

# What to do.
planet-prompt = Round { $round }: take a tile and lay it on a free face of your planet.
planet-take = Tile { $slot } on face { $face }, turn { $turn }: shows { $tile }

# The final sheet.
planet-sheet-objective =
    Objective { $habitat }, { $areas ->
        [one] { $areas } area
       *[other] { $areas } areas
    }
planet-sheet-animal = { $animal }
planet-won-by-animals =
    Tied at { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; won with { $animals ->
        [one] { $animals } animal
       *[other] { $animals } animals
    }.
planet-shared-victory =
    Tied at { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and { $animals ->
        [one] { $animals } animal
       *[other] { $animals } animals
    }: the victory is shared.

planet-habitat-ocean = ocean
planet-habitat-forest = forest
planet-habitat-mountain = mountain
planet-habitat-desert = desert
planet-habitat-glacier = glacier

# What an animal looks for; $habitat and $other are ocean, forest, mountain, desert or glacier.
planet-need-most =
    most { $habitat ->
        [ocean] ocean
        [forest] forest
        [mountain] mountain
        [desert] desert
       *[glacier] glacier
    } regions
planet-need-touching =
    largest { $habitat ->
        [ocean] ocean
        [forest] forest
        [mountain] mountain
        [desert] desert
       *[glacier] glacier
    } touching { $other ->
        [ocean] an ocean
        [forest] a forest
        [mountain] a mountain
        [desert] a desert
       *[glacier] a glacier
    }
planet-need-not-touching =
    largest { $habitat ->
        [ocean] ocean
        [forest] forest
        [mountain] mountain
        [desert] desert
       *[glacier] glacier
    } not touching any { $other ->
        [ocean] ocean
        [forest] forest
        [mountain] mountain
        [desert] desert
       *[glacier] glacier
    }

# The text table.
planet-table-round = Round { $round } of 12. First player: { $seat }.
planet-table-letters = Letters: { $letters }.
planet-table-own-planet = Your planet (number of the face, then its tile):
planet-table-planet-of = Planet of { $seat }:
planet-table-beside = Next to a face: "7F" means that face 7 shows a forest on the shared side, "7." that face 7 is free, "O-7F" that an ocean of the tile would touch that forest.
planet-table-areas = Areas: { $areas }.
planet-table-spots =
    Face down: { $spot_11 ->
        [one] { $spot_11 } tile
       *[other] { $spot_11 } tiles
    } on pile 11, { $spot_12 ->
        [one] { $spot_12 } tile
       *[other] { $spot_12 } tiles
    } on pile 12.
planet-table-animals = Animals in play, with the current values:
planet-table-animal = Round { $round }: { $animal }, { $need }; { $now }
planet-table-face-down = Round { $round }: a mystery animal, face down
planet-table-values = you { $own }, best opponent { $best }
planet-table-won = Won by { $seat }: { $animals }.
planet-table-nothing-won = none yet
planet-table-objective =
    Your objective is { $habitat }: now { $areas ->
        [one] { $areas } area
       *[other] { $areas } areas
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Steps (areas = points): { $rungs }.
planet-table-choose-tile = Which tile?
planet-table-choose-face = Which face?
planet-table-choose-turn = How many fifths clockwise?
planet-table-face-choice = next to { $beside }
planet-table-turn-choice = shows { $tile }: { $beside }
planet-table-help = Planet: type a letter for the tile, a number for the face and a number for the turn, one by one or together, as in "c 7 2"; or the words of the record, as in "tile c face 7 turn 2". Face 1 is the middle of the northern half with faces 2 to 6 around it, face 12 the middle of the southern half with faces 7 to 11 around it.
planet-table-reading = Tiles are read clockwise as seen from outside, starting at the side that touches the middle face; faces 1 and 12 start at the side that touches face 2 or face 7.

# The animals.
planet-animal-dolphin = Dolphin
planet-animal-manatee = Manatee
planet-animal-octopus = Octopus
planet-animal-turtle = Turtle
planet-animal-orca = Orca
planet-animal-jellyfish = Jellyfish
planet-animal-manta-ray = Manta ray
planet-animal-blue-whale = Blue whale
planet-animal-tropical-fish = Tropical fish
planet-animal-panda = Panda
planet-animal-tree-frog = Tree frog
planet-animal-bear = Bear
planet-animal-tiger = Tiger
planet-animal-fox = Fox
planet-animal-gorilla = Gorilla
planet-animal-sloth = Sloth
planet-animal-beaver = Beaver
planet-animal-toucan = Toucan
planet-animal-mountain-goat = Mountain goat
planet-animal-moose = Moose
planet-animal-golden-eagle = Golden eagle
planet-animal-puma = Puma
planet-animal-snow-leopard = Snow leopard
planet-animal-yak = Yak
planet-animal-alpaca = Alpaca
planet-animal-chamois = Chamois
planet-animal-condor = Condor
planet-animal-meerkat = Meerkat
planet-animal-iguana = Iguana
planet-animal-lion = Lion
planet-animal-elephant = Elephant
planet-animal-bactrian-camel = Bactrian camel
planet-animal-dromedary = Dromedary
planet-animal-scorpion = Scorpion
planet-animal-ostrich = Ostrich
planet-animal-rattlesnake = Rattlesnake
planet-animal-walrus = Walrus
planet-animal-penguin = Penguin
planet-animal-arctic-wolf = Arctic wolf
planet-animal-snowy-owl = Snowy owl
planet-animal-musk-ox = Musk ox
planet-animal-arctic-hare = Arctic hare
planet-animal-polar-bear = Polar bear
planet-animal-seal = Seal
planet-animal-reindeer = Reindeer

# The options.
planet-option-beginner = Beginner game: no objectives, every animal is worth 1 point.
planet-option-mystery = Mystery animals: ten of the twenty animals start face down.
planet-option-first = First player: the number of a seat, or random.

# How many tiles, rungs and animals of the box are not publicly known.
planet-reconstructed = Not everything in the box of Planet is publicly known. Reconstructed here: { $tiles } of { $all_tiles } tiles, { $rungs } of { $all_rungs } objective rungs, and the animal, its requirement or both on { $animals } of { $all_animals } animal cards.
planet-own-box = If you own the printed game, you can enter its tiles, rungs and names in a file as docs/box.md describes, then play in a terminal with:
