### What can be chosen, in English, as those hear it who play by ear. $cards are cards of the game's own
### file ("a Cleric and 2 Scribes"), $name and $tile its names; what is missing here the hand says.

take = Take { $cards }
split = Take { $cards } into your hand
enter = Go to the { $name }, slot { $slot }
play = Play { $cards }
tile = Take the { $tile }
replace = Replace a Courtier { $place }
wall = Place the Elite Warrior { $where }
more = Do it once more: { $effect }
done = Leave it at that
stop = Do without the second action

## Several of a kind

many-draft = Take two Magisters
many-split = Divide your cards
many-enter = Go to a location
many-with = Play a card
many-plain = Play a Magister as a Courtier
many-pair = Play two cards
many-take = Take Resources
many-give = Pay with Resources
many-buy = Buy a Resource
many-sell = Sell a Resource
many-magister = Take a Magister
many-tile = Take a building tile
many-save = Choose what you need not pay
many-replace = Replace a Courtier
many-wall = Place the Elite Warrior
many-lose = Lose Resources
