### Arkadia en français. Un identifiant a le même sens dans toutes les langues ; ceux qui commencent
### par « part- » sont des éléments propres à cette langue.

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
event-building-placed = Dès le départ, { part-a-card } (édifice { $building }) se trouve en { $square }.
event-hand-dealt = { part-recoit } { part-a-card }.
event-hand-dealt-hidden = { part-recoit } une carte.
event-display-filled = Face visible à la place { $slot } : { part-a-card }.
event-neutrals-dealt = { part-recoit } { part-neutral-workers }.

## Événements d’un tour

event-turn-started =
    { $you ->
        [yes] C’est à vous de jouer.
       *[no] C’est à { part-person } de jouer.
    }
event-card-played = { part-joue } { part-a-card }.
event-building-laid = { part-pose } { part-a-card } (édifice { $building }) en { $square }.
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
event-display-refilled = Nouvelle carte visible à la place { $slot } : { part-a-card }.
event-hand-not-refilled = Il n’y a plus de carte : { part-continue } avec une main réduite.
event-site-chosen = { part-envoie } des ouvriers à l’édifice { $building }.
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

event-building-completed = L’édifice { $building } ({ card-name }) est achevé.
event-seals-paid = { part-recoit } { part-seals } pour { part-ses-ouvriers } à l’édifice { $building }.
event-seal-taken = { part-prend } le sceau { part-masculine } de l’édifice { $building }.
event-castle-placed = { part-place } un bloc { part-masculine } sur la case { $square } de la forteresse, étage { $floor }.
event-floor-completed = L’étage { $floor } de la forteresse est complet.
event-pieces-moved =
    { $count ->
        [one] { $count } bloc { part-masculine } rejoint la troisième provision.
       *[other] { $count } blocs { part-masculine-plural } rejoignent la troisième provision.
    }
event-castle-skipped =
    { $count ->
        [one] La troisième provision est vide : { part-renonce } à { $count } bloc.
       *[other] La troisième provision est vide : { part-renonce } à { $count } blocs.
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
why-family-not-in-pool = il n’y a pas de bloc { part-masculine } dans la provision de l’étage { $floor }
why-castle-square-taken = la case { $square } de la forteresse a déjà son bloc à cet étage
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
term-buildings = { $amount } sur ce que vos bâtiments peuvent encore rapporter
term-cards = { $amount } en cartes
