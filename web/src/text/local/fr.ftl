# Ce qui se dit des tables dans ce navigateur, en plus de ce que le serveur dit des siennes.

here-failed = Quelque chose s’est mal passé dans ce navigateur ; rien n’a été fait.
here-no-engine = Les règles de ce jeu ne peuvent pas être chargées pour le moment.
here-no-room = Ce navigateur n’a plus de place pour des parties ; rien n’a été fait.
here-no-file = Ce n’est pas un fichier de parties de Polis.
here-no-storage = Ce navigateur ne garde rien pour cette page, donc aucune partie ne peut s’y jouer ; c’est peut-être une fenêtre privée.
here-drawn = Cette partie a été reprise d’une position tirée à nouveau. Elle reste dans ce navigateur, car personne d’autre ne pourrait la vérifier.
