# The words of Wiraqocha.

wiraqocha-title = Runde { $round }
wiraqocha-title-before = Vor der ersten Runde

# Pieces. "the" is the subject of a sentence, "acc" its object, "dat" stands after "with".
wiraqocha-pawn = { $pawn ->
    [base-camp] Basislager
    [explorer] Entdecker
    [miner] Bohrer
    [zeppelin] Zeppelin
    [android-explorer] Entdeckungsmaschine
    [mechanical-miner] Mechanischer Bohrer
   *[juggernaut] Juggernaut
 }
wiraqocha-pawn-the = { $pawn ->
    [base-camp] das Basislager
    [explorer] der Entdecker
    [miner] der Bohrer
    [zeppelin] der Zeppelin
    [android-explorer] die Entdeckungsmaschine
    [mechanical-miner] der Mechanische Bohrer
   *[juggernaut] der Juggernaut
 }
wiraqocha-pawn-acc = { $pawn ->
    [base-camp] das Basislager
    [explorer] den Entdecker
    [miner] den Bohrer
    [zeppelin] den Zeppelin
    [android-explorer] die Entdeckungsmaschine
    [mechanical-miner] den Mechanischen Bohrer
   *[juggernaut] den Juggernauten
 }
wiraqocha-pawn-dat = { $pawn ->
    [base-camp] dem Basislager
    [explorer] dem Entdecker
    [miner] dem Bohrer
    [zeppelin] dem Zeppelin
    [android-explorer] der Entdeckungsmaschine
    [mechanical-miner] dem Mechanischen Bohrer
   *[juggernaut] dem Juggernauten
 }
wiraqocha-whose = { $pawn } von { $owner }
wiraqocha-card = { $card ->
    [android-factory] Androiden-Fabrik
    [flying-fortress] Fliegende Festung
    [force-field] Kraftfeld
    [recovery-workshop] Reparaturwerkstatt
    [android-explorer] Entdeckungsmaschine
    [battle-exoskeleton] Kampf-Exoskelett
    [death-ray] Kreis des Todes
    [juggernaut] Juggernaut
    [mechanical-miner] Mechanischer Bohrer
    [production-tanks] Produktionsspeicher
    [psychic-probe] Psychische Sonde
   *[transport-tunneller] Tunnelbohrer
 }
wiraqocha-card-acc = { $card ->
    [android-factory] die Androiden-Fabrik
    [flying-fortress] die Fliegende Festung
    [force-field] das Kraftfeld
    [recovery-workshop] die Reparaturwerkstatt
    [android-explorer] die Entdeckungsmaschine
    [battle-exoskeleton] das Kampf-Exoskelett
    [death-ray] den Kreis des Todes
    [juggernaut] den Juggernauten
    [mechanical-miner] den Mechanischen Bohrer
    [production-tanks] die Produktionsspeicher
    [psychic-probe] die Psychische Sonde
   *[transport-tunneller] den Tunnelbohrer
 }
wiraqocha-effect = { $card ->
    [android-factory] Einmal pro Zug { $factory } Ressourcen für einen weiteren Würfel.
    [flying-fortress] Spielmarke: Verdoppelt die Verteidigung eines eigenen Gebiets.
    [force-field] Spielmarke: Ein eigenes Gebiet wird weder erobert noch geplündert.
    [recovery-workshop] In Phase I kommt eine Figur kostenlos vom Friedhof zurück.
    [android-explorer] Ein weiterer Entdecker, der weiße.
    [battle-exoskeleton] Einmal pro Zug wird ein unbenutzter Würfel zur { $exoskeleton }.
    [death-ray] Einmal pro Spiel: Zerstört ein Gebiet und alles darauf.
    [juggernaut] Ein weiterer Zeppelin, der weiße.
    [mechanical-miner] Ein weiterer Bohrer, der weiße.
    [production-tanks] In Phase I { $tanks } Ressourcen mehr.
    [psychic-probe] Einmal pro Zug wird eine gegnerische Verteidigung zur { $probe }.
   *[transport-tunneller] Einmal pro Zug ein Basislager plündern, was immer es verteidigt.
 }
wiraqocha-kind = { $kind ->
    [building] Bauwerk
   *[invention] Erfindung
 }
