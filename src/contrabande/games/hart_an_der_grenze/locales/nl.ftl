title = Hart an der Grenze
tagline = Pak je koffer, houd je gezicht in de plooi en betaal de sheriff om even weg te kijken.

# Goederen, in de volgorde van de overzichtskaart.

term-jug = { $count ->
    [one] kruik
   *[other] kruiken
}
term-maracas = maracas
term-sombrero = { $count ->
    [one] sombrero
   *[other] sombrero’s
}
term-cigar = { $count ->
    [one] sigaar
   *[other] sigaren
}
term-tequila = tequila
term-statue = { $count ->
    [one] beeldje
   *[other] beeldjes
}

# Speelstenen.

term-extra = extra controle
term-seizure = inbeslagname

# Wat er met een koffer gebeurd is.

term-none = leeg
term-closed = dicht
term-opened = geopend
term-bribed = afgekocht
term-seized = in beslag

# Wat er gebeurde.

event-TurnBegun = Ronde { $round }, beurt { $turn }: { $sheriff } speldde de sheriffster op.
event-HandDealt = { $cardsKey ->
    [hidden] { $seat } kreeg { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }.
   *[other] { $seat } kreeg { $cards }.
}
event-PileReshuffled = De aflegstapel werd geschud: { $cardsCount ->
    [one] één kaart vormt
   *[other] { $cardsCount } kaarten vormen
} de nieuwe voorraadstapel.
event-PileExhausted = Er waren geen kaarten meer om te delen: deze beurt krijgt niemand nog kaarten.
event-CasePacked = { $cardsKey ->
    [hidden] { $seat } pakte de koffer in en klapte het deksel dicht.
   *[other] { $seat } pakte { $cards } in en klapte het deksel dicht.
}
event-GoodsDeclared = { $seat } gaf { $count } { $kind } aan.
event-InspectionOrdered = { $sheriff } wees naar de koffer van { $seat }: ‘Openmaken!’
event-InspectionWaived = { $sheriff } zag af van de controle.
event-ExtraInspectionOrdered = { $sheriff } zette de witte steen in om ook { $seat } te controleren.
event-StoneSaved = { $stoneKey ->
    [extra] { $sheriff } bewaarde de witte steen: geen extra controle.
    [seizure] { $sheriff } bewaarde de rode steen: geen inbeslagname.
   *[other] { $sheriff } bewaarde een steen: { $stone }.
}
event-BribeOffered = { $seat } bood { $sheriff } discreet { $amount } dollar.
event-BribeDemanded = { $sheriff } eiste { $amount } dollar van { $seat }.
event-BribeRefused = { $sheriff } sloeg het bod van { $seat } af ({ $amount } dollar): de koffer moet open.
event-BribePaid = { $seat } betaalde { $sheriff } { $amount } dollar, en de koffer bleef dicht.
event-CaseOpened = { $seat } maakte de koffer open: { $cards }. { $discardedCount ->
    [0] Er hoefde niets weg.
   *[other] Niet aangegeven en dus op de aflegstapel: { $discarded }.
}
event-FinePaid = { $paidKey ->
    [same] { $seat } betaalde { $fine } dollar boete aan de kassa.
   *[other] { $seat } kon van { $fine } dollar boete maar { $paid } dollar aan de kassa betalen.
}
event-CompensationPaid = { $seat } had de waarheid gezegd: { $amount } dollar schadeloosstelling uit de kassa.
event-CaseSeized = { $sheriff } zette de rode steen in tegen de koffer van { $seat }{ $cardsKey ->
    [hidden] {""}
   *[other] {" "}({ $cards })
}: { $taken ->
    [0] niets in beslag genomen
    [one] één kaart in beslag genomen
   *[other] { $taken } kaarten in beslag genomen
}, { $returned ->
    [0] niets teruggegeven
    [one] één kaart teruggegeven
   *[other] { $returned } kaarten teruggegeven
}.
event-CaseCleared = { $seat } legde ongezien { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} achter de koffer.
event-GoodsKept = { $count ->
    [0] { $seat } bewaarde niets voor de slotverkoop.
   *[other] { $cardsKey ->
        [hidden] { $seat } schoof { $count ->
            [one] één kaart
           *[other] { $count } kaarten
        } onder de koffer voor de slotverkoop.
       *[other] { $seat } schoof { $cards } onder de koffer voor de slotverkoop.
    }
}
event-GoodsSold = { $seat } verkocht { $cards } voor { $amount } dollar.
event-MoneyCounted = Iedereen telde zijn geld, op volgorde van zitplaats: { $cash } dollar. { $poorest } is de armste en wijst de volgende sheriff aan.
event-SheriffChosen = { $seat } wees { $sheriff } aan als eerste sheriff van de volgende ronde.
event-KindCalled = { $kindKey ->
    [jug] De kruiken
    [maracas] De maracas
    [sombrero] De sombrero’s
    [cigar] De sigaren
    [tequila] De flessen tequila
    [statue] De beeldjes
   *[other] { $kind }
} werden afgeroepen: { $total } op tafel, { $cap } te verkopen.
event-KindSold = { $seat } liet { $held } { $kindKey ->
    [jug] { $held ->
        [one] kruik
       *[other] kruiken
    }
    [maracas] maracas
    [sombrero] { $held ->
        [one] sombrero
       *[other] sombrero’s
    }
    [cigar] { $held ->
        [one] sigaar
       *[other] sigaren
    }
    [tequila] tequila
    [statue] { $held ->
        [one] beeldje
       *[other] beeldjes
    }
   *[other] { $kind }
} zien en kreeg { $amount ->
    [0] niets: de bovengrens was al bereikt
   *[other] { $amount } dollar
}.
event-MatchEnded = { $winnersCount ->
    [one] De slotverkoop is voorbij: { $winners } heeft het meeste geld en wint!
   *[other] De slotverkoop is voorbij: { $winners } eindigen samen bovenaan en delen de overwinning!
}

