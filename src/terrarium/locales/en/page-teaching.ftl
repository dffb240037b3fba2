# Lessons, hints and explanations on the page.

page-lesson-start =
    { $minutes ->
        [one] Learn in { $minutes } minute
       *[other] Learn in { $minutes } minutes
    }
page-lesson-continue = Continue the lesson
page-lesson-label = Lesson { $lesson }: { $what }
page-lesson-of = Lesson: { $lesson }
page-lesson-step = Step { $step } of { $count }
page-lesson-next = Next
page-lesson-show = Show me
page-lesson-do = Do it
page-lesson-skip = Skip
page-lesson-leave = Leave
page-lesson-play-on = Play on
page-lesson-answer = The answer: { $answer }
page-first-game-planet = Your first game: no objectives, every animal is worth 1 point.
page-first-game-earth = Your first game: no ecosystems, every goal is worth 10 points.
page-hint = Hint
page-hints = Hints
page-hints-asked = Hints:
page-hints-of = { $name } { $count }
page-option-hints = Players may ask for hints
page-legend = Symbols and how to win
page-symbols = Symbols
page-win = How to win
page-win-planet = The most points win. Each animal is worth 2 points, or 1 if it lives in your objective’s habitat; the areas of that habitat score more and more. In the beginner game every animal is worth 1 point.
page-win-rauha = The most points after four rounds win. They come from biomes that are activated, divine entities, biomes with spores in each scoring, and more water than the lowest player.
page-win-earth = The most points win: the numbers on your cards, 1 for each sprout and each compost card, growth and complete canopies, terrains, ecosystems, and goals (15, 11, 8, 6, 5 in the order of meeting them). The first to fill the island gets 7. In beginner mode every goal is worth 10, and there are no ecosystems.
page-skip = Skip
page-guide = Rules for players
page-rules-clauses = All clauses, for reference

lesson-planet = Planet
lesson-planet-about = Lay tiles, win three animals, choose between an animal and your objective.
lesson-rauha = Rauha
lesson-rauha-about = Play the first round: place a biome, use a spore, win an entity, score.
lesson-earth = Earth
lesson-earth-about = Plant, water, grow, pay for an ability, meet a goal.
lesson-earth-solo = Earth solo
lesson-earth-solo-about = Play against Gaia: what feeds her, and when to refuse a gain.
