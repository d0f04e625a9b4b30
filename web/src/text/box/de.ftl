### Die Seite einer Schachtel, auf Deutsch.

box-page = Die Schachtel von { $game } · Polis
box-title = Die Schachtel von { $game }
box-why = Manche Werte stehen nur auf Plänen und Karten, die niemand beschrieben hat. Unten sind sie mit [reconstructed] markiert. Wenn Sie das Spiel besitzen und Ihr Exemplar abweicht, berichtigen Sie die Komponentendatei und spielen damit.
box-download = Komponentendatei herunterladen
box-change = Ändern Sie sie in einem beliebigen Texteditor. Geben Sie ihr eine eigene id, und schreiben Sie neben jeden berichtigten Wert, woher Sie ihn kennen.
box-drop = Datei hier ablegen oder auswählen
box-state = Die Datei
box-packaged = Mit dieser Schachtel spielt Polis.
box-fits = Diese Schachtel ist vollständig: { $id }, { $sha }… Sie können damit spielen.
box-faulty = Diese Datei ist keine vollständige Schachtel.
box-faulty-how = Berichtigen Sie sie, und legen Sie die Datei noch einmal ab.
box-line = Zeile { $line }
box-not-kept = Dieser Browser hat keinen Platz für die Datei; deshalb kann hier nicht mit ihr gespielt werden.
box-play = Mit dieser Datei spielen
box-forget = Zurück zur Schachtel von Polis
box-drawing = Was in der Schachtel ist
box-table = Eine andere Schachtel als die übliche: { $id }
box-table-label = Schachtel
box-table-file = Ihre Datei
box-use = Mit meiner Komponentendatei spielen
box-use-how = Alle am Tisch sehen das und können die Datei herunterladen.
box-bring = Mit einer Komponentendatei spielen
box-look = Die Schachtel ansehen
