# The words of Wiraqocha.

wiraqocha-title = Manche { $round }
wiraqocha-title-before = Avant la première manche

# Pieces. "the" is the subject of a sentence, "acc" its object, "dat" stands after "with".
wiraqocha-pawn = { $pawn ->
    [base-camp] camp de base
    [explorer] explorateur
    [miner] foreur
    [zeppelin] zeppelin
    [android-explorer] automate d’exploration
    [mechanical-miner] foreur mécanique
   *[juggernaut] juggernaut
 }
wiraqocha-pawn-the = { $pawn ->
    [base-camp] le camp de base
    [explorer] l’explorateur
    [miner] le foreur
    [zeppelin] le zeppelin
    [android-explorer] l’automate d’exploration
    [mechanical-miner] le foreur mécanique
   *[juggernaut] le juggernaut
 }
wiraqocha-pawn-acc = { $pawn ->
    [base-camp] le camp de base
    [explorer] l’explorateur
    [miner] le foreur
    [zeppelin] le zeppelin
    [android-explorer] l’automate d’exploration
    [mechanical-miner] le foreur mécanique
   *[juggernaut] le juggernaut
 }
wiraqocha-pawn-dat = { $pawn ->
    [base-camp] le camp de base
    [explorer] l’explorateur
    [miner] le foreur
    [zeppelin] le zeppelin
    [android-explorer] l’automate d’exploration
    [mechanical-miner] le foreur mécanique
   *[juggernaut] le juggernaut
 }
wiraqocha-whose = { $pawn } ({ $owner })
wiraqocha-card = { $card ->
    [android-factory] Usine d’Androïdes
    [flying-fortress] Forteresse Volante
    [force-field] Champ de Force
    [recovery-workshop] Atelier de Réparation
    [android-explorer] Automate d’Exploration
    [battle-exoskeleton] Exosquelette de Combat
    [death-ray] Rayon de la Mort
    [juggernaut] Juggernaut
    [mechanical-miner] Foreur Mécanique
    [production-tanks] Cuves de Production
    [psychic-probe] Sonde Psychique
   *[transport-tunneller] Tunnelier de Transport
 }
wiraqocha-card-acc = { $card ->
    [android-factory] l’Usine d’Androïdes
    [flying-fortress] la Forteresse Volante
    [force-field] le Champ de Force
    [recovery-workshop] l’Atelier de Réparation
    [android-explorer] l’Automate d’Exploration
    [battle-exoskeleton] l’Exosquelette de Combat
    [death-ray] le Rayon de la Mort
    [juggernaut] le Juggernaut
    [mechanical-miner] le Foreur Mécanique
    [production-tanks] les Cuves de Production
    [psychic-probe] la Sonde Psychique
   *[transport-tunneller] le Tunnelier de Transport
 }
wiraqocha-effect = { $card ->
    [android-factory] Une fois par tour, { $factory } ressources pour un dé de plus.
    [flying-fortress] Un jeton qui double la défense d’un de vos territoires.
    [force-field] Un jeton : ni conquête ni pillage sur un de vos territoires.
    [recovery-workshop] En phase I, un pion revient gratuitement du cimetière.
    [android-explorer] Un explorateur de plus, le blanc.
    [battle-exoskeleton] Une fois par tour, un dé non utilisé devient un { $exoskeleton }.
    [death-ray] Une fois par partie : détruit un territoire et tout ce qui s’y trouve.
    [juggernaut] Un zeppelin de plus, le blanc.
    [mechanical-miner] Un foreur de plus, le blanc.
    [production-tanks] { $tanks } ressources de plus en phase I.
    [psychic-probe] Une fois par tour, une défense adverse passe à { $probe }.
   *[transport-tunneller] Une fois par tour, pillez un camp quelle que soit sa défense.
 }
wiraqocha-kind = { $kind ->
    [building] Bâtiment
   *[invention] Invention
 }
wiraqocha-kind-help = { $kind ->
    [building] Bâtiment : ne peut pas être volé
   *[invention] Invention : peut être volée
 }
wiraqocha-terrain = { $terrain ->
    [jungle] jungle
    [ruins] ruines
    [village] village
    [vein] filon de somnium
   *[cave] cavernes
 }
wiraqocha-terrain-mountain = { $terrain ->
    [jungle] jungle en montagne
    [ruins] ruines en montagne
    [village] village en montagne
    [vein] filon de somnium en montagne
   *[cave] cavernes en montagne
 }
wiraqocha-brings = { $terrain ->
    [ruins] 1 relance par tour
    [village] 1 dé de plus par tour
    [vein] un foreur y extrait { $points }
    [cave] un passage vers la montagne pour les explorateurs
   *[jungle] { $resources ->
        [one] { $resources } ressource par tour
       *[other] { $resources } ressources par tour
    }
 }
wiraqocha-cave = « Cavernes »
wiraqocha-tile = Territoire { $tile }
wiraqocha-artifact-here = l’artefact est ici
wiraqocha-resources = { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
 }
wiraqocha-somnium = { $count } somnium
wiraqocha-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
 }
wiraqocha-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
wiraqocha-artifacts = { $count ->
    [one] { $count } artefact
   *[other] { $count } artefacts
 }
wiraqocha-inventions = { $count ->
    [one] { $count } invention
   *[other] { $count } inventions
 }
wiraqocha-and = { $one } et { $other }

# The table.
wiraqocha-valley = La vallée de Wiraqocha
wiraqocha-cemetery = Cimetière des Machines
wiraqocha-grave = { $pawn }, au cimetière
wiraqocha-held = { $pawn }, hors du jeu
wiraqocha-dead = détruit par le Rayon de la Mort
wiraqocha-defence-die = Dé de défense : { $face }
wiraqocha-defence = Défense { $level }, battue par { $dice ->
    [one] un dé supérieur
   *[other] { $dice } dés supérieurs
 }
