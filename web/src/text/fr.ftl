### Les mots du navigateur en français. Les noms des choses et les phrases sur les règles viennent du
### serveur ; $game est le nom court d'un jeu dans les sélecteurs et son titre ailleurs.

## Titres des pages

title-start = Polis : Arkadia et Archon
title-missing = Rien ici · Polis
title-new = Nouvelle table : { $game } · Polis
title-lobby = Salon · Polis
title-mine = Mes parties · Polis
title-rules = Règles { $game } · Polis
title-learn = Comment jouer à { $game } · Polis
title-settings = Réglages · Polis
title-about = À propos · Polis
title-table = Table · Polis
title-gathering = On cherche des joueurs : { $game } · Polis
title-playing = { $game } · Polis
title-turn = ● À vous de jouer : { $game } · Polis
title-over = Partie terminée : { $game } · Polis
title-replay = Revoir { $game } · Polis

## Cadre

nav-label = Pages
nav-start = Vers l’accueil
nav-menu = Menu
nav-skip = Aller au contenu
nav-mine = Mes parties
nav-lobby = Salon
nav-rules = Règles
nav-settings = Réglages
nav-about = À propos
language-own =
    { $language ->
        [fr] Français
        [de] Deutsch
       *[en] English
    }
theme-to-day = Lumière du jour
theme-to-night = Lueur des lanternes
close = Fermer
yes = oui
no = non
loading = Un instant…
error-offline = Le serveur ne répond pas. Veuillez réessayer dans un instant.
line-offline = La ligne est coupée. Nouvelle tentative en cours ; rien de ce qui a été envoyé n’est perdu.

## Accueil

start-line = Deux jeux de construction et d’intrigue sur une même table.
start-unofficial = Une réalisation privée et non officielle.
start-game =
    { $game ->
        [arkadia] Posez des édifices, entourez-les de vos ouvriers et vendez leurs sceaux quand la forteresse les rend précieux.
       *[archon] Envoyez vos courtisans par la ville, gagnez des magisters à votre cause et gardez le rempart avant l’attaque.
    }
start-level = Niveau des robots
start-seats = Autour de la table
start-now = Jouer
start-friends = Entre amis
start-learn = Comment jouer
players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
name-you = Vous

## Listes de tables

mine-title = Vos parties
mine-all = Toutes vos parties
mine-none = Vous n’avez pas encore de partie dans ce navigateur.
mine-next = Prochaine partie qui m’attend
mine-nothing-waits = Aucune partie ne vous attend.
mine-going = Parties en cours
mine-over = Parties terminées
mine-where = Vos places appartiennent à ce navigateur : leurs clés sont gardées ici et nulle part ailleurs.
lobby-new = Nouvelle table : { $game }
lobby-gathering = Tables avec des places libres
lobby-gathering-none = Aucune table annoncée ne cherche de joueurs.
lobby-playing = Parties à regarder
lobby-playing-none = Aucune partie annoncée n’est en cours.
stand-yours = À vous de jouer
stand-gathering =
    { $count ->
        [0] tout le monde est là
        [one] { $count } place libre
       *[other] { $count } places libres
    }
stand-playing = Au tour de { $name }
stand-paused = en pause
stand-over = terminée

## Une nouvelle table

new-title = { $game } entre amis
new-seat = Qui joue { $colour }
new-seat-me = Moi
new-seat-here = Quelqu’un d’autre à cet écran
new-seat-open = Libre, sur invitation
new-seat-bot = Un robot
new-seat-name = Nom
new-seat-add = Une place de plus
new-seat-remove = Enlever la place { $seat }
new-options = Règles de cette table
new-people = Qui et comment
new-listed = Annoncer la table dans le salon
new-spectators = Des spectateurs peuvent regarder ; ils ne voient aucun secret
new-chat = Discussion
new-take-backs = On peut reprendre un coup si les autres sont d’accord
new-open = Ouvrir la table
new-clock = Pendule
clock-none = sans pendule
clock-live = en direct : tant de minutes chacun
clock-slow = sur plusieurs jours
clock-minutes = Minutes par joueur
clock-increment = Secondes ajoutées par tour
clock-days-turn = Jours par tour
clock-late = Quand une pendule est à zéro, un robot joue pour cette place jusqu’au retour de son joueur.
clock-told =
    { $kind ->
        [live] { $minutes } min, +{ $increment } s par tour
        [days]
            { $days ->
                [one] { $days } jour par tour
               *[other] { $days } jours par tour
            }
       *[none] aucune
    }

