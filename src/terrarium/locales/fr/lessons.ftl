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

lesson-rauha = Rauha
lesson-rauha-about = La première manche : placer un biome, utiliser une spore, gagner une entité, marquer.
lesson-rauha-welcome = Votre monde a neuf biomes. À chaque tour, le totem éclaire une ligne dont les biomes agissent. Le plus de points après quatre manches gagne.
lesson-rauha-choose = Choisissez une des quatre cartes ; les autres passent au voisin. Prenez la carte marquée : elle change des cristaux en points.
lesson-rauha-choose-try = Prenez la carte marquée : 2 cristaux pour 4 points.
lesson-rauha-choose-result = Tout le monde choisit en même temps. Personne ne voit votre carte avant sa pose.
lesson-rauha-place = La carte coûte 1 cristal. Placez-la au centre : elle y couvre le désert.
lesson-rauha-place-try = Placez-la sur la case marquée, au centre.
lesson-rauha-place-result = Il vous reste { $crystals } cristaux. Ce qui est couvert ne compte plus : couvrez ce qui vous sert le moins.
lesson-rauha-line = La colonne éclairée agit : deux biomes donnent un cristal chacun, un autre donne un point. Prenez tout d’un coup.
lesson-rauha-line-try = Prenez tout d’un coup avec le bouton marqué.
lesson-rauha-line-result = Cristaux : { $crystals }, points : { $points }. Le totem avance : la colonne du milieu est la suivante, avec votre nouvelle carte.
lesson-rauha-discard = On peut aussi défausser une carte : pour 4 cristaux ou une spore. Prenez la carte marquée et posez sa spore sur votre biome central.
lesson-rauha-discard-try = Prenez la carte marquée, défaussez-la pour une spore et posez la spore au centre.
lesson-rauha-discard-result = Un biome avec une spore agit aussi à chaque décompte, où que soit le totem.
lesson-rauha-price = La flèche sur une carte veut dire : payez en entier ce qui la précède, ou laissez. Utilisez le biome central, puis la forêt.
lesson-rauha-price-try = Utilisez d’abord le biome central (2 cristaux pour 4 points), puis la forêt au-dessus.
lesson-rauha-price-result = Points : { $points }. Entre-temps, votre adversaire a rempli une ligne de cristal et invité Kiteet, 3 points à chaque fois.
lesson-rauha-entity = Trois symboles égaux en ligne font venir une entité divine, même de chez quelqu’un d’autre. Prenez la carte marquée et complétez votre rangée de cristal.
lesson-rauha-entity-try = Prenez la carte avec cristal et champignon, et placez-la à droite de votre rangée centrale.
lesson-rauha-entity-result = Kiteet vient chez vous. Les entités agissent au tour de leur arrivée et à chaque décompte.
lesson-rauha-invited = Prenez tout : votre nouvelle carte, le biome en dessous et Kiteet.
lesson-rauha-invited-try = Prenez tout d’un coup avec le bouton marqué.
lesson-rauha-invited-result = Points : { $points }. Après trois tours vient le décompte.
lesson-rauha-scoring = Au décompte agissent les entités et les biomes avec spore. Utilisez Kiteet, puis le biome avec votre spore.
lesson-rauha-scoring-try = Utilisez d’abord Kiteet, puis le biome central.
lesson-rauha-scoring-result = Points : { $points }, dont 1 pour l’eau : une goutte de plus que le minimum de la table. Une plus grande avance rapporte bien plus.
lesson-rauha-choice = À vous pour la deuxième manche : la carte qui donne des cristaux quand sa ligne agit, ou celle à deux biomes et deux animaux.
lesson-rauha-choice-try = Choisissez une des deux cartes marquées.
lesson-rauha-choice-result =
    { $answer ->
       *[a] Elle rapporte dès que sa ligne agit. Avec votre forêt, c’est aussi le deuxième des trois symboles de Metsat.
        [b] Seule, elle ne rapporte rien. Mais chacun de ses quatre symboles peut compléter une ligne et faire venir une entité.
    }

