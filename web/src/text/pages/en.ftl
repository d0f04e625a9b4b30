### The words of the other pages, in English.

## Titles of pages

title-start = Polis: games of building and intrigue
title-missing = Nothing here · Polis
title-new = New table: { $game } · Polis
title-lobby = Lobby · Polis
title-mine = My games · Polis
title-rules = Rules { $game } · Polis
title-learn = How to play { $game } · Polis
title-settings = Settings · Polis
title-about = About · Polis
title-replay = Replay { $game } · Polis

## Start page

start-line = Games of building and intrigue, on one table.
game-plain = Played as text: the position is drawn in letters, and every move is a button.
start-unofficial = A private, unofficial implementation.
start-level = Level of the bots
level-mine = Your level
level-mine-is = Your level: { $level }
level-mine-of = Your level in { $game }
level-mine-how = An opponent at your level is found by your first two games and changes after two wins or losses in a row. You can change it at any time.
level-mine-moved =
    { $way ->
        [up] You go up a level: { $level }.
       *[down] You go down a level: { $level }.
    }
level-mine-play = Play at this level
start-seats = At the table
start-now = Play now
start-friends = With friends
start-screen = Choose who plays
start-learn = How to play
here-play = Play here, without a net
here-what = Against bots of every level, or with several people at one screen. The game runs in this browser and stays in it: no server is asked, and there is no clock.
here-open = What a local opponent holds is in your own browser's memory, and who wants to cheat themselves can look it up; games with others are at the server.
first-asked = Is this your first game of { $game }?
first-why = A lesson of a few minutes shows you how, at a real table. You are asked this only once.
first-yes = Show me how
first-no = No, let me play
players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }

## Lists of tables

mine-title = Your games
mine-profile = My play
mine-mistakes = My mistakes
mine-all = All your games
mine-none = You have no games in this browser yet.
mine-next = Next game waiting for me
mine-nothing-waits = No game is waiting for you.
mine-going = Games in progress
mine-over = Finished games
mine-where = The keys of your seats are kept in this browser; with an account (in the settings) you have your games on other devices too.
lobby-new = New table: { $game }
lobby-gathering = Tables with open seats
lobby-gathering-none = No listed table is looking for players.
lobby-playing = Games to watch
show-what = Nobody plays in public just now. These are games that bots have played before, shown at the pace of people: no bot thinks for them.
show-recorded = a recorded game of bots
show-watch = Watch
show-name = Recorded { $bot }
line-box = With another box
rules-box = What is in the box, and how we know
line-lesson = First game
line-here = In this browser
here-title = Games in this browser
here-lasting = These games are kept in this browser alone. It has promised to keep them for good.
here-not-lasting = These games are kept in this browser alone. It has not promised to keep them for good: write to a file what is dear to you.
here-save = Write them to a file
here-take = Take in a file
here-taken =
    { $added ->
        [0] No new game.
        [one] { $added } new game.
       *[other] { $added } new games.
    }{ $known ->
        [0] {""}
        [one] {" "}One was here already.
       *[other] {" "}{ $known } were here already.
    }{ $failed ->
        [0] {""}
        [one] {" "}One does not fit the rules of this version.
       *[other] {" "}{ $failed } do not fit the rules of this version.
    }
here-move = Move them to my account
here-sign-in = Sign in to move them
here-moving = A game that is moved goes on at the server, on all devices of the account.
here-moved =
    { $count ->
        [one] { $count } game has moved to the account.
       *[other] { $count } games have moved to the account.
    }
here-remove = Remove this game
here-remove-sure = Remove this game for good?
here-remove-yes = Remove it
here-remove-no = Keep it
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
stand-won = You won
stand-place =
    { $of ->
        [2] You lost
       *[other] Place { $place } of { $of }
    }
stand-winner =
    { $count ->
        [one] { $names } won
       *[other] { $names } won together
    }
line-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## A new table

