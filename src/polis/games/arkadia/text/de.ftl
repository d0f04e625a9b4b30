### Arkadia auf Deutsch. Eine Kennung bedeutet in jeder Sprache dasselbe; Kennungen, die mit
### „part-“ beginnen, sind Bausteine nur dieser Sprache.

## Namen

seat-name =
    { $seat ->
        [yellow] Gelb
        [orange] Orange
        [green] Grün
       *[violet] Violett
    }
family-name =
    { $family ->
        [red] rot
        [olive] olivgrün
        [black] schwarz
       *[silver] silbern
    }
form-name =
    { $form ->
        [house] Wohnhaus
        [farm] Bauernhof
        [tavern] Taverne
        [mill] Mühle
        [smithy] Schmiede
        [trade] Handelshaus
       *[monastery] Kloster
    }
card-name =
    { $form ->
        [farm] { family-name }er { form-name }
        [house] { family-name }es { form-name }
        [trade] { family-name }es { form-name }
        [monastery] { family-name }es { form-name }
       *[other] { family-name }e { form-name }
    }
phase-name =
    { $phase ->
        [must] eine Karte ausspielen oder Arbeiter einsetzen
        [lay] das Gebäude legen
        [draw] eine Karte nachziehen
        [worker] Arbeiter einsetzen
        [castle] einen Burgstein setzen
        [banner] ein Banner nutzen oder den Zug beenden
        [cash] Siegel in Gold tauschen
        [recruit] neutrale Arbeiter nehmen
       *[over] Spiel beendet
    }
ending-name =
    { $ending ->
        [castle] Die Burg ist bis zum dritten Stockwerk gewachsen
       *[stuck] Niemand konnte mehr etwas tun
    }

part-a-card =
    { $form ->
        [farm] einen { family-name }en { form-name }
        [house] ein { card-name }
        [trade] ein { card-name }
        [monastery] ein { card-name }
       *[other] eine { card-name }
    }
part-no-card =
    { $form ->
        [farm] kein { card-name }
        [house] kein { card-name }
        [trade] kein { card-name }
        [monastery] kein { card-name }
       *[other] keine { card-name }
    }
part-seals =
    { $count ->
        [one] { $count } { family-name }es Siegel
       *[other] { $count } { family-name }e Siegel
    }
part-neutral-workers =
    { $count ->
        [0] keinen neutralen Arbeiter
        [one] { $count } neutralen Arbeiter
       *[other] { $count } neutrale Arbeiter
    }

## Wer es tut: zum Leser in der zweiten Person ($you), eine Person mit Namen ($named)

part-person =
    { $named ->
        [yes] { $name }
       *[no] { seat-name }
    }
part-beginnt =
    { $you ->
        [yes] Sie beginnen
       *[no] { part-person } beginnt
    }
part-bekommt =
    { $you ->
        [yes] Sie bekommen
       *[no] { part-person } bekommt
    }
part-spielt =
    { $you ->
        [yes] Sie spielen
       *[no] { part-person } spielt
    }
part-legt =
    { $you ->
        [yes] Sie legen
       *[no] { part-person } legt
    }
part-nimmt =
    { $you ->
        [yes] Sie nehmen
       *[no] { part-person } nimmt
    }
part-zieht =
    { $you ->
        [yes] Sie ziehen
       *[no] { part-person } zieht
    }
part-schickt =
    { $you ->
        [yes] Sie schicken
       *[no] { part-person } schickt
    }
part-setzt =
    { $you ->
        [yes] Sie setzen
       *[no] { part-person } setzt
    }
part-erhalt =
    { $you ->
        [yes] Sie erhalten
       *[no] { part-person } erhält
    }
part-tauscht =
    { $you ->
        [yes] Sie tauschen
       *[no] { part-person } tauscht
    }
part-hat =
    { $you ->
        [yes] Sie haben
       *[no] { part-person } hat
    }
part-gewinnt =
    { $you ->
        [yes] Sie gewinnen
       *[no] { part-person } gewinnt
    }

## Optionen eines Tisches

option-setup = Aufbau
option-lot = Platz der Burg
option-flips = Plättchen dürfen gewendet werden
option-lot-workers = Arbeiter dürfen an der Burg stehen
option-open-screens = Offene Sichtschirme
option-open-gold = Alle sehen das Gold
option-optional-neutrals = Neutrale Arbeiter dürfen im Vorrat bleiben
setup-name =
    { $setup ->
        [free] frei (leeres Brett)
       *[first-game] erstes Spiel (sieben Gebäude liegen schon)
    }

## Ereignisse des Aufbaus

event-game-started = Ein Spiel für { $seats } beginnt.
event-first-seat = { part-beginnt }.
event-lot-placed =
    { $standing ->
        [no] Der Burgplatz liegt bei { $square }, vier Felder breit.
       *[yes] Der Burgplatz liegt bei { $square }, vier Felder hoch.
    }
