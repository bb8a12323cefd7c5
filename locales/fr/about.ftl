# Ce que c’est.
about-title = À propos de Spieltisch
about-lead = Une table numérique pour jeux de société modernes : les règles exactes des livrets, des parties enregistrées jusqu’au dernier choix, et un ordinateur qui n’en voit pas plus que vous.
about-games = Les jeux
about-author = Un jeu de { $author }
about-unofficial = Non officiel
about-unofficial-text = Ce site est fait par des gens qui aiment ces jeux. Il n’est lié à aucun auteur ni à aucun éditeur ; les jeux leur appartiennent. Les textes et les images sont les nôtres. Si un jeu vous plaît, achetez-le.
about-reconstructed = Ce qui est reconstitué
about-reconstructed-text = Nous connaissons les livrets de règles, mais pas tout le matériel. Certaines valeurs imprimées sont donc reconstituées : quelques-unes pour Noria ; pour Novgorod, la plupart des prix, les commandes, les lignes des manufactures et les échelons des carrières ; pour Wiraqocha, le coût de toutes les cartes sauf une, et les Cavernes. L’origine de chaque valeur est notée, et qui possède un jeu peut jouer avec des valeurs corrigées.
about-computer = L’ordinateur
about-computer-text = Il joue à cinq niveaux. Il sait ce qu’on sait à sa place, et rien d’autre : aucune carte cachée, aucun dé à venir.
about-data = Ce qui est conservé
about-data-text = Votre nom, vos parties et ce que vous dites à la table. Les cookies ne servent qu’à vous garder connecté et à retenir votre langue. Rien n’est transmis à qui que ce soit.
about-programs = Pour les programmes
about-programs-text = Tout ce que font les pages, des programmes peuvent le faire aussi.
about-licence = Licence
about-licence-text = Le programme est un logiciel libre sous licence MIT ou Apache 2.0, au choix.
