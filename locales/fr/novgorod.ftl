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
novgorod-title-introduction = Introduction
novgorod-title-round = Manche { $round } · la dernière suivra { $seals } ou une carrière achevée
novgorod-title-last = Manche { $round }, la dernière
novgorod-title-over = La partie est finie
novgorod-label-seals = Sceaux
novgorod-label-ducats = { $count ->
    [one] Ducat
   *[other] Ducats
}
novgorod-label-speed = Vitesse
novgorod-label-career = { $count ->
    [one] Échelon
   *[other] Échelons
}
novgorod-label-posts = { $count ->
    [one] Comptoir
   *[other] Comptoirs
}
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
novgorod-ask-take-order = Quelle commande ? Chacune coûte { $price }, à payer à la fin de la mise en place.
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

# The coach: each is one sentence, and at most two are heard.
novgorod-guide-side = Les échelons se recouvrent de bas en haut, chacun pour ce qu’il montre ; un échelon recouvert perd son privilège.
novgorod-guide-goal = Le plus de sceaux l’emporte, et { $end } amènent la dernière manche : produits de luxe, commandes et carrière en rapportent.
novgorod-guide-last-round = C’est la dernière manche : seuls les sceaux pris maintenant comptent encore.
novgorod-guide-x-last = { $count ->
    [one] Dernière chance : { $count } échelon avec un X est encore ouvert, et il fait perdre la partie.
   *[other] Dernière chance : { $count } échelons avec un X sont encore ouverts, et un seul suffit à perdre.
}
novgorod-guide-x = { $count ->
    [one] La fin approche, et il vous reste { $count } échelon à recouvrir : avec un X, vous perdez.
   *[other] La fin approche, et il vous reste { $count } échelons à recouvrir : avec un X, vous perdez.
}
novgorod-guide-near = Avec { $seals }, vous approchez de { $end }, qui amènent la dernière manche.
novgorod-guide-threat = { $name } a { $seals } ; { $end } amènent la dernière manche.
novgorod-guide-behind = { $name } a { $more } d’avance sur vous.
novgorod-guide-ahead = Vous avez { $seals } d’avance.
novgorod-guide-first-post = Un comptoir est une carte pour toute la partie : il épargne le droit de sa ville et charge sa marchandise.
novgorod-guide-beside = Villes voisines de votre comptoir à { $city } : { $beside } ; deux voisines font une route sans droits.
novgorod-guide-wanted = Votre commande n° { $number } demande { $goods }, à charger à { $cities }.
novgorod-guide-shown = La commande n° { $number } demande { $goods }, que vos comptoirs chargent.
novgorod-guide-take-order = Une ligne de commande rapporte { $one }, les deux dans le même tour { $both }.
novgorod-guide-two-posts = Les manufactures font des produits de luxe avec les marchandises que charge une route.
novgorod-guide-load = La commande n° { $number } demande { $goods } : une route par { $cities } réunit le tout.
novgorod-guide-works = { $city } produit { $luxury } ({ $goods }), ce qui rapporte { $seals } à la vente.
novgorod-guide-works-after = { $city } produit { $luxury } ({ $goods }), ce qui rapporte { $seals } à la vente : la ville doit venir après { $before }.
novgorod-guide-row = L’échelon { $row } de votre carrière montre un X et coûte { $cost }.
novgorod-guide-extra = Votre privilège de revenu rapporte { $ducats } de plus.
novgorod-guide-begin = Avec vos comptoirs ({ $cities }), l’escale est gratuite ; votre route peut compter { $most } cartes.
novgorod-guide-free-stop = À { $city }, l’escale est gratuite, et la carte peut rapporter { $income }.
novgorod-guide-fees = Vous devez { $owed } de droits de port et vous avez { $have }.
novgorod-guide-may-end = { $count ->
    [one] Il reste { $count } carte à poser, sans obligation.
   *[other] Il reste { $count } cartes à poser, sans obligation.
}
novgorod-guide-full = Votre route compte ses { $count } cartes.
novgorod-guide-hurry = Votre privilège de vitesse ferait place à une carte de plus.
novgorod-guide-rise = Vous pouvez recouvrir l’échelon { $row } de votre carrière : il rapporte ensuite { $seals } à chaque tour.
novgorod-guide-rise-x = Vous pouvez recouvrir l’échelon { $row } de votre carrière, et un X avec lui : qui montre encore un X à la fin perd.
novgorod-guide-rise-short = L’échelon { $row } de votre carrière coûte { $price }, vous avez { $have }.
novgorod-guide-lines = { $count ->
    [one] { $count } ligne de commande peut être remplie : { $one }, ou { $both } pour les deux lignes d’une commande à ce tour.
   *[other] { $count } lignes de commandes peuvent être remplies : { $one } chacune, { $both } pour les deux lignes d’une commande à ce tour.
}
novgorod-guide-sale = La plus grande vente rapporte { $seals } et autant de ducats.
novgorod-guide-incomes = Les comptoirs qui ne servent à rien d’autre peuvent rapporter { $ducats } en tout.
novgorod-guide-store = Une marchandise de reste peut aller dans votre cale vide, pour un tour suivant.
novgorod-guide-nothing = Il ne reste rien à utiliser.
novgorod-guide-make = Les marchandises qui n’entrent pas dans le produit de luxe { $purpose } peuvent encore être vendues, stockées ou rapporter un revenu.
novgorod-guide-give = Ce que vous ne donnez pas { $purpose } peut encore rapporter son revenu.
novgorod-guide-wait = La ligne du bas demande { $wish }, à votre portée : à côté du navire, la commande peut encore rapporter { $seals }.
novgorod-guide-under = La ligne du bas demande { $wish }, hors de portée : sous le navire, la commande est terminée et libère sa place.
novgorod-guide-buy-last = À la dernière manche, { $have } en bourse peuvent départager.
novgorod-guide-ship = La vitesse { $speed } pour { $price } allonge désormais chaque route.
novgorod-guide-post = Un comptoir à { $city } pour { $price } est voisin du vôtre à { $own }.
novgorod-guide-no-order = Vous n’avez pas de commande : une visible est connue de tous, une de la pile de vous seul.
novgorod-guide-saving = L’échelon { $row } de votre carrière coûte { $price }, vous avez { $have }.
novgorod-guide-poor = Avec { $have }, il n’y a rien à acheter. Une carte qui ne sert à rien d’autre peut rapporter son revenu.
novgorod-guide-bought = Votre achat est fait : finissez le tour si vous ne voulez plus rien.
novgorod-guide-cheap-order = Votre privilège des commandes en permet encore une, pour moins cher.
novgorod-guide-end = Le privilège du sceau ne coûte rien maintenant, et inutilisé il se perd avec ce tour.

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
novgorod-do-beside = À côté du navire : la ligne du bas reste ouverte
novgorod-then-beside = puis à côté du navire
novgorod-do-under = Sous le navire : terminée, sa place est libre
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
novgorod-hint-of-stored = avec { $goods } ; utilise la cale
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

