stage-pr-first = Breng je kaarten naar je magazijn, daar zijn ze het meeste waard, de illegale voorop. In je beurt trek je kaarten, of je laadt gedekt een truck en rijdt. Zijn de anderen aan de beurt, dan ben jij de wet: met een controlekaart mag je hun truck aanhouden en doorzoeken, of je laten omkopen.
stage-pr-gist = Breng je kaarten ongezien in je magazijn.
stage-pr-face-down = kaart { $number }, gedekt
stage-pr-turn = Kaart { $number } omdraaien
stage-pr-own = Op je wagen: { $cards }
stage-pr-short-legal = legaal
stage-pr-short-illegal = illegaal
stage-pr-short-waive = laat gaan
stage-pr-break-lieutenant = lui{ "\u00AD" }te{ "\u00AD" }nant
stage-pr-break-captain = kapi{ "\u00AD" }tein
stage-pr-break-inspector = inspec{ "\u00AD" }teur
stage-pr-hand = Je kaarten
stage-pr-load = Laden: { $card } (nog { $count })
stage-pr-offer = Op het dienblad: { $card } (nog { $count })
stage-pr-back = Terugnemen: { $card }
stage-pr-tray = Het dienblad
stage-pr-empty-tray = Niets op het dienblad
stage-pr-worth = { $whose ->
    [mine] { $cards }: in jouw magazijn { $worth } dollar waard.
   *[other] { $cards }: in het magazijn van { $name } { $worth } dollar waard.
}
stage-pr-not-held = heb je niet
stage-pr-too-low = te laag
stage-pr-about-sealed = { $count ->
    [one] Draait hooguit één kaart om.
   *[other] Draait hooguit { $count } kaarten om.
} De hoogste rang controleert; bij gelijke rang beslist { $by }.
stage-pr-about-open = { $count ->
    [one] Draait hooguit één kaart om.
   *[other] Draait hooguit { $count } kaarten om.
} Wie een hogere rang speelt, controleert in plaats van jou.
stage-pr-about-waive = Controleert niemand, dan gaat het konvooi ongezien het magazijn in.
stage-pr-sealed = Verzegeld. Je kunt nog wisselen tot iedereen klaar is.
stage-pr-secret = Alle anderen beslissen in het geheim.
stage-pr-openly = Om de beurt mag iedereen een penning spelen.
stage-pr-through = Erdoor!
stage-pr-caught = Betrapt!
stage-pr-bribed = Afgekocht
stage-pr-spared = Mag gaan
stage-pr-last = Laatste ronde!
stage-pr-loading = { $draws ->
    [no] Tik onder om te laden.
   *[yes] Tik onder om te laden, boven om te pakken.
}
stage-pr-instead = Toch pakken? De lading gaat terug naar je hand.
stage-pr-left = { $left ->
    [one] Tik op een laatste kaart.
   *[other] Tik op een kaart: nog hooguit { $left }.
}
stage-pr-owner = { $count ->
    [0] { $name } is onderweg.
    [one] { $name }: één kaart op de wagen.
   *[other] { $name }: { $count } kaarten op de wagen.
}
stage-pr-mine = Pak je kaarten, of laad je de wagen?
stage-pr-parked = { $name } pakt kaarten of laadt de wagen.
stage-pr-drive = { $count ->
    [one] Wegrijden met één kaart
   *[other] Wegrijden met { $count } kaarten
}
stage-pr-bounds = { $most ->
    [1] één kaart
    [2] { $least ->
        [1] 1 of 2 kaarten
       *[other] 2 kaarten
    }
   *[other] { $least } tot { $most } kaarten
}
stage-pr-missing = { $count ->
    [one] nog één kaart
   *[other] nog { $count } kaarten
}
stage-pr-slip = { $count ->
    [one] Eén kaart toeschuiven
   *[other] { $count } kaarten toeschuiven
}
stage-pr-stores = Wat in elk magazijn ligt
stage-pr-part-store = Magazijn
stage-pr-part-hand = Hand
stage-pr-counts = { $sign ->
    [minus] −${ $count }
   *[plus] ${ $count }
}
