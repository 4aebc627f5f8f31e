# Wat een kampioen had gedaan.

advice-about = De sterkste bot op de plaats van { $name }, met niets dan wat { $name } toen wist. Die wisselt af: wat die één op de vijf keer doet, is geen fout.
advice-top = { $top } van { $count } keuzes { $top ->
    [one] was zijn favoriet
   *[other] waren zijn favoriet
}.
advice-near = { $near ->
    [one] { $near } hoorde bij zijn drie waarschijnlijkste.
   *[other] { $near } hoorden bij zijn drie waarschijnlijkste.
}
advice-otherwise = Waar die het duidelijkst anders had gespeeld
advice-alike = Geen daarvan lag ver van de zijne
advice-whole = Alle keuzes
advice-odds = { $percent } %
advice-hardly = < 1 %
advice-nearly = > 99 %
advice-given = gespeeld
advice-see = Bekijk moment { $at }
advice-all = { $count ->
    [one] De enige keuze
   *[other] Alle { $count } keuzes
}
advice-fewer = Alleen de duidelijkste
advice-none = { $name } heeft in deze partij niets gekozen: wat een vervanger of de klok koos, telt niet mee.
advice-left-out = Wat een vervanger of de klok koos, telt niet mee.
advice-before = Voor { $name } zat { $others } daar: die keuzes tellen ook mee.
