# The command line: help, usage errors, the list of games.

# What `terrarium` without a command says.
overview-about = Des jeux de société sur la nature : Planet, Earth et Rauha, pour les personnes, les bots et la recherche.
overview-serve = ouvre la table dans le navigateur, en solitaire ou entre amis
overview-play = une partie dans ce terminal contre des bots
overview-continue = reprend la dernière partie inachevée
overview-games = la liste des jeux, de leurs options et des bots
overview-help = la liste de toutes les commandes

# Help: headings and remarks.
help-usage = Utilisation :
help-usage-options = { "[OPTIONS]" }
help-usage-command = COMMANDE ...
help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-default = par défaut : { $value }
help-variable = variable { $name }
help-required = obligatoire
help-kind-number = NOMBRE
help-kind-file = FICHIER
help-kind-text = TEXTE
help-kind-game = JEU
help-kind-table = TABLE
help-kind-list = LISTE
help-kind-name-value = NOM=VALEUR
help-kind-address = ADRESSE
help-kind-folder = DOSSIER
help-kind-days = JOURS
help-kind-difficulty = DIFFICULTÉ

# Help: parameters that several commands share.
help-any-help = Affiche cette aide.
help-any-keep = Combien de jours les choses sont gardées, 0 pour toujours : open=7,playing=60,finished=365,chat=90,guests=400.
help-any-box = Vos propres tuiles et cartes ; docs/box.md décrit le fichier.
help-any-data = Le dossier de la base de données et du secret.
help-any-database = Un fichier SQLite ou postgresql://... ; sans cette option, un fichier dans le dossier des données.
help-any-game = Le jeu : { $possible }.
help-any-install-completion = Installe la complétion des commandes pour le shell actuel.
help-any-show-completion = Affiche le script de complétion du shell actuel.
help-any-lang = La langue ; sans cette option, celle du système.
help-any-option = Une option du jeu ; `terrarium games` en donne la liste. Peut être répétée.
help-any-table = L’identifiant de la table, comme dans `terrarium tables list`.

