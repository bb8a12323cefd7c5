# Le terminal : ce qui est demandé et dit en dehors du jeu lui-même. Les mots à taper (undo, save ...) sont les mêmes dans toutes les langues.

term-title = Spieltisch, une table de jeux de société
term-goodbye = Au revoir.
term-seat = Place { $number }

term-menu-game = { $name }, { $least } à { $most } places
term-menu-saved = ouvrir une partie enregistrée
term-menu-quit = quitter
term-menu-ask = Que voulez-vous ?
term-menu-wrong = « { $answer } » n’est pas au menu : donnez un nombre de 1 à { $last }
term-seats-ask = Combien de places, { $least } à { $most } ?
term-seats-wrong = { $game } a { $least } à { $most } places, pas « { $answer } »
term-option-ask = { $name } ({ $option }) : { $values } ?
term-option-wrong = { $option } peut être { $values }, pas « { $answer } »
term-file-ask = Quel fichier ?
term-people-ask = Lesquelles des { $seats } places sont prises par des personnes (par exemple 1,2, ou none pour aucune) ?
term-level-ask = À quel niveau joue l’ordinateur : { $levels } ?
term-level-wrong = « { $answer } » n’est pas un niveau : donnez un nombre de 1 à { $last }

term-saved = La partie est enregistrée : spieltisch play --load { $file } la reprend.
term-copy-saved = Une copie se trouve dans { $file }.
term-saving = Enregistré dans { $file }, et la suite le sera aussi.
term-torn = La dernière ligne du fichier n’a pas de fin ; elle est ignorée.
term-hand-over = { $name }, appuyez sur Entrée quand personne d’autre ne regarde :
term-thinking = { $name } réfléchit…
term-over = { $entries ->
    [one] La partie est finie après { $entries } entrée.
   *[other] La partie est finie après { $entries } entrées.
}
term-goes-on = { $entries ->
    [one] La partie continue après { $entries } entrée.
   *[other] La partie continue après { $entries } entrées.
}

term-give = { $last ->
    [one] donnez 1
   *[other] donnez un nombre de 1 à { $last }
}
term-not-a-choice = { $line } n’est pas un choix : { $give }
term-not-possible = « { $line } » n’est pas possible maintenant : { $give }, un choix en toutes lettres, ou help
term-save-what = save demande le nom d’un fichier : save FICHIER
term-help =
    Donnez le numéro d’un choix, ou les mots entre crochets derrière lui, ou l’un de ceux-ci :
    { "  " }undo          reprendre votre dernier coup, si personne n’en a rien appris
    { "  " }reset         reprendre tout votre tour, autant que possible
    { "  " }hint          ce que ferait l’expert, avec ses chances et pourquoi
    { "  " }choices       ce que vous pouvez faire maintenant
    { "  " }view          la table comme vous la voyez
    { "  " }log           tout ce qui s’est passé
    { "  " }save FICHIER  écrire la partie dans un nouveau fichier, et désormais chaque coup
    { "  " }quit          quitter la partie

term-luck-prompt = Hasard
term-luck-many = { $count } choses ont pu sortir : tapez une partie d’un nom, un numéro de la liste ou la notation ; choices montre la liste
term-luck-help =
    Donnez le numéro de ce qui est sorti, ou les mots entre crochets derrière lui ; plusieurs numéros pour plusieurs dés.
    D’autres mots raccourcissent la liste, ou l’un de ceux-ci :
    { "  " }choices       tout ce qui a pu sortir
    { "  " }undo          reprendre la dernière saisie, ou le coup d’avant
    { "  " }view          la table comme vous la voyez
    { "  " }log           tout ce qui s’est passé
    { "  " }save FICHIER  écrire la partie dans un nouveau fichier, et désormais chaque coup
    { "  " }quit          quitter la partie
