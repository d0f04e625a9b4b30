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
    ?  verdeckt    >  am Zug    *  hat gewonnen
welcome =
    Willkommen in Arkadia. Gebäude legen, Arbeiter daneben stellen, sie umschließen, die Burg bauen.
    Tippe, was du tust: "play mill red", dann "lay f6 r90", dann "draw pile" und "end".
    Arbeiter: "site f6 own g6 neutral g7" (f6 ist das erste Feld des Gebäudes), alles in einer Zeile.
    "legal" zeigt, was geht, "why lay a1", warum nicht, "undo" nimmt zurück, "forms" zeichnet Formen.
    "sheet" erklärt die Zeichen, "help" die Befehle, "rule ARK-1A.2" eine Regel; "quit" speichert.
from-banners = mit Bannern
from-the-end = Schlusswertung
