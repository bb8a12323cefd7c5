# The words of Novgorod.

# Places and pieces.
novgorod-city = { $city ->
    [london] Londres
    [bergen] Bergen
    [visby] Visby
    [novgorod] Novgorod
    [riga] Riga
    [danzig] Dantzig
    [luebeck] Lübeck
   *[antwerp] Anvers
}
novgorod-good = { $good ->
    [cloth] drap
    [fish] poisson
    [glass] verre
    [fur] fourrure
    [grain] céréales
    [amber] ambre
    [salt] sel
   *[fabrics] étoffes
}
novgorod-some-good = { $good ->
    [cloth] du drap
    [fish] du poisson
    [glass] du verre
    [fur] de la fourrure
    [grain] des céréales
    [amber] de l’ambre
    [salt] du sel
   *[fabrics] des étoffes
}
novgorod-luxury = { $luxury ->
    [provisions] vivres
    [clothing] vêtements
   *[jewellery] bijoux
}
novgorod-some-luxury = { $luxury ->
    [provisions] des vivres
    [clothing] des vêtements
   *[jewellery] des bijoux
}
novgorod-of-two-goods = { $luxury } (au moins 2 marchandises)
novgorod-privilege = { $privilege ->
    [speed] Vitesse +1
    [income] Revenu +2
    [order] Commande −3
    [seal] Sceau +1
   *[any] Au choix
}
novgorod-privilege-short = { $privilege ->
    [speed] Vitesse +1
    [income] Revenu +2
    [order] Cmde −3
    [seal] Sceau +1
   *[any] Au choix
}
novgorod-privilege-help = { $privilege ->
    [speed] la route peut compter une carte de plus
    [income] 2 ducats de plus en phase 2
    [order] une commande de plus pour 3 ducats de moins
    [seal] 1 sceau de plus à la fin du tour
   *[any] remplace n’importe quel privilège
}
novgorod-bonus = { $bonus ->
    [eight-posts] 8 comptoirs
    [five-cities] Route des 5 villes
    [luxury-trader] Négociant de luxe
    [three-orders] 3 commandes
    [career] Carrière
   *[variety] Variété des marchandises
}
novgorod-bonus-help = { $bonus ->
    [eight-posts] un comptoir dans chaque ville
    [five-cities] une route passant par cinq villes
    [luxury-trader] un produit de luxe fait d’au moins deux marchandises
    [three-orders] trois commandes sous le navire
    [career] une carrière qui rapporte 3 sceaux par tour
   *[variety] marchandises et produits de luxe différents sur les commandes sous le navire, comptés à la fin
}
novgorod-ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
novgorod-seals = { $count ->
    [one] { $count } sceau
   *[other] { $count } sceaux
}
novgorod-goods = { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises différentes
}
novgorod-luxuries = { $count ->
    [one] { $count } produit de luxe
   *[other] { $count } produits de luxe différents
}
novgorod-source = { $source ->
    [luxuries] produits de luxe { $count }
    [orders] commandes { $count }
    [specials] commandes spéciales { $count }
    [career] carrière { $count }
   *[bonus] cartes bonus { $count }
}

