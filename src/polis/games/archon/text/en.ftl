### Archon in English. An id means the same in every language; ids that begin with "part-" are
### building blocks of this language only. $seat, $owner, $goods, $card, $location, $tile, $place,
### $phase, $cause and $ending are words of the notation; $slot, $number, $space, $round, $season,
### $rounds and $hand are shown unchanged.

## Names

seat-name =
    { $seat ->
        [unicorn] Unicorn
        [dragon] Dragon
        [lion] Lion
       *[eagle] Eagle
    }
goods-name =
    { $goods ->
        [gold] Gold
        [recruits] Recruits
        [papyrus] Papyrus
        [silver] Silver
        [iron] Iron
        [stone] Stone
        [arts] Arts cards
        [science] Science cards
       *[warriors] Elite Warriors
    }
card-name =
    { $card ->
        [courtier] Courtier
        [tax-collector] Tax Collector
        [cleric] Cleric
        [scribe] Scribe
       *[merchant] Merchant
    }
cards-name =
    { $count ->
        [one] a { card-name }
       *[other] { $count } { card-name }s
    }
location-name =
    { $location ->
        [repository] Repository
        [barracks] Barracks
        [treasury] Treasury
        [marketplace] Marketplace
        [guild-hall] Guild Hall
        [royal-guard] Royal Guard
        [builders-guild] Builders’ Guild
        [academy] Academy
        [planetarium] Planetarium
       *[palace] Palace
    }
tile-name =
    { $tile ->
        [craftsman] Craftsman
        [house-of-arts] House of Arts
        [tavern] Tavern
        [inn] Inn
        [weaponsmith] Weaponsmith
        [house-of-trade] House of Trade
        [chapel] Chapel
        [laboratory] Laboratory
        [gallery] Gallery
        [library] Library
        [armory] Armory
        [architects-guild] Architects’ Guild
        [magisters-court] Magisters’ Court
        [gardens] Gardens
       *[statue] Statue
    }
place-name =
    { $place ->
        [hand] in the hand
        [waiting] in the waiting pile
       *[played] among the cards played
    }
wall-place-name =
    { $place ->
        [gate] marked place beside the main gate
       *[plain] place that is not marked
    }
phase-name =
    { $phase ->
        [draft] take two magisters
        [split] divide the cards
        [place] enter a slot or pass
        [again] enter a second slot or stop
        [card] play cards for the slot
        [take] take Resources
        [give] pay with Resources
        [trade] buy, sell or be done
        [magister] take a magister
        [tile] take a building tile
        [save] choose what you need not pay
        [replace] choose the Courtier that is replaced
        [wall] choose a place of the city wall
        [more] do it once more or be done
        [lose] choose the Resources lost in the raid
       *[over] game over
    }
ending-name =
    { $ending ->
        [points] the last season is over, and the most points win
        [goods] points are level, and what is left in hand decides
       *[shared] all is level, and the victory is shared
    }

part-amount =
    { $goods ->
        [recruits]
            { $count ->
                [one] { $count } Recruit
               *[other] { $count } Recruits
            }
        [arts]
            { $count ->
                [one] { $count } Arts card
               *[other] { $count } Arts cards
            }
        [science]
            { $count ->
                [one] { $count } Science card
               *[other] { $count } Science cards
            }
        [warriors]
            { $count ->
                [one] { $count } Elite Warrior
               *[other] { $count } Elite Warriors
            }
        [resources]
            { $count ->
                [one] { $count } Resource
               *[other] { $count } Resources
            }
        [different-resources]
            { $count ->
                [one] { $count } Resource
               *[other] { $count } different Resources
            }
       *[other] { $count } { goods-name }
    }
part-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
part-ordinal =
    { $rank ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    }
part-owner =
    { $owner ->
        [you] you
        [named] { $owner-name }
        [unicorn] Unicorn
        [dragon] Dragon
        [lion] Lion
       *[eagle] Eagle
    }
part-at = in the { location-name }
part-tile = the { tile-name }
part-cause =
    { $cause ->
        [location] { part-at }
        [tile] thanks to { part-tile }
        [favor] with King’s Favor { $number }
        [start-kit] at the start
        [draft] for the first magisters
        [raid] in the raid
        [season-scoring] in the season scoring
        [wall-gate] at the main gate
       *[season-start] at the start of the season
    }
part-lacking =
    { $short ->
        [one] { $short } more is not in the supply
       *[other] { $short } more are not in the supply
    }
part-no-room = there is no room for { $excess } more

## Who does it: to the reader in the second person ($you), a person by name ($named)

