# Noria.

## Pieces and places
noria-coin = { $coin ->
    [energy] energy
    [mycelium] mycelium
    [obsidian] obsidian
    [propeller] propeller
    [sail] sail
    [compass] compass
    [lamp] lamp
   *[piston] piston
    }
noria-coins = { $coin ->
    [energy] { $count } energy
    [mycelium] { $count } mycelium
    [obsidian] { $count } obsidian
    [propeller] { $count ->
        [one] 1 propeller
       *[other] { $count } propellers
    }
    [sail] { $count ->
        [one] 1 sail
       *[other] { $count } sails
    }
    [compass] { $count ->
        [one] 1 compass
       *[other] { $count } compasses
    }
    [lamp] { $count ->
        [one] 1 lamp
       *[other] { $count } lamps
    }
   *[piston] { $count ->
        [one] 1 piston
       *[other] { $count } pistons
    }
    }
noria-any-resources = { $count ->
    [one] 1 resource
   *[other] { $count } resources
    }
noria-knowledge = { $count } knowledge
noria-ships = { $count } { $resource ->
    [energy] energy
    [mycelium] mycelium
   *[obsidian] obsidian
    } { $count ->
    [one] ship
   *[other] ships
    }
noria-number-knowledge = Knowledge
noria-ships-name = { $count ->
    [one] Ship
   *[other] Ships
}
noria-warehouses = { $count } { $good ->
    [propeller] propeller
    [sail] sail
    [compass] compass
    [lamp] lamp
   *[piston] piston
    } { $count ->
    [one] warehouse
   *[other] warehouses
    }
noria-kind = { $kind ->
    [energy] Energy
    [mycelium] Mycelium
    [obsidian] Obsidian
    [city] City
    [journey] Journey
    [tool] Tool
   *[bonus] Bonus
    }
noria-disc = { $kind } disc
noria-disc-upgraded = upgraded { $kind } disc
noria-path = { $path ->
    [refinement] Refinement path
    [settlement] Settlement path
    [exploration] Exploration path
   *[research] Research path
    }
noria-chamber-name = { $chamber ->
    [refinement] Refinement
    [settlement] Settlement
    [exploration] Exploration
    [research] Research
    [specialization] Specialization
   *[division] Division
    }
noria-chamber = { $chamber ->
    [refinement] Refinement Chamber
    [settlement] Settlement Chamber
    [exploration] Exploration Chamber
    [research] Research Chamber
    [specialization] Specialization Chamber
   *[division] Division Chamber
    }
noria-ring-name = { $ring ->
    [small] Small ring
    [medium] Medium ring
   *[large] Large ring
    }
noria-ring = { $ring ->
    [small] small ring
    [medium] medium ring
   *[large] large ring
    }
noria-spot = { $place ->
    [front] bottom
    [back] top
    [left] left
    [middle] middle
    [right] right
    [backleft] top left
    [backmiddle] top middle
   *[backright] top right
    }
noria-place = { $ring ->
    [small] small ring
    [medium] medium ring
   *[large] large ring
    }, { noria-spot }
noria-island = Island { $number }
noria-free = free
noria-free-short = free

## The board
noria-title = Round { $round } of { $rounds }
noria-title-before = Before the first round
noria-title-over = After { $rounds } rounds
noria-hall = Town hall
noria-highest = highest level
noria-lowest = lowest level
noria-rung = Level { $level }: { $price }
noria-representative = Representative of { $name }: level { $level }, { $points ->
    [one] 1 point
   *[other] { $points } points
    } now
noria-chamber-told = { $chamber }: a level is worth { $value }; { $seated } seated, { $waiting } waiting
noria-points = Points
noria-rounds = Rounds
noria-round = Round { $round }
noria-rise-influence = Night Shift and Modification become more expensive
noria-rise-intrigue = Intrigue becomes more expensive
noria-prices = Prices of the special actions
noria-price-of = { $action } costs { $cost } now
noria-night-shift = Night Shift
noria-modification = Modification
noria-intrigue = Intrigue
noria-market = Market
noria-round-word = Round
noria-level = level
noria-price = price
noria-frozen = frozen
noria-market-told = Take one disc for your wheel; those with a price are paid in any resources
noria-market-take = take one,
noria-market-pay = pay any
noria-sold-out = sold out
noria-sign-mixed = mixed kinds
noria-sign-one = one kind
noria-sign-ahead = per rival ahead
noria-sign-points = points now
noria-fog = { $count ->
    [one] 1 island
   *[other] { $count } islands
    }
