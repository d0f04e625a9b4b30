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
        [points] la dernière saison est finie, et le plus de points l’emporte
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
        [named] { $owner-name }
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
        [draft] pour les premiers magisters
        [raid] dans le pillage
        [season-scoring] au décompte de saison
        [wall-gate] à la porte principale
       *[season-start] au début de la saison
    }
part-lacking = il en manque { $short } dans la réserve
part-no-room = la place manque pour { $excess } de plus

## Qui agit : au lecteur à la deuxième personne ($you), une personne par son nom ($named)

part-person =
    { $named ->
        [yes] { $name }
       *[no] { seat-name }
    }
part-est =
    { $you ->
        [yes] Vous êtes
       *[no] { part-person } est
    }
part-commence =
    { $you ->
        [yes] Vous commencez
       *[no] { part-person } commence
    }
part-a =
    { $you ->
        [yes] Vous avez
       *[no] { part-person } a
    }
part-repartit =
    { $you ->
        [yes] Vous répartissez
       *[no] { part-person } répartit
    }
part-echappe =
    { $you ->
        [yes] Vous échappez
       *[no] { part-person } échappe
    }
part-prend =
    { $you ->
        [yes] Vous prenez
       *[no] { part-person } prend
    }
part-joue =
    { $you ->
        [yes] Vous jouez
       *[no] { part-person } joue
    }
part-place =
    { $you ->
        [yes] Vous placez
       *[no] { part-person } place
    }
part-pose =
    { $you ->
        [yes] Vous posez
       *[no] { part-person } pose
    }
part-paie =
    { $you ->
        [yes] Vous payez
       *[no] { part-person } paie
    }
part-recoit =
    { $you ->
        [yes] Vous recevez
       *[no] { part-person } reçoit
    }
part-ne-recoit =
    { $you ->
        [yes] Vous ne recevez
       *[no] { part-person } ne reçoit
    }
part-achete =
    { $you ->
        [yes] Vous achetez
       *[no] { part-person } achète
    }
part-vend =
    { $you ->
        [yes] Vous vendez
       *[no] { part-person } vend
    }
part-met =
    { $you ->
        [yes] Vous mettez
       *[no] { part-person } met
    }
part-marque =
    { $you ->
        [yes] Vous marquez
       *[no] { part-person } marque
    }
part-perd =
    { $you ->
        [yes] Vous perdez
       *[no] { part-person } perd
    }
part-renonce =
    { $you ->
        [yes] Vous renoncez
       *[no] { part-person } renonce
    }
part-passe =
    { $you ->
        [yes] Vous passez
       *[no] { part-person } passe
    }
part-n-a =
    { $you ->
        [yes] Vous n’avez
       *[no] { part-person } n’a
    }
part-reprend =
    { $you ->
        [yes] Vous reprenez
       *[no] { part-person } reprend
    }
part-ne-doit =
    { $you ->
        [yes] Vous ne devez
       *[no] { part-person } ne doit
    }
part-doit =
    { $you ->
        [yes] Vous devez
       *[no] { part-person } doit
    }
part-rend =
    { $you ->
        [yes] Vous rendez
       *[no] { part-person } rend
    }
part-gagne =
    { $you ->
        [yes] Vous gagnez
       *[no] { part-person } gagne
    }
part-et-prend =
    { $you ->
        [yes] prenez
       *[no] prend
    }
part-et-avance =
    { $you ->
        [yes] avancez
       *[no] avance
    }
part-et-marque =
    { $you ->
        [yes] marquez
       *[no] marque
    }
part-et-couvre =
    { $you ->
        [yes] couvrez
       *[no] couvre
    }
part-ses-cartes =
    { $you ->
        [yes] vos cartes
       *[no] ses cartes
    }
part-sa-pile =
    { $you ->
        [yes] votre pile
       *[no] sa pile
    }

## Options d’une table

option-season-reset = Après une saison, guerriers et cartes Art et Science sont rendus
option-divide-first = Avant une attaque, les cartes de la manche suivante sont déjà réparties

## Événements de la mise en place, des pistes et des cartes du plateau

