# What hosts and their guests are told about the house itself.
refused-disk-full = The server’s disk is full, so nothing can be stored at the moment. Whoever hosts this page must make room; then try again.
refused-database-gone = The server has lost its database, so nothing can be stored. Whoever hosts this page must put it back and start the server again.

# The address that is told about a turn.
me-webhook-test = Send a test message
webhook-test = A test from the game table: messages arrive here.
webhook-fine = The last message was delivered.
webhook-answered = The last message was refused with the answer { $status }. Look at the address again.
webhook-no-host = The last message could not be sent: there is no such address. Look at it again.
webhook-inside = The last message was not sent: the address leads into the server’s own network.
webhook-certificate = The last message was not sent: nobody vouches for the certificate of the address.
webhook-late = The last message was not delivered: the address took too long to answer.
webhook-unreachable = The last message was not delivered: the address cannot be reached.

# What players can do about others and about themselves.
report = Report this line of { $name } to whoever hosts
report-title = Report a line
report-help = Whoever hosts this page gets the line, who said it and who reports it. The others at the table are not told.
report-send = Report
report-done = Reported. Whoever hosts this page will look at it. You can also mute this person in the chat.
report-back = Back to the table
me-data = Your data
me-data-help = Everything that is stored about you, in one file for programs and curious people.
me-export = Download my data
me-delete-help = Deleting your account ends your games, and nobody can undo it. Games that were played stay, without your name.
me-delete-sure = Yes, delete my account
me-delete = Delete the account
refused-not-sure = Tick the box first: a deleted account cannot be brought back.
refused-banned = This account has been closed by whoever hosts this page.
