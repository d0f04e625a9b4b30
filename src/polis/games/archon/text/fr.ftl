### Archon en français. Un identifiant a le même sens dans toutes les langues ; ceux qui commencent
### par « part- » sont des éléments propres à cette langue.

## Noms

seat-name =
    { $seat ->
        [unicorn] Licorne
        [dragon] Dragon
        [lion] Lion
       *[eagle] Aigle
    }
goods-name =
    { $goods ->
        [gold] or
        [recruits] recrues
        [papyrus] papyrus
        [silver] argent
        [iron] fer
        [stone] pierre
        [arts] cartes Art
        [science] cartes Science
       *[warriors] guerriers d’élite
    }
card-name =
    { $card ->
        [courtier] courtisan
        [tax-collector] percepteur
        [cleric] clerc
        [scribe] scribe
       *[merchant] marchand
    }
cards-name =
    { $count ->
        [one] un { card-name }
       *[other] { $count } { card-name }s
    }
location-name =
    { $location ->
        [repository] Entrepôt
        [barracks] Caserne
        [treasury] Trésorerie
        [marketplace] Marché
        [guild-hall] Hôtel des guildes
        [royal-guard] Garde royale
        [builders-guild] Guilde des bâtisseurs
        [academy] Académie
        [planetarium] Planétarium
       *[palace] Palais
    }
tile-name =
    { $tile ->
        [craftsman] Artisan
        [house-of-arts] Maison des arts
        [tavern] Taverne
        [inn] Auberge
        [weaponsmith] Armurier
        [house-of-trade] Maison du commerce
        [chapel] Chapelle
        [laboratory] Laboratoire
        [gallery] Galerie
        [library] Bibliothèque
        [armory] Arsenal
        [architects-guild] Guilde des architectes
        [magisters-court] Cour des magisters
        [gardens] Jardins
       *[statue] Statue
    }
place-name =
    { $place ->
        [hand] dans la main
        [waiting] dans la pile en attente
       *[played] parmi les cartes jouées
    }
wall-place-name =
    { $place ->
        [gate] place marquée à côté de la porte principale
       *[plain] place non marquée
    }
phase-name =
    { $phase ->
        [draft] prendre deux magisters
        [split] répartir les cartes
        [place] entrer sur un emplacement ou passer
        [again] entrer sur un 2e emplacement ou s’arrêter
        [card] jouer des cartes pour l’emplacement
        [take] prendre des ressources
        [give] payer en ressources
        [trade] acheter, vendre ou en finir
        [magister] prendre un magister
        [tile] prendre une tuile Bâtiment
        [save] choisir ce qui ne sera pas payé
        [replace] choisir le courtisan remplacé
        [wall] choisir une place du rempart
        [more] recommencer ou en rester là
        [lose] choisir les ressources perdues dans le pillage
       *[over] partie terminée
    }
ending-name =
    { $ending ->
        [points] un joueur a le plus de points
        [goods] les points sont égaux, et les biens décident
       *[shared] l’égalité est complète et la victoire partagée
    }

part-amount =
    { $goods ->
        [recruits]
            { $count ->
                [one] { $count } recrue
               *[other] { $count } recrues
            }
        [arts]
            { $count ->
                [one] { $count } carte Art
               *[other] { $count } cartes Art
            }
        [science]
            { $count ->
                [one] { $count } carte Science
               *[other] { $count } cartes Science
            }
        [warriors]
            { $count ->
                [one] { $count } guerrier d’élite
               *[other] { $count } guerriers d’élite
            }
        [resources]
            { $count ->
                [one] { $count } ressource
               *[other] { $count } ressources
            }
        [different-resources]
            { $count ->
                [one] { $count } ressource
               *[other] { $count } ressources différentes
            }
       *[other] { $count } { goods-name }
    }
part-of-goods =
    { $goods ->
        [gold] d’{ goods-name }
        [silver] d’{ goods-name }
        [recruits] de recrue
        [arts] de carte Art
        [science] de carte Science
        [warriors] de guerrier d’élite
       *[other] de { goods-name }
    }
