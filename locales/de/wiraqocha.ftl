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
    [recovery-workshop] Reparatur­werkstatt
    [android-explorer] Entdeckungs­maschine
    [battle-exoskeleton] Kampf-Exo­skelett
    [death-ray] Kreis des Todes
    [juggernaut] Juggernaut
    [mechanical-miner] Mechanischer Bohrer
    [production-tanks] Produktions­speicher
    [psychic-probe] Psychische Sonde
   *[transport-tunneller] Tunnel­bohrer
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

# The coach: what matters now, and why.
wiraqocha-guide-first = Es geht um einen von drei Siegen: alle { $artifacts } Artefakte, { $somnium } Somnium oder Karten für den Leviathan. Nach dem Wurf bringen Würfel dein Basislager ins Tal.
wiraqocha-guide-near = { $victory }: noch { $left }, und du gewinnst.
wiraqocha-guide-threat = { $owner } ist dem Sieg nah ({ $victory } { $has } von { $goal }).
wiraqocha-guide-threat-camp = { $owner } ist dem Sieg nah ({ $victory } { $has } von { $goal }): Das Lager auf Gebiet { $tile } lässt sich plündern oder erobern.
wiraqocha-guide-last = { $count ->
    [one] Das ist die letzte Runde: Somnium entscheidet, dann Artefakte.
   *[other] Nur noch { $count } Runden: Dann entscheidet Somnium, danach Artefakte.
 }
wiraqocha-guide-roll = Du wirfst { $dice } und bekommst { $resources }.
wiraqocha-guide-roll-few = Du wirfst nur { $dice }: Ein Dorf brächte jeden Zug einen mehr.
wiraqocha-guide-roll-camp = Dein Basislager wartet in der Reserve: Nach dem Wurf kommt es zuerst.
wiraqocha-guide-take-back = Zurückgenommen ist die { $face } von Gebiet { $tile } ein Würfel mehr zum Werfen und bewacht nicht mehr.
wiraqocha-guide-useless-guard = Die { $face } auf Gebiet { $tile } hilft nicht, das Lager verteidigt sich besser.
wiraqocha-guide-exchange = { $why ->
    [artifact] Der Zeppelin auf Gebiet { $tile } lässt sich gegen { $pawn } tauschen: So bekommst du das Artefakt.
   *[vein] Der Zeppelin auf Gebiet { $tile } lässt sich gegen { $pawn } tauschen: Die Ader bringt doppelt so viel.
 }
wiraqocha-guide-camp-village = Das Basislager kann auf Gebiet { $tile }: Daneben liegt ein freies Dorf, das jeden Zug einen Würfel bringt.
wiraqocha-guide-camp-room = Das Basislager kann auf Gebiet { $tile }: { $count ->
    [one] Daneben liegt { $count } freies Gebiet
   *[other] Daneben liegen { $count } freie Gebiete
 }, und Figuren aus der Reserve gehen nur neben deine.
