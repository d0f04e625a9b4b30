### What a bot says when it is asked for a hint, in English.

hint-best = I would play: { $moves }.
hint-chances = Chances of winning: { $chances }.
hint-other = Next best: { $moves } ({ $percent } %).
hint-course = Then perhaps: { $moves }.
hint-reasons = Counted in { unit-name }, the first leaves you better off by: { $more }.
hint-reasons-both = Counted in { unit-name }, the first leaves you better off by: { $more }; worse off by: { $less }.
hint-reasons-less = The next best leaves you more at once (counted in { unit-name }: { $less }), but the answers to it are better.
hint-thought = Looked at { $simulations } courses of the game.

# What the worth of everything is counted in.
unit-name =
    { $unit ->
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
