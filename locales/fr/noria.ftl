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
noria-ships-name = { $count ->
    [one] Bateau
   *[other] Bateaux
}
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
noria-title = Manche { $round } sur { $rounds }
noria-title-before = Avant la première manche
noria-title-over = Après { $rounds } manches
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
noria-rounds = Manches
noria-round = Manche { $round }
noria-rise-influence = l’Équipe de nuit et la Modification deviennent plus chères
noria-rise-intrigue = l’Intrigue politique devient plus chère
noria-prices = Prix des actions spéciales
noria-price-of = { $action } : { $cost } en ce moment
noria-night-shift = Équipe de nuit
noria-modification = Modification
noria-intrigue = Intrigue
noria-market = Marché
noria-round-word = Manche
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
noria-number-factories = { $count ->
    [one] Usine
   *[other] Usines
}
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
noria-ask-removing = Écartez un politicien en attente.
noria-ask-placing = Où placez-vous le { $disc } ?

## La première partie
noria-guide-build = { $kind ->
    [city] La Ville fait monter sur les voies et achète des disques. Sur le petit anneau, elle va avec tous les autres disques.
    [journey] Un seul disque par anneau peut servir dans un tour : sur l’anneau de la Ville, c’est l’un ou l’autre.
    [tool] Deux disques doivent être dans la moitié active, en bas, et quatre en haut. Ce qui est en haut à droite entre en jeu ensuite.
   *[resource] À chaque tour, vos disques avancent d’un cran dans le sens horaire. Un disque Ressource en bas récolte dès le premier tour.
    }
noria-guide-take = L’Obsidienne paie la voie du Raffinage, l’Énergie et le Mycélium celle de la Colonisation.
noria-guide-free-invest = Seuls les niveaux rapportent des points : chacun compte autant que vaut la chambre au-dessus. Personne ne vous gêne sur la { $path }.
noria-guide-influence-goal = Le but : le niveau de chaque représentant, multiplié par la valeur de sa chambre. Disques, bateaux et usines apportent ce que coûtent les niveaux ; les connaissances paient la politique.
noria-guide-influence-last = C’est votre dernier tour : seuls comptent les niveaux et les chambres. Ressources et marchandises paient les niveaux, les connaissances la politique.
noria-guide-influence-last-city = C’est votre dernier tour, et aucun disque Ville n’est actif. L’Équipe de nuit et la Modification coûtent des connaissances et peuvent en amener un.
noria-guide-influence-shift = Vous pouvez payer le niveau { $level } de la { $path }, mais aucun disque Ville n’est actif. L’Équipe de nuit en amène un, si elle tourne { $ring }.
noria-guide-influence-no-city = Vous pouvez payer le niveau { $level } de la { $path }, mais aucun disque Ville n’est actif ce tour-ci. Ensuite, les anneaux avancent d’un cran.
noria-guide-influence-ready = Un disque Ville est actif, et le niveau { $level } de la { $path } rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
    } pour l’instant.
noria-guide-influence-dearer = Dès la manche suivante, l’Équipe de nuit et la Modification coûteront plus cher.
noria-guide-influence-threat = { $name } mène de { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
    }, surtout grâce à la { $chamber }. Une Intrigue peut écarter ceux qui y attendent.
noria-guide-influence = Ces disques sont actifs : { $discs }. Les connaissances gardées paient une Intrigue, qui coûte { $cost } en ce moment.
noria-guide-modifying = Il peut servir dans la moitié active, en bas, avec les disques auxquels des traits le relient.
noria-guide-modifying-away = Ce disque est actif. Ce qui prend sa place pourra servir à la sienne.
noria-guide-gather-city = Le { $disc } rapporte { $what }. La Ville peut les dépenser dans le même tour.
noria-guide-gather = Le { $disc } rapporte { $what } maintenant. Ce que vous ne dépensez pas reste pour le tour suivant.
noria-guide-climb = Avec la Ville, vous pouvez monter au niveau { $level } de la { $path }. Cela rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
    } pour l’instant.
