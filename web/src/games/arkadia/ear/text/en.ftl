### What can be chosen, in English, as those hear it who play by ear. $card is one of the story's cards
### ("a red mill", "the red mill"), $seals its seals; $square is a square of the board or the castle.

play = Play { $card }
site = Send workers to { $card }, building { $building }
site-lot = Send workers to the castle lot
pass = Pass, since nothing else is possible
part-turned =
    { $quarters ->
        [0] { "" }
        [1] , a quarter turn clockwise
        [2] , a half turn
       *[3] , a quarter turn anticlockwise
    }
lay =
    { $flipped ->
        [yes] Lay it at { $square }, turned over{ part-turned }
       *[no] Lay it at { $square }{ part-turned }
    }
own = Place one of your own workers on { $square }
neutral = Place a neutral worker on { $square }
done = Place no more workers
castle =
    { $family ->
        [olive] Put an { $tint } piece on castle square { $square }
       *[other] Put a { $tint } piece on castle square { $square }
    }
draw = Take { $card } from the display
draw-pile = Draw a card from the pile
end = End the turn
cash = Sell { $seals } for { $gold } gold
recruit =
    { $count ->
        [0] Take no neutral worker
        [one] Take one neutral worker
       *[other] Take { $count } neutral workers
    }
noted = { $choice }: { $note }

## Several of a kind

many-play = Play a card
many-site = Send workers to a building
many-lay = Lay the building
many-own = Place one of your own workers
many-neutral = Place a neutral worker
many-castle = Put a piece on the castle
many-draw = Take a card
many-cash = Sell seals
many-recruit = Take neutral workers
lot = the castle lot
