### Arkadia en français. Un identifiant a le même sens dans toutes les langues ; ceux qui commencent
### par « part- » sont des éléments propres à cette langue.

### rules: names, phases, options, events and refusals

## Noms

seat-name =
    { $seat ->
        [yellow] Jaune
        [orange] Orange
        [green] Vert
       *[violet] Violet
    }
family-name =
    { $family ->
        [red] rouge
        [olive] olive
        [black] noir
       *[silver] argent
    }
form-name =
    { $form ->
        [house] habitation
        [farm] ferme
        [tavern] auberge
        [mill] moulin
        [smithy] forge
        [trade] comptoir
       *[monastery] monastère
    }

part-masculine =
    { $family ->
        [red] rouge
        [olive] olive
        [black] noir
       *[silver] argenté
    }
part-feminine =
    { $family ->
        [red] rouge
        [olive] olive
        [black] noire
       *[silver] argentée
    }
part-masculine-plural =
    { $family ->
        [red] rouges
        [olive] olive
        [black] noirs
       *[silver] argentés
    }
part-adjective =
    { $form ->
        [mill] { part-masculine }
        [trade] { part-masculine }
        [monastery] { part-masculine }
       *[other] { part-feminine }
    }
part-article =
    { $form ->
        [mill] un
        [trade] un
        [monastery] un
       *[other] une
    }
part-the-card =
    { $form ->
        [mill] le { card-name }
        [trade] le { card-name }
        [monastery] le { card-name }
        [house] l’{ card-name }
        [tavern] l’{ card-name }
       *[other] la { card-name }
    }
part-a-card = { part-article } { card-name }
part-no-card =
    { $form ->
        [mill] aucun { card-name }
        [trade] aucun { card-name }
        [monastery] aucun { card-name }
       *[other] aucune { card-name }
    }
part-seals =
    { $count ->
        [one] { $count } sceau { part-masculine }
       *[other] { $count } sceaux { part-masculine-plural }
    }
part-neutral-workers =
    { $count ->
        [one] { $count } ouvrier neutre
       *[other] { $count } ouvriers neutres
    }
part-gold =
    { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }

card-name = { form-name } { part-adjective }
phase-name =
    { $phase ->
        [must] jouer une carte ou faire venir des ouvriers
        [lay] poser l’édifice
        [draw] piocher une carte
        [worker] placer des ouvriers
        [castle] placer un bloc de forteresse
        [banner] utiliser une bannière ou finir le tour
        [cash] échanger des sceaux contre de l’or
        [recruit] prendre des ouvriers neutres
       *[over] partie terminée
    }
ending-name =
    { $ending ->
        [castle] la forteresse a atteint son troisième étage
       *[stuck] plus personne ne pouvait jouer
    }

## Qui agit : au lecteur à la deuxième personne ($you), une personne par son nom ($named)

part-person =
    { $named ->
        [yes] { $name }
       *[no] { seat-name }
    }
part-joue =
    { $you ->
        [yes] Vous jouez
       *[no] { part-person } joue
    }
part-recoit =
    { $you ->
        [yes] Vous recevez
       *[no] { part-person } reçoit
    }
part-pose =
    { $you ->
        [yes] Vous posez
       *[no] { part-person } pose
    }
part-ne-prend =
    { $you ->
        [yes] Vous ne prenez
       *[no] { part-person } ne prend
    }
part-prend =
    { $you ->
        [yes] Vous prenez
       *[no] { part-person } prend
    }
part-tire =
    { $you ->
        [yes] Vous tirez
       *[no] { part-person } tire
    }
part-envoie =
    { $you ->
        [yes] Vous envoyez
       *[no] { part-person } envoie
    }
part-place =
    { $you ->
        [yes] Vous placez
       *[no] { part-person } place
    }
part-echange =
    { $you ->
        [yes] Vous échangez
       *[no] { part-person } échange
    }
part-a-declenche =
    { $you ->
        [yes] Vous avez déclenché
       *[no] { part-person } a déclenché
    }
part-gagne =
    { $you ->
        [yes] Vous gagnez
       *[no] { part-person } gagne
    }
part-continue =
    { $you ->
        [yes] vous continuez
       *[no] { part-person } continue
    }
part-renonce =
    { $you ->
        [yes] vous renoncez
       *[no] { part-person } renonce
    }
part-vend =
    { $you ->
        [yes] vous échangez
       *[no] { part-person } échange
    }
part-sa-couleur =
    { $you ->
        [yes] votre couleur
       *[no] sa couleur
    }
part-ses-ouvriers =
    { $you ->
        [yes] vos ouvriers
       *[no] ses ouvriers
    }
part-son-dernier-tour =
    { $you ->
        [yes] Vous jouez votre dernier tour
       *[no] { part-person } joue son dernier tour
    }

## Options d’une table