wiraqocha-kind-help = { $kind ->
    [building] Bauwerk: kann nicht gestohlen werden
   *[invention] Erfindung: kann gestohlen werden
 }
wiraqocha-terrain = { $terrain ->
    [jungle] Dschungel
    [ruins] Ruinen
    [village] Dorf
    [vein] Somnium-Ader
   *[cave] Höhle
 }
wiraqocha-terrain-mountain = { $terrain ->
    [jungle] Dschungel im Gebirge
    [ruins] Ruinen im Gebirge
    [village] Dorf im Gebirge
    [vein] Somnium-Ader im Gebirge
   *[cave] Höhle im Gebirge
 }
wiraqocha-brings = { $terrain ->
    [ruins] pro Zug 1 Wiederholungswurf
    [village] pro Zug 1 Würfel mehr
    [vein] ein Bohrer fördert { $points }
    [cave] für Entdecker ein Weg ins Gebirge
   *[jungle] { $resources ->
        [one] { $resources } Ressource pro Zug
       *[other] { $resources } Ressourcen pro Zug
    }
 }
wiraqocha-cave = „Höhle“
wiraqocha-tile = Gebiet { $tile }
wiraqocha-artifact-here = hier liegt das Artefakt
wiraqocha-resources = { $count ->
    [one] { $count } Ressource
   *[other] { $count } Ressourcen
 }
wiraqocha-somnium = { $count } Somnium
wiraqocha-dice = { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
 }
wiraqocha-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
 }
wiraqocha-artifacts = { $count ->
    [one] { $count } Artefakt
   *[other] { $count } Artefakte
 }
wiraqocha-inventions = { $count ->
    [one] { $count } Erfindung
   *[other] { $count } Erfindungen
 }
wiraqocha-and = { $one } und { $other }

# The table.
wiraqocha-valley = Das Tal von Wiraqocha
wiraqocha-cemetery = Friedhof der Maschinen
wiraqocha-grave = { $pawn }, auf dem Friedhof
wiraqocha-held = { $pawn }, aus dem Spiel
wiraqocha-dead = vom Kreis des Todes zerstört
wiraqocha-defence-die = Verteidigungswürfel: { $face }
wiraqocha-defence = Verteidigung { $level }, besiegt von { $dice ->
    [one] einem höheren Würfel
   *[other] { $dice } höheren Würfeln
 }
wiraqocha-fortress-token = Fliegende Festung: verdoppelt hier die Verteidigung
wiraqocha-field-token = Kraftfeld: hier wird weder erobert noch geplündert
wiraqocha-artifact = Artefakt: nur Entdecker nehmen es
wiraqocha-probed = Die Sonde hat dieses Basislager bis zum Ende des Zuges auf { $level } geschwächt.
wiraqocha-tray-of = Würfel von { $name }
wiraqocha-tray = Würfel
wiraqocha-die = Würfel: { $face }
wiraqocha-die-waiting = Ein Würfel für den Wurf
wiraqocha-die-rolling = Ein rollender Würfel
wiraqocha-no-dice = Kein Würfel ist mehr übrig.
wiraqocha-named = Gewählt: { $sum } von { $number }
wiraqocha-need-reserve = aus der Reserve
wiraqocha-need-from = oder von { $tiles }
wiraqocha-need-only = von { $tiles }
wiraqocha-rerolls = { $count ->
    [one] noch { $count } Wiederholungswurf
   *[other] noch { $count } Wiederholungswürfe
 }
wiraqocha-done = { $once ->
    [collect] Ressourcen genommen
    [repair] Werkstatt benutzt
    [build] Karte gebaut
    [sacrifice] Somnium geopfert
    [factory] Fabrik benutzt
    [buy-back] Figur zurückgekauft
    [fortress] Festung bewegt
    [exoskeleton] Exoskelett benutzt
    [probe] Sonde benutzt
   *[tunnel] Tunnelbohrer benutzt
 }
wiraqocha-counted = { $count ->
    [one] { $count } Würfel gezählt
   *[other] { $count } Würfel gezählt
 }
