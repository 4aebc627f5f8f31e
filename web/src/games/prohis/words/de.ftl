stage-pr-first = Bring deine Karten ins Lager, dort sind sie am meisten wert, die illegalen vor allem. In deinem Zug ziehst du, oder du belädst verdeckt einen Laster und fährst los. Sind die anderen dran, bist du das Gesetz: Mit einer Kontrollkarte darfst du ihren Laster anhalten und durchsuchen, oder dich bestechen lassen.
stage-pr-gist = Bring deine Karten ungesehen ins Lager.
stage-pr-face-down = Karte { $number }, verdeckt
stage-pr-turn = Karte { $number } aufdecken
stage-pr-own = Auf deinem Wagen: { $cards }
stage-pr-short-legal = legal
stage-pr-short-illegal = illegal
stage-pr-short-waive = fahren lassen
stage-pr-break-lieutenant = Lieu{ "\u00AD" }te{ "\u00AD" }nant
stage-pr-break-captain = Cap{ "\u00AD" }tain
stage-pr-break-inspector = Inspec{ "\u00AD" }tor
stage-pr-hand = Deine Karten
stage-pr-load = Laden: { $card } (noch { $count })
stage-pr-offer = Aufs Tablett: { $card } (noch { $count })
stage-pr-back = Zurücknehmen: { $card }
stage-pr-tray = Das Tablett
stage-pr-empty-tray = Nichts auf dem Tablett
stage-pr-worth = { $whose ->
    [mine] { $cards }: in deinem Lager { $worth } Dollar wert.
   *[other] { $cards }: im Lager von { $name } { $worth } Dollar wert.
}
stage-pr-not-held = hast du nicht
stage-pr-too-low = zu niedrig
stage-pr-about-sealed = { $count ->
    [one] Deckt höchstens eine Karte auf.
   *[other] Deckt bis zu { $count } Karten auf.
} Der höchste Rang kontrolliert; bei gleichem entscheidet { $by }.
stage-pr-about-open = { $count ->
    [one] Deckt höchstens eine Karte auf.
   *[other] Deckt bis zu { $count } Karten auf.
} Wer einen höheren Rang spielt, kontrolliert stattdessen.
stage-pr-about-waive = Kontrolliert niemand, kommt der Konvoi ungesehen ins Lager.
stage-pr-sealed = Versiegelt. Du kannst noch tauschen, bis alle so weit sind.
stage-pr-secret = Alle anderen entscheiden geheim.
stage-pr-openly = Reihum darf jemand eine Marke ausspielen.
stage-pr-through = Durch!
stage-pr-caught = Erwischt!
stage-pr-bribed = Freigekauft
stage-pr-spared = Darf fahren
stage-pr-last = Letzte Runde!
stage-pr-loading = { $draws ->
    [no] Tipp unten zum Laden.
   *[yes] Tipp unten zum Laden, oben zum Ziehen.
}
stage-pr-instead = Doch ziehen? Die Ladung geht zurück auf die Hand.
stage-pr-left = { $left ->
    [one] Tipp auf eine letzte Karte.
   *[other] Tipp auf eine Karte: noch bis zu { $left }.
}
stage-pr-owner = { $count ->
    [0] { $name } ist unterwegs.
    [one] { $name }: eine Karte auf dem Wagen.
   *[other] { $name }: { $count } Karten auf dem Wagen.
}
stage-pr-mine = Ziehst du, oder belädst du den Wagen?
stage-pr-parked = { $name } zieht Karten oder belädt den Wagen.
stage-pr-drive = { $count ->
    [one] Losfahren mit einer Karte
   *[other] Losfahren mit { $count } Karten
}
stage-pr-bounds = { $most ->
    [1] eine Karte
    [2] { $least ->
        [1] 1 oder 2 Karten
       *[other] 2 Karten
    }
   *[other] { $least } bis { $most } Karten
}
stage-pr-missing = { $count ->
    [one] noch eine Karte
   *[other] noch { $count } Karten
}
stage-pr-slip = { $count ->
    [one] Eine Karte zuschieben
   *[other] { $count } Karten zuschieben
}
stage-pr-stores = Was in jedem Lager liegt
stage-pr-part-store = Lager
stage-pr-part-hand = Hand
stage-pr-counts = { $sign ->
    [minus] −${ $count }
   *[plus] ${ $count }
}
