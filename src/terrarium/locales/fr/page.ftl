# La page dans le navigateur.

page-title = Terrarium
page-slogan = Des jeux de société sur la nature autour d’une table
page-language = Langue
page-theme = Couleurs
page-theme-auto = comme le système
page-theme-light = claires
page-theme-dark = sombres
page-sound = Son quand c’est à vous de jouer
page-motion = Animations
page-motion-auto = comme le système
page-motion-full = activées
page-motion-off = désactivées
page-confirm = Confirmer chaque choix (toujours sur un écran tactile)
page-settings = Réglages
page-close = Fermer
page-credits = Crédits
page-no-server = Le serveur ne répond pas. Réessayez dans un instant.
page-not-found = Il n’y a rien à cette adresse.
page-to-start = Aller à l’accueil
page-loading = Chargement …

# L’accueil.
page-your-name = Votre nom
page-save = Enregistrer
page-play-now = Jouer maintenant
page-play-now-label = Jouer maintenant : { $game }
page-opponents = Adversaires
page-level = Niveau
page-create = Créer une table
page-create-label = Créer une table : { $game }
page-players = de { $least } à { $most } joueurs
page-players-same = { $least } joueurs
page-join = Rejoindre une table
page-join-code = Lien ou code d’invitation
page-join-go = Rejoindre
page-tables = Tables
page-lobby = Tables ouvertes
page-lobby-empty = Aucune table publique n’est ouverte.
page-recent = Vos parties
page-recent-empty = Vos parties, en cours et terminées, apparaîtront ici.
page-open-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
page-status-open = pas encore commencée
page-status-playing = en cours
page-status-over = terminée
page-watch = Regarder
page-continue = Continuer
page-look = Voir
page-device = Jouer sur un autre appareil
page-device-hint = Ouvrez ce lien une fois sur l’autre appareil pour y jouer sous votre nom :
page-device-here = Jouer ici à la place de la personne qui a créé ce lien ?
page-device-yes = Oui, jouer à sa place
page-devices = Vos appareils
page-recovery = Montrer une phrase de récupération
page-recovery-hint = Notez cette phrase. Après /device/ dans l’adresse de ce site, elle vous ramène si vous perdez vos cookies ; une nouvelle la remplace :
page-sign-out = Se déconnecter partout ailleurs
page-sign-out-hint = Les autres appareils, les liens et la phrase de récupération ne fonctionneront plus.
page-signed-out = Seul cet appareil est encore connecté.
page-people = Personnes ({ $count })
page-mute = Couper la parole à { $name }
page-mute-short = Couper la parole
page-kick = Retirer { $name } de la table
page-kick-short = Retirer
page-ban = Exclure { $name }
page-ban-short = Exclure
page-unban = Laisser revenir { $name }
page-unban-short = Laisser revenir
page-report = Signaler { $name } à l’hôte
page-report-short = Signaler
page-reported = L’hôte est prévenu.
page-report-about = Signalement sur { $name }.
page-report-dismiss = Classer
page-rules-of = Règles : { $game }
page-about-planet = Bâtissez une planète tuile après tuile et offrez aux animaux le milieu naturel qu’il leur faut.
page-about-rauha = Façonnez votre monde avec les cartes biome : ce que longe votre totem donne cristaux et points.
page-about-earth = Plantez votre île, du premier germe à l’arbre le plus haut.
page-reconstructed = D’où viennent les cartes
page-reconstructed-planet = En partie reconstitué : { $tiles } tuiles sur { $all_tiles }, { $rungs } paliers sur { $all_rungs }, { $animals } animaux sur { $all_animals }.
page-own-box = Saisir le contenu de votre boîte

