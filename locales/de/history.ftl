# Was geschah: der Verlauf nach Zügen, was die anderen seit meinem Zug taten, die Wiederholung nach Zügen, Weiterspielen, Töne.
log-setup = Aufbau
log-since = Seit deinem letzten Zug
log-since-turns = { $count ->
    [one] { $count } Zug seit deinem
   *[other] { $count } Züge seit deinem
}
log-since-play = Auf dem Plan zeigen, was die anderen getan haben
setting-sound = Töne
replay-turn-back = Einen Zug zurück
replay-turn-on = Einen Zug weiter
replay-by = Geht weiter in
replay-by-step = Schritten
replay-by-turn = Zügen
replay-play-on = Von hier weiterspielen …
new-from = Geht von Schritt { $step } einer Partie { $game } aus weiter. Wähle, wer wo sitzt; alles andere ist, wie es war.
choices-narrow = Möglichkeiten: Drücke auf dem Plan, worum es geht
