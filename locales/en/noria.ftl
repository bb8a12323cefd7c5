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
noria-knowledge-name = Knowledge
noria-ships = { $count } { $resource ->
    [energy] energy
    [mycelium] mycelium
   *[obsidian] obsidian
    } { $count ->
    [one] ship
   *[other] ships
    }
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
noria-place = { $ring ->
    [small] small ring
    [medium] medium ring
   *[large] large ring
    }, { $place ->
    [front] front
    [back] back
    [left] left
    [middle] middle
    [right] right
    [backleft] back left
    [backmiddle] back middle
   *[backright] back right
    }
noria-island = Island { $number }
noria-or = or
noria-free = free

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
noria-projection = Points if the game ended now
noria-points = Points
noria-rounds = Rounds
noria-round = Round { $round }
noria-rise-influence = Night Shift and Modification become dearer
noria-rise-intrigue = Intrigue becomes dearer
noria-prices = Prices of the special actions
noria-price-of = { $action } costs { $cost } now
noria-night-shift = Night Shift
noria-modification = Modification
noria-intrigue = Intrigue
noria-market = Market
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
    [one] 1 island nobody has seen
   *[other] { $count } islands nobody has seen
    }
noria-unseen = unseen
noria-wheel = Wheel of { $name }
noria-hole = Empty hole ({ $place })
noria-centre = bought, to be placed
noria-state-activated = activated
noria-state-skipped = rests after an inspection
noria-state-fresh = upgraded just now, rests this turn
noria-state-named = strengthened
noria-peek = Wheel next turn
noria-start-player = start player
noria-factories = Factories
noria-factories-told = { $built } of { $all } factories built: { $cost } each turn
noria-good-told = { $what }: { $full } full, { $empty } empty; one costs { $needs }

## Questions
noria-ask-build = Where in your wheel does the { $disc } go?
noria-ask-take = Take a resource to begin with.
noria-ask-step = On which path do you take your free first step?
noria-ask-influence = Influence: change your wheel, or go on?
noria-ask-modifying = What does the { $disc } change places with?
noria-ask-action = Action: which disc do you activate?
noria-ask-city = City: buy a disc or invest?
noria-ask-journey = Where does your ambassador travel?
noria-ask-landing = Take a ship or build a factory?
noria-ask-tool = Tool: upgrade a disc or produce goods?
noria-ask-producing = Do you produce one of another good too?
noria-ask-bonus = { $times ->
    [one] Bonus: which disc do you use again?
   *[other] Bonus: which disc do you use again? ({ $times } left)
    }
noria-ask-naming = { $times ->
    [one] Bonus: which disc do you strengthen?
   *[other] Bonus: which disc do you strengthen? ({ $times } left)
    }
noria-ask-paying = { $what }: { $left } still to pay. How much { $coin }?
noria-ask-politics = Politics: an intrigue, or end your turn?
noria-ask-removing = Remove one waiting politician for good.
noria-ask-placing = Where in your wheel does the { $disc } go?

## Choices
noria-do-take = Take { $what }
noria-do-step = Step onto the { $path }
noria-do-fit = { $hole }
noria-active-half = active half
noria-inactive-half = inactive half
noria-do-night-shift = Night Shift: turn the { $what }
noria-do-modify = Modification: move the { $disc }
noria-do-with = Swap with the { $disc }
noria-do-empty = Into the empty hole
noria-do-activate = Activate the { $disc }
noria-do-twice = Activate the { $disc } for two actions
noria-do-inspect = Inspect the { $what }
noria-do-skip = Inspection instead of the { $disc }
noria-do-sell = Sell { $what }
noria-do-buy = Buy { $what }
noria-black-market = black market
noria-do-market = Buy a new { $disc }
noria-do-invest = Invest: level { $level } of the { $path }
noria-do-journey = Travel to { $island }
noria-do-reveal = Discover a new island
noria-do-ship = Take { $what }
noria-do-factory = Build a factory
noria-do-upgrade = Upgrade the { $disc }
noria-do-produce = Produce { $what }
noria-do-also = Produce { $what } too
noria-do-repeat = Use the { $disc } again
noria-do-name = Strengthen the { $disc }
noria-do-pay = Pay { $what }
noria-do-seat = Intrigue: seat a politician in the { $chamber }
noria-do-remove = From the { $chamber }
noria-do-place = Replace the { $disc }
noria-done = Done
noria-done-influence = On to the discs
noria-done-action = On to politics
noria-done-politics = End the turn
noria-done-producing = That is all
noria-done-extra = Leave the extra action
noria-done-bonus = No more bonus
noria-hint-costs = costs { $what }
noria-hint-brings = brings { $what }
noria-hint-wait = { $count } waiting
noria-hint-worth = { $cost }; a level is then worth { $value }
noria-price-mixed = { $count }, mixed of { $kinds }
noria-price-more = { $price }, plus { $more } for those ahead

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
noria-log-climbed = { $seat } climbs to level { $level } of the { $path }
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
