### The legend of the drawing and the words of welcome. Words in quotation marks are typed as they
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
    ?  hidden    >  to move    *  has won, or was placed in the last move
help-forms = the forms in each orientation
welcome =
    Welcome to Arkadia. Enclose buildings to earn seals, build the castle.
    Type what you do: "play mill red", then "lay f6 r90", "draw pile" and "end".
    Workers: "site f6 own g6 neutral g7"; f6 is the first square of the building.
    "legal" lists what is allowed, "why" tells why not, "undo" takes back, "log".
    "sheet" explains the signs, "forms" the tiles, "help" the rest, "quit" stops.
from-banners = with banners
from-the-end = final evaluation