wiraqocha-supply = Vorrat
wiraqocha-supply-dice = Würfel im Vorrat
wiraqocha-supply-resources = Ressourcen im Vorrat
wiraqocha-supply-somnium = Somnium im Vorrat
wiraqocha-market = Technologien
wiraqocha-races = Die drei Rennen
wiraqocha-market-empty = Keine Karte liegt offen.
wiraqocha-pile = Noch im Stapel: { $cards }
wiraqocha-ray-used = verbraucht
wiraqocha-token-in-hand = Marke verfügbar
wiraqocha-token-gone = Marke verloren

# What a player has.
wiraqocha-stores = Vorrat
wiraqocha-victory = { $victory ->
    [artifacts] Artefakte
    [somnium] Somnium
   *[leviathan] Leviathan
 }
wiraqocha-victory-help = { $victory ->
    [artifacts] Mit allen { $goal } Artefakten gewinnst du
    [somnium] Mit { $goal } Somnium gewinnst du
   *[leviathan] Mit Karten für zusammen { $goal } Ressourcen und { $also } Somnium gewinnst du
 }
wiraqocha-victory-closed = nicht mehr möglich: ein Artefakt ist verloren
wiraqocha-victory-left = noch { $left }
wiraqocha-victory-won = gewonnen
wiraqocha-dice-name = Würfel
wiraqocha-start-player = Startspieler
wiraqocha-at-turn = am Zug
wiraqocha-reserve = Reserve
wiraqocha-reserve-empty = leer
wiraqocha-prisoner = Gefangener
wiraqocha-cards = Karten
wiraqocha-no-cards = noch keine
wiraqocha-out = Aus dem Spiel
wiraqocha-turn-brings = Ein Zug bringt { $dice }, { $resources } und { $somnium }.

# Questions.
wiraqocha-q-prepare = Phase I: Bereite deinen Zug vor, dann würfle.
wiraqocha-q-camp = Zuerst das Basislager: Wohin damit?
wiraqocha-q-act = Phase II: Nutze Würfel, Ressourcen und Karten.
wiraqocha-q-send = Welche Figur geht auf Gebiet { $tile }?
wiraqocha-q-meet-first = Gebiet { $tile }: Mit welchen Würfeln?
wiraqocha-q-meet-sum = Gebiet { $tile }: Welche Würfel noch? Bisher { $sum }.
wiraqocha-q-meet-next = Gebiet { $tile }: Welcher Würfel noch?
wiraqocha-q-beat = { $dice ->
    [one] Welcher Würfel schlägt die { $level } auf Gebiet { $tile }?
   *[other] Welche { $dice } Würfel schlagen die { $level } auf Gebiet { $tile }?
 }
wiraqocha-q-loot = Was nimmst du aus dem Basislager von { $owner }?
wiraqocha-q-capture = Wohin kommt { $pawn } von { $owner }?
wiraqocha-q-defend = Welcher Würfel verteidigt Gebiet { $tile }?
wiraqocha-q-set = Welche Zahl bewacht Gebiet { $tile }? Je Schritt { $step }.
wiraqocha-q-shield = Wohin legst du das Kraftfeld?

