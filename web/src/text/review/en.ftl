### The words of the review of a finished game, in English.

title-review = Review { $game } · Polis
review-of = Review: { $game }
review-closed = A game can be reviewed once it is over.
review-failed = This game could not be reviewed here.
review-chart = Everybody’s chance over the game
review-slider = Position { $ply }: { $chances }. { $told }
review-slider-none = Position { $ply }
review-fills = { $done } of { $count } parts judged …
review-depth = Judged with { $simulations } simulations in { $worlds } to { $most } worlds, here in your browser.
review-play = Play
review-player = Player
review-pr = PR
review-pr-why = 100 is play like a journeyman, 0 like our reviewer: it judges by our bots’ standard, and is not the truth.
review-band = { $pr } ({ $low } to { $high })
review-few = too few moves
review-marks = Moves that mattered
review-none = No move lost 2 points of 100 or more for sure.
review-mark =
    { $mark ->
        [inaccuracy] inaccuracy
        [mistake] mistake
        [blunder] blunder
        [find] find
       *[none] as good as the best
    }
review-told = { $name }: { $what }, { $cost } ± { $error }
review-lost = { $what }: lost { $cost } ± { $error } points of 100
review-found = { $what }: a journeyman would have lost { $cost } ± { $error } points of 100
review-played = Played: { $moves }
review-better = Better: { $moves }
review-key = From 2 points of 100: ?!, from 5: ?, from 10: ??. What a journeyman would miss and was found: !
review-luck = Luck
review-luck-what = Kind
review-luck-none = Luck decided next to nothing in this game: none of it is larger than its error.
review-luck-rest = the rest
review-luck-all = all luck
review-luck-kind =
    { $kind ->
        [deal] the deal
        [card_drawn] cards drawn
        [display_refilled] cards laid out
        [attack_revealed] the attack
       *[other] cards turned up
    }
review-analyse = Analyse this position
review-replay = Replay

review-turning = Turning points
review-turning-is =
    { $kind ->
        [loss] { $name } lost { $weight } points of 100
        [find] { $name } found what a journeyman misses: { $weight }
       *[luck] Luck moved { $name }’s chance by { $weight }
    }
review-figures = { $best } of 100 with the better move, { $left } as played: lost { $lost } ± { $error }
review-differs = What differs with the better move, after the replies:
review-rest = { $amount } in the rest
review-together = Together: { $amount }
review-again = Try this turn again
review-learn =
    { $count ->
        [one] Learn from one mistake
       *[other] Learn from { $count } mistakes
    }

play-on = Play on from here yourself
play-on-anew = What I did not know, drawn anew
play-on-same = With all as it was
play-on-why = Against the same bots. Other cards may lie where you could not look; with all as it was, you have seen some of what comes.
play-on-end = Go to an earlier moment: after the end there is nothing to play.

title-again = Learn from your mistakes, { $game } · Polis
again-title = Learn from your mistakes: { $game }
again-label = The question
again-mistakes = Mistakes of this game
again-one = position { $ply }, lost { $lost }
again-none = There is no mistake of 5 points or more in this game.
again-review = Back to the review
again-ask = { $had } of 100 was to be had.
again-why = The turn that was played left { $left }. Find a whole turn that keeps more. What others held stays closed, as it was then.
again-judge = Judge it
again-judging = Judging it in the same worlds …
again-undo = Undo
again-again = Try again
again-hint = Hint
again-hint-place = Look at the place that is marked.
again-hint-piece = It begins with: { $piece }.
again-show = Show
again-next = Next
again-finds = Finds { $found } of the { $all } points
again-solved = All { $all }. That is as good as the best.
again-best = the best
again-try = your try
again-played = as played
