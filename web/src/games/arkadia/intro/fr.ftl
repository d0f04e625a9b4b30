### Ce que la page d’accueil et les autres disent d’Arkadia, en français.

pitch = Posez des édifices, entourez-les de vos ouvriers et vendez leurs sceaux quand la forteresse les rend précieux.
guided = Une première partie qui s’explique elle-même : sur le vrai plateau, vous placez des ouvriers autour d’un édifice, gagnez vos sceaux, élevez la forteresse et vendez au bon moment.
step-title =
    { $step ->
        [1] Un édifice ou des ouvriers
        [2] Entourer
        [3] Les sceaux
        [4] La forteresse
       *[5] Les bannières et la fin
    }
step-text =
    { $step ->
        [1] À votre tour, posez un édifice d’une carte de votre main, au contact de ce qui existe déjà, ou placez des ouvriers à côté d’un édifice. Les campements recouverts par un édifice rapportent des ouvriers neutres.
        [2] Dès qu’aucune case voisine d’un édifice n’est libre, il est achevé : ouvriers, édifices, site de la forteresse et bord du plateau l’entourent.
        [3] Chacun de vos ouvriers à côté d’un édifice achevé vous rapporte un sceau de sa famille, même au tour d’un autre. Le sceau posé sur l’édifice va à qui l’a achevé.
        [4] Pour chaque édifice achevé, vous placez un bloc de forteresse. Un sceau vaut autant d’or que de cases de la forteresse montrent sa famille vue d’en haut : chaque bloc en élève une et peut en abaisser une autre.
       *[5] À la fin d’un tour, vous pouvez rendre une de vos quatre bannières : vous recevez deux ouvriers et pouvez vendre des sceaux à leur valeur du moment. Quand le deuxième étage est plein, chacun joue encore un tour ; puis tous les sceaux sont vendus, et qui a le plus d’or gagne.
    }
about = Arkadia est un jeu de Rüdiger Dorn, édité par Ravensburger et Rio Grande Games en 2006.