wiraqocha-fortress-token = Forteresse Volante : double ici la défense
wiraqocha-field-token = Champ de Force : ni conquête ni pillage ici
wiraqocha-artifact = Artefact : seuls les explorateurs le prennent
wiraqocha-probed = La sonde a affaibli ce camp à { $level } jusqu’à la fin du tour.
wiraqocha-tray-of = Dés : { $name }
wiraqocha-tray = Dés
wiraqocha-die = Dé : { $face }
wiraqocha-die-waiting = Un dé à lancer
wiraqocha-die-rolling = Un dé qui roule
wiraqocha-no-dice = Il ne reste aucun dé.
wiraqocha-named = Choisi : { $sum } sur { $number }
wiraqocha-need-reserve = de la réserve
wiraqocha-need-from = ou de { $tiles }
wiraqocha-need-only = de { $tiles }
wiraqocha-rerolls = { $count ->
    [one] { $count } relance restante
   *[other] { $count } relances restantes
 }
wiraqocha-done = { $once ->
    [collect] ressources récoltées
    [repair] atelier utilisé
    [build] carte construite
    [sacrifice] somnium sacrifié
    [factory] usine utilisée
    [buy-back] pion racheté
    [fortress] forteresse déplacée
    [exoskeleton] exosquelette utilisé
    [probe] sonde utilisée
   *[tunnel] tunnelier utilisé
 }
wiraqocha-counted = { $count ->
    [one] { $count } dé compté
   *[other] { $count } dés comptés
 }
wiraqocha-supply = Stock
wiraqocha-supply-dice = Dés dans le stock
wiraqocha-supply-resources = Ressources dans le stock
wiraqocha-supply-somnium = Somnium dans le stock
wiraqocha-market = Technologies
wiraqocha-races = Les trois courses
wiraqocha-market-empty = Aucune carte n’est visible.
wiraqocha-pile = Encore à venir : { $cards }
wiraqocha-ray-used = épuisé
wiraqocha-token-in-hand = jeton disponible
wiraqocha-token-gone = jeton perdu

# What a player has.
wiraqocha-stores = Stock
wiraqocha-victory = { $victory ->
    [artifacts] Artefacts
    [somnium] Somnium
   *[leviathan] Léviathan
 }
wiraqocha-victory-help = { $victory ->
    [artifacts] Les { $goal } artefacts font gagner
    [somnium] { $goal } somnium font gagner
   *[leviathan] Des cartes valant en tout { $goal } ressources et { $also } somnium font gagner
 }
wiraqocha-victory-closed = voie fermée : un artefact est perdu
wiraqocha-victory-left = encore { $left }
wiraqocha-victory-won = gagné
wiraqocha-dice-name = Dés
wiraqocha-start-player = Premier joueur
wiraqocha-at-turn = à son tour
wiraqocha-reserve = Réserve
wiraqocha-reserve-empty = vide
wiraqocha-prisoner = Prisonnier
wiraqocha-cards = Cartes
wiraqocha-no-cards = aucune
wiraqocha-out = Hors du jeu
wiraqocha-turn-brings = Un tour rapporte { $dice }, { $resources } et { $somnium }.

# Questions.
wiraqocha-q-prepare = Phase I : préparez votre tour, puis lancez.
wiraqocha-q-camp = Le camp de base d’abord : où le placer ?
wiraqocha-q-act = Phase II : utilisez dés, ressources et cartes.
wiraqocha-q-send = Quel pion va sur le territoire { $tile } ?
wiraqocha-q-meet-first = Territoire { $tile } : avec quels dés ?
wiraqocha-q-meet-sum = Territoire { $tile } : quels autres dés ? Déjà { $sum }.
wiraqocha-q-meet-next = Territoire { $tile } : quel dé ensuite ?
wiraqocha-q-beat = { $dice ->
    [one] Quel dé bat le { $level } sur le territoire { $tile } ?
   *[other] Quels { $dice } dés battent le { $level } sur le territoire { $tile } ?
 }
wiraqocha-q-loot = Que prenez-vous dans le camp de base ({ $owner }) ?
wiraqocha-q-capture = Que devient { $pawn } ({ $owner }) ?
wiraqocha-q-defend = Quel dé défend le territoire { $tile } ?
wiraqocha-q-set = Quelle face pour le territoire { $tile } ? { $step } par pas.
wiraqocha-q-shield = Où placez-vous le Champ de Force ?

# The coach: what matters now, and why.
wiraqocha-guide-first = Visez l’une des trois victoires : les { $artifacts } artefacts, { $somnium } somnium ou des cartes pour le Léviathan. Après le lancer, des dés mènent votre camp de base dans la vallée.
wiraqocha-guide-near = { $victory } : encore { $left }, et vous gagnez.
wiraqocha-guide-threat = { $owner } est près de gagner ({ $victory } { $has } sur { $goal }).
wiraqocha-guide-threat-camp = { $owner } est près de gagner ({ $victory } { $has } sur { $goal }) : son camp, territoire { $tile }, peut être pillé ou conquis.
wiraqocha-guide-last = { $count ->
    [one] C’est la dernière manche : le somnium décide, puis les artefacts.
   *[other] Plus que { $count } manches : ensuite le somnium décide, puis les artefacts.
 }
wiraqocha-guide-roll = Vous lancez { $dice } et récoltez { $resources }.
wiraqocha-guide-roll-few = Vous ne lancez que { $dice } : un village en ajouterait un à chaque tour.
wiraqocha-guide-roll-camp = Votre camp de base attend en réserve : après le lancer, il vient d’abord.
wiraqocha-guide-take-back = Repris, le { $face } du territoire { $tile } fait un dé de plus à lancer et ne garde plus rien.
wiraqocha-guide-useless-guard = Le { $face } du territoire { $tile } n’aide pas, le camp se défend mieux seul.
wiraqocha-guide-exchange = { $why ->
    [artifact] Le zeppelin du territoire { $tile } peut être échangé contre { $pawn } : l’artefact est à vous.
   *[vein] Le zeppelin du territoire { $tile } peut être échangé contre { $pawn } : le filon rapporte le double.
 }
