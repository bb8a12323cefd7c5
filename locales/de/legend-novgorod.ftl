# Die Legende von Novgorod: Zeichen, die sonst keinen Namen haben, und was sie bedeuten.
novgorod-legend-goods = Waren
novgorod-legend-good-says = { $luxury ->
    [provisions] In ihrer Stadt geladen; erfüllt Aufträge und Karrierestufen und wird zu Proviant.
    [clothing] In ihrer Stadt geladen; erfüllt Aufträge und Karrierestufen und wird zu Kleidung.
   *[jewellery] In ihrer Stadt geladen; erfüllt Aufträge und Karrierestufen und wird zu Schmuck.
}
novgorod-legend-any-goods = Waren deiner Wahl
novgorod-legend-any-goods-says = So viele verschiedene Waren von unbenutzten Karten deiner Route.
novgorod-legend-luxuries = Luxusgüter
novgorod-legend-luxury-says = { $luxury ->
    [provisions] Aus Lebensmitteln, in einer Manufaktur mit grünem Kopf.
    [clothing] Aus Tuch, Stoffen und Pelz, in einer Manufaktur mit rotem Kopf.
   *[jewellery] Aus Bernstein und Glas, in einer Manufaktur mit violettem Kopf.
}
novgorod-legend-any-luxuries = Luxusgüter deiner Wahl
novgorod-legend-any-luxuries-says = So viele verschiedene Luxusgüter, wie deine Route sie herstellen kann.
novgorod-legend-least = Aus zwei oder mehr Waren
novgorod-legend-least-says = Das Luxusgut eines Spezialauftrags muss aus mindestens so vielen Waren sein.
novgorod-legend-numbers = Zahlen und Zeichen
novgorod-legend-seal-says = Die Punkte des Spiels: Die Zahl im Wachs sagt, wie viele etwas bringt.
novgorod-legend-income = Einkommen
novgorod-legend-income-says = So viele Dukaten bringt ein eigenes Kontor, wenn du seine Karte für nichts anderes nutzt.
novgorod-legend-fee = Hafengebühr
novgorod-legend-fee-says = So viele Dukaten kostet das Anlegen ohne eigenes Kontor.
novgorod-legend-post = Preis des nächsten Kontors
novgorod-legend-mark = Zeichen eines Spielers
novgorod-legend-mark-says = Am Kai steht es für ein Kontor, am Rand der Seekarte für die Siegel.
novgorod-legend-chart = Auf der Seekarte
novgorod-legend-works = Manufaktur
novgorod-legend-ship = Schiff
novgorod-legend-lane = Seeweg
novgorod-legend-lane-says = Diese Städte sind Nachbarn: Eine Route kann von der einen zur anderen gehen.
novgorod-legend-wake = Route dieses Zugs
novgorod-legend-wake-says = Dieser Weg wurde in diesem Zug gesegelt, in der Farbe des Spielers.
novgorod-legend-place = Platz in der Route
novgorod-legend-place-says = Die wievielte Karte der Route diese Stadt ist, vom Schiff an gezählt.
novgorod-legend-merchant-says = Bringt mehr Dukaten oder Siegel für das, was in seiner Stadt verkauft wird; nach jeder Phase 2 zieht er weiter.
novgorod-legend-pirate-says = Verkürzt Routen durch seine Stadt oder schließt sie; er lässt sich versetzen.
novgorod-legend-closed = Geschlossene Stadt
novgorod-legend-closed-says = Der Pirat hat sie geschlossen: Niemand legt an, und ihre Nachbarn liegen nebeneinander.
novgorod-legend-cards = Auf den Karten
novgorod-legend-lamp = Noch nutzbar
novgorod-legend-lamp-says = Eine Ware im Licht lässt sich in diesem Zug noch nutzen.
novgorod-legend-turned = Genutzt
novgorod-legend-turned-says = Diese Karte der Route wurde in diesem Zug genutzt.
novgorod-legend-down = Verdeckt
novgorod-legend-down-says = Dieses Kontor trägt nur die Manufaktur der Stadt vor ihm.
novgorod-legend-hidden-says = Die Rückseite eines Auftrags: Ihn kennt nur, wem er gehört; auf dem Stapel steht, wie viele übrig sind.
novgorod-legend-tick = Erfüllt
novgorod-legend-tick-says = Diese Zeile ist erledigt, ihre Siegel sind gezählt.
novgorod-legend-career = Karriere und Privilegien