# Cards: what a thing is called, what it is for, and how things stand with it.
novgorod-name = { $thing ->
    [pile] Pioche de commandes
    [hidden-order] Commande cachée
    [secret] Commande secrète
    [order-price] Prix d’une commande
    [specials] Commandes spéciales
    [bonuses] Cartes bonus
    [merchant] Marchand
    [pirate] Pirate
    [race] Course aux sceaux
    [round] Manche
    [speed] Vitesse du navire
    [seals] Sceaux
    [hold] Cale
    [ducats] Bourse
    [owed] Droits de port
    [left] Ce qui reste après les droits
    [done] Commandes sous le navire
    [route] Route
    [hand] Comptoirs en main
    [orders] Commandes en cours
    [career] Carrière
    [x] X rouge
    [slot-done] Finir cette phase
    [slot-ship] Navire plus rapide
    [slot-pirate] Pirate
    [slot-privilege] Privilège
   *[slot-end] Fin du tour
}
novgorod-name-works = Manufacture ({ $city })
novgorod-name-line = { $luxury } ({ $goods })
novgorod-name-base = Comptoir de base à { $city }
novgorod-name-at = { $what ->
    [price] Prix d’un comptoir à { $city }
    [owners] Comptoirs à { $city }
    [income] Revenu à { $city }
   *[fee] Droit de port à { $city }
}
novgorod-name-upper = Ligne du haut de la commande n° { $number }
novgorod-name-lower = Ligne du bas de la commande n° { $number }
novgorod-name-special = Commande spéciale n° { $number }
novgorod-name-row = Carrière, échelon { $row }
novgorod-name-side = { $side ->
    [front] Recto de la carte carrière
   *[back] Verso de la carte carrière
}
novgorod-name-phase = Phase { $number } : { $phase }
novgorod-purpose = { $thing ->
    [city] Votre navire peut y faire escale : la carte de la ville donne sa marchandise et permet d’utiliser sa manufacture.
    [works] Fait un produit de luxe avec des marchandises à sa gauche dans votre route, celle de la cale ou celle de sa ville ; la carte qu’elle recouvre est alors utilisée.
    [line] Une façon de faire ce produit de luxe : vendez-le pour des sceaux et autant de ducats, ou employez-le pour une commande ou votre carrière.
    [base] Remplace dans votre route un comptoir que vous n’avez pas : sa marchandise peut servir, mais il coûte le droit de port, ne rapporte pas de revenu et ne va pas en cale.
    [price] Ce que coûte ici le prochain comptoir en phase 3 ; les suivants ne sont jamais moins chers.
    [owners] Avec un comptoir ici, l’escale est gratuite ; chacun peut en avoir un.
    [income] Un comptoir à vous dans la route rapporte ces ducats, s’il ne sert à rien d’autre.
    [fee] Sans comptoir à vous, l’escale coûte ce droit à la fin de la phase 2.
    [good] Les marchandises remplissent des commandes, deviennent des produits de luxe et paient des échelons de carrière.
    [order] Remplissez ses lignes avec des marchandises ou des produits de luxe de votre route pour gagner des sceaux ; les deux lignes dans le même tour rapportent plus.
    [half] Donnez ces marchandises ou fabriquez ce produit de luxe en phase 2 pour gagner ses sceaux.
    [special] Tout le monde peut la remplir en phase 2 : payez les ducats, donnez ce qu’elle demande et prenez les sceaux.
    [pile] Une commande de la pioche est une surprise, et reste secrète jusqu’à ce que vous la remplissiez.
    [hidden-order] Seul son propriétaire connaît cette commande, jusqu’à ce qu’elle soit remplie.
    [secret] Personne d’autre ne connaît cette commande avant que vous la remplissiez.
    [order-price] Une commande donne un but à vos marchandises ; vous pouvez en avoir { $most } en cours.
    [specials] Des commandes pour tous ; la plus haute est la moins chère, une commande remplie passe tout en bas.
    [bonuses] Qui remplit une condition en premier reçoit le plus de sceaux ; deux cartes sont en jeu.
    [post] La carte de cette ville : son propriétaire y fait escale sans droit et, une fois par tour, emploie sa marchandise, prend son revenu ou la met en cale.
    [ship] Sa vitesse dit combien de cartes votre route peut compter.
    [speed] Votre route peut compter autant de cartes ; un navire plus rapide s’achète en phase 3.
    [seals] Le plus de sceaux l’emporte ; dès que quelqu’un en fin de manche a { $seals }, une dernière manche suit.
    [race] Le plus de sceaux l’emporte ; dès que quelqu’un en fin de manche a { $seals }, une dernière manche suit.
    [hold] Garde une marchandise d’un de vos comptoirs pour un tour suivant, en plus de celles de la route.
    [row] Payez-le en phase 2 et recouvrez-le : il rapporte ensuite des sceaux à la fin de chaque tour, mais son privilège disparaît.
    [side] Les deux faces montrent les mêmes privilèges, mais les échelons coûtent autre chose.
    [ducats] Les ducats paient comptoirs, navire, commandes et droits ; à la fin, ils ne départagent que les ex æquo.
    [owed] Chaque comptoir de base de la route coûte un droit à la fin de la phase 2 ; il n’y a pas de crédit.
    [left] Ce qui reste dans votre bourse une fois les droits payés.
    [done] Elles sont terminées et comptent pour les cartes bonus.
    [route] Vos cartes à droite du navire, chaque ville voisine de la précédente ; chacune sert une fois.
    [hand] Les cartes que vous pourrez poser dans votre prochaine route.
    [orders] Les commandes en main et à côté du navire ; il y a de la place pour { $most }.
    [career] Plus vous recouvrez d’échelons, plus vous recevez de sceaux à la fin de chaque tour.
    [x] Qui montre encore un X à la fin de la partie a perdu, quels que soient ses sceaux.
    [round] Chacun joue un tour par manche ; { $seals } ou une carrière complète amènent la dernière.
    [slot-done] Finit la phase : votre route est posée, ou utilisée autant que vous le voulez.
    [slot-ship] Augmente la vitesse : chaque route peut compter une carte de plus.
    [slot-privilege] À chaque tour, vous pouvez utiliser un privilège encore visible sur votre carrière.
   *[slot-end] Finit votre tour ; votre carrière rapporte alors ses sceaux.
}
novgorod-purpose-bonus = Rapporte des sceaux, une fois à chacun : { $help }.
novgorod-purpose-privilege = Un seul privilège par tour ; celui-ci : { $help }.
novgorod-purpose-merchant = { $side ->
    [front] Rapporte plus de ducats pour un revenu et pour les produits de luxe vendus dans sa ville ; il repart après chaque phase 2.
   *[back] Rapporte plus de sceaux pour les produits de luxe vendus dans sa ville ; il repart après chaque phase 2.
}
novgorod-purpose-pirate = { $side ->
    [front] Une route par sa ville compte une carte de moins ; à votre tour, vous pouvez le déplacer, contre des ducats si vous êtes en tête.
   *[back] Ferme sa ville, dont les voisines deviennent voisines entre elles ; le privilège « Au choix » le déplace.
}
novgorod-purpose-way = { $way ->
    [sell] Fabriquez un produit de luxe et vendez-le pour des sceaux et autant de ducats.
    [orders] Remplissez une ligne de commande avec des marchandises ou un produit de luxe.
    [career] Payez l’échelon suivant de votre carrière.
    [store] Mettez en cale la marchandise d’un de vos comptoirs.
   *[income] Prenez les ducats d’un comptoir inutilisé.
}
novgorod-purpose-phase = { $phase ->
    [sail] Posez des cartes de villes voisines, autant que la vitesse de votre navire.
    [use] Utilisez chaque carte une fois : vendre, remplir des commandes, monter, mettre en cale ou prendre un revenu ; puis payez les droits.
    [buy] Achetez une chose : un comptoir, un navire plus rapide ou une commande.
   *[end] Votre carrière rapporte ses sceaux, et le tour suivant commence.
}
novgorod-now-good = Marchandise : { $good }
novgorod-now-neighbours = Voisines : { $cities }
novgorod-now-own-post = Vous avez un comptoir ici
novgorod-now-call = L’escale vous coûte { $ducats }
novgorod-now-owners = Comptoirs : { $players }
novgorod-now-nobody = Personne n’a encore de comptoir ici
novgorod-now-closed = Fermée par le pirate
novgorod-now-income = Revenu { $ducats }
novgorod-now-fee = Droit de port { $ducats }
novgorod-now-sold = À la vente : { $seals } et { $ducats }
novgorod-now-loaded = Se charge à { $city }
novgorod-now-worked = Manufactures qui l’emploient : { $cities }
novgorod-now-costs = Coûte { $cost }
novgorod-now-upper = Ligne du haut : { $wish }
novgorod-now-lower = Ligne du bas : { $wish }
novgorod-now-lines = { $one } pour une ligne, { $both } pour les deux dans le même tour
novgorod-now-beside = À côté du navire : la ligne du haut est remplie
novgorod-now-secret = Personne d’autre ne la connaît
novgorod-now-asks = Demande : { $wish }
novgorod-now-brings = Rapporte { $seals }
novgorod-now-filled = Remplie
novgorod-now-progress = Vous en avez { $count } sur { $most }
novgorod-now-belongs = Propriétaire : { $name }
novgorod-now-card = { $state ->
    [hand] En main
    [unused] Dans la route, inutilisée
    [used] Dans la route, utilisée
    [stored] Sa marchandise est en cale
   *[down] Face cachée dans la route
}
novgorod-now-speed = La vitesse { $speed } coûte { $price }
novgorod-now-fastest = Aucun navire n’est plus rapide
novgorod-now-covered = Recouvert
novgorod-now-then = Ensuite { $seals } par tour
novgorod-now-ends = Le privilège { $privilege } disparaît
novgorod-now-row-first = D’abord l’échelon { $row }
novgorod-now-x = Montre un X rouge
novgorod-now-rows-left = { $count ->
    [one] Encore { $count } échelon à recouvrir
   *[other] Encore { $count } échelons à recouvrir
}
novgorod-now-at = À { $city }
novgorod-now-more = Rapporte { $more } de plus
novgorod-now-pirate = { $price ->
    [0] Le déplacer ne coûte rien maintenant
    [one] Le déplacer coûte maintenant { $price } ducat
   *[other] Le déplacer coûte maintenant { $price } ducats
}
novgorod-now-skipped = Chacune que l’on saute coûte { $ducats } de plus
novgorod-now-end-later = D’abord la route, son utilisation et l’achat

