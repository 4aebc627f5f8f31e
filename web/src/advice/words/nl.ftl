# Wat een kampioen had gedaan.

advice-about = De sterkste bot op de plaats van { $name }, met niets dan wat { $name } toen wist. Die wisselt af: wat die één op de vijf keer doet, is geen fout.
advice-top = { $count ->
    [one] { $top } van { $count } keuze was zijn favoriet.
   *[other] { $top } van { $count } keuzes waren zijn favoriet.
}
advice-near = { $near ->
    [one] { $near } hoorde bij zijn drie waarschijnlijkste.
   *[other] { $near } hoorden bij zijn drie waarschijnlijkste.
}
advice-otherwise = Waar die anders had gespeeld
advice-alike = Zo had die elke keer ook kunnen spelen
advice-whole = Alle keuzes
advice-odds = { $percent } %
advice-hardly = < 1 %
advice-given = gespeeld
advice-see = Bekijk moment { $at }
advice-all = { $count ->
    [one] De enige keuze
   *[other] Alle { $count } keuzes
}
advice-fewer = Alleen de duidelijkste
advice-none = { $name } had in deze partij niets te kiezen.