noria-fog-unseen = face down
noria-your-wheel = your wheel
noria-next = next
noria-next-turn = turn
noria-each-turn = { $what } each turn
noria-no-store = none
noria-built = { $built } of { $all } built, { $cost } each turn
noria-state-in-use = in use
noria-state-off = does not go with what you have used
noria-zone-towers = Towers
noria-zone-market = Market
noria-zone-islands = Islands
noria-zone-wheel = Wheel
noria-zone-stores = Stores
noria-end-turn = End turn
noria-points-count = { $count ->
    [one] 1 point
   *[other] { $count } points
    }
noria-stall = { $disc }: { $price }, { $left } left
noria-stall-price = price { $price }
noria-islands = Flying islands
noria-no-ships = no ships left
noria-ambassador = Ambassador of { $name }
noria-ambassador-at = Ambassador
noria-harbour = in the harbour
noria-space-free = Building space: { $what }
noria-space-built = Factory of { $name } ({ $what })
noria-islands-left = { $count ->
    [one] 1 face-down island
   *[other] { $count } face-down islands
    }
noria-wheel = Wheel of { $name }
noria-hole = Empty hole ({ $place })
noria-centre = bought, to be placed
noria-state-activated = activated
noria-state-skipped = rests after an inspection
noria-state-fresh = upgraded just now, rests this turn
noria-state-named = strengthened, still to be activated
noria-state-taken = taken up
noria-peek = Wheel next turn
noria-start-player = start player
noria-factories = Factories
noria-number-factories = { $count ->
    [one] Factory
   *[other] Factories
}
noria-factories-told = { $built } of { $all } factories built: { $cost } each turn
noria-good-told = { $what }: { $full } full, { $empty } empty; one costs { $needs }

## Questions
noria-ask-build = Where in your wheel does the { $disc } go?
noria-ask-take = Take a resource to begin with.
noria-ask-free-invest = Free first step: on which path?
noria-ask-influence = Influence: change your wheel, or go on?
noria-ask-modifying = What does the { $disc } swap places with?
noria-ask-action = Action: which disc do you activate?
noria-ask-city = City: buy a disc or invest?
noria-ask-journey = Where does your ambassador travel?
noria-ask-landing = Take a ship or build a factory?
noria-ask-tool = Tool: upgrade a disc or produce goods?
noria-ask-producing = Produce another good as well?
noria-ask-bonus = { $times ->
    [one] Bonus: which disc do you use again?
   *[other] Bonus: which disc do you use again? ({ $times } left)
    }
noria-ask-naming = { $times ->
    [one] Bonus: which disc do you strengthen?
   *[other] Bonus: which disc do you strengthen? ({ $times } left)
    }
noria-ask-paying = { $what }: { $left } still to pay. How much of it in { $coin }?
noria-ask-politics = Politics: an intrigue, or end your turn?
noria-ask-removing = Remove one waiting politician for good.
noria-ask-placing = Where in your wheel does the { $disc } go?

## The first game
noria-guide-build = { $kind ->
    [city] The City climbs paths and buys discs. On the small ring it goes with every other disc.
    [journey] Of one ring only one disc can be used in a turn: on the City’s ring it is the one or the other.
    [tool] Two discs have to lie in the active half below, four above. Those at the upper right come into play next.
   *[resource] Each turn of the wheel moves your discs on by one hole, clockwise. A resource disc below gathers from the first turn on.
    }
noria-guide-take = Obsidian pays for the Refinement path, energy and mycelium for the Settlement path.
noria-guide-free-invest = Only levels bring points: each level counts as much as the chamber above is worth. Nobody is ahead of you on the { $path }.
noria-guide-influence-goal = The goal: the level of each representative, times the value of its chamber. Discs, ships and factories bring what levels cost; knowledge pays for politics.
noria-guide-influence-last = This is your last turn: only levels and chambers count now. Resources and goods pay for levels, knowledge pays for politics.
noria-guide-influence-last-city = This is your last turn, and no City disc is active. Night Shift and Modification cost knowledge and can bring one into play.
noria-guide-influence-shift = You can pay for level { $level } of the { $path }, but no City disc is active. A Night Shift of the { $ring } brings one into play.
noria-guide-influence-no-city = You can pay for level { $level } of the { $path }, but no City disc is active this turn. After it the rings turn on by one hole.
noria-guide-influence-ready = A City disc is active, and level { $level } of the { $path } brings { $points ->
    [one] 1 point
   *[other] { $points } points
    } as things stand.
