### Was von Archon auf dem Bildschirm liegt. Namen von Plätzen, Waren, Karten, Orten und Plättchen
### stehen in der Datei des Spiels; hier steht, was Plan, Hand und Tafeln daneben sagen.

## Mengen und Wirkungen

amount =
    { $goods ->
        [gold] { $count } Gold
        [recruits] { $count ->
            [one] { $count } Rekrut
           *[other] { $count } Rekruten
        }
        [papyrus] { $count } Papyrus
        [silver] { $count } Silber
        [iron] { $count } Eisen
        [stone] { $count } Stein
        [arts] { $count ->
            [one] { $count } Kunstkarte
           *[other] { $count } Kunstkarten
        }
        [science] { $count ->
            [one] { $count } Wissenschaftskarte
           *[other] { $count } Wissenschaftskarten
        }
        [warriors] { $count } Elitekrieger auf der Mauer
        [different-resources] { $count } verschiedene Rohstoffe
        [province-resources] { $count ->
            [one] { $count } Rohstoff aus dem Lagerhaus
           *[other] { $count } Rohstoffe aus dem Lagerhaus
        }
       *[resources] { $count ->
            [one] { $count } Rohstoff nach Wahl
           *[other] { $count } Rohstoffe nach Wahl
        }
    }
points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
points-per =
    { $per ->
        [arts] { $points } je eigene Kunstkarte
        [science] { $points } je eigene Wissenschaftskarte
        [warriors] { $points } je eigenen Elitekrieger auf der Mauer
        [tiles] { $points } je eigenes Plättchen, auch dieses
       *[magisters] { $points } je eigenen Magister
    }
nothing = nichts
or = oder
arrow = { $pay } → { $gain }
times = { $effect }, bis zu { $times }-mal
effect-trade =
    { $sales ->
        [one] bis zu { $purchases } Käufe und { $sales } Verkauf
       *[other] bis zu { $purchases } Käufe und { $sales } Verkäufe
    }
effect-magister = einen Magister erwerben
effect-tile = ein Gebäudeplättchen erwerben
effect-favor = eine Königsgunst nutzen
effect-less = { $effect }; { $goods } weniger zahlen
effect-merchant = mit einem Händler noch { $gain }
ability-never = keine Fähigkeit
ability-tile = für jedes neue Plättchen, auch dieses: { $gain }
ability-visit = für jede Figur am Ort { $at }: { $gain }
ability-season = zu Beginn jeder späteren Saison: { $gain }
ability-scoring = bei der Wertung jeder Saison: { $gain }
ability-end = am Ende des Spiels: { $gain }
ability-always = jeder { $one } ist auch ein { $other }, und umgekehrt
ability-less = { $at }: { $goods } weniger zahlen
ability-trade = { $at }: jeder Verkauf bringt { $more } mehr, jeder Kauf kostet { $price } Gold

## Der Plan

city-label = Die Stadt
slot-label = { $location }, Aktionsfeld { $slot }
slot-cards =
    { $count ->
        [one] braucht eine Karte
       *[other] braucht zwei Höflinge oder einen Magister
    }
slot-vacant = frei
slot-covered = bei dieser Spielerzahl geschlossen
slot-figures = besetzt von { $seats }
slot-token = Steuermarker: { $seat }
slot-tax =
    { $count ->
        [one] Steuer: 1 Gold an { $seats }
       *[other] Steuer: je 1 Gold an { $seats }
    }
favor-number = Königsgunst { $number }
level = Stufe { $level }
tile-costs = kostet { $cost }
tile-points = { $points } sofort
tile-left =
    { $count ->
        [0] keines mehr da
        [one] noch eines da
       *[other] noch { $count } da
    }
tile-owners = gehört { $seats }
space-label = { $magister }, Feld { $space }
space-costs = kostet { $cost } und bringt { $points }
space-first = kostet { $cost }
space-markers = erreicht von { $seats }
buy-label = { $goods } kaufen für { $price } Gold
sell-label = { $goods } verkaufen für { $price } Gold
merlon-gate = Stellplatz am Haupttor
merlon-plain = Stellplatz { $number } der Mauer
merlon-points = bringt sofort { $points }
order-label = Spielreihenfolge
place-in-order = an { $place }. Stelle
would = Das brächte
lit = kann jetzt gewählt werden

## Die Hand

hand-title = Deine Karten
hand-none = Keine Karten
pass = Passen
pass-note =
    { $count ->
        [0] keine Karte bleibt ungenutzt
        [one] eine Karte bleibt ungenutzt
       *[other] { $count } Karten bleiben ungenutzt
    }
stop = Keine zweite Aktion
more = Noch einmal
done = Fertig
with-plain = { $card } als Höfling
with-two = { $first } und { $second }
power-tax-collector = ein Steuermarker bleibt bei der Figur; keine Steuer zu zahlen
power-cleric = darf zu anderen Figuren
power-scribe = danach eine zweite Aktion
power-merchant = dazu { $gain }
power-merchant-none = hier ohne Vorteil
power-none = ohne seine Kraft
take = { $goods } nehmen
give = { $goods } zahlen
lose = { $goods } verlieren
lose-none = { $goods } behalten
save = { $goods } sparen
replace-hand = In der Hand
replace-hand-note = der Magister ist in dieser Runde nutzbar
replace-waiting = Im wartenden Stapel
replace-waiting-note = der Magister ist in der nächsten Runde da
replace-played = Schon gespielt
replace-played-note = der Magister kommt mit der nächsten Teilung
wall-gate = Am Tor
wall-plain = Anderswo auf der Mauer
wall-plain-note = keine Punkte
key = Taste { $key }
draft-title = Nimm zwei verschiedene Magister
draft-chosen =
    { $count ->
        [0] Wähle zwei.
        [one] Wähle noch einen.
       *[other] Beide sind gewählt.
    }
draft-merchant = mehr aus Lagerhaus, Kaserne und Schatzkammer
draft-take = Diese beiden nehmen
split-title = Teile deine zehn Karten
split-hand = Hand dieser Runde: { $count } von 5
split-waits = Wartet auf die nächste Runde: { $count } von 5
split-unused = Wird nicht mehr gespielt: { $count } von 5
split-help = Karte antippen, ziehen oder ihre Ziffer drücken: fünf in die Hand, die anderen fünf warten.
split-done = Mit dieser Hand spielen
split-swap = Hälften tauschen
split-clear = Von vorn
split-card = { $card }, Karte { $number }
split-in-hand = in der Hand
split-in-waiting = wartend

## Plätze und Tafeln

hidden-cards =
    { $count ->
        [one] eine verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
round-now = Runde { $round } von { $rounds }
season-now = Saison { $season } von { $seasons }
track-divide = vor dieser Runde werden die Karten geteilt
track-attack = nach dieser Runde Angriff und Wertung
attack-range = Stärke { $low } bis { $high }
attack-sure = Stärke { $low }
attack-wall = { $count } Elitekrieger auf der Mauer
attack-due = { $seat } schuldet noch { $count }
grant-title = Königslohn der Saison { $season }
grant-caption = Punkte nach Rang in Saison 1, 2 und 3
grant-row = Punkte für
rank = Rang { $rank }
grant-next = Kommende Saisons
grant-market = Marktplatz der Saison { $season }
province-title = Provinz { $number }
province-brought = brachte ins Lagerhaus: { $goods }
chart-title = Punkte im Lauf der Partie
