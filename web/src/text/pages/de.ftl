### Die Wörter der übrigen Seiten, auf Deutsch.

## Titel der Seiten

title-start = Polis: Spiele vom Bauen und Ränkeschmieden
title-missing = Hier ist nichts · Polis
title-new = Neuer Tisch: { $game } · Polis
title-lobby = Tische · Polis
title-mine = Meine Partien · Polis
title-rules = Regeln { $game } · Polis
title-learn = So spielt man { $game } · Polis
title-settings = Einstellungen · Polis
title-about = Über Polis
title-replay = { $game } ansehen · Polis

## Startseite

start-line = Spiele vom Bauen und Ränkeschmieden an einem Tisch.
game-plain = Als Text gespielt: Die Stellung ist aus Zeichen gezeichnet, und jeder Zug ist ein Knopf.
start-unofficial = Eine private, inoffizielle Umsetzung.
start-level = Stärke der Bots
level-mine = Ihre Stärke
level-mine-is = Ihre Stärke: { $level }
level-mine-of = Ihre Stärke in { $game }
level-mine-how = Ihre ersten zwei Partien finden einen Gegner Ihrer Stärke; nach zwei Siegen oder zwei Niederlagen hintereinander ändert sie sich. Sie können sie jederzeit ändern.
level-mine-moved =
    { $way ->
        [up] Sie steigen auf: { $level }.
       *[down] Sie steigen ab: { $level }.
    }
level-mine-play = Mit dieser Stärke spielen
start-seats = Am Tisch
start-now = Jetzt spielen
start-friends = Mit Freunden
start-screen = Wählen, wer spielt
start-learn = So spielt man
here-play = Hier spielen, ohne Netz
here-what = Gegen Bots jeder Stärke oder zu mehreren an einem Bildschirm. Die Partie läuft in diesem Browser und bleibt in ihm: ohne Server und ohne Uhr.
here-open = Was ein Gegner hier auf der Hand hat, liegt im Speicher des eigenen Browsers, und wer sich selbst betrügen will, kann es nachsehen; Partien mit anderen sind auf dem Server.
first-asked = Ist das Ihre erste Partie { $game }?
first-why = Eine Lektion von wenigen Minuten zeigt Ihnen an einem echten Tisch, wie es geht. Gefragt wird nur dieses eine Mal.
first-yes = Zeigen Sie es mir
first-no = Nein, gleich spielen
players =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }

## Listen von Tischen

mine-title = Ihre Partien
mine-profile = Mein Spiel
mine-mistakes = Meine Fehler
mine-all = Alle Ihre Partien
mine-none = In diesem Browser haben Sie noch keine Partien.
mine-next = Nächste Partie, die auf mich wartet
mine-nothing-waits = Keine Partie wartet auf Sie.
mine-going = Laufende Partien
mine-over = Beendete Partien
mine-where = Die Schlüssel Ihrer Plätze liegen in diesem Browser; mit einem Konto (in den Einstellungen) haben auch andere Geräte Ihre Partien.
lobby-new = Neuer Tisch: { $game }
lobby-gathering = Tische mit freien Plätzen
lobby-gathering-none = Kein angezeigter Tisch sucht Mitspieler.
lobby-playing = Partien zum Zuschauen
show-what = Gerade spielt niemand öffentlich. Dies sind Partien, die Bots schon gespielt haben, gezeigt im Tempo von Menschen: Kein Bot denkt für sie.
show-recorded = eine aufgezeichnete Partie von Bots
show-watch = Zusehen
show-name = { $bot } (Aufzeichnung)
line-box = Mit einer anderen Schachtel
rules-box = Was in der Schachtel ist, und woher wir es wissen
line-lesson = Erstes Spiel
line-here = In diesem Browser
here-title = Partien in diesem Browser
here-lasting = Diese Partien liegen nur in diesem Browser. Er hat versprochen, sie zu behalten.
here-not-lasting = Diese Partien liegen nur in diesem Browser. Er hat nicht versprochen, sie zu behalten: Schreiben Sie in eine Datei, was Ihnen lieb ist.
here-save = In eine Datei schreiben
here-take = Eine Datei einlesen
here-taken =
    { $added ->
        [0] Keine neue Partie.
        [one] { $added } neue Partie.
       *[other] { $added } neue Partien.
    }{ $known ->
        [0] {""}
        [one] {" "}Eine war schon da.
       *[other] {" "}{ $known } waren schon da.
    }{ $failed ->
        [0] {""}
        [one] {" "}Eine passt nicht zu den Regeln dieser Version.
       *[other] {" "}{ $failed } passen nicht zu den Regeln dieser Version.
    }
