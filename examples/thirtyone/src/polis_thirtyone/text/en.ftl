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

part-person =
    { $named ->
        [yes] { $name }
       *[no] { seat-name }
    }
part-is-dealt =
    { $you ->
        [yes] You are dealt
       *[no] { part-person } is dealt
    }
part-swaps =
    { $you ->
        [yes] You swap
       *[no] { part-person } swaps
    }
part-passes =
    { $you ->
        [yes] You pass
       *[no] { part-person } passes
    }
part-knocks =
    { $you ->
        [yes] You knock
       *[no] { part-person } knocks
    }
part-holds =
    { $you ->
        [yes] You hold
       *[no] { part-person } holds
    }
event-middle-dealt = Into the middle come { $card }, { $second } and { $third }.
event-hand-dealt-hidden = { part-is-dealt } three cards.
event-hand-dealt = { part-is-dealt } { $card }, { $second } and { $third }.
event-card-swapped = { part-swaps } { $card } for { $second }.
event-all-swapped = { part-swaps } all three: in the middle lie { $card }, { $second } and { $third }.
event-passed = { part-passes }.
event-knocked = { part-knocks }.
event-hand-shown = { part-holds } { $points }.

why-not-all = all three cards cannot be swapped at once here
why-knocked = somebody has knocked already
why-too-early = nobody may knock before every seat has had three turns
why-over = the game is over
