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
novgorod-label-ducats = { $count ->
    [one] Dukat
   *[other] Dukaten
}
novgorod-label-speed = Geschwindigkeit
novgorod-label-career = { $count ->
    [one] Stufe
   *[other] Stufen
}
novgorod-label-posts = { $count ->
    [one] Kontor
   *[other] Kontore
}
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
novgorod-ask-take-order = Welchen Auftrag nimmst du? Jeder kostet { $price }, am Ende des Aufbaus zu zahlen.
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

# The coach: each is one sentence, and at most two are heard.
novgorod-guide-side = Stufen werden von unten nach oben verdeckt, jede für das, was sie zeigt; mit einer verdeckten Stufe ist ihr Privileg fort.
novgorod-guide-goal = Wer die meisten Siegel hat, gewinnt; mit { $end } beginnt die letzte Runde. Du bekommst sie für Luxusgüter, Aufträge und deine Karriere.
novgorod-guide-last-round = Das ist die letzte Runde: Jetzt zählen nur noch Siegel, die du sofort bekommst.
novgorod-guide-x-last = { $count ->
    [one] Letzte Gelegenheit: { $count } Karrierestufe mit X ist noch offen, und damit verlierst du.
   *[other] Letzte Gelegenheit: { $count } Karrierestufen mit X sind noch offen, und schon mit einer verlierst du.
}
novgorod-guide-x = { $count ->
    [one] Das Ende ist nah, und { $count } Karrierestufe musst du noch verdecken: Mit einem X verlierst du.
   *[other] Das Ende ist nah, und { $count } Karrierestufen musst du noch verdecken: Mit einem X verlierst du.
}
novgorod-guide-near = Mit { $seals } bist du nah an { $end }, und damit beginnt die letzte Runde.
novgorod-guide-threat = { $name } hat { $seals }; mit { $end } beginnt die letzte Runde.
novgorod-guide-behind = { $name } liegt { $more } vor dir.
novgorod-guide-ahead = Du liegst { $seals } vorn.
novgorod-guide-first-post = Ein Kontor ist eine Karte für die ganze Partie: Es erspart die Gebühr seiner Stadt und lädt ihre Ware.
novgorod-guide-beside = Neben deinem Kontor in { $city } liegen { $beside }: Zwei Nachbarn ergeben eine Route ohne Gebühren.
novgorod-guide-wanted = Dein Auftrag Nr. { $number } verlangt { $goods }, zu laden in { $cities }.
novgorod-guide-shown = Auftrag Nr. { $number } verlangt { $goods }, und das laden deine Kontore.
novgorod-guide-take-order = Eine Zeile eines Auftrags bringt { $one }, beide Zeilen in einem Zug { $both }.
novgorod-guide-two-posts = Manufakturen machen Luxusgüter aus den Waren, die eine Route lädt.
novgorod-guide-load = Auftrag Nr. { $number } verlangt { $goods }: Eine Route über { $cities } bringt alles zusammen.
novgorod-guide-works = In { $city } entsteht { $luxury } ({ $goods }), verkauft für { $seals }.
novgorod-guide-works-after = In { $city } entsteht { $luxury } ({ $goods }), verkauft für { $seals }: Die Stadt kommt hinter { $before }.
novgorod-guide-row = Stufe { $row } deiner Karriere zeigt ein X und kostet { $cost }.
novgorod-guide-extra = Dein Privileg für Einnahmen bringt { $ducats } mehr.
novgorod-guide-begin = Mit deinen Kontoren ({ $cities }) legst du ohne Gebühr an; deine Route darf { $most } Karten haben.
novgorod-guide-free-stop = In { $city } legst du ohne Gebühr an, und die Karte kann { $income } bringen.
novgorod-guide-fees = Du schuldest { $owed } Hafengebühren und hast { $have }.
novgorod-guide-may-end = { $count ->
    [one] { $count } Karte hat noch Platz, muss aber nicht sein.
   *[other] { $count } Karten haben noch Platz, müssen aber nicht sein.
}
novgorod-guide-full = Deine Route hat ihre { $count } Karten.
novgorod-guide-hurry = Dein Privileg für Tempo gäbe Platz für noch eine.
novgorod-guide-rise = Du kannst Stufe { $row } deiner Karriere verdecken: Von da an bringt sie { $seals } in jedem Zug.
novgorod-guide-rise-x = Du kannst Stufe { $row } deiner Karriere verdecken und damit ein X: Wer am Ende noch ein X zeigt, verliert.
novgorod-guide-rise-short = Stufe { $row } deiner Karriere kostet { $price }, du hast { $have }.
novgorod-guide-lines = { $count ->
    [one] { $count } Zeile eines Auftrags ist erfüllbar: { $one }, oder { $both } für beide Zeilen eines Auftrags in diesem Zug.
   *[other] { $count } Zeilen von Aufträgen sind erfüllbar: je { $one }, { $both } für beide Zeilen eines Auftrags in diesem Zug.
}
novgorod-guide-sale = Der größte Verkauf bringt { $seals } und ebenso viele Dukaten.
novgorod-guide-incomes = Kontore, die du für nichts anderes nutzt, können zusammen { $ducats } bringen.
novgorod-guide-store = Eine übrige Ware kann in dein leeres Lager, für einen späteren Zug.
novgorod-guide-nothing = Nichts ist mehr zu nutzen.
novgorod-guide-make = Waren, die nicht in das Luxusgut { $purpose } gehen, kannst du noch verkaufen, lagern oder zu Geld machen.
novgorod-guide-give = Was du nicht { $purpose } gibst, kann noch sein Einkommen bringen.
novgorod-guide-wait = Die untere Zeile verlangt { $wish }, das liegt in deiner Reichweite: Neben dem Schiff kann der Auftrag noch { $seals } bringen.
novgorod-guide-under = Die untere Zeile verlangt { $wish }, das ist weit weg: Unter dem Schiff ist der Auftrag abgeschlossen, und sein Platz wird frei.
novgorod-guide-buy-last = In der letzten Runde zählen { $have } in der Kasse bei Gleichstand.
novgorod-guide-ship = Geschwindigkeit { $speed } für { $price } macht von jetzt an jede Route länger.
novgorod-guide-post = Ein Kontor in { $city } für { $price } liegt neben deinem in { $own }.
novgorod-guide-no-order = Du hast keinen Auftrag: Einen offenen kennen alle, einen vom Stapel nur du.
novgorod-guide-saving = Stufe { $row } deiner Karriere kostet { $price }, du hast { $have }.
novgorod-guide-poor = Mit { $have } ist nichts zu kaufen. Eine Karte, die für nichts anderes genutzt wird, kann ihr Einkommen bringen.
novgorod-guide-bought = Dein Einkauf ist gemacht: Beende den Zug, wenn du nichts mehr willst.
novgorod-guide-cheap-order = Dein Privileg für Aufträge erlaubt noch einen, für weniger.
novgorod-guide-end = Das Privileg für ein Siegel kostet jetzt nichts, und ungenutzt verfällt es mit diesem Zug.

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
novgorod-do-beside = Neben das Schiff: die untere Zeile bleibt offen
novgorod-then-beside = danach neben das Schiff
novgorod-do-under = Unter das Schiff: fertig, der Platz wird frei
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
novgorod-hint-of = Waren: { $goods }
novgorod-hint-of-stored = Waren: { $goods }; nutzt das Lager
novgorod-hint-fill-closing = { $wish }; die obere Zeile entfällt
novgorod-hint-rise = danach { $seals } je Zug; Privileg { $privilege } entfällt
novgorod-hint-fees = Hafengebühren
novgorod-hint-store = für einen späteren Zug
novgorod-hint-store-instead = für einen späteren Zug; verloren geht: { $good }
novgorod-hint-beside = die untere Zeile kann später noch erfüllt werden
novgorod-hint-under = abgeschlossen; die untere Zeile entfällt
novgorod-hint-later = danach zu zahlen
novgorod-hint-last-x = { $privilege } (und das letzte X)
novgorod-hint-unused = { $ducats } Einkommen verfallen
novgorod-hint-career = deine Karriere

