### Les mots autour d’une leçon ; ce que disent ses étapes vient du serveur.

lesson-step = Étape { $step } sur { $steps }
lesson-end = Bravo !
lesson-on = Continuer
lesson-next = Suivant
lesson-back = Retour
lesson-words = Le texte de l’étape
lesson-clauses = Dans les règles :
lesson-do = À vous de jouer.
lesson-moves = À vous de jouer, coup { $done } sur { $moves }.
lesson-send = C’est cela. Appuyez sur « { $done } » pour l’envoyer.
lesson-wait = L’autre camp répond …
lesson-otherwise = La leçon demande autre chose maintenant.
lesson-leave = Quitter la leçon
lesson-leave-short = Quitter
lesson-resume = Revenir à la leçon
lesson-astray = Votre propre chemin
lesson-astray-text = Vous avez quitté le chemin de la leçon. « Annuler » vous y ramène tant que c’est votre tour ; ou bien quittez la leçon et jouez librement : tout est permis maintenant.
lesson-stay = Jouer la suite
lesson-real = Une vraie partie contre des robots