## Une table qui se remplit

gathering-title = { $game } : une table est dressée
gathering-open =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
gathering-full = Toutes les places sont prises. Les cartes sont distribuées quand tout le monde est prêt.
gathering-dealing = On distribue les cartes…
gathering-invite = Invitez vos amis
gathering-invite-how = Qui possède ce lien peut prendre une place libre. Aucun compte n’est nécessaire.
join-title = Prendre place
join-name = Votre nom
join-take = S’asseoir
join-here = Quelqu’un à cet écran
ready-say = Je suis prêt
ready-yes = prêt
ready-no = pas encore prêt
ready-bot = toujours prêt
terms-title = Ce qui est convenu
commitment = Le mélange est désormais fixé. Son empreinte : { $commitment }
share-link = Lien vers cette table
share-copy = Copier le lien
share-copied = Copié
share-send = Envoyer…

## La table

table-of = Table : { $game }
table-lost = Aucun chemin ne mène à cette table
table-unseen = Cette table n’admet pas de spectateurs.
board-label = Plateau de { $game }
seats-label = Places
values-label = Valeurs et réserve
aside-label = Journal et règles
bar-label = Ce qu’il y a à faire
bar-undo = Annuler
bar-reset = Recommencer
bar-done = Valider
bar-send = Envoyer
asked-yours = C’est à vous.
asked-waiting = Au tour de { $name }.
asked-sending = Envoi en cours…
asked-over = La partie est terminée.
asked-paused = La partie est en pause.
asked-complete = Votre tour est complet : Valider l’envoie.
asked-reveals = Valider envoie ceci ; quelque chose de caché est alors révélé, et on ne revient plus en arrière.
draft-effects = Ce que le tour fait jusqu’ici
refusal-clause = Règle { $clause }
seat-of = { $name }, { $colour }
seat-me = vous
seat-turn = au tour
seat-open = place libre
seat-online = présent
seat-away = absent
seat-bot = robot, { $level }
score = { $score } pts
clock-label = Pendule :
clock-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
last-round = C’est le dernier tour de table.
last-round-left =
    { $count ->
        [one] Dernier tour de table : il reste un tour.
       *[other] Dernier tour de table : il reste { $count } tours.
    }
since-title =
    { $count ->
        [one] Depuis votre dernier tour : un événement
       *[other] Depuis votre dernier tour : { $count } événements
    }
since-short =
    { $count ->
        [one] un événement depuis
       *[other] { $count } événements depuis
    }
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Plateau entier

tab-log = Journal
tab-rules = Règles
tab-chat = Discussion
tab-text = En texte
log-empty = Il ne s’est encore rien passé.
log-show = Montrer la position après l’action { $ply }
peek-at = Position { $ply } sur { $plies }.
peek-now = Revenir au présent
peek-failed = Cette position ne peut pas être montrée.
chat-empty = Personne n’a encore rien dit.
chat-label = Dire quelque chose
chat-send = Envoyer
chat-onlooker = Spectateur
text-hint = On peut écrire des coups en notation, plusieurs par ligne ; ils sont joués aussitôt.
typed-label = Coup en notation
typed-send = Jouer

offer-made =
    { $kind ->
        [take-back] { $name } voudrait reprendre la dernière action.
        [pause] { $name } voudrait faire une pause.
       *[resume] { $name } voudrait continuer.
    }
offer-yes = Accepter
offer-no = Refuser
offer-waiting = En attente des autres.
menu-label = Plus
menu-take-back = Demander à reprendre la dernière action
menu-pause = Demander une pause
menu-resume = Demander à continuer
menu-return = Reprendre ma place au robot
menu-replay = Revoir la partie
menu-help = Déroulement d’un tour et touches
menu-resign = Laisser la place à un robot
resign-explain = Un robot continue pour vous ; les autres n’y perdent rien. Vous pouvez reprendre votre place à tout moment.
resign-bot = Qui continue
resign-yes = Laisser la place
resign-no = Rester

