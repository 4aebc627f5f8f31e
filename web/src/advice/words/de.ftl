# Was ein Meister getan hätte.

advice-about = Der stärkste Bot an der Stelle von { $name }, mit nichts als dem, was { $name } damals wusste. Er mischt seine Antworten: Was er jedes fünfte Mal tut, ist kein Fehler.
advice-top = { $top } von { $count } Entscheidungen { $top ->
    [one] war seine liebste
   *[other] waren seine liebsten
}.
advice-near = { $near ->
    [one] { $near } gehörte zu seinen drei häufigsten.
   *[other] { $near } gehörten zu seinen drei häufigsten.
}
advice-otherwise = Wo er am deutlichsten anders gespielt hätte
advice-alike = Keine davon lag weit von seiner
advice-whole = Alle Entscheidungen
advice-odds = { $percent } %
advice-hardly = < 1 %
advice-nearly = > 99 %
advice-given = gespielt
advice-see = Zeitpunkt { $at } ansehen
advice-all = { $count ->
    [one] Die einzige Entscheidung
   *[other] Alle { $count } Entscheidungen
}
advice-fewer = Nur die deutlichsten
advice-none = { $name } hat in dieser Partie nichts entschieden: Was eine Vertretung oder die Uhr gewählt hat, bleibt weg.
advice-left-out = Was eine Vertretung oder die Uhr gewählt hat, bleibt weg.
advice-before = Vor { $name } saß { $others } dort: Auch diese Entscheidungen zählen mit.
