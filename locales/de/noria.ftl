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
    [energy] { $count } Energie
    [mycelium] { $count } Myzel
    [obsidian] { $count } Obsidian
    [propeller] { $count ->
        [one] 1 Triebwerk
       *[other] { $count } Triebwerke
    }
    [sail] { $count } Segel
    [compass] { $count ->
        [one] 1 Kompass
       *[other] { $count } Kompasse
    }
    [lamp] { $count ->
        [one] 1 Lampe
       *[other] { $count } Lampen
    }
   *[piston] { $count } Kolben
    }
noria-any-resources = { $count ->
    [one] 1 Rohstoff
   *[other] { $count } Rohstoffe
    }
noria-knowledge = { $count } Wissen
noria-knowledge-name = Wissen
noria-ships = { $count } { $resource ->
    [energy] Energie
    [mycelium] Myzel
   *[obsidian] Obsidian
    }-{ $count ->
    [one] Schiff
   *[other] Schiffe
    }
noria-ships-name = Schiffe
noria-warehouses = { $count } { $good ->
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
noria-place = { $ring ->
    [small] kleiner Ring
    [medium] mittlerer Ring
   *[large] großer Ring
    } { $place ->
    [front] vorn
    [back] hinten
    [left] links
    [middle] Mitte
    [right] rechts
    [backleft] hinten links
    [backmiddle] hinten Mitte
   *[backright] hinten rechts
    }
noria-island = Insel { $number }
noria-or = oder
noria-free = kostenlos

## Der Spielplan
noria-title = Runde { $round } von { $rounds }
noria-title-before = Vor der ersten Runde
noria-title-over = Nach { $rounds } Runden
noria-hall = Rathaus
noria-highest = höchste Stufe
noria-lowest = tiefste Stufe
noria-rung = Stufe { $level }: { $price }
noria-representative = Gesandter von { $name }: Stufe { $level }, derzeit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }
noria-chamber-told = { $chamber }: Eine Stufe ist { $value } wert; { $seated } Politiker auf Sitzen, { $waiting } warten
noria-projection = Punkte, wenn die Partie jetzt zu Ende wäre
noria-points = Punkte
noria-rounds = Runden
noria-round = Runde { $round }
noria-rise-influence = Nachtschicht und Umbau werden teurer
noria-rise-intrigue = Die Intrige wird teurer
noria-prices = Preise der Sonderaktionen
noria-price-of = { $action } kostet jetzt { $cost }
noria-night-shift = Nachtschicht
noria-modification = Umbau
noria-intrigue = Intrige
noria-market = Markt
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
noria-unseen = verdeckt
noria-wheel = Rad von { $name }
noria-hole = Freier Platz ({ $place })
noria-centre = gekauft, noch einzubauen
noria-state-activated = aktiviert
noria-state-skipped = ruht nach einer Inspektion
noria-state-fresh = gerade aufgewertet, ruht in diesem Zug
noria-state-named = verstärkt
noria-peek = Rad im nächsten Zug
noria-start-player = Startspieler
noria-factories = Fabriken
noria-factories-told = { $built } von { $all } Fabriken gebaut: { $cost } je Zug
noria-good-told = { $what }: { $full } volle Lager, { $empty } leere; eine Ware kostet { $needs }

## Fragen
noria-ask-build = Wohin kommt die { $disc } in deinem Rad?
noria-ask-take = Nimm dir einen Rohstoff für den Anfang.
noria-ask-step = Auf welchem Pfad machst du deinen kostenlosen ersten Schritt?
noria-ask-influence = Einfluss: dein Rad verändern oder weiter?
noria-ask-modifying = Womit tauscht die { $disc } den Platz?
noria-ask-action = Aktion: Welche Scheibe aktivierst du?
noria-ask-city = Stadt: eine Scheibe kaufen oder investieren?
noria-ask-journey = Wohin reist dein Botschafter?
noria-ask-landing = Ein Schiff nehmen oder eine Fabrik bauen?
noria-ask-tool = Werkzeug: eine Scheibe aufwerten oder Waren produzieren?
noria-ask-producing = Produzierst du noch eine andere Ware?
noria-ask-bonus = { $times ->
    [one] Bonus: Welche Scheibe nutzt du noch einmal?
   *[other] Bonus: Welche Scheibe nutzt du noch einmal? (noch { $times }-mal)
    }