# For a first game.
wiraqocha-guide-first = Wirf die Würfel: Sie bringen dein Basislager ins Tal. Dann läuft das Rennen um einen von drei Siegen: alle { $artifacts } Artefakte, { $somnium } Somnium oder Karten für den Leviathan. Deine Balken zeigen, wie weit du bist.
wiraqocha-guide-prepare = Nimm Verteidigungswürfel zurück, um mehr zu werfen, aber lass einen liegen, wo ein Angriff wehtäte. Ein Zeppelin kann einer anderen Figur Platz machen: So kommen Bohrer und Entdecker ins Gebirge. Dann wirf.
wiraqocha-guide-camp = Zuerst kommt dein Basislager, auf ein leuchtendes Gebiet. Gut steht es neben einem Dorf (jeden Zug ein Würfel mehr) und Dschungeln (Ressourcen): Figuren aus der Reserve dürfen nur neben deine Gebiete. Was die letzte Möglichkeit verderben könnte, wird nicht angeboten.
wiraqocha-guide-act = Erobere Gebiete: Dörfer für mehr Würfel, Ruinen mit einem Entdecker für das Artefakt, Somnium-Adern mit einem Bohrer ({ $points }). Baue eine Karte, bevor Ressourcen verfallen: Nur { $kept } bleiben dir. Bewache dein bestes Gebiet mit einem hohen Würfel, der übrig ist.
wiraqocha-guide-send = Entdecker nehmen Artefakte, Bohrer fördern Somnium ({ $points } Punkte geben 1, und { $goal } gewinnen), Zeppeline kommen ins Gebirge. Aus der Reserve bringt eine Figur ein Gebiet dazu; eine, die zieht, gibt ihr altes auf.
wiraqocha-guide-meet = Drücke die Würfel, die du ausgibst, den niedrigsten zuerst. Was nicht ganz passt, lässt sich für { $step } je Schritt verändern. Heb dir einen hohen Würfel als Wache auf.
wiraqocha-guide-beat = Das Gebiet ist bewacht: Ein weiterer Würfel muss höher sein, gleich hoch reicht nicht. Gib den niedrigsten her, der genügt. Gegen eine 6 machen Ressourcen eine 7.
wiraqocha-guide-loot = Nimm, was dir zum eigenen Sieg fehlt oder was der andere dazu braucht. Eine Erfindung arbeitet sofort für dich und zählt für deinen Leviathan.
wiraqocha-guide-capture = Für einen Gefangenen bekommst du { $resources } oder { $somnium }, wenn er freikommt; auf dem Friedhof bringt er dir nichts. Halte ihn fest, wenn dafür nicht ein wichtigerer heimkehrt.
wiraqocha-guide-defend = Wer hier angreift, muss diesen Würfel mit einem höheren schlagen: Eine 5 oder 6 hält die meisten ab, eine 1 kaum jemanden. Im nächsten Wurf fehlt er dir, wenn du ihn nicht zurücknimmst: Bewache, was zählt.
wiraqocha-guide-set = Lass den Würfel, wie er liegt, oder drehe ihn für { $step } je Schritt: Eine 6 wacht am besten. Am Ende des Zuges bleiben dir nur { $kept } Ressourcen; gib hier aus, was du sonst verlierst.
wiraqocha-guide-shield = Niemand kann dieses Gebiet erobern oder plündern, solange deine Figur bleibt. Schütze ein Lager voller Schätze oder einen Bohrer auf einer Somnium-Ader; zieht die Figur weg, ist das Kraftfeld verloren.

# Choices.
wiraqocha-slot-dice = Ändern
wiraqocha-slot-reroll = Neu würfeln
wiraqocha-slot-buy = Kaufen
wiraqocha-slot-done = So lassen
wiraqocha-slot-roll = Würfeln
wiraqocha-slot-end = Zug beenden
wiraqocha-fold-dice = Würfel mit Ressourcen ändern
wiraqocha-fold-reroll = Neu würfeln oder drehen
wiraqocha-fold-buy = Würfel und Figuren kaufen
wiraqocha-fold-defend = Gebiet bewachen
wiraqocha-fold-exchange = Zeppelin tauschen
wiraqocha-fold-early = Vorzeitig nehmen oder zählen
wiraqocha-fold-cards = Eigene Karten einsetzen
wiraqocha-fold-no-help = Wachen ohne Wirkung
wiraqocha-chip = { $what ->
    [somnium] Somnium
    [artifacts] { $count ->
        [one] Artefakt
       *[other] Artefakte
    }
   *[resources] { $count ->
        [one] Ressource
       *[other] Ressourcen
    }
 }
wiraqocha-a-chance = Den Zufall entscheiden lassen
wiraqocha-a-collect = Ressourcen nehmen
wiraqocha-a-count = Zahl der Würfel festlegen
wiraqocha-a-take-back = { $face } von Gebiet { $tile } zurücknehmen
wiraqocha-a-repair = { $pawn } reparieren
wiraqocha-a-exchange = Gebiet { $tile }: { $zeppelin } gegen { $pawn } tauschen
wiraqocha-a-emerge = Aus der Höhle auf Gebiet { $tile }
wiraqocha-a-roll = { $count ->
    [0] Ohne Würfel weitermachen
    [one] { $count } Würfel werfen
   *[other] { $count } Würfel werfen
 }
