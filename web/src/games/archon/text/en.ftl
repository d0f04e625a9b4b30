### The pieces of Archon on the screen. Names of seats, goods, cards, places and tiles come from the
### game's own file; here is what the board, the hand and the tables beside it say.

## Amounts and effects

amount =
    { $goods ->
        [gold] { $count } Gold
        [recruits] { $count ->
            [one] { $count } Recruit
           *[other] { $count } Recruits
        }
        [papyrus] { $count } Papyrus
        [silver] { $count } Silver
        [iron] { $count } Iron
        [stone] { $count } Stone
        [arts] { $count ->
            [one] { $count } Arts card
           *[other] { $count } Arts cards
        }
        [science] { $count ->
            [one] { $count } Science card
           *[other] { $count } Science cards
        }
        [warriors] { $count ->
            [one] { $count } Elite Warrior on the wall
           *[other] { $count } Elite Warriors on the wall
        }
        [different-resources] { $count } different Resources
        [province-resources] { $count ->
            [one] { $count } Resource from the Repository
           *[other] { $count } Resources from the Repository
        }
       *[resources] { $count ->
            [one] { $count } Resource of choice
           *[other] { $count } Resources of choice
        }
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
points-per =
    { $per ->
        [arts] { $points } for each own Arts card
        [science] { $points } for each own Science card
        [warriors] { $points } for each own Elite Warrior on the wall
        [tiles] { $points } for each own tile, this one included
       *[magisters] { $points } for each own Magister
    }
nothing = nothing
or = or
arrow = { $pay } → { $gain }
times = { $effect }, up to { $times } times
effect-trade =
    { $sales ->
        [one] up to { $purchases } purchases and { $sales } sale
       *[other] up to { $purchases } purchases and { $sales } sales
    }
effect-magister = acquire one Magister
effect-tile = acquire one building tile
effect-favor = use one of the King’s Favors
effect-less = { $effect }; pay { $goods } less
effect-merchant = with a Merchant another { $gain }
ability-never = no ability
ability-tile = each new tile, this one included: { $gain }
ability-visit = each figure in the { $at }: { $gain }
ability-season = at the start of each later season: { $gain }
ability-scoring = at each season’s scoring: { $gain }
ability-end = at the end of the game: { $gain }
ability-always = each { $one } is also a { $other }, and the other way round
ability-less = in the { $at }: pay { $goods } less
ability-trade = in the { $at }: sell each cube for { $more } more, buy each for { $price } Gold

## The board

city-label = The city
slot-label = { $location }, slot { $slot }
slot-cards =
    { $count ->
        [one] needs one card
       *[other] needs two Courtiers or one Magister
    }
slot-vacant = vacant
slot-covered = closed with this number of players
slot-figures = taken by { $seats }
slot-token = tax token of { $seat }
slot-tax =
    { $count ->
        [one] tax: 1 Gold to { $seats }
       *[other] tax: 1 Gold each to { $seats }
    }
favor-number = King’s Favor { $number }
level = level { $level }
tile-costs = costs { $cost }
tile-points = { $points } at once
tile-left =
    { $count ->
        [0] none left
        [one] one left
       *[other] { $count } left
    }
tile-owners = owned by { $seats }
space-label = { $magister }, space { $space }
space-costs = costs { $cost } and scores { $points }
space-first = costs { $cost }
space-markers = reached by { $seats }
buy-label = Buy { $goods } for { $price } Gold
sell-label = Sell { $goods } for { $price } Gold
merlon-gate = Place beside the main gate
merlon-plain = Place { $number } of the wall
merlon-points = scores { $points } at once
order-label = Player order
place-in-order = place { $place }
would = This would bring
lit = can be chosen now

## The hand

hand-title = Your cards
hand-none = No cards
pass = Pass
pass-note =
    { $count ->
        [0] no unused card
        [one] one card stays unused
       *[other] { $count } cards stay unused
    }
stop = No second action
more = Once more
done = Done
with-plain = { $card } as a Courtier
with-two = { $first } and { $second }
power-tax-collector = a tax token stays with the figure; no tax is paid
power-cleric = may join other figures
power-scribe = a second action follows
power-merchant = plus { $gain }
power-merchant-none = no bonus here
power-none = without its power
take = Take { $goods }
give = Pay { $goods }
lose = Lose { $goods }
lose-none = Keep { $goods }
save = Spare { $goods }
replace-hand = In the hand
replace-hand-note = the Magister can be used this round
replace-waiting = In the waiting pile
replace-waiting-note = the Magister is there for the next round
replace-played = Already played
replace-played-note = the Magister comes with the next division
wall-gate = Beside the gate
wall-plain = Elsewhere on the wall
wall-plain-note = no points
key = key { $key }
draft-title = Take two different Magisters
draft-chosen =
    { $count ->
        [0] Choose two.
        [one] Choose one more.
       *[other] Both are chosen.
    }
draft-merchant = more from Repository, Barracks and Treasury
draft-take = Take these two
split-title = Divide your ten cards
split-hand = Hand for this round: { $count } of 5
split-waits = Waits for the next round: { $count } of 5
split-unused = Not played any more: { $count } of 5
split-help = Tap a card, drag it, or press its number: five into the hand, the other five wait.
split-done = Play with this hand
split-swap = Swap the halves
split-clear = Start again
split-card = { $card }, card { $number }
split-in-hand = in the hand
split-in-waiting = waiting

## Seats and tables

hidden-cards =
    { $count ->
        [one] one hidden card
       *[other] { $count } hidden cards
    }
round-now = Round { $round } of { $rounds }
season-now = Season { $season } of { $seasons }
track-divide = cards are divided before this round
track-attack = attack and scoring after this round
attack-range = strength { $low } to { $high }
attack-sure = strength { $low }
attack-wall =
    { $count ->
        [one] one warrior on the wall
       *[other] { $count } warriors on the wall
    }
attack-due = { $seat } still owes { $count }
grant-title = King’s Grant of season { $season }
grant-caption = Points by rank in seasons 1, 2 and 3
grant-row = Points for
rank = rank { $rank }
grant-next = Coming seasons
grant-market = Marketplace of season { $season }
province-title = Province { $number }
province-brought = brought { $goods } into the Repository
chart-title = Points over the game
