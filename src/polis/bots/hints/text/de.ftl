### Was ein Bot sagt, wenn man ihn um einen Tipp bittet, auf Deutsch.

hint-best = Ich würde spielen: { $moves }.
hint-chances = Gewinnchancen: { $chances }.
hint-other = Zweitbeste Wahl: { $moves } (Ihre Gewinnchance dann: { $percent } %).
hint-even = Fast ebenso gut: { $moves } (Ihre Gewinnchance dann: ebenfalls { $percent } %).
hint-course = Dann vielleicht: { $moves }.
hint-gain = { hint-when } { hint-lead }.
hint-gain-more = { hint-when } { hint-lead }, vor allem { $more }.
hint-gain-both = { hint-when } { hint-lead }, vor allem { $more }; dafür verlieren Sie { $less }.
hint-when =
    { $when ->
        [courses] Auf lange Sicht
        [turn] Am Ende Ihres Zuges
        [next] Nach den Antworten und Ihrem nächsten Zug
       *[reply] Nach den Antworten
    }
hint-lead =
    { $unit ->
        [chance] erhöht die erste Wahl Ihre Gewinnchance um { $total } Prozentpunkte
        [coins] bringt Ihnen die erste Wahl { $total } Goldmünzen mehr
       *[points] bringt Ihnen die erste Wahl { $total } Punkte mehr
    }
hint-unsure = Woher der Unterschied kommt, zeigt sich erst später im Spiel.
hint-exactly = { $amount }
hint-about = { $amount } ± { $error }
hint-thought = Ich habe { $simulations } mögliche Spielverläufe durchprobiert.

term-rivals = { $amount } an Vorsprung vor den anderen
term-points = { $amount } an schon erzielten Punkten
