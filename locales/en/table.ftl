# The table, the result, the replay.
table-prompt = Whose turn it is
table-turn-mine = Your turn
table-turn-of = { $name } to move
table-turn-several = Several players to move
table-chance = Chance decides
table-over = The game is over
table-abandoned = The game was stopped
table-watching = You are watching
table-more = More
hint = Hint
hint-help = What the expert computer would do here (key H)
advice-title = What the expert would do
advice-follow = Play this
advice-chance = { $chance }% to win
advice-points = about { $points } { $unit } at the end
advice-done = nearest victory { $done }% done after your next turn
advice-then = { "Then: " }
advice-and-then = { "; " }
advice-ends-turn = Your turn ends with it.
advice-luck = Luck decides how it goes on.
advice-gain = By the end of the turn: { $gain } { $unit }.
advice-gain-yet = Up to there: { $gain } { $unit }.
advice-no-gain = It brings no { $unit } this turn; it pays later.
advice-no-gain-yet = It brings no { $unit } yet; it prepares what comes.
advice-race = Your nearest victory: { $now }% done now, then { $after }%.
advice-open = It keeps everything open.
choices-all = All choices
choices-all-short = All
choices-widen = Show all choices again
sheet-open = { $name }’s area
choices-filter = Type to narrow the list
undo = Undo
undo-help = Take back the last step (key U)
reset = Reset turn
reset-help = Take back the whole turn, as far as it can be
notify = Notify me when it is my turn
keys = Keys: 1 to 9 choose, L shows all choices, E ends the turn, U takes back, H gives a hint, ? explains, / narrows the list, Esc widens it.
setting-speed = Others’ moves
setting-speed-off = At once
setting-speed-fast = Fast
setting-speed-normal = Normal
setting-speed-slow = Slow
setting-confirm = Confirm the end of a turn
past-back = Back to the present
resign = Resign…
resign-sure = The computer plays on in your place, and the result still counts as yours. This cannot be taken back.
resign-sure-two = The game ends, and the other player wins. This cannot be taken back.
resign-yes = Yes, resign
abandon-offer = Offer to stop
stood-in = The computer ({ $level }) plays for you.
take-back = Take your seat back
curtain-hand = Please hand the device to { $name }.
curtain-show = I am { $name }: show my side

seats = Seats
seat-resigned = Resigned, the computer plays on
seat-gave-up = Resigned
seat-stand-in = Away, the computer ({ $level }) stands in
away-ask = { $name } is away: let the computer play
clock = Time left
tabs = Log and chat
log = Log
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
mute = Mute { $name }
unmute = Hear { $name } again

confirm-choice = Confirm
result-title = Result
result-total = Total
result-behind = { $count } behind
result-asides = What brings no points
result-picture = Share a picture
result-picture-made = The picture lies among your downloads.
result-nobody = Nobody has won.
result-resigned = { $count ->
    [one] { $names } gave up.
   *[other] { $names } gave up.
}
result-course = How the game went
result-best = { $name }: best turn +{ $gain }
result-abandoned = Stopped by agreement
points = { $count ->
    [one] point
   *[other] points
}
points-novgorod = { $count ->
    [one] seal
   *[other] seals
}
rematch-ask = Play again
rematch-go = To the rematch
replay-open = Replay
replay-record = Download the game record
replay-title = Replay of { $game }
replay-at = Step { $at } of { $last }
replay-step = Step
replay-first = To the beginning
replay-previous = One step back
replay-next = One step on
replay-last = To the end
replay-go = Show
replay-eyes = Seen by
replay-spectator = Spectator
replay-back = Back to the table
log-taken-back = { $steps ->
    [one] { $seat } takes the last step back
   *[other] { $seat } takes the last { $steps } steps back
}
close = Close
part-board = Board
part-mine = My area
part-others = Others
parts = Parts of the table
setting-ours = Mark reconstructed values
setting-ours-help = Values that no rulebook names and that we worked out get a dashed line
ours = Our value
ours-says = No rulebook names this printed value, so we worked it out; the switch “Mark reconstructed values” in the menu of a table shows them all.
ours-note = What has a dashed line here is our value.
legend = Legend
explain = What is this?
explain-help = Then press anything to read what it is and which rule says so (key ?)
explain-missing = There is nothing to say about that.
thing-can = You can
thing-more = and { $count } more
thing-why = Not now
thing-rule = The rule in the book
guide = Coach
guide-call = Call the coach
guide-rule = Rule { $rule }
guide-wait = The computer is playing. The log tells what it does; what has changed on the board is marked.
guide-over = That was your first game. The replay shows every step again, and the rulebook has everything in order.
guide-leave = Play without the coach
plain-question = What do you do?