option-setup = Mise en place
option-lot = Site de la forteresse
option-flips = Les tuiles peuvent être retournées
option-lot-workers = Des ouvriers peuvent se tenir contre la forteresse
option-open-screens = Paravents ouverts
option-open-gold = Tout le monde voit l’or
option-optional-neutrals = On peut laisser des ouvriers neutres dans la réserve
setup-name =
    { $setup ->
        [free] libre (plateau vide)
       *[first-game] première partie (sept édifices sont déjà posés)
    }

## Événements de la mise en place

event-game-started = Une partie à { $seats } commence.
event-first-seat = { part-joue } en premier.
event-lot-placed =
    { $standing ->
        [no] Le site de la forteresse est en { $square }, large de quatre cases.
       *[yes] Le site de la forteresse est en { $square }, haut de quatre cases.
    }
event-building-placed = Dès le départ, { part-a-card } se trouve en { $square }.
event-hand-dealt = { part-recoit } { part-a-card }.
event-hand-dealt-hidden = { part-recoit } une carte.
event-display-filled = Face visible : { part-a-card }.
event-neutrals-dealt = { part-recoit } { part-neutral-workers }.

## Événements d’un tour

event-turn-started =
    { $you ->
        [yes] C’est à vous de jouer.
       *[no] C’est à { part-person } de jouer.
    }
event-card-played = { part-joue } { part-a-card }.
event-building-laid = { part-pose } { part-a-card } en { $square }.
event-neutrals-taken =
    { $short ->
        [0] { $count ->
            [0] { part-ne-prend } pas d’ouvrier neutre pour les campements recouverts.
           *[other] { part-prend } { part-neutral-workers } pour les campements recouverts.
        }
        [one] { part-prend } { part-neutral-workers } pour les campements recouverts ; il n’en reste plus pour { $short } autre campement.
       *[other] { part-prend } { part-neutral-workers } pour les campements recouverts ; il n’en reste plus pour { $short } autres campements.
    }
event-card-taken = { part-prend } { part-a-card } parmi les cartes visibles.
event-card-drawn = { part-tire } { part-a-card } de la pioche.
event-card-drawn-hidden = { part-tire } une carte de la pioche.
event-display-refilled = Nouvelle carte visible : { part-a-card }.
event-hand-not-refilled = Il n’y a plus de carte : { part-continue } avec une main réduite.
event-site-chosen = { part-envoie } des ouvriers à un édifice.
event-site-chosen-lot = { part-envoie } des ouvriers à la forteresse.
event-worker-placed =
    { $neutral ->
        [no] { part-place } un ouvrier de { part-sa-couleur } en { $square }.
       *[yes] { part-place } un ouvrier neutre en { $square }.
    }
event-passed =
    { $you ->
        [yes] Vous ne pouvez ni poser un édifice ni placer un ouvrier : vous passez.
       *[no] { part-person } ne peut ni poser un édifice ni placer un ouvrier, et passe.
    }

## Événements d’achèvement et de la forteresse

event-building-completed = Un édifice est achevé : { card-name }.
event-seals-paid = { part-recoit } { part-seals } pour { part-ses-ouvriers }.
event-seal-taken = { part-prend } le sceau { part-masculine } de l’édifice.
event-castle-placed = { part-place } un bloc { part-masculine } sur la forteresse.
event-floor-completed = L’étage { $floor } de la forteresse est complet.
event-pieces-moved =
    { $count ->
        [one] { $count } bloc { part-masculine } est gardé pour le troisième étage.
       *[other] { $count } blocs { part-masculine-plural } sont gardés pour le troisième étage.
    }
event-castle-skipped =
    { $count ->
        [one] Il ne reste aucun bloc : { part-renonce } à { $count } bloc.
       *[other] Il ne reste aucun bloc : { part-renonce } à { $count } blocs.
    }

## Événements de bannière et de fin

event-banner-used =
    { $you ->
        [yes] Vous utilisez une bannière et recevez deux ouvriers.
       *[no] { part-person } utilise une bannière et reçoit deux ouvriers.
    }
event-seals-cashed = { part-echange } { part-seals } contre { part-gold }.
event-end-triggered = { part-a-declenche } la fin : après ce tour, chacun en joue encore un.
event-last-turn = { part-son-dernier-tour }.
event-final-cashed = Décompte final : { part-vend } { part-seals } contre { part-gold }.
event-game-over = La partie est terminée : { ending-name }.
event-winner = { part-gagne } avec { part-gold }.

## Pourquoi une action est refusée ; une virgule et la règle suivent

