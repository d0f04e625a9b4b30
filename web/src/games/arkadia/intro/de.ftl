### Was die Startseite und die anderen von Arkadia sagen, auf Deutsch.

pitch = Legen Sie Gebäude, umschließen Sie sie mit Ihren Arbeitern und verkaufen Sie ihre Siegel, solange die Burg sie teuer macht.
guided = Ein erstes Spiel, das sich selbst erklärt: Auf dem echten Plan setzen Sie Arbeiter um ein Gebäude, sammeln Siegel, bauen an der Burg und verkaufen im richtigen Augenblick.
step-title =
    { $step ->
        [1] Ein Gebäude oder Arbeiter
        [2] Umschließen
        [3] Siegel
        [4] Die Burg
       *[5] Banner und Ende
    }
step-text =
    { $step ->
        [1] In Ihrem Zug legen Sie ein Gebäude von einer Handkarte an etwas an, das schon liegt, oder Sie setzen Arbeiter neben ein Gebäude. Überdeckte Zeltlager bringen neutrale Arbeiter.
        [2] Sobald neben einem Gebäude kein Feld mehr frei ist, ist es fertig: Arbeiter, Gebäude, der Burgplatz und der Rand umschließen es.
        [3] Jeder eigene Arbeiter neben einem fertigen Gebäude bringt Ihnen ein Siegel seiner Familie, auch im Zug eines anderen. Das Siegel auf dem Gebäude selbst geht an den, der es fertigstellt.
        [4] Für jedes fertige Gebäude setzen Sie einen Burgstein. Ein Siegel ist so viel Gold wert, wie Felder der Burg von oben seine Familie zeigen: Jeder Stein hebt eine Familie und senkt vielleicht eine andere.
       *[5] Am Ende eines Zuges dürfen Sie eines Ihrer vier Banner abgeben: Sie erhalten zwei Arbeiter und dürfen Siegel zum heutigen Wert verkaufen. Ist das zweite Stockwerk der Burg voll, hat jeder noch einen Zug; dann werden alle Siegel verkauft, und das meiste Gold gewinnt.
    }
about = Arkadia ist ein Spiel von Rüdiger Dorn, erschienen bei Ravensburger und Rio Grande Games 2006.
