# La table, le résultat, la relecture.
table-prompt = À qui de jouer
table-turn-mine = À vous de jouer
table-turn-of = C’est à { $name } de jouer
table-turn-several = C’est à plusieurs joueurs de jouer
table-chance = Le hasard décide
table-over = La partie est terminée
table-abandoned = La partie a été interrompue
table-watching = Vous regardez la partie
table-more = Plus
hint = Conseil
hint-help = Ce que ferait ici l’ordinateur expert (touche H)
advice-title = Ce que ferait l’expert
advice-follow = Jouer ainsi
advice-chance = { $chance } % de chances de gagner
advice-points = environ { $points } { $unit } à la fin
advice-done = victoire la plus proche à { $done } % après votre prochain tour
advice-then = { "Ensuite : " }
advice-and-then = { " ; " }
advice-ends-turn = Votre tour se termine ainsi.
advice-luck = La suite dépend du hasard.
advice-gain = D’ici la fin du tour : { $gain } { $unit }.
advice-gain-yet = Jusque-là : { $gain } { $unit }.
advice-no-gain = Pas de { $unit } ce tour-ci ; cela paiera plus tard.
advice-no-gain-yet = Pas encore de { $unit } ; cela prépare la suite.
advice-race = Votre victoire la plus proche : { $now } % maintenant, puis { $after } %.
advice-open = Cela laisse tout ouvert.
choices-all = Tous les choix
choices-all-short = Tout
choices-widen = Tout montrer
sheet-open = Zone de jeu : { $name }
choices-filter = Tapez pour filtrer la liste
undo = Annuler
undo-help = Reprendre le dernier coup (touche U)
reset = Recommencer le tour
reset-help = Reprendre tout le tour, autant que possible
notify = M’avertir quand c’est à moi de jouer
keys = Touches : 1 à 9 choisissent, L montre tous les choix, E termine le tour, U annule, H donne un conseil, ? explique, / réduit la liste, Échap montre tout.
setting-speed = Coups des autres
setting-speed-off = Immédiats
setting-speed-fast = Rapides
setting-speed-normal = Normaux
setting-speed-slow = Lents
setting-confirm = Confirmer la fin du tour
past-back = Revenir au présent
resign = Abandonner…
resign-sure = L’ordinateur continue à votre place, et le résultat compte quand même pour vous. C’est irréversible.
resign-sure-two = La partie se termine et l’autre joueur l’emporte. C’est irréversible.
resign-yes = Oui, j’abandonne
abandon-offer = Proposer d’interrompre la partie
stood-in = L’ordinateur ({ $level }) joue pour vous.
take-back = Reprendre votre place
curtain-hand = Veuillez passer l’appareil à { $name }.
curtain-show = Je suis { $name } : montrer ma place

seats = Places
seat-resigned = A abandonné, l’ordinateur continue
seat-gave-up = A abandonné
seat-stand-in = Joueur absent, remplacé par l’ordinateur ({ $level })
away-ask = { $name } n’est pas là : laisser jouer l’ordinateur
clock = Temps restant
tabs = Journal et discussion
log = Journal
log-empty = Il ne s’est encore rien passé.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dites quelque chose
chat-send = Envoyer
mute = Mettre { $name } en sourdine
unmute = Entendre { $name } à nouveau

confirm-choice = Confirmer
result-title = Résultat
result-total = Total
result-behind = { $count } de retard
result-asides = Ce qui ne rapporte pas de points
result-picture = Partager une image
result-picture-made = L’image se trouve dans vos téléchargements.
result-nobody = Personne n’a gagné.
result-resigned = { $count ->
    [one] { $names } a abandonné.
   *[other] { $names } ont abandonné.
}
result-course = Le cours de la partie
result-best = { $name } : meilleur tour +{ $gain }
result-abandoned = Interrompue d’un commun accord
points = { $count ->
    [one] point
   *[other] points
}
points-novgorod = { $count ->
    [one] sceau
   *[other] sceaux
}
rematch-ask = Revanche
rematch-go = Aller à la revanche
replay-open = Revoir la partie
replay-record = Télécharger l’enregistrement
replay-title = Revoir une partie de { $game }
replay-at = Coup { $at } sur { $last }
replay-step = Coup
replay-first = Au début
replay-previous = Un coup en arrière
replay-next = Un coup en avant
replay-last = À la fin
replay-go = Montrer
replay-eyes = Du point de vue de
replay-spectator = Spectateur
replay-back = Retour à la table
log-taken-back = { $steps ->
    [one] { $seat } annule le dernier coup
   *[other] { $seat } annule les { $steps } derniers coups
}
close = Fermer
part-board = Plateau
part-mine = Ma zone
part-others = Les autres
parts = Parties de la table
setting-ours = Marquer les valeurs reconstituées
setting-ours-help = Les valeurs qu’aucune règle ne donne et que nous avons déduites reçoivent un trait pointillé
ours = Notre valeur
ours-says = Aucune règle ne donne cette valeur imprimée, nous l’avons déduite ; l’option « Marquer les valeurs reconstituées » du menu d’une table les montre toutes.
ours-note = Ce qui porte ici un trait pointillé est une valeur à nous.
legend = Légende
explain = Qu’est-ce que c’est ?
explain-help = Touchez ensuite un élément pour lire ce qu’il est et quelle règle le dit (touche ?)
explain-missing = Il n’y a rien à en dire.
thing-can = Vous pouvez
thing-more = et { $count } de plus
thing-why = Pas maintenant
thing-rule = La règle dans le livret
guide = Coach
guide-call = Appeler le coach
guide-rule = Règle { $rule }
guide-wait = L’ordinateur joue. Le journal raconte ce qu’il fait ; ce qui a changé sur le plateau est marqué.
guide-over = C’était votre première partie. En la revoyant, vous retrouverez chaque coup, et le livret de règles reprend tout dans l’ordre.
guide-leave = Continuer sans coach
plain-question = Que faites-vous ?