here-move = In mein Konto verschieben
here-sign-in = Anmelden und verschieben
here-moving = Eine verschobene Partie geht beim Server weiter, auf allen Geräten des Kontos.
here-moved =
    { $count ->
        [one] { $count } Partie liegt jetzt im Konto.
       *[other] { $count } Partien liegen jetzt im Konto.
    }
here-remove = Diese Partie entfernen
here-remove-sure = Diese Partie endgültig entfernen?
here-remove-yes = Entfernen
here-remove-no = Behalten
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
stand-won = Sie haben gewonnen
stand-place =
    { $of ->
        [2] Sie haben verloren
       *[other] Platz { $place } von { $of }
    }
stand-winner =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gemeinsam gewonnen
    }
line-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Ein neuer Tisch

new-title = { $game } mit Freunden
new-title-here = { $game } hier, ohne Netz
new-where = Wo
new-there = Mit anderen, auf dem Server
new-here = Hier, ohne Netz
new-begin = Beginnen
new-seat = Wer spielt { $colour }
new-seat-me = Ich
new-seat-here = Noch jemand an diesem Bildschirm
new-seat-open = Frei, mit Einladung
new-seat-bot = Ein Bot
new-seat-add = Ein Platz mehr
new-seat-remove = Platz { $seat } entfernen
new-options = Regeln an diesem Tisch
new-more = Regeln, Uhr und wer zusehen darf
preset-title = Was für eine Partie
preset-name =
    { $preset ->
        [first] Erste Partie
        [live] Gleich jetzt, 20 Minuten
       *[days] Tag für Tag
    }
preset-what =
    { $preset ->
        [first] Ohne Uhr; Züge dürfen zurückgenommen werden.
        [live] 20 Minuten für jeden und 20 Sekunden mehr je Zug.
       *[days] Drei Tage je Zug; Sie spielen, wenn Sie Zeit haben.
    }
new-people = Wer und wie
new-listed = Tisch in der Liste anzeigen
new-chat = Chat
new-take-backs = Züge dürfen zurückgenommen werden, wenn die anderen zustimmen
new-open = Tisch eröffnen
clock-none = ohne Uhr
clock-live = live: so viele Minuten für jeden
clock-slow = über Tage
clock-minutes = Minuten für jeden
clock-increment = Sekunden dazu je Zug
clock-days-turn = Tage für einen Zug
clock-late = Ist eine Uhr abgelaufen, spielt ein Bot für den Platz weiter, bis sein Spieler wieder da ist.

## Ansehen

replay-of = Ansehen: { $game }
replay-first = Zum Anfang
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-eyes = Gesehen von
replay-onlooker = einem Zuschauer
replay-bot = { $name }: alles, was der Bot sah
replay-bot-given = Das ist alles, was { $name } in dieser Stellung bekam, und sonst nichts.
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
book-contents = Inhalt
book-appendix = Anhang: alle Klauseln
book-chapter = erklärt in: { $title }
book-print = Drucken
book-clause = Klausel { $id }
book-found =
    { $count ->
        [0] In den Kapiteln kommen diese Wörter nicht vor.
        [one] { $count } Stelle in den Kapiteln
       *[other] { $count } Stellen in den Kapiteln
    }
book-clauses-found =
    { $count ->
        [one] und { $count } Klausel im Anhang
       *[other] und { $count } Klauseln im Anhang
    }
learn-heading = So spielt man { $game }
learn-guided = Spielend lernen
learn-guided-how = Sechs bis zwölf Minuten. Was zu tun ist, leuchtet, nichts kann schiefgehen, und Sie können jederzeit aufhören, zurückgehen oder frei weiterspielen.
learn-begin = Beginnen
learn-read = Oder zuerst lesen
learn-play = Zur Startseite: jetzt spielen
learn-rules = Alle Regeln

## Einstellungen