# Vragen.

ask-pack = { $seat }, wat gaat er in je koffer? Sheriff { $sheriff_seat } wil er misschien in kijken.
ask-declare = { $seat }, wat geef je aan? Eén legale soort en een aantal; geen van beide hoeft te kloppen.
ask-declare_exact = { $seat }, wat geef je aan? Er { $count ->
    [one] zit één kaart
   *[other] zitten { $count } kaarten
} in je koffer, en dat aantal moet kloppen; de soort hoeft dat niet.
ask-inspect = Sheriff { $seat }, wiens koffer wil je zien?
ask-bribe = { $seat }, sheriff { $sheriff_seat } wil je koffer zien. Maak je hem open, of doe je een bod? Je hebt { $cash } dollar.
ask-demanded = { $seat }, sheriff { $sheriff_seat } eist { $demand } dollar om je koffer dicht te laten. Je hebt { $cash } dollar.
ask-haggle = Sheriff { $seat }, { $target_seat } biedt je { $offer } dollar. Neem je het aan, sla je het af of noem je zelf een prijs?
ask-last_offer = Sheriff { $seat }, dit is het laatste bod van { $target_seat }: { $offer } dollar. Neem je het aan, of moet de koffer open?
ask-extra = Sheriff { $seat }, zet je je witte steen in om een tweede speler te controleren?
ask-seize = Sheriff { $seat }, zet je je rode steen in om verzwegen goederen in beslag te nemen?
ask-keep = { $seat }, welke goederen leg je onder je koffer om ze op het eind voor de dubbele waarde te verkopen? De rest wordt nu verkocht.
ask-choose = { $seat }, jij hebt het minste geld: wie wordt de eerste sheriff van de volgende ronde?

wait-pack = { $count ->
    [one] { $seats } is aan het inpakken.
   *[other] { $seats } pakken stiekem hun koffer in.
}
wait-declare = { $seats } staat voor de sheriff en schraapt de keel …
wait-inspect = Sheriff { $seats } kijkt iedereen diep in de ogen.
wait-bribe = { $seats } moet de koffer openmaken, of een passend bedrag verzinnen.
wait-haggle = Sheriff { $seats } overweegt het bod.
wait-extra = Sheriff { $seats } speelt met de witte steen.
wait-seize = Sheriff { $seats } speelt met de rode steen.
wait-keep = { $seats } kiest wat er onder de koffer gaat.
wait-choose = { $seats } is de armste en wijst de volgende sheriff aan.

# Antwoorden.

action-Pack = { $cards } inpakken
action-Pack-form = Koffer inpakken
field-Pack-cards = Goederen uit je hand
action-Declare = { $count } { $kind } aangeven
action-Declare-form = Aangeven
field-Declare-count = Aantal kaarten
field-Declare-kind = Soort goederen
action-Inspect = { $target } controleren
action-Inspect-form = Speler controleren
field-Inspect-target = Wiens koffer
action-Waive = Iedereen doorlaten
action-Waive-form = Iedereen doorlaten
action-Open = De koffer openmaken
action-Open-form = De koffer openmaken
action-Offer = { $amount } dollar bieden
action-Offer-form = Smeergeld bieden
field-Offer-amount = Dollars
action-Pay = Betalen wat er geëist wordt
action-Pay-form = Betalen wat er geëist wordt
action-Accept = Het geld aannemen
action-Accept-form = Het geld aannemen
action-Refuse = Afslaan: ‘Openmaken!’
action-Refuse-form = Afslaan: ‘Openmaken!’
action-Demand = { $amount } dollar eisen
action-Demand-form = Ander bedrag eisen
field-Demand-amount = Dollars
action-InspectExtra = Extra controle: { $target }
action-InspectExtra-form = Extra controle
field-InspectExtra-target = Wiens koffer
action-Seize = Bij { $target } in beslag nemen
action-Seize-form = In beslag nemen
field-Seize-target = Wiens koffer
action-Pass = De steen bewaren
action-Pass-form = De steen bewaren
action-Keep = { $cardsCount ->
    [0] Niets bewaren
   *[other] { $cards } bewaren
}
action-Keep-form = Bewaren voor de slotverkoop
field-Keep-cards = Goederen van achter je koffer
action-ChooseSheriff = { $sheriff } als sheriff aanwijzen
action-ChooseSheriff-form = Iemand als sheriff aanwijzen
field-ChooseSheriff-sheriff = Eerste sheriff van de volgende ronde

