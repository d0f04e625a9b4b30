### Arkadia in English. An id means the same in every language; ids that begin with "part-" are
### building blocks of this language only. $seat, $family, $form, $phase, $setup and $ending are
### words of the notation; $square, $building, $slot and $file are shown unchanged.

### rules: names, phases, options, events and refusals

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
event-building-placed = { part-a-card } lies at { $square } from the start.
event-hand-dealt = { part-is-dealt } { part-a-card }.
event-hand-dealt-hidden = { part-is-dealt } a card.
event-display-filled = Face up: { part-a-card }.
event-neutrals-dealt = { part-is-given } { part-neutral-workers }.

## Events of a turn

event-turn-started =
    { $you ->
        [yes] It is your turn.
       *[no] { part-person } is to move.
    }
event-card-played = { part-plays } { part-a-card }.
event-building-laid = { part-lays } { part-a-card } at { $square }.
event-neutrals-taken =
    { $short ->
        [0] { part-takes } { part-neutral-workers } for the camps covered.
        [one] { part-takes } { part-neutral-workers } for the camps covered; there is none left for { $short } more camp.
       *[other] { part-takes } { part-neutral-workers } for the camps covered; there are none left for { $short } more camps.
    }
event-card-taken = { part-takes } { part-a-card } from the display.
event-card-drawn = { part-draws } { part-a-card } from the pile.
event-card-drawn-hidden = { part-draws } a card from the pile.
event-display-refilled = Now face up: { part-a-card }.
event-hand-not-refilled = No card is left: { part-goes-on } with a smaller hand.
event-site-chosen = { part-sends } workers to a building.
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

event-building-completed = The { card-name } is complete.
event-seals-paid = { part-gets } { part-seals } for workers there.
event-seal-taken = { part-takes } the { family-name } seal of the building.
event-castle-placed = { part-puts } { part-a-family } piece on the castle.
event-floor-completed = Floor { $floor } of the castle is full.
event-pieces-moved =
    { $count ->
        [one] { $count } { family-name } piece is kept for the third floor.
       *[other] { $count } { family-name } pieces are kept for the third floor.
    }
