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
choices-all = Tous les choix
choices-all-short = Tout
choices-widen = Tout montrer
sheet-open = Zone de jeu : { $name }
choices-filter = Tapez pour réduire la liste
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
abandon-asked = { $count ->
    [one] { $names } souhaite interrompre la partie sans résultat.
   *[other] { $names } souhaitent interrompre la partie sans résultat.
}
abandon-agree = D’accord
abandon-decline = Continuer à jouer
abandon-waiting = Vous avez proposé d’interrompre la partie. Les autres n’ont pas encore accepté.
abandon-withdraw = Retirer la proposition
stood-in = L’ordinateur ({ $level }) joue pour vous.
take-back = Reprendre votre place
curtain-hand = Veuillez passer l’appareil à { $name }.
curtain-show = Je suis { $name } : montrer ma place

seats = Places
seat-resigned = A abandonné, l’ordinateur continue
seat-gave-up = A abandonné
seat-stand-in = Joueur absent, remplacé par l’ordinateur ({ $level })
away-ask = { $name } n’est pas là : laisser jouer l’ordinateur
away-asked = Vous avez demandé que l’ordinateur prenne le relais ; les autres doivent accepter.
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

result-title = Résultat
result-nobody = Personne n’a gagné.
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
explain = Qu’est-ce que c’est ?
explain-help = Touchez ensuite un élément pour lire ce qu’il est et quelle règle le dit (touche ?)
explain-missing = Il n’y a rien à en dire.
guide = Première partie
guide-rule = Règle { $rule }
guide-wait = L’ordinateur joue. Le journal raconte ce qu’il fait ; ce qui a changé sur le plateau est marqué.
guide-over = C’était votre première partie. En la revoyant, vous retrouverez chaque coup, et le livret de règles reprend tout dans l’ordre.
guide-leave = Continuer sans guide
plain-question = Que faites-vous ?
