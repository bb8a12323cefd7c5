# La légende de Novgorod : les signes qui n’ont pas de nom ailleurs, et leur sens.
novgorod-legend-goods = Marchandises
novgorod-legend-good-says = { $luxury ->
    [provisions] Se charge dans sa ville ; sert aux commandes, à la carrière, et devient des vivres.
    [clothing] Se charge dans sa ville ; sert aux commandes, à la carrière, et devient des vêtements.
   *[jewellery] Se charge dans sa ville ; sert aux commandes, à la carrière, et devient des bijoux.
}
novgorod-legend-any-goods = Marchandises au choix
novgorod-legend-any-goods-says = Autant de marchandises différentes, prises aux cartes non utilisées de votre route.
novgorod-legend-luxuries = Produits de luxe
novgorod-legend-luxury-says = { $luxury ->
    [provisions] Faits de denrées, dans une manufacture à tête verte.
    [clothing] Faits de drap, d’étoffes et de fourrure, dans une manufacture à tête rouge.
   *[jewellery] Faits d’ambre et de verre, dans une manufacture à tête violette.
}
novgorod-legend-any-luxuries = Produits de luxe au choix
novgorod-legend-any-luxuries-says = Autant de produits de luxe différents que votre route peut fabriquer.
novgorod-legend-least = De deux marchandises ou plus
novgorod-legend-least-says = Le produit de luxe d’une commande spéciale doit compter au moins autant de marchandises.
novgorod-legend-numbers = Nombres et signes
novgorod-legend-seal-says = Les points du jeu : le nombre dans la cire dit combien une chose en rapporte.
novgorod-legend-income = Revenu
novgorod-legend-income-says = Autant de ducats pour un comptoir à vous, si sa carte ne sert à rien d’autre.
novgorod-legend-fee = Droit de port
novgorod-legend-fee-says = Autant de ducats à payer pour une escale sans comptoir à vous.
novgorod-legend-post = Prix du prochain comptoir
novgorod-legend-mark = Signe d’un joueur
novgorod-legend-mark-says = Sur le quai, son comptoir ; au bord de la carte, ses sceaux.
novgorod-legend-chart = Sur la carte marine
novgorod-legend-works = Manufacture
novgorod-legend-ship = Navire
novgorod-legend-lane = Voie maritime
novgorod-legend-lane-says = Ces villes sont voisines : une route peut aller de l’une à l’autre.
novgorod-legend-wake = Route de ce tour
novgorod-legend-wake-says = Ce trajet a été parcouru pendant ce tour, dans la couleur du joueur.
novgorod-legend-place = Place dans la route
novgorod-legend-place-says = Le rang de cette ville parmi les cartes de la route, compté depuis le navire.
novgorod-legend-merchant-says = Rapporte plus de ducats ou de sceaux pour ce qui se vend dans sa ville ; il repart après chaque phase 2.
novgorod-legend-pirate-says = Raccourcit les routes qui passent par sa ville, ou la ferme ; on peut le déplacer.
novgorod-legend-closed = Ville fermée
novgorod-legend-closed-says = Le pirate l’a fermée : nulle escale, et ses voisines deviennent voisines entre elles.
novgorod-legend-cards = Sur les cartes
novgorod-legend-lamp = Encore utilisable
novgorod-legend-lamp-says = Une marchandise éclairée peut encore servir pendant ce tour.
novgorod-legend-turned = Utilisée
novgorod-legend-turned-says = Cette carte de la route a servi pendant ce tour.
novgorod-legend-down = Face cachée
novgorod-legend-down-says = Ce comptoir ne fait que porter la manufacture de la ville qui le précède.
novgorod-legend-hidden-says = Le dos d’une commande : seul son propriétaire la connaît ; sur la pioche, il dit combien il en reste.
novgorod-legend-tick = Remplie
novgorod-legend-tick-says = Cette ligne est faite, et ses sceaux sont comptés.
novgorod-legend-career = Carrière et privilèges
