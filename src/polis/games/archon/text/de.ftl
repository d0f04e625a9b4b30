### Archon auf Deutsch. Eine Kennung bedeutet in jeder Sprache dasselbe; Kennungen, die mit
### „part-“ beginnen, sind Bausteine nur dieser Sprache.

### rules: names, phases, options, events and refusals

## Namen

seat-name =
    { $seat ->
        [unicorn] Einhorn
        [dragon] Drache
        [lion] Löwe
       *[eagle] Adler
    }
goods-name =
    { $goods ->
        [gold] Gold
        [recruits] Rekruten
        [papyrus] Papyrus
        [silver] Silber
        [iron] Eisen
        [stone] Stein
        [arts] Kunstkarten
        [science] Wissenschaftskarten
       *[warriors] Elitekrieger
    }
card-name =
    { $card ->
        [courtier] Höfling
        [tax-collector] Steuereintreiber
        [cleric] Kleriker
        [scribe] Schreiber
       *[merchant] Händler
    }
cards-name =
    { $count ->
        [one] { part-a-card }
       *[other]
            { $card ->
                [courtier] { $count } Höflinge
               *[other] { $count } { card-name }
            }
    }
location-name =
    { $location ->
        [repository] Lagerhaus
        [barracks] Kaserne
        [treasury] Schatzkammer
        [marketplace] Marktplatz
        [guild-hall] Gildenhalle
        [royal-guard] Königliche Garde
        [builders-guild] Baumeistergilde
        [academy] Akademie
        [planetarium] Planetarium
       *[palace] Palast
    }
tile-name =
    { $tile ->
        [craftsman] Handwerker
        [house-of-arts] Haus der Künste
        [tavern] Taverne
        [inn] Gasthaus
        [weaponsmith] Waffenschmied
        [house-of-trade] Handelshaus
        [chapel] Kapelle
        [laboratory] Laboratorium
        [gallery] Galerie
        [library] Bibliothek
        [armory] Rüstkammer
        [architects-guild] Architektengilde
        [magisters-court] Hof der Magister
        [gardens] Gärten
       *[statue] Statue
    }
place-name =
    { $place ->
        [hand] in der Hand
        [waiting] im wartenden Stapel
       *[played] unter den gespielten Karten
    }
wall-place-name =
    { $place ->
        [gate] markierter Stellplatz am Haupttor
       *[plain] Stellplatz ohne Markierung
    }
phase-name =
    { $phase ->
        [draft] zwei Magister nehmen
        [split] die Karten teilen
        [place] Aktionsfeld betreten oder passen
        [again] zweites Aktionsfeld betreten oder aufhören
        [card] Karten für das Aktionsfeld spielen
        [take] Rohstoffe nehmen
        [give] mit Rohstoffen bezahlen
        [trade] kaufen, verkaufen oder den Handel beenden
        [magister] einen Magister nehmen
        [tile] ein Gebäudeplättchen nehmen
        [save] wählen, was nicht bezahlt werden muss
        [replace] wählen, welcher Höfling ersetzt wird
        [wall] einen Stellplatz der Stadtmauer wählen
        [more] noch einmal handeln oder aufhören
        [lose] wählen, welche Rohstoffe bei der Plünderung verloren gehen
       *[over] Spiel beendet
    }
ending-name =
    { $ending ->
        [points] Die letzte Saison ist vorbei, und die meisten Punkte gewinnen
        [goods] Die Punkte sind gleich, und der Besitz entscheidet
       *[shared] Bei völligem Gleichstand ist der Sieg geteilt
    }

part-a-card = einen { card-name }
part-amount =
    { $goods ->
        [arts]
            { $count ->
                [one] { $count } Kunstkarte
               *[other] { $count } Kunstkarten
            }
        [science]
            { $count ->
                [one] { $count } Wissenschaftskarte
               *[other] { $count } Wissenschaftskarten
            }
        [resources]
            { $count ->
                [one] { $count } Rohstoff
               *[other] { $count } Rohstoffe
            }
        [different-resources]
            { $count ->
                [one] { $count } Rohstoff
               *[other] { $count } verschiedene Rohstoffe
            }
       *[other] { $count } { goods-name }
    }
part-with-amount =
    { $goods ->
        [warriors]
            { $count ->
                [one] { $count } Elitekrieger
               *[other] { $count } Elitekriegern
            }
       *[other] { part-amount }
    }
part-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
part-no-goods =
    { $goods ->
        [recruits] keine Rekruten
        [arts] keine Kunstkarten
        [science] keine Wissenschaftskarten
        [warriors] keine Elitekrieger
        [papyrus] keinen Papyrus
        [stone] keinen Stein
       *[other] kein { goods-name }
    }
part-none-of =
    { $goods ->
        [recruits] kein Rekrut
        [arts] keine Kunstkarte
        [science] keine Wissenschaftskarte
       *[other] kein { goods-name }
    }
part-owner =
    { $owner ->
        [you] Sie
        [named] { $owner-name }
        [unicorn] Einhorn
        [dragon] Drache
        [lion] Löwe
       *[eagle] Adler
    }
part-at =
    { $location ->
        [repository] im { location-name }
        [marketplace] auf dem { location-name }
        [royal-guard] in der Königlichen Garde
        [planetarium] im { location-name }
        [palace] im { location-name }
       *[other] in der { location-name }
    }
part-the-tile =
    { $tile ->
        [craftsman] den { tile-name }
        [weaponsmith] den { tile-name }
        [magisters-court] den { tile-name }
        [house-of-arts] das { tile-name }
        [inn] das { tile-name }
        [house-of-trade] das { tile-name }
        [laboratory] das { tile-name }
       *[other] die { tile-name }
    }
part-cause =
    { $cause ->
        [location] { part-at }
        [tile] durch { part-the-tile }
        [favor] durch eine Königsgunst
        [start-kit] zu Beginn
        [draft] für die ersten Magister
        [raid] bei der Plünderung
        [season-scoring] in der Saisonwertung
        [wall-gate] am Haupttor
       *[season-start] zu Beginn der Saison
    }
part-lacking =
    { $short ->
        [one] im Vorrat fehlt { $short }
       *[other] im Vorrat fehlen { $short }
    }
part-no-room = für { $excess } mehr ist kein Platz

## Wer es tut: zum Leser in der zweiten Person ($you), eine Person mit Namen ($named)

part-person =
    { $named ->
        [yes] { $name }
       *[no] { seat-name }
    }
part-steht =
    { $you ->
        [yes] Sie stehen
       *[no] { part-person } steht
    }
part-beginnt =
    { $you ->
        [yes] Sie beginnen
       *[no] { part-person } beginnt
    }
part-hat =
    { $you ->
        [yes] Sie haben
       *[no] { part-person } hat
    }
part-nimmt =
    { $you ->
        [yes] Sie nehmen
       *[no] { part-person } nimmt
    }
