### The browser's own words in English. Names of things and sentences about the rules come from the
### server; $game is a game's short name in selectors and its title elsewhere.

## Titles of pages

title-start = Polis: Arkadia and Archon
title-missing = Nothing here · Polis
title-new = New table: { $game } · Polis
title-lobby = Lobby · Polis
title-mine = My games · Polis
title-rules = Rules { $game } · Polis
title-learn = How to play { $game } · Polis
title-settings = Settings · Polis
title-about = About · Polis
title-table = Table · Polis
title-gathering = Players wanted: { $game } · Polis
title-playing = { $game } · Polis
title-turn = ● Your turn: { $game } · Polis
title-over = Game over: { $game } · Polis
title-replay = Replay { $game } · Polis

## Frame

nav-label = Pages
nav-start = To the start page
nav-menu = Menu
nav-skip = Skip to the content
nav-mine = My games
nav-lobby = Lobby
nav-rules = Rules
nav-settings = Settings
nav-about = About
language-own =
    { $language ->
        [fr] Français
        [de] Deutsch
       *[en] English
    }
theme-to-day = Light by day
theme-to-night = Light by lantern
close = Close
yes = yes
no = no
loading = One moment …
error-offline = The server does not answer. Please try again in a moment.
line-offline = The line is broken. Trying again; nothing that was sent is lost.

## Start page

start-line = Two games of building and intrigue, on one table.
start-unofficial = A private, unofficial implementation.
start-game =
    { $game ->
        [arkadia] Lay buildings, enclose them with your workers, and sell their seals while the castle makes them dear.
       *[archon] Send your courtiers through the city, win magisters over, and keep the wall manned before the attack.
    }
start-level = Level of the bots
start-seats = At the table
start-now = Play now
start-friends = With friends
start-learn = How to play
players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
name-you = You

## Lists of tables

mine-title = Your games
mine-all = All your games
mine-none = You have no games in this browser yet.
mine-next = Next game waiting for me
mine-nothing-waits = No game is waiting for you.
mine-going = Games that go on
mine-over = Finished games
mine-where = Your seats belong to this browser: their keys are kept here and nowhere else.
lobby-new = New table: { $game }
lobby-gathering = Tables with open seats
lobby-gathering-none = No listed table is looking for players.
lobby-playing = Games to watch
lobby-playing-none = No listed game is being played.
stand-yours = Your turn
stand-gathering =
    { $count ->
        [0] everybody is here
        [one] { $count } open seat
       *[other] { $count } open seats
    }
stand-playing = { $name } is to move
stand-paused = paused
stand-over = finished

## A new table

new-title = { $game } with friends
new-seat = Who plays { $colour }
new-seat-me = I
new-seat-here = Somebody else at this screen
new-seat-open = Open, by invitation
new-seat-bot = A bot
new-seat-name = Name
new-seat-add = One more seat
new-seat-remove = Remove seat { $seat }
new-options = Rules of this table
new-people = Who and how
new-listed = Show the table in the lobby
new-spectators = Onlookers may watch; they see no secret
new-chat = Chat
new-take-backs = Moves may be taken back if the others agree
new-open = Open the table
new-clock = Clock
clock-none = no clock
clock-live = live: so many minutes each
clock-slow = over days
clock-minutes = Minutes for each
clock-increment = Seconds added a turn
clock-days-turn = Days for a turn
clock-late = When a clock has run out, a bot plays on for the seat until its owner is back.
clock-told =
    { $kind ->
        [live] { $minutes } min, +{ $increment } s a turn
        [days]
            { $days ->
                [one] { $days } day a turn
               *[other] { $days } days a turn
            }
       *[none] none
    }

## A table that is being filled

gathering-title = { $game }: a table is set
gathering-open =
    { $count ->
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    }
gathering-full = All seats are taken. Cards are dealt when everybody is ready.
gathering-dealing = The cards are being dealt …
gathering-invite = Invite your friends
gathering-invite-how = Whoever has this link can take an open seat. No account is needed.
join-title = Take a seat
join-name = Your name
join-take = Sit down
join-here = Somebody at this screen
ready-say = I am ready
ready-yes = ready
ready-no = not ready yet
ready-bot = always ready
terms-title = What is agreed
commitment = The shuffle is fixed from now on. Its fingerprint: { $commitment }
share-link = Link to this table
share-copy = Copy the link
share-copied = Copied
share-send = Send …

