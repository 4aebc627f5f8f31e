# Was ein Meister getan hätte.

advice-about = Der stärkste Bot an der Stelle von { $name }, mit nichts als dem, was { $name } damals wusste. Er mischt seine Antworten: Was er eins von fünf Malen tut, ist kein Fehler.
advice-top = { $count ->
    [one] { $top } von { $count } Entscheidung war seine liebste.
   *[other] { $top } von { $count } Entscheidungen waren seine liebsten.
}
advice-near = { $near ->
    [one] { $near } gehörte zu seinen drei häufigsten.
   *[other] { $near } gehörten zu seinen drei häufigsten.
}
advice-otherwise = Wo er anders gespielt hätte
advice-alike = So hätte er jedes Mal auch spielen können
advice-whole = Alle Entscheidungen
advice-odds = { $percent } %
advice-hardly = < 1 %
advice-given = gespielt
advice-see = Zeitpunkt { $at } ansehen
advice-all = { $count ->
    [one] Die einzige Entscheidung
   *[other] Alle { $count } Entscheidungen
}
advice-fewer = Nur die deutlichsten
advice-none = { $name } hatte in dieser Partie nichts zu entscheiden.