event-building-placed = Von Anfang an liegt bei { $square }: { card-name } (Gebäude { $building }).
event-hand-dealt = { part-bekommt } { part-a-card }.
event-hand-dealt-hidden = { part-bekommt } eine Karte.
event-display-filled = Offen auf Platz { $slot }: { card-name }.
event-neutrals-dealt = { part-bekommt } { part-neutral-workers }.

## Ereignisse eines Zuges

event-turn-started =
    { $you ->
        [yes] Sie sind am Zug.
       *[no] { part-person } ist am Zug.
    }
event-card-played = { part-spielt } { part-a-card } aus.
event-building-laid = { part-legt } { part-a-card } (Gebäude { $building }) bei { $square }.
event-neutrals-taken =
    { $short ->
        [0] { part-nimmt } { part-neutral-workers } für die überbauten Lager.
        [one] { part-nimmt } { part-neutral-workers } für die überbauten Lager; für { $short } weiteres Lager ist keiner mehr da.
       *[other] { part-nimmt } { part-neutral-workers } für die überbauten Lager; für { $short } weitere Lager ist keiner mehr da.
    }
event-card-taken = { part-nimmt } { part-a-card } aus der Auslage.
event-card-drawn = { part-zieht } { part-a-card } vom Nachziehstapel.
event-card-drawn-hidden = { part-zieht } eine Karte vom Nachziehstapel.
event-display-refilled = Jetzt offen auf Platz { $slot }: { card-name }.
event-hand-not-refilled = Es gibt keine Karten mehr: { part-spielt } mit weniger Handkarten weiter.
event-site-chosen = { part-schickt } Arbeiter zu Gebäude { $building }.
event-site-chosen-lot = { part-schickt } Arbeiter zur Burg.
event-worker-placed =
    { $neutral ->
        [no] { part-setzt } einen eigenen Arbeiter auf { $square }.
       *[yes] { part-setzt } einen neutralen Arbeiter auf { $square }.
    }
event-passed =
    { $you ->
        [yes] Sie können weder ein Gebäude legen noch einen Arbeiter einsetzen und passen.
       *[no] { part-person } kann weder ein Gebäude legen noch einen Arbeiter einsetzen und passt.
    }

## Ereignisse von Fertigstellung und Burg

event-building-completed = Gebäude { $building } ({ card-name }) ist fertig.
event-seals-paid = { part-erhalt } { part-seals } für Arbeiter an Gebäude { $building }.
event-seal-taken = { part-nimmt } das { family-name }e Siegel von Gebäude { $building }.
event-castle-placed = { part-setzt } einen { family-name }en Burgstein auf Burgfeld { $square }, Stockwerk { $floor }.
event-floor-completed = Stockwerk { $floor } der Burg ist voll.
event-pieces-moved =
    { $count ->
        [one] { $count } { family-name }er Burgstein kommt in den dritten Vorrat.
       *[other] { $count } { family-name }e Burgsteine kommen in den dritten Vorrat.
    }
event-castle-skipped =
    { $count ->
        [one] Der dritte Vorrat ist leer: { part-setzt } { $count } Burgstein nicht.
       *[other] Der dritte Vorrat ist leer: { part-setzt } { $count } Burgsteine nicht.
    }

## Ereignisse von Banner und Ende

event-banner-used =
    { $you ->
        [yes] Sie nutzen ein Banner und bekommen zwei Arbeiter.
       *[no] { part-person } nutzt ein Banner und bekommt zwei Arbeiter.
    }
event-seals-cashed = { part-tauscht } { part-seals } gegen { $gold } Gold.
event-end-triggered = { part-hat } das Ende eingeleitet: Nach diesem Zug ist jeder noch einmal an der Reihe.
event-last-turn =
    { $you ->
        [yes] Das ist Ihr letzter Zug.
       *[no] Es ist der letzte Zug von { part-person }.
    }
event-final-cashed = Schlusswertung: { part-tauscht } { part-seals } gegen { $gold } Gold.
event-game-over = Das Spiel ist aus: { ending-name }.
event-winner = { part-gewinnt } mit { $gold } Gold.

## Warum eine Aktion nicht geht; ein Komma und die Regel folgen

