# Noria.

## Teile und Orte
noria-coin = { $coin ->
    [energy] Energie
    [mycelium] Myzel
    [obsidian] Obsidian
    [propeller] Triebwerk
    [sail] Segel
    [compass] Kompass
    [lamp] Lampe
   *[piston] Kolben
    }
noria-coins = { $coin ->
    [energy] { $count } Energie
    [mycelium] { $count } Myzel
    [obsidian] { $count } Obsidian
    [propeller] { $count ->
        [one] 1 Triebwerk
       *[other] { $count } Triebwerke
    }
    [sail] { $count } Segel
    [compass] { $count ->
        [one] 1 Kompass
       *[other] { $count } Kompasse
    }
    [lamp] { $count ->
        [one] 1 Lampe
       *[other] { $count } Lampen
    }
   *[piston] { $count } Kolben
    }
noria-any-resources = { $count ->
    [one] 1 Rohstoff
   *[other] { $count } Rohstoffe
    }
noria-knowledge = { $count } Wissen
noria-ships = { $count } { $resource ->
    [energy] Energie
    [mycelium] Myzel
   *[obsidian] Obsidian
    }-{ $count ->
    [one] Schiff
   *[other] Schiffe
    }
noria-number-knowledge = Wissen
noria-ships-name = { $count ->
    [one] Schiff
   *[other] Schiffe
}
noria-warehouses = { $count } { $good ->
    [propeller] Triebwerk
    [sail] Segel
    [compass] Kompass
    [lamp] Lampen
   *[piston] Kolben
    }-Lager
noria-kind = { $kind ->
    [energy] Energie
    [mycelium] Myzel
    [obsidian] Obsidian
    [city] Stadt
    [journey] Reise
    [tool] Werkzeug
   *[bonus] Bonus
    }
noria-disc = { $kind }-Scheibe
noria-disc-upgraded = aufgewertete { $kind }-Scheibe
noria-path = { $path ->
    [refinement] Veredelungspfad
    [settlement] Siedlungspfad
    [exploration] Erkundungspfad
   *[research] Forschungspfad
    }
noria-chamber-name = { $chamber ->
    [refinement] Veredelung
    [settlement] Siedlung
    [exploration] Erkundung
    [research] Forschung
    [specialization] Spezialisierung
   *[division] Teilung
    }
noria-chamber = { $chamber ->
    [refinement] Veredelungskammer
    [settlement] Siedlungskammer
    [exploration] Erkundungskammer
    [research] Forschungskammer
    [specialization] Spezialisierungskammer
   *[division] Teilungskammer
    }
noria-ring-name = { $ring ->
    [small] Kleiner Ring
    [medium] Mittlerer Ring
   *[large] Großer Ring
    }
noria-ring = { $ring ->
    [small] kleinen Ring
    [medium] mittleren Ring
   *[large] großen Ring
    }
noria-spot = { $place ->
    [front] unten
    [back] oben
    [left] links
    [middle] Mitte
    [right] rechts
    [backleft] oben links
    [backmiddle] oben Mitte
   *[backright] oben rechts
    }
noria-place = { $ring ->
    [small] kleiner Ring
    [medium] mittlerer Ring
   *[large] großer Ring
    } { noria-spot }
noria-island = Insel { $number }
noria-free = kostenlos
noria-free-short = gratis

## Der Spielplan
noria-title = Runde { $round } von { $rounds }
noria-title-before = Vor der ersten Runde
noria-title-over = Nach { $rounds } Runden
noria-hall = Rathaus
noria-highest = höchste Stufe
noria-lowest = tiefste Stufe
noria-rung = Stufe { $level }: { $price }
noria-representative = Gesandter von { $name }: Stufe { $level }, derzeit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }
noria-chamber-told = { $chamber }: Eine Stufe ist { $value } wert; { $seated } Politiker auf Sitzen, { $waiting } warten
noria-points = Punkte
noria-rounds = Runden
noria-round = Runde { $round }
noria-rise-influence = Nachtschicht und Umbau werden teurer
noria-rise-intrigue = Die Intrige wird teurer
noria-prices = Preise der Sonderaktionen
noria-price-of = { $action } kostet jetzt { $cost }
noria-night-shift = Nachtschicht
noria-modification = Umbau
noria-intrigue = Intrige
noria-market = Markt
noria-round-word = Runde
noria-level = Stufe
noria-price = Preis
noria-frozen = fest
noria-market-told = Nimm eine Scheibe für dein Rad; die mit einem Preis zahlst du in beliebigen Rohstoffen
noria-market-take = nimm eine,
noria-market-pay = zahle
noria-sold-out = leer
noria-sign-mixed = gemischt
noria-sign-one = eine Sorte
noria-sign-ahead = je Gegner vorn
noria-sign-points = Punkte jetzt
noria-fog = { $count ->
    [one] 1 Insel
   *[other] { $count } Inseln
    }
noria-fog-unseen = verdeckt
noria-your-wheel = dein Rad
noria-next = nächster
noria-next-turn = Zug
noria-each-turn = { $what } je Zug
noria-no-store = kein Lager
noria-built = { $built } von { $all } gebaut, { $cost } je Zug
noria-state-in-use = wird benutzt
noria-state-off = passt nicht zu dem, was du benutzt hast
noria-zone-towers = Türme
noria-zone-market = Markt
noria-zone-islands = Inseln
noria-zone-wheel = Rad
noria-zone-stores = Lager
noria-end-turn = Zug beenden
noria-points-count = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
    }
