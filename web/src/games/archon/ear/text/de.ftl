### Was gewählt werden kann, auf Deutsch, wie man es nach Gehör hört. $cards sind Karten aus der Datei des
### Spiels („einen Kleriker und 2 Schreiber“), $name und $tile ihre Namen; was hier fehlt, sagt die Hand.

take = { $cards } nehmen
split = { $cards } auf die Hand nehmen
enter =
    { $location ->
        [repository] Ins { $name } gehen, Aktionsfeld { $slot }
        [planetarium] Ins { $name } gehen, Aktionsfeld { $slot }
        [palace] In den { $name } gehen, Aktionsfeld { $slot }
        [marketplace] Auf den { $name } gehen, Aktionsfeld { $slot }
        [royal-guard] Zur Königlichen Garde gehen, Aktionsfeld { $slot }
        [builders-guild] Zur { $name } gehen, Aktionsfeld { $slot }
       *[other] In die { $name } gehen, Aktionsfeld { $slot }
    }
play = { $cards } spielen
tile = Das Plättchen { $tile } nehmen
replace = Einen Höfling { $place } ersetzen
wall = Den Elitekrieger { $where } aufstellen
more = Noch einmal: { $effect }
done = Es dabei belassen
stop = Auf die zweite Aktion verzichten

## Mehrere einer Art

many-draft = Zwei Magister nehmen
many-split = Die Karten teilen
many-enter = An einen Ort gehen
many-with = Eine Karte spielen
many-plain = Einen Magister als Höfling spielen
many-pair = Zwei Karten spielen
many-take = Rohstoffe nehmen
many-give = Mit Rohstoffen zahlen
many-buy = Einen Rohstoff kaufen
many-sell = Einen Rohstoff verkaufen
many-magister = Einen Magister nehmen
many-tile = Ein Gebäudeplättchen nehmen
many-save = Wählen, was Sie nicht zahlen müssen
many-replace = Einen Höfling ersetzen
many-wall = Den Elitekrieger aufstellen
many-lose = Rohstoffe verlieren
