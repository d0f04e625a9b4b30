### Was jemand getan hat, auf Deutsch. Ein Satz besteht aus einem Namen und den folgenden Satzteilen.

to-you = Sie
amount =
    { $goods ->
        [gold] { $count } Gold
        [recruits] { $count ->
            [one] einen Rekruten
           *[other] { $count } Rekruten
        }
        [papyrus] { $count } Papyrus
        [silver] { $count } Silber
        [iron] { $count } Eisen
        [stone] { $count } Stein
        [arts] { $count ->
            [one] eine Kunstkarte
           *[other] { $count } Kunstkarten
        }
       *[science] { $count ->
            [one] eine Wissenschaftskarte
           *[other] { $count } Wissenschaftskarten
        }
    }
visited =
    { $location ->
        [repository] ging ins Lagerhaus
        [barracks] ging in die Kaserne
        [treasury] ging in die Schatzkammer
        [marketplace] ging auf den Marktplatz
        [guild-hall] ging in die Gildenhalle
        [royal-guard] ging zur Königlichen Garde
        [builders-guild] ging zur Baumeistergilde
        [academy] ging in die Akademie
        [planetarium] ging ins Planetarium
       *[palace] ging in den Palast
    }
taxed = zahlte Steuer an { $names }
drafted = begann mit { $cards }
divided = teilte die Karten
passed = passte
paid = zahlte { $amounts }
gained = bekam { $amounts }
bought = kaufte { $amounts }
sold = verkaufte { $amounts }
won = nahm die Karte { $card }
tile = nahm das Plättchen { $tile }
warriors =
    { $count ->
        [one] stellte einen Elitekrieger auf die Mauer
       *[other] stellte { $count } Elitekrieger auf die Mauer
    }
scored =
    { $count ->
        [one] machte einen Punkt
       *[other] machte { $count } Punkte
    }
points-of = { $name } { $points }
scoring =
    { $category ->
        [arts] Die Künste werden gewertet: { $seats }.
        [science] Die Wissenschaft wird gewertet: { $seats }.
        [warriors] Die Elitekrieger werden gewertet: { $seats }.
       *[tiles] Die Gebäudeplättchen werden gewertet: { $seats }.
    }