noria-guide-influence-dearer = From the next round on, Night Shift and Modification cost more.
noria-guide-influence-threat = { $name } leads by { $lead ->
    [one] 1 point
   *[other] { $lead } points
    }, mostly thanks to the { $chamber }. An Intrigue can take away those who wait there.
noria-guide-influence = These discs are active: { $discs }. Knowledge that you keep pays for an Intrigue, which costs { $cost } now.
noria-guide-modifying = It can be used in the active half below, with the discs that lines join it to.
noria-guide-modifying-away = This disc is active. What comes in its place can be used instead.
noria-guide-gather-city = The { $disc } brings { $what }. The City can spend that in the same turn.
noria-guide-gather = The { $disc } brings { $what } now. What you do not spend is still there next turn.
noria-guide-climb = With the City you can climb to level { $level } of the { $path }. That brings { $points ->
    [one] 1 point
   *[other] { $points } points
    } as things stand.
noria-guide-climb-early = With the City you can climb to level { $level } of the { $path }. It counts as soon as a politician sits in its chamber.
noria-guide-produce = With the Tool you can produce { $what }. Exploration and Research are paid in goods.
noria-guide-travel = A Journey brings a ship or a factory, which stay yours. There are { $count } rounds to come.
noria-guide-buy = With the City you can take a new disc. It works whenever the rings bring it into the active half.
noria-guide-upgrade-any = An upgraded disc can do two actions in a turn, but only one disc a turn can.
noria-guide-inspect = A ring that you leave out can be inspected: that gives 1 knowledge.
noria-guide-last-knowledge = Without a City disc you cannot climb any more. The knowledge of an Inspection can still help to pay for an Intrigue.
noria-guide-finished = Your discs are used. Politics comes next: an Intrigue costs { $cost }, and you have { $have }.
noria-guide-city = Level { $level } of the { $path } brings { $points ->
    [one] 1 point
   *[other] { $points } points
    } as things stand. No level that you can pay brings more.
noria-guide-city-ahead = Level { $level } of the { $path } brings { $points ->
    [one] 1 point
   *[other] { $points } points
    } as things stand. Those ahead of you there make it more expensive by { $count ->
    [one] 1 resource
   *[other] { $count } resources
    }.
noria-guide-city-early = A new disc works in all your later turns. Resource discs are free.
noria-guide-city-nothing-yet = You can pay for level { $level } of the { $path }, but its chamber is worth nothing yet. It counts once you seat a politician there.
noria-guide-city-poor = You cannot pay for any level now. Resource discs are free.
noria-guide-journey-late = The game is nearly over. Ships and factories bring no points of their own.
noria-guide-journey-reveal = { $count ->
    [one] One island is still face down
   *[other] { $count } islands are still face down
    }: a new one has all its ships and spaces, and nobody there to pay.
noria-guide-journey = You have fewest of these: { $ships }. Opposing ambassadors cost 1 resource each.
noria-guide-landing = With one more ship the { $disc } brings { $what } each time, for { $count ->
    [one] one more round
   *[other] { $count } more rounds
    }. A factory brings warehouses for goods.
noria-guide-landing-factory = A factory brings warehouses for goods, and the more you have, the more knowledge: now it is { $cost } after each turn.
noria-guide-landing-late = The game is nearly over. In a tie fewer ships and warehouses win.
noria-guide-tool-produce = You have what it takes for { $what }. Exploration and Research are paid in goods.
noria-guide-tool = Upgraded, the { $disc } can do two actions in a turn. It rests for this turn, unless it was used.
noria-guide-producing = Level { $level } of the { $path } costs { $price }.
noria-guide-producing-top = What you do not need for a level, the black market takes for knowledge.
noria-guide-bonus = The { $disc } can be used a second time. It makes no difference whether it is upgraded.
noria-guide-naming = Strengthened, the { $disc } gets one action more. You then have to use it this turn, if you can.
noria-guide-paying = { $kind ->
    [obsidian] You have more { $coin } than anything else. The Refinement path is paid in obsidian.
   *[other] You have more { $coin } than anything else. The Settlement path is paid in energy and mycelium.
    }
