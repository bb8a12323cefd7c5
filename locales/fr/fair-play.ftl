# Ce sur quoi on s’accorde à une table, et le jeu loyal : questions, pauses, conseils, salle d’attente, limites.
ask-other = { $name } demande : { $what }
ask-mine = Vous demandez : { $what } En attente de la réponse de { $names }.
ask-between = { $name } demande : { $what } En attente de la réponse de { $names }.
ask-declined = { $name } a refusé : { $what }
ask-agree = D’accord
ask-decline = Refuser
ask-withdraw = Retirer la question
ask-here = Je suis là
taken-back = Le dernier coup a été repris. À nouveau au tour de { $names }.
paused-until = Les pendules sont arrêtées, au plus tard jusqu’au

matter-undo = Puis-je reprendre mon dernier coup ?
matter-turn = Puis-je reprendre tout mon tour ?
matter-stop = Interrompons-nous la partie sans résultat ?
matter-stand-in = L’ordinateur doit-il jouer pour { $name }, qui est absent ?
matter-rematch = Jouons-nous encore une fois ?
matter-pause = Faisons-nous une pause, de { $time } au plus ?
matter-go-on = Reprenons-nous la partie ?
matter-time = Donnons-nous { $time } de plus à tous ?
matter-hints = Chacun peut-il demander conseil à l’ordinateur ?

may-pause = Pause
may-go-on = Reprendre
may-time = Plus de temps pour tous
may-hints = Permettre les conseils
hints-end = Plus de conseils
hint-off = Entre personnes, pas de conseils, sauf si tous sont d’accord : demandez-le dans le menu
undo-ask-help = Demander si vous pouvez reprendre le dernier coup (touche U)
table-paused = La partie est en pause

waiting-missing = pas encore là
waiting-computer = Laisser jouer l’ordinateur
waiting-list = Remettre la table dans la liste pour une heure
fair-away = Joueurs absents
fair-away-clock = Quand la moitié d’une pendule s’est écoulée sans signe de vie, les autres peuvent demander que l’ordinateur joue
fair-away-patience = Après { $time } sans signe de vie, les autres peuvent demander que l’ordinateur joue
fair-undo = Libre pendant votre tour ; ensuite, on demande à qui doit jouer, et aucune pendule n’y gagne
fair-hints = Conseils
fair-hints-off = Non, sauf si tous sont d’accord à la table

refused-must-ask = C’est désormais le tour de quelqu’un d’autre. Demandez si vous pouvez reprendre votre coup.
refused-no-question = Personne ne demande plus cela : la partie a continué, ou quelqu’un a répondu.
refused-just-declined = Cela vient d’être refusé. Continuez, ou redemandez plus tard.
refused-paused = La partie est en pause. Demandez aux autres de reprendre.
refused-not-paused = La partie n’est pas en pause.
refused-no-clock = Cette table n’a pas de pendule : il n’y a rien à arrêter ni à ajouter.
refused-hints-off = Entre personnes, pas de conseils. Demandez aux autres, dans le menu de la table, s’ils sont d’accord.
refused-too-many-listed = Vous avez déjà autant de tables dans la liste que possible. Fermez-en une, ou ouvrez celle-ci sans l’afficher.
refused-too-many-tokens = Vous avez autant de jetons que possible. Mettez fin à l’un de ceux qui ne servent plus.
refused-too-many-streams = Ce site est ouvert dans trop de fenêtres. Fermez-en quelques-unes.
