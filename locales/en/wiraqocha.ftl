# The words of Wiraqocha.

wiraqocha-title = Round { $round }
wiraqocha-title-before = Before the first round

# Pieces. "the" is the subject of a sentence, "acc" its object, "dat" stands after "with".
wiraqocha-pawn = { $pawn ->
    [base-camp] base camp
    [explorer] explorer
    [miner] miner
    [zeppelin] zeppelin
    [android-explorer] android explorer
    [mechanical-miner] mechanical miner
   *[juggernaut] juggernaut
 }
wiraqocha-pawn-the = { $pawn ->
    [base-camp] the base camp
    [explorer] the explorer
    [miner] the miner
    [zeppelin] the zeppelin
    [android-explorer] the android explorer
    [mechanical-miner] the mechanical miner
   *[juggernaut] the juggernaut
 }
wiraqocha-pawn-acc = { $pawn ->
    [base-camp] the base camp
    [explorer] the explorer
    [miner] the miner
    [zeppelin] the zeppelin
    [android-explorer] the android explorer
    [mechanical-miner] the mechanical miner
   *[juggernaut] the juggernaut
 }
wiraqocha-pawn-dat = { $pawn ->
    [base-camp] the base camp
    [explorer] the explorer
    [miner] the miner
    [zeppelin] the zeppelin
    [android-explorer] the android explorer
    [mechanical-miner] the mechanical miner
   *[juggernaut] the juggernaut
 }
wiraqocha-whose = { $pawn } of { $owner }
wiraqocha-card = { $card ->
    [android-factory] Android Factory
    [flying-fortress] Flying Fortress
    [force-field] Force Field
    [recovery-workshop] Recovery Workshop
    [android-explorer] Android Explorer
    [battle-exoskeleton] Battle Exoskeleton
    [death-ray] Death Ray
    [juggernaut] Juggernaut
    [mechanical-miner] Mechanical Miner
    [production-tanks] Production Tanks
    [psychic-probe] Psychic Probe
   *[transport-tunneller] Transport Tunneller
 }
wiraqocha-card-acc = { $card ->
    [android-factory] the Android Factory
    [flying-fortress] the Flying Fortress
    [force-field] the Force Field
    [recovery-workshop] the Recovery Workshop
    [android-explorer] the Android Explorer
    [battle-exoskeleton] the Battle Exoskeleton
    [death-ray] the Death Ray
    [juggernaut] the Juggernaut
    [mechanical-miner] the Mechanical Miner
    [production-tanks] the Production Tanks
    [psychic-probe] the Psychic Probe
   *[transport-tunneller] the Transport Tunneller
 }
wiraqocha-effect = { $card ->
    [android-factory] Once a turn { $factory } resources buy one more die.
    [flying-fortress] A token that doubles the defence of one of your tiles.
    [force-field] A token: no conquest and no plunder on one of your tiles.
    [recovery-workshop] In phase I one pawn returns from the cemetery for free.
    [android-explorer] One more explorer, the white one.
    [battle-exoskeleton] Once a turn an unused die becomes { $exoskeleton }.
    [death-ray] Once a game: destroys a tile and everything on it.
    [juggernaut] One more zeppelin, the white one.
    [mechanical-miner] One more miner, the white one.
    [production-tanks] { $tanks } more resources in phase I.
    [psychic-probe] Once a turn an enemy defence becomes { $probe }.
   *[transport-tunneller] Once a turn you plunder a camp, whatever defends it.
 }
wiraqocha-kind = { $kind ->
    [building] Building
   *[invention] Invention
 }
wiraqocha-kind-help = { $kind ->
    [building] Building: cannot be stolen
   *[invention] Invention: can be stolen
 }
wiraqocha-terrain = { $terrain ->
    [jungle] jungle
    [ruins] ruins
    [village] village
    [vein] somnium vein
   *[cave] cave
 }
