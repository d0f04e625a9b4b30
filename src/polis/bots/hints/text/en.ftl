### What a bot says when asked for a hint, in English.

hint-best = I would play: { $moves }.
hint-chances = Chances of winning: { $chances }.
hint-other = Next best: { $moves } (your chance of winning then: { $percent } %).
hint-even = Nearly as good: { $moves } (your chance of winning then: { $percent } % as well).
hint-course = Then perhaps: { $moves }.
hint-gain = { hint-lead }.
hint-gain-more = { hint-lead }, above all { $more }.
hint-gain-both = { hint-lead }, above all { $more }; you give up { $less }.
hint-lead =
    { $unit ->
        [coins] After the replies, the first leaves you { $total } gold coins better off
       *[points] After the replies, the first leaves you { $total } points better off
    }
hint-unsure = Where the difference comes from only becomes clear later in the game.
hint-exactly = { $amount }
hint-about = { $amount } ± { $error }
hint-thought = I tried { $simulations } ways the game could go on.

term-points = { $amount } in points already scored
