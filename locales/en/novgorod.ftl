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
   *[antwerp] Antwerp
}
novgorod-good = { $good ->
    [cloth] cloth
    [fish] fish
    [glass] glass
    [fur] fur
    [grain] grain
    [amber] amber
    [salt] salt
   *[fabrics] fabrics
}
novgorod-some-good = { $good ->
    [cloth] cloth
    [fish] fish
    [glass] glass
    [fur] fur
    [grain] grain
    [amber] amber
    [salt] salt
   *[fabrics] fabrics
}
novgorod-luxury = { $luxury ->
    [provisions] provisions
    [clothing] clothing
   *[jewellery] jewellery
}
novgorod-some-luxury = { $luxury ->
    [provisions] provisions
    [clothing] clothing
   *[jewellery] jewellery
}
novgorod-of-two-goods = { $luxury } (two goods or more)
novgorod-privilege = { $privilege ->
    [speed] Speed +1
    [income] Income +2
    [order] Order −3
    [seal] Seal +1
   *[any] Any
}
novgorod-privilege-short = { $privilege ->
    [speed] Speed +1
    [income] Income +2
    [order] Order −3
    [seal] Seal +1
   *[any] Any
}
novgorod-privilege-help = { $privilege ->
    [speed] the route may have one card more
    [income] 2 ducats more in phase 2
    [order] one more order, for 3 ducats less
    [seal] 1 seal more at the end of the turn
   *[any] stands for any privilege
}
novgorod-bonus = { $bonus ->
    [eight-posts] 8 Trading Posts
    [five-cities] 5-City Route
    [luxury-trader] Luxury Trader
    [three-orders] 3 Orders
    [career] Career
   *[variety] Variety of Goods
}
novgorod-bonus-help = { $bonus ->
    [eight-posts] a trading post in every city
    [five-cities] a route through five cities
    [luxury-trader] a luxury made of two goods or more
    [three-orders] three orders under the ship
    [career] a career that brings 3 seals a turn
   *[variety] different goods and luxuries on the orders under the ship, counted at the end
}
novgorod-ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
novgorod-seals = { $count ->
    [one] { $count } seal
   *[other] { $count } seals
}
novgorod-goods = { $count ->
    [one] { $count } good
   *[other] { $count } different goods
}
novgorod-luxuries = { $count ->
    [one] { $count } luxury
   *[other] { $count } different luxuries
}
novgorod-source = { $source ->
    [luxuries] luxuries { $count }
    [orders] orders { $count }
    [specials] special orders { $count }
    [career] career { $count }
   *[bonus] bonus cards { $count }
}

# The table.
novgorod-title-introduction = Introduction
novgorod-title-round = Round { $round } · the last one follows { $seals } or the top of a career
novgorod-title-last = Round { $round }, the last
novgorod-title-over = The game is over
novgorod-label-seals = Seals
novgorod-label-ducats = Ducats
novgorod-label-speed = Speed
novgorod-label-career = Rows
novgorod-label-posts = Posts
novgorod-start-player = starts
novgorod-orders-title = Orders
novgorod-bonus-title = Bonus cards
novgorod-posts-title = { $count ->
    [one] { $count } trading post
   *[other] { $count } trading posts
}
novgorod-under-title = { $count ->
    [one] { $count } under the ship
   *[other] { $count } under the ship
}
novgorod-route-title = Route: { $count } of { $most }
novgorod-career-title = Career
novgorod-per-turn = { $seals } a turn
novgorod-x = An X still shows: if it does at the end, the game is lost.
novgorod-turn-privilege = privilege used: { $privilege }
novgorod-turn-discount = { $ducats } off special orders
novgorod-turn-pirate = pirate moved just now
novgorod-turn-bought = purchase made
novgorod-owed = { $ducats } of harbour fees to pay
novgorod-next-speed = { $speed } for { $price }
novgorod-next-post = The next trading post costs { $price }
novgorod-no-post = No trading post is left
novgorod-about-city = { $city }: { $good }. { $post }. Income { $income }, harbour fee { $fee }.
novgorod-about-income = An unused trading post in a route brings { $ducats } here.
novgorod-about-fee = Without a trading post of your own, calling here costs a harbour fee of { $ducats }.
novgorod-about-race = Seals: { $players }. The last round follows { $seals }.
novgorod-about-works = This manufactory makes { $luxury }. { $lines }; and as many ducats.
novgorod-about-order = Order no. { $number }: { $lines }
novgorod-about-pile = { $count ->
    [one] { $count } order in the pile
   *[other] { $count } orders in the pile
}
novgorod-about-post = Trading post in { $city }: { $good }, income { $income }
novgorod-about-special = Special order no. { $number }: { $wants }; costs { $price }, brings { $seals }
novgorod-about-row = Row { $row }: costs { $cost }, ends the privilege { $privilege }
novgorod-hidden-order = A hidden order
novgorod-secret = Nobody else knows this order.
novgorod-hold-empty = Hold empty
novgorod-hold-of = Hold: { $good } of { $city }
novgorod-stored = stored
novgorod-used = used
novgorod-card-own = Trading post in { $city }: { $good }
novgorod-card-base = Base post in { $city }: { $good }, harbour fee { $fee }
novgorod-card-held = Trading post in { $city }: { $good }; the stored good is lost at the end of phase 2, unless it is used or stored again
novgorod-card-placeholder = The post of { $post } lies face down, a place for the manufactory of { $city }
novgorod-ship-of = The ship of { $name }
novgorod-merchant-front = Merchant: income or a luxury sold here brings { $ducats } more.
novgorod-merchant-back = Merchant: a luxury sold here brings { $seals } more.
novgorod-pirate-front = Pirate: a route through this city is one card shorter.
novgorod-pirate-back = Pirate: this city is closed, its neighbours are neighbours of each other.

