### Die Seite einer Schachtel, auf Deutsch.

box-page = Die Schachtel von { $game } · Polis
box-title = Die Schachtel von { $game }
box-why = Manche Werte stehen nur auf Plänen und Karten, die niemand beschrieben hat. Besitzen Sie das Spiel? Klicken Sie auf einen Wert, der bei Ihnen anders ist, und berichtigen Sie ihn. Alles wird sofort geprüft, bleibt in diesem Browser, und Sie können damit spielen.
box-state = Diese Schachtel
box-groups = Teile der Schachtel
box-rest = Alles andere
box-origin =
    { $origin ->
        [rulebook] Aus der Anleitung
        [source] Aus anderer Quelle
        [corrected] Hier berichtigt
       *[reconstructed] Rekonstruiert
    }
box-many =
    { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträge
    }
box-named = { $name }: { $value }
box-fits = Diese Schachtel ist vollständig: { $id }, { $sha }… Mit ihr lässt sich spielen.
box-not-kept = Der Browser hat keinen Platz für diese Schachtel: Speichern Sie sie als Datei, bevor Sie gehen.
box-play = Mit dieser Schachtel spielen
box-friends = Mit Freunden
box-export = Als Datei speichern
box-import = Datei einlesen
box-undo = Rückgängig
box-start-over = Von vorn
box-how = Woher wissen Sie es?
box-own-source = In meiner eigenen Schachtel nachgesehen.
box-apply = Berichtigen
box-restore = Wie vorher
box-leave = So lassen
box-add = Eins mehr
box-remove = { $what } entfernen
box-in-file = In der Datei:
box-line = Zeile { $line }
box-table = Eine andere Schachtel als die übliche: { $id }
box-table-label = Schachtel
box-table-file = Ihre Datei
box-use = Mit meiner berichtigten Schachtel spielen
box-use-how = Alle am Tisch sehen das und können die Werte ansehen.
box-look = Was in der Schachtel ist, und woher wir es wissen
