### Was ein Bot sagt, wenn man ihn um einen Tipp bittet, auf Deutsch.

hint-best = Ich würde spielen: { $moves }.
hint-chances = Gewinnchancen: { $chances }.
hint-other = Zweitbeste Wahl: { $moves } ({ $percent } %).
hint-course = Dann vielleicht: { $moves }.
hint-reasons = In { unit-name } gerechnet bringt dir die erste Wahl mehr: { $more }.
hint-reasons-both = In { unit-name } gerechnet bringt dir die erste Wahl mehr: { $more }; weniger: { $less }.
hint-reasons-less = Die zweite Wahl bringt im Augenblick mehr (in { unit-name }: { $less }), aber die Antworten der anderen sind besser.
hint-thought = { $simulations } Spielverläufe durchgesehen.

# Worin der Wert von allem gerechnet ist.
unit-name =
    { $unit ->
        [coins] Goldmünzen
       *[points] Punkten
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
