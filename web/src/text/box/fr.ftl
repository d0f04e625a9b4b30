### La page d’une boîte, en français.

box-page = La boîte { DE($game) } · Polis
box-title = La boîte { DE($game) }
box-why = Certaines valeurs ne sont imprimées que sur des plateaux et des cartes que personne n’a décrits. Vous possédez le jeu ? Cliquez sur une valeur qui diffère de votre exemplaire et corrigez-la. Tout est vérifié aussitôt, reste dans ce navigateur, et on peut y jouer.
box-state = Cette boîte
box-groups = Parties de la boîte
box-rest = Tout le reste
box-origin =
    { $origin ->
        [rulebook] De la règle
        [source] D’une autre source
        [corrected] Corrigé ici
       *[reconstructed] Reconstitué
    }
box-many =
    { $count ->
        [one] { $count } élément
       *[other] { $count } éléments
    }
box-named = { $name } : { $value }
box-fits = Cette boîte est complète : { $id }, { $sha }… On peut y jouer.
box-not-kept = Le navigateur n’a pas la place de garder cette boîte : exportez-la avant de partir.
box-play = Jouer avec cette boîte
box-friends = Avec des amis
box-export = Exporter le fichier
box-import = Importer un fichier
box-undo = Annuler
box-start-over = Tout recommencer
box-how = Comment le savez-vous ?
box-own-source = Lu sur mon propre exemplaire.
box-apply = Corriger
box-restore = Comme avant
box-leave = Laisser
box-add = Un de plus
box-remove = Retirer { $what }
box-in-file = Dans le fichier :
box-line = ligne { $line }
box-table = Une autre boîte que l’habituelle : { $id }
box-table-label = Boîte
box-table-file = Son fichier
box-use = Jouer avec ma boîte corrigée
box-use-how = Toute la table le voit et peut en regarder les valeurs.
box-look = Ce qu’il y a dans la boîte, et d’où nous le savons