wiraqocha-guide-camp-reroll = Deine Würfel geben keinen Platz für das Lager her: Einen kannst du neu werfen.
wiraqocha-guide-camp-stuck = Deine Würfel geben keinen Platz für das Lager her: Hilft keine Karte, endet dein Zug hier.
wiraqocha-guide-harvest-wins = Beende deinen Zug: Die Ernte gewinnt das Spiel.
wiraqocha-guide-artifact = Auf Gebiet { $tile } liegt noch das Artefakt: Ein Entdecker nimmt es.
wiraqocha-guide-plunder = Das Lager von { $owner } auf Gebiet { $tile } ist in Reichweite: Dort gibt es { $things }.
wiraqocha-guide-village = Gebiet { $tile } ist in Reichweite: Das Dorf bringt jedem Wurf einen Würfel mehr.
wiraqocha-guide-vein = Gebiet { $tile } ist in Reichweite: Ein Bohrer fördert dort jeden Zug { $points }.
wiraqocha-guide-build = Du kannst { $card } für { $price } bauen: Das zählt für den Leviathan.
wiraqocha-guide-jungle = Gebiet { $tile } ist in Reichweite: Es bringt jeden Zug { $resources }.
wiraqocha-guide-surplus = Am Ende des Zuges verlierst du { $resources }.
wiraqocha-guide-tile = Gebiet { $tile } ist in Reichweite: Jedes Gebiet öffnet den Weg zu seinen Nachbarn.
wiraqocha-guide-reroll = Die { $face } kannst du neu werfen.
wiraqocha-guide-guard = Deine { $face } kann Gebiet { $tile } bewachen: Dort steht { $pawn }.
wiraqocha-guide-harvest = Am Ende deines Zuges bringt die Ernte { $somnium }.
wiraqocha-guide-end = Du kannst deinen Zug beenden.
wiraqocha-guide-send-explorer = Nur Entdecker nehmen das Artefakt.
wiraqocha-guide-send-miner = Ein Bohrer fördert dort jeden Zug { $points }.
wiraqocha-guide-send-reserve = Mit einer Figur aus der Reserve behältst du alle anderen Gebiete.
wiraqocha-guide-send-move = Nur Figuren auf dem Brett kommen hin: Wer geht, gibt sein Gebiet auf.
wiraqocha-guide-meet = Deine Würfel passen, wie sie sind. Die übrigen können Gebiete bewachen.
wiraqocha-guide-meet-pay = Deine Würfel passen nicht ganz: Ändern kostet mindestens { $resources }.
wiraqocha-guide-meet-sum = Noch { $left } von { $number }.
wiraqocha-guide-meet-done = Diese Würfel ergeben { $number }: Mehr braucht es nicht.
wiraqocha-guide-beat = Ein weiterer Würfel muss über { $level } liegen.
wiraqocha-guide-beat-six = Eine 6 schlägt nur eine 7: Ressourcen heben einen deiner Würfel an.
wiraqocha-guide-loot = Am weitesten bist du beim Sieg „{ $victory }“, { $has } von { $goal }.
wiraqocha-guide-loot-threat = { $owner } ist dem Sieg „{ $victory }“ nah, { $has } von { $goal }.
wiraqocha-guide-capture = Als Gefangener bringt die Figur dir { $resources } oder { $somnium }, wenn sie freikommt; auf dem Friedhof nichts.
wiraqocha-guide-capture-swap = Nur ein Gefangener auf einmal: { $pawn } käme dafür frei.
wiraqocha-guide-defend = Hier steht { $pawn }: Wer angreift, braucht dann auch einen höheren Würfel. Deiner fehlt im nächsten Wurf, wenn du ihn nicht zurücknimmst.
wiraqocha-guide-defend-camp = Das Lager verteidigt sich schon mit { $level }: Nur ein höherer Würfel hilft.
wiraqocha-guide-set = So wie er liegt, kostet der Würfel nichts; jeder Schritt kostet { $step }.
wiraqocha-guide-set-surplus = Sonst verlierst du am Ende des Zuges { $resources }.
wiraqocha-guide-shield = Gebiet { $tile } wäre sicher, solange die Figur bleibt.
wiraqocha-guide-shield-camp = Auf Gebiet { $tile } schützt es dein Lager: Dann kann niemand plündern, was du gesammelt hast.
wiraqocha-guide-shield-any = Zieht die Figur von dem Gebiet weg, ist das Feld verloren.

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
wiraqocha-fold-early = Ressourcen schon jetzt nehmen
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

# What things are: a name, what they are for, how things stand with them.
wiraqocha-c-tile = { $terrain ->
    [ruins] Wer es hält, darf jeden Zug einen Würfel neu werfen; ein Entdecker, der ankommt, nimmt das Artefakt.
    [village] Wer es hält, wirft jeden Zug einen Würfel mehr.
    [vein] Ein Bohrer fördert hier jeden Zug { $vein }, anderswo { $elsewhere }; { $points } ergeben 1 Somnium.
    [cave] Ein Entdecker hier kann vor dem Wurf auf jedem freien Gebiet im Gebirge herauskommen.
   *[jungle] Wer es hält, bekommt jeden Zug { $gain }.
 }
wiraqocha-c-dead = Hier ist nichts mehr, und niemand kann mehr hierher.
wiraqocha-c-need-sum = Zu erobern mit beliebigen Würfeln, die zusammen { $number } ergeben.
wiraqocha-c-need-exact = Zu erobern mit genau { $dice }.
wiraqocha-c-mountain = Im Gebirge: Nur Zeppeline erobern es.
wiraqocha-c-free = Niemand hält es.
wiraqocha-c-held = { $owner } hält es mit { $pawn }.
wiraqocha-c-defence = { $dice ->
    [one] Zum Angriff braucht es dazu einen Würfel über { $level }.
   *[other] Zum Angriff braucht es dazu { $dice } Würfel über { $level }.
 }