noria-guide-paying-goods = Some levels ask for several goods of one kind. What is left over can be sold for knowledge.
noria-guide-politics-poor = An Intrigue costs { $cost } now, and you have { $have }. At the end of the turn your factories bring { $income }.
noria-guide-politics-none = An Intrigue costs { $cost } now, and you have { $have }. A factory on an island would bring you knowledge after each turn.
noria-guide-politics-last = An Intrigue costs { $cost } now, and you have { $have }. This is your last turn.
noria-guide-politics = In the { $chamber } your level { $level } counts, { $lead ->
    [one] one more
   *[other] { $lead } more
    } than that of anybody else.{ $dearer ->
    [yes] {" "}Next round an Intrigue costs more.
   *[no] {""}
    }
noria-guide-politics-behind = In no chamber that can still rise are you ahead. An Intrigue also takes a politician away elsewhere.
noria-guide-removing = { $name } is on level { $level } for the { $chamber }. One politician less there keeps its value down.
noria-guide-removing-safe = Nobody is ahead of you where a chamber can still rise.
noria-guide-removing-any = One politician less keeps the value of a chamber down.
noria-guide-placing = In the empty hole ({ $place }) the disc can be used next turn.
noria-guide-placing-later = The empty hole ({ $place }) comes into play in { $turns ->
    [one] one turn
   *[other] { $turns } turns
    }. A disc that is replaced leaves the game.
noria-guide-placing-full = Your wheel is full: the disc that you replace leaves the game.

## Choices
noria-do-take = Take { $what }
noria-do-free-invest = Invest for free: level 1 of the { $path }
noria-do-fit = { $hole }
noria-active-half = active half
noria-inactive-half = inactive half
noria-do-night-shift = Night Shift: turn the { $what }
noria-do-modify = Modification of the { $disc }
noria-do-with = Swap with the { $disc }
noria-do-empty = Into the empty hole
noria-with-empty = into the empty hole ({ $hole })
noria-with-disc = swap with the { $disc } ({ $hole })
noria-do-activate = Activate the { $disc }
noria-do-twice = Activate the { $disc } for two actions
noria-do-inspect = Inspect the { $what }
noria-do-skip = Inspection instead of the { $disc }
noria-do-sell = Sell { $what }
noria-do-buy = Buy { $what }
noria-black-market = black market
noria-inspection = Inspection
noria-do-market = Buy a new { $disc }
noria-do-market-free = Take a new { $disc }
noria-do-invest = Invest: level { $level } of the { $path }
noria-do-journey = Travel to { $island }
noria-do-reveal = Reveal a new island
noria-do-ship = Take { $what }
noria-do-factory = Build a factory
noria-do-upgrade = Upgrade the { $disc }
noria-do-produce = Produce { $what }
noria-do-also = Produce { $what } too
noria-also = also { $what }
noria-do-repeat = Use the { $disc } again
noria-do-name = Strengthen the { $disc }
noria-do-pay = Pay { $what }
noria-pay = Pay
noria-do-pay-none = No { $coin }
noria-do-seat = { $chamber }: { $from } → { $to }
noria-do-remove = From the { $chamber }
noria-do-place = Replace the { $disc }
noria-done = Done
noria-done-influence = On to the discs
noria-done-action = On to politics
noria-done-politics = End the turn
noria-done-producing = That is all
noria-done-extra = Skip the extra action
noria-done-bonus = No more bonus
noria-hint-wait = { $count ->
    [one] the last one waiting: a level stays at { $value }
   *[other] { $count } waiting
    }
noria-hint-seat = a politician takes a seat
noria-price-mixed = { $count }, mixed from { $kinds }

## Cards
noria-of = { $what } ({ $name })
noria-representative-of = Representative of { $name }
noria-politician = Politician
noria-rung-name = { $chamber }: level { $level }
noria-highest-name = Highest level
noria-lowest-name = Lowest level
noria-signs-name = Signs beside the prices
noria-ships-of = { $resource ->
    [energy] Energy ships
    [mycelium] Mycelium ships
   *[obsidian] Obsidian ships
    }
