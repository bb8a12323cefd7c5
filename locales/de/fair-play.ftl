# Worauf sich Leute am Tisch einigen, und was faires Spiel ist: Fragen, Pausen, Tipps, der Warteraum, Grenzen.
ask-other = { $name } fragt: { $what }
ask-mine = Du fragst: { $what } Es fehlt die Antwort von { $names }.
ask-between = { $name } fragt: { $what } Es fehlt die Antwort von { $names }.
ask-declined = { $name } hat abgelehnt: { $what }
ask-agree = Einverstanden
ask-decline = Ablehnen
ask-withdraw = Zurückziehen
ask-here = Ich bin da
taken-back = Der letzte Schritt wurde zurückgenommen. Am Zug: { $names }.
paused-until = Die Uhren stehen, längstens bis

matter-undo = Darf ich meinen letzten Schritt zurücknehmen?
matter-turn = Darf ich meinen ganzen Zug zurücknehmen?
matter-stop = Wollen wir die Partie ohne Ergebnis abbrechen?
matter-stand-in = Soll der Computer für { $name } spielen? Dort ist niemand da.
matter-rematch = Spielen wir noch einmal?
matter-pause = Machen wir Pause, längstens { $time }?
matter-go-on = Spielen wir weiter?
matter-time = Sollen alle { $time } mehr Zeit bekommen?
matter-hints = Dürfen alle den Computer um Tipps bitten?

may-pause = Pause
may-go-on = Weiterspielen
may-time = Mehr Zeit für alle
may-hints = Tipps erlauben
hints-end = Keine Tipps mehr
hint-off = Zwischen Menschen gibt es keine Tipps, außer alle sind einverstanden: Frage im Menü danach
undo-ask-help = Fragen, ob du den letzten Schritt zurücknehmen darfst (Taste U)
table-paused = Die Partie macht Pause

waiting-missing = noch nicht da
waiting-computer = Den Computer spielen lassen
waiting-list = Für eine Stunde in die Liste der offenen Tische stellen
fair-away = Wer nicht da ist
fair-away-clock = Ist jemandes Uhr ohne ein Lebenszeichen zur Hälfte abgelaufen, können die anderen den Computer einspringen lassen
fair-away-patience = Nach { $time } ohne ein Lebenszeichen können die anderen den Computer einspringen lassen
fair-undo = Im eigenen Zug frei; danach wird gefragt, wer am Zug ist, und keine Uhr gewinnt dabei
fair-hints = Tipps
fair-hints-off = Aus, außer alle am Tisch sind einverstanden

refused-must-ask = Inzwischen ist jemand anderes am Zug. Frage, ob du zurücknehmen darfst.
refused-no-question = Das fragt niemand mehr: Die Partie ging weiter, oder jemand hat geantwortet.
refused-just-declined = Das wurde gerade abgelehnt. Spiele weiter, oder frage später noch einmal.
refused-paused = Die Partie macht Pause. Frage die anderen, ob ihr weiterspielt.
refused-not-paused = Die Partie macht gar keine Pause.
refused-no-clock = An diesem Tisch läuft keine Uhr, es gibt also nichts anzuhalten und nichts zu verlängern.
refused-hints-off = Zwischen Menschen gibt es keine Tipps. Frage die anderen im Menü des Tisches, ob sie einverstanden sind.
refused-too-many-listed = Du hast schon so viele Tische in der Liste, wie jemand haben darf. Schließe einen, oder öffne diesen ohne Eintrag in der Liste.
refused-too-many-tokens = Du hast so viele Schlüssel, wie jemand haben darf. Beende einen, den du nicht mehr brauchst.
refused-too-many-streams = Du hast diese Seite in zu vielen Fenstern offen. Schließe einige davon.
