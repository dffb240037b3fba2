pond-name = Pond
page-about-pond = Frogs leap at flies: everybody lays one, and only the highest catches something.
pond-option-leaf = the lowest frog rests on a leaf, for one point

pond-fly = Round { $round }: a fly worth { $value } is turned up.
pond-laid = { $seat } has laid a frog.
pond-you-laid = You laid frog { $frog }.
pond-you-drew = You drew frog { $frog }.
pond-caught = { $seat } catches the fly with frog { $frog }: { $value } { $value ->
    [one] point
   *[other] points
}.
pond-rests = { $seat } rests on a leaf with frog { $frog }: 1 point.

pond-lay = Lay a frog for the fly worth { $value }.
pond-lay-one = Lay frog { $frog }
pond-has-laid = { $seat } has laid a frog in this round already.
pond-not-in-hand = Frog { $frog } is not in your hand.

pond-row-flies = Flies
pond-row-leaves = Leaves
source-pond-row-flies = Flies
source-pond-row-leaves = Leaves
pond-shared = Equal points are a shared victory.
simulate-pond-flies = Points for flies
simulate-pond-leaves = Points for leaves
