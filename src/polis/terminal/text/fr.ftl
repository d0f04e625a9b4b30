### Mots du terminal en français. Les commandes entre guillemets se tapent telles quelles, dans
### toutes les langues.

question = { $question }, p. ex. { $examples } ("legal" : les { $count })
question-all = { $question } : { $examples }
question-short = { $question }, p. ex. { $examples } (legal)
prompt-go-on = Entrée : continuer
commitment = Engagement : { $commitment }
hidden-hand = { $seat }, appuyez sur Entrée quand personne d’autre ne voit l’écran.
pass-on = Appuyez sur Entrée pour cacher l’écran, puis passez le clavier à { $seat }.
pass-on-first = Un clavier pour plusieurs : { $seat } commence, les autres se détournent.
line-after-turn = Le tour est fini avant « { $action } » ; rien n’a été fait, tapez le reste sur une ligne à part.
undo-nothing = Il n’y a rien à annuler dans ce tour.
undo-revealed = Une carte a été révélée ; ce qui précède ne s’annule plus.
undone = Annulé : { $action }.
hint-over = La partie est finie ; il n’y a plus rien à faire.
hint-others = Les conseils sont pour qui joue seul contre des robots : à plusieurs, ce ne serait pas juste.
hint-not-yours = C’est à un robot de décider ; demandez quand ce sera votre tour.
allowed = « { $action } » est permis maintenant.
not-allowed = { $action } : { $reason }.
no-legal = Aucune action permise ne commence par « { $filter } » ; il y en a { $count } en tout.
legal-count = { $count } actions permises :
no-such-command = { $reason } « help » montre les commandes.
no-number = « { $word } » n’est pas un nombre d’actions ; il y en a eu { $count }, donc de 0 à { $count }.
seen-at = La table après { $ply } actions sur { $count } :
log-empty = Il ne s’est encore rien passé.
no-rule = Tapez le numéro d’une règle, par exemple "rule { $rule }".
no-action = Tapez l’action en question, par exemple "why { $example }".
no-file = Tapez le nom d’un fichier, par exemple "{ $command } partie.json".
no-hand = Il faut jouer pour avoir une main.
file-exists = { $file } existe et n’est pas un enregistrement de cette partie ; choisissez un autre nom.
no-folder = { $folder } ne peut pas être créé : { $reason }.
no-secret = { $file } n’a pas de secret, la partie ne peut donc pas continuer.
no-such-seat = « { $kind } » ne peut pas s’asseoir à la table ; chaque place est une de { $names }, par exemple { $example }.
record-exists = { $file } existe déjà ; donnez un autre nom à --record.
saved = Enregistré dans { $file }. Le fichier contient la graine : qui l’ouvre peut retrouver toutes les cartes cachées.
resumed = Reprise de { $file } après { $count } actions.
language-now = La langue est maintenant le français.
no-language = Tapez "language en", "language fr" ou "language de".
not-kept = La partie ne peut pas être conservée : { $reason } "save FICHIER" la garde ailleurs.
kept = La partie est conservée ; pour continuer : { $command } play --resume { $file }
nothing-kept = Rien n’a été joué, rien n’a donc été conservé.
result = Résultat
winner =
    { $count ->
        [one] { $seats } gagne.
       *[other] { $seats } se partagent la victoire.
    }
seed-revealed = La graine était { $secret }.
verify = Chacun peut vérifier la partie : { $command } verify { $file }
help =
    Tapez les actions comme "legal" les montre, ou "{ $short }" pour "{ $long }".
    Plusieurs actions sur une ligne : toutes sont faites, ou aucune.
    legal [MOTS]     ce qui est permis ; avec des mots, ce qui commence ainsi
    why ACTION       pourquoi une action n’est pas permise, avec la règle
    hint             ce que ferait un robot fort, et pourquoi
    undo [all]       annuler la dernière action, ou ce tour
    board, view N    dessiner la table telle qu’elle est, ou après N actions
    hand             vos cartes
    ask [QUESTION]   la position en phrases ; seul : ce qu’on peut demander
    log [N|all]      les dernières phrases, chacune avec son N pour "view"
    forms [NOM]      { $forms }
    sheet            le sens des signes de la table
    rule NUMERO      une règle en mots, par exemple { $rule }
    save FICHIER     écrire l’enregistrement de la partie
    resume FICHIER   reprendre une autre partie
    language CODE    en, fr ou de
    quit             arrêter ; la partie est conservée