why-not-this-phase = steht jetzt nicht an ({ phase-name })
why-card-not-in-hand = { part-no-card } ist auf der Hand
why-card-fits-nowhere = { card-name } passt nirgends aufs Brett
why-outside-board = ragt über den Rand des Bretts
why-covers-building = bedeckt ein Feld eines anderen Gebäudes
why-covers-lot = bedeckt ein Feld des Burgplatzes
why-covers-worker = bedeckt ein Feld mit einem Arbeiter
why-touches-nothing = berührt kein Gebäude und keinen Arbeiter
why-flip-not-allowed = wendet das Plättchen, was an diesem Tisch nicht erlaubt ist
why-same-as-other-orientation = ist dasselbe wie eine andere Lage des Plättchens, deren Text kürzer ist
why-no-building-there = auf { $square } liegt kein Gebäude
why-called-otherwise = was dort liegt, heißt nach seinem ersten Feld, tippen Sie "site { $name }"
why-building-completed = das Gebäude ist fertig und hat kein freies Feld mehr neben sich
why-lot-not-allowed = an der Burg dürfen an diesem Tisch keine Arbeiter eingesetzt werden
why-no-vacant-square = daneben ist kein Feld frei
why-no-worker-left = hinter dem Sichtschirm ist kein Arbeiter mehr
why-no-own-worker = hinter dem Sichtschirm ist kein eigener Arbeiter mehr
why-no-neutral-worker = hinter dem Sichtschirm ist kein neutraler Arbeiter mehr
why-square-occupied = { $square } ist nicht frei
why-not-beside-site = { $square } liegt nicht neben dem gewählten Gebäude
why-later-square-first = { $square } liegt vor einem Feld, das bei diesem Einsetzen schon besetzt wurde
why-at-least-one-worker = mindestens ein Arbeiter muss eingesetzt werden
why-not-on-display = { part-no-card } liegt offen aus
why-pile-empty = der Nachziehstapel ist leer
why-family-not-in-pool = im Vorrat von Stockwerk { $floor } ist kein { family-name }er Burgstein mehr
why-castle-square-taken = Burgfeld { $square } hat in diesem Stockwerk schon seinen Stein
why-banner-none-left = es ist kein Banner mehr da
why-not-enough-seals =
    { $count ->
        [0] hinter dem Sichtschirm ist kein { family-name }es Siegel
        [one] hinter dem Sichtschirm ist nur { $count } { family-name }es Siegel
       *[other] hinter dem Sichtschirm sind nur { $count } { family-name }e Siegel
    }
why-too-many-recruits =
    { $count ->
        [one] es lässt sich nur { $count } neutraler Arbeiter nehmen
       *[other] es lassen sich nur { $count } neutrale Arbeiter nehmen
    }
why-other-family-first = zuerst wird über die { family-name }en Siegel entschieden
why-pass-not-forced = passen darf nur, wer nichts anderes tun kann
why-game-over = das Spiel ist aus

## Beschriftungen des Bildschirms

screen-board = Brett
screen-castle = Burg
screen-floor = Stockwerk { $floor }
screen-pools = Vorräte
screen-values = Werte
screen-hand = Hand
screen-display = Auslage
screen-draw-pile = Nachziehstapel
screen-discards = Gelegte Karten
screen-supply = Neutrale Arbeiter im Vorrat
screen-own-workers = Arbeiter
screen-neutral-workers = Neutrale
screen-seals = Siegel
screen-gold = Gold
screen-banners = Banner
screen-hidden = verdeckt
screen-empty = leer
screen-camp = Lager
screen-lot = Burgplatz
screen-to-move = { seat-name }: { phase-name }
screen-last-round =
    { $count ->
        [one] Letzte Runde: noch { $count } Zug
       *[other] Letzte Runde: noch { $count } Züge
    }
screen-pieces-to-end =
    { $count ->
        [one] noch { $count } Burgstein bis zum Ende
       *[other] noch { $count } Burgsteine bis zum Ende
    }
screen-legal =
    { $count ->
        [one] { $count } erlaubte Aktion
       *[other] { $count } erlaubte Aktionen
    }
screen-log = Protokoll
screen-undone = Zurückgenommen.
screen-undo-revealed = Eine Karte wurde aufgedeckt; was davor war, bleibt getan.
screen-saved = Gespeichert in { $file }.
screen-resumed = Fortgesetzt aus { $file }.
screen-allowed = Das ist jetzt erlaubt.
screen-result = Ergebnis

## Getippte Zeilen und Optionen

what-form = eine Form
what-family = eine Familie
what-square = ein Feld wie „f6“
typed-no-square = „{ $word }“ ist kein Feld; Felder haben eine Spalte von a bis p und eine Zeile von 1 bis 12, zum Beispiel f6.
option-no-setup = Die Option „setup“ ist „{ $value }“; sie muss free oder first-game sein.
option-lot-is-fixed = Im Aufbau first-game hat der Bauplatz der Burg seine feste Stelle; lassen Sie die Option „lot“ weg.
option-no-lot = Die Option „lot“ ist „{ $value }“; sie muss random sein oder ein Feld oben links und lying oder standing, zum Beispiel „{ $example }“.
option-lot-not-there = Der Bauplatz der Burg kann nicht auf „{ $value }“ liegen, er würde den Plan verlassen oder ein Lager bedecken ({ $clause }); möglich sind { $names }.

## Spielweisen der Bots, und die Posten eines Tipps

style-name =
    { $style ->
        [settler] Siedler
       *[builder] Baumeister
    }
term-gold = { $amount } an Gold
term-seals = { $amount } an Siegeln
term-screen = { $amount } an Arbeitern und Bannern im Vorrat
term-buildings = { $amount } an dem, was Ihre Gebäude noch einbringen können
term-cards = { $amount } an Karten
