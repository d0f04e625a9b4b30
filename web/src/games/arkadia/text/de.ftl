### Arkadias Spielteile auf dem Bildschirm, deutsch. $form, $family und $seat sind Wörter der Notation.

seat =
    { $seat ->
        [yellow] Gelb
        [orange] Orange
        [green] Grün
        [violet] Violett
       *[neutral] neutral
    }
family =
    { $family ->
        [red] rot
        [olive] olivgrün
        [black] schwarz
       *[silver] silbern
    }
merchants =
    { $family ->
        [red] Tuchhändler
        [olive] Gewürzhändler
        [black] Zimmerleute
       *[silver] Silberschmiede
    }
form =
    { $form ->
        [house] Wohnhaus
        [farm] Bauernhof
        [tavern] Taverne
        [mill] Mühle
        [smithy] Schmiede
        [trade] Handelshaus
       *[monastery] Kloster
    }
card =
    { $form ->
        [farm] { family }er { form }
        [house] { family }es { form }
        [trade] { family }es { form }
        [monastery] { family }es { form }
       *[other] { family }e { form }
    }
tint = { family }
counted = { $name }: { $count }

## Felder des Bretts

board = Brett mit 12 Zeilen und 16 Spalten
row = Zeile { $row }
square-label = { $square }, { $content }
square-open = { $label }, wählbar
square-vacant = frei
square-camp = frei, Zeltlager
square-yard = Burghof
square-castle =
    { $family ->
        [none] Burgfeld { $number }, ohne Siegel
       *[other] Burgfeld { $number }, { family }, { $height ->
            [0] aufgedruckt
           *[other] Stockwerk { $height }
        }
    }
square-unfinished = { $card }, Gebäude { $number }, im Bau
square-completed = { $card }, Gebäude { $number }, fertig
square-worker =
    { $name ->
        [none] Arbeiter von { $seat }
       *[other] Arbeiter von { $name }, { $seat }
    }
square-neutral = neutraler Arbeiter

## Was eine Wahl bewirkt

encloses =
    { $count ->
        [one] umschließt { $count } Gebäude
       *[other] umschließt { $count } Gebäude
    }
part-seals =
    { $family ->
        [red] { $count ->
            [one] rotes
           *[other] rote
        }
        [olive] { $count ->
            [one] olivgrünes
           *[other] olivgrüne
        }
        [black] { $count ->
            [one] schwarzes
           *[other] schwarze
        }
       *[silver] { $count ->
            [one] silbernes
           *[other] silberne
        }
    }
pays = bringt Ihnen { $count } { part-seals } Siegel
pays-other = bringt { $name } { $count } Siegel
recruits =
    { $count ->
        [one] wirbt { $count } neutralen Arbeiter an
       *[other] wirbt { $count } neutrale Arbeiter an
    }
brings-gold = bringt { $count } Gold
value-changes = { family } { $by }

## Die Hand und was gefragt ist

your-cards = Ihre Karten
turn-tile = Drehen
turn-tile-hint = Das Teil um ein Viertel drehen (R)
flip-tile = Wenden
flip-tile-hint = Das Teil umdrehen (F)
lay-here = Hierhin legen
pass = Passen
at-the-lot = Arbeiter an den Burgplatz
place-kind = Welcher Arbeiter als Nächstes
own-workers =
    { $count ->
        [one] { $count } eigener Arbeiter
       *[other] { $count } eigene Arbeiter
    }
neutral-workers =
    { $count ->
        [one] { $count } neutraler Arbeiter
       *[other] { $count } neutrale Arbeiter
    }
piece-family = Burgstein welcher Familie
pieces-due =
    { $count ->
        [one] Ein Burgstein zu setzen
       *[other] { $count } Burgsteine zu setzen
    }
pieces-left =
    { $count ->
        [one] noch { $count } Stein
       *[other] noch { $count } Steine
    }
