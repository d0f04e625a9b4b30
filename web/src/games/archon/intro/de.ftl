### Was die Startseite und die anderen von Archon sagen, auf Deutsch.

pitch = Schicken Sie Ihre Höflinge durch die Stadt, gewinnen Sie Magister und bemannen Sie die Mauer vor dem Angriff.
guided = Ein erstes Spiel, das sich selbst erklärt: In der echten Stadt wählen Sie Ihre Magister, gewinnen die Gunst des Königs, bauen, bemannen die Mauer und nutzen, was Ihre Karten können.
step-title =
    { $step ->
        [1] Zehn Karten, zwei Hälften
        [2] In die Stadt
        [3] Magister
        [4] Angriff und Wertung
       *[5] Das Ende
    }
step-text =
    { $step ->
        [1] Sie haben zehn Karten, Höflinge und Magister. Jede zweite Runde teilen Sie sie geheim: fünf für diese Runde, fünf für die nächste.
        [2] In Ihrem Zug spielen Sie eine Karte und setzen eine Figur auf ein freies Feld eines Ortes. Dort erhalten Sie Waren, handeln, bauen, bemannen die Stadtmauer oder gewinnen die Gunst des Königs. Wer früh passt, steht in der nächsten Runde besser.
        [3] Magister sind bessere Karten: Jede Art bringt ihre eigene Kraft, etwa eine zweite Aktion oder ein schon besetztes Feld. Jeder gewonnene Magister ersetzt einen Höfling.
        [4] Nach drei Runden wird die Stadt angegriffen. Stehen zu wenige Krieger auf der Mauer, verlieren jene Waren, die dort wenige haben. Danach wird gewertet.
       *[5] Nach drei Saisons zählen die Gebäudeplättchen, und die meisten Punkte gewinnen.
    }
about = Archon: Glory & Machination ist ein Spiel von Nikolas Sakaloglou und Sotiris Tsantilas, erschienen bei Artipia Games 2013.