# Les robots.
page-bot-random = Dé
page-bot-random-about = Joue n’importe quel coup permis.
page-bot-seedling = Graine
page-bot-seedling-about = Vient d’apprendre les règles et se laisse distraire.
page-bot-sprout = Pousse
page-bot-sprout-about = Prend ce qui semble le mieux sur le moment.
page-bot-sapling = Arbrisseau
page-bot-sapling-about = Réfléchit un peu à l’avance.
page-bot-tree = Arbre
page-bot-tree-about = Prévoit bien et observe votre plateau.
page-bot-ancient = Ancien
page-bot-ancient-about = Réfléchit longtemps et se trompe rarement.
page-bot-elder = Doyen
page-bot-elder-about = Le plus fort. À Planet et à Rauha, il a appris de milliers de parties.

# Une table avant le début.
page-table-of = Table : { $name }
page-table-invite = Inviter
page-invite-hint = Toute personne qui a ce lien peut rejoindre la table.
page-invite-only-here = Seul cet ordinateur peut atteindre cette table.
page-invite-open-network = Laisser entrer mon réseau
page-invite-restart = Pour jouer avec d’autres dans votre réseau, arrêtez le programme et lancez-le avec { $command }.
page-invite-elsewhere = Pour jouer avec des amis plus lointains, voyez docs/hosting.md.
page-copy = Copier le lien
page-copied = Copié
page-code = Code
page-qr = Le lien d’invitation en code QR
page-seats = Places
page-seat-open = libre
page-seat-you = vous
page-seat-take = Prendre cette place
page-seat-leave = Quitter la place
page-seat-bot = Ajouter un robot
page-seat-clear = Vider la place
page-seat-level = Niveau du robot à la place { $number }
page-seat-count = Nombre de places
page-ready = C’est bon pour moi
page-ready-yes = c’est bon
page-ready-no = pas encore
page-start = Commencer la partie
page-start-open =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
page-start-waiting = On attend encore { $name }.
page-start-host = La partie sera lancée par { $name }.
page-options = Options
page-option-random = au hasard
page-option-open-scores = Montrer les points de tous pendant la partie, s’ils sont connus.
page-option-public = Afficher cette table dans la liste des tables ouvertes.
page-clock = Temps de réflexion
page-clock-none = sans limite
page-clock-gentle = rappel seulement
page-clock-move = limite par décision
page-clock-seconds = Secondes
page-game = Jeu
page-leave = Quitter la table
page-leave-sure = Si vous partez, un bot joue à votre place. Vous pouvez revenir et reprendre votre place tant que la partie dure.
page-stay = Rester
page-since-your-turn = Depuis votre dernier tour
page-hot-seat-hint = Prenez plusieurs places pour partager cet écran.

# Une table en cours.
page-your-turn = À vous de jouer
page-action-bar = Que faire
page-wait = À jouer : { $seats }.
page-spectator = Vous regardez la partie. { $wait }
page-over = La partie est terminée.
page-cancel = Annuler le choix
page-undo = Annuler le coup
page-sending = Envoi …
page-malformed-answer = La page a préparé une réponse que le serveur ne peut pas lire. L’état actuel est rechargé ; choisissez encore une fois.
page-no-answer = Le serveur n’a pas répondu. L’état actuel est rechargé ; choisissez encore une fois.
page-lost = La connexion est perdue. La partie est enregistrée ; reconnexion …
page-thinking = réfléchit …
page-reminded = réfléchit depuis un moment
page-away = hors ligne
page-stand-in = remplacement : { $level }
page-seconds-left =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
page-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-first-look = Voir le plateau : { $name }
page-log = Journal
page-tab-log = Journal
page-tab-points = Points
page-tab-review = Choix
page-tab-luck = Chance
page-tab-chat = Discussion
page-tab-rules = Règles
page-no-points = Pas encore de points.
page-log-empty = Rien ne s’est encore passé.
page-log-all = Montrer toutes les lignes
page-log-about = Lignes sur cet endroit : { $shown } sur { $all }
page-chat = Discussion
page-chat-empty = Aucun message pour l’instant.
page-chat-say = Écrire un message
page-chat-send = Envoyer
page-rules = Règles
page-rules-search = Chercher dans les règles
page-rules-none = Aucune règle ne contient « { $text } ».
page-rules-why = Quelle est cette règle ?
page-decision = décision
page-decision-why = Pourquoi :
page-decision-legend = La règle imprimée laisse la question ouverte. Le point dit comment nous jouons et pourquoi.
page-goals = Objectifs
page-board = Plateau
page-choices = Actions possibles
page-choices-search = Filtrer
page-no-choices = Il n’y a rien à choisir maintenant.
page-curtain = { $name }, à vous de jouer
page-curtain-hint = Continuez quand personne d’autre ne voit l’écran.
page-curtain-lift = Afficher ma vue
page-hand-over = Laisser un robot jouer pour moi
page-take-over = Reprendre la main
page-table-menu = Cette table
page-keys = Touches : Entrée confirme, Échap annule le choix, Ctrl+Z annule le coup.
page-stopped = Cette partie ne peut pas continuer.
page-board-failed = Le plateau de cette partie ne peut plus être affiché ; la partie enregistrée est conservée.

