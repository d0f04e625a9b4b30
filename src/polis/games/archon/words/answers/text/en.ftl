### Answers to questions about a position of Archon, to be read aloud. Names, amounts and lists
### come as words of this language; amounts follow the goods: "Gold 2".

hidden = hidden
vacant = vacant
tiles = Building tiles
or = or
no-price = nothing
goods =
    { $goods ->
        [resources] Resources of your choice
        [different-resources] different Resources of your choice
       *[province-resources] Resources of your choice from the Repository
    }

round = Round { $round } of { $rounds }, season { $season }.
to-move =
    { $you ->
        [yes] It is your turn: { $phase }.
       *[no] { $seat } is to move: { $phase }.
    }
over = The game is over: { $how }. Won by { $winners }.
order = In player order: { $seats }.
standing = { $seat } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $passed ->
        [yes] {" "}and passed
       *[no] {""}
    }
chosen = At the { $place }, slot { $slot }, with { $cards }{ $plain ->
        [yes] , without its power
       *[no] {""}
    }{ $second ->
        [yes] , the second action of the turn
       *[no] {""}
    }.
chosen-again = Done so far: { $count }.
chosen-bought = Bought: { $goods }.
chosen-sold = Sold: { $goods }.
chosen-magister = The turn’s Magister is taken: { $card }.
chosen-tile = The tile chosen: { $tile }.
chosen-price = To be paid: { $price }.
payable-tiles = Tiles that can be paid for: { $names }.
payable-magisters = Magisters that can be paid for: { $names }.
raid = A raid of strength { $strength }. Still to be lost: { $due }.
raid-asked = Now to decide: { $goods }.
option = { $name }: { $value ->
        [yes] yes
       *[no] no
    }.

slots = { $place }: { $slots }.
slot = slot { $slot } for { $count ->
        [one] one card
       *[other] { $count } cards
    }, { $what }
covered = closed with this number of players: { $slots }
token = tax token of { $seat }
merchant = A Merchant also gets { $gain }.
repository = In the Repository: { $goods }.
favor = Slot { $slot }, King’s Favor { $number }: { $what }
favors-gone = King’s Favors that are gone: { $numbers }.
market-row = { $goods }: { $count } in the row, the next costs { $buy }, selling brings { $sell }.
gate = Marked places at the main gate, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each: { $seats }; { $vacant } vacant.
wall = Other places of the city wall: { $seats }; { $vacant } vacant.
tax = You would owe tax of one Gold each to: { $seats }.
closed = Closed to you: { $why ->
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
possible = You can afford it { $count ->
        [one] once
       *[other] { $count } times
    }.
alike = Slot { $slot } is the same choice as slot { $first }.

at = At the { $place }:{" "}
act =
    { $act ->
        [2] Take a Magister.
        [3] Take a Building tile.
       *[4] Use one of the King’s Favors.
    }
trade = Buy up to { $purchases } cubes and sell up to { $sales }.
exchange = Pay { $pay }, get { $gain }.
gain = Get { $gain }.
times = Up to { $count } times.
points-per = { $count ->
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
less = Pay { $goods } less.
terms = Sell for { $more } Gold more and buy for { $price } Gold.
ability-never = It has no ability.
ability-tile = Each new tile, this one included, brings { $gain }.
ability-visit = Each figure at the { $at } brings { $gain }.
ability-season = At the start of each later season: { $gain }.
ability-scoring = At each scoring: { $gain }.
ability-end = At the end of the game: { $gain }.
ability-always = Each { $one } is also a { $other }, and vice versa.

house = { $tile }, level { $level }: costs { $price }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $left } left. Owned by: { $owners }.
track = { $card }: { $spaces }. Owned by seat: { $counts }.
space = number { $number } costs { $price }{ $points ->
        [0] {""}
        [one] , { $points } point
       *[other] , { $points } points
    }

no-hand = An onlooker has no hand.
seat = { $seat }, { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
goods-of = Goods: { $goods }.
cards-of = Cards in hand: { $hand }. Waiting: { $waiting }. Played: { $played }.
known-hand = Known to be in the hand: { $cards }.
known-waiting = Known to be waiting: { $cards }.
magisters-of = Magisters bought: { $cards }.
tiles-of = Tiles: { $names }.
pieces-of = Figures left { $figures }, warriors left { $warriors }, tax tokens left { $tokens }.

next = The next scoring would bring: { $points }.
scoring = For { $name }: { $points }.
more = { $name } would bring you { $now } now, { $one } with one more, { $two } with two more.
grant = Season { $season }, King’s Grant { $number }: { $ranks }.
ranks = { $name } { $points }
no-attack = There are no more attacks.
attack = { $count ->
        [one] { $count } warrior stands on the wall;
       *[other] { $count } warriors stand on the wall;
    } the next attack has a strength from { $low } to { $high }.
attack-odds = Possible strengths: { $strengths }. The wall holds against this many of them with none, one, two more warriors and so on: { $holds }. Attack cards that are gone: { $gone }.
supply = In the supply: { $goods }.
province = Province card { $number } brings { $goods }. Cards that are gone: { $gone }.

## Names of the topics

topic-position = The position in short
topic-turn = The turn and what is chosen
topic-hand = My cards and goods
topic-city = The city, place by place
topic-location = A place of the city
topic-palace = The Palace and the King’s Favors
topic-market = The Marketplace
topic-wall = The city wall
topic-attack = The next attack
topic-houses = All Building tiles
topic-house = A Building tile
topic-magisters = The Magister Track
topic-scoring = The next scoring
topic-seats = What the seats have
topic-seat = What one seat has
topic-order = Player order and points
topic-supply = Supply and Province
topic-options = Options of the table
