### Goofspiel auf Deutsch.

seat-name =
    { $seat ->
        [north] Nord
        [east] Ost
        [south] Süd
       *[west] West
    }
phase-name =
    { $phase ->
        [bid] eine Karte für den Topf legen
       *[over] Spiel beendet
    }
option-carry = Ein Topf, den niemand nimmt, bleibt für die nächste Runde

board-title = Goofspiel: Runde { $round } von 13
board-pot = Topf { $pot }, Preis { $prize }
board-held = Karten
board-laid = gelegt

event-prize-turned = Der Preis { $value } wird aufgedeckt; im Topf sind { $pot }.
event-card-laid-hidden = { seat-name } legt eine Karte verdeckt.
event-card-laid = { seat-name } legt die { $value } verdeckt.
event-card-shown = { seat-name } zeigt die { $value }.
event-pot-taken = { seat-name } nimmt den Topf: { $points } Punkte.
event-pot-stays = Die höchsten Karten sind gleich: Der Topf mit { $points } bleibt.
event-pot-lost = Die höchsten Karten sind gleich: Der Topf mit { $points } ist verloren.
event-game-over = Um alle Preise ist gespielt.

why-not-held = die { $value } ist nicht mehr auf der Hand
why-over = das Spiel ist beendet
