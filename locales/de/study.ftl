# Studien: Bretter, auf denen jemand allein ausprobiert, was hätte sein können.
study-open = Ausprobieren
study-open-help = Ein Brett mit dieser Stellung, auf dem du alle Züge selbst machst und die Würfel fallen lässt, wie du willst
study-of = { $game }: Studie
study-by = Studie von { $name }
study-mine = Meine Studien
study-lead = Bretter, auf denen du ausprobierst, wie beendete Spiele hätten weitergehen können. Eine Studie beginnt in der Wiederholung oder in der Analyse eines Spiels, mit „Ausprobieren“.
study-none = Noch gibt es keine.
study-count = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
study-steps = Schritte
study-begins = Anfang
study-branch = Variante:
study-empty = Noch ist nichts ausprobiert. Wähle auf dem Brett oder aus der Liste, was geschehen soll.
study-empty-other = Noch ist nichts ausprobiert.
study-ways = Zurück und vor
study-first = An den Anfang
study-back = Einen Schritt zurück
study-on = Einen Schritt vor
study-last = Ans Ende dieser Folge
study-roll = Das Glück entscheiden lassen
study-outlook-how = Die Siegchancen aller, wie der stärkste Computergegner sie auf einen kurzen Blick sieht, beurteilt nach dem, was wissen kann, wer am Zug ist
study-outlook-again = Wird gerade überlegt. Noch einmal nachsehen
study-change = Benennen, teilen, löschen
study-name = Name der Studie
study-name-step = Name dieses Schritts
study-name-save = Speichern
study-cut = Diesen Schritt und alles danach löschen
study-share = Link zu dieser Stellung
study-delete = Die Studie löschen
study-delete-yes = Ja, alles löschen
study-deleted = Die Studie ist gelöscht.
study-read-only = Nur { $name } kann diese Studie ändern.
study-copy = Für mich kopieren
study-eyes-mover = Wer am Zug ist
study-replay = Zur Wiederholung
refused-no-study = Diese Studie gibt es nicht. Vielleicht wurde sie gelöscht.
refused-not-your-study = Diese Studie gehört jemand anderem. Du kannst sie für dich kopieren.
refused-no-step = Diesen Schritt hat die Studie nicht. Vielleicht wurde er gelöscht.
refused-study-changed = Die Studie wurde inzwischen in einem anderen Fenster geändert. Bitte versuche es noch einmal.
refused-study-full = Diese Studie ist voll: Mehr Schritte passen nicht hinein. Lösche eine Variante oder beginne eine neue Studie.
refused-too-many-studies = Du hebst zu viele Studien auf. Lösche zuerst eine.