settings-pace = Züge der anderen
pace =
    { $pace ->
        [slow] langsam
        [normal] mit normalem Tempo
        [fast] schnell
       *[off] nicht zeigen
    }
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
settings-ear = Nach Gehör spielen: der Tisch in Wörtern, Listen und Antworten, für Screenreader
settings-typed = Ein Feld für geschriebene Züge unter dem Plan
settings-keys = Einzelne Tasten (U, R, F, H, Ziffern, ?)
settings-pause = Vor dem Ende meines Zuges innehalten, um die neue Karte zu sehen
settings-sends = Meinen Zug kurz nach der letzten Wahl senden, ohne „Fertig“
settings-notify = Mir Bescheid geben, wenn ich am Zug bin und der Tisch nicht zu sehen ist, auch wenn Polis geschlossen ist
settings-notify-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen; seine eigenen Einstellungen können das ändern.
settings-notify-open = Sie erfahren es, solange Polis in einem Tab offen ist. Danach geht es nur mit einem Browser und einer Adresse (https), die das erlauben.
settings-where = All das ist nur in diesem Browser gespeichert; ein Konto liegt auf dem Server.
no-server = Diese Seite hat keinen Server: Partien und Einstellungen bleiben in diesem Browser. Tische mit anderen, eigene Komponentendateien, Konten und Benachrichtigungen gibt es auf einem Server von Polis.

## Über Polis, und nichts

about-title = Über Polis
about-unofficial = Polis ist inoffiziell. Es ist von Freunden der Spiele gemacht und hat keine Verbindung zu ihren Autoren und Verlagen.
about-own-title = Was von uns ist
about-own = Alle Zeichnungen, aller Code und die Worte der Regeln sind unsere eigenen. Kein Bild und kein Satz stammt aus den Spielen. Wenn Ihnen ein Spiel gefällt, kaufen Sie es: Ein Tisch mit Menschen ist besser als jeder Bildschirm.
about-letters = Die Schriften sind Alegreya und Source Sans 3 unter der SIL Open Font License.
about-licence = Ihr Text
about-reconstructed-title = Was rekonstruiert ist
about-reconstructed = Manches steht nur auf Plänen und Karten, von denen es keine vollständige Beschreibung gibt. Wo wir es nicht wissen konnten, haben wir es so rekonstruiert, dass das Spiel nach seinen Regeln funktioniert. Jeder Wert trägt einen Vermerk: aus der Regel, aus anderer Quelle oder rekonstruiert. Wer das Spiel besitzt, kann ihn in einer einzigen Datei berichtigen.
about-reconstructed-where = Die Schachtel mit allen Vermerken:
about-privacy-title = Ihre Daten
about-privacy = Ein Konto braucht niemand, Werbung gibt es nicht, und keine Anfrage geht an Dritte. Die Schlüssel Ihrer Plätze und Ihre Einstellungen bleiben in diesem Browser.
about-version = Version { $version }
missing-title = Außerhalb des Plans
missing-text = Unter dieser Adresse ist nichts. Die Stadt liegt dort drüben.

account-title = Konto
account-why = Zum Spielen braucht es keines. Mit einem Namen und einem Passwort sind Ihre Partien auf allen Ihren Geräten da.
account-name = Name
account-password = Passwort
account-password-rule = Mindestens 10 Zeichen, und keines von denen, die alle ausprobieren. Es gibt keine Mail: Bewahren Sie den Wiederherstellungscode auf, der gleich erscheint. Ohne ihn können Sie nur mit Hilfe dessen, der den Server betreibt, ein neues wählen.
account-lost = Ich habe mein Passwort verloren
recovery-title = Wiederherstellungscode
recovery-what = Mit ihm wählen Sie ein neues Passwort, wenn Sie Ihres verloren haben. Er gilt einmal; ein neuer ersetzt den alten.
recovery-write = Schreiben Sie diesen Wiederherstellungscode auf, nicht auf diesem Gerät. Er erscheint nur jetzt:
recovery-make = Neuen Code erstellen
recovery-copy = Code kopieren
account-reset-why = Wer diesen Server betreibt, lässt Sie ein neues Passwort wählen. Alle Ihre anderen Geräte werden abgemeldet.
account-reset = Dieses Passwort nehmen
account-reset-not = Jetzt nicht
account-sign-in = Anmelden
account-sign-up = Konto anlegen
account-have-none = Ich habe noch keines
account-have-one = Ich habe schon eines
account-now = Angemeldet als { $name }.
account-seats = { $count ->
    [0] Das Konto hat noch keine Plätze.
    [one] Das Konto hat einen Platz.
   *[other] Das Konto hat { $count } Plätze.
}
account-sign-out = Abmelden
account-sign-out-all = Auf allen Geräten abmelden
account-change = Passwort ändern
account-change-do = Ändern
account-old = Das alte Passwort
account-new = Das neue Passwort
account-password-changed = Das Passwort ist geändert; alle anderen Geräte sind abgemeldet.
account-devices = Geräte und was hier gespeichert ist
account-device = Angemeldet am { $created }, zuletzt benutzt am { $used }.
account-device-this = Dieses hier.
account-sign-out-one = Abmelden
account-data = Alles herunterladen, was von Ihnen gespeichert ist
account-delete = Konto löschen
account-delete-what = Plätze, die in einem Browser eingenommen wurden, bleiben dort spielbar. Alles andere am Konto wird sofort gelöscht, auch Ihr Name an seinen Tischen und Ihre Zeilen in deren Chats; die Partien bleiben, ohne Ihren Namen. In älteren Sicherungen des Betreibers stehen sie noch.
account-delete-do = Endgültig löschen

