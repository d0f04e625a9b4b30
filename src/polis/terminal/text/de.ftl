### Worte des Terminals auf Deutsch. Befehle in Anführungszeichen werden so eingetippt, in jeder
### Sprache.

question = { $question }, z. B. { $examples } ("legal": alle { $count })
question-all = { $question }: { $examples }
question-short = { $question }, z. B. { $examples } (legal)
prompt-go-on = Eingabetaste: weiter
commitment = Festlegung: { $commitment }
hidden-hand = { $seat }: Eingabetaste drücken, sobald niemand sonst auf den Bildschirm sieht.
pass-on = Eingabetaste: Bildschirm verdecken; dann die Tastatur an { $seat } weitergeben.
pass-on-first = Eine Tastatur für mehrere: { $seat } beginnt, die anderen sehen weg.
line-after-turn = Vor "{ $action }" ist der Zug zu Ende; nichts wurde getan, der Rest gehört in eine eigene Zeile.
undo-nothing = In diesem Zug gibt es nichts zurückzunehmen.
undo-revealed = Eine Karte wurde aufgedeckt; was davor war, bleibt getan.
undone = Zurückgenommen: { $action }.
hint-over = Die Partie ist vorbei; es gibt nichts zu tun.
hint-others = Tipps gibt es, wenn man allein gegen Bots spielt: unter mehreren wären sie nicht fair.
hint-not-yours = Gerade entscheidet ein Bot; fragen Sie, wenn Sie am Zug sind.
allowed = "{ $action }" ist jetzt erlaubt.
not-allowed = { $action }: { $reason }.
no-legal = Keine erlaubte Aktion beginnt mit "{ $filter }"; es gibt insgesamt { $count }.
legal-count = { $count } erlaubte Aktionen:
no-such-command = { $reason } "help" zeigt die Befehle.
no-number = "{ $word }" ist keine Zahl von Aktionen; bisher waren es { $count }, also 0 bis { $count }.
seen-at = Der Tisch nach { $ply } von { $count } Aktionen:
log-empty = Noch ist nichts geschehen.
no-rule = Geben Sie die Nummer einer Regel an, zum Beispiel "rule { $rule }".
no-action = Geben Sie die fragliche Aktion an, zum Beispiel "why { $example }".
no-file = Geben Sie den Namen einer Datei an, zum Beispiel "{ $command } spiel.json".
no-hand = Nur wer mitspielt, hat eine Hand.
file-exists = { $file } gibt es schon und ist keine Aufzeichnung dieses Spiels; wählen Sie einen anderen Namen.
no-folder = { $folder } kann nicht angelegt werden: { $reason }.
no-secret = { $file } hat kein Geheimnis, die Partie kann also nicht weitergehen.
no-such-seat = „{ $kind }“ kann nicht am Tisch sitzen; jeder Platz ist einer von { $names }, zum Beispiel { $example }.
record-exists = { $file } gibt es schon; geben Sie --record einen anderen Namen.
saved = Gespeichert in { $file }. Die Datei enthält den Seed: wer sie öffnet, kann alle verdeckten Karten ausrechnen.
resumed = { $file } wird nach { $count } Aktionen fortgesetzt.
language-now = Die Sprache ist jetzt Deutsch.
no-language = Tippen Sie "language en", "language fr" oder "language de".
not-kept = Das Spiel kann nicht gespeichert werden: { $reason } "save DATEI" speichert es anderswo.
kept = Das Spiel ist gespeichert; weiter geht es mit: { $command } play --resume { $file }
nothing-kept = Nichts wurde gespielt, also wurde nichts gespeichert.
result = Ergebnis
winner =
    { $count ->
        [one] { $seats } gewinnt.
       *[other] { $seats } teilen sich den Sieg.
    }
seed-revealed = Der Seed war { $secret }.
verify = Jeder kann das Spiel prüfen: { $command } verify { $file }
help =
    Aktionen tippen, wie "legal" sie zeigt, oder kurz ("{ $short }": { $long }).
    Mehrere Aktionen in einer Zeile: entweder werden alle getan oder keine.
    legal [WORTE]    was jetzt erlaubt ist; mit Worten nur, was so beginnt
    why AKTION       warum eine Aktion nicht erlaubt ist, mit der Regel
    hint             was ein starker Bot hier täte, und warum
    undo [all]       die letzte Aktion zurücknehmen, oder diesen Zug
    board, view N    den Tisch zeichnen, wie er ist oder nach N Aktionen war
    hand             die eigenen Karten
    ask [FRAGE]      die Stellung in Sätzen; allein: wonach man fragen kann
    log [N|all]      die letzten Sätze, jeder mit seinem N für "view"
    forms [NAME]     { $forms }
    sheet            was die Zeichen auf dem Tisch bedeuten
    rule NUMMER      eine Regel in Worten, zum Beispiel { $rule }
    save DATEI       die Aufzeichnung des Spiels schreiben
    resume DATEI     ein anderes Spiel fortsetzen
    language CODE    en, fr oder de
    quit             aufhören; das Spiel bleibt erhalten
