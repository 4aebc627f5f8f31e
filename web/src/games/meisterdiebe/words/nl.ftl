stage-md-first = Raak je imitaties kwijt en win echte juwelen. Wat in de kist wordt gelegd, wordt echt, en dieven halen het er weer uit. Elke ronde kiest iedereen in het geheim een karakter. Onthoud wat in welke schuifla ligt: de kist wordt gedraaid en omgekeerd.
stage-md-gist = Maak van je imitaties echte juwelen.
stage-md-chest = De kist. Sleep om eromheen te lopen
stage-md-unfolded = De kist, opengevouwen
stage-md-unfold = Uitvouwen
stage-md-level = Laag
stage-md-yours = jouw kant
stage-md-where = { $drawer }, { $level ->
    [0] bovenste laag
    [1] middelste laag
   *[other] onderste laag
}, { $side }
stage-md-known = boven: { $above }; onder: { $below }
stage-md-open = open: { $jewels }
stage-md-your-side = Aan jouw kant, van boven af: { $drawers }.
stage-md-walk-left = Linksom lopen
stage-md-walk-right = Rechtsom lopen
stage-md-home = Terug naar mijn kant
stage-md-again = Nog eens
stage-md-tray = Jouw antwoord
stage-md-at-chest = bij de kist
stage-md-picks = kiest een juweel
stage-md-queue = { $place ->
    [1] hierna
   *[other] { $place }e in de rij
}
stage-md-excluded = geen buit
stage-md-stock = { $count ->
    [one] nog 1 diamant
   *[other] nog { $count } diamanten
}
stage-md-played = Eerder gespeeld:
stage-md-choose = Zes karakters, elk één keer: tik op een kaart om te zien wat die doet. Lage nummers gaan voor.
stage-md-gone = { $character }, al gespeeld
stage-md-sealed = Je kaart ligt gedekt. Toch een andere? Tik die aan.
stage-md-about-smuggler = Gaat eerst: veegt de bovenkant van een la op het rode kussen, legt een imitatie en deelt het kussen, tenzij er meer detectives dan smokkelaars zijn.
stage-md-about-jeweller = Legt een imitatie in een la, desgewenst met een alarm: wie het laat vallen, betaalt jou.
stage-md-about-lady_jeweller = Legt altijd een imitatie, wat er ook valt, en voor elke detective van de ronde nog een.
stage-md-about-thief = Pakt alles wat boven in een la ligt, als er onder niets uitvalt.
stage-md-about-master_thief = Pakt de bovenkant van een la, of waagt het erachter een robijn te zoeken.
stage-md-about-detective = Raakt niets aan en krijgt aan het eind van de ronde het rode kussen.
stage-md-drawer-hint = Tik op een la, of trek hem naar je toe.
stage-md-lay-hint = Welke imitatie?
stage-md-lay-one = Leg een { $jewel }; nog { $left }
stage-md-take-back = Neem een { $jewel } terug
stage-md-left = nog { $count }
stage-md-with-alarm = met mijn alarm
stage-md-flip = Omkeren
stage-md-notes = Notities
stage-md-notes-about = Alleen jij ziet ze, op dit apparaat.
stage-md-part-black = Zwart kussen
stage-md-part-white = Wit kussen
stage-md-ended-by = { $count ->
    [one] Het witte kussen van { $names } is leeg.
   *[other] De witte kussens van { $names } zijn leeg.
}
stage-md-told-apart-ruby = Gelijke stand: wie meer robijnen heeft, gaat voor (MD-38).
stage-md-told-apart-sapphire = Evenveel punten en robijnen: wie meer saffieren heeft, gaat voor (MD-38).
stage-md-counts = { $sign ->
    [minus] −{ $count }
   *[plus] { $count }
}