notices-title = Wie ich Bescheid bekomme
hooks-title = Webhooks
hooks-what = Wenn Sie am Zug sind, sich jemand setzt oder die Partie endet und Sie nicht hinsehen, sagt der Server es dieser Adresse.
hooks-url = Adresse
hooks-add = Hinzufügen
hooks-remove = Entfernen
hooks-remove-one = { $url } entfernen
hooks-last = Zuletzt gesendet { $time }: { $status ->
        [0] keine Antwort
       *[other] Antwort { $status }
    }
hooks-none = Noch ist nichts gesendet worden.
hooks-secret = Ihre Nachrichten sind mit diesem Geheimnis unterschrieben, das nur jetzt gezeigt wird:

sent-title = Was dieser Browser bekommen hat
sent-what = Der Server schickt jedem Browser nur, was sein Platz wissen darf. Das sind seine letzten Nachrichten an diesem Tisch, die neueste zuerst und Byte für Byte: Eine Karte, die Sie nicht sehen dürfen, steht nicht darin.
sent-none = Es ist noch nichts gekommen.
sent-copy = Alle kopieren
sent-copied = Kopiert
sent-not-copied = Der Browser hat das Kopieren nicht erlaubt.
sent-bytes = { $bytes } Bytes

menu-take-back = Um Rücknahme der letzten Aktion bitten
menu-pause = Um eine Pause bitten
menu-resume = Um Fortsetzung bitten
menu-return = Meinen Platz vom Bot zurücknehmen
menu-ear = Nach Gehör spielen
menu-help = Wie ein Zug geht, und Tasten
menu-notices = Wie ich Bescheid bekomme
hand-title = Auf einem anderen Gerät weiterspielen
hand-how = Richten Sie die Kamera des Telefons auf dieses Bild, oder öffnen Sie dort den Link. Er gilt einmal, fünf Minuten lang; danach ist der Platz auf beiden Geräten.
hand-picture = Der Link als QR-Bild
hand-link = Link für das andere Gerät
menu-sent = Was dieser Browser bekommen hat
menu-resign = An einen Bot abgeben
resign-explain = Ein Bot spielt für Sie weiter; die anderen verlieren nichts. { $kind ->
    [once] Sie können Ihren Platz zurücknehmen, solange der Bot noch nicht für Sie gehandelt hat.
   *[any] Sie können Ihren Platz jederzeit zurücknehmen.
}
resign-bot = Wer weiterspielt
resign-yes = Abgeben
resign-no = Bleiben
help-title = So geht ein Zug
help-turn = Was Sie wählen können, ist blau markiert. Stellen Sie Ihren Zug auf dem Plan und darunter zusammen: Er gilt erst mit „Fertig“, bis dahin können Sie alles zurücknehmen. „Fertig“ heißt auch, dass Sie nichts weiter möchten: keinen Arbeiter mehr, kein Banner.
help-why = Klicken Sie auf etwas Unmarkiertes, erfahren Sie, warum es nicht geht.
help-arrows = auf dem Plan von Platz zu Platz gehen
help-rotate = das Gebäude drehen, wie mit dem Mausrad
help-enter = den Platz wählen, auf dem Sie sind; sonst „Fertig“
help-digits = die Karte, den Stein oder die Antwort mit dieser Nummer wählen
help-undo = die letzte Wahl zurücknehmen
help-done = „Fertig“, wo immer Sie sind
help-drag = Sie können klicken oder Karten, Arbeiter und Steine an ihren Platz ziehen.
help-keys = Tasten
help-next = zum nächsten oder vorigen erlaubten Platz
help-flip = das Gebäude umdrehen, wenn der Tisch es erlaubt
help-hint = einen Tipp holen
help-keep = dies spielen, aber am Zug bleiben (wenn noch ein Banner da ist)
help-help = diese Hilfe
key-arrows = Pfeile
key-enter = Eingabe
key-next = Bild auf, Bild ab
key-done = Strg + Eingabe

