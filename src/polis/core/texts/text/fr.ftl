### Ce qui n’appartient à aucun jeu en particulier, en français : lignes tapées, fichiers, options. Les mots
### entre guillemets et les listes de noms restent comme on les tape.

## Lignes tapées

typed-nothing = Rien n’a été tapé ; tapez une action comme « { $example } ».
typed-unknown = « { $word } » ne convient pas ; il faut ici { $what } : { $names }.
typed-ambiguous = « { $word } » peut être { $names } ; tapez une lettre de plus.
typed-too-short = Après « { $verb } » vient { $what } ; la ligne finit trop tôt.
typed-too-short-of = Après « { $verb } » vient { $what } ({ $names }) ; la ligne finit trop tôt.
typed-no-number = « { $word } » n’est pas { $what }.
what-action = une action
what-number = un nombre de { $low } à { $high }
what-part = un des noms de « { $part } »

## Options d’une table, graines, places

option-unreadable = « { $pair } » n’est pas une option ; écrivez NOM=VALEUR, par exemple { $example }.
option-unknown = { $game } n’a pas d’option « { $name } » ; ses options sont { $names }.
option-not-yes-or-no = L’option « { $name } » vaut { $value } ; elle doit être true ou false.
option-not-text = L’option « { $name } » vaut { $value } ; elle doit être un texte.
option-no-value = { $value } n’est pas une valeur de l’option { $name } ; choisissez parmi { $values }.
option-seats = { $game } se joue de { $low } à { $high }, pas à { $count }.
no-components = { $game } n’a pas de fichier de composants ; omettez --components.
plain-forms = les règles du jeu
no-such-bot = Il n’y a pas de robot « { $name } » ; les robots sont { $names }.
no-such-style = Il n’y a pas de robot « { $name } » ; les styles des robots qui calculent sont { $styles }.
no-such-game = Il n’y a pas de jeu « { $name } » ; il y a { $names }.
no-such-clause = Il n’y a pas de règle { $word } ; un numéro ressemble à { $example }.
no-such-clause-but = Il n’y a pas de règle { $word } ; proches sont { $names }.
no-such-seed = "{ $word }" n’est pas une graine : donnez 32 chiffres hexadécimaux ou un nombre entier de 0 à 2^128 - 1.

## Parties enregistrées : fichiers

file-unreadable = { $file } ne peut pas être lu : { $reason }.
file-unwritable = { $file } ne peut pas être écrit : { $reason }.
file-too-long = { $file } a plus de { $bytes } octets ; aucune partie n’est aussi longue.
file-no-json = { $file } n’est pas une partie : il ne contient pas de JSON lisible.
file-no-record = { $file } n’est pas une partie : son champ "format" n’est pas "{ $format }".
file-too-new = { $file } est une partie de version { $version } ; ce Polis lit jusqu’à la version { $known }.

## Parties enregistrées : champs

field-wrong = { $file } : "{ $way }" doit être { $wanted }, pas { $found }.
field-wrong-whole = { $file } : le fichier doit être { $wanted }, pas { $found }.
field-missing = { $file } : "{ $way }" manque.
field-unknown = { $file } : { $way } n’est pas un champ d’une partie.
want-object = un objet
want-list = une liste
want-list-of-seats = une liste de { $low } à { $high } places
want-list-of-budgets = une liste de 1 à { $most } nombres de simulations
want-later-receipt = un tour qui commence à l’action { $least } ou après
want-list-of-points = une liste de { $count } nombres, un par place
want-list-of-winners = une liste d’une ou plusieurs places différentes en ordre croissant
want-whole = un nombre entier de { $low } à { $high }
want-text = un texte de { $low } à { $high } caractères
want-printable = un texte sans caractères de contrôle
want-game = le nom d’un jeu
want-kind = human ou le nom d’un robot
want-ending = le nom d’une fin de partie
want-digits = { $count } chiffres hexadécimaux
want-null-or-digits = null ou { $count } chiffres hexadécimaux
found-object = un objet
found-list = une liste de { $count }
found-huge = un nombre énorme
record-hashes =
    { $file } : pour { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } il faut { $needed } empreintes (la mise en place en a une), pas { $found }.
record-entropies = { $file } : "seed.entropies" doit contenir un texte pour chacune des { $seats } places, pas { $found }.

## Parties enregistrées : rejouer

replay-other-game = { $file } est une partie de { $found }, pas { DE($game) }.
replay-seats = { $file } a { $count } places ; { $game } se joue de { $low } à { $high }.
replay-no-secret = { $file } ne peut pas encore être rejoué : son secret est gardé jusqu’à la fin de la partie.
replay-version = { $file } a été joué avec la version { $found } des règles { DE($game) } ; ce Polis joue la version { $known }.
replay-components = { $file } a été joué avec le fichier de matériel { $found }, pas avec { $known } ; donnez le bon avec --components.
replay-commitment = { $file } : l’empreinte du secret est { $found }, mais la partie a commencé avec l’engagement { $known }.
replay-unreadable = { $file } : l’action { $number }, "{ $action }", ne peut pas être lue : { $reason }
replay-several = { $file } : l’action { $number }, "{ $action }", fait { $count } actions ; une partie en a une par coup.
replay-spelling = { $file } : l’action { $number }, "{ $action }", doit s’écrire "{ $right }".
replay-not-allowed = { $file } : l’action { $number }, "{ $action }", n’est pas permise : { $reason }.
replay-hash-first = { $file } : à la mise en place, la position a l’empreinte { $found }, la partie dit { $known }.
replay-hash = { $file } : après l’action { $number }, "{ $action }", la position a l’empreinte { $found }, la partie dit { $known }.
replay-result = { $file } : les actions mènent à { $found }, la partie dit { $known }.
result-none = aucune fin
result = la fin "{ $ending }" avec { $points } points et comme gagnant la place { $winners }

### answers: questions sur une position

asked-no-topic = « { $word } » n’est pas une question ; on peut demander { $names }.
asked-too-much = La question « { $topic } » n’est suivie de rien ; enlevez « { $thing } ».
asked-no-thing = On ne peut pas répondre à « { $topic } { $thing } » ; après « { $topic } » vient un de { $names }.
asked-nothing-there = Il n’y a encore rien dont « { $topic } » pourrait parler.
topic-position = La position dessinée en lettres
none-listed = aucun
