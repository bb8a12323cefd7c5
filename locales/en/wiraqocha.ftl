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

# The coach: what matters now, and why.
wiraqocha-guide-first = Race for one of three victories: all { $artifacts } artifacts, { $somnium } somnium, or cards for the Leviathan. After the roll, dice bring your base camp into the valley.
wiraqocha-guide-near = { $victory }: { $left } more, and you win.
wiraqocha-guide-threat = { $owner } is close to winning ({ $victory } { $has } of { $goal }).
wiraqocha-guide-threat-camp = { $owner } is close to winning ({ $victory } { $has } of { $goal }): the camp on tile { $tile } can be plundered or conquered.
wiraqocha-guide-last = { $count ->
    [one] This is the last round: somnium decides, then artifacts.
   *[other] Only { $count } rounds are left: then somnium decides, then artifacts.
 }
wiraqocha-guide-roll = You roll { $dice } and collect { $resources }.
wiraqocha-guide-roll-few = You roll only { $dice }: a village would add one every turn.
wiraqocha-guide-roll-camp = Your base camp waits in reserve: after the roll it comes first.
wiraqocha-guide-take-back = Taken back, the { $face } on tile { $tile } is one die more to roll, and no longer guards.
wiraqocha-guide-useless-guard = The { $face } on tile { $tile } protects nothing the camp does not protect itself.
wiraqocha-guide-exchange = { $why ->
    [artifact] The zeppelin on tile { $tile } can be exchanged for { $pawn }: that takes the artifact.
   *[vein] The zeppelin on tile { $tile } can be exchanged for { $pawn }: the vein brings twice as much.
 }
wiraqocha-guide-camp-village = The base camp can go to tile { $tile }: a free village lies beside it, which brings a die every turn.
wiraqocha-guide-camp-room = The base camp can go to tile { $tile }: { $count ->
    [one] { $count } free tile lies beside it
   *[other] { $count } free tiles lie beside it
 }, and pawns from the reserve only go next to yours.
wiraqocha-guide-camp-reroll = Your dice reach no place for the camp: one can be rolled again.
wiraqocha-guide-camp-stuck = Your dice reach no place for the camp: unless a card helps, your turn ends here.
wiraqocha-guide-harvest-wins = End your turn: the harvest wins the game.
wiraqocha-guide-artifact = Tile { $tile } still has its artifact: an explorer takes it.
wiraqocha-guide-plunder = The camp of { $owner } on tile { $tile } is within reach: it holds { $things }.
wiraqocha-guide-village = Tile { $tile } is within reach: its village adds a die to every roll.
wiraqocha-guide-vein = Tile { $tile } is within reach: a miner mines { $points } there every turn.
wiraqocha-guide-build = You can build { $card } for { $price }: it counts for the Leviathan.
wiraqocha-guide-jungle = Tile { $tile } is within reach: it brings { $resources } every turn.
wiraqocha-guide-surplus = { $resources } would be lost at the end of the turn.
wiraqocha-guide-tile = Tile { $tile } is within reach: every tile opens the way to its neighbours.
wiraqocha-guide-reroll = The { $face } can be rolled again.
wiraqocha-guide-guard = Your { $face } can guard tile { $tile }, where { $pawn } stands.
wiraqocha-guide-harvest = At the end of your turn the harvest brings { $somnium }.
wiraqocha-guide-end = You can end your turn.
wiraqocha-guide-send-explorer = Only explorers take the artifact.
wiraqocha-guide-send-miner = A miner mines { $points } there every turn.
wiraqocha-guide-send-reserve = With a pawn from the reserve you keep all your other tiles.
wiraqocha-guide-send-move = Only pawns on the board can go: the one that leaves gives its tile up.
wiraqocha-guide-meet = Your dice fit as they are. Those that are left can guard tiles.
wiraqocha-guide-meet-pay = Your dice do not quite fit: changing them costs { $resources } or more.
wiraqocha-guide-meet-sum = { $left } of { $number } still missing.
wiraqocha-guide-meet-done = These dice make { $number }: nothing more is needed.
wiraqocha-guide-beat = One more die must be higher than { $level }.
wiraqocha-guide-beat-six = Nothing beats a 6 but a 7: resources raise one of your dice.
wiraqocha-guide-loot = Your nearest victory is { $victory }, { $has } of { $goal }.
wiraqocha-guide-loot-threat = { $owner } is close to winning with { $victory }, { $has } of { $goal }.
wiraqocha-guide-capture = Held prisoner it brings you { $resources } or { $somnium } when it is freed; in the cemetery it brings you nothing.
wiraqocha-guide-capture-swap = Only one prisoner at a time: { $pawn } would go home.
wiraqocha-guide-defend = You protect { $pawn }: attackers then need a higher die, too. Yours is missing from your next roll unless you take it back.
wiraqocha-guide-defend-camp = The camp already defends itself with { $level }: only a higher die helps.
wiraqocha-guide-set = As it lies the die costs nothing; each step takes { $step }.
wiraqocha-guide-set-surplus = { $resources } would otherwise be lost at the end of the turn.
wiraqocha-guide-shield = Tile { $tile } would be safe as long as its pawn stays.
wiraqocha-guide-shield-camp = On tile { $tile } it protects your camp: what you have collected cannot be plundered then.
wiraqocha-guide-shield-any = The field is lost when the pawn on its tile leaves.

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

