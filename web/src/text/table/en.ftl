### The browser's own words in English. Names of things and sentences about the rules come from the
### server; $game is a game's short name in selectors and its title elsewhere.

## Titles of pages

title-table = Table · Polis
title-gathering = Players wanted: { $game } · Polis
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
line-offline = The line is broken. Trying again; nothing that was sent is lost.

## A new table

new-seat-name = Name
new-spectators = Onlookers may watch; they see no secret
new-clock = Clock
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
fill-level = Level of the bot for { $seat }
fill-seat = Seat a bot
fill-free = Open this seat
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
actions-label = Possible moves
actions-chosen = Chosen
hint-ask = Hint
hint-thinking = Thinking …
hint-title = What a strong bot would do
hint-take = Lay it out
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
menu-notices = How I am told
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
chart-label = Lines of each seat's score over the game; the same numbers follow as a table.
chart-table = As numbers
chart-ply = Ply
proof-title = Was the shuffle fair?
proof-why = The fingerprint of the shuffle's secret was shown before the first move. Now the secret is open, and the whole game can be played again and compared.
proof-lesson = A lesson is dealt the same way for everybody: nothing was shuffled for this game. It can be played again and compared all the same.
proof-commitment = Fingerprint
proof-secret = Secret
proof-verify = Verify the game
proof-busy = Playing it again …

## Replay

replay-back = One back
replay-next = One on

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

## Settings

settings-language = Language
account-mark = Signed in as { $name }
