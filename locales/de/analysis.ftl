# Was ein beendetes Spiel über Können und Glück sagt; für Terminal und Seite.
number-percent = { $number } %
analysis-player = { $name }: Genauigkeit { $accuracy }
analysis-start = am Anfang
analysis-luck = Würfel und Karten
analysis-unforeseen = was nicht vorherzusehen war
analysis-own = eigene Züge
analysis-others = Züge der anderen
analysis-result = am Ende
analysis-mark-best = bester Zug
analysis-mark-good = guter Zug
analysis-mark-inaccuracy = ungenau
analysis-mark-mistake = Fehler
analysis-mark-blunder = grober Fehler
analysis-turn = Schritte { $first } bis { $last }, { $name }: { $mark } ({ $loss })
analysis-played = gespielt, { $share }: { $choice }
analysis-better = besser, { $share }: { $choice }