noria-stall = { $disc }: { $price }, noch { $left } da
noria-stall-price = Preis { $price }
noria-islands = Fliegende Inseln
noria-no-ships = keine Schiffe mehr
noria-ambassador = Botschafter von { $name }
noria-ambassador-at = Botschafter
noria-harbour = im Hafen
noria-space-free = Bauplatz: { $what }
noria-space-built = Fabrik von { $name } ({ $what })
noria-islands-left = { $count ->
    [one] 1 verdeckte Insel
   *[other] { $count } verdeckte Inseln
    }
noria-wheel = Rad von { $name }
noria-hole = Freier Platz ({ $place })
noria-centre = gekauft, noch einzubauen
noria-state-activated = aktiviert
noria-state-skipped = ruht nach einer Inspektion
noria-state-fresh = gerade aufgewertet, ruht in diesem Zug
noria-state-named = verstärkt, noch zu aktivieren
noria-state-taken = aufgenommen
noria-peek = Rad im nächsten Zug
noria-start-player = Startspieler
noria-factories = Fabriken
noria-number-factories = { $count ->
    [one] Fabrik
   *[other] Fabriken
}
noria-factories-told = { $built } von { $all } Fabriken gebaut: { $cost } je Zug
noria-good-told = { $what }: { $full } volle Lager, { $empty } leere; eine Ware kostet { $needs }

## Fragen
noria-ask-build = Wohin kommt die { $disc } in deinem Rad?
noria-ask-take = Nimm dir einen Rohstoff für den Anfang.
noria-ask-free-invest = Erster Schritt kostenlos: auf welchem Pfad?
noria-ask-influence = Einfluss: dein Rad verändern oder weiter?
noria-ask-modifying = Womit tauscht die { $disc } den Platz?
noria-ask-action = Aktion: Welche Scheibe aktivierst du?
noria-ask-city = Stadt: eine Scheibe kaufen oder investieren?
noria-ask-journey = Wohin reist dein Botschafter?
noria-ask-landing = Ein Schiff nehmen oder eine Fabrik bauen?
noria-ask-tool = Werkzeug: Scheibe aufwerten oder produzieren?
noria-ask-producing = Noch eine andere Ware produzieren?
noria-ask-bonus = { $times ->
    [one] Bonus: Welche Scheibe nutzt du noch einmal?
   *[other] Bonus: Welche Scheibe nutzt du noch einmal? (noch { $times }-mal)
    }
noria-ask-naming = { $times ->
    [one] Bonus: Welche Scheibe verstärkst du?
   *[other] Bonus: Welche Scheibe verstärkst du? (noch { $times }-mal)
    }
noria-ask-paying = { $what }: noch { $left } zu zahlen. Wie viel davon in { $coin }?
noria-ask-politics = Politik: eine Intrige oder Zug beenden?
noria-ask-removing = Entferne einen wartenden Politiker.
noria-ask-placing = Wo baust du die { $disc } ein?

## Die erste Partie
noria-guide-build = { $kind ->
    [city] Die Stadt steigt auf Pfaden und kauft Scheiben. Auf dem kleinen Ring passt sie zu jeder anderen Scheibe.
    [journey] Von einem Ring lässt sich in einem Zug nur eine Scheibe nutzen: Auf dem Ring der Stadt ist es die eine oder die andere.
    [tool] Zwei Scheiben müssen in der aktiven Hälfte unten liegen, vier oben. Was oben rechts liegt, kommt als Nächstes ins Spiel.
   *[resource] Mit jedem Zug rücken deine Scheiben um einen Platz weiter, im Uhrzeigersinn. Eine Rohstoff-Scheibe unten sammelt vom ersten Zug an.
    }
noria-guide-take = Obsidian bezahlt den Veredelungspfad, Energie und Myzel den Siedlungspfad.
noria-guide-free-invest = Nur Stufen bringen Punkte: Jede zählt so viel, wie die Kammer darüber wert ist. Auf dem { $path } steht dir niemand im Weg.
noria-guide-influence-goal = Das Ziel: die Stufe jedes Gesandten mal den Wert seiner Kammer. Scheiben, Schiffe und Fabriken bringen, was Stufen kosten; Wissen bezahlt die Politik.
noria-guide-influence-last = Das ist dein letzter Zug: Jetzt zählen nur noch Stufen und Kammern. Rohstoffe und Waren bezahlen Stufen, Wissen bezahlt die Politik.
noria-guide-influence-last-city = Das ist dein letzter Zug, und keine Stadt-Scheibe ist aktiv. Nachtschicht und Umbau kosten Wissen und können eine ins Spiel bringen.
noria-guide-influence-shift = Du kannst Stufe { $level } auf dem { $path } bezahlen, aber keine Stadt-Scheibe ist aktiv. Eine Nachtschicht für den { $ring } bringt eine ins Spiel.
noria-guide-influence-no-city = Du kannst Stufe { $level } auf dem { $path } bezahlen, aber keine Stadt-Scheibe ist in diesem Zug aktiv. Danach drehen sich die Ringe um einen Platz weiter.
noria-guide-influence-ready = Eine Stadt-Scheibe ist aktiv, und Stufe { $level } auf dem { $path } bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }.
noria-guide-influence-dearer = Ab der nächsten Runde kosten Nachtschicht und Umbau mehr.
noria-guide-influence-threat = { $name } führt mit { $lead ->
    [one] 1 Punkt
   *[other] { $lead } Punkten
    } Vorsprung, vor allem dank der { $chamber }. Eine Intrige kann dort die Wartenden wegnehmen.
