### Thirty-one en français.

seat-name =
    { $seat ->
        [north] Nord
        [east] Est
        [south] Sud
       *[west] Ouest
    }
phase-name =
    { $phase ->
        [turn] échanger, passer ou frapper
       *[over] partie terminée
    }
option-all-three = On peut échanger les trois cartes à la fois

board-middle = milieu
board-knocked = a frappé

event-middle-dealt = Au milieu viennent { $card }, { $second } et { $third }.
event-hand-dealt-hidden = { seat-name } reçoit trois cartes.
event-hand-dealt = { seat-name } reçoit { $card }, { $second } et { $third }.
event-card-swapped = { seat-name } échange { $card } contre { $second }.
event-all-swapped = { seat-name } échange les trois : au milieu sont { $card }, { $second } et { $third }.
event-passed = { seat-name } passe.
event-knocked = { seat-name } frappe.
event-hand-shown = { seat-name } a { $points }.

why-not-all = on ne peut pas échanger les trois cartes à la fois ici
why-knocked = quelqu’un a déjà frappé
why-too-early = personne ne peut frapper avant que chacun ait eu trois tours
why-over = la partie est terminée
