### Les éléments d’Archon à l’écran. Les noms des sièges, biens, cartes, lieux et tuiles viennent du
### fichier du jeu ; voici ce que disent le plateau, la main et les tableaux à côté.

## Quantités et effets

amount =
    { $goods ->
        [gold] { $count } or
        [recruits] { $count ->
            [one] { $count } recrue
           *[other] { $count } recrues
        }
        [papyrus] { $count } papyrus
        [silver] { $count } argent
        [iron] { $count } fer
        [stone] { $count } pierre
        [arts] { $count ->
            [one] { $count } carte Art
           *[other] { $count } cartes Art
        }
        [science] { $count ->
            [one] { $count } carte Science
           *[other] { $count } cartes Science
        }
        [warriors] { $count ->
            [one] { $count } guerrier d’élite sur le rempart
           *[other] { $count } guerriers d’élite sur le rempart
        }
        [different-resources] { $count } ressources différentes
        [province-resources] { $count ->
            [one] { $count } ressource de l’Entrepôt
           *[other] { $count } ressources de l’Entrepôt
        }
       *[resources] { $count ->
            [one] { $count } ressource au choix
           *[other] { $count } ressources au choix
        }
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
points-per =
    { $per ->
        [arts] { $points } par carte Art
        [science] { $points } par carte Science
        [warriors] { $points } par guerrier au rempart
        [tiles] { $points } par tuile à soi, celle-ci comprise
       *[magisters] { $points } par magister à soi
    }
nothing = rien
or = ou
arrow = { $pay } contre { $gain }
times = { $effect }, jusqu’à { $times } fois
effect-trade =
    { $sales ->
        [one] jusqu’à { $purchases } achats et { $sales } vente
       *[other] jusqu’à { $purchases } achats et { $sales } ventes
    }
effect-magister = acquérir un magister
effect-tile = acquérir une tuile Bâtiment
effect-favor = utiliser une des Faveurs royales
effect-less = { $effect } ; payer { $goods } de moins
effect-merchant = avec un marchand, encore { $gain }
ability-never = aucune capacité
ability-tile = à chaque nouvelle tuile, celle-ci comprise : { $gain }
ability-visit = à chaque figurine ({ $at }) : { $gain }
ability-season = au début de chaque saison suivante : { $gain }
ability-scoring = à chaque décompte : { $gain }
ability-end = à la fin de la partie : { $gain }
ability-always = chaque { $one } compte aussi comme { $other }, et inversement
ability-less = { $at } : payer { $goods } de moins
ability-trade = { $at } : vendre chaque cube { $more } de plus, acheter chacun à { $price } or

## Le plateau

city-label = La cité
slot-label = { $location }, emplacement { $slot }
slot-cards =
    { $count ->
        [one] demande une carte
       *[other] demande deux courtisans ou un magister
    }
slot-vacant = libre
slot-covered = fermé à ce nombre de joueurs
slot-figures = occupé par { $seats }
slot-token = jeton d’impôt : { $seat }
slot-tax =
    { $count ->
        [one] impôt : 1 or à { $seats }
       *[other] impôt : 1 or à chacun ({ $seats })
    }
favor-number = Faveur royale { $number }
level = niveau { $level }
tile-costs = coûte { $cost }
tile-points = { $points } aussitôt
tile-left =
    { $count ->
        [0] plus aucune
        [one] { $count } restante
       *[other] { $count } restantes
    }
tile-owners = possédée par { $seats }
space-label = { $magister }, case { $space }
space-costs = coûte { $cost } et rapporte { $points }
space-first = coûte { $cost }
space-markers = atteinte par { $seats }
buy-label = Acheter : { $goods } pour { $price } or
sell-label = Vendre : { $goods } pour { $price } or
merlon-gate = Place à côté de la porte principale
merlon-plain = Place { $number } du rempart
merlon-points = rapporte { $points } aussitôt
place-in-order =
    { $place ->
        [1] joue en premier
        [2] joue en deuxième
        [3] joue en troisième
       *[other] joue en dernier
    }
place-short =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
passed-short = passé
would = Cela apporterait
lit = peut être choisi maintenant

## La main

hand-title = Vos cartes
hand-place = Prenez une carte, puis sa place
hand-none = Aucune carte
pass = Passer
pass-note =
    { $count ->
        [0] aucune carte inutilisée
        [one] une carte reste inutilisée
       *[other] { $count } cartes restent inutilisées
    }
stop = Pas de deuxième action
more = Encore une fois
done = Terminé
with-plain = { $card } comme courtisan
with-two = { $first } et { $second }
power-tax-collector = un jeton d’impôt reste avec la figurine ; aucun impôt à payer
power-cleric = peut rejoindre d’autres figurines
power-scribe = une deuxième action suit
power-merchant = en plus : { $gain }
power-merchant-none = pas d’avantage ici
power-none = sans son pouvoir
take = Prendre { $goods }
give = Payer { $goods }
lose = Perdre { $goods }
lose-none = Garder : { $goods }
save = Ne pas payer { $goods }
replace-hand = Dans la main
replace-hand-note = le magister peut servir dans cette manche
replace-waiting = Dans la pile en attente
replace-waiting-note = le magister est là pour la manche suivante
replace-played = Déjà joué
replace-played-note = le magister vient au prochain partage
wall-gate = À côté de la porte
wall-plain = Ailleurs sur le rempart
wall-plain-note = aucun point
key = touche { $key }
draft-title = Prenez deux magisters différents
draft-chosen =
    { $count ->
        [0] Choisissez-en deux.
        [one] Choisissez-en encore un.
       *[other] Les deux sont choisis.
    }
draft-merchant = davantage à l’entrepôt, à la Caserne et à la Trésorerie
split-title = Répartissez vos dix cartes
split-hand = Main de cette manche : { $count } sur 5
split-waits = Attend la manche suivante : { $count }
split-unused = Ne sera plus joué : { $count }
split-help = Touchez une carte, glissez-la ou tapez son chiffre : cinq dans la main, les cinq autres attendent.
split-swap = Échanger les moitiés
split-clear = Recommencer
split-card = { $card }, carte { $number }
split-in-hand = dans la main
split-in-waiting = en attente

## Sièges et tableaux

hidden-cards =
    { $count ->
        [one] une carte cachée
       *[other] { $count } cartes cachées
    }
round-now = Manche { $round } sur { $rounds }
season-now = Saison { $season } sur { $seasons }
track-divide = les cartes sont réparties avant cette manche
track-attack = attaque et décompte après cette manche
attack-range = force { $low } à { $high }
attack-sure = force { $low }
attack-wall =
    { $count ->
        [0] aucun guerrier sur le rempart
        [one] un guerrier sur le rempart
       *[other] { $count } guerriers sur le rempart
    }
attack-due = { $seat } doit encore { $count }
grant-title = Récompense royale de la saison { $season }
grant-caption = Points par rang aux saisons 1, 2 et 3
grant-row = Points pour
rank = rang { $rank }
grant-next = Saisons à venir
grant-market = Marché de la saison { $season }
province-title = Province { $number }
province-brought = a apporté à l’entrepôt : { $goods }

## La course

points-now = points
next-scoring = au prochain décompte
at-the-end = à la fin
rounds-left =
    { $count ->
        [0] Manche { $round } sur { $rounds }, la dernière
        [one] Manche { $round } sur { $rounds }, encore une
       *[other] Manche { $round } sur { $rounds }, encore { $count }
    }

## La ville

sign-favor = Faveurs royales : un emplacement chacune
sign-magister = Gagnez un magister : payez sa case suivante ; il remplace un courtisan
sign-tile = Achetez l’un des bâtiments à vendre
sign-trade =
    { $sales ->
        [one] Jusqu’à { $purchases } achats et { $sales } vente ; ce qui est vendu n’est pas acheté
       *[other] Jusqu’à { $purchases } achats et { $sales } ventes ; ce qui est vendu n’est pas acheté
    }
chip-open = ouvert
chip-of = { $count } sur { $all }
chip-cubes =
    { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    }
chip-from = dès { $price } or
chip-grant =
    { $category ->
        [arts] { $count } Arts, +{ $points }
        [science] { $count } Sciences, +{ $points }
       *[warriors] { $count ->
            [one] 1 guerrier, +{ $points }
           *[other] { $count } guerriers, +{ $points }
        }
    }
closed =
    { $why ->
        [full] complet
        [cards] 2 cartes requises
        [price] manque : { $goods }
        [tax] impôt trop haut
        [empty] plus rien
        [wall] rempart complet
        [warriors] plus de guerrier
        [magister] un par tour
        [courtier] sans courtisan
       *[nothing] trop cher
    }
category =
    { $category ->
        [arts] Arts
        [science] Sciences
       *[warriors] { $count ->
            [one] Guerrier
           *[other] Guerriers
        }
    }
magister-short =
    { $card ->
        [tax-collector] Percepteur
        [cleric] Clerc
        [scribe] Scribe
       *[merchant] Marchand
    }
attack-after = Attaque après la manche { $round }
attack-stand = { $count } en place
wall-holds = Le rempart tient dans { $count } cas sur { $all }
wall-holds-then = avec ceci dans { $count }
grant-tablet = Récompense royale
grant-when = après la manche { $round }
grant-total = Vous : { $sum }
grant-total-turn = Au trait : { $sum }
grant-more = avec ceci { $more }
goods-title = Vos biens
goods-then = puis
warriors-left = { $count } guerriers en réserve
figures-left =
    { $count ->
        [one] 1 figurine en réserve
       *[other] { $count } figurines en réserve
    }
houses-title = Bâtiments à vendre
houses-level =
    { $level ->
        [1] Premier niveau
        [2] Deuxième niveau : 1 fer de moins dès la saison 2
       *[3] Troisième niveau : 1 pierre de moins en saison 3
    }
house-payable = Vous pourriez le payer maintenant.
sold-out = vendu
track-full = ligne finie
row-buy = achat { $price }
row-sell = vente { $price }
row-there = { $count } à l’entrepôt
pile-undivided = Pas encore répartie

## Ce qui est demandé

ask-draft = Choisissez vos deux premiers magisters.
ask-split = Choisissez les cinq cartes de cette manche.
ask-place = Choisissez un emplacement pour votre figurine, ou passez.
ask-again = Votre scribe vous offre une seconde action : choisissez un emplacement, ou validez.
ask-card = Quelle carte jouez-vous pour cela ?
ask-take = Quels cubes prenez-vous ?
ask-give = Avec quels cubes payez-vous ?
ask-trade = Achetez ou vendez un cube, ou validez.
ask-magister = Quel magister voulez-vous ?
ask-tile = Quel bâtiment voulez-vous ?
ask-save = Que voulez-vous épargner ?
ask-replace = Quel courtisan le magister remplace-t-il ?
ask-wall = Où votre guerrier d’élite se tient-il sur le rempart ?
ask-more = Encore une fois ? Sinon, validez.
ask-lose = Les pillards vous prennent des cubes : choisissez lesquels.
