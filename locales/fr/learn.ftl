# Learning a game: how it is played, and the frame of its lessons.

learn-how = Comment jouer
learn-first-game = Jouer une première partie
learn-reference = Les règles de { $game }, paragraphe par paragraphe
lessons = Leçons
lessons-lead = { $count } courtes leçons d’une demi-minute : faites quelque chose et voyez ce qui en résulte.
lesson = Leçon
lesson-number = Leçon { $number } sur { $all }
lesson-take-back = Annuler ce coup
lesson-next = Leçon suivante
lesson-again = Recommencer
lesson-skip = Passer
lesson-done = terminée
lesson-step = Étape { $step } sur { $steps }
lesson-back = Retour
# Who sits at the table of a lesson; the first is the learner.
lesson-names = Alex, Mila, Jonas, Odile
first-time = Vous découvrez { $game } ?
first-time-play = Jouer tout de suite