lesson-earth = Earth
lesson-earth-about = Planter, arroser, faire pousser, payer une capacité, remplir un objectif.
lesson-earth-welcome = Vous bâtissez une île de seize cartes. Cartes, pousses, croissance, compost et objectifs rapportent. La partie finit quand quelqu’un a seize cartes.
lesson-earth-actions = Il y a quatre actions. Vous faites la vôtre en grand, les autres en petit. Puis toutes les cartes de cette couleur agissent, les vôtres aussi.
lesson-earth-plant = Planter : vous pouvez planter deux cartes en payant leur terre. Choisissez Planter, puis plantez Southern Magnolia.
lesson-earth-plant-try = Choisissez l’action verte Planter, puis la carte marquée de votre main.
lesson-earth-plant-result = Elle a coûté 1 terre ; il vous en reste { $soil }. La première carte peut aller n’importe où.
lesson-earth-neighbour = Les cartes suivantes vont à côté d’une des vôtres, coins compris. Plantez la carte marquée à droite de la première.
lesson-earth-neighbour-try = Plantez la carte marquée à l’endroit marqué, à droite de la première.
lesson-earth-neighbour-result = Deux cartes plantées. Leur place compte : beaucoup de cartes comptent leur rangée, leur colonne ou leurs voisines.
lesson-earth-keep = Planter permet aussi de voir quatre cartes et d’en garder une. Gardez la carte marquée : elle est bon marché et porte six pousses.
lesson-earth-keep-try = Gardez la carte marquée.
lesson-earth-keep-result = Les trois autres sont perdues. Votre adversaire joue maintenant et choisit Composter.
lesson-earth-benefit = Quand les autres choisissent, vous avez la petite version : 2 terres, ou 2 cartes au compost. Prenez la terre.
lesson-earth-benefit-try = Prenez 2 terres : vous voulez planter encore.
lesson-earth-benefit-result = Vous avez { $soil } terres. Chaque tour vous donne quelque chose, qui que soit le joueur actif.
lesson-earth-water = À vous. Arroser apporte jusqu’à six pousses et 2 terres. Chaque pousse vaut un point. Choisissez Arroser.
lesson-earth-water-try = Choisissez l’action bleue Arroser.
lesson-earth-water-result = Vos cinq places libres sont pleines : cinq points. Vos cartes bleues agissent, de gauche à droite et de haut en bas.
lesson-earth-price = La carte marquée a un prix : une carte du compost pour 3 terres. Payez en entier et gagnez, ou laissez. Utilisez-la.
lesson-earth-price-try = Utilisez-la : une carte du compost vaut un point, 3 terres plantent toute une carte.
lesson-earth-price-result = Vous avez { $soil } terres. Votre adversaire choisit Croître.
lesson-earth-growth = La croissance élève les plantes. Une plante complète marque sa canopée. Prenez la croissance : le magnolia a deux places.
lesson-earth-growth-try = Prenez la croissance plutôt que des cartes.
lesson-earth-growth-result = Le magnolia est complet et marque sa canopée : 2 points. Les grands arbres rapportent bien plus.
lesson-earth-goal = La sterne arctique veut trois plantes nommées d’après un lieu. La première personne à remplir un objectif marque 15 points. Plantez l’érable du Japon.
lesson-earth-goal-try = Choisissez Planter, puis plantez la carte marquée à l’endroit marqué.
lesson-earth-goal-result = Trois plantes nommées d’après un lieu : objectif rempli. Les suivants marquent 11, 8, 6 et 5 points.
lesson-earth-second = Plantez la deuxième carte marquée à côté de l’érable. Gardez ensuite l’événement marqué.
lesson-earth-second-try = Plantez la carte marquée à l’endroit marqué, puis gardez l’événement.
lesson-earth-second-result = Les événements ne se plantent pas. Vous les jouez de votre main, à tout moment.
lesson-earth-event = Cet événement prend quatre cartes du compost, quatre points, pour 3 terres. Pas maintenant : répondez « rien de plus ».
lesson-earth-event-try = Gardez l’événement pour plus tard : choisissez « rien de plus ».
lesson-earth-event-result = Vous menez, points : { $points }. Quand la terre manque, vous pouvez aussi échanger 3 pousses contre 2 terres à tout moment.
lesson-earth-red = Votre adversaire a choisi Composter : vos cartes rouges agissent. Compostez deux cartes, échangez la pousse du magnolia, placez pousse et croissance.
lesson-earth-red-try = Compostez 2 cartes ; rendez une pousse du magnolia ; reposez-en une là ; mettez la croissance sur le champignon marqué.
lesson-earth-red-result = Terres : { $soil }, points : { $points }, et c’était le tour adverse. Les cartes qui se nourrissent entre elles gagnent la partie.
lesson-earth-choice = À vous : Croître pour de nouvelles cartes et de la croissance, ou Composter pour la terre et vos cartes rouges.
lesson-earth-choice-try = Choisissez Croître ou Composter.
lesson-earth-choice-result =
    { $answer ->
       *[a] Quatre nouvelles cartes : votre main était vide. Votre île et l’érable ajoutent de la croissance.
        [b] De la terre et des points grâce aux cartes rouges. Votre main reste presque vide : il faudra des cartes au tour suivant.
    }