# Cards: what a thing is called, what it is for, and how things stand with it.
novgorod-name = { $thing ->
    [pile] Auftragsstapel
    [hidden-order] Verdeckter Auftrag
    [secret] Geheimer Auftrag
    [order-price] Preis eines Auftrags
    [specials] Spezialaufträge
    [bonuses] Bonuskarten
    [merchant] Kaufmann
    [pirate] Pirat
    [race] Rennen um die Siegel
    [round] Runde
    [speed] Geschwindigkeit des Schiffs
    [seals] Siegel
    [hold] Lager
    [ducats] Kasse
    [owed] Hafengebühren
    [left] Was nach den Gebühren bleibt
    [done] Aufträge unter dem Schiff
    [route] Route
    [hand] Kontore auf der Hand
    [orders] Laufende Aufträge
    [career] Karriere
    [x] Rotes X
    [slot-done] Phase abschließen
    [slot-ship] Schnelleres Schiff
    [slot-pirate] Pirat
    [slot-privilege] Privileg
   *[slot-end] Zug beenden
}
novgorod-name-works = Manufaktur von { $city }
novgorod-name-line = { $luxury } ({ $goods })
novgorod-name-base = Basiskontor in { $city }
novgorod-name-at = { $what ->
    [price] Preis eines Kontors in { $city }
    [owners] Kontore in { $city }
    [income] Einkommen in { $city }
   *[fee] Hafengebühr von { $city }
}
novgorod-name-upper = Obere Zeile von Auftrag Nr. { $number }
novgorod-name-lower = Untere Zeile von Auftrag Nr. { $number }
novgorod-name-special = Spezialauftrag Nr. { $number }
novgorod-name-row = Karriere, Stufe { $row }
novgorod-name-side = { $side ->
    [front] Vorderseite der Karrierekarte
   *[back] Rückseite der Karrierekarte
}
novgorod-name-phase = Phase { $number }: { $phase }
novgorod-purpose = { $thing ->
    [city] Hier kann dein Schiff anlegen: Die Karte der Stadt gibt dir ihre Ware, und du darfst ihre Manufaktur nutzen.
    [works] Macht ein Luxusgut aus Waren links von ihr in deiner Route, aus der eingelagerten Ware oder aus der Ware ihrer Stadt; die Karte unter ihr ist danach verbraucht.
    [line] Eine Art, dieses Luxusgut herzustellen: Verkauf es für Siegel und ebenso viele Dukaten, oder nutze es für einen Auftrag oder deine Karriere.
    [base] Vertritt in deiner Route ein Kontor, das du nicht hast: Die Ware ist nutzbar, doch es kostet die Hafengebühr, bringt kein Einkommen und lässt sich nicht einlagern.
    [price] So viel kostet das nächste Kontor hier in Phase 3; spätere sind nie billiger.
    [owners] Wer hier ein Kontor hat, legt ohne Gebühr an; alle können eines haben.
    [income] Ein eigenes Kontor in der Route bringt diese Dukaten, wenn du es für nichts anderes nutzt.
    [fee] Ohne eigenes Kontor kostet das Anlegen hier am Ende von Phase 2 diese Gebühr.
    [good] Waren erfüllen Aufträge, werden zu Luxusgütern und bezahlen Karrierestufen.
    [order] Erfülle seine Zeilen mit Waren oder Luxusgütern deiner Route, das bringt Siegel; beide Zeilen in einem Zug bringen mehr.
    [half] Gib in Phase 2 diese Waren ab oder stelle dieses Luxusgut her, das bringt die Siegel der Zeile.
    [special] Alle dürfen ihn in Phase 2 erfüllen: Zahl die Dukaten, gib ab, was er verlangt, und nimm die Siegel.
    [pile] Ein Auftrag vom Stapel ist eine Überraschung und bleibt geheim, bis du ihn erfüllst.
    [hidden-order] Diesen Auftrag kennt nur, wem er gehört, bis er erfüllt wird.
    [secret] Diesen Auftrag kennt sonst niemand, bis du ihn erfüllst.
    [order-price] Ein Auftrag gibt deinen Waren ein Ziel; { $most } kannst du zugleich haben.
    [specials] Aufträge für alle; der oberste ist der günstigste, ein erfüllter wandert nach unten.
    [bonuses] Wer eine Bedingung zuerst erfüllt, bekommt die meisten Siegel; zwei Karten sind im Spiel.
    [post] Die Karte dieser Stadt: Wem sie gehört, der legt ohne Gebühr an und nutzt einmal je Zug ihre Ware, nimmt ihr Einkommen oder lagert sie ein.
    [ship] Seine Geschwindigkeit sagt, wie viele Karten deine Route haben darf.
    [speed] So viele Karten darf deine Route haben; ein schnelleres Schiff kannst du in Phase 3 kaufen.
    [seals] Die meisten Siegel gewinnen; hat jemand am Ende einer Runde { $seals }, folgt noch eine letzte Runde.
    [race] Die meisten Siegel gewinnen; hat jemand am Ende einer Runde { $seals }, folgt noch eine letzte Runde.
    [hold] Bewahrt eine Ware eines eigenen Kontors für einen späteren Zug, zusätzlich zu denen der Route.
    [row] Bezahl sie in Phase 2 und verdecke sie: Danach bringt sie am Ende jedes Zugs Siegel, doch ihr Privileg entfällt.
    [side] Beide Seiten zeigen dieselben Privilegien, aber die Stufen kosten etwas anderes.
    [ducats] Dukaten bezahlen Kontore, Schiff, Aufträge und Gebühren; am Ende zählen sie nur bei Gleichstand.
    [owed] Jedes Basiskontor der Route kostet am Ende von Phase 2 eine Gebühr; Kredit gibt es nicht.
    [left] So viel bleibt in deiner Kasse, wenn die Gebühren bezahlt sind.
    [done] Sie sind abgeschlossen und zählen für Bonuskarten.
    [route] Deine Karten vom Schiff nach rechts, jede Stadt neben der vorigen; jede dient einmal.
    [hand] Karten, die du in deine nächste Route legen kannst.
    [orders] Aufträge auf deiner Hand und neben dem Schiff; Platz ist für { $most }.
    [career] Je mehr Stufen du verdeckst, desto mehr Siegel bekommst du am Ende jedes Zugs.
    [x] Wer am Ende der Partie noch ein X zeigt, hat verloren, mit noch so vielen Siegeln.
    [round] In einer Runde sind alle einmal am Zug; { $seals } oder eine volle Karriere bringen die letzte.
    [slot-done] Beendet die Phase: Deine Route liegt oder ist genutzt, so weit du willst.
    [slot-ship] Erhöht die Geschwindigkeit: Jede Route darf eine Karte länger sein.
    [slot-privilege] In jedem Zug darfst du ein Privileg nutzen, das deine Karriere noch zeigt.
   *[slot-end] Beendet deinen Zug; deine Karriere bringt dann ihre Siegel.
}
novgorod-purpose-bonus = Bringt Siegel, für jeden einmal: { $help }.
novgorod-purpose-privilege = Je Zug ist ein Privileg nutzbar. Dieses hier: { $help }.
novgorod-purpose-merchant = { $side ->
    [front] Bringt mehr Dukaten für Einkommen und für Luxusgüter, die in seiner Stadt verkauft werden; nach jeder Phase 2 zieht er weiter.
   *[back] Bringt mehr Siegel für Luxusgüter, die in seiner Stadt verkauft werden; nach jeder Phase 2 zieht er weiter.
}
novgorod-purpose-pirate = { $side ->
    [front] Macht eine Route durch seine Stadt eine Karte kürzer; in deinem Zug darfst du ihn versetzen, für Dukaten, wenn du vorn liegst.
   *[back] Sperrt seine Stadt; ihre Nachbarn sind dann einander benachbart. Das Privileg „Beliebig“ versetzt ihn.
}
novgorod-purpose-way = { $way ->
    [sell] Stell ein Luxusgut her und verkauf es für Siegel und ebenso viele Dukaten.
    [orders] Erfülle eine Zeile eines Auftrags mit Waren oder einem Luxusgut.
    [career] Bezahl die nächste Stufe deiner Karriere.
    [store] Leg die Ware eines eigenen Kontors ins Lager.
   *[income] Nimm die Dukaten eines ungenutzten Kontors.
}
novgorod-purpose-phase = { $phase ->
    [sail] Leg Karten benachbarter Städte aus, so viele, wie dein Schiff schnell ist.
    [use] Nutze jede Karte einmal: Luxus verkaufen, Aufträge erfüllen, aufsteigen, einlagern oder Einkommen nehmen; dann zahl die Gebühren.
    [buy] Kauf eines: ein Kontor, ein schnelleres Schiff oder einen Auftrag.
   *[end] Deine Karriere bringt ihre Siegel, und der nächste Zug beginnt.
}
novgorod-now-good = Ware: { $good }
novgorod-now-neighbours = Nachbarn: { $cities }
novgorod-now-own-post = Du hast hier ein Kontor
novgorod-now-call = Anlegen kostet dich { $ducats }
novgorod-now-owners = Kontore: { $players }
novgorod-now-nobody = Hier hat noch niemand ein Kontor
novgorod-now-closed = Vom Piraten gesperrt
novgorod-now-income = Einkommen { $ducats }
novgorod-now-fee = Hafengebühr { $ducats }
novgorod-now-sold = Verkauft bringt es { $seals } und { $ducats }
novgorod-now-loaded = Wird in { $city } geladen
novgorod-now-worked = Verarbeiten die Manufakturen von { $cities }
novgorod-now-costs = Kostet { $cost }
novgorod-now-upper = Obere Zeile: { $wish }
novgorod-now-lower = Untere Zeile: { $wish }
novgorod-now-lines = { $one } für eine Zeile, { $both } für beide in einem Zug
novgorod-now-beside = Liegt neben dem Schiff: Die obere Zeile ist erfüllt
novgorod-now-secret = Nur du kennst ihn
novgorod-now-asks = Verlangt { $wish }
novgorod-now-brings = Bringt { $seals }
novgorod-now-filled = Erfüllt
novgorod-now-progress = Du hast { $count } von { $most }
novgorod-now-belongs = Gehört { $name }
novgorod-now-card = { $state ->
    [hand] Auf der Hand
    [unused] In der Route, ungenutzt
    [used] In der Route, verbraucht
    [stored] Ihre Ware ist eingelagert
   *[down] Liegt verdeckt in der Route
}
novgorod-now-speed = Geschwindigkeit { $speed } kostet { $price }
novgorod-now-fastest = Schneller geht es nicht
novgorod-now-covered = Verdeckt
novgorod-now-then = Danach { $seals } je Zug
novgorod-now-ends = Privileg { $privilege } entfällt
novgorod-now-row-first = Erst kommt Stufe { $row }
novgorod-now-x = Zeigt ein rotes X
novgorod-now-rows-left = { $count ->
    [one] Noch { $count } Stufe zu verdecken
   *[other] Noch { $count } Stufen zu verdecken
}
novgorod-now-at = In { $city }
novgorod-now-more = Bringt { $more } mehr
novgorod-now-pirate = { $price ->
    [0] Ihn zu versetzen kostet jetzt nichts
   *[other] Ihn zu versetzen kostet jetzt { $price } Dukaten
}
novgorod-now-skipped = Jeder übersprungene kostet { $ducats } mehr
novgorod-now-end-later = Erst kommen Route, Nutzung und Einkauf

