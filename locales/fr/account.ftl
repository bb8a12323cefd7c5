# La connexion, les réglages, la page d’un joueur.
sign-in-title = Qui joue ?
sign-in-guest = En tant qu’invité
sign-in-guest-help = Un nom suffit. Ce navigateur se souviendra de vous.
sign-in-play = Jouer
guest-name = Invité { $number }
sign-in-owner = Avec un mot de passe
sign-in-owner-help = Pour les noms protégés par un mot de passe.
carry-title = Bienvenue sur cet appareil
carry-ask = Ce lien vous connecte ici sous le nom de { $name }. Il ne sert qu’une fois.
carry-instead = Jusqu’ici, vous étiez { $name } sur cet appareil.
carry-yes = Se connecter ici
carry-no = Pas maintenant

me-title = Vos réglages
me-page = Votre page de résultats, telle que les autres la voient
me-done = Enregistré.
me-name = Votre nom
me-password = Mot de passe
me-password-none = Sans mot de passe ni clé d’accès, vous êtes un invité : ce navigateur vous connaît, aucun autre. Avec l’un ou l’autre, le nom est à vous et vous pouvez vous connecter partout.
me-password-has = Votre nom est protégé. Vous pouvez vous connecter partout.
me-password-new = Nouveau mot de passe, 8 caractères au moins
me-webhook = Message quand c’est à vous de jouer
me-webhook-help = Une adresse appelée quand c’est à vous de jouer : Discord, Slack, ntfy ou un programme à vous. Laissez le champ vide si vous ne voulez pas de message.
me-webhook-address = Adresse
webhook-turn = C’est à vous de jouer à { $game } : { $link }
webhook-asked = Les autres vous demandent quelque chose à { $game } : { $link }
me-link = Un autre appareil
me-link-help = Un lien qui vous connecte sur votre téléphone ou un autre ordinateur. Il ne sert qu’une fois et reste valable un quart d’heure.
me-link-make = Créer un lien
me-link-made = Ouvrez ce lien sur l’autre appareil. Toute personne qui l’a peut jouer en votre nom : ne le transmettez pas.
me-programs = Programmes
me-programs-help = Une clé permet à un programme de jouer en votre nom, par l’interface pour programmes.
me-program-name = Nom du programme
me-token-make = Créer une clé
me-token-made = Voici la clé. Elle n’est montrée que maintenant :
me-sessions = Où vous êtes connecté
session-browser = Navigateur
session-program = Programme
session-link = Lien pas encore utilisé
session-this = cet appareil
session-end = Déconnecter
sign-out = Se déconnecter ici
sign-out-everywhere = Se déconnecter partout
sign-out-warning = Vous n’avez pas de mot de passe : une fois déconnecté, vous ne pourrez plus retrouver ce nom.

player-since = Membre depuis le
player-guest = Invité
player-owner = Nom protégé
player-played = { $count ->
    [one] partie jouée
   *[other] parties jouées
}
player-won = { $count ->
    [one] partie gagnée
   *[other] parties gagnées
}
player-tables = Tables
player-tables-empty = Rien à voir pour le moment.
