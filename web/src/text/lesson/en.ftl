### The words around a lesson; what its steps say comes from the server.

lesson-step = Step { $step } of { $steps }
lesson-end = Well done!
lesson-on = Continue
lesson-next = Next
lesson-back = Back
lesson-words = What this step says
lesson-clauses = In the rules:
lesson-do = Your move.
lesson-moves = Your move, { $done } of { $moves }.
lesson-send = That’s it. Press “{ $done }” to send it.
lesson-wait = The other side answers …
lesson-otherwise = The lesson is asking for something else now.
lesson-leave = Leave the lesson
lesson-leave-short = Leave
lesson-resume = Back to the lesson
lesson-astray = Your own way
lesson-astray-text = You have left the path of the lesson. Undo brings you back to it, as long as the turn is yours; or leave the lesson and play on: everything is allowed now.
lesson-stay = Play on from here
lesson-real = A real game against bots
