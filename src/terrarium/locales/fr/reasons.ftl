# Pourquoi quelque chose est refusé. Chaque texte tient en une ligne ; d’abord le général, puis chaque jeu.

seed-out-of-range = { $seed } n’est pas une graine ; une graine est un nombre entier à partir de 0 et inférieur à { $limit }.
not-a-generator = { $kind } ne donne pas de nombres aléatoires ; donnez un Rng, une graine ou un random.Random.
unknown-game = Il n’y a pas de jeu { $game } ; au choix : { $possible }.
title-name-taken = Le jeu { $game } du paquet { $package } est refusé, car il y a déjà un jeu de ce nom.
title-not-loaded = Le jeu { $game } du paquet { $package } ne peut pas être chargé : { $problem }.
title-not-one = Le jeu { $game } du paquet { $package } est refusé : son point d’entrée doit désigner un Title, pas un { $found }.
title-other-name = Le jeu { $game } du paquet { $package } est refusé : son titre s’appelle { $found }.
no-features = { $game } n’a pas de caractéristiques et ne peut donc pas être proposé aux programmes d’apprentissage.
missing-extra = Ceci demande le paquet { $package } ; installation : pip install "terrarium[{ $extra }]"
no-such-seat-number = Il n’y a pas de place { $number } ; les places vont de 1 à { $most }.
game-missing = Nommez un jeu : { $possible }.
saved-game-unclear = { $file } n’est pas une partie inachevée de ce programme.
seats-out-of-range = { $game } se joue à { $least } places au moins et { $most } au plus, pas à { $seats }.
no-such-seat = Il n’y a pas de place { $seat } ; on les compte à partir de 0, et il y en a { $seats }.
no-such-option = Le jeu { $game } n’a pas d’option { $option } ; au choix : { $possible }.
option-value = L’option { $option } du jeu { $game } ne peut pas valoir { $value } ; possible : { $possible }.
no-such-setting = Le jeu { $game } n’a pas de réglage { $setting } ; au choix : { $possible }.
no-such-action = Il n’y a pas d’action { $action } ; les actions sont numérotées à partir de 0, en dessous de { $actions }.
no-such-words = « { $words } » n’est pas une action du jeu { $game } ; par exemple : « { $example } ».
game-over = La partie est terminée.
not-over = La partie n’est pas terminée, elle n’a donc pas de résultat.
not-your-turn = Ce n’est pas à { $seat } de jouer, mais à { $turn_seat }.
box-problems = Erreurs dans la boîte ({ $count }) : { $problems }
data-problem = { $place } : on trouve { $found }, on attend { $expected }.
file-missing = Il n’y a pas de fichier { $file }.
file-folder = { $file } est un dossier, pas un fichier.
file-not-text = { $file } n’est pas du texte en UTF-8 : l’octet { $byte } ne convient pas.
file-unreadable = Impossible de lire { $file } : { $why }.
file-ending = Le nom { $file } doit finir par .toml ou .json, ce qui dit comment le lire.
file-syntax = { $file }, ligne { $line }, colonne { $column } : { $why }.
file-key-twice = { $file } contient deux fois la clé { $key } dans une même table.
file-no-table = { $file } doit contenir une table de clés et de valeurs.
file-no-room = Il n’y a plus de place pour écrire { $file } ({ $why }) ; rien n’a été écrit.
file-unwritable = Impossible d’écrire { $file } : { $why } ; rien n’a été écrit.
output-failed = Impossible d’écrire la réponse : { $why }.
table-problems = Erreurs dans la description de la table ({ $count }) : { $problems }
no-referee = Il n’y a pas encore d’arbitre pour { $game } ; il y en a pour : { $possible }.
no-such-kind-of-seat = « { $kind } » n’est pas un type de place ; au choix : { $possible }.
table-continue-fixed = Une partie reprise garde ses réglages ; n’indiquez pas { $options }.
table-not-a-choice = « { $text } » ne fait pas partie des choix : { $possible }. Tapez ? pour obtenir de l’aide.
option-form = « { $text } » n’est pas une option ; une option s’écrit nom=valeur, par exemple mystery=true.
simulate-not-solo = On ne peut pas jouer seul à { $game } ; --solo est pour { $possible }.
simulate-worker-died = Un processus de calcul s’est arrêté de façon inattendue (parties jouées : { $games }) ; rien n’a été gardé.

