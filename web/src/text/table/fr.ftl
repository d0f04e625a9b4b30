### Les mots du navigateur en français. Les noms des choses et les phrases sur les règles viennent du
### serveur ; $game est le nom court d'un jeu dans les sélecteurs et son titre ailleurs.

## Titres des pages

title-table = Table · Polis
title-gathering = On cherche des joueurs : { $game } · Polis
title-playing = { $game } · Polis
title-turn = ● À vous de jouer : { $game } · Polis
title-over = Partie terminée : { $game } · Polis

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

## Une nouvelle table

new-seat-name = Nom
new-spectators = Des spectateurs peuvent regarder ; ils ne voient aucun secret
new-clock = Pendule
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
fill-level = Niveau du robot pour { $seat }
fill-seat = Placer un robot
fill-free = Libérer la place
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
actions-label = Coups possibles
actions-chosen = Choisi
hint-ask = Conseil
hint-thinking = Je réfléchis …
hint-title = Ce que ferait un robot fort
hint-take = Préparer ce coup
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
menu-notices = Comment on me prévient
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
chart-label = Courbes du score de chaque place au fil de la partie ; les mêmes nombres suivent en tableau.
chart-table = En nombres
chart-ply = Action
proof-title = Le mélange était-il honnête ?
proof-why = L’empreinte du secret du mélange a été montrée avant le premier coup. Le secret est maintenant ouvert, et toute la partie peut être rejouée et comparée.
proof-lesson = Une leçon est distribuée de la même façon pour tous : rien n’a été mélangé pour cette partie. On peut néanmoins la rejouer et comparer.
proof-commitment = Empreinte
proof-secret = Secret
proof-verify = Vérifier la partie
proof-busy = On la rejoue…

## Revoir

replay-back = Reculer
replay-next = Avancer

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

## Réglages

settings-language = Langue
account-mark = Connecté en tant que { $name }