# On the chart and on the deck, in few letters.
novgorod-market = Market
novgorod-chart-introduction = Introduction
novgorod-chart-round = Round { $round }
novgorod-chart-last = the last round
novgorod-chart-end = ends at { $seals } seals or a full career
novgorod-specials-short = Special orders
novgorod-specials-lower = each lower +{ $ducats }
novgorod-hand-head = Hand
novgorod-hold-head = Hold
novgorod-done-head = Done
novgorod-of-most = { $count } of { $most }
novgorod-career-brings = { $count } a turn
novgorod-row-done = Row { $row } done
novgorod-ledger-purse = Purse
novgorod-ledger-owed = Owed
novgorod-ledger-left = Left
novgorod-ledger-short = so a sale or an income must follow
novgorod-use = { $use ->
    [sell] Sell
    [orders] Orders
    [career] Career
    [store] Store
   *[income] Income
}
novgorod-ways = { $count ->
    [0] none
    [one] { $count } way
   *[other] { $count } ways
}
novgorod-phase = { $phase ->
    [sail] Sail
    [use] Use
    [buy] Buy
   *[end] End
}
novgorod-phase-help = { $phase ->
    [sail] lay the route
    [use] goods and luxuries
    [buy] one purchase
   *[end] career, bonuses
}
novgorod-slot-stay = Stay
novgorod-slot-laid = Route done
novgorod-slot-used = Done using
novgorod-slot-ship = Faster ship
novgorod-slot-pirate = Pirate
novgorod-slot-end = End turn
novgorod-slot-privilege = Privilege
novgorod-chip-ducats = { $count ->
    [one] ducat
   *[other] ducats
}
novgorod-chip-seals = { $count ->
    [one] seal
   *[other] seals
}
novgorod-chip-cards = { $count ->
    [one] card
   *[other] cards
}

# The questions.
novgorod-ask-side = Which side of your career card do you play?
novgorod-ask-take = { $posts ->
    [one] What do you take? You still need a post and an order.
   *[other] What do you take? You still need { $posts } posts and an order.
}
novgorod-ask-take-post = { $posts ->
    [one] Which trading post do you take?
   *[other] Which trading post do you take? You still need { $posts }.
}
novgorod-ask-take-order = Which order do you take? Each costs { $price } later.
novgorod-ask-begin = Phase 1: where does your route begin?
novgorod-ask-on = Phase 1: where does your route go next?
novgorod-ask-use = Phase 2: how do you use your route?
novgorod-ask-use-fees = Phase 2: how do you use your route? You owe { $ducats }.
novgorod-ask-make = Phase 2: how do you make { $luxury } { $purpose }?
novgorod-ask-make-any = { $count ->
    [one] Phase 2: which luxury do you make { $purpose }?
   *[other] Phase 2: which { $count } luxuries do you make { $purpose }?
}
novgorod-ask-give-good = Phase 2: which { $good } do you give { $purpose }?
novgorod-ask-give = { $count ->
    [one] Phase 2: which good do you give { $purpose }?
   *[other] Phase 2: give { $count } goods { $purpose }, leftmost first
}
novgorod-for-upper = for the upper line of order no. { $number }
novgorod-for-lower = for the lower line of order no. { $number }
novgorod-for-career = for your career
novgorod-for-special = for special order no. { $number }
novgorod-ask-stow = Phase 2: where does order no. { $number } go?
novgorod-ask-buy = Phase 3: what do you buy?
novgorod-ask-more = Phase 3: anything else?
novgorod-ask-end = Phase 4: do you use a privilege?

