### Arkadia in English. An id means the same in every language; ids that begin with "part-" are
### building blocks of this language only. $seat, $family, $form, $phase, $setup and $ending are
### words of the notation; $square, $building, $slot and $file are shown unchanged.

## Names

seat-name =
    { $seat ->
        [yellow] Yellow
        [orange] Orange
        [green] Green
       *[violet] Violet
    }
family-name =
    { $family ->
        [red] red
        [olive] olive
        [black] black
       *[silver] silver
    }
form-name =
    { $form ->
        [house] house
        [farm] farm
        [tavern] tavern
        [mill] mill
        [smithy] smithy
        [trade] trade centre
       *[monastery] monastery
    }
card-name = { family-name } { form-name }
phase-name =
    { $phase ->
        [must] play a card or introduce workers
        [lay] lay the building
        [draw] draw a card
        [worker] place workers
        [castle] place a castle piece
        [banner] use a banner or end the turn
        [cash] turn seals into gold
        [recruit] take neutral workers
       *[over] game over
    }
ending-name =
    { $ending ->
        [castle] the castle has grown to its third floor
       *[stuck] nobody could do anything any more
    }

part-a-family =
    { $family ->
        [olive] an { family-name }
       *[other] a { family-name }
    }
part-a-card = { part-a-family } { form-name }
part-seals =
    { $count ->
        [one] { $count } { family-name } seal
       *[other] { $count } { family-name } seals
    }
part-neutral-workers =
    { $count ->
        [0] no neutral worker
        [one] { $count } neutral worker
       *[other] { $count } neutral workers
    }

## Who does it: to the reader in the second person ($you), a person by name ($named)

part-person =
    { $named ->
        [yes] { $name }
       *[no] { seat-name }
    }
part-goes =
    { $you ->
        [yes] You go
       *[no] { part-person } goes
    }
part-is-dealt =
    { $you ->
        [yes] You are dealt
       *[no] { part-person } is dealt
    }
part-is-given =
    { $you ->
        [yes] You are given
       *[no] { part-person } is given
    }
part-plays =
    { $you ->
        [yes] You play
       *[no] { part-person } plays
    }
part-lays =
    { $you ->
        [yes] You lay
       *[no] { part-person } lays
    }
part-takes =
    { $you ->
        [yes] You take
       *[no] { part-person } takes
    }
part-draws =
    { $you ->
        [yes] You draw
       *[no] { part-person } draws
    }
part-sends =
    { $you ->
        [yes] You send
       *[no] { part-person } sends
    }
part-places =
    { $you ->
        [yes] You place
       *[no] { part-person } places
    }
part-gets =
    { $you ->
        [yes] You get
       *[no] { part-person } gets
    }
part-puts =
    { $you ->
        [yes] You put
       *[no] { part-person } puts
    }
part-turns =
    { $you ->
        [yes] You turn
       *[no] { part-person } turns
    }
part-has-begun =
    { $you ->
        [yes] You have begun
       *[no] { part-person } has begun
    }
part-wins =
    { $you ->
        [yes] You win
       *[no] { part-person } wins
    }
part-goes-on =
    { $you ->
        [yes] you go on
       *[no] { part-person } goes on
    }
part-does-not-place =
    { $you ->
        [yes] you do not place
       *[no] { part-person } does not place
    }
part-cashes =
    { $you ->
        [yes] you turn
       *[no] { part-person } turns
    }
part-own =
    { $you ->
        [yes] your own
       *[no] their own
    }

## Options of a table

option-setup = Set-up
option-lot = Place of the castle lot
option-flips = Tiles may be turned over
option-lot-workers = Workers may stand beside the castle lot
option-open-screens = Open screens
option-open-gold = Everybody sees the gold
option-optional-neutrals = Neutral workers may be left in the supply
setup-name =
    { $setup ->
        [free] free (empty board)
       *[first-game] first game (seven buildings lie there)
    }

## Events of the set-up

