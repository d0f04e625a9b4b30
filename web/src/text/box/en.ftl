### The page of a box, in English.

box-page = The box of { $game } · Polis
box-title = The box of { $game }
box-why = Some values are printed only on boards and cards that nobody has described. Below they are marked [reconstructed]. If you own the game and your copy differs, correct the component file and play with it.
box-download = Download the component file
box-change = Change it in any text editor. Give it an id of its own, and write beside each value that you correct how you know it.
box-drop = Drop the file here, or choose it
box-state = The file
box-packaged = This is the box that Polis plays with.
box-fits = This box is complete: { $id }, { $sha }… It can be played with.
box-faulty = This file is not a complete box.
box-faulty-how = Correct it and drop the file again.
box-line = Line { $line }
box-not-kept = This browser has no room to keep the file, so it cannot be played with here.
box-play = Play with this file
box-forget = Back to the box of Polis
box-drawing = What is in the box
box-table = Not the usual box: { $id }
box-table-label = Box
box-table-file = Its file
box-use = Play with my component file
box-use-how = Everybody at the table sees that, and can download the file.
box-bring = Play with a component file
box-look = Look at the box
