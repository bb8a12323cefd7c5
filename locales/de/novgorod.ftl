# The words of Novgorod.

# Places and pieces.
novgorod-city = { $city ->
    [london] London
    [bergen] Bergen
    [visby] Visby
    [novgorod] Novgorod
    [riga] Riga
    [danzig] Danzig
    [luebeck] Lübeck
   *[antwerp] Antwerpen
}
novgorod-good = { $good ->
    [cloth] Tuch
    [fish] Fisch
    [glass] Glas
    [fur] Pelz
    [grain] Getreide
    [amber] Bernstein
    [salt] Salz
   *[fabrics] Stoffe
}
novgorod-some-good = { $good ->
    [cloth] Tuch
    [fish] Fisch
    [glass] Glas
    [fur] Pelz
    [grain] Getreide
    [amber] Bernstein
    [salt] Salz
   *[fabrics] Stoffe
}
novgorod-luxury = { $luxury ->
    [provisions] Proviant
    [clothing] Kleidung
   *[jewellery] Schmuck
}
novgorod-some-luxury = { $luxury ->
    [provisions] Proviant
    [clothing] Kleidung
   *[jewellery] Schmuck
}
novgorod-of-two-goods = { $luxury } (aus mindestens 2 Waren)
novgorod-privilege = { $privilege ->
    [speed] Geschwindigkeit +1
    [income] Einnahmen +2
    [order] Auftrag −3
    [seal] Siegel +1
   *[any] Beliebig
}
novgorod-privilege-short = { $privilege ->
    [speed] Tempo +1
    [income] Geld +2
    [order] Auftrag −3
    [seal] Siegel +1
   *[any] Beliebig
}
novgorod-privilege-help = { $privilege ->
    [speed] die Route darf eine Karte länger sein
    [income] 2 Dukaten zusätzlich in Phase 2
    [order] ein weiterer Auftrag für 3 Dukaten weniger
    [seal] 1 Siegel zusätzlich am Ende des Zugs
   *[any] steht für ein beliebiges Privileg
}
novgorod-bonus = { $bonus ->
    [eight-posts] 8 Kontore
    [five-cities] 5-Städte-Route
    [luxury-trader] Luxushändler
    [three-orders] 3 Aufträge
    [career] Karriere
   *[variety] Warenvielfalt
}
novgorod-bonus-help = { $bonus ->
    [eight-posts] ein Kontor in jeder Stadt
    [five-cities] eine Route durch fünf Städte
    [luxury-trader] ein Luxusgut aus mindestens zwei Waren
    [three-orders] drei Aufträge unter dem Schiff
    [career] eine Karrierestufe, die 3 Siegel je Zug bringt
   *[variety] verschiedene Waren und Luxusgüter auf den Aufträgen unter dem Schiff, gewertet am Ende
}
novgorod-ducats = { $count ->
    [one] { $count } Dukaten
   *[other] { $count } Dukaten
}
novgorod-seals = { $count ->
    [one] { $count } Siegel
   *[other] { $count } Siegel
}
novgorod-goods = { $count ->
    [one] { $count } Ware
   *[other] { $count } verschiedene Waren
}
novgorod-luxuries = { $count ->
    [one] { $count } Luxusgut
   *[other] { $count } verschiedene Luxusgüter
}
novgorod-source = { $source ->
    [luxuries] Luxusgüter { $count }
    [orders] Aufträge { $count }
    [specials] Spezialaufträge { $count }
    [career] Karriere { $count }
   *[bonus] Bonuskarten { $count }
}