wiraqocha-terrain-mountain = { $terrain ->
    [jungle] jungle in the mountains
    [ruins] ruins in the mountains
    [village] village in the mountains
    [vein] somnium vein in the mountains
   *[cave] cave in the mountains
 }
wiraqocha-brings = { $terrain ->
    [ruins] 1 re-roll a turn
    [village] +1 die each turn
    [vein] a miner mines { $points }
    [cave] a way into the mountains for explorers
   *[jungle] { $resources ->
        [one] { $resources } resource a turn
       *[other] { $resources } resources a turn
    }
 }
wiraqocha-cave = “Cave”
wiraqocha-tile = Tile { $tile }
wiraqocha-artifact-here = the artifact lies here
wiraqocha-resources = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
 }
wiraqocha-somnium = { $count } somnium
wiraqocha-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
 }
wiraqocha-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
wiraqocha-artifacts = { $count ->
    [one] { $count } artifact
   *[other] { $count } artifacts
 }
wiraqocha-inventions = { $count ->
    [one] { $count } invention
   *[other] { $count } inventions
 }
wiraqocha-and = { $one } and { $other }

# The table.
wiraqocha-valley = The valley of Wiraqocha
wiraqocha-cemetery = Machine Cemetery
wiraqocha-grave = { $pawn }, in the cemetery
wiraqocha-held = { $pawn }, out of the game
wiraqocha-dead = destroyed by the Death Ray
wiraqocha-defence-die = Defence die: { $face }
wiraqocha-defence = Defence { $level }, beaten by { $dice ->
    [one] one higher die
   *[other] { $dice } higher dice
 }
wiraqocha-fortress-token = Flying Fortress: doubles the defence here
wiraqocha-field-token = Force Field: no conquest and no plunder here
wiraqocha-artifact = Artifact: only explorers take it
wiraqocha-probed = The probe has weakened this camp to { $level } until the turn ends.
wiraqocha-tray-of = Dice of { $name }
wiraqocha-tray = Dice
wiraqocha-die = Die: { $face }
wiraqocha-die-waiting = A die to roll
wiraqocha-die-rolling = A rolling die
wiraqocha-no-dice = No die is left.
wiraqocha-named = Chosen: { $sum } of { $number }
wiraqocha-need-reserve = from the reserve
wiraqocha-need-from = or from { $tiles }
wiraqocha-need-only = from { $tiles }
wiraqocha-rerolls = { $count ->
    [one] { $count } re-roll left
   *[other] { $count } re-rolls left
 }
wiraqocha-done = { $once ->
    [collect] resources collected
    [repair] workshop used
    [build] card built
    [sacrifice] somnium given
    [factory] factory used
    [buy-back] pawn bought back
    [fortress] fortress moved
    [exoskeleton] exoskeleton used
    [probe] probe used
   *[tunnel] tunneller used
 }
wiraqocha-counted = { $count ->
    [one] { $count } die counted
   *[other] { $count } dice counted
 }
wiraqocha-supply = Supply
wiraqocha-supply-dice = Dice in the pool
wiraqocha-supply-resources = Resources in the supply
wiraqocha-supply-somnium = Somnium in the supply
wiraqocha-market = Cards to build
wiraqocha-races = The three races
wiraqocha-market-empty = No card lies face up.
wiraqocha-pile = Still to come: { $cards }
wiraqocha-ray-used = used up
wiraqocha-token-in-hand = token ready
wiraqocha-token-gone = token lost

# What a player has.
wiraqocha-stores = Stores
wiraqocha-victory = { $victory ->
    [artifacts] Artifacts
    [somnium] Somnium
   *[leviathan] Leviathan
 }
wiraqocha-victory-help = { $victory ->
    [artifacts] All { $goal } artifacts win the game
    [somnium] { $goal } somnium win the game
   *[leviathan] Cards that cost { $goal } resources and { $also } somnium in all win the game
 }
