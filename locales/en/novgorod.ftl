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
novgorod-label-ducats = { $count ->
    [one] Ducat
   *[other] Ducats
}
novgorod-label-speed = Speed
novgorod-label-career = { $count ->
    [one] Row
   *[other] Rows
}
novgorod-label-posts = { $count ->
    [one] Post
   *[other] Posts
}
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
    [use] goods, luxuries
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
novgorod-ask-take-order = Which order do you take? Each costs { $price }, paid when the set-up ends.
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

# The coach: each is one sentence, and at most two are heard.
novgorod-guide-side = Rows are covered from the bottom up, each for what it shows; with a covered row its privilege is gone.
novgorod-guide-goal = Most seals win, and { $end } bring the last round: luxuries, orders and your career earn them.
novgorod-guide-last-round = This is the last round: only seals that you take now still count.
novgorod-guide-x-last = { $count ->
    [one] Last chance: { $count } career row with an X is still open, and with it you lose.
   *[other] Last chance: { $count } career rows with an X are still open, and with one of them you lose.
}
novgorod-guide-x = { $count ->
    [one] The end is near, and you must still cover { $count } career row: with an X you lose.
   *[other] The end is near, and you must still cover { $count } career rows: with an X you lose.
}
novgorod-guide-near = With { $seals } you are close to { $end }, which bring the last round.
novgorod-guide-threat = { $name } has { $seals }; { $end } bring the last round.
novgorod-guide-behind = { $name } is { $more } ahead of you.
novgorod-guide-ahead = You are { $seals } ahead.
novgorod-guide-first-post = A trading post is a card for the whole game: it saves the fee of its city and loads its good.
novgorod-guide-beside = Beside your trading post in { $city } lie { $beside }: two neighbours make a route without fees.
novgorod-guide-wanted = Your order no. { $number } asks for { $goods }, loaded in { $cities }.
novgorod-guide-shown = Order no. { $number } asks for { $goods }, which your trading posts load.
novgorod-guide-take-order = A line of an order brings { $one }, both lines in one turn { $both }.
novgorod-guide-two-posts = Manufactories make luxuries of the goods that a route loads.
novgorod-guide-load = Order no. { $number } asks for { $goods }: a route through { $cities } brings them together.
novgorod-guide-works = { $city } makes { $luxury } of { $goods }, worth { $seals } when sold.
novgorod-guide-works-after = { $city } makes { $luxury } of { $goods }, worth { $seals } when sold: it has to come after { $before }.
novgorod-guide-row = Row { $row } of your career, which shows an X, costs { $cost }.
novgorod-guide-extra = Your privilege for income brings { $ducats } more.
novgorod-guide-begin = With your trading posts ({ $cities }) you call without a fee; your route can have { $most } cards.
novgorod-guide-free-stop = In { $city } you call without a fee, and its card can bring { $income }.
novgorod-guide-fees = You owe { $owed } of harbour fees and have { $have }.
novgorod-guide-may-end = { $count ->
    [one] { $count } more card fits, but none has to.
   *[other] { $count } more cards fit, but none has to.
}
novgorod-guide-full = Your route has its { $count } cards.
novgorod-guide-hurry = Your privilege for speed would make room for one more.
novgorod-guide-rise = You can cover row { $row } of your career: from then on it brings { $seals } in every turn.
novgorod-guide-rise-x = You can cover row { $row } of your career and one X with it: whoever still shows an X at the end loses.
novgorod-guide-rise-short = Row { $row } of your career costs { $price }, and you have { $have }.
novgorod-guide-lines = { $count ->
    [one] { $count } line of an order can be filled: { $one }, or { $both } for both lines of one order in this turn.
   *[other] { $count } lines of orders can be filled: { $one } each, { $both } for both lines of one order in this turn.
}
novgorod-guide-sale = The largest sale brings { $seals } and as many ducats.
novgorod-guide-incomes = Trading posts that you use for nothing else can bring { $ducats } in all.
novgorod-guide-store = A good that is left over can go into your empty hold for a later turn.
novgorod-guide-nothing = Nothing is left to use.
novgorod-guide-make = Goods that do not go into the luxury { $purpose } can still be sold, stored or bring income.
novgorod-guide-give = What you do not give { $purpose } can still bring its income.
novgorod-guide-wait = The lower line asks for { $wish }, which is within your reach: beside the ship the order can still bring { $seals }.
novgorod-guide-under = The lower line asks for { $wish }, which is out of reach: under the ship the order is done, and its place is free.
novgorod-guide-buy-last = In the last round { $have } in hand can break a tie.
novgorod-guide-ship = Speed { $speed } for { $price } makes every route longer from now on.
novgorod-guide-post = A trading post in { $city } for { $price } lies beside yours in { $own }.
novgorod-guide-no-order = You have no order in progress: an open one is known to everybody, one from the pile to you alone.
novgorod-guide-saving = Row { $row } of your career costs { $price }, you have { $have }.
novgorod-guide-poor = With { $have } there is nothing to buy. A card that is used for nothing else can bring its income.
novgorod-guide-bought = Your purchase is made: end the turn if you want nothing more.
novgorod-guide-cheap-order = Your privilege for orders still allows one more, for less.
novgorod-guide-end = The privilege for a seal costs nothing now, and unused it is lost with this turn.

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
novgorod-do-beside = Beside the ship: its lower line stays open
novgorod-then-beside = then beside the ship
novgorod-do-under = Under the ship: done, and its place is free
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
novgorod-hint-of-stored = of { $goods }; uses the hold
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

