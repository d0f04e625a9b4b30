### Archon auf Deutsch: Zeichnung, Blatt neben dem Spieler, Seiten und erste Worte. Güter, Karten,
### Orte und Plättchen stehen da, wie man sie tippt, in jeder Sprache.

## Die Zeichnung

phase-word =
    { $phase ->
        [draft] Anfang
        [split] teilen
        [place] Feld
        [again] 2. Feld
        [card] Karten
        [take] nehmen
        [give] zahlen
        [trade] Handel
        [magister] Magister
        [tile] Plättchen
        [save] Nachlass
        [replace] Höfling
        [wall] Mauer
        [more] nochmal?
        [lose] Plünderung
       *[over] beendet
    }
round = { $round }: { $phase }
order = Folge, Punkte
cards-needed =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
wall = Mauer: { $count } Krieger, Tor { $gate }, Angriff { $attack }
raid = Raub, Stärke { $strength }, offen: { $due }
tiles-head = Plättchen:
head-left = Vor.
head-repository = repo
head-buy = buy
head-sell = sell
head-cards = H+W+G
ranks = Ränge
figures = Figuren
tokens = $ Marker

## Preise und Wirkungen

points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
points-short = { $count } P.
points-per =
    { $counted ->
        [arts] { $points } je eigene arts
        [science] { $points } je eigene science
        [warriors] { $points } je eigenen Krieger auf der Mauer
        [tiles] { $points } je eigenes Plättchen, auch dieses
       *[magisters] { $points } je eigenen Magister
    }
or = oder
amount-resources = { $count } Würfel
amount-different-resources =
    { $count ->
        [one] { $count } Würfel
       *[other] { $count } versch. Würfel
    }
amount-province-resources = { $count } Würfel aus repository
price-less = Preis −{ $count }
goods-less = { $goods } weniger zahlen
trade-terms = Verkauf { $more } teurer, Kauf für { $price } gold
act =
    { $act ->
        [2] ein Magister
        [3] ein Gebäudeplättchen
       *[4] eine Königsgunst nutzen
    }
act-trade = bis zu { $purchases } kaufen und bis zu { $sales } verkaufen
ability-never = keine Fähigkeit
ability-tile = jedes neue Plättchen, auch dieses: { $gain }
ability-visit = jede Figur in { $at }: { $gain }
ability-season = zu Beginn jeder späteren Saison: { $gain }
ability-scoring = bei jeder Wertung: { $gain }
ability-end = am Ende des Spiels: { $gain }
ability-always = jeder { $one } ist auch ein { $other }, und umgekehrt

## Beim Entscheiden

choice-draft = Erste Magister: { $prices }
choice-split =
    { $last ->
        [yes] Fünf Karten für diese Runde; die anderen fünf werden nicht mehr gespielt.
       *[no] Fünf Karten für diese Runde; die anderen fünf warten auf die nächste.
    }
choice-slot =
    { $count ->
        [one] { $slot } braucht { $count } Karte.
       *[other] { $slot } braucht { $count } courtiers oder einen Magister.
    }
choice-tax = Steuer: je 1 gold an { $owners }, keine mit tax-collector.
choice-merchant = Ein merchant bekommt dazu { $gain }.
choice-trade = Kaufen: { $buying }; verkaufen: { $selling }.
choice-no-trade = nichts
choice-tiles = { $count } Plättchen sind erreichbar. "legal" nennt sie, "forms" die Preise.
choice-save = Preis: { $price }. Was Sie nennen, müssen Sie nicht zahlen.
choice-replace = Der { $magister } ersetzt einen courtier: hand gilt diese Runde, waiting die nächste, played später.
choice-wall = gate: { $points } sofort; plain: nichts.
choice-lose = Noch zu decken: { $due }. Würfel gehen vor gold (2 für 1) und Punkten verloren.

pile = { $place }: { $cards }.

## Seiten

forms-none = Keine Seite beginnt mit "{ $word }". Seiten: { $names }; oder der Name eines Plättchens.
forms-more = Mehr mit "forms" und einem Wort: { $names }; oder der Name eines Plättchens.
level = Stufe { $level }
left-copies = x{ $count }
discount = Stufe { $level } kostet ab Saison { $season } { $less } { $goods } weniger.
track-owned = Magister und ihre Preise in der Reihenfolge des Nehmens
grant = { $number }: Markt { $market }
grants-head = Punkte der Ränge in Saison 1/2/3
attack-strengths = Stärken der sechs Angriffe mit 2, 3 und 4 Plätzen

## Das Blatt und die ersten Worte

sheet =
    Plätze: { $seats }
    Felder: a·  frei    bUD  Figuren zweier Plätze    cU$  Figur mit Steuermarker
    Letzter Zug: *dL
    Ein Feld steht unter dem, was es braucht; 2 Karten: 2 courtiers, 1 Magister.
    Folge: >  entscheidet    (E 4)  hat gepasst    *  hat gewonnen    ?  verdeckt
    Vor.: Vorrat    repo: repository    buy, sell: was ein Würfel kostet und bringt
    Ränge 7 4 2: Punkte für die meisten, zweit- und drittmeisten am Ende der Saison
    Tor U·: Einhorn hat einen markierten Platz    Angriff 3-5: mögliche Stärken
    H+W+G, 8=3+4+1: von 8 Karten 3 in der Hand, 4 wartend, 1 gespielt    1?: mindestens 1
    Figuren, $ Marker: die nicht auf dem Plan sind
    Plättchen: inn 1U  eins übrig, eins hat Einhorn    "forms": Preise
    Ein Würfel ist papyrus, silver, iron oder stone; versch.: verschiedene davon.
    Güter: { $goods }
    Karten: { $cards }
    Orte: { $places }
help-forms = Preise und Wirkungen: Plättchen, Magister, Gunst und mehr
welcome =
    Willkommen bei Archon. Drei Saisons zu drei Runden; die meisten Punkte siegen.
    Ein Feld tippen setzt eine Figur: "barracks a", "with merchant"; oder "pass".
    Zuerst wird geteilt: "split 3 courtier 1 cleric 1 scribe" ist Ihre Hand.
    "legal": was erlaubt ist; "why": warum nicht; "undo" nimmt zurück; "log".
    "sheet": die Zeichen; "forms": die Preise; "help": der Rest; "quit": Ende.

## Das Ergebnis

result-start = Anfang
result-ranks = Wertung
result-magisters = Magister
result-tiles = Plättchen
result-favors = Gunst, Tor
result-raid = Raub
