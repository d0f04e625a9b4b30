## Das Ende

ending-title = Die Partie ist beendet
ending-won =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen gemeinsam!
    }
ending-place = { $place }.
ending-again = Noch einmal
ending-rematch = Revanche
ending-picture = Bild teilen
ending-no-picture = Der Browser konnte das Bild nicht zeichnen.
ending-save = Partie speichern
ending-by = Der Unterschied: { $source }, { $points } mehr als { $name }.
ending-board = Zum Brett
ending-shuffle = Das Mischen
sources-sum = Zusammen
sources-title = Woher es kam
sources-what = Quelle
chart-title = Punkte im Lauf der Partie

## The course of a game by turns

course-label = Zug
course-back = Einen Zug zurück
course-next = Einen Zug weiter
course-what = Was in diesem Zug geschah
course-turn =
    { $turn ->
        [0] Der Anfang
       *[other] Zug { $turn }: { $name }
    }
course-at =
    { $turn ->
        [0] Der Anfang: { $scores }
       *[other] Zug { $turn }, { $name }: { $scores }
    }
