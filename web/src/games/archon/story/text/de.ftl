### Was jemand getan hat, auf Deutsch. Ein Satz besteht aus einem Namen und den folgenden Satzteilen.

you = Sie
part-n =
    { $you ->
        [yes] n
       *[no] { "" }
    }
part-en =
    { $you ->
        [yes] en
       *[no] { "" }
    }
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
        [repository] ging{ part-en } ins Lagerhaus
        [barracks] ging{ part-en } in die Kaserne
        [treasury] ging{ part-en } in die Schatzkammer
        [marketplace] ging{ part-en } auf den Marktplatz
        [guild-hall] ging{ part-en } in die Gildenhalle
        [royal-guard] ging{ part-en } zur Königlichen Garde
        [builders-guild] ging{ part-en } zur Baumeistergilde
        [academy] ging{ part-en } in die Akademie
        [planetarium] ging{ part-en } ins Planetarium
       *[palace] ging{ part-en } in den Palast
    }
taxed = zahlte{ part-n } Steuer an { $names }
drafted = begann{ part-en } mit { $cards }
divided = teilte{ part-n } die Karten
passed = passte{ part-n }
paid = zahlte{ part-n } { $amounts }
gained = bekam{ part-en } { $amounts }
bought = kaufte{ part-n } { $amounts }
sold = verkaufte{ part-n } { $amounts }
won = nahm{ part-en } die Karte { $card }
tile = nahm{ part-en } das Plättchen { $tile }
warriors =
    { $count ->
        [one] stellte{ part-n } einen Elitekrieger auf die Mauer
       *[other] stellte{ part-n } { $count } Elitekrieger auf die Mauer
    }
scored =
    { $count ->
        [one] machte{ part-n } einen Punkt
       *[other] machte{ part-n } { $count } Punkte
    }
points-of = { $name } { $points }
scoring =
    { $category ->
        [arts] Die Künste werden gewertet: { $seats }.
        [science] Die Wissenschaft wird gewertet: { $seats }.
        [warriors] Die Elitekrieger werden gewertet: { $seats }.
       *[tiles] Die Gebäudeplättchen werden gewertet: { $seats }.
    }
