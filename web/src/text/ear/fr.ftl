### Mots de la table que l’on joue à l’oreille.

ear-leave = Montrer le plateau
ear-again = Répéter
ear-hush = Silence
ear-notation = En notation
ear-now = Maintenant
ear-line = Un coup ou une question
ear-send = Envoyer
ear-enter = Entrée seule lit ce qui est possible.
ear-how = Un nombre choisit ce qui porte ce numéro sous « Ce qui est possible » ; des mots que seul ce choix contient, ou son nom en notation sans le premier mot, le choisissent aussi : « 1 f6 1 ». Ctrl + Entrée, c’est Valider, après ce qui est tapé ; u annule, k garde la main pour voir ce qui arrive. Un coup entier en notation est joué aussitôt ; une question est un des mots ci-dessous, comme « hand », ou tout ce qui suit un point d’interrogation. Flèche haut rappelle ce que vous avez tapé.
ear-answer = Réponse
ear-no-answer = Rien n’a encore été demandé.
ear-past = Les réponses portent sur la position après { $ply ->
        [one] { $ply } choix.
       *[other] { $ply } choix.
    }
ear-present = Revenir au présent
ear-choices = Ce qui est possible
ear-nothing = Vous n’avez rien à décider pour l’instant.
ear-numbered = { $number } : { $action }
ear-range = { $first } à { $last } : { $verb }
ear-unknown = Rien de ce qui est possible ne s’appelle « { $words } ».
ear-not-done = Il reste d’abord quelque chose à choisir.
ear-no-undo = Il n’y a rien à annuler.
ear-pick = { $verb }, { $count } choix
ear-choose = Choisir
ear-questions = Questions
ear-ask = Demander
ear-seat = { $named ->
        [no] { $colour }
       *[yes] { $name }, { $colour }
    }{ $kind ->
        [bot] , un robot
       *[other] {""}
    }{ $online ->
        [no] , hors ligne
       *[yes] {""}
    }{ $turn ->
        [yes] , au trait
       *[no] {""}
    }
