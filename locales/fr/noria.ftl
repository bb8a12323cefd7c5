# Noria.

## Pièces et lieux
noria-coin = { $coin ->
    [energy] Énergie
    [mycelium] Mycélium
    [obsidian] Obsidienne
    [propeller] Hélice
    [sail] Voile
    [compass] Boussole
    [lamp] Lampe
   *[piston] Piston
    }
noria-coins = { $coin ->
    [energy] { $count } Énergie
    [mycelium] { $count } Mycélium
    [obsidian] { $count } Obsidienne
    [propeller] { $count ->
        [one] { $count } Hélice
       *[other] { $count } Hélices
    }
    [sail] { $count ->
        [one] { $count } Voile
       *[other] { $count } Voiles
    }
    [compass] { $count ->
        [one] { $count } Boussole
       *[other] { $count } Boussoles
    }
    [lamp] { $count ->
        [one] { $count } Lampe
       *[other] { $count } Lampes
    }
   *[piston] { $count ->
        [one] { $count } Piston
       *[other] { $count } Pistons
    }
    }
noria-any-resources = { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
    }
noria-knowledge = { $count ->
    [one] { $count } connaissance
   *[other] { $count } connaissances
    }
noria-ships = { $count } { $count ->
    [one] bateau
   *[other] bateaux
    } { $resource ->
    [energy] Énergie
    [mycelium] Mycélium
   *[obsidian] Obsidienne
    }
noria-number-knowledge = Connaissance
noria-ships-name = Bateaux
noria-warehouses = { $count } { $count ->
    [one] entrepôt
   *[other] entrepôts
    } { $good ->
    [propeller] Hélice
    [sail] Voile
    [compass] Boussole
    [lamp] Lampe
   *[piston] Piston
    }
noria-kind = { $kind ->
    [energy] Énergie
    [mycelium] Mycélium
    [obsidian] Obsidienne
    [city] Ville
    [journey] Voyage
    [tool] Outil
   *[bonus] Bonus
    }
noria-disc = disque { $kind }
noria-disc-upgraded = disque { $kind } amélioré
noria-path = { $path ->
    [refinement] voie du Raffinage
    [settlement] voie de la Colonisation
    [exploration] voie de l’Exploration
   *[research] voie de la Recherche
    }
noria-chamber-name = { $chamber ->
    [refinement] Raffinage
    [settlement] Colonisation
    [exploration] Exploration
    [research] Recherche
    [specialization] Spécialisation
   *[division] Division
    }
noria-chamber = { $chamber ->
    [refinement] Chambre du Raffinage
    [settlement] Chambre de la Colonisation
    [exploration] Chambre de l’Exploration
    [research] Chambre de la Recherche
    [specialization] Chambre de la Spécialisation
   *[division] Chambre de la Division
    }
noria-ring-name = { $ring ->
    [small] Petit anneau
    [medium] Anneau médian
   *[large] Grand anneau
    }
noria-ring = { $ring ->
    [small] le petit anneau
    [medium] l’anneau médian
   *[large] le grand anneau
    }
noria-spot = { $place ->
    [front] en bas
    [back] en haut
    [left] à gauche
    [middle] au milieu
    [right] à droite
    [backleft] en haut à gauche
    [backmiddle] en haut au milieu
   *[backright] en haut à droite
    }
noria-place = { $ring ->
    [small] petit anneau
    [medium] anneau médian
   *[large] grand anneau
    }, { noria-spot }
noria-island = Île { $number }
noria-free = gratuit
noria-free-short = gratuit

## Le plateau
noria-title = Tour { $round } sur { $rounds }
noria-title-before = Avant le premier tour
noria-title-over = Après { $rounds } tours
noria-hall = Hôtel de ville
noria-highest = le plus haut
noria-lowest = le plus bas
noria-rung = Niveau { $level } : { $price }
noria-representative = Représentant ({ $name }) : niveau { $level }, { $points ->
    [one] { $points } point
   *[other] { $points } points
    } pour l’instant
noria-chamber-told = { $chamber } : un niveau vaut { $value } ; { $seated ->
    [one] { $seated } politicien installé
   *[other] { $seated } politiciens installés
    }, { $waiting } en attente
