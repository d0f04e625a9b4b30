### Les mots des autres pages, en français.

## Titres des pages

title-start = Polis : jeux de construction et d’intrigue
title-missing = Rien ici · Polis
title-new = Nouvelle table : { $game } · Polis
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
mine-where = Les clés de vos places sont gardées dans ce navigateur ; avec un compte (dans les réglages), d’autres appareils ont aussi vos parties.
lobby-new = Nouvelle table : { $game }
lobby-gathering = Tables avec des places libres
lobby-gathering-none = Aucune table annoncée ne cherche de joueurs.
lobby-playing = Parties à regarder
lobby-playing-none = Aucune partie annoncée n’est en cours.
line-lesson = Première partie
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
new-seat-add = Une place de plus
new-seat-remove = Enlever la place { $seat }
new-options = Règles de cette table
new-people = Qui et comment
new-listed = Annoncer la table dans le salon
new-chat = Discussion
new-take-backs = On peut reprendre un coup si les autres sont d’accord
new-open = Ouvrir la table
clock-none = sans pendule
clock-live = en direct : tant de minutes chacun
clock-slow = sur plusieurs jours
clock-minutes = Minutes par joueur
clock-increment = Secondes ajoutées par tour
clock-days-turn = Jours par tour
clock-late = Quand une pendule est à zéro, un robot joue pour cette place jusqu’au retour de son joueur.

## Revoir

replay-of = Revoir : { $game }
replay-first = Au début
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

rules-games = Jeu
rules-own-words = Dans nos propres mots. Chaque clause a un identifiant et son lien ; ce qui interdit un coup nomme sa clause.
learn-heading = Comment on joue à { $game }
learn-guided = Apprendre en jouant
learn-guided-how = Six minutes environ. Ce qui est à faire s’éclaire, rien ne peut mal tourner, et vous pouvez arrêter, revenir en arrière ou jouer librement à tout moment.
learn-begin = Commencer
learn-read = Ou lire d’abord
learn-play = Vers l’accueil : jouer
learn-rules = Toutes les règles

## Réglages

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
settings-keys = Touches seules (U, R, chiffres, ?)
settings-notify = Me prévenir quand c’est à moi et que la table n’est pas en vue, même quand Polis est fermé
settings-notify-denied = Le navigateur n’autorise pas les notifications de cette page ; ses réglages peuvent le changer.
settings-notify-open = On vous prévient tant que Polis est ouvert dans un onglet. Pour la suite, il faut un navigateur et une adresse (https) qui le permettent.
settings-where = Tout cela n’est gardé que dans ce navigateur ; un compte est gardé sur le serveur.

## À propos, et rien

about-title = À propos de Polis
about-unofficial = Polis n’est pas officiel. Il est fait par des admirateurs des jeux, sans lien avec leurs auteurs ni leurs éditeurs.
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

account-title = Compte
account-why = Personne n’en a besoin pour jouer. Avec un nom et un mot de passe, vos parties sont là sur tous vos appareils.
account-name = Nom
account-password = Mot de passe
account-password-rule = Au moins 8 caractères. Il n’y a ni courriel ni moyen de le retrouver : gardez-le bien.
account-sign-in = Se connecter
account-sign-up = Créer le compte
account-have-none = Je n’en ai pas encore
account-have-one = J’en ai déjà un
account-now = Connecté en tant que { $name }.
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
account-delete = Supprimer le compte
account-delete-what = Les places prises dans un navigateur y restent jouables. Tout le reste du compte disparaît aussitôt.
account-delete-do = Le supprimer pour de bon

notices-title = Comment on me prévient
hooks-title = Webhooks
hooks-what = Quand c’est à vous, que quelqu’un s’assied ou que la partie finit et que vous ne regardez pas, le serveur prévient cette adresse.
hooks-url = Adresse
hooks-add = Ajouter
hooks-remove = Enlever
hooks-remove-one = Enlever { $url }
hooks-secret = Ses messages sont signés avec ce secret, montré seulement maintenant :