wiraqocha-victory-closed = closed: an artifact is lost
wiraqocha-victory-left = { $left } to go
wiraqocha-victory-won = won
wiraqocha-dice-name = Dice
wiraqocha-start-player = Start player
wiraqocha-at-turn = to move
wiraqocha-reserve = Reserve
wiraqocha-reserve-empty = empty
wiraqocha-prisoner = Prisoner
wiraqocha-cards = Cards
wiraqocha-no-cards = none yet
wiraqocha-out = Out of the game
wiraqocha-turn-brings = A turn brings { $dice }, { $resources } and { $somnium }.

# Questions.
wiraqocha-q-prepare = Phase I: prepare your turn, then roll.
wiraqocha-q-camp = Base camp first: where do you put it?
wiraqocha-q-act = Phase II: use your dice, resources and cards.
wiraqocha-q-send = Which pawn goes to tile { $tile }?
wiraqocha-q-meet-first = Tile { $tile }: which dice?
wiraqocha-q-meet-sum = Tile { $tile }: which other dice? So far { $sum }.
wiraqocha-q-meet-next = Tile { $tile }: which die next?
wiraqocha-q-beat = { $dice ->
    [one] Which die beats the { $level } on tile { $tile }?
   *[other] Which { $dice } dice beat the { $level } on tile { $tile }?
 }
wiraqocha-q-loot = What do you take from the base camp of { $owner }?
wiraqocha-q-capture = What becomes of { $pawn } of { $owner }?
wiraqocha-q-defend = Which die defends tile { $tile }?
wiraqocha-q-set = Which face guards tile { $tile }? Each step costs { $step }.
wiraqocha-q-shield = Where do you put the Force Field?

# For a first game.
wiraqocha-guide-first = Roll: your dice carry your base camp into the valley. Then race for one of three victories: all { $artifacts } artifacts, { $somnium } somnium, or cards for the Leviathan. Your bars show how far you are.
wiraqocha-guide-prepare = Take defence dice back to roll more of them, but leave one where an attack would hurt. A zeppelin can make room for another pawn: so miners and explorers get into the mountains. Then roll.
wiraqocha-guide-camp = Your base camp comes first, onto a glowing tile. A good place is beside a village (one more die every turn) and jungles (resources): pawns from your reserve can only go next to tiles you hold. What might spoil the last way to place it is not offered.
wiraqocha-guide-act = Take tiles: villages for more dice, ruins with an explorer for the artifact, somnium veins with a miner ({ $points }). Build a card before resources go to waste: only { $kept } are kept. Guard your best tile with a high die that is left.
wiraqocha-guide-send = Explorers take artifacts, miners dig somnium ({ $points } points make 1, and { $goal } win), zeppelins reach the mountains. From the reserve a pawn adds a tile; one that moves gives its old tile up.
wiraqocha-guide-meet = Press the dice you spend, the lowest first. What does not quite fit can be changed for { $step } a step. Keep a high die to guard a tile with.
wiraqocha-guide-beat = This tile is guarded: one more die must be higher, equal is not enough. Spend the lowest that does it. Against a 6, resources can make a 7.
wiraqocha-guide-loot = Take what your own victory still lacks, or what its owner needs to win. An invention works for you at once and counts for your Leviathan.
wiraqocha-guide-capture = A prisoner brings you { $resources } or { $somnium } when its owner frees it; in the cemetery it brings you nothing. Hold it, unless a more important prisoner would go home for it.
wiraqocha-guide-defend = Attackers must beat this die with a higher one: a 5 or 6 keeps most of them away, a 1 hardly anybody. It is missing from your next roll unless you take it back, so guard what matters.
wiraqocha-guide-set = Leave the die as it lies, or turn it for { $step } a step: a 6 is the best guard. Only { $kept } resources are kept at the end of the turn, so spend here what you would lose.
wiraqocha-guide-shield = Nobody can take or plunder this tile while your pawn stays. Shield a camp full of treasures, or a miner on a somnium vein; when the pawn leaves, the field is gone.

