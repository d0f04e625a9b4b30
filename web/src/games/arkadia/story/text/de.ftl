### Was jemand getan hat, auf Deutsch. Ein Satz besteht aus einem Namen und den folgenden Satzteilen;
### „part-“-Texte sind Bausteine nur dieser Sprache.

you = Sie
part-n =
    { $you ->
        [yes] n
       *[no] { "" }
    }
part-en =
    { $you ->
        [yes] en
       *[no] { "" }
    }
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

laid = legte{ part-n } { a-card }
recruited =
    { $count ->
        [one] warb{ part-en } einen neutralen Arbeiter an
       *[other] warb{ part-en } { $count } neutrale Arbeiter an
    }
took = nahm{ part-en } { a-card }
placed =
    { $count ->
        [one] setzte{ part-n } einen Arbeiter auf { $squares }
       *[other] setzte{ part-n } Arbeiter auf { $squares }
    }
completed = vollendete{ part-n } { the-card }
completed-paid = vollendete{ part-n } { the-card } ({ $paid })
paid = { seals } an { $name }
paid-more = { $count } an { $name }
built = setzte{ part-n } einen { family }en Stein auf die Burg
bannered = nutzte{ part-n } ein Banner für zwei weitere Arbeiter
sold = verkaufte{ part-n } { seals } für { $gold } Gold
passed = musste{ part-n } passen
began-end = füllte{ part-n } das zweite Stockwerk der Burg: alle haben noch einen Zug
worth =
    { $family ->
        [red] Rot ist jetzt { $value } wert
        [olive] Oliv ist jetzt { $value } wert
        [black] Schwarz ist jetzt { $value } wert
       *[silver] Silber ist jetzt { $value } wert
    }
worth-more =
    { $family ->
        [red] Rot { $value }
        [olive] Oliv { $value }
        [black] Schwarz { $value }
       *[silver] Silber { $value }
    }
game-over = Das Spiel ist zu Ende, alle Sichtschirme öffnen sich.
