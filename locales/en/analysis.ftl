# What a game that is over says about skill and luck; for the terminal and the page.
number-percent = { $number }%
analysis-player = { $name }: accuracy { $accuracy }
analysis-start = at the start
analysis-luck = dice and draws
analysis-unforeseen = what could not be foreseen
analysis-own = own choices
analysis-others = choices of the others
analysis-result = in the end
analysis-mark-best = best
analysis-mark-good = good
analysis-mark-inaccuracy = inaccuracy
analysis-mark-mistake = mistake
analysis-mark-blunder = blunder
analysis-turn = Steps { $first } to { $last }, { $name }: { $mark } ({ $loss })
analysis-played = played, { $share }: { $choice }
analysis-better = better, { $share }: { $choice }
