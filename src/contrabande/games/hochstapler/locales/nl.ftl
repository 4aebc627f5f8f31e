# Hochstapler in het Nederlands.

title = Hochstapler
tagline = Diamanten, jachten, dure auto’s: poch over wat de hele tafel bezit en laat je niet op overdrijven betrappen.

# Kleuren. Elke kleur heeft een eigen statussymbool.

term-green = { $count ->
    [one] groene diamant
   *[other] groene diamanten
}
term-yellow = { $count ->
    [one] geel jacht
   *[other] gele jachten
}
term-blue = { $count ->
    [one] blauwe ring
   *[other] blauwe ringen
}
term-purple = { $count ->
    [one] paarse wijnfles
   *[other] paarse wijnflessen
}
term-red = { $count ->
    [one] rood horloge
   *[other] rode horloges
}
term-orange = { $count ->
    [one] oranje huis
   *[other] oranje huizen
}
term-grey = { $count ->
    [one] grijze auto
   *[other] grijze auto’s
}
typed-green = groen
typed-yellow = geel
typed-blue = blauw
typed-purple = paars
typed-red = rood
typed-orange = oranje
typed-grey = grijs
colour-all = { $colourKey ->
    [green] groene diamanten
    [yellow] gele jachten
    [blue] blauwe ringen
    [purple] paarse wijnflessen
    [red] rode horloges
    [orange] oranje huizen
   *[grey] grijze auto’s
}
sum-said = { $sum ->
    [one] 1 { $colour }
   *[other] { $sum } { colour-all }
}
card-laid = { $laid ->
    [one] 1 { $colour }
   *[other] { $laid } { colour-all }
}

# Wat er gebeurde.

event-StageBegun = { $stage ->
    [1] De beau monde schoof aan, en { $seat } mocht openen.
   *[other] Etappe { $stage } begon met verse kaarten, en { $seat } mocht openen.
}
event-HandDealt = { $handKey ->
    [hidden] { $seat } nam van elke kleur één kaart.
   *[shown] { $handCount ->
        [7] { $seat } nam van elke kleur één kaart: { $hand } (groen, geel, blauw, paars, rood, oranje, grijs).
        [2] { $seat } nam van elke kleur één kaart: { $hand } (groen, geel).
       *[other] { $seat } nam van elke kleur één kaart: { $hand }.
    }
}
event-PileReshuffled = De stapel { colour-all } was op: de open kaarten werden geschud tot een nieuwe stapel.
event-CardSwapped = { $drawnKey ->
    [hidden] { $seat } legde een kaart met { card-laid } open af en trok een nieuwe.
   *[shown] { $seat } legde een kaart met { card-laid } open af en trok daarvoor een { $drawn }.
}
event-SumAnnounced = { $seat } pochte: ‘{ sum-said }!’
event-SumDoubted = { $seat } geloofde geen woord van wat { $announcer } zei: { sum-said }?
event-CardsRevealed = Iedereen liet zijn { colour-all } zien: { $cards }, samen { $total }.
event-StackTaken = { $seat } moest de hele stapel { colour-all } nemen: één minpunt.
event-MatchEnded = { $endingKey ->
    [points_reached] Het maximum aan minpunten was bereikt.
   *[last_stack] De laatste stapel was genomen.
} { $winnersCount ->
    [one] { $winners } had de minste minpunten: niemand blufte met meer stijl!
   *[other] { $winners } hadden de minste minpunten en deelden de winst: niemand blufte met meer stijl!
}

# Vragen.

ask-open = { $seat }, jij opent: noem een som in een kleur naar keuze. Vooraf mag je één kaart ruilen.
ask-turn = { $seat }, noem een hogere som in een kleur naar keuze (vooraf mag je één kaart ruilen) of betwijfel de vorige.
ask-doubt = { $seat }, hoger dan de vorige som kan niet meer: je kunt die alleen nog betwijfelen.
ask-announce = { $last ->
    [0] { $seat }, je hebt een kaart geruild, dus nu moet je een som noemen.
   *[other] { $seat }, je hebt een kaart geruild, dus nu moet je een som noemen, hoger dan { $last }.
}

# Wat de anderen intussen lezen.

wait-turn = { $seats } bedenkt hoe dik het er vandaag op mag.
wait-announce = { $seats } bekijkt een nieuwe kaart en zoekt grote woorden.

# Fasen.

