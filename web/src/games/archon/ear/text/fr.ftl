### Ce qui peut être choisi, en français, tel qu’on l’entend en jouant à l’oreille. $cards sont des cartes du
### fichier du jeu (« un clerc et 2 scribes »), $name et $tile ses noms ; la main dit ce qui manque ici.

take = Prendre { $cards }
split = Prendre en main { $cards }
enter =
    { $location ->
        [repository] Aller à l’{ $name }, emplacement { $slot }
        [guild-hall] Aller à l’{ $name }, emplacement { $slot }
        [academy] Aller à l’{ $name }, emplacement { $slot }
        [marketplace] Aller au { $name }, emplacement { $slot }
        [planetarium] Aller au { $name }, emplacement { $slot }
        [palace] Aller au { $name }, emplacement { $slot }
       *[other] Aller à la { $name }, emplacement { $slot }
    }
play = Jouer { $cards }
tile = Prendre la tuile { $tile }
replace = Remplacer un courtisan { $place }
wall = Placer le guerrier d’élite { $where }
more = Recommencer : { $effect }
done = En rester là
stop = Renoncer à la deuxième action

## Plusieurs d’une sorte

many-draft = Prendre deux magisters
many-split = Répartir vos cartes
many-enter = Aller à un lieu
many-with = Jouer une carte
many-plain = Jouer un magister comme courtisan
many-pair = Jouer deux cartes
many-take = Prendre des ressources
many-give = Payer en ressources
many-buy = Acheter une ressource
many-sell = Vendre une ressource
many-magister = Prendre un magister
many-tile = Prendre une tuile Bâtiment
many-save = Choisir ce qui ne sera pas payé
many-replace = Remplacer un courtisan
many-wall = Placer le guerrier d’élite
many-lose = Perdre des ressources
