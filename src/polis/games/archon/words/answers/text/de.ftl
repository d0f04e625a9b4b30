### Antworten auf Fragen zu einer Stellung von Archon, zum Hören gemacht. Namen, Mengen und Listen
### kommen als Wörter dieser Sprache; die Zahl steht hinter der Ware: „Gold 2“.

hidden = verborgen
vacant = frei
tiles = Gebäudeplättchen
or = oder
no-price = nichts
goods =
    { $goods ->
        [resources] Rohstoffe nach Wahl
        [different-resources] verschiedene Rohstoffe nach Wahl
       *[province-resources] Rohstoffe nach Wahl aus dem Lagerhaus
    }

round = Runde { $round } von { $rounds }, Saison { $season }.
to-move =
    { $you ->
        [yes] Sie sind am Zug: { $phase }.
       *[no] { $seat } ist am Zug: { $phase }.
    }
over = Das Spiel ist aus: { $how }. Gewonnen hat { $winners }.
order = In Zugreihenfolge: { $seats }.
standing = { $seat } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }{ $passed ->
        [yes] , hat gepasst
       *[no] {""}
    }
chosen = { $place }, Feld { $slot }, mit { $cards }{ $plain ->
        [yes] , ohne Fähigkeit
       *[no] {""}
    }{ $second ->
        [yes] , zweite Aktion des Zuges
       *[no] {""}
    }.
chosen-again = Bisher ausgeführt: { $count }.
chosen-bought = Gekauft: { $goods }.
chosen-sold = Verkauft: { $goods }.
chosen-magister = Der Magister dieses Zuges ist genommen: { $card }.
chosen-tile = Gewähltes Plättchen: { $tile }.
chosen-price = Zu zahlen: { $price }.
payable-tiles = Bezahlbare Plättchen: { $names }.
payable-magisters = Bezahlbare Magister: { $names }.
raid = Plünderung mit Stärke { $strength }. Noch zu verlieren: { $due }.
raid-asked = Jetzt gefragt: { $goods }.
option = { $name }: { $value ->
        [yes] ja
       *[no] nein
    }.

slots = { $place }: { $slots }.
slot = Feld { $slot } für { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, { $what }
covered = bei dieser Spielerzahl geschlossen: { $slots }
token = Steuermarker: { $seat }
merchant = Ein Händler bekommt dazu { $gain }.
repository = Im Lagerhaus: { $goods }.
favor = Feld { $slot }, Königsgunst { $number }: { $what }
favors-gone = Königsgunst-Karten, die fort sind: { $numbers }.
market-row = { $goods }: { $count } in der Reihe, der nächste kostet { $buy }, ein Verkauf bringt { $sell }.
gate = Markierte Plätze am Haupttor, je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $seats }; frei: { $vacant }.
wall = Übrige Plätze der Stadtmauer: { $seats }; frei: { $vacant }.
tax = Sie müssten je ein Gold Steuer zahlen an: { $seats }.
closed = Für Sie geschlossen: { $why ->
        [full] alles ist besetzt
        [cards] es braucht zwei Karten
        [price] es fehlt: { $goods }
        [tax] die Steuer ist zu hoch
        [empty] nichts ist mehr da
        [wall] die Mauer ist voll
        [warriors] Sie haben keinen Krieger mehr
        [magister] ein Magister je Zug
        [courtier] Sie haben keinen Höfling mehr
       *[nothing] es ist zu teuer
    }.
possible = Sie können es sich { $count ->
        [one] einmal
       *[other] { $count }-mal
    } leisten.
alike = Feld { $slot } ist dieselbe Wahl wie Feld { $first }.

at = { $place }:{" "}
act =
    { $act ->
        [2] Nehmen Sie einen Magister.
        [3] Nehmen Sie ein Gebäudeplättchen.
       *[4] Nutzen Sie eine Königsgunst.
    }
trade = Kaufen Sie bis zu { $purchases } Würfel und verkaufen Sie bis zu { $sales }.
exchange = Sie zahlen { $pay } und erhalten { $gain }.
gain = Sie erhalten { $gain }.
times = Bis zu { $count }-mal.
points-per = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    } { $per ->
        [arts] je eigener Kunstkarte
        [science] je eigener Wissenschaftskarte
        [warriors] je eigenem Krieger auf der Mauer
        [tiles] je eigenem Plättchen, auch diesem
        [magisters] je eigenem Magister
       *[once] {""}
    }
less = Zu zahlen ist weniger: { $goods }.
terms = Sie verkaufen für { $more } Gold mehr und kaufen für { $price } Gold.
ability-never = Es hat keine Fähigkeit.
ability-tile = Jedes neue Plättchen, auch dieses, bringt { $gain }.
ability-visit = Jede Figur an diesem Ort bringt { $gain }: { $at }.
ability-season = Zu Beginn jeder späteren Saison: { $gain }.
ability-scoring = Bei jeder Wertung: { $gain }.
ability-end = Am Ende des Spiels: { $gain }.
ability-always = Jeder { $one } ist auch ein { $other } und umgekehrt.

house = { $tile }, Stufe { $level }: kostet { $price }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, noch { $left }. Besitzer: { $owners }.
track = { $card }: { $spaces }. Besitz nach Plätzen: { $counts }.
space = Nummer { $number } kostet { $price }{ $points ->
        [0] {""}
        [one] , { $points } Punkt
       *[other] , { $points } Punkte
    }

no-hand = Wer zuschaut, hat keine Handkarten.
seat = { $seat }, { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
goods-of = Waren: { $goods }.
cards-of = Karten auf der Hand: { $hand }. Wartend: { $waiting }. Gespielt: { $played }.
known-hand = Sicher auf der Hand: { $cards }.
known-waiting = Sicher wartend: { $cards }.
magisters-of = Gekaufte Magister: { $cards }.
tiles-of = Plättchen: { $names }.
pieces-of = Übrig: Figuren { $figures }, Krieger { $warriors }, Steuermarker { $tokens }.

next = Die nächste Wertung brächte: { $points }.
scoring = Für { $name }: { $points }.
more = { $name } brächten Ihnen jetzt { $now }, mit einem mehr { $one }, mit zweien mehr { $two }.
grant = Saison { $season }, Königslohn { $number }: { $ranks }.
ranks = { $name } { $points }
no-attack = Es kommt kein Angriff mehr.
attack = Krieger auf der Mauer: { $count }; der nächste Angriff hat Stärke { $low } bis { $high }.
attack-odds = Mögliche Stärken: { $strengths }. Gegen so viele davon hält die Mauer mit keinem, einem, zwei Kriegern mehr und so weiter: { $holds }. Angriffskarten, die fort sind: { $gone }.
supply = Im Vorrat: { $goods }.
province = Provinzkarte { $number } bringt { $goods }. Karten, die fort sind: { $gone }.

## Namen der Fragen

topic-position = Die Stellung in Kürze
topic-turn = Der Zug und was gewählt ist
topic-hand = Meine Karten und Waren
topic-city = Die Stadt, Ort für Ort
topic-location = Ein Ort der Stadt
topic-palace = Der Palast und die Königsgunst
topic-market = Der Marktplatz
topic-wall = Die Stadtmauer
topic-attack = Der nächste Angriff
topic-houses = Alle Gebäudeplättchen
topic-house = Ein Gebäudeplättchen
topic-magisters = Die Magisterleiste
topic-scoring = Die nächste Wertung
topic-seats = Was die Plätze haben
topic-seat = Was ein Platz hat
topic-order = Zugreihenfolge und Punkte
topic-supply = Vorrat und Provinz
topic-options = Optionen des Tisches