noria-guide-climb-early = Avec la Ville, vous pouvez monter au niveau { $level } de la { $path }. Il comptera dès qu’un politicien sera installé dans sa chambre.
noria-guide-produce = Avec l’Outil, vous pouvez produire { $what }. L’Exploration et la Recherche se paient en marchandises.
noria-guide-travel = Un Voyage procure un bateau ou une usine, qui vous restent. Il y a encore { $count } manches à venir.
noria-guide-buy = Avec la Ville, vous pouvez prendre un nouveau disque. Il sert chaque fois que les anneaux l’amènent dans la moitié active.
noria-guide-upgrade-any = Un disque amélioré peut faire deux actions dans un tour, mais un seul disque par tour.
noria-guide-inspect = Un anneau laissé de côté peut être inspecté : cela donne 1 connaissance.
noria-guide-last-knowledge = Sans disque Ville, vous ne pouvez plus monter. La connaissance d’une Inspection peut encore aider à payer une Intrigue.
noria-guide-finished = Vos disques ont servi. Vient la politique : une Intrigue coûte { $cost }, vous en avez { $have }.
noria-guide-city = Le niveau { $level } de la { $path } rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
    } pour l’instant. Aucun niveau que vous pouvez payer ne rapporte plus.
noria-guide-city-ahead = Le niveau { $level } de la { $path } rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
    } pour l’instant. Ceux qui sont devant vous le renchérissent de { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
    }.
noria-guide-city-early = Un nouveau disque sert à tous vos tours suivants. Les disques Ressource sont gratuits.
noria-guide-city-nothing-yet = Vous pouvez payer le niveau { $level } de la { $path }, mais sa chambre ne vaut encore rien. Il comptera quand vous y installerez un politicien.
noria-guide-city-poor = Vous ne pouvez payer aucun niveau pour l’instant. Les disques Ressource sont gratuits.
noria-guide-journey-late = La partie touche à sa fin. Bateaux et usines ne rapportent pas de points eux-mêmes.
noria-guide-journey-reveal = { $count ->
    [one] Une île est encore face cachée
   *[other] { $count } îles sont encore face cachée
    } : une nouvelle a tous ses bateaux et emplacements, et personne à payer.
noria-guide-journey = Ce que vous avez le moins : { $ships }. Chaque ambassadeur adverse coûte 1 ressource.
noria-guide-landing = Avec un bateau de plus, le { $disc } rapportera { $what } chaque fois, pendant encore { $count ->
    [one] une manche
   *[other] { $count } manches
    }. Une usine procure des entrepôts pour les marchandises.
noria-guide-landing-factory = Une usine procure des entrepôts, et plus vous en avez, plus il y a de connaissances : c’est { $cost } après chaque tour pour l’instant.
noria-guide-landing-late = La partie touche à sa fin. À égalité, qui a le moins de bateaux et d’entrepôts l’emporte.
noria-guide-tool-produce = Vous avez de quoi produire { $what }. L’Exploration et la Recherche se paient en marchandises.
noria-guide-tool = Amélioré, le { $disc } peut faire deux actions dans un tour. Il se repose ce tour-ci s’il n’a pas encore servi.
noria-guide-producing = Le niveau { $level } de la { $path } coûte { $price }.
noria-guide-producing-top = Ce qui ne sert à aucun niveau, le marché noir le prend contre des connaissances.
noria-guide-bonus = Le { $disc } peut servir une deuxième fois. Peu importe qu’il soit amélioré ou non.
noria-guide-naming = Renforcé, le { $disc } a une action de plus. Vous devrez alors l’utiliser ce tour-ci, si c’est possible.
noria-guide-paying = { $kind ->
    [obsidian] Ce que vous avez le plus : { $coin }. La voie du Raffinage se paie en Obsidienne.
   *[other] Ce que vous avez le plus : { $coin }. La voie de la Colonisation se paie en Énergie et en Mycélium.
    }