# The table.
novgorod-title-introduction = Einführungsrunden
novgorod-title-round = Runde { $round } · die letzte folgt auf { $seals } oder eine vollendete Karriere
novgorod-title-last = Runde { $round }, die letzte
novgorod-title-over = Die Partie ist zu Ende
novgorod-label-seals = Siegel
novgorod-label-ducats = Dukaten
novgorod-label-speed = Geschwindigkeit
novgorod-label-career = Stufen
novgorod-label-posts = Kontore
novgorod-start-player = beginnt
novgorod-orders-title = Aufträge
novgorod-bonus-title = Bonuskarten
novgorod-posts-title = { $count ->
    [one] { $count } Kontor
   *[other] { $count } Kontore
}
novgorod-under-title = { $count ->
    [one] { $count } unter dem Schiff
   *[other] { $count } unter dem Schiff
}
novgorod-route-title = Route: { $count } von { $most }
novgorod-career-title = Karriere
novgorod-per-turn = { $seals } je Zug
novgorod-x = Ein X ist noch zu sehen: Am Ende wäre die Partie damit verloren.
novgorod-turn-privilege = Privileg genutzt: { $privilege }
novgorod-turn-discount = { $ducats } Nachlass auf Spezialaufträge
novgorod-turn-pirate = Pirat eben versetzt
novgorod-turn-bought = Einkauf erledigt
novgorod-owed = { $ducats } Hafengebühren zu zahlen
novgorod-next-speed = { $speed } für { $price }
novgorod-next-post = Das nächste Kontor kostet { $price }
novgorod-no-post = Es gibt kein Kontor mehr
novgorod-about-city = { $city }: { $good }. { $post }. Einkommen { $income }, Hafengebühr { $fee }.
novgorod-about-income = Ein ungenutztes Kontor der Route bringt hier { $ducats }.
novgorod-about-fee = Ohne eigenes Kontor kostet das Anlaufen { $ducats } Hafengebühr.
novgorod-about-race = Siegel: { $players }. Auf { $seals } folgt die letzte Runde.
novgorod-about-works = Diese Manufaktur stellt { $luxury } her. { $lines }; dazu ebenso viele Dukaten.
novgorod-about-order = Auftrag Nr. { $number }: { $lines }
novgorod-about-pile = { $count ->
    [one] { $count } Auftrag im Stapel
   *[other] { $count } Aufträge im Stapel
}
novgorod-about-post = Kontor in { $city }: { $good }, Einkommen { $income }
novgorod-about-special = Spezialauftrag Nr. { $number }: { $wants }; kostet { $price }, bringt { $seals }
novgorod-about-row = Stufe { $row }: kostet { $cost }, Privileg { $privilege } entfällt
novgorod-hidden-order = Ein verdeckter Auftrag
novgorod-secret = Diesen Auftrag kennt sonst niemand.
novgorod-hold-empty = Lager leer
novgorod-hold-of = Lager: { $good } aus { $city }
novgorod-stored = eingelagert
novgorod-used = verbraucht
novgorod-card-own = Kontor in { $city }: { $good }
novgorod-card-base = Basiskontor in { $city }: { $good }, Hafengebühr { $fee }
novgorod-card-held = Kontor in { $city }: { $good }; die eingelagerte Ware geht am Ende von Phase 2 verloren, wenn sie nicht genutzt oder neu eingelagert wird
novgorod-card-placeholder = Das Kontor von { $post } liegt verdeckt als Platzhalter für die Manufaktur von { $city }
novgorod-ship-of = Das Schiff von { $name }
novgorod-merchant-front = Kaufmann: Einkommen oder ein hier verkauftes Luxusgut bringt { $ducats } mehr.
novgorod-merchant-back = Kaufmann: Ein hier verkauftes Luxusgut bringt { $seals } mehr.
novgorod-pirate-front = Pirat: Eine Route durch diese Stadt ist eine Karte kürzer.
novgorod-pirate-back = Pirat: Diese Stadt ist gesperrt, ihre Nachbarn sind einander benachbart.