# Cards: what a thing is called, what it is for, and how things stand with it.
novgorod-name = { $thing ->
    [pile] Pile of orders
    [hidden-order] Hidden order
    [secret] Secret order
    [order-price] Price of an order
    [specials] Special orders
    [bonuses] Bonus cards
    [merchant] Merchant
    [pirate] Pirate
    [race] Race for seals
    [round] Round
    [speed] Speed of the ship
    [seals] Seals
    [hold] Hold
    [ducats] Purse
    [owed] Harbour fees
    [left] What is left after the fees
    [done] Orders under the ship
    [route] Route
    [hand] Trading posts in hand
    [orders] Orders in progress
    [career] Career
    [x] Red X
    [slot-done] Finish this phase
    [slot-ship] Faster ship
    [slot-pirate] Pirate
    [slot-privilege] Privilege
   *[slot-end] End turn
}
novgorod-name-works = Manufactory of { $city }
novgorod-name-line = { $luxury } of { $goods }
novgorod-name-base = Base post in { $city }
novgorod-name-at = { $what ->
    [price] Price of a trading post in { $city }
    [owners] Trading posts in { $city }
    [income] Income in { $city }
   *[fee] Harbour fee of { $city }
}
novgorod-name-upper = Upper line of order no. { $number }
novgorod-name-lower = Lower line of order no. { $number }
novgorod-name-special = Special order no. { $number }
novgorod-name-row = Career, row { $row }
novgorod-name-side = { $side ->
    [front] Career card, front
   *[back] Career card, back
}
novgorod-name-phase = Phase { $number }: { $phase }
novgorod-purpose = { $thing ->
    [city] Your ship can call here: its card gives you the city’s good and lets you use its manufactory.
    [works] Makes a luxury of goods that lie to its left in your route, of the stored good or of its own city’s good; then the card under it is used up.
    [line] One way to make this luxury: sell it for seals and the same number of ducats, or use it for an order or your career.
    [base] Stands in your route for a trading post that you do not have: its good can be used, but it costs the harbour fee, brings no income and cannot be stored.
    [price] What the next trading post here costs in phase 3; every later one is as dear or dearer.
    [owners] Whoever has a trading post here calls without a fee; every player can have one.
    [income] An own trading post in your route brings these ducats, if you use it for nothing else.
    [fee] Calling here without a trading post of your own costs this fee at the end of phase 2.
    [good] Goods fill orders, make luxuries and pay for career rows.
    [order] Fill its lines with goods or luxuries of your route to earn seals; both lines in one turn bring more.
    [half] Hand over these goods, or make this luxury, in phase 2 to earn its seals.
    [special] Anybody may fill it in phase 2: pay the ducats, hand over what it asks for, and take the seals.
    [pile] An order from the pile is a surprise, and stays your secret until you fill it.
    [hidden-order] Only its owner knows this order until it is filled.
    [secret] Nobody else knows this order until you fill it.
    [order-price] An order gives your goods a purpose; you can have { $most } in progress.
    [specials] Orders for everybody; the top one is the cheapest, and a filled one moves to the bottom.
    [bonuses] Whoever meets a condition first gets the most seals for it; two cards are in play.
    [post] The card of this city: its owner calls without a fee and, once a turn, uses its good, takes its income or stores it.
    [ship] Its speed says how many cards your route can have.
    [speed] The number of cards your route can have; a faster ship is one of the purchases of phase 3.
    [seals] Most seals win; once somebody has { $seals } at the end of a round, one last round follows.
    [race] Most seals win; once somebody has { $seals } at the end of a round, one last round follows.
    [hold] Keeps one good of a trading post of yours for a later turn, where it can be used besides those of the route.
    [row] Pay for it in phase 2 and cover it: it then brings seals at the end of every turn, but its privilege is gone.
    [side] Both sides show the same privileges, but the rows cost something else.
    [ducats] Ducats pay for trading posts, ship, orders and fees; at the end they only break ties.
    [owed] Each base post in your route costs a fee at the end of phase 2; there is no credit.
    [left] What stays in your purse once the fees are paid.
    [done] They are done, and count for bonus cards.
    [route] Your cards from the ship to the right, each city beside the one before; each can be used once.
    [hand] Cards that you can lay in your next route.
    [orders] Orders in your hand and beside your ship; there is room for { $most }.
    [career] The more rows you cover, the more seals you get at the end of every turn.
    [x] Whoever still shows an X when the game ends has lost, with however many seals.
    [round] Everybody has one turn a round; { $seals } or a full career bring the last one.
    [slot-done] Ends the phase: your route is laid, or used as far as you like.
    [slot-ship] Raises the speed, so that every route can be one card longer.
    [slot-privilege] One privilege that your career still shows can be used in each turn.
   *[slot-end] Ends your turn; your career then brings its seals.
}
novgorod-purpose-bonus = Brings seals, once for each player: { $help }.
novgorod-purpose-privilege = One privilege can be used a turn; this one: { $help }.
novgorod-purpose-merchant = { $side ->
    [front] Brings more ducats for income and for luxuries sold in his city; he sails on after every phase 2.
   *[back] Brings more seals for luxuries sold in his city; he sails on after every phase 2.
}
novgorod-purpose-pirate = { $side ->
    [front] Makes a route through its city one card shorter; in your turn you can move it away, for ducats if you are ahead.
   *[back] Closes its city, whose neighbours then lie beside each other; the privilege “Any” moves it.
}
novgorod-purpose-way = { $way ->
    [sell] Make a luxury and sell it for seals and the same number of ducats.
    [orders] Fill a line of an order with goods or a luxury.
    [career] Pay for the next row of your career.
    [store] Put the good of one of your trading posts into the hold.
   *[income] Take the ducats of an unused trading post.
}
novgorod-purpose-phase = { $phase ->
    [sail] Lay cards of neighbouring cities, as many as your ship is fast.
    [use] Use each card once: sell luxuries, fill orders, rise, store a good or take income; then pay the fees.
    [buy] Buy one thing: a trading post, a faster ship or an order.
   *[end] Your career brings its seals, and the next player begins.
}
novgorod-now-good = Good: { $good }
novgorod-now-neighbours = Neighbours: { $cities }
novgorod-now-own-post = You have a trading post here
novgorod-now-call = Calling here costs you { $ducats }
novgorod-now-owners = Trading posts: { $players }
novgorod-now-nobody = Nobody has a trading post here yet
novgorod-now-closed = Closed by the pirate
novgorod-now-income = Income { $ducats }
novgorod-now-fee = Harbour fee { $ducats }
novgorod-now-sold = Sold, it brings { $seals } and { $ducats }
novgorod-now-loaded = Loaded in { $city }
novgorod-now-worked = Used by the manufactories of { $cities }
novgorod-now-costs = Costs { $cost }
novgorod-now-upper = Upper line: { $wish }
novgorod-now-lower = Lower line: { $wish }
novgorod-now-lines = { $one } for one line, { $both } for both in one turn
novgorod-now-beside = Lies beside the ship: the upper line is filled
novgorod-now-secret = Only you know it
novgorod-now-asks = Asks for { $wish }
novgorod-now-brings = Brings { $seals }
novgorod-now-filled = Filled
novgorod-now-progress = You have { $count } of { $most }
novgorod-now-belongs = Belongs to { $name }
novgorod-now-card = { $state ->
    [hand] In hand
    [unused] In the route, unused
    [used] In the route, used
    [stored] Its good is stored
   *[down] Face down in the route
}
novgorod-now-speed = Speed { $speed } costs { $price }
novgorod-now-fastest = No ship is faster
novgorod-now-covered = Covered
novgorod-now-then = Then { $seals } a turn
novgorod-now-ends = Ends the privilege { $privilege }
novgorod-now-row-first = Row { $row } comes first
novgorod-now-x = Shows a red X
novgorod-now-rows-left = { $count ->
    [one] { $count } row still to cover
   *[other] { $count } rows still to cover
}
novgorod-now-at = In { $city }
novgorod-now-more = Brings { $more } more
novgorod-now-pirate = { $price ->
    [0] Moving it costs nothing now
    [one] Moving it costs { $price } ducat now
   *[other] Moving it costs { $price } ducats now
}
novgorod-now-skipped = Each one skipped costs { $ducats } more
novgorod-now-end-later = Route, uses and purchase come first

