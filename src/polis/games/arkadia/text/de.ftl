### Arkadia auf Deutsch. Eine Kennung bedeutet in jeder Sprache dasselbe; Kennungen, die mit
### „part-“ beginnen, sind Bausteine nur dieser Sprache.

### rules: names, phases, options, events and refusals

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
event-building-placed = Von Anfang an liegt bei { $square }: { card-name }.
event-hand-dealt = { part-bekommt } { part-a-card }.
event-hand-dealt-hidden = { part-bekommt } eine Karte.
event-display-filled = Offen: { card-name }.
event-neutrals-dealt = { part-bekommt } { part-neutral-workers }.

## Ereignisse eines Zuges

event-turn-started =
    { $you ->
        [yes] Sie sind am Zug.
       *[no] { part-person } ist am Zug.
    }
event-card-played = { part-spielt } { part-a-card } aus.
event-building-laid = { part-legt } { part-a-card } bei { $square }.
event-neutrals-taken =
    { $short ->
        [0] { part-nimmt } { part-neutral-workers } für die überbauten Lager.
        [one] { part-nimmt } { part-neutral-workers } für die überbauten Lager; für { $short } weiteres Lager ist keiner mehr da.
       *[other] { part-nimmt } { part-neutral-workers } für die überbauten Lager; für { $short } weitere Lager ist keiner mehr da.
    }
event-card-taken = { part-nimmt } { part-a-card } aus der Auslage.
event-card-drawn = { part-zieht } { part-a-card } vom Nachziehstapel.
event-card-drawn-hidden = { part-zieht } eine Karte vom Nachziehstapel.
event-display-refilled = Jetzt offen: { card-name }.
event-hand-not-refilled = Es gibt keine Karten mehr: { part-spielt } mit weniger Handkarten weiter.
event-site-chosen = { part-schickt } Arbeiter zu einem Gebäude.
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

event-building-completed = Fertig: { card-name }.
event-seals-paid = { part-erhalt } { part-seals } für Arbeiter dort.
event-seal-taken = { part-nimmt } das { family-name }e Siegel des Gebäudes.
event-castle-placed = { part-setzt } einen { family-name }en Burgstein auf die Burg.
event-floor-completed = Stockwerk { $floor } der Burg ist voll.
event-pieces-moved =
    { $count ->
        [one] { $count } { family-name }er Burgstein bleibt für das dritte Stockwerk.
       *[other] { $count } { family-name }e Burgsteine bleiben für das dritte Stockwerk.
    }
