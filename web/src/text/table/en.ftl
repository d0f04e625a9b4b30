### The browser's own words in English. Names of things and sentences about the rules come from the
### server; $game is a game's short name in selectors and its title elsewhere.

## Titles of pages

title-table = Table · Polis
title-playing = { $game } · Polis
title-turn = ● Your turn: { $game } · Polis
title-over = Game over: { $game } · Polis

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
engine-failed = The rules of this game cannot be loaded in this browser. Please reload the page; an older browser may need an update.
screen-whole = Full screen
screen-leave = Leave full screen
line-none = There is no connection to the server.
line-none-more = Tables, rules and your games are kept there; nothing you have sent is lost. This page continues by itself when the server is back.
line-try = Try again
version-new = A new version of Polis is here.
version-load = Load it
keys-forgotten = This browser keeps nothing, so your seat is lost when this page is closed.
line-offline = The connection is lost. Trying again; nothing that was sent is lost.

## A table that is being filled

gathering-title = { $game }: a table is set
gathering-dealing = The cards are being dealt …
bots-with-style = With a style of play

## The table

table-of = Table: { $game }
table-lost = This table cannot be reached
table-unseen = This table is not open to onlookers.
board-label = Board of { $game }
seats-label = Seats
values-label = Values and stock
aside-label = Log and rules
bar-label = What to do
actions-label = Possible moves
actions-chosen = Chosen
name-you = You
bar-undo = Undo
bar-reset = Reset
bar-done = Done
bar-keep = Keep my turn
bar-keep-why = Take this and see what comes up before you decide whether to do more
asked-yours = It is your turn.
asked-waiting = { $name } is to move.
asked-thinking = { $name } is thinking.
asked-queued =
    { $ahead ->
        [one] { $name } will think in a moment: one other bot is first.
       *[other] { $name } will think in a moment: { $ahead } other bots are first.
    }
asked-room = { $name } is waiting: only bots are playing here, and as many such tables are already running as one person may have.
asked-sending = One moment …
asked-over = The game is over.
asked-paused = The game is paused.
asked-complete = Your turn is ready. Press Done to play it.
asked-running = Your turn will be played in a moment. Undo, another choice or Escape stops it.
asked-reveals = Press Done to play this. It reveals something new: then there is no way back.
draft-effects = What the turn does so far
refusal-clause = Rule { $clause }
why-illegal = { $action }: { $reason }.
why-allowed = { $action }: allowed
why-goes-on = Nothing more can be chosen now; press Done first.
seat-of = { $name }, { $colour }
seat-me = you
seat-turn = to move
seat-online = here
seat-away = away
seat-bot = bot, { $level }
seat-outside = bot from outside
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
        [0] Last round: this turn is the last.
        [one] Last round: one turn after this.
       *[other] Last round: { $count } turns after this.
    }
since-title = Since your last turn
since-looked = Since you last looked
since-round = The last round
since-short =
    { $count ->
        [one] One turn since yours
       *[other] { $count } turns since yours
    }
road-label = The road of points: { $seats }
road-seat = { $name } { $points }
watch-again = Show again
again = Again
thinking = for { $seconds } s
thinking-usual = for { $seconds } s; so far { $usual } s at most
last-turn-mine = This is your last turn.
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Fit the board
tab-log = Log
tab-rules = Rules
tab-chat = Chat
tab-text = As text
log-empty = Nothing has happened yet.
log-whole = The whole turn
log-show = Show the board as it was then
chat-new = { $label }, { $count } new
text-hint = You can type moves in notation, several on one line; they are played at once.
typed-label = Move in notation
typed-send = Play
menu-label = More
menu-replay = Replay
menu-review = Review
menu-analysis = Analyse
notice-title = Your turn in { $game }
notice-body = The others are waiting for you.

## The end

ending-show = Result

## Settings

settings-language = Language
account-mark = Signed in as { $name }
