# La page dans le navigateur.

page-title = Terrarium
page-slogan = Des jeux de nature autour d'une table
page-language = Langue
page-theme = Couleurs
page-theme-auto = comme le système
page-theme-light = claires
page-theme-dark = sombres
page-sound = Un son quand c'est votre tour
page-motion = Mouvement
page-motion-auto = comme le système
page-motion-full = activé
page-motion-off = désactivé
page-confirm = Confirmer chaque choix (toujours sur un écran tactile)
page-settings = Réglages
page-close = Fermer
page-credits = Crédits
page-no-server = Le serveur ne répond pas. Réessayez dans un instant.
page-not-found = Il n'y a rien à cette adresse.
page-to-start = Vers l'accueil
page-loading = Un instant …

# L'accueil.
page-your-name = Votre nom
page-save = Enregistrer
page-play-now = Jouer tout de suite
page-play-now-label = Jouer tout de suite : { $game }
page-opponents = Adversaires
page-level = Niveau
page-create = Créer une table
page-create-label = Créer une table de { $game }
page-players = de { $least } à { $most } joueurs
page-players-same = { $least } joueurs
page-join = Rejoindre une table
page-join-code = Lien ou code de l'invitation
page-join-go = Rejoindre
page-tables = Tables
page-lobby = Tables ouvertes
page-lobby-empty = Aucune table publique n'est ouverte.
page-recent = Vos parties
page-recent-empty = Vous trouverez ici vos parties en cours et terminées.
page-open-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
page-status-open = pas commencée
page-status-playing = en cours
page-status-over = terminée
page-watch = Regarder
page-continue = Continuer
page-look = Voir
page-device = Jouer sur un autre appareil
page-device-hint = Ouvrez ce lien une fois sur l'autre appareil, il jouera sous votre nom :
page-device-here = Jouer ici comme la personne qui a créé ce lien ?
page-device-yes = Oui, être cette personne ici
page-rules-of = Règles de { $game }
page-about-planet = Bâtissez une planète vivante, tuile après tuile, et offrez aux animaux le milieu qu'ils cherchent.
page-about-rauha = Façonnez un monde d'esprits, carte après carte, et faites-en le tour avec le totem.
page-about-earth = Plantez votre île, de la première pousse à l'arbre le plus haut.
page-reconstructed = D’où viennent les cartes
page-reconstructed-planet = En partie reconstitué : { $tiles } tuiles sur { $all_tiles }, { $rungs } paliers sur { $all_rungs }, { $animals } animaux sur { $all_animals }.
page-own-box = Saisir votre propre boîte

# Les robots.
page-bot-random = Dé
page-bot-random-about = Fait n'importe quoi de permis.
page-bot-seedling = Graine
page-bot-seedling-about = Vient d'apprendre les règles et se laisse distraire.
page-bot-sprout = Pousse
page-bot-sprout-about = Prend ce qui semble bon sur le moment.
page-bot-sapling = Arbrisseau
page-bot-sapling-about = Réfléchit un peu à l'avance ; un adversaire aimable.
page-bot-tree = Arbre
page-bot-tree-about = Prévoit bien et vous observe.
page-bot-ancient = Ancien
page-bot-ancient-about = Réfléchit longtemps et pardonne peu.

# Une table avant le début.
page-table-of = Table de { $name }
page-table-invite = Inviter
page-invite-hint = Ce lien mène à la table.
page-copy = Copier le lien
page-copied = Copié
page-code = Code
page-qr = Le lien d'invitation en code QR
page-seats = Places
page-seat-open = libre
page-seat-you = vous
page-seat-take = S'asseoir ici
page-seat-leave = Se lever
page-seat-bot = Asseoir un robot ici
page-seat-clear = Libérer la place
page-seat-level = Niveau du robot à la place { $number }
page-seat-count = Nombre de places
page-ready = Je suis prêt
page-ready-yes = prêt
page-ready-no = pas encore prêt
page-start = Commencer la partie
page-start-open =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
page-start-waiting = { $name } n'est pas encore prêt.
page-start-host = { $name } commence la partie.
page-options = Options
page-option-random = au hasard
page-option-open-scores = Montrer les points de chacun pendant la partie, autant qu'ils sont connus.
page-option-public = Montrer cette table dans la liste des tables ouvertes.
page-clock = Temps de réflexion
page-clock-none = sans limite
page-clock-gentle = un rappel discret
page-clock-move = une limite par décision
page-clock-seconds = Secondes
page-game = Jeu
page-leave = Quitter la table
page-hot-seat-hint = Prenez plusieurs places pour partager cet écran.