wiraqocha-a-conquer = Gebiet { $tile } erobern
wiraqocha-a-plunder = Basislager auf Gebiet { $tile } plündern
wiraqocha-a-tunnel = Tunnel zum Basislager auf Gebiet { $tile }
wiraqocha-a-defend = Gebiet { $tile } verteidigen
wiraqocha-a-reroll = { $face } neu würfeln
wiraqocha-a-exoskeleton = { $face } auf { $to } drehen
wiraqocha-a-build = { $card } bauen
wiraqocha-a-sacrifice = Somnium für einen Würfel opfern
wiraqocha-a-factory = Würfel in der Fabrik kaufen
wiraqocha-a-buy-back = { $pawn } zurückkaufen
wiraqocha-a-ransom = { $price ->
    [resources] { $pawn } mit Ressourcen auslösen
   *[somnium] { $pawn } mit Somnium auslösen
 }
wiraqocha-a-fortress = Fliegende Festung auf Gebiet { $tile } legen
wiraqocha-a-probe = Verteidigung auf Gebiet { $tile } sondieren
wiraqocha-a-death-ray = Kreis des Todes auf Gebiet { $tile }
wiraqocha-a-end = Zug beenden
wiraqocha-a-send = { $pawn } aus der Reserve einsetzen
wiraqocha-a-move = { $pawn } von Gebiet { $tile } ziehen
wiraqocha-a-with = mit { $pawn }
wiraqocha-a-with-from = mit { $pawn } von Gebiet { $tile }
wiraqocha-a-die = { $face } nehmen
wiraqocha-a-as = als { $to }
wiraqocha-a-against = { $die } > { $level }
wiraqocha-a-enough = Diese Würfel
wiraqocha-a-set = Auf { $face } drehen
wiraqocha-a-loot-somnium = 1 Somnium nehmen
wiraqocha-a-loot-artifact = Ein Artefakt nehmen
wiraqocha-a-loot-card = { $card } nehmen
wiraqocha-a-loot-prisoner = { $pawn } befreien
wiraqocha-a-capture = { $pawn } gefangen nehmen
wiraqocha-a-banish = { $pawn } auf den Friedhof schicken
wiraqocha-a-shield = Kraftfeld auf Gebiet { $tile } legen

# What choices cost and bring.
wiraqocha-h-to-roll = { $dice } für den Wurf
wiraqocha-h-collects = werden vorher genommen
wiraqocha-h-free = kostenlos in deine Reserve
wiraqocha-h-leaves = gibt Gebiet { $tile } auf
wiraqocha-h-loses-die = { $face } dort geht verloren
wiraqocha-h-loses-fortress = die Fliegende Festung kehrt zurück
wiraqocha-h-loses-field = das Kraftfeld ist endgültig verloren
wiraqocha-h-artifact = nimmt das Artefakt, { $count } von { $goal }
wiraqocha-h-mines = fördert { $points }
wiraqocha-h-sum = Summe { $number }
wiraqocha-h-exactly = genau { $dice }
wiraqocha-h-against = gegen { $pawn } von { $owner }
wiraqocha-h-beat = { $dice ->
    [one] dazu ein Würfel über { $level }
   *[other] dazu { $dice } Würfel über { $level }
 }
wiraqocha-h-at-least = kostet mindestens { $resources }
wiraqocha-h-has = { $owner } hat { $things }
wiraqocha-h-your-prisoner = deine gefangene Figur
wiraqocha-h-protects = schützt { $pawn }
wiraqocha-h-replaces = ersetzt { $face }
wiraqocha-h-camp-own = das Lager verteidigt schon mit { $level }; { $level ->
    [5] nur eine 6 hilft
   *[other] nur ein höherer Würfel hilft
 }
wiraqocha-h-no-help = hilft nicht: Das Lager verteidigt schon mit { $level }
wiraqocha-h-weaker = schwächer als der Würfel, wie er liegt
wiraqocha-h-rerolls = { $count ->
    [0] dein letzter Wiederholungswurf
    [one] danach bleibt { $count } Wiederholungswurf
   *[other] danach bleiben { $count } Wiederholungswürfe
 }