noria-space-name = Building space
noria-factory-name = Factory
noria-unseen-name = Face-down islands
noria-hole-name = Empty hole
noria-next-name = Next turn
noria-chains-name = Lines between the discs
noria-card-path = Your representative climbs here with City discs; at the end each level counts as many points as the chamber above is worth.
noria-card-rung = A City disc takes your representative up to here, one level at a time, for the price written here.
noria-card-representative = Its level times the value of the chamber above is what it brings at the end.
noria-card-chamber = { $chamber ->
    [specialization] The highest of your four levels counts here once more.
    [division] The lowest of your four levels counts here once more; with a representative still in the cave it is 0.
   *[other] It says how many points each level on the path below is worth.
    }
noria-card-politician = An Intrigue seats one who waits, which raises the chamber’s value, and sends another one away for good.
noria-card-score = This level is multiplied with the value of the chamber above.
noria-card-market = With a City disc you take a new disc from here; it goes into your wheel at the end of the turn.
noria-card-disc = { $kind ->
    [energy] Gathers 1 energy for each of your energy ships.
    [mycelium] Gathers 1 mycelium for each of your mycelium ships.
    [obsidian] Gathers 1 obsidian for each of your obsidian ships.
    [city] Takes a new disc from the market, or moves a representative up one level.
    [journey] Sends your ambassador to another island for a ship or a factory.
    [tool] Upgrades another disc of your wheel, or fills your warehouses with goods.
    [bonus-first] Gives a disc that you activate later in the turn one action more.
   *[bonus] Uses a disc that was activated before in this turn once more.
    }
noria-card-signs = They say how the price of a level is paid.
noria-card-round = In each round everybody has one turn; after the last one the game is over.
noria-card-island = A Journey disc brings your ambassador here, to take a ship or to build a factory.
noria-card-ships = Each ship brings you 1 more of its resource every time you use that disc.
noria-card-space = A factory here brings empty warehouses for a good, and more knowledge after each turn.
noria-card-ambassador = It travels with Journey discs; who follows it onto its island pays 1 resource for it.
noria-card-reveal = A Journey disc can reveal one of them; you then go there, free of charge.
noria-card-coin = { $coin ->
    [energy] Pays, with mycelium, for the Settlement path, and for goods and discs.
    [mycelium] Pays, with energy, for the Settlement path, and for goods and discs.
    [obsidian] Pays for the Refinement path, and for goods and discs.
    [propeller] Pays for levels of the Exploration path.
    [sail] Pays for levels of the Exploration path.
    [compass] Pays for levels of the Exploration path.
   *[other] Pays for levels of the Research path.
    }
noria-card-knowledge = Pays for Night Shift, Modification and Intrigue, and buys resources on the black market.
noria-card-factories = The more of your factories stand on islands, the more knowledge you get after each turn.
noria-card-ring = You can use one disc of each ring in a turn; afterwards all rings turn by one hole.
noria-card-hole = A disc that you buy can go here; only what lies in the lit half can be used.
noria-card-bought = It waits here and goes into your wheel at the end of the turn.
noria-card-next = This is how the active half will lie after the rings have turned.
noria-card-chains = Only discs that lines join can be used in the same turn, one of each ring.
noria-card-slot = { $slot ->
    [night-shift] Turns the medium or the large ring by one hole before you use your discs.
    [modification] Swaps two discs of your wheel, or moves one to an empty hole, before you use your discs.
    [inspection] Instead of using a disc of this ring you take 1 knowledge; the ring is then closed for this turn.
    [black-market] Between your discs you can sell goods for knowledge, and buy resources with it.
    [intrigue] Seats a politician, so that a chamber is worth more, and sends another one away for good.
    [done] Ends this part of your turn.
   *[end] Ends your turn: factories bring knowledge, and all rings turn by one hole.
    }
noria-now-level = Level { $level } of 9
noria-now-next = The next level costs { $price }
noria-price-ahead = { $price }, and { $count ->
    [one] 1 resource for the one player ahead
   *[other] { $count } resources for the { $count } players ahead
    }
