### Ce que dit un robot à qui l'on demande conseil, en français.

hint-best = Je jouerais : { $moves }.
hint-chances = Chances de gagner : { $chances }.
hint-other = Deuxième choix : { $moves } (vos chances de gagner seraient de { $percent } %).
hint-even = Presque aussi bon : { $moves } (vos chances de gagner seraient aussi de { $percent } %).
hint-course = Puis peut-être : { $moves }.
hint-gain = { hint-lead }.
hint-gain-more = { hint-lead }, surtout { $more }.
hint-gain-both = { hint-lead }, surtout { $more } ; en échange, vous perdez { $less }.
hint-lead =
    { $unit ->
        [coins] Après les réponses, le premier choix vous rapporte { $total } pièces d’or de plus
       *[points] Après les réponses, le premier choix vous rapporte { $total } points de plus
    }
hint-unsure = D’où vient la différence ne se voit que plus tard dans la partie.
hint-exactly = { $amount }
hint-about = { $amount } ± { $error }
hint-thought = J’ai essayé { $simulations } suites possibles de la partie.

term-points = { $amount } en points déjà marqués