noria-guide-influence = Diese Scheiben sind aktiv: { $discs }. Gespartes Wissen bezahlt eine Intrige; sie kostet jetzt { $cost }.
noria-guide-modifying = Nutzen lässt sie sich in der aktiven Hälfte unten, mit den Scheiben, mit denen Linien sie verbinden.
noria-guide-modifying-away = Diese Scheibe ist aktiv. Was an ihre Stelle kommt, lässt sich stattdessen nutzen.
noria-guide-gather-city = Die { $disc } bringt { $what }. Die Stadt kann das im selben Zug ausgeben.
noria-guide-gather = Die { $disc } bringt jetzt { $what }. Was du nicht ausgibst, hast du auch im nächsten Zug noch.
noria-guide-climb = Mit der Stadt kannst du auf Stufe { $level } auf dem { $path } steigen. Das bringt derzeit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }.
noria-guide-climb-early = Mit der Stadt kannst du auf Stufe { $level } auf dem { $path } steigen. Sie zählt, sobald in der Kammer ein Politiker sitzt.
noria-guide-produce = Mit dem Werkzeug kannst du { $what } produzieren. Erkundung und Forschung werden mit Waren bezahlt.
noria-guide-travel = Eine Reise bringt ein Schiff oder eine Fabrik, und die behältst du. Es kommen noch { $count } Runden.
noria-guide-buy = Mit der Stadt kannst du eine neue Scheibe nehmen. Sie wirkt immer dann, wenn die Ringe sie in die aktive Hälfte bringen.
noria-guide-upgrade-any = Eine aufgewertete Scheibe kann zwei Aktionen in einem Zug, aber nur eine Scheibe je Zug.
noria-guide-inspect = Ein Ring, den du auslässt, lässt sich inspizieren: Das gibt 1 Wissen.
noria-guide-last-knowledge = Ohne Stadt-Scheibe kannst du nicht mehr steigen. Das Wissen einer Inspektion hilft noch, eine Intrige zu bezahlen.
noria-guide-finished = Deine Scheiben sind genutzt. Als Nächstes kommt die Politik: Eine Intrige kostet { $cost }, du hast { $have }.
noria-guide-city = Stufe { $level } auf dem { $path } bringt derzeit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }. Keine Stufe, die du bezahlen kannst, bringt mehr.
noria-guide-city-ahead = Stufe { $level } auf dem { $path } bringt derzeit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }. Wer dort weiter oben ist, macht sie um { $count ->
    [one] 1 Rohstoff
   *[other] { $count } Rohstoffe
    } teurer.
noria-guide-city-early = Eine neue Scheibe wirkt in allen späteren Zügen. Rohstoff-Scheiben sind gratis.
noria-guide-city-nothing-yet = Du kannst Stufe { $level } auf dem { $path } bezahlen, aber die Kammer ist noch nichts wert. Die Stufe zählt, sobald du dort einen Politiker auf einen Sitz bringst.
noria-guide-city-poor = Du kannst jetzt keine Stufe bezahlen. Rohstoff-Scheiben sind gratis.
noria-guide-journey-late = Die Partie ist fast zu Ende. Schiffe und Fabriken bringen selbst keine Punkte.
noria-guide-journey-reveal = { $count ->
    [one] Eine Insel ist noch verdeckt
   *[other] { $count } Inseln sind noch verdeckt
    }: Eine neue hat alle Schiffe und Bauplätze, und niemand ist dort, für den du zahlst.
noria-guide-journey = Davon hast du am wenigsten: { $ships }. Fremde Botschafter kosten je 1 Rohstoff.
noria-guide-landing = Mit einem Schiff mehr bringt die { $disc } jedes Mal { $what }, noch { $count ->
    [one] eine Runde
   *[other] { $count } Runden
    } lang. Eine Fabrik bringt Lager für Waren.
noria-guide-landing-factory = Eine Fabrik bringt Lager für Waren, und je mehr du hast, desto mehr Wissen: Jetzt ist es { $cost } nach jedem Zug.
noria-guide-landing-late = Die Partie ist fast zu Ende. Bei Gleichstand gewinnt, wer weniger Schiffe und Lager hat.
noria-guide-tool-produce = Es reicht für { $what }. Erkundung und Forschung werden mit Waren bezahlt.
noria-guide-tool = Aufgewertet kann die { $disc } zwei Aktionen in einem Zug. In diesem Zug ruht sie, wenn sie noch nicht genutzt ist.
noria-guide-producing = Stufe { $level } auf dem { $path } kostet { $price }.
noria-guide-producing-top = Was du für keine Stufe brauchst, nimmt der Schwarzmarkt gegen Wissen.
noria-guide-bonus = Die { $disc } lässt sich ein zweites Mal nutzen. Ob sie aufgewertet ist, spielt dabei keine Rolle.
noria-guide-naming = Verstärkt bekommt die { $disc } eine Aktion mehr. Dann musst du sie in diesem Zug nutzen, wenn es geht.
noria-guide-paying = { $kind ->
    [obsidian] Am meisten hast du { $coin }. Den Veredelungspfad bezahlt Obsidian.
   *[other] Am meisten hast du { $coin }. Den Siedlungspfad bezahlen Energie und Myzel.
    }
