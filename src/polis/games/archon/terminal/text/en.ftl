### Archon in English: the drawing, the legend, pages and words of welcome. Goods,
### cards, places and tiles are shown as they are typed, in every language.

## The drawing

phase-word =
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
round = { $round }: { $phase }
order = Order, points
cards-needed =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
wall =
    { $count ->
        [one] Wall: { $count } warrior, gate { $gate }, attack { $attack }
       *[other] Wall: { $count } warriors, gate { $gate }, attack { $attack }
    }
raid = Raid of { $strength }, still due: { $due }
tiles-head = Tiles:
head-left = left
head-repository = repo
head-buy = buy
head-sell = sell
head-cards = h+w+p
ranks = ranks
figures = figures
tokens = $ tokens

## Prices and effects

points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
points-short = { $count } pt
points-per =
    { $counted ->
        [arts] { $points } for each of your arts
        [science] { $points } for each of your science
        [warriors] { $points } for each of your warriors on the wall
        [tiles] { $points } for each of your tiles, this one included
       *[magisters] { $points } for each of your magisters
    }
or = or
amount-resources =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
amount-different-resources =
    { $count ->
        [one] { $count } cube
       *[other] { $count } unlike cubes
    }
amount-province-resources =
    { $count ->
        [one] { $count } cube from repository
       *[other] { $count } cubes from repository
    }
price-less = price −{ $count }
goods-less = pay { $goods } less
trade-terms = sell for { $more } more, buy for { $price } gold
act =
    { $act ->
        [2] one magister
        [3] one building tile
       *[4] use one of the King’s Favors
    }
act-trade = buy up to { $purchases } and sell up to { $sales }
ability-never = no ability
ability-tile = each new tile, this one included: { $gain }
ability-visit = each figure in the { $at }: { $gain }
ability-season = at the start of each later season: { $gain }
ability-scoring = each scoring: { $gain }
ability-end = at the end of the game: { $gain }
ability-always = each { $one } is also a { $other }, and vice versa

## While deciding

choice-draft = First magisters: { $prices }
choice-split =
    { $last ->
        [yes] Five cards for this round; the other five will never be played.
       *[no] Five cards for this round; the other five wait for the next one.
    }
choice-slot =
    { $count ->
        [one] { $slot } needs { $count } card.
       *[other] { $slot } needs { $count } courtiers or one magister.
    }
choice-tax = Tax: 1 gold each to { $owners }, none with a tax-collector.
choice-merchant = A merchant also gets { $gain }.
choice-trade = Buy { $buying }; sell { $selling }.
choice-no-trade = nothing
choice-tiles = { $count } tiles are within reach. "legal" names them, "forms" has the prices.
choice-save = Price: { $price }. What you name need not be paid.
choice-replace = The new { $magister } replaces a courtier: hand is used this round, waiting the next, played later.
choice-wall = gate: { $points } at once; plain: none.
choice-lose = Still to cover: { $due }. Cubes are lost before gold (2 for 1) and points.

pile = { $place }: { $cards }.

## Pages

forms-none = No page begins with "{ $word }". Pages: { $names }; or the name of a tile.
forms-more = More with "forms" and one of: { $names }; or the name of a tile.
level = level { $level }
left-copies = x{ $count }
discount = Level { $level } costs { $less } { $goods } less from season { $season } on.
track-owned = magisters and their prices in the order of taking them
grant = { $number }: market { $market }
grants-head = points of the ranks in season 1/2/3
attack-strengths = strengths of the six attacks with 2, 3 and 4 seats

## The legend and the words of welcome

sheet =
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
help-forms = prices and abilities: tiles, magisters, favors and more
welcome =
    Welcome to Archon. Three seasons of three rounds; most points win.
    Type a slot to place a figure: "barracks a", then "with merchant"; or "pass".
    A round is divided first: "split 3 courtier 1 cleric 1 scribe" is your hand.
    "legal" lists what is allowed, "why" tells why not, "undo" takes back, "log".
    "sheet" explains the signs, "forms" the prices, "help" the rest, "quit" stops.

## The result

result-start = start
result-ranks = seasons
result-magisters = magisters
result-tiles = tiles
result-favors = favors, gate
result-raid = raids