# The guide.
novgorod-guide-side = Both sides show the same privileges, but ask for different things, row by row. Look at the lowest two rows: you will want to pay them soon, because every covered row brings more seals in every turn. Goods are easy to come by early on; ducats need trading posts with a good income.
novgorod-guide-take = Most seals win, and the end is near once somebody has { $seals }. A trading post lets your ship call at its city without a harbour fee and load its good. A good first choice is a cheap city whose good your order asks for, or one that the manufactory of a neighbouring city can work.
novgorod-guide-take-second = You have a trading post in { $city }; the cities beside it are { $beside }. A second trading post there makes a whole route without fees. Or take an order now, if one lies open that asks for what you can already load: others may want it too.
novgorod-guide-take-beside = Your order is chosen; one trading post is missing. With one in { $city } already, look at the cities beside it: { $beside }. Best is one whose manufactory makes a luxury of your good, so that your very first route brings seals.
novgorod-guide-take-order = Each line of an order that you fill brings { $one }, both lines in the same turn bring { $both }. Look for one whose goods your two trading posts supply, or whose luxury is made close to them. An order from the pile stays your secret, but you cannot choose it.
novgorod-guide-begin = You lay up to { $most } cards from the ship to the right, each city beside the one before it. Begin in a city with a trading post of yours: it costs nothing, and its good serves everything that comes after it. Plan backwards: the manufactory you want to use comes last, its goods lie to the left of it.
novgorod-guide-on = The route goes on to a city beside { $city }. Sail towards the manufactory or the good that you still lack; a city without a trading post of yours costs its harbour fee, the number beside the anchor. If nothing out there is worth its fee, the route may end here, once its fees can be paid.
novgorod-guide-use = Each card of your route serves once, in any order: in an order, in your career, in a luxury that you make and sell, in the hold, or for its income. A line of an order brings { $one } at once, both lines together { $both }. A row of the career brings seals in every turn to come; and whoever still shows an X at the end has lost. Ducats are paid at once, so take income before you spend it; cards that are left bring nothing.
novgorod-guide-use-special = Each card of your route serves once, in any order: in an order, in your career, in a luxury that you sell, in the hold, or for its income. Special orders may be filled by anybody: the top one is the cheapest, each card above the one you choose costs { $ducats } more. They bring seals at once, while a row of the career brings them every turn. Ducats are paid at once, so take income before you spend it; cards that are left bring nothing.
novgorod-guide-make = Choose where the luxury is made, and of which goods. Since it serves a purpose it brings no seals or ducats of its own. Take the shortest line that will do, and spare the goods that you want for something else.
novgorod-guide-give = Choose the card whose good you hand over; it is then used up for this turn. The other cards can still bring their income or be stored. So give the goods of cities with a small income first.
novgorod-guide-stow = Beside the ship this order waits for its lower line, which is worth { $seals } in a later turn, but it takes up one of your { $most } places for orders. Under the ship it is done and counts for bonus cards. Let it wait if you can see the route that will finish it.
novgorod-guide-buy = You may buy one thing. A trading post saves a fee and adds a good for the rest of the game; a faster ship makes every route longer; an order gives your goods a purpose. In the first rounds speed and trading posts in a row pay best; ducats that are left over only break ties.
novgorod-guide-more = Your purchase is made; what can still be done comes on top of it. With the privilege for orders you may take one more at a discount, if you have a place for it. If you want nothing more, end the phase.
novgorod-guide-end = Your career now brings its seals. A privilege that you have not used in this turn is lost with it, and the one for a seal costs nothing: use it if you can. Every seal counts at the end.