noria-guide-paying-goods = Manche Stufen verlangen mehrere gleiche Waren. Was übrig bleibt, lässt sich gegen Wissen verkaufen.
noria-guide-politics-poor = Eine Intrige kostet jetzt { $cost }, du hast { $have }. Am Ende des Zuges bringen deine Fabriken { $income }.
noria-guide-politics-none = Eine Intrige kostet jetzt { $cost }, du hast { $have }. Eine Fabrik auf einer Insel brächte dir nach jedem Zug Wissen.
noria-guide-politics-last = Eine Intrige kostet jetzt { $cost }, du hast { $have }. Das ist dein letzter Zug.
noria-guide-politics = In der { $chamber } zählt deine Stufe { $level }, { $lead ->
    [one] eine höher
   *[other] { $lead } höher
    } als bei allen anderen.{ $dearer ->
    [yes] {" "}Ab der nächsten Runde wird die Intrige teurer.
   *[no] {""}
    }
noria-guide-politics-behind = In keiner Kammer, die noch steigen kann, liegst du vorn. Eine Intrige nimmt anderswo auch einen Politiker weg.
noria-guide-removing = { $name } zählt in der { $chamber } Stufe { $level }. Ein Politiker weniger hält dort den Wert niedrig.
noria-guide-removing-safe = Wo eine Kammer noch steigen kann, liegt niemand vor dir.
noria-guide-removing-any = Ein Politiker weniger hält den Wert einer Kammer niedrig.
noria-guide-placing = Auf dem freien Platz dort ({ $place }) kannst du die Scheibe im nächsten Zug nutzen.
noria-guide-placing-later = Der freie Platz ({ $place }) kommt in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
    } ins Spiel. Eine ersetzte Scheibe verlässt das Spiel.
noria-guide-placing-full = Dein Rad ist voll: Die ersetzte Scheibe verlässt das Spiel.

## Was man tun kann
noria-do-take = { $what } nehmen
noria-do-free-invest = Kostenlos investieren: Stufe 1 auf dem { $path }
noria-do-fit = { $hole }
noria-active-half = aktive Hälfte
noria-inactive-half = inaktive Hälfte
noria-do-night-shift = Nachtschicht: den { $what } drehen
noria-do-modify = Umbau der { $disc }
noria-do-with = Tauschen: { $disc }
noria-do-empty = Auf den freien Platz
noria-with-empty = auf den freien Platz ({ $hole })
noria-with-disc = Tausch mit der { $disc } ({ $hole })
noria-do-activate = { $disc } aktivieren
noria-do-twice = { $disc } für zwei Aktionen aktivieren
noria-do-inspect = Inspektion: den { $what } auslassen
noria-do-skip = Inspektion statt { $disc }
noria-do-sell = { $what } verkaufen
noria-do-buy = { $what } kaufen
noria-black-market = Schwarzmarkt
noria-inspection = Inspektion
noria-do-market = Neue { $disc } kaufen
noria-do-market-free = Neue { $disc } nehmen
noria-do-invest = Investieren: Stufe { $level } auf dem { $path }
noria-do-journey = Zu { $island } reisen
noria-do-reveal = Eine neue Insel aufdecken
noria-do-ship = { $what } nehmen
noria-do-factory = Eine Fabrik bauen
noria-do-upgrade = { $disc } aufwerten
noria-do-produce = { $what } produzieren
noria-do-also = Auch { $what } produzieren
noria-also = dazu { $what }
noria-do-repeat = { $disc } noch einmal nutzen
noria-do-name = { $disc } verstärken
noria-do-pay = { $what } zahlen
noria-pay = Zahlen
noria-do-pay-none = Ohne { $coin }
noria-do-seat = { $chamber }: { $from } → { $to }
noria-do-remove = Aus der { $chamber }
noria-do-place = { $disc } ersetzen
noria-done = Fertig
noria-done-influence = Weiter zu den Scheiben
noria-done-action = Weiter zur Politik
noria-done-politics = Zug beenden
noria-done-producing = Das war alles
noria-done-extra = Auf die Zusatzaktion verzichten
noria-done-bonus = Kein weiterer Bonus
noria-hint-wait = { $count ->
    [one] der Letzte: eine Stufe bleibt { $value } wert
   *[other] { $count } warten
    }
noria-hint-seat = ein Politiker bekommt einen Sitz
noria-price-mixed = { $count }, gemischt aus { $kinds }

## Karten
noria-of = { $what } ({ $name })
noria-representative-of = Gesandter von { $name }
noria-politician = Politiker
noria-rung-name = { $chamber }: Stufe { $level }
noria-highest-name = Höchste Stufe
noria-lowest-name = Tiefste Stufe
noria-signs-name = Zeichen neben den Preisen
noria-ships-of = { $resource ->
    [energy] Energie-Schiffe
    [mycelium] Myzel-Schiffe
   *[obsidian] Obsidian-Schiffe
    }
noria-space-name = Bauplatz
noria-factory-name = Fabrik
noria-unseen-name = Verdeckte Inseln
noria-hole-name = Freier Platz
noria-next-name = Nächster Zug
noria-chains-name = Linien zwischen den Scheiben
noria-card-path = Hier steigt dein Gesandter mit Stadt-Scheiben auf; am Ende zählt jede Stufe so viele Punkte, wie die Kammer darüber wert ist.
noria-card-rung = Mit einer Stadt-Scheibe steigt dein Gesandter bis hierher, Stufe um Stufe, jeweils für den Preis, der hier steht.
noria-card-representative = Am Ende bringt er seine Stufe mal den Wert der Kammer darüber.
noria-card-chamber = { $chamber ->
    [specialization] Hier zählt die höchste deiner vier Stufen noch einmal.
    [division] Hier zählt die tiefste deiner vier Stufen noch einmal; solange ein Gesandter in der Höhle ist, ist das 0.
   *[other] Sie bestimmt, wie viele Punkte jede Stufe auf dem Pfad darunter wert ist.
    }