# On the chart and on the deck, in few letters.
novgorod-market = Markt
novgorod-chart-introduction = Einführung
novgorod-chart-round = Runde { $round }
novgorod-chart-last = die letzte Runde
novgorod-chart-end = endet mit { $seals } Siegeln oder voller Karriere
novgorod-specials-short = Spezialaufträge
novgorod-specials-lower = je tiefer +{ $ducats }
novgorod-hand-head = Hand
novgorod-hold-head = Lager
novgorod-done-head = Erfüllt
novgorod-of-most = { $count } von { $most }
novgorod-career-brings = { $count } je Zug
novgorod-row-done = Stufe { $row } fertig
novgorod-ledger-purse = Kasse
novgorod-ledger-owed = Gebühr
novgorod-ledger-left = Bleibt
novgorod-ledger-short = also muss Verkauf oder Einkommen folgen
novgorod-use = { $use ->
    [sell] Verkauf
    [orders] Aufträge
    [career] Karriere
    [store] Lagern
   *[income] Einkommen
}
novgorod-ways = { $count ->
    [0] nichts
    [one] { $count } Weg
   *[other] { $count } Wege
}
novgorod-phase = { $phase ->
    [sail] Segeln
    [use] Nutzen
    [buy] Kaufen
   *[end] Ende
}
novgorod-phase-help = { $phase ->
    [sail] Route legen
    [use] Waren, Luxus
    [buy] ein Einkauf
   *[end] Karriere
}
novgorod-slot-stay = Im Hafen
novgorod-slot-laid = Route fertig
novgorod-slot-used = Fertig
novgorod-slot-ship = Schneller
novgorod-slot-pirate = Pirat
novgorod-slot-end = Zug beenden
novgorod-slot-privilege = Privileg
novgorod-chip-ducats = { $count ->
    [one] Dukat
   *[other] Dukaten
}
novgorod-chip-seals = { $count ->
    [one] Siegel
   *[other] Siegel
}
novgorod-chip-cards = { $count ->
    [one] Karte
   *[other] Karten
}

# The questions.
novgorod-ask-side = Mit welcher Seite deiner Karrierekarte spielst du?
novgorod-ask-take = { $posts ->
    [one] Was nimmst du? Dir fehlen noch ein Kontor und ein Auftrag.
   *[other] Was nimmst du? Dir fehlen noch { $posts } Kontore und ein Auftrag.
}
novgorod-ask-take-post = { $posts ->
    [one] Welches Kontor nimmst du?
   *[other] Welches Kontor nimmst du? Dir fehlen noch { $posts }.
}
novgorod-ask-take-order = Welchen Auftrag nimmst du? Jeder kostet später { $price }.
novgorod-ask-begin = Phase 1: Wo beginnt deine Route?
novgorod-ask-on = Phase 1: Wohin führt deine Route weiter?
novgorod-ask-use = Phase 2: Wie nutzt du deine Route?
novgorod-ask-use-fees = Phase 2: Wie nutzt du deine Route? Fällig: { $ducats }.
novgorod-ask-make = Phase 2: Wie stellst du { $luxury } { $purpose } her?
novgorod-ask-make-any = { $count ->
    [one] Phase 2: Welches Luxusgut stellst du { $purpose } her?
   *[other] Phase 2: Welches von { $count } Luxusgütern { $purpose }?
}
novgorod-ask-give-good = Phase 2: Woher nimmst du { $good } { $purpose }?
novgorod-ask-give = { $count ->
    [one] Phase 2: Welche Ware gibst du { $purpose }?
   *[other] Phase 2: Gib { $count } Waren { $purpose }, von links an
}
novgorod-for-upper = für die obere Zeile von Auftrag Nr. { $number }
novgorod-for-lower = für die untere Zeile von Auftrag Nr. { $number }
novgorod-for-career = für deine Karriere
novgorod-for-special = für Spezialauftrag Nr. { $number }
novgorod-ask-stow = Phase 2: Wohin legst du Auftrag Nr. { $number }?
novgorod-ask-buy = Phase 3: Was kaufst du?
novgorod-ask-more = Phase 3: Machst du noch etwas?
novgorod-ask-end = Phase 4: Nutzt du ein Privileg?

