### Was zu keinem einzelnen Spiel gehört, auf Deutsch: getippte Zeilen, Partiedateien, Optionen. Wörter in
### Anführungszeichen und Listen von Namen stehen so da, wie sie getippt werden.

## Getippte Zeilen

typed-nothing = Nichts wurde getippt; tippen Sie eine Aktion wie „{ $example }“.
typed-unknown = „{ $word }“ passt nicht; hier steht { $what }: { $names }.
typed-ambiguous = „{ $word }“ kann { $names } sein; tippen Sie einen Buchstaben mehr.
typed-too-short = Nach „{ $verb }“ kommt { $what }; die Zeile endet zu früh.
typed-too-short-of = Nach „{ $verb }“ kommt { $what } ({ $names }); die Zeile endet zu früh.
typed-no-number = „{ $word }“ ist nicht { $what }.
what-action = eine Aktion
what-number = eine Zahl von { $low } bis { $high }
what-part = einer der Namen von „{ $part }“

## Optionen eines Tisches, Seeds, Plätze

option-unreadable = „{ $pair }“ ist keine Option; schreiben Sie NAME=WERT, zum Beispiel { $example }.
option-unknown = { $game } hat keine Option „{ $name }“; seine Optionen sind { $names }.
option-not-yes-or-no = Die Option „{ $name }“ ist { $value }; sie muss true oder false sein.
option-not-text = Die Option „{ $name }“ ist { $value }; sie muss ein Text sein.
option-no-value = { $value } ist kein Wert der Option { $name }; möglich sind { $values }.
option-seats = { $game } ist für { $low } bis { $high } Plätze, nicht für { $count }.
no-components = { $game } hat keine Komponentendatei; lassen Sie --components weg.
plain-forms = die Regeln des Spiels
no-such-bot = Es gibt keinen Bot „{ $name }“; die Bots sind { $names }.
no-such-style = Es gibt keinen Bot „{ $name }“; die Spielweisen der Bots, die suchen, sind { $styles }.
no-such-game = Es gibt kein Spiel „{ $name }“; es gibt { $names }.
no-such-clause = Es gibt keine Regel { $word }; eine Nummer sieht aus wie { $example }.
no-such-clause-but = Es gibt keine Regel { $word }; in der Nähe sind { $names }.
no-such-seed = "{ $word }" ist kein Seed: Geben Sie 32 hexadezimale Ziffern oder eine ganze Zahl von 0 bis 2^128 - 1 an.

## Partiedateien: die Datei

file-unreadable = { $file } kann nicht gelesen werden: { $reason }.
file-unwritable = { $file } kann nicht geschrieben werden: { $reason }.
file-too-long = { $file } hat mehr als { $bytes } Bytes; so lang ist keine Partie.
file-no-json = { $file } ist keine Partie: Die Datei enthält kein lesbares JSON.
file-no-record = { $file } ist keine Partie: Ihr Feld "format" ist nicht "{ $format }".
file-too-new = { $file } ist eine Partie der Version { $version }; dieses Polis liest bis Version { $known }.

## Partiedateien: Felder

field-wrong = { $file }: "{ $way }" muss { $wanted } sein, nicht { $found }.
field-wrong-whole = { $file }: Die Datei muss { $wanted } sein, nicht { $found }.
field-missing = { $file }: "{ $way }" fehlt.
field-unknown = { $file }: { $way } ist kein Feld einer Partie.
want-object = ein Objekt
want-list = eine Liste
want-list-of-seats = eine Liste von { $low } bis { $high } Plätzen
want-list-of-budgets = eine Liste mit 1 bis { $most } Anzahlen von Simulationen
want-later-receipt = ein Zug, der bei Aktion { $least } oder später beginnt
want-list-of-points = eine Liste von { $count } Zahlen, einer für jeden Platz
want-list-of-winners = eine Liste von einem oder mehreren verschiedenen Plätzen in aufsteigender Folge
want-whole = eine ganze Zahl von { $low } bis { $high }
want-text = ein Text von { $low } bis { $high } Zeichen
want-printable = ein Text ohne Steuerzeichen
want-game = der Name eines Spiels
want-kind = human oder der Name eines Bots
want-ending = der Name eines Spielendes
want-digits = { $count } hexadezimale Ziffern
want-null-or-digits = null oder { $count } hexadezimale Ziffern
found-object = ein Objekt
found-list = eine Liste von { $count }
found-huge = eine riesige Zahl
record-hashes =
    { $file }: Zu { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    } gehören { $needed } Prüfsummen (der Aufbau hat eine), nicht { $found }.
record-entropies = { $file }: "seed.entropies" muss für jeden der { $seats } Plätze einen Text enthalten, nicht { $found }.

## Partiedateien: nachspielen

replay-other-game = { $file } ist eine Partie { $found }, nicht { $game }.
replay-seats = { $file } hat { $count } Plätze; { $game } ist für { $low } bis { $high }.
replay-no-secret = { $file } kann noch nicht nachgespielt werden: Das Geheimnis bleibt bis zum Spielende verborgen.
replay-version = { $file } wurde nach Version { $found } der Regeln von { $game } gespielt; dieses Polis spielt Version { $known }.
replay-components = { $file } wurde mit der Materialdatei { $found } gespielt, nicht mit { $known }; geben Sie die richtige mit --components an.
replay-commitment = { $file }: Die Prüfsumme des Geheimnisses ist { $found }, begonnen wurde die Partie aber mit der Festlegung { $known }.
replay-unreadable = { $file }: Aktion { $number }, "{ $action }", kann nicht gelesen werden: { $reason }
replay-several = { $file }: Aktion { $number }, "{ $action }", sind { $count } Aktionen; eine Partie hat eine je Zug.
replay-spelling = { $file }: Aktion { $number }, "{ $action }", muss "{ $right }" geschrieben werden.
replay-not-allowed = { $file }: Aktion { $number }, "{ $action }", ist nicht erlaubt: { $reason }.
replay-hash-first = { $file }: Nach dem Aufbau hat die Stellung die Prüfsumme { $found }, in der Partie steht { $known }.
replay-hash = { $file }: Nach Aktion { $number }, "{ $action }", hat die Stellung die Prüfsumme { $found }, in der Partie steht { $known }.
replay-result = { $file }: Die Aktionen führen zu { $found }, in der Partie steht { $known }.
result-none = keinem Ende
result = dem Ende "{ $ending }" mit { $points } Punkten und Platz { $winners } als Sieger

### answers: Fragen zu einer Stellung

asked-no-topic = „{ $word }“ ist keine Frage; fragen kann man nach { $names }.
asked-too-much = Hinter der Frage „{ $topic }“ steht nichts; lassen Sie „{ $thing }“ weg.
asked-no-thing = „{ $topic } { $thing }“ lässt sich nicht beantworten; nach „{ $topic }“ kommt eines von { $names }.
asked-nothing-there = Es gibt noch nichts, worum es bei „{ $topic }“ gehen könnte.
topic-position = Die Stellung, mit Buchstaben gezeichnet
none-listed = keine
