# Das Terminal: was neben dem Spiel selbst gefragt und gesagt wird. Getippte Wörter (undo, save ...) sind in jeder Sprache dieselben.

term-title = Spieltisch, ein Tisch für Brettspiele
term-goodbye = Auf Wiedersehen.
term-seat = Platz { $number }

term-menu-game = { $name }, { $least } bis { $most } Plätze
term-menu-saved = eine gespeicherte Partie öffnen
term-menu-quit = beenden
term-menu-ask = Was möchtest du?
term-menu-wrong = „{ $answer }“ steht nicht zur Wahl: Gib 1 bis { $last } ein
term-seats-ask = Wie viele Plätze, { $least } bis { $most }?
term-seats-wrong = { $game } hat { $least } bis { $most } Plätze, nicht „{ $answer }“
term-option-ask = { $name } ({ $option }): { $values }?
term-option-wrong = { $option } kann { $values } sein, nicht „{ $answer }“
term-file-ask = Welche Datei?
term-people-ask = Welche der { $seats } Plätze nehmen Menschen ein, etwa 1,2, oder none für keinen?
term-level-ask = Wie gut spielt der Computer: { $levels }?
term-level-wrong = „{ $answer }“ ist keine Stufe: Gib 1 bis { $last } ein

term-saved = Die Partie ist gespeichert: spieltisch play --load { $file } setzt sie fort.
term-copy-saved = Eine Kopie liegt in { $file }.
term-saving = Gespeichert in { $file }; alles Weitere kommt auch dorthin.
term-torn = Die letzte Zeile der Datei hat kein Ende; sie wird weggelassen.
term-hand-over = { $name }, drücke Enter, wenn sonst niemand zusieht:
term-thinking = { $name } denkt nach …
term-over = { $entries ->
    [one] Die Partie ist nach 1 Eintrag zu Ende.
   *[other] Die Partie ist nach { $entries } Einträgen zu Ende.
}
term-goes-on = { $entries ->
    [one] Die Partie geht nach 1 Eintrag weiter.
   *[other] Die Partie geht nach { $entries } Einträgen weiter.
}

term-give = { $last ->
    [one] gib 1 ein
   *[other] gib 1 bis { $last } ein
}
term-not-a-choice = { $line } steht nicht zur Wahl: { $give }
term-not-possible = „{ $line }“ geht jetzt nicht: { $give }, eines davon in Worten, oder help
term-save-what = save braucht den Namen einer Datei: save DATEI
term-help =
    Gib die Nummer einer Möglichkeit ein, oder die Worte in Klammern dahinter, oder eines davon:
    { "  " }undo        deinen letzten Schritt zurücknehmen, wenn niemand etwas daraus erfahren hat
    { "  " }reset       deinen ganzen Zug zurücknehmen, soweit das geht
    { "  " }hint        was der Experte tun würde, mit Aussichten und Gründen
    { "  " }choices     was du jetzt tun kannst
    { "  " }view        der Tisch, wie du ihn siehst
    { "  " }log         alles, was geschehen ist
    { "  " }save DATEI  die Partie in eine neue Datei schreiben, und von da an jeden Schritt
    { "  " }quit        die Partie verlassen

term-luck-prompt = Glück
term-luck-many = { $count } Dinge können gekommen sein: Gib einen Teil eines Namens ein, eine Nummer der Liste oder die Notation; ? zeigt die Liste
term-luck-help =
    Gib die Nummer dessen ein, was gekommen ist, oder die Worte in Klammern dahinter; mehrere Nummern für mehrere Würfel.
    Andere Worte verkürzen die Liste, oder eines davon:
    { "  " }choices     alles, was gekommen sein kann; ? tut dasselbe
    { "  " }undo        zurücknehmen, was zuletzt eingetragen wurde, oder den Schritt davor
    { "  " }view        der Tisch, wie du ihn siehst
    { "  " }log         alles, was geschehen ist
    { "  " }save DATEI  die Partie in eine neue Datei schreiben, und von da an jeden Schritt
    { "  " }quit        die Partie verlassen
