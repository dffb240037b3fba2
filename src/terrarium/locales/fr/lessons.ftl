# Leçons. Une étape a 25 mots au plus, son résultat aussi. « -try » suit une réponse que l’étape ne demande pas.

lesson-planet-welcome = Tournez votre planète : elle a douze faces. À chaque tour, vous en couvrez une. Les animaux rejoignent la planète qui leur convient le mieux ; le plus de points gagne.
lesson-planet-region = Les régions s’étendent par les bords. Prenez la tuile marquée et placez-la sur la face marquée, sans la tourner.
lesson-planet-region-try = Placez la tuile marquée sur la face marquée sans la tourner : sa forêt touche alors la vôtre.
lesson-planet-region-result = Votre forêt passe de 3 à { $forest } parcelles. Les parcelles se joignent par un bord entier, jamais par un coin.
lesson-planet-tiger = Le tigre arrive à la fin du tour. Il demande la plus grande forêt en contact avec un désert. Placez la tuile marquée loin de votre forêt.
lesson-planet-tiger-try = Placez la tuile marquée sur la face marquée. Elle apporte sa forêt et son désert.
lesson-planet-tiger-result = Le tigre est à vous : 2 parcelles de forêt en contact avec un désert contre 1. Et votre grande forêt ne touche toujours aucun désert.
lesson-planet-beaver = Le castor demande la plus grande forêt sans contact avec un désert. Placez la tuile marquée sur la face marquée, tournée pour que le désert évite votre forêt.
lesson-planet-beaver-try = Ainsi, le désert toucherait votre forêt de 6 parcelles et le castor irait à votre adversaire. Tournez la tuile.
lesson-planet-beaver-result = Le castor est à vous : 6 parcelles contre 3. Un seul mauvais bord vous aurait coûté la carte.
lesson-planet-panda = Le panda compte les forêts distinctes : 3 partout. À égalité, la carte passe au tour suivant. Placez la tuile marquée au loin, comme une île.
lesson-planet-panda-try = Prenez la tuile avec forêt et placez-la sur la face marquée, où elle ne touche aucune autre forêt.
lesson-planet-panda-result = Quatre forêts contre trois : le panda est à vous. Certains animaux demandent une grande région, d’autres beaucoup de petites.
lesson-planet-objective = Votre objectif secret est la forêt. Vous avez 11 parcelles ; 14 valent 2 points, davantage vaut plus. Les animaux de forêt vous rapportent 1 point, les autres 2.
lesson-planet-choice = À vous de décider : la tuile de forêt pour votre objectif, ou la tuile de montagne sur la face marquée pour le puma.
lesson-planet-choice-try = Prenez la tuile de forêt, ou placez la tuile de montagne sur la face marquée pour que ses montagnes rejoignent les vôtres.
lesson-planet-choice-result =
    { $answer ->
       *[a] 14 parcelles de forêt : 2 points, et plus à venir. Le puma va à votre adversaire. Bon choix si la forêt continue d’arriver.
        [b] Le puma est à vous : 4 parcelles de montagne contre 3, et 2 points dès maintenant. L’objectif attendra la prochaine tuile de forêt.
    }