# La fin.
page-result = Résultat
page-winner-you = Vous avez gagné
page-winner = Victoire : { $seats }
page-winners = Victoire partagée : { $seats }
page-by-points = Le plus grand nombre de points l’emporte.
page-all-boards = Tous les plateaux
page-ahead =
    Avance : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Deuxième place : { $other_seat }.
page-behind =
    Votre place : { $place }. Retard : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
page-ahead-of-rival =
    Avance : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Deuxième place : { $rival }.
page-behind-rival =
    Victoire de { $rival }. Retard : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
page-ahead-of-team =
    Avance : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. L’autre équipe : { $seats }.
page-difference = La différence : { $category } { $best } à { $other }.
page-moments = Moments clés
page-moment-lead =
    { $seat } prend la tête avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-moment-gain =
    { $seat } gagne d’un coup { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, le plus grand gain de la partie
page-join-name = Comment les autres vous appelleront-ils ?
page-join-table = Aller à la table
page-seat-name = Nom de la personne à la place { $number }
page-sheet = Feuille de score
page-total = Total
page-category-planet-sheet-animal = Animaux
page-category-planet-sheet-objective = Objectif
page-category-rauha-sheet-biomes = Biomes
page-category-rauha-sheet-entities = Entités
page-category-rauha-sheet-water = Eau
page-row-rauha-sheet-biomes = manche { $round }
page-row-rauha-sheet-entities = manche { $round }
page-row-rauha-sheet-water = manche { $round }
page-course = Points au fil de la partie
page-course-label = Points de chaque place après chaque action ; scores finaux : { $scores }.
page-rematch = Rejouer
page-rematch-there = Aller à la table suivante
page-review = Analyse
page-replay = Revoir
page-share = Copier un lien vers cette partie
page-record = Partie enregistrée
page-show-board = Montrer le plateau
page-show-result = Montrer le résultat

# Revoir une partie.
page-replay-of = Revoir
page-moment = Après l’action { $number } sur { $last }
page-moment-start = Avant la première action
page-first = Au début
page-previous = Un pas en arrière
page-next = Un pas en avant
page-last = À la fin
page-run = Lire
page-pause = Pause
page-view-of = Vue
page-view-spectator = spectateurs
page-moment-link = Copier un lien vers ce moment
page-replay-keys = Touches : les flèches avancent d’un pas, Début et Fin vont aux extrémités, Espace lance ou arrête la lecture.

# Crédits.
page-credits-hint = Terrarium est un logiciel libre, construit sur le travail d’autres :
page-credits-games = Planet, Rauha et Earth sont des jeux de société de leurs auteurs et éditeurs. Terrarium suit leurs règles ; les dessins sont les nôtres.
page-credits-by = { $what }, par { $by } ({ $licence })
page-credits-drawings = Dessins d’animaux, simplifiés ({ $parts })
page-credits-own-drawings = Dessins d’animaux ({ $parts })
