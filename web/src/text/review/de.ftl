### Die Wörter des Rückblicks auf eine beendete Partie, auf Deutsch.

title-review = Rückblick { $game } · Polis
review-of = Rückblick: { $game }
review-closed = Zurückgeblickt wird, wenn die Partie zu Ende ist.
review-failed = Auf diese Partie konnte hier nicht zurückgeblickt werden.
review-chart = Die Aussichten aller im Lauf der Partie
review-slider = Stellung { $ply }: { $chances }. { $told }
review-slider-none = Stellung { $ply }
review-fills = { $done } von { $count } Teilen beurteilt …
review-depth =
    { $again ->
        [0] Beurteilt mit { $simulations } Simulationen in { $worlds } bis { $most } Welten, hier in Ihrem Browser.
       *[other] Beurteilt mit { $simulations } Simulationen in { $worlds } bis { $most } Welten, ein Zug mit Zeichen noch einmal mit { $again }, hier in Ihrem Browser.
    }
review-play = Spiel
review-player = Wer
review-pr-why = 100 heißt: wie ein Geselle gespielt; 0: wie unser Gutachter. Das ist der Maßstab unserer Bots, nicht die Wahrheit.
review-band = { $pr } ({ $low } bis { $high })
review-few = zu wenige Züge
review-marks = Züge, auf die es ankam
review-none = Kein Zug hat sicher 2 von 100 Punkten oder mehr gekostet.
review-mark =
    { $mark ->
        [inaccuracy] Ungenauigkeit
        [mistake] Fehler
        [blunder] grober Fehler
        [find] Fund
       *[none] so gut wie der beste
    }
review-told = { $name }: { $what }, { $cost } ± { $error }
review-lost = { $what }: { $cost } ± { $error } von 100 Punkten verloren
review-found = { $what }: Ein Geselle hätte { $cost } ± { $error } von 100 Punkten verloren
review-played = Gespielt: { $moves }
review-usual = Ein Geselle: { $moves }
review-better = Besser: { $moves }
review-key =
    { $least ->
        [2] Ab 2 von 100 Punkten: ?!, ab 5: ?, ab 10: ??. Was ein Geselle übersieht und gefunden wurde: !
       *[other] Ab { $least } von 100 Punkten: ?, ab 10: ??; kleinere Verluste sind hier nicht sicher genug. Was ein Geselle übersieht und gefunden wurde: !
    }
review-luck = Glück
review-luck-what = Art
review-luck-none = Glück hat in dieser Partie so gut wie nichts entschieden: Nichts davon ist größer als sein Fehler.
review-luck-rest = das Übrige
review-luck-all = alles Glück
review-luck-kind =
    { $kind ->
        [deal] das Austeilen
        [card_drawn] gezogene Karten
        [display_refilled] ausgelegte Karten
        [attack_revealed] der Angriff
        [favor_revealed] eine aufgedeckte Gunst
        [province_revealed] eine aufgedeckte Provinz
        [unused_revealed] ungenutzte Karten
        [passed] das Ende der Runde
       *[other] aufgedeckte Karten
    }
review-analyse = Diese Stellung analysieren
review-replay = Ansehen

review-turning = Wendepunkte
review-turning-is =
    { $kind ->
        [loss] { $name } hat { $weight } von 100 Punkten verloren
        [find] { $name } hat gefunden, was ein Geselle übersieht: { $weight } von 100 Punkten wert
       *[luck] Glück hat die Aussicht von { $name } um { $weight } verschoben
    }
review-figures = { $best } von 100 mit dem besseren Zug, { $left } wie gespielt: { $lost } ± { $error } verloren
review-differs = Was mit dem besseren Zug anders ist, nach den Antworten:
review-rest = { $amount } im Übrigen
review-together = Zusammen: { $amount }
review-later = Gleich nach den Antworten gezählt, liegt der gespielte Zug um { $amount } vorn; was der bessere einbringt, kommt später.
review-again = Diesen Zug noch einmal versuchen
review-learn =
    { $count ->
        [one] Aus einem Fehler lernen
       *[other] Aus { $count } Fehlern lernen
    }

play-on = Von hier selbst weiterspielen
play-on-anew = Unbekanntes neu gezogen
play-on-same = Alles wie damals
play-on-why = Gegen dieselben Bots. Wo Sie nicht hinsehen konnten, kann anderes liegen; ist alles wie damals, so kennen Sie manches, was kommt.
play-on-end = Geh zu einem früheren Moment: Nach dem Ende gibt es nichts zu spielen.

