# Lessons. A step has at most 25 words, its result too. "-try" is shown after an answer that the step does not ask for.

lesson-planet-welcome = Turn your planet: it has twelve faces. Each round you cover one. Animals move to the planet that suits them best; the most points win.
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

lesson-rauha-welcome = Your world has nine biomes. Each turn the totem activates a line of biomes. The most points after four rounds win.
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
lesson-rauha-price = The arrow on a card means: pay what is before it in full, or skip it. Choose the middle biome as well, then take both.
lesson-rauha-price-try = Press the middle biome, so that it is chosen like the forest, then press Take.
lesson-rauha-price-result = { $points } points. Meanwhile your opponent filled a line with crystal and invited Kiteet, worth 3 points each time.
lesson-rauha-entity = Three equal symbols in a line invite a divine entity, even from another player. Take the marked card and complete your crystal row.
lesson-rauha-entity-try = Take the card with crystal and mushroom, and place it at the right end of your middle row.
lesson-rauha-entity-result = Kiteet comes to you. Entities work on the turn they arrive and in every scoring.
lesson-rauha-invited = Take everything: your new card, the biome below it, and Kiteet.
lesson-rauha-invited-try = Take everything at once with the marked button.
lesson-rauha-invited-result = { $points } points. After three turns comes the scoring.
lesson-rauha-scoring = In the scoring, entities and biomes with spores are activated. Choose the biome with your spore as well, then take both.
lesson-rauha-scoring-try = Press the middle biome, so that it is chosen like Kiteet, then press Take.
lesson-rauha-scoring-result = { $points } points, 1 of them for water: you have one water more than the lowest at the table. Bigger leads score much more.
lesson-rauha-choice = Your decision for round two: the card that gives crystals when its line works, or the one with two biomes and two animals.
lesson-rauha-choice-try = Choose one of the two marked cards.
lesson-rauha-choice-result =
    { $answer ->
       *[a] It pays as soon as its line works. With your forest it is also the second of three symbols for Metsat.
        [b] It pays nothing itself. But each of its four symbols can complete a line and bring an entity.
    }

lesson-earth-welcome = You build an island of sixteen cards. Cards, sprouts, growth, compost, goals and ecosystems score. When someone has sixteen cards, the game ends.
lesson-earth-actions = There are four actions. You get the large version of yours, everybody else the small one. Then all cards of that colour work, yours too.
lesson-earth-plant = Plant: you may plant two cards and pay their soil. Choose Plant, then plant the Southern Magnolia.
lesson-earth-plant-try = Choose the green action Plant, then the Southern Magnolia in your hand.
lesson-earth-plant-result = It cost 1 soil; you have { $soil }. The first card can go anywhere.
lesson-earth-neighbour = Every other card goes next to one of yours, corners included. Plant the Roman Brown to the right of the Magnolia.
lesson-earth-neighbour-try = Plant the Roman Brown on the marked place, to the right of the Magnolia.
lesson-earth-neighbour-result = Your ecosystem pays 9 points for two flora named after a place. Other cards count rows, columns or neighbours: where you plant matters.
lesson-earth-keep = Plant also lets you look at four cards and keep one. Keep the Reddish Corky Fungus: it is cheap and has six places for sprouts.
lesson-earth-keep-try = Keep the Reddish Corky Fungus.
lesson-earth-keep-result = The other three are gone. Your opponent is active now and chooses Compost.
lesson-earth-benefit = When others choose, you get the small version: 2 soil, or 2 cards to your compost. Take the soil.
lesson-earth-benefit-try = Take 2 soil: you want to plant more.
lesson-earth-benefit-result = You have { $soil } soil. You gain on every turn, not only on your own.
lesson-earth-water = Your turn. Water brings up to six sprouts and 2 soil. Each sprout scores a point. Choose Water.
lesson-earth-water-try = Choose the blue action Water.
lesson-earth-water-result = Your five free places are full: five points. Now your blue cards work, from left to right, top to bottom.
lesson-earth-price = The Roman Brown has a cost: one compost card for 3 soil. Pay it in full and gain, or skip it. Activate it.
lesson-earth-price-try = Activate it: a compost card is one point, 3 soil plant a whole card.
lesson-earth-price-result = You have { $soil } soil. Your opponent chooses Grow.
lesson-earth-growth = Growth makes plants tall. A plant with all its growth scores its canopy. Take growth: the Magnolia has room for two.
lesson-earth-growth-try = Take growth instead of cards.
lesson-earth-growth-result = The Magnolia is complete and scores its canopy, 2 points. Tall trees score far more when complete.
lesson-earth-goal = The Arctic Tern wants three flora named after places. The first to meet a goal gets 15 points. Plant the Japanese Maple.
lesson-earth-goal-try = Choose Plant, then plant the Japanese Maple on the marked place.
lesson-earth-goal-result = Southern Magnolia, Roman Brown, Japanese Maple: the goal is met. Later players get 11, 8, 6 and 5 points.
lesson-earth-second = Plant your second card, the Reddish Corky Fungus, beside the Maple. Then keep the event, Low Tide.
lesson-earth-second-try = Plant the Reddish Corky Fungus on the marked place, then keep Low Tide.
lesson-earth-second-result = Events are not planted. You play them from your hand, at any time.
lesson-earth-event = This event takes four compost cards, four points, for 3 soil. Not worth it now: answer with nothing more.
lesson-earth-event-try = Keep your event for later: choose nothing more.
lesson-earth-event-result = You lead with { $points } points. When soil is short, you can also exchange 3 sprouts for 2 soil at any time.
lesson-earth-red = Your opponent chose Compost, so your red cards work. Compost two cards, trade the Magnolia’s sprout for soil, place sprout and growth.
lesson-earth-red-try = Compost 2 cards; return a sprout from the Magnolia; put the new sprout there; put growth on the Corky Fungus.
lesson-earth-red-result = { $soil } soil, { $points } points, on an opponent’s turn. Cards that feed each other win this game.
lesson-earth-choice = Your decision: Grow for new cards and growth, or Compost for soil and your red cards.
lesson-earth-choice-try = Choose Grow or Compost.
lesson-earth-choice-result =
    { $answer ->
       *[a] Four new cards: your hand was empty. Your island and the Maple add growth.
        [b] Soil and points from red cards. Your hand stays nearly empty, so the next turn should bring cards.
    }