part-some-goods =
    { $goods ->
        [gold] de l’{ goods-name }
        [silver] de l’{ goods-name }
        [stone] de la { goods-name }
        [papyrus] du { goods-name }
        [iron] du { goods-name }
       *[other] des { goods-name }
    }
part-the-goods =
    { $goods ->
        [gold] l’{ goods-name }
        [silver] l’{ goods-name }
        [stone] la { goods-name }
        [papyrus] le { goods-name }
        [iron] le { goods-name }
       *[other] les { goods-name }
    }
part-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
part-owner =
    { $owner ->
        [unicorn] Licorne
        [dragon] Dragon
        [lion] Lion
       *[eagle] Aigle
    }
part-at =
    { $location ->
        [repository] à l’{ location-name }
        [guild-hall] à l’{ location-name }
        [academy] à l’{ location-name }
        [marketplace] au { location-name }
        [planetarium] au { location-name }
        [palace] au { location-name }
       *[other] à la { location-name }
    }
part-the-tile =
    { $tile ->
        [craftsman] l’{ tile-name }
        [inn] l’{ tile-name }
        [weaponsmith] l’{ tile-name }
        [armory] l’{ tile-name }
        [laboratory] le { tile-name }
        [gardens] les { tile-name }
       *[other] la { tile-name }
    }
part-to-the-tile =
    { $tile ->
        [laboratory] au { tile-name }
        [gardens] aux { tile-name }
       *[other] à { part-the-tile }
    }
part-cause =
    { $cause ->
        [location] { part-at }
        [tile] grâce { part-to-the-tile }
        [favor] avec la faveur royale { $number }
        [start-kit] au départ
        [draft] pour ses premiers magisters
        [raid] dans le pillage
        [season-scoring] au décompte de saison
        [wall-gate] à la porte principale
       *[season-start] au début de la saison
    }
part-lacking = il en manque { $short } dans la réserve
part-no-room = la place manque pour { $excess } de plus

## Options d’une table

option-season-reset = Après une saison, guerriers et cartes Art et Science sont rendus
option-divide-first = Avant une attaque, les cartes de la manche suivante sont déjà réparties
option-box = Boîte
box-name =
    { $box ->
        [original-even] prix réguliers (l’Artisan vaut 2 points)
       *[original] telle qu’elle est imprimée, autant qu’on le sache
    }

## Événements de la mise en place, des pistes et des cartes du plateau

event-game-started = Une partie à { $seats } commence.
event-order-set =
    { $rank ->
        [1] { seat-name } est en première position dans l’ordre des joueurs.
        [2] { seat-name } est en deuxième position dans l’ordre des joueurs.
        [3] { seat-name } est en troisième position dans l’ordre des joueurs.
       *[4] { seat-name } est en quatrième position dans l’ordre des joueurs.
    }
event-grant-drawn = La récompense royale { $number } est tirée pour la saison { $season }.
event-grant-started = La récompense royale { $number } est maintenant en vigueur, pour la saison { $season }.
event-market-filled =
    { $short ->
        [0]
            { $excess ->
                [0] Le Marché reçoit { part-amount }.
               *[other] Le Marché reçoit { part-amount } ; { part-no-room }.
            }
       *[other]
            { $excess ->
                [0] Le Marché reçoit { part-amount } ; { part-lacking }.
               *[other] Le Marché reçoit { part-amount } ; { part-lacking }, et { part-no-room }.
            }
    }
event-market-filled-none = Le Marché ne reçoit pas { part-of-goods } : la réserve est vide.
event-market-filled-full = Le Marché ne reçoit pas { part-of-goods } : la rangée est pleine.
event-market-cleared = Le Marché rend { part-amount } à la réserve.
event-province-revealed = La carte Province { $number } est révélée.
event-repository-filled =
    { $short ->
        [0] L’Entrepôt reçoit { part-amount }.
       *[other] L’Entrepôt reçoit { part-amount } ; { part-lacking }.
    }