noria-guide-paying-goods = Certains niveaux demandent plusieurs marchandises de la même sorte. Le surplus se vend contre des connaissances.
noria-guide-politics-poor = Une Intrigue coûte { $cost } en ce moment, vous en avez { $have }. À la fin du tour, vos usines rapportent { $income }.
noria-guide-politics-none = Une Intrigue coûte { $cost } en ce moment, vous en avez { $have }. Une usine sur une île vous donnerait des connaissances après chaque tour.
noria-guide-politics-last = Une Intrigue coûte { $cost } en ce moment, vous en avez { $have }. C’est votre dernier tour.
noria-guide-politics = À la { $chamber }, votre niveau { $level } compte, { $lead } de plus que celui de tout autre joueur.{ $dearer ->
    [yes] {" "}Dès la manche suivante, l’Intrigue coûtera plus cher.
   *[no] {""}
    }
noria-guide-politics-behind = Vous n’êtes devant dans aucune chambre qui puisse encore monter. Une Intrigue écarte aussi un politicien ailleurs.
noria-guide-removing = { $name } compte le niveau { $level } à la { $chamber }. Un politicien de moins y maintient la valeur basse.
noria-guide-removing-safe = Personne n’est devant vous là où une chambre peut encore monter.
noria-guide-removing-any = Un politicien de moins maintient basse la valeur d’une chambre.
noria-guide-placing = Sur cet espace vide ({ $place }), le disque pourra servir dès le prochain tour.
noria-guide-placing-later = L’espace vide ({ $place }) entre en jeu dans { $turns ->
    [one] un tour
   *[other] { $turns } tours
    }. Un disque remplacé quitte la partie.
noria-guide-placing-full = Votre roue est pleine : le disque remplacé quitte la partie.

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

## Fiches
noria-of = { $what } ({ $name })
noria-representative-of = Représentant ({ $name })
noria-politician = Politicien
noria-rung-name = { $chamber } : niveau { $level }
noria-highest-name = Niveau le plus haut
noria-lowest-name = Niveau le plus bas
noria-signs-name = Signes à côté des prix
noria-ships-of = { $resource ->
    [energy] Bateaux Énergie
    [mycelium] Bateaux Mycélium
   *[obsidian] Bateaux Obsidienne
    }
noria-space-name = Emplacement
noria-factory-name = Usine
noria-unseen-name = Îles face cachée
noria-hole-name = Espace vide
noria-next-name = Tour suivant
noria-chains-name = Traits entre les disques
noria-card-path = Votre représentant monte ici avec des disques Ville ; à la fin, chaque niveau compte autant de points que vaut la chambre au-dessus.
noria-card-rung = Un disque Ville fait monter votre représentant jusqu’ici, niveau par niveau, pour le prix indiqué.
noria-card-representative = À la fin, il rapporte son niveau multiplié par la valeur de la chambre au-dessus.
noria-card-chamber = { $chamber ->
    [specialization] Le plus haut de vos quatre niveaux y compte une fois de plus.
    [division] Le plus bas de vos quatre niveaux y compte une fois de plus ; il est de 0 tant qu’un représentant est dans la Grotte.
   *[other] Elle indique combien de points vaut chaque niveau de la voie au-dessous.
    }
noria-card-politician = Une Intrigue installe un politicien en attente, ce qui augmente la valeur de la chambre, et en écarte un autre pour de bon.
noria-card-score = Ce niveau est multiplié par la valeur de la chambre au-dessus.
noria-card-market = Avec un disque Ville, vous prenez ici un nouveau disque ; il va dans votre roue à la fin du tour.
noria-card-disc = { $kind ->
    [energy] Récolte 1 Énergie pour chacun de vos bateaux Énergie.
    [mycelium] Récolte 1 Mycélium pour chacun de vos bateaux Mycélium.
    [obsidian] Récolte 1 Obsidienne pour chacun de vos bateaux Obsidienne.
    [city] Prend un nouveau disque au marché, ou fait monter un représentant d’un niveau.
    [journey] Envoie votre ambassadeur sur une autre île, pour un bateau ou une usine.
    [tool] Améliore un autre disque de votre roue, ou remplit vos entrepôts de marchandises.
    [bonus-first] Donne une action de plus à un disque que vous activerez plus tard dans le tour.
   *[bonus] Utilise encore une fois un disque déjà activé pendant ce tour.
    }
