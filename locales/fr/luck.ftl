# Le hasard saisi à la main : pour accompagner une partie sur une vraie table.

luck-mark = Hasard saisi à la main
luck-mark-help = Les dés et les cartes viennent d’une vraie table : les personnes assises ici saisissent ce qui est sorti.
luck-ask = Qu’est-ce qui a été lancé ou pioché ?
luck-guide = À cette table, on ne lance ni ne pioche rien. Saisissez ce qui est sorti sur la vraie table ; toute personne assise ici le peut.
luck-start = Qui commence ?
luck-waits = En attente de ce qui a été lancé ou pioché
luck-waits-for = { $name } pioche face cachée
luck-mend = Erreur
luck-mend-help = La dernière saisie est reprise, tant que personne n’a joué depuis
luck-said-wrong = (a saisi quelque chose qui n’a pas pu être pioché : quelqu’un s’est trompé, maintenant ou avant)
luck-said-mended = (reprend une carte saisie par erreur)
new-luck = Hasard saisi à la main
new-luck-help = Pour une partie avec la vraie boîte : ici, on ne lance ni ne pioche rien ; les personnes à la table saisissent ce qui est sorti. Tout doit être saisi au moment où c’est pioché : une carte cachée par la personne à qui elle revient, celle de l’ordinateur par n’importe qui. Il n’y a alors pas de pendule.
refused-luck-drawn = À cette table, le hasard n’est pas saisi à la main.