part-person =
    { $named ->
        [yes] { $name }
       *[no] { seat-name }
    }
part-is =
    { $you ->
        [yes] You are
       *[no] { part-person } is
    }
part-begins =
    { $you ->
        [yes] You begin
       *[no] { part-person } begins
    }
part-has =
    { $you ->
        [yes] You have
       *[no] { part-person } has
    }
part-takes =
    { $you ->
        [yes] You take
       *[no] { part-person } takes
    }
part-plays =
    { $you ->
        [yes] You play
       *[no] { part-person } plays
    }
part-places =
    { $you ->
        [yes] You place
       *[no] { part-person } places
    }
part-puts =
    { $you ->
        [yes] You put
       *[no] { part-person } puts
    }
part-pays =
    { $you ->
        [yes] You pay
       *[no] { part-person } pays
    }
part-gets =
    { $you ->
        [yes] You get
       *[no] { part-person } gets
    }
part-buys =
    { $you ->
        [yes] You buy
       *[no] { part-person } buys
    }
part-sells =
    { $you ->
        [yes] You sell
       *[no] { part-person } sells
    }
part-scores =
    { $you ->
        [yes] You score
       *[no] { part-person } scores
    }
part-loses =
    { $you ->
        [yes] You lose
       *[no] { part-person } loses
    }
part-does =
    { $you ->
        [yes] You do
       *[no] { part-person } does
    }
part-passes =
    { $you ->
        [yes] You pass
       *[no] { part-person } passes
    }
part-owes =
    { $you ->
        [yes] You owe
       *[no] { part-person } owes
    }
part-gives =
    { $you ->
        [yes] You give
       *[no] { part-person } gives
    }
part-wins =
    { $you ->
        [yes] You win
       *[no] { part-person } wins
    }
part-one =
    { $you ->
        [yes] you
       *[no] { part-person }
    }
part-and-takes =
    { $you ->
        [yes] take
       *[no] takes
    }
part-and-moves =
    { $you ->
        [yes] move
       *[no] moves
    }
part-and-spared =
    { $you ->
        [yes] are
       *[no] is
    }
part-and-scores =
    { $you ->
        [yes] score
       *[no] scores
    }
part-and-covers =
    { $you ->
        [yes] cover
       *[no] covers
    }

## Options of a table

option-season-reset = After a season, warriors, Arts and Science cards are given back
option-divide-first = The cards for the next round are divided before an attack, not after it

## Events of the set-up, and of the tracks and cards on the board

event-game-started = A game for { $seats } begins.
event-order-set = { part-is } { part-ordinal } in player order.
event-grant-drawn = King’s Grant { $number } is drawn for season { $season }.
event-grant-started = King’s Grant { $number } is now in force, for season { $season }.
event-market-filled =
    { $short ->
        [0]
            { $excess ->
                [0] The Marketplace gets { part-amount }.
               *[other] The Marketplace gets { part-amount }; { part-no-room }.
            }
       *[other]
            { $excess ->
                [0] The Marketplace gets { part-amount }; { part-lacking }.
               *[other] The Marketplace gets { part-amount }; { part-lacking }, and { part-no-room }.
            }
    }
event-market-filled-none = The Marketplace gets no { goods-name }: the supply is empty.
event-market-filled-full = The Marketplace gets no { goods-name }: the row is full.
event-market-cleared = The Marketplace gives { part-amount } back to the supply.
event-province-revealed = Province card { $number } is turned up.
event-repository-filled =
    { $short ->
        [0] The Repository gets { part-amount }.
       *[other] The Repository gets { part-amount }; { part-lacking }.
    }
event-repository-filled-none = The Repository gets no { goods-name }: the supply is empty.
event-repository-cleared = The Repository gives { part-amount } back to the supply.
event-favor-revealed = King’s Favor { $number } is turned up on space { $space } of the Palace track.
event-favor-moved = King’s Favor { $number } moves to space { $space } of the Palace track.
event-favor-removed = King’s Favor { $number } is out of the game.
event-magister-drafted = { part-begins } with a { card-name }.
event-cards-divided = { part-has } divided the cards and { part-and-takes } in hand: { $hand }.
event-cards-divided-hidden = { part-has } divided the cards.
event-waiting-taken = { part-takes } up the waiting pile.
event-round-started = Round { $round } begins (season { $season }).
event-season-token-moved = The token of the season track moves on from round { $round }.

## Events of a turn

event-turn-started =
    { $you ->
        [yes] It is your turn.
       *[no] { part-person } is to move.
    }
