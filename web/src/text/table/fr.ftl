### Les mots du navigateur en français. Les noms des choses et les phrases sur les règles viennent du
### serveur ; $game est le nom court d'un jeu dans les sélecteurs et son titre ailleurs.

## Titres des pages

title-table = Table · Polis
title-playing = { $game } · Polis
title-turn = ● À vous de jouer : { $game } · Polis
title-over = Partie terminée : { $game } · Polis

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
engine-failed = Les règles de ce jeu ne se chargent pas dans ce navigateur. Veuillez recharger la page ; un navigateur ancien demande peut-être une mise à jour.
screen-whole = Plein écran
screen-leave = Quitter le plein écran
line-none = Pas de connexion au serveur.
line-none-more = Les tables, les règles et vos parties s’y trouvent ; rien de ce que vous avez envoyé n’est perdu. Cette page reprendra d’elle-même dès que le serveur répondra.
line-try = Réessayer
version-new = Une nouvelle version de Polis est là.
version-load = La charger
keys-forgotten = Ce navigateur ne garde rien : votre place sera perdue quand vous fermerez cette page.
line-offline = La ligne est coupée. Nouvelle tentative en cours ; rien de ce qui a été envoyé n’est perdu.

## Une table qui se remplit

gathering-title = { $game } : une table est dressée
gathering-dealing = On distribue les cartes…
bots-with-style = Avec un style de jeu

## La table

table-of = Table : { $game }
table-lost = Aucun chemin ne mène à cette table
table-unseen = Cette table n’admet pas de spectateurs.
board-label = Plateau { DE($game) }
seats-label = Places
values-label = Valeurs et réserve
aside-label = Journal et règles
bar-label = Ce qu’il y a à faire
actions-label = Coups possibles
actions-chosen = Choisi
name-you = Vous
bar-undo = Annuler
bar-reset = Effacer
bar-done = Valider
bar-keep = Garder la main
bar-keep-why = Jouer ceci et voir ce qui arrive avant de décider de la suite
asked-yours = C’est à vous.
asked-waiting = Au tour { DE($name) }.
asked-thinking = { $name } réfléchit.
asked-queued =
    { $ahead ->
        [one] { $name } va bientôt réfléchir : un autre bot passe d’abord.
       *[other] { $name } va bientôt réfléchir : { $ahead } autres bots passent d’abord.
    }
asked-room = { $name } attend : seuls des bots jouent ici, et il y a déjà autant de tables de ce genre en cours qu’une personne peut en avoir.
asked-sending = Un instant…
asked-over = La partie est terminée.
asked-paused = La partie est en pause.
asked-complete = Votre tour est prêt : Valider pour le jouer.
asked-running = Le tour part dans un instant, sauf si vous annulez, choisissez autre chose ou appuyez sur Échap.
asked-reveals = Valider pour jouer ce coup. Du nouveau sera alors révélé : plus de retour en arrière.
draft-effects = Ce que le tour fait jusqu’ici
refusal-clause = Règle { $clause }
why-illegal = { $action } : { $reason }.
why-allowed = { $action } : permis
why-goes-on = Plus rien à choisir pour l’instant : d’abord Valider.
seat-of = { $name }, { $colour }
seat-me = vous
seat-turn = au trait
seat-online = en ligne
seat-away = hors ligne
seat-bot = robot, { $level }
seat-outside = robot de l’extérieur
score = { $score } pts
clock-label = Pendule :
clock-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
last-round = C’est le dernier tour de table.
last-round-left =
    { $count ->
        [0] Dernier tour de table : ce tour est le dernier.
        [one] Dernier tour de table : un tour après celui-ci.
       *[other] Dernier tour de table : { $count } tours après celui-ci.
    }
since-title = Depuis votre dernier tour
since-looked = Depuis votre dernière visite
since-round = Le dernier tour de table
since-short =
    { $count ->
        [one] Un tour depuis le vôtre
       *[other] { $count } tours depuis le vôtre
    }
road-label = La route des points : { $seats }
road-seat = { $name } { $points }
watch-again = Revoir ces tours
again = Revoir
thinking = depuis { $seconds } s
thinking-usual = depuis { $seconds } s ; jusqu’ici { $usual } s au plus
last-turn-mine = C’est votre dernier tour.
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Plateau entier
tab-log = Journal
tab-rules = Règles
tab-chat = Discussion
tab-text = En texte
log-empty = Il ne s’est encore rien passé.
log-whole = Le tour entier
log-show = Montrer le plateau d’alors
chat-new =
    { $count ->
        [one] { $label }, { $count } nouveau message
       *[other] { $label }, { $count } nouveaux messages
    }
text-hint = On peut écrire des coups en notation, plusieurs par ligne ; ils sont joués aussitôt.
typed-label = Coup en notation
typed-send = Jouer
menu-label = Plus
menu-replay = Revoir la partie
menu-review = Revoir la partie
menu-analysis = Analyser
notice-title = À vous de jouer à { $game }
notice-body = Les autres vous attendent.

## La fin

ending-show = Résultat

## Réglages

settings-language = Langue
account-mark = Session : { $name }
