### Les pièces d'Arkadia à l'écran, en français. $form, $family et $seat sont des mots de la notation.

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
        [mill] { part-masculine }
        [trade] { part-masculine }
        [monastery] { part-masculine }
       *[other] { part-feminine }
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
        [none] case { $number } de la forteresse, sans sceau
       *[other] case { $number } de la forteresse, { family }, { $height ->
            [0] imprimé
           *[other] étage { $height }
        }
    }
square-unfinished = { $card }, édifice { $number }, en chantier
square-completed = { $card }, édifice { $number }, achevé
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
        [one] vous rapporte { $count } sceau { part-masculine }
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
turn-tile-hint = Tourner la pièce d’un quart (R)
flip-tile = Retourner
flip-tile-hint = Retourner la pièce (F)
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
cash-title = Vendre des sceaux { part-plural }
cash-count = Nombre de sceaux { part-plural } à vendre
cash-sum = { $count } × { $value } = { $gold } or
recruit-title = Combien d’ouvriers neutres ?
recruit-count =
    { $count ->
        [0] N’en prendre aucun
       *[other] En prendre { $count }
    }
cash-none = Tout garder
cash-sell =
    { $count ->
        [one] Vendre { $count } sceau
       *[other] Vendre { $count } sceaux
    }
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
to-move = au trait
winner = a gagné

## À côté du plateau

values = Valeur d’un sceau
value-of = { merchants } : un sceau vaut { $value } or
pools = Blocs de forteresse restants
floor = Étage { $floor }
floor-open = Étage { $floor }, en construction
to-the-end =
    { $count ->
        [one] Dernière manche dans { $count } bloc
       *[other] Dernière manche dans { $count } blocs
    }
last-round =
    { $count ->
        [one] Dernière manche : { $count } tour
       *[other] Dernière manche : { $count } tours
    }
last-turn-now = C’est le dernier tour.
over = La partie est finie.
face-up = Cartes visibles
empty-place = place vide
discards = Cartes posées
supply = Ouvriers neutres en réserve
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Tout le plateau
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
ask-cash = Combien de ces sceaux voulez-vous vendre ? Valider les garde.
ask-recruit = Combien d’ouvriers neutres prenez-vous ?

## A hint

tell-draw = Votre nouvelle carte : { $card }.
tell-draw-pile = Votre nouvelle carte vient de la pioche.
