### La feuille à côté de chaque joueur : signes et premiers mots. Ce qui est entre guillemets se
### tape tel quel, dans toutes les langues.

sheet =
    ·  case libre    ^  campement    ##  site de la forteresse
    Y O G V  ouvriers des joueurs    N  ouvrier neutre
    mr─mr  un édifice en construction : forme et famille, reliées par des traits
    MR═MR  le même édifice, achevé
    Formes : { $forms }
    Familles : { $families }
    Forteresse : 4r  la case 4 montre son sceau rouge imprimé ; 4R2  un bloc rouge à l’étage 2
    Provisions : [3] 3  1  blocs des étages 1, 2 et 3 ; l’étage ouvert entre crochets
    ?  caché    >  doit jouer    *  a gagné
welcome =
    Bienvenue à Arkadia. Posez des édifices, entourez-les d’ouvriers, bâtissez la forteresse.
    Tapez ce que vous faites : "play mill red", puis "lay f6 r90", puis "draw pile" et "end".
    Ouvriers : "site f6 own g6 neutral g7" (f6, première case de l’édifice), le tout en une ligne.
    "legal" montre les possibilités, "why lay a1" les raisons, "undo" annule, "forms" dessine.
    "sheet" explique les signes, "help" les commandes, "rule ARK-1A.2" une règle ; "quit" enregistre.
from-banners = par bannières
from-the-end = décompte final