title-again = Aus Fehlern lernen, { $game } · Polis
again-title = Aus Fehlern lernen: { $game }
again-label = Die Frage
again-mistakes = Fehler dieser Partie
again-one = Stellung { $ply }, { $lost } verloren
again-none = In dieser Partie gibt es keinen Fehler von 5 Punkten oder mehr.
again-review = Zurück zum Rückblick
again-ask = { $had } von 100 waren zu haben.
again-why = Der gespielte Zug ließ { $left } übrig. Finden Sie einen ganzen Zug, der mehr behält. Was andere hielten, bleibt verdeckt wie damals.
again-judge = Beurteilen
again-judging = Wird in denselben Welten beurteilt …
again-undo = Zurück
again-again = Noch einmal
again-hint = Hinweis
again-hint-place = Sehen Sie sich die markierte Stelle an.
again-hint-piece = Er beginnt so: { $piece }
again-show = Zeigen
again-next = Nächster
again-finds = Findet { $found } der { $all } Punkte
again-solved = Alle { $all }. So gut wie der beste Zug.
again-best = der beste
again-try = Ihr Versuch
again-played = wie gespielt

review-between = zwischen { $weak } und { $strong }
review-like =
    { $kind ->
        [weaker] schwächer als { $level }
        [stronger] stärker als { $level }
       *[like] wie { $level }
    }
review-phase =
    { $phase ->
        [drafts] Auswahl
        [placements] Einsetzen
        [raid] Plünderung
        [early] früh
        [middle] Mitte
       *[castle] Burg
    }
review-phases-why = PR nach Teilen der Partie; – bei zu wenigen Zügen.
review-luck-without = Ergebnis ohne Glück
review-luck-explains = Glück erklärt { $luck } der { $all } von 100 Punkten, um die { $name } über dem gleichen Anteil lag; das Übrige, Spiel und nicht Gemessenes: { $rest }.

review-title-loss =
    { $theme ->
        [gold] { $name } lässt Gold liegen
        [seals] { $name } lässt Siegel liegen
        [screen] { $name } verbraucht Arbeiter und Banner
        [buildings] { $name } baut für weniger
        [rivals] { $name } lässt die anderen heran
        [points] { $name } lässt Punkte liegen
        [goods] { $name } bleibt ohne Güter
        [cards] { $name } gibt Karten her
        [order] { $name } fällt in der Reihenfolge zurück
        [tiles] { $name } lässt ein Gebäude liegen
        [ranks] { $name } fällt in der Wertung zurück
        [raid] { $name } ist dem Angriff ausgesetzt
       *[none] { $name }: { $what }
    }
review-title-instead = { $name }: { $taken } statt { $theme }
review-title-find = { $name } findet den Zug
review-title-luck =
    { $way ->
        [good] Glück für { $name }: { $kind }
       *[bad] Pech für { $name }: { $kind }
    }
review-luck-said = Gegen alles, was da hätte kommen können: { $changes } von 100 Punkten. Das war Glück, niemandes Spiel.
review-theme =
    { $theme ->
        [gold] Gold
        [seals] Siegel
        [screen] Arbeiter und Banner
        [buildings] Gebäude
        [rivals] Vorsprung vor den anderen
        [points] Punkte
        [goods] Güter
        [cards] Karten
        [order] Zugreihenfolge
        [tiles] Gebäudeplättchen
        [ranks] Saisonwertung
        [raid] Schutz vor Überfällen
       *[none] mehreres
    }
again-due = Gefragt wird wieder { $when }.
again-collection = Meine Fehler

sharing-title = Notizen, Pfeile und Teilen
sharing-note = Notiz zu Stellung { $ply }
sharing-arrow = Pfeile
sharing-draw = Auf dem Brett zeichnen
sharing-from = von
sharing-to = nach
sharing-add = Hinzufügen
sharing-remove = { $from } → { $to }: diesen Pfeil entfernen
sharing-link = Link zu diesem Zug kopieren
sharing-page = Als Seite sichern
sharing-picture = Dieses Bild sichern
sharing-why = Der Link trägt Ihre Notizen und Pfeile selbst; kein Server liest sie. Die Seite ist eine Datei, die sich überall öffnet.
sharing-here = Diese Partie liegt nur in diesem Browser, darum führt kein Link zu ihr. Die Seite ist eine Datei, die sich überall öffnet, mit Ihren Notizen.
sharing-failed = Das ließ sich in diesem Browser nicht machen.
