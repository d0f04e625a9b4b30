### Mots de la table que l’on joue à l’oreille.

ear-leave = Montrer le plateau
ear-again = Répéter
ear-hush = Silence
ear-now = Maintenant
ear-line = Un coup ou une question
ear-send = Envoyer
ear-how = Un coup en notation est joué aussitôt ; une question est un des mots ci-dessous, comme « hand », ou tout ce qui suit un point d’interrogation. Flèche haut rappelle ce que vous avez tapé.
ear-answer = Réponse
ear-no-answer = Rien n’a encore été demandé.
ear-past = Les réponses portent sur la position après { $ply ->
        [one] { $ply } choix.
       *[other] { $ply } choix.
    }
ear-present = Revenir au présent
ear-choices = Ce qui est possible
ear-nothing = Vous n’avez rien à décider pour l’instant.
ear-pick = { $verb }, { $count } choix
ear-choose = Choisir
ear-questions = Questions
ear-ask = Demander
ear-seat = { $name }, { $colour }{ $kind ->
        [bot] , un robot
       *[other] {""}
    }{ $online ->
        [no] , hors ligne
       *[yes] {""}
    }{ $turn ->
        [yes] , au trait
       *[no] {""}
    }