event-game-started = A game for { $seats } begins.
event-first-seat = { part-goes } first.
event-lot-placed =
    { $standing ->
        [no] The castle lot lies at { $square }, four squares wide.
       *[yes] The castle lot lies at { $square }, four squares high.
    }
event-building-placed = { part-a-card } (building { $building }) lies at { $square } from the start.
event-hand-dealt = { part-is-dealt } { part-a-card }.
event-hand-dealt-hidden = { part-is-dealt } a card.
event-display-filled = Face up in place { $slot }: { part-a-card }.
event-neutrals-dealt = { part-is-given } { part-neutral-workers }.

## Events of a turn

event-turn-started =
    { $you ->
        [yes] It is your turn.
       *[no] { part-person } is to move.
    }
event-card-played = { part-plays } { part-a-card }.
event-building-laid = { part-lays } { part-a-card } (building { $building }) at { $square }.
event-neutrals-taken =
    { $short ->
        [0] { part-takes } { part-neutral-workers } for the camps covered.
        [one] { part-takes } { part-neutral-workers } for the camps covered; there is none left for { $short } more camp.
       *[other] { part-takes } { part-neutral-workers } for the camps covered; there are none left for { $short } more camps.
    }
event-card-taken = { part-takes } { part-a-card } from the display.
event-card-drawn = { part-draws } { part-a-card } from the pile.
event-card-drawn-hidden = { part-draws } a card from the pile.
event-display-refilled = Now face up in place { $slot }: { part-a-card }.
event-hand-not-refilled = No card is left: { part-goes-on } with a smaller hand.
event-site-chosen = { part-sends } workers to building { $building }.
event-site-chosen-lot = { part-sends } workers to the castle lot.
event-worker-placed =
    { $neutral ->
        [no] { part-places } one of { part-own } workers on { $square }.
       *[yes] { part-places } a neutral worker on { $square }.
    }
event-passed =
    { $you ->
        [yes] You can neither lay a building nor introduce a worker, and pass.
       *[no] { part-person } can neither lay a building nor introduce a worker, and passes.
    }

## Events of completion and castle

event-building-completed = Building { $building } ({ card-name }) is complete.
event-seals-paid = { part-gets } { part-seals } for workers at building { $building }.
event-seal-taken = { part-takes } the { family-name } seal of building { $building }.
event-castle-placed = { part-puts } { part-a-family } piece on castle square { $square }, floor { $floor }.
event-floor-completed = Floor { $floor } of the castle is full.
event-pieces-moved =
    { $count ->
        [one] { $count } { family-name } piece goes to the third pool.
       *[other] { $count } { family-name } pieces go to the third pool.
    }
event-castle-skipped =
    { $count ->
        [one] The third pool is empty: { part-does-not-place } { $count } piece.
       *[other] The third pool is empty: { part-does-not-place } { $count } pieces.
    }

## Events of banner and end

event-banner-used =
    { $you ->
        [yes] You use a banner and get two workers.
       *[no] { part-person } uses a banner and gets two workers.
    }
event-seals-cashed = { part-turns } { part-seals } into { $gold } gold.
event-end-triggered = { part-has-begun } the end: after this turn every seat has one more.
event-last-turn =
    { $you ->
        [yes] It is your last turn.
       *[no] It is the last turn of { part-person }.
    }
event-final-cashed = Final evaluation: { part-cashes } { part-seals } into { $gold } gold.
event-game-over = The game is over: { ending-name }.
event-winner = { part-wins } with { $gold } gold.

## Why an action is refused; each is followed by a comma and the clause

