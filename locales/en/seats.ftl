# Who somebody is: guests, names, passwords, being sent away.
guest-mark = guest
guest-called = { $name } (guest)
me-confirm = Your password, to show that it is you
me-password-ends = A new password signs you out on all other devices and ends all tokens of programs.
refused-sent-away = Whoever opened this table has sent you away from it. Take a seat at another table, or open one of your own.
refused-bad-sign = There is a character in this text that cannot be kept. Type the text anew and send it again.
refused-private-chat = What was said at this table is for those who played there. Sign in as one of them to read it.