new-title = { $game } with friends
new-title-here = { $game } here, without a net
new-where = Where
new-there = With others, at the server
new-here = Here, without a net
new-begin = Begin
new-seat = Who plays { $colour }
new-seat-me = Me
new-seat-here = Somebody else at this screen
new-seat-open = Open, by invitation
new-seat-bot = A bot
new-seat-add = One more seat
new-seat-remove = Remove seat { $seat }
new-options = Rules of this table
new-more = Rules, clock, and who may watch
preset-title = What kind of game
preset-name =
    { $preset ->
        [first] First game
        [live] Live, 20 minutes
       *[days] By the day
    }
preset-what =
    { $preset ->
        [first] No clock; moves may be taken back.
        [live] 20 minutes each, and 20 seconds more a turn.
       *[days] Three days a turn; play when you have time.
    }
new-people = Who and how
new-listed = Show the table in the lobby
new-chat = Chat
new-take-backs = Moves may be taken back if the others agree
new-open = Open the table
clock-none = no clock
clock-live = live: a number of minutes each
clock-slow = over days
clock-minutes = Minutes for each player
clock-increment = Seconds added per turn
clock-days-turn = Days per turn
clock-late = When a clock has run out, a bot plays on for the seat until its owner is back.

## Replay

replay-of = Replay: { $game }
replay-first = To the beginning
replay-last = To the end
replay-play = Play
replay-pause = Stop
replay-eyes = Seen by
replay-onlooker = an onlooker
replay-bot = { $name }: everything the bot saw
replay-bot-given = This is everything that { $name } was given in this position, and nothing more.
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
rules-none = No clause contains these words.
rules-ruling = ruling
rules-ruling-why = The rulebook leaves room here; this is how we play it.
rules-source = Source: { $source }
rules-games = Game
rules-own-words = In our own words. Every clause has an id that you can link to; when a move is refused, you are told the clause that forbids it.
book-contents = Contents
book-appendix = Appendix: every clause
book-chapter = explained in: { $title }
book-print = Print
book-clause = Clause { $id }
book-found =
    { $count ->
        [0] The chapters do not contain these words.
        [one] { $count } place in the chapters
       *[other] { $count } places in the chapters
    }
book-clauses-found =
    { $count ->
        [one] and { $count } clause in the appendix
       *[other] and { $count } clauses in the appendix
    }
learn-heading = How { $game } is played
learn-guided = Learn by playing
learn-guided-how = Between six and twelve minutes. What to do next glows, nothing can go wrong, and you can stop, go back or play on freely at any time.
learn-begin = Begin
learn-read = Or read first
learn-play = To the start page: play now
learn-rules = All the rules

## Settings

settings-pace = Turns of the others
pace =
    { $pace ->
        [slow] slowly
        [normal] at normal speed
        [fast] fast
       *[off] not shown
    }
settings-theme = Light
settings-theme-choice =
    { $theme ->
        [day] Day: warm paper
        [night] Night: by lantern
       *[system] As on this device
    }
settings-motion = Motion
settings-motion-choice =
    { $motion ->
        [full] Pieces travel
        [reduced] Nothing moves
       *[system] As on this device
    }
settings-table = At the table
settings-sounds = Sounds
settings-ear = Play by ear: the table in words, lists and answers, for screen readers
settings-typed = A field for typed moves below the board
settings-keys = Single keys (U, R, F, H, digits, ?)
settings-pause = Pause before the end of my turn, to see which card comes up
settings-sends = Send my turn a moment after its last choice, without Done
settings-notify = Tell me when it is my turn and the table is out of sight, even when Polis is closed
settings-notify-denied = The browser does not allow notifications from this page; its own settings can change that.
settings-notify-open = You are notified while Polis is open in a tab. Notifications after that need a browser and an address (https) that allow them.
settings-where = All of this is kept in this browser only; an account is kept on the server.
no-server = This site has no server: games and settings stay in this browser. Tables with others, component files of your own, accounts and notices are at a server of Polis.

## About, and nothing