## The table

table-of = Table: { $game }
table-lost = There is no way to this table
table-unseen = This table is not open to onlookers.
board-label = Board of { $game }
seats-label = Seats
values-label = Values and stock
aside-label = Log and rules
bar-label = What is to do
bar-undo = Undo
bar-reset = Reset
bar-done = Done
bar-send = Send now
asked-yours = It is your turn.
asked-waiting = { $name } is to move.
asked-sending = Being sent …
asked-over = The game is over.
asked-paused = The game is paused.
asked-complete = Your turn is complete: Done sends it.
asked-reveals = Done sends this; then something hidden comes to light, and it stays done.
draft-effects = What the turn does so far
refusal-clause = Rule { $clause }
seat-of = { $name }, { $colour }
seat-me = you
seat-turn = to move
seat-open = open seat
seat-online = here
seat-away = away
seat-bot = bot, { $level }
score = { $score } pts
clock-label = Clock:
clock-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
last-round = The last round is being played.
last-round-left =
    { $count ->
        [one] Last round: one turn is left.
       *[other] Last round: { $count } turns are left.
    }
since-title =
    { $count ->
        [one] Since your last turn: one thing happened
       *[other] Since your last turn: { $count } things happened
    }
since-short =
    { $count ->
        [one] one thing since
       *[other] { $count } things since
    }
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Fit the board

tab-log = Log
tab-rules = Rules
tab-chat = Chat
tab-text = As text
log-empty = Nothing has happened yet.
log-show = Show the position after ply { $ply }
peek-at = Position { $ply } of { $plies }.
peek-now = Back to now
peek-failed = This position cannot be shown.
chat-empty = Nobody has said anything yet.
chat-label = Say something
chat-send = Send
chat-onlooker = Onlooker
text-hint = Moves can be written in notation, several in a line; they are done at once.
typed-label = Move in notation
typed-send = Play

offer-made =
    { $kind ->
        [take-back] { $name } would like to take the last action back.
        [pause] { $name } would like to pause.
       *[resume] { $name } would like to go on.
    }
offer-yes = Agree
offer-no = Decline
offer-waiting = Waiting for the others.
menu-label = More
menu-take-back = Ask to take the last action back
menu-pause = Ask for a pause
menu-resume = Ask to go on
menu-return = Take my seat back from the bot
menu-replay = Replay
menu-help = How a turn goes, and keys
menu-resign = Resign to a bot
resign-explain = A bot plays on for you; the others lose nothing. You can take your seat back at any time.
resign-bot = Who plays on
resign-yes = Resign
resign-no = Stay

help-title = How a turn goes
help-turn = Choose on the board or below it; only what is allowed is lit. Your choices are put together on the board and sent as one with Done. Until then taking back is free.
help-why = Click on a place that is not lit, and you are told why it is not allowed, with the rule.
help-arrows = move on the board
help-rotate = turn the tile; so does the wheel
help-enter = choose the place in focus
help-digits = choose a card
help-undo = take the last choice back
help-done = send the turn
help-help = this page
key-arrows = Arrows
key-enter = Enter
key-done = Ctrl + Enter

curtain-title = The screen changes hands
curtain-pass = Now it is { $name }.
curtain-show = I am { $name }

notice-title = Your turn in { $game }
notice-body = The others are waiting for you.

## The end

ending-title = The game is over
ending-show = Result
ending-won =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
ending-place = { $place }.
ending-rematch = Rematch
ending-save = Save the record
sources-title = Where it came from
sources-what = Source
chart-title =
    { $game ->
        [arkadia] Gold over the game, with seals at the value of the moment
       *[archon] Points over the game
    }
chart-label = Lines of each seat's score over the game; the same numbers follow as a table.
chart-table = As numbers
chart-ply = Ply
proof-title = Was the shuffle fair?
proof-why = The fingerprint of the shuffle's secret was shown before the first move. Now the secret is open, and the whole game can be played again and compared.
proof-commitment = Fingerprint
proof-secret = Secret
proof-verify = Verify the game
proof-busy = Playing it again …

## Replay

replay-of = Replay: { $game }
replay-first = To the beginning
replay-back = One back
replay-next = One on
replay-last = To the end
replay-play = Play
replay-pause = Stop
replay-ply = Position
replay-eyes = Seen by
replay-onlooker = an onlooker
replay-link = Copy this link
replay-branch = Play on from here
replay-told = What happened
replay-table = To the table