# The table.
novgorod-title-introduction = Tours d’introduction
novgorod-title-round = Manche { $round } · la dernière suivra { $seals } ou une carrière achevée
novgorod-title-last = Manche { $round }, la dernière
novgorod-title-over = La partie est finie
novgorod-label-seals = Sceaux
novgorod-label-ducats = Ducats
novgorod-label-speed = Vitesse
novgorod-label-career = Échelons
novgorod-label-posts = Comptoirs
novgorod-start-player = commence
novgorod-orders-title = Commandes
novgorod-bonus-title = Cartes bonus
novgorod-posts-title = { $count ->
    [one] { $count } comptoir
   *[other] { $count } comptoirs
}
novgorod-under-title = { $count ->
    [one] { $count } sous le navire
   *[other] { $count } sous le navire
}
novgorod-route-title = Route : { $count } sur { $most }
novgorod-career-title = Carrière
novgorod-per-turn = { $seals } par tour
novgorod-x = Un X est encore visible : s’il l’est à la fin, la partie est perdue.
novgorod-turn-privilege = privilège utilisé : { $privilege }
novgorod-turn-discount = { $ducats } de remise sur les commandes spéciales
novgorod-turn-pirate = pirate déplacé à l’instant
novgorod-turn-bought = achat fait
novgorod-owed = { $ducats } de droits de port à payer
novgorod-next-speed = { $speed } pour { $price }
novgorod-next-post = Le prochain comptoir coûte { $price }
novgorod-no-post = Il n’y a plus de comptoir
novgorod-about-city = { $city } : { $good }. { $post }. Revenu { $income }, droit de port { $fee }.
novgorod-about-income = Un comptoir de la route resté inutilisé rapporte ici { $ducats }.
novgorod-about-fee = Sans comptoir à vous, l’escale coûte un droit de port : { $ducats }.
novgorod-about-race = Sceaux : { $players }. La dernière manche suit { $seals }.
novgorod-about-works = Cette manufacture produit : { $luxury }. { $lines } ; et autant de ducats.
novgorod-about-order = Commande n° { $number } : { $lines }
novgorod-about-pile = { $count ->
    [one] { $count } commande dans la pioche
   *[other] { $count } commandes dans la pioche
}
novgorod-about-post = Comptoir à { $city } : { $good }, revenu { $income }
novgorod-about-special = Commande spéciale n° { $number } : { $wants } ; coûte { $price }, rapporte { $seals }
novgorod-about-row = Échelon { $row } : coûte { $cost }, le privilège { $privilege } disparaît
novgorod-hidden-order = Une commande cachée
novgorod-secret = Personne d’autre ne connaît cette commande.
novgorod-hold-empty = Cale vide
novgorod-hold-of = Cale : { $good } ({ $city })
novgorod-stored = en cale
novgorod-used = utilisée
novgorod-card-own = Comptoir à { $city } : { $good }
novgorod-card-base = Comptoir de base à { $city } : { $good }, droit de port { $fee }
novgorod-card-held = Comptoir à { $city } : { $good } ; la marchandise en cale est perdue à la fin de la phase 2, sauf si elle sert ou retourne en cale
novgorod-card-placeholder = { $post ->
    [Anvers] Le comptoir d’Anvers
   *[other] Le comptoir de { $post }
}, face cachée, porte la manufacture { $city ->
    [Anvers] d’Anvers
   *[other] de { $city }
}
novgorod-ship-of = Navire : { $name }
novgorod-merchant-front = Marchand : un revenu ou un produit de luxe vendu ici rapporte { $ducats } de plus.
novgorod-merchant-back = Marchand : un produit de luxe vendu ici rapporte { $seals } de plus.
novgorod-pirate-front = Pirate : une route passant par cette ville compte une carte de moins.
novgorod-pirate-back = Pirate : cette ville est fermée, ses voisines sont voisines entre elles.

# On the chart and on the deck, in few letters.
novgorod-market = Marché
novgorod-chart-introduction = Introduction
novgorod-chart-round = Manche { $round }
novgorod-chart-last = la dernière manche
novgorod-chart-end = fin à { $seals } sceaux ou carrière complète
novgorod-specials-short = Spéciales
novgorod-specials-lower = plus bas +{ $ducats }
novgorod-hand-head = Main
novgorod-hold-head = Cale
novgorod-done-head = Finies
novgorod-of-most = { $count } sur { $most }
novgorod-career-brings = { $count } par tour
novgorod-row-done = Échelon { $row } atteint
novgorod-ledger-purse = Bourse
novgorod-ledger-owed = Dû
novgorod-ledger-left = Reste
novgorod-ledger-short = il faut donc une vente ou un revenu
novgorod-use = { $use ->
    [sell] Vente
    [orders] Commandes
    [career] Carrière
    [store] Stocker
   *[income] Revenu
}
novgorod-ways = { $count ->
    [0] rien
    [one] { $count } façon
   *[other] { $count } façons
}
novgorod-phase = { $phase ->
    [sail] Naviguer
    [use] Utiliser
    [buy] Acheter
   *[end] Fin
}
novgorod-phase-help = { $phase ->
    [sail] poser la route
    [use] biens, luxe
    [buy] un seul achat
   *[end] carrière
}
novgorod-slot-stay = Au port
novgorod-slot-laid = Route finie
novgorod-slot-used = Terminé
novgorod-slot-ship = Plus vite
novgorod-slot-pirate = Pirate
novgorod-slot-end = Fin du tour
novgorod-slot-privilege = Privilège
novgorod-chip-ducats = { $count ->
    [one] ducat
   *[other] ducats
}
novgorod-chip-seals = { $count ->
    [one] sceau
   *[other] sceaux
}
novgorod-chip-cards = { $count ->
    [one] carte
   *[other] cartes
}