noria-card-politician = Eine Intrige setzt einen Wartenden auf einen Sitz, was die Kammer aufwertet, und schickt einen anderen für immer fort.
noria-card-score = Diese Stufe wird mit dem Wert der Kammer darüber malgenommen.
noria-card-market = Mit einer Stadt-Scheibe nimmst du hier eine neue Scheibe; sie kommt am Ende des Zuges in dein Rad.
noria-card-disc = { $kind ->
    [energy] Sammelt 1 Energie für jedes deiner Energie-Schiffe.
    [mycelium] Sammelt 1 Myzel für jedes deiner Myzel-Schiffe.
    [obsidian] Sammelt 1 Obsidian für jedes deiner Obsidian-Schiffe.
    [city] Nimmt eine neue Scheibe vom Markt oder bringt einen Gesandten eine Stufe höher.
    [journey] Schickt deinen Botschafter auf eine andere Insel, für ein Schiff oder eine Fabrik.
    [tool] Wertet eine andere Scheibe deines Rades auf oder füllt deine Lager mit Waren.
    [bonus-first] Gibt einer Scheibe, die du später im Zug aktivierst, eine Aktion mehr.
   *[bonus] Nutzt eine Scheibe, die in diesem Zug schon aktiviert wurde, noch einmal.
    }
noria-card-signs = Sie sagen, wie der Preis einer Stufe bezahlt wird.
noria-card-round = In jeder Runde ist jeder einmal am Zug; nach der letzten ist die Partie zu Ende.
noria-card-island = Mit einer Reise-Scheibe kommt dein Botschafter hierher und nimmt ein Schiff oder baut eine Fabrik.
noria-card-ships = Jedes Schiff bringt dir 1 mehr von seinem Rohstoff, sooft du die passende Scheibe nutzt.
noria-card-space = Eine Fabrik bringt hier leere Lager für eine Ware und mehr Wissen nach jedem Zug.
noria-card-ambassador = Er reist mit Reise-Scheiben; wer ihm auf seine Insel folgt, zahlt für ihn 1 Rohstoff.
noria-card-reveal = Mit einer Reise-Scheibe kannst du eine davon aufdecken und gehst dann ohne Gebühr dorthin.
noria-card-coin = { $coin ->
    [energy] Bezahlt, zusammen mit Myzel, den Siedlungspfad, außerdem Waren und Scheiben.
    [mycelium] Bezahlt, zusammen mit Energie, den Siedlungspfad, außerdem Waren und Scheiben.
    [obsidian] Bezahlt den Veredelungspfad, außerdem Waren und Scheiben.
    [propeller] Bezahlt Stufen des Erkundungspfads.
    [sail] Bezahlt Stufen des Erkundungspfads.
    [compass] Bezahlt Stufen des Erkundungspfads.
   *[other] Bezahlt Stufen des Forschungspfads.
    }
noria-card-knowledge = Bezahlt Nachtschicht, Umbau und Intrige und kauft auf dem Schwarzmarkt Rohstoffe.
noria-card-factories = Je mehr deiner Fabriken auf Inseln stehen, desto mehr Wissen bekommst du nach jedem Zug.
noria-card-ring = Von jedem Ring kannst du in einem Zug eine Scheibe nutzen; danach drehen sich alle Ringe um einen Platz.
noria-card-hole = Eine Scheibe, die du kaufst, kann hierher; nutzen lässt sich nur, was in der beleuchteten Hälfte liegt.
noria-card-bought = Sie wartet hier und kommt am Ende des Zuges in dein Rad.
noria-card-next = So liegt die aktive Hälfte, wenn sich die Ringe gedreht haben.
noria-card-chains = Nur Scheiben, die Linien verbinden, lassen sich im selben Zug nutzen, eine von jedem Ring.
noria-card-slot = { $slot ->
    [night-shift] Dreht den mittleren oder den großen Ring um einen Platz, bevor du deine Scheiben nutzt.
    [modification] Tauscht zwei Scheiben deines Rades oder setzt eine auf einen freien Platz, bevor du deine Scheiben nutzt.
    [inspection] Statt eine Scheibe dieses Rings zu nutzen, nimmst du 1 Wissen; der Ring ist dann für diesen Zug geschlossen.
    [black-market] Zwischen deinen Scheiben kannst du Waren gegen Wissen verkaufen und mit Wissen Rohstoffe kaufen.
    [intrigue] Setzt einen Politiker auf einen Sitz, sodass eine Kammer mehr wert ist, und schickt einen anderen für immer fort.
    [done] Beendet diesen Teil deines Zuges.
   *[end] Beendet deinen Zug: Fabriken bringen Wissen, und alle Ringe drehen sich um einen Platz.
    }
noria-now-level = Stufe { $level } von 9
noria-now-next = Die nächste Stufe kostet { $price }
noria-price-ahead = { $price } und { $count ->
    [one] 1 Rohstoff für den Spieler, der weiter oben ist
   *[other] { $count } Rohstoffe für die { $count } Spieler, die weiter oben sind
    }
noria-now-top = Höher geht es nicht
noria-now-worth = Jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    } wert
noria-now-here = Hier: { $names }
noria-now-reached = Diese Stufe hast du erreicht
noria-now-far = Du bist auf Stufe { $level } und steigst Stufe um Stufe
noria-now-gain = Bringt derzeit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }
noria-now-value = Eine Stufe ist jetzt { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
    } wert
