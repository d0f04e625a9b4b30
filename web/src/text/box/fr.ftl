### La page d’une boîte, en français.

box-page = La boîte { DE($game) } · Polis
box-title = La boîte { DE($game) }
box-why = Certaines valeurs ne sont imprimées que sur des plateaux et des cartes que personne n’a décrits. Ci-dessous, elles portent la mention [reconstructed]. Si vous possédez le jeu et que votre exemplaire diffère, corrigez le fichier des composants et jouez avec.
box-download = Télécharger le fichier des composants
box-change = Modifiez-le dans n’importe quel éditeur de texte. Donnez-lui un id à lui, et notez à côté de chaque valeur corrigée d’où vous la connaissez.
box-drop = Déposez le fichier ici, ou choisissez-le
box-state = Le fichier
box-packaged = C’est la boîte avec laquelle Polis joue.
box-fits = Cette boîte est complète : { $id }, { $sha }… On peut y jouer.
box-faulty = Ce fichier n’est pas une boîte complète.
box-faulty-how = Corrigez-le et déposez-le à nouveau.
box-line = Ligne { $line }
box-not-kept = Ce navigateur n’a pas la place de garder le fichier ; on ne peut donc pas y jouer ici.
box-play = Jouer avec ce fichier
box-forget = Revenir à la boîte de Polis
box-drawing = Ce qu’il y a dans la boîte
box-table = Une autre boîte que l’habituelle : { $id }
box-table-label = Boîte
box-table-file = Son fichier
box-use = Jouer avec mon fichier de composants
box-use-how = Toute la table le voit et peut télécharger le fichier.
box-bring = Jouer avec un fichier de composants
box-look = Voir la boîte