# The guide.
novgorod-guide-side = Beide Seiten zeigen dieselben Privilegien, verlangen aber Stufe für Stufe etwas anderes. Sieh dir die beiden untersten Stufen an: Du wirst sie bald bezahlen wollen, denn jede verdeckte Stufe bringt mehr Siegel in jedem Zug. An Waren kommst du früh leicht; für Dukaten brauchst du Kontore mit gutem Einkommen.
novgorod-guide-take = Wer die meisten Siegel hat, gewinnt, und sobald jemand { $seals } hat, naht das Ende. Mit einem Kontor läuft dein Schiff seine Stadt ohne Hafengebühr an und lädt ihre Ware. Gut für den Anfang ist eine günstige Stadt, deren Ware dein Auftrag verlangt oder die Manufaktur einer Nachbarstadt verarbeitet.
novgorod-guide-take-second = Du hast ein Kontor in { $city }; die Städte daneben sind { $beside }. Ein zweites Kontor dort ergibt schon eine ganze Route ohne Gebühren. Oder nimm jetzt einen Auftrag, wenn einer offen liegt, für den du bereits laden kannst: Vielleicht wollen ihn auch andere.
novgorod-guide-take-beside = Dein Auftrag ist gewählt, ein Kontor fehlt noch. In { $city } hast du schon eines, also sieh dir die Städte daneben an: { $beside }. Am besten ist eine, deren Manufaktur aus deiner Ware ein Luxusgut macht; dann bringt schon deine erste Route Siegel.
novgorod-guide-take-order = Jede erfüllte Zeile eines Auftrags bringt { $one }, beide Zeilen im selben Zug bringen { $both }. Such einen, dessen Waren deine beiden Kontore liefern oder dessen Luxusgut ganz in der Nähe hergestellt wird. Ein Auftrag vom Stapel bleibt dein Geheimnis, doch aussuchen kannst du ihn nicht.
novgorod-guide-begin = Du legst vom Schiff nach rechts bis zu { $most } Karten, jede Stadt neben der vorigen. Beginne in einer Stadt mit eigenem Kontor: Das kostet nichts, und ihre Ware steht allem zur Verfügung, was danach kommt. Plane rückwärts: Die Manufaktur, die du nutzen willst, kommt zuletzt, ihre Waren liegen links davon.
novgorod-guide-on = Die Route führt weiter in eine Stadt neben { $city }. Fahr zu der Manufaktur oder der Ware, die dir noch fehlt; eine Stadt ohne eigenes Kontor kostet ihre Hafengebühr, die Zahl neben dem Anker. Lohnt sich dort draußen nichts mehr, darf die Route hier enden, sobald ihre Gebühren bezahlbar sind.
novgorod-guide-use = Jede Karte deiner Route dient einmal, in beliebiger Reihenfolge: für einen Auftrag, für die Karriere, für ein Luxusgut, das du herstellst und verkaufst, im Lager oder für ihr Einkommen. Eine Zeile eines Auftrags bringt sofort { $one }, beide Zeilen zusammen { $both }. Eine Karrierestufe bringt Siegel in jedem weiteren Zug; und wer am Ende noch ein X zeigt, hat verloren. Dukaten werden sofort bezahlt, nimm also Einkommen, bevor du es ausgibst; übrige Karten bringen nichts.
novgorod-guide-use-special = Jede Karte deiner Route dient einmal, in beliebiger Reihenfolge: für einen Auftrag, für die Karriere, für ein Luxusgut, das du verkaufst, im Lager oder für ihr Einkommen. Spezialaufträge dürfen alle erfüllen: Der oberste ist der günstigste, jede Karte über dem gewählten kostet { $ducats } mehr. Sie bringen Siegel auf einmal, eine Karrierestufe bringt sie in jedem Zug. Dukaten werden sofort bezahlt, nimm also Einkommen, bevor du es ausgibst; übrige Karten bringen nichts.
novgorod-guide-make = Wähle, wo das Luxusgut hergestellt wird und aus welchen Waren. Da es einem Zweck dient, bringt es selbst keine Siegel und keine Dukaten. Nimm die kürzeste Zeile, die genügt, und schone die Waren, die du noch für anderes willst.
novgorod-guide-give = Wähle die Karte, deren Ware du abgibst; sie ist damit für diesen Zug verbraucht. Die anderen Karten können noch Einkommen bringen oder eingelagert werden. Gib also zuerst die Waren von Städten mit kleinem Einkommen.
novgorod-guide-stow = Neben dem Schiff wartet der Auftrag auf seine untere Zeile, die in einem späteren Zug { $seals } wert ist, belegt aber einen deiner { $most } Plätze für Aufträge. Unter dem Schiff ist er abgeschlossen und zählt für Bonuskarten. Lass ihn warten, wenn du die Route schon vor dir siehst, die ihn vollendet.
novgorod-guide-buy = Du darfst eines kaufen. Ein Kontor erspart eine Gebühr und bringt eine Ware für die ganze Partie; ein schnelleres Schiff verlängert jede Route; ein Auftrag gibt deinen Waren ein Ziel. In den ersten Runden lohnen sich Tempo und benachbarte Kontore am meisten; übrige Dukaten entscheiden am Ende nur bei Gleichstand.
novgorod-guide-more = Gekauft hast du; was jetzt noch geht, kommt obendrauf. Mit dem Privileg für Aufträge darfst du einen weiteren mit Nachlass nehmen, wenn du einen Platz dafür hast. Willst du nichts mehr, beende die Phase.
novgorod-guide-end = Deine Karriere bringt jetzt ihre Siegel. Ein Privileg, das du in diesem Zug nicht genutzt hast, verfällt mit ihm, und das für ein Siegel kostet nichts: Nutze es, wenn du kannst. Am Ende zählt jedes Siegel.

