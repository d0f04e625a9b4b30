### The box of Archon, in English.

group =
    { $group ->
        [city] The city
        [tiles] Building tiles
        [magisters] Magisters
        [market] Marketplace
        [grants] King’s Grants
        [favors] King’s Favors
        [provinces] Province cards
        [attacks] Attacks
        [seats] Seats and rounds
        [components] All that lies in the box
       *[other] { $group }
    }
piece =
    { $piece ->
        [covers] Covers
        [wall] City wall
        [levels] Levels
        [season] New season
        [even] Whole deck
        [seat] Each seat
        [kits] At the start
        [piles] Piles and order
        [rounds] Rounds
        [all] Counted
        [grant-example] The example of the rulebook
        [attack-example] The example of the rulebook
        [face-up] Face up
       *[other] { $piece }
    }
value =
    { $value ->
        [card] Card
        [actions] What it does
        [slots] Slots: players, cards
        [ability] Ability
        [prices] Prices
        [cards-in-box] Cards
        [stockpile] Cubes
        [id] Name
        [level] Level
        [copies] Copies
        [cost] Cost
        [points] Points
        [pay] Price
        [market] For the market
        [strength] Strength
        [refill] Refill
        [spaces] Places
        [marked-spaces] Marked places
        [marked-points] Their points
        [two_seats] Two players
        [three_seats] Three players
        [four_seats] Four players
        [level_2] Level 2 costs less
        [level_3] Level 3 costs less
        [white] White
        [orange] Orange
        [green] Green
        [figures] Figures
        [markers] Markers
        [courtiers] Courtiers
        [warriors] Elite Warriors
        [first_magisters] First Magisters
        [score-start] First points
        [tax_tokens-of_each_seat] Tax tokens
        [first] First
        [second] Second
        [third] Third
        [fourth] Fourth
        [second_of_two] Second of two
        [count] Piles
        [cards] Cards in each
        [rounds] Rounds
        [seasons] Seasons
        [attack_after] Attacks after rounds
        [divide_before] Cards divided before rounds
        [all-magisters] Magister cards
        [all-courtiers] Courtier cards
        [all-figures] Figures
        [all-markers] Markers
        [all-cubes] Cubes
        [all-grants] King’s Grants
        [all-favors] King’s Favors
        [all-gold_1] Coins of 1
        [all-gold_5] Coins of 5
        [all-attacks] Attack cards
        [all-tax_tokens] Tax tokens
        [all-recruits] Recruits
        [all-tiles] Building tiles
        [all-season_token] Season token
        [all-sixty_points] 60-point tokens
        [all-covers] Covers
        [all-science] Science cards
        [all-arts] Arts cards
        [all-warriors] Elite Warriors
        [all-provinces] Province cards
       *[other] { $value }
    }
word =
    { $word ->
        [resources] any cubes
        [different-resources] different cubes
        [province-resources] cubes from the Repository
        [gain] gets
        [gain_one_of] gets one of
        [pay] pays
        [less] less
        [merchant] Merchant
        [times] times
        [score] points
        [points] points
        [per] for each
        [act] action
        [act_at] action of
        [when] when
        [at] at
        [purchases] purchases
        [sales] sales
        [sale_more] more for a sale
        [purchase_price] price of a purchase
        [both] count as both
        [resource] resource
        [from_season] from season
        [trade] trade
        [magister] a Magister
        [tile] a tile
        [favor] a King’s Favor
        [tiles] tile
        [magisters] Magister
        [never] never
        [visit] a visit
        [action] an action
        [season] a new season
        [scoring] a scoring
        [end] the end
        [always] always
        [clear] emptied first
        [add] added
        [white] white
        [orange] orange
        [green] green
        [two_seats] with two
        [three_seats] with three
        [four_seats] with four
        [true] yes
        [false] no
       *[other] { $word }
    }
card = Card { $number }
space = Space { $number }
space-of = { space }: { $part }