noria-points = Points
noria-rounds = Tours
noria-round = Tour { $round }
noria-rise-influence = l’Équipe de nuit et la Modification deviennent plus chères
noria-rise-intrigue = l’Intrigue politique devient plus chère
noria-prices = Prix des actions spéciales
noria-price-of = { $action } : { $cost } en ce moment
noria-night-shift = Équipe de nuit
noria-modification = Modification
noria-intrigue = Intrigue
noria-market = Marché
noria-round-word = Tour
noria-level = niv.
noria-price = prix
noria-frozen = figé
noria-market-told = Prenez un disque pour votre roue ; ceux qui ont un prix se paient en ressources au choix
noria-market-take = prenez-en
noria-market-pay = un, payez
noria-sold-out = épuisé
noria-sign-mixed = mélangées
noria-sign-one = une sorte
noria-sign-ahead = par rival devant
noria-sign-points = points acquis
noria-fog = { $count ->
    [one] 1 île
   *[other] { $count } îles
    }
noria-fog-unseen = face cachée
noria-your-wheel = votre roue
noria-next = tour
noria-next-turn = suivant
noria-each-turn = { $what } par tour
noria-no-store = aucun
noria-built = { $built } sur { $all }, { $cost } par tour
noria-state-in-use = en cours
noria-state-off = ne va pas avec ce que vous avez utilisé
noria-zone-towers = Voies
noria-zone-market = Marché
noria-zone-islands = Îles
noria-zone-wheel = Roue
noria-zone-stores = Stocks
noria-end-turn = Finir le tour
noria-points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
    }
noria-stall = { $disc } : { $price }, il en reste { $left }
noria-stall-price = prix { $price }
noria-islands = Îles volantes
noria-no-ships = plus de bateaux
noria-ambassador = Ambassadeur ({ $name })
noria-ambassador-at = Ambassadeur
noria-harbour = au port
noria-space-free = Emplacement : { $what }
noria-space-built = Usine ({ $name }) : { $what }
noria-islands-left = { $count ->
    [one] { $count } île face cachée
   *[other] { $count } îles face cachée
    }
noria-wheel = Roue ({ $name })
noria-hole = Espace vide ({ $place })
noria-centre = acheté, à placer
noria-state-activated = activé
noria-state-skipped = au repos après une inspection
noria-state-fresh = vient d’être amélioré, au repos ce tour-ci
noria-state-named = renforcé, encore à activer
noria-state-taken = pris
noria-peek = Roue au prochain tour
noria-start-player = premier joueur
noria-factories = Usines
noria-factories-told = { $built ->
    [one] { $built } usine construite
   *[other] { $built } usines construites
    } sur { $all } : { $cost } par tour
noria-good-told = { $what } : { $full ->
    [one] { $full } entrepôt rempli
   *[other] { $full } entrepôts remplis
    }, { $empty ->
    [one] { $empty } vide
   *[other] { $empty } vides
    } ; à produire pour { $needs }

## Questions
noria-ask-build = Où va le { $disc } dans votre roue ?
noria-ask-take = Prenez une ressource pour commencer.
noria-ask-free-invest = Premier pas gratuit : sur quelle voie ?
noria-ask-influence = Influence : modifier votre roue, ou continuer ?
noria-ask-modifying = Avec quoi le { $disc } change-t-il de place ?
noria-ask-action = Action : quel disque activez-vous ?
noria-ask-city = Ville : acheter un disque ou investir ?
noria-ask-journey = Où voyage votre ambassadeur ?
noria-ask-landing = Prendre un bateau ou construire une usine ?
noria-ask-tool = Outil : améliorer un disque ou produire ?
noria-ask-producing = Produire aussi une autre marchandise ?
noria-ask-bonus = { $times ->
    [one] Bonus : quel disque utilisez-vous encore ?
   *[other] Bonus : quel disque utilisez-vous encore ? (encore { $times } fois)
    }
noria-ask-naming = { $times ->
    [one] Bonus : quel disque renforcez-vous ?
   *[other] Bonus : quel disque renforcez-vous ? (encore { $times } fois)
    }
noria-ask-paying = { $what } : encore { $left } à payer. Combien en { $coin } ?
noria-ask-politics = Politique : une intrigue, ou finir votre tour ?
noria-ask-removing = Défaussez un politicien en attente.
noria-ask-placing = Où placez-vous le { $disc } ?