event-repository-filled-none = L’Entrepôt ne reçoit pas { part-of-goods } : la réserve est vide.
event-repository-cleared = L’Entrepôt rend { part-amount } à la réserve.
event-favor-revealed = La faveur royale { $number } est révélée sur la case { $space } de la piste du Palais.
event-favor-moved = La faveur royale { $number } avance sur la case { $space } de la piste du Palais.
event-favor-removed = La faveur royale { $number } est hors jeu.
event-magister-drafted = { seat-name } commence avec un { card-name }.
event-cards-divided = { seat-name } a réparti ses cartes et prend en main : { $hand }.
event-cards-divided-hidden = { seat-name } a réparti ses cartes.
event-waiting-taken = { seat-name } prend sa pile en attente.
event-round-started = La manche { $round } commence (saison { $season }).
event-season-token-moved = Le jeton de la piste des saisons avance depuis la manche { $round }.

## Événements d’un tour

event-turn-started = C’est à { seat-name } de jouer.
event-card-played = { seat-name } joue { cards-name }.
event-card-played-plain =
    { $count ->
        [one] { seat-name } joue { cards-name } comme courtisan.
       *[other] { seat-name } joue { cards-name } comme courtisans.
    }
event-figure-placed =
    { $joined ->
        [0] { seat-name } place une figurine { part-at }, emplacement { $slot }.
        [one] { seat-name } place une figurine { part-at }, emplacement { $slot }, à côté d’une autre.
       *[other] { seat-name } place une figurine { part-at }, emplacement { $slot }, à côté de { $joined } autres.
    }
event-token-placed = { seat-name } pose un jeton d’impôt { part-at }, emplacement { $slot }.
event-tax-paid = { seat-name } paie à { part-owner } 1 or d’impôt { part-at }.
event-tax-spared =
    { $owners ->
        [one] { seat-name } a le pouvoir d’un percepteur et ne paie pas { part-at } l’impôt de { $owners } joueur.
       *[other] { seat-name } a le pouvoir d’un percepteur et ne paie pas { part-at } l’impôt de { $owners } joueurs.
    }
event-gained =
    { $short ->
        [0] { seat-name } reçoit { part-amount } { part-cause }.
       *[other] { seat-name } reçoit { part-amount } { part-cause } ; { part-lacking }.
    }
event-gained-none = { seat-name } ne reçoit pas { part-of-goods } { part-cause } : la réserve est vide.
event-paid = { seat-name } paie { part-amount } { part-cause }.
event-bought = { seat-name } achète { part-amount } pour { $price } or.
event-sold =
    { $short ->
        [0] { seat-name } vend { part-amount } pour { $price } or.
       *[other] { seat-name } vend { part-amount } pour { $price } or ; { part-lacking }.
    }
event-spared = { seat-name } paie { part-amount } de moins { part-cause }.
event-magister-taken = { seat-name } prend un { card-name } et avance à la case { $space } de sa ligne sur la piste des magisters.
event-courtier-replaced = { seat-name } met un { card-name } à la place d’un courtisan { place-name }.
event-tile-taken =
    { $left ->
        [0] { seat-name } prend { part-the-tile } ; il n’en reste aucun exemplaire.
        [one] { seat-name } prend { part-the-tile } ; il en reste { $left } exemplaire.
       *[other] { seat-name } prend { part-the-tile } ; il en reste { $left } exemplaires.
    }
event-warrior-placed = { seat-name } place un guerrier d’élite sur la place { $space } du rempart.
event-points-scored = { seat-name } marque { part-points } { part-cause }.
event-points-scored-lost = { seat-name } perd { part-points } { part-cause }.
event-second-action = Le scribe donne à { seat-name } une deuxième action.
event-second-action-left = { seat-name } renonce à une deuxième action.
event-passed =
    { $count ->
        [0] { seat-name } passe sans carte inutilisée.
        [one] { seat-name } passe avec { $count } carte inutilisée.
       *[other] { seat-name } passe avec { $count } cartes inutilisées.
    }

