### Goofspiel en français.

seat-name =
    { $seat ->
        [north] Nord
        [east] Est
        [south] Sud
       *[west] Ouest
    }
phase-name =
    { $phase ->
        [bid] poser une carte pour le pot
       *[over] partie terminée
    }
option-carry = Un pot que personne ne prend reste pour la manche suivante

board-title = Goofspiel : manche { $round } sur 13
board-pot = Pot { $pot }, prix { $prize }
board-held = cartes
board-laid = posée

event-prize-turned = Le prix { $value } est retourné ; le pot vaut { $pot }.
event-card-laid-hidden = { seat-name } pose une carte face cachée.
event-card-laid = { seat-name } pose le { $value } face cachée.
event-card-shown = { seat-name } montre le { $value }.
event-pot-taken = { seat-name } prend le pot : { $points } points.
event-pot-stays = Les plus hautes cartes sont égales : le pot de { $points } reste.
event-pot-lost = Les plus hautes cartes sont égales : le pot de { $points } est perdu.
event-game-over = Tous les prix ont été joués.

why-not-held = le { $value } n’est plus en main
why-over = la partie est terminée
