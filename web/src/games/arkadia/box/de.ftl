### Die Schachtel von Arkadia, auf Deutsch.

group =
    { $group ->
        [board] Der Spielplan
        [buildings] Gebäude und Karten
        [castle] Die Burg
        [people] Arbeiter und Handkarten
        [first] Das erste Spiel
       *[other] { $group }
    }
piece =
    { $piece ->
        [plan] Plan und Lager
        [names] Namen
        [lot] Burgplatz
        [pool-first] Erstes Stockwerk
        [pool-second] Zweites Stockwerk
        [pool-third] Drittes Stockwerk
        [workers] Arbeiter
        [hand] Karten
        [town] Die Stadt zu Beginn
       *[other] { $piece }
    }
town = Gebäude { $number }
value =
    { $value ->
        [board-rows] Zeilen
        [board-columns] Spalten
        [camps-count] Zahl der Lager
        [camps-places-squares] Felder mit Lager
        [families-names] Familien
        [lot-rows] Zeilen des Bauplatzes
        [lot-columns] Spalten des Bauplatzes
        [lot-castle-squares] Burgfelder
        [lot-castle-seals_of_each_family] Gedruckte Siegel jeder Familie
        [lot-print-squares] Druck des liegenden Bauplatzes
        [forms-names] Formen
        [forms-tiles] Plättchen
        [forms-shapes] Form
        [cards] Karten
        [castle-pools-first] Teile
        [castle-pools-second] Teile
        [castle-pools-third] Teile
        [hand-cards] Karten auf der Hand
        [hand-display] Offene Karten
        [workers-own_at_start] Eigene zu Beginn
        [workers-own_in_all] Eigene insgesamt
        [workers-banners] Banner
        [workers-workers_for_a_banner] Arbeiter für ein Banner
        [workers-neutral] Neutrale Arbeiter
        [first_game-neutral_workers-two_seats] Weitere neutrale Arbeiter je Person, zu zweit
        [first_game-neutral_workers-three_seats] Weitere neutrale Arbeiter je Person, zu dritt
        [first_game-neutral_workers-four_seats] Weitere neutrale Arbeiter je Person, zu viert
        [first_game-lot-square] Erstes Feld des Bauplatzes
        [first_game-lot-standing] Der Bauplatz steht
        [first_game-town-buildings-form] Form
        [first_game-town-buildings-family] Familie
        [first_game-town-buildings-squares] Felder
       *[other] { $value }
    }
word =
    { $word ->
        [red] rot
        [olive] oliv
        [black] schwarz
        [silver] silber
        [blank] kein Siegel
        [yard] Hof
        [house] Wohnhaus
        [farm] Bauernhof
        [tavern] Taverne
        [mill] Mühle
        [smithy] Schmiede
        [trade] Handelshaus
        [monastery] Kloster
        [true] ja
        [false] nein
       *[other] { $word }
    }
