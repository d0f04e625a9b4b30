### What a bot says when it is asked for a hint, in English.

hint-best = I would play: { $moves }.
hint-chances = Chances of winning: { $chances }.
hint-other = Next best: { $moves } (your chance of winning then: { $percent } %).
hint-even = Nearly as good: { $moves } (your chance of winning then: { $percent } % as well).
hint-course = Then perhaps: { $moves }.
hint-gain = { hint-when }, the first leaves you better off by { $total } { unit-name }.
hint-gain-more = { hint-when }, the first leaves you better off by { $total } { unit-name }; above all: { $more }.
hint-gain-both = { hint-when }, the first leaves you better off by { $total } { unit-name }; above all: { $more }; worse off by: { $less }.
hint-when =
    { $when ->
[courses] Along the lines searched
        [turn] At the end of your turn
        [next] After the replies and your next turn
       *[reply] After the replies
    }
hint-unsure = Where the difference comes from only becomes clear later in the game.
hint-exactly = { $amount }
hint-about = { $amount } (± { $error })
hint-thought = Searched { $simulations } lines of play.

# What the worth of everything is counted in.
unit-name =
    { $unit ->
        [chance] percentage points of your chance of winning
        [coins] gold coins
       *[points] points
    }
term-gold = gold { $amount }
term-seals = seals { $amount }
term-screen = workers and banners in hand { $amount }
term-buildings = prospects at buildings { $amount }
term-rivals = lead over the others { $amount }
term-points = points { $amount }
term-goods = goods { $amount }
term-cards = cards { $amount }
term-order = place in the order { $amount }
term-tiles = tiles and aims { $amount }
term-ranks = season scoring { $amount }
term-raid = safety from raids { $amount }