# The choices.
novgorod-do-side = { $side ->
    [front] Front
   *[back] Back
}
novgorod-do-post = Trading post in { $city }
novgorod-do-ship = Faster ship: speed { $speed }
novgorod-do-take = Order no. { $number }
novgorod-do-take-cheap = Order no. { $number } by privilege
novgorod-do-draw = Order from the pile
novgorod-do-draw-cheap = Order from the pile by privilege
novgorod-do-lay = Sail to { $city }
novgorod-do-placeholder = Lay { $city } face down
novgorod-fold-placeholder = Lay a post face down
novgorod-do-use = Privilege { $privilege }
novgorod-do-pirate = Pirate to { $city }
novgorod-do-sell = Sell { $luxury } made in { $city }
novgorod-do-make = Make { $luxury } in { $city }
novgorod-do-fill-upper = Fill the upper line of order no. { $number }
novgorod-do-fill-lower = Fill the lower line of order no. { $number }
novgorod-do-rise = Rise to row { $row } of your career
novgorod-do-special = Fill special order no. { $number }
novgorod-do-special-cheap = Fill special order no. { $number } by privilege
novgorod-do-give = Give { $good }
novgorod-do-give-stored = Give the stored { $good }
novgorod-do-income = Take the income of { $city }
novgorod-do-store = Store { $good }
novgorod-do-beside = Beside the ship
novgorod-then-beside = then beside the ship
novgorod-do-under = Under the ship
novgorod-then-under = then under the ship
novgorod-do-stay = Stay in the harbour
novgorod-do-laid = The route is complete
novgorod-do-used = End phase 2
novgorod-do-bought = End phase 3
novgorod-do-buy-nothing = Buy nothing
novgorod-do-end = End the turn
novgorod-do-next = Go on
novgorod-hint-makes = makes { $luxury }
novgorod-hint-fee = harbour fee
novgorod-hint-slow = one card less because of the pirate
novgorod-hint-placeholder = so that the good of { $city } and its manufactory can both be used
novgorod-hint-any = by your privilege “Any”
novgorod-hint-free = free
novgorod-hint-of = of { $goods }
novgorod-hint-of-stored = of { $goods }, with the stored good
novgorod-hint-fill-closing = { $wish }; gives up the upper line
novgorod-hint-rise = then { $seals } a turn; ends the privilege { $privilege }
novgorod-hint-fees = harbour fees
novgorod-hint-store = for a later turn
novgorod-hint-store-instead = for a later turn; { $good } is given up
novgorod-hint-beside = the lower line can still be filled later
novgorod-hint-under = done with; the lower line is given up
novgorod-hint-later = paid afterwards
novgorod-hint-last-x = { $privilege } (and covers the last X)
novgorod-hint-unused = income of { $ducats } is given up
novgorod-hint-career = your career