record-line = Ligne { $line } de la partie enregistrée : { $reason }
record-json = La partie enregistrée n’est pas cohérente : { $problem }
record-not-one = Ce n’est pas une partie enregistrée, qui commence par « { $first } ».
record-not-json = Ce n’est plus du JSON à partir de la ligne { $line }, colonne { $column }.
record-not-json-one = Ce n’est pas une partie enregistrée ; en JSON, c’est une table avec la clé « record ».
record-other-format = Elle est écrite au format { $found } ; ce programme lit le format { $format }.
record-other-rules = Elle a été jouée avec la version { $found } des règles du jeu { $game } ; ce programme a la version { $rules }.
record-truncated = Le fichier s’interrompt ici, avant « { $expected } ».
record-half-line = Le fichier s’interrompt au milieu de cette ligne.
record-no-header = On attend ici « { $expected }: ... », pas « { $found } ».
record-unknown-header = « { $found } » est inconnu ici ; on attend « { $expected } ».
record-header-order = « { $found } » n’est pas à sa place ; « { $expected } » vient d’abord.
record-bad-value = « { $found } » n’est pas une valeur pour « { $header } ».
record-bad-number = « { $found } » n’est pas un nombre entier, ce que « { $header } » doit être.
record-bad-fingerprint = « { $found } » n’est pas une empreinte, faite de chiffres et de lettres de a à f.
record-names = Le nombre de noms ({ $names }) ne correspond pas au nombre de places ({ $seats }).
record-not-one-line = Un nom ou une note tient en une ligne sans espaces aux bouts, contrairement à « { $text } ».
record-action-form = « { $found } » n’a pas la forme « { $number }. seat 0: mots ».
record-action-number = On attend ici l’action { $number }, pas { $found }.
record-action-words = « { $found } » se note « { $words } ».
record-no-gap = Il manque une ligne vide entre les actions et le résultat.
record-score-count = Le nombre de scores ({ $found }) ne correspond pas au nombre de places ({ $seats }).
record-redeal-form = « { $found } » n’est pas de la forme « redeal 37: seat 1 seed 5 ».
record-redeal-place = Une nouvelle donne n’est pas possible ici après le coup { $after }, seulement du coup { $first } au coup { $last }.
record-after-end = La partie enregistrée est finie, mais « { $found } » suit.
review-not-over = La partie n’est pas terminée après { $moves } coups, et seules les parties terminées peuvent être analysées.
record-still-open = Un résultat est noté, mais la partie n’est pas terminée.
record-is-over = La partie est notée comme inachevée, mais elle est terminée.
record-scores-differ = Les scores notés sont { $found } ; la partie donne { $scores }.
record-fingerprint-differs = L’empreinte notée est { $found } ; la partie finit avec { $fingerprint }.
record-box-missing = Elle a été jouée avec la boîte d’un propriétaire, { $box }, qu’il faut pour la rejouer.
record-box-differs = Elle a été jouée avec la boîte { $box }, pas avec { $given }.

undo-nothing = { $seat } n’a rien à annuler.
undo-revealed = { $seat } ne peut pas annuler cela : quelque chose de caché a été révélé depuis.
undo-built-on = { $seat } ne peut pas annuler cela : { $other_seat } a joué depuis.

bot-unknown = Il n’y a pas de robot { $bot } ; au choix : { $possible }.
bot-no-such-parameter = Le robot { $bot } n’a pas de paramètre { $parameter } ; au choix : { $possible }.
bot-parameter-whole = Le paramètre { $parameter } du robot { $bot } ne peut pas être { $value } ; possible : un entier de { $least } à { $most }.
bot-parameter-number = Le paramètre { $parameter } du robot { $bot } ne peut pas être { $value } ; possible : un nombre de { $least } à { $most }.
bot-not-acting = Le robot a été interrogé pour la place { $number }, qui n’a aucune décision à prendre.
bot-programs-unreadable = La liste de programmes { $path } est illisible : { $why }
bot-program-gone = Impossible d’interroger le programme { $bot } : { $detail }.
bot-program-late = Le programme { $bot } n’a pas répondu en { $detail } secondes.
bot-program-answer = Le programme { $bot } a répondu « { $detail } », qui n’est pas une action permise.
engine-not-json = Ce n’est pas un objet JSON : { $found }
engine-unknown = Il n’y a pas de message dont « do » vaut { $found } ; possible : { $possible }.
engine-field = Le champ { $field } vaut { $found } ; attendu : { $expected }.
engine-no-turn = Rien ne vous est demandé ; commencez par « new ».
arena-one-bot = Un match demande au moins deux robots différents, pas seulement { $bots }.
arena-bad-plan = Le plan du match (match.json) est illisible.
arena-not-empty = Le dossier { $directory } contient d’autres fichiers ; choisissez-en un vide.
arena-other-match = Le dossier { $directory } contient un autre match (différences : { $parts }) ; choisissez un autre dossier avec --out.
arena-in-use = Une autre commande joue en ce moment le match du dossier { $directory }.
arena-workers-died = Les processus de calcul se sont arrêtés { $times } fois sans finir de partie.
arena-no-cluster = Aucune grappe Ray ne répond à { $address }.
train-other-run = Le dossier { $directory } contient un entraînement avec d’autres paramètres.
train-not-empty = Le dossier { $directory } contient d’autres fichiers ; choisissez-en un vide.