about-title = About Polis
about-unofficial = Polis is unofficial. It is made by admirers of the games and is not connected with their authors or publishers.
about-own-title = What is ours
about-own = All drawings, all code and the wording of the rules are our own. No picture and no sentence was taken from the games. If you like a game, buy it: a table with people around it is better than any screen.
about-letters = The fonts are Alegreya and Source Sans 3, under the SIL Open Font License.
about-licence = Its text
about-reconstructed-title = What is reconstructed
about-reconstructed = Some things are printed only on boards and cards of which no full description exists. Where we could not know them, we have reconstructed them so that the game works as its rules describe. Every value is labelled: from the rulebook, from another source, or reconstructed. If you own the game, you can correct them in one file.
about-reconstructed-where = The box with all labels:
about-privacy-title = Your data
about-privacy = You need no account, there is no advertising, and no data goes to anybody else. The keys of your seats and your settings stay in this browser.
about-version = Version { $version }
missing-title = Off the map
missing-text = There is nothing at this address. The city is over there.

account-title = Account
account-why = You do not need one to play. With a name and a password you have your games on all your devices.
account-name = Name
account-password = Password
account-password-rule = At least 10 characters, and not a common password. There is no mail: keep the recovery code that you are shown next. Without it only the operator of this server can let you choose another password.
account-lost = I have lost my password
recovery-title = Recovery code
recovery-what = With it you choose a new password if you have lost yours. It works once; a new one makes the earlier one void.
recovery-write = Write this recovery code down, away from this device. It is shown only now:
recovery-make = Make a new code
recovery-copy = Copy the code
account-reset-why = Whoever runs this server has let you choose a new password. All your other devices will be signed out.
account-reset = Use this password
account-reset-not = Not now
account-sign-in = Sign in
account-sign-up = Create the account
account-have-none = I do not have one yet
account-have-one = I already have one
account-now = Signed in as { $name }.
account-seats = { $count ->
    [0] It has no seats yet.
    [one] It has one seat.
   *[other] It has { $count } seats.
}
account-sign-out = Sign out
account-sign-out-all = Sign out on all devices
account-change = Change the password
account-change-do = Change it
account-old = The old password
account-new = The new password
account-password-changed = The password is changed; all other devices are signed out.
account-devices = Devices and what is kept here
account-device = Signed in on { $created }, last used on { $used }.
account-device-this = This one.
account-sign-out-one = Sign it out
account-data = Download all that is kept of you
account-delete = Delete the account
account-delete-what = Seats that were taken in a browser stay playable there. Everything else in the account is deleted at once, and so are your name at its tables and your lines in their chats; the games stay, without your name. The host's older backups still have them.
account-delete-do = Delete it for good

notices-title = Notifications
hooks-title = Webhooks
hooks-what = When it is your turn, somebody sits down or the game ends and you are not looking, the server notifies this address.
hooks-url = Address
hooks-add = Add
hooks-remove = Remove
hooks-remove-one = Remove { $url }
hooks-last = Last sent { $time }: { $status ->
        [0] no answer
       *[other] answered with { $status }
    }
hooks-none = Nothing has been sent yet.
hooks-secret = Its messages are signed with this secret, shown only now:

sent-title = What this browser was sent
sent-what = The server sends each browser only what its seat may know. These are its last messages at this table, the newest first and byte for byte: a card that you may not see is not in them.
sent-none = Nothing has arrived yet.
sent-copy = Copy all of them
sent-copied = Copied
sent-not-copied = The browser did not allow copying.
sent-bytes = { $bytes } bytes