draw-which = Eine Karte nehmen
draw-pile = Nachzieh{ "\u00AD" }stapel
cards-left =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
banner-use = Banner nutzen
banner-use-hint = zwei Arbeiter, dann auf Wunsch Siegel verkaufen
part-of-family =
    { $family ->
        [red] rote
        [olive] olivgrüne
        [black] schwarze
       *[silver] silberne
    }
cash-title = { part-of-family } Siegel verkaufen
cash-count = Zahl der Siegel, die Sie verkaufen ({ family })
cash-sum = { $count } × { $value } = { $gold } Gold
recruit-title = Wie viele neutrale Arbeiter?
recruit-count =
    { $count ->
        [0] Keinen nehmen
       *[other] { $count } nehmen
    }
cash-none = Alle behalten
cash-sell = { $count } Siegel verkaufen
one-more = Eins mehr
one-less = Eins weniger
card-nowhere = { $card }, passt nirgends
hint-lay = Wählen Sie auf dem Brett, wo es liegt.

## Plätze

hand-of = Handkarten von { $name }
hidden-card = eine Ihnen unbekannte Karte
hidden = hinter dem geschlossenen Sichtschirm
workers = Arbeiter
neutrals = Neutrale Arbeiter
banners = Banner
seals = Siegel
gold = Gold
seal-count = { merchants }: { $count }
to-move = am Zug
winner = hat gewonnen

## Neben dem Brett

values = Wert eines Siegels
value-of = { merchants }: ein Siegel ist { $value } Gold wert
pools = Vorrat an Burgsteinen
floor = Stockwerk { $floor }
floor-open = Stockwerk { $floor }, im Bau
to-the-end =
    { $count ->
        [one] Letzte Runde in { $count } Stein
       *[other] Letzte Runde in { $count } Steinen
    }
last-round =
    { $count ->
        [one] Letzte Runde: noch { $count } Zug
       *[other] Letzte Runde: noch { $count } Züge
    }
last-turn-now = Dies ist der letzte Zug.
over = Das Spiel ist beendet.
face-up = Auslage
empty-place = leerer Platz
discards = Gelegte Karten
supply = Neutrale Arbeiter im Vorrat
zoom-in = Näher
zoom-out = Weiter weg
zoom-fit = Ganzes Brett
chart-title = Gold im Lauf der Partie, mit den Siegeln zum Wert des Augenblicks

## Das Rennen

if-sold = bei Verkauf jetzt
turns-about = Noch etwa { $count } Züge
turns-left =
    { $count ->
        [one] Noch ein Zug
       *[other] Noch { $count } Züge
    }

## Was gefragt wird

ask-must =
    { $only ->
        [cards] Welche Karte möchten Sie bauen?
        [workers] Zu welchem Gebäude sollen Ihre Arbeiter?
       *[no] Wählen Sie eine Karte zum Bauen oder ein Gebäude für Ihre Arbeiter.
    }
ask-lay = Wohin soll das Gebäude?
ask-worker = Setzen Sie einen Arbeiter auf eines der markierten Felder.
ask-worker-more = Setzen Sie noch einen Arbeiter, oder drücken Sie „Fertig“.
ask-draw = Nehmen Sie eine neue Karte.
ask-castle =
    { $count ->
        [one] Setzen Sie einen Stein auf die Burg: erst die Familie, dann das Feld.
       *[other] Setzen Sie { $count } Steine auf die Burg: jeweils Familie, dann Feld.
    }
ask-banner = Möchten Sie ein Banner nutzen? Sonst drücken Sie „Fertig“.
ask-cash = Wie viele dieser Siegel möchten Sie verkaufen? „Fertig“ behält sie.
ask-recruit = Wie viele neutrale Arbeiter nehmen Sie?

## A hint

tell-draw = Ihre neue Karte: { $card }.
tell-draw-pile = Ihre neue Karte kommt vom Stapel.
