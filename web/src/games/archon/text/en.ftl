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
            [one] { $count } Resource of your choice
           *[other] { $count } Resources of your choice
        }
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
points-per =
    { $per ->
        [arts] { $points } per Arts card
        [science] { $points } per Science card
        [warriors] { $points } per warrior on the wall
        [tiles] { $points } per house of yours, this one too
       *[magisters] { $points } per Magister of yours
    }
nothing = nothing
or = or
arrow = { $pay } for { $gain }
times = { $effect }, up to { $times } times
effect-trade =
    { $sales ->
        [one] up to { $purchases } purchases and { $sales } sale
       *[other] up to { $purchases } purchases and { $sales } sales
    }
effect-magister = acquire one Magister
effect-tile = acquire one building tile
effect-favor = use one of the King’s Favors
effect-less = { $effect }; { $goods } less
effect-merchant = with a Merchant another { $gain }
ability-never = points only
ability-tile = each house you buy, this one too: { $gain }
ability-visit = each figure in the { $at }: { $gain }
ability-season = at the start of each later season: { $gain }
ability-scoring = each scoring: { $gain }
ability-end = at the end: { $gain }
ability-always = each { $one } is also a { $other }, and vice versa
ability-less = in the { $at }: pay { $goods } less
ability-trade = { $at }: sell each cube for { $more } more, buy any for { $price } Gold

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
place-in-order =
    { $place ->
        [1] plays first
        [2] plays second
        [3] plays third
       *[other] plays last
    }
place-short =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
passed-short = passed
would = This would bring
lit = can be chosen now

## The hand

hand-title = Your cards
hand-place = Take a card, then its place
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
replace-played-note = the Magister arrives with the next division
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
split-title = Divide your ten cards
split-hand = Hand for this round: { $count } of 5
split-waits = Waits for the next round: { $count }
split-unused = No longer played: { $count }
split-help = Tap a card, drag it, or press its number: five into the hand, the other five wait.
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

## The race

points-now = points
next-scoring = at the next scoring
at-the-end = at the end
rounds-left =
    { $count ->
        [0] Round { $round } of { $rounds }, the last one
        [one] Round { $round } of { $rounds }, one more to come
       *[other] Round { $round } of { $rounds }, { $count } more to come
    }

## The city

sign-favor = The King’s Favors: each has one slot
sign-magister = Win a Magister over: pay the next step of its track; it takes the place of a Courtier
sign-tile = Buy one of the houses for sale and own it
sign-trade =
    { $sales ->
        [one] Up to { $purchases } purchases and { $sales } sale; you cannot buy what you sell
       *[other] Up to { $purchases } purchases and { $sales } sales; you cannot buy what you sell
    }
chip-open = open
chip-of = { $count } of { $all }
chip-cubes =
    { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    }
chip-from = from { $price } Gold
chip-grant =
    { $category ->
        [arts] { $count } Arts, +{ $points }
        [science] { $count } Science, +{ $points }
       *[warriors] { $count ->
            [one] 1 warrior, +{ $points }
           *[other] { $count } warriors, +{ $points }
        }
    }
closed =
    { $why ->
        [full] full
        [cards] needs 2 cards
        [price] needs { $goods }
        [tax] tax too high
        [empty] nothing left
        [wall] wall is full
        [warriors] no warrior left
        [magister] one per turn
        [courtier] no Courtier left
       *[nothing] too costly
    }
category =
    { $category ->
        [arts] Arts
        [science] Science
       *[warriors] { $count ->
            [one] Warrior
           *[other] Warriors
        }
    }
magister-short =
    { $card ->
        [tax-collector] Tax Coll.
        [cleric] Cleric
        [scribe] Scribe
       *[merchant] Merchant
    }
attack-after = Attack after round { $round }
attack-stand =
    { $count ->
        [one] 1 stands
       *[other] { $count } stand
    }
wall-holds = The wall holds in { $count } of { $all }
wall-holds-then = with this in { $count }
grant-tablet = The King’s Grant
grant-when = after round { $round }
grant-total = You now: { $sum }
grant-total-turn = To move: { $sum }
grant-more = with this { $more }
goods-title = Your goods
goods-then = then
warriors-left = { $count } warriors left
figures-left =
    { $count ->
        [one] 1 figure left
       *[other] { $count } figures left
    }
houses-title = Houses for sale
houses-level =
    { $level ->
        [1] First level
        [2] Second level: 1 Iron less from season 2
       *[3] Third level: 1 Stone less in season 3
    }
house-payable = You could pay for it now.
sold-out = sold
track-full = no step left
row-buy = buy for { $price }
row-sell = sell for { $price }
row-there = { $count } in the Repository
pile-undivided = Not divided yet

## What is asked

ask-draft = Choose your first two Magisters.
ask-split = Choose the five cards you play this round.
ask-place = Choose a slot for your figure, or pass.
ask-again = Your Scribe lets you act again: choose a second slot, or press Done.
ask-card = Which card do you play for it?
ask-take = Which cubes do you take?
ask-give = Which cubes do you pay with?
ask-trade = Buy or sell a cube, or press Done.
ask-magister = Which Magister do you want?
ask-tile = Which building do you want?
ask-save = What do you want to spare?
ask-replace = Which Courtier does the Magister replace?
ask-wall = Where on the wall does your Elite Warrior stand?
ask-more = Do you want to do it once more? If not, press Done.
ask-lose = The raiders take cubes from you: choose which.