lesson-earth-solo = Earth en solo
lesson-earth-solo-about = Jouer contre Gaïa : ce qui la nourrit, et quand dire non.
lesson-earth-solo-welcome = En solo, vous jouez contre Gaïa. Elle ne plante rien : elle prend ce que vous laissez, piochez et gagnez. Il vous faut plus de points qu’elle.
lesson-earth-solo-keep = Vous avez planté deux cartes et en regardez quatre. Gaïa reçoit les trois que vous laissez, avec leurs points. Gardez l’arbre marqué, qui en vaut 4.
lesson-earth-solo-keep-try = Gardez la carte marquée : elle vaut 4 points, pour vous ou pour elle.
lesson-earth-solo-keep-result = Sa pile a maintenant { $pile } points. Elle retourne sa première carte : une feuille sur un objectif.
lesson-earth-solo-leaf = Sa feuille prend la meilleure place d’un objectif. Avec deux cartes bleues, le martin-pêcheur vous est plus proche : donnez-lui la marmotte.
lesson-earth-solo-leaf-try = Choisissez la marmotte : vous rempliriez cet objectif bien plus tard.
lesson-earth-solo-leaf-result = Elle a { $points } points. Hâtez-vous vers les objectifs qu’elle prendra ensuite.
lesson-earth-solo-draw = Choisissez Croître. Chaque carte piochée lui donne une croissance : n’en piochez qu’une, puis mettez les deux croissances sur l’ail.
lesson-earth-solo-draw-try = Choisissez Croître, piochez une carte au plus et mettez les deux croissances sur l’ail.
lesson-earth-solo-draw-result = Vous pouvez toujours prendre moins. Votre climat propose deux cartes de plus contre une carte du compost.
lesson-earth-solo-refuse = Deux cartes de plus vous coûteraient un point et lui donneraient deux croissances. Laissez.
lesson-earth-solo-refuse-try = Laissez : cela la nourrit plus que vous.
lesson-earth-solo-refuse-result = Sa croissance : { $growth }. Regardez sa colonne : elle montre ce que vos gains lui donnent.
lesson-earth-solo-end = Elle a douze cartes. Quand elles sont épuisées, ou que votre île est pleine, la partie finit. Qui la finit marque 7 points.
lesson-earth-solo-choice = À vous : Arroser pour les pousses et vos cartes bleues, ou Composter pour la terre.
lesson-earth-solo-choice-try = Choisissez Arroser ou Composter.
lesson-earth-solo-choice-result =
    { $answer ->
       *[a] Beaucoup de pousses pour vous, et une pour elle par carte bleue à vous. Un bon échange.
        [b] Cinq terres pour planter. Elle en met autant dans sa réserve, et dix terres lui valent cinq points.
    }
