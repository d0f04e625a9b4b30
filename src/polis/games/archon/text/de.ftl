### Archon auf Deutsch. Eine Kennung bedeutet in jeder Sprache dasselbe; Kennungen, die mit
### „part-“ beginnen, sind Bausteine nur dieser Sprache.

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
        [favor] durch Königsgunst { $number }
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
part-spart =
    { $you ->
        [yes] Sie sparen
       *[no] { part-person } spart
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
part-und-ruckt =
    { $you ->
        [yes] rücken
       *[no] rückt
    }
part-und-erhalt =
    { $you ->
        [yes] erhalten
       *[no] erhält
    }
part-und-deckt =
    { $you ->
        [yes] decken
       *[no] deckt
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
event-grant-drawn = Königslohn { $number } ist für Saison { $season } gezogen.
event-grant-started = Für Saison { $season } gilt jetzt Königslohn { $number }.
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
event-province-revealed = Provinzkarte { $number } ist aufgedeckt.
event-repository-filled =
    { $short ->
        [0] Ins Lagerhaus kommt: { part-amount }.
       *[other] Ins Lagerhaus kommt: { part-amount }; { part-lacking }.
    }
event-repository-filled-none = Ins Lagerhaus kommt kein { goods-name }: Der Vorrat ist leer.
event-repository-cleared = Vom Lagerhaus geht in den Vorrat zurück: { part-amount }.
event-favor-revealed = Königsgunst { $number } ist auf Feld { $space } der Palastleiste aufgedeckt.
event-favor-moved = Königsgunst { $number } rückt auf Feld { $space } der Palastleiste vor.
event-favor-removed = Königsgunst { $number } ist aus dem Spiel.
event-magister-drafted = { part-beginnt } mit einem { card-name }.
event-cards-divided = { part-teilt } die Karten und { part-und-nimmt } auf die Hand: { $hand }.
event-cards-divided-hidden = { part-teilt } die Karten.
event-waiting-taken = { part-nimmt } den wartenden Stapel auf.
event-round-started = Runde { $round } beginnt (Saison { $season }).
event-season-token-moved = Der Stein auf der Saisonleiste rückt von Runde { $round } aus vor.

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
        [0] { part-stellt } { part-at } eine Figur auf Aktionsfeld { $slot }.
        [one] { part-stellt } { part-at } eine Figur auf Aktionsfeld { $slot }, zu einer anderen.
       *[other] { part-stellt } { part-at } eine Figur auf Aktionsfeld { $slot }, zu { $joined } anderen.
    }
event-token-placed = { part-legt } { part-at } einen Steuermarker auf Aktionsfeld { $slot }.
event-tax-paid = { part-zahlt } { part-at } 1 Gold Steuer an { part-owner }.
event-tax-spared =
    { $owners ->
        [one] { part-spart } { part-at } dank Steuereintreiber die Steuer von { $owners } Platz.
       *[other] { part-spart } { part-at } dank Steuereintreiber die Steuer von { $owners } Plätzen.
    }
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
event-magister-taken = { part-nimmt } einen { card-name } und { part-und-ruckt } in dessen Reihe der Magisterleiste auf Feld { $space }.
event-courtier-replaced = { part-setzt } einen { card-name } an die Stelle eines Höflings { place-name }.
event-tile-taken =
    { $left ->
        [0] { part-nimmt } { part-the-tile }; kein weiteres solches Plättchen ist übrig.
        [one] { part-nimmt } { part-the-tile }; { $left } solches Plättchen ist noch übrig.
       *[other] { part-nimmt } { part-the-tile }; { $left } solche Plättchen sind noch übrig.
    }
event-warrior-placed = { part-stellt } einen Elitekrieger auf Stellplatz { $space } der Stadtmauer.
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

event-attack-revealed = Die Stadt wird mit Stärke { $strength } angegriffen (Angriffskarte { $number }).
event-city-defended = Die Stadt hält stand: { $warriors } Elitekrieger gegen Stärke { $strength }.
event-city-raided = Die Stadt wird geplündert: { $warriors } Elitekrieger gegen Stärke { $strength }.
event-raid-due =
    { $count ->
        [0] { part-muss } bei der Plünderung nichts abgeben.
       *[other] { part-muss } bei der Plünderung Stärke { $count } decken.
    }
event-raid-lost =
    { $covered ->
        [0] { part-verliert } bei der Plünderung { part-amount }, ohne damit Stärke zu decken.
       *[other] { part-verliert } bei der Plünderung { part-amount } und { part-und-deckt } damit Stärke { $covered }.
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
screen-waiting = Wartender Stapel
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
