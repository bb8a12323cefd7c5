# Wer jemand ist: Gäste, Namen, Passwörter, weggeschickt werden.
guest-mark = Gast
guest-called = { $name } (Gast)
me-confirm = Dein Passwort, damit klar ist, dass du es bist
me-password-ends = Ein neues Passwort meldet dich auf allen anderen Geräten ab und beendet alle Schlüssel von Programmen.
refused-sent-away = Wer diesen Tisch eröffnet hat, hat dich weggeschickt. Setz dich an einen anderen Tisch oder eröffne einen eigenen.
refused-bad-sign = In diesem Text steht ein Zeichen, das nicht gespeichert werden kann. Schreib den Text neu und schick ihn noch einmal.
refused-private-chat = Was an diesem Tisch gesagt wurde, ist für die, die dort gespielt haben. Melde dich so an, um es zu lesen.