# Why something cannot be done.
novgorod-why = { $wish } : { $reason }
novgorod-why-over = La partie est finie.
novgorod-why-dealing = On est en train de tirer des cartes.
novgorod-why-turn = C’est à { $seat } de jouer.
novgorod-why-not-yet = { $stage ->
    [introduction] cela fait partie de l’introduction.
    [route] cela vient pendant vos tours, en phase 1.
    [uses] cela vient en phase 2, une fois la route posée.
    [purchase] cela vient en phase 3, une fois la route utilisée.
   *[end] cela vient en phase 4, à la fin de votre tour.
}
novgorod-why-missed = { $stage ->
    [introduction] l’introduction est finie.
    [route] votre route est complète pour ce tour.
    [uses] la phase 2 de ce tour est finie.
    [purchase] la phase 3 de ce tour est finie.
   *[end] ce tour est fini.
}
novgorod-why-side-first = choisissez d’abord une face de votre carte carrière.
novgorod-why-use-first = donnez d’abord ce qui manque encore { $purpose }.
novgorod-why-stow-first = décidez d’abord où va la commande n° { $number }.
novgorod-why-not-asked = ce n’est pas demandé maintenant.
novgorod-why-not-in-play = cela n’existe pas dans cette partie.
novgorod-why-ducats = cela coûte { $price }, vous avez { $have }.
novgorod-why-ducats-fees = cela coûte { $price } ; avec les droits de port, il vous manque { $missing }.
novgorod-why-fees-first = pour les droits de port, il manque { $missing } : vendez d’abord ou prenez un revenu.
novgorod-why-fees = il manquerait alors { $missing } pour les droits de port.
novgorod-why-posts-taken = vous avez déjà vos deux comptoirs.
novgorod-why-order-taken = vous avez déjà votre seconde commande.
novgorod-why-own-post = vous y avez déjà un comptoir.
novgorod-why-bought = vous avez fait votre achat pour ce tour.
novgorod-why-fastest = aucun navire n’est plus rapide que le vôtre.
novgorod-why-orders-full = vous avez { $most } commandes en cours, et plus de place.
novgorod-why-not-shown = cette commande n’est pas visible.
novgorod-why-pile-empty = la pioche est vide.
novgorod-why-full = { $count ->
    [one] votre route ne peut compter que { $count } carte.
   *[other] votre route compte déjà ses { $count } cartes.
}
novgorod-why-slowed = le pirate y est, et votre route aurait une carte de trop.
novgorod-why-apart = depuis { $city }, la route continue vers { $beside }.
novgorod-why-visited = votre route passe déjà par cette ville.
novgorod-why-face-down = ce comptoir est face cachée dans votre route.
novgorod-why-closed = le pirate a fermé cette ville.
novgorod-why-city-first = posez d’abord la ville dont il doit porter la manufacture.
novgorod-why-one-placeholder = une seule carte face cachée par ville.
novgorod-why-no-post = vous n’y avez pas de comptoir.
novgorod-why-in-hold = ce comptoir est dans votre cale.
novgorod-why-privilege-used = un seul privilège par tour, et vous avez utilisé « { $privilege } ».
novgorod-why-privilege-covered = votre carrière ne montre plus ce privilège.
novgorod-why-room-left = votre route a encore de la place ; il sert quand elle est pleine.
novgorod-why-pirate-later = il se déplace avant votre première carte, ou à la fin de votre tour.
novgorod-why-pirate-moved = vous venez de le déplacer ; faites d’abord autre chose.
novgorod-why-pirate-here = le pirate y est déjà.
novgorod-why-not-visited = { $city } n’est pas dans votre route.
novgorod-why-card-used = la carte nécessaire ({ $city }) est utilisée à ce tour.
novgorod-why-base-post = un comptoir de base ne rapporte pas de revenu et ne va pas en cale.
novgorod-why-stored-already = vous avez déjà mis une marchandise en cale à ce tour.
novgorod-why-not-stored = votre cale n’a pas de marchandise pour cela.
novgorod-why-no-goods = il manque dans la route et la cale : { $goods }.
novgorod-why-goods-used = déjà utilisé à ce tour : { $goods }.
novgorod-why-goods-behind = une manufacture emploie ce qui est à sa gauche ; à sa droite se trouve : { $goods }.
novgorod-why-no-luxury = votre route ne peut pas produire { $luxury } maintenant.
novgorod-why-no-luxury-of-two = votre route ne peut pas produire maintenant { $luxury } avec deux marchandises.
novgorod-why-not-yours = ce n’est pas votre commande.
novgorod-why-order-done = cette commande est terminée.
novgorod-why-line-filled = cette ligne est remplie.
novgorod-why-top = vous êtes déjà au sommet.
novgorod-why-few-goods = il faut { $wanted } marchandises différentes, vos cartes inutilisées en donnent { $have } ; la cale ne compte pas ici.
novgorod-why-few-luxuries = il faut { $wanted } produits de luxe différents, vous pouvez en faire { $have }.
novgorod-why-not-together = vos cartes suffisent à chaque partie, mais pas à toutes à la fois.
novgorod-why-special-filled = elle a été remplie à ce tour.
novgorod-why-out-of-order = les produits de luxe se font de droite à gauche, les marchandises se donnent de gauche à droite.
novgorod-why-needed-elsewhere = il manquerait alors le reste.