# The questions.
novgorod-ask-side = Avec quelle face de votre carte carrière jouez-vous ?
novgorod-ask-take = { $posts ->
    [one] Que prenez-vous ? Encore un comptoir et une commande.
   *[other] Que prenez-vous ? Encore { $posts } comptoirs et une commande.
}
novgorod-ask-take-post = { $posts ->
    [one] Quel comptoir prenez-vous ?
   *[other] Quel comptoir prenez-vous ? Encore { $posts } à prendre.
}
novgorod-ask-take-order = Quelle commande ? Chacune coûte { $price } ensuite.
novgorod-ask-begin = Phase 1 : où commence votre route ?
novgorod-ask-on = Phase 1 : où continue votre route ?
novgorod-ask-use = Phase 2 : comment utiliser votre route ?
novgorod-ask-use-fees = Phase 2 : comment utiliser votre route ? Dû : { $ducats }.
novgorod-ask-make = Phase 2 : comment produisez-vous { $luxury } { $purpose } ?
novgorod-ask-make-any = { $count ->
    [one] Phase 2 : quel produit de luxe fabriquez-vous { $purpose } ?
   *[other] Phase 2 : lequel des { $count } produits de luxe { $purpose } ?
}
novgorod-ask-give-good = Phase 2 : d’où vient la marchandise « { $good } » { $purpose } ?
novgorod-ask-give = { $count ->
    [one] Phase 2 : quelle marchandise donnez-vous { $purpose } ?
   *[other] Phase 2 : donnez { $count } marchandises { $purpose }, de gauche à droite
}
novgorod-for-upper = pour la ligne du haut de la commande n° { $number }
novgorod-for-lower = pour la ligne du bas de la commande n° { $number }
novgorod-for-career = pour votre carrière
novgorod-for-special = pour la commande spéciale n° { $number }
novgorod-ask-stow = Phase 2 : où va la commande n° { $number } ?
novgorod-ask-buy = Phase 3 : qu’achetez-vous ?
novgorod-ask-more = Phase 3 : autre chose ?
novgorod-ask-end = Phase 4 : utilisez-vous un privilège ?

