### Die Wörter des Browsers auf Deutsch. Namen von Dingen und Sätze über die Regeln kommen vom
### Server; $game ist in Auswahlen der kurze Name eines Spiels, sonst sein Titel.

## Titel der Seiten

title-table = Tisch · Polis
title-gathering = Mitspieler gesucht: { $game } · Polis
title-playing = { $game } · Polis
title-turn = ● Sie sind am Zug: { $game } · Polis
title-over = Partie beendet: { $game } · Polis

## Rahmen

nav-label = Seiten
nav-start = Zur Startseite
nav-menu = Menü
nav-skip = Zum Inhalt springen
nav-mine = Meine Partien
nav-lobby = Tische
nav-rules = Regeln
nav-settings = Einstellungen
nav-about = Über Polis
language-own =
    { $language ->
        [fr] Français
        [de] Deutsch
       *[en] English
    }
theme-to-day = Tageslicht
theme-to-night = Laternenlicht
close = Schließen
yes = ja
no = nein
loading = Einen Augenblick …
error-offline = Der Server antwortet nicht. Bitte gleich noch einmal versuchen.
line-offline = Die Verbindung ist unterbrochen. Neuer Versuch läuft; nichts Gesendetes geht verloren.

## Ein neuer Tisch

new-seat-name = Name
new-spectators = Zuschauer sind erlaubt; sie sehen nichts Geheimes
new-clock = Uhr
clock-told =
    { $kind ->
        [live] { $minutes } min, +{ $increment } s je Zug
        [days]
            { $days ->
                [one] { $days } Tag je Zug
               *[other] { $days } Tage je Zug
            }
       *[none] keine
    }

## Ein Tisch, der sich füllt

gathering-title = { $game }: Ein Tisch ist gedeckt
gathering-open =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
gathering-full = Alle Plätze sind besetzt. Ausgeteilt wird, wenn alle bereit sind.
gathering-dealing = Die Karten werden ausgeteilt …
gathering-invite = Laden Sie Ihre Freunde ein
gathering-invite-how = Wer diesen Link hat, kann einen freien Platz einnehmen. Ein Konto braucht es nicht.
join-title = Platz nehmen
join-name = Ihr Name
join-take = Hinsetzen
join-here = Jemand an diesem Bildschirm
ready-say = Ich bin bereit
ready-yes = bereit
ready-no = noch nicht bereit
ready-bot = immer bereit
fill-level = Stärke des Bots für { $seat }
fill-seat = Bot hinsetzen
fill-free = Platz freigeben
terms-title = Was vereinbart ist
commitment = Die Mischung steht ab jetzt fest. Ihr Fingerabdruck: { $commitment }
share-link = Link zu diesem Tisch
share-copy = Link kopieren
share-copied = Kopiert
share-send = Senden …

## Der Tisch

table-of = Tisch: { $game }
table-lost = Zu diesem Tisch führt kein Weg
table-unseen = Dieser Tisch lässt keine Zuschauer zu.
board-label = Spielplan von { $game }
seats-label = Plätze
values-label = Werte und Vorrat
aside-label = Verlauf und Regeln
bar-label = Was zu tun ist
actions-label = Mögliche Züge
actions-chosen = Gewählt
hint-ask = Tipp
hint-thinking = Ich überlege …
hint-title = Was ein starker Bot täte
hint-take = Vorbereiten
bar-undo = Zurück
bar-reset = Von vorn
bar-done = Fertig
bar-send = Schon senden
asked-yours = Sie sind am Zug.
asked-waiting = { $name } ist am Zug.
asked-sending = Wird gesendet …
asked-over = Die Partie ist beendet.
asked-paused = Die Partie ist unterbrochen.
asked-complete = Ihr Zug ist vollständig: Fertig sendet ihn.
asked-reveals = Fertig sendet dies; dann kommt Verdecktes ans Licht, und es bleibt dabei.
draft-effects = Was der Zug bisher bewirkt
refusal-clause = Regel { $clause }
seat-of = { $name }, { $colour }
seat-me = Sie
seat-turn = am Zug
seat-open = freier Platz
seat-online = da
seat-away = nicht da
seat-bot = Bot, { $level }
score = { $score } Pkt.
clock-label = Uhr:
clock-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
last-round = Die letzte Runde läuft.
last-round-left =
    { $count ->
        [one] Letzte Runde: Es bleibt ein Zug.
       *[other] Letzte Runde: Es bleiben { $count } Züge.
    }
since-title =
    { $count ->
        [one] Seit Ihrem letzten Zug: ein Ereignis
       *[other] Seit Ihrem letzten Zug: { $count } Ereignisse
    }
