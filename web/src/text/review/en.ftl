### The words of the review of a finished game, in English.

title-review = Review { $game } · Polis
review-of = Review: { $game }
review-closed = A game can be reviewed once it is over.
review-failed = This game could not be reviewed here.
review-chart = Everybody’s chance over the game
review-slider = Position { $ply }: { $chances }. { $told }
review-slider-none = Position { $ply }
review-fills = { $done } of { $count } parts judged …
review-depth =
    { $again ->
        [0] Judged with { $simulations } simulations in { $worlds } to { $most } worlds, here in your browser.
       *[other] Judged with { $simulations } simulations in { $worlds } to { $most } worlds, a move with a mark again with { $again }, here in your browser.
    }
review-play = Play
review-player = Player
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
review-usual = A journeyman: { $moves }
review-better = Better: { $moves }
review-key =
    { $least ->
        [2] From 2 points of 100: ?!, from 5: ?, from 10: ??. What a journeyman would miss and was found: !
       *[other] From { $least } points of 100: ?, from 10: ??; smaller losses are not sure enough here. What a journeyman would miss and was found: !
    }
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
        [favor_revealed] a favor turned up
        [province_revealed] a province turned up
        [unused_revealed] cards not used
        [passed] the end of the round
       *[other] cards turned up
    }
review-analyse = Analyse this position
review-replay = Replay

review-turning = Turning points
review-turning-is =
    { $kind ->
        [loss] { $name } lost { $weight } points of 100
        [find] { $name } found what a journeyman misses, worth { $weight } points of 100
       *[luck] Luck moved { $name }’s chance by { $weight }
    }
review-figures = { $best } of 100 with the better move, { $left } as played: lost { $lost } ± { $error }
review-differs = What differs with the better move, after the replies:
review-rest = { $amount } in the rest
review-together = Together: { $amount }
review-later = Counted right after the replies, the move played is { $amount } ahead; what the better one gains comes later.
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
again-hint-piece = It begins like this: { $piece }
again-show = Show
again-next = Next
again-finds = Finds { $found } of the { $all } points
again-solved = All { $all }. That is as good as the best.
again-best = the best
again-try = your try
again-played = as played

review-between = between { $weak } and { $strong }
review-like =
    { $kind ->
        [weaker] weaker than { $level }
        [stronger] stronger than { $level }
       *[like] like { $level }
    }
review-phase =
    { $phase ->
        [drafts] drafts
        [placements] placements
        [raid] raid
        [early] early
        [middle] middle
       *[castle] castle
    }
review-phases-why = PR by part of the game; – where there are too few moves.
review-luck-without = result without luck
review-luck-explains = Luck explains { $luck } of the { $all } points of 100 by which { $name } ended above an even share; play and what is not measured, the rest: { $rest }.

review-title-loss =
    { $theme ->
        [gold] { $name } leaves gold behind
        [seals] { $name } leaves seals behind
        [screen] { $name } spends workers and banners
        [buildings] { $name } builds for less
        [rivals] { $name } lets the others catch up
        [points] { $name } misses points
        [goods] { $name } goes without goods
        [cards] { $name } gives cards away
        [order] { $name } falls back in the order
        [tiles] { $name } misses a building tile
        [ranks] { $name } falls back in the scoring
        [raid] { $name } stands open to attack
       *[none] { $name }: { $what }
    }
review-title-instead = { $name }: { $taken } instead of { $theme }
review-title-find = { $name } finds the move
review-title-luck =
    { $way ->
        [good] Good luck for { $name }: { $kind }
       *[bad] Bad luck for { $name }: { $kind }
    }
review-luck-said = Against all that might have come then: { $changes } points of 100. That was luck, no one’s play.
review-theme =
    { $theme ->
        [gold] gold
        [seals] seals
        [screen] workers and banners
        [buildings] buildings
        [rivals] lead over the others
        [points] points
        [goods] goods
        [cards] cards
        [order] turn order
        [tiles] building tiles
        [ranks] season’s scoring
        [raid] safety from attacks
       *[none] several things
    }
again-due = It is asked again { $when }.
again-collection = My mistakes

sharing-title = Notes, arrows and sharing
sharing-note = Note on position { $ply }
sharing-arrow = Arrows
sharing-draw = Draw on the board
sharing-from = from
sharing-to = to
sharing-add = Add
sharing-remove = { $from } → { $to }: remove this arrow
sharing-link = Copy a link to this move
sharing-page = Save as a page
sharing-picture = Save this picture
sharing-why = The link holds your notes and arrows itself; no server reads them. The page is one file that opens anywhere.
sharing-here = This game is in this browser alone, so no link leads to it. The page is one file that opens anywhere, with your notes.
sharing-failed = That could not be made in this browser.