why-not-this-phase = ce n’est pas la décision à prendre maintenant ({ phase-name })
why-card-not-in-hand = il n’y a { part-no-card } en main
why-card-fits-nowhere = { part-the-card } n’a de place nulle part sur le plateau
why-outside-board = dépasse le bord du plateau
why-covers-building = recouvre une case d’un autre édifice
why-covers-lot = recouvre une case du site de la forteresse
why-covers-worker = recouvre une case où se tient un ouvrier
why-touches-nothing = ne touche ni édifice ni ouvrier
why-flip-not-allowed = retourne la tuile, ce que cette table ne permet pas
why-same-as-other-orientation = revient à une autre orientation de la tuile, dont le texte est plus court
why-no-building-there = il n’y a pas d’édifice en { $square }
why-called-otherwise = ce qui s’y trouve porte le nom de sa première case, tapez "site { $name }"
why-building-completed = l’édifice est achevé et n’a plus de case libre à côté de lui
why-lot-not-allowed = à cette table, les ouvriers ne peuvent pas venir contre la forteresse
why-no-vacant-square = il n’y a aucune case libre à côté
why-no-worker-left = il n’y a plus d’ouvrier derrière le paravent
why-no-own-worker = il n’y a plus d’ouvrier de sa couleur derrière le paravent
why-no-neutral-worker = il n’y a plus d’ouvrier neutre derrière le paravent
why-square-occupied = la case { $square } n’est pas libre
why-not-beside-site = la case { $square } n’est pas à côté de l’édifice choisi
why-later-square-first = la case { $square } précède une case déjà utilisée dans ce placement
why-at-least-one-worker = il faut placer au moins un ouvrier
why-not-on-display = il n’y a { part-no-card } parmi les cartes visibles
why-pile-empty = la pioche est vide
why-family-not-in-pool = il ne reste pas de bloc { part-masculine } pour l’étage en construction
why-castle-square-taken = cette case de la forteresse a déjà son bloc à cet étage
why-banner-none-left = il n’y a plus de bannière
why-not-enough-seals =
    { $count ->
        [0] il n’y a pas de sceau { part-masculine } derrière le paravent
        [one] il n’y a que { $count } sceau { part-masculine } derrière le paravent
       *[other] il n’y a que { $count } sceaux { part-masculine-plural } derrière le paravent
    }
why-too-many-recruits =
    { $count ->
        [one] on ne peut prendre que { $count } ouvrier neutre
       *[other] on ne peut prendre que { $count } ouvriers neutres
    }
why-other-family-first = les sceaux { part-masculine-plural } se décident d’abord
why-pass-not-forced = on ne passe que si l’on ne peut rien faire d’autre
why-game-over = la partie est terminée

## Libellés d’écran

screen-board = Plateau
screen-castle = Forteresse
screen-floor = Étage { $floor }
screen-pools = Provisions
screen-values = Valeurs
screen-hand = Main
screen-display = Cartes visibles
screen-draw-pile = Pioche
screen-discards = Cartes posées
screen-supply = Ouvriers neutres en réserve
screen-own-workers = Ouvriers
screen-neutral-workers = Neutres
screen-seals = Sceaux
screen-gold = Or
screen-banners = Bannières
screen-hidden = caché
screen-empty = vide
screen-camp = campement
screen-lot = site de la forteresse
screen-to-move = { seat-name } : { phase-name }
screen-last-round =
    { $count ->
        [one] Dernière manche : encore { $count } tour
       *[other] Dernière manche : encore { $count } tours
    }
screen-pieces-to-end =
    { $count ->
        [one] encore { $count } bloc de forteresse avant la fin
       *[other] encore { $count } blocs de forteresse avant la fin
    }
screen-legal =
    { $count ->
        [one] { $count } action possible
       *[other] { $count } actions possibles
    }
screen-log = Journal
screen-undone = Annulé.
screen-undo-revealed = Une carte a été révélée ; ce qui précède ne s’annule plus.
screen-saved = Enregistré dans { $file }.
screen-resumed = Reprise de { $file }.
screen-allowed = C’est permis maintenant.
screen-result = Résultat

## Lignes tapées et options

what-form = une forme
what-family = une famille
what-square = une case comme « f6 »
typed-no-square = « { $word } » n’est pas une case ; les cases ont une colonne de a à p et une ligne de 1 à 12, comme f6.
option-no-setup = L’option « setup » vaut « { $value } » ; elle doit être free ou first-game.
option-lot-is-fixed = Dans la mise en place first-game, le site de la forteresse a sa place fixe ; laissez l’option « lot » de côté.
option-no-lot = L’option « lot » vaut « { $value } » ; elle doit être random ou une case en haut à gauche et lying ou standing, comme « { $example } ».
option-lot-not-there = Le site de la forteresse ne peut pas être en « { $value } », il sortirait du plateau ou couvrirait un campement ({ $clause }) ; il peut être en { $names }.

## Styles des robots, et termes d’un conseil

style-name =
    { $style ->
        [settler] Colon
       *[builder] Bâtisseur
    }
term-gold = { $amount } en or
term-seals = { $amount } en sceaux
term-screen = { $amount } en ouvriers et bannières en main
term-buildings = { $amount } sur ce que les édifices peuvent encore rapporter
term-rivals = { $amount } d’avance sur les autres

### answers: answers to questions about a position, for people who play by ear

answer-nothing = rien
answer-hidden = caché
answer-bare = vide
answer-neutral = neutre
answer-yes = oui
answer-no = non
answer-north = au-dessus
answer-east = à droite
answer-south = au-dessous
answer-west = à gauche
answer-camp = campement
answer-lot = site de la forteresse
answer-completed = achevé
answer-unfinished = en chantier

