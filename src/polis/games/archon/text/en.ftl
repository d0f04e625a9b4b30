### Archon in English. An id means the same in every language; ids that begin with "part-" are
### building blocks of this language only. $seat, $owner, $goods, $card, $location, $tile, $place,
### $phase, $cause and $ending are words of the notation; $slot, $number, $space, $round, $season,
### $rounds and $hand are shown unchanged.

### rules: names, phases, options, events and refusals

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
        [favor] with a King’s Favor
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
part-faces =
    { $you ->
        [yes] You face
       *[no] { part-person } faces
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
part-and-scores =
    { $you ->
        [yes] score
       *[no] scores
    }

## Options of a table

option-season-reset = After a season, warriors, Arts and Science cards are given back
option-divide-first = The cards for the next round are divided before an attack, not after it

## Events of the set-up, and of the tracks and cards on the board

event-game-started = A game for { $seats } begins.
event-order-set = { part-is } { part-ordinal } in player order.
event-grant-drawn = A King’s Grant is drawn for season { $season }.
event-grant-started = The King’s Grant of season { $season } is now in force.
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
event-province-revealed = A new Province card is turned up.
event-repository-filled =
    { $short ->
        [0] The Repository gets { part-amount }.
       *[other] The Repository gets { part-amount }; { part-lacking }.
    }
event-repository-filled-none = The Repository gets no { goods-name }: the supply is empty.
event-repository-cleared = The Repository gives { part-amount } back to the supply.
event-favor-revealed = A new King’s Favor is turned up in the Palace.
event-favor-moved = A King’s Favor moves on in the Palace.
event-favor-removed = A King’s Favor leaves the Palace.
event-magister-drafted = { part-begins } with a { card-name }.
event-cards-divided = { part-has } divided the cards and { part-and-takes } in hand: { $hand }.
event-cards-divided-hidden = { part-has } divided the cards.
event-waiting-taken = { part-takes } up the waiting pile.
event-round-started = Round { $round } begins (season { $season }).
event-season-token-moved = The marker moves on along the season track.

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
        [0] { part-places } a figure { part-at }.
        [one] { part-places } a figure { part-at }, beside another.
       *[other] { part-places } a figure { part-at }, beside { $joined } others.
    }
event-token-placed = { part-puts } a tax token { part-at }.
event-tax-paid = { part-pays } 1 Gold of tax to { part-owner } { part-at }.
event-tax-spared = { part-pays } no tax { part-at }, thanks to the Tax Collector.
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
event-magister-taken = { part-takes } a { card-name }.
event-courtier-replaced = { part-puts } a { card-name } in place of a Courtier { place-name }.
event-tile-taken =
    { $left ->
        [0] { part-takes } { part-tile }; no other copy is left.
        [one] { part-takes } { part-tile }; { $left } copy is left.
       *[other] { part-takes } { part-tile }; { $left } copies are left.
    }
event-warrior-placed = { part-puts } an Elite Warrior on the city wall.
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

event-attack-revealed = The city is attacked with strength { $strength }.
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
        [0] { part-is } safe: no raider gets through.
        [one] { part-faces } one raider who got through.
       *[other] { part-faces } { $count } raiders who got through.
    }
event-raid-lost =
    { $covered ->
        [0] { part-loses } { part-amount } in the raid, and no raider turns back for it.
        [one] { part-loses } { part-amount } in the raid, and a raider turns back.
       *[other] { part-loses } { part-amount } in the raid, and { $covered } raiders turn back.
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
term-order = { $amount } in the place in the turn order
term-tiles = { $amount } in building tiles and what they reward
term-ranks = { $amount } in the season’s scoring
term-raid = { $amount } in safety from attacks

### answers: answers to questions about a position, for people who play by ear

answer-hidden = hidden
answer-vacant = vacant
answer-tiles = Building tiles
answer-or = or
answer-no-price = nothing
answer-goods =
    { $goods ->
        [resources] Resources of your choice
        [different-resources] different Resources of your choice
       *[province-resources] Resources of your choice from the Repository
    }

answer-round = Round { $round } of { $rounds }, season { $season }.
answer-to-move =
    { $you ->
        [yes] It is your turn: { $phase }.
       *[no] { $seat } is to move: { $phase }.
    }
answer-over = The game is over: { $how }. Won by { $winners }.
answer-order = In player order: { $seats }.
answer-standing = { $seat } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $passed ->
        [yes] {" "}and passed
       *[no] {""}
    }