# Why something cannot be done.
novgorod-why = { $wish }: { $reason }
novgorod-why-over = Die Partie ist zu Ende.
novgorod-why-dealing = Es werden gerade Karten gezogen.
novgorod-why-turn = { $seat } ist am Zug.
novgorod-why-not-yet = { $stage ->
    [introduction] Das gehört in die Einführungsrunden.
    [route] Das kommt in deinen Zügen, in Phase 1.
    [uses] Das kommt in Phase 2, wenn deine Route liegt.
    [purchase] Das kommt in Phase 3, wenn deine Route genutzt ist.
   *[end] Das kommt in Phase 4, am Ende deines Zugs.
}
novgorod-why-missed = { $stage ->
    [introduction] Die Einführungsrunden sind vorbei.
    [route] Deine Route ist für diesen Zug fertig.
    [uses] Phase 2 dieses Zugs ist vorbei.
    [purchase] Phase 3 dieses Zugs ist vorbei.
   *[end] Dieser Zug ist vorbei.
}
novgorod-why-side-first = Wähle erst eine Seite deiner Karrierekarte.
novgorod-why-use-first = Gib erst ab, was { $purpose } noch fehlt.
novgorod-why-stow-first = Entscheide erst, wohin Auftrag Nr. { $number } kommt.
novgorod-why-not-asked = Danach ist gerade nicht gefragt.
novgorod-why-not-in-play = Das gibt es in dieser Partie nicht.
novgorod-why-ducats = Das kostet { $price }, du hast { $have }.
novgorod-why-ducats-fees = Das kostet { $price }; mit den Hafengebühren fehlen dir { $missing }.
novgorod-why-fees-first = Für die Hafengebühren fehlen { $missing }: Verkauf erst etwas oder nimm Einkommen.
novgorod-why-fees = Danach fehlten { $missing } für die Hafengebühren.
novgorod-why-posts-taken = Deine beiden Kontore hast du schon.
novgorod-why-order-taken = Deinen zweiten Auftrag hast du schon.
novgorod-why-own-post = Dort hast du schon ein Kontor.
novgorod-why-bought = Deinen Einkauf für diesen Zug hast du gemacht.
novgorod-why-fastest = Schneller als deines ist kein Schiff.
novgorod-why-orders-full = Du hast { $most } laufende Aufträge, mehr haben nicht Platz.
novgorod-why-not-shown = Dieser Auftrag liegt nicht offen.
novgorod-why-pile-empty = Der Stapel ist leer.
novgorod-why-full = { $count ->
    [one] Deine Route darf nur { $count } Karte haben.
   *[other] Deine Route hat schon ihre { $count } Karten.
}
novgorod-why-slowed = Dort ist der Pirat, deine Route wäre eine Karte zu lang.
novgorod-why-apart = Von { $city } geht es weiter nach { $beside }.
novgorod-why-visited = Deine Route war schon in dieser Stadt.
novgorod-why-face-down = Dieses Kontor liegt verdeckt in deiner Route.
novgorod-why-closed = Der Pirat sperrt diese Stadt.
novgorod-why-city-first = Leg erst die Stadt aus, deren Manufaktur es tragen soll.
novgorod-why-one-placeholder = Je Stadt liegt nur eine Karte verdeckt.
novgorod-why-no-post = Dort hast du kein Kontor.
novgorod-why-in-hold = Dieses Kontor liegt in deinem Lager.
novgorod-why-privilege-used = Je Zug gilt ein Privileg, und „{ $privilege }“ hast du genutzt.
novgorod-why-privilege-covered = Deine Karriere zeigt dieses Privileg nicht mehr.
novgorod-why-room-left = Deine Route hat noch Platz; es hilft erst, wenn sie voll ist.
novgorod-why-pirate-later = Er wird vor deiner ersten Karte versetzt oder am Ende deines Zugs.
novgorod-why-pirate-moved = Du hast ihn eben versetzt; mach erst etwas anderes.
novgorod-why-pirate-here = Dort ist er schon.
novgorod-why-not-visited = { $city } ist nicht in deiner Route.
novgorod-why-card-used = Die Karte dafür ({ $city }) ist in diesem Zug verbraucht.
novgorod-why-base-post = Ein Basiskontor bringt kein Einkommen und lässt sich nicht einlagern.
novgorod-why-stored-already = In diesem Zug hast du schon eingelagert.
novgorod-why-not-stored = Dein Lager hat dafür keine Ware.
novgorod-why-no-goods = In Route und Lager fehlt: { $goods }.
novgorod-why-goods-used = In diesem Zug verbraucht: { $goods }.
novgorod-why-goods-behind = Eine Manufaktur nutzt Waren links von ihr; rechts von ihr liegt: { $goods }.
novgorod-why-no-luxury = Deine Route kann gerade nicht herstellen: { $luxury }.
novgorod-why-no-luxury-of-two = Deine Route kann gerade nicht aus zwei Waren herstellen: { $luxury }.
novgorod-why-not-yours = Das ist nicht dein Auftrag.
novgorod-why-order-done = Dieser Auftrag ist abgeschlossen.
novgorod-why-line-filled = Diese Zeile ist erfüllt.
novgorod-why-top = Du bist schon ganz oben.
novgorod-why-few-goods = Das kostet { $wanted } verschiedene Waren, deine ungenutzten Karten geben { $have }; das Lager zählt hier nicht.
novgorod-why-few-luxuries = Das kostet { $wanted } verschiedene Luxusgüter, herstellen kannst du { $have }.
novgorod-why-not-together = Für jedes einzeln reichen deine Karten, aber nicht für alles zugleich.
novgorod-why-special-filled = Er wurde in diesem Zug erfüllt.
novgorod-why-out-of-order = Luxusgüter entstehen von rechts nach links, Waren gibst du von links nach rechts.
novgorod-why-needed-elsewhere = Dann fehlte der Rest dafür.