# Help: commands and their own parameters.
help-terrarium = Des jeux de société sur la nature : Planet, Earth et Rauha, pour les personnes, les bots et la recherche.
help-terrarium-version = Affiche la version, et comment les règles s’exécutent.
help-play = Une partie dans le terminal, en solitaire contre des bots ou à plusieurs tour à tour. À la table, ? affiche l’aide.
help-play-resume = Reprend la dernière partie inachevée (de ce jeu, s’il est donné).
help-play-text = La table en texte.
help-play-seats = Qui occupe chaque place : you (une personne) ou un bot : { $possible } et d’autres. Par exemple you,sprout,tree.
help-play-seed = La graine ; la même graine donne la même partie.
help-daily = Joue la donne du jour : la même pour tous, contre les mêmes bots, puis comparée à des parties de bots.
help-daily-day = Un autre jour, écrit 2026-11-19 ; sans lui, aujourd’hui (UTC).
help-daily-runs = Le nombre de parties de bots auxquelles le score est comparé.
help-games = La liste des jeux avec leurs options, et des bots.
help-replay = Vérifie l’enregistrement d’une partie et la raconte jusqu’aux scores.
help-replay-file = Un enregistrement, en texte ou en JSON.
help-replay-step = Attend Entrée après chaque action.
help-replay-seat = Raconte ce que cette place a vu ; les places sont comptées à partir de 1.
help-review = Analyse une partie terminée : les tournants de chaque place, les chances de victoire, la chance et l’habileté.
help-review-file = L’enregistrement d’une partie terminée, en texte ou en JSON.
help-review-as-json = Affiche l’analyse en JSON.
help-review-html = Écrit l’analyse et son graphique dans ce fichier HTML.
help-review-seed = La graine des mondes imaginés ; la même graine donne la même analyse.
help-review-worlds = Le nombre de mondes imaginés où deux réponses sont comparées ; davantage prend plus de temps. Chaque jeu a une valeur par défaut.
help-stats = Compte les parties terminées d’un dossier : résultats par adversaires, points par source au fil du temps, cartes les plus plantées.
help-stats-folder = Un dossier avec des parties en texte ou en JSON ; ses sous-dossiers comptent aussi.
help-stats-player = Ne compte que les résultats du joueur de ce nom.
help-stats-as-json = Affiche les statistiques en JSON.
help-stats-csv = Affiche chaque résultat comme une ligne CSV.
help-stats-results = Affiche chaque résultat en JSON.
help-stats-html = Écrit les statistiques avec des graphiques dans ce fichier HTML.
help-simulate = Joue beaucoup de parties, au hasard ou par des bots, et montre les scores, les victoires et les chiffres du jeu. Ctrl-C montre le résultat partiel.
help-simulate-seats = Le nombre de places.
help-simulate-games = Le nombre de parties.
help-simulate-seed = La graine ; la même graine donne les mêmes parties.
help-simulate-jobs = Le nombre de processus ; le résultat est le même.
help-simulate-solo = Une place contre le rival du jeu, à cette difficulté.
help-simulate-bots = Les bots, par exemple greedy,sprout ; sans eux, les actions sont tirées au hasard.
help-simulate-limit = Le nombre de décisions après lequel une partie est abandonnée.
help-simulate-as-json = Écrit un objet JSON au lieu de tableaux.
help-score = Compte les points d’une partie sur une vraie table, décrite par un fichier.
help-score-file = La table en TOML ou JSON ; docs/score.md la décrit.
help-score-as-json = Écrit un objet JSON au lieu de mots.
help-arena = Des bots jouent beaucoup de parties des mêmes donnes en changeant de place ; des cotes et un rapport sont écrits. Ctrl-C garde les parties finies ; la même commande continue.
help-arena-bots = Les bots : { $possible } et d’autres. Par exemple greedy,search:iterations=500,random.
help-arena-games = Le nombre de parties.
help-arena-seats = Le nombre de places.
help-arena-seed = La graine ; la même graine donne les mêmes donnes.
help-arena-jobs = Le nombre de processus.
help-arena-limit = Le nombre de décisions après lequel les points acquis décident.
help-arena-out = Le dossier du match ; un match existant est repris.
help-arena-cluster = Joue sur la grappe Ray à cette adresse (auto : celle d’ici).
help-puzzles = Cherche des problèmes dans des parties de robots : des positions où une réponse est nettement la meilleure et où le jeu glouton la manque. Ctrl-C garde ce qui est trouvé ; la même commande continue.
help-puzzles-count = Combien de problèmes trouver.
help-puzzles-seed = La graine ; la même graine trouve les mêmes problèmes.
help-puzzles-jobs = Le nombre de processus.
help-puzzles-iterations = La longueur des deux recherches ; une troisième est dix fois plus longue.
help-puzzles-margin = L’avance de la meilleure réponse sur la deuxième, en chance de victoire, de 0 à 1.
help-puzzles-record = Chercher les problèmes dans cette partie terminée au lieu de parties de robots.
help-puzzles-out = Le fichier des problèmes ; sinon puzzles-JEU.jsonl.
help-solve = Résoudre des problèmes dans le terminal : trouver la réponse nettement la meilleure, et voir pourquoi.
help-solve-number = Le numéro du premier problème ; sinon un au hasard. Les plus faciles viennent d’abord.
help-solve-file = Un fichier écrit par `terrarium puzzles`, au lieu des problèmes du programme.
help-train = Entraîne les réseaux d’un jeu en jouant, et écrit un candidat et un rapport. Ctrl-C garde les étapes finies ; la même commande continue.
help-train-out = Le dossier de l’entraînement ; un entraînement existant est repris.
help-train-rounds = Le nombre de générations après la première.
help-train-first-games = Les parties dont apprend la première génération.
help-train-games = Les parties dont apprend chaque génération suivante.
help-train-measured-games = Les parties pour calibrer chaque génération.
help-train-match-games = Les parties de chaque match entre générations.
help-train-epochs = Le nombre de passages sur les parties.
help-train-slip = La fréquence des coups au hasard, de 0 à 1.
help-train-noted = La part des positions dont on apprend, de 0 à 1.
help-train-seed = La graine ; la même graine donne les mêmes réseaux.
help-train-jobs = Le nombre de processus.
help-train-cluster = Joue sur la grappe Ray à cette adresse (auto : celle d’ici).
help-engine = Parle avec un programme par lignes JSON sur l’entrée et la sortie standard ; docs/engine-protocol.md les décrit.
help-serve = Ouvre la table : on joue dans les navigateurs.
help-serve-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer le réseau local.
help-serve-port = Le port d’écoute ; 0 en prend un libre.
help-serve-open-page = Ouvre la page dans un navigateur.
help-serve-workers = Le nombre de processus ; plus d’un demande PostgreSQL.
help-serve-public-address = L’adresse des invitations, par exemple https://games.example.org ; les autres noms d’hôte sont refusés.
help-serve-origin = Une autre origine dont les pages peuvent jouer ici. Peut être répétée.
help-serve-proxies = Les adresses des mandataires dont X-Forwarded-For est cru, séparées par des virgules.
help-serve-limits = Un facteur pour toutes les limites de débit.
help-serve-backup = Le dossier d’une copie nocturne de la base SQLite.
help-serve-backup-keep = Le nombre de copies nocturnes gardées.
help-serve-bot-pause = Secondes qu’un bot attend avant son tour.
help-serve-bot-seconds = Secondes pendant lesquelles un bot peut réfléchir.
help-serve-log = Écrit les événements sur l’erreur standard, en lignes JSON.
help-tables = Lister, montrer, exporter, importer, supprimer et sauvegarder les tables d’un serveur.
help-tables-list = La liste des tables, les plus récentes d’abord.
help-tables-list-limit = Le nombre de tables.
help-tables-show = Montre tout d’une table sauf ses secrets, en JSON.
help-tables-export = Écrit l’enregistrement d’une table ; il contient la graine.
help-tables-export-file = Le fichier de l’enregistrement ; sans lui, il est affiché.
help-tables-import = Crée une table à partir d’un enregistrement.
help-tables-import-file = Un enregistrement, en texte ou en JSON.
help-tables-delete = Supprime une table définitivement.
help-tables-clean = Supprime ce qui a expiré, comme le serveur chaque nuit.
help-tables-clean-dry-run = Compte seulement ce qui serait supprimé.
help-tables-restore = Met une copie à la place d’une base de données perdue, avec le secret à côté de la copie.
help-tables-restore-file = Une copie faite par `backup` ou par le serveur.
help-tables-reports = La liste des signalements de personnes.
help-tables-backup = Copie toute la base de données pendant que le serveur tourne.
help-tables-backup-file = Le fichier de la copie.

