# Was das hier ist.
about-title = Über Spieltisch
about-lead = Ein digitaler Tisch für moderne Brettspiele: genaue Regeln nach den Spielanleitungen, Partien, die bis zur letzten Entscheidung aufgezeichnet werden, und Computergegner, die nicht mehr sehen als du.
about-games = Die Spiele
about-author = Ein Spiel von { $author }
about-unofficial = Inoffiziell
about-unofficial-text = Diese Seite machen Leute, die diese Spiele mögen. Es besteht keine Verbindung zu Autoren oder Verlagen; ihnen gehören die Spiele. Texte und Bilder sind unsere eigenen. Wenn dir ein Spiel gefällt, kauf es.
about-reconstructed = Was rekonstruiert ist
about-reconstructed-text = Wir kennen die Spielanleitungen, aber nicht das ganze Material. Manche aufgedruckten Werte sind deshalb rekonstruiert: bei Noria wenige; bei Novgorod die meisten Preise, die Aufträge, die Zeilen der Manufakturen und die Stufen der Karrieren; bei Wiraqocha die Kosten aller Karten bis auf eine und die Höhle. Bei jedem Wert ist festgehalten, woher er stammt, und wer ein Spiel besitzt, kann mit berichtigten Werten spielen.
about-computer = Der Computer
about-computer-text = Er spielt auf fünf Stufen. Er weiß, was man auf seinem Platz weiß, und sonst nichts: keine verdeckte Karte, keinen kommenden Würfel.
about-data = Was gespeichert wird
about-data-text = Dein Name, deine Partien und was du am Tisch sagst. Cookies halten dich nur angemeldet und merken sich deine Sprache. Weitergegeben wird nichts.
about-programs = Für Programme
about-programs-text = Alles, was die Seiten können, können auch Programme.
about-licence = Lizenz
about-licence-text = Das Programm ist freie Software unter der MIT- oder der Apache-2.0-Lizenz, ganz nach Wahl.
