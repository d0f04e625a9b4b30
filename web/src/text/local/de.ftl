# Was über Tische in diesem Browser gesagt wird, über das hinaus, was der Server von seinen sagt.

here-failed = In diesem Browser ist etwas schiefgegangen; es wurde nichts getan.
here-no-engine = Die Regeln dieses Spiels lassen sich gerade nicht laden.
here-no-room = Dieser Browser hat keinen Platz mehr für Partien; es wurde nichts getan.
here-no-file = Das ist keine Datei mit Partien von Polis.
here-no-storage = Dieser Browser hebt für diese Seite nichts auf, darum lässt sich hier keine Partie spielen; vielleicht ist es ein privates Fenster.
here-drawn = Diese Partie wurde von einer neu gezogenen Stellung aus weitergespielt. Sie bleibt in diesem Browser, denn niemand sonst könnte sie prüfen.
