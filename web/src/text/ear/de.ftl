### Wörter des Tisches, an dem nach Gehör gespielt wird.

ear-leave = Spielplan zeigen
ear-again = Noch einmal sagen
ear-hush = Still sein
ear-notation = In Notation
ear-now = Jetzt
ear-line = Ein Zug oder eine Frage
ear-send = Senden
ear-enter = Eingabe allein liest vor, was möglich ist.
ear-how = Eine Zahl wählt, was unter „Was möglich ist“ diese Nummer hat; ebenso wählen Wörter, die nur dort vorkommen, und die Notation ohne das erste Wort: „1 f6 1“. Strg + Eingabe ist „Fertig“, nach dem Getippten; u nimmt zurück, k bleibt am Zug, um zu sehen, was kommt. Ein ganzer Zug in Notation wird sofort ausgeführt; eine Frage ist eines der Wörter unten, etwa „hand“, oder alles hinter einem Fragezeichen. Pfeil nach oben holt Getipptes zurück.
ear-answer = Antwort
ear-no-answer = Noch wurde nichts gefragt.
ear-past = Die Antworten gelten der Stellung nach { $ply ->
        [one] { $ply } Wahl.
       *[other] { $ply } Wahlen.
    }
ear-present = Zurück zur Gegenwart
ear-choices = Was möglich ist
ear-nothing = Sie haben gerade nichts zu entscheiden.
ear-numbered = { $number }: { $action }
ear-range = { $first } bis { $last }: { $verb }
ear-unknown = Nichts, was möglich ist, heißt „{ $words }“.
ear-not-done = Zuerst ist noch etwas zu wählen.
ear-no-undo = Es gibt nichts zurückzunehmen.
ear-pick = { $verb }, { $count } Möglichkeiten
ear-choose = Wählen
ear-questions = Fragen
ear-ask = Fragen
ear-seat = { $named ->
        [no] { $colour }
       *[yes] { $name }, { $colour }
    }{ $kind ->
        [bot] , ein Bot
       *[other] {""}
    }{ $online ->
        [no] , abwesend
       *[yes] {""}
    }{ $turn ->
        [yes] , am Zug
       *[no] {""}
    }
