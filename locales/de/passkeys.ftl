# Passkeys und Ersatzcodes.
passkeys = Passkeys
passkeys-help = Mit einem Passkey kommst du ohne Passwort herein: Telefon, Rechner oder Sicherheitsschlüssel zeigen mit Fingerabdruck, Gesicht oder PIN, dass du es bist. Niemand kann ihn erraten oder dir ablisten.
passkey-name = Wie er heißen soll (wenn du magst)
passkey-make = Passkey erstellen
passkey-remove = Entfernen
passkey-since = seit
passkey-used = zuletzt benutzt
passkey-given-up = Es wurde kein Passkey gezeigt. Versuch es noch einmal oder nimm einen anderen Weg.
passkey-known = Dieses Gerät hat schon einen Passkey von dir.
passkey-elsewhere = Passkeys gehen nur unter dieser Adresse:
passkey-unable = Dieser Browser ist zu alt für Passkeys.
confirm-first = Um hier etwas zu ändern, zeig zuerst, dass du es bist.
confirm-go = Weiter
confirm-passkey = Passkey zeigen
recovery = Ersatzcodes
recovery-help = Wenn du dein Passwort oder das Gerät mit deinem Passkey verlierst, lässt dich ein Code von diesem Blatt herein. Jeder gilt einmal. Druck sie aus oder bewahr sie da auf, wo nur du nachsiehst.
recovery-made = Das sind die Codes. Sie werden nur jetzt gezeigt, und ältere gelten nicht mehr:
recovery-left = { $count ->
    [0] Du hast keine Codes.
    [one] Du hast noch einen Code.
   *[other] Du hast noch { $count } Codes.
}
recovery-make = Codes erstellen
recovery-again = Neue Codes erstellen
recovery-code = Ersatzcode
sign-in-passkey = Mit Passkey
sign-in-passkey-help = Ohne Name und Passwort: Dein Gerät weiß, wer du bist.
sign-in-recovery = Mit Ersatzcode
sign-in-recovery-help = Wenn Passwort und Passkey verloren sind. Setz danach ein neues Passwort oder erstell einen neuen Passkey.
me-password-passkey = Du meldest dich mit einem Passkey an. Ein Passwort ist ein zweiter Weg herein.
refused-no-passkeys = Unter dieser Adresse gehen keine Passkeys: Browser verlangen dafür https und einen Namen statt einer Adresse aus Zahlen. Auf dem Rechner, auf dem der Server läuft, geht auch http://localhost.
refused-bad-passkey = Dieser Passkey wurde nicht angenommen. Versuch es noch einmal oder nimm einen anderen Weg.
refused-passkey-late = Das hat zu lange gedauert oder war schon erledigt. Bitte versuch es noch einmal.
refused-too-many-passkeys = Du hast so viele Passkeys, wie man haben darf. Entferne einen, den du nicht mehr brauchst.
refused-last-passkey = Das ist dein einziger Weg herein. Setz zuerst ein Passwort oder erstell einen anderen Passkey.
refused-not-confirmed = Zeig zuerst einen Passkey, damit klar ist, dass du es bist.
refused-bad-code = Name und Code gehören nicht zusammen, oder der Code ist schon benutzt.
refused-guest-recovery = Ein Gast hat nichts, was verloren gehen kann. Setz zuerst ein Passwort oder erstell einen Passkey.
