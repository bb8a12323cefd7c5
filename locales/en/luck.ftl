# Luck that is typed in: a companion for a game on a real table.

luck-mark = Luck is typed in
luck-mark-help = Dice and draws come from a real table: whoever sits here types in what came.
luck-ask = What was rolled or drawn?
luck-guide = Nobody rolls or draws at this table. Say what came on the real one; anybody who sits here can.
luck-start = Who is the start player?
luck-waits = Waiting for what was rolled or drawn
luck-waits-for = { $name } draws face down
luck-mend = Wrong
luck-mend-help = What was typed in last is taken back, as long as nobody has acted on it
luck-said-wrong = (typed in something that cannot have been drawn: somebody has made a mistake, now or before)
luck-said-mended = (takes back a draw that was typed in wrongly)
new-luck = Luck is typed in
new-luck-help = For a game with the real box: nobody rolls or draws here, those who sit at the table type in what came. Everything has to be typed in as it is drawn: a hidden card by whoever it belongs to, for the computer by anybody. There is no clock then.
refused-luck-drawn = At this table luck is not typed in.