why-not-this-phase = is not what has to be decided now ({ phase-name })
why-card-not-in-hand = there is no { card-name } in your hand
why-card-fits-nowhere = the { card-name } fits nowhere on the board
why-outside-board = reaches over the edge of the board
why-covers-building = covers a square of another building
why-covers-lot = covers a square of the castle lot
why-covers-worker = covers a square with a worker
why-touches-nothing = touches no building and no worker
why-flip-not-allowed = turns the tile over, which this table does not allow
why-same-as-other-orientation = is the same as another way of turning the tile, which has the shorter text
why-no-building-there = no building lies on { $square }
why-called-otherwise = what lies there is called by its first square, type "site { $name }"
why-building-completed = the building is complete and has no vacant square beside it
why-lot-not-allowed = workers may not be introduced beside the castle lot at this table
why-no-vacant-square = no vacant square is beside it
why-no-worker-left = there is no worker behind your screen
why-no-own-worker = there is no worker of your own behind your screen
why-no-neutral-worker = there is no neutral worker behind your screen
why-square-occupied = { $square } is not vacant
why-not-beside-site = { $square } is not beside the chosen building
why-later-square-first = { $square } comes before a square already used in this introduction
why-at-least-one-worker = at least one worker has to be placed
why-not-on-display = there is no { card-name } face up
why-pile-empty = the draw pile is empty
why-family-not-in-pool = there is no { family-name } piece in the pool of floor { $floor }
why-castle-square-taken = castle square { $square } already has its piece on this floor
why-banner-none-left = there is no banner left
why-not-enough-seals =
    { $count ->
        [0] there are no { family-name } seals behind your screen
        [one] there is only { $count } { family-name } seal behind your screen
       *[other] there are only { $count } { family-name } seals behind your screen
    }
why-too-many-recruits =
    { $count ->
        [one] only { $count } neutral worker can be taken
       *[other] only { $count } neutral workers can be taken
    }
why-other-family-first = the { family-name } seals are decided first
why-pass-not-forced = passing is only for a seat that can do nothing else
why-game-over = the game is over

## Labels of a screen

screen-board = Board
screen-castle = Castle
screen-floor = Floor { $floor }
screen-pools = Pools
screen-values = Values
screen-hand = Hand
screen-display = Face up
screen-draw-pile = Draw pile
screen-discards = Laid cards
screen-supply = Neutral workers in supply
screen-own-workers = Workers
screen-neutral-workers = Neutral
screen-seals = Seals
screen-gold = Gold
screen-banners = Banners
screen-hidden = hidden
screen-empty = empty
screen-camp = camp
screen-lot = castle lot
screen-to-move = { seat-name }: { phase-name }
screen-last-round =
    { $count ->
        [one] Last round: { $count } turn left
       *[other] Last round: { $count } turns left
    }
screen-pieces-to-end =
    { $count ->
        [one] { $count } castle piece to the end
       *[other] { $count } castle pieces to the end
    }
screen-legal =
    { $count ->
        [one] { $count } legal action
       *[other] { $count } legal actions
    }
screen-log = Log
screen-undone = Taken back.
screen-undo-revealed = A card was revealed; what came before it stays done.
screen-saved = Saved in { $file }.
screen-resumed = Resumed from { $file }.
screen-allowed = That is allowed now.
screen-result = Result

## Typed lines and options

what-form = a form
what-family = a family
what-square = a square such as 'f6'
typed-no-square = '{ $word }' is not a square; squares are a column from a to p and a row from 1 to 12, such as f6.
option-no-setup = The option 'setup' is '{ $value }'; it must be free or first-game.
option-lot-is-fixed = The first-game set-up has a fixed place for the castle lot; leave the option 'lot' out.
option-no-lot = The option 'lot' is '{ $value }'; it must be random or a top left square and lying or standing, such as '{ $example }'.
option-lot-not-there = The castle lot cannot lie at '{ $value }': it would leave the board or cover a camp ({ $clause }); it can lie at { $names }.

## Styles of bots, and the terms of a hint

style-name =
    { $style ->
        [settler] Settler
       *[builder] Builder
    }
term-gold = { $amount } in gold
term-seals = { $amount } in seals
term-screen = { $amount } in workers and banners at hand
term-buildings = { $amount } in what your buildings may still pay
term-cards = { $amount } in cards
