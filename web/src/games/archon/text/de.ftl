### Was von Archon auf dem Bildschirm liegt. Namen von Plätzen, Waren, Karten, Orten und Plättchen
### stehen in der Datei des Spiels; hier steht, was Plan, Hand und Tafeln daneben sagen.

## Mengen und Wirkungen

# $as: „object“, wo ein Satz die Menge zahlt, kostet oder nimmt; sonst steht sie allein.
amount =
    { $goods ->
        [gold] { $count } Gold
        [recruits] { $count ->
            [one] { $as ->
                [object] { $count } Rekruten
               *[alone] { $count } Rekrut
            }
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
        [arts] { $points } je Kunstkarte
        [science] { $points } je Wissenschaftskarte
        [warriors] { $points } je Krieger auf der Mauer
        [tiles] { $points } je eigenes Haus, auch dieses
       *[magisters] { $points } je Magister
    }
nothing = nichts
or = oder
arrow = { $pay } für { $gain }
times = { $effect }, bis zu { $times }-mal
effect-trade =
    { $sales ->
        [one] bis zu { $purchases } Käufe und { $sales } Verkauf
       *[other] bis zu { $purchases } Käufe und { $sales } Verkäufe
    }
effect-magister = einen Magister erwerben
effect-tile = ein Haus kaufen
effect-favor = eine Königsgunst nutzen
effect-less = { $effect }; { $goods } weniger zahlen
effect-merchant = mit einem Händler noch { $gain }
ability-never = nur Punkte
ability-tile = für jedes neue Haus, auch dieses: { $gain }
ability-visit = für jede Figur am Ort { $at }: { $gain }
ability-season = zu Beginn jeder späteren Saison: { $gain }
ability-scoring = jede Wertung: { $gain }
ability-end = am Ende: { $gain }
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
place-in-order =
    { $place ->
        [1] spielt zuerst
        [2] spielt an 2. Stelle
        [3] spielt an 3. Stelle
       *[other] spielt zuletzt
    }
place-short = { $place }.
passed-short = gepasst
would = Das brächte
lit = kann jetzt gewählt werden

## Die Hand

hand-title = Ihre Karten
hand-place = Erst die Karte nehmen, dann ihren Platz
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
draft-title = Nehmen Sie zwei verschiedene Magister
draft-chosen =
    { $count ->
        [0] Wählen Sie zwei.
        [one] Wählen Sie noch einen.
       *[other] Beide sind gewählt.
    }
draft-merchant = mehr aus Lagerhaus, Kaserne und Schatzkammer
split-title = Teilen Sie Ihre zehn Karten
split-hand = Hand dieser Runde: { $count } von 5
split-waits = Wartet auf die nächste Runde: { $count }
split-unused = Wird nicht mehr gespielt: { $count }
split-help = Karte antippen, ziehen oder ihre Ziffer drücken: fünf in die Hand, die anderen fünf warten.
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

## Das Rennen

points-now = Punkte
next-scoring = bei der nächsten Wertung
at-the-end = am Ende
rounds-left =
    { $count ->
        [0] Runde { $round } von { $rounds }, die letzte
        [one] Runde { $round } von { $rounds }, noch eine
       *[other] Runde { $round } von { $rounds }, noch { $count }
    }

## Die Stadt

sign-favor = Königsgunst: jede hat ein Feld
sign-magister = Einen Magister gewinnen, für den Preis seines nächsten Schritts; er ersetzt einen Höfling
sign-tile = Eines der angebotenen Häuser kaufen
sign-trade =
    { $sales ->
        [one] Bis zu { $purchases } Käufe und { $sales } Verkauf; was verkauft wird, wird nicht gekauft
       *[other] Bis zu { $purchases } Käufe und { $sales } Verkäufe; was verkauft wird, wird nicht gekauft
    }
chip-open = offen
chip-of = { $count } von { $all }
chip-cubes =
    { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    }
chip-from = ab { $price } Gold
chip-grant =
    { $category ->
        [arts] { $count } Kunst, +{ $points }
        [science] { $count } Wissen, +{ $points }
       *[warriors] { $count } Krieger, +{ $points }
    }
closed =
    { $why ->
        [full] belegt
        [cards] braucht 2 Karten
        [price] fehlt: { $goods }
        [tax] Steuer zu hoch
        [empty] leer
        [wall] Mauer voll
        [warriors] kein Krieger mehr
        [magister] einer je Zug
        [courtier] kein Höfling mehr
       *[nothing] zu teuer
    }
category =
    { $category ->
        [arts] Kunst
        [science] Wissen
       *[warriors] Krieger
    }
magister-short =
    { $card ->
        [tax-collector] Steuer
        [cleric] Kleriker
        [scribe] Schreiber
       *[merchant] Händler
    }
attack-after = Angriff nach Runde { $round }
attack-stand =
    { $count ->
        [one] 1 steht
       *[other] { $count } stehen
    }
wall-holds = Die Mauer hält in { $count } von { $all } Fällen
wall-holds-then = damit in { $count }
grant-tablet = Königslohn
grant-when = nach Runde { $round }
grant-total = Sie jetzt: { $sum }
grant-total-turn = Am Zug: { $sum }
grant-more = damit { $more }
goods-title = Ihre Güter
goods-then = dann
warriors-left = noch { $count } Krieger
figures-left =
    { $count ->
        [one] noch 1 Figur
       *[other] noch { $count } Figuren
    }
houses-title = Häuser zum Kauf
houses-level =
    { $level ->
        [1] Erste Stufe
        [2] Zweite Stufe: ab Saison 2 ein Eisen weniger
       *[3] Dritte Stufe: in Saison 3 ein Stein weniger
    }
house-payable = Sie könnten es jetzt bezahlen.
sold-out = verkauft
track-full = kein Schritt mehr
row-buy = Kauf { $price }
row-sell = Verkauf { $price }
row-there = { $count } im Lagerhaus
pile-undivided = Noch nicht aufgeteilt

## Was gefragt wird

ask-draft = Wählen Sie Ihre ersten beiden Magister.
ask-split = Wählen Sie die fünf Karten dieser Runde.
ask-place = Wählen Sie ein Aktionsfeld für Ihre Figur, oder passen Sie.
ask-again = Ihr Schreiber lässt Sie noch einmal handeln: Wählen Sie ein zweites Aktionsfeld, oder drücken Sie „Fertig“.
ask-card = Welche Karte spielen Sie dafür?
ask-take = Welche Würfel nehmen Sie?
ask-give = Mit welchen Würfeln bezahlen Sie?
ask-trade = Kaufen oder verkaufen Sie einen Würfel, oder drücken Sie „Fertig“.
ask-magister = Welchen Magister möchten Sie?
ask-tile = Welches Gebäude möchten Sie?
ask-save = Was möchten Sie sparen?
ask-replace = Welchen Höfling ersetzt der Magister?
ask-wall = Wo auf der Mauer steht Ihr Elitekrieger?
ask-more = Noch einmal? Sonst drücken Sie „Fertig“.
ask-lose = Die Plünderer nehmen Ihnen Würfel: Wählen Sie, welche.
