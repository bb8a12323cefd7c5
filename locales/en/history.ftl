# What happened: the log by turns, what the others did since I acted, the replay by turns, playing on, sounds.
log-setup = Setting up
log-since = Since your last turn
log-since-turns = { $count ->
    [one] { $count } turn since yours
   *[other] { $count } turns since yours
}
log-since-play = Show on the board what the others did
setting-sound = Sounds
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-by = Step or turn at a time
replay-by-step = By step
replay-by-turn = By turn
replay-play-on = Play on from here…
new-from = Goes on from step { $step } of a game of { $game }. Choose who sits where; everything else stays as it was.
choices-narrow = choices: press on the board what you mean
