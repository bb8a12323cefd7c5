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
abandon-asked = { $count ->
    [one] { $names } would like to stop the game without a result.
   *[other] { $names } would like to stop the game without a result.
}
abandon-agree = Agree
abandon-decline = Play on
abandon-waiting = You offered to stop the game. The others have not agreed yet.
abandon-withdraw = Withdraw the offer
stood-in = The computer ({ $level }) plays for you.
take-back = Take your seat back
curtain-hand = Please hand the device to { $name }.
curtain-show = I am { $name }: show my side

seats = Seats
seat-resigned = Resigned, the computer plays on
seat-gave-up = Resigned
seat-stand-in = Away, the computer ({ $level }) stands in
away-ask = { $name } is away: let the computer play
away-asked = You asked for the computer to stand in; the others have to agree.
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

result-title = Result
result-nobody = Nobody has won.
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
explain = What is this?
explain-help = Then press anything to read what it is and which rule says so (key ?)
explain-missing = There is nothing to say about that.
guide = First game
guide-rule = Rule { $rule }
guide-wait = The computer is playing. The log tells what it does; what has changed on the board is marked.
guide-over = That was your first game. The replay shows every step again, and the rulebook has everything in order.
guide-leave = Play without guidance
plain-question = What do you do?