phase-turn = Noemen of betwijfelen
phase-announce = Noemen na de ruil
phase-over = Einde van het spel

# Antwoorden.

action-Swap = Ruilen: { $colour }
action-Swap-form = Kaart ruilen
field-Swap-colour = kleur
action-Announce = Som noemen: { sum-said }
action-Announce-form = Som noemen
field-Announce-sum = som
field-Announce-colour = kleur
action-Doubt = De vorige som betwijfelen
action-Doubt-form = Betwijfelen

# Waarom niet.

refuse-nothing-to-doubt = Er is in deze biedronde nog niets genoemd: open zelf met een som.
refuse-doubt-after-swap = Wie geruild heeft, mag niet meer betwijfelen: noem een som.
refuse-colour-gone = Er zijn geen { colour-all } meer in het spel: kies een kleur die nog meedoet.
refuse-sum-too-high = Zelfs met de hoogste kaart in elke hand kom je maar tot { $highest }: verder mag een som niet gaan.
refuse-sum-too-low-to-open = De eerste som van een biedronde is minstens { $lowest }.
refuse-sum-not-higher = Dat is geen verhoging: een nieuwe som moet hoger zijn dan { $sum }, in welke kleur je maar wilt.
refuse-one-swap = Je mag maar één kaart per beurt ruilen: noem een som.
refuse-swap-without-announcement = Wie ruilt, moet een hogere som noemen, en boven de vorige is er geen: je kunt alleen nog betwijfelen.
refuse-pile-empty = Er zijn geen { colour-all } meer om te trekken: ruil een andere kleur, of ruil niet.

# Tafelopties.

option-start_player = Wie begint
option-start_player-random = het lot beslist
option-start_player-seat0 = de eerste plaats begint
option-mode = Hoe lang het spel duurt
option-mode-single = één etappe: met de laatste stapel is het afgelopen
option-mode-to10 = etappe na etappe, tot iemand tien minpunten heeft
option-reshuffle = Als een stapel op is
option-reshuffle-no = die kleur kan niet meer geruild worden
option-reshuffle-yes = de open kaarten worden geschud en vormen de nieuwe stapel
option-next_stage_start = Wie de volgende etappe opent
option-next_stage_start-last_doubter = wie het laatst betwijfelde
option-next_stage_start-rotate = de linkerbuur van wie de vorige etappe opende
option-next_stage_start-random = het lot beslist
option-edition = Welke kaarten er in de doos zitten
option-edition-printed = het spel zoals het gedrukt is
option-edition-tiny = twee kleuren van vier kaarten voor twee spelers, om door te rekenen

# Eindes.

ending-last_stack = De laatste stapel werd genomen, en niemand had nog een kaart om over te pochen.
ending-points_reached = Iemand had te veel minpunten verzameld, en daarmee was het feest voorbij.

# Snelle zinnetjes.

phrase-1 = Maar zo weinig? Mijn tuinman heeft er meer.
phrase-2 = Eén jacht? Wat schattig.
phrase-3 = Ik overdrijf nooit. Ik rond naar boven af.
phrase-4 = Thuis struikel ik erover.
phrase-5 = Aan mij twijfelen? Dat durf je niet.
phrase-6 = Twijfel gerust. Ik heb vandaag nog niet gelachen.
phrase-7 = Ik geloof er geen woord van.
phrase-8 = Laat ze dan maar eens zien, die diamanten.
phrase-9 = Dat horloge is nep, en die glimlach ook.
phrase-10 = Zulke getallen ruiken naar wanhoop.
phrase-11 = Nog hoger? Met alle plezier.
phrase-12 = Leuke ruil. Grote schoonmaak?
phrase-13 = Oud geld, begrijp je.
phrase-14 = Dat moet ik even aan mijn boekhouder vragen.
phrase-15 = Betrapt! De dienstingang is achterom.
phrase-16 = Heerlijk om gelijk te hebben. Zoals altijd.
phrase-17 = Geloof me nou, ik heb ze twee keer geteld.
phrase-18 = Ik twijfel niet. Ik trek alleen een wenkbrauw op.
phrase-19 = Kop op. Het is maar een minpuntje.
phrase-20 = Pech. Het overkomt de besten.
phrase-21 = Neem gerust de hele stapel. Je hebt hem verdiend.
phrase-22 = Dat was op het nippertje. Champagne!
phrase-23 = Op het volgende gala ken ik je niet.
phrase-24 = Wat een avond. Volgende week op jouw jacht?