noria-now-top = There is no higher level
noria-now-worth = Worth { $points ->
    [one] 1 point
   *[other] { $points } points
    } now
noria-now-here = Here: { $names }
noria-now-reached = You have reached this level
noria-now-far = You are on level { $level }, and climb one level at a time
noria-now-gain = Brings { $points ->
    [one] 1 point
   *[other] { $points } points
    } as things stand
noria-now-value = A level is worth { $value ->
    [one] 1 point
   *[other] { $value } points
    } now
noria-now-seats = { $seated } seated, { $waiting } waiting: { $most } points a level are possible
noria-now-final = Nobody waits, so this value is final
noria-now-score = { $name }: level { $level } × { $value } = { $points }
noria-now-cost = Costs { $cost }
noria-now-costs-nothing = Costs nothing
noria-now-left = { $count } left
noria-now-sold-out = Sold out
noria-now-stock = In stock: { $count }
noria-now-on-wheel = On your wheel: { $count }
noria-now-brings = Brings { $what }
noria-now-sell = On the black market: { $cost } for one
noria-now-buy = On the black market one costs { $cost }
noria-now-needs = To produce one costs { $needs }
noria-now-warehouses = { $full } of { $all } warehouses full
noria-now-no-warehouse = No warehouse yet: factories bring them
noria-now-income = { $cost } after each turn
noria-now-next-factory = With one more factory: { $cost }
noria-now-built = { $built } of { $all } built
noria-now-resting = Not active: it comes into play in { $turns ->
    [one] one turn
   *[other] { $turns } turns
    }
noria-now-active = In the active half
noria-now-upgraded = Upgraded: one such disc a turn can be used twice
noria-now-doubles = Each further use in a turn costs twice as much
noria-now-dearer = Becomes more expensive in round { $round }
noria-now-round = This is the present round
noria-now-round-past = This round is over
noria-now-round-in = In { $count ->
    [one] one round
   *[other] { $count } rounds
    }
noria-now-spaces = { $count ->
    [0] No free building space
    [one] 1 free building space
   *[other] { $count } free building spaces
    }
noria-now-fee = Each opposing ambassador here costs 1 resource
noria-now-yours = You have { $count }
noria-now-at = On { $island }
noria-now-harbour = Still in the harbour
noria-now-all-there = A new island has all its ships and four free building spaces
noria-now-used = Used this turn
noria-now-small-ring = Night Shift cannot turn it
noria-now-holes = Active holes: { $active } of { $all }
noria-now-sign-one = One dot: all of one kind
noria-now-sign-mixed = Two dots: of at least two kinds
noria-now-sign-ahead = +1: a resource of your choice for each player ahead
noria-now-sign-points = +6: the points that it brings as things stand
noria-now-goods = A simple good brings { $simple }, a complex one { $complex }
noria-now-resource = A resource of your choice costs { $cost }
noria-now-empty = Nothing lies there

## Why not
noria-wish-climb = Climb to level { $level }
noria-wish = { $what ->
    [take] Take
    [fit] Fit the disc in here
    [night-shift] Night Shift
    [modify] Modification
    [with] Swap
    [activate] Activate
    [twice] Use twice
    [inspect] Inspection
    [skip] Inspection
    [sell] Sell
    [buy] Buy
    [market] Take such a disc
    [journey] Travel here
    [reveal] Reveal an island
    [ship] Take a ship
    [factory] Build a factory
    [upgrade] Upgrade
    [produce] Produce one
    [also] Produce one too
    [repeat] Use again
    [name] Strengthen
    [pay] Pay
    [seat] Intrigue
    [remove] Remove
    [place] Place the disc here
   *[done] Done
    }
noria-why-over = The game is over
noria-why-chance = Something is drawn first
noria-why-turn = { $seat } is to move
noria-why-begin = comes when the game has begun
noria-why-later = { $part ->
    [influence] belongs to the Influence phase
    [action] belongs to the Action phase, which comes next
    [politics] belongs to Politics, after your discs
   *[administration] comes at the end of the turn, if you have bought a disc
    }
noria-why-past = { $part ->
    [setup] was possible before the first round only
    [influence] the Influence phase of this turn is over
    [action] the Action phase of this turn is over
   *[politics] the Politics phase of this turn is over
    }
