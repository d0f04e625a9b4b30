proof-title = Le mélange était-il honnête ?
proof-why = Avant que quiconque ici n’ajoute un texte au mélange, le serveur a dû fixer un secret et en montrer l’empreinte. Le secret et les textes font ensemble tous les mélanges : personne n’a donc pu choisir les cartes. Tout est maintenant ouvert, et ce navigateur l’a recalculé lui-même.
proof-right = Votre navigateur a contrôlé le mélange
proof-wrong = Le mélange n’est PAS celui qui était promis
proof-alarm = Quelque chose dans les cartes de cette partie ne s’accorde pas avec ce qui avait été promis à ce navigateur. Voyez ci-dessous, et gardez l’enregistrement.
proof-findings = Ce que ce navigateur a contrôlé
proof-silent = Ce navigateur n’a pas pu obtenir l’enregistrement de la partie : il n’a donc rien contrôlé.
proof-secret-wrong = Le secret n’est pas celui dont l’empreinte a été montrée avant la partie.
proof-secret-fits = Le secret est celui dont ce navigateur a gardé l’empreinte avant la distribution.
proof-secret-unkept = Le secret correspond à son empreinte. Si c’est bien celle qui a été montrée avant la partie, ce navigateur l’ignore : on ne lui a rien demandé d’ajouter au mélange.
proof-own = Le texte que ce navigateur a tiré au sort est entré dans le mélange.
proof-own-wrong = Le texte que ce navigateur a tiré au sort n’est pas entré dans le mélange.
proof-own-none = Ce navigateur n’a rien ajouté au mélange.
proof-bots = Seules des personnes ont ajouté quelque chose au mélange.
proof-bots-wrong = Quelque chose a été ajouté au mélange pour un robot : les cartes pouvaient donc être choisies.
proof-cards = { $shown } cartes et tirages montrés ici sont ceux que dit le mélange, chacun à son tour.{ $hidden ->
    [0] {""}
    [one] {" "}Une carte n’était que pour d’autres.
   *[other] {" "}{ $hidden } n’étaient que pour d’autres.
 }
proof-cards-wrong = Une carte montrée après l’action { $ply } n’est pas celle que dit le mélange.
proof-cards-none = Rien des cartes n’a été montré à ce navigateur.
proof-cards-unknown = Ce navigateur ne sait pas comment les cartes de ce jeu sont distribuées.
proof-beyond = Non contrôlé ici : si chaque coup respecte les règles (« Vérifier la partie » et la commande « polis verify » le font), et si quelqu’un à la table était de mèche avec l’hôte.
proof-lesson = Une leçon est distribuée de la même façon pour tous : rien n’a été mélangé pour cette partie. On peut néanmoins la rejouer et comparer.
proof-commitment = Empreinte
proof-secret = Secret
proof-verify = Vérifier la partie
proof-busy = On la rejoue…
proof-changed = L’empreinte de ce mélange n’est pas celle qui a été montrée à ce navigateur auparavant. Rien n’a été envoyé : ne jouez pas ici.
proof-shown = Le mélange est désormais fixé. Son empreinte : { $commitment }
