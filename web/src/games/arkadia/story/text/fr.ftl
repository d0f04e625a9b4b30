### Ce qu’un joueur a fait, en français. Une phrase se compose d’un nom et des propositions qui
### suivent ; les textes « part- » sont des éléments propres à cette langue.

you = Vous
part-has =
    { $you ->
        [yes] avez
       *[no] a
    }
to-you = vous
family =
    { $family ->
        [red] rouge
        [olive] olive
        [black] noir
       *[silver] argent
    }
part-feminine =
    { $family ->
        [red] rouge
        [olive] olive
        [black] noire
       *[silver] argentée
    }
part-masculine =
    { $family ->
        [red] rouge
        [olive] olive
        [black] noir
       *[silver] argenté
    }
part-plural =
    { $family ->
        [red] rouges
        [olive] olive
        [black] noirs
       *[silver] argentés
    }
form =
    { $form ->
        [house] habitation
        [farm] ferme
        [tavern] auberge
        [mill] moulin
        [smithy] forge
        [trade] comptoir
       *[monastery] monastère
    }
part-adjective =
    { $form ->
        [mill] { part-masculine }
        [trade] { part-masculine }
        [monastery] { part-masculine }
       *[other] { part-feminine }
    }
a-card =
    { $form ->
        [mill] un { form } { part-adjective }
        [trade] un { form } { part-adjective }
        [monastery] un { form } { part-adjective }
       *[other] une { form } { part-adjective }
    }
the-card =
    { $form ->
        [mill] le { form } { part-adjective }
        [trade] le { form } { part-adjective }
        [monastery] le { form } { part-adjective }
        [house] l’{ form } { part-adjective }
        [tavern] l’{ form } { part-adjective }
       *[other] la { form } { part-adjective }
    }
seals =
    { $count ->
        [one] { $count } sceau { part-masculine }
       *[other] { $count } sceaux { part-plural }
    }

laid = { part-has } posé { a-card }
recruited =
    { $count ->
        [one] { part-has } recruté un ouvrier neutre
       *[other] { part-has } recruté { $count } ouvriers neutres
    }
took = { part-has } pris { a-card }
placed =
    { $count ->
        [one] { part-has } placé un ouvrier en { $squares }
       *[other] { part-has } placé des ouvriers en { $squares }
    }
completed = { part-has } achevé { the-card }
completed-paid = { part-has } achevé { the-card } ({ $paid })
paid = { seals } pour { $name }
paid-more = { $count } pour { $name }
built = { part-has } posé un bloc { part-masculine } sur la forteresse
bannered = { part-has } utilisé une bannière pour deux ouvriers de plus
sold = { part-has } vendu { seals } pour { $gold } pièces d’or
passed = { part-has } dû passer
began-end = { part-has } rempli le deuxième étage de la forteresse : chacun joue encore un tour
worth =
    { $family ->
        [silver] l’argent vaut { $value } maintenant
        [olive] l’olive vaut { $value } maintenant
       *[other] le { family } vaut { $value } maintenant
    }
worth-more =
    { $family ->
        [silver] l’argent { $value }
        [olive] l’olive { $value }
       *[other] le { family } { $value }
    }
game-over = La partie est terminée, tous les paravents s’ouvrent.
