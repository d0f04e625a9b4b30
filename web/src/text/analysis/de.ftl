### Die Wörter einer Analyse, auf Deutsch.

title-analysis = Analyse { $game } · Polis
analysis-of = Analyse: { $game }
analysis-at = Stellung { $ply }: { $name } ist am Zug
analysis-at-you = Stellung { $ply }: Sie sind am Zug
analysis-at-end = Stellung { $ply }: das Ende
analysis-before = Der Zug davor
analysis-after = Der nächste Zug
analysis-worlds = Was man weiß
analysis-knew = Was { $name } wusste
analysis-knew-you = Was ich wusste
analysis-all-open = Alles offen
analysis-knew-why = Verborgenes wird ausgelost, für jede Welt neu; eine Variante geht in einer davon weiter.
analysis-open-why = Was alle haben, liegt offen. Damals konnte es niemand wissen.
analysis-depth = { $looks } von { $most } Versuchen
analysis-looks =
    { $worlds ->
        [0] { $looks } Versuche.
       *[other] { $looks } Versuche, beurteilt in { $worlds } Welten.
    }
analysis-looks-open =
    { $worlds ->
        [0] { $looks } Versuche.
       *[other] { $looks } Versuche, { $worlds }-mal beurteilt.
    }
analysis-deepens = Wird tiefer, solange Sie hinsehen.
analysis-done = Tiefer geht es nicht.
analysis-from-here = Urteile ab hier
analysis-first-look = Ein erster Blick: noch kein Urteil.
analysis-lines = Die besten Züge
analysis-chances = Gewinnchancen: { $chances }
analysis-best = der beste
analysis-as-good = genauso gut
analysis-less = { $less } weniger
analysis-played = gespielt
analysis-error = ± { $error }
analysis-against =
    { $unit ->
        [coins] { $one } gegen { $other }, in Goldmünzen
       *[points] { $one } gegen { $other }, in Punkten
    }
analysis-together = Zusammen { $amount }
analysis-no-reason = Zwischen { $one } und { $other } ist kein Unterschied sicher.
analysis-walk = Diesem Zug folgen
analysis-walk-on = Weitergehen
analysis-walk-how = Spielen Sie irgendeinen Zug auf dem Brett, Ihren oder einen der anderen, oder folgen Sie dem gewählten.
analysis-walked = Gegangen
analysis-walked-what = die Chance von { $name } nach jedem Schritt
analysis-start = Ab Stellung { $ply }
analysis-do = Spielen
analysis-keep = Behalten
analysis-kept = Behalten
analysis-kept-line = { $ply }: { $text }
analysis-forget = { $line } entfernen
analysis-not-yours = Hier waren Sie nicht am Zug: Was die anderen dachten, bleibt bei ihnen.
analysis-closed = Eine Analyse gibt es von Partien, die zu Ende sind, und von Ihren eigenen gegen Bots in diesem Browser. In einer laufenden Partie mit anderen gibt es keine.
analysis-failed = Diese Stellung lässt sich im Augenblick nicht analysieren.
