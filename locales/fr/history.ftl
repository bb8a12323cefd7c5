# Ce qui s'est passé : le journal par tours, ce que les autres ont fait depuis mon tour, la relecture par tours, la reprise, les sons.
log-setup = Mise en place
log-since = Depuis votre dernier tour
log-since-turns = { $count ->
    [one] { $count } tour depuis le vôtre
   *[other] { $count } tours depuis le vôtre
}
log-since-play = Montrer sur le plateau ce que les autres ont fait
setting-sound = Sons
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-by = Par coup ou par tour
replay-by-step = Par coup
replay-by-turn = Par tour
replay-play-on = Rejouer à partir d’ici…
new-from = Reprend à l’étape { $step } d’une partie de { $game }. Choisissez qui s’assoit où ; tout le reste ne change pas.
choices-narrow = possibilités : touchez sur le plateau ce que vous voulez
