### Answers to questions about a position of Arkadia, to be read aloud. $card, $seat, $owner, $what,
### $counts and lists come as words of this language.

nothing = nothing
hidden = hidden
bare = bare
neutral = neutral
yes = yes
no = no
north = above
east = to the right
south = below
west = to the left
camp = camp
lot = castle lot
completed = completed
unfinished = under construction

to-move =
    { $you ->
        [yes] It is your turn: { $phase }.
       *[no] { $seat } is to move: { $phase }.
    }
standing = { $buildings ->
        [one] { $buildings } building lies on the board,
       *[other] { $buildings } buildings lie on the board,
    } { $unfinished } of them under construction, with { $workers ->
        [one] { $workers } worker.
       *[other] { $workers } workers.
    } Turns finished: { $turns }. { $first } went first.
chosen-card = The card chosen is the { $card }.
chosen-site = The workers go to { $site ->
        [lot] the castle lot.
       *[other] building { $site }.
    }
chosen-workers = { $count ->
        [one] { $count } worker is placed,
       *[other] { $count } workers are placed,
    } the last one on { $square }.
earlier-squares = Passed over in this introduction: { $squares }.
chosen-pieces = Castle pieces still to be placed: { $count }.
chosen-family = The question is about { $family } seals.
chosen-cash = Gold for no seal, one seal and so on: { $gold }.
chosen-camps = Neutral workers that can be taken: { $count }.
passes = Passes in a row: { $count }.
option = { $name }: { $value }.

castle-floor = Floor { $floor } of the castle is being built.
castle-square = Castle square { $number }, on { $square }: { $top }, { $height ->
        [0] no piece.
        [one] { $height } piece high.
       *[other] { $height } pieces high.
    }
castle-pool = Pool of floor { $floor }: { $counts }.
values = A seal is worth: { $counts }.
over = The game is over: { $how }. Won by { $winners }.
last-round = { $seat } has begun the end; { $count ->
        [one] { $count } turn is left.
       *[other] { $count } turns are left.
    }
to-the-end = Still to come before the last round: { $pieces ->
        [one] { $pieces } castle piece,
       *[other] { $pieces } castle pieces,
    } about { $turns ->
        [one] { $turns } turn.
       *[other] { $turns } turns.
    }

no-hand = An onlooker has no hand.
cards = Your cards: { $cards }.
seat = { $seat }: cards { $cards }.
hidden-cards = { $count ->
        [one] { $count } hidden card
       *[other] { $count } hidden cards
    }
gold = Gold { $gold }, with the seals worth { $worth }.
seals = Seals: { $counts }.
workers = Own workers { $own }, neutral workers { $neutral }, banners { $banners }.
slot = place { $slot } { $card }
display = Face up: { $slots }.
pile = Cards in the draw pile: { $count }.
discards = Cards laid so far: { $cards }.

no-building = No building lies on the board.
no-open-building = No building is under construction.
building = Building { $number }, { $card }, { $state }: { $squares }.
of-building = building { $number }, { $card }
worker = worker of { $owner }
lot-lying = The castle lot, from { $square } four squares wide and three high.
lot-standing = The castle lot, from { $square } three squares wide and four high.
vacant = { $count ->
        [0] No square beside it is vacant.
        [one] One square beside it is vacant: { $squares }.
       *[other] { $count } squares beside it are vacant: { $squares }.
    }
beside = Workers beside it: { $workers }. Also beside it: { $others }.
square = { $square }: { $what }.
side = { $side } { $square }: { $what }.
along = { $count ->
        [one] { $first }: { $what }.
       *[other] { $first } to { $last }: { $what }.
    }
camps = Camps still uncovered: { $squares }.
supply = Neutral workers in the supply: { $count }.

## Names of the topics

topic-position = The position in short
topic-turn = The turn and what is chosen
topic-hand = My hand and screen
topic-display = Cards that can be taken
topic-open = Buildings under construction
topic-around = What is around a square
topic-castle = The castle
topic-values = Values of the seals
topic-seats = What the seats have
topic-end = How far it is to the end
topic-buildings = All buildings
topic-camps = Camps and supply
topic-row = A row of the board
topic-column = A column of the board
topic-options = Options of the table
