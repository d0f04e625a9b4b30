### Thirty-one auf Deutsch.

seat-name =
    { $seat ->
        [north] Nord
        [east] Ost
        [south] Süd
       *[west] West
    }
phase-name =
    { $phase ->
        [turn] tauschen, passen oder klopfen
       *[over] Spiel beendet
    }
option-all-three = Alle drei Karten dürfen auf einmal getauscht werden

board-middle = Mitte
board-knocked = klopft

part-person =
    { $named ->
        [yes] { $name }
       *[no] { seat-name }
    }
part-bekommt =
    { $you ->
        [yes] Sie bekommen
       *[no] { part-person } bekommt
    }
part-tauscht =
    { $you ->
        [yes] Sie tauschen
       *[no] { part-person } tauscht
    }
part-passt =
    { $you ->
        [yes] Sie passen
       *[no] { part-person } passt
    }
part-klopft =
    { $you ->
        [yes] Sie klopfen
       *[no] { part-person } klopft
    }
part-hat =
    { $you ->
        [yes] Sie haben
       *[no] { part-person } hat
    }
event-middle-dealt = In die Mitte kommen { $card }, { $second } und { $third }.
event-hand-dealt-hidden = { part-bekommt } drei Karten.
event-hand-dealt = { part-bekommt } { $card }, { $second } und { $third }.
event-card-swapped = { part-tauscht } { $card } gegen { $second }.
event-all-swapped = { part-tauscht } alle drei: In der Mitte liegen { $card }, { $second } und { $third }.
event-passed = { part-passt }.
event-knocked = { part-klopft }.
event-hand-shown = { part-hat } { $points }.

why-not-all = hier dürfen nicht alle drei Karten auf einmal getauscht werden
why-knocked = jemand hat schon geklopft
why-too-early = niemand darf klopfen, bevor jeder Platz drei Züge hatte
why-over = das Spiel ist beendet
