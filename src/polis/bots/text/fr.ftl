### Ce que dit un robot à qui l'on demande conseil, en français.

hint-best = Je jouerais : { $moves }.
hint-chances = Chances de gagner : { $chances }.
hint-other = Deuxième choix : { $moves } ({ $percent } %).
hint-course = Puis peut-être : { $moves }.
hint-reasons = En { unit-name }, le premier choix vous donne en plus : { $more }.
hint-reasons-both = En { unit-name }, le premier choix vous donne en plus : { $more } ; en moins : { $less }.
hint-reasons-less = Le deuxième choix rapporte plus sur le moment (en { unit-name } : { $less }), mais les réponses des autres y sont meilleures.
hint-thought = { $simulations } suites de la partie examinées.

# Ce en quoi la valeur de tout est comptée.
unit-name =
    { $unit ->
        [coins] pièces d’or
       *[points] points
    }
term-gold = or { $amount }
term-seals = sceaux { $amount }
term-screen = ouvriers et bannières en main { $amount }
term-buildings = espérances aux bâtiments { $amount }
term-rivals = avance sur les autres { $amount }
term-points = points { $amount }
term-goods = biens { $amount }
term-cards = cartes { $amount }
term-order = place dans l’ordre du tour { $amount }
term-tiles = tuiles et projets { $amount }
term-ranks = décompte de la saison { $amount }
term-raid = protection contre les pillages { $amount }
