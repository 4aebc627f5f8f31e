stage-hg-first = Breng waren over de grens en eindig met de meeste dollars. Pak in het geheim en zeg dan wat er in je koffer zit, waar of niet. De sheriff laat een koffer openen: wie liegt betaalt, wie eerlijk is krijgt geld, en met smeergeld blijft het deksel misschien dicht.
stage-hg-gist = Smokkel je rijk: pak, lieg, koop om.
stage-hg-turn = Ronde { $round } · beurt { $turn }
stage-hg-queue = De rij bij de grens
stage-hg-sheriff = Sheriff
stage-hg-packing = nog geen koffer
stage-hg-silent = niets aangegeven
stage-hg-stone = steen: { $use }
stage-hg-case = In je koffer
stage-hg-behind = Achter je koffer
stage-hg-under = Onder je koffer
stage-hg-behind-of = { $count ->
    [one] één kaart achter de koffer
   *[other] { $count } kaarten achter de koffer
}
stage-hg-under-of = { $count ->
    [one] één kaart onder de koffer
   *[other] { $count } kaarten onder de koffer
}
stage-hg-piles = Douaneloods · { $count } op de stapel
stage-hg-no-discards = nog leeg
stage-hg-dollars = ${ $count }
stage-hg-banter = Zeg iets

# Inpakken.

stage-hg-worth = { $count ->
    [0] Pak je koffer
    [one] één kaart · ${ $worth }
   *[other] { $count } kaarten · ${ $worth }
}
stage-hg-shut = { $count ->
    [0] Deksel dicht
    [one] Deksel dicht op één kaart
   *[other] Deksel dicht op { $count } kaarten
}
stage-hg-shut-about = Klik. De koffer blijft dicht tot iedereen heeft gepakt.
stage-hg-reopen = Deksel weer openen
stage-hg-hand-empty = Je hand is leeg.
stage-hg-legal = legaal
stage-hg-contraband = smokkelwaar

# Aangeven.

stage-hg-i-declare = Ik geef aan, op mijn erewoord:
stage-hg-declare-hint = Kies wat je aangeeft

# De dossiers van de douane.

stage-hg-files = Dossiers
stage-hg-files-about = Wat in deze partij iedereen heeft gezien: hoe vaak, en voor hoeveel dollar.
stage-hg-file-honest = { $count } × eerlijk
stage-hg-file-bluff = { $sum ->
    [0] { $count } × gebluft
   *[other] { $count } × gebluft, ${ $sum } boete
}
stage-hg-file-bribed = { $count } × smeergeld, ${ $sum }
stage-hg-file-blank = Niets in het dossier.
stage-hg-col-honest = eerlijk
stage-hg-col-bluff = betrapt op bluf
stage-hg-col-bribed = kocht om
stage-hg-col-took = liet zich omkopen
stage-hg-col-refused = sloeg af

# De sheriff wijst.

stage-hg-point = Tik op de koffer waar je in wilt kijken.
stage-hg-point-extra = Witte steen: tik op nog een koffer om te controleren.
stage-hg-point-seize = Rode steen: tik op de koffer waaruit je het verzwegene neemt.

# De onderhandeltafel.

stage-hg-desk = Het bureau van de sheriff
stage-hg-no-offer = Nog geen dollar op het bureau
stage-hg-offered = geboden
stage-hg-demanded = geëist
stage-hg-ask-declare-exact = { $seat }, wat geef je aan? Het aantal moet kloppen; de soort hoeft dat niet.
stage-hg-ask-bribe = { $seat }, sheriff { $sheriff_seat } wil je koffer zien. Maak je hem open, of doe je een bod?
stage-hg-ask-demanded = { $seat }, sheriff { $sheriff_seat } eist { $demand } dollar om je koffer dicht te laten.
stage-hg-offers = { $count ->
    [0] Nog geen bod, hoogstens { $most }
   *[other] Bod { $count } van { $most }
}
stage-hg-declared = Aangegeven
stage-hg-add-note = +{ $note }
stage-hg-count-anew = opnieuw
stage-hg-count-hint = Minstens ${ $least }

# Het einde van een ronde.

stage-hg-sell = Wordt nu verkocht, voor ${ $proceeds }
stage-hg-nothing-behind = Er is niets meer te verkopen.
stage-hg-double = { $count ->
    [0] Blijft voor de slotverkoop.
    [one] Blijft voor de slotverkoop, met één kaart van eerder.
   *[other] Blijft voor de slotverkoop, met { $count } kaarten van eerder.
}
stage-hg-keep = { $count ->
    [0] Niets bewaren, alles verkopen
    [one] Eén kaart onder de koffer
   *[other] { $count } kaarten onder de koffer
}
stage-hg-market = Marktdag

# De slotverkoop.

stage-hg-sale = De slotverkoop
stage-hg-cap = { $total } op { $cap } plaatsen
stage-hg-cash = In de beurs
stage-hg-won = wint

# Scènes.

stage-hg-act-turn = { $name } speldt de ster op
stage-hg-act-inspect = “Openmaken, { $name }!”
stage-hg-act-waive = “Doorlopen, allemaal!”
stage-hg-act-no = afgewezen
stage-hg-act-refused = Niet voor { $amount } dollar!
stage-hg-act-paid = Voor { $amount } dollar knijpt sheriff { $sheriff } een oogje dicht
stage-hg-act-caught = { $name } is betrapt
stage-hg-act-clean = { $name } heeft niets te verbergen
stage-hg-act-fine = { $name } betaalt boete: { $amount } dollar
stage-hg-act-compensation = { $amount } dollar voor de eerlijke { $name }
stage-hg-act-seized = { $sheriff } neemt in beslag bij { $name }
stage-hg-act-counts = { $taken } gehouden, { $returned } teruggegeven
stage-hg-act-kept = { $count ->
    [0] { $name } bewaart niets
    [one] { $name } schuift één kaart onder de koffer
   *[other] { $name } schuift { $count } kaarten onder de koffer
}