# Why something cannot be done.
novgorod-why = { $wish }: { $reason }
novgorod-why-over = The game is over.
novgorod-why-dealing = Cards are being drawn.
novgorod-why-turn = It is the turn of { $seat }.
novgorod-why-not-yet = { $stage ->
    [introduction] this belongs to the introduction.
    [route] this comes in your turns, in phase 1.
    [uses] this comes in phase 2, once your route is laid.
    [purchase] this comes in phase 3, after your route has been used.
   *[end] this comes in phase 4, at the end of your turn.
}
novgorod-why-missed = { $stage ->
    [introduction] the introduction is over.
    [route] your route is complete for this turn.
    [uses] phase 2 of this turn is over.
    [purchase] phase 3 of this turn is over.
   *[end] this turn is over.
}
novgorod-why-side-first = first choose a side of your career card.
novgorod-why-use-first = first hand over what is still missing { $purpose }.
novgorod-why-stow-first = first decide where order no. { $number } goes.
novgorod-why-not-asked = this is not asked for now.
novgorod-why-not-in-play = this is not part of this game.
novgorod-why-ducats = it costs { $price }, you have { $have }.
novgorod-why-ducats-fees = it costs { $price }; with the harbour fees you are { $missing } short.
novgorod-why-fees-first = for the harbour fees { $missing } are missing: sell something or take income first.
novgorod-why-fees = then { $missing } would be missing for the harbour fees.
novgorod-why-posts-taken = you have your two trading posts already.
novgorod-why-order-taken = you have your second order already.
novgorod-why-own-post = you have a trading post there already.
novgorod-why-bought = you have made your purchase for this turn.
novgorod-why-fastest = no ship is faster than yours.
novgorod-why-orders-full = you have { $most } orders in progress, and no room for more.
novgorod-why-not-shown = this order does not lie open.
novgorod-why-pile-empty = the pile is empty.
novgorod-why-full = { $count ->
    [one] your route can have only { $count } card.
   *[other] your route has its { $count } cards already.
}
novgorod-why-slowed = the pirate is there, and your route would be one card too long.
novgorod-why-apart = from { $city } your route goes on to { $beside }.
novgorod-why-visited = your route visits this city already.
novgorod-why-face-down = this trading post lies face down in your route.
novgorod-why-closed = the pirate has closed this city.
novgorod-why-city-first = first lay the city whose manufactory it is to carry.
novgorod-why-one-placeholder = only one card face down for each city.
novgorod-why-no-post = you have no trading post there.
novgorod-why-in-hold = this trading post lies in your hold.
novgorod-why-privilege-used = one privilege a turn, and you have used “{ $privilege }”.
novgorod-why-privilege-covered = your career does not show this privilege any more.
novgorod-why-room-left = your route still has room; it helps once the route is full.
novgorod-why-pirate-later = it is moved before your first card, or at the end of your turn.
novgorod-why-pirate-moved = you have moved it just now; do something else first.
novgorod-why-pirate-here = the pirate is there already.
novgorod-why-not-visited = { $city } is not in your route.
novgorod-why-card-used = the card for it ({ $city }) is used up in this turn.
novgorod-why-base-post = a base post brings no income and cannot be stored.
novgorod-why-stored-already = you have stored a good in this turn.
novgorod-why-not-stored = your hold has no good for this.
novgorod-why-no-goods = missing in route and hold: { $goods }.
novgorod-why-goods-used = used up in this turn: { $goods }.
novgorod-why-goods-behind = a manufactory uses goods to its left; to its right lies: { $goods }.
novgorod-why-no-luxury = your route cannot make { $luxury } now.
novgorod-why-no-luxury-of-two = your route cannot make { $luxury } of two goods now.
novgorod-why-not-yours = this is not your order.
novgorod-why-order-done = this order is done.
novgorod-why-line-filled = this line is filled.
novgorod-why-top = you have reached the top.
novgorod-why-few-goods = it takes { $wanted } different goods, your unused cards give { $have }; the hold does not count here.
novgorod-why-few-luxuries = it takes { $wanted } different luxuries, you can make { $have }.
novgorod-why-not-together = your cards are enough for each part of it, but not for all at once.
novgorod-why-special-filled = it was filled in this turn.
novgorod-why-out-of-order = luxuries are made from right to left, goods given from left to right.
novgorod-why-needed-elsewhere = the rest of it would then be missing.

