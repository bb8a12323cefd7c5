# Qui est quelqu’un : invités, noms, mots de passe, être renvoyé.
guest-mark = invité
guest-called = { $name } (invité)
me-confirm = Votre mot de passe, pour montrer que c’est bien vous
me-password-ends = Un nouveau mot de passe vous déconnecte de tous les autres appareils et met fin à toutes les clés de programmes.
refused-sent-away = La personne qui a ouvert cette table vous en a renvoyé. Prenez place à une autre table, ou ouvrez-en une.
refused-bad-sign = Ce texte contient un caractère qui ne peut pas être conservé. Écrivez-le de nouveau et renvoyez-le.
refused-private-chat = Ce qui a été dit à cette table est pour celles et ceux qui y ont joué. Connectez-vous sous ce nom pour le lire.
