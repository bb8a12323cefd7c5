# Was jemand erfährt, der mehr verlangt, als einer von vielen haben kann.
refused-thought-enough = Der Computer hat für dich so lange nachgedacht, wie er es in einer Stunde darf. Frag in ein paar Minuten wieder nach einem Tipp; deine Partien gehen inzwischen weiter.
refused-too-often-back = Du hast in diesem Zug schon sehr oft etwas zurückgenommen. Bitte spiel weiter; im nächsten Zug kannst du wieder zurücknehmen.
refused-busy = Du fragst schon nach mehreren Dingen, die lange dauern. Bitte warte, bis sie da sind, und versuch es dann noch einmal.
refused-many-entries = Diese Aufzeichnung hat mehr Einträge, als eine Partie dieses Spiels haben kann.
