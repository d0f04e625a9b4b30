### The words of an analysis, in English.

title-analysis = Analysis { $game } · Polis
analysis-of = Analysis: { $game }
analysis-at = Position { $ply }: { $name } to move
analysis-at-you = Position { $ply }: you to move
analysis-at-end = Position { $ply }: the end
analysis-before = The turn before
analysis-after = The next turn
analysis-worlds = What is known
analysis-knew = As { $name } knew it
analysis-knew-you = As I knew it
analysis-all-open = All open
analysis-knew-why = What was hidden is drawn by lot, anew for each world; a variation goes on in one of them.
analysis-open-why = What everybody holds lies open. Nobody could know it then.
analysis-depth = { $looks } of { $most } looks
analysis-looks =
    { $worlds ->
        [0] { $looks } looks.
       *[other] { $looks } looks, judged in { $worlds } worlds.
    }
analysis-looks-open =
    { $worlds ->
        [0] { $looks } looks.
       *[other] { $looks } looks, judged { $worlds } times.
    }
analysis-deepens = Deepens here while you look.
analysis-done = It gets no deeper.
analysis-from-here = verdicts from here
analysis-first-look = A first look: no verdict yet.
analysis-lines = The best lines
analysis-chances = Chances of winning: { $chances }
analysis-best = best
analysis-as-good = as good
analysis-less = { $less } less
analysis-played = as played
analysis-error = ± { $error }
analysis-against =
    { $unit ->
        [coins] { $one } against { $other }, in gold coins
       *[points] { $one } against { $other }, in points
    }
analysis-together = Together { $amount }
analysis-no-reason = Between { $one } and { $other } no difference is sure.
analysis-walk = Walk this line
analysis-walk-on = Walk on
analysis-walk-how = Play any move on the board, yours or theirs, or go along the chosen line.
analysis-walked = Walked
analysis-walked-what = the chance of { $name } after each step
analysis-start = From position { $ply }
analysis-do = Play it
analysis-keep = Keep
analysis-kept = Kept
analysis-kept-line = { $ply }: { $text }
analysis-forget = Remove { $line }
analysis-not-yours = It was not your turn here: what the others thought about stays theirs.
analysis-closed = There is an analysis of games that are over, and of your own against bots in this browser. In a game with others that goes on there is none.
analysis-failed = This position cannot be analysed at the moment.
