### Les mots de la page du joueur et de la collection d’erreurs, en français.

title-profile = Mon jeu · Polis
profile-title = Mon jeu
profile-games = Mes parties
profile-game = Jeu
profile-mistakes =
    { $count ->
        [0] Mes erreurs
        [one] Mes erreurs : une attend
       *[other] Mes erreurs : { $count } attendent
    }
profile-failed = Ce que ce navigateur garde de vos parties n’a pas pu être lu.
profile-none = Aucune de vos parties n’est finie. Ensuite, le résultat sera ici, et après la revue, la qualité de votre jeu.
profile-sum =
    { $count ->
        [one] Une partie, { $won } gagnée.
       *[other] { $count } parties, { $won } gagnées.
    }
profile-streaks = Gagnées de suite : { $now } maintenant, { $longest } au plus.
profile-what = Comptent les parties que vous avez jouées jusqu’au bout à une place ; pas celles reprises d’une autre, ni les leçons, ni ce qu’un bot a fini pour vous. Il n’y a pas de classement.
profile-course = Le jeu au fil du temps
profile-course-note = { $games } parties par point, avec la bande sûre à 95 % ; en haut, c’est mieux.
profile-course-none = Trop peu de coups jugés encore : revoyez quelques-unes de vos parties.
profile-reviewer = juge
profile-point = Parties { $games }
profile-results = Résultats
profile-results-note = Contre le bot le plus fort de la table, et contre des personnes ; un carré est une partie.
profile-against = Contre
profile-won = Gagnées
profile-lot = Au sort
profile-of = { $won } sur { $games }
profile-people = personnes
profile-all = toutes
profile-parts = Quel niveau
profile-by-phase = Par partie du jeu
profile-by-seat = Par place
profile-seat = place { $seat }
profile-beaten = Niveaux battus
profile-beaten-names = Battus : { $names }.
profile-beaten-none = Aucun encore.
profile-luck = Chance
profile-luck-none = Dans aucune paire de parties revues la chance n’a dépassé son erreur.
profile-luckiest = Le plus de chance
profile-unluckiest = Le moins de chance
profile-game-of =
    { $way ->
        [won] { $day } : gagnée, { $scores }
       *[lost] { $day } : non gagnée, { $scores }
    }
profile-files = À emporter
profile-files-why = Tout cela reste dans ce navigateur. Un fichier le porte vers un autre : résultats, revues et erreurs.
profile-json = Tout enregistrer (JSON)
profile-csv = Enregistrer un tableau (CSV)
profile-take = Prendre un fichier
profile-taken =
    { $count ->
        [0] Tout cela y était déjà.
        [one] Une entrée était nouvelle.
       *[other] { $count } entrées étaient nouvelles.
    }
profile-no-file = Ce n’est pas un fichier de jeu de Polis ; ce serait un fichier que cette page a enregistré en JSON.

title-mistakes = Mes erreurs · Polis
mistakes-title = Mes erreurs
mistakes-none = Il n’y a pas d’erreur de 5 points ou plus dans vos parties revues. Revoyez une partie, et ce qui a coûté cher sera ici.
mistakes-begin =
    { $count ->
        [one] Commencer
       *[other] Commencer avec { $count }
    }
mistakes-wait =
    { $count ->
        [0] Aucune n’attend aujourd’hui.
        [one] Une attend aujourd’hui.
       *[other] { $count } attendent aujourd’hui.
    }
mistakes-all = Toutes
mistakes-theme = Thème
mistakes-one = { $game }, position { $ply }
mistakes-lost = { $lost } perdus
mistakes-today = aujourd’hui
mistakes-found =
    { $count ->
        [one] trouvée une fois
       *[other] trouvée { $count } fois
    }
mistakes-how = Trouvée sans indice, la pause avant la question suivante s’allonge ; avec un indice, elle s’allonge moins ; non trouvée, la question revient bientôt. Tout reste dans ce navigateur.
