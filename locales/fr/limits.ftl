# Ce qu’apprend une personne qui demande plus que sa part.
refused-thought-enough = L’ordinateur a réfléchi pour vous aussi longtemps qu’il le peut en une heure. Redemandez un conseil dans quelques minutes ; vos parties continuent entre-temps.
refused-too-often-back = Vous avez repris des coups très souvent pendant ce tour. Veuillez continuer ; au prochain tour, vous pourrez de nouveau reprendre.
refused-busy = Vous demandez déjà plusieurs choses qui prennent du temps. Veuillez attendre qu’elles soient là, puis réessayer.
refused-many-entries = Cet enregistrement a plus d’entrées que n’en peut avoir une partie de ce jeu.