noria-now-seats = { $seated } auf Sitzen, { $waiting } warten: bis zu { $most } Punkte je Stufe sind möglich
noria-now-final = Niemand wartet mehr: Dieser Wert bleibt
noria-now-score = { $name }: Stufe { $level } × { $value } = { $points }
noria-now-cost = Kostet { $cost }
noria-now-costs-nothing = Kostet nichts
noria-now-left = Noch { $count } da
noria-now-sold-out = Ausverkauft
noria-now-stock = Vorrat: { $count }
noria-now-on-wheel = In deinem Rad: { $count }
noria-now-brings = Bringt { $what }
noria-now-sell = Auf dem Schwarzmarkt: { $cost } für eine Ware
noria-now-buy = Auf dem Schwarzmarkt: 1 für { $cost }
noria-now-needs = Eine Ware kostet in der Herstellung { $needs }
noria-now-warehouses = { $full } von { $all } Lagern voll
noria-now-no-warehouse = Noch kein Lager: Fabriken bringen welche
noria-now-income = { $cost } nach jedem Zug
noria-now-next-factory = Mit einer Fabrik mehr: { $cost }
noria-now-built = { $built } von { $all } gebaut
noria-now-resting = Nicht aktiv: kommt in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
    } ins Spiel
noria-now-active = In der aktiven Hälfte
noria-now-upgraded = Aufgewertet: Eine solche Scheibe darfst du je Zug doppelt nutzen
noria-now-doubles = Jedes weitere Mal im selben Zug kostet doppelt so viel
noria-now-dearer = Wird in Runde { $round } teurer
noria-now-round = Das ist die laufende Runde
noria-now-round-past = Diese Runde ist vorbei
noria-now-round-in = In { $count ->
    [one] einer Runde
   *[other] { $count } Runden
    }
noria-now-spaces = { $count ->
    [0] Kein freier Bauplatz
    [one] 1 freier Bauplatz
   *[other] { $count } freie Bauplätze
    }
noria-now-fee = Jeder fremde Botschafter hier kostet 1 Rohstoff
noria-now-yours = Du hast { $count }
noria-now-at = Auf { $island }
noria-now-harbour = Noch im Hafen
noria-now-all-there = Eine neue Insel hat noch alle Schiffe und vier freie Bauplätze
noria-now-used = In diesem Zug schon genutzt
noria-now-small-ring = Die Nachtschicht kann ihn nicht drehen
noria-now-holes = Aktive Plätze: { $active } von { $all }
noria-now-sign-one = Ein Punkt: alles von einer Sorte
noria-now-sign-mixed = Zwei Punkte: von mindestens zwei Sorten
noria-now-sign-ahead = +1: ein beliebiger Rohstoff für jeden, der weiter oben ist
noria-now-sign-points = +6: die Punkte, die sie derzeit bringt
noria-now-goods = Eine einfache Ware bringt { $simple }, eine komplexe { $complex }
noria-now-resource = Ein Rohstoff deiner Wahl kostet { $cost }
noria-now-empty = Dort liegt nichts

## Warum nicht
noria-wish-climb = Auf Stufe { $level } steigen
noria-wish = { $what ->
    [take] Nehmen
    [fit] Die Scheibe hier einsetzen
    [night-shift] Nachtschicht
    [modify] Umbau
    [with] Tauschen
    [activate] Aktivieren
    [twice] Doppelt nutzen
    [inspect] Inspektion
    [skip] Inspektion
    [sell] Verkaufen
    [buy] Kaufen
    [market] So eine Scheibe nehmen
    [journey] Hierher reisen
    [reveal] Eine Insel aufdecken
    [ship] Ein Schiff nehmen
    [factory] Eine Fabrik bauen
    [upgrade] Aufwerten
    [produce] Produzieren
    [also] Auch produzieren
    [repeat] Noch einmal nutzen
    [name] Verstärken
    [pay] Zahlen
    [seat] Intrige
    [remove] Entfernen
    [place] Die Scheibe hier einbauen
   *[done] Fertig
    }
noria-why-over = Die Partie ist zu Ende
noria-why-chance = Zuerst wird etwas gezogen
noria-why-turn = { $seat } ist am Zug
noria-why-begin = Das kommt, sobald die Partie begonnen hat
noria-why-later = { $part ->
    [influence] Das gehört in die Einflussphase
    [action] Das gehört in die Aktionsphase; sie kommt als Nächstes
    [politics] Das gehört in die Politikphase, nach deinen Scheiben
   *[administration] Das kommt am Ende des Zuges, wenn du eine Scheibe gekauft hast
    }
noria-why-past = { $part ->
    [setup] Das ging nur vor der ersten Runde
    [influence] Die Einflussphase dieses Zuges ist vorbei
    [action] Die Aktionsphase dieses Zuges ist vorbei
   *[politics] Die Politikphase dieses Zuges ist vorbei
    }
noria-why-first = { $task ->
    [fit] Setz zuerst die Scheibe in dein Rad
    [take] Nimm zuerst einen Rohstoff
    [free-invest] Wähle zuerst den Pfad für deinen kostenlosen Schritt
    [modify] Beende zuerst deinen Umbau
    [city] Nutze zuerst deine Stadt-Scheibe
    [journey] Wähle zuerst, wohin dein Botschafter reist
    [landing] Nimm zuerst ein Schiff oder baue eine Fabrik
    [tool] Nutze zuerst deine Werkzeug-Scheibe
    [produce] Beende zuerst deine Produktion
    [bonus] Wähle zuerst die Scheibe, die du noch einmal nutzt
    [name] Wähle zuerst die Scheibe, die der Bonus verstärkt
    [pay] Zahle zuerst
    [remove] Entferne zuerst einen wartenden Politiker
   *[place] Bau zuerst die gekaufte Scheibe ein
    }