help-title = Comment se déroule un tour
help-turn = Choisissez sur le plateau ou en dessous ; seul ce qui est permis est éclairé. Vos choix s’assemblent sur le plateau et partent ensemble avec Valider. Jusque-là, on peut annuler librement.
help-why = Cliquez sur un endroit qui n’est pas éclairé : on vous dit pourquoi il n’est pas permis, avec la règle.
help-arrows = se déplacer sur le plateau
help-rotate = tourner la tuile, comme la molette
help-enter = choisir l’endroit désigné
help-digits = choisir une carte
help-undo = annuler le dernier choix
help-done = envoyer le tour
help-help = cette page
key-arrows = Flèches
key-enter = Entrée
key-done = Ctrl + Entrée

curtain-title = L’écran change de mains
curtain-pass = C’est maintenant à { $name }.
curtain-show = Je suis { $name }

notice-title = À vous de jouer à { $game }
notice-body = Les autres vous attendent.

## La fin

ending-title = La partie est terminée
ending-show = Résultat
ending-won =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } gagnent ensemble !
    }
ending-place = { $place }.
ending-rematch = Revanche
ending-save = Enregistrer la partie
sources-title = D’où cela vient
sources-what = Source
chart-title =
    { $game ->
        [arkadia] L’or au fil de la partie, avec les sceaux à leur valeur du moment
       *[archon] Les points au fil de la partie
    }
chart-label = Courbes du score de chaque place au fil de la partie ; les mêmes nombres suivent en tableau.
chart-table = En nombres
chart-ply = Action
proof-title = Le mélange était-il honnête ?
proof-why = L’empreinte du secret du mélange a été montrée avant le premier coup. Le secret est maintenant ouvert, et toute la partie peut être rejouée et comparée.
proof-commitment = Empreinte
proof-secret = Secret
proof-verify = Vérifier la partie
proof-busy = On la rejoue…

## Revoir

replay-of = Revoir : { $game }
replay-first = Au début
replay-back = Reculer
replay-next = Avancer
replay-last = À la fin
replay-play = Dérouler
replay-pause = Arrêter
replay-ply = Position
replay-eyes = Vu par
replay-onlooker = un spectateur
replay-link = Copier ce lien
replay-branch = Continuer à partir d’ici
replay-told = Ce qui s’est passé
replay-table = Vers la table

## Règles

rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [one] { $count } clause
       *[other] { $count } clauses
    }
rules-none = Aucune clause ne contient ces mots.
rules-ruling = décision
rules-ruling-why = Ici, la règle laisse une marge ; voici comment nous jouons.
rules-source = Source : { $source }
rules-games = Jeu
rules-own-words = Dans nos propres mots. Chaque clause a un identifiant et son lien ; ce qui interdit un coup nomme sa clause.

learn-heading = Comment on joue à { $game }
learn-play = Vers l’accueil : jouer
learn-rules = Toutes les règles
learn-title =
    { $game ->
        [arkadia]
            { $step ->
                [1] Un édifice ou des ouvriers
                [2] Entourer
                [3] Les sceaux
                [4] La forteresse
               *[5] Les bannières et la fin
            }
       *[archon]
            { $step ->
                [1] Dix cartes, deux moitiés
                [2] Dans la ville
                [3] Les magisters
                [4] L’attaque et la saison
               *[5] La fin
            }
    }
