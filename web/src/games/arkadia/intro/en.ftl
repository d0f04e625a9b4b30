### What the start page and the other pages say of Arkadia, in English.

pitch = Lay buildings, enclose them with your workers, and sell their seals while the castle makes them valuable.
guided = A first game that explains itself: on the real board you place workers around a building, collect your seals, build on the castle and sell at the right moment.
step-title =
    { $step ->
        [1] A building or workers
        [2] Enclose
        [3] Seals
        [4] The castle
       *[5] Banners and the end
    }
step-text =
    { $step ->
        [1] On your turn, either lay a building from a card of your hand, touching what is already there, or put workers beside one building. Camps that a building covers bring neutral workers.
        [2] As soon as no square beside a building is vacant, it is complete: workers, buildings, the castle lot and the border enclose it.
        [3] Each of your own workers beside a completed building earns you a seal of its family, even on somebody else’s turn. The seal on the building itself goes to whoever completed it.
        [4] For each completed building you put a piece on the castle. A family’s seal is worth as many gold as squares of the castle show that family from above, so every piece raises one family and may lower another.
       *[5] At the end of a turn you may give up one of your four banners: you get two workers and may sell seals at today’s values. When the second floor of the castle is full, everybody has one more turn; then all seals are sold, and the most gold wins.
    }
about = Arkadia is a game by Rüdiger Dorn, published by Ravensburger and Rio Grande Games in 2006.