wiraqocha-guide-camp-village = Le camp de base peut aller sur le territoire { $tile } : un village libre est à côté, qui donne un dé par tour.
wiraqocha-guide-camp-room = Le camp de base peut aller sur le territoire { $tile } : { $count ->
    [one] { $count } territoire libre est à côté
   *[other] { $count } territoires libres sont à côté
 }, et les pions de la réserve ne vont qu’à côté des vôtres.
wiraqocha-guide-camp-reroll = Vos dés n’offrent aucune place au camp : vous pouvez en relancer un.
wiraqocha-guide-camp-stuck = Vos dés n’offrent aucune place au camp : si aucune carte n’aide, votre tour s’arrête là.
wiraqocha-guide-harvest-wins = Finissez votre tour : la récolte vous fait gagner.
wiraqocha-guide-artifact = L’artefact est encore sur le territoire { $tile } : un explorateur le prend.
wiraqocha-guide-plunder = Le camp ({ $owner }) du territoire { $tile } est à portée : il y a { $things }.
wiraqocha-guide-village = Le territoire { $tile } est à portée : son village ajoute un dé à chaque lancer.
wiraqocha-guide-vein = Le territoire { $tile } est à portée : un foreur y extrait { $points } par tour.
wiraqocha-guide-build = Vous pouvez construire { $card } pour { $price } : la carte compte pour le Léviathan.
wiraqocha-guide-jungle = Le territoire { $tile } est à portée : il rapporte { $resources } par tour.
wiraqocha-guide-surplus = À la fin du tour, vous perdrez { $resources }.
wiraqocha-guide-tile = Le territoire { $tile } est à portée : chaque territoire ouvre la voie vers ses voisins.
wiraqocha-guide-reroll = Vous pouvez relancer le { $face }.
wiraqocha-guide-guard = Votre { $face } peut garder le territoire { $tile }, où se trouve { $pawn }.
wiraqocha-guide-harvest = À la fin de votre tour, la récolte rapporte { $somnium }.
wiraqocha-guide-end = Vous pouvez finir votre tour.
wiraqocha-guide-send-explorer = Seuls les explorateurs prennent l’artefact.
wiraqocha-guide-send-miner = Un foreur y extrait { $points } par tour.
wiraqocha-guide-send-reserve = Avec un pion de la réserve, vous gardez tous vos autres territoires.
wiraqocha-guide-send-move = Seuls des pions en jeu peuvent y aller : celui qui part abandonne son territoire.
wiraqocha-guide-meet = Vos dés conviennent tels quels. Ceux qui restent peuvent garder des territoires.
wiraqocha-guide-meet-pay = Vos dés ne conviennent pas tout à fait : les modifier coûte au moins { $resources }.
wiraqocha-guide-meet-sum = Il manque encore { $left } sur { $number }.
wiraqocha-guide-meet-done = Ces dés font { $number } : il n’en faut pas plus.
wiraqocha-guide-beat = Un autre dé doit dépasser { $level }.
wiraqocha-guide-beat-six = Seul un 7 bat un 6 : des ressources relèvent un de vos dés.
wiraqocha-guide-loot = Votre victoire la plus proche est « { $victory } », { $has } sur { $goal }.
wiraqocha-guide-loot-threat = { $owner } est près de la victoire « { $victory } », { $has } sur { $goal }.
wiraqocha-guide-capture = Prisonnier, ce pion vous rapporte { $resources } ou { $somnium } à sa libération ; au cimetière, rien.
wiraqocha-guide-capture-swap = Un seul prisonnier à la fois : { $pawn } rentrerait chez lui.
wiraqocha-guide-defend = Vous protégez { $pawn } : qui attaque a alors aussi besoin d’un dé plus grand. Le vôtre manquera à votre prochain lancer si vous ne le reprenez pas.
wiraqocha-guide-defend-camp = Le camp se défend déjà avec { $level } : seul un dé plus grand l’aide.
wiraqocha-guide-set = Tel quel, le dé ne coûte rien ; chaque pas coûte { $step }.
wiraqocha-guide-set-surplus = Sinon, vous perdriez { $resources } à la fin du tour.
wiraqocha-guide-shield = Le territoire { $tile } serait sûr tant que son pion y reste.
wiraqocha-guide-shield-camp = Sur le territoire { $tile }, il protège votre camp : nul ne pillera ce que vous avez amassé.
wiraqocha-guide-shield-any = Si le pion de son territoire part, le champ est perdu.

# Choices.
wiraqocha-slot-dice = Modifier
wiraqocha-slot-reroll = Relancer
wiraqocha-slot-buy = Acheter
wiraqocha-slot-done = Tel quel
wiraqocha-slot-roll = Lancer
wiraqocha-slot-end = Finir le tour
wiraqocha-fold-dice = Modifier des dés (ressources)
wiraqocha-fold-reroll = Relancer ou tourner des dés
wiraqocha-fold-buy = Acheter des dés et des pions
wiraqocha-fold-defend = Garder un territoire
wiraqocha-fold-exchange = Échanger un zeppelin
wiraqocha-fold-early = Récolter ou compter plus tôt
wiraqocha-fold-cards = Utiliser vos cartes
wiraqocha-fold-no-help = Gardes sans effet
wiraqocha-chip = { $what ->
    [somnium] somnium
    [artifacts] { $count ->
        [one] artefact
       *[other] artefacts
    }
   *[resources] { $count ->
        [one] ressource
       *[other] ressources
    }
 }