# What things are: a name, what they are for, how things stand with them.
wiraqocha-c-tile = { $terrain ->
    [ruins] Whoever holds it rolls one die again each turn; an explorer who arrives takes the artifact.
    [village] Whoever holds it rolls one die more each turn.
    [vein] A miner mines { $vein } here each turn, elsewhere { $elsewhere }; { $points } make 1 somnium.
    [cave] An explorer here can come out on any free mountain before the roll.
   *[jungle] Whoever holds it collects { $gain } each turn.
 }
wiraqocha-c-dead = Nothing is left here, and nobody can go here any more.
wiraqocha-c-need-sum = Taken with any dice that make { $number } together.
wiraqocha-c-need-exact = Taken with exactly { $dice }.
wiraqocha-c-mountain = In the mountains: only zeppelins take it.
wiraqocha-c-free = Nobody holds it.
wiraqocha-c-held = { $owner } holds it with { $pawn }.
wiraqocha-c-defence = { $dice ->
    [one] Attackers also need a die higher than { $level }.
   *[other] Attackers also need { $dice } dice higher than { $level }.
 }
wiraqocha-c-shielded = The Force Field: no conquest, no plunder.
wiraqocha-c-seven = Only a 6 that resources raise to 7 beats it.
wiraqocha-c-artifact-here = Its artifact still lies here.
wiraqocha-c-shield-name = Natural defence
wiraqocha-c-shield = A base camp defends itself; if a die lies there too, the higher of the two counts.
wiraqocha-c-guard = It protects tile { $tile }: whoever attacks needs one die more than the tile asks for.
wiraqocha-c-guard-stays = { $owner } can take it back before a roll and roll it again.
wiraqocha-c-artifact-name = Artifact
wiraqocha-c-artifact = All { $goal } artifacts win the game; only explorers who come onto ruins take them.
wiraqocha-c-lies-on = On tile { $tile }.
wiraqocha-c-token-ready = { $owner } can put it on a tile.
wiraqocha-c-fortress = It doubles the defence of its tile: two dice must be higher.
wiraqocha-c-field = Nobody conquers or plunders its tile; it is gone for good when the pawn there leaves.
wiraqocha-c-pawn = { $pawn ->
    [base-camp] It comes first: without it there is no action and no harvest; it defends itself with { $level }.
    [explorer] It takes the artifact when it comes onto ruins.
    [miner] It mines somnium at the end of each turn: { $vein } points on a vein, { $elsewhere } elsewhere.
    [zeppelin] Only zeppelins take mountains and beat zeppelins; before the roll one can make room for another pawn.
    [android-explorer] One more explorer, which goes with its card.
    [mechanical-miner] One more miner, which goes with its card.
   *[juggernaut] One more zeppelin, which goes with its card.
 }
wiraqocha-c-stands-on = It stands on tile { $tile }.
wiraqocha-c-in-reserve = In reserve: it can go next to tiles that { $owner } holds.
wiraqocha-c-in-reserve-camp = In reserve: it must be placed before anything else.
wiraqocha-c-in-cemetery = In the cemetery: { $owner } buys it back for { $price }.
wiraqocha-c-in-prison = { $owner } holds it prisoner; { $resources } or { $somnium } free it.
wiraqocha-c-out = Out of the game for good.
wiraqocha-c-die = Used once: alone or with others it takes tiles, or it guards one of yours.
wiraqocha-c-die-step = { $step } change it by one, for one use.
wiraqocha-c-unused = { $count ->
    [one] { $count } die is unused.
   *[other] { $count } dice are unused.
 }