lesson-rauha-welcome = Votre monde a neuf biomes. À chaque tour, le totem active une ligne de biomes. Après quatre manches, le plus grand nombre de points l’emporte.
lesson-rauha-choose = Choisissez une des quatre cartes ; les autres passent au voisin. Prenez la carte marquée : elle change des cristaux en points.
lesson-rauha-choose-try = Prenez la carte marquée : 2 cristaux pour 4 points.
lesson-rauha-choose-result = Tout le monde choisit en même temps. Personne ne voit votre carte avant sa pose.
lesson-rauha-place = La carte coûte 1 cristal. Placez-la au centre : elle y couvre le désert.
lesson-rauha-place-try = Placez-la sur la case marquée, au centre.
lesson-rauha-place-result = Il vous reste { $crystals } cristaux. Ce qui est couvert ne compte plus : couvrez ce qui vous sert le moins.
lesson-rauha-line = La colonne éclairée s’active : deux biomes donnent un cristal chacun, un autre donne un point. Prenez tout d’un coup.
lesson-rauha-line-try = Prenez tout d’un coup avec le bouton marqué.
lesson-rauha-line-result = Cristaux : { $crystals }, points : { $points }. Le totem avance : la colonne du milieu est la suivante, avec votre nouvelle carte.
lesson-rauha-discard = On peut aussi défausser une carte : pour 4 cristaux ou une spore. Prenez la carte marquée et posez sa spore sur votre biome central.
lesson-rauha-discard-try = Prenez la carte marquée, défaussez-la pour une spore et posez la spore au centre.
lesson-rauha-discard-result = Un biome avec une spore s’active aussi à chaque décompte, où que soit le totem.
lesson-rauha-price = La flèche sur une carte veut dire : payez en entier ce qui la précède, ou passez. Choisissez aussi le biome central, puis prenez tout.
lesson-rauha-price-try = Choisissez aussi le biome central, comme la forêt, puis appuyez sur « Prendre ».
lesson-rauha-price-result = Points : { $points }. Entre-temps, votre adversaire a rempli une ligne de cristal et invité Kiteet, 3 points à chaque fois.
lesson-rauha-entity = Trois symboles égaux en ligne invitent une entité divine, même de chez un autre joueur. Prenez la carte marquée et complétez votre rangée de cristal.
lesson-rauha-entity-try = Prenez la carte avec cristal et champignon, et placez-la à droite de votre rangée centrale.
lesson-rauha-entity-result = Vous invitez Kiteet. Les entités s’activent au tour où elles sont invitées et à chaque décompte.
lesson-rauha-invited = Prenez tout : votre nouvelle carte, le biome en dessous et Kiteet.
lesson-rauha-invited-try = Prenez tout d’un coup avec le bouton marqué.
lesson-rauha-invited-result = Points : { $points }. Après trois tours vient le décompte.
lesson-rauha-scoring = Au décompte s’activent les entités et les biomes avec spore. Choisissez aussi le biome avec votre spore, puis prenez tout.
lesson-rauha-scoring-try = Choisissez aussi le biome central, comme Kiteet, puis appuyez sur « Prendre ».
lesson-rauha-scoring-result = Points : { $points }, dont 1 pour l’eau : une eau de plus que le minimum de la table. Une plus grande avance rapporte bien plus.
lesson-rauha-choice = À vous pour la deuxième manche : la carte qui donne des cristaux quand sa ligne s’active, ou celle à deux biomes et deux animaux.
lesson-rauha-choice-try = Choisissez une des deux cartes marquées.
lesson-rauha-choice-result =
    { $answer ->
       *[a] Elle rapporte dès que sa ligne s’active. Avec votre forêt, c’est aussi le deuxième des trois symboles de Metsat.
        [b] Seule, elle ne rapporte rien. Mais chacun de ses quatre symboles peut compléter une ligne et inviter une entité.
    }

lesson-earth-welcome = Vous bâtissez une île de seize cartes. Cartes, germes, croissance, compost, objectifs et écosystèmes rapportent. La partie finit quand quelqu’un a seize cartes.
lesson-earth-actions = Il y a quatre actions. Vous faites la vôtre en grand, les autres en petit. Puis toutes les cartes de cette couleur s’activent, les vôtres aussi.
lesson-earth-plant = Planter : vous pouvez planter deux cartes en payant leur coût en sol. Choisissez Planter, puis plantez Magnolia à grandes fleurs.
lesson-earth-plant-try = Choisissez l’action verte Planter, puis la carte marquée de votre main.
lesson-earth-plant-result = Elle a coûté 1 sol ; il vous en reste { $soil }. La première carte peut aller n’importe où.
lesson-earth-neighbour = Les cartes suivantes vont à côté d’une des vôtres, coins compris. Plantez la carte marquée à droite de la première.
lesson-earth-neighbour-try = Plantez la carte marquée à l’endroit marqué, à droite de la première.
lesson-earth-neighbour-result = Votre écosystème donne 9 points pour deux cartes flore au nom tiré d’un lieu. D’autres comptent leur ligne, leur colonne ou leurs voisines.
lesson-earth-keep = Planter permet aussi de voir quatre cartes et d’en garder une. Gardez la carte marquée : elle est bon marché et porte six germes.
lesson-earth-keep-try = Gardez la carte marquée.
lesson-earth-keep-result = Les trois autres sont perdues. Votre adversaire joue maintenant et choisit Composter.
lesson-earth-benefit = Quand les autres choisissent, vous avez la petite version : 2 sols, ou 2 cartes au compost. Prenez les sols.
lesson-earth-benefit-try = Prenez 2 sols : vous voulez planter encore.
lesson-earth-benefit-result =
    Vous avez { $soil ->
        [one] { $soil } sol
       *[other] { $soil } sols
    }. Chaque tour vous donne quelque chose, qui que soit le joueur actif.
lesson-earth-water = À vous. Arroser apporte jusqu’à six germes et 2 sols. Chaque germe vaut un point. Choisissez Arroser.
lesson-earth-water-try = Choisissez l’action bleue Arroser.
lesson-earth-water-result = Vos cinq emplacements libres sont pleins : cinq points. Vos cartes bleues s’activent, de gauche à droite et de haut en bas.
lesson-earth-price = La carte marquée a un coût : une carte du compost pour 3 sols. Payez en entier et gagnez, ou passez. Activez-la.
lesson-earth-price-try = Activez-la : une carte du compost vaut un point, 3 sols plantent toute une carte.
lesson-earth-price-result =
    Vous avez { $soil ->
        [one] { $soil } sol
       *[other] { $soil } sols
    }. Votre adversaire choisit Croître.