## La première partie
noria-guide-build = Vous placez vos six disques un par un : à la fin, deux exactement se trouvent dans la moitié active, en bas, et quatre dans la moitié inactive, en haut. Après chacun de vos tours, tous les anneaux tournent d’un cran dans le sens horaire : ce qui est en haut à droite entre en jeu ensuite. Répartissez Ville, Voyage et Outil sur des anneaux différents, vous pourrez ainsi en utiliser plusieurs dans un même tour.
noria-guide-take = Voilà de quoi commencer. L’Obsidienne paie la voie du Raffinage, l’Énergie et le Mycélium celle de la Colonisation, et les trois servent à acheter des disques au marché. Prenez ce que demande la voie où vous aimeriez monter ; il n’y a pas de mauvais choix.
noria-guide-free-invest = Seuls vos représentants sur les quatre voies rapportent des points : à la fin, chaque niveau compte autant que vaut la chambre au-dessus de la voie. Le Raffinage et la Colonisation se paient en simples ressources et conviennent bien pour débuter. L’Exploration et la Recherche demandent des marchandises produites grâce aux usines, mais leurs chambres peuvent valoir davantage.
noria-guide-influence = Avant d’utiliser vos disques, vous pouvez dépenser des connaissances pour changer votre roue : l’Équipe de nuit tourne un anneau d’un cran, la Modification échange deux disques. Cela vaut la peine si un disque dont vous avez vraiment besoin arrive dans la moitié active, en bas. La même action coûte le double la deuxième fois dans un tour ; au début, mieux vaut garder vos connaissances pour la politique.
noria-guide-modifying = Le disque que vous avez pris change maintenant de place avec un autre, ou va sur un espace vide. Amenez-le dans la moitié active, en bas, là où des traits le relient aux autres disques que vous voulez utiliser. Ceux-là, laissez-les où ils sont.
noria-guide-action = Sur chaque anneau de la moitié active, vous pouvez utiliser un disque, pourvu que des traits les relient. Récoltez d’abord des ressources, puis dépensez-les : la Ville fait monter sur les voies et achète des disques, le Voyage procure bateaux et usines, l’Outil améliore des disques et produit des marchandises. Au début, ce sont les voyages et les nouveaux disques qui rapportent le plus, et un anneau inutilisable donne encore 1 connaissance par une Inspection.
noria-guide-city = Investir fait monter un représentant d’un niveau, et ce sont les niveaux qui comptent à la fin ; chaque adversaire devant vous sur cette voie vous coûte 1 ressource de plus. Un disque du marché rend plus forts tous vos tours suivants. Achetez donc des disques dans les premiers tours, puis montez aussi haut que possible sur deux ou trois voies.
noria-guide-journey = Votre ambassadeur doit se rendre sur une autre île et paie 1 ressource pour chaque ambassadeur adverse qui s’y trouve. Cherchez un bateau pour la ressource que vous récoltez le plus souvent, ou un emplacement dont vous voudriez produire la marchandise. Une île encore face cachée a gardé tous ses bateaux et tous ses emplacements.
noria-guide-landing = Un bateau vous rapportera désormais une ressource de plus chaque fois que vous utiliserez le disque correspondant : le plus tôt est le mieux. Une usine procure des entrepôts vides, et plus vous en construisez, plus vous recevez de connaissances après chaque tour. Prenez des bateaux pour le Raffinage et la Colonisation, construisez pour l’Exploration (Hélices, Voiles, Boussoles) et la Recherche (Lampes, Pistons).
noria-guide-tool = Un disque amélioré a un bord doré ; un seul par tour peut servir à deux actions. La Production remplit vos entrepôts vides avec les marchandises que demandent l’Exploration et la Recherche. Améliorez d’abord le disque qui vous sert le plus : la Ville, ou la ressource pour laquelle vous avez le plus de bateaux.
noria-guide-producing = Vous avez produit une marchandise ; vous pouvez maintenant en ajouter une de chaque autre sorte pour laquelle un entrepôt est vide. Les niveaux à deux points demandent des marchandises différentes, ceux à un point des marchandises identiques. Le surplus se vend contre des connaissances au marché noir : rien n’est perdu.
noria-guide-bonus = Le Bonus permet d’utiliser encore une fois un disque déjà activé pendant ce tour. Choisissez ce qui vous aide le plus : une ressource avec beaucoup de bateaux, ou la Ville pour monter d’un niveau de plus. Peu importe que ce disque soit amélioré ou non.
noria-guide-naming = Désignez un disque que vous activerez plus tard dans ce tour : il aura une action de plus. Une ressource avec beaucoup de bateaux est un bon choix, ou la Ville si vous pouvez payer deux pas. Vous devrez alors l’activer si c’est possible, mais vous pourrez renoncer à l’action supplémentaire.
noria-guide-paying = Vous pouvez payer avec plusieurs sortes et l’on vous les demande l’une après l’autre. Donnez ce dont votre plan a le moins besoin : l’Obsidienne fait monter au Raffinage, l’Énergie et le Mycélium à la Colonisation, et les marchandises sont faites des trois. Seules sont proposées les quantités qui permettent de payer le reste.
noria-guide-politics = Au début, les chambres valent peu ou rien : une Intrigue y installe un politicien en attente, et chaque niveau de la voie au-dessous compte davantage. Renforcez une chambre où vous êtes plus haut que les autres, et sans trop tarder, car la piste des tours rend les Intrigues plus chères. Vous pouvez aussi garder vos connaissances et finir le tour.
noria-guide-removing = Une Intrigue écarte aussi pour de bon un politicien en attente ; là où plus personne n’attend, la valeur de la chambre ne changera plus. Retirez-le là où vos adversaires sont haut et vous non. Épargnez les chambres des voies où vous montez.
noria-guide-placing = Vos anneaux viennent de tourner : ce qui se trouve en bas maintenant pourra servir à votre prochain tour. Remplissez d’abord les espaces vides, car un disque remplacé quitte la partie. Plus votre roue est pleine, plus vous avez de choix à chaque tour.

