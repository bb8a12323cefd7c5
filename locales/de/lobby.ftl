# Die Startseite, das Formular für einen neuen Tisch, der Warteraum, Einladungen.
lobby-title = Nimm Platz
lobby-lead = Drei Brettspiele mit ihren genauen Regeln: gegen den Computer, mit Freunden per Link, am Stück oder über mehrere Tage.
lobby-play-now = Sofort spielen
lobby-against = Gegen den Computer
lobby-mine = Deine Tische
lobby-waiting = { $count ->
    [one] einer wartet auf dich
   *[other] { $count } warten auf dich
}
lobby-open = Offene Tische
lobby-open-empty = Gerade wartet niemand auf Mitspieler.
lobby-open-one = Eröffne selbst einen Tisch
lobby-ended = Beendete Partien
lobby-your-turn = Du bist am Zug
lobby-running = Die Partie läuft
lobby-free = { $count ->
    [one] 1 Platz ist frei
   *[other] { $count } Plätze sind frei
}

new-title = Neuer Tisch
new-game = Spiel
new-seats = Plätze
new-count = { $count } Personen
new-seat = Platz { $number }
seat-me = Du
seat-second = Noch jemand an diesem Gerät
seat-second-name = Name der anderen Person
seat-link = Jemand, den du per Link einlädst
new-options = Varianten
new-pace = Bedenkzeit
new-pace-live = Am Stück, mit Uhr
new-bank = Minuten zu Beginn
new-increment = Sekunden zusätzlich je Zug
new-pace-days = Über mehrere Tage
new-days = Tage je Zug
new-pace-help = Ist die Zeit um, springt der Computer ein, bis die Person zurückkommt. Niemand verliert durch die Uhr.
new-rest = Tisch
new-listed = Tisch auf der Startseite zeigen
new-listed-help = Andere finden ihn dort und können freie Plätze nehmen. Per Link ist er immer zu erreichen.
new-brisk = Der Computer antwortet sofort
new-brisk-help = Sonst lässt er sich einen Augenblick Zeit, damit du verfolgen kannst, was er tut.
new-create = Tisch eröffnen

waiting-for = { $count ->
    [0] Alle sind da. Die Partie beginnt.
    [one] Ein Platz ist noch frei. Die Partie beginnt von selbst, sobald er besetzt ist.
   *[other] { $count } Plätze sind noch frei. Die Partie beginnt von selbst, sobald sie besetzt sind.
}
waiting-invite = Schick diesen Link der Person, die hier sitzen soll:
waiting-share = Wer diesen Link hat, kann einen freien Platz nehmen:
waiting-share-listed = Der Tisch steht auf der Startseite. Du kannst auch diesen Link weitergeben:
waiting-join = Platz nehmen
waiting-remove = Entfernen
waiting-leave = Tisch verlassen
waiting-close = Tisch auflösen

join-title = { $host } lädt dich zu { $game } ein
join-your-seat = Dein Platz
join-as = Du setzt dich als { $name } an den Tisch.
lobby-first-game = Erste Partie
lobby-first-game-how = mit Trainer
lobby-learn = Lernen
lobby-lessons = { $count } Lektionen
lobby-go-play = Spielen
lobby-go-look = Ansehen
lobby-go-in = Hingehen
