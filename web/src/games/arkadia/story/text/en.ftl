### What a seat did, in English. A sentence is a name and one or more of the clauses below;
### "part-" texts are building blocks of this language only.

you = You
to-you = you
family =
    { $family ->
        [red] red
        [olive] olive
        [black] black
       *[silver] silver
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
a-card =
    { $family ->
        [olive] an olive { form }
       *[other] a { family } { form }
    }
the-card = the { family } { form }
seals =
    { $count ->
        [one] { $count } { family } seal
       *[other] { $count } { family } seals
    }

laid = laid { a-card }
recruited =
    { $count ->
        [one] recruited one neutral worker
       *[other] recruited { $count } neutral workers
    }
took = took { a-card }
placed =
    { $count ->
        [one] placed a worker on { $squares }
       *[other] placed workers on { $squares }
    }
completed = completed { the-card }
completed-paid = completed { the-card } ({ $paid })
paid = { seals } to { $name }
paid-more = { $count } to { $name }
built =
    { $family ->
        [olive] put an olive piece on the castle
       *[other] put a { family } piece on the castle
    }
bannered = used a banner for two more workers
sold = sold { seals } for { $gold } gold
passed = had to pass
began-end = filled the castle’s second floor: everybody has one more turn
worth = { family } is worth { $value } now
worth-more = { family } { $value }
game-over = The game is over, all screens open.
