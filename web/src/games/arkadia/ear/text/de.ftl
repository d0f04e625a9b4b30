### Was gewählt werden kann, auf Deutsch, wie man es nach Gehör hört. $card ist eine Karte der Erzählung
### („eine rote Mühle“, „die rote Mühle“), $seals ihre Siegel; $square ist ein Feld.

play = { $card } ausspielen
site = Arbeiter an { $card } schicken, Gebäude { $building }
site-lot = Arbeiter zur Burg schicken
pass = Passen, da nichts anderes möglich ist
part-turned =
    { $quarters ->
        [0] { "" }
        [1] , um ein Viertel nach rechts gedreht
        [2] , halb herumgedreht
       *[3] , um ein Viertel nach links gedreht
    }
lay =
    { $flipped ->
        [yes] Bei { $square } legen, gewendet{ part-turned }
       *[no] Bei { $square } legen{ part-turned }
    }
own = Einen eigenen Arbeiter auf { $square } setzen
neutral = Einen neutralen Arbeiter auf { $square } setzen
done = Keinen weiteren Arbeiter setzen
castle = Einen { $tint }en Stein auf Burgfeld { $square } setzen
draw = { $card } aus der Auslage nehmen
draw-pile = Eine Karte vom Nachziehstapel ziehen
end = Den Zug beenden
cash = { $seals } für { $gold } Gold verkaufen
recruit =
    { $count ->
        [0] Keinen neutralen Arbeiter nehmen
        [one] Einen neutralen Arbeiter nehmen
       *[other] { $count } neutrale Arbeiter nehmen
    }
noted = { $choice }: { $note }

## Mehrere einer Art

many-play = Eine Karte ausspielen
many-site = Arbeiter zu einem Gebäude schicken
many-lay = Das Gebäude legen
many-own = Einen eigenen Arbeiter setzen
many-neutral = Einen neutralen Arbeiter setzen
many-castle = Einen Stein auf die Burg setzen
many-draw = Eine Karte nehmen
many-cash = Siegel verkaufen
many-recruit = Neutrale Arbeiter nehmen
lot = der Burgplatz