part-spielt =
    { $you ->
        [yes] Sie spielen
       *[no] { part-person } spielt
    }
part-stellt =
    { $you ->
        [yes] Sie stellen
       *[no] { part-person } stellt
    }
part-legt =
    { $you ->
        [yes] Sie legen
       *[no] { part-person } legt
    }
part-zahlt =
    { $you ->
        [yes] Sie zahlen
       *[no] { part-person } zahlt
    }
part-erhalt =
    { $you ->
        [yes] Sie erhalten
       *[no] { part-person } erhält
    }
part-kauft =
    { $you ->
        [yes] Sie kaufen
       *[no] { part-person } kauft
    }
part-verkauft =
    { $you ->
        [yes] Sie verkaufen
       *[no] { part-person } verkauft
    }
part-setzt =
    { $you ->
        [yes] Sie setzen
       *[no] { part-person } setzt
    }
part-verliert =
    { $you ->
        [yes] Sie verlieren
       *[no] { part-person } verliert
    }
part-verzichtet =
    { $you ->
        [yes] Sie verzichten
       *[no] { part-person } verzichtet
    }
part-passt =
    { $you ->
        [yes] Sie passen
       *[no] { part-person } passt
    }
part-muss =
    { $you ->
        [yes] Sie müssen
       *[no] { part-person } muss
    }
part-teilt =
    { $you ->
        [yes] Sie teilen
       *[no] { part-person } teilt
    }
part-gibt =
    { $you ->
        [yes] Sie geben
       *[no] { part-person } gibt
    }
part-gewinnt =
    { $you ->
        [yes] Sie gewinnen
       *[no] { part-person } gewinnt
    }
part-und-nimmt =
    { $you ->
        [yes] nehmen
       *[no] nimmt
    }
part-und-erhalt =
    { $you ->
        [yes] erhalten
       *[no] erhält
    }
part-wem =
    { $you ->
        [yes] Ihnen
       *[no] { part-person }
    }

## Optionen eines Tisches

option-season-reset = Nach einer Saison gehen Krieger, Kunst- und Wissenschaftskarten zurück
option-divide-first = Vor einem Angriff sind die Karten für die nächste Runde schon geteilt

## Ereignisse des Aufbaus, der Leisten und der Karten auf dem Plan

event-game-started = Ein Spiel zu { $seats } beginnt.
event-order-set =
    { $rank ->
        [1] { part-steht } in der Spielreihenfolge an erster Stelle.
        [2] { part-steht } in der Spielreihenfolge an zweiter Stelle.
        [3] { part-steht } in der Spielreihenfolge an dritter Stelle.
       *[4] { part-steht } in der Spielreihenfolge an vierter Stelle.
    }
event-grant-drawn = Für Saison { $season } ist ein Königslohn gezogen.
event-grant-started = Jetzt gilt der Königslohn von Saison { $season }.
event-market-filled =
    { $short ->
        [0]
            { $excess ->
                [0] Auf den Marktplatz kommt: { part-amount }.
               *[other] Auf den Marktplatz kommt: { part-amount }; { part-no-room }.
            }
       *[other]
            { $excess ->
                [0] Auf den Marktplatz kommt: { part-amount }; { part-lacking }.
               *[other] Auf den Marktplatz kommt: { part-amount }; { part-lacking }, und { part-no-room }.
            }
    }
event-market-filled-none = Auf den Marktplatz kommt kein { goods-name }: Der Vorrat ist leer.
event-market-filled-full = Auf den Marktplatz kommt kein { goods-name }: Die Reihe ist voll.
event-market-cleared = Vom Marktplatz geht in den Vorrat zurück: { part-amount }.
event-province-revealed = Eine neue Provinzkarte ist aufgedeckt.
event-repository-filled =
    { $short ->
        [0] Ins Lagerhaus kommt: { part-amount }.
       *[other] Ins Lagerhaus kommt: { part-amount }; { part-lacking }.
    }
event-repository-filled-none = Ins Lagerhaus kommt kein { goods-name }: Der Vorrat ist leer.
event-repository-cleared = Vom Lagerhaus geht in den Vorrat zurück: { part-amount }.
event-favor-revealed = Im Palast liegt eine neue Königsgunst.
event-favor-moved = Eine Königsgunst rückt im Palast vor.
event-favor-removed = Eine Königsgunst verlässt den Palast.
event-magister-drafted = { part-beginnt } mit einem { card-name }.
event-cards-divided = { part-teilt } die Karten und { part-und-nimmt } auf die Hand: { $hand }.
event-cards-divided-hidden = { part-teilt } die Karten.
event-waiting-taken = { part-nimmt } den wartenden Stapel auf.
event-round-started = Runde { $round } beginnt (Saison { $season }).
event-season-token-moved = Der Stein auf der Saisonleiste rückt weiter.

## Ereignisse eines Zuges

event-turn-started =
    { $you ->
        [yes] Sie sind am Zug.
       *[no] { part-person } ist am Zug.
    }
event-card-played = { part-spielt } { cards-name }.
event-card-played-plain =
    { $count ->
        [one] { part-spielt } { part-a-card }, als Höfling gezählt.
       *[other] { part-spielt } { cards-name }, als Höflinge gezählt.
    }
event-figure-placed =
    { $joined ->
        [0] { part-stellt } { part-at } eine Figur hin.
        [one] { part-stellt } { part-at } eine Figur zu einer anderen.
       *[other] { part-stellt } { part-at } eine Figur zu { $joined } anderen.
    }
event-token-placed = { part-legt } { part-at } einen Steuermarker hin.
event-tax-paid = { part-zahlt } { part-at } 1 Gold Steuer an { part-owner }.
event-tax-spared = { part-zahlt } { part-at } dank Steuereintreiber keine Steuer.
event-gained =
    { $short ->
        [0] { part-erhalt } { part-amount } { part-cause }.
       *[other] { part-erhalt } { part-amount } { part-cause }; { part-lacking }.
    }
event-gained-none = { part-erhalt } { part-no-goods } { part-cause }: Der Vorrat ist leer.
event-paid = { part-zahlt } { part-amount } { part-cause }.
event-bought = { part-kauft } { part-amount } für { $price } Gold.
event-sold =
    { $short ->
        [0] { part-verkauft } { part-amount } für { $price } Gold.
       *[other] { part-verkauft } { part-amount } für { $price } Gold; { part-lacking }.
    }
event-spared = { part-zahlt } { part-amount } weniger { part-cause }.
event-magister-taken = { part-nimmt } einen { card-name }.
event-courtier-replaced = { part-setzt } einen { card-name } an die Stelle eines Höflings { place-name }.
event-tile-taken =
    { $left ->
        [0] { part-nimmt } { part-the-tile }; kein weiteres solches Plättchen ist übrig.
        [one] { part-nimmt } { part-the-tile }; { $left } solches Plättchen ist noch übrig.
       *[other] { part-nimmt } { part-the-tile }; { $left } solche Plättchen sind noch übrig.
    }
