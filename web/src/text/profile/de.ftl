### Die Wörter der eigenen Seite und der Sammlung von Fehlern, auf Deutsch.

title-profile = Mein Spiel · Polis
profile-title = Mein Spiel
profile-games = Meine Partien
profile-game = Spiel
profile-mistakes =
    { $count ->
        [0] Meine Fehler
        [one] Meine Fehler: einer wartet
       *[other] Meine Fehler: { $count } warten
    }
profile-failed = Was dieser Browser von Ihren Partien behalten hat, ließ sich nicht lesen.
profile-none = Noch keine Ihrer Partien ist zu Ende. Danach steht hier das Ergebnis, und nach dem Rückblick, wie gut Sie gespielt haben.
profile-sum =
    { $count ->
        [one] Eine Partie, { $won } gewonnen.
       *[other] { $count } Partien, { $won } gewonnen.
    }
profile-streaks = In Folge gewonnen: jetzt { $now }, höchstens { $longest }.
profile-what = Es zählen Partien, die Sie an einem Platz zu Ende gespielt haben; nicht solche, die Sie von einer anderen aus weitergespielt haben, keine Lektionen, und nichts, was ein Bot für Sie beendet hat. Eine Wertungszahl gibt es nicht.
profile-course = Spiel im Lauf der Zeit
profile-course-note = { $games } Partien je Punkt, mit dem zu 95 % sicheren Band; oben ist besser.
profile-course-none = Noch sind zu wenige Züge beurteilt: Blicken Sie auf einige Ihrer Partien zurück.
profile-reviewer = Gutachter
profile-point = Partien { $games }
profile-results = Ergebnisse
profile-results-note = Gegen den stärksten Bot am Tisch, und gegen Menschen; ein Kästchen ist eine Partie.
profile-against = Gegen
profile-won = Gewonnen
profile-lot = Per Los
profile-of = { $won } von { $games }
profile-people = Menschen
profile-all = alle
profile-parts = Wie gut
profile-by-phase = Nach Teilen der Partie
profile-by-seat = Nach Plätzen
profile-seat = Platz { $seat }
profile-beaten = Geschlagene Stufen
profile-beaten-names = Geschlagen: { $names }.
profile-beaten-none = Noch keine.
profile-luck = Glück
profile-luck-none = In keinen zwei Partien mit Rückblick war das Glück größer als sein Fehler.
profile-luckiest = Am meisten
profile-unluckiest = Am wenigsten
profile-game-of =
    { $way ->
        [won] { $day }: gewonnen, { $scores }
       *[lost] { $day }: nicht gewonnen, { $scores }
    }
profile-files = Zum Mitnehmen
profile-files-why = All das bleibt in diesem Browser. Eine Datei trägt es in einen anderen: Ergebnisse, Rückblicke und Fehler.
profile-json = Alles sichern (JSON)
profile-csv = Tabelle sichern (CSV)
profile-take = Datei aufnehmen
profile-taken =
    { $count ->
        [0] Das war alles schon da.
        [one] Ein Eintrag war neu.
       *[other] { $count } Einträge waren neu.
    }
profile-no-file = Das ist keine Datei mit Spiel von Polis; es wäre eine, die diese Seite als JSON gesichert hat.

title-mistakes = Meine Fehler · Polis
mistakes-title = Meine Fehler
mistakes-none = In Ihren Partien mit Rückblick gibt es keinen Fehler von 5 Punkten oder mehr. Blicken Sie auf eine Partie zurück, dann steht hier, was viel gekostet hat.
mistakes-begin =
    { $count ->
        [one] Anfangen
       *[other] Mit { $count } anfangen
    }
mistakes-wait =
    { $count ->
        [0] Heute wartet keiner.
        [one] Heute wartet einer.
       *[other] Heute warten { $count }.
    }
mistakes-all = Alle
mistakes-theme = Thema
mistakes-one = { $game }, Stellung { $ply }
mistakes-lost = { $lost } verloren
mistakes-today = heute
mistakes-found =
    { $count ->
        [one] einmal gefunden
       *[other] { $count } Mal gefunden
    }
mistakes-how = Ohne Hinweis gefunden, wächst die Pause bis zur nächsten Frage; mit Hinweis wächst sie weniger; nicht gefunden, kommt die Frage bald wieder. All das bleibt in diesem Browser.
