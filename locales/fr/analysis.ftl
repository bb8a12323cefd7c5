# Ce qu’une partie terminée dit de l’adresse et de la chance ; pour le terminal et la page.
number-percent = { $number } %
analysis-player = { $name } : précision { $accuracy }
analysis-start = au début
analysis-luck = dés et tirages
analysis-unforeseen = ce qu’on ne pouvait prévoir
analysis-own = propres choix
analysis-others = choix des autres
analysis-result = à la fin
analysis-mark-best = le meilleur
analysis-mark-good = bon
analysis-mark-inaccuracy = imprécision
analysis-mark-mistake = erreur
analysis-mark-blunder = grosse erreur
analysis-turn = Coups { $first } à { $last }, { $name } : { $mark } ({ $loss })
analysis-played = joué, { $share } : { $choice }
analysis-better = mieux, { $share } : { $choice }
