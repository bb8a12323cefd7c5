# Les études : des plateaux où une seule personne essaie ce qui aurait pu arriver.
study-open = Essayer
study-open-help = Un plateau avec cette position, où vous faites tous les choix et laissez tomber les dés comme bon vous semble
study-of = { $game } : étude
study-by = Étude de { $name }
study-mine = Mes études
study-lead = Des plateaux où vous essayez comment des parties terminées auraient pu continuer. Une étude commence dans la relecture ou dans l’analyse d’une partie, avec « Essayer ».
study-none = Il n’y en a pas encore.
study-count = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
study-steps = Coups
study-begins = Début
study-branch = Variante :
study-empty = Rien n’a encore été essayé. Choisissez sur le plateau ou dans la liste ce qui doit se passer.
study-empty-other = Rien n’a encore été essayé.
study-ways = En arrière et en avant
study-first = Au début
study-back = Un coup en arrière
study-on = Un coup en avant
study-last = À la fin de cette suite
study-roll = Laisser le hasard décider
study-outlook-how = Les chances de victoire de chacun, telles que l’ordinateur le plus fort les voit d’un bref coup d’œil, jugées d’après ce que peut savoir le joueur dont c’est le tour
study-outlook-again = En réflexion. Regarder de nouveau
study-change = Nommer, partager, supprimer
study-name = Nom de l’étude
study-name-step = Nom de ce coup
study-name-save = Enregistrer
study-cut = Supprimer ce coup et tout ce qui suit
study-share = Lien vers cette position
study-delete = Supprimer l’étude
study-delete-yes = Oui, tout supprimer
study-deleted = L’étude est supprimée.
study-read-only = Seul { $name } peut modifier cette étude.
study-copy = Copier pour moi
study-eyes-mover = Le joueur dont c’est le tour
study-replay = À la relecture
refused-no-study = Cette étude n’existe pas. Elle a peut-être été supprimée.
refused-not-your-study = Cette étude appartient à quelqu’un d’autre. Vous pouvez en faire une copie.
refused-no-step = Cette étude n’a pas ce coup. Il a peut-être été supprimé.
refused-study-changed = L’étude a été modifiée entre-temps dans une autre fenêtre. Veuillez réessayer.
refused-study-full = Cette étude est pleine : il n’y a plus de place pour d’autres coups. Supprimez une variante, ou commencez une autre étude.
refused-too-many-studies = Vous gardez trop d’études. Supprimez-en d’abord une.
