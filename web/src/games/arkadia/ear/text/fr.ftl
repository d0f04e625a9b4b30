### Ce qui peut être choisi, en français, tel qu’on l’entend en jouant à l’oreille. $card est une carte du
### récit (« un moulin rouge », « le moulin rouge »), $seals ses sceaux ; $square est une case.

play = Jouer { $card }
site = Envoyer des ouvriers vers { $card }, édifice { $building }
site-lot = Envoyer des ouvriers à la forteresse
pass = Passer, faute d’autre possibilité
part-turned =
    { $quarters ->
        [0] { "" }
        [1] , tourné d’un quart de tour à droite
        [2] , tourné d’un demi-tour
       *[3] , tourné d’un quart de tour à gauche
    }
lay =
    { $flipped ->
        [yes] Poser l’édifice en { $square }, retourné{ part-turned }
       *[no] Poser l’édifice en { $square }{ part-turned }
    }
own = Placer un de vos ouvriers en { $square }
neutral = Placer un ouvrier neutre en { $square }
done = Ne plus placer d’ouvrier
castle = Poser un bloc { $tint } sur la case { $square } de la forteresse
draw = Prendre { $card } parmi les cartes visibles
draw-pile = Tirer une carte de la pioche
end = Terminer le tour
cash =
    { $gold ->
        [one] Vendre { $seals } pour { $gold } pièce d’or
       *[other] Vendre { $seals } pour { $gold } pièces d’or
    }
recruit =
    { $count ->
        [0] Ne prendre aucun ouvrier neutre
        [one] Prendre un ouvrier neutre
       *[other] Prendre { $count } ouvriers neutres
    }
noted = { $choice } : { $note }

## Plusieurs d’une sorte

many-play = Jouer une carte
many-site = Envoyer des ouvriers vers un édifice
many-lay = Poser l’édifice
many-own = Placer un de vos ouvriers
many-neutral = Placer un ouvrier neutre
many-castle = Poser un bloc sur la forteresse
many-draw = Prendre une carte
many-cash = Vendre des sceaux
many-recruit = Prendre des ouvriers neutres
lot = le site de la forteresse
