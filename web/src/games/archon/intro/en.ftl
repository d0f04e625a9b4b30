### What the start page and the other pages say of Archon, in English.

pitch = Send your courtiers through the city, win magisters over, and keep the wall manned before the attack.
guided = A first game that explains itself: in the real city you choose your magisters, win the King’s favor, build, man the wall and use what your cards can do.
step-title =
    { $step ->
        [1] Ten cards, two halves
        [2] Into the city
        [3] Magisters
        [4] Attack and season
       *[5] The end
    }
step-text =
    { $step ->
        [1] You have ten cards, courtiers and magisters. Every other round you divide them in secret: five for this round, five for the next.
        [2] On your turn, play a card and put a figure on a vacant slot of a location. There you get goods, trade, build, man the wall or win the King’s favor. Passing early gives a better place in the next round.
        [3] Magisters are better cards: each kind has its own power when it is played, such as a second action or a place on an occupied slot. Each one you win replaces a courtier.
        [4] After three rounds the city is attacked. If too few warriors stand on the wall, the players with few warriors there lose goods. Then the season is scored.
       *[5] After three seasons the building tiles are scored, and the most points win.
    }
about = Archon: Glory & Machination is a game by Nikolas Sakaloglou and Sotiris Tsantilas, published by Artipia Games in 2013.
