### Les mots de la revue d’une partie finie, en français.

title-review = Revue { $game } · Polis
review-of = Revue : { $game }
review-closed = On revoit une partie quand elle est finie.
review-failed = Cette partie n’a pas pu être revue ici.
review-chart = Les chances de chacun au fil de la partie
review-slider = Position { $ply } : { $chances }. { $told }
review-slider-none = Position { $ply }
review-fills = { $done } parties sur { $count } jugées …
review-depth =
    { $again ->
        [0] Jugé avec { $simulations } simulations dans { $worlds } à { $most } mondes, ici dans votre navigateur.
       *[other] Jugé avec { $simulations } simulations dans { $worlds } à { $most } mondes, un coup marqué encore une fois avec { $again }, ici dans votre navigateur.
    }
review-play = Jeu
review-player = Qui
review-pr-why = 100 : joué comme un compagnon ; 0 : comme notre juge. C’est la mesure de nos bots, pas la vérité.
review-band = { $pr } ({ $low } à { $high })
review-few = trop peu de coups
review-marks = Les coups qui ont compté
review-none = Aucun coup n’a coûté à coup sûr 2 points sur 100 ou plus.
review-mark =
    { $mark ->
        [inaccuracy] imprécision
        [mistake] erreur
        [blunder] grosse erreur
        [find] trouvaille
       *[none] aussi bon que le meilleur
    }
review-told = { $name } : { $what }, { $cost } ± { $error }
review-lost = { $what } : { $cost } ± { $error } points sur 100 perdus
review-found = { $what } : un compagnon aurait perdu { $cost } ± { $error } points sur 100
review-played = Joué : { $moves }
review-usual = Un compagnon : { $moves }
review-better = Mieux : { $moves }
review-key =
    { $least ->
        [2] Dès 2 points sur 100 : ?!, dès 5 : ?, dès 10 : ??. Ce qu’un compagnon manque et qui fut trouvé : !
       *[other] Dès { $least } points sur 100 : ?, dès 10 : ?? ; de plus petites pertes ne sont pas assez sûres ici. Ce qu’un compagnon manque et qui fut trouvé : !
    }
review-luck = Chance
review-luck-what = Sorte
review-luck-none = La chance n’a presque rien décidé dans cette partie : rien n’y dépasse son erreur.
review-luck-rest = le reste
review-luck-all = toute la chance
review-luck-kind =
    { $kind ->
        [deal] la donne
        [card_drawn] cartes piochées
        [display_refilled] cartes étalées
        [attack_revealed] l’attaque
        [favor_revealed] une faveur révélée
        [province_revealed] une province révélée
        [unused_revealed] cartes non jouées
        [passed] la fin de la manche
       *[other] cartes révélées
    }
review-analyse = Analyser cette position
review-replay = Revoir

review-turning = Tournants
review-turning-is =
    { $kind ->
        [loss] { $name } : { $weight } points sur 100 perdus
        [find] { $name } a trouvé ce qu’un compagnon manque : { $weight } points sur 100
       *[luck] Le hasard a déplacé les chances de { $name } de { $weight }
    }
review-figures = { $best } sur 100 avec le meilleur coup, { $left } avec le coup joué : { $lost } ± { $error } perdus
review-differs = Ce qui change avec le meilleur coup, après les réponses :
review-rest = { $amount } dans le reste
review-together = En tout : { $amount }
review-later = Compté juste après les réponses, le coup joué a { $amount } d’avance ; le meilleur rapporte plus tard.
review-again = Rejouer ce tour
review-learn =
    { $count ->
        [one] Apprendre d’une erreur
       *[other] Apprendre de { $count } erreurs
    }

play-on = Reprendre la partie d’ici
play-on-anew = L’inconnu tiré à nouveau
play-on-same = Tout comme alors
play-on-why = Contre les mêmes bots. Là où vous ne pouviez pas regarder, il peut y avoir autre chose ; si tout est comme alors, vous connaissez une partie de la suite.
play-on-end = Va à un moment plus tôt : après la fin, il n’y a rien à jouer.