wiraqocha-c-shielded = Das Kraftfeld: keine Eroberung, keine Plünderung.
wiraqocha-c-seven = Nur eine 6, die Ressourcen zur 7 machen, schlägt das.
wiraqocha-c-artifact-here = Sein Artefakt liegt noch hier.
wiraqocha-c-shield-name = Natürliche Verteidigung
wiraqocha-c-shield = Ein Basislager verteidigt sich selbst; liegt auch ein Würfel dort, zählt das Höhere von beiden.
wiraqocha-c-guard = Er schützt Gebiet { $tile }: Wer angreift, braucht einen Würfel mehr, als das Gebiet verlangt.
wiraqocha-c-guard-stays = { $owner } kann ihn vor einem Wurf zurücknehmen und wieder mitwerfen.
wiraqocha-c-artifact-name = Artefakt
wiraqocha-c-artifact = Mit allen { $goal } Artefakten gewinnst du; nur Entdecker, die auf Ruinen kommen, nehmen sie.
wiraqocha-c-lies-on = Auf Gebiet { $tile }.
wiraqocha-c-token-ready = { $owner } kann sie auf ein Gebiet legen.
wiraqocha-c-fortress = Sie verdoppelt die Verteidigung ihres Gebiets: Zwei Würfel müssen höher sein.
wiraqocha-c-field = Niemand erobert oder plündert sein Gebiet; zieht die Figur dort weg, ist es für immer verloren.
wiraqocha-c-pawn = { $pawn ->
    [base-camp] Es kommt zuerst: Ohne Lager keine Aktion und keine Ernte; es verteidigt sich selbst mit { $level }.
    [explorer] Er nimmt das Artefakt, wenn er auf Ruinen kommt.
    [miner] Er fördert am Ende jedes Zuges Somnium: { $vein } Punkte auf einer Ader, { $elsewhere } anderswo.
    [zeppelin] Er erobert als Einziger Gebirge und andere Zeppeline; vor dem Wurf kann er einer anderen Figur Platz machen.
    [android-explorer] Ein weiterer Entdecker, der mit seiner Karte wechselt.
    [mechanical-miner] Ein weiterer Bohrer, der mit seiner Karte wechselt.
   *[juggernaut] Ein weiterer Zeppelin, der mit seiner Karte wechselt.
 }
wiraqocha-c-stands-on = Steht auf Gebiet { $tile }.
wiraqocha-c-in-reserve = In Reserve: kann neben Gebiete, die { $owner } hält.
wiraqocha-c-in-reserve-camp = In Reserve: muss vor allem anderen aufs Brett.
wiraqocha-c-in-cemetery = Auf dem Friedhof: { $owner } kauft die Figur für { $price } zurück.
wiraqocha-c-in-prison = Gefangen bei { $owner }; { $resources } oder { $somnium } lösen die Figur aus.
wiraqocha-c-out = Für immer aus dem Spiel.
wiraqocha-c-die = Einmal zu benutzen: Er erobert Gebiete, allein oder mit anderen, oder bewacht eines von deinen.
wiraqocha-c-die-step = { $step } ändern ihn um eins, für eine Benutzung.
wiraqocha-c-unused = { $count ->
    [one] { $count } Würfel ist unbenutzt.
   *[other] { $count } Würfel sind unbenutzt.
 }
wiraqocha-c-tray = Die Würfel dessen, der am Zug ist; jeder wird einmal benutzt, in beliebiger Reihenfolge.
wiraqocha-c-waiting = Jedes Dorf, das man hält, bringt einen Würfel mehr; Würfel, die Gebiete bewachen, fehlen.
wiraqocha-c-rerolls-name = Wiederholungswürfe
wiraqocha-c-rerolls = Für jede Ruine, die man zu Beginn des Zuges hält, darf man einen unbenutzten Würfel neu werfen.
wiraqocha-c-price = Kostet { $price } und zählt ebenso viel für den Leviathan.
wiraqocha-c-face-up = Liegt offen: Jeden Zug kann man eine Karte bauen.
wiraqocha-c-to-come = Liegt noch im Stapel.
wiraqocha-c-belongs = Gehört { $owner }.
wiraqocha-c-pile-name = Karten im Stapel
wiraqocha-c-pile = Am Ende eines Zuges wird die offene Auslage von hier aufgefüllt.
wiraqocha-c-resources-of = Ressourcen von { $owner }
wiraqocha-c-resources = Damit baut man Karten, kauft Figuren zurück und ändert Würfel: { $step } je Schritt.
wiraqocha-c-somnium-of = Somnium von { $owner }
wiraqocha-c-somnium = Mit { $goal } Somnium gewinnst du; manche Karten kosten welches, und es kauft dir jeden Zug einen Würfel.
wiraqocha-c-artifacts-of = Artefakte von { $owner }
wiraqocha-c-has = { $owner } hat { $what }.
wiraqocha-c-has-of = { $owner } hat { $has } von { $goal }.
wiraqocha-c-kept = Am Ende eines Zuges bleiben höchstens { $count }.
wiraqocha-c-income = Ein Zug bringt { $what }.
wiraqocha-c-harvest = Das Ende des Zuges bringt { $somnium } ({ $points } gefördert).
wiraqocha-c-villages = Dörfer: { $count }.
wiraqocha-c-guards = { $count ->
    [one] { $count } Würfel bewacht ein Gebiet.
   *[other] { $count } Würfel bewachen Gebiete.
 }