menu-take-back = Ask to take the last action back
menu-pause = Ask for a pause
menu-resume = Ask to resume
menu-return = Take my seat back from the bot
menu-ear = Play by ear
menu-help = How a turn goes, and keys
menu-notices = Notifications
hand-title = Go on on another device
hand-how = Point the phone’s camera at this picture, or open the link there. It works once, within five minutes; afterwards the seat is on both devices.
hand-picture = The link as a QR picture
hand-link = Link for the other device
menu-sent = What this browser was sent
menu-resign = Resign to a bot
resign-explain = A bot plays on for you; the others lose nothing. { $kind ->
    [once] You can take your seat back until the bot has acted for you.
   *[any] You can take your seat back at any time.
}
resign-bot = Who plays on
resign-yes = Resign
resign-no = Stay
help-title = How a turn goes
help-turn = What you may choose is marked in blue. Put your turn together on the board and below it: nothing counts before you press Done, and until then you can take everything back. Done also says that you want nothing more: no further worker, no banner.
help-why = Click on something that is not marked to learn why not.
help-arrows = move from place to place on the board
help-rotate = turn the building; the mouse wheel does too
help-enter = choose the place you are on; otherwise Done
help-digits = choose the card, piece or answer with that number
help-undo = take the last choice back
help-done = Done, wherever you are
help-drag = You can click, or drag a card, a worker or a piece to its place.
help-keys = Keys
help-next = the next or the previous place you may choose
help-flip = turn the building over, where the table allows it
help-hint = ask for a hint
help-keep = play this, but keep the turn (when a banner is left)
help-help = this page
key-arrows = Arrows
key-enter = Enter
key-next = Page up, page down
key-done = Ctrl + Enter

## A table that is being filled

seat-open = open seat
title-gathering = Players wanted: { $game } · Polis
new-seat-name = Name
new-spectators = Onlookers may watch; they see no secret
new-returns = Players who left may come back, even after a bot has acted for them
new-clock = Clock
clock-told =
    { $kind ->
        [live] { $minutes } min, +{ $increment } s per turn
        [days]
            { $days ->
                [one] { $days } day per turn
               *[other] { $days } days per turn
            }
       *[none] none
    }
gathering-open =
    { $count ->
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    }
gathering-full = All seats are taken. Cards are dealt when everybody is ready.
invited-title =
    { $known ->
        [yes] { $name } invites you to { $game }: sit down
       *[no] You are invited to { $game }: sit down
    }
invited-chair = Your chair
invited-late = Every seat is taken by now. You will see the game here as soon as it begins.
gathering-invite = Invite your friends
gathering-invite-how = Whoever has this link can take an open seat. No account is needed.
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
share-link = Link to this table
share-own-machine = This link works on this machine only. For others, the server has to listen on the network: polis serve --host 0.0.0.0
share-copy = Copy the link
share-copied = Copied
share-send = Send …

## A table’s hints, chat and curtain

to-now = To now
watch-skip = Skip to now
hint-ask = Hint
hint-thinking = Thinking …
hint-others = Hints are only for games alone against bots: at this table they would be unfair.
hint-title = What a strong bot would do
hint-take = Set it up
hint-more = Why
curtain-title = The screen changes hands
curtain-pass = It is { $name }’s turn now.
curtain-show = I am { $name }
chat-empty = Nobody has said anything yet.
chat-label = Say something
chat-send = Send
chat-onlooker = Onlooker
chat-mute = Mute
chat-unmute = Show again
chat-muted = { $name } is muted.
offer-made =
    { $kind ->
        [take-back] { $name } would like to take the last action back.
        [pause] { $name } would like to pause.
       *[resume] { $name } would like to continue.
    }
offer-yes = Agree
offer-no = Decline
offer-waiting = Waiting for the others.
offer-replace = { $name } has been awaited for a day. A bot may sit in until { $name } is back.
offer-replace-yes = Let a bot sit in
peek-at = Position { $ply } of { $plies }.
peek-now = Back to now
peek-failed = This position cannot be shown.
replay-back = One step back
replay-next = One step on
sounds-offer = Sounds for pieces, payments and your turn?
sounds-on = With sounds
sounds-off = Silent
watch-turn = { $name }’s turn
watch-step = step { $step } of { $steps }
watch-waiting =
    { $count ->
        [one] then one more turn
       *[other] then { $count } more turns
    }
watch-next = Next
watch-start = From the start
watch-end = Skip