noria-why-first = { $task ->
    [fit] first fit the disc into your wheel
    [take] first take a resource
    [free-invest] first choose the path of your free step
    [modify] first finish your Modification
    [city] first use your City disc
    [journey] first choose where your ambassador travels
    [landing] first take a ship or build a factory
    [tool] first use your Tool disc
    [produce] first finish your production
    [bonus] first choose the disc that you use again
    [name] first choose the disc that the Bonus strengthens
    [pay] first finish paying
    [remove] first remove a waiting politician
   *[place] first place the disc that you have bought
    }
noria-why-needs = first activate a { $disc }
noria-why-no-disc = you cannot activate a { $disc } this turn
noria-why-idle = { $kind ->
    [city] you cannot pay for any disc or level
    [journey] there is no island to which you could go
    [tool] there is nothing to upgrade and nothing that you could produce
   *[bonus] there is no disc on which the Bonus could work
    }
noria-why-nothing-taken = first choose the disc that you move
noria-why-intrigue-first = first seat a politician
noria-why-nothing-to-pay = there is nothing to pay
noria-why-other-edition = only the other edition has that
noria-why-empty-hole = No disc lies here
noria-why-resting = the disc does not lie in the active half
noria-why-used = the disc has been used this turn
noria-why-ring-used = its ring has been used this turn
noria-why-fresh = it was upgraded this turn and has to rest
noria-why-off-chain = no line joins it to the { $disc } of this turn
noria-why-promised = the { $disc } was strengthened and has to be used
noria-why-not-upgraded = only an upgraded disc can be used twice
noria-why-doubled = only one disc a turn can be used twice
noria-why-bonus-too-late = a Bonus comes before all other discs
noria-why-bonus-itself = a Bonus does not work on a Bonus
noria-why-not-activated = only a disc that was used this turn can be used again
noria-why-nothing-to-skip = no disc of this ring lies in the active half
noria-why-upgraded = it is upgraded already
noria-why-tool-itself = a Tool does not upgrade itself
noria-why-small-ring = it turns the medium and the large ring only
noria-why-same = that would change nothing
noria-why-hole-taken = a disc lies there
noria-why-ring-full = this ring has all its discs
noria-why-half-full = two discs have to lie in the active half and four in the other
noria-why-cost = costs { $cost }, you have { $have }
noria-why-fee = the ambassadors there cost { $cost }, you have { $have }
noria-why-level = costs { $price }; you are short of { $missing }
noria-why-materials = costs { $needs }; you are short of { $missing }
noria-more-of = { $count } ({ $kinds })
noria-why-none = you have none
noria-why-rest = you could not pay the rest then
noria-why-sold-out = all of them are sold
noria-why-top = your representative is on the highest level
noria-why-here = your ambassador is here already
noria-why-too-far = your ambassador only travels to neighbouring islands
noria-why-unseen = nobody has revealed it yet
noria-why-all-seen = all islands are revealed
noria-why-no-ship = no such ship is left here
noria-why-taken = a factory stands here
noria-why-all-built = you have built all your factories
noria-why-no-warehouse = you have no warehouse for it; factories bring them
noria-why-full = all your warehouses for it are full
noria-why-passed-by = goods are produced in their order from left to right
noria-why-nobody-waits = no politician waits in this chamber

## The end
noria-account-level = { $which ->
    [highest] highest { $level } × { $value }
    [lowest] lowest { $level } × { $value }
   *[path] level { $level } × { $value }
    }
noria-account-cave = in the cave
noria-account-nobody = no politician was seated
noria-account-rest = Ships and warehouses
noria-account-tie = { $count }: they only count in a tie, where the fewest win
noria-verdict = { $seat } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
    }, { $lead } ahead; the most came from { $chamber }: level { $level } × { $value } = { $best }
noria-verdict-tie = { $seat } wins the tie with { $tied } at { $points ->
    [one] 1 point
   *[other] { $points } points
    } by fewer ships and warehouses: { $upkeep } against { $more }
noria-verdict-shared = { $seats } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
    }, and { $upkeep } ships and warehouses each