answer-to-move =
    { $you ->
        [yes] C’est à vous : { $phase }.
       *[no] Au tour { DE($seat) } : { $phase }.
    }
answer-standing = { $buildings ->
        [one] { $buildings } édifice est sur le plateau,
       *[other] { $buildings } édifices sont sur le plateau,
    } dont { $unfinished } en chantier, avec { $workers ->
        [one] { $workers } ouvrier.
       *[other] { $workers } ouvriers.
    } Tours terminés : { $turns }. { $first } a commencé.
answer-chosen-card = Carte choisie : { $card }.
answer-chosen-site = Les ouvriers vont { $site ->
        [lot] au site de la forteresse.
       *[other] à l’édifice { $site }.
    }
answer-chosen-workers = { $count ->
        [one] { $count } ouvrier est placé,
       *[other] { $count } ouvriers sont placés,
    } le dernier en { $square }.
answer-earlier-squares = Passés dans cette introduction : { $squares }.
answer-chosen-pieces = Blocs de forteresse encore à placer : { $count }.
answer-chosen-family = Il s’agit des sceaux de couleur { $family }.
answer-chosen-cash = Or pour aucun sceau, un sceau et ainsi de suite : { $gold }.
answer-chosen-camps = Ouvriers neutres que l’on peut prendre : { $count }.
answer-passes = Passes de suite : { $count }.
answer-option = { $name } : { $value }.

answer-castle-floor = On construit l’étage { $floor } de la forteresse.
answer-castle-square = Case { $number } de la forteresse, en { $square } : { $top }, { $height ->
        [0] aucun bloc.
        [one] { $height } bloc de haut.
       *[other] { $height } blocs de haut.
    }
answer-castle-pool = Réserve de l’étage { $floor } : { $counts }.
answer-values = Un sceau vaut : { $counts }.
answer-over = La partie est finie : { $how }. Victoire { DE($winners) }.
answer-last-round = { $seat } a déclenché la fin ; { $count ->
        [one] il reste { $count } tour.
       *[other] il reste { $count } tours.
    }
answer-to-the-end = Avant le dernier tour de table, { $pieces ->
        [one] il manque { $pieces } bloc de la forteresse,
       *[other] il manque { $pieces } blocs de la forteresse,
    } soit environ { $turns ->
        [one] { $turns } tour.
       *[other] { $turns } tours.
    }

answer-no-hand = Qui regarde n’a pas de main.
answer-cards = Vos cartes : { $cards }.
answer-seat = { $seat } : cartes { $cards }.
answer-hidden-cards = { $count ->
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }
answer-gold = Or { $gold }, avec les sceaux une valeur de { $worth }.
answer-seals = Sceaux : { $counts }.
answer-workers = Ouvriers personnels { $own }, ouvriers neutres { $neutral }, bannières { $banners }.
answer-slot = place { $slot } { $card }
answer-display = Face visible : { $slots }.
answer-pile = Cartes dans la pioche : { $count }.
answer-discards = Cartes déjà posées : { $cards }.

answer-no-building = Aucun édifice n’est sur le plateau.
answer-no-open-building = Aucun édifice n’est en chantier.
answer-building = Édifice, { $card }, { $state } : { $squares }.
answer-of-building = { $card }
answer-worker = ouvrier { DE($owner) }
answer-lot-lying = Le site de la forteresse, à partir de { $square }, quatre cases de large et trois de haut.
answer-lot-standing = Le site de la forteresse, à partir de { $square }, trois cases de large et quatre de haut.
answer-vacant = { $count ->
        [0] Aucune case voisine n’est libre.
        [one] Une case voisine est libre : { $squares }.
       *[other] { $count } cases voisines sont libres : { $squares }.
    }
answer-beside = Ouvriers voisins : { $workers }. Voisins aussi : { $others }.
answer-square = { $square } : { $what }.
answer-side = { $side } { $square } : { $what }.
answer-along = { $count ->
        [one] { $first } : { $what }.
       *[other] { $first } à { $last } : { $what }.
    }
answer-camps = Campements que rien ne couvre : { $squares }.
answer-supply = Ouvriers neutres dans la réserve : { $count }.

## Noms des questions

answer-topic-position = La position en bref
answer-topic-turn = Le tour et ce qui est choisi
answer-topic-hand = Ma main et mon paravent
answer-topic-display = Cartes que l’on peut prendre
answer-topic-open = Bâtiments en chantier
answer-topic-around = Ce qu’il y a autour
answer-topic-castle = La forteresse
answer-topic-values = Valeurs des sceaux
answer-topic-seats = Ce qu’ont les places
answer-topic-end = Le chemin jusqu’à la fin
answer-topic-buildings = Tous les édifices
answer-topic-camps = Campements et réserve
answer-topic-row = Une ligne du plateau
answer-topic-column = Une colonne du plateau
answer-topic-options = Options de la table

