# Learning a game: how it is played, and the frame of its lessons.

learn-how = How to play
learn-first-game = Play a first game
learn-reference = The rules of { $game }, paragraph by paragraph
lessons = Lessons
lessons-lead = { $count } short lessons, half a minute each: do something, see what comes of it.
lesson = Lesson
lesson-number = Lesson { $number } of { $all }
lesson-take-back = Take it back
lesson-next = Next lesson
lesson-again = Once more
lesson-skip = Skip
lesson-done = done
lesson-step = Step { $step } of { $steps }
lesson-back = Back
# Who sits at the table of a lesson; the first is the learner.
lesson-names = Alex, Mila, Jonas, Odile
first-time = New to { $game }?
first-time-play = Just play
