# Planet in the browser.

planet-page-stage = Round { $round } of { $rounds }
planet-page-lay = Lay the tile here
planet-page-part = { $habitat } ×{ $count }
planet-page-round = Round { $round }. { $seat } begins.
planet-page-took = { $seat } lays a tile: { $areas }.
planet-page-take = The tile { $areas } on the marked face
planet-page-effect = { $animal }: { $was } → { $now }
planet-page-effect-take = You would win: { $animals }
planet-page-effect-none = Your value does not change for any animal.

# The board.
planet-page-own-planet = Your planet
planet-page-planet-of = Planet of { $seat }
planet-page-globe = globe; arrow keys go from face to face, Enter chooses
planet-page-far-side = Far side: turn the planet around
planet-page-snap = Snap to faces
planet-page-show-net = Net
planet-page-show-globe = Globe
planet-page-solid = In 3D
planet-page-face-lines = This face in the log
planet-page-back = Back to my planet
planet-page-tiles = Tiles of the round
planet-page-tile = Tile { $slot }: { $tile }, clockwise
planet-page-tile-gone = Tile { $slot } is taken
planet-page-turn = Turn the tile
planet-page-turn-left = Turn by a fifth, anticlockwise
planet-page-turn-right = Turn by a fifth, clockwise
planet-page-side = { $habitat } beside face { $face }
planet-page-face-free = Face { $face }, free
planet-page-face-free-beside = Face { $face }, free; around it { $sides }
planet-page-face-tile = Face { $face }: { $sides }
planet-page-face-ghost = Face { $face }, free; the tile would show { $sides }
planet-page-region =
    Region of { $size ->
        [one] { $size } area
       *[other] { $size } areas
    }: { $habitat }, touching { $touches }
planet-page-region-alone =
    Region of { $size ->
        [one] { $size } area
       *[other] { $size } areas
    }: { $habitat }, touching nothing else
planet-page-merged = { $habitat }: { $from } become { $size }

# The animals.
planet-page-rounds = The twelve rounds and their animals
planet-page-in-round = Round { $round }
planet-page-waiting =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } face down for round { $round }
planet-page-mystery = A mystery animal, face down
planet-page-this-round = This round
planet-page-next-animals = Next: round { $round }
planet-page-later = Later rounds
planet-page-no-animals-left = All animals have been awarded.
planet-page-carried = Carried over from round { $round }
planet-page-values = you { $own } · best opponent { $best }
planet-page-values-was = you { $own } (was { $was }) · best opponent { $best }
planet-page-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
planet-page-leads = { $seat } leads with { $value }
planet-page-nobody-leads = nobody leads
planet-page-won-by = won by { $seat }
planet-page-out = returned to the box
planet-page-would-be-yours = would be yours
planet-page-would-go-to = would go to { $seat }
planet-page-would-wait = would move to the next round
planet-page-would-go = would return to the box

# The objective.
planet-page-objective = Your objective: { $habitat }
planet-page-objective-now =
    { $areas ->
        [one] { $areas } area
       *[other] { $areas } areas
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
planet-page-rung =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } from { $areas ->
        [one] { $areas } area
       *[other] { $areas } areas
    }
