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
    ?  caché    >  doit jouer    *  a gagné, ou placé au dernier coup
help-forms = les formes dans chaque orientation
welcome =
    Bienvenue à Arkadia. Entourez les édifices, gagnez des sceaux.
    Tapez ce que vous faites : "play mill red", "lay f6 r90", "draw pile" et "end".
    Ouvriers : "site f6 own g6 neutral g7" ; f6 est la première case de l’édifice.
    "legal" : ce qui est permis ; "why" : pourquoi pas ; "undo" annule ; "log".
    "sheet" : les signes ; "forms" : les formes ; "help" : le reste ; "quit" : fin.
from-banners = par bannières
from-the-end = décompte final
