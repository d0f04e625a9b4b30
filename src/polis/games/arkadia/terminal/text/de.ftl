### Das Blatt neben der Spielerin: Zeichen und erste Worte. Was in Anführungszeichen steht, wird
### so eingetippt, in jeder Sprache.

sheet =
    ·  freies Feld    ^  Lager    ##  Burgplatz
    Y O G V  Arbeiter der Plätze    N  neutraler Arbeiter
    mr─mr  ein Gebäude im Bau: Form und Familie, durch Linien verbunden
    MR═MR  dasselbe Gebäude, fertiggestellt
    Formen: { $forms }
    Familien: { $families }
    Burg: 4r  Feld 4 zeigt sein gedrucktes rotes Siegel; 4R2  ein roter Stein auf Stockwerk 2
    Vorräte: [3] 3  1  Steine für Stockwerk 1, 2 und 3; das offene Stockwerk in Klammern
    ?  verdeckt    >  am Zug    *  hat gewonnen, oder im letzten Zug gesetzt
help-forms = die Formen in jeder Drehung
welcome =
    Willkommen in Arkadia. Gebäude umschließen, Siegel ernten, die Burg bauen.
    Züge tippen: "play mill red", dann "lay f6 r90", "draw pile" und "end".
    Arbeiter: "site f6 own g6 neutral g7"; f6 ist das erste Feld des Gebäudes.
    "legal" zeigt, was geht, "why", warum etwas nicht geht, "undo" nimmt zurück.
    "sheet" erklärt die Zeichen, "forms" die Formen, "help" den Rest; "quit" endet.
from-banners = mit Bannern
from-the-end = Schlusswertung