event-warrior-placed = { part-stellt } einen Elitekrieger auf die Stadtmauer.
event-points-scored = { part-erhalt } { part-points } { part-cause }.
event-points-scored-lost = { part-verliert } { part-points } { part-cause }.
event-second-action = Der Schreiber bringt { part-wem } eine zweite Aktion.
event-second-action-left = { part-verzichtet } auf die zweite Aktion.
event-passed =
    { $count ->
        [0] { part-passt } ohne ungenutzte Karten.
        [one] { part-passt } mit { $count } ungenutzten Karte.
       *[other] { part-passt } mit { $count } ungenutzten Karten.
    }

## Ereignisse vom Ende einer Runde

event-round-ended = Runde { $round } ist zu Ende.
event-unused-revealed = { part-hat } { cards-name } nicht genutzt.
event-tokens-returned = { part-nimmt } { $count } Steuermarker zurück.

## Ereignisse vom Ende einer Saison und des Spiels

event-attack-revealed = Die Stadt wird mit Stärke { $strength } angegriffen.
event-city-defended = Die Stadt hält stand: { $warriors } Elitekrieger gegen Stärke { $strength }.
event-city-raided = Die Stadt wird geplündert: { $warriors } Elitekrieger gegen Stärke { $strength }.
event-raid-due =
    { $count ->
        [0] { part-muss } bei der Plünderung nichts abgeben.
        [one] { part-muss } einen Plünderer abwehren, der durchgekommen ist.
       *[other] { part-muss } { $count } Plünderer abwehren, die durchgekommen sind.
    }
event-raid-lost =
    { $covered ->
        [0] { part-verliert } bei der Plünderung { part-amount }; kein Plünderer zieht deshalb ab.
        [one] { part-verliert } bei der Plünderung { part-amount }; ein Plünderer zieht ab.
       *[other] { part-verliert } bei der Plünderung { part-amount }; { $covered } Plünderer ziehen ab.
    }
event-rank-scored =
    { $rank ->
        [1] { part-steht } mit { part-with-amount } an erster Stelle und { part-und-erhalt } { part-points }.
        [2] { part-steht } mit { part-with-amount } an zweiter Stelle und { part-und-erhalt } { part-points }.
        [3] { part-steht } mit { part-with-amount } an dritter Stelle und { part-und-erhalt } { part-points }.
       *[4] { part-steht } mit { part-with-amount } an vierter Stelle und { part-und-erhalt } { part-points }.
    }
event-pieces-returned =
    { $goods ->
        [warriors] { part-nimmt } { part-amount } von der Mauer zurück.
       *[other] { part-gibt } { part-amount } zurück.
    }
event-game-over = Das Spiel ist aus: { ending-name }.
event-winner =
    { $points ->
        [one] { part-gewinnt } mit { $points } Punkt; Rekruten, Gold und Rohstoffe zusammen: { $total }.
       *[other] { part-gewinnt } mit { $points } Punkten; Rekruten, Gold und Rohstoffe zusammen: { $total }.
    }

## Warum eine Aktion nicht geht; ein Komma und die Regel folgen

why-not-this-phase = steht jetzt nicht an ({ phase-name })
why-game-over = das Spiel ist aus
why-slot-covered = das Aktionsfeld ist bei dieser Zahl von Plätzen abgedeckt
why-no-such-slot = dieses Aktionsfeld gibt es nicht
why-slot-occupied = das Aktionsfeld ist besetzt, und nur ein Kleriker dürfte es betreten
why-same-as-other-slot = ist dieselbe Wahl wie Aktionsfeld { $slot }, das stattdessen geschrieben wird
why-two-cards-needed = das Aktionsfeld verlangt zwei Höflinge oder einen Magister
why-one-card-only = das Aktionsfeld verlangt nur eine Karte
why-card-not-in-hand =
    { $count ->
        [one] kein { card-name } ist auf der Hand
       *[other] auf der Hand sind weniger als { cards-name }
    }
why-tax-not-payable =
    { $owners ->
        [one] die Steuer von { $owners } Gold ist mit { $gold } Gold nicht zu bezahlen
       *[other] die Steuer von { $owners } Gold für { $owners } Plätze ist mit { $gold } Gold nicht zu bezahlen
    }
why-tax-leaves-too-little =
    { $owners ->
        [one] nach der Steuer von { $owners } Gold blieben { $left } Gold, zu wenig für die Aktion
       *[other] nach der Steuer von { $owners } Gold für { $owners } Plätze blieben { $left } Gold, zu wenig für die Aktion
    }
why-nothing-to-do-here = dort gibt es jetzt nichts zu tun
why-repository-empty = das Lagerhaus ist leer
why-not-in-repository = im Lagerhaus ist { part-none-of } mehr
why-supply-empty = im Vorrat ist { part-none-of } mehr
why-tile-does-not-give = dieses Plättchen ({ tile-name }) gibt { part-no-goods }
why-no-trade-after = mit { goods-name } wäre kein Handel möglich
why-price-not-payable = die Güter reichen nicht für { part-amount }
why-not-held = dieser Platz hat { part-no-goods }
why-takes-other-count =
    { $count ->
        [one] hier wird genau { $count } Rohstoff gewählt
       *[other] hier werden genau { $count } Rohstoffe gewählt
    }
why-kinds-must-differ = die zwei Rohstoffe müssen verschieden sein
why-row-empty = die Marktreihe für { goods-name } ist leer
why-row-full = die Marktreihe für { goods-name } ist voll
why-bought-kind-not-sold = dieselbe Figur darf { goods-name } nicht kaufen und verkaufen
why-two-purchases-only = beide Käufe sind schon getätigt
why-one-sale-only = der Verkauf ist schon getätigt
why-trade-first = mindestens ein Kauf oder Verkauf muss stattfinden
why-track-full = der Marker steht beim { card-name } schon auf dem letzten Feld
why-one-magister-a-turn = in diesem Zug ist schon ein Magister genommen
why-no-courtier-left = kein Höfling ist mehr da, der ersetzt werden kann
why-no-courtier-there = kein Höfling ist { place-name }
why-no-warrior-left = kein Elitekrieger ist mehr da
why-wall-full = kein solcher Stellplatz der Stadtmauer ist frei
why-gate-taken = beide markierten Stellplätze am Haupttor sind besetzt
why-tile-gone = dieses Plättchen ({ tile-name }) ist nicht mehr da
why-tile-owned = dieses Plättchen ({ tile-name }) ist schon erworben
why-not-in-price = der Preis enthält { part-no-goods }
why-hand-of-five = die Hand muss fünf Karten haben
why-not-your-cards = diese Karten sind nicht unter den zehn, die geteilt werden
why-two-different-magisters = die zwei Magister müssen verschiedener Art sein
why-loses-other-count = davon nimmt die Plünderung { $low } bis { $high }
why-other-kind-first = jetzt wird über den Verlust von { goods-name } entschieden
why-plain-changes-nothing = die Karte ohne ihre Kraft zu spielen würde nichts ändern

