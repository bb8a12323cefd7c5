# Learning a game: how it is played, and the frame of its lessons.

learn-how = So wird gespielt
learn-first-game = Eine erste Partie spielen
learn-reference = Die Regeln von { $game }, Absatz für Absatz
lessons = Lektionen
lessons-lead = { $count } kurze Lektionen, je eine halbe Minute: etwas tun und sehen, was daraus wird.
lesson = Lektion
lesson-number = Lektion { $number } von { $all }
lesson-take-back = Zurücknehmen
lesson-next = Nächste Lektion
lesson-again = Von vorn
lesson-skip = Überspringen
lesson-done = geschafft
lesson-step = Schritt { $step } von { $steps }
lesson-back = Zurück
# Who sits at the table of a lesson; the first is the learner.
lesson-names = Alex, Mila, Jonas, Odile
first-time = { $game } ist neu für dich?
first-time-play = Gleich spielen