planet-tile-taken = La tuile { $slot } est déjà prise.
planet-face-covered = La face { $face } est déjà couverte.
planet-same-tile = La tuile { $slot } est identique à la tuile { $other } ; prenez celle-là.
planet-same-turn = Après une rotation de { $turn }, la tuile { $slot } est la même que sans rotation.

no-own-box = { $game } se joue avec ses propres cartes ; la boîte d’un propriétaire ne peut pas les remplacer.

rauha-choose-first = Tous choisissent d’abord une carte ; choix attendus : { $seats }.
rauha-chosen-already = La carte { $card } est déjà choisie.
rauha-not-in-satellite = La carte { $card } n’est pas sur le satellite où vous choisissez.
rauha-choices-fixed = Tout le monde a choisi : les choix de ce tour ne changent plus.
rauha-place-first = Placez ou défaussez d’abord la carte choisie.
rauha-card-is-gone = La carte choisie est déjà placée ou défaussée.
rauha-cell-forbidden = La carte { $card } ne va pas en case { $cell } ; cases permises : { $cells }.
rauha-too-dear = La carte { $card } coûte { $cost } en cristaux ; il vous en manque { $short }.
rauha-spore-there = La case { $cell } porte déjà une spore.
rauha-target-first = Choisissez d’abord où va la spore, par exemple « spore 5 ».
rauha-name-first = Choisissez d’abord quels animaux Metsat compte, par exemple « name land ».
rauha-no-rest = Il n’y a pas plusieurs effets gratuits à activer ensemble.
rauha-nothing-asked = Il n’y a ni spore à placer ni animal à choisir maintenant.
rauha-out-of-reach = « { $words } » ne peut pas être activé maintenant : ni dans la ligne du totem, ni avec une spore, ni une entité disponible.
rauha-used-already = « { $words } » a déjà été activé dans cette étape.
rauha-no-effect = « { $words } » ne changerait rien.
rauha-no-room-for-spore = « { $words } » demande un biome sans spore, mais tous les biomes en ont une ({ $cells }).
rauha-effect-too-dear = « { $words } » coûte { $pay } en cristaux ; il vous en manque { $short }.

earth-cards-problems = Erreurs dans les cartes du jeu Earth ({ $count }) : { $problems }