noria-card-signs = Ils disent comment se paie le prix d’un niveau.
noria-card-round = À chaque manche, chacun joue une fois ; après la dernière, la partie est terminée.
noria-card-island = Un disque Voyage amène votre ambassadeur ici, pour prendre un bateau ou construire une usine.
noria-card-ships = Chaque bateau vous rapporte 1 de plus de sa ressource chaque fois que vous utilisez ce disque.
noria-card-space = Une usine procure ici des entrepôts vides pour une marchandise, et plus de connaissances après chaque tour.
noria-card-ambassador = Il se déplace avec les disques Voyage ; qui le rejoint sur son île paie 1 ressource pour lui.
noria-card-reveal = Un disque Voyage peut en révéler une ; vous vous y rendez alors sans frais.
noria-card-coin = { $coin ->
    [energy] Paie, avec le Mycélium, la voie de la Colonisation, ainsi que des marchandises et des disques.
    [mycelium] Paie, avec l’Énergie, la voie de la Colonisation, ainsi que des marchandises et des disques.
    [obsidian] Paie la voie du Raffinage, ainsi que des marchandises et des disques.
    [propeller] Paie des niveaux de la voie de l’Exploration.
    [sail] Paie des niveaux de la voie de l’Exploration.
    [compass] Paie des niveaux de la voie de l’Exploration.
   *[other] Paie des niveaux de la voie de la Recherche.
    }
noria-card-knowledge = Paie l’Équipe de nuit, la Modification et l’Intrigue, et achète des ressources au marché noir.
noria-card-factories = Plus vous avez d’usines sur les îles, plus vous recevez de connaissances après chaque tour.
noria-card-ring = Vous pouvez utiliser un disque de chaque anneau par tour ; ensuite, tous les anneaux tournent d’un cran.
noria-card-hole = Un disque acheté peut aller ici ; seul ce qui se trouve dans la moitié éclairée peut servir.
noria-card-bought = Il attend ici et va dans votre roue à la fin du tour.
noria-card-next = Voici la moitié active telle qu’elle sera quand les anneaux auront tourné.
noria-card-chains = Seuls des disques reliés par des traits peuvent servir dans un même tour, un par anneau.
noria-card-slot = { $slot ->
    [night-shift] Tourne d’un cran l’anneau médian ou le grand anneau avant que vous n’utilisiez vos disques.
    [modification] Échange deux disques de votre roue, ou en déplace un vers un espace vide, avant que vous n’utilisiez vos disques.
    [inspection] Au lieu d’utiliser un disque de cet anneau, vous prenez 1 connaissance ; l’anneau est alors fermé pour ce tour.
    [black-market] Entre vos disques, vous pouvez vendre des marchandises contre des connaissances, et acheter des ressources avec.
    [intrigue] Installe un politicien, pour qu’une chambre vaille davantage, et en écarte un autre pour de bon.
    [done] Termine cette partie de votre tour.
   *[end] Termine votre tour : les usines rapportent des connaissances et tous les anneaux tournent d’un cran.
    }
noria-now-level = Niveau { $level } sur 9
noria-now-next = Le niveau suivant coûte { $price }
noria-price-ahead = { $price }, plus { $count ->
    [one] 1 ressource pour le joueur qui est devant
   *[other] { $count } ressources pour les { $count } joueurs qui sont devant
    }
noria-now-top = Il n’y a pas de niveau plus haut
noria-now-worth = Vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
    } pour l’instant
noria-now-here = Ici : { $names }
noria-now-reached = Vous avez atteint ce niveau
noria-now-far = Vous êtes au niveau { $level } et montez niveau par niveau
noria-now-gain = Rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
    } pour l’instant
