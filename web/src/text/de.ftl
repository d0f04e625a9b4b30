### Die Wörter des Browsers auf Deutsch. Namen von Dingen und Sätze über die Regeln kommen vom
### Server; $game ist in Auswahlen der kurze Name eines Spiels, sonst sein Titel.

## Titel der Seiten

title-start = Polis: Arkadia und Archon
title-missing = Hier ist nichts · Polis
title-new = Neuer Tisch: { $game } · Polis
title-lobby = Tische · Polis
title-mine = Meine Partien · Polis
title-rules = Regeln { $game } · Polis
title-learn = So spielt man { $game } · Polis
title-settings = Einstellungen · Polis
title-about = Über Polis
title-table = Tisch · Polis
title-gathering = Mitspieler gesucht: { $game } · Polis
title-playing = { $game } · Polis
title-turn = ● Sie sind am Zug: { $game } · Polis
title-over = Partie beendet: { $game } · Polis
title-replay = { $game } ansehen · Polis

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

## Startseite

start-line = Zwei Spiele vom Bauen und Ränkeschmieden an einem Tisch.
start-unofficial = Eine private, inoffizielle Umsetzung.
start-game =
    { $game ->
        [arkadia] Legen Sie Gebäude, umschließen Sie sie mit Ihren Arbeitern und verkaufen Sie ihre Siegel, solange die Burg sie teuer macht.
       *[archon] Schicken Sie Ihre Höflinge durch die Stadt, gewinnen Sie Magister und bemannen Sie die Mauer vor dem Angriff.
    }
start-level = Stärke der Bots
start-seats = Am Tisch
start-now = Jetzt spielen
start-friends = Mit Freunden
start-learn = So spielt man
players =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
name-you = Sie

## Listen von Tischen

