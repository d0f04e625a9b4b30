## La fin

ending-title = La partie est terminée
ending-won =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } gagnent ensemble !
    }
ending-place = { $place }.
ending-again = Encore une fois
ending-rematch = Revanche
ending-picture = Partager une image
ending-no-picture = Le navigateur n’a pas pu dessiner l’image.
ending-save = Enregistrer la partie
ending-by = La différence : { $source }, { $points } de plus que { $name }.
ending-board = Le plateau
ending-shuffle = Le mélange
sources-sum = Ensemble
sources-title = D’où cela vient
sources-what = Source
chart-title = Les points au fil de la partie

## The course of a game by turns

course-label = Tour
course-back = Un tour en arrière
course-next = Un tour en avant
course-what = Ce qui s’est passé pendant ce tour
course-turn =
    { $turn ->
        [0] Le début
       *[other] Tour { $turn } : { $name }
    }
course-at =
    { $turn ->
        [0] Le début : { $scores }
       *[other] Tour { $turn }, { $name } : { $scores }
    }