wiraqocha-a-chance = Laisser décider le hasard
wiraqocha-a-collect = Récolter les ressources
wiraqocha-a-count = Fixer le nombre de dés
wiraqocha-a-take-back = Reprendre { $face } du territoire { $tile }
wiraqocha-a-repair = Réparer { $pawn }
wiraqocha-a-exchange = Territoire { $tile } : échanger { $zeppelin } contre { $pawn }
wiraqocha-a-emerge = Sortir des Cavernes sur le territoire { $tile }
wiraqocha-a-roll = { $count ->
    [0] Continuer sans lancer de dé
    [one] Lancer { $count } dé
   *[other] Lancer { $count } dés
 }
wiraqocha-a-conquer = Conquérir le territoire { $tile }
wiraqocha-a-plunder = Piller le camp du territoire { $tile }
wiraqocha-a-tunnel = Creuser jusqu’au camp du territoire { $tile }
wiraqocha-a-defend = Défendre le territoire { $tile }
wiraqocha-a-reroll = Relancer { $face }
wiraqocha-a-exoskeleton = Changer { $face } en { $to }
wiraqocha-a-build = Construire { $card }
wiraqocha-a-sacrifice = Sacrifier du somnium pour un dé
wiraqocha-a-factory = Acheter un dé à l’usine
wiraqocha-a-buy-back = Racheter { $pawn }
wiraqocha-a-ransom = { $price ->
    [resources] Libérer { $pawn } contre des ressources
   *[somnium] Libérer { $pawn } contre du somnium
 }
wiraqocha-a-fortress = Placer la Forteresse Volante sur le territoire { $tile }
wiraqocha-a-probe = Sonder la défense du territoire { $tile }
wiraqocha-a-death-ray = Rayon de la Mort sur le territoire { $tile }
wiraqocha-a-end = Finir le tour
wiraqocha-a-send = Envoyer { $pawn } depuis la réserve
wiraqocha-a-move = Déplacer { $pawn } du territoire { $tile }
wiraqocha-a-with = avec { $pawn }
wiraqocha-a-with-from = avec { $pawn } du territoire { $tile }
wiraqocha-a-die = Utiliser { $face }
wiraqocha-a-as = pour { $to }
wiraqocha-a-against = { $die } > { $level }
wiraqocha-a-enough = Ces dés
wiraqocha-a-set = Le mettre à { $face }
wiraqocha-a-loot-somnium = Prendre 1 somnium
wiraqocha-a-loot-artifact = Prendre un artefact
wiraqocha-a-loot-card = Prendre { $card }
wiraqocha-a-loot-prisoner = Libérer { $pawn }
wiraqocha-a-capture = Faire prisonnier { $pawn }
wiraqocha-a-banish = Envoyer { $pawn } au cimetière
wiraqocha-a-shield = Placer le Champ de Force sur le territoire { $tile }

# What choices cost and bring.
wiraqocha-h-to-roll = { $dice } à lancer
wiraqocha-h-collects = récoltées d’abord
wiraqocha-h-free = gratuitement, dans votre réserve
wiraqocha-h-leaves = abandonne le territoire { $tile }
wiraqocha-h-loses-die = { $face } y est perdu
wiraqocha-h-loses-fortress = la Forteresse Volante revient
wiraqocha-h-loses-field = le Champ de Force est perdu pour de bon
wiraqocha-h-artifact = prend l’artefact, { $count } sur { $goal }
wiraqocha-h-mines = extrait { $points }
wiraqocha-h-sum = somme { $number }
wiraqocha-h-exactly = exactement { $dice }
wiraqocha-h-against = contre { $pawn } ({ $owner })
wiraqocha-h-beat = { $dice ->
    [one] plus un dé supérieur à { $level }
   *[other] plus { $dice } dés supérieurs à { $level }
 }
wiraqocha-h-at-least = coûte au moins { $resources }
wiraqocha-h-has = { $owner } a { $things }
wiraqocha-h-your-prisoner = votre pion prisonnier
wiraqocha-h-protects = protège { $pawn }
wiraqocha-h-replaces = remplace { $face }
wiraqocha-h-camp-own = le camp défend déjà avec { $level } ; { $level ->
    [5] seul un 6 aide
   *[other] seul un dé plus grand aide
 }
wiraqocha-h-no-help = n’aide pas : le camp défend déjà avec { $level }
wiraqocha-h-weaker = plus faible que le dé tel quel
wiraqocha-h-rerolls = { $count ->
    [0] votre dernière relance
    [one] il restera { $count } relance
   *[other] il restera { $count } relances
 }
wiraqocha-h-one-die = un dé de plus
wiraqocha-h-leviathan = Léviathan { $resources }+{ $somnium } sur { $goal }+{ $also }
wiraqocha-h-leviathan-done = achève le Léviathan et gagne
wiraqocha-h-to = va à { $owner }
wiraqocha-h-double = deux dés doivent battre le { $level }
wiraqocha-h-nothing-to-double = rien à doubler ici pour l’instant
wiraqocha-h-becomes = { $from } devient { $to }
wiraqocha-h-camp-becomes = le { $from } naturel du camp devient { $to } jusqu’à la fin de votre tour
wiraqocha-h-destroys = { $pawn } ({ $owner }) sort du jeu
wiraqocha-h-camp-home = le camp de base ({ $owner }) retourne en réserve
wiraqocha-h-artifact-lost = l’artefact est perdu
wiraqocha-h-fortress-lost = la Forteresse Volante est perdue pour de bon
wiraqocha-h-free-tile = libre
wiraqocha-h-harvest = récolte
wiraqocha-h-no-harvest = rien à récolter
wiraqocha-h-no-camp = pas de récolte sans camp de base
wiraqocha-h-unused = { $count ->
    [one] { $count } dé inutilisé
   *[other] { $count } dés inutilisés
 }