# The choices.
novgorod-do-side = { $side ->
    [front] Vorderseite
   *[back] Rückseite
}
novgorod-do-post = Kontor in { $city }
novgorod-do-ship = Schnelleres Schiff: Geschwindigkeit { $speed }
novgorod-do-take = Auftrag Nr. { $number }
novgorod-do-take-cheap = Auftrag Nr. { $number } mit Privileg
novgorod-do-draw = Auftrag vom Stapel
novgorod-do-draw-cheap = Auftrag vom Stapel mit Privileg
novgorod-do-lay = Nach { $city } fahren
novgorod-do-placeholder = { $city } verdeckt auslegen
novgorod-fold-placeholder = Ein Kontor verdeckt auslegen
novgorod-do-use = Privileg { $privilege }
novgorod-do-pirate = Pirat nach { $city }
novgorod-do-sell = { $luxury } aus { $city } verkaufen
novgorod-do-make = { $luxury } in { $city } herstellen
novgorod-do-fill-upper = Obere Zeile von Auftrag Nr. { $number } erfüllen
novgorod-do-fill-lower = Untere Zeile von Auftrag Nr. { $number } erfüllen
novgorod-do-rise = Auf Karrierestufe { $row } aufsteigen
novgorod-do-special = Spezialauftrag Nr. { $number } erfüllen
novgorod-do-special-cheap = Spezialauftrag Nr. { $number } mit Privileg erfüllen
novgorod-do-give = { $good } abgeben
novgorod-do-give-stored = { $good } aus dem Lager abgeben
novgorod-do-income = Einkommen von { $city } nehmen
novgorod-do-store = { $good } einlagern
novgorod-do-beside = Neben das Schiff
novgorod-then-beside = danach neben das Schiff
novgorod-do-under = Unter das Schiff
novgorod-then-under = danach unter das Schiff
novgorod-do-stay = Im Hafen bleiben
novgorod-do-laid = Die Route ist fertig
novgorod-do-used = Phase 2 beenden
novgorod-do-bought = Phase 3 beenden
novgorod-do-buy-nothing = Nichts kaufen
novgorod-do-end = Zug beenden
novgorod-do-next = Weiter
novgorod-hint-makes = stellt { $luxury } her
novgorod-hint-fee = Hafengebühr
novgorod-hint-slow = eine Karte weniger wegen des Piraten
novgorod-hint-placeholder = damit in { $city } Ware und Manufaktur nutzbar sind
novgorod-hint-any = mit dem Privileg „Beliebig“
novgorod-hint-free = kostenlos
novgorod-hint-of = aus { $goods }
novgorod-hint-of-stored = aus { $goods }, mit der eingelagerten Ware
novgorod-hint-fill-closing = { $wish }; die obere Zeile entfällt
novgorod-hint-rise = danach { $seals } je Zug; Privileg { $privilege } entfällt
novgorod-hint-fees = Hafengebühren
novgorod-hint-store = für einen späteren Zug
novgorod-hint-store-instead = für einen späteren Zug; { $good } geht verloren
novgorod-hint-beside = die untere Zeile kann später noch erfüllt werden
novgorod-hint-under = abgeschlossen; die untere Zeile entfällt
novgorod-hint-later = danach zu zahlen
novgorod-hint-last-x = { $privilege } (und das letzte X)
novgorod-hint-unused = { $ducats } Einkommen verfallen
novgorod-hint-career = deine Karriere