# Usage errors.
usage-hint = « { $command } » montre ce qui est possible.
usage-no-such-command = Il n’y a pas de commande { $text } ; au choix : { $possible }.
usage-extra-argument = C’est plus que la commande n’accepte : { $text }.
usage-no-such-option = Il n’y a pas d’option { $option } ici ; au choix : { $possible }.
usage-option-needs-value = L’option { $option } demande une valeur.
usage-option-takes-no-value = L’option { $option } n’accepte pas de valeur.
usage-missing = { $name } manque : { $wanted }.
usage-bad-value = Valeur impossible pour { $name } ; il faut { $wanted }.
usage-unclear = La ligne de commande n’est pas valable : { $problem }
usage-wanted-choice = l’un de { $possible }
usage-wanted-between = un nombre de { $low } à { $high }
usage-wanted-at-least = un nombre d’au moins { $low }
usage-wanted-whole = un nombre entier
usage-wanted-number = un nombre
usage-wanted-file = un fichier
usage-wanted-text = un texte

# The list of games.
games-seats = de { $least } à { $most } places
games-levels = Les bots, du plus faible au plus fort : { $levels }.
games-bots = Autres bots : { $bots } ; docs/arena.md les décrit.
games-play = Pour jouer : terrarium play planet --seats you,sprout,tree --option mystery=true

# Unfinished games at the text table.
table-continued = La partie reprend ; actions jouées : { $moves }.
table-kept = La partie est gardée ; pour la reprendre : terrarium play --continue
table-none-unfinished = Il n’y a pas de partie inachevée.
