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
mine-where = The keys of your seats are kept in this browser; with an account (in the settings) other devices have your games too.
lobby-new = New table: { $game }
lobby-gathering = Tables with open seats
lobby-gathering-none = No listed table is looking for players.
lobby-playing = Games to watch
lobby-playing-none = No listed game is being played.
line-lesson = First game
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
new-seat-add = One more seat
new-seat-remove = Remove seat { $seat }
new-options = Rules of this table
new-people = Who and how
new-listed = Show the table in the lobby
new-chat = Chat
new-take-backs = Moves may be taken back if the others agree
new-open = Open the table
clock-none = no clock
clock-live = live: so many minutes each
clock-slow = over days
clock-minutes = Minutes for each
clock-increment = Seconds added a turn
clock-days-turn = Days for a turn
clock-late = When a clock has run out, a bot plays on for the seat until its owner is back.

## Replay

replay-of = Replay: { $game }
replay-first = To the beginning
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

rules-games = Game
rules-own-words = In our own words. Every clause has an id that can be linked to; what forbids a move names its clause.
learn-heading = How { $game } is played
learn-guided = Learn by playing
learn-guided-how = About six minutes. What is to be done glows, nothing can go wrong, and you may stop, go back or play on freely at any time.
learn-begin = Begin
learn-read = Or read first
learn-play = To the start page: play now
learn-rules = All the rules

## Settings

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
settings-keys = Single keys (U, R, digits, ?)
settings-notify = Tell me when it is my turn and the table is not in sight, even when Polis is closed
settings-notify-denied = The browser does not allow notifications from this page; its own settings can change that.
settings-notify-open = You are told while Polis is open in a tab. Telling you after that needs a browser and an address (https) that allow it.
settings-where = All of this is kept in this browser only; an account is kept on the server.

## About, and nothing

about-title = About Polis
about-unofficial = Polis is unofficial. It is made by admirers of the games and is not connected with their authors or publishers.
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

account-title = Account
account-why = Nobody needs one to play. With a name and a password your games are there on all your devices.
account-name = Name
account-password = Password
account-password-rule = At least 8 characters. There is no mail and no way back: keep it well.
account-sign-in = Sign in
account-sign-up = Make the account
account-have-none = I have none yet
account-have-one = I have one already
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
account-delete = Delete the account
account-delete-what = Seats that were taken in a browser stay playable there. Everything else of the account is gone at once.
account-delete-do = Delete it for good

notices-title = How I am told
hooks-title = Webhooks
hooks-what = When it is your turn, somebody sits down or the game ends and you are not looking, the server tells this address.
hooks-url = Address
hooks-add = Add
hooks-remove = Remove
hooks-remove-one = Remove { $url }
hooks-secret = Its messages are signed with this secret, shown only now:
