### Archon en français : le dessin, la feuille à côté du joueur, les pages et les premiers mots. Les
### biens, cartes, lieux et tuiles s’affichent comme on les tape, dans toutes les langues.

## Le dessin

phase-word =
    { $phase ->
        [draft] début
        [split] partage
        [place] case
        [again] 2e case
        [card] cartes
        [take] prendre
        [give] payer
        [trade] commerce
        [magister] magister
        [tile] tuile
        [save] rabais
        [replace] courtisan
        [wall] rempart
        [more] encore ?
        [lose] pillage
       *[over] terminé
    }
round = { $round } : { $phase }
order = Ordre, points
cards-needed =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
wall = Rempart : { $count }, porte { $gate }, attaque { $attack }
raid = Pillage de { $strength }, reste dû : { $due }
tiles-head = Tuiles :
head-left = rés.
head-repository = repo
head-buy = buy
head-sell = sell
head-cards = m+a+j
ranks = rangs
figures = pions
tokens = $ jetons

## Prix et effets

points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
points-short = { $count } pt
points-per =
    { $counted ->
        [arts] { $points } par arts possédée
        [science] { $points } par science possédée
        [warriors] { $points } par guerrier à soi sur le rempart
        [tiles] { $points } par tuile à soi, elle comprise
       *[magisters] { $points } par magister à soi
    }
or = ou
amount-resources =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
amount-different-resources =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes divers
    }
amount-province-resources =
    { $count ->
        [one] { $count } cube de repository
       *[other] { $count } cubes de repository
    }
price-less = prix −{ $count }
goods-less = payer { $goods } de moins
trade-terms = vendre { $more } de plus, acheter à { $price } gold
act =
    { $act ->
        [2] un magister
        [3] une tuile Bâtiment
       *[4] utiliser une des Faveurs royales
    }
act-trade = acheter jusqu’à { $purchases } et vendre jusqu’à { $sales }
ability-never = aucune capacité
ability-tile = chaque nouvelle tuile, elle comprise : { $gain }
ability-visit = chaque figurine dans { $at } : { $gain }
ability-season = au début de chaque saison suivante : { $gain }
ability-scoring = à chaque décompte : { $gain }
ability-end = à la fin de la partie : { $gain }
ability-always = chaque { $one } est aussi un { $other }, et inversement

## Pendant la décision

choice-draft = Premiers magisters : { $prices }
choice-split =
    { $last ->
        [yes] Cinq cartes pour cette manche ; les cinq autres ne seront plus jouées.
       *[no] Cinq cartes pour cette manche ; les cinq autres attendent la suivante.
    }
choice-slot =
    { $count ->
        [one] { $slot } demande { $count } carte.
       *[other] { $slot } demande { $count } courtiers ou un magister.
    }
choice-tax = Impôt : 1 gold chacun à { $owners }, rien avec un tax-collector.
choice-merchant = Un merchant reçoit en plus { $gain }.
choice-trade = Acheter { $buying } ; vendre { $selling }.
choice-no-trade = rien
choice-tiles = { $count } tuiles à votre portée. "legal" les nomme, "forms" donne les prix.
choice-save = Prix : { $price }. Ce que vous nommez n’est pas payé.
choice-replace = Le { $magister } remplace un courtier : hand sert cette manche, waiting la suivante, played plus tard.
choice-wall = gate : { $points } tout de suite ; plain : rien.
choice-lose = Reste à couvrir : { $due }. Les cubes partent avant gold (2 pour 1) et les points.

pile = { $place } : { $cards }.

## Pages

forms-none = Aucune page ne commence par "{ $word }". Pages : { $names } ; ou le nom d’une tuile.
forms-more = Plus avec "forms" et un de ces mots : { $names } ; ou le nom d’une tuile.
level = niveau { $level }
left-copies = x{ $count }
discount = Le niveau { $level } coûte { $less } { $goods } de moins dès la saison { $season }.
track-owned = magisters et leurs prix, dans l’ordre de la prise
grant = { $number } : marché { $market }
grants-head = points des rangs en saison 1/2/3
attack-strengths = forces des six attaques à 2, 3 et 4 joueurs

## La feuille et les premiers mots

sheet =
    Joueurs : { $seats }
    Cases : a·  libre    bUD  pions de deux joueurs    cU$  pion avec jeton d’impôt
    Dernier coup : *dL
    Une case est sous ce qu’elle demande ; 2 cartes : 2 courtiers ou 1 magister.
    Ordre : >  décide    (E 4)  a passé    *  a gagné    ?  caché
    rés. : réserve    repo : repository    buy, sell : achat et vente d’un cube
    rangs 7 4 2 : points du premier, du deuxième, du troisième de la saison
    porte U· : la Licorne a une place marquée    attaque 3-5 : forces possibles
    m+a+j, 8=3+4+1 : de 8 cartes 3 en main, 4 en attente, 1 jouée    1? : une ou plus
    pions, $ jetons : ceux qui ne sont pas sur le plateau
    Tuiles : inn 1U  il en reste une, la Licorne en a une    "forms" : les prix
    Un cube est papyrus, silver, iron ou stone ; divers : de sortes différentes.
    Biens : { $goods }
    Cartes : { $cards }
    Lieux : { $places }
help-forms = prix et effets : tuiles, magisters, faveurs et d’autres
welcome =
    Bienvenue à Archon. Trois saisons de trois manches ; le plus de points gagne.
    Tapez une case pour placer un pion : "barracks a", "with merchant" ; ou "pass".
    D’abord on partage : "split 3 courtier 1 cleric 1 scribe" est votre main.
    "legal" : ce qui est permis ; "why" : pourquoi pas ; "undo" annule ; "log".
    "sheet" : les signes ; "forms" : les prix ; "help" : le reste ; "quit" : fin.

## Le résultat

result-start = début
result-ranks = saisons
result-magisters = magisters
result-tiles = tuiles
result-favors = faveurs, porte
result-raid = pillages