wiraqocha-h-not-kept = { $resources } en trop, perdues
wiraqocha-h-makes = fait { $sum } sur { $number }
wiraqocha-h-as-it-lies = tel quel
wiraqocha-h-changed = devient { $to }
wiraqocha-h-beats = bat le { $level }
wiraqocha-h-then = vous en aurez { $count } sur { $goal }
wiraqocha-h-used-up = épuisé
wiraqocha-h-its-pawn = { $where ->
    [board] son pion sur le territoire { $tile } devient le vôtre
    [cemetery] son pion est au cimetière
    [out] son pion est hors du jeu
    [reserve] son pion vient dans votre réserve
   *[prisoner] son pion est prisonnier
 }
wiraqocha-h-to-reserve = vient dans votre réserve
wiraqocha-h-ransom = rançon : { $resources } ou { $somnium }
wiraqocha-h-goes-home = { $pawn } ({ $owner }) rentre chez lui
wiraqocha-h-buy-back = peut être racheté pour { $resources }
wiraqocha-h-shield = ni conquête ni pillage

# What things are: a name, what they are for, how things stand with them.
wiraqocha-c-tile = { $terrain ->
    [ruins] Qui le tient relance un dé à chaque tour ; un explorateur qui y arrive prend l’artefact.
    [village] Qui le tient lance un dé de plus à chaque tour.
    [vein] Un foreur y extrait { $vein } par tour, { $elsewhere } ailleurs ; { $points } font 1 somnium.
    [cave] Un explorateur peut en sortir, avant le lancer, sur toute montagne libre.
   *[jungle] Qui le tient récolte { $gain } à chaque tour.
 }
wiraqocha-c-dead = Il ne reste rien ici, et plus personne ne peut y aller.
wiraqocha-c-need-sum = Se prend avec des dés qui font { $number } ensemble.
wiraqocha-c-need-exact = Se prend avec exactement { $dice }.
wiraqocha-c-mountain = En montagne : seuls les zeppelins le prennent.
wiraqocha-c-free = Personne ne le tient.
wiraqocha-c-held = { $owner } le tient avec { $pawn }.
wiraqocha-c-defence = { $dice ->
    [one] Pour attaquer, il faut en plus un dé supérieur à { $level }.
   *[other] Pour attaquer, il faut en plus { $dice } dés supérieurs à { $level }.
 }
wiraqocha-c-shielded = Le Champ de Force : ni conquête ni pillage.
wiraqocha-c-seven = Seul un 6 porté à 7 par des ressources la bat.
wiraqocha-c-artifact-here = Son artefact est encore là.
wiraqocha-c-shield-name = Défense naturelle
wiraqocha-c-shield = Un camp de base se défend seul ; si un dé s’y trouve aussi, le plus fort des deux compte.
wiraqocha-c-guard = Il protège le territoire { $tile } : l’attaquant a besoin d’un dé de plus que demandé.
wiraqocha-c-guard-stays = { $owner } peut le reprendre avant un lancer et le relancer.
wiraqocha-c-artifact-name = Artefact
wiraqocha-c-artifact = Les { $goal } artefacts font gagner ; seuls les explorateurs qui arrivent sur des ruines les prennent.
wiraqocha-c-lies-on = Sur le territoire { $tile }.
wiraqocha-c-token-ready = { $owner } peut la placer sur un territoire.
wiraqocha-c-fortress = Elle double la défense de son territoire : il faut deux dés supérieurs.
wiraqocha-c-field = Personne ne conquiert ni ne pille son territoire ; si le pion part, le champ est perdu.
wiraqocha-c-pawn = { $pawn ->
    [base-camp] Il vient d’abord : sans camp, ni action ni récolte ; il se défend seul avec { $level }.
    [explorer] Il prend l’artefact en arrivant sur des ruines.
    [miner] Il extrait du somnium à la fin de chaque tour : { $vein } points sur un filon, { $elsewhere } ailleurs.
    [zeppelin] Seuls les zeppelins prennent la montagne et battent les zeppelins ; avant le lancer, l’un d’eux peut céder sa place.
    [android-explorer] Un explorateur de plus, qui suit sa carte.
    [mechanical-miner] Un foreur de plus, qui suit sa carte.
   *[juggernaut] Un zeppelin de plus, qui suit sa carte.
 }
wiraqocha-c-stands-on = Sur le territoire { $tile }.
wiraqocha-c-in-reserve = En réserve : il peut aller à côté des territoires tenus ({ $owner }).
wiraqocha-c-in-reserve-camp = En réserve : il faut le placer avant toute chose.
wiraqocha-c-in-cemetery = Au cimetière : { $owner } le rachète pour { $price }.
wiraqocha-c-in-prison = Prisonnier chez { $owner } ; { $resources } ou { $somnium } le libèrent.
wiraqocha-c-out = Hors du jeu pour toujours.
wiraqocha-c-die = S’utilise une fois : seul ou avec d’autres, il prend des territoires, ou il garde un des vôtres.
wiraqocha-c-die-step = { $step } le changent d’un point, pour une utilisation.
wiraqocha-c-unused = { $count ->
    [one] { $count } dé non utilisé.
   *[other] { $count } dés non utilisés.
 }