wiraqocha-c-tray = The dice of whoever is to move; each is used once, in any order.
wiraqocha-c-waiting = Each village you hold adds a die; dice that guard tiles are missing.
wiraqocha-c-rerolls-name = Re-rolls
wiraqocha-c-rerolls = Each ruins tile held when the turn begins lets you roll one unused die again.
wiraqocha-c-price = Costs { $price }, and counts as much for the Leviathan.
wiraqocha-c-face-up = It lies face up: one card a turn can be built.
wiraqocha-c-to-come = It is still in the pile.
wiraqocha-c-belongs = { $owner } has it.
wiraqocha-c-pile-name = Cards to come
wiraqocha-c-pile = At the end of a turn the row of face-up cards is filled from here.
wiraqocha-c-resources-of = Resources of { $owner }
wiraqocha-c-resources = They build cards, buy pawns back and change dice: { $step } a step.
wiraqocha-c-somnium-of = Somnium of { $owner }
wiraqocha-c-somnium = { $goal } somnium win the game; some cards cost it, and it buys one die more a turn.
wiraqocha-c-artifacts-of = Artifacts of { $owner }
wiraqocha-c-has = { $owner } has { $what }.
wiraqocha-c-has-of = { $owner } has { $has } of { $goal }.
wiraqocha-c-kept = At the end of a turn { $count } are kept at most.
wiraqocha-c-income = A turn brings { $what }.
wiraqocha-c-harvest = The end of the turn brings { $somnium } ({ $points } mined).
wiraqocha-c-villages = Villages held: { $count }.
wiraqocha-c-guards = { $count ->
    [one] { $count } die guards a tile.
   *[other] { $count } dice guard tiles.
 }
wiraqocha-c-stores = What the player to move can pay with.
wiraqocha-c-player = The shape and the colour of this player’s pawns.
wiraqocha-c-start = This player begins every round.
wiraqocha-c-start-now = { $owner } was drawn at the beginning.
wiraqocha-c-turn = A turn has three parts: prepare, use the dice, harvest.
wiraqocha-c-turn-first = { $owner } is preparing the turn.
wiraqocha-c-turn-second = { $owner } is using the dice.
wiraqocha-c-cemetery = Beaten pawns wait here; once a turn you can buy one of yours back for { $price }.
wiraqocha-c-no-graves = Nobody lies here.
wiraqocha-c-supply-dice = Used dice come back here; no more can be rolled than lie here.
wiraqocha-c-supply = What is paid comes back here; if it runs short, you take what is left.
wiraqocha-c-left = { $what } left.
wiraqocha-c-slot = { $slot ->
    [dice] Resources change dice: { $step } for each step up or down, for one use.
    [reroll] Rolls an unused die again, or turns it with the Battle Exoskeleton.
    [buy] Builds a card, buys a pawn back or buys one more die.
    [done] Leaves the dice as they lie and goes on.
    [roll] Collects your resources and rolls your dice; then you use them.
   *[end] Ends your turn: miners bring somnium, resources above { $kept } go back.
 }

# Why something cannot be done; stands behind what it is, and a colon.
wiraqocha-r-game-over = the game is over
wiraqocha-r-chance = wait until the dice and cards have fallen
wiraqocha-r-not-your-turn = { $seat } is to move
wiraqocha-r-begun = answer this first: { $question }
wiraqocha-r-not-asked = { $what ->
    [pawn] choose first the tile it goes to
   *[die] choose first what it is for
 }
wiraqocha-r-roll-first = roll your dice first
wiraqocha-r-rolled = only before the roll, and you have rolled
wiraqocha-r-camp-first = put your base camp on the board first
wiraqocha-r-camp-must = your base camp can be placed, so it must be
wiraqocha-r-camp-at-risk = your base camp might lose its last place; put it on the board first
wiraqocha-r-by-the-roll = the roll does it for you
wiraqocha-r-done = { $once ->
    [collect] you have collected them already
    [build] one card a turn, and you have built one
    [fortress] not again in this turn
   *[other] only once a turn, and you have done it
 }
