### Les mots des autres pages, en français.

## Titres des pages

title-start = Polis : jeux de construction et d’intrigue
title-missing = Rien ici · Polis
title-new = Nouvelle table : { $game } · Polis
title-lobby = Salon · Polis
title-mine = Mes parties · Polis
title-rules = Règles { $game } · Polis
title-learn = Comment jouer à { $game } · Polis
title-settings = Réglages · Polis
title-about = À propos · Polis
title-replay = Revoir { $game } · Polis

## Accueil

start-line = Des jeux de construction et d’intrigue sur une même table.
game-plain = Se joue en texte : la position est dessinée en lettres, et chaque coup est un bouton.
start-unofficial = Une réalisation privée et non officielle.
start-level = Niveau des robots
level-mine = Votre niveau
level-mine-is = Votre niveau : { $level }
level-mine-of = Votre niveau à { $game }
level-mine-how = Vos deux premières parties trouvent un adversaire à votre niveau ; il change après deux victoires ou deux défaites de suite. Vous pouvez le changer à tout moment.
level-mine-moved =
    { $way ->
        [up] Vous montez de niveau : { $level }.
       *[down] Vous descendez de niveau : { $level }.
    }
level-mine-play = Jouer à ce niveau
start-seats = Autour de la table
start-now = Jouer
start-friends = Entre amis
start-screen = Choisir qui joue
start-learn = Comment jouer
here-play = Jouer ici, sans réseau
here-what = Contre des robots de tous les niveaux, ou à plusieurs devant le même écran. La partie se joue dans ce navigateur et y reste : aucun serveur, pas de pendule.
here-open = Ce qu’un adversaire local a en main est dans la mémoire de votre propre navigateur, et qui veut se tricher soi-même peut l’y lire ; les parties avec d’autres sont sur le serveur.
first-asked = Est-ce votre première partie d’{ $game } ?
first-why = Une leçon de quelques minutes vous montre comment jouer, à une vraie table. On ne vous le demande qu’une fois.
first-yes = Montrez-moi
first-no = Non, je joue
players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }

## Listes de tables

mine-title = Vos parties
mine-profile = Mon jeu
mine-mistakes = Mes erreurs
mine-all = Toutes vos parties
mine-none = Vous n’avez pas encore de partie dans ce navigateur.
mine-next = Prochaine partie qui m’attend
mine-nothing-waits = Aucune partie ne vous attend.
mine-going = Parties en cours
mine-over = Parties terminées
mine-where = Les clés de vos places sont gardées dans ce navigateur ; avec un compte (dans les réglages), d’autres appareils ont aussi vos parties.
lobby-new = Nouvelle table : { $game }
lobby-gathering = Tables avec des places libres
lobby-gathering-none = Aucune table annoncée ne cherche de joueurs.
lobby-playing = Parties à regarder
show-what = Personne ne joue en public pour l’instant. Voici des parties que des robots ont déjà jouées, montrées au rythme des gens : aucun robot n’y réfléchit.
show-recorded = une partie enregistrée de robots
show-watch = Regarder
show-name = { $bot } (enregistré)
line-box = Avec une autre boîte
rules-box = Ce qu’il y a dans la boîte, et d’où nous le savons
line-lesson = Première partie
line-here = Dans ce navigateur
here-title = Parties dans ce navigateur
here-lasting = Ces parties sont conservées dans ce navigateur seulement. Il a promis de les garder.
here-not-lasting = Ces parties sont conservées dans ce navigateur seulement. Il n’a pas promis de les garder : écrivez dans un fichier celles auxquelles vous tenez.
here-save = Les écrire dans un fichier
here-take = Reprendre un fichier
here-taken =
    { $added ->
        [0] Aucune nouvelle partie.
        [one] { $added } nouvelle partie.
       *[other] { $added } nouvelles parties.
    }{ $known ->
        [0] {""}
        [one] {" "}Une était déjà là.
       *[other] {" "}{ $known } étaient déjà là.
    }{ $failed ->
        [0] {""}
        [one] {" "}Une ne suit pas les règles de cette version.
       *[other] {" "}{ $failed } ne suivent pas les règles de cette version.
    }