# The guide.
novgorod-guide-side = Les deux faces montrent les mêmes privilèges, mais demandent autre chose, échelon par échelon. Regardez les deux premiers du bas : vous voudrez vite les payer, car chaque échelon recouvert rapporte davantage de sceaux à chaque tour. Les marchandises se trouvent aisément au début ; les ducats demandent des comptoirs d’un bon revenu.
novgorod-guide-take = Le plus grand nombre de sceaux l’emporte, et la fin approche dès que quelqu’un a { $seals }. Un comptoir permet à votre navire de faire escale dans sa ville sans droit de port et d’y charger la marchandise. Pour commencer, choisissez une ville bon marché dont la marchandise est demandée par votre commande, ou travaillée par la manufacture d’une ville voisine.
novgorod-guide-take-second = Vous avez un comptoir à { $city } ; les villes voisines sont { $beside }. Un second comptoir là-bas fait déjà toute une route sans droits. Ou prenez maintenant une commande, s’il y en a une qui demande ce que vous pouvez charger : d’autres la veulent peut-être aussi.
novgorod-guide-take-beside = Votre commande est choisie, il manque un comptoir. Vous en avez un à { $city } : regardez donc les villes voisines, { $beside }. La meilleure est celle dont la manufacture fait un produit de luxe de votre marchandise ; votre toute première route rapportera alors des sceaux.
novgorod-guide-take-order = Chaque ligne remplie d’une commande rapporte { $one }, les deux lignes dans le même tour { $both }. Cherchez-en une dont vos deux comptoirs livrent les marchandises, ou dont le produit de luxe se fabrique tout près. Une commande de la pioche reste votre secret, mais vous ne la choisissez pas.
novgorod-guide-begin = Vous posez jusqu’à { $most } cartes à droite du navire, chaque ville voisine de la précédente. Commencez dans une ville où vous avez un comptoir : cela ne coûte rien, et sa marchandise sert à tout ce qui suit. Pensez à rebours : la manufacture à utiliser vient en dernier, ses marchandises se trouvent à sa gauche.
novgorod-guide-on = La route continue vers une ville voisine { $city ->
    [Anvers] d’Anvers
   *[other] de { $city }
}. Allez vers la manufacture ou la marchandise qui vous manque encore ; une ville sans comptoir à vous coûte son droit de port, le nombre près de l’ancre. Si rien là-bas n’en vaut la peine, la route peut s’arrêter ici, dès que ses droits sont payables.
novgorod-guide-use = Chaque carte de votre route sert une fois, dans l’ordre de votre choix : pour une commande, pour la carrière, pour un produit de luxe que vous vendez, en cale ou pour son revenu. Une ligne de commande rapporte { $one } sur-le-champ, les deux ensemble { $both }. Un échelon de la carrière rapporte des sceaux à chaque tour à venir ; et qui montre encore un X à la fin a perdu. Les ducats se paient tout de suite : prenez le revenu avant de le dépenser ; les cartes qui restent ne rapportent rien.
novgorod-guide-use-special = Chaque carte de votre route sert une fois, dans l’ordre de votre choix : pour une commande, pour la carrière, pour un produit de luxe que vous vendez, en cale ou pour son revenu. Tout le monde peut remplir les commandes spéciales : la plus haute est la moins chère, chaque carte au-dessus de celle choisie ajoute { $ducats }. Elles rapportent des sceaux en une fois, un échelon de carrière à chaque tour. Les ducats se paient tout de suite : prenez le revenu avant de le dépenser ; les cartes qui restent ne rapportent rien.
novgorod-guide-make = Choisissez où se fabrique le produit de luxe, et avec quoi. Comme il a déjà son usage, il ne rapporte lui-même ni sceaux ni ducats. Prenez la ligne la plus courte qui suffit, et épargnez les marchandises utiles à autre chose.
novgorod-guide-give = Choisissez la carte dont vous donnez la marchandise ; elle est alors épuisée pour ce tour. Les autres cartes peuvent encore rapporter leur revenu ou aller en cale. Donnez donc d’abord les marchandises des villes au petit revenu.
novgorod-guide-stow = À côté du navire, la commande attend sa ligne du bas, qui vaut { $seals } à un tour suivant, mais elle occupe une de vos { $most } places. Sous le navire, elle est terminée et compte pour les cartes bonus. Laissez-la attendre si vous voyez déjà la route qui l’achèvera.
novgorod-guide-buy = Vous pouvez acheter une chose. Un comptoir épargne un droit et apporte une marchandise pour toute la partie ; un navire plus rapide allonge chaque route ; une commande donne un but à vos marchandises. Aux premières manches, la vitesse et des comptoirs voisins paient le mieux ; les ducats qui restent ne départagent que les ex æquo.
novgorod-guide-more = Votre achat est fait ; ce qui suit vient en plus. Avec le privilège des commandes, vous pouvez en prendre une autre à prix réduit, s’il vous reste une place. Si vous ne voulez plus rien, finissez la phase.
novgorod-guide-end = Votre carrière rapporte maintenant ses sceaux. Un privilège inutilisé dans ce tour se perd avec lui, et celui du sceau ne coûte rien : utilisez-le si vous le pouvez. À la fin, chaque sceau compte.