# The log.
novgorod-log-built = { $city } bekommt eine Manufaktur für { $luxury }
novgorod-log-row = Spezialauftrag Nr. { $number } liegt an Stelle { $place } und zeigt Teil { $part }
novgorod-log-bonus-shown = Die Bonuskarte „{ $bonus }“ ist im Spiel
novgorod-log-merchant-placed = Der Kaufmann beginnt in { $city }
novgorod-log-pirate-placed = Der Pirat beginnt in { $city }
novgorod-log-dealt = { $seat } erhält Auftrag Nr. { $number }
novgorod-log-dealt-unseen = { $seat } erhält einen Auftrag
novgorod-log-countered = Auftrag Nr. { $number } kommt verdeckt unter das Schiff von { $seat }
novgorod-log-countered-unseen = Ein verdeckter Auftrag kommt unter das Schiff von { $seat }
novgorod-log-countered-blank = Der Stapel ist leer: Ein leerer Auftrag kommt unter das Schiff von { $seat }
novgorod-log-shown = Auftrag Nr. { $number } wird aufgedeckt
novgorod-log-career = { $seat } erhält Karrierekarte { $number }
novgorod-log-side = { $side ->
    [front] { $seat } spielt mit der Vorderseite der Karrierekarte
   *[back] { $seat } spielt mit der Rückseite der Karrierekarte
}
novgorod-log-post = { $seat } nimmt ein Kontor in { $city } für { $ducats }
novgorod-log-took = { $seat } nimmt Auftrag Nr. { $number } für { $ducats }
novgorod-log-drew = { $seat } zieht einen Auftrag vom Stapel für { $ducats }
novgorod-log-paid = { $seat } hat insgesamt { $ducats } für Kontore und Aufträge bezahlt
novgorod-log-round = Runde { $round } beginnt
novgorod-log-laid = { $seat } fährt nach { $city }
novgorod-log-laid-base = { $seat } fährt nach { $city }, Hafengebühr { $ducats }
novgorod-log-placeholder = { $seat } legt { $post } verdeckt für die Manufaktur von { $city } aus
novgorod-log-privilege = { $seat } nutzt das Privileg „{ $privilege }“
novgorod-log-pirate-free = { $seat } versetzt den Piraten nach { $city }
novgorod-log-pirate = { $seat } versetzt den Piraten für { $ducats } nach { $city }
novgorod-log-made = { $seat } stellt in { $city } { $luxury } her
novgorod-log-sold = { $seat } verkauft das Luxusgut für { $seals } und { $ducats }
novgorod-log-revealed = { $seat } zeigt Auftrag Nr. { $number }
novgorod-log-gave = { $seat } gibt { $good } ab
novgorod-log-gave-stored = { $seat } gibt { $good } aus dem Lager ab
novgorod-log-filled-upper = { $seat } erfüllt die obere Zeile von Auftrag Nr. { $number }: { $seals }
novgorod-log-filled-lower = { $seat } erfüllt die untere Zeile von Auftrag Nr. { $number }: { $seals }
novgorod-log-rose = { $seat } steigt auf Karrierestufe { $rows } auf
novgorod-log-rose-paid = { $seat } steigt für { $ducats } auf Karrierestufe { $rows } auf
novgorod-log-special-paid = { $seat } zahlt { $ducats } für Spezialauftrag Nr. { $number }
novgorod-log-special = { $seat } erfüllt Teil { $part } von Spezialauftrag Nr. { $number }: { $seals }
novgorod-log-income = { $seat } nimmt in { $city } { $ducats } ein
novgorod-log-stored = { $seat } lagert die Ware von { $city } ein
novgorod-log-beside = { $seat } legt Auftrag Nr. { $number } neben das Schiff
novgorod-log-under = { $seat } legt Auftrag Nr. { $number } unter das Schiff
novgorod-log-fees = { $seat } zahlt { $ducats } Hafengebühren
novgorod-log-merchant-moved = Der Kaufmann zieht nach { $city }
novgorod-log-speed = { $seat } erhöht die Geschwindigkeit des Schiffs für { $ducats } auf { $speed }
novgorod-log-sealed = { $seat } erhält { $seals } für die Karriere
novgorod-log-bonus = { $seat } verdient den Bonus „{ $bonus }“: { $seals }
novgorod-log-bonus-fell = Die Bonuskarte „{ $bonus }“ ist ab jetzt weniger wert
novgorod-log-bonus-gone = Die Bonuskarte „{ $bonus }“ kommt aus dem Spiel
novgorod-log-last-round = Die letzte Runde beginnt
novgorod-log-ended = Die Partie ist zu Ende

