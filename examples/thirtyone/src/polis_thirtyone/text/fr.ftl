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

part-person =
    { $named ->
        [yes] { $name }
       *[no] { seat-name }
    }
part-recoit =
    { $you ->
        [yes] Vous recevez
       *[no] { part-person } reçoit
    }
part-echange =
    { $you ->
        [yes] Vous échangez
       *[no] { part-person } échange
    }
part-passe =
    { $you ->
        [yes] Vous passez
       *[no] { part-person } passe
    }
part-frappe =
    { $you ->
        [yes] Vous frappez
       *[no] { part-person } frappe
    }
part-a =
    { $you ->
        [yes] Vous avez
       *[no] { part-person } a
    }
event-middle-dealt = Au milieu viennent { $card }, { $second } et { $third }.
event-hand-dealt-hidden = { part-recoit } trois cartes.
event-hand-dealt = { part-recoit } { $card }, { $second } et { $third }.
event-card-swapped = { part-echange } { $card } contre { $second }.
event-all-swapped = { part-echange } les trois : au milieu sont { $card }, { $second } et { $third }.
event-passed = { part-passe }.
event-knocked = { part-frappe }.
event-hand-shown = { part-a } { $points }.

why-not-all = on ne peut pas échanger les trois cartes à la fois ici
why-knocked = quelqu’un a déjà frappé
why-too-early = personne ne peut frapper avant que chacun ait eu trois tours
why-over = la partie est terminée
