## The end

ending-title = The game is over
ending-won =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
ending-place = { $place }.
ending-again = Same again
ending-rematch = Rematch
ending-picture = Share a picture
ending-no-picture = The browser could not draw the picture.
ending-save = Save the record
ending-by = The difference: { $source }, { $points } more than { $name }.
ending-board = The board
ending-shuffle = The shuffle
sources-sum = Together
sources-title = Where it came from
sources-what = Source
chart-title = Points over the game

## The course of a game by turns

course-label = Turn
course-back = One turn back
course-next = One turn on
course-what = What happened in this turn
course-turn =
    { $turn ->
        [0] The deal
       *[other] Turn { $turn }: { $name }
    }
course-at =
    { $turn ->
        [0] The deal: { $scores }
       *[other] Turn { $turn }, { $name }: { $scores }
    }
