### La boîte d’Arkadia, en français.

group =
    { $group ->
        [board] Le plateau
        [buildings] Bâtiments et cartes
        [castle] La forteresse
        [people] Ouvriers et mains
        [first] La première partie
       *[other] { $group }
    }
piece =
    { $piece ->
        [plan] Plateau et camps
        [names] Noms
        [lot] Site de la forteresse
        [pool-first] Premier étage
        [pool-second] Deuxième étage
        [pool-third] Troisième étage
        [workers] Ouvriers
        [hand] Cartes
        [town] La ville au début
       *[other] { $piece }
    }
town = Bâtiment { $number }
value =
    { $value ->
        [board-rows] Lignes
        [board-columns] Colonnes
        [camps-count] Nombre de camps
        [camps-places-squares] Cases avec un camp
        [families-names] Familles
        [lot-rows] Lignes du site
        [lot-columns] Colonnes du site
        [lot-castle-squares] Cases de la forteresse
        [lot-castle-seals_of_each_family] Sceaux imprimés de chaque famille
        [lot-print-squares] Impression du site couché
        [forms-names] Formes
        [forms-tiles] Tuiles
        [forms-shapes] Forme
        [cards] Cartes
        [castle-pools-first] Pièces
        [castle-pools-second] Pièces
        [castle-pools-third] Pièces
        [hand-cards] Cartes en main
        [hand-display] Cartes visibles
        [workers-own_at_start] À soi au début
        [workers-own_in_all] À soi en tout
        [workers-banners] Bannières
        [workers-workers_for_a_banner] Ouvriers pour une bannière
        [workers-neutral] Ouvriers neutres
        [first_game-neutral_workers-two_seats] Ouvriers neutres de plus chacun, à deux
        [first_game-neutral_workers-three_seats] Ouvriers neutres de plus chacun, à trois
        [first_game-neutral_workers-four_seats] Ouvriers neutres de plus chacun, à quatre
        [first_game-lot-square] Première case du site
        [first_game-lot-standing] Le site est debout
        [first_game-town-buildings-form] Forme
        [first_game-town-buildings-family] Famille
        [first_game-town-buildings-squares] Cases
       *[other] { $value }
    }
word =
    { $word ->
        [red] rouge
        [olive] olive
        [black] noir
        [silver] argent
        [blank] sans sceau
        [yard] cour
        [house] habitation
        [farm] ferme
        [tavern] auberge
        [mill] moulin
        [smithy] forge
        [trade] comptoir
        [monastery] monastère
        [true] oui
        [false] non
       *[other] { $word }
    }
