### Archon en français. Un identifiant a le même sens dans toutes les langues ; ceux qui commencent
### par « part- » sont des éléments propres à cette langue.

### rules: names, phases, options, events and refusals

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
        [favor] avec une faveur royale
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
part-et-marque =
    { $you ->
        [yes] marquez
       *[no] marque
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
event-grant-drawn = Une récompense royale est tirée pour la saison { $season }.
event-grant-started = La récompense royale de la saison { $season } est maintenant en vigueur.
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
event-province-revealed = Une nouvelle carte Province est révélée.
event-repository-filled =
    { $short ->
        [0] L’Entrepôt reçoit { part-amount }.
       *[other] L’Entrepôt reçoit { part-amount } ; { part-lacking }.
    }
event-repository-filled-none = L’Entrepôt ne reçoit pas { part-of-goods } : la réserve est vide.
event-repository-cleared = L’Entrepôt rend { part-amount } à la réserve.
event-favor-revealed = Une nouvelle faveur royale est révélée au Palais.
event-favor-moved = Une faveur royale avance au Palais.
event-favor-removed = Une faveur royale quitte le Palais.
event-magister-drafted = { part-commence } avec un { card-name }.
event-cards-divided = { part-repartit } { part-ses-cartes } et { part-et-prend } en main : { $hand }.
event-cards-divided-hidden = { part-repartit } { part-ses-cartes }.
event-waiting-taken = { part-prend } { part-sa-pile } en attente.
event-round-started = La manche { $round } commence (saison { $season }).
event-season-token-moved = Le jeton avance sur la piste des saisons.

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
        [0] { part-place } une figurine { part-at }.
        [one] { part-place } une figurine { part-at }, à côté d’une autre.
       *[other] { part-place } une figurine { part-at }, à côté de { $joined } autres.
    }
event-token-placed = { part-pose } un jeton d’impôt { part-at }.
event-tax-paid =
    { $owner ->
        [you] { part-person } vous paie 1 or d’impôt { part-at }.
       *[other] { part-paie } à { part-owner } 1 or d’impôt { part-at }.
    }
event-tax-spared = { part-echappe } à l’impôt { part-at }, grâce au percepteur.
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
event-magister-taken = { part-prend } un { card-name }.
event-courtier-replaced = { part-met } un { card-name } à la place d’un courtisan { place-name }.
event-tile-taken =
    { $left ->
        [0] { part-prend } { part-the-tile } ; il n’en reste aucun exemplaire.
        [one] { part-prend } { part-the-tile } ; il en reste { $left } exemplaire.
       *[other] { part-prend } { part-the-tile } ; il en reste { $left } exemplaires.
    }
event-warrior-placed = { part-place } un guerrier d’élite sur le rempart.
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

event-attack-revealed = La cité est attaquée avec une force de { $strength }.
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
        [one] { part-doit } repousser un pillard qui a passé le rempart.
       *[other] { part-doit } repousser { $count } pillards qui ont passé le rempart.
    }
event-raid-lost =
    { $covered ->
        [0] { part-perd } { part-amount } dans le pillage, et aucun pillard ne s’en va pour autant.
        [one] { part-perd } { part-amount } dans le pillage, et un pillard s’en va.
       *[other] { part-perd } { part-amount } dans le pillage, et { $covered } pillards s’en vont.
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

### answers: answers to questions about a position, for people who play by ear

answer-hidden = caché
answer-vacant = libre
answer-tiles = tuiles Bâtiment
answer-or = ou
answer-no-price = rien
answer-goods =
    { $goods ->
        [resources] ressources au choix
        [different-resources] ressources différentes au choix
       *[province-resources] ressources au choix de l’entrepôt
    }

answer-round = Manche { $round } sur { $rounds }, saison { $season }.
answer-to-move =
    { $you ->
        [yes] C’est à vous : { $phase }.
       *[no] Au tour { DE($seat) } : { $phase }.
    }
answer-over = La partie est finie : { $how }. Victoire { DE($winners) }.
answer-order = Dans l’ordre du tour : { $seats }.
answer-standing = { $seat } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $passed ->
        [yes] {" "}et a passé
       *[no] {""}
    }