## Choix
noria-do-take = Prendre { $what }
noria-do-free-invest = Investir gratuitement : niveau 1 de la { $path }
noria-do-fit = { $hole }
noria-active-half = moitié active
noria-inactive-half = moitié inactive
noria-do-night-shift = Équipe de nuit : tourner { $what }
noria-do-modify = Modification du { $disc }
noria-do-with = Échanger avec le { $disc }
noria-do-empty = Sur l’espace vide
noria-with-empty = vers l’espace vide ({ $hole })
noria-with-disc = échange avec le { $disc } ({ $hole })
noria-do-activate = Activer le { $disc }
noria-do-twice = Activer deux fois le { $disc }
noria-do-inspect = Inspecter { $what }
noria-do-skip = Inspection au lieu du { $disc }
noria-do-sell = Vendre { $what }
noria-do-buy = Acheter { $what }
noria-black-market = marché noir
noria-inspection = Inspection
noria-do-market = Acheter un { $disc }
noria-do-market-free = Prendre un { $disc }
noria-do-invest = Investir : niveau { $level } de la { $path }
noria-do-journey = Voyager vers l’{ $island }
noria-do-reveal = Révéler une nouvelle île
noria-do-ship = Prendre { $what }
noria-do-factory = Construire une usine
noria-do-upgrade = Améliorer le { $disc }
noria-do-produce = Produire { $what }
noria-do-also = Produire aussi { $what }
noria-also = plus { $what }
noria-do-repeat = Utiliser encore le { $disc }
noria-do-name = Renforcer le { $disc }
noria-do-pay = Payer { $what }
noria-pay = Payer
noria-do-pay-none = Sans { $coin }
noria-do-seat = { $chamber } : { $from } → { $to }
noria-do-remove = De la { $chamber }
noria-do-place = Remplacer le { $disc }
noria-done = Terminé
noria-done-influence = Passer aux disques
noria-done-action = Passer à la politique
noria-done-politics = Finir le tour
noria-done-producing = C’est tout
noria-done-extra = Renoncer à l’action supplémentaire
noria-done-bonus = Pas d’autre bonus
noria-hint-wait = { $count ->
    [one] le dernier : un niveau vaudra toujours { $value }
   *[other] { $count } en attente
    }
noria-hint-seat = un politicien est installé
noria-price-mixed = { $count }, d’au moins deux sortes parmi { $kinds }