wiraqocha-r-counted = your dice are counted already
wiraqocha-r-no-rerolls = you have no re-roll; each ruins tile held when the turn begins gives one
wiraqocha-r-ray-fired = only once a game, and it was fired
wiraqocha-r-token-lost = its token is out of the game
wiraqocha-r-no-card = you do not have this card: { $card }
wiraqocha-r-yours = you have it already
wiraqocha-r-taken = { $seat } has it
wiraqocha-r-in-pile = it does not lie face up yet
wiraqocha-r-no-dice = you have no unused die left
wiraqocha-r-no-die-shows = none of your unused dice shows { $face }
wiraqocha-r-no-free-die = all dice lie on tiles or are still unused
wiraqocha-r-shows-already = it shows that already
wiraqocha-r-none-in-reserve = there is no such pawn in your reserve
wiraqocha-r-none-in-cemetery = there is no such pawn of yours in the cemetery
wiraqocha-r-no-prisoner = no pawn of yours is held there
wiraqocha-r-not-in-play = this tile does not lie in the valley
wiraqocha-r-dead = the Death Ray has destroyed it
wiraqocha-r-own-tile = you hold it yourself
wiraqocha-r-not-yours = you do not hold this tile
wiraqocha-r-shielded = the Force Field protects it
wiraqocha-r-not-adjacent = it is next to none of your tiles
wiraqocha-r-camp-in-air = the base camp goes neither into the mountains nor against a zeppelin
wiraqocha-r-only-zeppelins = only zeppelins go there
wiraqocha-r-zeppelin-too-far = only zeppelins go there, from the reserve only next to your tiles
wiraqocha-r-no-guard = no defence die lies there
wiraqocha-r-no-zeppelin = no zeppelin of yours is there
wiraqocha-r-flies = only a pawn of another kind takes the place of a zeppelin
wiraqocha-r-no-explorer = no explorer of yours is in the cave
wiraqocha-r-no-mountain = it is no mountain
wiraqocha-r-occupied = somebody stands there
wiraqocha-r-there-already = it is there already
wiraqocha-r-nothing-to-probe = nothing there would become weaker
wiraqocha-r-no-camp = there is no enemy base camp
wiraqocha-r-nothing-to-take = there is nothing to take
wiraqocha-r-building = buildings cannot be stolen
wiraqocha-r-short = you need { $more } more and have { $has }
wiraqocha-r-sum = your dice do not make { $number }
wiraqocha-r-exactly = your dice do not show { $dice }
wiraqocha-r-defended = { $dice ->
    [one] you need one die more, higher than { $level }
   *[other] you need { $dice } dice more, higher than { $level }
 }
wiraqocha-r-lowest-first = name the dice from the lowest on
wiraqocha-r-misfit = with this the dice do not come out
wiraqocha-r-changed = { $because }; changing dice takes { $more } more

# The end.
wiraqocha-f-of = { $has } of { $goal }
wiraqocha-f-cards = { $cards }: { $has } of { $goal }
wiraqocha-f-tie-only = counts only where somnium is equal
wiraqocha-f-not-counted = incomplete, so it does not count
wiraqocha-f-artifacts = { $seat } wins with all artifacts: { $has } of { $goal }.
wiraqocha-f-somnium = { $seat } wins with somnium: { $has } of { $goal }.
wiraqocha-f-leviathan = { $seat } wins with the Leviathan: { $has } of { $goal } on cards.
wiraqocha-f-first = Nobody has won after { $round } rounds; { $seats } is first with { $somnium }.
wiraqocha-f-tie-break = Nobody has won after { $round } rounds; { $seats } is first with as much somnium as { $others }, but more artifacts.
wiraqocha-f-shared = Nobody has won after { $round } rounds; { $seats } share the first place with { $somnium } and { $artifacts }.

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

# All pieces of a kind, for owners of the box.
wiraqocha-gallery-cards = All cards with their prices

# Luck that is typed in.
wiraqocha-luck-lay = Which tile lies in place { $place }?
wiraqocha-luck-turn = Which card is turned up?
wiraqocha-luck-roll = { $left ->
    [one] What was rolled? 1 die to go
   *[other] What was rolled? { $left } dice to go
}