mine-title = Ihre Partien
mine-all = Alle Ihre Partien
mine-none = In diesem Browser haben Sie noch keine Partien.
mine-next = Nächste Partie, die auf mich wartet
mine-nothing-waits = Keine Partie wartet auf Sie.
mine-going = Laufende Partien
mine-over = Beendete Partien
mine-where = Ihre Plätze gehören diesem Browser: Ihre Schlüssel liegen hier und nirgends sonst.
lobby-new = Neuer Tisch: { $game }
lobby-gathering = Tische mit freien Plätzen
lobby-gathering-none = Kein angezeigter Tisch sucht Mitspieler.
lobby-playing = Partien zum Zuschauen
lobby-playing-none = Keine angezeigte Partie läuft gerade.
stand-yours = Sie sind am Zug
stand-gathering =
    { $count ->
        [0] alle sind da
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
stand-playing = { $name } ist am Zug
stand-paused = unterbrochen
stand-over = beendet

## Ein neuer Tisch

new-title = { $game } mit Freunden
new-seat = Wer spielt { $colour }
new-seat-me = Ich
new-seat-here = Noch jemand an diesem Bildschirm
new-seat-open = Frei, mit Einladung
new-seat-bot = Ein Bot
new-seat-name = Name
new-seat-add = Ein Platz mehr
new-seat-remove = Platz { $seat } entfernen
new-options = Regeln an diesem Tisch
new-people = Wer und wie
new-listed = Tisch in der Liste anzeigen
new-spectators = Zuschauer sind erlaubt; sie sehen nichts Geheimes
new-chat = Chat
new-take-backs = Züge dürfen zurückgenommen werden, wenn die anderen zustimmen
new-open = Tisch eröffnen
new-clock = Uhr
clock-none = ohne Uhr
clock-live = live: so viele Minuten für jeden
clock-slow = über Tage
clock-minutes = Minuten für jeden
clock-increment = Sekunden dazu je Zug
clock-days-turn = Tage für einen Zug
clock-late = Ist eine Uhr abgelaufen, spielt ein Bot für den Platz weiter, bis sein Spieler wieder da ist.
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
chart-title =
    { $game ->
        [arkadia] Gold im Lauf der Partie, mit den Siegeln zum Wert des Augenblicks
       *[archon] Punkte im Lauf der Partie
    }
chart-label = Linien der Punkte jedes Platzes über die Partie; dieselben Zahlen folgen als Tabelle.
chart-table = Als Zahlen
chart-ply = Aktion
proof-title = War die Mischung ehrlich?
proof-why = Der Fingerabdruck des Geheimnisses der Mischung stand vor dem ersten Zug fest. Jetzt ist das Geheimnis offen, und die ganze Partie lässt sich nachspielen und vergleichen.
proof-commitment = Fingerabdruck
proof-secret = Geheimnis
proof-verify = Partie prüfen
proof-busy = Wird nachgespielt …

## Ansehen

replay-of = Ansehen: { $game }
replay-first = Zum Anfang
replay-back = Zurück
replay-next = Weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-ply = Stellung
replay-eyes = Gesehen von
replay-onlooker = einem Zuschauer
replay-link = Diesen Link kopieren
replay-branch = Von hier weiterspielen
replay-told = Was geschah
replay-table = Zum Tisch

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
rules-games = Spiel
rules-own-words = In unseren eigenen Worten. Jede Klausel hat eine Kennung mit Link; was einen Zug verbietet, nennt seine Klausel.

learn-heading = So spielt man { $game }
learn-play = Zur Startseite: jetzt spielen
learn-rules = Alle Regeln
learn-title =
    { $game ->
        [arkadia]
            { $step ->
                [1] Ein Gebäude oder Arbeiter
                [2] Umschließen
                [3] Siegel
                [4] Die Burg
               *[5] Banner und Ende
            }
       *[archon]
            { $step ->
                [1] Zehn Karten, zwei Hälften
                [2] In die Stadt
                [3] Magister
                [4] Angriff und Wertung
               *[5] Das Ende
            }
    }
learn-text =
    { $game ->
        [arkadia]
            { $step ->
                [1] In Ihrem Zug legen Sie ein Gebäude von einer Handkarte an etwas an, das schon liegt, oder Sie setzen Arbeiter neben ein Gebäude. Überdeckte Zeltlager bringen neutrale Arbeiter.
                [2] Sobald neben einem Gebäude kein Feld mehr frei ist, ist es fertig: Arbeiter, Gebäude, der Burgplatz und der Rand umschließen es.
                [3] Jeder eigene Arbeiter neben einem fertigen Gebäude bringt Ihnen ein Siegel seiner Familie, auch im Zug eines anderen. Das Siegel auf dem Gebäude selbst geht an den, der es fertigstellt.
                [4] Für jedes fertige Gebäude setzen Sie einen Burgstein. Ein Siegel ist so viel Gold wert, wie Felder der Burg von oben seine Familie zeigen: Jeder Stein hebt eine Familie und senkt vielleicht eine andere.
               *[5] Am Ende eines Zuges dürfen Sie eines Ihrer vier Banner abgeben: Sie erhalten zwei Arbeiter und dürfen Siegel zum heutigen Wert verkaufen. Ist das zweite Stockwerk der Burg voll, hat jeder noch einen Zug; dann werden alle Siegel verkauft, und das meiste Gold gewinnt.
            }
       *[archon]
            { $step ->
                [1] Sie haben zehn Karten, Höflinge und Magister. Jede zweite Runde teilen Sie sie geheim: fünf für diese Runde, fünf für die nächste.
                [2] In Ihrem Zug spielen Sie eine Karte und setzen eine Figur auf ein freies Feld eines Ortes. Dort erhalten Sie Waren, handeln, bauen, bemannen die Stadtmauer oder gewinnen die Gunst des Königs. Wer früh passt, steht in der nächsten Runde besser.
                [3] Magister sind bessere Karten: Jede Art bringt ihre eigene Kraft, etwa eine zweite Aktion oder ein schon besetztes Feld. Jeder gewonnene Magister ersetzt einen Höfling.
                [4] Nach drei Runden wird die Stadt angegriffen. Stehen zu wenige Krieger auf der Mauer, verlieren jene Waren, die dort wenige haben. Danach wird gewertet.
               *[5] Nach drei Saisons zählen die Gebäudeplättchen, und die meisten Punkte gewinnen.
            }
    }

## Einstellungen

settings-language = Sprache
settings-theme = Licht
settings-theme-choice =
    { $theme ->
        [day] Tag: warmes Papier
        [night] Nacht: im Laternenlicht
       *[system] Wie das Gerät
    }
settings-motion = Bewegung
settings-motion-choice =
    { $motion ->
        [full] Teile wandern
        [reduced] Nichts bewegt sich
       *[system] Wie das Gerät
    }
settings-table = Am Tisch
settings-sounds = Töne
settings-typed = Ein Feld für geschriebene Züge unter dem Plan
settings-keys = Einzelne Buchstaben als Tasten (U, R, ?)
settings-notify = Bescheid geben, wenn ich am Zug bin und die Seite nicht zu sehen ist
settings-notify-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen; seine eigenen Einstellungen können das ändern.
settings-where = All das bleibt nur in diesem Browser.

## Über Polis, und nichts

about-title = Über Polis
about-unofficial = Polis ist inoffiziell. Es ist von Freunden beider Spiele gemacht und hat keine Verbindung zu ihren Autoren und Verlagen.
about-arkadia = Arkadia ist ein Spiel von Rüdiger Dorn, erschienen bei Ravensburger und Rio Grande Games 2006.
about-archon = Archon: Glory & Machination ist ein Spiel von Nikolas Sakaloglou und Sotiris Tsantilas, erschienen bei Artipia Games 2013.
about-own-title = Was von uns ist
about-own = Alle Zeichnungen, aller Code und die Worte der Regeln sind unsere eigenen. Kein Bild und kein Satz stammt aus den Spielen. Wenn Ihnen ein Spiel gefällt, kaufen Sie es: Ein Tisch mit Menschen ist besser als jeder Bildschirm.
about-reconstructed-title = Was rekonstruiert ist
about-reconstructed = Manches steht nur auf Plänen und Karten, von denen es keine vollständige Beschreibung gibt. Wo wir es nicht wissen konnten, haben wir es so rekonstruiert, dass das Spiel nach seinen Regeln funktioniert. Jeder Wert trägt einen Vermerk: aus der Regel, aus anderer Quelle oder rekonstruiert. Wer das Spiel besitzt, kann ihn in einer einzigen Datei berichtigen.
about-reconstructed-where = Die Schachtel mit allen Vermerken:
about-privacy-title = Ihre Daten
about-privacy = Kein Konto, keine Werbung, keine Anfrage an Dritte. Die Schlüssel Ihrer Plätze und Ihre Einstellungen bleiben in diesem Browser.
about-version = Version { $version }
missing-title = Außerhalb des Plans
missing-text = Unter dieser Adresse ist nichts. Die Stadt liegt dort drüben.
