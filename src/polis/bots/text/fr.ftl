### Ce que dit un robot à qui l'on demande conseil, en français.

hint-best = Je jouerais : { $moves }.
hint-chances = Chances de gagner : { $chances }.
hint-other = Deuxième choix : { $moves } (vos chances de gagner seraient de { $percent } %).
hint-even = Presque aussi bon : { $moves } (vos chances de gagner seraient aussi de { $percent } %).
hint-course = Puis peut-être : { $moves }.
hint-gain = { hint-when }, le premier choix vous rapporte { $total } { unit-name } de plus.
hint-gain-more = { hint-when }, le premier choix vous rapporte { $total } { unit-name } de plus ; surtout : { $more }.
hint-gain-both = { hint-when }, le premier choix vous rapporte { $total } { unit-name } de plus ; surtout : { $more } ; en moins : { $less }.
hint-when =
    { $when ->
        [courses] Au fil des suites examinées
        [turn] À la fin de votre tour
        [next] Après les réponses et votre tour suivant
       *[reply] Après les réponses
    }
hint-unsure = D’où vient la différence ne se voit que plus tard dans la partie.
hint-exactly = { $amount }
hint-about = { $amount } (± { $error })
hint-thought = { $simulations } suites de la partie examinées.

# Ce en quoi la valeur de tout est comptée.
unit-name =
    { $unit ->
        [chance] points de pourcentage de chances de gagner
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
