# Ce qui entoure chaque page, et les mots qui reviennent partout.
site = Spieltisch
skip = Aller au contenu
nav = Menu principal
nav-new = Nouvelle table
nav-lobby = Retour à l’accueil
nav-about = À propos
nav-api = Interface pour programmes
nav-me = Vos réglages
nav-sign-in = Se connecter
nav-waiting = { $count ->
    [one] C’est à vous de jouer à une table
   *[other] C’est à vous de jouer à { $count } tables
}
footer = Une table numérique non officielle pour trois jeux de société.
theme = Basculer entre clair et sombre
language = Langue
name = Nom
password = Mot de passe
save = Enregistrer
copy = Copier
copied = Copié.
post-failed = L’envoi n’a pas abouti. Veuillez réessayer.
stream-lost = Connexion perdue, nouvelle tentative…
error-title = Un problème est survenu
error-missing = Il n’y a rien ici
error-back = Revenir en arrière
error-status = Statut { $status }

date = { $day }/{ $month }/{ $year }
ago-now = à l’instant
ago-minutes = { $count ->
    [one] il y a 1 minute
   *[other] il y a { $count } minutes
}
ago-hours = { $count ->
    [one] il y a 1 heure
   *[other] il y a { $count } heures
}
ago-days = { $count ->
    [one] il y a 1 jour
   *[other] il y a { $count } jours
}
pace-none = Sans pendule
pace-live = { $bank } min + { $increment } s par tour
pace-days = { $days ->
    [one] 1 jour par tour
   *[other] { $days } jours par tour
}
clock-days = { $days } j { $hours } h

seat-open = Place libre
seat-invited = Sur invitation
seat-computer = Ordinateur ({ $level })
seat-you = vous
list-and = et
list-colon = { "\u202F" }:
list-or = ou
