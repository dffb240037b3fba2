pond-name = Étang
page-about-pond = Des grenouilles sautent sur des mouches : chacun en pose une, seule la plus haute attrape.
pond-option-leaf = la grenouille la plus basse se repose sur une feuille, pour un point

pond-fly = Manche { $round } : une mouche de valeur { $value } apparaît.
pond-laid = { $seat } a posé une grenouille.
pond-you-laid = Vous posez la grenouille { $frog }.
pond-you-drew = Vous piochez la grenouille { $frog }.
pond-caught = { $seat } attrape la mouche avec la grenouille { $frog } : { $value } { $value ->
    [one] point
   *[other] points
}.
pond-rests = { $seat } se repose sur une feuille avec la grenouille { $frog } : 1 point.

pond-lay = Posez une grenouille pour la mouche de valeur { $value }.
pond-lay-one = Poser la grenouille { $frog }
pond-has-laid = { $seat } a déjà posé une grenouille dans cette manche.
pond-not-in-hand = Vous n'avez pas la grenouille { $frog } en main.

pond-row-flies = Mouches
pond-row-leaves = Feuilles
source-pond-row-flies = Mouches
source-pond-row-leaves = Feuilles
pond-shared = À égalité de points, la victoire est partagée.
simulate-pond-flies = Points des mouches
simulate-pond-leaves = Points des feuilles
