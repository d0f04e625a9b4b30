### Was ein Bot sagt, wenn man ihn um einen Tipp bittet, auf Deutsch.

hint-best = Ich würde spielen: { $moves }.
hint-chances = Gewinnchancen: { $chances }.
hint-other = Zweitbeste Wahl: { $moves } (Ihre Gewinnchance dann: { $percent } %).
hint-even = Fast ebenso gut: { $moves } (Ihre Gewinnchance dann: ebenfalls { $percent } %).
hint-course = Dann vielleicht: { $moves }.
hint-gain = { hint-lead }.
hint-gain-more = { hint-lead }, vor allem { $more }.
hint-gain-both = { hint-lead }, vor allem { $more }; dafür verlieren Sie { $less }.
hint-lead =
    { $unit ->
        [coins] Nach den Antworten bringt Ihnen die erste Wahl { $total } Goldmünzen mehr
       *[points] Nach den Antworten bringt Ihnen die erste Wahl { $total } Punkte mehr
    }
hint-unsure = Woher der Unterschied kommt, zeigt sich erst später im Spiel.
hint-exactly = { $amount }
hint-about = { $amount } ± { $error }
hint-thought = Ich habe { $simulations } mögliche Spielverläufe durchprobiert.

term-points = { $amount } an schon erzielten Punkten
