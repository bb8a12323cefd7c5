# La relecture des parties, et les relevés que l’on apporte.
replay-play = Lecture
replay-speed = Coups par seconde
replay-keys = La barre d’espace lance et met en pause, les flèches avancent coup par coup, Début et Fin sautent aux extrémités.
replay-share = Partager cette position
upload-title = Revoir une partie enregistrée
upload-lead = Une partie jouée ailleurs, ou téléchargée ici, peut être revue coup par coup et montrée à d’autres grâce à son lien.
upload-file = Choisir le fichier
upload-text = Ou coller son texte
upload-help = 1 Mo au plus. L’enregistrement est vérifié en rejouant la partie. Toute personne qui a le lien peut la regarder ; elle ne figure dans aucune liste et ne dit pas qui a joué.
upload-send = Vérifier et montrer
refused-no-record = Il n’y a rien à regarder : choisissez un fichier ou collez le texte d’un enregistrement.
refused-long-record = C’est trop long pour un enregistrement : 1 Mo au plus.
refused-empty-record = Il ne s’est encore rien passé dans cet enregistrement.
refused-bad-record = Cet enregistrement ne peut pas être rejoué.
refused-other-record = Cet enregistrement concerne un jeu, des règles ou un matériel inconnus ici.
