### Les mots d'une analyse, en français.

title-analysis = Analyse { $game } · Polis
analysis-of = Analyse : { $game }
analysis-at = Position { $ply } : à { $name } de jouer
analysis-at-you = Position { $ply } : à vous de jouer
analysis-at-end = Position { $ply } : la fin
analysis-before = Le tour d’avant
analysis-after = Le tour suivant
analysis-worlds = Ce que l’on sait
analysis-knew = Comme { $name } le savait
analysis-knew-you = Comme je le savais
analysis-all-open = Tout ouvert
analysis-knew-why = Ce qui était caché est tiré au sort, de nouveau pour chaque monde ; une variante se poursuit dans l’un d’eux.
analysis-open-why = Ce que chacun détient est visible. Personne ne pouvait le savoir alors.
analysis-depth = { $looks } essais sur { $most }
analysis-looks =
    { $worlds ->
        [0] { $looks } essais.
       *[other] { $looks } essais, jugés dans { $worlds } mondes.
    }
analysis-looks-open =
    { $worlds ->
        [0] { $looks } essais.
       *[other] { $looks } essais, jugés { $worlds } fois.
    }
analysis-deepens = S’approfondit pendant que vous regardez.
analysis-done = Elle ne va pas plus loin.
analysis-from-here = verdicts à partir d’ici
analysis-first-look = Un premier regard : pas encore de verdict.
analysis-lines = Les meilleures suites
analysis-chances = Chances de gagner : { $chances }
analysis-best = la meilleure
analysis-as-good = aussi bonne
analysis-less = { $less } de moins
analysis-played = jouée
analysis-error = ± { $error }
analysis-against =
    { $unit ->
        [coins] { $one } face à { $other }, en pièces d’or
       *[points] { $one } face à { $other }, en points
    }
analysis-together = Ensemble { $amount }
analysis-no-reason = Entre { $one } et { $other }, aucune différence n’est sûre.
analysis-walk = Suivre cette suite
analysis-walk-on = Continuer
analysis-walk-how = Jouez n’importe quel coup sur le plateau, le vôtre ou le leur, ou suivez la suite choisie.
analysis-walked = Parcouru
analysis-walked-what = la chance de { $name } après chaque pas
analysis-start = Depuis la position { $ply }
analysis-do = Le jouer
analysis-keep = Garder
analysis-kept = Gardées
analysis-kept-line = { $ply } : { $text }
analysis-forget = Retirer { $line }
analysis-not-yours = Ce n’était pas votre tour : ce que les autres pensaient reste à eux.
analysis-closed = Il y a une analyse des parties terminées, et des vôtres contre des bots dans ce navigateur. Dans une partie en cours avec d’autres, il n’y en a pas.
analysis-failed = Cette position ne peut pas être analysée pour le moment.