wiraqocha-h-one-die = ein weiterer Würfel
wiraqocha-h-leviathan = Leviathan { $resources }+{ $somnium } von { $goal }+{ $also }
wiraqocha-h-leviathan-done = vollendet den Leviathan und gewinnt
wiraqocha-h-to = geht an { $owner }
wiraqocha-h-double = zwei Würfel müssen die { $level } schlagen
wiraqocha-h-nothing-to-double = dort ist noch nichts zu verdoppeln
wiraqocha-h-becomes = aus { $from } wird { $to }
wiraqocha-h-camp-becomes = die eigene { $from } des Lagers wird bis zum Ende deines Zuges zur { $to }
wiraqocha-h-destroys = { $pawn } von { $owner } scheidet aus
wiraqocha-h-camp-home = das Basislager von { $owner } kehrt in die Reserve zurück
wiraqocha-h-artifact-lost = das Artefakt ist verloren
wiraqocha-h-fortress-lost = die Fliegende Festung ist endgültig verloren
wiraqocha-h-free-tile = frei
wiraqocha-h-harvest = Ernte
wiraqocha-h-no-harvest = nichts einzusammeln
wiraqocha-h-no-camp = ohne Basislager wird nichts eingesammelt
wiraqocha-h-unused = { $count ->
    [one] { $count } Würfel ungenutzt
   *[other] { $count } Würfel ungenutzt
 }
wiraqocha-h-not-kept = { $resources } zu viel zum Behalten
wiraqocha-h-makes = ergibt { $sum } von { $number }
wiraqocha-h-as-it-lies = wie er liegt
wiraqocha-h-changed = wird { $to }
wiraqocha-h-beats = schlägt die { $level }
wiraqocha-h-then = dann hast du { $count } von { $goal }
wiraqocha-h-used-up = verbraucht
wiraqocha-h-its-pawn = { $where ->
    [board] die Figur auf Gebiet { $tile } gehört dann dir
    [cemetery] die Figur liegt auf dem Friedhof
    [out] die Figur ist aus dem Spiel
    [reserve] die Figur kommt in deine Reserve
   *[prisoner] die Figur ist gefangen
 }
wiraqocha-h-to-reserve = kommt in deine Reserve
wiraqocha-h-ransom = Lösegeld: { $resources } oder { $somnium }
wiraqocha-h-goes-home = { $pawn } von { $owner } kehrt heim
wiraqocha-h-buy-back = kann für { $resources } zurückgekauft werden
wiraqocha-h-shield = keine Eroberung, keine Plünderung

# The pictures of the rulebook: what they show, and what is said under them.
wiraqocha-pic-victories = Drei Balken zeigen den Fortschritt
wiraqocha-pic-victories-under = Wie nah jemand jedem Sieg ist: hier { $artifacts } von { $all } Artefakten, { $somnium } Somnium und Karten, die für den Leviathan zusammen { $price } kosten. Ein voller Balken gewinnt.
wiraqocha-pic-valley = Das Tal mit seinen Gebieten und dem Friedhof der Maschinen
wiraqocha-pic-valley-under = Das Tal für die erste Partie. Auf der Tafel jedes Gebiets steht, was es erobert, und hinter dem Strich, was es bringt; Tafeln mit Gipfeln liegen im Gebirge. Der Friedhof der Maschinen liegt am rechten Ende der dritten Reihe.
wiraqocha-pic-pawns = Die sieben Arten von Figuren
wiraqocha-pic-pawns-under = Die Figuren eines Spielers, darunter die weißen, die zu Karten gehören. Das kleine Abzeichen ist die Form des Spielers, damit niemand Farben unterscheiden muss.
wiraqocha-pic-terrains = Die Arten von Land
wiraqocha-pic-terrains-under = Dschungel bringt Ressourcen, Ruinen einen Wiederholungswurf, ein Dorf einen Würfel mehr, und auf einer Somnium-Ader fördert ein Bohrer doppelt so viel. Das goldene Stück ist ein Artefakt.
wiraqocha-pic-conquest = Drei Gebiete mit Würfeln, die sie erobern
wiraqocha-pic-conquest-under = Eine 8 wird mit beliebigen Würfeln erobert, die zusammen 8 ergeben. 5‑5 will zwei Fünfen, 4‑5‑6 genau diese drei Würfel.
wiraqocha-pic-mountain = Ein Zeppelin im Gebirge und ein Bohrer im Tal
wiraqocha-pic-mountain-under = Gebiete im Gebirge, die mit Gipfeln auf der Tafel, erobern nur Zeppeline. Im Tal darf jede Figur hin.
wiraqocha-pic-defence = Ein verteidigtes Gebiet und die Würfel, die es erobern
wiraqocha-pic-defence-under = Eine 4 verteidigt dieses Gebiet. Wer es will, braucht Würfel mit der Summe 6 und einen weiteren, der mehr als 4 zeigt.
wiraqocha-pic-card = Eine Technologie-Karte
wiraqocha-pic-card-under = Eine Karte, rechts ihr Preis. Der bernsteinfarbene Rand bezeichnet eine Erfindung, die gestohlen werden kann; Bauwerke haben einen grauen.
wiraqocha-pic-fortress = Ein Basislager mit der Fliegenden Festung
wiraqocha-pic-fortress-under = Die Fliegende Festung verdoppelt die natürliche { $level } eines Basislagers: Außer der Summe müssen zwei Würfel mehr zeigen.
wiraqocha-pic-price = Preis: { $price }

