# Der Tisch, das Ergebnis, das Nachspielen.
table-prompt = Wer am Zug ist
table-turn-mine = Du bist am Zug
table-turn-of = { $name } ist am Zug
table-turn-several = Mehrere sind am Zug
table-chance = Der Zufall entscheidet
table-over = Die Partie ist zu Ende
table-abandoned = Die Partie wurde abgebrochen
table-watching = Du schaust zu
table-more = Mehr
hint = Tipp
hint-help = Was der Computer auf Expertenstufe hier täte (Taste H)
choices-all = Alle Möglichkeiten
choices-all-short = Alle
choices-widen = Wieder alle zeigen
sheet-open = Auslage von { $name }
choices-filter = Tippe, um die Liste einzugrenzen
undo = Zurück
undo-help = Den letzten Schritt zurücknehmen (Taste U)
reset = Zug neu
reset-help = Den ganzen Zug zurücknehmen, so weit es geht
notify = Benachrichtige mich, wenn ich am Zug bin
keys = Tasten: 1 bis 9 wählen, L zeigt alle Möglichkeiten, E beendet den Zug, U nimmt zurück, H gibt einen Tipp, ? erklärt, / grenzt die Liste ein, Esc zeigt wieder alles.
setting-speed = Züge der anderen
setting-speed-off = Sofort
setting-speed-fast = Schnell
setting-speed-normal = Normal
setting-speed-slow = Langsam
setting-confirm = Ende eines Zuges bestätigen
past-back = Zurück zur Gegenwart
resign = Aufgeben …
resign-sure = Der Computer spielt an deiner Stelle weiter, und das Ergebnis zählt trotzdem für dich. Das lässt sich nicht zurücknehmen.
resign-sure-two = Die Partie endet, und die andere Seite gewinnt. Das lässt sich nicht zurücknehmen.
resign-yes = Ja, aufgeben
abandon-offer = Abbruch der Partie anbieten
abandon-asked = { $count ->
    [one] { $names } möchte die Partie ohne Ergebnis abbrechen.
   *[other] { $names } möchten die Partie ohne Ergebnis abbrechen.
}
abandon-agree = Einverstanden
abandon-decline = Weiterspielen
abandon-waiting = Du hast angeboten, die Partie abzubrechen. Die anderen haben noch nicht zugestimmt.
abandon-withdraw = Angebot zurückziehen
stood-in = Der Computer ({ $level }) spielt für dich.
take-back = Platz wieder einnehmen
curtain-hand = Gib das Gerät bitte an { $name } weiter.
curtain-show = Ich bin { $name }: Zeig meine Seite

seats = Plätze
seat-resigned = Hat aufgegeben, der Computer spielt weiter
seat-gave-up = Hat aufgegeben
seat-stand-in = Abwesend, der Computer ({ $level }) springt ein
away-ask = { $name } ist nicht da: den Computer spielen lassen
away-asked = Du möchtest, dass der Computer einspringt; die anderen müssen zustimmen.
clock = Verbleibende Bedenkzeit
tabs = Verlauf und Chat
log = Verlauf
log-empty = Noch ist nichts geschehen.
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
mute = { $name } stummschalten
unmute = { $name } wieder hören

result-title = Ergebnis
result-nobody = Niemand hat gewonnen.
result-abandoned = Im Einvernehmen abgebrochen
points = { $count ->
    [one] Punkt
   *[other] Punkte
}
points-novgorod = { $count ->
    [one] Siegel
   *[other] Siegel
}
rematch-ask = Revanche
rematch-go = Zur Revanche
replay-open = Nachspielen
replay-record = Aufzeichnung herunterladen
replay-title = Partie nachspielen: { $game }
replay-at = Schritt { $at } von { $last }
replay-step = Schritt
replay-first = Zum Anfang
replay-previous = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-go = Zeigen
replay-eyes = Aus der Sicht von
replay-spectator = Zuschauer
replay-back = Zurück zum Tisch
log-taken-back = { $steps ->
    [one] { $seat } nimmt den letzten Schritt zurück
   *[other] { $seat } nimmt die letzten { $steps } Schritte zurück
}
close = Schließen
part-board = Brett
part-mine = Meine Auslage
part-others = Andere
parts = Teile des Tischs
explain = Was ist das?
explain-help = Danach etwas antippen und lesen, was es ist und welche Regel es sagt (Taste ?)
explain-missing = Dazu gibt es nichts zu sagen.
guide = Erste Partie
guide-rule = Regel { $rule }
guide-wait = Der Computer ist am Zug. Der Verlauf erzählt, was er tut; was sich auf dem Brett geändert hat, ist markiert.
guide-over = Das war deine erste Partie. Beim Nachspielen siehst du jeden Schritt noch einmal, und im Regelheft steht alles der Reihe nach.
guide-leave = Ohne Anleitung weiterspielen
plain-question = Was tust du?