## Le journal
noria-log-started = { $seat } est premier joueur
noria-log-stalled = Au marché, un disque { $kind } coûte { $price }
noria-log-ordered = Ordre des disques Ressource pour { $seat } : { $what }
noria-log-shown = L’{ $island } apparaît avec { $what }
noria-log-fitted = { $seat } place le { $disc } dans sa roue ({ $hole })
noria-log-took = { $seat } commence avec { $what }
noria-log-round = Le tour { $round } commence
noria-log-night-shift = { $seat } tourne { $what } par l’Équipe de nuit pour { $cost }
noria-log-modified = { $seat } modifie sa roue pour { $cost } : { $from } ↔ { $to }
noria-log-activated = { $seat } active le { $disc } ({ $hole })
noria-log-activated-twice = { $seat } active deux fois le { $disc } ({ $hole })
noria-log-inspected = { $seat } inspecte { $what } et prend { $cost }
noria-log-sold = { $seat } vend { $what } au marché noir pour { $cost }
noria-log-bought = { $seat } achète { $what } au marché noir pour { $cost }
noria-log-gathered = { $seat } récolte { $what }
noria-log-paid = { $seat } paie { $what }
noria-log-marketed = { $seat } prend un { $disc } au marché
noria-log-invested = { $seat } investit : niveau { $level } de la { $path }
noria-log-travelled = { $seat } voyage vers l’{ $island }
noria-log-found-nothing = { $seat } ne trouve ni bateau ni emplacement sur l’{ $island }
noria-log-ship = { $seat } prend { $what } sur l’{ $island }
noria-log-built = { $seat } construit une usine sur l’{ $island } et prend { $what }
noria-log-upgraded = { $seat } améliore le { $disc } ({ $hole })
noria-log-produced = { $seat } produit { $what }
noria-log-repeated = { $seat } utilise encore le { $disc } ({ $hole })
noria-log-named = { $seat } renforce le { $disc } ({ $hole })
noria-log-seated = { $seat } installe un politicien à la { $chamber } pour { $cost }
noria-log-removed = { $seat } défausse un politicien de la { $chamber }
noria-log-turned = { $seat } : les anneaux tournent
noria-log-administered = { $seat } : les anneaux tournent, les usines rapportent { $cost }
noria-log-placed = { $seat } place le { $disc } ({ $hole })
noria-log-placed-over = { $seat } place le { $disc } ({ $hole }) ; le { $old } quitte la partie
noria-log-ended = La partie est terminée

## La table en texte
noria-text-head = { $text } :
noria-text-rises = L’Équipe de nuit et la Modification deviennent plus chères au tour { $influence }, l’Intrigue politique aux tours { $intrigue }
noria-text-chamber = Chambre
noria-text-value = valeur
noria-text-seated = sièges
noria-text-paths = Voies : les prix des niveaux 1 à 9 ; * se paie en au moins deux sortes
noria-text-goods = Marchandises : ce que coûte la production d’une unité et ce qu’en donne le marché noir
noria-text-buying = Au marché noir, une ressource coûte { $cost }.
noria-text-wheels = Roues : la moitié active est entre crochets ; + est amélioré, * activé, x au repos ce tour-ci, ! renforcé et encore à activer.
noria-text-chains = Parmi les disques actifs, celui de gauche de l’anneau médian va avec celui de gauche ou du milieu du grand anneau, celui de droite avec celui de droite ou du milieu ; celui du petit anneau va avec tous.
noria-text-warehouses = Entrepôts (pleins/tous)

## Le livret de règles
noria-picture-discs = Les sept types de disques et leur prix au marché dans une première partie
noria-picture-wheel = Une roue au début : trois anneaux qui tournent dans le sens horaire. La moitié éclairée sous la barre est active.
noria-picture-chain = Le disque de gauche de l’anneau médian a été activé : les traits épais mènent aux disques qui vont encore avec lui.
noria-picture-rounds = La piste des tours à quatre joueurs : sous la lune, l’Équipe de nuit et la Modification deviennent plus chères ; sous le buste, l’Intrigue.
noria-picture-path = Une voie sous sa chambre : le prix de chaque niveau, un point pour une seule sorte, deux pour au moins deux. Dans le disque de laiton : ce que vaut un niveau en ce moment.
noria-picture-island = Une île : ses bateaux en haut, quatre emplacements en bas dont un porte l’usine de Kyra, et les ambassadeurs de Kyra et de Nele
noria-picture-upgrade = Un disque normal et sa face améliorée
noria-picture-goods = Les cinq marchandises et les ressources que coûte chacune
noria-picture-intrigue = Une Intrigue : un politicien en attente prend le siège clair suivant, et un niveau vaut davantage.