noria-why-needs = Aktiviere zuerst eine { $disc }
noria-why-no-disc = Du kannst in diesem Zug keine { $disc } aktivieren
noria-why-idle = { $kind ->
    [city] Du kannst keine Scheibe und keine Stufe bezahlen
    [journey] Es gibt keine Insel, auf die du könntest
    [tool] Es gibt nichts aufzuwerten und nichts, was du produzieren könntest
   *[bonus] Es gibt keine Scheibe, bei der der Bonus wirken könnte
    }
noria-why-nothing-taken = Wähle zuerst die Scheibe, die du umsetzt
noria-why-intrigue-first = Setz zuerst einen Politiker auf einen Sitz
noria-why-nothing-to-pay = Es gibt nichts zu zahlen
noria-why-other-edition = Das gibt es nur in der anderen Ausgabe
noria-why-empty-hole = Hier liegt keine Scheibe
noria-why-resting = Die Scheibe liegt nicht in der aktiven Hälfte
noria-why-used = Die Scheibe wurde in diesem Zug schon genutzt
noria-why-ring-used = Ihr Ring wurde in diesem Zug schon genutzt
noria-why-fresh = Sie wurde in diesem Zug aufgewertet und muss ruhen
noria-why-off-chain = Keine Linie verbindet sie mit der { $disc } dieses Zuges
noria-why-promised = Die verstärkte { $disc } muss noch genutzt werden
noria-why-not-upgraded = Nur eine aufgewertete Scheibe lässt sich doppelt nutzen
noria-why-doubled = Nur eine Scheibe je Zug lässt sich doppelt nutzen
noria-why-bonus-too-late = Ein Bonus kommt vor allen anderen Scheiben
noria-why-bonus-itself = Ein Bonus wirkt nicht auf einen Bonus
noria-why-not-activated = Noch einmal nutzen lässt sich nur, was in diesem Zug schon genutzt wurde
noria-why-nothing-to-skip = Keine Scheibe dieses Rings liegt in der aktiven Hälfte
noria-why-upgraded = Sie ist schon aufgewertet
noria-why-tool-itself = Ein Werkzeug wertet sich nicht selbst auf
noria-why-small-ring = Sie dreht nur den mittleren und den großen Ring
noria-why-same = Das würde nichts ändern
noria-why-hole-taken = Hier liegt schon eine Scheibe
noria-why-ring-full = Auf diesem Ring liegen schon alle Scheiben
noria-why-half-full = Zwei Scheiben müssen in der aktiven Hälfte liegen und vier in der anderen
noria-why-cost = kostet { $cost }, du hast { $have }
noria-why-fee = Die Botschafter dort kosten { $cost }, du hast { $have }
noria-why-level = kostet { $price }; es fehlt dir: { $missing }
noria-why-materials = kostet { $needs }; es fehlt dir: { $missing }
noria-more-of = { $count } ({ $kinds })
noria-why-none = Du hast nichts davon
noria-why-rest = Dann könntest du den Rest nicht zahlen
noria-why-sold-out = Alle sind verkauft
noria-why-top = Dein Gesandter ist auf der höchsten Stufe
noria-why-here = Dein Botschafter ist schon hier
noria-why-too-far = Dein Botschafter reist nur auf benachbarte Inseln
noria-why-unseen = Sie ist noch nicht aufgedeckt
noria-why-all-seen = Alle Inseln sind aufgedeckt
noria-why-no-ship = Hier ist kein solches Schiff mehr
noria-why-taken = Hier steht eine Fabrik
noria-why-all-built = Du hast alle deine Fabriken gebaut
noria-why-no-warehouse = Du hast kein Lager dafür; Fabriken bringen welche
noria-why-full = Alle deine Lager dafür sind voll
noria-why-passed-by = Die Waren werden der Reihe nach produziert, von links nach rechts
noria-why-nobody-waits = In dieser Kammer wartet kein Politiker

## Das Ende
noria-account-level = { $which ->
    [highest] höchste { $level } × { $value }
    [lowest] tiefste { $level } × { $value }
   *[path] Stufe { $level } × { $value }
    }
noria-account-cave = in der Höhle
noria-account-nobody = kein Politiker auf einem Sitz
noria-account-rest = Schiffe und Lager
noria-account-tie = { $count }: zählen nur bei Gleichstand, dann gewinnen die wenigsten
noria-verdict = { $seat } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
    }, { $lead } vor dem nächsten Platz; am meisten brachte { $chamber }: Stufe { $level } × { $value } = { $best }
noria-verdict-tie = { $seat } gewinnt den Gleichstand mit { $tied } bei { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
    } durch weniger Schiffe und Lager: { $upkeep } gegen { $more }
noria-verdict-shared = { $seats } teilen sich den Sieg mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
    } und je { $upkeep } Schiffen und Lagern