# Weigeringen.

refuse-now-pack = Je bent nog aan het inpakken: kies kaarten uit je hand voor je koffer.
refuse-now-declare = Het is aan jou om aangifte te doen: noem een aantal en één legale soort.
refuse-now-inspect = Jij bent de sheriff: kies eerst wie je controleert, of laat iedereen door.
refuse-now-bribe = De sheriff wacht: maak je koffer open, doe een bod of betaal wat er geëist wordt.
refuse-now-haggle = Er ligt een bod: neem het aan, sla het af of eis een ander bedrag zolang er nog geboden mag worden.
refuse-now-extra = Beslis over je witte steen: controleer een tweede speler of bewaar de steen.
refuse-now-seize = Beslis over je rode steen: neem iets in beslag of bewaar de steen.
refuse-now-keep = Het is aan jou om te zeggen wat je onder je koffer legt; niets mag ook.
refuse-now-choose = Jij hebt het minste geld: wijs de eerste sheriff van de volgende ronde aan.
refuse-no-such-player = Op die plaats zit niemand: noem een speler aan deze tafel.
refuse-pack-something = Met een lege koffer kom je er niet: pak minstens één kaart in.
refuse-pack-too-much = Zo gaat het deksel niet dicht: pak { $most ->
    [one] maar één kaart
   *[other] hooguit { $most } kaarten
} in.
refuse-not-in-hand = Die kaarten heb je niet in je hand: pak in wat je hebt.
refuse-not-legal = { $kindKey ->
    [cigar] Sigaren
    [tequila] Tequila
    [statue] Beeldjes
   *[other] ‘{ $kind }’
} aangeven? Daar zou de sheriff blij mee zijn: noem alleen legale goederen.
refuse-count-untrue = Aan deze tafel moet het aantal kloppen: geef precies { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} aan.
refuse-count-out-of-range = Dat gelooft niemand: geef { $most ->
    [one] precies één kaart
   *[other] 1 tot { $most } kaarten
} aan.
refuse-own-case = Jij bent de sheriff en hebt zelf niets ingepakt: kies iemand anders.
refuse-nothing-packed = { $target_seat } heeft deze beurt niets ingepakt: kies iemand anders.
refuse-extra-not-used = Met dit aantal spelers blijven de witte stenen in de doos: er is geen extra controle.
refuse-extra-too-early = Eerst komt de gewone controle: de witte steen is daarna voor een tweede speler.
refuse-extra-spent = Je witte steen is al op: je hebt één extra controle per spel.
refuse-extra-passed = Je hebt je witte steen net bewaard: nu kun je alleen nog iets in beslag nemen, of ook de rode steen bewaren.
refuse-extra-after-waiving = Je hebt iedereen doorgelaten: een extra controle komt alleen na een gewone controle.
refuse-extra-same-player = Je hebt { $target_seat } al gecontroleerd: de witte steen is voor een andere speler.
refuse-seizure-spent = Je rode steen is al op: je hebt één inbeslagname per spel.
refuse-seize-too-early = Eerst komt de controle: controleer iemand of laat iedereen door, en neem daarna iets in beslag.
refuse-seize-inspected = Je hebt { $target_seat } deze beurt al gecontroleerd: kies de koffer van iemand anders.
refuse-seize-after-extra = Beslis eerst over je witte steen; daarna mag je iets in beslag nemen.
refuse-nothing-demanded = De sheriff heeft nog niets geëist: maak je koffer open of doe een bod.
refuse-demand-over-cash = Met { $cash } dollar kun je geen { $demand } dollar betalen: bied minder of maak je koffer open.
refuse-honest-must-open = Je hebt de waarheid gezegd, en aan deze tafel kopen alleen leugenaars de sheriff om: maak je koffer met opgeheven hoofd open.
refuse-no-money = Met { $cash } dollar valt er niets te bieden: maak je koffer open.
refuse-offer-over-cash = Je kunt niet meer bieden dan de { $cash } dollar die je hebt.
refuse-offer-out-of-range = Een bod is een heel bedrag van { $lowest } tot en met { $highest } dollar.
refuse-last-offer = Dat was het laatste bod ({ $offers } van { $offers }): neem het aan of sla het af.
refuse-demand-out-of-range = Een eis is een heel bedrag van { $lowest } tot en met { $highest } dollar.
refuse-keep-too-many = Dat is te veel: bewaar per ronde { $most ->
    [one] maar één kaart
   *[other] hooguit { $most } kaarten
}.
refuse-not-behind = Die kaarten liggen niet achter je koffer: bewaar alleen wat je deze ronde over de grens hebt gebracht.