here-move = Les déplacer vers mon compte
here-sign-in = Se connecter et les déplacer
here-moving = Une partie déplacée continue sur le serveur, sur tous les appareils du compte.
here-moved =
    { $count ->
        [one] { $count } partie est maintenant dans le compte.
       *[other] { $count } parties sont maintenant dans le compte.
    }
here-remove = Supprimer cette partie
here-remove-sure = Supprimer cette partie pour de bon ?
here-remove-yes = La supprimer
here-remove-no = La garder
stand-yours = À vous de jouer
stand-gathering =
    { $count ->
        [0] tout le monde est là
        [one] { $count } place libre
       *[other] { $count } places libres
    }
stand-playing = Au tour { DE($name) }
stand-paused = en pause
stand-over = terminée
stand-won = Vous avez gagné
stand-place =
    { $of ->
        [2] Vous avez perdu
       *[other] Place { $place } sur { $of }
    }
stand-winner =
    { $count ->
        [one] { $names } a gagné
       *[other] { $names } ont gagné ensemble
    }
line-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Une nouvelle table

new-title = { $game } entre amis
new-title-here = { $game } ici, sans réseau
new-where = Où
new-there = Avec d’autres, sur le serveur
new-here = Ici, sans réseau
new-begin = Commencer
new-seat = Qui joue { $colour }
new-seat-me = Moi
new-seat-here = Quelqu’un d’autre à cet écran
new-seat-open = Libre, sur invitation
new-seat-bot = Un robot
new-seat-add = Une place de plus
new-seat-remove = Enlever la place { $seat }
new-options = Règles de cette table
new-more = Règles, pendule, et qui peut regarder
preset-title = Quelle sorte de partie
preset-name =
    { $preset ->
        [first] Première partie
        [live] En direct, 20 minutes
       *[days] Jour après jour
    }
preset-what =
    { $preset ->
        [first] Sans pendule ; on peut reprendre ses coups.
        [live] 20 minutes chacun, et 20 secondes de plus par tour.
       *[days] Trois jours par tour ; on joue quand on a le temps.
    }
new-people = Qui et comment
new-listed = Annoncer la table dans le salon
new-chat = Discussion
new-take-backs = On peut reprendre un coup si les autres sont d’accord
new-open = Ouvrir la table
clock-none = sans pendule
clock-live = en direct : tant de minutes chacun
clock-slow = sur plusieurs jours
clock-minutes = Minutes par joueur
clock-increment = Secondes ajoutées par tour
clock-days-turn = Jours par tour
clock-late = Quand une pendule est à zéro, un robot joue pour cette place jusqu’au retour de son joueur.

## Revoir

replay-of = Revoir : { $game }
replay-first = Au début
replay-last = À la fin
replay-play = Dérouler
replay-pause = Arrêter
replay-eyes = Vu par
replay-onlooker = un spectateur
replay-bot = { $name } : tout ce que le robot a vu
replay-bot-given = Voici tout ce que { $name } a reçu dans cette position, et rien d’autre.
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
rules-ruling-why = Ici, la règle laisse une marge ; voici comment nous jouons.
rules-source = Source : { $source }
rules-games = Jeu
rules-own-words = Dans nos propres mots. Chaque clause a un identifiant et son lien ; ce qui interdit un coup nomme sa clause.
book-contents = Sommaire
book-appendix = Annexe : tous les articles
book-chapter = expliqué dans : { $title }
book-print = Imprimer
book-clause = Article { $id }
book-found =
    { $count ->
        [0] Aucun passage des chapitres ne contient ces mots.
        [one] { $count } passage des chapitres
       *[other] { $count } passages des chapitres
    }
book-clauses-found =
    { $count ->
        [one] et { $count } article de l’annexe
       *[other] et { $count } articles de l’annexe
    }
learn-heading = Comment on joue à { $game }
learn-guided = Apprendre en jouant
learn-guided-how = De six à douze minutes. Ce qui est à faire s’éclaire, rien ne peut mal tourner, et vous pouvez arrêter, revenir en arrière ou jouer librement à tout moment.
learn-begin = Commencer
learn-read = Ou lire d’abord
learn-play = Vers l’accueil : jouer
learn-rules = Toutes les règles

