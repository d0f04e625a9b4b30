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

event-middle-dealt = In die Mitte kommen { $card }, { $second } und { $third }.
event-hand-dealt-hidden = { seat-name } bekommt drei Karten.
event-hand-dealt = { seat-name } bekommt { $card }, { $second } und { $third }.
event-card-swapped = { seat-name } tauscht { $card } gegen { $second }.
event-all-swapped = { seat-name } tauscht alle drei: In der Mitte liegen { $card }, { $second } und { $third }.
event-passed = { seat-name } passt.
event-knocked = { seat-name } klopft.
event-hand-shown = { seat-name } hat { $points }.

why-not-all = hier dürfen nicht alle drei Karten auf einmal getauscht werden
why-knocked = jemand hat schon geklopft
why-too-early = niemand darf klopfen, bevor jeder Platz drei Züge hatte
why-over = das Spiel ist beendet