event-card-played = { part-plays } { cards-name }.
event-card-played-plain =
    { $count ->
        [one] { part-plays } { cards-name }, counted as a Courtier.
       *[other] { part-plays } { cards-name }, counted as Courtiers.
    }
event-figure-placed =
    { $joined ->
        [0] { part-places } a figure on slot { $slot } { part-at }.
        [one] { part-places } a figure on slot { $slot } { part-at }, beside another.
       *[other] { part-places } a figure on slot { $slot } { part-at }, beside { $joined } others.
    }
event-token-placed = { part-puts } a tax token on slot { $slot } { part-at }.
event-tax-paid = { part-pays } 1 Gold of tax to { part-owner } { part-at }.
event-tax-spared =
    { $owners ->
        [one] { part-has } the power of a Tax Collector and { part-and-spared } spared the tax to { $owners } seat { part-at }.
       *[other] { part-has } the power of a Tax Collector and { part-and-spared } spared the tax to { $owners } seats { part-at }.
    }
event-gained =
    { $short ->
        [0] { part-gets } { part-amount } { part-cause }.
       *[other] { part-gets } { part-amount } { part-cause }; { part-lacking }.
    }
event-gained-none = { part-gets } no { goods-name } { part-cause }: the supply is empty.
event-paid = { part-pays } { part-amount } { part-cause }.
event-bought = { part-buys } { part-amount } for { $price } Gold.
event-sold =
    { $short ->
        [0] { part-sells } { part-amount } for { $price } Gold.
       *[other] { part-sells } { part-amount } for { $price } Gold; { part-lacking }.
    }
event-spared = { part-pays } { part-amount } less { part-cause }.
event-magister-taken = { part-takes } a { card-name } and { part-and-moves } to space { $space } of its row on the magister track.
event-courtier-replaced = { part-puts } a { card-name } in place of a Courtier { place-name }.
event-tile-taken =
    { $left ->
        [0] { part-takes } { part-tile }; no other copy is left.
        [one] { part-takes } { part-tile }; { $left } copy is left.
       *[other] { part-takes } { part-tile }; { $left } copies are left.
    }
event-warrior-placed = { part-puts } an Elite Warrior on place { $space } of the city wall.
event-points-scored = { part-scores } { part-points } { part-cause }.
event-points-scored-lost = { part-loses } { part-points } { part-cause }.
event-second-action = The Scribe gives { part-one } a second action.
event-second-action-left = { part-does } without the second action.
event-passed =
    { $count ->
        [0] { part-passes } with no unused card.
        [one] { part-passes } with { $count } unused card.
       *[other] { part-passes } with { $count } unused cards.
    }

## Events of the end of a round

event-round-ended = Round { $round } is over.
event-unused-revealed = { part-has } not used { cards-name }.
event-tokens-returned =
    { $count ->
        [one] { part-takes } { $count } tax token back.
       *[other] { part-takes } { $count } tax tokens back.
    }

## Events of the end of a season and of the game

event-attack-revealed = The city is attacked with strength { $strength } (Attack card { $number }).
event-city-defended =
    { $warriors ->
        [one] The city holds: { $warriors } Elite Warrior against strength { $strength }.
       *[other] The city holds: { $warriors } Elite Warriors against strength { $strength }.
    }
event-city-raided =
    { $warriors ->
        [one] The city is raided: { $warriors } Elite Warrior against strength { $strength }.
       *[other] The city is raided: { $warriors } Elite Warriors against strength { $strength }.
    }
event-raid-due =
    { $count ->
        [0] { part-owes } nothing in the raid.
       *[other] { part-owes } { $count } strength in the raid.
    }
event-raid-lost =
    { $covered ->
        [0] { part-loses } { part-amount } in the raid, which covers no strength.
       *[other] { part-loses } { part-amount } in the raid and so { part-and-covers } { $covered } strength.
    }
event-rank-scored = { part-is } { part-ordinal } with { part-amount } and { part-and-scores } { part-points }.
event-pieces-returned =
    { $goods ->
        [warriors] { part-takes } { part-amount } back from the wall.
       *[other] { part-gives } { part-amount } back.
    }
event-game-over = The game is over: { ending-name }.
event-winner = { part-wins } with { part-points }; Recruits, Gold and Resources together: { $total }.

## Why an action is not possible; a comma and the rule follow