# Choices.
wiraqocha-slot-dice = Change dice
wiraqocha-slot-reroll = Re-roll
wiraqocha-slot-buy = Buy
wiraqocha-slot-done = As it lies
wiraqocha-slot-roll = Roll
wiraqocha-slot-end = End turn
wiraqocha-fold-dice = Change dice with resources
wiraqocha-fold-reroll = Re-roll or turn dice
wiraqocha-fold-buy = Buy dice and pawns
wiraqocha-fold-defend = Guard a tile
wiraqocha-fold-exchange = Exchange a zeppelin
wiraqocha-fold-early = Collect or count early
wiraqocha-fold-cards = Use your cards
wiraqocha-fold-no-help = Guards that do not help
wiraqocha-chip = { $what ->
    [somnium] somnium
    [artifacts] { $count ->
        [one] artifact
       *[other] artifacts
    }
   *[resources] { $count ->
        [one] resource
       *[other] resources
    }
 }
wiraqocha-a-chance = Let chance decide
wiraqocha-a-collect = Collect resources
wiraqocha-a-count = Fix the number of dice
wiraqocha-a-take-back = Take { $face } back from tile { $tile }
wiraqocha-a-repair = Repair { $pawn }
wiraqocha-a-exchange = Tile { $tile }: exchange { $zeppelin } for { $pawn }
wiraqocha-a-emerge = Out of the cave to tile { $tile }
wiraqocha-a-roll = { $count ->
    [0] Roll no dice and go on
    [one] Roll { $count } die
   *[other] Roll { $count } dice
 }
wiraqocha-a-conquer = Take tile { $tile }
wiraqocha-a-plunder = Plunder the camp on tile { $tile }
wiraqocha-a-tunnel = Tunnel to the camp on tile { $tile }
wiraqocha-a-defend = Defend tile { $tile }
wiraqocha-a-reroll = Roll { $face } again
wiraqocha-a-exoskeleton = Turn { $face } to { $to }
wiraqocha-a-build = Build { $card }
wiraqocha-a-sacrifice = Give somnium for a die
wiraqocha-a-factory = Buy a die in the factory
wiraqocha-a-buy-back = Buy back { $pawn }
wiraqocha-a-ransom = { $price ->
    [resources] Free { $pawn } for resources
   *[somnium] Free { $pawn } for somnium
 }
wiraqocha-a-fortress = Put the Flying Fortress on tile { $tile }
wiraqocha-a-probe = Probe the defence on tile { $tile }
wiraqocha-a-death-ray = Fire the Death Ray at tile { $tile }
wiraqocha-a-end = End the turn
wiraqocha-a-send = Send { $pawn } from the reserve
wiraqocha-a-move = Move { $pawn } from tile { $tile }
wiraqocha-a-with = with { $pawn }
wiraqocha-a-with-from = with { $pawn } from tile { $tile }
wiraqocha-a-die = Use { $face }
wiraqocha-a-as = as { $to }
wiraqocha-a-against = { $die } > { $level }
wiraqocha-a-enough = These dice
wiraqocha-a-set = Set it to { $face }
wiraqocha-a-loot-somnium = Take 1 somnium
wiraqocha-a-loot-artifact = Take an artifact
wiraqocha-a-loot-card = Take { $card }
wiraqocha-a-loot-prisoner = Free { $pawn }
wiraqocha-a-capture = Take { $pawn } prisoner
wiraqocha-a-banish = Send { $pawn } to the cemetery
wiraqocha-a-shield = Put the Force Field on tile { $tile }

