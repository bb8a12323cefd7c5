# Signing in, settings, the page of a player.
sign-in-title = Who plays?
sign-in-guest = As a guest
sign-in-guest-help = A name is enough. This browser remembers you.
sign-in-play = Play
guest-name = Guest { $number }
sign-in-owner = With a password
sign-in-owner-help = For names that their owner has protected with a password.
carry-title = Welcome on this device
carry-ask = This link signs you in here as { $name }. It works once.
carry-instead = On this device you have been { $name } so far.
carry-yes = Sign in here
carry-no = Not now

me-title = Your settings
me-page = Your page with results, as others see it
me-done = Saved.
me-name = Your name
me-password = Password
me-password-none = Without password or passkey you are a guest: this browser knows you, no other does. With one, the name is yours and you can sign in anywhere.
me-password-has = Your name is protected. You can sign in with it anywhere.
me-password-new = New password, at least 8 characters
me-webhook = Message when it is your turn
me-webhook-help = An address that is called when it is your turn: Discord, Slack, ntfy or a program of your own. Leave it empty if you want no message.
me-webhook-address = Address
webhook-turn = It is your turn in { $game }: { $link }
webhook-asked = The others ask you something in { $game }: { $link }
me-link = Another device
me-link-help = A link that signs you in on your phone or another computer. It works once, for a quarter of an hour.
me-link-make = Make a link
me-link-made = Open this link on the other device. Whoever has it can play in your name, so do not pass it on:
me-programs = Programs
me-programs-help = A token lets a program play in your name, through the interface for programs.
me-program-name = Name of the program
me-token-make = Make a token
me-token-made = This is the token. It is shown only now:
me-sessions = Where you are signed in
session-browser = Browser
session-program = Program
session-link = Link not used yet
session-this = this device
session-end = Sign out
sign-out = Sign out here
sign-out-everywhere = Sign out everywhere
sign-out-warning = You have no password: once you have signed out, there is no way back to this name.

player-since = With us since
player-guest = Guest
player-owner = Name protected
player-played = { $count ->
    [one] game played
   *[other] games played
}
player-won = { $count ->
    [one] game won
   *[other] games won
}
player-tables = Tables
player-tables-empty = Nothing to see yet.