# The end: where seals come from, and who won.
novgorod-now-variety = { $count ->
    [one] You have { $count } kind: { $seals }
   *[other] You have { $count } kinds: { $seals }
}
novgorod-account = { $what ->
    [luxuries] Luxuries sold
    [orders] Orders
    [specials] Special orders
    [career] Career
    [bonus] Bonus cards
    [open] Orders in hand
    [ducats] Ducats
   *[x] Red X
}
novgorod-account-luxuries = the seals of each line that was sold
novgorod-account-orders = { $under } under the ship, { $beside } beside it
novgorod-account-specials = { $count } filled
novgorod-account-career = turn by turn; { $rows } rows, in the end { $seals } a turn
novgorod-account-no-bonus = none earned
novgorod-account-variety = { $count ->
    [one] { $count } kind on the orders under the ship
   *[other] { $count } kinds on the orders under the ship
}
novgorod-account-open = { $count ->
    [one] { $count } not filled, brings nothing
   *[other] { $count } not filled, bring nothing
}
novgorod-account-ducats = { $ducats } left, which only break ties
novgorod-account-x = still shown: all seals are in vain, this place comes behind all others
novgorod-verdict-nobody = Nobody wins: everybody still shows a red X.
novgorod-verdict-only = { $seat } wins with { $seals }; everybody else still shows a red X.
novgorod-verdict-by = { $seat } wins with { $seals }, { $by } more than { $second }.
novgorod-verdict-tie = { $seat } and { $second } have { $seals } each; { $by ->
    [ducats] more ducats decide for { $seat }.
    [rows] equal in ducats too, more career rows decide for { $seat }.
    [posts] equal in ducats and career too, more trading posts decide for { $seat }.
   *[turn] equal in everything else, the later place in the turn order decides for { $seat }.
}
novgorod-verdict-x = { $seat } has { $seals }, but still shows a red X.

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
novgorod-picture-route = A route from the ship to the right. Goods that shine can still be used; the base post at the end costs its harbour fee.
novgorod-picture-placeholder = A trading post that lies face down carries the manufactory, so that the good before it stays usable.
novgorod-picture-works = A manufactory: what it makes and, line by line, of which goods and for how many seals.
novgorod-picture-order = An order with its two lines; beside it the same with the upper line filled.
novgorod-picture-career = A career card with its lowest row covered: what each row costs, which privilege it shows, and the seals of every turn once it is covered.
novgorod-picture-visitors = The merchant and the pirate, who stand on a city of the chart.
novgorod-picture-specials = Special orders in their row, the top one first: what they ask for, what they cost, and their seals.

# All pieces of a kind, for owners of the box.
novgorod-gallery-cities = All cities: good, price of the next trading post, income and harbour fee
novgorod-gallery-works = All manufactories
novgorod-gallery-orders = All orders
novgorod-gallery-careers = All career cards, front and back

# Luck that is typed in.
novgorod-luck-manufactory = Which manufactory comes to { $city }?
novgorod-luck-special = Which special order lies in place { $place } of the row?
novgorod-luck-bonus = Which bonus card is in play?
novgorod-luck-merchant = Where does the merchant begin?
novgorod-luck-pirate = Where does the pirate begin?
novgorod-luck-deal = Which order does { $name } draw face down?
novgorod-luck-show = Which order is turned up?
novgorod-luck-career = Which career card does { $name } get?
novgorod-luck-is-order = Order no. { $number }
novgorod-luck-is-special = Special order no. { $number }
novgorod-luck-is-career = Career card { $number }