since-short =
    { $count ->
        [one] ein Ereignis seither
       *[other] { $count } Ereignisse seither
    }
zoom-in = Größer
zoom-out = Kleiner
zoom-fit = Ganzer Plan
tab-log = Verlauf
tab-rules = Regeln
tab-chat = Chat
tab-text = Als Text
log-empty = Noch ist nichts geschehen.
log-show = Stellung nach Aktion { $ply } zeigen
peek-at = Stellung { $ply } von { $plies }.
peek-now = Zurück zum Jetzt
peek-failed = Diese Stellung lässt sich nicht zeigen.
chat-empty = Noch hat niemand etwas gesagt.
chat-label = Etwas sagen
chat-send = Senden
chat-onlooker = Zuschauer
text-hint = Züge lassen sich in Notation schreiben, mehrere in einer Zeile; sie werden sofort ausgeführt.
typed-label = Zug in Notation
typed-send = Spielen
offer-made =
    { $kind ->
        [take-back] { $name } möchte die letzte Aktion zurücknehmen.
        [pause] { $name } möchte eine Pause.
       *[resume] { $name } möchte weiterspielen.
    }
offer-yes = Zustimmen
offer-no = Ablehnen
offer-waiting = Die anderen sind gefragt.
menu-label = Mehr
menu-take-back = Um Rücknahme der letzten Aktion bitten
menu-pause = Um eine Pause bitten
menu-resume = Um Fortsetzung bitten
menu-return = Meinen Platz vom Bot zurücknehmen
menu-replay = Partie ansehen
menu-help = Wie ein Zug geht, und Tasten
menu-notices = Wie ich es erfahre
menu-resign = An einen Bot abgeben
resign-explain = Ein Bot spielt für Sie weiter; die anderen verlieren nichts. Sie können Ihren Platz jederzeit zurücknehmen.
resign-bot = Wer weiterspielt
resign-yes = Abgeben
resign-no = Bleiben
help-title = Wie ein Zug geht
help-turn = Wählen Sie auf dem Plan oder darunter; nur Erlaubtes leuchtet. Ihre Entscheidungen fügen sich auf dem Plan zusammen und werden mit Fertig auf einmal gesendet. Bis dahin ist Zurücknehmen frei.
help-why = Klicken Sie auf eine Stelle, die nicht leuchtet: Sie erfahren, warum sie nicht erlaubt ist, mit der Regel.
help-arrows = auf dem Plan bewegen
help-rotate = das Plättchen drehen, wie mit dem Rad
help-enter = die markierte Stelle wählen
help-digits = eine Karte wählen
help-undo = die letzte Entscheidung zurücknehmen
help-done = den Zug senden
help-help = diese Seite
key-arrows = Pfeile
key-enter = Eingabe
key-done = Strg + Eingabe
curtain-title = Der Bildschirm wechselt
curtain-pass = Jetzt ist { $name } an der Reihe.
curtain-show = Ich bin { $name }
notice-title = Sie sind am Zug: { $game }
notice-body = Die anderen warten auf Sie.

## Das Ende

ending-title = Die Partie ist beendet
ending-show = Ergebnis
ending-won =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen gemeinsam!
    }
ending-place = { $place }.
ending-rematch = Revanche
ending-save = Partie speichern
sources-title = Woher es kam
sources-what = Quelle
chart-label = Linien der Punkte jedes Platzes über die Partie; dieselben Zahlen folgen als Tabelle.
chart-table = Als Zahlen
chart-ply = Aktion
proof-title = War die Mischung ehrlich?
proof-why = Der Fingerabdruck des Geheimnisses der Mischung stand vor dem ersten Zug fest. Jetzt ist das Geheimnis offen, und die ganze Partie lässt sich nachspielen und vergleichen.
proof-lesson = Eine Lektion wird für alle gleich ausgeteilt: Für dieses Spiel wurde nichts gemischt. Nachspielen und vergleichen lässt es sich trotzdem.
proof-commitment = Fingerabdruck
proof-secret = Geheimnis
proof-verify = Partie prüfen
proof-busy = Wird nachgespielt …

## Ansehen

replay-back = Zurück
replay-next = Weiter

## Regeln

rules-search = In den Regeln suchen
rules-found =
    { $count ->
        [one] { $count } Klausel
       *[other] { $count } Klauseln
    }
rules-none = Keine Klausel enthält diese Wörter.
rules-ruling = Festlegung
rules-ruling-why = Hier lässt die Regel Spielraum; so spielen wir es.
rules-source = Quelle: { $source }

## Einstellungen

settings-language = Sprache
account-mark = Angemeldet als { $name }
