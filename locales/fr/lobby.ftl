# L’accueil, le formulaire d’une nouvelle table, la salle d’attente, les invitations.
lobby-title = Prenez place
lobby-lead = Trois jeux de société avec leurs règles exactes : contre l’ordinateur, avec vos amis grâce à un lien, d’une traite ou sur plusieurs jours.
lobby-play-now = Jouer tout de suite
lobby-against = Contre l’ordinateur
lobby-mine = Vos tables
lobby-waiting = { $count ->
    [one] une vous attend
   *[other] { $count } vous attendent
}
lobby-open = Tables ouvertes
lobby-open-empty = Personne n’attend de joueurs pour le moment.
lobby-open-one = Ouvrez vous-même une table
lobby-ended = Parties terminées
lobby-your-turn = À vous de jouer
lobby-running = La partie est en cours
lobby-free = { $count ->
    [one] 1 place est libre
   *[other] { $count } places sont libres
}

new-title = Nouvelle table
new-game = Jeu
new-seats = Places
new-count = { $count } joueurs
new-seat = Place { $number }
seat-me = Vous
seat-second = Une autre personne sur cet appareil
seat-second-name = Nom de l’autre personne
seat-link = Une personne invitée par un lien
new-options = Variantes
new-pace = Temps
new-pace-live = D’une traite, avec pendule
new-bank = Minutes au départ
new-increment = Secondes ajoutées par tour
new-pace-days = Sur plusieurs jours
new-days = Jours par tour
new-pace-help = Quand le temps est écoulé, l’ordinateur remplace le joueur jusqu’à son retour. Personne ne perd à la pendule.
new-rest = Table
new-listed = Montrer la table sur la page d’accueil
new-listed-help = D’autres peuvent la trouver et prendre les places libres. Le lien, lui, fonctionne toujours.
new-brisk = L’ordinateur répond aussitôt
new-brisk-help = Sinon, il prend un court instant pour que vous puissiez suivre ce qu’il fait.
new-create = Ouvrir la table

waiting-for = { $count ->
    [0] Tout le monde est là. La partie commence.
    [one] Une place est encore libre. La partie commencera d’elle-même dès qu’elle sera prise.
   *[other] { $count } places sont encore libres. La partie commencera d’elle-même dès qu’elles seront prises.
}
waiting-invite = Envoyez ce lien à la personne qui doit s’asseoir ici :
waiting-share = Toute personne qui a ce lien peut prendre une place libre :
waiting-share-listed = La table figure sur la page d’accueil. Vous pouvez aussi transmettre ce lien :
waiting-join = S’asseoir
waiting-remove = Retirer
waiting-leave = Quitter la table
waiting-close = Fermer la table

join-title = { $host } vous invite à une partie de { $game }
join-your-seat = Votre place
join-as = Vous prenez place sous le nom de { $name }.
lobby-first-game = Première partie
lobby-first-game-how = avec un coach
lobby-learn = Apprendre
lobby-lessons = { $count } leçons
lobby-go-play = Jouer
lobby-go-look = Regarder
lobby-go-in = Entrer
