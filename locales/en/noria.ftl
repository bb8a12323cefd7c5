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
noria-ships-name = Ships
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
noria-guide-build = You fit in your six discs one by one: in the end exactly two lie in the active half below and four in the inactive half above. After each of your turns all rings turn clockwise by one hole, so the disc at the upper right comes into play next. Spread City, Journey and Tool over different rings: then you can use several of them in one turn.
noria-guide-take = This is what you begin with. Obsidian pays for the Refinement path, energy and mycelium for the Settlement path, and any of the three buys discs on the market. Take what the path that you would like to climb asks for; you can hardly go wrong.
noria-guide-free-invest = Only your representatives on the four paths bring points: at the end each level counts as much as the chamber above the path is worth. Refinement and Settlement are paid in plain resources and are good paths to begin with. Exploration and Research need goods from factories, but their chambers can become worth more.
noria-guide-influence = Before you use your discs, knowledge can change your wheel: a Night Shift turns one ring by a hole, a Modification swaps two discs. It is worth it when it brings a disc you badly need into the active half below. The same thing costs twice as much the second time in a turn; in your first rounds you may well save your knowledge for politics.
noria-guide-modifying = The disc that you took up now swaps places with another one or goes into an empty hole. Bring it into the active half below, where lines join it to the other discs that you want to use. Leave those where they are.
noria-guide-action = You may use one disc on each ring of the active half, as long as lines join them. Gather resources first, then spend them: City climbs paths and buys discs, Journey wins ships and factories, Tool upgrades discs and produces goods. Early in the game journeys and new discs pay best, and a ring that you cannot use still gives 1 knowledge for an Inspection.
noria-guide-city = Investing moves a representative one level up, and levels are what counts at the end; each opponent ahead of you on that path costs you 1 resource more. A disc from the market makes all your later turns stronger. So buy discs in the first rounds, and afterwards climb two or three paths as high as you can.
noria-guide-journey = Your ambassador has to move to another island and pays 1 resource for each opposing ambassador there. Look for a ship of the resource that you gather most often, or for a building space whose good you would like to produce. A face-down island still has all its ships and spaces.
noria-guide-landing = From now on a ship brings you one more of its resource each time you use that disc: the earlier you take it, the better. A factory brings empty warehouses, and the more of them you build, the more knowledge you get after each turn. Choose ships for Refinement and Settlement, factories for Exploration (propellers, sails, compasses) and Research (lamps, pistons).
noria-guide-tool = An upgraded disc has a golden rim; one such disc a turn can be used for two actions. Production fills your empty warehouses with the goods that Exploration and Research ask for. At first, upgrade the disc you use most: City, or the resource for which you have most ships.
noria-guide-producing = You have made one good; you may now add one of each other good for which a warehouse is empty. Levels with two dots want different goods, those with one dot want equal ones. What is left over can be sold for knowledge on the black market, so no good is wasted.
noria-guide-bonus = The Bonus lets you use a disc once more that was activated this turn. Choose what helps you most: a resource with many ships, or City to climb yet another level. It makes no difference whether that disc is upgraded.
noria-guide-naming = Name a disc that you will activate later in this turn: it gets one action more. A resource with many ships is a good choice, and so is City when you can pay for two steps. You then have to activate it if you can, but you may leave out its additional action.
noria-guide-paying = You can pay with several kinds and are asked for one after the other. Part with what your plan needs least: obsidian climbs Refinement, energy and mycelium climb Settlement, and goods are made of all three. Only amounts with which you can pay the rest are offered.
noria-guide-politics = All chambers begin at little or no value: an Intrigue seats a waiting politician there, and every level on the path below then counts for more. Raise a chamber where you stand higher than the others, and soon, because the round track makes Intrigues more expensive. You can also keep your knowledge and end the turn.
noria-guide-removing = An Intrigue also sends a waiting politician away for good; with nobody waiting, a chamber’s value stays as it is for the rest of the game. Take one away where your opponents stand high and you do not. Spare the chambers above the paths that you are climbing.
noria-guide-placing = Your rings have just turned, so what lies in the lower half now is what you can use next turn. Fill empty holes first: a disc that is replaced leaves the game. A full wheel means more to choose from in every turn.

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