event-castle-skipped =
    { $count ->
        [one] Es ist kein Burgstein mehr da: { part-setzt } { $count } Burgstein nicht.
       *[other] Es ist kein Burgstein mehr da: { part-setzt } { $count } Burgsteine nicht.
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
why-family-not-in-pool = für das Stockwerk, an dem gebaut wird, ist kein { family-name }er Burgstein mehr da
why-castle-square-taken = dieses Burgfeld hat in diesem Stockwerk schon seinen Stein
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
        [one] Letzte Runde: nach diesem noch ein Zug
       *[other] Letzte Runde: nach diesem noch { $count } Züge
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
term-buildings = { $amount } an dem, was Gebäude noch einbringen können
term-rivals = { $amount } an Vorsprung vor den anderen

### answers: answers to questions about a position, for people who play by ear

answer-nothing = nichts
answer-hidden = verborgen
answer-bare = leer
answer-neutral = neutral
answer-yes = ja
answer-no = nein
answer-north = darüber
answer-east = rechts
answer-south = darunter
answer-west = links
answer-camp = Lager
answer-lot = Burgplatz
answer-completed = fertig
answer-unfinished = im Bau

answer-to-move =
    { $you ->
        [yes] Sie sind am Zug: { $phase }.
       *[no] { $seat } ist am Zug: { $phase }.
    }
answer-standing = { $buildings ->
        [one] { $buildings } Gebäude liegt auf dem Brett,
       *[other] { $buildings } Gebäude liegen auf dem Brett,
    } { $unfinished } davon im Bau, dazu { $workers } Arbeiter. Beendete Züge: { $turns }. { $first } hat begonnen.
answer-chosen-card = Gewählte Karte: { $card }.
answer-chosen-site = Die Arbeiter gehen zu { $site ->
        [lot] dem Burgplatz.
       *[other] Gebäude { $site }.
    }
answer-chosen-workers = { $count } Arbeiter { $count ->
        [one] ist
       *[other] sind
    } gesetzt, der letzte auf { $square }.
answer-earlier-squares = Bei diesem Einsatz übergangen: { $squares }.
answer-chosen-pieces = Noch zu setzende Burgsteine: { $count }.
answer-chosen-family = Es geht um Siegel der Farbe { $family }.
answer-chosen-cash = Gold für kein Siegel, ein Siegel und so weiter: { $gold }.
answer-chosen-camps = Neutrale Arbeiter, die genommen werden können: { $count }.
answer-passes = Mal in Folge gepasst: { $count }.
answer-option = { $name }: { $value }.

answer-castle-floor = An Stockwerk { $floor } der Burg wird gebaut.
answer-castle-square = Burgfeld { $number }, auf { $square }: { $top }, { $height ->
        [0] kein Stein.
        [one] { $height } Stein hoch.
       *[other] { $height } Steine hoch.
    }
answer-castle-pool = Vorrat für Stockwerk { $floor }: { $counts }.
answer-values = Ein Siegel ist wert: { $counts }.
answer-over = Das Spiel ist aus: { $how }. Gewonnen hat { $winners }.
answer-last-round = { $seat } hat das Ende eingeleitet; { $count ->
        [one] es bleibt { $count } Zug.
       *[other] es bleiben { $count } Züge.
    }
answer-to-the-end = Bis zur letzten Runde { $pieces ->
        [one] fehlt { $pieces } Burgstein,
       *[other] fehlen { $pieces } Burgsteine,
    } etwa { $turns ->
        [one] { $turns } Zug.
       *[other] { $turns } Züge.
    }

answer-no-hand = Wer zuschaut, hat keine Handkarten.
answer-cards = Ihre Karten: { $cards }.
answer-seat = { $seat }: Karten { $cards }.
answer-hidden-cards = { $count ->
        [one] { $count } verborgene Karte
       *[other] { $count } verborgene Karten
    }
answer-gold = Gold { $gold }, mit den Siegeln im Wert von { $worth }.
answer-seals = Siegel: { $counts }.
answer-workers = Eigene Arbeiter { $own }, neutrale Arbeiter { $neutral }, Banner { $banners }.
answer-slot = Platz { $slot } { $card }
answer-display = Offen liegen: { $slots }.
answer-pile = Karten im Nachziehstapel: { $count }.
answer-discards = Bisher gelegte Karten: { $cards }.

answer-no-building = Auf dem Brett liegt kein Gebäude.
answer-no-open-building = Kein Gebäude ist im Bau.
answer-building = Gebäude, { $card }, { $state }: { $squares }.
answer-of-building = { $card }
answer-worker = Arbeiter von { $owner }
answer-lot-lying = Der Burgplatz, ab { $square } vier Felder breit und drei hoch.
answer-lot-standing = Der Burgplatz, ab { $square } drei Felder breit und vier hoch.
answer-vacant = { $count ->
        [0] Kein Feld daneben ist frei.
        [one] Ein Feld daneben ist frei: { $squares }.
       *[other] { $count } Felder daneben sind frei: { $squares }.
    }
answer-beside = Arbeiter daneben: { $workers }. Außerdem daneben: { $others }.
answer-square = { $square }: { $what }.
answer-side = { $side } { $square }: { $what }.
answer-along = { $count ->
        [one] { $first }: { $what }.
       *[other] { $first } bis { $last }: { $what }.
    }
answer-camps = Lager, die nichts bedeckt: { $squares }.
answer-supply = Neutrale Arbeiter im Vorrat: { $count }.

## Namen der Fragen

answer-topic-position = Die Stellung in Kürze
answer-topic-turn = Der Zug und was gewählt ist
answer-topic-hand = Meine Karten und mein Sichtschirm
answer-topic-display = Karten, die man nehmen kann
answer-topic-open = Gebäude im Bau
answer-topic-around = Was ringsum liegt
answer-topic-castle = Die Burg
answer-topic-values = Werte der Siegel
answer-topic-seats = Was die Plätze haben
answer-topic-end = Wie weit es bis zum Ende ist
answer-topic-buildings = Alle Gebäude
answer-topic-camps = Lager und Vorrat
answer-topic-row = Eine Zeile des Bretts
answer-topic-column = Eine Spalte des Bretts
answer-topic-options = Optionen des Tisches

### terminal: what the terminal shows besides the board

terminal-sheet =
    ·  freies Feld    ^  Lager    ##  Burgplatz
    Y O G V  Arbeiter der Plätze    N  neutraler Arbeiter
    mr─mr  ein Gebäude im Bau: Form und Familie, durch Linien verbunden
    MR═MR  dasselbe Gebäude, fertiggestellt
    Formen: { $forms }
    Familien: { $families }
    Burg: 4r  Feld 4 zeigt sein gedrucktes rotes Siegel; 4R2  ein roter Stein auf Stockwerk 2
    Vorräte: [3] 3  1  Steine für Stockwerk 1, 2 und 3; das offene Stockwerk in Klammern
    ?  verdeckt    >  am Zug    *  hat gewonnen, oder im letzten Zug gesetzt
terminal-help-forms = die Formen in jeder Drehung
terminal-welcome =
    Willkommen in Arkadia. Gebäude umschließen, Siegel ernten, die Burg bauen.
    Züge tippen: "play mill red", dann "lay f6 r90", "draw pile" und "end".
    Arbeiter: "site f6 own g6 neutral g7"; f6 ist das erste Feld des Gebäudes.
    "legal" zeigt, was geht, "why", warum etwas nicht geht, "undo" nimmt zurück.
    "sheet" erklärt die Zeichen, "forms" die Formen, "help" den Rest; "quit" endet.
terminal-from-banners = mit Bannern
terminal-from-the-end = Schlusswertung

### screen: what the board, the hand and the seats say in the browser

seat =
    { $seat ->
        [yellow] Gelb
        [orange] Orange
        [green] Grün
        [violet] Violett
       *[neutral] neutral
    }
family =
    { $family ->
        [red] rot
        [olive] olivgrün
        [black] schwarz
       *[silver] silbern
    }
merchants =
    { $family ->
        [red] Tuchhändler
        [olive] Gewürzhändler
        [black] Zimmerleute
       *[silver] Silberschmiede
    }
form =
    { $form ->
        [house] Wohnhaus
        [farm] Bauernhof
        [tavern] Taverne
        [mill] Mühle
        [smithy] Schmiede
        [trade] Handelshaus
       *[monastery] Kloster
    }
card =
    { $form ->
        [farm] { family }er { form }
        [house] { family }es { form }
        [trade] { family }es { form }
        [monastery] { family }es { form }
       *[other] { family }e { form }
    }
tint = { family }
counted = { $name }: { $count }

## Felder des Bretts

board = Brett mit 12 Zeilen und 16 Spalten
row = Zeile { $row }
square-label = { $square }, { $content }
square-open = { $label }, wählbar
square-vacant = frei
square-camp = frei, Zeltlager
square-yard = Burghof
square-castle =
    { $family ->
        [none] Burg, ohne Siegel
       *[other] Burg, { family }, { $height ->
            [0] aufgedruckt
           *[other] Stockwerk { $height }
        }
    }
square-unfinished = { $card }, im Bau
square-completed = { $card }, fertig
square-worker =
    { $name ->
        [none] Arbeiter von { $seat }
       *[other] Arbeiter von { $name }, { $seat }
    }
square-neutral = neutraler Arbeiter

## Was eine Wahl bewirkt

encloses =
    { $count ->
        [one] umschließt { $count } Gebäude
       *[other] umschließt { $count } Gebäude
    }
screen-part-seals =
    { $family ->
        [red] { $count ->
            [one] rotes
           *[other] rote
        }
        [olive] { $count ->
            [one] olivgrünes
           *[other] olivgrüne
        }
        [black] { $count ->
            [one] schwarzes
           *[other] schwarze
        }
       *[silver] { $count ->
            [one] silbernes
           *[other] silberne
        }
    }
pays = bringt Ihnen { $count } { screen-part-seals } Siegel
pays-other = bringt { $name } { $count } Siegel
recruits =
    { $count ->
        [one] wirbt { $count } neutralen Arbeiter an
       *[other] wirbt { $count } neutrale Arbeiter an
    }
brings-gold = bringt { $count } Gold
value-changes = { family } { $by }

## Die Hand und was gefragt ist

your-cards = Ihre Karten
turn-tile = Drehen
turn-tile-hint = Das Teil um ein Viertel drehen (R)
flip-tile = Wenden
flip-tile-hint = Das Teil umdrehen (F)
lay-here = Hierhin legen
pass = Passen
at-the-lot = Arbeiter an den Burgplatz
place-kind = Welcher Arbeiter als Nächstes
own-workers =
    { $count ->
        [one] { $count } eigener Arbeiter
       *[other] { $count } eigene Arbeiter
    }
neutral-workers =
    { $count ->
        [one] { $count } neutraler Arbeiter
       *[other] { $count } neutrale Arbeiter
    }
piece-family = Burgstein welcher Familie
pieces-due =
    { $count ->
        [one] Ein Burgstein zu setzen
       *[other] { $count } Burgsteine zu setzen
    }
pieces-left =
    { $count ->
        [one] noch { $count } Stein
       *[other] noch { $count } Steine
    }
draw-which = Eine Karte nehmen
draw-pile = Nachzieh{ "\u00AD" }stapel
cards-left =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
banner-use = Banner nutzen
banner-use-hint = zwei Arbeiter, dann auf Wunsch Siegel verkaufen
cash-title = Siegel verkaufen
cash-count = Zahl der Siegel, die Sie verkaufen ({ family })
cash-sum = { $count } × { $value } = { $gold } Gold
recruit-title = Wie viele neutrale Arbeiter?
recruit-count =
    { $count ->
        [0] Keinen nehmen
       *[other] { $count } nehmen
    }
cash-none = Alle behalten
cash-all-sum = Zusammen { $gold } Gold
cash-all = Alle verkaufen
one-more = Eins mehr
one-less = Eins weniger
card-nowhere = { $card }, passt nirgends
hint-lay = Wählen Sie auf dem Brett, wo es liegt.

## Plätze

hand-of = Handkarten von { $name }
hidden-card = eine Ihnen unbekannte Karte
hidden = hinter dem geschlossenen Sichtschirm
workers = Arbeiter
neutrals = Neutrale Arbeiter
banners = Banner
seals = Siegel
gold = Gold
seal-count = { merchants }: { $count }

## Neben dem Brett

values = Wert eines Siegels
value-of = { merchants }: ein Siegel ist { $value } Gold wert
pools = Vorrat an Burgsteinen
floor = Stockwerk { $floor }
floor-open = Stockwerk { $floor }, im Bau
to-the-end =
    { $count ->
        [one] Noch ein Burgstein bis zur letzten Runde
       *[other] Noch { $count } Burgsteine bis zur letzten Runde
    }
last-round =
    { $count ->
        [one] Letzte Runde: nach diesem noch ein Zug
       *[other] Letzte Runde: nach diesem noch { $count } Züge
    }
last-turn-now = Dies ist der letzte Zug.
over = Das Spiel ist beendet.
face-up = Auslage
empty-place = leerer Platz
discards = Gelegte Karten
supply = Neutrale Arbeiter im Vorrat
chart-title = Gold im Lauf der Partie, mit den Siegeln zum Wert des Augenblicks

## Das Rennen

if-sold = wenn jetzt verkauft
turns-about = Noch etwa { $count } Züge
turns-left =
    { $count ->
        [one] Noch ein Zug
       *[other] Noch { $count } Züge
    }

## Was gefragt wird

ask-must =
    { $only ->
        [cards] Welche Karte möchten Sie bauen?
        [workers] Zu welchem Gebäude sollen Ihre Arbeiter?
       *[no] Wählen Sie eine Karte zum Bauen oder ein Gebäude für Ihre Arbeiter.
    }
ask-lay = Wohin soll das Gebäude?
ask-worker = Setzen Sie einen Arbeiter auf eines der markierten Felder.
ask-worker-more = Setzen Sie noch einen Arbeiter, oder drücken Sie „Fertig“.
ask-draw = Nehmen Sie eine neue Karte.
ask-castle =
    { $count ->
        [one] Setzen Sie einen Stein auf die Burg: erst die Familie, dann das Feld.
       *[other] Setzen Sie { $count } Steine auf die Burg: jeweils Familie, dann Feld.
    }
ask-banner = Möchten Sie ein Banner nutzen? Sonst drücken Sie „Fertig“.
ask-cash = Wie viele Siegel möchten Sie verkaufen? „Fertig“ verkauft, was Sie eingestellt haben.
ask-recruit = Wie viele neutrale Arbeiter nehmen Sie?

## A hint

tell-draw = Ihre neue Karte: { $card }.
tell-draw-pile = Ihre neue Karte kommt vom Stapel.

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
told-a-card =
    { $form ->
        [farm] einen { family }en { form }
        [house] ein { family }es { form }
        [trade] ein { family }es { form }
        [monastery] ein { family }es { form }
       *[other] eine { family }e { form }
    }
told-the-card =
    { $form ->
        [farm] den { family }en { form }
        [house] das { family }e { form }
        [trade] das { family }e { form }
        [monastery] das { family }e { form }
       *[other] die { family }e { form }
    }
told-seals =
    { $count ->
        [one] { $count } { family }es Siegel
       *[other] { $count } { family }e Siegel
    }

told-laid = legte{ told-part-n } { told-a-card } auf { $square }
told-recruited =
    { $count ->
        [one] warb{ told-part-en } einen neutralen Arbeiter an
       *[other] warb{ told-part-en } { $count } neutrale Arbeiter an
    }
told-took = nahm{ told-part-en } { told-a-card }
told-placed =
    { $count ->
        [one] setzte{ told-part-n } einen Arbeiter auf { $squares }
       *[other] setzte{ told-part-n } Arbeiter auf { $squares }
    }
told-completed = vollendete{ told-part-n } { told-the-card }
told-completed-paid = vollendete{ told-part-n } { told-the-card } ({ $paid })
told-paid = { told-seals } an { $name }
told-paid-more = { $count } an { $name }
told-built = setzte{ told-part-n } einen { family }en Stein auf { $square }
told-bannered = nutzte{ told-part-n } ein Banner für zwei weitere Arbeiter
told-sold = verkaufte{ told-part-n } { told-seals } für { $gold } Gold
told-passed = musste{ told-part-n } passen
told-began-end = füllte{ told-part-n } das zweite Stockwerk der Burg: alle haben noch einen Zug
told-worth =
    { $family ->
        [red] Rot ist jetzt { $value } wert
        [olive] Oliv ist jetzt { $value } wert
        [black] Schwarz ist jetzt { $value } wert
       *[silver] Silber ist jetzt { $value } wert
    }
told-worth-more =
    { $family ->
        [red] Rot { $value }
        [olive] Oliv { $value }
        [black] Schwarz { $value }
       *[silver] Silber { $value }
    }
told-game-over = Das Spiel ist zu Ende, alle Sichtschirme öffnen sich.

## What a turn does that is being put together

told-draft-laid =
    { $camps ->
        [0] Sie legen { told-a-card } auf { $square }.
        [one] Sie legen { told-a-card } auf { $square }: { $camps } neutraler Arbeiter für Sie.
       *[other] Sie legen { told-a-card } auf { $square }: { $camps } neutrale Arbeiter für Sie.
    }
told-draft-short =
    { $short ->
        [one] Für ein weiteres Lager ist keiner mehr da.
       *[other] Für { $short } weitere Lager ist keiner mehr da.
    }
told-draft-took = Sie nehmen { told-a-card }.
told-draft-placed =
    { $count ->
        [one] Ein Arbeiter geht auf { $squares }.
        [2] Zwei Arbeiter gehen auf { $squares }.
        [3] Drei Arbeiter gehen auf { $squares }.
        [4] Vier Arbeiter gehen auf { $squares }.
       *[other] { $count } Arbeiter gehen auf { $squares }.
    }
told-draft-closed =
    { $workers ->
        [0] Das vollendet { told-the-card }: { $paid }.
        [one] Ein Arbeiter vollendet { told-the-card }: { $paid }.
        [2] Zwei Arbeiter vollenden { told-the-card }: { $paid }.
        [3] Drei Arbeiter vollenden { told-the-card }: { $paid }.
        [4] Vier Arbeiter vollenden { told-the-card }: { $paid }.
       *[other] { $workers } Arbeiter vollenden { told-the-card }: { $paid }.
    }
told-draft-paid = { $count } Siegel an { $name }
told-part-piece =
    { $family ->
        [red] Roter Stein
        [olive] Oliver Stein
        [black] Schwarzer Stein
       *[silver] Silberner Stein
    }
told-draft-piece =
    { $values ->
        [none] { told-part-piece } auf { $square }.
       *[other] { told-part-piece } auf { $square }: { $values }.
    }
told-draft-floor =
    { $floor ->
        [1] Das erste Stockwerk der Burg ist voll.
       *[2] Das zweite Stockwerk der Burg ist voll: alle haben noch einen Zug.
    }
told-draft-skipped = Für die Burg ist kein Stein mehr da.
told-draft-bannered = Ein Banner bringt Ihnen zwei Arbeiter.
told-draft-sold = Sie verkaufen { told-seals } für { $gold } Gold.

### ear: actions as sentences to the player, for people who play by ear

ear-play = { $card } ausspielen
ear-site = Arbeiter an { $card } auf { $square } schicken
ear-site-lot = Arbeiter zur Burg schicken
ear-pass = Passen, da nichts anderes möglich ist
ear-part-turned =
    { $quarters ->
        [0] { "" }
        [1] , um ein Viertel nach rechts gedreht
        [2] , halb herumgedreht
       *[3] , um ein Viertel nach links gedreht
    }
ear-lay =
    { $flipped ->
        [yes] Bei { $square } legen, gewendet{ ear-part-turned }
       *[no] Bei { $square } legen{ ear-part-turned }
    }
ear-own = Einen eigenen Arbeiter auf { $square } setzen
ear-neutral = Einen neutralen Arbeiter auf { $square } setzen
ear-done = Keinen weiteren Arbeiter setzen
ear-castle = Einen { $tint }en Stein auf { $square } setzen
ear-draw = { $card } aus der Auslage nehmen
ear-draw-pile = Eine Karte vom Nachziehstapel ziehen
ear-end = Den Zug beenden
ear-cash = { $seals } für { $gold } Gold verkaufen
ear-recruit =
    { $count ->
        [0] Keinen neutralen Arbeiter nehmen
        [one] Einen neutralen Arbeiter nehmen
       *[other] { $count } neutrale Arbeiter nehmen
    }
ear-noted = { $choice }: { $note }

## Mehrere einer Art

ear-many-play = Eine Karte ausspielen
ear-many-site = Arbeiter zu einem Gebäude schicken
ear-many-lay = Das Gebäude legen
ear-many-own = Einen eigenen Arbeiter setzen
ear-many-neutral = Einen neutralen Arbeiter setzen
ear-many-castle = Einen Stein auf die Burg setzen
ear-many-draw = Eine Karte nehmen
ear-many-cash = Siegel verkaufen
ear-many-recruit = Neutrale Arbeiter nehmen
ear-lot = der Burgplatz

### glossary: what the words of the game mean, and their forms in sentences

about-camp = Ein Zeltlager auf dem Spielplan. Wer es mit einem Gebäude verdeckt, bekommt einen neutralen Arbeiter.
about-camp-words = Lager, Lagern, Zeltlager, Zeltlagern
about-lot = Die Matte, auf der die Burg gebaut wird. Sie gilt als Gebäude: Man darf daneben legen und Arbeiter hinstellen.
about-lot-words = Burgplatz, Burgplatzes
about-castle-square = Eines der zehn Felder des Burgplatzes, auf die Burgsteine kommen, Stockwerk auf Stockwerk.
about-castle-square-words = Burgfeld, Burgfelder, Burgfeldern
about-piece = Ein Block der Burg mit dem Siegel einer Familie obenauf. Für jedes fertige Gebäude wird einer gesetzt.
about-piece-words = Burgstein, Burgsteine, Burgsteinen
about-floor = Eine Lage der Burg: zehn Steine, einer auf jedem Burgfeld. Ist die zweite voll, beginnt das Ende.
about-floor-words = Stockwerk, Stockwerke, Stockwerks
about-pool = Die Burgsteine, die für ein Stockwerk bereitliegen.
about-pool-words = Vorräte, Vorräten
about-seal = Womit eine Familie bezahlt. Es ist so viel Gold wert, wie Burgfelder diese Familie von oben zeigen.
about-seal-words = Siegel, Siegeln, Siegels
about-family = Eine von vier Händlerfamilien: Tuch (rot), Gewürz (olivgrün), Zimmerleute (schwarz), Silberschmiede (silbern).
about-family-words = Familie, Familien
about-neutral = Ein beiger Arbeiter, der niemandem gehört. Er hilft beim Einschließen, wird aber nie bezahlt.
about-neutral-words = neutraler Arbeiter, neutrale Arbeiter, neutralen Arbeiter, neutralen Arbeitern
about-display = Drei offene Karten. Eine davon darf statt der obersten des Stapels genommen werden.
about-display-words = Auslage
about-pile = Die verdeckten Karten. Die oberste darf ungesehen gezogen werden.
about-pile-words = Nachziehstapel, Nachziehstapels
about-banner = Jeder hat vier. Am Ende eines Zugs abgegeben bringt es zwei Arbeiter und erlaubt, Siegel einzulösen.
about-banner-words = Banner, Bannern
about-cash = Siegel zu Gold machen, zu dem Wert, den sie in diesem Augenblick haben.
about-cash-words = einlösen, eingelöst
about-completed = An seinen Kanten ist kein Feld mehr frei. Dann wird es ausgezahlt, und die Burg wächst.
about-completed-words = fertig, fertige, fertigen, fertiges
about-construction = An einer seiner Kanten ist noch ein Feld frei, und sein Siegel liegt darauf.
about-construction-words = im Bau, unfertig
about-vacant = Ohne Gebäude, Arbeiter oder Burgplatz. Ein Lager darf dort sein.
about-vacant-words = frei, freie, freies, freien
about-form = Der Umriss eines Gebäudes; seine Karte zeigt ihn.
about-form-words = Form, Formen
about-screen = Dahinter liegt, was ein Spieler hat: Arbeiter, Siegel und Gold. Die anderen merken es sich oder nicht.
about-screen-words = Sichtschirm, Schirm
about-supply = Was noch niemandem gehört, neben dem Plan.
about-supply-words = Vorrat
about-ruling = Eine Stelle, an der die Spielregel schweigt, und wie hier gespielt wird.
about-ruling-words = Festlegung, Festlegungen

### intro: what the start page says of the game

pitch = Legen Sie Gebäude, umschließen Sie sie mit Ihren Arbeitern und verkaufen Sie ihre Siegel, solange die Burg sie teuer macht.
guided = Ein erstes Spiel, das sich selbst erklärt: Auf dem echten Plan setzen Sie Arbeiter um ein Gebäude, sammeln Siegel, bauen an der Burg und verkaufen im richtigen Augenblick.
step-title =
    { $step ->
        [1] Ein Gebäude oder Arbeiter
        [2] Umschließen
        [3] Siegel
        [4] Die Burg
       *[5] Banner und Ende
    }
step-text =
    { $step ->
        [1] In Ihrem Zug legen Sie ein Gebäude von einer Handkarte an etwas an, das schon liegt, oder Sie setzen Arbeiter neben ein Gebäude. Überdeckte Zeltlager bringen neutrale Arbeiter.
        [2] Sobald neben einem Gebäude kein Feld mehr frei ist, ist es fertig: Arbeiter, Gebäude, der Burgplatz und der Rand umschließen es.
        [3] Jeder eigene Arbeiter neben einem fertigen Gebäude bringt Ihnen ein Siegel seiner Familie, auch im Zug eines anderen. Das Siegel auf dem Gebäude selbst geht an den, der es fertigstellt.
        [4] Für jedes fertige Gebäude setzen Sie einen Burgstein. Ein Siegel ist so viel Gold wert, wie Felder der Burg von oben seine Familie zeigen: Jeder Stein hebt eine Familie und senkt vielleicht eine andere.
       *[5] Am Ende eines Zuges dürfen Sie eines Ihrer vier Banner abgeben: Sie erhalten zwei Arbeiter und dürfen Siegel zum heutigen Wert verkaufen. Ist das zweite Stockwerk der Burg voll, hat jeder noch einen Zug; dann werden alle Siegel verkauft, und das meiste Gold gewinnt.
    }
about = Arkadia ist ein Spiel von Rüdiger Dorn, erschienen bei Ravensburger und Rio Grande Games 2006.
