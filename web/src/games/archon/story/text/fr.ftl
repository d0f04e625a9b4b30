### Ce qu’un joueur a fait, en français. Une phrase se compose d’un nom et des propositions qui
### suivent.

you = Vous
part-has =
    { $you ->
        [yes] avez
       *[no] a
    }
to-you = vous
amount =
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
visited =
    { $location ->
        [repository] { part-has } visité l’Entrepôt
        [barracks] { part-has } visité la Caserne
        [treasury] { part-has } visité la Trésorerie
        [marketplace] { part-has } visité le Marché
        [guild-hall] { part-has } visité l’Hôtel des guildes
        [royal-guard] { part-has } visité la Garde royale
        [builders-guild] { part-has } visité la Guilde des bâtisseurs
        [academy] { part-has } visité l’Académie
        [planetarium] { part-has } visité le Planétarium
       *[palace] { part-has } visité le Palais
    }
taxed = { part-has } payé l’impôt à { $names }
drafted = { part-has } commencé avec { $cards }
divided =
    { $you ->
        [yes] avez réparti vos cartes
       *[no] a réparti ses cartes
    }
passed = { part-has } passé
paid = { part-has } payé { $amounts }
gained = { part-has } reçu { $amounts }
bought = { part-has } acheté { $amounts }
sold = { part-has } vendu { $amounts }
won = { part-has } pris la carte { $card }
tile = { part-has } pris la tuile { $tile }
warriors =
    { $count ->
        [one] { part-has } posté un guerrier d’élite sur le rempart
       *[other] { part-has } posté { $count } guerriers d’élite sur le rempart
    }
scored =
    { $count ->
        [one] { part-has } marqué un point
       *[other] { part-has } marqué { $count } points
    }
points-of = { $name } { $points }
scoring =
    { $category ->
        [arts] Décompte des Arts : { $seats }.
        [science] Décompte des Sciences : { $seats }.
        [warriors] Décompte des guerriers d’élite : { $seats }.
       *[tiles] Décompte des tuiles : { $seats }.
    }
