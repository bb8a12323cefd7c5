# Was geschah: der Verlauf nach Zügen, was die anderen seit meinem Zug taten, die Wiederholung nach Zügen, Weiterspielen, Töne.
log-setup = Aufbau
log-since = Seit deinem letzten Zug
log-since-turns = { $count ->
    [one] { $count } Zug seit deinem
   *[other] { $count } Züge seit deinem
}
log-since-play = Auf dem Brett zeigen, was die anderen getan haben
setting-sound = Töne
replay-turn-back = Einen Zug zurück
replay-turn-on = Einen Zug weiter
replay-by = Schritt- oder zugweise
replay-by-step = Schrittweise
replay-by-turn = Zugweise
replay-play-on = Von hier weiterspielen …
new-from = Geht ab Schritt { $step } einer Partie { $game } weiter. Wähle, wer wo sitzt; alles andere bleibt, wie es war.
choices-narrow = Möglichkeiten: Tippe auf dem Brett auf das, was du meinst
