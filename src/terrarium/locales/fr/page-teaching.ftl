# Leçons, conseils et explications de la page.

page-lesson-start =
    { $minutes ->
        [one] Apprendre en { $minutes } minute
       *[other] Apprendre en { $minutes } minutes
    }
page-lesson-continue = Continuer la leçon
page-lesson-label = Leçon { $lesson } : { $what }
page-lesson-of = Leçon : { $lesson }
page-lesson-step = Étape { $step } sur { $count }
page-lesson-next = Suivant
page-lesson-show = Montrez-moi
page-lesson-do = Jouer ainsi
page-lesson-skip = Passer
page-lesson-leave = Quitter
page-lesson-play-on = Continuer la partie
page-lesson-answer = La réponse : { $answer }
page-first-game-planet = Première partie : sans objectifs, chaque animal vaut 1 point.
page-first-game-earth = Première partie : sans écosystèmes, chaque objectif vaut 10 points.
page-hint = Conseil
page-hints = Conseils
page-hints-asked = Conseils :
page-hints-of = { $name } { $count }
page-option-hints = On peut demander des conseils
page-legend = Symboles et victoire
page-symbols = Symboles
page-win = Comment gagner
page-win-planet = Le plus de points gagne. Chaque animal vaut 2 points, ou 1 s’il vit dans le milieu naturel de votre objectif ; les zones de ce milieu rapportent de plus en plus. Dans la partie pour débutants, chaque animal vaut 1 point.
page-win-rauha = Le plus de points après quatre manches gagne. Ils viennent des biomes activés, des entités divines, des biomes avec spores à chaque décompte, et de l’avance en eau sur la personne qui en a le moins.
page-win-earth = Le plus de points gagne : les nombres des cartes, 1 par germe et par carte du compost, la croissance et les canopées complètes, les terrains, les écosystèmes et les objectifs (15, 11, 8, 6, 5 dans l’ordre où ils sont atteints). La première île complète rapporte 7. En mode débutant, chaque objectif vaut 10, et il n’y a pas d’écosystèmes.
page-skip = Passer
page-guide = Règles pour les joueurs
page-rules-clauses = Toutes les clauses, pour référence

lesson-planet = Planet
lesson-planet-about = Placer des tuiles, remporter trois animaux, choisir entre un animal et l’objectif.
lesson-rauha = Rauha
lesson-rauha-about = La première manche : placer un biome, utiliser une spore, inviter une entité, marquer.
lesson-earth = Earth
lesson-earth-about = Planter, arroser, croître, payer une capacité, remplir un objectif.
lesson-earth-solo = Earth en solo
lesson-earth-solo-about = Jouer contre Gaïa : ce qui la nourrit, et quand refuser un gain.
