### Die Wörter des Browsers auf Deutsch. Namen von Dingen und Sätze über die Regeln kommen vom
### Server; $game ist in Auswahlen der kurze Name eines Spiels, sonst sein Titel.

## Titel der Seiten

title-table = Tisch · Polis
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
engine-failed = Die Regeln dieses Spiels lassen sich in diesem Browser nicht laden. Bitte die Seite neu laden; ein älterer Browser braucht vielleicht eine Aktualisierung.
screen-whole = Ganzer Bildschirm
screen-leave = Ganzen Bildschirm verlassen
line-none = Keine Verbindung zum Server.
line-none-more = Tische, Regeln und Ihre Partien liegen dort; nichts, was Sie abgeschickt haben, ist verloren. Diese Seite macht von selbst weiter, sobald der Server wieder da ist.
line-try = Noch einmal versuchen
version-new = Es gibt eine neue Version von Polis.
version-load = Laden
keys-forgotten = Dieser Browser behält nichts: Wenn diese Seite geschlossen wird, ist Ihr Platz verloren.
line-offline = Die Verbindung ist unterbrochen. Neuer Versuch läuft; nichts Gesendetes geht verloren.

## Ein Tisch, der sich füllt

gathering-title = { $game }: Ein Tisch ist gedeckt
gathering-dealing = Die Karten werden ausgeteilt …
bots-with-style = Mit eigener Spielweise

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
name-you = Sie
bar-undo = Zurück
bar-reset = Von vorn
bar-done = Fertig
bar-keep = Am Zug bleiben
bar-keep-why = Dies spielen und erst sehen, was aufgedeckt wird, bevor Sie weiter entscheiden
asked-yours = Sie sind am Zug.
asked-waiting = { $name } ist am Zug.
asked-thinking = { $name } überlegt.
asked-queued =
    { $ahead ->
        [one] { $name } denkt gleich nach: ein anderer Bot ist zuerst dran.
       *[other] { $name } denkt gleich nach: { $ahead } andere Bots sind zuerst dran.
    }
asked-room = { $name } wartet: hier spielen nur Bots, und es laufen schon so viele solcher Tische, wie eine Person haben darf.
asked-sending = Einen Moment …
asked-over = Die Partie ist beendet.
asked-paused = Die Partie ist unterbrochen.
asked-complete = Ihr Zug steht bereit: „Fertig“ spielt ihn.
asked-running = Der Zug wird gleich gespielt. „Zurück“, eine andere Wahl oder Esc halten ihn auf.
asked-reveals = „Fertig“ spielt das und deckt etwas Neues auf; zurücknehmen geht dann nicht mehr.
draft-effects = Was der Zug bisher bewirkt
refusal-clause = Regel { $clause }
why-illegal = { $action }: { $reason }.
why-allowed = { $action }: erlaubt
why-goes-on = Jetzt ist nichts weiter zu wählen; zuerst „Fertig“.
seat-of = { $name }, { $colour }
seat-me = Sie
seat-turn = am Zug
seat-online = da
seat-away = nicht da
seat-bot = Bot, { $level }
seat-outside = Bot von außen
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
        [0] Letzte Runde: Dieser Zug ist der letzte.
        [one] Letzte Runde: Nach diesem kommt noch ein Zug.
       *[other] Letzte Runde: Nach diesem kommen noch { $count } Züge.
    }
since-title = Seit Ihrem letzten Zug
since-looked = Seit Sie zuletzt hinsahen
since-round = Die letzte Runde
since-short =
    { $count ->
        [one] Ein Zug seit Ihrem
       *[other] { $count } Züge seit Ihrem
    }
road-label = Die Straße der Punkte: { $seats }
road-seat = { $name } { $points }
watch-again = Noch einmal zeigen
again = Nochmal
thinking = seit { $seconds } s
thinking-usual = seit { $seconds } s; bisher höchstens { $usual } s
last-turn-mine = Das ist Ihr letzter Zug.
zoom-in = Größer
zoom-out = Kleiner
zoom-fit = Ganzer Plan
tab-log = Verlauf
tab-rules = Regeln
tab-chat = Chat
tab-text = Als Text
log-empty = Noch ist nichts geschehen.
log-whole = Der ganze Zug
log-show = Den Plan von damals zeigen
chat-new =
    { $count ->
        [one] { $label }, { $count } neue Zeile
       *[other] { $label }, { $count } neue Zeilen
    }
text-hint = Züge lassen sich in Notation schreiben, mehrere in einer Zeile; sie werden sofort ausgeführt.
typed-label = Zug in Notation
typed-send = Spielen
menu-label = Mehr
menu-replay = Partie ansehen
menu-review = Rückblick
menu-analysis = Analysieren
notice-title = Sie sind am Zug: { $game }
notice-body = Die anderen warten auf Sie.

## Das Ende

ending-show = Ergebnis

## Einstellungen

settings-language = Sprache
account-mark = Angemeldet als { $name }
