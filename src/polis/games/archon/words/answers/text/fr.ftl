### Réponses aux questions sur une position d’Archon, faites pour être entendues. Noms, quantités et
### listes arrivent en mots de cette langue ; le nombre suit la marchandise : « or 2 ».

hidden = caché
vacant = libre
tiles = tuiles Bâtiment
or = ou
no-price = rien
goods =
    { $goods ->
        [resources] ressources au choix
        [different-resources] ressources différentes au choix
       *[province-resources] ressources au choix de l’entrepôt
    }

round = Manche { $round } sur { $rounds }, saison { $season }.
to-move =
    { $you ->
        [yes] C’est à vous : { $phase }.
       *[no] Au tour { DE($seat) } : { $phase }.
    }
over = La partie est finie : { $how }. Victoire { DE($winners) }.
order = Dans l’ordre du tour : { $seats }.
standing = { $seat } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $passed ->
        [yes] {" "}et a passé
       *[no] {""}
    }
chosen = { $place }, emplacement { $slot }, avec { $cards }{ $plain ->
        [yes] , sans son pouvoir
       *[no] {""}
    }{ $second ->
        [yes] , seconde action du tour
       *[no] {""}
    }.
chosen-again = Fait jusqu’ici : { $count }.
chosen-bought = Acheté : { $goods }.
chosen-sold = Vendu : { $goods }.
chosen-magister = Le magister du tour est pris : { $card }.
chosen-tile = Tuile choisie : { $tile }.
chosen-price = À payer : { $price }.
payable-tiles = Tuiles que l’on peut payer : { $names }.
payable-magisters = Magisters que l’on peut payer : { $names }.
raid = Pillage de force { $strength }. Reste à perdre : { $due }.
raid-asked = Demandé maintenant : { $goods }.
option = { $name } : { $value ->
        [yes] oui
       *[no] non
    }.

slots = { $place } : { $slots }.
slot = emplacement { $slot } pour { $count ->
        [one] une carte
       *[other] { $count } cartes
    }, { $what }
covered = fermé à ce nombre de joueurs : { $slots }
token = jeton d’impôt : { $seat }
merchant = Un marchand reçoit aussi { $gain }.
repository = Dans l’entrepôt : { $goods }.
favor = Emplacement { $slot }, Faveur royale { $number } : { $what }
favors-gone = Faveurs royales parties : { $numbers }.
market-row = { $goods } : { $count } dans la rangée, le prochain coûte { $buy }, une vente rapporte { $sell }.
gate = Places marquées à la porte principale, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacune : { $seats } ; libres : { $vacant }.
wall = Autres places du rempart : { $seats } ; libres : { $vacant }.
tax = Vous devriez une pièce d’or d’impôt à chacun de : { $seats }.
closed = Fermé pour vous : { $why ->
        [full] tout est pris
        [cards] il faut deux cartes
        [price] il manque { $goods }
        [tax] l’impôt est trop haut
        [empty] il ne reste rien
        [wall] le rempart est complet
        [warriors] vous n’avez plus de guerrier
        [magister] un magister par tour
        [courtier] vous n’avez plus de courtisan
       *[nothing] c’est trop cher
    }.
possible = Vous pouvez vous le permettre { $count } fois.
alike = L’emplacement { $slot } revient au même que { $first }.

at = { $place } :{" "}
act =
    { $act ->
        [2] Prenez un magister.
        [3] Prenez une tuile Bâtiment.
       *[4] Utilisez une des Faveurs royales.
    }
trade = Achetez jusqu’à { $purchases } cubes et vendez-en jusqu’à { $sales }.
exchange = Payez { $pay }, recevez { $gain }.
gain = Recevez { $gain }.
times = Jusqu’à { $count } fois.
points-per = { $count ->
        [one] { $count } point
       *[other] { $count } points
    } { $per ->
        [arts] par carte Art à vous
        [science] par carte Science à vous
        [warriors] par guerrier à vous sur le rempart
        [tiles] par tuile à vous, elle comprise
        [magisters] par magister à vous
       *[once] {""}
    }
less = Payez { $goods } de moins.
terms = Vendez pour { $more } or de plus et achetez pour { $price } or.
ability-never = Elle n’a pas de capacité.
ability-tile = Chaque nouvelle tuile, elle comprise, rapporte { $gain }.
ability-visit = Chaque figurine à cet endroit rapporte { $gain } : { $at }.
ability-season = Au début de chaque saison suivante : { $gain }.
ability-scoring = À chaque décompte : { $gain }.
ability-end = À la fin de la partie : { $gain }.
ability-always = Chaque { $one } est aussi un { $other }, et inversement.

house = { $tile }, niveau { $level } : coûte { $price }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, reste { $left }. À : { $owners }.
track = { $card } : { $spaces }. Possédés par place : { $counts }.
space = numéro { $number } coûte { $price }{ $points ->
        [0] {""}
        [one] , { $points } point
       *[other] , { $points } points
    }

no-hand = Qui regarde n’a pas de main.
seat = { $seat }, { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
goods-of = Biens : { $goods }.
cards-of = Cartes en main : { $hand }. En attente : { $waiting }. Jouées : { $played }.
known-hand = Certainement en main : { $cards }.
known-waiting = Certainement en attente : { $cards }.
magisters-of = Magisters achetés : { $cards }.
tiles-of = Tuiles : { $names }.
pieces-of = Restent : figurines { $figures }, guerriers { $warriors }, jetons d’impôt { $tokens }.

next = Le prochain décompte rapporterait : { $points }.
scoring = Pour { $name } : { $points }.
more = { $name } : maintenant { $now } pour vous, { $one } avec un de plus, { $two } avec deux de plus.
grant = Saison { $season }, Récompense royale { $number } : { $ranks }.
ranks = { $name } { $points }
no-attack = Aucune attaque n’est à venir.
attack = Guerriers sur le rempart : { $count } ; la prochaine attaque a une force de { $low } à { $high }.
attack-odds = Forces possibles : { $strengths }. Le rempart résiste à tant d’entre elles avec aucun, un, deux guerriers de plus et ainsi de suite : { $holds }. Cartes d’attaque parties : { $gone }.
supply = Dans la réserve : { $goods }.
province = La carte Province { $number } rapporte { $goods }. Cartes parties : { $gone }.

## Noms des questions

topic-position = La position en bref
topic-turn = Le tour et ce qui est choisi
topic-hand = Mes cartes et mes biens
topic-city = La cité, lieu par lieu
topic-location = Un lieu de la cité
topic-palace = Le palais et les Faveurs royales
topic-market = Le marché
topic-wall = Le rempart
topic-attack = La prochaine attaque
topic-houses = Toutes les tuiles Bâtiment
topic-house = Une tuile Bâtiment
topic-magisters = La piste des magisters
topic-scoring = Le prochain décompte
topic-seats = Ce qu’ont les places
topic-seat = Ce qu’a une place
topic-order = Ordre du tour et points
topic-supply = Réserve et province
topic-options = Options de la table