answer-chosen = At the { $place }, slot { $slot }, with { $cards }{ $plain ->
        [yes] , without its power
       *[no] {""}
    }{ $second ->
        [yes] , the second action of the turn
       *[no] {""}
    }.
answer-chosen-again = Done so far: { $count }.
answer-chosen-bought = Bought: { $goods }.
answer-chosen-sold = Sold: { $goods }.
answer-chosen-magister = The turn’s Magister is taken: { $card }.
answer-chosen-tile = The tile chosen: { $tile }.
answer-chosen-price = To be paid: { $price }.
answer-payable-tiles = Tiles that can be paid for: { $names }.
answer-payable-magisters = Magisters that can be paid for: { $names }.
answer-raid = A raid of strength { $strength }. Still to be lost: { $due }.
answer-raid-asked = Now to decide: { $goods }.
answer-option = { $name }: { $value ->
        [yes] yes
       *[no] no
    }.

answer-slots = { $place }: { $slots }.
answer-slot = slot { $slot } for { $count ->
        [one] one card
       *[other] { $count } cards
    }, { $what }
answer-covered = closed with this number of players: { $slots }
answer-token = tax token of { $seat }
answer-merchant = A Merchant also gets { $gain }.
answer-repository = In the Repository: { $goods }.
answer-favor = Slot { $slot }, a King’s Favor: { $what }
answer-favors-gone = King’s Favors that are gone: { $numbers }.
answer-market-row = { $goods }: { $count } in the row, the next costs { $buy }, selling brings { $sell }.
answer-gate = Marked places at the main gate, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each: { $seats }; { $vacant } vacant.
answer-wall = Other places of the city wall: { $seats }; { $vacant } vacant.
answer-tax = You would owe tax of one Gold each to: { $seats }.
answer-closed = Closed to you: { $why ->
        [full] every slot is taken
        [cards] it needs two cards
        [price] you lack { $goods }
        [tax] the tax is too high
        [empty] nothing is left
        [wall] the wall is full
        [warriors] you have no warrior left
        [magister] only one Magister per turn
        [courtier] you have no Courtier left
       *[nothing] it costs too much
    }.
answer-possible = You can afford it { $count ->
        [one] once
       *[other] { $count } times
    }.
answer-alike = Slot { $slot } is the same choice as slot { $first }.

answer-at = At the { $place }: { $what }
answer-act =
    { $act ->
        [2] Take a Magister.
        [3] Take a Building tile.
       *[4] Use one of the King’s Favors.
    }
answer-act-for-less = { $act } { $less }
answer-trade = Buy up to { $purchases } cubes and sell up to { $sales }.
answer-exchange = Pay { $pay }, get { $gain }.
answer-gain = Get { $gain }.
answer-times = { $what } Up to { $count } times.
answer-points-per = { $count ->
        [one] { $count } point
       *[other] { $count } points
    } { $per ->
        [arts] for each of your Arts cards
        [science] for each of your Science cards
        [warriors] for each of your warriors on the wall
        [tiles] for each of your tiles, this one included
        [magisters] for each of your Magisters
       *[once] {""}
    }
answer-less = Pay { $goods } less.
answer-terms = Sell for { $more } Gold more and buy for { $price } Gold.
answer-ability-never = It has no ability.
answer-ability-tile = Each new tile, this one included, brings { $gain }.
answer-ability-visit = Each figure at the { $at } brings { $gain } more.
answer-ability-season = At the start of each later season: { $gain }.
answer-ability-scoring = At each scoring: { $gain }.
answer-ability-end = At the end of the game: { $gain }.
answer-ability-always = Each { $one } is also a { $other }, and vice versa.

answer-house = { $tile }, level { $level }: costs { $price }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $left } left. Owned by: { $owners }.
answer-track = { $card }: { $spaces }. Owned by seat: { $counts }.
answer-space = number { $number } costs { $price }{ $points ->
        [0] {""}
        [one] , { $points } point
       *[other] , { $points } points
    }