# The choices.
novgorod-do-side = { $side ->
    [front] Recto
   *[back] Verso
}
novgorod-do-post = Comptoir à { $city }
novgorod-do-ship = Navire plus rapide : vitesse { $speed }
novgorod-do-take = Commande n° { $number }
novgorod-do-take-cheap = Commande n° { $number } par privilège
novgorod-do-draw = Commande de la pioche
novgorod-do-draw-cheap = Commande de la pioche par privilège
novgorod-do-lay = Aller à { $city }
novgorod-do-placeholder = Poser { $city } face cachée
novgorod-fold-placeholder = Poser un comptoir face cachée
novgorod-do-use = Privilège { $privilege }
novgorod-do-pirate = Pirate à { $city }
novgorod-do-sell = Vendre { $luxury } ({ $city })
novgorod-do-make = Produire { $luxury } à { $city }
novgorod-do-fill-upper = Remplir la ligne du haut de la commande n° { $number }
novgorod-do-fill-lower = Remplir la ligne du bas de la commande n° { $number }
novgorod-do-rise = Monter à l’échelon { $row } de la carrière
novgorod-do-special = Remplir la commande spéciale n° { $number }
novgorod-do-special-cheap = Remplir la commande spéciale n° { $number } par privilège
novgorod-do-give = Donner { $good }
novgorod-do-give-stored = Donner la marchandise en cale : { $good }
novgorod-do-income = Prendre le revenu { $city ->
    [Anvers] d’Anvers
   *[other] de { $city }
}
novgorod-do-store = Mettre en cale : { $good }
novgorod-do-beside = À côté du navire
novgorod-then-beside = puis à côté du navire
novgorod-do-under = Sous le navire
novgorod-then-under = puis sous le navire
novgorod-do-stay = Rester au port
novgorod-do-laid = La route est complète
novgorod-do-used = Finir la phase 2
novgorod-do-bought = Finir la phase 3
novgorod-do-buy-nothing = Ne rien acheter
novgorod-do-end = Finir le tour
novgorod-do-next = Continuer
novgorod-hint-makes = produit { $luxury }
novgorod-hint-fee = droit de port
novgorod-hint-slow = une carte de moins à cause du pirate
novgorod-hint-placeholder = pour utiliser à { $city } à la fois la marchandise et la manufacture
novgorod-hint-any = par le privilège « Au choix »
novgorod-hint-free = gratuit
novgorod-hint-of = avec { $goods }
novgorod-hint-of-stored = avec { $goods }, dont la marchandise en cale
novgorod-hint-fill-closing = { $wish } ; la ligne du haut est abandonnée
novgorod-hint-rise = ensuite { $seals } par tour ; le privilège { $privilege } disparaît
novgorod-hint-fees = droits de port
novgorod-hint-store = pour un tour suivant
novgorod-hint-store-instead = pour un tour suivant ; perdu : { $good }
novgorod-hint-beside = la ligne du bas pourra être remplie plus tard
novgorod-hint-under = terminé ; la ligne du bas est abandonnée
novgorod-hint-later = à payer ensuite
novgorod-hint-last-x = { $privilege } (et le dernier X)
novgorod-hint-unused = { $ducats } de revenu sont perdus
novgorod-hint-career = votre carrière

# The log.
novgorod-log-built = { $city } reçoit une manufacture : { $luxury }
novgorod-log-row = La commande spéciale n° { $number } est à la place { $place } et montre la partie { $part }
novgorod-log-bonus-shown = La carte bonus « { $bonus } » est en jeu
novgorod-log-merchant-placed = Le marchand commence à { $city }
novgorod-log-pirate-placed = Le pirate commence à { $city }
novgorod-log-dealt = { $seat } reçoit la commande n° { $number }
novgorod-log-dealt-unseen = { $seat } reçoit une commande
novgorod-log-countered = { $seat } reçoit la commande n° { $number }, cachée sous son navire
novgorod-log-countered-unseen = { $seat } reçoit une commande cachée sous son navire
novgorod-log-countered-blank = La pioche est vide : { $seat } reçoit une commande vierge sous son navire
novgorod-log-shown = La commande n° { $number } est révélée
novgorod-log-career = { $seat } reçoit la carte carrière { $number }
novgorod-log-side = { $side ->
    [front] { $seat } joue le recto de sa carte carrière
   *[back] { $seat } joue le verso de sa carte carrière
}
novgorod-log-post = { $seat } prend un comptoir à { $city } pour { $ducats }
novgorod-log-took = { $seat } prend la commande n° { $number } pour { $ducats }
novgorod-log-drew = { $seat } pioche une commande pour { $ducats }
novgorod-log-paid = { $seat } a payé en tout { $ducats } pour ses comptoirs et ses commandes
novgorod-log-round = La manche { $round } commence
novgorod-log-laid = { $seat } va à { $city }
novgorod-log-laid-base = { $seat } va à { $city }, droit de port { $ducats }
novgorod-log-placeholder = { $seat } pose { $post } face cachée pour la manufacture { $city ->
    [Anvers] d’Anvers
   *[other] de { $city }
}
novgorod-log-privilege = { $seat } utilise le privilège « { $privilege } »
novgorod-log-pirate-free = { $seat } déplace le pirate à { $city }
novgorod-log-pirate = { $seat } déplace le pirate à { $city } pour { $ducats }
novgorod-log-made = { $seat } produit { $luxury } à { $city }
novgorod-log-sold = { $seat } vend ce produit de luxe pour { $seals } et { $ducats }
novgorod-log-revealed = { $seat } montre la commande n° { $number }
novgorod-log-gave = { $seat } donne { $good }
novgorod-log-gave-stored = { $seat } donne { $good } de sa cale
novgorod-log-filled-upper = { $seat } remplit la ligne du haut de la commande n° { $number } : { $seals }
novgorod-log-filled-lower = { $seat } remplit la ligne du bas de la commande n° { $number } : { $seals }
novgorod-log-rose = { $seat } monte à l’échelon { $rows } de sa carrière
novgorod-log-rose-paid = { $seat } monte à l’échelon { $rows } de sa carrière pour { $ducats }
novgorod-log-special-paid = { $seat } paie { $ducats } pour la commande spéciale n° { $number }
novgorod-log-special = { $seat } remplit la partie { $part } de la commande spéciale n° { $number } : { $seals }
novgorod-log-income = { $seat } touche { $ducats } à { $city }
novgorod-log-stored = { $seat } met en cale la marchandise { $city ->
    [Anvers] d’Anvers
   *[other] de { $city }
}
novgorod-log-beside = { $seat } pose la commande n° { $number } à côté du navire
novgorod-log-under = { $seat } pose la commande n° { $number } sous le navire
novgorod-log-fees = { $seat } paie { $ducats } de droits de port
novgorod-log-merchant-moved = Le marchand va à { $city }
novgorod-log-speed = { $seat } porte la vitesse de son navire à { $speed } pour { $ducats }
novgorod-log-sealed = { $seat } reçoit { $seals } pour sa carrière
novgorod-log-bonus = { $seat } gagne le bonus « { $bonus } » : { $seals }
novgorod-log-bonus-fell = La carte bonus « { $bonus } » vaut moins désormais
novgorod-log-bonus-gone = La carte bonus « { $bonus } » quitte le jeu
novgorod-log-last-round = La dernière manche commence
novgorod-log-ended = La partie est finie

