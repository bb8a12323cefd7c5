# The legend of Novgorod: signs that have no name elsewhere, and what they mean.
novgorod-legend-goods = Goods
novgorod-legend-good-says = { $luxury ->
    [provisions] Loaded in its city; fills orders and career rows, and makes provisions.
    [clothing] Loaded in its city; fills orders and career rows, and makes clothing.
   *[jewellery] Loaded in its city; fills orders and career rows, and makes jewellery.
}
novgorod-legend-any-goods = Goods of your choice
novgorod-legend-any-goods-says = So many different goods of the unused cards of your route.
novgorod-legend-luxuries = Luxuries
novgorod-legend-luxury-says = { $luxury ->
    [provisions] Made of food in a manufactory with a green head.
    [clothing] Made of cloth, fabrics and fur in a manufactory with a red head.
   *[jewellery] Made of amber and glass in a manufactory with a violet head.
}
novgorod-legend-any-luxuries = Luxuries of your choice
novgorod-legend-any-luxuries-says = So many different luxuries that your route can make.
novgorod-legend-least = Of two goods or more
novgorod-legend-least-says = The luxury of a special order must be made of at least so many goods.
novgorod-legend-numbers = Numbers and marks
novgorod-legend-seal-says = The points of the game: the number in the wax says how many something brings.
novgorod-legend-income = Income
novgorod-legend-income-says = The ducats a trading post of yours brings if you use its card for nothing else.
novgorod-legend-fee = Harbour fee
novgorod-legend-fee-says = So many ducats a call costs without a trading post of your own.
novgorod-legend-post = Price of the next trading post
novgorod-legend-mark = Mark of a player
novgorod-legend-mark-says = On a quay it stands for a trading post, on the border of the chart for the seals.
novgorod-legend-chart = On the chart
novgorod-legend-works = Manufactory
novgorod-legend-ship = Ship
novgorod-legend-lane = Sea lane
novgorod-legend-lane-says = These cities are neighbours: a route can go from one to the other.
novgorod-legend-wake = Route of this turn
novgorod-legend-wake-says = This way was sailed in this turn, in the colour of the player.
novgorod-legend-place = Place in the route
novgorod-legend-place-says = The city is this card of the route, counted from the ship.
novgorod-legend-merchant-says = Brings more ducats or seals for what is sold in his city; he sails on after every phase 2.
novgorod-legend-pirate-says = Makes a route through its city shorter, or closes the city; it can be moved.
novgorod-legend-closed = Closed city
novgorod-legend-closed-says = The pirate has closed it: nobody calls here, and its neighbours lie beside each other.
novgorod-legend-cards = On the cards
novgorod-legend-lamp = Still usable
novgorod-legend-lamp-says = A good in the light can still be used in this turn.
novgorod-legend-turned = Used
novgorod-legend-turned-says = This card of the route has been used in this turn.
novgorod-legend-down = Face down
novgorod-legend-down-says = This trading post only carries the manufactory of the city before it.
novgorod-legend-hidden-says = The back of an order: only its owner knows it; on the pile it says how many are left.
novgorod-legend-tick = Filled
novgorod-legend-tick-says = This line is done, and its seals are counted.
novgorod-legend-career = Career and privileges