# Une table en cours.
page-your-turn = À vous
page-action-bar = Que faire
page-wait = On attend { $seats }.
page-spectator = Vous regardez. { $wait }
page-over = La partie est terminée.
page-cancel = Reposer
page-undo = Annuler
page-sending = Envoi …
page-lost = La connexion est perdue. Rien d'autre ne l'est ; nouvel essai …
page-thinking = réfléchit …
page-reminded = réfléchit depuis longtemps
page-away = absent
page-stand-in = { $level } remplace
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
page-first-look = Voir le plateau de { $name }
page-log = Journal
page-tab-log = Journal
page-tab-points = Points
page-tab-chat = Discussion
page-tab-rules = Règles
page-no-points = Pas encore de points.
page-log-empty = Rien ne s'est encore passé.
page-log-all = Montrer toutes les lignes
page-log-about = Lignes sur cet endroit
page-chat = Discussion
page-chat-empty = Personne n'a encore rien dit.
page-chat-say = Dire quelque chose
page-chat-send = Dire
page-rules = Règles
page-rules-search = Chercher dans les règles
page-rules-none = Aucun point ne contient « { $text } ».
page-rules-why = Quelle est cette règle ?
page-decision = décision
page-decision-why = Pourquoi :
page-decision-legend = La règle imprimée laisse la question ouverte : la clause dit comment nous jouons, et pourquoi.
page-goals = Objectifs
page-board = Plateau
page-choices = Ce que vous pouvez faire
page-choices-search = Chercher
page-no-choices = Il n'y a rien à choisir maintenant.
page-curtain = { $name }, c'est à vous
page-curtain-hint = Regardez quand personne d'autre ne voit l'écran.
page-curtain-lift = Montrer mon côté
page-hand-over = Laisser un robot jouer pour moi
page-take-over = Jouer de nouveau moi-même
page-table-menu = Cette table
page-keys = Touches : Entrée confirme, Échap repose, Ctrl+Z annule.
page-stopped = Cette table ne peut pas continuer.
page-board-failed = Le plateau de cette partie ne peut plus être dessiné ; la partie notée est conservée.

# La fin.
page-result = Résultat
page-winner-you = Vous avez gagné
page-winner = { $seats } gagne
page-winners = { $seats } gagnent ensemble
page-by-points = Le plus de points gagne.
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
page-course-label = Points de chaque place après chaque action ; à la fin { $scores }.
page-rematch = Rejouer
page-rematch-there = Vers la table suivante
page-replay = Revoir
page-share = Copier un lien vers cette partie
page-record = Feuille de partie
page-show-board = Montrer le plateau
page-show-result = Montrer le résultat

# Revoir une partie.
page-replay-of = Revoir
page-moment = Après l'action { $number } sur { $last }
page-moment-start = Avant la première action
page-first = Au début
page-previous = Un pas en arrière
page-next = Un pas en avant
page-last = À la fin
page-run = Dérouler
page-pause = Arrêter
page-view-of = Vu par
page-view-spectator = un spectateur
page-moment-link = Copier un lien vers ce moment
page-replay-keys = Touches : les flèches avancent d'un pas, Début et Fin sautent, espace déroule.

# Crédits.
page-credits-hint = Terrarium est un logiciel libre. Il s'appuie sur le travail d'autres :
page-credits-games = Planet, Rauha et Earth sont des jeux de société de leurs auteurs et éditeurs ; on y joue ici selon leurs règles, les dessins sont les nôtres.
page-credits-by = { $what }, par { $by } ({ $licence })
page-credits-drawings = Dessins d'animaux, simplifiés ({ $parts })
page-credits-own-drawings = Dessins d'animaux ({ $parts })