# The table as text, for the terminal. A cell of the valley has room for 16 characters.
wiraqocha-text-label = { $label }:
wiraqocha-text-prices = (Preise in Ressourcen+Somnium)
wiraqocha-text-dice = Unbenutzte Würfel
wiraqocha-text-turn = In diesem Zug
wiraqocha-text-probed = Lager auf { $tile } auf { $level } geschwächt
wiraqocha-text-tokens = Spielmarken
wiraqocha-text-stock = Besitz
wiraqocha-text-victory = Siege
wiraqocha-text-tiles = Gebiete
wiraqocha-text-cemetery = Friedhof
wiraqocha-text-pawns = { $count ->
    [one] { $count } Figur
   *[other] { $count } Figuren
 }
wiraqocha-text-dead = zerstört
wiraqocha-text-fortress = Festung
wiraqocha-text-field = Kraftfeld
wiraqocha-text-land = { $land ->
    [jungle] Dschungel
    [ruins] Ruinen
    [artifact] Ruinen Artefakt
    [village] Dorf +Würfel
    [vein] Ader
   *[cave] Höhle
 }
wiraqocha-text-pawn = { $pawn ->
    [base-camp] Lager
    [explorer] Entdecker
    [miner] Bohrer
    [zeppelin] Zeppelin
    [android-explorer] Maschine
    [mechanical-miner] Mech. Bohr
   *[juggernaut] Juggernaut
 }
wiraqocha-text-legend = /\ Gebirge: Nur was fliegt, kommt hin; +1 Ressourcen pro Zug; 1 bis 4: wessen Figur es ist
wiraqocha-text-legend-dice = [6] Verteidigungswürfel, ({ $level }) Basislager: ein Würfel mehr muss sie schlagen, mit Festung zwei