lesson-earth-solo-welcome = In a solo game you play against Gaia. She plants nothing: she takes what you leave, draw and gain. You need more points than she has.
lesson-earth-solo-keep = You planted two cards and look at four. Gaia gets the three you leave, with their points. Keep the Pomegranate Tree, worth 4.
lesson-earth-solo-keep-try = Keep the Pomegranate Tree: it is worth 4 points, to you or to her.
lesson-earth-solo-keep-result = Her pile has { $pile } points now. Then she turns over her first card: a leaf on a goal.
lesson-earth-solo-leaf = Her leaf takes the best place of a goal. You have two blue cards, so keep the Kingfisher’s six within reach: give her the Marmot.
lesson-earth-solo-leaf-try = Choose the Yellow-Bellied Marmot: you would meet that goal much later than the Kingfisher.
lesson-earth-solo-leaf-result = She has { $points } points. Hurry for the goals that she will take next.
lesson-earth-solo-draw = Now choose Grow. She gets one growth for each card you draw: draw only one, then put both growth on the Garlic.
lesson-earth-solo-draw-try = Choose Grow, draw one card at most, and put both growth on the Garlic.
lesson-earth-solo-draw-result = You may always take less than you could. Your climate offers two more cards for a compost card.
lesson-earth-solo-refuse = Two more cards would cost you a point and give her two growth. Skip it.
lesson-earth-solo-refuse-try = Skip it: it feeds her more than you.
lesson-earth-solo-refuse-result = She gained { $growth } growth. Watch her column: it shows what each of your gains gives her.
lesson-earth-solo-end = She takes twelve turns. When they are used up, or your island is full, the game ends. The side that ends it gets 7 points.
lesson-earth-solo-choice = Your decision: Water for sprouts and your blue cards, or Compost for soil.
lesson-earth-solo-choice-try = Choose Water or Compost.
lesson-earth-solo-choice-result =
    { $answer ->
       *[a] Many sprouts for you, and one for her for each blue card of yours. A good trade.
        [b] Five soil to plant with. She takes the same soil into her store, and ten of it become five points.
    }
