# What stands around every page, and words that are used everywhere.
site = Spieltisch
skip = Skip to the content
nav = Main menu
nav-new = New table
nav-lobby = To the start page
nav-about = About this site
nav-api = Interface for programs
nav-me = Your settings
nav-sign-in = Sign in
nav-waiting = { $count ->
    [one] It is your turn at one table
   *[other] It is your turn at { $count } tables
}
footer = An unofficial digital table for three board games.
theme = Switch between light and dark
language = Language
name = Name
password = Password
save = Save
copy = Copy
copied = Copied.
post-failed = That did not get through. Please try again.
stream-lost = Connection lost, trying again…
error-title = Something went wrong
error-missing = Nothing here
error-back = Go back
error-status = Status { $status }

date = { $year }-{ $month }-{ $day }
ago-now = just now
ago-minutes = { $count ->
    [one] 1 minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] 1 hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] 1 day ago
   *[other] { $count } days ago
}
pace-none = No clock
pace-live = { $bank } min + { $increment } s a turn
pace-days = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}
clock-days = { $days } d { $hours } h

seat-open = Open seat
seat-invited = Invited by link
seat-computer = Computer ({ $level })
seat-you = you
list-and = and
list-or = or
joins-detail = { ": " }