lesson-earth-growth = Les pions croissance élèvent les plantes. Une plante complète marque sa canopée. Prenez des pions croissance : le magnolia a deux places.
lesson-earth-growth-try = Prenez des pions croissance plutôt que des cartes.
lesson-earth-growth-result = Le magnolia est complet et marque sa canopée : 2 points. Les grands arbres rapportent bien plus.
lesson-earth-goal = La sterne arctique demande trois cartes flore au nom tiré d’un lieu. La première personne à remplir un objectif marque 15 points. Plantez l’érable du Japon.
lesson-earth-goal-try = Choisissez Planter, puis plantez la carte marquée à l’endroit marqué.
lesson-earth-goal-result = Trois cartes flore au nom tiré d’un lieu : objectif rempli. Les suivants marquent 11, 8, 6 et 5 points.
lesson-earth-second = Plantez la deuxième carte marquée à côté de l’érable. Gardez ensuite l’événement marqué.
lesson-earth-second-try = Plantez la carte marquée à l’endroit marqué, puis gardez l’événement.
lesson-earth-second-result = Les événements ne se plantent pas. Vous les jouez de votre main, à tout moment.
lesson-earth-event = Cet événement prend quatre cartes du compost, quatre points, pour 3 sols. Pas maintenant : choisissez « Plus rien ».
lesson-earth-event-try = Gardez l’événement pour plus tard : choisissez « Plus rien ».
lesson-earth-event-result = Vous menez, points : { $points }. Quand les sols manquent, vous pouvez aussi échanger 3 germes contre 2 sols à tout moment.
lesson-earth-red = Votre adversaire a choisi Composter : vos cartes rouges s’activent. Compostez deux cartes, échangez le germe du magnolia, placez germe et pion croissance.
lesson-earth-red-try = Compostez 2 cartes ; rendez un germe du magnolia ; placez-y le nouveau ; mettez le pion croissance sur le champignon marqué.
lesson-earth-red-result = Sols : { $soil }, points : { $points }, et c’était le tour adverse. Les cartes qui se nourrissent entre elles gagnent la partie.
lesson-earth-choice = À vous : Croître pour de nouvelles cartes et des pions croissance, ou Composter pour les sols et vos cartes rouges.
lesson-earth-choice-try = Choisissez Croître ou Composter.
lesson-earth-choice-result =
    { $answer ->
       *[a] Quatre nouvelles cartes : votre main était vide. Votre île et l’érable ajoutent des pions croissance.
        [b] Des sols et des points grâce aux cartes rouges. Votre main reste presque vide : il faudra des cartes au tour suivant.
    }

lesson-earth-solo-welcome = En solo, vous jouez contre Gaïa. Elle ne plante rien : elle prend ce que vous laissez, piochez et gagnez. Il vous faut plus de points qu’elle.
lesson-earth-solo-keep = Vous avez planté deux cartes et en regardez quatre. Gaïa reçoit les trois que vous laissez, avec leurs points. Gardez l’arbre marqué, qui en vaut 4.
lesson-earth-solo-keep-try = Gardez la carte marquée : elle vaut 4 points, pour vous ou pour elle.
lesson-earth-solo-keep-result = Sa pile a maintenant { $pile } points. Elle retourne sa première carte : une feuille sur un objectif.
lesson-earth-solo-leaf = Sa feuille prend la meilleure place d’un objectif. Avec deux cartes bleues, le martin-pêcheur vous est plus proche : donnez-lui la marmotte.
lesson-earth-solo-leaf-try = Choisissez la marmotte : vous rempliriez cet objectif bien plus tard.
lesson-earth-solo-leaf-result = Elle a { $points } points. Hâtez-vous vers les objectifs qu’elle prendra ensuite.
lesson-earth-solo-draw = Choisissez Croître. Chaque carte piochée lui donne un pion croissance : n’en piochez qu’une, puis mettez les deux pions sur l’ail.
lesson-earth-solo-draw-try = Choisissez Croître, piochez une carte au plus et mettez les deux pions croissance sur l’ail.
lesson-earth-solo-draw-result = Vous pouvez toujours prendre moins. Votre climat propose deux cartes de plus contre une carte du compost.
lesson-earth-solo-refuse = Deux cartes de plus vous coûteraient un point et lui donneraient deux pions croissance. Passez.
lesson-earth-solo-refuse-try = Passez : cela la nourrit plus que vous.
lesson-earth-solo-refuse-result = Sa croissance : { $growth }. Regardez sa colonne : elle montre ce que vos gains lui donnent.
lesson-earth-solo-end = Elle a douze tours. Quand ils sont épuisés, ou que votre grille est pleine, la partie finit. Celui qui y met fin marque 7 points.
lesson-earth-solo-choice = À vous : Arroser pour les germes et vos cartes bleues, ou Composter pour les sols.
lesson-earth-solo-choice-try = Choisissez Arroser ou Composter.
lesson-earth-solo-choice-result =
    { $answer ->
       *[a] Beaucoup de germes pour vous, et un pour elle par carte bleue à vous. Un bon échange.
        [b] Cinq sols pour planter. Elle en met autant dans sa réserve, et dix sols lui valent cinq points.
    }