## Événements de fin de manche

event-round-ended = La manche { $round } est terminée.
event-unused-revealed = { seat-name } n’a pas utilisé { cards-name }.
event-tokens-returned =
    { $count ->
        [one] { seat-name } reprend { $count } jeton d’impôt.
       *[other] { seat-name } reprend { $count } jetons d’impôt.
    }

## Événements de fin de saison et de partie

event-attack-revealed = La cité est attaquée avec une force de { $strength } (carte Attaque { $number }).
event-city-defended =
    { $warriors ->
        [one] La cité résiste : { $warriors } guerrier d’élite contre une force de { $strength }.
       *[other] La cité résiste : { $warriors } guerriers d’élite contre une force de { $strength }.
    }
event-city-raided =
    { $warriors ->
        [one] La cité est pillée : { $warriors } guerrier d’élite contre une force de { $strength }.
       *[other] La cité est pillée : { $warriors } guerriers d’élite contre une force de { $strength }.
    }
event-raid-due =
    { $count ->
        [0] { seat-name } ne doit rien dans le pillage.
       *[other] { seat-name } doit une force de { $count } dans le pillage.
    }
event-raid-lost =
    { $covered ->
        [0] { seat-name } perd { part-amount } dans le pillage, sans couvrir de force.
       *[other] { seat-name } perd { part-amount } dans le pillage et couvre ainsi une force de { $covered }.
    }
event-rank-scored =
    { $rank ->
        [1] { seat-name } a le premier rang avec { part-amount } et marque { part-points }.
        [2] { seat-name } a le deuxième rang avec { part-amount } et marque { part-points }.
        [3] { seat-name } a le troisième rang avec { part-amount } et marque { part-points }.
       *[4] { seat-name } a le quatrième rang avec { part-amount } et marque { part-points }.
    }
event-pieces-returned =
    { $goods ->
        [warriors] { seat-name } reprend { part-amount } du rempart.
       *[other] { seat-name } rend { part-amount }.
    }
event-game-over = La partie est terminée : { ending-name }.
event-winner = { seat-name } gagne avec { part-points } ; recrues, or et ressources ensemble : { $total }.

## Pourquoi une action est refusée ; une virgule et la règle suivent

why-not-this-phase = ce n’est pas la décision à prendre maintenant ({ phase-name })
why-game-over = la partie est terminée
why-slot-covered = l’emplacement est couvert à ce nombre de joueurs
why-no-such-slot = cet emplacement n’existe pas
why-slot-occupied = l’emplacement est occupé, et seul un clerc pourrait y entrer
why-same-as-other-slot = revient au même que l’emplacement { $slot }, qui s’écrit à sa place
why-two-cards-needed = l’emplacement demande deux courtisans ou un magister
why-one-card-only = l’emplacement ne demande qu’une carte
why-card-not-in-hand =
    { $count ->
        [one] il n’y a aucun { card-name } en main
       *[other] il n’y a pas { cards-name } en main
    }
why-tax-not-payable =
    { $owners ->
        [one] l’impôt de { $owners } or ne peut pas être payé avec { $gold } or
       *[other] l’impôt de { $owners } or pour { $owners } joueurs ne peut pas être payé avec { $gold } or
    }
why-tax-leaves-too-little =
    { $owners ->
        [one] l’impôt de { $owners } or laisserait { $left } or, trop peu pour l’action
       *[other] l’impôt de { $owners } or pour { $owners } joueurs laisserait { $left } or, trop peu pour l’action
    }