noria-now-value = Un niveau vaut { $value ->
    [one] { $value } point
   *[other] { $value } points
    } pour l’instant
noria-now-seats = { $seated ->
    [one] { $seated } installé
   *[other] { $seated } installés
    }, { $waiting } en attente : jusqu’à { $most } points par niveau
noria-now-final = Plus personne n’attend : cette valeur ne changera plus
noria-now-score = { $name } : niveau { $level } × { $value } = { $points }
noria-now-cost = Coûte { $cost }
noria-now-costs-nothing = Ne coûte rien
noria-now-left = Il en reste { $count }
noria-now-sold-out = Épuisé
noria-now-stock = En stock : { $count }
noria-now-on-wheel = Dans votre roue : { $count }
noria-now-brings = Rapporte { $what }
noria-now-sell = Au marché noir : { $cost } l’unité
noria-now-buy = Au marché noir : 1 pour { $cost }
noria-now-needs = À produire pour { $needs } l’unité
noria-now-warehouses = Entrepôts remplis : { $full } sur { $all }
noria-now-no-warehouse = Pas encore d’entrepôt : les usines en procurent
noria-now-income = { $cost } après chaque tour
noria-now-next-factory = Avec une usine de plus : { $cost }
noria-now-built = { $built } sur { $all } construites
noria-now-resting = Inactif : entre en jeu dans { $turns ->
    [one] un tour
   *[other] { $turns } tours
    }
noria-now-active = Dans la moitié active
noria-now-upgraded = Amélioré : un seul de ces disques par tour peut servir deux fois
noria-now-doubles = Chaque fois suivante dans un même tour coûte le double
noria-now-dearer = Devient plus cher à la manche { $round }
noria-now-round = C’est la manche en cours
noria-now-round-past = Cette manche est passée
noria-now-round-in = Dans { $count ->
    [one] une manche
   *[other] { $count } manches
    }
noria-now-spaces = { $count ->
    [0] Aucun emplacement libre
    [one] { $count } emplacement libre
   *[other] { $count } emplacements libres
    }
noria-now-fee = Chaque ambassadeur adverse ici coûte 1 ressource
noria-now-yours = Vous en avez { $count }
noria-now-at = Sur l’{ $island }
noria-now-harbour = Encore au port
noria-now-all-there = Une nouvelle île a tous ses bateaux et quatre emplacements libres
noria-now-used = Utilisé pendant ce tour
noria-now-small-ring = L’Équipe de nuit ne peut pas le tourner
noria-now-holes = Espaces actifs : { $active } sur { $all }
noria-now-sign-one = Un point : tout d’une seule sorte
noria-now-sign-mixed = Deux points : d’au moins deux sortes
noria-now-sign-ahead = +1 : une ressource au choix pour chaque joueur devant
noria-now-sign-points = +6 : les points qu’il rapporte pour l’instant
noria-now-goods = Une marchandise simple rapporte { $simple }, une complexe { $complex }
noria-now-resource = Une ressource au choix coûte { $cost }
noria-now-empty = Rien ne s’y trouve

## Pourquoi pas
noria-wish-climb = Monter au niveau { $level }
noria-wish = { $what ->
    [take] Prendre
    [fit] Placer le disque ici
    [night-shift] Équipe de nuit
    [modify] Modification
    [with] Échanger
    [activate] Activer
    [twice] Utiliser deux fois
    [inspect] Inspection
    [skip] Inspection
    [sell] Vendre
    [buy] Acheter
    [market] Prendre un tel disque
    [journey] Voyager ici
    [reveal] Révéler une île
    [ship] Prendre un bateau
    [factory] Construire une usine
    [upgrade] Améliorer
    [produce] En produire
    [also] En produire aussi
    [repeat] Utiliser encore
    [name] Renforcer
    [pay] Payer
    [seat] Intrigue
    [remove] Écarter
    [place] Placer le disque ici
   *[done] Terminé
    }
