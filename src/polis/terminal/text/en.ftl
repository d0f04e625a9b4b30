### Words of the terminal in English. Commands in quotation marks are typed literally, in every
### language.

question = { $question }, e.g. { $examples } ("legal" lists all { $count })
question-all = { $question }: { $examples }
question-short = { $question }, e.g. { $examples } (legal)
prompt-go-on = Enter: continue
commitment = Commitment: { $commitment }
hidden-hand = { $seat }, press Enter when only you can see the screen.
pass-on = Press Enter to hide the screen, then pass the keyboard to { $seat }.
pass-on-first = Several players share this keyboard: { $seat } begins, the others look away.
line-after-turn = The turn is over before "{ $action }"; nothing was done; type the rest on a separate line.
undo-nothing = There is nothing to take back in this turn.
undo-revealed = A card was revealed; what came before it cannot be undone.
undone = Taken back: { $action }.
hint-over = The game is over; there is nothing to do.
hint-others = Hints are only for games alone against bots: with several people they would be unfair.
hint-not-yours = A bot decides now; ask when it is your turn.
allowed = "{ $action }" is allowed now.
not-allowed = { $action }: { $reason }.
no-legal = No legal action begins with "{ $filter }"; there are { $count } in all.
legal-count = { $count } legal actions:
no-such-command = { $reason } "help" lists the commands.
no-number = "{ $word }" is not a number of actions; this game has had { $count }, so type 0 to { $count }.
seen-at = The table after { $ply } of { $count } actions:
log-empty = Nothing has happened yet.
no-rule = Type the id of a rule, for example "rule { $rule }".
no-action = Type the action in question, for example "why { $example }".
no-file = Type the name of a file, for example "{ $command } game.json".
no-hand = Only players have a hand.
file-exists = { $file } exists and is not a record of this game; choose another name.
no-folder = { $folder } cannot be created: { $reason }.
no-secret = { $file } has no secret, so the game cannot be continued.
no-such-seat = '{ $kind }' cannot sit at the table; each seat is one of { $names }, such as { $example }.
record-exists = { $file } exists already; give --record another name.
saved = Saved in { $file }. It contains the seed, so anyone who opens it can work out all hidden cards.
resumed = Resumed { $file } after { $count } actions.
language-now = The language is now English.
no-language = Type "language en", "language fr" or "language de".
not-kept = The game cannot be saved: { $reason } "save FILE" saves it elsewhere.
kept = The game is saved; continue with: { $command } play --resume { $file }
nothing-kept = Nothing was played, so nothing was saved.
result = Result
winner =
    { $count ->
        [one] { $seats } wins.
       *[other] { $seats } share the victory.
    }
seed-revealed = The seed was { $secret }.
verify = Anyone can check the game: { $command } verify { $file }
help =
    Type actions as "legal" lists them, or shorter: "{ $short }" is "{ $long }".
    A line may hold several actions: all of them are done, or none.
    legal [WORDS]    the legal actions; with words, only those that begin so
    why ACTION       why an action is not allowed, with the rule
    hint             what a strong bot would do here, and why
    undo [all]       take back the last action, or this turn
    board, view N    draw the table now, or as it was after N actions
    hand             your cards
    ask [QUESTION]   the position in sentences; alone: the questions
    log [N|all]      the last sentences, each with its N for "view"
    forms [NAME]     { $forms }
    sheet            what the symbols on the table mean
    rule ID          a rule in words, for example { $rule }
    save FILE        write the record of the game
    resume FILE      continue another game
    language CODE    en, fr or de
    quit             stop; the game is saved