# What choices cost and bring.
wiraqocha-h-to-roll = { $dice } to roll
wiraqocha-h-collects = collects them first
wiraqocha-h-free = free of charge, into your reserve
wiraqocha-h-leaves = gives up tile { $tile }
wiraqocha-h-loses-die = its { $face } is given up
wiraqocha-h-loses-fortress = the Flying Fortress returns
wiraqocha-h-loses-field = the Force Field is lost for good
wiraqocha-h-artifact = takes the artifact, { $count } of { $goal }
wiraqocha-h-mines = mines { $points }
wiraqocha-h-sum = sum { $number }
wiraqocha-h-exactly = exactly { $dice }
wiraqocha-h-against = against { $pawn } of { $owner }
wiraqocha-h-beat = { $dice ->
    [one] plus a die higher than { $level }
   *[other] plus { $dice } dice higher than { $level }
 }
wiraqocha-h-at-least = costs { $resources } or more
wiraqocha-h-has = { $owner } has { $things }
wiraqocha-h-your-prisoner = your prisoner
wiraqocha-h-protects = protects { $pawn }
wiraqocha-h-replaces = replaces { $face }
wiraqocha-h-camp-own = camp already defends with { $level }; { $level ->
    [5] only a 6 helps
   *[other] only a higher die helps
 }
wiraqocha-h-no-help = does not help: the camp already defends with { $level }
wiraqocha-h-weaker = weaker than the die as it lies
wiraqocha-h-rerolls = { $count ->
    [0] your last re-roll
    [one] { $count } re-roll is left then
   *[other] { $count } re-rolls are left then
 }
wiraqocha-h-one-die = one more die
wiraqocha-h-leviathan = Leviathan { $resources }+{ $somnium } of { $goal }+{ $also }
wiraqocha-h-leviathan-done = completes the Leviathan and wins
wiraqocha-h-to = goes to { $owner }
wiraqocha-h-double = two dice must beat the { $level }
wiraqocha-h-nothing-to-double = nothing to double there yet
wiraqocha-h-becomes = { $from } becomes { $to }
wiraqocha-h-camp-becomes = the camp’s own { $from } becomes { $to } until your turn ends
wiraqocha-h-destroys = { $pawn } of { $owner } is out of the game
wiraqocha-h-camp-home = the base camp of { $owner } goes to the reserve
wiraqocha-h-artifact-lost = the artifact is lost
wiraqocha-h-fortress-lost = the Flying Fortress is gone for good
wiraqocha-h-free-tile = free
wiraqocha-h-harvest = harvest
wiraqocha-h-no-harvest = nothing to harvest
wiraqocha-h-no-camp = no harvest without a base camp
wiraqocha-h-unused = { $count ->
    [one] { $count } die unused
   *[other] { $count } dice unused
 }
wiraqocha-h-not-kept = { $resources } cannot be kept
wiraqocha-h-makes = makes { $sum } of { $number }
wiraqocha-h-as-it-lies = as it lies
wiraqocha-h-changed = becomes { $to }
wiraqocha-h-beats = beats the { $level }
wiraqocha-h-then = then you have { $count } of { $goal }
wiraqocha-h-used-up = used up
wiraqocha-h-its-pawn = { $where ->
    [board] its pawn on tile { $tile } becomes yours
    [cemetery] its pawn lies in the cemetery
    [out] its pawn is out of the game
    [reserve] its pawn comes to your reserve
   *[prisoner] its pawn is held prisoner
 }
wiraqocha-h-to-reserve = comes to your reserve
wiraqocha-h-ransom = freed for { $resources } or { $somnium }
wiraqocha-h-goes-home = { $pawn } of { $owner } goes home
wiraqocha-h-buy-back = can be bought back for { $resources }
wiraqocha-h-shield = no conquest, no plunder