event-game-started = Une partie à { $seats } commence.
event-order-set =
    { $rank ->
        [1] { part-est } en première position dans l’ordre des joueurs.
        [2] { part-est } en deuxième position dans l’ordre des joueurs.
        [3] { part-est } en troisième position dans l’ordre des joueurs.
       *[4] { part-est } en quatrième position dans l’ordre des joueurs.
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
event-magister-drafted = { part-commence } avec un { card-name }.
event-cards-divided = { part-repartit } { part-ses-cartes } et { part-et-prend } en main : { $hand }.
event-cards-divided-hidden = { part-repartit } { part-ses-cartes }.
event-waiting-taken = { part-prend } { part-sa-pile } en attente.
event-round-started = La manche { $round } commence (saison { $season }).
event-season-token-moved = Le jeton de la piste des saisons avance depuis la manche { $round }.

## Événements d’un tour

event-turn-started =
    { $you ->
        [yes] C’est à vous de jouer.
       *[no] C’est à { part-person } de jouer.
    }
event-card-played = { part-joue } { cards-name }.
event-card-played-plain =
    { $count ->
        [one] { part-joue } { cards-name } comme courtisan.
       *[other] { part-joue } { cards-name } comme courtisans.
    }
event-figure-placed =
    { $joined ->
        [0] { part-place } une figurine { part-at }, emplacement { $slot }.
        [one] { part-place } une figurine { part-at }, emplacement { $slot }, à côté d’une autre.
       *[other] { part-place } une figurine { part-at }, emplacement { $slot }, à côté de { $joined } autres.
    }
event-token-placed = { part-pose } un jeton d’impôt { part-at }, emplacement { $slot }.
event-tax-paid =
    { $owner ->
        [you] { part-person } vous paie 1 or d’impôt { part-at }.
       *[other] { part-paie } à { part-owner } 1 or d’impôt { part-at }.
    }
event-tax-spared =
    { $owners ->
        [one] { part-echappe } { part-at }, grâce au percepteur, à l’impôt de { $owners } joueur.
       *[other] { part-echappe } { part-at }, grâce au percepteur, à l’impôt de { $owners } joueurs.
    }
event-gained =
    { $short ->
        [0] { part-recoit } { part-amount } { part-cause }.
       *[other] { part-recoit } { part-amount } { part-cause } ; { part-lacking }.
    }
event-gained-none = { part-ne-recoit } pas { part-of-goods } { part-cause } : la réserve est vide.
event-paid = { part-paie } { part-amount } { part-cause }.
event-bought = { part-achete } { part-amount } pour { $price } or.
event-sold =
    { $short ->
        [0] { part-vend } { part-amount } pour { $price } or.
       *[other] { part-vend } { part-amount } pour { $price } or ; { part-lacking }.
    }
event-spared = { part-paie } { part-amount } de moins { part-cause }.
event-magister-taken = { part-prend } un { card-name } et { part-et-avance } à la case { $space } de sa ligne sur la piste des magisters.
event-courtier-replaced = { part-met } un { card-name } à la place d’un courtisan { place-name }.
event-tile-taken =
    { $left ->
        [0] { part-prend } { part-the-tile } ; il n’en reste aucun exemplaire.
        [one] { part-prend } { part-the-tile } ; il en reste { $left } exemplaire.
       *[other] { part-prend } { part-the-tile } ; il en reste { $left } exemplaires.
    }
event-warrior-placed = { part-place } un guerrier d’élite sur la place { $space } du rempart.
event-points-scored = { part-marque } { part-points } { part-cause }.
event-points-scored-lost = { part-perd } { part-points } { part-cause }.
event-second-action =
    { $you ->
        [yes] Le scribe vous donne une deuxième action.
       *[no] Le scribe donne à { part-person } une deuxième action.
    }
event-second-action-left = { part-renonce } à une deuxième action.
event-passed =
    { $count ->
        [0] { part-passe } sans carte inutilisée.
        [one] { part-passe } avec { $count } carte inutilisée.
       *[other] { part-passe } avec { $count } cartes inutilisées.
    }

## Événements de fin de manche

event-round-ended = La manche { $round } est terminée.
event-unused-revealed = { part-n-a } pas utilisé { cards-name }.
event-tokens-returned =
    { $count ->
        [one] { part-reprend } { $count } jeton d’impôt.
       *[other] { part-reprend } { $count } jetons d’impôt.
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
        [0] { part-ne-doit } rien perdre dans le pillage.
       *[other] { part-doit } couvrir une force de { $count } dans le pillage.
    }
event-raid-lost =
    { $covered ->
        [0] { part-perd } { part-amount } dans le pillage, sans couvrir de force.
       *[other] { part-perd } { part-amount } dans le pillage et { part-et-couvre } ainsi une force de { $covered }.
    }
event-rank-scored =
    { $rank ->
        [1] { part-a } le premier rang avec { part-amount } et { part-et-marque } { part-points }.
        [2] { part-a } le deuxième rang avec { part-amount } et { part-et-marque } { part-points }.
        [3] { part-a } le troisième rang avec { part-amount } et { part-et-marque } { part-points }.
       *[4] { part-a } le quatrième rang avec { part-amount } et { part-et-marque } { part-points }.
    }
event-pieces-returned =
    { $goods ->
        [warriors] { part-reprend } { part-amount } du rempart.
       *[other] { part-rend } { part-amount }.
    }
event-game-over = La partie est terminée : { ending-name }.
event-winner = { part-gagne } avec { part-points } ; recrues, or et ressources ensemble : { $total }.

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
why-nothing-to-do-here = il n’y a rien à y faire maintenant
why-repository-empty = l’Entrepôt est vide
why-not-in-repository = il n’y a plus { part-of-goods } à l’Entrepôt
why-supply-empty = il n’y a plus { part-of-goods } dans la réserve
why-tile-does-not-give = { part-the-tile } ne donne pas { part-of-goods }
why-no-trade-after = avec { part-some-goods }, aucun échange ne serait possible
why-price-not-payable = les biens ne suffisent pas pour payer { part-amount }
why-not-held = il n’y a pas { part-of-goods } parmi les biens
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
why-one-magister-a-turn = un magister a déjà été pris pendant ce tour
why-no-courtier-left = il n’y a plus de courtisan à remplacer
why-no-courtier-there = il n’y a pas de courtisan { place-name }
why-no-warrior-left = il n’y a plus de guerrier d’élite à poster
why-wall-full = aucune place de cette sorte n’est libre sur le rempart
why-gate-taken = les deux places marquées à côté de la porte principale sont prises
why-tile-gone = il ne reste aucun exemplaire de cette tuile ({ tile-name })
why-tile-owned = cette tuile est déjà acquise ({ tile-name })
why-not-in-price = le prix ne comprend pas { part-of-goods }
why-hand-of-five = la main doit compter cinq cartes
why-not-your-cards = ces cartes ne sont pas parmi les dix à répartir
why-two-different-magisters = les deux magisters doivent être de types différents
why-loses-other-count = le pillage en prend de { $low } à { $high }
why-other-kind-first = c’est la perte { part-of-goods } qui se décide maintenant
why-plain-changes-nothing = jouer la carte sans son pouvoir ne changerait rien

## Libellés d’écran

screen-city = Cité
screen-palace = Palais
screen-wall = Rempart
screen-gate = Porte principale
screen-market = Marché
screen-repository = Entrepôt
screen-province = Carte Province
screen-grants = Récompenses royales
screen-favors = Faveurs royales
screen-tiles = Tuiles Bâtiment
screen-supply = Réserve
screen-order = Ordre des joueurs
screen-round = Manche { $round } sur { $rounds }, saison { $season }
screen-hand = Main
screen-waiting = Pile en attente
screen-played = Jouées
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
typed-no-slot = « { $word } » n’est pas un emplacement de { $location } ; ses emplacements sont { $slots }.
typed-not-five = Une main a cinq cartes, pas { $count }.
typed-plain-courtier = Un courtisan n’a pas de pouvoir ; « { $word } » est pour les magisters.

## Styles des robots, et termes d’un conseil

style-name =
    { $style ->
        [builder] Bâtisseur
        [warden] Gardien
       *[scholar] Savant
    }
term-goods = { $amount } en biens
term-cards = { $amount } en cartes
term-order = { $amount } par la place dans l’ordre du tour
term-tiles = { $amount } sur les tuiles et les projets
term-ranks = { $amount } au décompte de la saison
term-raid = { $amount } en protection contre les pillages