# The end: where seals come from, and who won.
novgorod-now-variety = { $count ->
    [one] Vous avez { $count } sorte : { $seals }
   *[other] Vous avez { $count } sortes : { $seals }
}
novgorod-account = { $what ->
    [luxuries] Produits de luxe vendus
    [orders] Commandes
    [specials] Commandes spéciales
    [career] Carrière
    [bonus] Cartes bonus
    [open] Commandes en main
    [ducats] Ducats
   *[x] X rouge
}
novgorod-account-luxuries = les sceaux de chaque ligne vendue
novgorod-account-orders = { $under } sous le navire, { $beside } à côté
novgorod-account-specials = { $count ->
    [one] { $count } remplie
   *[other] { $count } remplies
}
novgorod-account-career = tour après tour ; { $rows } échelons, à la fin { $seals } par tour
novgorod-account-no-bonus = aucune gagnée
novgorod-account-variety = { $count ->
    [one] { $count } sorte sur les commandes sous le navire
   *[other] { $count } sortes sur les commandes sous le navire
}
novgorod-account-open = { $count ->
    [one] { $count } non remplie, ne rapporte rien
   *[other] { $count } non remplies, ne rapportent rien
}
novgorod-account-ducats = il reste { $ducats }, qui ne départagent que les ex æquo
novgorod-account-x = encore visible : tous les sceaux sont vains, cette place vient après toutes les autres
novgorod-verdict-nobody = Personne ne gagne : tous montrent encore un X rouge.
novgorod-verdict-only = { $seat } gagne avec { $seals } ; tous les autres montrent encore un X rouge.
novgorod-verdict-by = { $seat } gagne avec { $seals }, { $by } de plus que { $second }.
novgorod-verdict-tie = { $seat } et { $second } ont chacun { $seals } ; { $by ->
    [ducats] les ducats donnent l’avantage à { $seat }.
    [rows] à égalité de ducats, les échelons de carrière donnent l’avantage à { $seat }.
    [posts] à égalité de ducats et de carrière, les comptoirs donnent l’avantage à { $seat }.
   *[turn] à égalité en tout, la place plus tardive dans l’ordre du tour donne l’avantage à { $seat }.
}
novgorod-verdict-x = { $seat } a { $seals }, mais montre encore un X rouge.

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

# Toutes les pièces d’une sorte, pour qui possède la boîte.
novgorod-gallery-cities = Toutes les villes : marchandise, prix du prochain comptoir, revenu et droit de port
novgorod-gallery-works = Toutes les manufactures
novgorod-gallery-orders = Toutes les commandes
novgorod-gallery-careers = Toutes les cartes de carrière, recto et verso

# Le hasard saisi à la main.
novgorod-luck-manufactory = Quelle manufacture est à { $city } ?
novgorod-luck-special = Quelle commande spéciale est à la place { $place } de la rangée ?
novgorod-luck-bonus = Quelle carte bonus est en jeu ?
novgorod-luck-merchant = Où commence le marchand ?
novgorod-luck-pirate = Où commence le pirate ?
novgorod-luck-deal = Quelle commande est piochée face cachée par { $name } ?
novgorod-luck-show = Quelle commande est révélée ?
novgorod-luck-career = Quelle carte carrière reçoit { $name } ?
novgorod-luck-is-order = Commande n° { $number }
novgorod-luck-is-special = Commande spéciale n° { $number }
novgorod-luck-is-career = Carte carrière { $number }