wiraqocha-c-tray = Les dés de qui doit jouer ; chacun s’utilise une fois, dans l’ordre voulu.
wiraqocha-c-waiting = Chaque village tenu ajoute un dé ; les dés qui gardent des territoires manquent.
wiraqocha-c-rerolls-name = Relances
wiraqocha-c-rerolls = Chaque territoire de ruines tenu au début du tour permet de relancer un dé non utilisé.
wiraqocha-c-price = Coûte { $price } et compte autant pour le Léviathan.
wiraqocha-c-face-up = Visible : on peut construire une carte par tour.
wiraqocha-c-to-come = Encore dans la pile.
wiraqocha-c-belongs = { $owner } possède cette carte.
wiraqocha-c-pile-name = Cartes à venir
wiraqocha-c-pile = À la fin d’un tour, les cartes visibles sont complétées d’ici.
wiraqocha-c-resources-of = Ressources : { $owner }
wiraqocha-c-resources = Elles construisent des cartes, rachètent des pions et modifient des dés : { $step } par pas.
wiraqocha-c-somnium-of = Somnium : { $owner }
wiraqocha-c-somnium = { $goal } somnium font gagner ; certaines cartes en coûtent, et il achète un dé de plus par tour.
wiraqocha-c-artifacts-of = Artefacts : { $owner }
wiraqocha-c-has = { $owner } a { $what }.
wiraqocha-c-has-of = { $owner } a { $has } sur { $goal }.
wiraqocha-c-kept = À la fin d’un tour, on en garde { $count } au plus.
wiraqocha-c-income = Un tour rapporte { $what }.
wiraqocha-c-harvest = La fin du tour rapporte { $somnium } (extraction : { $points }).
wiraqocha-c-villages = Villages tenus : { $count }.
wiraqocha-c-guards = { $count ->
    [one] { $count } dé garde un territoire.
   *[other] { $count } dés gardent des territoires.
 }
wiraqocha-c-stores = De quoi payer pendant ce tour.
wiraqocha-c-player = La forme et la couleur des pions de cette personne.
wiraqocha-c-start = Cette personne commence chaque manche.
wiraqocha-c-start-now = Le sort a désigné { $owner } au début.
wiraqocha-c-turn = Un tour a trois parties : préparer, utiliser les dés, récolter.
wiraqocha-c-turn-first = { $owner } prépare le tour.
wiraqocha-c-turn-second = { $owner } utilise les dés.
wiraqocha-c-cemetery = Les pions battus attendent ici ; une fois par tour, on en rachète un pour { $price }.
wiraqocha-c-no-graves = Personne n’est ici.
wiraqocha-c-supply-dice = Les dés utilisés reviennent ici ; on ne lance pas plus de dés qu’il n’y en a.
wiraqocha-c-supply = Ce qui est payé revient ici ; s’il en manque, on prend ce qui reste.
wiraqocha-c-left = Il reste { $what }.
wiraqocha-c-slot = { $slot ->
    [dice] Des ressources modifient des dés : { $step } par pas vers le haut ou le bas, pour une utilisation.
    [reroll] Relance un dé non utilisé, ou le tourne avec l’Exosquelette de Combat.
    [buy] Construit une carte, rachète un pion ou achète un dé de plus.
    [done] Laisse les dés tels quels et continue.
    [roll] Récolte vos ressources et lance vos dés ; ensuite, vous les utilisez.
   *[end] Finit votre tour : les foreurs rapportent du somnium, on rend les ressources au-delà de { $kept }.
 }

# Why something cannot be done; stands behind what it is, and a colon.
wiraqocha-r-game-over = la partie est finie
wiraqocha-r-chance = attendez que dés et cartes soient tombés
wiraqocha-r-not-your-turn = c’est à { $seat } de jouer
wiraqocha-r-begun = répondez d’abord : { $question }
wiraqocha-r-not-asked = { $what ->
    [pawn] choisissez d’abord le territoire où il va
   *[die] choisissez d’abord pour quoi
 }
wiraqocha-r-roll-first = lancez d’abord vos dés
wiraqocha-r-rolled = seulement avant le lancer, et vous avez lancé
wiraqocha-r-camp-first = placez d’abord votre camp de base
wiraqocha-r-camp-must = votre camp de base peut être placé, donc il doit l’être
wiraqocha-r-camp-at-risk = votre camp de base pourrait perdre sa dernière place ; placez-le d’abord
wiraqocha-r-by-the-roll = le lancer le fait pour vous
wiraqocha-r-done = { $once ->
    [collect] vous les avez déjà récoltées
    [build] une carte par tour, et vous en avez construit une
    [fortress] pas une seconde fois ce tour-ci
   *[other] une seule fois par tour, et c’est fait
 }
wiraqocha-r-counted = vos dés sont déjà comptés
wiraqocha-r-no-rerolls = vous n’avez pas de relance ; chaque territoire de ruines tenu au début du tour en donne une
wiraqocha-r-ray-fired = une seule fois par partie, et c’est fait
wiraqocha-r-token-lost = son jeton est hors du jeu
wiraqocha-r-no-card = il vous manque cette carte : { $card }
wiraqocha-r-yours = vous avez déjà cette carte
wiraqocha-r-taken = { $seat } possède cette carte
wiraqocha-r-in-pile = elle n’est pas encore visible
wiraqocha-r-no-dice = il ne vous reste aucun dé
wiraqocha-r-no-die-shows = aucun de vos dés non utilisés ne montre { $face }
wiraqocha-r-no-free-die = tous les dés sont sur des territoires ou non utilisés
wiraqocha-r-shows-already = il montre déjà cela
wiraqocha-r-none-in-reserve = il n’y en a pas dans votre réserve
wiraqocha-r-none-in-cemetery = il n’y en a pas à vous au cimetière
wiraqocha-r-no-prisoner = aucun de vos pions n’y est retenu
wiraqocha-r-not-in-play = ce territoire n’est pas dans la vallée
wiraqocha-r-dead = le Rayon de la Mort l’a détruit
wiraqocha-r-own-tile = vous le tenez vous-même
wiraqocha-r-not-yours = vous ne tenez pas ce territoire
wiraqocha-r-shielded = le Champ de Force le protège
wiraqocha-r-not-adjacent = il n’est à côté d’aucun de vos territoires
wiraqocha-r-camp-in-air = le camp de base ne va ni en montagne ni contre un zeppelin
wiraqocha-r-only-zeppelins = seuls les zeppelins y vont
wiraqocha-r-zeppelin-too-far = seuls les zeppelins y vont, et de la réserve seulement à côté de vos territoires
wiraqocha-r-no-guard = il n’y a pas de dé de défense
wiraqocha-r-no-zeppelin = aucun zeppelin à vous n’est là
wiraqocha-r-flies = seul un pion d’une autre sorte prend la place d’un zeppelin
wiraqocha-r-no-explorer = aucun explorateur à vous n’est dans les Cavernes
wiraqocha-r-no-mountain = ce n’est pas une montagne
wiraqocha-r-occupied = quelqu’un s’y trouve
wiraqocha-r-there-already = elle y est déjà
wiraqocha-r-nothing-to-probe = rien n’y serait affaibli
wiraqocha-r-no-camp = il n’y a pas de camp de base adverse
wiraqocha-r-nothing-to-take = il n’y a rien à prendre
wiraqocha-r-building = les bâtiments ne se volent pas
wiraqocha-r-short = il vous manque { $more }, vous avez { $has }
wiraqocha-r-sum = vos dés ne font pas { $number }
wiraqocha-r-exactly = vos dés ne montrent pas { $dice }
wiraqocha-r-defended = { $dice ->
    [one] il vous faut encore un dé supérieur à { $level }
   *[other] il vous faut encore { $dice } dés supérieurs à { $level }
 }
