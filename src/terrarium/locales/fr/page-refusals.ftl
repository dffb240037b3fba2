# Pourquoi quelque chose n’est pas possible sur la page : la chose est sous le doigt, sans numéro ni mot de la transcription.

planet-page-face-covered = Il y a déjà une tuile sur cette face.
planet-page-tile-taken = Cette tuile n’est plus là.
planet-page-same-tile = Une autre tuile du tour montre la même chose. Prenez celle-là.

rauha-page-cell-forbidden = La carte ne va pas ici : les petits carrés de la carte montrent où elle peut aller.
rauha-page-spore-there = Cette case porte déjà une spore.
rauha-page-no-room-for-spore = Chaque biome porte déjà une spore.
rauha-page-target-first = Choisissez d’abord où va la spore.
rauha-page-name-first = Choisissez d’abord quels animaux Metsat compte.
rauha-page-out-of-reach = Ceci ne peut pas être activé maintenant : ni dans la ligne du totem, ni avec une spore, ni une entité disponible.
rauha-page-used-already = Ceci a déjà été activé.
rauha-page-no-effect = Ceci ne changerait rien maintenant.
rauha-page-effect-too-dear = Ceci coûte { $pay } en cristaux ; il vous en manque { $short }.

earth-page-not-asked = Ceci ne répond pas à la question en cours.
earth-page-cell-taken = Cette carte ne peut pas remplacer { $card }.
earth-page-cell-out = Cet emplacement ne touche aucune de vos cartes, ou la grille dépasserait quatre lignes ou colonnes.
earth-page-no-piece = Il n’y a pas ce pion ici, ou le reste ne pourrait plus être payé ensuite.
earth-page-no-copy = Il n’y a pas de capacité à copier ici.
earth-page-no-space = Il n’y a pas d’emplacement libre ici.
earth-page-not-here = La capacité n’atteint pas cette carte.
earth-page-ascending = Les pions se placent dans l’ordre de lecture ; cette carte vient avant la dernière.
