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
mine-where = Die Schlüssel deiner Plätze liegen in diesem Browser; mit einem Konto (in den Einstellungen) haben auch andere Geräte deine Spiele.
lobby-new = Neuer Tisch: { $game }
lobby-gathering = Tische mit freien Plätzen
lobby-gathering-none = Kein angezeigter Tisch sucht Mitspieler.
lobby-playing = Partien zum Zuschauen
lobby-playing-none = Keine angezeigte Partie läuft gerade.
line-lesson = Erstes Spiel
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
new-seat-add = Ein Platz mehr
new-seat-remove = Platz { $seat } entfernen
new-options = Regeln an diesem Tisch
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
replay-ply = Stellung
replay-eyes = Gesehen von
replay-onlooker = einem Zuschauer
replay-link = Diesen Link kopieren
replay-branch = Von hier weiterspielen
replay-told = Was geschah
replay-table = Zum Tisch

## Regeln

rules-games = Spiel
rules-own-words = In unseren eigenen Worten. Jede Klausel hat eine Kennung mit Link; was einen Zug verbietet, nennt seine Klausel.
learn-heading = So spielt man { $game }
learn-guided = Spielend lernen
learn-guided-how = Etwa sechs Minuten. Was zu tun ist, leuchtet, nichts kann schiefgehen, und Sie können jederzeit aufhören, zurückgehen oder frei weiterspielen.
learn-begin = Beginnen
learn-read = Oder zuerst lesen
learn-play = Zur Startseite: jetzt spielen
learn-rules = Alle Regeln

## Einstellungen

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
settings-keys = Einzelne Tasten (U, R, Ziffern, ?)
settings-notify = Sag mir, wenn ich am Zug bin und der Tisch nicht zu sehen ist, auch wenn Polis geschlossen ist
settings-notify-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen; seine eigenen Einstellungen können das ändern.
settings-notify-open = Du erfährst es, solange Polis in einem Tab offen ist. Danach geht es nur mit einem Browser und einer Adresse (https), die das erlauben.
settings-where = All das ist nur in diesem Browser gespeichert; ein Konto liegt auf dem Server.

## Über Polis, und nichts

about-title = Über Polis
about-unofficial = Polis ist inoffiziell. Es ist von Freunden der Spiele gemacht und hat keine Verbindung zu ihren Autoren und Verlagen.
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

account-title = Konto
account-why = Zum Spielen braucht es keines. Mit einem Namen und einem Passwort sind deine Spiele auf allen deinen Geräten da.
account-name = Name
account-password = Passwort
account-password-rule = Mindestens 8 Zeichen. Es gibt keine Mail und keinen Weg zurück: Bewahre es gut auf.
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
account-delete = Konto löschen
account-delete-what = Plätze, die in einem Browser eingenommen wurden, bleiben dort spielbar. Alles andere am Konto ist sofort weg.
account-delete-do = Endgültig löschen

notices-title = Wie ich es erfahre
hooks-title = Webhooks
hooks-what = Wenn du am Zug bist, sich jemand setzt oder das Spiel endet und du nicht hinsiehst, sagt der Server es dieser Adresse.
hooks-url = Adresse
hooks-add = Hinzufügen
hooks-remove = Entfernen
hooks-remove-one = { $url } entfernen
hooks-secret = Ihre Nachrichten sind mit diesem Geheimnis unterschrieben, das nur jetzt gezeigt wird:
