# The terminal: what is asked and said besides the game itself. The words that are typed (undo, save ...) are the same in every language.

term-title = Spieltisch, a table for board games
term-goodbye = Goodbye.
term-seat = Seat { $number }

term-menu-game = { $name }, { $least } to { $most } seats
term-menu-saved = open a saved game
term-menu-quit = quit
term-menu-ask = What would you like?
term-menu-wrong = '{ $answer }' is not on the menu: give 1 to { $last }
term-seats-ask = How many seats, { $least } to { $most }?
term-seats-wrong = { $game } is for { $least } to { $most } seats, not '{ $answer }'
term-option-ask = { $name } ({ $option }): { $values }?
term-option-wrong = { $option } is { $values }, not '{ $answer }'
term-file-ask = Which file?
term-people-ask = Which of the { $seats } seats do people take, such as 1,2, or none?
term-level-ask = How well does the computer play: { $levels }?
term-level-wrong = '{ $answer }' is no level: give 1 to { $last }

term-saved = The game is saved: spieltisch play --load { $file } goes on with it.
term-copy-saved = A copy is saved in { $file }.
term-saving = Saved in { $file }; everything from now on goes there, too.
term-torn = The last line of the file has no end; it is left out.
term-hand-over = { $name }, press Enter when nobody else is looking:
term-thinking = { $name } is thinking…
term-over = { $entries ->
    [one] The game is over after 1 entry.
   *[other] The game is over after { $entries } entries.
}
term-goes-on = { $entries ->
    [one] The game goes on after 1 entry.
   *[other] The game goes on after { $entries } entries.
}

term-give = { $last ->
    [one] give 1
   *[other] give 1 to { $last }
}
term-not-a-choice = { $line } is not a choice: { $give }
term-not-possible = '{ $line }' is not possible now: { $give }, one of them in words, or help
term-save-what = save needs the name of a file: save FILE
term-help =
    Give the number of a choice, or the words in brackets behind it, or one of these:
    { "  " }undo       take back your last step, if nobody learned anything from it
    { "  " }reset      take back your whole turn, as far as that is possible
    { "  " }hint       what the expert would do, with its chances and why
    { "  " }choices    what you can do now
    { "  " }view       the table as you see it
    { "  " }log        everything that happened
    { "  " }save FILE  write the game to a new file, and from then on every step
    { "  " }quit       leave the game

term-luck-prompt = Luck
term-luck-many = { $count } things can have come: type a part of a name, a number of the list or the notation; ? shows the list
term-luck-help =
    Give the number of what came, or the words in brackets behind it; several numbers for several dice.
    Other words narrow the list, or one of these:
    { "  " }choices    all that can have come; ? does the same
    { "  " }undo       take back what was typed in last, or the step before it
    { "  " }view       the table as you see it
    { "  " }log        everything that happened
    { "  " }save FILE  write the game to a new file, and from then on every step
    { "  " }quit       leave the game