## Beschriftungen des Bildschirms

screen-city = Stadt
screen-palace = Palast
screen-wall = Stadtmauer
screen-gate = Haupttor
screen-market = Marktplatz
screen-repository = Lagerhaus
screen-province = Provinzkarte
screen-grants = Königslöhne
screen-favors = Königsgunst
screen-tiles = Gebäudeplättchen
screen-supply = Vorrat
screen-order = Spielreihenfolge
screen-round = Runde { $round } von { $rounds }, Saison { $season }
screen-hand = Hand
screen-waiting = Für die nächste Runde
screen-played = Gespielt
screen-points = Punkte
screen-figures = Figuren
screen-tokens = Steuermarker
screen-magisters = Magister
screen-passed = hat gepasst
screen-hidden = verdeckt
screen-covered = abgedeckt
screen-vacant = frei
screen-empty = leer
screen-attack = Angriff am Ende der Saison
screen-strength = Stärke
screen-raid = Plünderung

## Getippte Zeilen

what-card = eine Karte
what-magister = ein Magister
what-resource = ein Rohstoff
what-goods = Gold, Rekruten oder ein Rohstoff
what-tile = ein Gebäudeplättchen
what-place = der Ort des Höflings
what-wall-place = ein Stellplatz der Mauer
what-slot = ein Aktionsfeld
what-hand-of-five = Zahlen und Arten von Karten, zusammen fünf
typed-no-slot = „{ $word }“ ist kein Aktionsfeld von { $location }; dessen Aktionsfelder sind { $slots }.
typed-not-five = Eine Hand hat fünf Karten, nicht { $count }.
typed-plain-courtier = Ein Höfling hat keine Kraft; „{ $word }“ ist für Magister.

## Spielweisen der Bots, und die Posten eines Tipps

style-name =
    { $style ->
        [builder] Baumeister
        [warden] Wächter
       *[scholar] Gelehrter
    }
term-goods = { $amount } an Gütern
term-cards = { $amount } an Karten
term-order = { $amount } durch den Platz in der Reihenfolge
term-tiles = { $amount } an Plättchen und dem, was sie belohnen
term-ranks = { $amount } in der Saisonwertung
term-raid = { $amount } an Schutz vor Überfällen

### answers: answers to questions about a position, for people who play by ear

answer-hidden = verborgen
answer-vacant = frei
answer-tiles = Gebäudeplättchen
answer-or = oder
answer-no-price = nichts
answer-goods =
    { $goods ->
        [resources] Rohstoffe nach Wahl
        [different-resources] verschiedene Rohstoffe nach Wahl
       *[province-resources] Rohstoffe nach Wahl aus dem Lagerhaus
    }

answer-round = Runde { $round } von { $rounds }, Saison { $season }.
answer-to-move =
    { $you ->
        [yes] Sie sind am Zug: { $phase }.
       *[no] { $seat } ist am Zug: { $phase }.
    }
answer-over = Das Spiel ist aus: { $how }. Gewonnen hat { $winners }.
answer-order = In Zugreihenfolge: { $seats }.
answer-standing = { $seat } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }{ $passed ->
        [yes] , hat gepasst
       *[no] {""}
    }
answer-chosen = { $place }, Feld { $slot }, mit { $cards }{ $plain ->
        [yes] , ohne Fähigkeit
       *[no] {""}
    }{ $second ->
        [yes] , zweite Aktion des Zuges
       *[no] {""}
    }.
answer-chosen-again = Bisher ausgeführt: { $count }.
answer-chosen-bought = Gekauft: { $goods }.
answer-chosen-sold = Verkauft: { $goods }.
answer-chosen-magister = Der Magister dieses Zuges ist genommen: { $card }.
answer-chosen-tile = Gewähltes Plättchen: { $tile }.
answer-chosen-price = Zu zahlen: { $price }.
answer-payable-tiles = Bezahlbare Plättchen: { $names }.
answer-payable-magisters = Bezahlbare Magister: { $names }.
answer-raid = Plünderung mit Stärke { $strength }. Noch zu verlieren: { $due }.
answer-raid-asked = Jetzt gefragt: { $goods }.
answer-option = { $name }: { $value ->
        [yes] ja
       *[no] nein
    }.

