### Antworten auf Fragen zu einer Stellung von Arkadia, zum Hören gemacht. $card, $seat, $owner,
### $what, $counts und Listen kommen als Wörter dieser Sprache.

nothing = nichts
hidden = verborgen
bare = leer
neutral = neutral
yes = ja
no = nein
north = darüber
east = rechts
south = darunter
west = links
camp = Lager
lot = Burgplatz
completed = fertig
unfinished = im Bau

to-move =
    { $you ->
        [yes] Sie sind am Zug: { $phase }.
       *[no] { $seat } ist am Zug: { $phase }.
    }
standing = { $buildings ->
        [one] { $buildings } Gebäude liegt auf dem Brett,
       *[other] { $buildings } Gebäude liegen auf dem Brett,
    } { $unfinished } davon im Bau, dazu { $workers } Arbeiter. Beendete Züge: { $turns }. { $first } hat begonnen.
chosen-card = Gewählte Karte: { $card }.
chosen-site = Die Arbeiter gehen zu { $site ->
        [lot] dem Burgplatz.
       *[other] Gebäude { $site }.
    }
chosen-workers = { $count } Arbeiter { $count ->
        [one] ist
       *[other] sind
    } gesetzt, der letzte auf { $square }.
earlier-squares = Bei diesem Einsatz übergangen: { $squares }.
chosen-pieces = Noch zu setzende Burgsteine: { $count }.
chosen-family = Es geht um Siegel der Farbe { $family }.
chosen-cash = Gold für kein Siegel, ein Siegel und so weiter: { $gold }.
chosen-camps = Neutrale Arbeiter, die genommen werden können: { $count }.
passes = Mal in Folge gepasst: { $count }.
option = { $name }: { $value }.

castle-floor = An Stockwerk { $floor } der Burg wird gebaut.
castle-square = Burgfeld { $number }, auf { $square }: { $top }, { $height ->
        [0] kein Stein.
        [one] { $height } Stein hoch.
       *[other] { $height } Steine hoch.
    }
castle-pool = Vorrat für Stockwerk { $floor }: { $counts }.
values = Ein Siegel ist wert: { $counts }.
over = Das Spiel ist aus: { $how }. Gewonnen hat { $winners }.
last-round = { $seat } hat das Ende eingeleitet; { $count ->
        [one] es bleibt { $count } Zug.
       *[other] es bleiben { $count } Züge.
    }
to-the-end = Bis zur letzten Runde { $pieces ->
        [one] fehlt { $pieces } Burgstein,
       *[other] fehlen { $pieces } Burgsteine,
    } etwa { $turns ->
        [one] { $turns } Zug.
       *[other] { $turns } Züge.
    }

no-hand = Wer zuschaut, hat keine Handkarten.
cards = Ihre Karten: { $cards }.
seat = { $seat }: Karten { $cards }.
hidden-cards = { $count ->
        [one] { $count } verborgene Karte
       *[other] { $count } verborgene Karten
    }
gold = Gold { $gold }, mit den Siegeln im Wert von { $worth }.
seals = Siegel: { $counts }.
workers = Eigene Arbeiter { $own }, neutrale Arbeiter { $neutral }, Banner { $banners }.
slot = Platz { $slot } { $card }
display = Offen liegen: { $slots }.
pile = Karten im Nachziehstapel: { $count }.
discards = Bisher gelegte Karten: { $cards }.

no-building = Auf dem Brett liegt kein Gebäude.
no-open-building = Kein Gebäude ist im Bau.
building = Gebäude { $number }, { $card }, { $state }: { $squares }.
of-building = Gebäude { $number }, { $card }
worker = Arbeiter von { $owner }
lot-lying = Der Burgplatz, ab { $square } vier Felder breit und drei hoch.
lot-standing = Der Burgplatz, ab { $square } drei Felder breit und vier hoch.
vacant = { $count ->
        [0] Kein Feld daneben ist frei.
        [one] Ein Feld daneben ist frei: { $squares }.
       *[other] { $count } Felder daneben sind frei: { $squares }.
    }
beside = Arbeiter daneben: { $workers }. Außerdem daneben: { $others }.
square = { $square }: { $what }.
side = { $side } { $square }: { $what }.
along = { $count ->
        [one] { $first }: { $what }.
       *[other] { $first } bis { $last }: { $what }.
    }
camps = Lager, die nichts bedeckt: { $squares }.
supply = Neutrale Arbeiter im Vorrat: { $count }.

## Namen der Fragen

topic-position = Die Stellung in Kürze
topic-turn = Der Zug und was gewählt ist
topic-hand = Meine Karten und mein Sichtschirm
topic-display = Karten, die man nehmen kann
topic-open = Gebäude im Bau
topic-around = Was ringsum liegt
topic-castle = Die Burg
topic-values = Werte der Siegel
topic-seats = Was die Plätze haben
topic-end = Wie weit es bis zum Ende ist
topic-buildings = Alle Gebäude
topic-camps = Lager und Vorrat
topic-row = Eine Zeile des Bretts
topic-column = Eine Spalte des Bretts
topic-options = Optionen des Tisches
