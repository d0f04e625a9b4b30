### The words of a player's own page and of the collection of mistakes, in English.

title-profile = My play · Polis
profile-title = My play
profile-games = My games
profile-game = Game
profile-mistakes =
    { $count ->
        [0] My mistakes
        [one] My mistakes: one waits
       *[other] My mistakes: { $count } wait
    }
profile-failed = What this browser keeps of your games could not be read.
profile-none = No game of yours has ended yet. Once one has, its result stands here, and after its review how well you played.
profile-sum =
    { $count ->
        [one] One game, { $won } won.
       *[other] { $count } games, { $won } won.
    }
profile-streaks = Won in a row: { $now } now, { $longest } at most.
profile-what = Games count that you played to their end at one seat; not those that you played on from another one, nor lessons, nor what a bot ended for you. There is no rating.
profile-course = Play over time
profile-course-note = { $games } games a point, with the band that is 95 % sure; up is better.
profile-course-none = There are too few judged moves yet: review some of your games.
profile-reviewer = reviewer
profile-point = Games { $games }
profile-results = Results
profile-results-note = Against the strongest bot at the table, and against people; a square is a game.
profile-against = Against
profile-won = Won
profile-lot = By lot
profile-of = { $won } of { $games }
profile-people = people
profile-all = all
profile-parts = How well
profile-by-phase = By part of the game
profile-by-seat = By seat
profile-seat = seat { $seat }
profile-beaten = Levels beaten
profile-beaten-names = Beaten: { $names }.
profile-beaten-none = None yet.
profile-luck = Luck
profile-luck-none = In no two reviewed games was luck larger than its error.
profile-luckiest = Luckiest
profile-unluckiest = Unluckiest
profile-game-of =
    { $way ->
        [won] { $day }: won, { $scores }
       *[lost] { $day }: not won, { $scores }
    }
profile-files = Take it with you
profile-files-why = All this stays in this browser. A file holds it for another one: results, reviews and mistakes.
profile-json = Save all (JSON)
profile-csv = Save a table (CSV)
profile-take = Take in a file
profile-taken =
    { $count ->
        [0] All of that was here.
        [one] One entry was new.
       *[other] { $count } entries were new.
    }
profile-no-file = This is not a file with play of Polis; it would be one that this page has saved as JSON.

title-mistakes = My mistakes · Polis
mistakes-title = My mistakes
mistakes-none = There is no mistake of 5 points or more in your reviewed games. Review a game of yours, and what cost much stands here.
mistakes-begin =
    { $count ->
        [one] Begin
       *[other] Begin with { $count }
    }
mistakes-wait =
    { $count ->
        [0] None waits today.
        [one] One waits today.
       *[other] { $count } wait today.
    }
mistakes-all = All
mistakes-theme = Theme
mistakes-one = { $game }, position { $ply }
mistakes-lost = lost { $lost }
mistakes-today = today
mistakes-found =
    { $count ->
        [one] found once
       *[other] found { $count } times
    }
mistakes-how = Found without a hint, the pause before it is asked again grows; with a hint it grows less; not found, it is asked soon. All of it stays in this browser.
