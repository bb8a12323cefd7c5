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
advice-title = Was der Experte tun würde
advice-follow = So spielen
advice-chance = { $chance } % Siegchance
advice-points = am Ende etwa { $points } { $unit }
advice-done = bester Weg zum Sieg nach deinem nächsten Zug: { $done } %
advice-then = { "Danach: " }
advice-and-then = { "; " }
advice-ends-turn = Damit endet dein Zug.
advice-luck = Wie es weitergeht, entscheidet das Glück.
advice-gain = Bis zum Ende des Zugs: { $gain } { $unit }.
advice-gain-yet = Bis dahin: { $gain } { $unit }.
advice-no-gain = In diesem Zug bringt das keine { $unit }; es zahlt sich später aus.
advice-no-gain-yet = Noch bringt das keine { $unit }; es bereitet vor, was kommt.
advice-race = Dein bester Weg zum Sieg: jetzt { $now } %, dann { $after } %.
advice-open = Damit bleibt alles offen.
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
stood-in = Der Computer ({ $level }) spielt für dich.
take-back = Platz wieder einnehmen
curtain-hand = Gib das Gerät bitte an { $name } weiter.
curtain-show = Ich bin { $name }: Zeig meine Seite

seats = Plätze
seat-resigned = Hat aufgegeben, der Computer spielt weiter
seat-gave-up = Hat aufgegeben
seat-stand-in = Abwesend, der Computer ({ $level }) springt ein
away-ask = { $name } ist nicht da: den Computer spielen lassen
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

confirm-choice = Bestätigen
result-title = Ergebnis
result-total = Gesamt
result-behind = { $count } zurück
result-asides = Was keine Punkte bringt
result-picture = Bild teilen
result-picture-made = Das Bild liegt bei deinen Downloads.
result-nobody = Niemand hat gewonnen.
result-resigned = { $count ->
    [one] { $names } hat aufgegeben.
   *[other] { $names } haben aufgegeben.
}
result-course = Der Verlauf der Partie
result-best = { $name }: bester Zug +{ $gain }
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
setting-ours = Rekonstruierte Werte markieren
setting-ours-help = Werte, die kein Regelheft nennt und die wir erschlossen haben, bekommen eine gestrichelte Linie
ours = Unser Wert
ours-says = Diesen aufgedruckten Wert nennt kein Regelheft, wir haben ihn erschlossen; der Schalter „Rekonstruierte Werte markieren“ im Menü eines Tisches zeigt alle.
ours-note = Was hier eine gestrichelte Linie hat, ist unser Wert.
legend = Legende
explain = Was ist das?
explain-help = Danach etwas antippen und lesen, was es ist und welche Regel es sagt (Taste ?)
explain-missing = Dazu gibt es nichts zu sagen.
thing-can = Du kannst
thing-more = und { $count } weitere
thing-why = Gerade nicht
thing-rule = Die Regel im Regelheft
guide = Trainer
guide-call = Trainer rufen
guide-rule = Regel { $rule }
guide-wait = Der Computer ist am Zug. Der Verlauf erzählt, was er tut; was sich auf dem Brett geändert hat, ist markiert.
guide-over = Das war deine erste Partie. Beim Nachspielen siehst du jeden Schritt noch einmal, und im Regelheft steht alles der Reihe nach.
guide-leave = Ohne Trainer weiterspielen
plain-question = Was tust du?
