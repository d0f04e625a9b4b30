### La boîte d’Archon, en français.

group =
    { $group ->
        [city] La cité
        [tiles] Tuiles de bâtiment
        [magisters] Magisters
        [market] Marché
        [grants] Récompenses royales
        [favors] Faveurs royales
        [provinces] Cartes de province
        [attacks] Attaques
        [seats] Sièges et manches
        [components] Tout ce qui est dans la boîte
       *[other] { $group }
    }
piece =
    { $piece ->
        [covers] Caches
        [wall] Muraille
        [levels] Niveaux
        [season] Nouvelle saison
        [even] Toute la pioche
        [seat] Chaque siège
        [kits] Au début
        [piles] Piles et ordre
        [rounds] Manches
        [all] Compté
        [grant-example] L’exemple de la règle
        [attack-example] L’exemple de la règle
        [face-up] Visibles
       *[other] { $piece }
    }
value =
    { $value ->
        [card] Carte
        [actions] Effet
        [slots] Emplacements : joueurs, cartes
        [ability] Pouvoir
        [prices] Prix
        [cards-in-box] Cartes
        [stockpile] Cubes
        [id] Nom
        [level] Niveau
        [copies] Exemplaires
        [cost] Coût
        [points] Points
        [pay] Prix
        [market] Pour le marché
        [strength] Force
        [refill] Réassort
        [spaces] Places
        [marked-spaces] Places marquées
        [marked-points] Leurs points
        [two_seats] À deux
        [three_seats] À trois
        [four_seats] À quatre
        [level_2] Le niveau 2 coûte moins
        [level_3] Le niveau 3 coûte moins
        [white] Blanc
        [orange] Orange
        [green] Vert
        [figures] Figurines
        [markers] Marqueurs
        [courtiers] Courtisans
        [warriors] Guerriers d’élite
        [first_magisters] Premiers Magisters
        [score-start] Premiers points
        [tax_tokens-of_each_seat] Jetons de taxe
        [first] Premier
        [second] Deuxième
        [third] Troisième
        [fourth] Quatrième
        [second_of_two] Deuxième de deux
        [count] Piles
        [cards] Cartes par pile
        [rounds] Manches
        [seasons] Saisons
        [attack_after] Attaques après les manches
        [divide_before] Partage avant les manches
        [all-magisters] Cartes Magister
        [all-courtiers] Cartes Courtisan
        [all-figures] Figurines
        [all-markers] Marqueurs
        [all-cubes] Cubes
        [all-grants] Récompenses royales
        [all-favors] Faveurs royales
        [all-gold_1] Pièces de 1
        [all-gold_5] Pièces de 5
        [all-attacks] Cartes d’attaque
        [all-tax_tokens] Jetons de taxe
        [all-recruits] Recrues
        [all-tiles] Tuiles de bâtiment
        [all-season_token] Jeton de saison
        [all-sixty_points] Jetons de 60 points
        [all-covers] Caches
        [all-science] Cartes Science
        [all-arts] Cartes Art
        [all-warriors] Guerriers d’élite
        [all-provinces] Cartes de province
       *[other] { $value }
    }
word =
    { $word ->
        [resources] cubes au choix
        [different-resources] cubes différents
        [province-resources] cubes de l’entrepôt
        [gain] reçoit
        [gain_one_of] reçoit l’un de
        [pay] paie
        [less] de moins
        [merchant] Marchand
        [times] fois
        [score] points
        [points] points
        [per] pour chaque
        [act] action
        [act_at] action de
        [when] quand
        [at] à
        [purchases] achats
        [sales] ventes
        [sale_more] de plus par vente
        [purchase_price] prix d’un achat
        [both] comptent pour les deux
        [resource] ressource
        [from_season] à partir de la saison
        [trade] commerce
        [magister] un Magister
        [tile] une tuile
        [favor] une Faveur royale
        [tiles] tuile
        [magisters] Magister
        [never] jamais
        [visit] une visite
        [action] une action
        [season] une nouvelle saison
        [scoring] un décompte
        [end] la fin
        [always] toujours
        [clear] vidé d’abord
        [add] ajouté
        [white] blanc
        [orange] orange
        [green] vert
        [two_seats] à deux
        [three_seats] à trois
        [four_seats] à quatre
        [true] oui
        [false] non
       *[other] { $word }
    }
card = Carte { $number }
space = Case { $number }
space-of = { space } : { $part }
