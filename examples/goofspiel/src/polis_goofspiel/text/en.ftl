### Goofspiel in English.

seat-name =
    { $seat ->
        [north] North
        [east] East
        [south] South
       *[west] West
    }
phase-name =
    { $phase ->
        [bid] lay a card for the pot
       *[over] game over
    }
option-carry = A pot that nobody takes stays for the next round

board-title = Goofspiel: round { $round } of 13
board-pot = Pot { $pot }, prize { $prize }
board-held = cards
board-laid = laid

event-prize-turned = The prize { $value } is turned up; the pot holds { $pot }.
event-card-laid-hidden = { seat-name } lays a card face down.
event-card-laid = { seat-name } lays the { $value } face down.
event-card-shown = { seat-name } shows the { $value }.
event-pot-taken = { seat-name } takes the pot: { $points } points.
event-pot-stays = The highest cards are equal: the pot of { $points } stays.
event-pot-lost = The highest cards are equal: the pot of { $points } is lost.
event-game-over = All prizes have been played for.

why-not-held = the { $value } is not in the hand any more
why-over = the game is over