wiraqocha-r-lowest-first = nommez les dés à partir du plus petit
wiraqocha-r-misfit = ainsi, les dés ne suffisent pas
wiraqocha-r-changed = { $because } ; pour modifier des dés, il vous manque { $more }

# The end.
wiraqocha-f-of = { $has } sur { $goal }
wiraqocha-f-cards = { $cards } : { $has } sur { $goal }
wiraqocha-f-tie-only = ne compte qu’à somnium égal
wiraqocha-f-not-counted = incomplet, ne compte donc pas
wiraqocha-f-artifacts = { $seat } gagne avec tous les artefacts : { $has } sur { $goal }.
wiraqocha-f-somnium = { $seat } gagne avec le somnium : { $has } sur { $goal }.
wiraqocha-f-leviathan = { $seat } gagne avec le Léviathan : { $has } sur { $goal } sur les cartes.
wiraqocha-f-first = Personne n’a gagné après { $round } manches ; { $seats } est en tête avec { $somnium }.
wiraqocha-f-tie-break = Personne n’a gagné après { $round } manches ; { $seats } est en tête avec autant de somnium que { $others }, mais plus d’artefacts.
wiraqocha-f-shared = Personne n’a gagné après { $round } manches ; { $seats } partagent la première place avec { $somnium } et { $artifacts }.

# The pictures of the rulebook : what they show, and what is said under them.
wiraqocha-pic-victories = Trois barres de progression
wiraqocha-pic-victories-under = Les trois courses d’un joueur : ici { $artifacts } artefacts sur { $all }, { $somnium } somnium, et des cartes qui coûtent { $price } pour le Léviathan. Une barre pleine fait gagner.
wiraqocha-pic-valley = La vallée, ses territoires et le Cimetière des Machines
wiraqocha-pic-valley-under = La vallée d’une première partie. La plaque de chaque territoire dit ce qui le prend et, après le trait, ce qu’il rapporte ; les plaques à sommets sont en montagne. Le Cimetière des Machines est au bout droit de la troisième rangée.
wiraqocha-pic-pawns = Les sept sortes de pions
wiraqocha-pic-pawns-under = Les pions d’un joueur et, dessous, les blancs qui viennent avec des cartes. Le petit insigne reprend la forme du joueur : inutile de distinguer les couleurs.
wiraqocha-pic-terrains = Les sortes de terrain
wiraqocha-pic-terrains-under = La jungle rapporte des ressources, les ruines une relance, un village un dé de plus, et sur un filon de somnium un foreur extrait le double. L’objet doré est un artefact.
wiraqocha-pic-conquest = Trois territoires et des dés qui les prennent
wiraqocha-pic-conquest-under = Un 8 se prend avec des dés quelconques qui font 8 ensemble. 5‑5 demande deux cinq, et 4‑5‑6 exactement ces trois dés.
wiraqocha-pic-mountain = Un zeppelin en montagne et un foreur dans la vallée
wiraqocha-pic-mountain-under = Seuls les zeppelins prennent les territoires de montagne, ceux aux plaques à sommets. Dans la vallée, tous les pions conviennent.
wiraqocha-pic-defence = Un territoire défendu et les dés qui le prennent
wiraqocha-pic-defence-under = Un 4 défend ce territoire. Pour le prendre, il faut faire 6 et avoir un autre dé qui dépasse 4.
wiraqocha-pic-card = Une carte Technologie
wiraqocha-pic-card-under = Une carte, avec son prix à droite. Le bord ambré indique une invention, qui peut être volée ; les bâtiments en ont un gris.
wiraqocha-pic-fortress = Un camp de base avec la Forteresse Volante
wiraqocha-pic-fortress-under = La Forteresse Volante double le { $level } naturel d’un camp de base : outre la somme, deux dés doivent le dépasser.
wiraqocha-pic-price = Prix : { $price }

# The table as text, for the terminal. A cell of the valley has room for 16 characters.
wiraqocha-text-label = { $label } :
wiraqocha-text-prices = (prix en ressources+somnium)
wiraqocha-text-dice = Dés non utilisés
wiraqocha-text-turn = Ce tour-ci
wiraqocha-text-probed = camp de { $tile } affaibli à { $level }
wiraqocha-text-tokens = Jetons
wiraqocha-text-stock = Biens
wiraqocha-text-victory = Victoires
wiraqocha-text-tiles = Territoires
wiraqocha-text-cemetery = Cimetière
wiraqocha-text-pawns = { $count ->
    [one] { $count } pion
   *[other] { $count } pions
 }
wiraqocha-text-dead = détruit
wiraqocha-text-fortress = forteresse
wiraqocha-text-field = champ de force
wiraqocha-text-land = { $land ->
    [jungle] jungle
    [ruins] ruines
    [artifact] ruines artefact
    [village] village +dé
    [vein] filon
   *[cave] cavernes
 }