## Der Verlauf
noria-log-started = { $seat } ist Startspieler
noria-log-stalled = Auf dem Markt kosten { $kind }-Scheiben { $price }
noria-log-ordered = Die Rohstoff-Scheiben von { $seat } liegen in dieser Reihenfolge: { $what }
noria-log-shown = { $island } taucht auf: { $what }
noria-log-fitted = { $seat } setzt die { $disc } ins Rad ({ $hole })
noria-log-took = { $seat } beginnt mit { $what }
noria-log-round = Runde { $round } beginnt
noria-log-night-shift = { $seat } dreht den { $what } mit der Nachtschicht für { $cost }
noria-log-modified = { $seat } baut das Rad für { $cost } um: { $from } ↔ { $to }
noria-log-activated = { $seat } aktiviert die { $disc } ({ $hole })
noria-log-activated-twice = { $seat } aktiviert die { $disc } ({ $hole }) für zwei Aktionen
noria-log-inspected = { $seat } lässt bei einer Inspektion den { $what } aus und nimmt { $cost }
noria-log-sold = { $seat } verkauft { $what } auf dem Schwarzmarkt für { $cost }
noria-log-bought = { $seat } kauft { $what } auf dem Schwarzmarkt für { $cost }
noria-log-gathered = { $seat } nimmt { $what }
noria-log-paid = { $seat } zahlt { $what }
noria-log-marketed = { $seat } nimmt eine neue { $disc } vom Markt
noria-log-invested = { $seat } investiert: Stufe { $level } auf dem { $path }
noria-log-travelled = { $seat } reist zu { $island }
noria-log-found-nothing = { $seat } findet auf { $island } weder ein Schiff noch einen Bauplatz
noria-log-ship = { $seat } nimmt { $what } von { $island }
noria-log-built = { $seat } baut auf { $island } eine Fabrik und nimmt { $what }
noria-log-upgraded = { $seat } wertet die { $disc } auf ({ $hole })
noria-log-produced = { $seat } produziert { $what }
noria-log-repeated = { $seat } nutzt die { $disc } noch einmal ({ $hole })
noria-log-named = { $seat } verstärkt die { $disc } ({ $hole })
noria-log-seated = { $seat } bringt für { $cost } in der { $chamber } einen Politiker auf einen Sitz
noria-log-removed = { $seat } entfernt einen Politiker aus der { $chamber }
noria-log-turned = Die Ringe von { $seat } drehen sich
noria-log-administered = Die Ringe von { $seat } drehen sich; die Fabriken bringen { $cost }
noria-log-placed = { $seat } baut die { $disc } ein ({ $hole })
noria-log-placed-over = { $seat } baut die { $disc } ein ({ $hole }); aus dem Spiel: { $old }
noria-log-ended = Die Partie ist zu Ende

## Der Tisch als Text
noria-text-head = { $text }:
noria-text-rises = Nachtschicht und Umbau werden in Runde { $influence } teurer, die Intrige in den Runden { $intrigue }
noria-text-chamber = Kammer
noria-text-value = Wert
noria-text-seated = Sitze
noria-text-paths = Pfade: die Preise der Stufen 1 bis 9; * wird mit mindestens zwei Sorten bezahlt
noria-text-goods = Waren: was eine in der Herstellung kostet und was der Schwarzmarkt dafür zahlt
noria-text-buying = Auf dem Schwarzmarkt kostet ein Rohstoff { $cost }.
noria-text-wheels = Räder: In eckigen Klammern steht die aktive Hälfte; + ist aufgewertet, * aktiviert, x ruht in diesem Zug, ! ist verstärkt und noch zu aktivieren.
noria-text-chains = Von den aktiven Scheiben passt die linke des mittleren Rings zur linken oder mittleren des großen Rings, die rechte zur rechten oder mittleren; die des kleinen Rings passt zu allen.
noria-text-warehouses = Lager (voll/alle)

## Das Regelbuch
noria-picture-discs = Die sieben Arten von Scheiben und was sie in einer ersten Partie auf dem Markt kosten
noria-picture-wheel = Ein Rad zu Beginn: drei Ringe, die sich im Uhrzeigersinn drehen. Die beleuchtete Hälfte unter dem Balken ist aktiv.
noria-picture-chain = Die linke Scheibe des mittleren Rings wurde aktiviert: Die kräftigen Linien führen zu den Scheiben, die noch dazu passen.
noria-picture-rounds = Die Rundenleiste in einer Partie zu viert: Beim Mond werden Nachtschicht und Umbau teurer, bei der Büste die Intrige.
noria-picture-path = Ein Pfad unter seiner Kammer: der Preis jeder Stufe, ein Punkt für eine einzige Sorte, zwei für mindestens zwei. Auf der Messingscheibe: was eine Stufe gerade wert ist.
noria-picture-island = Eine Insel: oben ihre Schiffe, unten vier Bauplätze, auf einem davon die Fabrik von Kyra, dazu die Botschafter von Kyra und Nele
noria-picture-upgrade = Eine normale Scheibe und ihre aufgewertete Seite
noria-picture-goods = Die fünf Waren und die Rohstoffe, die je eine davon kostet
noria-picture-intrigue = Eine Intrige: Ein wartender Politiker nimmt den nächsten hellen Sitz ein, und eine Stufe ist mehr wert.

# Alle Teile einer Art, für Besitzer der Schachtel.
noria-gallery-paths = Alle Pfade mit den Kosten jeder Stufe
noria-gallery-islands = Alle Inseln mit ihren Schiffen zu viert und ihren Bauplätzen

# Eingetragenes Glück.
noria-luck-stall = Welche Scheiben liegen auf dem nächsten Feld des Markts?
noria-luck-order = In welcher Reihenfolge liegen die Rohstoffscheiben von { $name }?
noria-luck-island = Welche Insel wird aufgedeckt?
