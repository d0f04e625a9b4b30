### Réponses aux questions sur une position d’Arkadia, faites pour être entendues. $card, $seat,
### $owner, $what, $counts et les listes arrivent en mots de cette langue.

nothing = rien
hidden = caché
bare = vide
neutral = neutre
yes = oui
no = non
north = au-dessus
east = à droite
south = au-dessous
west = à gauche
camp = campement
lot = site de la forteresse
completed = achevé
unfinished = en chantier

to-move =
    { $you ->
        [yes] C’est à vous : { $phase }.
       *[no] Au tour { DE($seat) } : { $phase }.
    }
standing = { $buildings ->
        [one] { $buildings } bâtiment est sur le plateau,
       *[other] { $buildings } bâtiments sont sur le plateau,
    } dont { $unfinished } en chantier, avec { $workers ->
        [one] { $workers } ouvrier.
       *[other] { $workers } ouvriers.
    } Tours terminés : { $turns }. { $first } a commencé.
chosen-card = Carte choisie : { $card }.
chosen-site = Les ouvriers vont { $site ->
        [lot] au site de la forteresse.
       *[other] au bâtiment { $site }.
    }
chosen-workers = { $count ->
        [one] { $count } ouvrier est placé,
       *[other] { $count } ouvriers sont placés,
    } le dernier en { $square }.
earlier-squares = Passés dans cette introduction : { $squares }.
chosen-pieces = Pièces de la forteresse encore à placer : { $count }.
chosen-family = Il s’agit des sceaux de couleur { $family }.
chosen-cash = Or pour aucun sceau, un sceau et ainsi de suite : { $gold }.
chosen-camps = Ouvriers neutres que l’on peut prendre : { $count }.
passes = Passes de suite : { $count }.
option = { $name } : { $value }.

castle-floor = On construit l’étage { $floor } de la forteresse.
castle-square = Case { $number } de la forteresse, en { $square } : { $top }, { $height ->
        [0] aucune pièce.
        [one] { $height } pièce de haut.
       *[other] { $height } pièces de haut.
    }
castle-pool = Réserve de l’étage { $floor } : { $counts }.
values = Un sceau vaut : { $counts }.
over = La partie est finie : { $how }. Victoire { DE($winners) }.
last-round = { $seat } a déclenché la fin ; { $count ->
        [one] il reste { $count } tour.
       *[other] il reste { $count } tours.
    }
to-the-end = Avant le dernier tour de table, { $pieces ->
        [one] il manque { $pieces } pièce de la forteresse,
       *[other] il manque { $pieces } pièces de la forteresse,
    } soit environ { $turns ->
        [one] { $turns } tour.
       *[other] { $turns } tours.
    }

no-hand = Qui regarde n’a pas de main.
cards = Vos cartes : { $cards }.
seat = { $seat } : cartes { $cards }.
hidden-cards = { $count ->
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }
gold = Or { $gold }, avec les sceaux une valeur de { $worth }.
seals = Sceaux : { $counts }.
workers = Ouvriers personnels { $own }, ouvriers neutres { $neutral }, bannières { $banners }.
slot = place { $slot } { $card }
display = Face visible : { $slots }.
pile = Cartes dans la pioche : { $count }.
discards = Cartes déjà posées : { $cards }.

no-building = Aucun bâtiment n’est sur le plateau.
no-open-building = Aucun bâtiment n’est en chantier.
building = Bâtiment { $number }, { $card }, { $state } : { $squares }.
of-building = bâtiment { $number }, { $card }
worker = ouvrier { DE($owner) }
lot-lying = Le site de la forteresse, à partir de { $square }, quatre cases de large et trois de haut.
lot-standing = Le site de la forteresse, à partir de { $square }, trois cases de large et quatre de haut.
vacant = { $count ->
        [0] Aucune case voisine n’est libre.
        [one] Une case voisine est libre : { $squares }.
       *[other] { $count } cases voisines sont libres : { $squares }.
    }
beside = Ouvriers voisins : { $workers }. Voisins aussi : { $others }.
square = { $square } : { $what }.
side = { $side } { $square } : { $what }.
along = { $count ->
        [one] { $first } : { $what }.
       *[other] { $first } à { $last } : { $what }.
    }
camps = Campements que rien ne couvre : { $squares }.
supply = Ouvriers neutres dans la réserve : { $count }.

## Noms des questions

topic-position = La position en bref
topic-turn = Le tour et ce qui est choisi
topic-hand = Ma main et mon paravent
topic-display = Cartes que l’on peut prendre
topic-open = Bâtiments en chantier
topic-around = Ce qu’il y a autour
topic-castle = La forteresse
topic-values = Valeurs des sceaux
topic-seats = Ce qu’ont les places
topic-end = Le chemin jusqu’à la fin
topic-buildings = Tous les bâtiments
topic-camps = Campements et réserve
topic-row = Une ligne du plateau
topic-column = Une colonne du plateau
topic-options = Options de la table
