# Ce que l’on dit de la maison elle-même à ceux qui hébergent et à leurs invités.
refused-disk-full = Le disque du serveur est plein ; rien ne peut être enregistré pour le moment. La personne qui héberge cette page doit faire de la place ; réessayez ensuite.
refused-database-gone = Le serveur a perdu sa base de données ; rien ne peut être enregistré. La personne qui héberge cette page doit la remettre en place et redémarrer le serveur.

# L’adresse qui apprend que c’est à quelqu’un de jouer.
me-webhook-test = Envoyer un message d’essai
webhook-test = Un essai de la table de jeu : les messages arrivent ici.
webhook-fine = Le dernier message est arrivé.
webhook-answered = Le dernier message a été refusé avec la réponse { $status }. Vérifiez l’adresse.
webhook-no-host = Le dernier message n’a pas pu être envoyé : cette adresse n’existe pas. Vérifiez-la.
webhook-inside = Le dernier message n’a pas été envoyé : l’adresse mène dans le réseau du serveur lui-même.
webhook-certificate = Le dernier message n’a pas été envoyé : personne ne garantit le certificat de l’adresse.
webhook-late = Le dernier message n’est pas arrivé : l’adresse a mis trop de temps à répondre.
webhook-unreachable = Le dernier message n’est pas arrivé : l’adresse est injoignable.

# Ce que l’on peut faire à propos des autres et de soi-même.
report = Signaler cette ligne de { $name }
report-title = Signaler une ligne
report-help = La personne qui héberge cette page reçoit la ligne, le nom de son auteur et le vôtre. Les autres à la table n’en savent rien.
report-send = Signaler
report-done = C’est signalé. La personne qui héberge cette page va regarder. Vous pouvez aussi ne plus lire cette personne dans la discussion.
report-back = Retour à la table
me-data = Vos données
me-data-help = Tout ce qui est enregistré sur vous, dans un fichier pour les programmes et les curieux.
me-export = Télécharger mes données
me-delete-help = Supprimer votre compte met fin à vos parties, et personne ne peut l’annuler. Les parties jouées restent, sans votre nom.
me-delete-sure = Oui, supprimer mon compte
me-delete = Supprimer le compte
refused-not-sure = Cochez d’abord la case : un compte supprimé ne revient pas.
refused-banned = Ce compte a été fermé par la personne qui héberge cette page.