# The pictures of the rulebook: what they show, and what is said under them.
wiraqocha-pic-victories = Three bars of progress
wiraqocha-pic-victories-under = How near a player is to each victory: here { $artifacts } artifacts of { $all }, { $somnium } somnium, and cards that cost { $price } for the Leviathan. One full bar wins.
wiraqocha-pic-valley = The valley with its tiles and the Machine Cemetery
wiraqocha-pic-valley-under = The valley of a first game. The plate of each tile says what takes it and, behind the line, what it brings; plates with peaks are in the mountains. The Machine Cemetery lies at the right end of the third row.
wiraqocha-pic-pawns = The seven kinds of pawns
wiraqocha-pic-pawns-under = The pawns of a player, and below them the white ones that come with cards. The small badge is the player’s shape, so that colours need not be told apart.
wiraqocha-pic-terrains = The kinds of land
wiraqocha-pic-terrains-under = Jungle brings resources, ruins a re-roll, a village one more die, and on a somnium vein a miner digs twice as much. The golden piece is an artifact.
wiraqocha-pic-conquest = Three tiles, each with dice that take it
wiraqocha-pic-conquest-under = An 8 is taken by any dice that make 8 together. 5‑5 wants two fives, and 4‑5‑6 exactly these three dice.
wiraqocha-pic-mountain = A zeppelin in the mountains and a miner in the valley
wiraqocha-pic-mountain-under = Only zeppelins take mountain tiles, the ones with peaks on their plates. In the valley any pawn will do.
wiraqocha-pic-defence = A defended tile and the dice that take it
wiraqocha-pic-defence-under = A 4 defends this tile. To take it you make the 6 and have another die that shows more than 4.
wiraqocha-pic-card = A technology card
wiraqocha-pic-card-under = A card with its price on the right. The amber edge marks an invention, which can be stolen; buildings have a grey one.
wiraqocha-pic-fortress = A base camp with the Flying Fortress
wiraqocha-pic-fortress-under = The Flying Fortress doubles the natural { $level } of a base camp: besides the sum, two dice must show more.
wiraqocha-pic-price = Price: { $price }

# The table as text, for the terminal. A cell of the valley has room for 16 characters.
wiraqocha-text-label = { $label }:
wiraqocha-text-prices = (prices in resources+somnium)
wiraqocha-text-dice = Unused dice
wiraqocha-text-turn = This turn
wiraqocha-text-probed = camp on { $tile } weakened to { $level }
wiraqocha-text-tokens = Tokens
wiraqocha-text-stock = Stores
wiraqocha-text-victory = Victories
wiraqocha-text-tiles = Tiles
wiraqocha-text-cemetery = Cemetery
wiraqocha-text-pawns = { $count ->
    [one] { $count } pawn
   *[other] { $count } pawns
 }
wiraqocha-text-dead = destroyed
wiraqocha-text-fortress = fortress
wiraqocha-text-field = force field
wiraqocha-text-land = { $land ->
    [jungle] jungle
    [ruins] ruins
    [artifact] ruins artifact
    [village] village +die
    [vein] vein
   *[cave] cave
 }
wiraqocha-text-pawn = { $pawn ->
    [base-camp] camp
    [explorer] explorer
    [miner] miner
    [zeppelin] zeppelin
    [android-explorer] android
    [mechanical-miner] mech miner
   *[juggernaut] juggernaut
 }
wiraqocha-text-legend = /\ mountain: only what flies goes there; +1 resources a turn; 1 to 4 whose pawn it is
wiraqocha-text-legend-dice = [6] defence die, ({ $level }) base camp: one die more must beat it, two under a fortress