wiraqocha-c-stores = Womit bezahlen kann, wer am Zug ist.
wiraqocha-c-player = Form und Farbe der Figuren dieser Person.
wiraqocha-c-start = Hier beginnt jede Runde.
wiraqocha-c-start-now = { $owner } wurde zu Beginn ausgelost.
wiraqocha-c-turn = Ein Zug hat drei Teile: vorbereiten, Würfel nutzen, ernten.
wiraqocha-c-turn-first = { $owner } bereitet den Zug vor.
wiraqocha-c-turn-second = { $owner } nutzt die Würfel.
wiraqocha-c-cemetery = Besiegte Figuren warten hier; einmal pro Zug kannst du eine eigene für { $price } zurückkaufen.
wiraqocha-c-no-graves = Hier liegt niemand.
wiraqocha-c-supply-dice = Benutzte Würfel kommen hierher zurück; mehr als hier liegen, kann niemand werfen.
wiraqocha-c-supply = Was bezahlt wird, kommt hierher zurück; reicht es nicht, bekommst du den Rest.
wiraqocha-c-left = Noch { $what }.
wiraqocha-c-slot = { $slot ->
    [dice] Ressourcen ändern Würfel: { $step } für jeden Schritt hinauf oder hinunter, für eine Benutzung.
    [reroll] Wirft einen unbenutzten Würfel neu oder dreht ihn mit dem Kampf-Exoskelett.
    [buy] Baut eine Karte, kauft eine Figur zurück oder kauft einen Würfel dazu.
    [done] Lässt die Würfel, wie sie liegen, und macht weiter.
    [roll] Nimmt deine Ressourcen und wirft deine Würfel; danach benutzt du sie.
   *[end] Beendet deinen Zug: Bohrer bringen Somnium, Ressourcen über { $kept } gehen zurück.
 }

# Why something cannot be done; stands behind what it is, and a colon.
wiraqocha-r-game-over = Das Spiel ist vorbei
wiraqocha-r-chance = Erst müssen Würfel und Karten fallen
wiraqocha-r-not-your-turn = { $seat } ist am Zug
wiraqocha-r-begun = Beantworte zuerst: { $question }
wiraqocha-r-not-asked = { $what ->
    [pawn] Wähle zuerst das Ziel
   *[die] Wähle zuerst, wofür
 }
wiraqocha-r-roll-first = Wirf zuerst deine Würfel
wiraqocha-r-rolled = Nur vor dem Wurf, und du hast schon gewürfelt
wiraqocha-r-camp-first = Zuerst muss dein Basislager aufs Brett
wiraqocha-r-camp-must = Dein Basislager kann aufs Brett, also muss es
wiraqocha-r-camp-at-risk = Dein Basislager könnte seinen letzten Platz verlieren; setz es zuerst
wiraqocha-r-by-the-roll = Das erledigt der Wurf für dich
wiraqocha-r-done = { $once ->
    [collect] Du hast sie schon genommen
    [build] Eine Karte pro Zug, und du hast eine gebaut
    [fortress] In diesem Zug nicht noch einmal
   *[other] Nur einmal pro Zug, und das hast du schon
 }