why-not-this-phase = this is not what has to be decided now ({ phase-name })
why-game-over = the game is over
why-slot-covered = the slot is covered with this number of seats
why-no-such-slot = there is no such slot
why-slot-occupied = the slot is occupied, and only a Cleric could enter it
why-same-as-other-slot = the choice is the same as slot { $slot }, which is written instead
why-two-cards-needed = the slot needs two Courtiers or a magister
why-one-card-only = the slot needs only one card
why-card-not-in-hand =
    { $count ->
        [one] no { card-name } is in the hand
       *[other] the hand does not hold { cards-name }
    }
why-tax-not-payable =
    { $owners ->
        [one] the tax of { $owners } Gold cannot be paid with { $gold } Gold
       *[other] the tax of { $owners } Gold for { $owners } seats cannot be paid with { $gold } Gold
    }
why-tax-leaves-too-little =
    { $owners ->
        [one] the tax of { $owners } Gold would leave { $left } Gold, too little for the action
       *[other] the tax of { $owners } Gold for { $owners } seats would leave { $left } Gold, too little for the action
    }
why-nothing-to-do-here = there is nothing this seat could do there
why-repository-empty = the Repository is empty
why-not-in-repository = the Repository has no { goods-name } left
why-supply-empty = the supply has no { goods-name } left
why-tile-does-not-give = { part-tile } does not give { goods-name }
why-no-trade-after = with { goods-name } no trade would be possible
why-price-not-payable = this seat cannot pay { part-amount }
why-not-held = this seat has no { goods-name }
why-takes-other-count =
    { $count ->
        [one] exactly { $count } Resource is chosen here
       *[other] exactly { $count } Resources are chosen here
    }
why-kinds-must-differ = the two Resources must be of different kinds
why-row-empty = the market row of { goods-name } is empty
why-row-full = the market row of { goods-name } is full
why-bought-kind-not-sold = the same figure cannot both buy and sell { goods-name }
why-two-purchases-only = both purchases have been made
why-one-sale-only = the sale has been made
why-trade-first = at least one purchase or sale must be made
why-track-full = the marker is on the last space for the { card-name }
why-one-magister-a-turn = this seat has already taken a magister in this turn
why-no-courtier-left = this seat has no Courtier left to be replaced
why-no-courtier-there = no Courtier is { place-name }
why-no-warrior-left = this seat has no Elite Warrior left
why-wall-full = no such place of the city wall is vacant
why-gate-taken = both marked places beside the main gate are taken
why-tile-gone = no copy of { part-tile } is left
why-tile-owned = this seat already has { part-tile }
why-not-in-price = the price does not contain { goods-name }
why-hand-of-five = the hand must have five cards
why-not-your-cards = these cards are not among the ten of this seat
why-two-different-magisters = the two magisters must be of different types
why-loses-other-count = the raid takes { $low } to { $high } of them
why-other-kind-first = the loss of { goods-name } is decided now
why-plain-changes-nothing = playing the card without its power would change nothing

## Labels of a screen

screen-city = City
screen-palace = Palace
screen-wall = City wall
screen-gate = Main gate
screen-market = Marketplace
screen-repository = Repository
screen-province = Province card
screen-grants = King’s Grants
screen-favors = King’s Favors
screen-tiles = Building tiles
screen-supply = Supply
screen-order = Player order
screen-round = Round { $round } of { $rounds }, season { $season }
screen-hand = Hand
screen-waiting = Waiting pile
screen-played = Played
screen-points = Points
screen-figures = Figures
screen-tokens = Tax tokens
screen-magisters = Magisters
screen-passed = has passed
screen-hidden = hidden
screen-covered = covered
screen-vacant = vacant
screen-empty = empty
screen-attack = Attack at the end of the season
screen-strength = Strength
screen-raid = Raid

## Typed lines

what-card = a card
what-magister = a magister
what-resource = a resource
what-goods = gold, recruits or a resource
what-tile = a building tile
what-place = where the Courtier is
what-wall-place = a place of the wall
what-slot = a slot
what-hand-of-five = numbers and kinds of cards that make five
typed-no-slot = '{ $word }' is not a slot of { $location }; its slots are { $slots }.
typed-not-five = A hand has five cards, not { $count }.
typed-plain-courtier = A courtier has no power; '{ $word }' is for magisters.

## Styles of bots, and the terms of a hint

style-name =
    { $style ->
        [builder] Builder
        [warden] Warden
       *[scholar] Scholar
    }
term-goods = { $amount } in goods
term-cards = { $amount } in cards
term-order = { $amount } in your place in the turn order
term-tiles = { $amount } in building tiles and what they reward
term-ranks = { $amount } in the season’s scoring
term-raid = { $amount } in safety from attacks
