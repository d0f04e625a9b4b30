### Ce que la page d’accueil et les autres disent d’Archon, en français.

pitch = Envoyez vos courtisans par la ville, gagnez des magisters à votre cause et gardez le rempart avant l’attaque.
guided = Une première partie qui s’explique elle-même : dans la vraie ville, vous choisissez vos magisters, gagnez la faveur du roi, bâtissez, garnissez le rempart et jouez de vos cartes.
step-title =
    { $step ->
        [1] Dix cartes, deux moitiés
        [2] Dans la ville
        [3] Les magisters
        [4] L’attaque et la saison
       *[5] La fin
    }
step-text =
    { $step ->
        [1] Vous avez dix cartes, courtisans et magisters. Une manche sur deux, vous les partagez en secret : cinq pour cette manche, cinq pour la suivante.
        [2] À votre tour, jouez une carte et placez une figurine sur un emplacement libre d’un lieu. Vous y recevez des biens, faites du commerce, construisez, gardez le rempart ou gagnez la faveur du roi. Passer tôt donne une meilleure place à la manche suivante.
        [3] Les magisters sont de meilleures cartes : chaque sorte a son pouvoir, comme une deuxième action ou un emplacement occupé. Chaque magister gagné remplace un courtisan.
        [4] Après trois manches, la ville est attaquée. S’il y a trop peu de guerriers sur le rempart, qui en a peu y perd des biens. Puis la saison est comptée.
       *[5] Après trois saisons, les tuiles Bâtiment comptent, et le plus de points gagne.
    }
about = Archon: Glory & Machination est un jeu de Nikolas Sakaloglou et Sotiris Tsantilas, édité par Artipia Games en 2013.