wiraqocha-r-counted = Deine Würfel sind schon gezählt
wiraqocha-r-no-rerolls = Du hast keinen Wiederholungswurf; jede Ruine, die du zu Beginn des Zuges hältst, gibt einen
wiraqocha-r-ray-fired = Nur einmal im Spiel, und das ist geschehen
wiraqocha-r-token-lost = Die Marke ist aus dem Spiel
wiraqocha-r-no-card = Dir fehlt die Karte „{ $card }“
wiraqocha-r-yours = Die Karte hast du schon
wiraqocha-r-taken = Die Karte hat { $seat }
wiraqocha-r-in-pile = Liegt noch nicht offen
wiraqocha-r-no-dice = Du hast keinen unbenutzten Würfel mehr
wiraqocha-r-no-die-shows = Keiner deiner unbenutzten Würfel zeigt { $face }
wiraqocha-r-no-free-die = Alle Würfel liegen auf Gebieten oder sind noch unbenutzt
wiraqocha-r-shows-already = Das zeigt er schon
wiraqocha-r-none-in-reserve = In deiner Reserve ist keine solche Figur
wiraqocha-r-none-in-cemetery = Auf dem Friedhof liegt keine solche Figur von dir
wiraqocha-r-no-prisoner = Dort ist keine Figur von dir gefangen
wiraqocha-r-not-in-play = Dieses Gebiet liegt nicht im Tal
wiraqocha-r-dead = Der Kreis des Todes hat es zerstört
wiraqocha-r-own-tile = Du hältst es selbst
wiraqocha-r-not-yours = Du hältst dieses Gebiet nicht
wiraqocha-r-shielded = Das Kraftfeld schützt es
wiraqocha-r-not-adjacent = Es liegt neben keinem deiner Gebiete
wiraqocha-r-camp-in-air = Das Basislager geht weder ins Gebirge noch gegen einen Zeppelin
wiraqocha-r-only-zeppelins = Dorthin kommen nur Zeppeline
wiraqocha-r-zeppelin-too-far = Dorthin kommen nur Zeppeline, aus der Reserve nur neben deine Gebiete
wiraqocha-r-no-guard = Dort liegt kein Verteidigungswürfel
wiraqocha-r-no-zeppelin = Dort ist kein Zeppelin von dir
wiraqocha-r-flies = Nur eine Figur anderer Art nimmt den Platz eines Zeppelins ein
wiraqocha-r-no-explorer = Kein Entdecker von dir ist in der Höhle
wiraqocha-r-no-mountain = Das liegt nicht im Gebirge
wiraqocha-r-occupied = Dort steht schon jemand
wiraqocha-r-there-already = Dort ist sie schon
wiraqocha-r-nothing-to-probe = Dort würde nichts schwächer
wiraqocha-r-no-camp = Dort ist kein gegnerisches Basislager
wiraqocha-r-nothing-to-take = Da ist nichts zu holen
wiraqocha-r-building = Bauwerke kann man nicht stehlen
wiraqocha-r-short = Du brauchst noch { $more } und hast { $has }
wiraqocha-r-sum = Deine Würfel ergeben keine { $number }
wiraqocha-r-exactly = Deine Würfel zeigen nicht { $dice }
wiraqocha-r-defended = { $dice ->
    [one] Du brauchst noch einen Würfel über { $level }
   *[other] Du brauchst noch { $dice } Würfel über { $level }
 }
wiraqocha-r-lowest-first = Nenne die Würfel vom niedrigsten an
wiraqocha-r-misfit = Damit gehen die Würfel nicht auf
wiraqocha-r-changed = { $because }; um Würfel zu ändern, brauchst du noch { $more }

# The end.
wiraqocha-f-of = { $has } von { $goal }
wiraqocha-f-cards = { $cards }: { $has } von { $goal }
wiraqocha-f-tie-only = zählt nur bei gleich viel Somnium
wiraqocha-f-not-counted = unvollständig, zählt deshalb nicht
wiraqocha-f-artifacts = { $seat } gewinnt mit allen Artefakten: { $has } von { $goal }.
wiraqocha-f-somnium = { $seat } gewinnt mit Somnium: { $has } von { $goal }.
wiraqocha-f-leviathan = { $seat } gewinnt mit dem Leviathan: { $has } von { $goal } auf Karten.
wiraqocha-f-first = Nach { $round } Runden hat niemand gewonnen; vorn liegt { $seats } mit { $somnium }.
wiraqocha-f-tie-break = Nach { $round } Runden hat niemand gewonnen; vorn liegt { $seats } mit gleich viel Somnium wie { $others }, aber mehr Artefakten.
wiraqocha-f-shared = Nach { $round } Runden hat niemand gewonnen; { $seats } teilen sich den ersten Platz mit { $somnium } und { $artifacts }.

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

# Alle Teile einer Art, für Besitzer der Schachtel.
wiraqocha-gallery-cards = Alle Karten mit ihren Preisen

# Eingetragenes Glück.
wiraqocha-luck-lay = Welches Gebiet liegt an Stelle { $place }?
wiraqocha-luck-turn = Welche Karte wird aufgedeckt?
wiraqocha-luck-roll = { $left ->
    [one] Was wurde gewürfelt? Noch 1 Würfel
   *[other] Was wurde gewürfelt? Noch { $left } Würfel
}