### terminal: what the terminal shows besides the board

terminal-sheet =
    ·  case libre    ^  campement    ##  site de la forteresse
    Y O G V  ouvriers des joueurs    N  ouvrier neutre
    mr─mr  un édifice en construction : forme et famille, reliées par des traits
    MR═MR  le même édifice, achevé
    Formes : { $forms }
    Familles : { $families }
    Forteresse : 4r  la case 4 montre son sceau rouge imprimé ; 4R2  un bloc rouge à l’étage 2
    Provisions : [3] 3  1  blocs des étages 1, 2 et 3 ; l’étage ouvert entre crochets
    ?  caché    >  doit jouer    *  a gagné, ou placé au dernier coup
terminal-help-forms = les formes dans chaque orientation
terminal-welcome =
    Bienvenue à Arkadia. Entourez les édifices, gagnez des sceaux.
    Tapez ce que vous faites : "play mill red", "lay f6 r90", "draw pile" et "end".
    Ouvriers : "site f6 own g6 neutral g7" ; f6 est la première case de l’édifice.
    "legal" : ce qui est permis ; "why" : pourquoi pas ; "undo" annule ; "log".
    "sheet" : les signes ; "forms" : les formes ; "help" : le reste ; "quit" : fin.
terminal-from-banners = par bannières
terminal-from-the-end = décompte final

### screen: what the board, the hand and the seats say in the browser

seat =
    { $seat ->
        [yellow] Jaune
        [orange] Orange
        [green] Vert
        [violet] Violet
       *[neutral] neutre
    }
family =
    { $family ->
        [red] rouge
        [olive] olive
        [black] noir
       *[silver] argent
    }
merchants =
    { $family ->
        [red] Drapiers
        [olive] Marchands d’épices
        [black] Charpentiers
       *[silver] Orfèvres
    }
form =
    { $form ->
        [house] habitation
        [farm] ferme
        [tavern] auberge
        [mill] moulin
        [smithy] forge
        [trade] comptoir
       *[monastery] monastère
    }
screen-part-masculine =
    { $family ->
        [red] rouge
        [olive] olive
        [black] noir
       *[silver] argenté
    }
screen-part-feminine =
    { $family ->
        [red] rouge
        [olive] olive
        [black] noire
       *[silver] argentée
    }
part-plural =
    { $family ->
        [red] rouges
        [olive] olive
        [black] noirs
       *[silver] argentés
    }
card = { form } { tint }
tint =
    { $form ->
        [mill] { screen-part-masculine }
        [trade] { screen-part-masculine }
        [monastery] { screen-part-masculine }
       *[other] { screen-part-feminine }
    }
counted = { $name } : { $count }

## Cases du plateau

board = Plateau de 12 lignes et 16 colonnes
row = Ligne { $row }
square-label = { $square }, { $content }
square-open = { $label }, peut être choisie
square-vacant = libre
square-camp = libre, campement
square-yard = cour de la forteresse
square-castle =
    { $family ->
        [none] forteresse, sans sceau
       *[other] forteresse, { family }, { $height ->
            [0] imprimé
           *[other] étage { $height }
        }
    }
square-unfinished = { $card }, en chantier
square-completed = { $card }, achevé
square-worker =
    { $name ->
        [none] ouvrier { DE($seat) }
       *[other] ouvrier { DE($name) }, { $seat }
    }
square-neutral = ouvrier neutre

## Ce que ferait un choix

encloses =
    { $count ->
        [one] entoure { $count } édifice
       *[other] entoure { $count } édifices
    }
pays =
    { $count ->
        [one] vous rapporte { $count } sceau { screen-part-masculine }
       *[other] vous rapporte { $count } sceaux { part-plural }
    }
pays-other =
    { $count ->
        [one] rapporte { $count } sceau à { $name }
       *[other] rapporte { $count } sceaux à { $name }
    }
recruits =
    { $count ->
        [one] recrute { $count } ouvrier neutre
       *[other] recrute { $count } ouvriers neutres
    }
brings-gold = rapporte { $count } or
value-changes = { family } { $by }

## La main et ce qui est demandé

your-cards = Vos cartes
turn-tile = Tourner
turn-tile-hint = Tourner l’édifice d’un quart (R)
flip-tile = Retourner
flip-tile-hint = Retourner l’édifice (F)
lay-here = Poser ici
pass = Passer
at-the-lot = Ouvriers autour du site de la forteresse
place-kind = Quel ouvrier ensuite
own-workers =
    { $count ->
        [one] { $count } ouvrier à vous
       *[other] { $count } ouvriers à vous
    }
neutral-workers =
    { $count ->
        [one] { $count } ouvrier neutre
       *[other] { $count } ouvriers neutres
    }
piece-family = Bloc de quelle famille
pieces-due =
    { $count ->
        [one] Un bloc de forteresse à placer
       *[other] { $count } blocs de forteresse à placer
    }
