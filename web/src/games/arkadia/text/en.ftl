### Arkadia's pieces on the screen, in English. $form, $family and $seat are words of the notation.

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
        [none] castle square { $number }, no seal
       *[other] castle square { $number }, { family }, { $height ->
            [0] printed
           *[other] floor { $height }
        }
    }
square-unfinished = { $card }, building { $number }, under construction
square-completed = { $card }, building { $number }, completed
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
cash-title = Sell { family } seals
cash-count = Number of { family } seals to sell
cash-sum = { $count } × { $value } = { $gold } gold
recruit-title = How many neutral workers?
recruit-count =
    { $count ->
        [0] Take none
       *[other] Take { $count }
    }
cash-none = Keep all
cash-sell =
    { $count ->
        [one] Sell { $count } seal
       *[other] Sell { $count } seals
    }
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
to-move = to move
winner = has won

## Beside the board

values = Value of a seal
value-of = { merchants }: a seal is worth { $value } gold
pools = Castle pieces left
floor = Floor { $floor }
floor-open = Floor { $floor }, being built
to-the-end =
    { $count ->
        [one] Last round in { $count } piece
       *[other] Last round in { $count } pieces
    }
last-round =
    { $count ->
        [one] Last round: { $count } turn left
       *[other] Last round: { $count } turns left
    }
last-turn-now = This turn is the last.
over = The game is over.
face-up = Face up
empty-place = empty place
discards = Laid cards
supply = Neutral workers in supply
zoom-in = Closer
zoom-out = Farther
zoom-fit = Whole board
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
ask-cash = How many { family } seals do you want to sell? Done keeps them.
ask-recruit = How many neutral workers do you take?

## A hint

tell-draw = Your new card: { $card }.
tell-draw-pile = Your new card comes from the pile.