answer-chosen = { $place }, emplacement { $slot }, avec { $cards }{ $plain ->
        [yes] , sans son pouvoir
       *[no] {""}
    }{ $second ->
        [yes] , seconde action du tour
       *[no] {""}
    }.
answer-chosen-again = Fait jusqu’ici : { $count }.
answer-chosen-bought = Acheté : { $goods }.
answer-chosen-sold = Vendu : { $goods }.
answer-chosen-magister = Le magister du tour est pris : { $card }.
answer-chosen-tile = Tuile choisie : { $tile }.
answer-chosen-price = À payer : { $price }.
answer-payable-tiles = Tuiles que l’on peut payer : { $names }.
answer-payable-magisters = Magisters que l’on peut payer : { $names }.
answer-raid = Pillage de force { $strength }. Reste à perdre : { $due }.
answer-raid-asked = Demandé maintenant : { $goods }.
answer-option = { $name } : { $value ->
        [yes] oui
       *[no] non
    }.

answer-slots = { $place } : { $slots }.
answer-slot = emplacement { $slot } pour { $count ->
        [one] une carte
       *[other] { $count } cartes
    }, { $what }
answer-covered = fermé à ce nombre de joueurs : { $slots }
answer-token = jeton d’impôt : { $seat }
answer-merchant = Un marchand reçoit aussi { $gain }.
answer-repository = Dans l’entrepôt : { $goods }.
answer-favor = Emplacement { $slot }, une faveur royale : { $what }
answer-favors-gone = Faveurs royales parties : { $numbers }.
answer-market-row = { $goods } : { $count } dans la rangée, le prochain coûte { $buy }, une vente rapporte { $sell }.
answer-gate = Places marquées à la porte principale, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacune : { $seats } ; libres : { $vacant }.
answer-wall = Autres places du rempart : { $seats } ; libres : { $vacant }.
answer-tax = Vous devriez une pièce d’or d’impôt à chacun de : { $seats }.
answer-closed = Fermé pour vous : { $why ->
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
answer-possible = Vous pouvez vous le permettre { $count } fois.
answer-alike = L’emplacement { $slot } revient au même que { $first }.

answer-at = { $place } : { $what }
answer-act =
    { $act ->
        [2] Prenez un magister.
        [3] Prenez une tuile Bâtiment.
       *[4] Utilisez une des Faveurs royales.
    }
answer-act-for-less = { $act } { $less }
answer-trade = Achetez jusqu’à { $purchases } cubes et vendez-en jusqu’à { $sales }.
answer-exchange = Payez { $pay }, recevez { $gain }.
answer-gain = Recevez { $gain }.
answer-times = { $what } Jusqu’à { $count } fois.
answer-points-per = { $count ->
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
answer-less = Payez { $goods } de moins.
answer-terms = Vendez pour { $more } or de plus et achetez pour { $price } or.
answer-ability-never = Elle n’a pas de capacité.
answer-ability-tile = Chaque nouvelle tuile, elle comprise, rapporte { $gain }.
answer-ability-visit = Chaque figurine à cet endroit rapporte { $gain } de plus : { $at }.
answer-ability-season = Au début de chaque saison suivante : { $gain }.
answer-ability-scoring = À chaque décompte : { $gain }.
answer-ability-end = À la fin de la partie : { $gain }.
answer-ability-always = Chaque { $one } est aussi un { $other }, et inversement.

answer-house = { $tile }, niveau { $level } : coûte { $price }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, reste { $left }. À : { $owners }.
answer-track = { $card } : { $spaces }. Possédés par place : { $counts }.
answer-space = numéro { $number } coûte { $price }{ $points ->
        [0] {""}
        [one] , { $points } point
       *[other] , { $points } points
    }

answer-no-hand = Qui regarde n’a pas de main.
answer-seat = { $seat }, { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
answer-goods-of = Biens : { $goods }.
answer-cards-of = Cartes en main : { $hand }. En attente : { $waiting }. Jouées : { $played }.
answer-known-hand = Certainement en main : { $cards }.
answer-known-waiting = Certainement en attente : { $cards }.
answer-magisters-of = Magisters achetés : { $cards }.
answer-tiles-of = Tuiles : { $names }.
answer-pieces-of = Restent : figurines { $figures }, guerriers { $warriors }, jetons d’impôt { $tokens }.

answer-next = Le prochain décompte rapporterait : { $points }.
answer-scoring = Pour { $name } : { $points }.
answer-more = { $name } : maintenant { $now } pour vous, { $one } avec un de plus, { $two } avec deux de plus.
answer-grant = Saison { $season }, récompense royale : { $ranks }.
answer-ranks = { $name } { $points }
answer-no-attack = Aucune attaque n’est à venir.
answer-attack = Guerriers sur le rempart : { $count } ; la prochaine attaque a une force de { $low } à { $high }.
answer-attack-odds = Forces possibles : { $strengths }. Le rempart résiste à tant d’entre elles avec aucun, un, deux guerriers de plus et ainsi de suite : { $holds }. Cartes d’attaque parties : { $gone }.
answer-supply = Dans la réserve : { $goods }.
answer-province = La carte Province rapporte { $goods }. Cartes parties : { $gone }.

## Noms des questions

answer-topic-position = La position en bref
answer-topic-turn = Le tour et ce qui est choisi
answer-topic-hand = Mes cartes et mes biens
answer-topic-city = La cité, lieu par lieu
answer-topic-location = Un lieu de la cité
answer-topic-palace = Le palais et les Faveurs royales
answer-topic-market = Le marché
answer-topic-wall = Le rempart
answer-topic-attack = La prochaine attaque
answer-topic-houses = Toutes les tuiles Bâtiment
answer-topic-house = Une tuile Bâtiment
answer-topic-magisters = La piste des magisters
answer-topic-scoring = Le prochain décompte
answer-topic-seats = Ce qu’ont les places
answer-topic-seat = Ce qu’a une place
answer-topic-order = Ordre du tour et points
answer-topic-supply = Réserve et province
answer-topic-options = Options de la table

### terminal: what the terminal shows besides the board

## Le dessin

terminal-phase-word =
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
terminal-round = { $round } : { $phase }
terminal-order = Ordre, points
terminal-cards-needed =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
terminal-wall = Rempart : { $count }, porte { $gate }, attaque { $attack }
terminal-raid = Pillage de { $strength }, reste dû : { $due }
terminal-tiles-head = Tuiles :
terminal-head-left = rés.
terminal-head-repository = repo
terminal-head-buy = buy
terminal-head-sell = sell
terminal-head-cards = m+a+j
terminal-ranks = rangs
terminal-figures = pions
terminal-tokens = $ jetons

## Prix et effets

terminal-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
terminal-points-short = { $count } pt
terminal-points-per =
    { $per ->
        [arts] { terminal-points } par arts possédée
        [science] { terminal-points } par science possédée
        [warriors] { terminal-points } par guerrier à soi sur le rempart
        [tiles] { terminal-points } par tuile à soi, elle comprise
        [magisters] { terminal-points } par magister à soi
       *[once] { terminal-points }
    }
terminal-or = ou
terminal-amount-resources =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
terminal-amount-different-resources =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes divers
    }
terminal-amount-province-resources =
    { $count ->
        [one] { $count } cube de repository
       *[other] { $count } cubes de repository
    }
terminal-price-less = prix −{ $count }
terminal-less = payer { $goods } de moins
terminal-terms = vendre { $more } de plus, acheter à { $price } gold
terminal-act =
    { $act ->
        [2] un magister
        [3] une tuile Bâtiment
       *[4] utiliser une des Faveurs royales
    }
terminal-act-for-less = { $act }, { $less }
terminal-exchange = { $pay } -> { $gain }
terminal-gain = { $gain }
terminal-times = { $what } x{ $count }
terminal-at = { $place }: { $what }
terminal-trade = acheter jusqu’à { $purchases } et vendre jusqu’à { $sales }
terminal-ability-never = aucune capacité
terminal-ability-tile = chaque nouvelle tuile, elle comprise : { $gain }
terminal-ability-visit = chaque figurine dans { $at } : { $gain } de plus
terminal-ability-season = au début de chaque saison suivante : { $gain }
terminal-ability-scoring = à chaque décompte : { $gain }
terminal-ability-end = à la fin de la partie : { $gain }
terminal-ability-always = chaque { $one } est aussi un { $other }, et inversement

## Pendant la décision

terminal-choice-draft = Premiers magisters : { $prices }
terminal-choice-split =
    { $last ->
        [yes] Cinq cartes pour cette manche ; les cinq autres ne seront plus jouées.
       *[no] Cinq cartes pour cette manche ; les cinq autres attendent la suivante.
    }
terminal-choice-slot =
    { $count ->
        [one] { $slot } demande { $count } carte.
       *[other] { $slot } demande { $count } courtiers ou un magister.
    }
terminal-choice-tax = Impôt : 1 gold chacun à { $owners }, rien avec un tax-collector.
terminal-choice-merchant = Un merchant reçoit en plus { $gain }.
terminal-choice-trade = Acheter { $buying } ; vendre { $selling }.
terminal-choice-no-trade = rien
terminal-choice-tiles = { $count } tuiles à votre portée. "legal" les nomme, "forms" donne les prix.
terminal-choice-save = Prix : { $price }. Ce que vous nommez n’est pas payé.
terminal-choice-replace = Le { $magister } remplace un courtier : hand sert cette manche, waiting la suivante, played plus tard.
terminal-choice-wall = gate : { $points } tout de suite ; plain : rien.
terminal-choice-lose = Reste à couvrir : { $due }. Les cubes partent avant gold (2 pour 1) et les points.

terminal-pile = { $place } : { $cards }.

## Pages

terminal-forms-none = Aucune page ne commence par "{ $word }". Pages : { $names } ; ou le nom d’une tuile.
terminal-forms-more = Plus avec "forms" et un de ces mots : { $names } ; ou le nom d’une tuile.
terminal-level = niveau { $level }
terminal-left-copies = x{ $count }
terminal-discount = Le niveau { $level } coûte { $less } { $goods } de moins dès la saison { $season }.
terminal-track-owned = magisters et leurs prix, dans l’ordre de la prise
terminal-grant = { $number } : marché { $market }
terminal-grants-head = points des rangs en saison 1/2/3
terminal-attack-strengths = forces des six attaques à 2, 3 et 4 joueurs

## La feuille et les premiers mots

terminal-sheet =
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
terminal-help-forms = prix et effets : tuiles, magisters, faveurs et d’autres
terminal-welcome =
    Bienvenue à Archon. Trois saisons de trois manches ; le plus de points gagne.
    Tapez une case pour placer un pion : "barracks a", "with merchant" ; ou "pass".
    D’abord on partage : "split 3 courtier 1 cleric 1 scribe" est votre main.
    "legal" : ce qui est permis ; "why" : pourquoi pas ; "undo" annule ; "log".
    "sheet" : les signes ; "forms" : les prix ; "help" : le reste ; "quit" : fin.

## Le résultat

terminal-result-start = début
terminal-result-ranks = saisons
terminal-result-magisters = magisters
terminal-result-tiles = tuiles
terminal-result-favors = faveurs, porte
terminal-result-raid = pillages

### screen: what the board, the hand and the seats say in the browser

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
ability-visit = chaque figurine ({ $at }) : { $gain } de plus
ability-season = au début de chaque saison suivante : { $gain }
ability-scoring = à chaque décompte : { $gain }
ability-end = à la fin de la partie : { $gain }
ability-always = chaque { $one } compte aussi comme { $other }, et inversement
ability-less = { $at } : payer { $goods } de moins
ability-trade = { $at } : vendre chaque cube { $more } de plus, acheter chacun à { $price } or

## Le plateau

city-label = La cité
place-nth =
    { $number ->
        [1] première place
       *[other] { $number }e place
    }
said-of = { $name } : { $said }
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
favor-number = Une faveur royale
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
space-label =
    { $space ->
        [1] { $magister }, le premier
        [2] { $magister }, le deuxième
        [3] { $magister }, le troisième
       *[other] { $magister }, encore un
    }
space-costs = coûte { $cost } et rapporte { $points }
space-first = coûte { $cost }
space-markers = atteinte par { $seats }
buy-label = Acheter : { $goods } pour { $price } or
sell-label = Vendre : { $goods } pour { $price } or
merlon-gate = Place à côté de la porte principale
merlon-plain = Place sur le rempart
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
more = Encore une fois
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

## Sièges et tableaux

attack-range = force { $low } à { $high }
attack-sure = force { $low }

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
chip-other = avec une autre carte
chip-of =
    { $count ->
        [one] { $count } possible
       *[other] { $count } possibles
    }
chip-cubes =
    { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    }
chip-from = cubes dès { $price }
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
attack-stand =
    { $count ->
        [one] Un guerrier sur le rempart
       *[other] { $count } guerriers sur le rempart
    }
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
track-full = ligne finie

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

### story: what a seat did, in clauses that follow its name

told-you = Vous
told-part-has =
    { $you ->
        [yes] avez
       *[no] a
    }
told-to-you = vous
told-amount =
    { $goods ->
        [gold] { $count } or
        [recruits] { $count ->
            [one] une recrue
           *[other] { $count } recrues
        }
        [papyrus] { $count } papyrus
        [silver] { $count } argent
        [iron] { $count } fer
        [stone] { $count } pierre
        [arts] { $count ->
            [one] une carte Art
           *[other] { $count } cartes Art
        }
       *[science] { $count ->
            [one] une carte Science
           *[other] { $count } cartes Science
        }
    }
told-visited =
    { $location ->
        [repository] { told-part-has } visité l’Entrepôt
        [barracks] { told-part-has } visité la Caserne
        [treasury] { told-part-has } visité la Trésorerie
        [marketplace] { told-part-has } visité le Marché
        [guild-hall] { told-part-has } visité l’Hôtel des guildes
        [royal-guard] { told-part-has } visité la Garde royale
        [builders-guild] { told-part-has } visité la Guilde des bâtisseurs
        [academy] { told-part-has } visité l’Académie
        [planetarium] { told-part-has } visité le Planétarium
       *[palace] { told-part-has } visité le Palais
    }
told-with = { $visit } avec { $cards }
told-card =
    { $count ->
        [one] un { $card ->
            [tax-collector] percepteur
            [cleric] clerc
            [scribe] scribe
           *[merchant] marchand
        }
       *[other] { $count } { $card ->
            [tax-collector] percepteurs
            [cleric] clercs
            [scribe] scribes
           *[merchant] marchands
        }
    }
told-split-way =
    { $way ->
        [now] { $count ->
            [2] Les deux maintenant
           *[other] Tous maintenant
        }
        [each] { $count ->
            [2] Un de chaque côté
           *[other] Partagés
        }
       *[later] { $count ->
            [2] Les deux plus tard
           *[other] Tous plus tard
        }
    }
told-taxed = { told-part-has } payé l’impôt à { $names }
told-drafted = { told-part-has } commencé avec { $cards }
told-divided =
    { $you ->
        [yes] avez réparti vos cartes
       *[no] a réparti ses cartes
    }
told-passed = { told-part-has } passé
told-paid = { told-part-has } payé { $amounts }
told-gained = { told-part-has } reçu { $amounts }
told-bought = { told-part-has } acheté { $amounts }
told-sold = { told-part-has } vendu { $amounts }
told-won = { told-part-has } pris la carte { $card }
told-tile = { told-part-has } pris la tuile { $tile }
told-warriors =
    { $count ->
        [one] { told-part-has } posté un guerrier d’élite sur le rempart
       *[other] { told-part-has } posté { $count } guerriers d’élite sur le rempart
    }
told-scored =
    { $count ->
        [one] { told-part-has } marqué un point
       *[other] { told-part-has } marqué { $count } points
    }
## What a turn does that is being put together

told-now-visited =
    { $location ->
        [repository] allez à l’Entrepôt
        [barracks] allez à la Caserne
        [treasury] allez à la Trésorerie
        [marketplace] allez au Marché
        [guild-hall] allez à l’Hôtel des guildes
        [royal-guard] allez à la Garde royale
        [builders-guild] allez à la Guilde des bâtisseurs
        [academy] allez à l’Académie
        [planetarium] allez au Planétarium
       *[palace] allez au Palais
    }
told-now-taxed = payez l’impôt à { $names }
told-now-paid = payez { $amounts }
told-now-gained = recevez { $amounts }
told-now-bought = achetez { $amounts }
told-now-sold = vendez { $amounts }
told-now-won = prenez la carte { $card }
told-now-tile = prenez la tuile { $tile }
told-now-warriors =
    { $count ->
        [one] postez un guerrier d’élite sur le rempart
       *[other] postez { $count } guerriers d’élite sur le rempart
    }
told-now-scored =
    { $count ->
        [one] marquez un point
       *[other] marquez { $count } points
    }

## The end of a season

told-points-of = { $name } { $points }
told-scoring =
    { $category ->
        [arts] Décompte des Arts : { $seats }.
        [science] Décompte des Sciences : { $seats }.
        [warriors] Décompte des guerriers d’élite : { $seats }.
       *[tiles] Décompte des tuiles : { $seats }.
    }
told-season-strength = force
told-season-stand =
    { $count ->
        [1] guerrier debout
       *[other] guerriers debout
    }
told-season-short = il en manque { $count }
told-season-enough = autant qu’il en faut
told-season-breaks = Le rempart cède
told-season-holds = Le rempart tient
told-season-row =
    { $row ->
        [arts] Arts
        [science] Sciences
        [warriors] Guerriers
       *[tiles] Maisons
    }
told-season-after = Après la saison { $season }
told-season-moved =
    { $how ->
        [up] monte { $place }ᵉ
        [down] descend { $place }ᵉ
       *[same] reste { $place }ᵉ
    }
told-season-over = La manche { $round } et la saison { $season } sont finies. La porte se ferme.
told-season-raiders = Des torches sur la route. La carte d’attaque se retourne.
told-season-card = Force { $strength }. Qui se tient sur le rempart ?
told-season-fires = Les guerriers allument leurs feux.
told-season-held =
    { $count ->
        [0] Personne n’est venu : le rempart tient.
        [1] Un guerrier, force { $strength } : le rempart tient.
       *[other] { $count } guerriers, force { $strength } : le rempart tient.
    }
told-season-broken =
    { $count ->
        [0] Aucun guerrier, force { $strength } : le rempart cède.
        [1] Un guerrier, force { $strength } : le rempart cède, il en manque { $short }.
       *[other] { $count } guerriers, force { $strength } : le rempart cède, il en manque { $short }.
    }
told-season-idle =
    { $you ->
        [yes] Vous n’avez envoyé personne.
       *[no] { $count ->
            [one] { $names } n’a envoyé personne.
           *[other] { $names } n’ont envoyé personne.
        }
    }
told-season-raid = Chacun paie { $strength } moins ses guerriers.
told-season-owed = Vous devez { $count } : { $amounts }.
told-season-points =
    { $count ->
        [one] un point
       *[other] { $count } points
    }
told-season-leads =
    { $you ->
        [yes] Vous menez avec { $points } points.
       *[no] { $count ->
            [one] { $names } mène avec { $points } points.
           *[other] { $names } mènent avec { $points } points.
        }
    }
told-season-mine =
    { $place ->
        [2] Vous êtes deuxième avec { $points }.
        [3] Vous êtes troisième avec { $points }.
       *[other] Vous êtes dernier avec { $points }.
    }

## Ce qui est dessiné après la première image : cartes, colonnes et listes

would = Cela apporterait
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
split-in-hand = dans la main
split-in-waiting = en attente
hidden-cards =
    { $count ->
        [one] une carte cachée
       *[other] { $count } cartes cachées
    }
round-now = Manche { $round } sur { $rounds }
season-now = Saison { $season } sur { $seasons }
track-then =
    { $count ->
        [0] puis l’attaque
        [one] encore une manche, puis l’attaque
       *[other] encore { $count } manches, puis l’attaque
    }
track-divide = les cartes sont réparties avant cette manche
track-attack = attaque et décompte après cette manche
attack-wall =
    { $count ->
        [0] aucun guerrier sur le rempart
        [one] un guerrier sur le rempart
       *[other] { $count } guerriers sur le rempart
    }
attack-due = { $seat } : encore { $count } pillards
grant-title = Récompense royale de la saison { $season }
grant-caption = Points par rang aux saisons 1, 2 et 3
grant-row = Points pour
rank = rang { $rank }
grant-next = Saisons à venir
grant-market = Marché de la saison { $season }
province-title = Carte Province
province-brought = a apporté à l’entrepôt : { $goods }
houses-title = Bâtiments à vendre
houses-level =
    { $level ->
        [1] Premier niveau
        [2] Deuxième niveau : 1 fer de moins dès la saison 2
       *[3] Troisième niveau : 1 pierre de moins en saison 3
    }
house-payable = Vous pourriez le payer maintenant.
house-mine = à vous
sold-out = vendu
row-buy = achat { $price }
row-sell = vente { $price }
row-there = { $count } à l’entrepôt
pile-undivided = Pas encore répartie

### ear: actions as sentences to the player, for people who play by ear

ear-take = Prendre { $cards }
ear-split = Prendre en main { $cards }
ear-enter =
    { $location ->
        [repository] Aller à l’{ $name }, emplacement { $slot }
        [guild-hall] Aller à l’{ $name }, emplacement { $slot }
        [academy] Aller à l’{ $name }, emplacement { $slot }
        [marketplace] Aller au { $name }, emplacement { $slot }
        [planetarium] Aller au { $name }, emplacement { $slot }
        [palace] Aller au { $name }, emplacement { $slot }
       *[other] Aller à la { $name }, emplacement { $slot }
    }
ear-play = Jouer { $cards }
ear-tile = Prendre la tuile { $tile }
ear-replace = Remplacer un courtisan { $place }
ear-wall = Placer le guerrier d’élite { $where }
ear-more = Recommencer : { $effect }
ear-done = En rester là
ear-stop = Renoncer à la deuxième action

## Plusieurs d’une sorte

ear-many-draft = Prendre deux magisters
ear-many-split = Répartir vos cartes
ear-many-enter = Aller à un lieu
ear-many-with = Jouer une carte
ear-many-plain = Jouer un magister comme courtisan
ear-many-pair = Jouer deux cartes
ear-many-take = Prendre des ressources
ear-many-give = Payer en ressources
ear-many-buy = Acheter une ressource
ear-many-sell = Vendre une ressource
ear-many-magister = Prendre un magister
ear-many-tile = Prendre une tuile Bâtiment
ear-many-save = Choisir ce qui ne sera pas payé
ear-many-replace = Remplacer un courtisan
ear-many-wall = Placer le guerrier d’élite
ear-many-lose = Perdre des ressources

### glossary: what the words of the game mean, and their forms in sentences

about-figure = Vous en avez cinq. Chacune sur un emplacement est une action de la manche ; toutes rentrent à la fin de la manche.
about-figure-words = figurine, figurines
about-slot = Une place pour une figurine. Certaines demandent une carte, d’autres deux.
about-slot-words = emplacement, emplacements
about-courtier = Une carte ordinaire : elle envoie une figurine. Deux entrent sur un emplacement pour deux cartes.
about-courtier-words = courtisan, courtisans
about-magister = Une carte avec un pouvoir : percepteur, clerc, scribe ou marchand. Elle remplace un courtisan.
about-magister-words = magister, magisters
about-tax-collector = Met un jeton d’impôt sous la figurine : les autres qui entrent dans le lieu vous paient 1 or. Ne paie pas d’impôt lui-même.
about-tax-collector-words = percepteur, percepteurs
about-cleric = Entre sur un emplacement malgré les figurines. Paie l’impôt.
about-cleric-words = clerc, clercs
about-scribe = Donne une deuxième action dans le même tour.
about-scribe-words = scribe, scribes
about-merchant = Prend un de plus à l’Entrepôt, à la Caserne et à la Trésorerie.
about-merchant-words = marchand, marchands
about-tax-token = Il est sous la figurine d’un percepteur. Tout autre joueur qui entre dans le lieu paie 1 or à son propriétaire.
about-tax-token-words = jeton d’impôt, jetons d’impôt, jeton d'impôt, jetons d'impôt
about-recruit = Devient un guerrier d’élite à la Garde royale, paie des magisters, et se perd en premier dans un pillage.
about-recruit-words = recrue, recrues
about-resource = Un cube : papyrus, argent, fer ou pierre.
about-resource-words = ressource, ressources
about-warrior = Se tient sur le rempart et compte pour l’attaque et pour le décompte.
about-warrior-words = guerrier d’élite, guerriers d’élite, guerrier d'élite, guerriers d'élite, guerrier, guerriers
about-grant = Le souhait du roi pour une saison : ce qu’il compte, et les points de chaque rang.
about-grant-words = récompense royale, récompenses royales
about-favor = Une carte du Palais qui est elle-même un emplacement. À chaque manche, une autre est nouvelle.
about-favor-words = faveur royale, faveurs royales, faveur, faveurs
about-province = La carte qui dit ce qui se trouve à l’Entrepôt dans cette manche.
about-province-words = province, provinces
about-tile = Un bâtiment de la cité qui est à vous : des points et un effet.
about-tile-words = tuile Bâtiment, tuiles Bâtiment, tuile, tuiles
about-season = Trois manches. À la fin viennent une attaque et un décompte.
about-season-words = saison, saisons
about-round = Tous jouent jusqu’à ce que chacun ait passé. Il y en a neuf.
about-round-words = manche, manches
about-waiting = Les cinq cartes qui seront votre main à la manche suivante.
about-waiting-words = pile qui attend
about-raid = Ce qui arrive quand le rempart a moins de guerriers que la force de l’attaque : chacun paie.
about-raid-words = pillage, pillée
about-supply = Ce qui n’est encore à personne. Elle a ce que contient la boîte, et pas plus.
about-supply-words = réserve, réserves

### intro: what the start page says of the game

pitch = Envoyez vos courtisans par la ville, gagnez des magisters à votre cause et gardez le rempart avant l’attaque.
guided = Une première partie qui s’explique elle-même : dans la vraie ville, vous choisissez vos magisters, gagnez la faveur du roi, bâtissez, garnissez le rempart et jouez de vos cartes.
step-title =
    { $step ->
        [1] Dix cartes, deux moitiés
        [2] Dans la ville
        [3] Les magisters
        [4] L’attaque et la saison
       *[5] La fin
    }
step-text =
    { $step ->
        [1] Vous avez dix cartes, courtisans et magisters. Une manche sur deux, vous les partagez en secret : cinq pour cette manche, cinq pour la suivante.
        [2] À votre tour, jouez une carte et placez une figurine sur un emplacement libre d’un lieu. Vous y recevez des biens, faites du commerce, construisez, gardez le rempart ou gagnez la faveur du roi. Passer tôt donne une meilleure place à la manche suivante.
        [3] Les magisters sont de meilleures cartes : chaque sorte a son pouvoir, comme une deuxième action ou un emplacement occupé. Chaque magister gagné remplace un courtisan.
        [4] Après trois manches, la ville est attaquée. S’il y a trop peu de guerriers sur le rempart, qui en a peu y perd des biens. Puis la saison est comptée.
       *[5] Après trois saisons, les tuiles Bâtiment comptent, et le plus de points gagne.
    }
about = Archon: Glory & Machination est un jeu de Nikolas Sakaloglou et Sotiris Tsantilas, édité par Artipia Games en 2013.