# The table as text.
novgorod-text-bonus = Bonus « { $bonus } » : { $help }
novgorod-text-earned = gagné par { $players }
novgorod-text-merchant = M
novgorod-text-pirate = P
novgorod-text-city = Ville
novgorod-text-good = marchandise
novgorod-text-price = prix
novgorod-text-fee = droit
novgorod-text-income = revenu
novgorod-text-owners = comptoirs
novgorod-text-neighbours = voisines
novgorod-text-closed = fermée
novgorod-text-works = Manufactures : ce qu’elles emploient, et pour combien de sceaux et autant de ducats
novgorod-text-orders = Commandes, ligne du haut / du bas, { $price } chacune ; { $pile }
novgorod-text-order = n° { $number } { $lines }
novgorod-text-specials = Commandes spéciales, la plus haute d’abord ; chacune que l’on saute coûte { $ducats }
novgorod-text-filled = remplie à ce tour
novgorod-text-speed = vitesse { $speed }
novgorod-text-free = Échelons
novgorod-text-hold = Cale
novgorod-text-hand = En main
novgorod-text-beside = À moitié
novgorod-text-under = Remplies
novgorod-text-rows = { $rows } échelons sur { $all }
novgorod-text-x = montre encore un X
novgorod-text-secret = secrète
novgorod-text-upper = ligne du haut remplie
novgorod-text-counter = comptée, cachée
novgorod-text-hidden = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
novgorod-text-base = comptoir de base
novgorod-text-held = de la cale
novgorod-text-placeholder = { $post } face cachée pour { $city }
novgorod-text-lost = Perdu avec un X dans la carrière : { $players }

# The pictures of the rulebook.
novgorod-picture-cities = Les huit villes avec leurs marchandises et les liaisons entre elles.
novgorod-picture-city = Une ville : sa marchandise ; le prix du prochain comptoir, le revenu d’un comptoir, le droit de port ; en dessous, sa manufacture.
novgorod-picture-route = Une route, à droite du navire. Les marchandises au cadre doré peuvent encore servir ; le comptoir de base, au bout, coûte son droit de port.
novgorod-picture-placeholder = Un comptoir posé face cachée porte la manufacture : la marchandise qui le précède reste utilisable.
novgorod-picture-works = Une manufacture : ce qu’elle produit et, ligne par ligne, avec quelles marchandises et pour combien de sceaux.
novgorod-picture-order = Une commande avec ses deux lignes ; à côté, la même dont la ligne du haut est remplie.
novgorod-picture-career = Une carte carrière dont l’échelon du bas est recouvert : ce que coûte chaque échelon, le privilège qu’il montre, et les sceaux qu’il rapporte ensuite à chaque tour.
novgorod-picture-visitors = Le marchand et le pirate, posés sur une ville de la carte.
novgorod-picture-specials = Les commandes spéciales dans leur rangée, la plus haute d’abord : ce qu’elles demandent, ce qu’elles coûtent et leurs sceaux.