## Réglages

settings-pace = Tours des autres
pace =
    { $pace ->
        [slow] lentement
        [normal] à vitesse normale
        [fast] vite
       *[off] sans les montrer
    }
settings-theme = Lumière
settings-theme-choice =
    { $theme ->
        [day] Jour : papier chaud
        [night] Nuit : aux lanternes
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
settings-ear = Jouer à l’oreille : la table en mots, en listes et en réponses, pour les lecteurs d’écran
settings-typed = Un champ pour les coups écrits sous le plateau
settings-keys = Touches seules (U, R, F, H, chiffres, ?)
settings-pause = Une pause avant la fin de mon tour, pour voir quelle carte arrive
settings-sends = Envoyer mon tour un instant après son dernier choix, sans « Valider »
settings-notify = Me prévenir quand c’est à moi et que la table n’est pas en vue, même quand Polis est fermé
settings-notify-denied = Le navigateur n’autorise pas les notifications de cette page ; ses réglages peuvent le changer.
settings-notify-open = On vous prévient tant que Polis est ouvert dans un onglet. Pour la suite, il faut un navigateur et une adresse (https) qui le permettent.
settings-where = Tout cela n’est gardé que dans ce navigateur ; un compte est gardé sur le serveur.
no-server = Ce site n’a pas de serveur : parties et réglages restent dans ce navigateur. Les tables avec d’autres, vos propres fichiers de composants, les comptes et les notifications se trouvent sur un serveur de Polis.

## À propos, et rien

about-title = À propos de Polis
about-unofficial = Polis n’est pas officiel. Il est fait par des admirateurs des jeux, sans lien avec leurs auteurs ni leurs éditeurs.
about-own-title = Ce qui est de nous
about-own = Tous les dessins, tout le code et la formulation des règles sont les nôtres. Aucune image ni aucune phrase ne vient des jeux. Si un jeu vous plaît, achetez-le : une table entourée de gens vaut mieux que n’importe quel écran.
about-letters = Les lettres sont Alegreya et Source Sans 3, sous la licence SIL Open Font License.
about-licence = Son texte
about-reconstructed-title = Ce qui est reconstitué
about-reconstructed = Certaines choses ne sont imprimées que sur les plateaux et les cartes, dont il n’existe pas de description complète. Là où nous ne pouvions pas les connaître, nous les avons reconstituées pour que le jeu fonctionne comme ses règles le décrivent. Chaque valeur porte une mention : du livret, d’une autre source, ou reconstituée. Qui possède le jeu peut la corriger dans un seul fichier.
about-reconstructed-where = La boîte avec toutes ses mentions :
about-privacy-title = Vos données
about-privacy = Aucun compte nécessaire, pas de publicité, aucune requête vers des tiers. Les clés de vos places et vos réglages restent dans ce navigateur.
about-version = Version { $version }
missing-title = Hors du plan
missing-text = Il n’y a rien à cette adresse. La ville est par là.

account-title = Compte
account-why = Personne n’en a besoin pour jouer. Avec un nom et un mot de passe, vos parties sont là sur tous vos appareils.
account-name = Nom
account-password = Mot de passe
account-password-rule = Au moins 10 caractères, et pas un de ceux que tout le monde essaie. Il n’y a pas de courriel : gardez le code de secours qui s’affichera ensuite. Sans lui, seule la personne qui tient ce serveur peut vous laisser choisir un autre mot de passe.
account-lost = J’ai perdu mon mot de passe
recovery-title = Code de secours
recovery-what = Il permet de choisir un nouveau mot de passe si vous avez perdu le vôtre. Il ne sert qu’une fois ; un nouveau code remplace l’ancien.
recovery-write = Notez ce code de secours ailleurs que sur cet appareil. Il ne s’affiche que maintenant :
recovery-make = Créer un nouveau code
recovery-copy = Copier le code
account-reset-why = La personne qui tient ce serveur vous laisse choisir un nouveau mot de passe. Tous vos autres appareils seront déconnectés.
account-reset = Prendre ce mot de passe
account-reset-not = Pas maintenant
account-sign-in = Se connecter
account-sign-up = Créer le compte
account-have-none = Je n’en ai pas encore
account-have-one = J’en ai déjà un
account-now = Session ouverte : { $name }.
account-seats = { $count ->
    [0] Ce compte n’a pas encore de place.
    [one] Ce compte a une place.
   *[other] Ce compte a { $count } places.
}
account-sign-out = Se déconnecter
account-sign-out-all = Se déconnecter partout
account-change = Changer le mot de passe
account-change-do = Le changer
account-old = L’ancien mot de passe
account-new = Le nouveau mot de passe
account-password-changed = Le mot de passe est changé ; tous les autres appareils sont déconnectés.
account-devices = Appareils et données conservées
account-device = Connecté le { $created }, utilisé la dernière fois le { $used }.
account-device-this = C’est celui-ci.
account-sign-out-one = Le déconnecter
account-data = Télécharger tout ce qui est gardé de vous
account-delete = Supprimer le compte
account-delete-what = Les places prises dans un navigateur y restent jouables. Tout le reste du compte disparaît aussitôt, ainsi que votre nom à ses tables et vos lignes de discussion ; les parties restent, sans votre nom. Les sauvegardes antérieures de l’hébergeur les contiennent encore.
account-delete-do = Le supprimer pour de bon

notices-title = Comment on me prévient
hooks-title = Webhooks
hooks-what = Quand c’est à vous, que quelqu’un s’assied ou que la partie finit et que vous ne regardez pas, le serveur prévient cette adresse.
hooks-url = Adresse
hooks-add = Ajouter
hooks-remove = Enlever
hooks-remove-one = Enlever { $url }
hooks-last = Dernier envoi { $time } : { $status ->
        [0] pas de réponse
       *[other] réponse { $status }
    }
hooks-none = Rien n’a encore été envoyé.
hooks-secret = Ses messages sont signés avec ce secret, montré seulement maintenant :

sent-title = Ce que ce navigateur a reçu
sent-what = Le serveur n’envoie à chaque navigateur que ce que sa place peut savoir. Voici ses derniers messages à cette table, le plus récent d’abord et octet pour octet : une carte que vous ne pouvez pas voir n’y figure pas.
sent-none = Rien n’est encore arrivé.
sent-copy = Tout copier
sent-copied = Copié
sent-not-copied = Le navigateur n’a pas permis de copier.
sent-bytes = { $bytes } octets

menu-take-back = Demander à reprendre la dernière action
menu-pause = Demander une pause
menu-resume = Demander à continuer
menu-return = Reprendre ma place au robot
menu-ear = Jouer à l’oreille
menu-help = Déroulement d’un tour et touches
menu-notices = Comment on me prévient
hand-title = Continuer sur un autre appareil
hand-how = Visez cette image avec l’appareil photo du téléphone, ou ouvrez-y le lien. Il ne sert qu’une fois, dans les cinq minutes ; la place est ensuite sur les deux appareils.
hand-picture = Le lien en image QR
hand-link = Lien pour l’autre appareil
menu-sent = Ce que ce navigateur a reçu
menu-resign = Laisser la place à un robot
resign-explain = Un robot continue pour vous ; les autres n’y perdent rien. { $kind ->
    [once] Vous pouvez reprendre votre place tant que le robot n’a pas joué pour vous.
   *[any] Vous pouvez reprendre votre place à tout moment.
}
resign-bot = Qui continue
resign-yes = Laisser la place
resign-no = Rester
help-title = Comment se déroule un tour
help-turn = Ce que vous pouvez choisir est marqué en bleu. Composez votre tour sur le plateau et en dessous : rien ne compte avant Valider, et jusque-là vous pouvez tout reprendre. Valider dit aussi que vous ne voulez rien de plus : pas d’autre ouvrier, pas de bannière.
help-why = Cliquez sur ce qui n’est pas marqué : on vous dit pourquoi ce n’est pas possible.
help-arrows = aller d’une case à l’autre sur le plateau
help-rotate = tourner l’édifice, comme avec la molette
help-enter = choisir la place où vous êtes ; ailleurs, Valider
help-digits = choisir la carte, la pièce ou la réponse de ce numéro
help-undo = reprendre le dernier choix
help-done = Valider, où que vous soyez
help-drag = Vous pouvez cliquer, ou faire glisser une carte, un ouvrier ou une pièce jusqu’à sa place.
help-keys = Touches
help-next = la place permise suivante ou précédente
help-flip = retourner l’édifice, si la table le permet
help-hint = demander un conseil
help-keep = jouer ceci, mais garder la main (s’il reste une bannière)
help-help = cette page
key-arrows = Flèches
key-enter = Entrée
key-next = Page préc., page suiv.
key-done = Ctrl + Entrée

## Une table qui se remplit

seat-open = place libre
title-gathering = On cherche des joueurs : { $game } · Polis
new-seat-name = Nom
new-spectators = Des spectateurs peuvent regarder ; ils ne voient aucun secret
new-returns = Qui est parti peut revenir, même si un robot a joué à sa place
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
gathering-open =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
gathering-full = Toutes les places sont prises. Les cartes sont distribuées quand tout le monde est prêt.
invited-title =
    { $known ->
        [yes] { $name } vous invite à jouer à { $game } : prenez place
       *[no] Vous êtes invité à jouer à { $game } : prenez place
    }
invited-chair = Votre chaise
invited-late = Toutes les places sont prises. Vous verrez la partie ici dès qu’elle commencera.
gathering-invite = Invitez vos amis
gathering-invite-how = Qui possède ce lien peut prendre une place libre. Aucun compte n’est nécessaire.
join-name = Votre nom
join-take = S’asseoir
join-here = Quelqu’un à cet écran
ready-say = C’est bon pour moi
ready-yes = c’est bon
ready-no = pas encore
ready-bot = d’office
fill-level = Niveau du robot pour { $seat }
fill-seat = Placer un robot
fill-free = Libérer la place
terms-title = Ce qui est convenu
share-link = Lien vers cette table
share-own-machine = Ce lien ne fonctionne que sur cette machine. Pour les autres, le serveur doit écouter sur le réseau : polis serve --host 0.0.0.0
share-copy = Copier le lien
share-copied = Copié
share-send = Envoyer…

## Conseils, discussion et rideau d’une table

to-now = Au présent
watch-skip = Passer au présent
hint-ask = Conseil
hint-thinking = Je réfléchis …
hint-others = Les conseils sont pour qui joue seul contre des robots : à cette table, ce ne serait pas juste.
hint-title = Ce que ferait un robot fort
hint-take = Préparer ce coup
hint-more = Pourquoi
curtain-title = L’écran change de mains
curtain-pass = C’est maintenant à { $name }.
curtain-show = Je suis { $name }
chat-empty = Personne n’a encore rien dit.
chat-label = Dire quelque chose
chat-send = Envoyer
chat-onlooker = Spectateur
chat-mute = Masquer
chat-unmute = Afficher de nouveau
chat-muted = Les messages { DE($name) } sont masqués.
offer-made =
    { $kind ->
        [take-back] { $name } voudrait reprendre la dernière action.
        [pause] { $name } voudrait faire une pause.
       *[resume] { $name } voudrait continuer.
    }
offer-yes = Accepter
offer-no = Refuser
offer-waiting = En attente des autres.
offer-replace = { $name } se fait attendre depuis un jour. Un robot peut jouer jusqu’à son retour.
offer-replace-yes = Laisser jouer un robot
peek-at = Position { $ply } sur { $plies }.
peek-now = Revenir au présent
peek-failed = Cette position ne peut pas être montrée.
replay-back = Reculer
replay-next = Avancer
sounds-offer = Des sons pour les pions, les paiements et votre tour ?
sounds-on = Avec sons
sounds-off = En silence
watch-turn = Tour { DE($name) }
watch-step = étape { $step } sur { $steps }
watch-waiting =
    { $count ->
        [one] puis encore un tour
       *[other] puis encore { $count } tours
    }
watch-next = Suivant
watch-start = Depuis le début
watch-end = Passer