# The end: where seals come from, and who won.
novgorod-now-variety = { $count ->
    [one] Du hast { $count } Sorte: { $seals }
   *[other] Du hast { $count } Sorten: { $seals }
}
novgorod-account = { $what ->
    [luxuries] Verkaufte Luxusgüter
    [orders] Aufträge
    [specials] Spezialaufträge
    [career] Karriere
    [bonus] Bonuskarten
    [open] Aufträge auf der Hand
    [ducats] Dukaten
   *[x] Rotes X
}
novgorod-account-luxuries = die Siegel jeder verkauften Zeile
novgorod-account-orders = { $under } unter dem Schiff, { $beside } daneben
novgorod-account-specials = { $count } erfüllt
novgorod-account-career = Zug für Zug; { $rows } Stufen, zuletzt { $seals } je Zug
novgorod-account-no-bonus = keine verdient
novgorod-account-variety = { $count ->
    [one] { $count } Sorte auf den Aufträgen unter dem Schiff
   *[other] { $count } Sorten auf den Aufträgen unter dem Schiff
}
novgorod-account-open = { $count ->
    [one] { $count } nicht erfüllt, bringt nichts
   *[other] { $count } nicht erfüllt, bringen nichts
}
novgorod-account-ducats = { $ducats } übrig; sie zählen nur bei Gleichstand
novgorod-account-x = noch zu sehen: Alle Siegel sind umsonst, dieser Platz kommt hinter allen anderen
novgorod-verdict-nobody = Niemand gewinnt: Alle zeigen noch ein rotes X.
novgorod-verdict-only = { $seat } gewinnt: { $seals }, und alle anderen zeigen noch ein rotes X.
novgorod-verdict-by = { $seat } gewinnt: { $seals }, { $by } mehr als { $second }.
novgorod-verdict-tie = { $seat } und { $second } haben beide { $seals }; { $by ->
    [ducats] mehr Dukaten entscheiden für { $seat }.
    [rows] auch die Dukaten sind gleich, mehr Karrierestufen entscheiden für { $seat }.
    [posts] auch Dukaten und Karriere sind gleich, mehr Kontore entscheiden für { $seat }.
   *[turn] auch sonst ist alles gleich, der spätere Platz in der Zugfolge entscheidet für { $seat }.
}
novgorod-verdict-x = { $seat } hat { $seals }, zeigt aber noch ein rotes X.

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

# Alle Teile einer Art, für Besitzer der Schachtel.
novgorod-gallery-cities = Alle Städte: Ware, Preis des nächsten Kontors, Einnahmen und Hafengebühr
novgorod-gallery-works = Alle Manufakturen
novgorod-gallery-orders = Alle Aufträge
novgorod-gallery-careers = Alle Karrierekarten, Vorder- und Rückseite

# Eingetragenes Glück.
novgorod-luck-manufactory = Welche Manufaktur kommt nach { $city }?
novgorod-luck-special = Welcher Spezialauftrag liegt an Stelle { $place } der Reihe?
novgorod-luck-bonus = Welche Bonuskarte ist im Spiel?
novgorod-luck-merchant = Wo beginnt der Händler?
novgorod-luck-pirate = Wo beginnt der Pirat?
novgorod-luck-deal = Welchen Auftrag zieht { $name } verdeckt?
novgorod-luck-show = Welcher Auftrag wird aufgedeckt?
novgorod-luck-career = Welche Karrierekarte erhält { $name }?
novgorod-luck-is-order = Auftrag Nr. { $number }
novgorod-luck-is-special = Spezialauftrag Nr. { $number }
novgorod-luck-is-career = Karrierekarte { $number }