# Tafelopties.

option-start_player = Wie de eerste sheriff is
option-start_player-random = het lot beslist
option-start_player-seat0 = de speler op de eerste plaats
option-count = Mag je liegen over het aantal kaarten?
option-count-free = ja: zowel het aantal als de soort mag gelogen zijn
option-count-exact = nee: alleen de soort mag gelogen zijn, zoals veel tafels het spelen
option-compensation = Wat een eerlijke speler krijgt als de koffer opengaat
option-compensation-once = het bedrag op de kaart, één keer
option-compensation-per_card = het bedrag op de kaart, voor elke kaart
option-bribe_by = Wie de sheriff geld mag bieden
option-bribe_by-anyone = iedereen die gecontroleerd wordt, dus een bod bewijst niets
option-bribe_by-liars_only = alleen wie gelogen heeft; wie eerlijk is, moet openmaken
option-max_offers = Hoe vaak een gecontroleerde speler mag bieden
option-max_offers-value = { $value ->
    [one] één bod, graag of niet
   *[other] hooguit { $value } keer, dan moet de sheriff beslissen
}
option-unpayable = Wat er gebeurt als je een boete niet kunt betalen
option-unpayable-debt = je komt in de schuld te staan, en je volgende inkomsten lossen die eerst af
option-unpayable-cap = je betaalt wat je hebt, en de rest wordt kwijtgescholden
option-cash = Wie je geld ziet
option-cash-public = iedereen, altijd
option-cash-hidden_until_round_end = niemand anders, tot het geld aan het einde van een ronde geteld wordt
option-edition = Hoeveel van het spel
option-edition-printed = het hele spel zoals het in de doos zit
option-edition-tiny = een miniatuur voor twee, voor studie
option-edition-tiny3 = een miniatuur voor drie, voor studie

# Fasen en afloop.

phase-pack = Inpakken
phase-declare = Aangifte
phase-inspect = Controle
phase-bribe = Omkopen of openen
phase-haggle = Onderhandelen
phase-extra = Extra controle
phase-seize = Inbeslagname
phase-keep = Einde van de ronde
phase-choose = Sheriff aanwijzen
phase-over = Afgelopen
ending-double_sale = Alle goederen zijn afgeroepen in de slotverkoop en het geld is geteld.

# Aan tafel gezegd.

phrase-1 = Souvenirs, sheriff. Niets dan souvenirs.
phrase-2 = Kruiken. Mijn oma spaart ze.
phrase-3 = Dat gerammel? Maracas, wat anders?
phrase-4 = Ik zweer het op mijn mooiste sombrero.
phrase-5 = Zie ik eruit als een smokkelaar?
phrase-6 = Pas op, het slot klemt. Laat maar liever dicht.
phrase-7 = Openmaken!
phrase-8 = Kijk me aan en zeg dat nog eens.
phrase-9 = Gek, ik zou zweren dat ik sigaren ruik.
phrase-10 = Zoveel kruiken in zo’n klein koffertje? Knap hoor.
phrase-11 = Zo’n grote ster en zo’n klein salaris …
phrase-12 = Hier komen we onder vrienden toch wel uit?
phrase-13 = Daarvoor knijp ik één oog dicht. Het andere kost extra.
phrase-14 = Smeergeld? Welnee. Dit is een fooi.
phrase-15 = Is dat je laatste woord?
phrase-16 = Ik heb een hongerige ezel te voeden, sheriff.
phrase-17 = Neem die daar! Die koffer is haast niet te tillen.
phrase-18 = Hé, hoe komt dát er nou in?
phrase-19 = Ik weer? Waarom moet je altijd mij hebben?
phrase-20 = Op heterdaad betrapt!
phrase-21 = Eerlijk tot op de laatste kruik. Mijn schadeloosstelling, graag.
phrase-22 = Prettig zakendoen met u, sheriff.
phrase-23 = Kop op. De volgende sheriff is vast milder.
phrase-24 = En dan zeggen ze dat misdaad niet loont.