## The log
noria-log-started = { $seat } is the start player
noria-log-stalled = { $kind } discs cost { $price } on the market
noria-log-ordered = The resource discs of { $seat } lie in this order: { $what }
noria-log-shown = { $island } appears with { $what }
noria-log-fitted = { $seat } fits the { $disc } into the wheel ({ $hole })
noria-log-took = { $seat } begins with { $what }
noria-log-round = Round { $round } begins
noria-log-night-shift = { $seat } turns the { $what } by Night Shift for { $cost }
noria-log-modified = { $seat } modifies the wheel for { $cost }: { $from } ↔ { $to }
noria-log-activated = { $seat } activates the { $disc } ({ $hole })
noria-log-activated-twice = { $seat } activates the { $disc } ({ $hole }) for two actions
noria-log-inspected = { $seat } inspects the { $what } and takes { $cost }
noria-log-sold = { $seat } sells { $what } on the black market for { $cost }
noria-log-bought = { $seat } buys { $what } on the black market for { $cost }
noria-log-gathered = { $seat } gathers { $what }
noria-log-paid = { $seat } pays { $what }
noria-log-marketed = { $seat } takes a new { $disc } from the market
noria-log-invested = { $seat } invests: level { $level } of the { $path }
noria-log-travelled = { $seat } travels to { $island }
noria-log-found-nothing = { $seat } finds neither ship nor building space on { $island }
noria-log-ship = { $seat } takes { $what } from { $island }
noria-log-built = { $seat } builds a factory on { $island } and takes { $what }
noria-log-upgraded = { $seat } upgrades the { $disc } ({ $hole })
noria-log-produced = { $seat } produces { $what }
noria-log-repeated = { $seat } uses the { $disc } ({ $hole }) again
noria-log-named = { $seat } strengthens the { $disc } ({ $hole })
noria-log-seated = { $seat } seats a politician in the { $chamber } for { $cost }
noria-log-removed = { $seat } removes a politician from the { $chamber }
noria-log-turned = The rings of { $seat } turn
noria-log-administered = The rings of { $seat } turn; the factories bring { $cost }
noria-log-placed = { $seat } places the { $disc } ({ $hole })
noria-log-placed-over = { $seat } places the { $disc } ({ $hole }); the { $old } leaves the game
noria-log-ended = The game is over

## The table as text
noria-text-head = { $text }:
noria-text-rises = Night Shift and Modification become more expensive in round { $influence }, Intrigue in rounds { $intrigue }
noria-text-chamber = Chamber
noria-text-value = value
noria-text-seated = seated
noria-text-paths = Paths: the prices of levels 1 to 9; * is paid in at least two kinds
noria-text-goods = Goods: what one costs to produce, and what the black market gives for it
noria-text-buying = On the black market a resource costs { $cost }.
noria-text-wheels = Wheels: the active half is in brackets; + is upgraded, * activated, x rests this turn, ! is strengthened and still to be activated.
noria-text-chains = Of the active discs, the left one of the medium ring goes with the left or the middle one of the large ring, the right one with the right or the middle one; the one of the small ring goes with all.
noria-text-warehouses = Warehouses (full/all)

## The rulebook
noria-picture-discs = The seven types of disc and what they cost on the market in a first game
noria-picture-wheel = A wheel at the beginning: three rings, which turn clockwise. The lit half below the beam is active.
noria-picture-chain = The left disc of the medium ring was activated: the bold lines lead to the discs that still go with it.
noria-picture-rounds = The round track in a game of four: under the moon, Night Shift and Modification become more expensive; under the bust, Intrigue does.
noria-picture-path = A path under its chamber: the price of each level, one dot for a single kind, two for at least two kinds. In the disc of brass: what a level is worth now.
noria-picture-island = An island with its ships above, four building spaces below, one of them taken by Kyra’s factory, and the ambassadors of Kyra and Nele
noria-picture-upgrade = A normal disc and its upgraded side
noria-picture-goods = The five goods, and the resources that one of each costs
noria-picture-intrigue = An Intrigue: a politician who waited takes the next light seat, and a level is worth more.

# All pieces of a kind, for owners of the box.
noria-gallery-paths = All paths with what each level costs
noria-gallery-islands = All islands with their ships for four players, and their building spaces

# Luck that is typed in.
noria-luck-stall = Which discs lie on the next space of the market?
noria-luck-order = In which order do the resource discs of { $name } lie?
noria-luck-island = Which island is turned up?