noria-why-over = La partie est terminée
noria-why-chance = Un tirage a lieu d’abord
noria-why-turn = C’est à { $seat } de jouer
noria-why-begin = ce sera possible quand la partie aura commencé
noria-why-later = { $part ->
    [influence] cela se fait dans la phase d’Influence
    [action] cela se fait dans la phase d’Action, qui vient ensuite
    [politics] cela se fait dans la phase de Politique, après vos disques
   *[administration] cela vient à la fin du tour, si vous avez acheté un disque
    }
noria-why-past = { $part ->
    [setup] ce n’était possible qu’avant la première manche
    [influence] la phase d’Influence de ce tour est passée
    [action] la phase d’Action de ce tour est passée
   *[politics] la phase de Politique de ce tour est passée
    }
noria-why-first = { $task ->
    [fit] placez d’abord le disque dans votre roue
    [take] prenez d’abord une ressource
    [free-invest] choisissez d’abord la voie de votre pas gratuit
    [modify] finissez d’abord votre Modification
    [city] utilisez d’abord votre disque Ville
    [journey] choisissez d’abord où voyage votre ambassadeur
    [landing] prenez d’abord un bateau ou construisez une usine
    [tool] utilisez d’abord votre disque Outil
    [produce] finissez d’abord votre production
    [bonus] choisissez d’abord le disque que vous utilisez encore
    [name] choisissez d’abord le disque que le Bonus renforce
    [pay] finissez d’abord de payer
    [remove] défaussez d’abord un politicien en attente
   *[place] placez d’abord le disque acheté
    }
noria-why-needs = activez d’abord un { $disc }
noria-why-no-disc = vous ne pouvez pas activer de { $disc } pendant ce tour
noria-why-idle = { $kind ->
    [city] vous ne pouvez payer aucun disque ni aucun niveau
    [journey] il n’y a aucune île où vous pourriez aller
    [tool] il n’y a rien à améliorer et rien que vous puissiez produire
   *[bonus] il n’y a aucun disque sur lequel le Bonus puisse agir
    }
noria-why-nothing-taken = choisissez d’abord le disque à déplacer
noria-why-intrigue-first = installez d’abord un politicien
noria-why-nothing-to-pay = il n’y a rien à payer
noria-why-other-edition = cela n’existe que dans l’autre édition
noria-why-empty-hole = Aucun disque ici
noria-why-resting = le disque n’est pas dans la moitié active
noria-why-used = le disque a déjà servi pendant ce tour
noria-why-ring-used = son anneau a déjà servi pendant ce tour
noria-why-fresh = il a été amélioré pendant ce tour et doit se reposer
noria-why-off-chain = aucun trait ne le relie au { $disc } de ce tour
noria-why-promised = le { $disc } a été renforcé et doit être utilisé
noria-why-not-upgraded = seul un disque amélioré peut servir deux fois
noria-why-doubled = un seul disque par tour peut servir deux fois
noria-why-bonus-too-late = un Bonus passe avant tous les autres disques
noria-why-bonus-itself = un Bonus n’agit pas sur un Bonus
noria-why-not-activated = seul un disque qui a déjà servi pendant ce tour peut servir encore
noria-why-nothing-to-skip = aucun disque de cet anneau n’est dans la moitié active
noria-why-upgraded = il est déjà amélioré
noria-why-tool-itself = un Outil ne s’améliore pas lui-même
noria-why-small-ring = elle ne tourne que l’anneau médian et le grand anneau
noria-why-same = cela ne changerait rien
noria-why-hole-taken = un disque s’y trouve déjà
noria-why-ring-full = cet anneau a déjà tous ses disques
noria-why-half-full = deux disques doivent être dans la moitié active et quatre dans l’autre
noria-why-cost = coûte { $cost }, vous en avez { $have }
noria-why-fee = les ambassadeurs présents coûtent { $cost }, vous en avez { $have }
noria-why-level = coûte { $price } ; il vous manque { $missing }
noria-why-materials = coûte { $needs } ; il vous manque { $missing }
noria-more-of = { $count } ({ $kinds })
noria-why-none = vous n’en avez pas
noria-why-rest = vous ne pourriez plus payer le reste
noria-why-sold-out = ils sont tous vendus
noria-why-top = votre représentant est au niveau le plus haut
noria-why-here = votre ambassadeur est déjà ici
noria-why-too-far = votre ambassadeur ne va que sur une île voisine
noria-why-unseen = elle n’est pas encore révélée
noria-why-all-seen = toutes les îles sont révélées
noria-why-no-ship = il n’y a plus de bateau de cette sorte ici
noria-why-taken = une usine s’y trouve
noria-why-all-built = vous avez construit toutes vos usines
noria-why-no-warehouse = vous n’avez pas d’entrepôt pour cela ; les usines en procurent
noria-why-full = tous vos entrepôts pour cela sont remplis
noria-why-passed-by = les marchandises se produisent dans l’ordre, de gauche à droite
noria-why-nobody-waits = aucun politicien n’attend dans cette chambre