# The log.
wiraqocha-n-laid = Tile { $tile } lies in place { $place }
wiraqocha-n-turned = New card: { $card }
wiraqocha-n-started = { $seat } is the start player
wiraqocha-n-round = Round { $round }
wiraqocha-n-collected = { $seat } collects { $resources }
wiraqocha-n-counted = { $seat } has { $dice } to roll
wiraqocha-n-took-back = { $seat } takes back the die on tile { $tile }
wiraqocha-n-repaired = { $seat } repairs { $pawn } in the workshop
wiraqocha-n-exchanged = { $seat } exchanges { $zeppelin } on tile { $tile } for { $pawn }, from the reserve
wiraqocha-n-exchanged-from = { $seat } exchanges { $zeppelin } on tile { $tile } for { $pawn }, from tile { $from }
wiraqocha-n-emerged = { $seat } moves { $pawn } out of the cave to tile { $tile }
wiraqocha-n-rolled = { $seat } rolls { $face }
wiraqocha-n-rolled-again = { $seat } re-rolls { $face }
wiraqocha-n-turned-die = { $seat } turns { $from } to { $to } with the Battle Exoskeleton
wiraqocha-n-sacrificed = { $seat } gives { $somnium } for one more die
wiraqocha-n-bought-die = { $seat } pays { $resources } in the Android Factory for one more die
wiraqocha-n-used = { $seat } uses { $face }
wiraqocha-n-paid = { $seat } pays { $resources } to change the result
wiraqocha-n-conquered = { $seat } takes tile { $tile } ({ $pawn } from the reserve)
wiraqocha-n-conquered-from = { $seat } takes tile { $tile } ({ $pawn } from tile { $from })
wiraqocha-n-banished = { $seat } loses { $pawn } to the cemetery
wiraqocha-n-camp-fell = The base camp of { $seat } on tile { $tile } falls and goes back to the reserve
wiraqocha-n-die-left = The { $face } on tile { $tile } goes to the pool
wiraqocha-n-fortress-back = The Flying Fortress returns to { $seat }
wiraqocha-n-fortress-gone = The Flying Fortress is gone for good
wiraqocha-n-field-gone = The Force Field is gone for good
wiraqocha-n-found = { $seat } finds the artifact on tile { $tile }
wiraqocha-n-loot-somnium = { $seat } plunders 1 somnium from { $victim }
wiraqocha-n-loot-artifact = { $seat } plunders an artifact from { $victim }
wiraqocha-n-loot-card = { $seat } plunders { $card } from { $victim }
wiraqocha-n-loot-prisoner = { $seat } frees a prisoner from the camp of { $victim }
wiraqocha-n-took-over = { $seat } takes over { $pawn } on tile { $tile }, and the tile with it
wiraqocha-n-captured = { $seat } holds { $pawn } of { $owner } prisoner
wiraqocha-n-freed = { $captor } lets { $pawn } of { $seat } go: it comes to the reserve
wiraqocha-n-ransom = { $seat } pays { $price } to { $captor } as ransom
wiraqocha-n-defended = { $seat } defends tile { $tile } with { $face }
wiraqocha-n-built = { $seat } builds { $card }
wiraqocha-n-bought-back = { $seat } buys back { $pawn } for { $resources }
wiraqocha-n-fortress = { $seat } puts the Flying Fortress on tile { $tile }
wiraqocha-n-shielded = { $seat } puts the Force Field on tile { $tile }
wiraqocha-n-probed-die = { $seat } probes tile { $tile }: { $from } becomes { $to }
wiraqocha-n-probed-camp = { $seat } probes the base camp on tile { $tile }: it is weak until the turn ends
wiraqocha-n-destroyed = { $seat } fires the Death Ray: tile { $tile } is destroyed
wiraqocha-n-removed = { $seat } loses { $pawn } for good
wiraqocha-n-artifact-lost = The artifact on tile { $tile } is lost for ever
wiraqocha-n-no-camp = { $seat } cannot place the base camp: the turn ends
wiraqocha-n-harvested = { $seat } harvests { $somnium } ({ $points } mined)
wiraqocha-n-gave-back = { $seat } gives back { $resources }: no more can be kept
wiraqocha-n-won = { $victory ->
    [artifacts] { $seat } has all the artifacts and wins!
    [somnium] { $seat } has enough somnium for the Empress and wins!
   *[leviathan] { $seat } can build the Leviathan and wins!
 }
wiraqocha-n-stopped = The last round is over, and nobody has won: somnium counts, then artifacts