answer-slots = { $place }: { $slots }.
answer-slot = Feld { $slot } für { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, { $what }
answer-covered = bei dieser Spielerzahl geschlossen: { $slots }
answer-token = Steuermarker: { $seat }
answer-merchant = Ein Händler bekommt dazu { $gain }.
answer-repository = Im Lagerhaus: { $goods }.
answer-favor = Feld { $slot }, eine Königsgunst: { $what }
answer-favors-gone = Königsgunst-Karten, die fort sind: { $numbers }.
answer-market-row = { $goods }: { $count } in der Reihe, der nächste kostet { $buy }, ein Verkauf bringt { $sell }.
answer-gate = Markierte Plätze am Haupttor, je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $seats }; frei: { $vacant }.
answer-wall = Übrige Plätze der Stadtmauer: { $seats }; frei: { $vacant }.
answer-tax = Sie müssten je ein Gold Steuer zahlen an: { $seats }.
answer-closed = Für Sie geschlossen: { $why ->
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
answer-possible = Sie können es sich { $count ->
        [one] einmal
       *[other] { $count }-mal
    } leisten.
answer-alike = Feld { $slot } ist dieselbe Wahl wie Feld { $first }.

answer-at = { $place }: { $what }
answer-act =
    { $act ->
        [2] Nehmen Sie einen Magister.
        [3] Nehmen Sie ein Gebäudeplättchen.
       *[4] Nutzen Sie eine Königsgunst.
    }
answer-act-for-less = { $act } { $less }
answer-trade = Kaufen Sie bis zu { $purchases } Würfel und verkaufen Sie bis zu { $sales }.
answer-exchange = Sie zahlen { $pay } und erhalten { $gain }.
answer-gain = Sie erhalten { $gain }.
answer-times = { $what } Bis zu { $count }-mal.
answer-points-per = { $count ->
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
answer-less = Zu zahlen ist weniger: { $goods }.
answer-terms = Sie verkaufen für { $more } Gold mehr und kaufen für { $price } Gold.
answer-ability-never = Es hat keine Fähigkeit.
answer-ability-tile = Jedes neue Plättchen, auch dieses, bringt { $gain }.
answer-ability-visit = Jede Figur an diesem Ort bringt noch { $gain }: { $at }.
answer-ability-season = Zu Beginn jeder späteren Saison: { $gain }.
answer-ability-scoring = Bei jeder Wertung: { $gain }.
answer-ability-end = Am Ende des Spiels: { $gain }.
answer-ability-always = Jeder { $one } ist auch ein { $other } und umgekehrt.

answer-house = { $tile }, Stufe { $level }: kostet { $price }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, noch { $left }. Besitzer: { $owners }.
answer-track = { $card }: { $spaces }. Besitz nach Plätzen: { $counts }.
answer-space = Nummer { $number } kostet { $price }{ $points ->
        [0] {""}
        [one] , { $points } Punkt
       *[other] , { $points } Punkte
    }

answer-no-hand = Wer zuschaut, hat keine Handkarten.
answer-seat = { $seat }, { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
answer-goods-of = Waren: { $goods }.
answer-cards-of = Karten auf der Hand: { $hand }. Wartend: { $waiting }. Gespielt: { $played }.
answer-known-hand = Sicher auf der Hand: { $cards }.
answer-known-waiting = Sicher wartend: { $cards }.
answer-magisters-of = Gekaufte Magister: { $cards }.
answer-tiles-of = Plättchen: { $names }.
answer-pieces-of = Übrig: Figuren { $figures }, Krieger { $warriors }, Steuermarker { $tokens }.

answer-next = Die nächste Wertung brächte: { $points }.
answer-scoring = Für { $name }: { $points }.
answer-more = { $name } brächten Ihnen jetzt { $now }, mit einem mehr { $one }, mit zweien mehr { $two }.
answer-grant = Saison { $season }, Königslohn: { $ranks }.
answer-ranks = { $name } { $points }
answer-no-attack = Es kommt kein Angriff mehr.
answer-attack = Krieger auf der Mauer: { $count }; der nächste Angriff hat Stärke { $low } bis { $high }.
answer-attack-odds = Mögliche Stärken: { $strengths }. Gegen so viele davon hält die Mauer mit keinem, einem, zwei Kriegern mehr und so weiter: { $holds }. Angriffskarten, die fort sind: { $gone }.
answer-supply = Im Vorrat: { $goods }.
answer-province = Die Provinzkarte bringt { $goods }. Karten, die fort sind: { $gone }.

## Namen der Fragen

answer-topic-position = Die Stellung in Kürze
answer-topic-turn = Der Zug und was gewählt ist
answer-topic-hand = Meine Karten und Waren
answer-topic-city = Die Stadt, Ort für Ort
answer-topic-location = Ein Ort der Stadt
answer-topic-palace = Der Palast und die Königsgunst
answer-topic-market = Der Marktplatz
answer-topic-wall = Die Stadtmauer
answer-topic-attack = Der nächste Angriff
answer-topic-houses = Alle Gebäudeplättchen
answer-topic-house = Ein Gebäudeplättchen
answer-topic-magisters = Die Magisterleiste
answer-topic-scoring = Die nächste Wertung
answer-topic-seats = Was die Plätze haben
answer-topic-seat = Was ein Platz hat
answer-topic-order = Zugreihenfolge und Punkte
answer-topic-supply = Vorrat und Provinz
answer-topic-options = Optionen des Tisches

### terminal: what the terminal shows besides the board

## Die Zeichnung

terminal-phase-word =
    { $phase ->
        [draft] Anfang
        [split] teilen
        [place] Feld
        [again] 2. Feld
        [card] Karten
        [take] nehmen
        [give] zahlen
        [trade] Handel
        [magister] Magister
        [tile] Plättchen
        [save] Nachlass
        [replace] Höfling
        [wall] Mauer
        [more] nochmal?
        [lose] Plünderung
       *[over] beendet
    }
terminal-round = { $round }: { $phase }
terminal-order = Folge, Punkte
terminal-cards-needed =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
terminal-wall = Mauer: { $count } Krieger, Tor { $gate }, Angriff { $attack }
terminal-raid = Raub, Stärke { $strength }, offen: { $due }
terminal-tiles-head = Plättchen:
terminal-head-left = Vor.
terminal-head-repository = repo
terminal-head-buy = buy
terminal-head-sell = sell
terminal-head-cards = H+W+G
terminal-ranks = Ränge
terminal-figures = Figuren
terminal-tokens = $ Marker

## Preise und Wirkungen

terminal-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
terminal-points-short = { $count } P.
terminal-points-per =
    { $per ->
        [arts] { terminal-points } je eigene arts
        [science] { terminal-points } je eigene science
        [warriors] { terminal-points } je eigenen Krieger auf der Mauer
        [tiles] { terminal-points } je eigenes Plättchen, auch dieses
        [magisters] { terminal-points } je eigenen Magister
       *[once] { terminal-points }
    }
terminal-or = oder
terminal-amount-resources = { $count } Würfel
terminal-amount-different-resources =
    { $count ->
        [one] { $count } Würfel
       *[other] { $count } versch. Würfel
    }
terminal-amount-province-resources = { $count } Würfel aus repository
terminal-price-less = Preis −{ $count }
terminal-less = { $goods } weniger zahlen
terminal-terms = Verkauf { $more } teurer, Kauf für { $price } gold
terminal-act =
    { $act ->
        [2] ein Magister
        [3] ein Gebäudeplättchen
       *[4] eine Königsgunst nutzen
    }
terminal-act-for-less = { $act }, { $less }
terminal-exchange = { $pay } -> { $gain }
terminal-gain = { $gain }
terminal-times = { $what } x{ $count }
terminal-at = { $place }: { $what }
terminal-trade = bis zu { $purchases } kaufen und bis zu { $sales } verkaufen
terminal-ability-never = keine Fähigkeit
terminal-ability-tile = jedes neue Plättchen, auch dieses: { $gain }
terminal-ability-visit = jede Figur in { $at }: noch { $gain }
terminal-ability-season = zu Beginn jeder späteren Saison: { $gain }
terminal-ability-scoring = bei jeder Wertung: { $gain }
terminal-ability-end = am Ende des Spiels: { $gain }
terminal-ability-always = jeder { $one } ist auch ein { $other }, und umgekehrt

## Beim Entscheiden

terminal-choice-draft = Erste Magister: { $prices }
terminal-choice-split =
    { $last ->
        [yes] Fünf Karten für diese Runde; die anderen fünf werden nicht mehr gespielt.
       *[no] Fünf Karten für diese Runde; die anderen fünf warten auf die nächste.
    }
terminal-choice-slot =
    { $count ->
        [one] { $slot } braucht { $count } Karte.
       *[other] { $slot } braucht { $count } courtiers oder einen Magister.
    }
terminal-choice-tax = Steuer: je 1 gold an { $owners }, keine mit tax-collector.
terminal-choice-merchant = Ein merchant bekommt dazu { $gain }.
terminal-choice-trade = Kaufen: { $buying }; verkaufen: { $selling }.
terminal-choice-no-trade = nichts
terminal-choice-tiles = { $count } Plättchen sind erreichbar. "legal" nennt sie, "forms" die Preise.
terminal-choice-save = Preis: { $price }. Was Sie nennen, müssen Sie nicht zahlen.
terminal-choice-replace = Der { $magister } ersetzt einen courtier: hand gilt diese Runde, waiting die nächste, played später.
terminal-choice-wall = gate: { $points } sofort; plain: nichts.
terminal-choice-lose = Noch zu decken: { $due }. Würfel gehen vor gold (2 für 1) und Punkten verloren.

terminal-pile = { $place }: { $cards }.

## Seiten

terminal-forms-none = Keine Seite beginnt mit "{ $word }". Seiten: { $names }; oder der Name eines Plättchens.
terminal-forms-more = Mehr mit "forms" und einem Wort: { $names }; oder der Name eines Plättchens.
terminal-level = Stufe { $level }
terminal-left-copies = x{ $count }
terminal-discount = Stufe { $level } kostet ab Saison { $season } { $less } { $goods } weniger.
terminal-track-owned = Magister und ihre Preise in der Reihenfolge des Nehmens
terminal-grant = { $number }: Markt { $market }
terminal-grants-head = Punkte der Ränge in Saison 1/2/3
terminal-attack-strengths = Stärken der sechs Angriffe mit 2, 3 und 4 Plätzen

## Das Blatt und die ersten Worte

terminal-sheet =
    Plätze: { $seats }
    Felder: a·  frei    bUD  Figuren zweier Plätze    cU$  Figur mit Steuermarker
    Letzter Zug: *dL
    Ein Feld steht unter dem, was es braucht; 2 Karten: 2 courtiers, 1 Magister.
    Folge: >  entscheidet    (E 4)  hat gepasst    *  hat gewonnen    ?  verdeckt
    Vor.: Vorrat    repo: repository    buy, sell: was ein Würfel kostet und bringt
    Ränge 7 4 2: Punkte für die meisten, zweit- und drittmeisten am Ende der Saison
    Tor U·: Einhorn hat einen markierten Platz    Angriff 3-5: mögliche Stärken
    H+W+G, 8=3+4+1: von 8 Karten 3 in der Hand, 4 wartend, 1 gespielt    1?: mindestens 1
    Figuren, $ Marker: die nicht auf dem Plan sind
    Plättchen: inn 1U  eins übrig, eins hat Einhorn    "forms": Preise
    Ein Würfel ist papyrus, silver, iron oder stone; versch.: verschiedene davon.
    Güter: { $goods }
    Karten: { $cards }
    Orte: { $places }
terminal-help-forms = Preise und Wirkungen: Plättchen, Magister, Gunst und mehr
terminal-welcome =
    Willkommen bei Archon. Drei Saisons zu drei Runden; die meisten Punkte siegen.
    Ein Feld tippen setzt eine Figur: "barracks a", "with merchant"; oder "pass".
    Zuerst wird geteilt: "split 3 courtier 1 cleric 1 scribe" ist Ihre Hand.
    "legal": was erlaubt ist; "why": warum nicht; "undo" nimmt zurück; "log".
    "sheet": die Zeichen; "forms": die Preise; "help": der Rest; "quit": Ende.

## Das Ergebnis

terminal-result-start = Anfang
terminal-result-ranks = Wertung
terminal-result-magisters = Magister
terminal-result-tiles = Plättchen
terminal-result-favors = Gunst, Tor
terminal-result-raid = Raub

### screen: what the board, the hand and the seats say in the browser

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
ability-visit = jede Figur dort ({ $at }): noch { $gain }
ability-season = zu Beginn jeder späteren Saison: { $gain }
ability-scoring = jede Wertung: { $gain }
ability-end = am Ende: { $gain }
ability-always = jeder { $one } ist auch ein { $other }, und umgekehrt
ability-less = { $at }: { $goods } weniger zahlen
ability-trade = { $at }: jeder Verkauf bringt { $more } mehr, jeder Kauf kostet { $price } Gold

## Der Plan

city-label = Die Stadt
place-nth = { $number }. Platz
said-of = { $name }: { $said }
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
favor-number = Eine Königsgunst
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
space-label =
    { $space ->
        [1] { $magister }, der erste
        [2] { $magister }, der zweite
        [3] { $magister }, der dritte
       *[other] { $magister }, noch einer
    }
space-costs = kostet { $cost } und bringt { $points }
space-first = kostet { $cost }
space-markers = erreicht von { $seats }
buy-label = { $goods } kaufen für { $price } Gold
sell-label = { $goods } verkaufen für { $price } Gold
merlon-gate = Stellplatz am Haupttor
merlon-plain = Stellplatz auf der Mauer
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
more = Noch einmal
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

## Plätze und Tafeln

attack-range = Stärke { $low } bis { $high }
attack-sure = Stärke { $low }

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
chip-other = mit anderer Karte
chip-of = { $count } bezahlbar
chip-cubes =
    { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    }
chip-from = Würfel ab { $price }
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
        [one] Ein Krieger auf der Mauer
       *[other] { $count } Krieger auf der Mauer
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
track-full = kein Schritt mehr

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

### story: what a seat did, in clauses that follow its name

told-you = Sie
told-part-n =
    { $you ->
        [yes] n
       *[no] { "" }
    }
told-part-en =
    { $you ->
        [yes] en
       *[no] { "" }
    }
told-to-you = Sie
told-amount =
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
told-visited =
    { $location ->
        [repository] ging{ told-part-en } ins Lagerhaus
        [barracks] ging{ told-part-en } in die Kaserne
        [treasury] ging{ told-part-en } in die Schatzkammer
        [marketplace] ging{ told-part-en } auf den Marktplatz
        [guild-hall] ging{ told-part-en } in die Gildenhalle
        [royal-guard] ging{ told-part-en } zur Königlichen Garde
        [builders-guild] ging{ told-part-en } zur Baumeistergilde
        [academy] ging{ told-part-en } in die Akademie
        [planetarium] ging{ told-part-en } ins Planetarium
       *[palace] ging{ told-part-en } in den Palast
    }
told-with = { $visit } mit { $cards }
told-card =
    { $count ->
        [one] einem { $card ->
            [tax-collector] Steuereintreiber
            [cleric] Kleriker
            [scribe] Schreiber
           *[merchant] Händler
        }
       *[other] { $count } { $card ->
            [tax-collector] Steuereintreibern
            [cleric] Klerikern
            [scribe] Schreibern
           *[merchant] Händlern
        }
    }
told-split-way =
    { $way ->
        [now] { $count ->
            [2] Beide jetzt
           *[other] Alle jetzt
        }
        [each] { $count ->
            [2] Je einer
           *[other] Verteilt
        }
       *[later] { $count ->
            [2] Beide später
           *[other] Alle später
        }
    }
told-taxed = zahlte{ told-part-n } Steuer an { $names }
told-drafted = begann{ told-part-en } mit { $cards }
told-divided = teilte{ told-part-n } die Karten
told-passed = passte{ told-part-n }
told-paid = zahlte{ told-part-n } { $amounts }
told-gained = bekam{ told-part-en } { $amounts }
told-bought = kaufte{ told-part-n } { $amounts }
told-sold = verkaufte{ told-part-n } { $amounts }
told-won = nahm{ told-part-en } die Karte { $card }
told-tile = nahm{ told-part-en } das Plättchen { $tile }
told-warriors =
    { $count ->
        [one] stellte{ told-part-n } einen Elitekrieger auf die Mauer
       *[other] stellte{ told-part-n } { $count } Elitekrieger auf die Mauer
    }
told-scored =
    { $count ->
        [one] machte{ told-part-n } einen Punkt
       *[other] machte{ told-part-n } { $count } Punkte
    }
## What a turn does that is being put together

told-now-visited =
    { $location ->
        [repository] gehen ins Lagerhaus
        [barracks] gehen in die Kaserne
        [treasury] gehen in die Schatzkammer
        [marketplace] gehen auf den Marktplatz
        [guild-hall] gehen in die Gildenhalle
        [royal-guard] gehen zur Königlichen Garde
        [builders-guild] gehen zur Baumeistergilde
        [academy] gehen in die Akademie
        [planetarium] gehen ins Planetarium
       *[palace] gehen in den Palast
    }
told-now-taxed = zahlen Steuer an { $names }
told-now-paid = zahlen { $amounts }
told-now-gained = bekommen { $amounts }
told-now-bought = kaufen { $amounts }
told-now-sold = verkaufen { $amounts }
told-now-won = nehmen die Karte { $card }
told-now-tile = nehmen das Plättchen { $tile }
told-now-warriors =
    { $count ->
        [one] stellen einen Elitekrieger auf die Mauer
       *[other] stellen { $count } Elitekrieger auf die Mauer
    }
told-now-scored =
    { $count ->
        [one] machen einen Punkt
       *[other] machen { $count } Punkte
    }

## The end of a season

told-points-of = { $name } { $points }
told-scoring =
    { $category ->
        [arts] Die Künste werden gewertet: { $seats }.
        [science] Die Wissenschaft wird gewertet: { $seats }.
        [warriors] Die Elitekrieger werden gewertet: { $seats }.
       *[tiles] Die Gebäudeplättchen werden gewertet: { $seats }.
    }
told-season-strength = Stärke
told-season-stand =
    { $count ->
        [one] Krieger steht
       *[other] Krieger stehen
    }
told-season-short =
    { $count ->
        [one] einer fehlt
       *[other] { $count } fehlen
    }
told-season-enough = so viele, wie es braucht
told-season-breaks = Die Mauer bricht
told-season-holds = Die Mauer hält
told-season-row =
    { $row ->
        [arts] Künste
        [science] Wissenschaft
        [warriors] Krieger
       *[tiles] Häuser
    }
told-season-after = Nach Saison { $season }
told-season-moved =
    { $how ->
        [up] steigt auf { $place }.
        [down] fällt auf { $place }.
       *[same] bleibt { $place }.
    }
told-season-over = Runde { $round } und Saison { $season } sind vorbei. Das Tor schließt sich.
told-season-raiders = Fackeln auf der Straße. Die Angriffskarte wird umgedreht.
told-season-card = Stärke { $strength }. Wer steht auf der Mauer?
told-season-fires = Die Krieger zünden ihre Feuer an.
told-season-held =
    { $count ->
        [0] Niemand kam: Die Mauer hält.
        [one] Ein Krieger, Stärke { $strength }: Die Mauer hält.
       *[other] { $count } Krieger, Stärke { $strength }: Die Mauer hält.
    }
told-season-broken =
    { $count ->
        [0] Kein Krieger, Stärke { $strength }: Die Mauer bricht.
        [one] Ein Krieger, Stärke { $strength }: Die Mauer bricht, { told-part-short }.
       *[other] { $count } Krieger, Stärke { $strength }: Die Mauer bricht, { told-part-short }.
    }
told-part-short =
    { $short ->
        [one] einer fehlt
       *[other] { $short } fehlen
    }
told-season-idle =
    { $you ->
        [yes] Sie haben niemanden geschickt.
       *[no] { $count ->
            [one] { $names } hat niemanden geschickt.
           *[other] { $names } haben niemanden geschickt.
        }
    }
told-season-raid = Jeder zahlt { $strength } minus eigene Krieger.
told-season-owed = Sie schulden { $count }: { $amounts }.
told-season-points =
    { $count ->
        [one] einen Punkt
       *[other] { $count } Punkte
    }
told-season-leads =
    { $you ->
        [yes] Sie führen mit { $points } Punkten.
       *[no] { $count ->
            [one] { $names } führt mit { $points } Punkten.
           *[other] { $names } führen mit { $points } Punkten.
        }
    }
told-season-mine =
    { $place ->
        [2] Sie sind Zweiter mit { $points }.
        [3] Sie sind Dritter mit { $points }.
       *[other] Sie sind Letzter mit { $points }.
    }

## Was nach dem ersten Bild gezeichnet wird: Karten, Spalten und Listen

would = Das brächte
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
split-in-hand = in der Hand
split-in-waiting = wartend
hidden-cards =
    { $count ->
        [one] eine verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
round-now = Runde { $round } von { $rounds }
season-now = Saison { $season } von { $seasons }
track-then =
    { $count ->
        [0] dann der Angriff
        [one] noch eine Runde, dann der Angriff
       *[other] noch { $count } Runden, dann der Angriff
    }
track-divide = vor dieser Runde werden die Karten geteilt
track-attack = nach dieser Runde Angriff und Wertung
attack-wall = { $count } Elitekrieger auf der Mauer
attack-due = { $seat }: noch { $count } Plünderer
grant-title = Königslohn der Saison { $season }
grant-caption = Punkte nach Rang in Saison 1, 2 und 3
grant-row = Punkte für
rank = Rang { $rank }
grant-next = Kommende Saisons
grant-market = Marktplatz der Saison { $season }
province-title = Provinzkarte
province-brought = brachte ins Lagerhaus: { $goods }
houses-title = Häuser zum Kauf
houses-level =
    { $level ->
        [1] Erste Stufe
        [2] Zweite Stufe: ab Saison 2 ein Eisen weniger
       *[3] Dritte Stufe: in Saison 3 ein Stein weniger
    }
house-payable = Sie könnten es jetzt bezahlen.
house-mine = Ihres
sold-out = verkauft
row-buy = Kauf { $price }
row-sell = Verkauf { $price }
row-there = { $count } im Lagerhaus
pile-undivided = Noch nicht aufgeteilt

### ear: actions as sentences to the player, for people who play by ear

ear-take = { $cards } nehmen
ear-split = { $cards } auf die Hand nehmen
ear-enter =
    { $location ->
        [repository] Ins { $name } gehen, Aktionsfeld { $slot }
        [planetarium] Ins { $name } gehen, Aktionsfeld { $slot }
        [palace] In den { $name } gehen, Aktionsfeld { $slot }
        [marketplace] Auf den { $name } gehen, Aktionsfeld { $slot }
        [royal-guard] Zur Königlichen Garde gehen, Aktionsfeld { $slot }
        [builders-guild] Zur { $name } gehen, Aktionsfeld { $slot }
       *[other] In die { $name } gehen, Aktionsfeld { $slot }
    }
ear-play = { $cards } spielen
ear-tile = Das Plättchen { $tile } nehmen
ear-replace = Einen Höfling { $place } ersetzen
ear-wall = Den Elitekrieger { $where } aufstellen
ear-more = Noch einmal: { $effect }
ear-done = Es dabei belassen
ear-stop = Auf die zweite Aktion verzichten

## Mehrere einer Art

ear-many-draft = Zwei Magister nehmen
ear-many-split = Die Karten teilen
ear-many-enter = An einen Ort gehen
ear-many-with = Eine Karte spielen
ear-many-plain = Einen Magister als Höfling spielen
ear-many-pair = Zwei Karten spielen
ear-many-take = Rohstoffe nehmen
ear-many-give = Mit Rohstoffen zahlen
ear-many-buy = Einen Rohstoff kaufen
ear-many-sell = Einen Rohstoff verkaufen
ear-many-magister = Einen Magister nehmen
ear-many-tile = Ein Gebäudeplättchen nehmen
ear-many-save = Wählen, was Sie nicht zahlen müssen
ear-many-replace = Einen Höfling ersetzen
ear-many-wall = Den Elitekrieger aufstellen
ear-many-lose = Rohstoffe verlieren

### glossary: what the words of the game mean, and their forms in sentences

about-figure = Sie haben fünf. Jede auf einem Aktionsfeld ist eine Aktion der Runde; am Ende der Runde kehren alle heim.
about-figure-words = Figur, Figuren
about-slot = Ein Platz für eine Figur. Manche brauchen eine Karte, manche zwei.
about-slot-words = Aktionsfeld, Aktionsfelder, Aktionsfeldern
about-courtier = Eine einfache Karte: Sie schickt eine Figur los. Zwei davon betreten ein Feld für zwei Karten.
about-courtier-words = Höfling, Höflinge, Höflingen
about-magister = Eine Karte mit einer Kraft: Steuereintreiber, Kleriker, Schreiber oder Händler. Er ersetzt einen Höfling.
about-magister-words = Magister, Magistern
about-tax-collector = Legt einen Steuermarker unter die Figur: Andere, die den Ort betreten, zahlen Ihnen 1 Gold. Zahlt selbst keine Steuer.
about-tax-collector-words = Steuereintreiber, Steuereintreibern
about-cleric = Betritt ein Feld, obwohl dort Figuren stehen. Zahlt Steuer.
about-cleric-words = Kleriker, Klerikern
about-scribe = Gibt eine zweite Aktion im selben Zug.
about-scribe-words = Schreiber, Schreibern
about-merchant = Nimmt in Lagerhaus, Kaserne und Schatzkammer eines mehr.
about-merchant-words = Händler, Händlern, Händlers
about-tax-token = Liegt unter der Figur eines Steuereintreibers. Wer sonst den Ort betritt, zahlt dem Besitzer 1 Gold.
about-tax-token-words = Steuermarker, Steuermarkern
about-recruit = Wird in der Königlichen Garde zum Elitekrieger, bezahlt Magister und geht bei einer Plünderung zuerst verloren.
about-recruit-words = Rekrut, Rekruten
about-resource = Ein Würfel: Papyrus, Silber, Eisen oder Stein.
about-resource-words = Rohstoff, Rohstoffe, Rohstoffen, Rohstoffs
about-warrior = Steht auf der Stadtmauer und zählt beim Angriff und in der Wertung.
about-warrior-words = Elitekrieger, Elitekriegern, Krieger, Kriegern
about-grant = Der Wunsch des Königs für eine Saison: was er zählt und wie viele Punkte jeder Rang bringt.
about-grant-words = Königslohn, Königslöhne, Lohn
about-favor = Eine Karte im Palast, die selbst ein Aktionsfeld ist. In jeder Runde ist eine andere neu.
about-favor-words = Königsgunst, Königsgünste, Königsgünsten
about-province = Die Karte, die sagt, was in dieser Runde im Lagerhaus liegt.
about-province-words = Provinz, Provinzen
about-tile = Ein Haus der Stadt, das Ihnen gehört: Punkte und eine Wirkung.
about-tile-words = Gebäudeplättchen, Plättchen
about-season = Drei Runden. An ihrem Ende kommen ein Angriff und eine Wertung.
about-season-words = Saison, Saisons
about-round = Alle spielen, bis jeder gepasst hat. Es gibt neun.
about-round-words = Runde, Runden
about-waiting = Die fünf Karten, die in der nächsten Runde Ihre Hand sind.
about-waiting-words = wartenden Stapel, wartende Stapel, wartender Stapel
about-raid = Was geschieht, wenn weniger Krieger auf der Mauer stehen, als der Angriff stark ist: Jeder zahlt.
about-raid-words = Plünderung, geplündert
about-supply = Was noch niemandem gehört. Er hat, was die Schachtel hat, und nicht mehr.
about-supply-words = Vorrat, Vorräte, Vorräten

### intro: what the start page says of the game

pitch = Schicken Sie Ihre Höflinge durch die Stadt, gewinnen Sie Magister und bemannen Sie die Mauer vor dem Angriff.
guided = Ein erstes Spiel, das sich selbst erklärt: In der echten Stadt wählen Sie Ihre Magister, gewinnen die Gunst des Königs, bauen, bemannen die Mauer und nutzen, was Ihre Karten können.
step-title =
    { $step ->
        [1] Zehn Karten, zwei Hälften
        [2] In die Stadt
        [3] Magister
        [4] Angriff und Wertung
       *[5] Das Ende
    }
step-text =
    { $step ->
        [1] Sie haben zehn Karten, Höflinge und Magister. Jede zweite Runde teilen Sie sie geheim: fünf für diese Runde, fünf für die nächste.
        [2] In Ihrem Zug spielen Sie eine Karte und setzen eine Figur auf ein freies Feld eines Ortes. Dort erhalten Sie Waren, handeln, bauen, bemannen die Stadtmauer oder gewinnen die Gunst des Königs. Wer früh passt, steht in der nächsten Runde besser.
        [3] Magister sind bessere Karten: Jede Art bringt ihre eigene Kraft, etwa eine zweite Aktion oder ein schon besetztes Feld. Jeder gewonnene Magister ersetzt einen Höfling.
        [4] Nach drei Runden wird die Stadt angegriffen. Stehen zu wenige Krieger auf der Mauer, verlieren jene Waren, die dort wenige haben. Danach wird gewertet.
       *[5] Nach drei Saisons zählen die Gebäudeplättchen, und die meisten Punkte gewinnen.
    }
about = Archon: Glory & Machination ist ein Spiel von Nikolas Sakaloglou und Sotiris Tsantilas, erschienen bei Artipia Games 2013.
