# What people at a table agree on, and how they play fair: questions, pauses, hints, the waiting room, limits.
ask-other = { $name } asks: { $what }
ask-mine = You ask: { $what } Waiting for { $names }.
ask-between = { $name } asks: { $what } Waiting for { $names }.
ask-declined = { $name } declined: { $what }
ask-agree = Agree
ask-decline = Decline
ask-withdraw = Withdraw
ask-here = I am here
taken-back = The last step was taken back. { $names } to move again.
paused-until = The clocks stand, at the latest until

matter-undo = May I take back my last step?
matter-turn = May I take back my whole turn?
matter-stop = Shall we stop the game without a result?
matter-stand-in = Shall the computer play for { $name }, who is away?
matter-rematch = Shall we play again?
matter-pause = Shall we pause, for { $time } at most?
matter-go-on = Shall we go on?
matter-time = Shall everybody have { $time } more?
matter-hints = Shall everybody be allowed to ask the computer for hints?

may-pause = Pause
may-go-on = Go on
may-time = More time for everybody
may-hints = Allow hints
hints-end = No more hints
hint-off = Between people hints are off, unless everybody agrees: ask in the menu
undo-ask-help = Ask whether you may take back the last step (key U)
table-paused = The game pauses

waiting-missing = not here yet
waiting-computer = Let the computer play
waiting-list = Put it into the list of open tables for an hour
fair-away = Absent players
fair-away-clock = When half of somebody’s clock has run down without a sign, the others can ask the computer to stand in
fair-away-patience = After { $time } without a sign the others can ask the computer to stand in
fair-undo = Free within your own turn; after that whoever is to move is asked, and no clock gains
fair-hints = Hints
fair-hints-off = Off, unless everybody agrees at the table

refused-must-ask = Somebody else is to move by now. Ask whether you may take it back.
refused-no-question = Nobody asks that any more: the game went on, or somebody has answered.
refused-just-declined = That was just declined. Play on, or ask again in a while.
refused-paused = The game pauses. Ask the others to go on.
refused-not-paused = The game does not pause.
refused-no-clock = This table has no clock, so there is nothing to pause or to add.
refused-hints-off = Between people hints are off. Ask the others in the menu of the table whether they agree on them.
refused-too-many-listed = You already have as many tables in the list as one player may. Close one, or open this one without listing it.
refused-too-many-tokens = You have as many tokens as one player may. End one that you do not need any more.
refused-too-many-streams = You have this site open in too many windows. Close some of them.
