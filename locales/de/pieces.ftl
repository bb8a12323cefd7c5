# Eigenes Material: Werte berichtigen, als Satz aufheben, damit spielen.
pieces = Material
pieces-mine = Mein Material
pieces-lead = Wer eine Schachtel besitzt, kann die wahren Werte davon ablesen, sie als Satz aufheben und damit spielen.
pieces-mine-empty = Du hast noch keinen Satz.
pieces-correct = Werte berichtigen
pieces-correct-of = { $game }: Werte berichtigen
pieces-form-lead = Trag ein, was auf deinem Material steht. Was du stehen lässt, bleibt, wie es ist. Geprüft wird wie im Spiel selbst, und nichts, was du eingetragen hast, geht verloren.
pieces-next-version = Eine neue Fassung von „{ $name }“. Begonnene Partien behalten ihre.
pieces-copy-of = Eine Kopie von „{ $name }“, die dann dir gehört.
pieces-look = Prüfen und ansehen
pieces-save = Speichern
pieces-save-new = Als neuen Satz speichern
pieces-keep = Aufheben
pieces-keep-help = Wer den Link zum Satz hat, kann ihn ansehen und damit einen Tisch eröffnen. Neben den Zeilen, die du geändert hast, steht dein Name.
pieces-name = Name des Satzes
pieces-back = Zurück zu den Werten
pieces-refused = { $count ->
    [one] Eine Zeile geht so noch nicht. Alles, was du eingetragen hast, ist noch da.
   *[other] { $count } Zeilen gehen so noch nicht. Alles, was du eingetragen hast, ist noch da.
}
pieces-accepted = { $count ->
    [0] Alle Werte gehen. Es sind die des Programms.
    [one] Alle Werte gehen. Eine Zeile weicht vom Programm ab.
   *[other] Alle Werte gehen. { $count } Zeilen weichen vom Programm ab.
}
pieces-drawn = Das Material mit diesen Werten
pieces-changed = geändert
pieces-was = Im Programm:
pieces-program = Im Programm
pieces-now = In diesem Satz
pieces-place = Loch
pieces-at-table = Damit wird an diesem Tisch { $game } gespielt.
pieces-to-table = Zum Tisch
pieces-about = { $game } · von { $name } · Fassung { $version }
pieces-download = Als TOML herunterladen
pieces-open-table = Tisch damit eröffnen
pieces-correct-more = Weiter berichtigen
pieces-copy = Kopieren und berichtigen
pieces-share = Link zu diesem Satz
pieces-delete = Löschen
pieces-delete-ask = Der Satz ist dann endgültig weg. Begonnene Partien gehen damit weiter.
pieces-delete-do = Satz löschen
pieces-deleted = Der Satz ist gelöscht.
pieces-saved = Der Satz ist gespeichert.
pieces-differences = Was abweicht
pieces-count = { $count ->
    [0] Jede Zeile ist wie im Programm.
    [one] Eine Zeile weicht vom Programm ab.
   *[other] { $count } Zeilen weichen vom Programm ab.
}
pieces-bad-name = Der Satz braucht einen Namen mit höchstens 40 Buchstaben.
pieces-nobody = einem Gast
pieces-usual-name = { $game } von { $name }
pieces-unnamed = andere Werte als die des Programms
pieces-with = Gespielt wird mit
pieces-with-help = Begonnene Partien behalten ihr Material, was auch immer aus einem Satz wird.
pieces-shipped = dem Material des Programms
pieces-usual = hier üblich: { $name }
pieces-of = { $name } (von { $by })
source-read-off = Von { $name } vom Material abgelesen

