# Anmeldung, Einstellungen, die Seite einer Person.
sign-in-title = Wer spielt?
sign-in-guest = Als Gast
sign-in-guest-help = Ein Name genügt. Dieser Browser merkt sich dich.
sign-in-play = Mitspielen
guest-name = Gast { $number }
sign-in-owner = Mit Passwort
sign-in-owner-help = Für Namen, die mit einem Passwort geschützt sind.
carry-title = Willkommen auf diesem Gerät
carry-ask = Dieser Link meldet dich hier als { $name } an. Er gilt nur einmal.
carry-instead = Bisher warst du auf diesem Gerät { $name }.
carry-yes = Hier anmelden
carry-no = Jetzt nicht

me-title = Deine Einstellungen
me-page = Deine Seite mit Ergebnissen, wie andere sie sehen
me-done = Gespeichert.
me-name = Dein Name
me-password = Passwort
me-password-none = Ohne Passwort oder Passkey bist du Gast: Dieser Browser kennt dich, kein anderer. Damit gehört der Name dir, und du kannst dich überall anmelden.
me-password-has = Dein Name ist geschützt. Du kannst dich damit überall anmelden.
me-password-new = Neues Passwort, mindestens 8 Zeichen
me-webhook = Nachricht, wenn du am Zug bist
me-webhook-help = Eine Adresse, die aufgerufen wird, wenn du am Zug bist: Discord, Slack, ntfy oder ein eigenes Programm. Lass sie leer, wenn du keine Nachricht möchtest.
me-webhook-address = Adresse
webhook-turn = Du bist in { $game } am Zug: { $link }
webhook-asked = Die anderen fragen dich etwas in { $game }: { $link }
me-link = Anderes Gerät
me-link-help = Ein Link, der dich auf deinem Telefon oder einem anderen Rechner anmeldet. Er gilt nur einmal und eine Viertelstunde lang.
me-link-make = Link erstellen
me-link-made = Öffne diesen Link auf dem anderen Gerät. Wer ihn hat, kann in deinem Namen spielen, also gib ihn nicht weiter:
me-programs = Programme
me-programs-help = Mit einem Schlüssel kann ein Programm in deinem Namen spielen, über die Schnittstelle für Programme.
me-program-name = Name des Programms
me-token-make = Schlüssel erstellen
me-token-made = Das ist der Schlüssel. Er wird nur jetzt gezeigt:
me-sessions = Wo du angemeldet bist
session-browser = Browser
session-program = Programm
session-link = Noch nicht benutzter Link
session-this = dieses Gerät
session-end = Abmelden
sign-out = Hier abmelden
sign-out-everywhere = Überall abmelden
sign-out-warning = Du hast kein Passwort: Nach dem Abmelden führt kein Weg zurück zu diesem Namen.

player-since = Dabei seit
player-guest = Gast
player-owner = Name geschützt
player-played = { $count ->
    [one] Partie gespielt
   *[other] Partien gespielt
}
player-won = { $count ->
    [one] Partie gewonnen
   *[other] Partien gewonnen
}
player-tables = Tische
player-tables-empty = Hier ist noch nichts zu sehen.