pieces-left =
    { $count ->
        [one] { $count } bloc restant
       *[other] { $count } blocs restants
    }
draw-which = Prendre une carte
draw-pile = Pioche
cards-left =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
banner-use = Utiliser une bannière
banner-use-hint = deux ouvriers, puis vente de sceaux si vous voulez
cash-title = Vendre des sceaux
cash-count = Nombre de sceaux { part-plural } à vendre
cash-sum = { $count } × { $value } = { $gold } or
recruit-title = Combien d’ouvriers neutres ?
recruit-count =
    { $count ->
        [0] N’en prendre aucun
       *[other] En prendre { $count }
    }
cash-none = Tout garder
cash-all-sum = En tout { $gold } or
cash-all = Tout vendre
one-more = Un de plus
one-less = Un de moins
card-nowhere = { $card }, ne tient nulle part
hint-lay = Choisissez sa place sur le plateau.

## Places

hand-of = Cartes en main { DE($name) }
hidden-card = une carte que vous ne connaissez pas
hidden = derrière le paravent fermé
workers = Ouvriers
neutrals = Ouvriers neutres
banners = Bannières
seals = Sceaux
gold = Or
seal-count = { merchants } : { $count }

## À côté du plateau

values = Valeur d’un sceau
value-of = { merchants } : un sceau vaut { $value } or
pools = Blocs de forteresse restants
floor = Étage { $floor }
floor-open = Étage { $floor }, en construction
to-the-end =
    { $count ->
        [one] Un bloc de forteresse avant la dernière manche
       *[other] { $count } blocs de forteresse avant la dernière manche
    }
last-round =
    { $count ->
        [one] Dernière manche : un tour après celui-ci
       *[other] Dernière manche : { $count } tours après celui-ci
    }
last-turn-now = C’est le dernier tour.
over = La partie est finie.
face-up = Cartes visibles
empty-place = place vide
discards = Cartes posées
supply = Ouvriers neutres en réserve
chart-title = L’or au fil de la partie, avec les sceaux à leur valeur du moment

## La course

if-sold = si tout était vendu
turns-about = Encore { $count } tours environ
turns-left =
    { $count ->
        [one] Encore un tour
       *[other] Encore { $count } tours
    }

## Ce qui est demandé

ask-must =
    { $only ->
        [cards] Choisissez la carte que vous voulez bâtir.
        [workers] Choisissez l’édifice où iront vos ouvriers.
       *[no] Choisissez une carte à bâtir, ou un édifice pour vos ouvriers.
    }
ask-lay = Où voulez-vous poser votre édifice ?
ask-worker = Placez un ouvrier sur une des cases marquées.
ask-worker-more = Placez encore un ouvrier, ou validez.
ask-draw = Prenez une nouvelle carte.
ask-castle =
    { $count ->
        [one] Posez un bloc sur la forteresse : d’abord sa famille, puis la case.
       *[other] Posez { $count } blocs sur la forteresse : une famille, puis une case.
    }
ask-banner = Voulez-vous utiliser une bannière ? Sinon, validez.
ask-cash = Combien de sceaux voulez-vous vendre ? Valider vend ce que vous avez réglé.
ask-recruit = Combien d’ouvriers neutres prenez-vous ?

## A hint

tell-draw = Votre nouvelle carte : { $card }.
tell-draw-pile = Votre nouvelle carte vient de la pioche.

### story: what a seat did, in clauses that follow its name

told-you = Vous
told-part-has =
    { $you ->
        [yes] avez
       *[no] a
    }
told-to-you = vous
told-part-adjective =
    { $form ->
        [mill] { screen-part-masculine }
        [trade] { screen-part-masculine }
        [monastery] { screen-part-masculine }
       *[other] { screen-part-feminine }
    }
told-a-card =
    { $form ->
        [mill] un { form } { told-part-adjective }
        [trade] un { form } { told-part-adjective }
        [monastery] un { form } { told-part-adjective }
       *[other] une { form } { told-part-adjective }
    }
told-the-card =
    { $form ->
        [mill] le { form } { told-part-adjective }
        [trade] le { form } { told-part-adjective }
        [monastery] le { form } { told-part-adjective }
        [house] l’{ form } { told-part-adjective }
        [tavern] l’{ form } { told-part-adjective }
       *[other] la { form } { told-part-adjective }
    }
told-seals =
    { $count ->
        [one] { $count } sceau { screen-part-masculine }
       *[other] { $count } sceaux { part-plural }
    }

told-laid = { told-part-has } posé { told-a-card } en { $square }
told-recruited =
    { $count ->
        [one] { told-part-has } recruté un ouvrier neutre
       *[other] { told-part-has } recruté { $count } ouvriers neutres
    }
told-took = { told-part-has } pris { told-a-card }
told-placed =
    { $count ->
        [one] { told-part-has } placé un ouvrier en { $squares }
       *[other] { told-part-has } placé des ouvriers en { $squares }
    }