answer-no-hand = An onlooker has no hand.
answer-seat = { $seat }, { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
answer-goods-of = Goods: { $goods }.
answer-cards-of = Cards in hand: { $hand }. Waiting: { $waiting }. Played: { $played }.
answer-known-hand = Known to be in the hand: { $cards }.
answer-known-waiting = Known to be waiting: { $cards }.
answer-magisters-of = Magisters bought: { $cards }.
answer-tiles-of = Tiles: { $names }.
answer-pieces-of = Figures left { $figures }, warriors left { $warriors }, tax tokens left { $tokens }.

answer-next = The next scoring would bring: { $points }.
answer-scoring = For { $name }: { $points }.
answer-more = { $name } would bring you { $now } now, { $one } with one more, { $two } with two more.
answer-grant = Season { $season }, King’s Grant: { $ranks }.
answer-ranks = { $name } { $points }
answer-no-attack = There are no more attacks.
answer-attack = { $count ->
        [one] { $count } warrior stands on the wall;
       *[other] { $count } warriors stand on the wall;
    } the next attack has a strength from { $low } to { $high }.
answer-attack-odds = Possible strengths: { $strengths }. The wall holds against this many of them with none, one, two more warriors and so on: { $holds }. Attack cards that are gone: { $gone }.
answer-supply = In the supply: { $goods }.
answer-province = The Province card brings { $goods }. Cards that are gone: { $gone }.

## Names of the topics

answer-topic-position = The position in short
answer-topic-turn = The turn and what is chosen
answer-topic-hand = My cards and goods
answer-topic-city = The city, place by place
answer-topic-location = A place of the city
answer-topic-palace = The Palace and the King’s Favors
answer-topic-market = The Marketplace
answer-topic-wall = The city wall
answer-topic-attack = The next attack
answer-topic-houses = All Building tiles
answer-topic-house = A Building tile
answer-topic-magisters = The Magister Track
answer-topic-scoring = The next scoring
answer-topic-seats = What the seats have
answer-topic-seat = What one seat has
answer-topic-order = Player order and points
answer-topic-supply = Supply and Province
answer-topic-options = Options of the table

### terminal: what the terminal shows besides the board

## The drawing

terminal-phase-word =
    { $phase ->
        [draft] draft
        [split] divide
        [place] slot
        [again] 2nd slot
        [card] cards
        [take] take
        [give] pay
        [trade] trade
        [magister] magister
        [tile] tile
        [save] saving
        [replace] courtier
        [wall] wall
        [more] again?
        [lose] raid
       *[over] over
    }
terminal-round = { $round }: { $phase }
terminal-order = Order, points
terminal-cards-needed =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
terminal-wall =
    { $count ->
        [one] Wall: { $count } warrior, gate { $gate }, attack { $attack }
       *[other] Wall: { $count } warriors, gate { $gate }, attack { $attack }
    }
terminal-raid = Raid of { $strength }, still due: { $due }
terminal-tiles-head = Tiles:
terminal-head-left = left
terminal-head-repository = repo
terminal-head-buy = buy
terminal-head-sell = sell
terminal-head-cards = h+w+p
terminal-ranks = ranks
terminal-figures = figures
terminal-tokens = $ tokens

## Prices and effects

terminal-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
terminal-points-short = { $count } pt
terminal-points-per =
    { $per ->
        [arts] { terminal-points } for each of your arts
        [science] { terminal-points } for each of your science
        [warriors] { terminal-points } for each of your warriors on the wall
        [tiles] { terminal-points } for each of your tiles, this one included
        [magisters] { terminal-points } for each of your magisters
       *[once] { terminal-points }
    }
terminal-or = or
terminal-amount-resources =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
terminal-amount-different-resources =
    { $count ->
        [one] { $count } cube
       *[other] { $count } unlike cubes
    }
terminal-amount-province-resources =
    { $count ->
        [one] { $count } cube from repository
       *[other] { $count } cubes from repository
    }
terminal-price-less = price −{ $count }
terminal-less = pay { $goods } less
terminal-terms = sell for { $more } more, buy for { $price } gold
terminal-act =
    { $act ->
        [2] one magister
        [3] one building tile
       *[4] use one of the King’s Favors
    }
terminal-act-for-less = { $act }, { $less }
terminal-exchange = { $pay } -> { $gain }
terminal-gain = { $gain }
terminal-times = { $what } x{ $count }
terminal-at = { $place }: { $what }
terminal-trade = buy up to { $purchases } and sell up to { $sales }
terminal-ability-never = no ability
terminal-ability-tile = each new tile, this one included: { $gain }
terminal-ability-visit = each figure in the { $at }: { $gain } more
terminal-ability-season = at the start of each later season: { $gain }
terminal-ability-scoring = each scoring: { $gain }
terminal-ability-end = at the end of the game: { $gain }
terminal-ability-always = each { $one } is also a { $other }, and vice versa

## While deciding

terminal-choice-draft = First magisters: { $prices }
terminal-choice-split =
    { $last ->
        [yes] Five cards for this round; the other five will never be played.
       *[no] Five cards for this round; the other five wait for the next one.
    }
terminal-choice-slot =
    { $count ->
        [one] { $slot } needs { $count } card.
       *[other] { $slot } needs { $count } courtiers or one magister.
    }
terminal-choice-tax = Tax: 1 gold each to { $owners }, none with a tax-collector.
terminal-choice-merchant = A merchant also gets { $gain }.
terminal-choice-trade = Buy { $buying }; sell { $selling }.
terminal-choice-no-trade = nothing
terminal-choice-tiles = { $count } tiles are within reach. "legal" names them, "forms" has the prices.
terminal-choice-save = Price: { $price }. What you name need not be paid.
terminal-choice-replace = The new { $magister } replaces a courtier: hand is used this round, waiting the next, played later.
terminal-choice-wall = gate: { $points } at once; plain: none.
terminal-choice-lose = Still to cover: { $due }. Cubes are lost before gold (2 for 1) and points.

terminal-pile = { $place }: { $cards }.

## Pages

terminal-forms-none = No page begins with "{ $word }". Pages: { $names }; or the name of a tile.
terminal-forms-more = More with "forms" and one of: { $names }; or the name of a tile.
terminal-level = level { $level }
terminal-left-copies = x{ $count }
terminal-discount = Level { $level } costs { $less } { $goods } less from season { $season } on.
terminal-track-owned = magisters and their prices in the order of taking them
terminal-grant = { $number }: market { $market }
terminal-grants-head = points of the ranks in season 1/2/3
terminal-attack-strengths = strengths of the six attacks with 2, 3 and 4 seats

## The legend and the words of welcome

terminal-sheet =
    Seats: { $seats }
    Slots: a·  vacant    bUD  figures of two seats    cU$  figure with tax token
    Last move: *dL
    A slot stands under the cards it needs; 2 cards: two courtiers or one magister.
    Order: >  to decide    (E 4)  has passed    *  has won    ?  hidden
    left: supply    repo: repository    buy, sell: price of a cube on the market
    ranks 7 4 2: season’s points for most, second most, third most of these pieces
    gate U·: Unicorn is on a marked place    attack 3-5: what the strength may be
    h+w+p, 8=3+4+1: of 8 cards 3 in hand, 4 waiting, 1 played    1?: one or more
    figures, $ tokens: those that are not on the board
    Tiles: inn 1U  one copy left, Unicorn owns one    "forms": prices, abilities
    A cube is one of papyrus, silver, iron, stone; unlike cubes are of different kinds.
    Goods: { $goods }
    Cards: { $cards }
    Places: { $places }
terminal-help-forms = prices and abilities: tiles, magisters, favors and more
terminal-welcome =
    Welcome to Archon. Three seasons of three rounds; most points win.
    Type a slot to place a figure: "barracks a", then "with merchant"; or "pass".
    A round is divided first: "split 3 courtier 1 cleric 1 scribe" is your hand.
    "legal" lists what is allowed, "why" tells why not, "undo" takes back, "log".
    "sheet" explains the signs, "forms" the prices, "help" the rest, "quit" stops.

## The result

terminal-result-start = start
terminal-result-ranks = seasons
terminal-result-magisters = magisters
terminal-result-tiles = tiles
terminal-result-favors = favors, gate
terminal-result-raid = raids

### screen: what the board, the hand and the seats say in the browser

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
ability-visit = each figure in the { $at }: { $gain } more
ability-season = at the start of each later season: { $gain }
ability-scoring = each scoring: { $gain }
ability-end = at the end: { $gain }
ability-always = each { $one } is also a { $other }, and vice versa
ability-less = in the { $at }: pay { $goods } less
ability-trade = { $at }: sell each cube for { $more } more, buy any for { $price } Gold

## The board

city-label = The city
place-nth =
    { $number ->
        [1] first place
        [2] second place
        [3] third place
       *[other] { $number }th place
    }
said-of = { $name }: { $said }
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
favor-number = A King’s Favor
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
space-label =
    { $space ->
        [1] { $magister }, the first one
        [2] { $magister }, the second one
        [3] { $magister }, the third one
       *[other] { $magister }, one more
    }
space-costs = costs { $cost } and scores { $points }
space-first = costs { $cost }
space-markers = reached by { $seats }
buy-label = Buy { $goods } for { $price } Gold
sell-label = Sell { $goods } for { $price } Gold
merlon-gate = Place beside the main gate
merlon-plain = Place on the wall
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
more = Once more
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

## Seats and tables

attack-range = strength { $low } to { $high }
attack-sure = strength { $low }

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
chip-other = with another card
chip-of = { $count } affordable
chip-cubes =
    { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    }
chip-from = cubes from { $price }
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
        [one] One warrior on the wall
       *[other] { $count } warriors on the wall
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
track-full = no step left

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

### story: what a seat did, in clauses that follow its name

told-you = You
told-to-you = you
told-amount =
    { $goods ->
        [gold] { $count } Gold
        [recruits] { $count ->
            [one] one Recruit
           *[other] { $count } Recruits
        }
        [papyrus] { $count } Papyrus
        [silver] { $count } Silver
        [iron] { $count } Iron
        [stone] { $count } Stone
        [arts] { $count ->
            [one] one Arts card
           *[other] { $count } Arts cards
        }
       *[science] { $count ->
            [one] one Science card
           *[other] { $count } Science cards
        }
    }
told-visited =
    { $location ->
        [repository] went to the Repository
        [barracks] went to the Barracks
        [treasury] went to the Treasury
        [marketplace] went to the Marketplace
        [guild-hall] went to the Guild Hall
        [royal-guard] went to the Royal Guard
        [builders-guild] went to the Builders’ Guild
        [academy] went to the Academy
        [planetarium] went to the Planetarium
       *[palace] went to the Palace
    }
told-with = { $visit } with { $cards }
told-card =
    { $count ->
        [one] a { $card ->
            [tax-collector] Tax Collector
            [cleric] Cleric
            [scribe] Scribe
           *[merchant] Merchant
        }
       *[other] { $count } { $card ->
            [tax-collector] Tax Collectors
            [cleric] Clerics
            [scribe] Scribes
           *[merchant] Merchants
        }
    }
told-split-way =
    { $way ->
        [now] { $count ->
            [2] Both now
           *[other] All now
        }
        [each] { $count ->
            [2] One each
           *[other] Shared
        }
       *[later] { $count ->
            [2] Both later
           *[other] All later
        }
    }
told-taxed = paid tax to { $names }
told-drafted = began with { $cards }
told-divided = divided the cards
told-passed = passed
told-paid = paid { $amounts }
told-gained = got { $amounts }
told-bought = bought { $amounts }
told-sold = sold { $amounts }
told-won = took the { $card }
told-tile = took the { $tile }
told-warriors =
    { $count ->
        [one] put an Elite Warrior on the wall
       *[other] put { $count } Elite Warriors on the wall
    }
told-scored =
    { $count ->
        [one] scored a point
       *[other] scored { $count } points
    }
## What a turn does that is being put together

told-now-visited =
    { $location ->
        [repository] go to the Repository
        [barracks] go to the Barracks
        [treasury] go to the Treasury
        [marketplace] go to the Marketplace
        [guild-hall] go to the Guild Hall
        [royal-guard] go to the Royal Guard
        [builders-guild] go to the Builders’ Guild
        [academy] go to the Academy
        [planetarium] go to the Planetarium
       *[palace] go to the Palace
    }
told-now-taxed = pay tax to { $names }
told-now-paid = pay { $amounts }
told-now-gained = get { $amounts }
told-now-bought = buy { $amounts }
told-now-sold = sell { $amounts }
told-now-won = take a { $card }
told-now-tile = take the { $tile }
told-now-warriors =
    { $count ->
        [one] put an Elite Warrior on the wall
       *[other] put { $count } Elite Warriors on the wall
    }
told-now-scored =
    { $count ->
        [one] score a point
       *[other] score { $count } points
    }

## The end of a season

told-points-of = { $name } { $points }
told-scoring =
    { $category ->
        [arts] Arts are scored: { $seats }.
        [science] Science is scored: { $seats }.
        [warriors] Elite Warriors are scored: { $seats }.
       *[tiles] Building tiles are scored: { $seats }.
    }
told-season-strength = strength
told-season-stand =
    { $count ->
        [one] warrior stands
       *[other] warriors stand
    }
told-season-short =
    { $count ->
        [one] one short
       *[other] { $count } short
    }
told-season-enough = as many as it takes
told-season-breaks = The wall breaks
told-season-holds = The wall holds
told-season-row =
    { $row ->
        [arts] Arts
        [science] Science
        [warriors] Warriors
       *[tiles] Houses
    }
told-season-after = After season { $season }
told-season-moved =
    { $how ->
        [up] up to { $place }.
        [down] down to { $place }.
       *[same] stays { $place }.
    }
told-season-over = Round { $round } and season { $season } are over. The gate closes.
told-season-raiders = Torches on the road. The attack card turns.
told-season-card = Strength { $strength }. Who stands on the wall?
told-season-fires = The warriors light their fires.
told-season-held =
    { $count ->
        [0] Nobody came: the wall holds.
        [one] One warrior, strength { $strength }: the wall holds.
       *[other] { $count } warriors, strength { $strength }: the wall holds.
    }
told-season-broken =
    { $count ->
        [0] No warrior, strength { $strength }: the wall breaks.
        [one] One warrior, strength { $strength }: the wall breaks, { $short } short.
       *[other] { $count } warriors, strength { $strength }: the wall breaks, { $short } short.
    }
told-season-idle =
    { $you ->
        [yes] You sent nobody.
       *[no] { $count ->
            [one] { $names } sent nobody.
           *[other] { $names } sent nobody.
        }
    }
told-season-raid = Each pays { $strength } less own warriors.
told-season-owed = You owe { $count }: { $amounts }.
told-season-points =
    { $count ->
        [one] one point
       *[other] { $count } points
    }
told-season-leads =
    { $you ->
        [yes] You lead with { $points } points.
       *[no] { $count ->
            [one] { $names } leads with { $points } points.
           *[other] { $names } lead with { $points } points.
        }
    }
told-season-mine =
    { $place ->
        [2] You are second with { $points }.
        [3] You are third with { $points }.
       *[other] You are last with { $points }.
    }

## What is drawn after the first picture: cards, columns and lists

would = This would bring
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
split-in-hand = in the hand
split-in-waiting = waiting
hidden-cards =
    { $count ->
        [one] one hidden card
       *[other] { $count } hidden cards
    }
round-now = Round { $round } of { $rounds }
season-now = Season { $season } of { $seasons }
track-then =
    { $count ->
        [0] then the attack
        [one] one more round, then the attack
       *[other] { $count } more rounds, then the attack
    }
track-divide = cards are divided before this round
track-attack = attack and scoring after this round
attack-wall =
    { $count ->
        [one] one warrior on the wall
       *[other] { $count } warriors on the wall
    }
attack-due = { $seat }: { $count } raiders still there
grant-title = King’s Grant of season { $season }
grant-caption = Points by rank in seasons 1, 2 and 3
grant-row = Points for
rank = rank { $rank }
grant-next = Coming seasons
grant-market = Marketplace of season { $season }
province-title = Province card
province-brought = brought { $goods } into the Repository
houses-title = Houses for sale
houses-level =
    { $level ->
        [1] First level
        [2] Second level: 1 Iron less from season 2
       *[3] Third level: 1 Stone less in season 3
    }
house-payable = You could pay for it now.
house-mine = yours
sold-out = sold
row-buy = buy for { $price }
row-sell = sell for { $price }
row-there = { $count } in the Repository
pile-undivided = Not divided yet

### ear: actions as sentences to the player, for people who play by ear

ear-take = Take { $cards }
ear-split = Take { $cards } into your hand
ear-enter = Go to the { $name }, slot { $slot }
ear-play = Play { $cards }
ear-tile = Take the { $tile }
ear-replace = Replace a Courtier { $place }
ear-wall = Place the Elite Warrior { $where }
ear-more = Do it once more: { $effect }
ear-done = Leave it at that
ear-stop = Do without the second action

## Several of a kind

ear-many-draft = Take two Magisters
ear-many-split = Divide your cards
ear-many-enter = Go to a location
ear-many-with = Play a card
ear-many-plain = Play a Magister as a Courtier
ear-many-pair = Play two cards
ear-many-take = Take Resources
ear-many-give = Pay with Resources
ear-many-buy = Buy a Resource
ear-many-sell = Sell a Resource
ear-many-magister = Take a Magister
ear-many-tile = Take a building tile
ear-many-save = Choose what you need not pay
ear-many-replace = Replace a Courtier
ear-many-wall = Place the Elite Warrior
ear-many-lose = Lose Resources

### glossary: what the words of the game mean, and their forms in sentences

about-figure = You have five. Each one put on a slot is one action of the round; all come home when the round ends.
about-figure-words = figure, figures
about-slot = A place for a figure. Some need one card, some two.
about-slot-words = slot, slots
about-courtier = A plain card: it sends one figure. Two of them open a slot for two cards.
about-courtier-words = Courtier, Courtiers
about-magister = A card with a power: Tax Collector, Cleric, Scribe or Merchant. It replaces a Courtier.
about-magister-words = magister, magisters
about-tax-collector = Puts a tax token under the figure: others who enter the place pay you 1 Gold. Pays no tax himself.
about-tax-collector-words = Tax Collector, Tax Collectors
about-cleric = Enters a slot even if figures are already there. Pays tax.
about-cleric-words = Cleric, Clerics
about-scribe = Gives a second action in the same turn.
about-scribe-words = Scribe, Scribes
about-merchant = Takes one more in the Repository, the Barracks and the Treasury.
about-merchant-words = Merchant, Merchants
about-tax-token = Lies under a Tax Collector’s figure. Whoever else enters the place pays its owner 1 Gold.
about-tax-token-words = tax token, tax tokens
about-recruit = Becomes an Elite Warrior in the Royal Guard, pays for magisters, and is lost first in a raid.
about-recruit-words = Recruit, Recruits
about-resource = A cube: Papyrus, Silver, Iron or Stone.
about-resource-words = Resource, Resources
about-warrior = Stands on the city wall and counts in the attack and in the scoring.
about-warrior-words = Elite Warrior, Elite Warriors, warrior, warriors
about-grant = The King’s wish for a season: what he counts, and how many points each rank brings.
about-grant-words = King’s Grant, King’s Grants, King's Grant, King's Grants, Grant, Grants
about-favor = A card in the Palace that is a slot of its own. Each round brings a new one.
about-favor-words = King’s Favor, King’s Favors, King's Favor, King's Favors, Favor, Favors
about-province = The card that says what lies in the Repository in this round.
about-province-words = Province, Provinces
about-tile = A building of the city that you own: points, and an ability.
about-tile-words = building tile, building tiles
about-season = Three rounds. At its end come an attack and a scoring.
about-season-words = season, seasons
about-round = Everybody plays until all have passed. There are nine.
about-round-words = round, rounds
about-waiting = The five cards that are your hand in the next round.
about-waiting-words = waiting pile
about-raid = What happens when the wall has fewer warriors than the attack is strong: everybody pays.
about-raid-words = raid, raided
about-supply = What belongs to nobody yet. It is limited to what the box contains.
about-supply-words = supply, supplies

### intro: what the start page says of the game

pitch = Send your courtiers through the city, win magisters over, and keep the wall manned before the attack.
guided = A first game that explains itself: in the real city you choose your magisters, win the King’s favor, build, man the wall and use what your cards can do.
step-title =
    { $step ->
        [1] Ten cards, two halves
        [2] Into the city
        [3] Magisters
        [4] Attack and season
       *[5] The end
    }
step-text =
    { $step ->
        [1] You have ten cards, courtiers and magisters. Every other round you divide them in secret: five for this round, five for the next.
        [2] On your turn, play a card and put a figure on a vacant slot of a location. There you get goods, trade, build, man the wall or win the King’s favor. Passing early gives a better place in the next round.
        [3] Magisters are better cards: each kind has its own power when it is played, such as a second action or a place on an occupied slot. Each one you win replaces a courtier.
        [4] After three rounds the city is attacked. If too few warriors stand on the wall, the players with few warriors there lose goods. Then the season is scored.
       *[5] After three seasons the building tiles are scored, and the most points win.
    }
about = Archon: Glory & Machination is a game by Nikolas Sakaloglou and Sotiris Tsantilas, published by Artipia Games in 2013.