# The table as text.
novgorod-text-bonus = Bonus „{ $bonus }“: { $help }
novgorod-text-earned = verdient von { $players }
novgorod-text-merchant = K
novgorod-text-pirate = P
novgorod-text-city = Stadt
novgorod-text-good = Ware
novgorod-text-price = Preis
novgorod-text-fee = Gebühr
novgorod-text-income = Einkommen
novgorod-text-owners = Kontore
novgorod-text-neighbours = Nachbarn
novgorod-text-closed = gesperrt
novgorod-text-works = Manufakturen: was sie verarbeiten, und für wie viele Siegel und ebenso viele Dukaten
novgorod-text-orders = Aufträge, obere / untere Zeile, je { $price }; { $pile }
novgorod-text-order = Nr. { $number } { $lines }
novgorod-text-specials = Spezialaufträge, der oberste zuerst; jeder übersprungene kostet { $ducats }
novgorod-text-filled = in diesem Zug erfüllt
novgorod-text-speed = Geschwindigkeit { $speed }
novgorod-text-free = Stufen
novgorod-text-hold = Lager
novgorod-text-hand = Hand
novgorod-text-beside = Halb erfüllt
novgorod-text-under = Erfüllt
novgorod-text-rows = { $rows } von { $all } Stufen
novgorod-text-x = zeigt noch ein X
novgorod-text-secret = geheim
novgorod-text-upper = obere Zeile erfüllt
novgorod-text-counter = zählt verdeckt
novgorod-text-hidden = { $count ->
    [one] { $count } verdeckter
   *[other] { $count } verdeckte
}
novgorod-text-base = Basiskontor
novgorod-text-held = aus dem Lager
novgorod-text-placeholder = { $post } verdeckt für { $city }
novgorod-text-lost = Mit einem X in der Karriere verloren: { $players }

# The pictures of the rulebook.
novgorod-picture-cities = Die acht Städte mit ihren Waren und die Verbindungen zwischen ihnen.
novgorod-picture-city = Eine Stadt: ihre Ware; der Preis des nächsten Kontors, das Einkommen eines Kontors, die Hafengebühr; darunter ihre Manufaktur.
novgorod-picture-route = Eine Route vom Schiff nach rechts. Waren im goldenen Rahmen sind noch nutzbar; das Basiskontor am Ende kostet seine Hafengebühr.
novgorod-picture-placeholder = Ein verdeckt liegendes Kontor trägt die Manufaktur, damit die Ware davor nutzbar bleibt.
novgorod-picture-works = Eine Manufaktur: was sie herstellt und, Zeile für Zeile, aus welchen Waren und für wie viele Siegel.
novgorod-picture-order = Ein Auftrag mit seinen zwei Zeilen; daneben derselbe mit erfüllter oberer Zeile.
novgorod-picture-career = Eine Karrierekarte, deren unterste Stufe verdeckt ist: was jede Stufe kostet, welches Privileg sie zeigt und wie viele Siegel je Zug sie danach bringt.
novgorod-picture-visitors = Der Kaufmann und der Pirat, die auf einer Stadt der Karte stehen.
novgorod-picture-specials = Spezialaufträge in ihrer Reihe, der oberste zuerst: was sie verlangen, was sie kosten, und ihre Siegel.