wiraqocha-text-pawn = { $pawn ->
    [base-camp] camp
    [explorer] explorat.
    [miner] foreur
    [zeppelin] zeppelin
    [android-explorer] automate
    [mechanical-miner] foreur méc
   *[juggernaut] juggernaut
 }
wiraqocha-text-legend = /\ montagne : seul ce qui vole y va ; +1 ressources par tour ; 1 à 4 : à qui est le pion
wiraqocha-text-legend-dice = [6] dé de défense, ({ $level }) camp de base : un dé de plus doit les battre, deux sous une forteresse

# The log.
wiraqocha-n-laid = Le territoire { $tile } est à la place { $place }
wiraqocha-n-turned = Nouvelle carte : { $card }
wiraqocha-n-started = { $seat } commence
wiraqocha-n-round = Manche { $round }
wiraqocha-n-collected = { $seat } récolte { $resources }
wiraqocha-n-counted = { $seat } a { $dice } à lancer
wiraqocha-n-took-back = { $seat } reprend le dé du territoire { $tile }
wiraqocha-n-repaired = { $seat } répare { $pawn } à l’atelier
wiraqocha-n-exchanged = { $seat } échange { $zeppelin } du territoire { $tile } contre { $pawn }, depuis la réserve
wiraqocha-n-exchanged-from = { $seat } échange { $zeppelin } du territoire { $tile } contre { $pawn } du territoire { $from }
wiraqocha-n-emerged = { $seat } sort { $pawn } des Cavernes sur le territoire { $tile }
wiraqocha-n-rolled = { $seat } obtient { $face }
wiraqocha-n-rolled-again = { $seat } relance { $face }
wiraqocha-n-turned-die = { $seat } change { $from } en { $to } avec l’Exosquelette de Combat
wiraqocha-n-sacrificed = { $seat } sacrifie { $somnium } pour un dé de plus
wiraqocha-n-bought-die = { $seat } paie { $resources } à l’Usine d’Androïdes pour un dé de plus
wiraqocha-n-used = { $seat } utilise { $face }
wiraqocha-n-paid = { $seat } paie { $resources } pour modifier le résultat
wiraqocha-n-conquered = { $seat } conquiert le territoire { $tile } ({ $pawn } de la réserve)
wiraqocha-n-conquered-from = { $seat } conquiert le territoire { $tile } ({ $pawn } du territoire { $from })
wiraqocha-n-banished = { $seat } perd { $pawn } : au cimetière
wiraqocha-n-camp-fell = { $seat } perd son camp de base du territoire { $tile }, qui retourne en réserve
wiraqocha-n-die-left = Le dé { $face } du territoire { $tile } retourne au stock
wiraqocha-n-fortress-back = La Forteresse Volante revient à { $seat }
wiraqocha-n-fortress-gone = La Forteresse Volante est perdue pour de bon
wiraqocha-n-field-gone = Le Champ de Force est perdu pour de bon
wiraqocha-n-found = { $seat } trouve l’artefact du territoire { $tile }
wiraqocha-n-loot-somnium = { $seat } vole 1 somnium à { $victim }
wiraqocha-n-loot-artifact = { $seat } vole un artefact à { $victim }
wiraqocha-n-loot-card = { $seat } vole { $card } à { $victim }
wiraqocha-n-loot-prisoner = { $seat } reprend à { $victim } un pion prisonnier
wiraqocha-n-took-over = { $seat } prend { $pawn } du territoire { $tile }, et le territoire avec
wiraqocha-n-captured = { $seat } retient prisonnier { $pawn } ({ $owner })
wiraqocha-n-freed = { $captor } libère { $pawn } ({ $seat }), qui retourne en réserve
wiraqocha-n-ransom = { $seat } paie une rançon à { $captor } : { $price }
wiraqocha-n-defended = { $seat } défend le territoire { $tile } avec { $face }
wiraqocha-n-built = { $seat } construit { $card }
wiraqocha-n-bought-back = { $seat } rachète { $pawn } pour { $resources }
wiraqocha-n-fortress = { $seat } place la Forteresse Volante sur le territoire { $tile }
wiraqocha-n-shielded = { $seat } place le Champ de Force sur le territoire { $tile }
wiraqocha-n-probed-die = { $seat } sonde le territoire { $tile } : { $from } devient { $to }
wiraqocha-n-probed-camp = { $seat } sonde le camp du territoire { $tile } : il est affaibli jusqu’à la fin du tour
wiraqocha-n-destroyed = { $seat } utilise le Rayon de la Mort : le territoire { $tile } est détruit
wiraqocha-n-removed = { $seat } perd { $pawn } pour de bon
wiraqocha-n-artifact-lost = L’artefact du territoire { $tile } est perdu à jamais
wiraqocha-n-no-camp = { $seat } ne peut pas placer son camp de base : le tour s’achève
wiraqocha-n-harvested = { $seat } récolte { $somnium } ({ $points } d’extraction)
wiraqocha-n-gave-back = { $seat } rend { $resources } : on ne peut pas en garder davantage
wiraqocha-n-won = { $victory ->
    [artifacts] { $seat } réunit tous les artefacts et gagne !
    [somnium] { $seat } a assez de somnium pour l’Impératrice et gagne !
   *[leviathan] { $seat } peut construire le Léviathan et gagne !
 }
wiraqocha-n-stopped = La dernière manche est finie et personne n’a gagné : le somnium départage, puis les artefacts

# Toutes les pièces d’une sorte, pour qui possède la boîte.
wiraqocha-gallery-cards = Toutes les cartes avec leurs prix

# Le hasard saisi à la main.
wiraqocha-luck-lay = Quel territoire est à la place { $place } ?
wiraqocha-luck-turn = Quelle carte est révélée ?
wiraqocha-luck-roll = { $left ->
    [one] Qu’a donné le lancer ? Encore { $left } dé
   *[other] Qu’a donné le lancer ? Encore { $left } dés
}
