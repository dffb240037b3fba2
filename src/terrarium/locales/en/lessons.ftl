# Lessons. A step has at most 25 words, its result too. "-try" is shown after an answer that the step does not ask for.

lesson-planet = Planet
lesson-planet-about = Lay tiles, win three animals, choose between an animal and your objective.
lesson-planet-welcome = This is your planet. Each round you cover one of its twelve faces. Animals move to the planet that suits them best. Most points win.
lesson-planet-region = Regions grow across edges. Take the marked tile and lay it on the marked face, as it is.
lesson-planet-region-try = Lay the marked tile on the marked face without turning it: its forest then touches yours.
lesson-planet-region-result = Your forest grew from 3 to { $forest } areas. Areas join across a whole edge, never at a corner.
lesson-planet-tiger = The tiger arrives at the end of this round. It wants the largest forest touching desert. Lay the marked tile away from your forest.
lesson-planet-tiger-try = Lay the marked tile on the marked face. It brings its own forest and desert.
lesson-planet-tiger-result = The tiger is yours: 2 forest areas touching desert against 1. And your large forest still touches no desert.
lesson-planet-beaver = The beaver wants the largest forest touching no desert. Lay the marked tile on the marked face, turned so that no desert touches your forest.
lesson-planet-beaver-try = Like this, desert would touch your forest of 6 areas, and the beaver would go to your opponent. Turn the tile.
lesson-planet-beaver-result = The beaver is yours: 6 areas against 3. One wrong edge would have cost you the card.
lesson-planet-panda = The panda counts separate forests: 3 each. In a tie, the card waits for the next round. Lay the marked tile far away, as an island.
lesson-planet-panda-try = Take the tile with forest and lay it on the marked face, where it touches no other forest.
lesson-planet-panda-result = Four forests against three: the panda is yours. Large regions win some animals, many small ones win others.
lesson-planet-objective = Your secret objective is forest. You have 11 areas; 14 score 2 points, more score more. Forest animals bring you 1 point, all others 2.
lesson-planet-choice = Your decision: the forest tile for your objective, or the mountain tile on the marked face for the puma.
lesson-planet-choice-try = Take the forest tile, or lay the mountain tile on the marked face so that its mountains join yours.
lesson-planet-choice-result =
    { $answer ->
       *[a] 14 forest areas: 2 points, and more to come. The puma goes to your opponent. A good choice if forest keeps coming.
        [b] The puma is yours: 4 mountain areas against 3, and 2 points now. Your objective waits for the next forest tile.
    }
