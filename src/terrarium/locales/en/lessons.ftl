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

lesson-rauha = Rauha
lesson-rauha-about = Play the first round: place a biome, use a spore, win an entity, score.
lesson-rauha-welcome = Your world has nine biomes. Each turn the totem lights a line, and its biomes work. Most points after four rounds win.
lesson-rauha-choose = Choose one of four cards; the others go on to your neighbour. Take the marked one: it turns crystals into points.
lesson-rauha-choose-try = Take the marked card: pay 2 crystals, score 4 points.
lesson-rauha-choose-result = Everyone chooses at the same time. Nobody sees your card until it is placed.
lesson-rauha-place = The card costs 1 crystal. Place it in the middle: it covers the desert there.
lesson-rauha-place-try = Place it on the marked space in the middle.
lesson-rauha-place-result = You have { $crystals } crystals left. What you cover no longer counts, so cover what you need least.
lesson-rauha-line = Now the lit column works: two biomes give a crystal each, one gives a point. Take everything at once.
lesson-rauha-line-try = Take everything at once with the marked button.
lesson-rauha-line-result = { $crystals } crystals, { $points } point. The totem moves on: the middle column is next, with your new card.
lesson-rauha-discard = You can discard a card instead: for 4 crystals or a spore. Take the marked card, then put its spore on your biome in the middle.
lesson-rauha-discard-try = Take the marked card, choose to discard it for a spore, and put the spore on the middle space.
lesson-rauha-discard-result = A biome with a spore also works in every scoring, wherever the totem stands.
lesson-rauha-price = The arrow on a card means: pay what stands before it in full, or leave it. Use the middle biome, then the forest.
lesson-rauha-price-try = Use the biome in the middle first (2 crystals for 4 points), then the forest above it.
lesson-rauha-price-result = { $points } points. Meanwhile your opponent filled a line with crystal and invited Kiteet, worth 3 points each time.
lesson-rauha-entity = Three equal symbols in a line bring a divine entity, even from somebody else. Take the marked card and complete your crystal row.
lesson-rauha-entity-try = Take the card with crystal and mushroom, and place it at the right end of your middle row.
lesson-rauha-entity-result = Kiteet comes to you. Entities work on the turn they arrive and in every scoring.
lesson-rauha-invited = Take everything: your new card, the biome below it, and Kiteet.
lesson-rauha-invited-try = Take everything at once with the marked button.
lesson-rauha-invited-result = { $points } points. After three turns comes the scoring.
lesson-rauha-scoring = In the scoring, entities and biomes with spores work. Use Kiteet, then the biome with your spore.
lesson-rauha-scoring-try = Use Kiteet first, then the biome in the middle.
lesson-rauha-scoring-result = { $points } points, 1 of them for water: you have one drop more than the lowest at the table. Bigger leads score much more.
lesson-rauha-choice = Your decision for round two: the card that gives crystals when its line works, or the one with two biomes and two animals.
lesson-rauha-choice-try = Choose one of the two marked cards.
lesson-rauha-choice-result =
    { $answer ->
       *[a] It pays as soon as its line works. With your forest it is also the second of three symbols for Metsat.
        [b] It pays nothing itself. But each of its four symbols can complete a line and bring an entity.
    }
