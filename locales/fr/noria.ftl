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
    [energy] { $count } Énergie
    [mycelium] { $count } Mycélium
    [obsidian] { $count } Obsidienne
    [propeller] { $count ->
        [one] { $count } Hélice
       *[other] { $count } Hélices
    }
    [sail] { $count ->
        [one] { $count } Voile
       *[other] { $count } Voiles
    }
    [compass] { $count ->
        [one] { $count } Boussole
       *[other] { $count } Boussoles
    }
    [lamp] { $count ->
        [one] { $count } Lampe
       *[other] { $count } Lampes
    }
   *[piston] { $count ->
        [one] { $count } Piston
       *[other] { $count } Pistons
    }
    }
noria-any-resources = { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
    }
noria-knowledge = { $count ->
    [one] { $count } connaissance
   *[other] { $count } connaissances
    }
noria-knowledge-name = Connaissance
noria-ships = { $count } { $count ->
    [one] bateau
   *[other] bateaux
    } { $resource ->
    [energy] Énergie
    [mycelium] Mycélium
   *[obsidian] Obsidienne
    }
noria-ships-name = Bateaux
noria-warehouses = { $count } { $count ->
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
noria-place = { $ring ->
    [small] petit anneau
    [medium] anneau médian
   *[large] grand anneau
    }, { $place ->
    [front] devant
    [back] derrière
    [left] à gauche
    [middle] au centre
    [right] à droite
    [backleft] derrière à gauche
    [backmiddle] derrière au centre
   *[backright] derrière à droite
    }
noria-island = Île { $number }
noria-or = ou
noria-free = gratuit

## Le plateau
noria-title = Tour { $round } sur { $rounds }
noria-title-before = Avant le premier tour
noria-title-over = Après { $rounds } tours
noria-hall = Hôtel de ville
noria-highest = le plus haut
noria-lowest = le plus bas
noria-rung = Niveau { $level } : { $price }
noria-representative = Représentant de { $name } : niveau { $level }, { $points ->
    [one] { $points } point
   *[other] { $points } points
    } pour l’instant
noria-chamber-told = { $chamber } : un niveau vaut { $value } ; { $seated ->
    [one] { $seated } politicien assis
   *[other] { $seated } politiciens assis
    }, { $waiting } en attente
noria-projection = Points si la partie s’arrêtait maintenant
noria-points = Points
noria-rounds = Tours
noria-round = Tour { $round }
noria-rise-influence = l’Équipe de nuit et la Modification deviennent plus chères
noria-rise-intrigue = l’Intrigue politique devient plus chère
noria-prices = Prix des actions spéciales
noria-price-of = { $action } : { $cost } en ce moment
noria-night-shift = Équipe de nuit
noria-modification = Modification
noria-intrigue = Intrigue
noria-market = Marché
noria-stall = { $disc } : { $price }, il en reste { $left }
noria-stall-price = prix { $price }
noria-islands = Îles volantes
noria-no-ships = plus de bateaux
noria-ambassador = Ambassadeur de { $name }
noria-ambassador-at = Ambassadeur
noria-harbour = au port
noria-space-free = Emplacement : { $what }
noria-space-built = Usine de { $name } ({ $what })
noria-islands-left = { $count ->
    [one] { $count } île face cachée
   *[other] { $count } îles face cachée
    }
noria-unseen = face cachée
noria-wheel = Roue de { $name }
noria-hole = Espace vide ({ $place })
noria-centre = acheté, à placer
noria-state-activated = activé
noria-state-skipped = au repos après une inspection
noria-state-fresh = vient d’être amélioré, au repos ce tour-ci
noria-state-named = renforcé
noria-peek = Roue au prochain tour
noria-start-player = premier joueur
noria-factories = Usines
noria-factories-told = { $built ->
    [one] { $built } usine construite
   *[other] { $built } usines construites
    } sur { $all } : { $cost } par tour
noria-good-told = { $what } : { $full ->
    [one] { $full } entrepôt rempli
   *[other] { $full } entrepôts remplis
    }, { $empty ->
    [one] { $empty } vide
   *[other] { $empty } vides
    } ; à produire pour { $needs }

## Questions
noria-ask-build = Où va le { $disc } dans votre roue ?
noria-ask-take = Prenez une ressource pour commencer.
noria-ask-step = Sur quelle voie faites-vous votre premier pas gratuit ?
noria-ask-influence = Influence : modifier votre roue, ou continuer ?
noria-ask-modifying = Avec quoi le { $disc } change-t-il de place ?
noria-ask-action = Action : quel disque activez-vous ?
noria-ask-city = Ville : acheter un disque ou investir ?
noria-ask-journey = Où voyage votre ambassadeur ?
noria-ask-landing = Prendre un bateau ou construire une usine ?
noria-ask-tool = Outil : améliorer un disque ou produire des marchandises ?
noria-ask-producing = Produire aussi une autre marchandise ?
noria-ask-bonus = { $times ->
    [one] Bonus : quel disque utilisez-vous encore ?
   *[other] Bonus : quel disque utilisez-vous encore ? (encore { $times } fois)
    }
noria-ask-naming = { $times ->
    [one] Bonus : quel disque renforcez-vous ?
   *[other] Bonus : quel disque renforcez-vous ? (encore { $times } fois)
    }
noria-ask-paying = { $what } : encore { $left } à payer. Combien en { $coin } ?
noria-ask-politics = Politique : une intrigue, ou finir votre tour ?
noria-ask-removing = Défaussez un politicien en attente.
noria-ask-placing = Où placez-vous le { $disc } ?

## Choix
noria-do-take = Prendre { $what }
noria-do-step = Monter sur la { $path }
noria-do-fit = { $hole }
noria-active-half = moitié active
noria-inactive-half = moitié inactive
noria-do-night-shift = Équipe de nuit : tourner { $what }
noria-do-modify = Modification : déplacer le { $disc }
noria-do-with = Échanger avec le { $disc }
noria-do-empty = Sur l’espace vide
noria-do-activate = Activer le { $disc }
noria-do-twice = Activer le { $disc } pour deux actions
noria-do-inspect = Inspecter { $what }
noria-do-skip = Inspection au lieu du { $disc }
noria-do-sell = Vendre { $what }
noria-do-buy = Acheter { $what }
noria-black-market = marché noir
noria-do-market = Acheter un { $disc }
noria-do-invest = Investir : niveau { $level } de la { $path }
noria-do-journey = Voyager vers l’{ $island }
noria-do-reveal = Découvrir une nouvelle île
noria-do-ship = Prendre { $what }
noria-do-factory = Construire une usine
noria-do-upgrade = Améliorer le { $disc }
noria-do-produce = Produire { $what }
noria-do-also = Produire aussi { $what }
noria-do-repeat = Utiliser encore le { $disc }
noria-do-name = Renforcer le { $disc }
noria-do-pay = Payer { $what }
noria-do-seat = Intrigue politique : asseoir un politicien à la { $chamber }
noria-do-remove = De la { $chamber }
noria-do-place = Remplacer le { $disc }
noria-done = Terminé
noria-done-influence = Passer aux disques
noria-done-action = Passer à la politique
noria-done-politics = Finir le tour
noria-done-producing = C’est tout
noria-done-extra = Renoncer à l’action supplémentaire
noria-done-bonus = Pas d’autre bonus
noria-hint-costs = coûte { $what }
noria-hint-brings = rapporte { $what }
noria-hint-wait = { $count } en attente
noria-hint-worth = { $cost } ; un niveau vaudra { $value }
noria-price-mixed = { $count }, d’au moins deux sortes parmi { $kinds }
noria-price-more = { $price }, et { $more } pour ceux qui sont devant

## Le journal
noria-log-started = { $seat } est premier joueur
noria-log-stalled = Au marché, un disque { $kind } coûte { $price }
noria-log-ordered = Les disques Ressource de { $seat } sont dans cet ordre : { $what }
noria-log-shown = L’{ $island } apparaît avec { $what }
noria-log-fitted = { $seat } place le { $disc } dans sa roue ({ $hole })
noria-log-took = { $seat } commence avec { $what }
noria-log-round = Le tour { $round } commence
noria-log-night-shift = { $seat } tourne { $what } par l’Équipe de nuit pour { $cost }
noria-log-modified = { $seat } modifie sa roue pour { $cost } : { $from } ↔ { $to }
noria-log-activated = { $seat } active le { $disc } ({ $hole })
noria-log-activated-twice = { $seat } active le { $disc } ({ $hole }) pour deux actions
noria-log-inspected = { $seat } inspecte { $what } et prend { $cost }
noria-log-sold = { $seat } vend { $what } au marché noir pour { $cost }
noria-log-bought = { $seat } achète { $what } au marché noir pour { $cost }
noria-log-gathered = { $seat } récolte { $what }
noria-log-paid = { $seat } paie { $what }
noria-log-marketed = { $seat } prend un { $disc } au marché
noria-log-climbed = { $seat } monte au niveau { $level } de la { $path }
noria-log-travelled = { $seat } voyage vers l’{ $island }
noria-log-found-nothing = { $seat } ne trouve ni bateau ni emplacement sur l’{ $island }
noria-log-ship = { $seat } prend { $what } sur l’{ $island }
noria-log-built = { $seat } construit une usine sur l’{ $island } et prend { $what }
noria-log-upgraded = { $seat } améliore le { $disc } ({ $hole })
noria-log-produced = { $seat } produit { $what }
noria-log-repeated = { $seat } utilise encore le { $disc } ({ $hole })
noria-log-named = { $seat } renforce le { $disc } ({ $hole })
noria-log-seated = { $seat } assoit un politicien à la { $chamber } pour { $cost }
noria-log-removed = { $seat } défausse un politicien de la { $chamber }
noria-log-turned = Les anneaux de { $seat } tournent
noria-log-administered = Les anneaux de { $seat } tournent ; les usines rapportent { $cost }
noria-log-placed = { $seat } place le { $disc } ({ $hole })
noria-log-placed-over = { $seat } place le { $disc } ({ $hole }) ; le { $old } quitte la partie
noria-log-ended = La partie est terminée
