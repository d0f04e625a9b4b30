### Die Wörter um eine Lektion; was ihre Schritte sagen, kommt vom Server.

lesson-step = Schritt { $step } von { $steps }
lesson-end = Gut gemacht!
lesson-on = Weiter
lesson-next = Nächster
lesson-back = Voriger
lesson-words = Der Text des Schritts
lesson-clauses = In den Regeln:
lesson-do = Ihr Zug.
lesson-moves = Ihr Zug, { $done } von { $moves }.
lesson-send = Das ist es. Drücken Sie auf „{ $done }“, um es abzuschicken.
lesson-wait = Die andere Seite antwortet …
lesson-otherwise = Die Lektion möchte jetzt etwas anderes.
lesson-leave = Lektion verlassen
lesson-leave-short = Verlassen
lesson-resume = Zurück zur Lektion
lesson-astray = Ihr eigener Weg
lesson-astray-text = Sie haben den Weg der Lektion verlassen. „Zurück“ in der Leiste unten führt Sie wieder hin, solange Sie am Zug sind; oder verlassen Sie die Lektion und spielen Sie frei weiter: Jetzt ist alles erlaubt.
lesson-stay = Von hier weiterspielen
lesson-real = Ein echtes Spiel gegen Bots