# The log.
wiraqocha-n-laid = Gebiet { $tile } liegt auf Platz { $place }
wiraqocha-n-turned = Neue Karte: { $card }
wiraqocha-n-started = { $seat } beginnt
wiraqocha-n-round = Runde { $round }
wiraqocha-n-collected = { $seat } nimmt { $resources }
wiraqocha-n-counted = { $seat } hat { $dice } für den Wurf
wiraqocha-n-took-back = { $seat } nimmt den Würfel von Gebiet { $tile } zurück
wiraqocha-n-repaired = { $seat } repariert { $pawn } in der Werkstatt
wiraqocha-n-exchanged = { $seat } tauscht auf Gebiet { $tile } { $zeppelin } gegen { $pawn } aus der Reserve
wiraqocha-n-exchanged-from = { $seat } tauscht auf Gebiet { $tile } { $zeppelin } gegen { $pawn } von Gebiet { $from }
wiraqocha-n-emerged = { $seat } führt { $pawn } aus der Höhle auf Gebiet { $tile }
wiraqocha-n-rolled = { $seat } würfelt { $face }
wiraqocha-n-rolled-again = { $seat } würfelt { $face } neu
wiraqocha-n-turned-die = { $seat } dreht mit dem Kampf-Exoskelett { $from } auf { $to }
wiraqocha-n-sacrificed = { $seat } opfert { $somnium } für einen weiteren Würfel
wiraqocha-n-bought-die = { $seat } zahlt in der Androiden-Fabrik { $resources } für einen weiteren Würfel
wiraqocha-n-used = { $seat } nutzt { $face }
wiraqocha-n-paid = { $seat } zahlt { $resources }, um das Ergebnis zu ändern
wiraqocha-n-conquered = { $seat } erobert Gebiet { $tile } ({ $pawn } aus der Reserve)
wiraqocha-n-conquered-from = { $seat } erobert Gebiet { $tile } ({ $pawn } von Gebiet { $from })
wiraqocha-n-banished = { $seat } verliert { $pawn } an den Friedhof
wiraqocha-n-camp-fell = Das Basislager von { $seat } auf Gebiet { $tile } fällt und kehrt in die Reserve zurück
wiraqocha-n-die-left = Der Würfel { $face } auf Gebiet { $tile } kommt in den Vorrat
wiraqocha-n-fortress-back = Die Fliegende Festung kehrt zu { $seat } zurück
wiraqocha-n-fortress-gone = Die Fliegende Festung ist endgültig verloren
wiraqocha-n-field-gone = Das Kraftfeld ist endgültig verloren
wiraqocha-n-found = { $seat } findet das Artefakt auf Gebiet { $tile }
wiraqocha-n-loot-somnium = { $seat } raubt 1 Somnium von { $victim }
wiraqocha-n-loot-artifact = { $seat } raubt ein Artefakt von { $victim }
wiraqocha-n-loot-card = { $seat } raubt { $card } von { $victim }
wiraqocha-n-loot-prisoner = { $seat } befreit eine Figur aus dem Basislager von { $victim }
wiraqocha-n-took-over = { $seat } übernimmt { $pawn } auf Gebiet { $tile } und damit das Gebiet
wiraqocha-n-captured = { $seat } hält { $pawn } von { $owner } gefangen
wiraqocha-n-freed = { $captor } lässt { $pawn } von { $seat } frei: zurück in die Reserve
wiraqocha-n-ransom = { $seat } zahlt { $price } Lösegeld an { $captor }
wiraqocha-n-defended = { $seat } verteidigt Gebiet { $tile } mit { $face }
wiraqocha-n-built = { $seat } baut { $card }
wiraqocha-n-bought-back = { $seat } kauft { $pawn } für { $resources } zurück
wiraqocha-n-fortress = { $seat } legt die Fliegende Festung auf Gebiet { $tile }
wiraqocha-n-shielded = { $seat } legt das Kraftfeld auf Gebiet { $tile }
wiraqocha-n-probed-die = { $seat } sondiert Gebiet { $tile }: Aus { $from } wird { $to }
wiraqocha-n-probed-camp = { $seat } sondiert das Basislager auf Gebiet { $tile }: Bis zum Ende des Zuges ist es schwach
wiraqocha-n-destroyed = { $seat } setzt den Kreis des Todes ein: Gebiet { $tile } ist zerstört
wiraqocha-n-removed = { $seat } verliert { $pawn } endgültig
wiraqocha-n-artifact-lost = Das Artefakt auf Gebiet { $tile } ist für immer verloren
wiraqocha-n-no-camp = { $seat } kann das Basislager nicht einsetzen: Der Zug endet
wiraqocha-n-harvested = { $seat } sammelt { $somnium } ein ({ $points } gefördert)
wiraqocha-n-gave-back = { $seat } gibt { $resources } zurück: Mehr lässt sich nicht lagern
wiraqocha-n-won = { $victory ->
    [artifacts] { $seat } hat alle Artefakte und gewinnt!
    [somnium] { $seat } hat genug Somnium für die Kaiserin und gewinnt!
   *[leviathan] { $seat } kann den Leviathan bauen und gewinnt!
 }
wiraqocha-n-stopped = Die letzte Runde ist vorbei, niemand hat gewonnen: Es zählt das Somnium, dann die Artefakte
