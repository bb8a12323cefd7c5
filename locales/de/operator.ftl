# Was Gastgebern und ihren Gästen über das Haus selbst gesagt wird.
refused-disk-full = Die Platte des Servers ist voll, deshalb kann gerade nichts gespeichert werden. Wer diese Seite betreibt, muss Platz schaffen; versuch es danach noch einmal.
refused-database-gone = Der Server hat seine Datenbank verloren, deshalb kann nichts gespeichert werden. Wer diese Seite betreibt, muss sie zurücklegen und den Server neu starten.

# Die Adresse, der gesagt wird, dass jemand am Zug ist.
me-webhook-test = Testnachricht schicken
webhook-test = Ein Test vom Spieltisch: Nachrichten kommen hier an.
webhook-fine = Die letzte Nachricht ist angekommen.
webhook-answered = Die letzte Nachricht wurde mit der Antwort { $status } abgelehnt. Sieh dir die Adresse noch einmal an.
webhook-no-host = Die letzte Nachricht ließ sich nicht schicken: Diese Adresse gibt es nicht. Sieh sie dir noch einmal an.
webhook-inside = Die letzte Nachricht wurde nicht geschickt: Die Adresse führt ins eigene Netz des Servers.
webhook-certificate = Die letzte Nachricht wurde nicht geschickt: Für das Zertifikat der Adresse bürgt niemand.
webhook-late = Die letzte Nachricht ist nicht angekommen: Die Adresse hat zu spät geantwortet.
webhook-unreachable = Die letzte Nachricht ist nicht angekommen: Die Adresse ist nicht erreichbar.

# Was man gegen andere und für sich selbst tun kann.
report = Diese Zeile von { $name } melden
report-title = Eine Zeile melden
report-help = Wer diese Seite betreibt, bekommt die Zeile, wer sie geschrieben hat und wer sie meldet. Die anderen am Tisch erfahren nichts davon.
report-send = Melden
report-done = Gemeldet. Wer diese Seite betreibt, sieht es sich an. Du kannst diese Person im Chat auch stummschalten.
report-back = Zurück zum Tisch
me-data = Deine Daten
me-data-help = Alles, was über dich gespeichert ist, in einer Datei für Programme und Neugierige.
me-export = Meine Daten herunterladen
me-delete-help = Wenn du dein Konto löschst, enden deine Partien, und niemand kann das rückgängig machen. Gespielte Partien bleiben, ohne deinen Namen.
me-delete-sure = Ja, mein Konto löschen
me-delete = Konto löschen
refused-not-sure = Setz zuerst den Haken: Ein gelöschtes Konto kommt nicht zurück.
refused-banned = Dieses Konto wurde von der Person geschlossen, die diese Seite betreibt.