told-completed = { told-part-has } achevé { told-the-card }
told-completed-paid = { told-part-has } achevé { told-the-card } ({ $paid })
told-paid = { told-seals } pour { $name }
told-paid-more = { $count } pour { $name }
told-built = { told-part-has } posé un bloc { screen-part-masculine } en { $square }
told-bannered = { told-part-has } utilisé une bannière pour deux ouvriers de plus
told-sold = { told-part-has } vendu { told-seals } pour { $gold } pièces d’or
told-passed = { told-part-has } dû passer
told-began-end = { told-part-has } rempli le deuxième étage de la forteresse : chacun joue encore un tour
told-worth =
    { $family ->
        [silver] l’argent vaut { $value } maintenant
        [olive] l’olive vaut { $value } maintenant
       *[other] le { family } vaut { $value } maintenant
    }
told-worth-more =
    { $family ->
        [silver] l’argent { $value }
        [olive] l’olive { $value }
       *[other] le { family } { $value }
    }
told-game-over = La partie est terminée, tous les paravents s’ouvrent.

## What a turn does that is being put together

told-draft-laid =
    { $camps ->
        [0] Vous posez { told-a-card } en { $square }.
        [one] Vous posez { told-a-card } en { $square } : { $camps } ouvrier neutre pour vous.
       *[other] Vous posez { told-a-card } en { $square } : { $camps } ouvriers neutres pour vous.
    }
told-draft-short =
    { $short ->
        [one] Pour un campement de plus, il n’en reste aucun.
       *[other] Pour { $short } campements de plus, il n’en reste aucun.
    }
told-draft-took = Vous prenez { told-a-card }.
told-draft-placed =
    { $count ->
        [one] Un ouvrier va en { $squares }.
        [2] Deux ouvriers vont en { $squares }.
        [3] Trois ouvriers vont en { $squares }.
        [4] Quatre ouvriers vont en { $squares }.
       *[other] { $count } ouvriers vont en { $squares }.
    }
told-draft-closed =
    { $workers ->
        [0] Cela achève { told-the-card } : { $paid }.
        [one] Un ouvrier achève { told-the-card } : { $paid }.
        [2] Deux ouvriers achèvent { told-the-card } : { $paid }.
        [3] Trois ouvriers achèvent { told-the-card } : { $paid }.
        [4] Quatre ouvriers achèvent { told-the-card } : { $paid }.
       *[other] { $workers } ouvriers achèvent { told-the-card } : { $paid }.
    }
told-draft-paid =
    { $count ->
        [one] { $count } sceau pour { $name }
       *[other] { $count } sceaux pour { $name }
    }
told-draft-piece =
    { $values ->
        [none] Bloc { screen-part-masculine } en { $square }.
       *[other] Bloc { screen-part-masculine } en { $square } : { $values }.
    }
told-draft-floor =
    { $floor ->
        [1] Le premier étage de la forteresse est complet.
       *[2] Le deuxième étage de la forteresse est complet : chacun joue encore un tour.
    }
told-draft-skipped = Il ne reste aucun bloc pour la forteresse.
told-draft-bannered = Une bannière vous apporte deux ouvriers.
told-draft-sold = Vous vendez { told-seals } pour { $gold } pièces d’or.

### ear: actions as sentences to the player, for people who play by ear

ear-play = Jouer { $card }
ear-site = Envoyer des ouvriers vers { $card } en { $square }
ear-site-lot = Envoyer des ouvriers à la forteresse
ear-pass = Passer, faute d’autre possibilité
ear-part-turned =
    { $quarters ->
        [0] { "" }
        [1] , tourné d’un quart de tour à droite
        [2] , tourné d’un demi-tour
       *[3] , tourné d’un quart de tour à gauche
    }
ear-lay =
    { $flipped ->
        [yes] Poser l’édifice en { $square }, retourné{ ear-part-turned }
       *[no] Poser l’édifice en { $square }{ ear-part-turned }
    }
ear-own = Placer un de vos ouvriers en { $square }
ear-neutral = Placer un ouvrier neutre en { $square }
ear-done = Ne plus placer d’ouvrier
ear-castle = Poser un bloc { $tint } en { $square }
ear-draw = Prendre { $card } parmi les cartes visibles
ear-draw-pile = Tirer une carte de la pioche
ear-end = Terminer le tour
ear-cash =
    { $gold ->
        [one] Vendre { $seals } pour { $gold } pièce d’or
       *[other] Vendre { $seals } pour { $gold } pièces d’or
    }
ear-recruit =
    { $count ->
        [0] Ne prendre aucun ouvrier neutre
        [one] Prendre un ouvrier neutre
       *[other] Prendre { $count } ouvriers neutres
    }
ear-noted = { $choice } : { $note }

## Plusieurs d’une sorte

ear-many-play = Jouer une carte
ear-many-site = Envoyer des ouvriers vers un édifice
ear-many-lay = Poser l’édifice
ear-many-own = Placer un de vos ouvriers
ear-many-neutral = Placer un ouvrier neutre
ear-many-castle = Poser un bloc sur la forteresse
ear-many-draw = Prendre une carte
ear-many-cash = Vendre des sceaux
ear-many-recruit = Prendre des ouvriers neutres
ear-lot = le site de la forteresse