## Ein Tisch, der sich füllt

seat-open = freier Platz
title-gathering = Mitspieler gesucht: { $game } · Polis
new-seat-name = Name
new-spectators = Zuschauer sind erlaubt; sie sehen nichts Geheimes
new-returns = Wer gegangen ist, darf zurückkommen, auch wenn ein Bot schon für ihn gehandelt hat
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
gathering-open =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
gathering-full = Alle Plätze sind besetzt. Ausgeteilt wird, wenn alle bereit sind.
invited-title =
    { $known ->
        [yes] { $name } lädt Sie zu { $game } ein: Nehmen Sie Platz
       *[no] Sie sind zu { $game } eingeladen: Nehmen Sie Platz
    }
invited-chair = Ihr Stuhl
invited-late = Alle Plätze sind inzwischen besetzt. Sie sehen die Partie hier, sobald sie beginnt.
gathering-invite = Laden Sie Ihre Freunde ein
gathering-invite-how = Wer diesen Link hat, kann einen freien Platz einnehmen. Ein Konto braucht es nicht.
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
share-link = Link zu diesem Tisch
share-own-machine = Dieser Link gilt nur auf diesem Rechner. Für andere muss der Server im Netz erreichbar sein: polis serve --host 0.0.0.0
share-copy = Link kopieren
share-copied = Kopiert
share-send = Senden …

## Tipps, Chat und Vorhang eines Tisches

to-now = Sofort
watch-skip = Sofort zur Gegenwart
hint-ask = Tipp
hint-thinking = Ich überlege …
hint-others = Tipps gibt es, wenn man allein gegen Bots spielt: an diesem Tisch wären sie nicht fair.
hint-title = Was ein starker Bot täte
hint-take = Vorbereiten
hint-more = Warum
curtain-title = Der Bildschirm wechselt
curtain-pass = Jetzt ist { $name } an der Reihe.
curtain-show = Ich bin { $name }
chat-empty = Noch hat niemand etwas gesagt.
chat-label = Etwas sagen
chat-send = Senden
chat-onlooker = Zuschauer
chat-mute = Stumm schalten
chat-unmute = Wieder zeigen
chat-muted = { $name } ist stumm geschaltet.
offer-made =
    { $kind ->
        [take-back] { $name } möchte die letzte Aktion zurücknehmen.
        [pause] { $name } möchte eine Pause.
       *[resume] { $name } möchte weiterspielen.
    }
offer-yes = Zustimmen
offer-no = Ablehnen
offer-waiting = Die anderen sind gefragt.
offer-replace = Auf { $name } wird seit einem Tag gewartet. Ein Bot kann spielen, bis { $name } zurück ist.
offer-replace-yes = Einen Bot spielen lassen
peek-at = Stellung { $ply } von { $plies }.
peek-now = Zurück zum Jetzt
peek-failed = Diese Stellung lässt sich nicht zeigen.
replay-back = Zurück
replay-next = Weiter
sounds-offer = Töne, wenn gebaut und bezahlt wird und wenn Sie am Zug sind?
sounds-on = Mit Klang
sounds-off = Ohne
watch-turn = Zug von { $name }
watch-step = Schritt { $step } von { $steps }
watch-waiting =
    { $count ->
        [one] danach noch ein Zug
       *[other] danach noch { $count } Züge
    }
watch-next = Weiter
watch-start = Von vorn
watch-end = Überspringen
