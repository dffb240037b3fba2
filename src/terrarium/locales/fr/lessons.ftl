# Leçons. Une étape a 25 mots au plus, son résultat aussi. « -try » suit une réponse que l'étape ne demande pas.

lesson-planet = Planet
lesson-planet-about = Poser des tuiles, gagner trois animaux, choisir entre un animal et l’objectif.
lesson-planet-welcome = Voici votre planète. À chaque tour, vous couvrez une de ses douze faces. Les animaux vont sur la planète qui leur convient le mieux. Le plus de points gagne.
lesson-planet-region = Les régions s’étendent par les bords. Prenez la tuile marquée et posez-la sur la face marquée, sans la tourner.
lesson-planet-region-try = Posez la tuile marquée sur la face marquée sans la tourner : sa forêt touche alors la vôtre.
lesson-planet-region-result = Votre forêt passe de 3 à { $forest } zones. Les zones se joignent par un bord entier, jamais par un coin.
lesson-planet-tiger = Le tigre arrive à la fin du tour. Il veut la plus grande forêt qui touche un désert. Posez la tuile marquée loin de votre forêt.
lesson-planet-tiger-try = Posez la tuile marquée sur la face marquée. Elle apporte sa forêt et son désert.
lesson-planet-tiger-result = Le tigre est à vous : 2 zones de forêt touchant un désert contre 1. Et votre grande forêt ne touche toujours aucun désert.
lesson-planet-beaver = Le castor veut la plus grande forêt qui ne touche aucun désert. Posez la tuile marquée sur la face marquée, tournée pour que le désert évite votre forêt.
lesson-planet-beaver-try = Ainsi, le désert toucherait votre forêt de 6 zones et le castor irait à votre adversaire. Tournez la tuile.
lesson-planet-beaver-result = Le castor est à vous : 6 zones contre 3. Un seul mauvais bord vous aurait coûté la carte.
lesson-planet-panda = Le panda compte les forêts séparées : 3 partout. À égalité, la carte attend le tour suivant. Posez la tuile marquée au loin, comme une île.
lesson-planet-panda-try = Prenez la tuile avec forêt et posez-la sur la face marquée, où elle ne touche aucune autre forêt.
lesson-planet-panda-result = Quatre forêts contre trois : le panda est à vous. Certains animaux veulent une grande région, d’autres en veulent beaucoup de petites.
lesson-planet-objective = Votre objectif secret est la forêt. Vous avez 11 zones ; 14 valent 2 points, davantage vaut plus. Les animaux de forêt vous rapportent 1 point, les autres 2.
lesson-planet-choice = À vous de décider : la tuile de forêt pour votre objectif, ou la tuile de montagne sur la face marquée pour le puma.
lesson-planet-choice-try = Prenez la tuile de forêt, ou posez la tuile de montagne sur la face marquée pour que ses montagnes rejoignent les vôtres.
lesson-planet-choice-result =
    { $answer ->
       *[a] 14 zones de forêt : 2 points, et plus à venir. Le puma va à votre adversaire. Bon choix si la forêt continue d’arriver.
        [b] Le puma est à vous : 4 zones de montagne contre 3, et 2 points dès maintenant. L’objectif attendra la prochaine tuile de forêt.
    }
