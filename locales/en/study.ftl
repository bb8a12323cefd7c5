# Studies: boards on which one person tries out what could have been.
study-open = Try it out
study-open-help = A board with this position, on which you make all choices and let the dice fall as you like
study-of = { $game }: study
study-by = Study by { $name }
study-mine = My studies
study-lead = Boards on which you try out how finished games could have gone. A study begins in the replay or in the analysis of a game, with “Try it out”.
study-none = There are none yet.
study-count = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
study-steps = Steps
study-begins = Start
study-branch = Variation:
study-empty = Nothing has been tried yet. Choose on the board or from the list what is to happen.
study-empty-other = Nothing has been tried yet.
study-ways = Back and forward
study-first = To the start
study-back = One step back
study-on = One step on
study-last = To the end of this line
study-roll = Let luck decide
study-outlook-how = Everybody’s share of the victory, as the strongest computer player sees it at a short look, judged by what the player to move can know
study-outlook-again = Is being thought about. Look again
study-change = Name, share, delete
study-name = Name of the study
study-name-step = Name of this step
study-name-save = Save
study-cut = Delete this step and what follows it
study-share = Link to this position
study-delete = Delete the study
study-delete-yes = Yes, delete everything
study-deleted = The study has been deleted.
study-read-only = Only { $name } can change this study.
study-copy = Copy to my own
study-eyes-mover = Whoever is to move
study-replay = To the replay
refused-no-study = There is no such study. Perhaps it was deleted.
refused-not-your-study = This study belongs to somebody else. You can make a copy of it.
refused-no-step = This study has no such step. Perhaps it was deleted.
refused-study-changed = The study was changed in another window in the meantime. Please try again.
refused-study-full = This study is full: no more steps fit in. Delete a branch, or begin another study.
refused-too-many-studies = You keep too many studies. Delete one first.