# The log.
novgorod-log-built = { $city } gets a manufactory for { $luxury }
novgorod-log-row = Special order no. { $number } lies in place { $place } and shows part { $part }
novgorod-log-bonus-shown = The bonus card “{ $bonus }” is in play
novgorod-log-merchant-placed = The merchant begins in { $city }
novgorod-log-pirate-placed = The pirate begins in { $city }
novgorod-log-dealt = { $seat } is dealt order no. { $number }
novgorod-log-dealt-unseen = { $seat } is dealt an order
novgorod-log-countered = Order no. { $number } goes hidden under the ship of { $seat }
novgorod-log-countered-unseen = A hidden order goes under the ship of { $seat }
novgorod-log-countered-blank = The pile is empty: a blank order goes under the ship of { $seat }
novgorod-log-shown = Order no. { $number } is shown
novgorod-log-career = { $seat } gets career card { $number }
novgorod-log-side = { $side ->
    [front] { $seat } plays the front of the career card
   *[back] { $seat } plays the back of the career card
}
novgorod-log-post = { $seat } gets a trading post in { $city } for { $ducats }
novgorod-log-took = { $seat } takes order no. { $number } for { $ducats }
novgorod-log-drew = { $seat } draws an order from the pile for { $ducats }
novgorod-log-paid = { $seat } has paid { $ducats } in all for trading posts and orders
novgorod-log-round = Round { $round } begins
novgorod-log-laid = { $seat } sails to { $city }
novgorod-log-laid-base = { $seat } sails to { $city }, harbour fee { $ducats }
novgorod-log-placeholder = { $seat } lays { $post } face down for the manufactory of { $city }
novgorod-log-privilege = { $seat } uses the privilege “{ $privilege }”
novgorod-log-pirate-free = { $seat } moves the pirate to { $city }
novgorod-log-pirate = { $seat } moves the pirate to { $city } for { $ducats }
novgorod-log-made = { $seat } makes { $luxury } in { $city }
novgorod-log-sold = { $seat } sells it for { $seals } and { $ducats }
novgorod-log-revealed = { $seat } shows order no. { $number }
novgorod-log-gave = { $seat } gives { $good }
novgorod-log-gave-stored = { $seat } gives { $good } from the hold
novgorod-log-filled-upper = { $seat } fills the upper line of order no. { $number }: { $seals }
novgorod-log-filled-lower = { $seat } fills the lower line of order no. { $number }: { $seals }
novgorod-log-rose = { $seat } rises to row { $rows } of the career
novgorod-log-rose-paid = { $seat } rises to row { $rows } of the career for { $ducats }
novgorod-log-special-paid = { $seat } pays { $ducats } for special order no. { $number }
novgorod-log-special = { $seat } fills part { $part } of special order no. { $number }: { $seals }
novgorod-log-income = { $seat } takes { $ducats } in { $city }
novgorod-log-stored = { $seat } stores the good of { $city }
novgorod-log-beside = { $seat } puts order no. { $number } beside the ship
novgorod-log-under = { $seat } puts order no. { $number } under the ship
novgorod-log-fees = { $seat } pays { $ducats } of harbour fees
novgorod-log-merchant-moved = The merchant goes to { $city }
novgorod-log-speed = { $seat } raises the ship’s speed to { $speed } for { $ducats }
novgorod-log-sealed = { $seat } gets { $seals } for the career
novgorod-log-bonus = { $seat } earns the bonus “{ $bonus }”: { $seals }
novgorod-log-bonus-fell = The bonus card “{ $bonus }” is worth less from now on
novgorod-log-bonus-gone = The bonus card “{ $bonus }” leaves the game
novgorod-log-last-round = The last round begins
novgorod-log-ended = The game is over

# The table as text.
novgorod-text-bonus = Bonus “{ $bonus }”: { $help }
novgorod-text-earned = earned by { $players }
novgorod-text-merchant = M
novgorod-text-pirate = P
novgorod-text-city = City
novgorod-text-good = good
novgorod-text-price = price
novgorod-text-fee = fee
novgorod-text-income = income
novgorod-text-owners = owners
novgorod-text-neighbours = neighbours
novgorod-text-closed = closed
novgorod-text-works = Manufactories: what they use, and for how many seals and as many ducats
novgorod-text-orders = Orders, upper / lower line, { $price } each; { $pile }
novgorod-text-order = no. { $number } { $lines }
novgorod-text-specials = Special orders, the top one first; each one skipped costs { $ducats }
novgorod-text-filled = filled in this turn
novgorod-text-speed = speed { $speed }
novgorod-text-free = Rows
novgorod-text-hold = Hold
novgorod-text-hand = In hand
novgorod-text-beside = Half done
novgorod-text-under = Done
novgorod-text-rows = { $rows } of { $all } rows
novgorod-text-x = still shows an X
novgorod-text-secret = secret
novgorod-text-upper = upper line filled
novgorod-text-counter = counts, hidden
novgorod-text-hidden = { $count ->
    [one] { $count } hidden
   *[other] { $count } hidden
}
novgorod-text-base = base post
novgorod-text-held = from the hold
novgorod-text-placeholder = { $post } face down for { $city }
novgorod-text-lost = Lost with an X in the career: { $players }

# The pictures of the rulebook.
novgorod-picture-cities = The eight cities with their goods, and the links between them.
novgorod-picture-city = A city: its good; the price of the next trading post, the income of a trading post, the harbour fee; below, its manufactory.
novgorod-picture-route = A route from the ship to the right. Goods with a golden frame can still be used; the base post at the end costs its harbour fee.
novgorod-picture-placeholder = A trading post that lies face down carries the manufactory, so that the good before it stays usable.
novgorod-picture-works = A manufactory: what it makes and, line by line, of which goods and for how many seals.
novgorod-picture-order = An order with its two lines; beside it the same with the upper line filled.
novgorod-picture-career = A career card with its lowest row covered: what each row costs, which privilege it shows, and the seals of every turn once it is covered.
novgorod-picture-visitors = The merchant and the pirate, who stand on a city of the chart.
novgorod-picture-specials = Special orders in their row, the top one first: what they ask for, what they cost, and their seals.
