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
noria-ships-name = Schiffe
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
noria-guide-build = Du setzt deine sechs Scheiben nacheinander ein: Am Ende liegen genau zwei in der aktiven Hälfte unten und vier in der inaktiven oben. Nach jedem deiner Züge drehen sich alle Ringe um einen Platz im Uhrzeigersinn; was oben rechts liegt, kommt also als Nächstes ins Spiel. Verteile Stadt, Reise und Werkzeug auf verschiedene Ringe, dann kannst du mehrere davon in einem Zug nutzen.
noria-guide-take = Damit fängst du an. Obsidian bezahlt den Veredelungspfad, Energie und Myzel den Siedlungspfad, und mit allen dreien kaufst du Scheiben auf dem Markt. Nimm, was der Pfad verlangt, auf dem du hochsteigen möchtest; viel falsch machen kannst du nicht.
noria-guide-free-invest = Punkte bringen nur deine Gesandten auf den vier Pfaden: Am Ende zählt jede Stufe so viel, wie die Kammer über dem Pfad wert ist. Veredelung und Siedlung werden mit einfachen Rohstoffen bezahlt und eignen sich gut für den Anfang. Erkundung und Forschung brauchen Waren aus Fabriken, dafür können ihre Kammern mehr wert werden.
noria-guide-influence = Bevor du deine Scheiben nutzt, kannst du mit Wissen dein Rad verändern: Eine Nachtschicht dreht einen Ring um einen Platz, ein Umbau tauscht zwei Scheiben. Das lohnt sich, wenn dadurch eine Scheibe in die aktive Hälfte unten kommt, die du dringend brauchst. Beim zweiten Mal im selben Zug kostet dasselbe doppelt so viel; in den ersten Runden darfst du dein Wissen gern für die Politik sparen.
noria-guide-modifying = Die aufgenommene Scheibe tauscht jetzt mit einer anderen den Platz oder kommt auf einen freien. Bring sie in die aktive Hälfte unten, wo Linien sie mit den Scheiben verbinden, die du außerdem nutzen willst. Die lässt du am besten liegen, wo sie sind.
noria-guide-action = Auf jedem Ring der aktiven Hälfte darfst du eine Scheibe nutzen, solange Linien sie verbinden. Sammle erst Rohstoffe und gib sie dann aus: Die Stadt steigt auf Pfaden und kauft Scheiben, die Reise bringt Schiffe und Fabriken, das Werkzeug wertet Scheiben auf und produziert Waren. Am Anfang lohnen sich Reisen und neue Scheiben am meisten, und ein Ring, den du nicht nutzen kannst, bringt bei einer Inspektion immer noch 1 Wissen.
noria-guide-city = Wer investiert, rückt einen Gesandten eine Stufe hinauf, und Stufen zählen am Ende; jeder Mitspieler, der auf diesem Pfad vor dir steht, kostet dich 1 Rohstoff mehr. Eine Scheibe vom Markt macht alle deine späteren Züge stärker. Kaufe also in den ersten Runden Scheiben und steige danach auf zwei oder drei Pfaden so hoch wie möglich.
noria-guide-journey = Dein Botschafter muss auf eine andere Insel und zahlt für jeden fremden Botschafter dort 1 Rohstoff. Such dir ein Schiff für den Rohstoff, den du am häufigsten sammelst, oder einen Bauplatz, dessen Ware du produzieren möchtest. Auf einer verdeckten Insel sind noch alle Schiffe und Bauplätze da.
noria-guide-landing = Ein Schiff bringt dir von jetzt an jedes Mal einen Rohstoff mehr, wenn du die passende Scheibe nutzt: je früher, desto besser. Eine Fabrik bringt leere Lager, und je mehr du baust, desto mehr Wissen bekommst du nach jedem Zug. Nimm Schiffe für Veredelung und Siedlung, baue Fabriken für Erkundung (Triebwerke, Segel, Kompasse) und Forschung (Lampen, Kolben).
noria-guide-tool = Eine aufgewertete Scheibe hat einen goldenen Rand; eine davon darfst du je Zug für zwei Aktionen nutzen. Die Produktion füllt deine leeren Lager mit den Waren, die Erkundung und Forschung verlangen. Werte zuerst die Scheibe auf, die du am meisten brauchst: die Stadt oder den Rohstoff, für den du die meisten Schiffe hast.
noria-guide-producing = Eine Ware hast du produziert; jetzt darf von jeder anderen Ware, für die ein Lager leer steht, noch eine dazukommen. Stufen mit zwei Punkten wollen verschiedene Waren, solche mit einem Punkt gleiche. Was übrig bleibt, lässt sich auf dem Schwarzmarkt gegen Wissen verkaufen, es ist also nichts verloren.
noria-guide-bonus = Mit dem Bonus nutzt du eine Scheibe, die du in diesem Zug schon aktiviert hast, noch einmal. Nimm, was dir am meisten bringt: einen Rohstoff mit vielen Schiffen oder die Stadt für eine weitere Stufe. Ob diese Scheibe aufgewertet ist, spielt dabei keine Rolle.
noria-guide-naming = Nenne eine Scheibe, die du später in diesem Zug aktivierst: Sie bekommt eine Aktion mehr. Gut ist ein Rohstoff mit vielen Schiffen oder die Stadt, wenn du zwei Schritte bezahlen kannst. Aktivieren musst du sie dann, wenn es geht; auf die zusätzliche Aktion darfst du verzichten.
noria-guide-paying = Du kannst mit mehreren Sorten zahlen und wirst nach einer nach der anderen gefragt. Gib her, was dein Plan am wenigsten braucht: Mit Obsidian steigst du in der Veredelung, mit Energie und Myzel in der Siedlung, und Waren entstehen aus allen dreien. Angeboten werden nur Mengen, nach denen du auch den Rest zahlen kannst.
noria-guide-politics = Anfangs sind die Kammern wenig oder nichts wert: Eine Intrige setzt dort einen wartenden Politiker auf einen Sitz, und jede Stufe auf dem Pfad darunter zählt mehr. Stärke eine Kammer, in der du höher stehst als die anderen, und zwar bald, denn die Rundenleiste macht Intrigen teurer. Du kannst dein Wissen auch behalten und den Zug beenden.
noria-guide-removing = Zur Intrige gehört, dass ein wartender Politiker das Spiel verlässt; wo niemand mehr wartet, bleibt der Wert der Kammer bis zum Ende, wie er ist. Nimm ihn dort weg, wo die anderen hoch stehen und du nicht. Verschone die Kammern über den Pfaden, auf denen du selbst steigst.
noria-guide-placing = Deine Ringe haben sich gerade gedreht: Was jetzt unten liegt, kannst du im nächsten Zug nutzen. Fülle zuerst freie Plätze, denn eine ersetzte Scheibe verlässt das Spiel. Je voller dein Rad ist, desto mehr Auswahl hast du in jedem Zug.

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
