# The start page, the form for a new table, the waiting room, invitations.
lobby-title = Take a seat
lobby-lead = Three board games with their exact rules: against the computer, with friends by link, live or over several days.
lobby-play-now = Play now
lobby-against = Against the computer
lobby-mine = Your tables
lobby-waiting = { $count ->
    [one] one waits for you
   *[other] { $count } wait for you
}
lobby-open = Open tables
lobby-open-empty = Nobody is waiting for players right now.
lobby-open-one = Open a table yourself
lobby-ended = Finished games
lobby-your-turn = Your turn
lobby-running = The game is on
lobby-free = { $count ->
    [one] 1 seat is free
   *[other] { $count } seats are free
}

new-title = New table
new-game = Game
new-seats = Seats
new-count = { $count } players
new-seat = Seat { $number }
seat-me = You
seat-second = Another person on this device
seat-second-name = Name of the other person
seat-link = Someone you invite by link
new-options = Variants
new-pace = Time
new-pace-live = Live, with a clock
new-bank = Minutes at the start
new-increment = Extra seconds a turn
new-pace-days = Over several days
new-days = Days a turn
new-pace-help = When time runs out the computer stands in until the player comes back. Nobody loses by the clock.
new-rest = Table
new-listed = Show the table on the start page
new-listed-help = Others can find it there and take open seats. The link always works, too.
new-brisk = The computer answers at once
new-brisk-help = Otherwise it takes a short moment, so that you can follow what it does.
new-create = Open the table

waiting-for = { $count ->
    [0] Everybody is here. The game begins.
    [one] One seat is still free. The game begins by itself when it is taken.
   *[other] { $count } seats are still free. The game begins by itself when they are taken.
}
waiting-invite = Send this link to the person who is to sit here:
waiting-share = Whoever has this link can take an open seat:
waiting-share-listed = The table is listed on the start page. You can also pass on this link:
waiting-join = Sit down
waiting-remove = Remove
waiting-leave = Leave the table
waiting-close = Close the table

join-title = { $host } invites you to { $game }
join-your-seat = Your seat
join-as = You sit down as { $name }.
lobby-first-game = First game
lobby-first-game-how = with a coach
lobby-learn = Learn
lobby-lessons = { $count } lessons
lobby-go-play = Play
lobby-go-look = Look
lobby-go-in = Enter