title-again = Apprendre de ses erreurs, { $game } · Polis
again-title = Apprendre de ses erreurs : { $game }
again-label = La question
again-mistakes = Erreurs de cette partie
again-one = position { $ply }, { $lost } perdus
again-none = Aucune erreur de 5 points ou plus dans cette partie.
again-review = Retour à la revue
again-ask = Il y avait { $had } sur 100 à prendre.
again-why = Le tour joué en a laissé { $left }. Trouvez un tour entier qui en garde plus. Ce que tenaient les autres reste caché, comme alors.
again-judge = Juger
again-judging = Jugement dans les mêmes mondes …
again-undo = Annuler
again-again = Réessayer
again-hint = Indice
again-hint-place = Regardez l’endroit marqué.
again-hint-piece = Ça commence ainsi : { $piece }
again-show = Montrer
again-next = Suivante
again-finds = { $found } des { $all } points trouvés
again-solved = Les { $all } y sont. C’est aussi bon que le meilleur.
again-best = le meilleur
again-try = votre essai
again-played = le coup joué

review-between = entre { $weak } et { $strong }
review-like =
    { $kind ->
        [weaker] plus faible que { $level }
        [stronger] plus fort que { $level }
       *[like] comme { $level }
    }
review-phase =
    { $phase ->
        [drafts] choix
        [placements] placements
        [raid] pillage
        [early] début
        [middle] milieu
       *[castle] château
    }
review-phases-why = PR par partie du jeu ; – quand il y a trop peu de coups.
review-luck-without = résultat sans la chance
review-luck-explains = La chance explique { $luck } des { $all } points sur 100 dont { $name } dépasse une part égale ; le reste, jeu et non mesuré : { $rest }.

review-title-loss =
    { $theme ->
        [gold] { $name } laisse de l’or
        [seals] { $name } laisse des sceaux
        [screen] { $name } dépense ouvriers et bannières
        [buildings] { $name } bâtit pour moins
        [rivals] { $name } laisse revenir les autres
        [points] { $name } laisse des points
        [goods] { $name } reste sans biens
        [cards] { $name } cède des cartes
        [order] { $name } recule dans l’ordre du tour
        [tiles] { $name } laisse un bâtiment
        [ranks] { $name } recule au décompte
        [raid] { $name } s’expose à l’attaque
       *[none] { $name } : { $what }
    }
review-title-instead = { $name } : { $taken } et non { $theme }
review-title-find = { $name } trouve le coup
review-title-luck =
    { $way ->
        [good] Chance pour { $name } : { $kind }
       *[bad] Malchance pour { $name } : { $kind }
    }
review-luck-said = Face à tout ce qui pouvait venir alors : { $changes } points sur 100. C’était la chance, le jeu de personne.
review-theme =
    { $theme ->
        [gold] or
        [seals] sceaux
        [screen] ouvriers et bannières
        [buildings] bâtiments
        [rivals] avance sur les autres
        [points] points
        [goods] biens
        [cards] cartes
        [order] ordre du tour
        [tiles] tuiles de bâtiment
        [ranks] décompte de saison
        [raid] protection contre les pillages
       *[none] plusieurs choses
    }
again-due = La question revient { $when }.
again-collection = Mes erreurs

sharing-title = Notes, flèches et partage
sharing-note = Note sur la position { $ply }
sharing-arrow = Flèches
sharing-draw = Dessiner sur le plateau
sharing-from = de
sharing-to = à
sharing-add = Ajouter
sharing-remove = { $from } → { $to } : enlever cette flèche
sharing-link = Copier un lien vers ce coup
sharing-page = Enregistrer en page
sharing-picture = Enregistrer cette image
sharing-why = Le lien porte lui-même vos notes et vos flèches ; aucun serveur ne les lit. La page est un fichier qui s’ouvre partout.
sharing-here = Cette partie n’est que dans ce navigateur, aucun lien n’y mène. La page est un fichier qui s’ouvre partout, avec vos notes.
sharing-failed = Cela n’a pas pu se faire dans ce navigateur.
