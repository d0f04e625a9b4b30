### Words of the table that is played by ear.

ear-leave = Show the board
ear-again = Say that again
ear-hush = Be quiet
ear-notation = In notation
ear-now = Now
ear-line = A move or a question
ear-send = Send
ear-enter = Enter on its own reads what you can do.
ear-how = Type the number of a choice under “What you can do”, words of it that no other choice has, or what it is called in notation, without the first word: “1 f6 1”. Ctrl + Enter is Done, also after what you have typed; u takes back, k keeps the turn so that you see what comes up. A whole move in notation is played at once; a question is one of the words below, such as “hand”, or anything after a question mark. Arrow up brings back what you typed before.
ear-answer = Answer
ear-no-answer = Nothing has been asked yet.
ear-past = The answers are about the position after { $ply ->
        [one] { $ply } choice.
       *[other] { $ply } choices.
    }
ear-present = Back to the present
ear-choices = What you can do
ear-nothing = There is nothing for you to decide now.
ear-numbered = { $number }: { $action }
ear-range = { $first } to { $last }: { $verb }
ear-unknown = None of your choices is called “{ $words }”.
ear-not-done = Something has to be chosen first.
ear-no-undo = There is nothing to take back.
ear-pick = { $verb }, { $count } choices
ear-choose = Choose
ear-questions = Questions
ear-ask = Ask
ear-seat = { $named ->
        [no] { $colour }
       *[yes] { $name }, { $colour }
    }{ $kind ->
        [bot] , a bot
       *[other] {""}
    }{ $online ->
        [no] , away
       *[yes] {""}
    }{ $turn ->
        [yes] , to move
       *[no] {""}
    }