## Rules

rules-search = Search the rules
rules-found =
    { $count ->
        [one] { $count } clause
       *[other] { $count } clauses
    }
rules-none = No clause has these words.
rules-ruling = ruling
rules-ruling-why = Here the rulebook leaves room; this is how we play it.
rules-source = Source: { $source }
rules-games = Game
rules-own-words = In our own words. Every clause has an id that can be linked to; what forbids a move names its clause.

learn-heading = How { $game } is played
learn-play = To the start page: play now
learn-rules = All the rules
learn-title =
    { $game ->
        [arkadia]
            { $step ->
                [1] A building or workers
                [2] Enclose
                [3] Seals
                [4] The castle
               *[5] Banners and the end
            }
       *[archon]
            { $step ->
                [1] Ten cards, two halves
                [2] Into the city
                [3] Magisters
                [4] Attack and season
               *[5] The end
            }
    }
learn-text =
    { $game ->
        [arkadia]
            { $step ->
                [1] In your turn, either lay a building from a card of your hand, touching what is already there, or put workers beside one building. Camps that a building covers bring neutral workers.
                [2] As soon as no square beside a building is vacant, it is complete: workers, buildings, the castle lot and the border enclose it.
                [3] Each of your own workers beside a completed building earns you a seal of its family, even in somebody else’s turn. The seal on the building itself goes to whoever completed it.
                [4] For each completed building you put a piece on the castle. A family’s seal is worth as many gold as squares of the castle show that family from above, so every piece raises one family and may lower another.
               *[5] At the end of a turn you may give up one of your four banners: you get two workers and may sell seals at today’s values. When the second floor of the castle is full, everybody has one more turn; then all seals are sold, and the most gold wins.
            }
       *[archon]
            { $step ->
                [1] You have ten cards, courtiers and magisters. Every other round you divide them in secret: five for this round, five for the next.
                [2] In your turn, play a card and put a figure on a vacant slot of a location. There you get goods, trade, build, man the wall or win the King’s favor. Passing early gives a better place in the next round.
                [3] Magisters are better cards: each kind brings its own power when it is played, such as a second action or a slot that is occupied. Each one you win replaces a courtier.
                [4] After three rounds the city is attacked. If too few warriors stand on the wall, those who have few there lose goods. Then the season is scored.
               *[5] After three seasons the building tiles count, and the most points win.
            }
    }

## Settings

settings-language = Language
settings-theme = Light
settings-theme-choice =
    { $theme ->
        [day] Day: warm paper
        [night] Night: by lantern
       *[system] As the device has it
    }
settings-motion = Motion
settings-motion-choice =
    { $motion ->
        [full] Pieces travel
        [reduced] Nothing moves
       *[system] As the device has it
    }
settings-table = At the table
settings-sounds = Sounds
settings-typed = A field for typed moves below the board
settings-keys = Single letters as keys (U, R, ?)
settings-notify = Tell me when it is my turn and the page is not in sight
settings-notify-denied = The browser does not allow notifications from this page; its own settings can change that.
settings-where = All of this is kept in this browser only.

## About, and nothing

about-title = About Polis
about-unofficial = Polis is unofficial. It is made by admirers of both games and is not connected with their authors or publishers.
about-arkadia = Arkadia is a game by Rüdiger Dorn, published by Ravensburger and Rio Grande Games in 2006.
about-archon = Archon: Glory & Machination is a game by Nikolas Sakaloglou and Sotiris Tsantilas, published by Artipia Games in 2013.
about-own-title = What is ours
about-own = All drawings, all code and the wording of the rules are our own. No picture and no sentence was taken from the games. If you like a game, buy it: a table with people around it is better than any screen.
about-reconstructed-title = What is reconstructed
about-reconstructed = Some things are printed only on boards and cards, of which no full description exists. Where we could not know them, we have reconstructed them so that the game works as its rules describe. Every value is labelled: from the rulebook, from another source, or reconstructed. Whoever owns the game can correct it in one file.
about-reconstructed-where = The box with all labels:
about-privacy-title = Your data
about-privacy = No account, no advertising, no request to anybody else. The keys of your seats and your settings stay in this browser.
about-version = Version { $version }
missing-title = Off the map
missing-text = There is nothing at this address. The city lies over there.
