# Eingetragenes Glück: Begleiter einer Partie am echten Tisch.

luck-mark = Glück wird eingetragen
luck-mark-help = Würfel und Karten kommen von einem echten Tisch: Wer hier sitzt, trägt ein, was gekommen ist.
luck-ask = Was wurde gewürfelt oder gezogen?
luck-guide = An diesem Tisch wird weder gewürfelt noch gezogen. Trag ein, was am echten Tisch gekommen ist; das kann jeder, der hier sitzt.
luck-start = Wer beginnt?
luck-waits = Es fehlt, was gewürfelt oder gezogen wurde
luck-waits-for = { $name } zieht verdeckt
luck-mend = Falsch
luck-mend-help = Was zuletzt eingetragen wurde, wird zurückgenommen, solange niemand darauf gehandelt hat
luck-said-wrong = (hat etwas eingetragen, das nicht gezogen worden sein kann: Jemand hat sich geirrt, jetzt oder vorher)
luck-said-mended = (nimmt eine Karte zurück, die falsch eingetragen war)
new-luck = Glück wird eingetragen
new-luck-help = Für eine Partie mit der echten Schachtel: Hier wird weder gewürfelt noch gezogen; wer am Tisch sitzt, trägt ein, was gekommen ist. Alles muss eingetragen werden, wie es gezogen wird: eine verdeckte Karte von dem, dem sie gehört, für den Computer von irgendwem. Eine Uhr gibt es dann nicht.
refused-luck-drawn = An diesem Tisch wird das Glück nicht eingetragen.