noria-ask-naming = { $times ->
    [one] Bonus: Welche Scheibe verstärkst du?
   *[other] Bonus: Welche Scheibe verstärkst du? (noch { $times }-mal)
    }
noria-ask-paying = { $what }: noch { $left } zu zahlen. Wie viel in { $coin }?
noria-ask-politics = Politik: eine Intrige, oder deinen Zug beenden?
noria-ask-removing = Entferne einen wartenden Politiker aus dem Spiel.
noria-ask-placing = Wo baust du die { $disc } ein?

## Was man tun kann
noria-do-take = { $what } nehmen
noria-do-step = Auf den { $path }
noria-do-fit = { $hole }
noria-active-half = aktive Hälfte
noria-inactive-half = inaktive Hälfte
noria-do-night-shift = Nachtschicht: den { $what } drehen
noria-do-modify = Umbau: die { $disc } versetzen
noria-do-with = Tauschen: { $disc }
noria-do-empty = Auf den freien Platz
noria-do-activate = { $disc } aktivieren
noria-do-twice = { $disc } für zwei Aktionen aktivieren
noria-do-inspect = Inspektion: den { $what } auslassen
noria-do-skip = Inspektion statt { $disc }
noria-do-sell = { $what } verkaufen
noria-do-buy = { $what } kaufen
noria-black-market = Schwarzmarkt
noria-do-market = Neue { $disc } kaufen
noria-do-invest = Investieren: Stufe { $level } auf dem { $path }
noria-do-journey = Zu { $island } reisen
noria-do-reveal = Eine neue Insel entdecken
noria-do-ship = { $what } nehmen
noria-do-factory = Eine Fabrik bauen
noria-do-upgrade = { $disc } aufwerten
noria-do-produce = { $what } produzieren
noria-do-also = Auch { $what } produzieren
noria-do-repeat = { $disc } noch einmal nutzen
noria-do-name = { $disc } verstärken
noria-do-pay = { $what } zahlen
noria-do-seat = Intrige: ein Politiker auf einen Sitz der { $chamber }
noria-do-remove = Aus der { $chamber }
noria-do-place = { $disc } ersetzen
noria-done = Fertig
noria-done-influence = Weiter zu den Scheiben
noria-done-action = Weiter zur Politik
noria-done-politics = Zug beenden
noria-done-producing = Das war alles
noria-done-extra = Auf die Zusatzaktion verzichten
noria-done-bonus = Kein weiterer Bonus
noria-hint-costs = kostet { $what }
noria-hint-brings = bringt { $what }
noria-hint-wait = { $count ->
    [one] 1 wartet
   *[other] { $count } warten
    }
noria-hint-worth = { $cost }; eine Stufe ist dann { $value } wert
noria-price-mixed = { $count }, gemischt aus { $kinds }
noria-price-more = { $price }, dazu { $more } für alle, die voraus sind

## Der Verlauf
noria-log-started = { $seat } ist Startspieler
noria-log-stalled = Auf dem Markt kosten { $kind }-Scheiben { $price }
noria-log-ordered = Die Rohstoff-Scheiben von { $seat } liegen in dieser Reihenfolge: { $what }
noria-log-shown = { $island } taucht auf: { $what }
noria-log-fitted = { $seat } setzt die { $disc } ins Rad ({ $hole })
noria-log-took = { $seat } beginnt mit { $what }
noria-log-round = Runde { $round } beginnt
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
noria-log-climbed = { $seat } steigt auf dem { $path } auf Stufe { $level }
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
