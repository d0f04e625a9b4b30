### Thirty-one in English.

seat-name =
    { $seat ->
        [north] North
        [east] East
        [south] South
       *[west] West
    }
phase-name =
    { $phase ->
        [turn] take, pass or knock
       *[over] game over
    }
option-all-three = All three cards may be swapped at once

board-middle = middle
board-knocked = has knocked

event-middle-dealt = Into the middle come { $card }, { $second } and { $third }.
event-hand-dealt-hidden = { seat-name } is dealt three cards.
event-hand-dealt = { seat-name } is dealt { $card }, { $second } and { $third }.
event-card-swapped = { seat-name } swaps { $card } for { $second }.
event-all-swapped = { seat-name } swaps all three: in the middle lie { $card }, { $second } and { $third }.
event-passed = { seat-name } passes.
event-knocked = { seat-name } knocks.
event-hand-shown = { seat-name } holds { $points }.

why-not-all = all three cards cannot be swapped at once here
why-knocked = somebody has knocked already
why-too-early = nobody may knock before every seat has had three turns
why-over = the game is over
