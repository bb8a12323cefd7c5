# Son propre matériel : corriger les valeurs, les garder, jouer avec.
pieces = Matériel
pieces-mine = Mon matériel
pieces-lead = Qui possède une boîte peut y relever les vraies valeurs, les garder sous un nom et jouer avec.
pieces-mine-empty = Vous ne gardez encore aucun matériel.
pieces-correct = Corriger les valeurs
pieces-correct-of = { $game } : corriger les valeurs
pieces-form-lead = Saisissez ce qui est imprimé sur votre matériel. Ce que vous laissez reste tel quel. Les contrôles sont ceux du jeu lui-même, et rien de ce que vous avez saisi n’est perdu.
pieces-next-version = Une nouvelle version de « { $name } ». Les parties commencées gardent la leur.
pieces-copy-of = Une copie de « { $name } », qui sera à vous.
pieces-look = Vérifier et regarder
pieces-save = Enregistrer
pieces-save-new = Enregistrer comme nouveau matériel
pieces-keep = Garder
pieces-keep-help = Qui a le lien vers ce matériel peut le regarder et ouvrir une table avec. Votre nom figure à côté des lignes que vous avez changées.
pieces-name = Nom du matériel
pieces-back = Retour aux valeurs
pieces-refused = { $count ->
    [one] Une ligne n’est pas encore acceptée. Tout ce que vous avez saisi est encore là.
   *[other] { $count } lignes ne sont pas encore acceptées. Tout ce que vous avez saisi est encore là.
}
pieces-accepted = { $count ->
    [0] Toutes les valeurs sont acceptées. Ce sont celles du programme.
    [one] Toutes les valeurs sont acceptées. Une ligne diffère du programme.
   *[other] Toutes les valeurs sont acceptées. { $count } lignes diffèrent du programme.
}
pieces-drawn = Le matériel avec ces valeurs
pieces-changed = changé
pieces-was = Dans le programme :
pieces-program = Dans le programme
pieces-now = Dans ce matériel
pieces-place = Trou
pieces-at-table = Voici avec quoi on joue à { $game } à cette table.
pieces-to-table = Vers la table
pieces-about = { $game } · par { $name } · version { $version }
pieces-download = Télécharger en TOML
pieces-open-table = Ouvrir une table avec
pieces-correct-more = Continuer à corriger
pieces-copy = Copier et corriger
pieces-share = Lien vers ce matériel
pieces-delete = Supprimer
pieces-delete-ask = Ce matériel disparaîtra pour de bon. Les parties commencées avec lui continuent.
pieces-delete-do = Supprimer ce matériel
pieces-deleted = Le matériel est supprimé.
pieces-saved = Le matériel est enregistré.
pieces-differences = Ce qui diffère
pieces-count = { $count ->
    [0] Chaque ligne est comme dans le programme.
    [one] Une ligne diffère du programme.
   *[other] { $count } lignes diffèrent du programme.
}
pieces-bad-name = Il faut un nom de 40 lettres au plus.
pieces-nobody = une personne invitée
pieces-usual-name = { $game } de { $name }
pieces-unnamed = d’autres valeurs que celles du programme
pieces-with = On joue avec
pieces-with-help = Les parties commencées gardent leur matériel, quoi qu’il advienne ensuite.
pieces-shipped = le matériel du programme
pieces-usual = le matériel habituel ici : { $name }
pieces-of = { $name } (par { $by })
source-read-off = Relevé sur le matériel par { $name }

# Ce qui ne va pas dans une ligne.
wrong-number = « { $text } » n’est pas un nombre possible ici.
wrong-missing = Il manque quelque chose ici.
wrong-twice = Le trou { $place } figure deux fois ici.
wrong-word = « { $word } » ne peut pas figurer ici.
wrong-entries = { $expected } valeurs sont attendues ici, pas { $found }.
wrong-outside = { $value } n’est pas possible : il faut de { $least } à { $most }.
wrong-falls = { $values } : aucun nombre ne peut être plus petit que le précédent.
wrong-other = Le jeu ne peut pas lire cette ligne.
wrong-rises = { $values } : aucun nombre ne peut être plus grand que le précédent.
wrong-instead = Seul { $expected } est possible ici, pas { $found }.
wrong-again = { $what } figure deux fois.
wrong-free = Ce serait gratuit.
wrong-noria-cogwheel = Une roue dentée doit être visible à la première manche.
wrong-noria-pay = Un chemin se paie en ressources ou en marchandises, pas les deux.
wrong-noria-mixed = Le niveau { $level } ne peut pas être payé avec deux sortes.
wrong-noria-market = Ville, voyage, outil et bonus doivent y figurer une fois chacun.
wrong-noria-wheel = Ville, voyage et outil doivent figurer une fois chacun sur la roue.
wrong-noria-box = Une partie peut exiger { $needed } de { $what }, mais la boîte en contient { $held }.
wrong-noria-ship = Une case de bateau vaut 1, -1 ou -2.
wrong-noria-numbers = Une liste de nombres est attendue ici.
wrong-novgorod-prices = { $prices } : il faut un prix élevé, deux fois le même prix moyen, puis un prix bas.
wrong-novgorod-introduction = À { $seats } joueurs, deux comptoirs peuvent coûter { $first } et { $second } et deux commandes { $orders }, mais chacun commence avec { $start } ducats.
wrong-novgorod-line = Une ligne consomme au moins une marchandise.
wrong-novgorod-worth = { $goods } doit rapporter plus de sceaux qu’une ligne avec moins de marchandises.
wrong-novgorod-luxury = Aucune manufacture ne produit { $luxury }.
wrong-novgorod-order = Les deux lignes demandent des marchandises, ou toutes deux des produits de luxe.
wrong-novgorod-orders = Il faut { $expected } commandes de marchandises, pas { $found }.
wrong-novgorod-wish = Une ligne demande deux marchandises ou un produit de luxe.
wrong-novgorod-career = Une rangée doit rapporter { $seals } sceaux, mais pas la première : la carte bonus Carrière compte à partir de là.
wrong-novgorod-bonus = Le premier recevrait { $high }, moins que les suivants, qui reçoivent { $low }.
wrong-novgorod-good = { $good } se charge déjà à { $city }.
wrong-novgorod-link = { $from } et { $to } ne sont pas de part et d’autre de l’anneau.
wrong-wiraqocha-dice = { $base } dés et un pour chacun des { $villages } villages, cela fait plus de { $most }.
wrong-wiraqocha-terrain = Seule la caverne a le terrain { $terrain }, et elle n’en a pas d’autre.
wrong-wiraqocha-taken = L’artefact { $artifact } se trouve déjà sur { $tile }.
wrong-wiraqocha-no-artifact = Un artefact se trouve sur chaque tuile de ruines.
wrong-wiraqocha-artifact = Les artefacts se trouvent seulement sur les ruines.
wrong-wiraqocha-ruins = Il faut { $expected } ruines, pas { $found }.
wrong-wiraqocha-somnium = { $players } joueurs peuvent détenir { $held } des { $all } somnium avant que l’un d’eux en ait { $win }.
wrong-wiraqocha-cave = La caverne a sa propre ligne.
wrong-wiraqocha-white = Il faut ici { $pawns }, une fois chacun.
wrong-wiraqocha-sum = La caverne demande une somme, pas { $need }.