### glossary: what the words of the game mean, and their forms in sentences

about-camp = Un campement dessiné sur le plateau. Recouvrez-le d’un édifice, et vous recevez un ouvrier neutre.
about-camp-words = campement, campements
about-lot = Le tapis sur lequel on bâtit la forteresse. Il compte comme un édifice : on peut poser et placer des ouvriers à côté.
about-lot-words = site de la forteresse, site
about-castle-square = Une des dix cases du site où l’on met les blocs, étage sur étage.
about-castle-square-words = case de forteresse, cases de forteresse
about-piece = Un bloc qui porte le sceau d’une famille. On en place un par édifice achevé.
about-piece-words = bloc de forteresse, blocs de forteresse, bloc, blocs
about-floor = Une couche de la forteresse : dix blocs, un par case. Quand la deuxième est pleine, la fin commence.
about-floor-words = étage, étages
about-pool = Les blocs prêts pour un étage.
about-pool-words = provision, provisions
about-seal = Ce avec quoi une famille paie. Il vaut autant d’or qu’il y a de cases de forteresse montrant cette famille d’en haut.
about-seal-words = sceau, sceaux
about-family = Une des quatre familles de marchands : drapiers (rouge), épices (olive), charpentiers (noir), orfèvres (argent).
about-family-words = famille, familles
about-neutral = Un ouvrier beige qui n’est à personne. Il aide à encercler, mais n’est jamais payé.
about-neutral-words = ouvrier neutre, ouvriers neutres
about-display = Trois cartes face visible. On peut en prendre une au lieu de la première de la pioche.
about-display-words = étalage
about-pile = Les cartes face cachée. On peut prendre la première sans la voir.
about-pile-words = pioche
about-banner = Chacun en a quatre. Rendue à la fin d’un tour, une bannière donne deux ouvriers et permet d’échanger des sceaux.
about-banner-words = bannière, bannières
about-cash = Changer des sceaux en or, à ce qu’ils valent à cet instant.
about-cash-words = échanger, échange, échangés
about-completed = Il ne reste pas de case libre le long de ses côtés. Alors il est payé, et la forteresse grandit.
about-completed-words = achevé, achevés, achevée
about-construction = Il reste une case libre le long d’un côté, et son sceau est posé dessus.
about-construction-words = en construction, inachevé
about-vacant = Sans édifice, sans ouvrier, hors du site. Il peut y avoir un campement.
about-vacant-words = libre, libres
about-form = Le contour d’un édifice ; sa carte le montre.
about-form-words = forme, formes
about-screen = Ce qu’un joueur possède est derrière : ouvriers, sceaux et or. Aux autres de s’en souvenir.
about-screen-words = paravent, paravents
about-supply = Ce qui n’est encore à personne, à côté du plateau.
about-supply-words = réserve
about-ruling = Un point où la règle se tait, et comment on joue ici.
about-ruling-words = précision, précisions

### intro: what the start page says of the game

pitch = Posez des édifices, entourez-les de vos ouvriers et vendez leurs sceaux quand la forteresse les rend précieux.
guided = Une première partie qui s’explique elle-même : sur le vrai plateau, vous placez des ouvriers autour d’un édifice, gagnez vos sceaux, élevez la forteresse et vendez au bon moment.
step-title =
    { $step ->
        [1] Un édifice ou des ouvriers
        [2] Entourer
        [3] Les sceaux
        [4] La forteresse
       *[5] Les bannières et la fin
    }
step-text =
    { $step ->
        [1] À votre tour, posez un édifice d’une carte de votre main, au contact de ce qui existe déjà, ou placez des ouvriers à côté d’un édifice. Les campements recouverts par un édifice rapportent des ouvriers neutres.
        [2] Dès qu’aucune case voisine d’un édifice n’est libre, il est achevé : ouvriers, édifices, site de la forteresse et bord du plateau l’entourent.
        [3] Chacun de vos ouvriers à côté d’un édifice achevé vous rapporte un sceau de sa famille, même au tour d’un autre. Le sceau posé sur l’édifice va à qui l’a achevé.
        [4] Pour chaque édifice achevé, vous placez un bloc de forteresse. Un sceau vaut autant d’or que de cases de la forteresse montrent sa famille vue d’en haut : chaque bloc en élève une et peut en abaisser une autre.
       *[5] À la fin d’un tour, vous pouvez rendre une de vos quatre bannières : vous recevez deux ouvriers et pouvez vendre des sceaux à leur valeur du moment. Quand le deuxième étage est plein, chacun joue encore un tour ; puis tous les sceaux sont vendus, et qui a le plus d’or gagne.
    }
about = Arkadia est un jeu de Rüdiger Dorn, édité par Ravensburger et Rio Grande Games en 2006.
