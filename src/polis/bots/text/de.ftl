### Was ein Bot sagt, wenn man ihn um einen Tipp bittet, auf Deutsch.

hint-best = Ich würde spielen: { $moves }.
hint-chances = Gewinnchancen: { $chances }.
hint-other = Zweitbeste Wahl: { $moves } (Ihre Gewinnchance dann: { $percent } %).
hint-even = Fast ebenso gut: { $moves } (Ihre Gewinnchance dann: ebenfalls { $percent } %).
hint-course = Dann vielleicht: { $moves }.
hint-gain = { hint-when } bringt Ihnen die erste Wahl { $total } { unit-name } mehr.
hint-gain-more = { hint-when } bringt Ihnen die erste Wahl { $total } { unit-name } mehr, vor allem: { $more }.
hint-gain-both = { hint-when } bringt Ihnen die erste Wahl { $total } { unit-name } mehr, vor allem: { $more }; weniger: { $less }.
hint-when =
    { $when ->
        [courses] Über alle durchgesehenen Verläufe
        [turn] Am Ende Ihres Zuges
        [next] Nach den Antworten und Ihrem nächsten Zug
       *[reply] Nach den Antworten
    }
hint-unsure = Woher der Unterschied kommt, zeigt sich erst später im Spiel.
hint-exactly = { $amount }
hint-about = { $amount } (± { $error })
hint-thought = { $simulations } Spielverläufe durchgesehen.

# Worin der Wert von allem gerechnet ist.
unit-name =
    { $unit ->
        [chance] Prozentpunkte Gewinnchance
        [coins] Goldmünzen
       *[points] Punkte
    }
term-gold = Gold { $amount }
term-seals = Siegel { $amount }
term-screen = Arbeiter und Banner im Vorrat { $amount }
term-buildings = Aussichten an Gebäuden { $amount }
term-rivals = Vorsprung vor den anderen { $amount }
term-points = Punkte { $amount }
term-goods = Güter { $amount }
term-cards = Karten { $amount }
term-order = Platz in der Reihenfolge { $amount }
term-tiles = Plättchen und Vorhaben { $amount }
term-ranks = Saisonwertung { $amount }
term-raid = Schutz vor Überfällen { $amount }
