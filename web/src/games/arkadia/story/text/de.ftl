### Was jemand getan hat, auf Deutsch. Ein Satz besteht aus einem Namen und den folgenden Satzteilen;
### „part-“-Texte sind Bausteine nur dieser Sprache.

to-you = Sie
family =
    { $family ->
        [red] rot
        [olive] olivgrün
        [black] schwarz
       *[silver] silbern
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
a-card =
    { $form ->
        [farm] einen { family }en { form }
        [house] ein { family }es { form }
        [trade] ein { family }es { form }
        [monastery] ein { family }es { form }
       *[other] eine { family }e { form }
    }
the-card =
    { $form ->
        [farm] den { family }en { form }
        [house] das { family }e { form }
        [trade] das { family }e { form }
        [monastery] das { family }e { form }
       *[other] die { family }e { form }
    }
seals =
    { $count ->
        [one] { $count } { family }es Siegel
       *[other] { $count } { family }e Siegel
    }

laid = legte { a-card }
recruited =
    { $count ->
        [one] warb einen neutralen Arbeiter an
       *[other] warb { $count } neutrale Arbeiter an
    }
took = nahm { a-card }
placed =
    { $count ->
        [one] setzte einen Arbeiter auf { $squares }
       *[other] setzte Arbeiter auf { $squares }
    }
completed = vollendete { the-card }
completed-paid = vollendete { the-card } ({ $paid })
paid = { seals } an { $name }
paid-more = { $count } an { $name }
built = setzte einen { family }en Stein auf die Burg
bannered = nutzte ein Banner für zwei weitere Arbeiter
sold = verkaufte { seals } für { $gold } Gold
passed = musste passen
began-end = füllte das zweite Stockwerk der Burg: alle haben noch einen Zug
worth =
    { $family ->
        [red] Rot ist jetzt { $value } wert
        [olive] Oliv ist jetzt { $value } wert
        [black] Schwarz ist jetzt { $value } wert
       *[silver] Silber ist jetzt { $value } wert
    }
game-over = Das Spiel ist zu Ende, alle Sichtschirme öffnen sich.
