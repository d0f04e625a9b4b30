### Die Schachtel von Archon, auf Deutsch.

group =
    { $group ->
        [city] Die Stadt
        [tiles] Gebäudeplättchen
        [magisters] Magister
        [market] Marktplatz
        [grants] Königslöhne
        [favors] Königsgunst
        [provinces] Provinzkarten
        [attacks] Angriffe
        [seats] Plätze und Runden
        [components] Alles in der Schachtel
       *[other] { $group }
    }
piece =
    { $piece ->
        [covers] Abdeckungen
        [wall] Stadtmauer
        [levels] Stufen
        [season] Neue Saison
        [even] Ganzer Stapel
        [seat] Jeder Platz
        [kits] Zu Beginn
        [piles] Stapel und Reihenfolge
        [rounds] Runden
        [all] Gezählt
        [grant-example] Das Beispiel der Anleitung
        [attack-example] Das Beispiel der Anleitung
        [face-up] Offen
       *[other] { $piece }
    }
value =
    { $value ->
        [card] Karte
        [actions] Was er bewirkt
        [slots] Felder: Personen, Karten
        [ability] Fähigkeit
        [prices] Preise
        [cards-in-box] Karten
        [stockpile] Würfel
        [id] Name
        [level] Stufe
        [copies] Exemplare
        [cost] Kosten
        [points] Punkte
        [pay] Preis
        [market] Für den Markt
        [strength] Stärke
        [refill] Auffüllen
        [spaces] Plätze
        [marked-spaces] Markierte Plätze
        [marked-points] Ihre Punkte
        [two_seats] Zu zweit
        [three_seats] Zu dritt
        [four_seats] Zu viert
        [level_2] Stufe 2 kostet weniger
        [level_3] Stufe 3 kostet weniger
        [white] Weiß
        [orange] Orange
        [green] Grün
        [figures] Figuren
        [markers] Marker
        [courtiers] Höflinge
        [warriors] Elitekrieger
        [first_magisters] Erste Magister
        [score-start] Erste Punkte
        [tax_tokens-of_each_seat] Steuermarken
        [first] Erste Person
        [second] Zweite Person
        [third] Dritte Person
        [fourth] Vierte Person
        [second_of_two] Zweite von zweien
        [count] Stapel
        [cards] Karten in jedem
        [rounds] Runden
        [seasons] Saisons
        [attack_after] Angriffe nach Runden
        [divide_before] Karten geteilt vor Runden
        [all-magisters] Magisterkarten
        [all-courtiers] Höflingskarten
        [all-figures] Figuren
        [all-markers] Marker
        [all-cubes] Würfel
        [all-grants] Königslöhne
        [all-favors] Königsgunst
        [all-gold_1] Münzen zu 1
        [all-gold_5] Münzen zu 5
        [all-attacks] Angriffskarten
        [all-tax_tokens] Steuermarken
        [all-recruits] Rekruten
        [all-tiles] Gebäudeplättchen
        [all-season_token] Saisonmarke
        [all-sixty_points] 60-Punkte-Marken
        [all-covers] Abdeckungen
        [all-science] Wissenschaftskarten
        [all-arts] Kunstkarten
        [all-warriors] Elitekrieger
        [all-provinces] Provinzkarten
       *[other] { $value }
    }
word =
    { $word ->
        [resources] beliebige Würfel
        [different-resources] verschiedene Würfel
        [province-resources] Würfel aus dem Lagerhaus
        [gain] bekommt
        [gain_one_of] bekommt eines von
        [pay] zahlt
        [less] weniger
        [merchant] Händler
        [times] mal
        [score] Punkte
        [points] Punkte
        [per] für jede
        [act] Aktion
        [act_at] Aktion von
        [when] wann
        [at] bei
        [purchases] Käufe
        [sales] Verkäufe
        [sale_more] mehr je Verkauf
        [purchase_price] Preis je Kauf
        [both] zählen als beide
        [resource] Rohstoff
        [from_season] ab Saison
        [trade] Handel
        [magister] ein Magister
        [tile] ein Plättchen
        [favor] eine Königsgunst
        [tiles] Plättchen
        [magisters] Magister
        [never] nie
        [visit] ein Besuch
        [action] eine Aktion
        [season] eine neue Saison
        [scoring] eine Wertung
        [end] das Ende
        [always] immer
        [clear] erst geleert
        [add] dazugelegt
        [white] weiß
        [orange] orange
        [green] grün
        [two_seats] zu zweit
        [three_seats] zu dritt
        [four_seats] zu viert
        [true] ja
        [false] nein
       *[other] { $word }
    }
card = Karte { $number }
space = Feld { $number }
space-of = { space }: { $part }