## La fin
noria-account-level = { $which ->
    [highest] le plus haut { $level } × { $value }
    [lowest] le plus bas { $level } × { $value }
   *[path] niveau { $level } × { $value }
    }
noria-account-cave = dans la Grotte
noria-account-nobody = aucun politicien installé
noria-account-rest = Bateaux et entrepôts
noria-account-tie = { $count } : ils ne comptent qu’en cas d’égalité, où le moins l’emporte
noria-verdict = { $seat } l’emporte avec { $points ->
    [one] { $points } point
   *[other] { $points } points
    }, { $lead } d’avance ; le plus vient de : { $chamber }, niveau { $level } × { $value } = { $best }
noria-verdict-tie = { $seat } l’emporte à égalité avec { $tied } à { $points ->
    [one] { $points } point
   *[other] { $points } points
    }, grâce à moins de bateaux et d’entrepôts : { $upkeep } contre { $more }
noria-verdict-shared = { $seats } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
    }, et { $upkeep } bateaux et entrepôts chacun

## Le journal
noria-log-started = { $seat } est premier joueur
noria-log-stalled = Au marché, un disque { $kind } coûte { $price }
noria-log-ordered = Ordre des disques Ressource pour { $seat } : { $what }
noria-log-shown = L’{ $island } apparaît avec { $what }
noria-log-fitted = { $seat } place le { $disc } dans sa roue ({ $hole })
noria-log-took = { $seat } commence avec { $what }
noria-log-round = La manche { $round } commence
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
noria-text-rises = L’Équipe de nuit et la Modification deviennent plus chères à la manche { $influence }, l’Intrigue politique aux manches { $intrigue }
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
noria-picture-rounds = La piste des manches à quatre joueurs : sous la lune, l’Équipe de nuit et la Modification deviennent plus chères ; sous le buste, l’Intrigue.
noria-picture-path = Une voie sous sa chambre : le prix de chaque niveau, une pastille pour une seule sorte, deux pastilles pour au moins deux. Dans le disque de laiton : ce que vaut un niveau en ce moment.
noria-picture-island = Une île : ses bateaux en haut, quatre emplacements en bas dont un porte l’usine de Kyra, et les ambassadeurs de Kyra et de Nele
noria-picture-upgrade = Un disque normal et sa face améliorée
noria-picture-goods = Les cinq marchandises et les ressources que coûte chacune
noria-picture-intrigue = Une Intrigue : un politicien en attente prend le siège clair suivant, et un niveau vaut davantage.

# Toutes les pièces d’une sorte, pour qui possède la boîte.
noria-gallery-paths = Toutes les voies avec le coût de chaque niveau
noria-gallery-islands = Toutes les îles avec leurs bateaux à quatre et leurs emplacements de construction

# Le hasard saisi à la main.
noria-luck-stall = Quels disques se trouvent sur la prochaine case du marché ?
noria-luck-order = Dans quel ordre sont les disques de ressources de { $name } ?
noria-luck-island = Quelle île est révélée ?
