# Passkeys and recovery codes.
passkeys = Passkeys
passkeys-help = A passkey lets you in without a password: your phone, your computer or a key of hardware shows that it is you, by fingerprint, face or PIN. Nobody can guess it or trick it out of you.
passkey-name = What to call it (if you like)
passkey-make = Make a passkey
passkey-remove = Remove
passkey-since = since
passkey-used = used last
passkey-given-up = No passkey was shown. Try again, or take another way.
passkey-known = This device has a passkey of yours already.
passkey-elsewhere = Passkeys work at this address only:
passkey-unable = This browser is too old for passkeys.
confirm-first = To change something here, first show that it is you.
confirm-go = Go on
confirm-passkey = Show a passkey
recovery = Recovery codes
recovery-help = If you lose your password or the device with your passkey, a code from this sheet lets you in. Each works once. Print them, or keep them where only you look.
recovery-made = These are the codes. They are shown only now, and older ones are void:
recovery-left = { $count ->
    [0] You have no codes.
    [one] You have one code left.
   *[other] You have { $count } codes left.
}
recovery-make = Make codes
recovery-again = Make new codes
recovery-code = Recovery code
sign-in-passkey = With a passkey
sign-in-passkey-help = Without name and password: your device knows who you are.
sign-in-recovery = With a recovery code
sign-in-recovery-help = If you have lost password and passkey. Afterwards, set a new password or make a new passkey.
me-password-passkey = You sign in with a passkey. A password is a second way in.
refused-no-passkeys = Passkeys cannot work at this address: browsers want https and a name instead of an address in numbers. On the computer on which the server runs, http://localhost works too.
refused-bad-passkey = This passkey was not accepted. Try again, or take another way.
refused-passkey-late = That took too long, or was done already. Please try again.
refused-too-many-passkeys = You have as many passkeys as one player may. Remove one that you do not need any more.
refused-last-passkey = This is the only way in that you have. Set a password or make another passkey first.
refused-not-confirmed = First show a passkey, so that it is clear that it is you.
refused-bad-code = Name and code do not go together, or the code was used already.
refused-guest-recovery = A guest has nothing to recover. Set a password or make a passkey first.
