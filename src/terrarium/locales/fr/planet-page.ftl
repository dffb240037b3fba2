# Planet dans le navigateur.

planet-page-stage = Tour { $round } sur { $rounds }
planet-page-lay = Placer la tuile ici
planet-page-part = { $habitat } ×{ $count }
planet-page-round = Tour { $round }. { $seat } commence.
planet-page-took = { $seat } place une tuile : { $areas }.
planet-page-take = La tuile { $areas } sur la face marquée
planet-page-effect = { $animal } : { $was } → { $now }
planet-page-effect-take = Vous remporteriez : { $animals }
planet-page-effect-none = Votre valeur ne change pour aucun animal.

# Le plateau.
planet-page-own-planet = Votre planète
planet-page-planet-of = Planète : { $seat }
planet-page-globe = globe ; les flèches vont de face en face, Entrée choisit
planet-page-far-side = Face arrière : retourner la planète
planet-page-snap = S’arrêter sur les faces
planet-page-show-net = Patron
planet-page-show-globe = Globe
planet-page-solid = Vue 3D
planet-page-face-lines = Cette face dans le journal
planet-page-back = Retour à ma planète
planet-page-tiles = Tuiles du tour
planet-page-tile = Tuile { $slot }, dans le sens horaire : { $tile }
planet-page-tile-gone = La tuile { $slot } est prise
planet-page-turn = Tourner la tuile
planet-page-turn-left = Tourner d’un cinquième, sens antihoraire
planet-page-turn-right = Tourner d’un cinquième, sens horaire
planet-page-side = { $habitat } à côté de la face { $face }
planet-page-face-free = Face { $face }, libre
planet-page-face-free-beside = Face { $face }, libre ; autour : { $sides }
planet-page-face-tile = Face { $face } : { $sides }
planet-page-face-ghost = Face { $face }, libre ; la tuile y montrerait { $sides }
planet-page-region =
    Région de { $size ->
        [one] { $size } parcelle
       *[other] { $size } parcelles
    } : { $habitat }, en contact avec { $touches }
planet-page-region-alone =
    Région de { $size ->
        [one] { $size } parcelle
       *[other] { $size } parcelles
    } : { $habitat }, sans autre contact
planet-page-merged = { $habitat } : { $from } forment { $size }

# Les animaux.
planet-page-rounds = Les douze tours et leurs cartes Animal
planet-page-in-round = Tour { $round }
planet-page-waiting =
    { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } face cachée pour le tour { $round }
planet-page-mystery = Un animal surprise, face cachée
planet-page-this-round = Ce tour
planet-page-next-animals = Ensuite : tour { $round }
planet-page-later = Tours suivants
planet-page-no-animals-left = Toutes les cartes Animal ont été attribuées.
planet-page-carried = Reporté depuis le tour { $round }
planet-page-values = vous { $own } · meilleur adversaire { $best }
planet-page-values-was = vous { $own } (avant { $was }) · meilleur adversaire { $best }
planet-page-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
planet-page-leads = { $seat } mène avec { $value }
planet-page-nobody-leads = personne ne mène
planet-page-won-by = remporté par { $seat }
planet-page-out = retourné dans la boîte
planet-page-would-be-yours = serait à vous
planet-page-would-go-to = irait à { $seat }
planet-page-would-wait = passerait au tour suivant
planet-page-would-go = retournerait dans la boîte

# L’objectif.
planet-page-objective = Votre objectif : { $habitat }
planet-page-objective-now =
    { $areas ->
        [one] { $areas } parcelle
       *[other] { $areas } parcelles
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
planet-page-rung =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à partir de { $areas ->
        [one] { $areas } parcelle
       *[other] { $areas } parcelles
    }
