### What a bot says when asked for a hint, in English.

hint-best = I would play: { $moves }.
hint-chances = Chances of winning: { $chances }.
hint-other = Next best: { $moves } (your chance of winning then: { $percent } %).
hint-even = Nearly as good: { $moves } (your chance of winning then: { $percent } % as well).
hint-course = Then perhaps: { $moves }.
hint-gain = { hint-when }, { hint-lead }.
hint-gain-more = { hint-when }, { hint-lead }, above all { $more }.
hint-gain-both = { hint-when }, { hint-lead }, above all { $more }; you give up { $less }.
hint-when =
    { $when ->
        [courses] In the long run
        [turn] At the end of your turn
        [next] After the replies and your next turn
       *[reply] After the replies
    }
hint-lead =
    { $unit ->
        [chance] the first raises your chance of winning by { $total } percentage points
        [coins] the first leaves you { $total } gold coins better off
       *[points] the first leaves you { $total } points better off
    }
hint-unsure = Where the difference comes from only becomes clear later in the game.
hint-exactly = { $amount }
hint-about = { $amount } ± { $error }
hint-thought = I tried { $simulations } ways the game could go on.

term-rivals = { $amount } in your lead over the others
term-points = { $amount } in points already scored