earth-not-asked = « { $words } » ne répond pas à la question en cours.
earth-nothing-to-do = { $seat } n’a rien à décider maintenant.
earth-forbidden = La carte { $card } de votre grille interdit cette action.
earth-not-in-hand = La carte { $card } n’est pas dans votre main.
earth-event-not-planted = La carte { $card } est un événement ; un événement se joue et ne se plante pas.
earth-no-event = La carte { $card } n’est pas un événement.
earth-grid-full = Votre grille est pleine.
earth-too-dear = Cela coûte { $soil } en sol ; vous avez { $have }.
earth-cell-taken = La carte { $card } occupe la ligne { $row }, colonne { $column } et ne peut pas être remplacée par celle-ci.
earth-cell-out = La ligne { $row }, colonne { $column } ne touche aucune de vos cartes, ou la grille dépasserait quatre lignes ou colonnes.
earth-no-piece = La ligne { $row }, colonne { $column } n’a pas ce pion, ou le reste ne pourrait plus être payé ensuite.
earth-no-copy = Il n’y a pas de capacité à copier en ligne { $row }, colonne { $column }.
earth-not-looked-at = La carte { $card } n’est pas parmi celles que vous regardez.
earth-not-dealt = Vous ne pouvez pas choisir { $side } ; elle n’est pas proposée.
earth-no-space = Il n’y a pas d’emplacement libre en ligne { $row }, colonne { $column }.
earth-not-here = La capacité n’atteint pas la ligne { $row }, colonne { $column }.
earth-ascending = Les pions se placent dans l’ordre de lecture ; la ligne { $row }, colonne { $column } vient avant le dernier.
earth-in-the-middle = Ce n’est pas possible pendant un paiement, un placement ou un événement.
earth-not-begun = Ce n’est pas possible avant la fin de la mise en place.
earth-too-few-sprouts = Un échange demande { $need } germes ; vous en avez { $have }.
earth-too-much = Vous pouvez prendre { $most } au plus, pas { $amount }.
earth-no-window = « no more » répond à une question qui pourrait revenir ce tour-ci ; il n’y en a pas maintenant.
earth-event-cost = Vous ne pouvez pas payer le coût de l’événement { $card }.
earth-solo-mode = En solo contre Gaïa, on joue en mode standard ou advanced, pas { $mode }.
earth-teams-seats = Les équipes sont pour quatre places, pas pour { $seats }.
earth-no-teams = Il n’y a pas d’équipes dans cette partie.
earth-not-gained = « { $words } » demande ce que vous avez gagné ce tour-ci et avez encore ; ce qui vient du plateau d’équipe ne peut pas y retourner.
earth-not-on-board = « { $words } » n’est pas possible : rien de tel sur votre plateau d’équipe, ou vous n’avez pas de place pour cela.

# Lessons.
unknown-lesson = Il n’y a pas de leçon { $lesson } ; au choix : { $possible }.
lesson-problems = Erreurs dans la leçon ({ $count }) : { $problems }.
lesson-wait = Pas encore : { $seat } joue d’abord.
lesson-try-again = { $hint }
lesson-no-undo = Une leçon avance pas à pas et ne s’annule pas. Vous pouvez la recommencer à tout moment.
lesson-no-settings = Les réglages restent les mêmes jusqu’à la dernière étape de la leçon ; changez-les ensuite.
hint-not-your-turn = Un conseil est pour qui doit répondre ; { $seat } n’a rien à répondre maintenant.
hints-off = On joue sans conseils à cette table.
hint-in-lesson = Dans une leçon, utilisez « Montrez-moi » au lieu d’un conseil.
hint-failed = Le temps a manqué pour un conseil. Réessayez dans un instant.

# Réseaux des robots
no-networks = { $game } n’a pas de réseaux ; aucun robot ne peut donc l’évaluer ainsi.
networks-unreadable = { $path } n’est pas un fichier de réseaux : { $why }.
networks-other-game = { $path } contient des réseaux pour { $found }, pas pour { $game }.
networks-other-layout = { $path } a été entraîné pour d’autres entrées ({ $found }) que celles que lit cette version ({ $wanted }) ; il faut l’entraîner à nouveau.
networks-wrong-size = { $path } a { $bytes } octets de poids au lieu de { $wanted } ; il est tronqué ou abîmé.
networks-damaged = { $path } ne correspond pas à son empreinte { $fingerprint } ; il est abîmé ou a été modifié.

# Statistiques des enregistrements.
stats-no-folder = Il n’y a pas de dossier { $folder }.
stats-no-records = Il n’y a pas de partie terminée dans { $folder }.
stats-no-player = Aucune partie terminée ne nomme { $player } ; noms trouvés : { $possible }.
stats-unfinished = La partie n’est pas terminée ; l’enregistrement s’arrête après { $moves } coups.

# La donne du jour.
daily-no-game = { $game } n’a pas de donne du jour ; choix possibles : { $possible }.
daily-day = « { $day } » n’est pas un jour ; écrivez-le ainsi : 2026-11-19.
daily-too-early = Il n’y a pas de donne pour le { $day } ; la première est celle du { $first }.
daily-too-late = La donne du { $day } n’est pas encore ouverte ; nous sommes le { $today } (UTC).
daily-not-finished = Terminez d’abord votre essai de la donne d’aujourd’hui.
daily-other-rules = Votre essai a été joué avec une version antérieure des règles ; il ne peut pas être comparé.
daily-attempt-over = Vous avez déjà fait votre essai de cette donne.
daily-own-seat = Dans une donne du jour, aucun bot ne peut jouer pour vous ; la partie attend votre retour.