learn-text =
    { $game ->
        [arkadia]
            { $step ->
                [1] À votre tour, posez un édifice d’une carte de votre main, au contact de ce qui existe déjà, ou placez des ouvriers à côté d’un édifice. Les camps recouverts par un édifice rapportent des ouvriers neutres.
                [2] Dès qu’aucune case voisine d’un édifice n’est libre, il est achevé : ouvriers, édifices, site de la forteresse et bord du plateau l’entourent.
                [3] Chacun de vos ouvriers à côté d’un édifice achevé vous rapporte un sceau de sa famille, même au tour d’un autre. Le sceau posé sur l’édifice va à celui qui l’a achevé.
                [4] Pour chaque édifice achevé, vous placez un bloc de forteresse. Un sceau vaut autant d’or que de cases de la forteresse montrent sa famille vue d’en haut : chaque bloc en élève une et peut en abaisser une autre.
               *[5] À la fin d’un tour, vous pouvez rendre une de vos quatre bannières : vous recevez deux ouvriers et pouvez vendre des sceaux à leur valeur du moment. Quand le deuxième étage est plein, chacun joue encore un tour ; puis tous les sceaux sont vendus, et le plus riche gagne.
            }
       *[archon]
            { $step ->
                [1] Vous avez dix cartes, courtisans et magisters. Une manche sur deux, vous les partagez en secret : cinq pour cette manche, cinq pour la suivante.
                [2] À votre tour, jouez une carte et placez une figurine sur un emplacement libre d’un lieu. Vous y recevez des biens, faites du commerce, construisez, gardez le rempart ou gagnez la faveur du roi. Passer tôt donne une meilleure place à la manche suivante.
                [3] Les magisters sont de meilleures cartes : chaque sorte a son pouvoir, comme une deuxième action ou un emplacement occupé. Chaque magister gagné remplace un courtisan.
                [4] Après trois manches, la ville est attaquée. S’il y a trop peu de guerriers sur le rempart, ceux qui en ont peu y perdent des biens. Puis la saison est comptée.
               *[5] Après trois saisons, les tuiles Bâtiment comptent, et le plus de points gagne.
            }
    }

## Réglages

settings-language = Langue
settings-theme = Lumière
settings-theme-choice =
    { $theme ->
        [day] Jour : papier chaud
        [night] Nuit : aux lanternes
       *[system] Comme l’appareil
    }
settings-motion = Mouvement
settings-motion-choice =
    { $motion ->
        [full] Les pièces se déplacent
        [reduced] Rien ne bouge
       *[system] Comme l’appareil
    }
settings-table = À la table
settings-sounds = Sons
settings-typed = Un champ pour les coups écrits sous le plateau
settings-keys = Lettres seules comme touches (U, R, ?)
settings-notify = Me prévenir quand c’est à moi et que la page n’est pas visible
settings-notify-denied = Le navigateur n’autorise pas les notifications de cette page ; ses réglages peuvent le changer.
settings-where = Tout cela n’est gardé que dans ce navigateur.

## À propos, et rien

about-title = À propos de Polis
about-unofficial = Polis n’est pas officiel. Il est fait par des admirateurs des deux jeux, sans lien avec leurs auteurs ni leurs éditeurs.
about-arkadia = Arkadia est un jeu de Rüdiger Dorn, édité par Ravensburger et Rio Grande Games en 2006.
about-archon = Archon: Glory & Machination est un jeu de Nikolas Sakaloglou et Sotiris Tsantilas, édité par Artipia Games en 2013.
about-own-title = Ce qui est de nous
about-own = Tous les dessins, tout le code et la formulation des règles sont les nôtres. Aucune image ni aucune phrase ne vient des jeux. Si un jeu vous plaît, achetez-le : une table entourée de gens vaut mieux que n’importe quel écran.
about-reconstructed-title = Ce qui est reconstitué
about-reconstructed = Certaines choses ne sont imprimées que sur les plateaux et les cartes, dont il n’existe pas de description complète. Là où nous ne pouvions pas les connaître, nous les avons reconstituées pour que le jeu fonctionne comme ses règles le décrivent. Chaque valeur porte une mention : du livret, d’une autre source, ou reconstituée. Qui possède le jeu peut la corriger dans un seul fichier.
about-reconstructed-where = La boîte avec toutes ses mentions :
about-privacy-title = Vos données
about-privacy = Pas de compte, pas de publicité, aucune requête vers des tiers. Les clés de vos places et vos réglages restent dans ce navigateur.
about-version = Version { $version }
missing-title = Hors du plan
missing-text = Il n’y a rien à cette adresse. La ville est par là.
