# Das Nachspielen, und Aufzeichnungen, die jemand mitbringt.
replay-play = Abspielen
replay-speed = Schritte pro Sekunde
replay-keys = Die Leertaste spielt ab und hält an, die Pfeiltasten gehen Schritt für Schritt, Pos1 und Ende springen.
replay-share = Diese Stellung teilen
upload-title = Eine aufgezeichnete Partie ansehen
upload-lead = Eine Partie, die anderswo gespielt oder hier heruntergeladen wurde, lässt sich Schritt für Schritt nachspielen und anderen per Link zeigen.
upload-file = Datei wählen
upload-text = Oder den Text einfügen
upload-help = Höchstens 1 MB. Die Aufzeichnung wird geprüft, indem sie nachgespielt wird. Wer den Link hat, kann die Partie ansehen; sie steht in keiner Liste und verrät nicht, wer gespielt hat.
upload-send = Prüfen und zeigen
refused-no-record = Da ist noch nichts: Wähle eine Datei oder füge den Text einer Aufzeichnung ein.
refused-long-record = Das ist zu lang für eine Aufzeichnung: höchstens 1 MB.
refused-empty-record = In dieser Aufzeichnung ist noch nichts geschehen.
refused-bad-record = Diese Aufzeichnung lässt sich nicht nachspielen.
refused-other-record = Diese Aufzeichnung gehört zu einem Spiel, zu Regeln oder zu Spielmaterial, das hier nicht bekannt ist.
