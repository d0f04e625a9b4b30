### Ce qu’un joueur a fait, en français. Une phrase se compose d’un nom et des propositions qui
### suivent.

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
        [repository] est allé à l’Entrepôt
        [barracks] est allé à la Caserne
        [treasury] est allé à la Trésorerie
        [marketplace] est allé au Marché
        [guild-hall] est allé à l’Hôtel des guildes
        [royal-guard] est allé à la Garde royale
        [builders-guild] est allé à la Guilde des bâtisseurs
        [academy] est allé à l’Académie
        [planetarium] est allé au Planétarium
       *[palace] est allé au Palais
    }
taxed = a payé l’impôt à { $names }
drafted = a commencé avec { $cards }
divided = a réparti ses cartes
passed = a passé
paid = a payé { $amounts }
gained = a reçu { $amounts }
bought = a acheté { $amounts }
sold = a vendu { $amounts }
won = a pris la carte { $card }
tile = a pris la tuile { $tile }
warriors =
    { $count ->
        [one] a posté un guerrier d’élite sur le mur
       *[other] a posté { $count } guerriers d’élite sur le mur
    }
scored =
    { $count ->
        [one] a marqué un point
       *[other] a marqué { $count } points
    }
points-of = { $name } { $points }
scoring =
    { $category ->
        [arts] Décompte des Arts : { $seats }.
        [science] Décompte des Sciences : { $seats }.
        [warriors] Décompte des guerriers d’élite : { $seats }.
       *[tiles] Décompte des tuiles : { $seats }.
    }
