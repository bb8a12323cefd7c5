# Was um jede Seite herum steht, und Wörter, die überall vorkommen.
site = Spieltisch
skip = Zum Inhalt springen
nav = Hauptmenü
nav-new = Neuer Tisch
nav-lobby = Zur Startseite
nav-about = Über diese Seite
nav-api = Schnittstelle für Programme
nav-me = Deine Einstellungen
nav-sign-in = Anmelden
nav-waiting = { $count ->
    [one] An einem Tisch bist du am Zug
   *[other] An { $count } Tischen bist du am Zug
}
footer = Ein inoffizieller digitaler Tisch für drei Brettspiele.
theme = Zwischen Hell und Dunkel wechseln
language = Sprache
name = Name
password = Passwort
save = Speichern
copy = Kopieren
copied = Kopiert.
post-failed = Das ist nicht angekommen. Bitte versuch es noch einmal.
stream-lost = Verbindung unterbrochen, neuer Versuch läuft …
error-title = Da ist etwas schiefgegangen
error-missing = Hier ist nichts
error-back = Zurück
error-status = Status { $status }

date = { $day }.{ $month }.{ $year }
ago-now = gerade eben
ago-minutes = { $count ->
    [one] vor 1 Minute
   *[other] vor { $count } Minuten
}
ago-hours = { $count ->
    [one] vor 1 Stunde
   *[other] vor { $count } Stunden
}
ago-days = { $count ->
    [one] vor 1 Tag
   *[other] vor { $count } Tagen
}
pace-none = Ohne Uhr
pace-live = { $bank } min + { $increment } s je Zug
pace-days = { $days ->
    [one] 1 Tag je Zug
   *[other] { $days } Tage je Zug
}
clock-days = { $days } Tg. { $hours } Std.

seat-open = Freier Platz
seat-invited = Per Link eingeladen
seat-computer = Computer ({ $level })
seat-you = du
list-and = und
list-or = oder
joins-detail = { ": " }