why-nothing-to-do-here = ce joueur ne peut rien y faire
why-repository-empty = l’Entrepôt est vide
why-not-in-repository = il n’y a plus { part-of-goods } à l’Entrepôt
why-supply-empty = il n’y a plus { part-of-goods } dans la réserve
why-tile-does-not-give = { part-the-tile } ne donne pas { part-of-goods }
why-no-trade-after = avec { part-some-goods }, aucun échange ne serait possible
why-price-not-payable = ce joueur ne peut pas payer { part-amount }
why-not-held = ce joueur n’a pas { part-of-goods }
why-takes-other-count =
    { $count ->
        [one] on choisit ici exactement { $count } ressource
       *[other] on choisit ici exactement { $count } ressources
    }
why-kinds-must-differ = les deux ressources doivent être différentes
why-row-empty = la ligne du marché pour { part-the-goods } est vide
why-row-full = la ligne du marché pour { part-the-goods } est pleine
why-bought-kind-not-sold = la même figurine ne peut pas acheter et vendre { part-some-goods }
why-two-purchases-only = les deux achats sont déjà faits
why-one-sale-only = la vente est déjà faite
why-trade-first = il faut faire au moins un achat ou une vente
why-track-full = le marqueur est déjà sur la dernière case pour le { card-name }
why-one-magister-a-turn = ce joueur a déjà pris un magister pendant ce tour
why-no-courtier-left = ce joueur n’a plus de courtisan à remplacer
why-no-courtier-there = il n’y a pas de courtisan { place-name }
why-no-warrior-left = ce joueur n’a plus de guerrier d’élite
why-wall-full = aucune place de cette sorte n’est libre sur le rempart
why-gate-taken = les deux places marquées à côté de la porte principale sont prises
why-tile-gone = il ne reste aucun exemplaire de cette tuile ({ tile-name })
why-tile-owned = ce joueur a déjà { part-the-tile }
why-not-in-price = le prix ne comprend pas { part-of-goods }
why-hand-of-five = la main doit compter cinq cartes
why-not-your-cards = ces cartes ne sont pas parmi les dix de ce joueur
why-two-different-magisters = les deux magisters doivent être de types différents
why-more-not-possible = ce n’est pas possible une fois de plus
why-loses-other-count = le pillage en prend de { $low } à { $high }
why-other-kind-first = c’est la perte { part-of-goods } qui se décide maintenant
why-plain-changes-nothing = jouer la carte sans son pouvoir ne changerait rien

## Libellés d’écran

screen-city = Cité
screen-palace = Palais
screen-palace-track = Piste du Palais
screen-wall = Rempart
screen-gate = Porte principale
screen-market = Marché
screen-repository = Entrepôt
screen-province = Carte Province
screen-grants = Récompenses royales
screen-favors = Faveurs royales
screen-tiles = Tuiles Bâtiment
screen-supply = Réserve
screen-magister-track = Piste des magisters
screen-season-track = Piste des saisons
screen-order = Ordre des joueurs
screen-round = Manche { $round } sur { $rounds }, saison { $season }
screen-hand = Main
screen-waiting = Pile en attente
screen-played = Jouées
screen-unused = Cartes inutilisées
screen-points = Points
screen-figures = Figurines
screen-tokens = Jetons d’impôt
screen-magisters = Magisters
screen-passed = a passé
screen-hidden = caché
screen-covered = couvert
screen-vacant = libre
screen-empty = vide
screen-attack = Attaque à la fin de la saison
screen-strength = Force
screen-raid = Pillage
screen-to-pay = Reste à payer

## Lignes tapées

what-card = une carte
what-magister = un magister
what-resource = une ressource
what-goods = or, recrues ou une ressource
what-tile = une tuile Bâtiment
what-place = l’endroit où est le courtisan
what-wall-place = une place du rempart
what-slot = un emplacement
what-hand-of-five = des nombres et des sortes de cartes qui font cinq
typed-no-slot = '{ $word }' n’est pas un emplacement de { $location } ; ses emplacements sont { $slots }.
typed-not-five = Une main a cinq cartes, pas { $count }.
typed-plain-courtier = Un courtisan n’a pas de pouvoir ; '{ $word }' est pour les magisters.