# Was an einer Zeile nicht stimmt.
wrong-number = „{ $text }“ ist keine Zahl, die hier stehen kann.
wrong-missing = Hier fehlt etwas.
wrong-twice = Loch { $place } steht hier zweimal.
wrong-word = „{ $word }“ kann hier nicht stehen.
wrong-entries = Hier werden { $expected } Einträge erwartet, nicht { $found }.
wrong-outside = { $value } geht nicht: möglich ist { $least } bis { $most }.
wrong-falls = { $values }: Keine Zahl darf kleiner sein als die davor.
wrong-other = Das Spiel kann diese Zeile nicht lesen.
wrong-rises = { $values }: Keine Zahl darf größer sein als die davor.
wrong-instead = Hier kann nur { $expected } stehen, nicht { $found }.
wrong-again = { $what } kommt zweimal vor.
wrong-free = Das würde nichts kosten.
wrong-noria-cogwheel = In der ersten Runde muss ein Zahnrad zu sehen sein.
wrong-noria-pay = Ein Pfad wird mit Rohstoffen oder mit Waren bezahlt, nicht mit beidem.
wrong-noria-mixed = Stufe { $level } kann nicht mit zwei Sorten bezahlt werden.
wrong-noria-market = Stadt, Reise, Werkzeug und Bonus müssen dort je einmal stehen.
wrong-noria-wheel = Stadt, Reise und Werkzeug müssen auf dem Rad je einmal stehen.
wrong-noria-box = Eine Partie kann { $needed } von { $what } brauchen, in der Schachtel sind aber { $held }.
wrong-noria-ship = Ein Schiffsfeld ist 1, -1 oder -2.
wrong-noria-numbers = Hier wird eine Liste von Zahlen erwartet.
wrong-novgorod-prices = { $prices }: Die Preise müssen teuer, zweimal gleich in der Mitte und billig sein.
wrong-novgorod-introduction = Zu { $seats } Personen können zwei Kontore { $first } und { $second } kosten und zwei Aufträge { $orders }, alle beginnen aber mit { $start } Dukaten.
wrong-novgorod-line = Eine Zeile verbraucht mindestens eine Ware.
wrong-novgorod-worth = { $goods } muss mehr Siegel bringen als eine Zeile mit weniger Waren.
wrong-novgorod-luxury = Keine Manufaktur stellt { $luxury } her.
wrong-novgorod-order = Beide Zeilen verlangen Waren oder beide Luxusgüter.
wrong-novgorod-orders = Es müssen { $expected } Aufträge für Waren sein, nicht { $found }.
wrong-novgorod-wish = Eine Zeile verlangt zwei Waren oder ein Luxusgut.
wrong-novgorod-career = Eine Reihe muss { $seals } Siegel bringen, aber nicht die erste: Die Bonuskarte Karriere zählt von dort an.
wrong-novgorod-bonus = Wer zuerst kommt, bekäme { $high }, weniger als die Nächsten mit { $low }.
wrong-novgorod-good = { $good } wird schon in { $city } geladen.
wrong-novgorod-link = { $from } und { $to } liegen sich im Ring nicht gegenüber.
wrong-wiraqocha-dice = { $base } Würfel und einer für jedes von { $villages } Dörfern sind mehr als { $most }.
wrong-wiraqocha-terrain = Nur die Höhle hat das Gelände { $terrain }, und sie hat kein anderes.
wrong-wiraqocha-taken = Artefakt { $artifact } liegt schon auf { $tile }.
wrong-wiraqocha-no-artifact = Auf jeder Ruine liegt ein Artefakt.
wrong-wiraqocha-artifact = Artefakte liegen nur auf Ruinen.
wrong-wiraqocha-ruins = Es müssen { $expected } Ruinen sein, nicht { $found }.
wrong-wiraqocha-somnium = { $players } Personen können { $held } von { $all } Somnium halten, bevor jemand { $win } hat.
wrong-wiraqocha-cave = Die Höhle hat eine eigene Zeile.
wrong-wiraqocha-white = Hier müssen { $pawns } stehen, je einmal.
wrong-wiraqocha-sum = Die Höhle braucht eine Summe, nicht { $need }.