event-castle-skipped =
    { $count ->
        [one] No castle piece is left: { part-does-not-place } { $count } piece.
       *[other] No castle piece is left: { part-does-not-place } { $count } pieces.
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
why-family-not-in-pool = there is no { family-name } piece left for the floor being built
why-castle-square-taken = that castle square already has its piece on this floor
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
        [one] Last round: one turn after this
       *[other] Last round: { $count } turns after this
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
term-buildings = { $amount } in what buildings may still pay
term-rivals = { $amount } in the lead over the others

### answers: answers to questions about a position, for people who play by ear

answer-nothing = nothing
answer-hidden = hidden
answer-bare = bare
answer-neutral = neutral
answer-yes = yes
answer-no = no
answer-north = above
answer-east = to the right
answer-south = below
answer-west = to the left
answer-camp = camp
answer-lot = castle lot
answer-completed = completed
answer-unfinished = under construction

answer-to-move =
    { $you ->
        [yes] It is your turn: { $phase }.
       *[no] { $seat } is to move: { $phase }.
    }
answer-standing = { $buildings ->
        [one] { $buildings } building lies on the board,
       *[other] { $buildings } buildings lie on the board,
    } { $unfinished } of them under construction, with { $workers ->
        [one] { $workers } worker.
       *[other] { $workers } workers.
    } Turns finished: { $turns }. { $first } went first.
answer-chosen-card = The card chosen is the { $card }.
answer-chosen-site = The workers go to { $site ->
        [lot] the castle lot.
       *[other] building { $site }.
    }
answer-chosen-workers = { $count ->
        [one] { $count } worker is placed,
       *[other] { $count } workers are placed,
    } the last one on { $square }.
answer-earlier-squares = Passed over in this introduction: { $squares }.
answer-chosen-pieces = Castle pieces still to be placed: { $count }.
answer-chosen-family = The question is about { $family } seals.
answer-chosen-cash = Gold for no seal, one seal and so on: { $gold }.
answer-chosen-camps = Neutral workers that can be taken: { $count }.
answer-passes = Passes in a row: { $count }.
answer-option = { $name }: { $value }.

answer-castle-floor = Floor { $floor } of the castle is being built.
answer-castle-square = Castle square { $number }, on { $square }: { $top }, { $height ->
        [0] no piece.
        [one] { $height } piece high.
       *[other] { $height } pieces high.
    }
answer-castle-pool = Pool of floor { $floor }: { $counts }.
answer-values = A seal is worth: { $counts }.
answer-over = The game is over: { $how }. Won by { $winners }.
answer-last-round = { $seat } has begun the end; { $count ->
        [one] { $count } turn is left.
       *[other] { $count } turns are left.
    }
answer-to-the-end = Still to come before the last round: { $pieces ->
        [one] { $pieces } castle piece,
       *[other] { $pieces } castle pieces,
    } about { $turns ->
        [one] { $turns } turn.
       *[other] { $turns } turns.
    }

answer-no-hand = An onlooker has no hand.
answer-cards = Your cards: { $cards }.
answer-seat = { $seat }: cards { $cards }.
answer-hidden-cards = { $count ->
        [one] { $count } hidden card
       *[other] { $count } hidden cards
    }
answer-gold = Gold { $gold }, with the seals worth { $worth }.
answer-seals = Seals: { $counts }.
answer-workers = Own workers { $own }, neutral workers { $neutral }, banners { $banners }.
answer-slot = place { $slot } { $card }
answer-display = Face up: { $slots }.
answer-pile = Cards in the draw pile: { $count }.
answer-discards = Cards laid so far: { $cards }.

answer-no-building = No building lies on the board.
answer-no-open-building = No building is under construction.
answer-building = The { $card }, { $state }: { $squares }.
answer-of-building = { $card }
answer-worker = worker of { $owner }
answer-lot-lying = The castle lot, from { $square } four squares wide and three high.
answer-lot-standing = The castle lot, from { $square } three squares wide and four high.
answer-vacant = { $count ->
        [0] No square beside it is vacant.
        [one] One square beside it is vacant: { $squares }.
       *[other] { $count } squares beside it are vacant: { $squares }.
    }
answer-beside = Workers beside it: { $workers }. Also beside it: { $others }.
answer-square = { $square }: { $what }.
answer-side = { $side } { $square }: { $what }.
answer-along = { $count ->
        [one] { $first }: { $what }.
       *[other] { $first } to { $last }: { $what }.
    }
answer-camps = Camps still uncovered: { $squares }.
answer-supply = Neutral workers in the supply: { $count }.

## Names of the topics

answer-topic-position = The position in short
answer-topic-turn = The turn and what is chosen
answer-topic-hand = My hand and screen
answer-topic-display = Cards that can be taken
answer-topic-open = Buildings under construction
answer-topic-around = What is around a square
answer-topic-castle = The castle
answer-topic-values = Values of the seals
answer-topic-seats = What the seats have
answer-topic-end = How far it is to the end
answer-topic-buildings = All buildings
answer-topic-camps = Camps and supply
answer-topic-row = A row of the board
answer-topic-column = A column of the board
answer-topic-options = Options of the table

### terminal: what the terminal shows besides the board

terminal-sheet =
    ·  vacant square    ^  camp    ##  castle lot
    Y O G V  workers of the seats    N  neutral worker
    mr─mr  a building under construction: form and family, joined by lines
    MR═MR  the same building completed
    Forms: { $forms }
    Families: { $families }
    Castle: 4r  square 4 shows its printed red seal; 4R2  a red piece on floor 2
    Pools: [3] 3  1  pieces left for floors 1, 2 and 3; the open floor in brackets
    ?  hidden    >  to move    *  has won, or was placed in the last move
terminal-help-forms = the forms in each orientation
terminal-welcome =
    Welcome to Arkadia. Enclose buildings to earn seals, build the castle.
    Type what you do: "play mill red", then "lay f6 r90", "draw pile" and "end".
    Workers: "site f6 own g6 neutral g7"; f6 is the first square of the building.
    "legal" lists what is allowed, "why" tells why not, "undo" takes back, "log".
    "sheet" explains the signs, "forms" the tiles, "help" the rest, "quit" stops.
terminal-from-banners = with banners
terminal-from-the-end = final evaluation

### screen: what the board, the hand and the seats say in the browser

seat =
    { $seat ->
        [yellow] Yellow
        [orange] Orange
        [green] Green
        [violet] Violet
       *[neutral] neutral
    }
family =
    { $family ->
        [red] red
        [olive] olive
        [black] black
       *[silver] silver
    }
merchants =
    { $family ->
        [red] Cloth merchants
        [olive] Spice merchants
        [black] Carpenters
       *[silver] Silversmiths
    }
form =
    { $form ->
        [house] house
        [farm] farm
        [tavern] tavern
        [mill] mill
        [smithy] smithy
        [trade] trade centre
       *[monastery] monastery
    }
card = { family } { form }
tint = { family }
counted = { $name }: { $count }

## Squares of the board

board = Board of 12 rows and 16 columns
row = Row { $row }
square-label = { $square }, { $content }
square-open = { $label }, can be chosen
square-vacant = vacant
square-camp = vacant, tent camp
square-yard = castle yard
square-castle =
    { $family ->
        [none] castle, no seal
       *[other] castle, { family }, { $height ->
            [0] printed
           *[other] floor { $height }
        }
    }
square-unfinished = { $card }, under construction
square-completed = { $card }, completed
square-worker =
    { $name ->
        [none] worker of { $seat }
       *[other] worker of { $name }, { $seat }
    }
square-neutral = neutral worker

## What a choice would do

encloses =
    { $count ->
        [one] encloses { $count } building
       *[other] encloses { $count } buildings
    }
pays =
    { $count ->
        [one] pays you { $count } { family } seal
       *[other] pays you { $count } { family } seals
    }
pays-other =
    { $count ->
        [one] pays { $name } { $count } seal
       *[other] pays { $name } { $count } seals
    }
recruits =
    { $count ->
        [one] recruits { $count } neutral worker
       *[other] recruits { $count } neutral workers
    }
brings-gold = brings { $count } gold
value-changes = { family } { $by }

## The hand and what is asked

your-cards = Your cards
turn-tile = Turn
turn-tile-hint = Turn the tile by a quarter (R)
flip-tile = Flip
flip-tile-hint = Turn the tile over (F)
lay-here = Lay it here
pass = Pass
at-the-lot = Workers beside the castle lot
place-kind = Which worker next
own-workers =
    { $count ->
        [one] { $count } own worker
       *[other] { $count } own workers
    }
neutral-workers =
    { $count ->
        [one] { $count } neutral worker
       *[other] { $count } neutral workers
    }
piece-family = Castle piece of which family
pieces-due =
    { $count ->
        [one] One castle piece to place
       *[other] { $count } castle pieces to place
    }
pieces-left =
    { $count ->
        [one] { $count } piece left
       *[other] { $count } pieces left
    }
draw-which = Take a card
draw-pile = Draw pile
cards-left =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
banner-use = Use a banner
banner-use-hint = two workers, then sell seals if you like
cash-title = Sell seals
cash-count = Number of { family } seals to sell
cash-sum = { $count } × { $value } = { $gold } gold
recruit-title = How many neutral workers?
recruit-count =
    { $count ->
        [0] Take none
       *[other] Take { $count }
    }
cash-none = Keep all
cash-all-sum = Together { $gold } gold
cash-all = Sell all
one-more = One more
one-less = One less
card-nowhere = { $card }, fits nowhere
hint-lay = Choose where it lies on the board.

## Seats

hand-of = Cards in the hand of { $name }
hidden-card = a card unknown to you
hidden = behind the closed screen
workers = Workers
neutrals = Neutral workers
banners = Banners
seals = Seals
gold = Gold
seal-count = { merchants }: { $count }

## Beside the board

values = Value of a seal
value-of = { merchants }: a seal is worth { $value } gold
pools = Castle pieces left
floor = Floor { $floor }
floor-open = Floor { $floor }, being built
to-the-end =
    { $count ->
        [one] One castle piece until the last round
       *[other] { $count } castle pieces until the last round
    }
last-round =
    { $count ->
        [one] Last round: one turn after this
       *[other] Last round: { $count } turns after this
    }
last-turn-now = This turn is the last.
over = The game is over.
face-up = Face up
empty-place = empty place
discards = Laid cards
supply = Neutral workers in supply
chart-title = Gold over the game, with seals at the value of the moment

## The race

if-sold = if sold now
turns-about = About { $count } turns to the end
turns-left =
    { $count ->
        [one] One turn to the end
       *[other] { $count } turns to the end
    }

## What is asked

ask-must =
    { $only ->
        [cards] Choose the card you want to build.
        [workers] Choose the building your workers are to go to.
       *[no] Choose a card to build, or a building for your workers.
    }
ask-lay = Where do you want to put the { form }?
ask-worker = Place a worker on one of the marked squares.
ask-worker-more = Place another worker, or press Done.
ask-draw = Take a new card.
ask-castle =
    { $count ->
        [one] Put a piece on the castle: choose its family, then the square.
       *[other] Put { $count } pieces on the castle: choose a family, then a square.
    }
ask-banner = Do you want to use a banner? If not, press Done.
ask-cash = How many seals do you want to sell? Done sells what you have set.
ask-recruit = How many neutral workers do you take?

## A hint

tell-draw = Your new card: { $card }.
tell-draw-pile = Your new card comes from the pile.

### story: what a seat did, in clauses that follow its name

told-you = You
told-to-you = you
told-a-card =
    { $family ->
        [olive] an olive { form }
       *[other] a { family } { form }
    }
told-the-card = the { family } { form }
told-seals =
    { $count ->
        [one] { $count } { family } seal
       *[other] { $count } { family } seals
    }

told-laid = laid { told-a-card } on { $square }
told-recruited =
    { $count ->
        [one] recruited one neutral worker
       *[other] recruited { $count } neutral workers
    }
told-took = took { told-a-card }
told-placed =
    { $count ->
        [one] placed a worker on { $squares }
       *[other] placed workers on { $squares }
    }
told-completed = completed { told-the-card }
told-completed-paid = completed { told-the-card } ({ $paid })
told-paid = { told-seals } to { $name }
told-paid-more = { $count } to { $name }
told-built =
    { $family ->
        [olive] put an olive piece on { $square }
       *[other] put a { family } piece on { $square }
    }
told-bannered = used a banner for two more workers
told-sold = sold { told-seals } for { $gold } gold
told-passed = had to pass
told-began-end = filled the castle’s second floor: everybody has one more turn
told-worth = { family } is worth { $value } now
told-worth-more = { family } { $value }
told-game-over = The game is over, all screens open.

## What a turn does that is being put together

told-draft-laid =
    { $camps ->
        [0] You lay { told-a-card } on { $square }.
        [one] You lay { told-a-card } on { $square }: { $camps } neutral worker for you.
       *[other] You lay { told-a-card } on { $square }: { $camps } neutral workers for you.
    }
told-draft-short =
    { $short ->
        [one] For one more camp none is left.
       *[other] For { $short } more camps none is left.
    }
told-draft-took = You take { told-a-card }.
told-draft-placed =
    { $count ->
        [one] One worker goes to { $squares }.
        [2] Two workers go to { $squares }.
        [3] Three workers go to { $squares }.
        [4] Four workers go to { $squares }.
       *[other] { $count } workers go to { $squares }.
    }
told-draft-closed =
    { $workers ->
        [0] That closes { told-the-card }: { $paid }.
        [one] One worker closes { told-the-card }: { $paid }.
        [2] Two workers close { told-the-card }: { $paid }.
        [3] Three workers close { told-the-card }: { $paid }.
        [4] Four workers close { told-the-card }: { $paid }.
       *[other] { $workers } workers close { told-the-card }: { $paid }.
    }
told-draft-paid =
    { $count ->
        [one] { $count } seal to { $name }
       *[other] { $count } seals to { $name }
    }
told-part-piece =
    { $family ->
        [red] Red piece
        [olive] Olive piece
        [black] Black piece
       *[silver] Silver piece
    }
told-draft-piece =
    { $values ->
        [none] { told-part-piece } on { $square }.
       *[other] { told-part-piece } on { $square }: { $values }.
    }
told-draft-floor =
    { $floor ->
        [1] The castle’s first floor is full.
       *[2] The castle’s second floor is full: everybody has one more turn.
    }
told-draft-skipped = No piece is left for the castle.
told-draft-bannered = A banner brings you two workers.
told-draft-sold = You sell { told-seals } for { $gold } gold.

### ear: actions as sentences to the player, for people who play by ear

ear-play = Play { $card }
ear-site = Send workers to { $card } on { $square }
ear-site-lot = Send workers to the castle lot
ear-pass = Pass, since nothing else is possible
ear-part-turned =
    { $quarters ->
        [0] { "" }
        [1] , a quarter turn clockwise
        [2] , a half turn
       *[3] , a quarter turn anticlockwise
    }
ear-lay =
    { $flipped ->
        [yes] Lay it at { $square }, turned over{ ear-part-turned }
       *[no] Lay it at { $square }{ ear-part-turned }
    }
ear-own = Place one of your own workers on { $square }
ear-neutral = Place a neutral worker on { $square }
ear-done = Place no more workers
ear-castle =
    { $family ->
        [olive] Put an { $tint } piece on { $square }
       *[other] Put a { $tint } piece on { $square }
    }
ear-draw = Take { $card } from the display
ear-draw-pile = Draw a card from the pile
ear-end = End the turn
ear-cash = Sell { $seals } for { $gold } gold
ear-recruit =
    { $count ->
        [0] Take no neutral worker
        [one] Take one neutral worker
       *[other] Take { $count } neutral workers
    }
ear-noted = { $choice }: { $note }

## Several of a kind

ear-many-play = Play a card
ear-many-site = Send workers to a building
ear-many-lay = Lay the building
ear-many-own = Place one of your own workers
ear-many-neutral = Place a neutral worker
ear-many-castle = Put a piece on the castle
ear-many-draw = Take a card
ear-many-cash = Sell seals
ear-many-recruit = Take neutral workers
ear-lot = the castle lot

### glossary: what the words of the game mean, and their forms in sentences

about-camp = A tent camp drawn on the board. Cover it with a building and you get a neutral worker.
about-camp-words = camp, camps, tent camp, tent camps
about-lot = The mat on which the castle is built. It counts as a building: you may lay beside it, and put workers there.
about-lot-words = castle lot, lot
about-castle-square = One of the ten squares of the lot on which castle pieces are put, floor upon floor.
about-castle-square-words = castle square, castle squares
about-piece = A block of the castle with a family’s seal on top. One is placed for each building that is completed.
about-piece-words = castle piece, castle pieces
about-floor = A layer of the castle: ten pieces, one on each castle square. When the second is full, the end begins.
about-floor-words = floor, floors, first floor, second floor, third floor
about-pool = The castle pieces that lie ready for one floor.
about-pool-words = pool, pools
about-seal = What a family pays you with. It is worth as much gold as castle squares show its family from above.
about-seal-words = seal, seals
about-family = One of four houses of merchants: cloth (red), spice (olive), carpenters (black), silversmiths (silver).
about-family-words = family, families
about-neutral = A beige worker that belongs to nobody. It helps to close buildings in, but is never paid.
about-neutral-words = neutral worker, neutral workers
about-display = Three cards that lie face up. You may take one of them instead of the top of the pile.
about-display-words = display
about-pile = The face-down cards. Its top card may be drawn unseen.
about-pile-words = draw pile
about-banner = Each player has four. Given up at the end of a turn, one brings two workers and lets you cash seals.
about-banner-words = banner, banners
about-cash = To turn seals into gold, at what they are worth at that moment.
about-cash-words = cash, cashes, cashed, cashing
about-completed = No vacant square is left along its edges. Then it is paid, and the castle grows.
about-completed-words = completed
about-construction = It still has a vacant square along an edge, and its seal lies on it.
about-construction-words = under construction, unfinished
about-vacant = Without a building, a worker or the lot. A camp may be there.
about-vacant-words = vacant
about-form = The shape of a building; its card shows it.
about-form-words = form, forms
about-screen = It hides what a player has: workers, seals and gold. The others remember, or do not.
about-screen-words = screen, screens
about-supply = What belongs to nobody yet, beside the board.
about-supply-words = supply
about-ruling = A place where the rulebook is silent, and how it is played here.
about-ruling-words = ruling, rulings

### intro: what the start page says of the game

pitch = Lay buildings, enclose them with your workers, and sell their seals while the castle makes them valuable.
guided = A first game that explains itself: on the real board you place workers around a building, collect your seals, build on the castle and sell at the right moment.
step-title =
    { $step ->
        [1] A building or workers
        [2] Enclose
        [3] Seals
        [4] The castle
       *[5] Banners and the end
    }
step-text =
    { $step ->
        [1] On your turn, either lay a building from a card of your hand, touching what is already there, or put workers beside one building. Camps that a building covers bring neutral workers.
        [2] As soon as no square beside a building is vacant, it is complete: workers, buildings, the castle lot and the border enclose it.
        [3] Each of your own workers beside a completed building earns you a seal of its family, even on somebody else’s turn. The seal on the building itself goes to whoever completed it.
        [4] For each completed building you put a piece on the castle. A family’s seal is worth as many gold as squares of the castle show that family from above, so every piece raises one family and may lower another.
       *[5] At the end of a turn you may give up one of your four banners: you get two workers and may sell seals at today’s values. When the second floor of the castle is full, everybody has one more turn; then all seals are sold, and the most gold wins.
    }
about = Arkadia is a game by Rüdiger Dorn, published by Ravensburger and Rio Grande Games in 2006.
