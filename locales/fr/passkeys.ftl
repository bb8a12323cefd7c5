# Clés d’accès et codes de secours.
passkeys = Clés d’accès
passkeys-help = Une clé d’accès (passkey) vous laisse entrer sans mot de passe : téléphone, ordinateur ou clé matérielle montre que c’est vous, par empreinte, visage ou code. Personne ne peut la deviner ni vous la soutirer.
passkey-name = Son nom (si vous voulez)
passkey-make = Créer une clé d’accès
passkey-remove = Retirer
passkey-since = depuis le
passkey-used = utilisée le
passkey-given-up = Aucune clé d’accès n’a été montrée. Réessayez, ou prenez un autre moyen.
passkey-known = Cet appareil a déjà une clé d’accès à vous.
passkey-elsewhere = Les clés d’accès ne fonctionnent qu’à cette adresse :
passkey-unable = Ce navigateur est trop ancien pour les clés d’accès.
confirm-first = Pour changer quelque chose ici, montrez d’abord que c’est vous.
confirm-go = Continuer
confirm-passkey = Montrer une clé d’accès
recovery = Codes de secours
recovery-help = Si vous perdez votre mot de passe ou l’appareil qui a votre clé d’accès, un code de cette feuille vous laisse entrer. Chacun sert une fois. Imprimez-les, ou gardez-les là où vous seul regardez.
recovery-made = Voici les codes. Ils ne sont montrés que maintenant, et les anciens ne valent plus rien :
recovery-left = { $count ->
    [0] Vous n’avez pas de code.
    [one] Il vous reste un code.
   *[other] Il vous reste { $count } codes.
}
recovery-make = Créer des codes
recovery-again = Créer de nouveaux codes
recovery-code = Code de secours
sign-in-passkey = Avec une clé d’accès
sign-in-passkey-help = Sans nom ni mot de passe : votre appareil sait qui vous êtes.
sign-in-recovery = Avec un code de secours
sign-in-recovery-help = Si mot de passe et clé d’accès sont perdus. Choisissez ensuite un nouveau mot de passe ou créez une nouvelle clé d’accès.
me-password-passkey = Vous vous connectez avec une clé d’accès. Un mot de passe est un second moyen d’entrer.
refused-no-passkeys = Les clés d’accès ne peuvent pas fonctionner à cette adresse : les navigateurs veulent https et un nom au lieu d’une adresse en chiffres. Sur l’ordinateur où tourne le serveur, http://localhost fonctionne aussi.
refused-bad-passkey = Cette clé d’accès n’a pas été acceptée. Réessayez, ou prenez un autre moyen.
refused-passkey-late = Cela a duré trop longtemps, ou c’était déjà fait. Veuillez réessayer.
refused-too-many-passkeys = Vous avez autant de clés d’accès qu’il est permis. Retirez-en une dont vous n’avez plus besoin.
refused-last-passkey = C’est votre seul moyen d’entrer. Choisissez d’abord un mot de passe ou créez une autre clé d’accès.
refused-not-confirmed = Montrez d’abord une clé d’accès, pour qu’il soit clair que c’est vous.
refused-bad-code = Le nom et le code ne vont pas ensemble, ou le code a déjà servi.
refused-guest-recovery = Un invité n’a rien à récupérer. Choisissez d’abord un mot de passe ou créez une clé d’accès.
