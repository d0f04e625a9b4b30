### The box of Arkadia, in English.

group =
    { $group ->
        [board] The board
        [buildings] Buildings and cards
        [castle] The castle
        [people] Workers and hands
        [first] The first game
       *[other] { $group }
    }
piece =
    { $piece ->
        [plan] Board and camps
        [names] Names
        [lot] Castle lot
        [pool-first] First floor
        [pool-second] Second floor
        [pool-third] Third floor
        [workers] Workers
        [hand] Cards
        [town] The town at the start
       *[other] { $piece }
    }
town = Building { $number }
value =
    { $value ->
        [board-rows] Rows
        [board-columns] Columns
        [camps-count] Number of camps
        [camps-places-squares] Squares with a camp
        [families-names] Families
        [lot-rows] Rows of the lot
        [lot-columns] Columns of the lot
        [lot-castle-squares] Castle squares
        [lot-castle-seals_of_each_family] Printed seals of each family
        [lot-print-squares] Print of the lying lot
        [forms-names] Forms
        [forms-tiles] Tiles
        [forms-shapes] Form
        [cards] Cards
        [castle-pools-first] Pieces
        [castle-pools-second] Pieces
        [castle-pools-third] Pieces
        [hand-cards] Cards in hand
        [hand-display] Cards face up
        [workers-own_at_start] Own at the start
        [workers-own_in_all] Own in all
        [workers-banners] Banners
        [workers-workers_for_a_banner] Workers for a banner
        [workers-neutral] Neutral workers
        [first_game-neutral_workers-two_seats] More neutral workers each, two players
        [first_game-neutral_workers-three_seats] More neutral workers each, three players
        [first_game-neutral_workers-four_seats] More neutral workers each, four players
        [first_game-lot-square] First square of the lot
        [first_game-lot-standing] The lot stands
        [first_game-town-buildings-form] Form
        [first_game-town-buildings-family] Family
        [first_game-town-buildings-squares] Squares
       *[other] { $value }
    }
word =
    { $word ->
        [red] red
        [olive] olive
        [black] black
        [silver] silver
        [blank] no seal
        [yard] yard
        [house] house
        [farm] farm
        [tavern] tavern
        [mill] mill
        [smithy] smithy
        [trade] trade centre
        [monastery] monastery
        [true] yes
        [false] no
       *[other] { $word }
    }
