### The sheet beside the player: signs and first words. Words in quotation marks are typed as they
### stand, in every language.

sheet =
    ·  vacant square    ^  camp    ##  castle lot
    Y O G V  workers of the seats    N  neutral worker
    mr─mr  a building under construction: form and family, joined by lines
    MR═MR  the same building completed
    Forms: { $forms }
    Families: { $families }
    Castle: 4r  square 4 shows its printed red seal; 4R2  a red piece on floor 2
    Pools: [3] 3  1  pieces left for floors 1, 2 and 3; the open floor in brackets
    ?  hidden    >  to move    *  has won
welcome =
    Welcome to Arkadia. Lay buildings, put workers beside them, enclose them, build the castle.
    Type what you do: "play mill red", then "lay f6 r90", then "draw pile" and "end".
    Workers: "site f6 own g6 neutral g7" (f6 is the building's first square). One line may do it all.
    "legal" lists what you may do, "why lay a1" tells why not, "undo" takes back, "forms" draws tiles.
    "sheet" explains the signs, "help" the commands, "rule ARK-1A.2" a rule; "quit" saves the game.
from-banners = with banners
from-the-end = final evaluation
