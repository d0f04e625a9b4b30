### Messages that belong to no single game, in English: typed lines, records, options. Words in quotation marks and
### lists of names are typed literally, in every language.

## Typed lines

typed-nothing = Nothing was typed; type an action such as '{ $example }'.
typed-unknown = '{ $word }' is not { $what }; use one of { $names }.
typed-ambiguous = '{ $word }' could mean { $names }; type more letters.
typed-too-short = '{ $verb }' needs { $what } after it; the line ends too early.
typed-too-short-of = '{ $verb }' needs { $what } after it, one of { $names }; the line ends too early.
typed-no-number = '{ $word }' is not { $what }.
what-action = an action
what-number = a number from { $low } to { $high }
what-part = one of the names for '{ $part }'

## Options of a table, seeds, seats

option-unreadable = '{ $pair }' is not an option; write NAME=VALUE, such as { $example }.
option-unknown = { $game } has no option '{ $name }'; its options are { $names }.
option-not-yes-or-no = The option '{ $name }' is { $value }; it must be true or false.
option-not-text = The option '{ $name }' is { $value }; it must be a text.
option-no-value = { $value } is not a value of the option { $name }; choose one of { $values }.
option-seats = { $game } is for { $low } to { $high } seats, not { $count }.
no-components = { $game } has no component file; leave --components out.
plain-forms = the rules of the game
no-such-bot = There is no bot '{ $name }'; the bots are { $names }.
no-such-style = There is no bot '{ $name }'; the styles of the bots that search are { $styles }.
no-such-game = There is no game '{ $name }'; the games are { $names }.
no-such-clause = There is no clause { $word }; an id looks like { $example }.
no-such-clause-but = There is no clause { $word }; similar ones are { $names }.
no-such-seed = "{ $word }" is not a seed: give 32 hexadecimal digits or a whole number from 0 to 2^128 - 1.

## Records: files

file-unreadable = { $file } cannot be read: { $reason }.
file-unwritable = { $file } cannot be written: { $reason }.
file-too-long = { $file } has more than { $bytes } bytes; no record is that long.
file-no-json = { $file } is not a record: it is not readable JSON.
file-no-record = { $file } is not a record: its "format" is not "{ $format }".
file-too-new = { $file } is a record of version { $version }; this Polis reads up to { $known }.

## Records: fields

field-wrong = { $file }: "{ $way }" must be { $wanted }, not { $found }.
field-wrong-whole = { $file }: the file must be { $wanted }, not { $found }.
field-missing = { $file }: "{ $way }" is missing.
field-unknown = { $file }: { $way } is not a field of a record.
want-object = an object
want-list = a list
want-list-of-seats = a list of { $low } to { $high } seats
want-list-of-budgets = a list of 1 to { $most } numbers of simulations
want-later-receipt = a turn that begins at ply { $least } or later
want-list-of-points = a list of { $count } numbers, one for each seat
want-list-of-winners = a list of one or more different seats in ascending order
want-whole = a whole number from { $low } to { $high }
want-text = a text of { $low } to { $high } characters
want-printable = a text without control characters
want-game = the name of a game
want-kind = human or the name of a bot
want-ending = the name of an ending
want-digits = { $count } hexadecimal digits
want-null-or-digits = null or { $count } hexadecimal digits
found-object = an object
found-list = a list of { $count }
found-huge = a huge number
record-hashes =
    { $file }: { $actions ->
        [one] { $actions } action needs
       *[other] { $actions } actions need
    } { $needed } hashes (the set-up has one), not { $found }.
record-entropies = { $file }: "seed.entropies" must hold one text for each of the { $seats } seats, not { $found }.

## Records: replaying

replay-other-game = { $file } is a game of { $found }, not of { $game }.
replay-seats = { $file } has { $count } seats; { $game } is for { $low } to { $high }.
replay-no-secret = { $file } cannot be replayed yet: its secret is withheld until the game is over.
replay-version = { $file } was played by version { $found } of the rules of { $game }; this Polis plays version { $known }.
replay-components = { $file } was played with the component file { $found }, not with { $known }; give the right one with --components.
replay-commitment = { $file }: the secret's hash is { $found }, but the game was started with the commitment { $known }.
replay-unreadable = { $file }: action { $number }, "{ $action }", cannot be read: { $reason }
replay-several = { $file }: action { $number }, "{ $action }", is { $count } actions; a record has one per ply.
replay-spelling = { $file }: action { $number }, "{ $action }", must be written "{ $right }".
replay-not-allowed = { $file }: action { $number }, "{ $action }", is not allowed: { $reason }.
replay-hash-first = { $file }: at set-up, the position has the hash { $found }, the record says { $known }.
replay-hash = { $file }: after action { $number }, "{ $action }", the position has the hash { $found }, the record says { $known }.
replay-result = { $file }: the actions lead to { $found }, the record says { $known }.
result-none = no end
result = the ending "{ $ending }" with { $points } points and as winner seat { $winners }

### answers: questions about a position

asked-no-topic = '{ $word }' is not a question; you can ask about { $names }.
asked-too-much = Nothing may follow the question '{ $topic }'; leave '{ $thing }' out.
asked-no-thing = '{ $topic } { $thing }' cannot be answered; after '{ $topic }' comes one of { $names }.
asked-nothing-there = There is nothing yet that '{ $topic }' could be about.
topic-position = The position drawn with letters
none-listed = none
