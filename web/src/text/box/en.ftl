### The page of a box, in English.

box-page = The box of { $game } · Polis
box-title = The box of { $game }
box-why = Some values are printed only on boards and cards that nobody has described. Do you own the game? Click a value that differs from your copy and correct it. Everything is checked at once, stays in this browser, and can be played with.
box-state = This box
box-groups = Parts of the box
box-rest = Everything else
box-origin =
    { $origin ->
        [rulebook] From the rulebook
        [source] From another source
        [corrected] Corrected here
       *[reconstructed] Reconstructed
    }
box-many =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
box-named = { $name }: { $value }
box-fits = This box is complete: { $id }, { $sha }… It can be played with.
box-not-kept = The browser has no room to keep this box: export it before you leave.
box-play = Play with this box
box-friends = With friends
box-export = Export the file
box-import = Import a file
box-undo = Undo
box-start-over = Start over
box-how = How do you know?
box-own-source = Read off my own copy.
box-apply = Correct it
box-restore = As it was
box-leave = Leave it
box-add = One more
box-remove = Remove { $what }
box-in-file = In the file:
box-line = line { $line }
box-table = Not the usual box: { $id }
box-table-label = Box
box-table-file = Its file
box-use = Play with my corrected box
box-use-how = Everybody at the table sees that, and can look at its values.
box-look = What is in the box, and how we know
