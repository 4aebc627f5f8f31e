title = Meisterdiebe
tagline = Zes karakters, één kist die draait en kantelt: raak je imitaties kwijt en maak echte juwelen buit.

# De kist. Elke schuifla heeft een eigen teken in de houtnerf.

drawer-name = schuifla { $drawer } ({ drawer-grain })
drawer-grain = { $drawer ->
    [0] kwast
    [1] golf
    [2] vlam
    [3] oog
    [4] veer
    [5] ster
    [6] maan
    [7] slang
    [8] blad
    [9] uil
    [10] rivier
   *[other] ring
}

# Wat er gebeurde.

event-HandDealt = { $handKey ->
    [hidden] { $seat } kreeg van elk karakter één kaart.
   *[other] { $seat } kreeg van elk karakter één kaart; de nummers op volgorde van de beurten: { $hand }.
}
event-FillingBegun = De robijnen werden in de smokkelaarkist verstopt, en { $seat } mocht er als eerste diamanten bij leggen.
event-DiamondPlaced = { $seat } legde een diamant in { drawer-name }.
event-RoundBegun = Ronde { $round } begon: iedereen { $cards ->
    [one] speelt de laatste kaart.
   *[other] kiest uit { $cards } kaarten.
}
event-CharactersChosen = Voor iedereen lag een gedekte kaart.
event-SmugglersShown = { $count ->
    [0] Er waren geen smokkelaars; iedereen draaide meteen de kaart om.
    [one] Eén smokkelaar maakte zich bekend.
   *[other] { $count } smokkelaars maakten zich bekend.
}
event-CardRevealed = { $seat } draaide de kaart om: { $character } nummer { $number }.
event-OpeningSkipped = { $seat } liet alle schuifladen dicht.
event-DrawerOpened = { $jewelsCount ->
    [0] { $alarmKey ->
        [none] { $seat } opende { drawer-name }: bovenin lag niets.
       *[other] { $seat } opende { drawer-name }: bovenin lag alleen de alarminstallatie van { $alarm }.
    }
   *[other] { $alarmKey ->
        [none] { $seat } opende { drawer-name }; bovenin te zien: { $jewels }.
       *[other] { $seat } opende { drawer-name }; bovenin te zien: { $jewels } en het uitgeschakelde alarm van { $alarm }.
    }
}
event-JewelsFell = { $jewelsCount ->
    [one] Oeps! Er viel { $jewels } uit { drawer-name } op het rode kussen.
   *[other] Oeps! Er vielen { $jewels } uit { drawer-name } op het rode kussen.
}
event-AlarmRang = { $jewelsCount ->
    [one] Alarm! Er viel { $jewels } uit { drawer-name }, en die ging naar { $owner }.
   *[other] Alarm! Er vielen { $jewels } uit { drawer-name }, en die gingen naar { $owner }.
}
event-AlarmReturned = De alarminstallatie uit { drawer-name } ging terug naar { $owner }.
event-LootGathered = { $seat } legde { $jewels } uit { drawer-name } als buit op het rode kussen.
event-ImitationsLaid = { $seat } legde { $jewels } in { drawer-name }.
event-AlarmSet = { $seat } legde een alarminstallatie in { drawer-name }.
event-SecretSearched = { $foundKey ->
    [ruby] { $seat } doorzocht het geheime vak van { drawer-name } en vond een robijn!
    [fallen_ruby] { $seat } doorzocht het geheime vak van { drawer-name }, maar de robijn viel eruit: de meesterdief ging met lege handen naar huis.
   *[nothing] { $seat } zocht in { drawer-name } naar een geheim vak, maar vond geen robijn.
}
event-JewelsStolen = { $seat } stal { $jewels } uit { drawer-name }.
event-ChestTurned = { $rotationKey ->
    [none] { $flipKey ->
        [no] { $seat } liet de kist staan zoals die stond.
       *[yes] { $seat } keerde de kist om.
    }
   *[other] { $flipKey ->
        [no] { $seat } draaide aan de kist: { $rotation }.
       *[yes] { $seat } draaide aan de kist ({ $rotation }) en keerde die om.
    }
}
event-LootDecided = { $resultKey ->
    [shared] Smokkelaars: { $smugglers }, detectives: { $detectives }. De smokkelaars verdeelden het rode kussen.
    [guarded] Smokkelaars: { $smugglers }, detectives: { $detectives }. De detectives waren in de meerderheid; de smokkelaars kregen niets.
    [forfeited] Smokkelaars: { $smugglers }, detectives: { $detectives }. Bij alle smokkelaars waren juwelen gevallen; de buit bleef liggen.
   *[empty] Smokkelaars: { $smugglers }, detectives: { $detectives }. Op het rode kussen viel niets te verdelen.
}
event-JewelsCollected = { $seat } pakte { $jewels } van het rode kussen.
event-CardsPassed = Alle zes kaarten zijn gespeeld: iedereen gaf zijn kaarten door naar links.
event-MatchEnded = { $endingKey ->
    [last_ruby] De laatste robijn is weg: het spel is afgelopen.
   *[white_cushion_empty] Een wit kussen is leeg: het spel is afgelopen.
} { $winnersCount ->
    [one] De meester onder de dieven is { $winners }!
   *[other] De meesters onder de dieven zijn { $winners }!
}

# Vragen.

ask-place = { $seat }, leg een diamant in een schuifla naar keuze; je hebt er nog { $left }.
ask-choose = { $seat }, kies je karakter voor deze ronde.
ask-open-smuggler = { $seat }, je bent smokkelaar: open een schuifla, haal de buit eruit en leg er een imitatie in.
ask-open-jeweller = { $seat }, je bent juwelier: open een schuifla en laat er een imitatie achter.
ask-open-lady_jeweller = { $seat }, je bent juwelierster: open een schuifla; jij raakt altijd een imitatie kwijt.
ask-open-thief = { $seat }, je bent dief: open een schuifla en neem mee wat bovenin ligt.
ask-open-master_thief = { $seat }, je bent meesterdief: open een schuifla, en misschien ook het geheime vak.
ask-lay-smuggler = { $seat }, welke imitatie leg je in de schuifla?
ask-lay-jeweller = { $seat }, welke imitatie leg je in de schuifla?
ask-lay-jeweller-alarm = { $seat }, welke imitatie leg je in de schuifla, en leg je je alarminstallatie erbij?
ask-lay-lady = { $seat }, { $most ->
    [one] leg één imitatie in de schuifla; meer kan deze ronde niet.
   *[other] leg minstens één imitatie in de schuifla; je mag er hoogstens { $most } kwijt.
}
ask-rob = { $seat }, plunder je het voorste vak of trek je de schuifla verder open en zoek je naar een robijn?
ask-manipulate = { $seat }, wil je de kist draaien, omkeren, allebei of geen van beide?
ask-manipulate-filling = { $seat }, je diamanten liggen erin: wil je de kist draaien, omkeren, allebei of geen van beide?
ask-manipulate-one = { $seat }, wil je de kist draaien, omkeren of laten staan?
ask-pick-smuggler = { $seat }, pak een juweel uit de buit.
ask-pick-detective = { $seat }, pak een juweel van het rode kussen.

wait-place = { $seats } legt diamanten in de kist.
wait-choose = { $count ->
    [one] { $seats } kiest nog een karakter.
   *[other] { $seats } kiezen in het geheim hun karakter.
}
wait-open = { $seats } kiest een schuifla.
wait-act = { $seats } is bezig bij de open schuifla.
wait-manipulate = { $seats } heeft de kist in handen.
wait-pick = { $seats } kiest een juweel van het rode kussen.

# Antwoorden.

action-Place = Leg een diamant in { drawer-name }
action-Place-form = Een diamant in de kist leggen
field-Place-drawer = Schuifla
action-Choose = Speel de { $character }
action-Choose-form = Een karakter kiezen
field-Choose-character = Karakter
action-Open = Open { drawer-name }
action-Open-form = Een schuifla openen
field-Open-drawer = Schuifla
action-SkipOpen = Laat alle schuifladen dicht
action-SkipOpen-form = Niets openen
action-Lay = Leg { $imitations } neer
action-Lay-form = Imitaties neerleggen
field-Lay-imitations = Imitaties van je witte kussen
action-LayWithAlarm = Leg { $imitations } neer, met je alarminstallatie erbij
action-LayWithAlarm-form = Een imitatie met je alarminstallatie neerleggen
field-LayWithAlarm-imitations = Imitatie van je witte kussen
action-Plunder = Plunder het voorste vak
action-Plunder-form = Het voorste vak plunderen
action-Search = Doorzoek het geheime vak
action-Search-form = Het geheime vak doorzoeken
action-Manipulate = { $flipKey ->
    [no] { $rotationKey ->
        [none] Laat de kist staan
       *[other] Draai aan de kist: { $rotation }
    }
   *[yes] { $rotationKey ->
        [none] Keer de kist om
       *[other] Draai aan de kist ({ $rotation }) en keer die om
    }
}
action-Manipulate-form = De kist draaien en omkeren
field-Manipulate-rotation = Draaien
field-Manipulate-flip = Omkeren
action-Pick = Pak een { $jewel }
action-Pick-form = Een juweel pakken
field-Pick-jewel = Juweel

# Waarom niet.

refuse-fill-first = Leg eerst je diamanten in de kist, één voor één.
refuse-no-such-drawer = Zo’n schuifla heeft de kist niet; kies er een die er wel is.
refuse-already-played = De { $character } heb je in deze zes ronden al gespeeld; kies een andere kaart.
refuse-choose-first = Iedereen kiest nu een karakter; kies het jouwe.
refuse-open-before-turning = Je mag de kist niet draaien of omkeren voordat je een schuifla hebt geopend.
refuse-lady-must-open = Een juwelierster opent altijd een schuifla; kies er een.
refuse-must-open = Je moet een schuifla openen; alles dichtlaten mag aan deze tafel niet.
refuse-open-first = Open eerst een schuifla.
refuse-act-before-turning = Maak eerst af waar je bij de open schuifla mee bezig bent; draaien komt daarna.
refuse-one-drawer = Je opent per beurt maar één schuifla.
refuse-thieves-lay-nothing = Dieven leggen geen imitaties neer; plunder het voorste vak of doorzoek het geheime vak.
refuse-rob-first = De schuifla staat open: plunder het voorste vak of doorzoek het geheime vak.
refuse-lay-first = De schuifla staat open: leg je imitatie erin.
refuse-no-such-imitation = Die imitaties heb je niet op je witte kussen; kies uit wat daar ligt.
refuse-too-many-imitations = { $most ->
    [one] Leg precies één imitatie neer.
   *[other] Leg minstens één en hoogstens { $most } imitaties neer.
}
refuse-only-jeweller-alarm = Alleen de juwelier legt een alarminstallatie neer; leg je imitatie zonder alarm.
refuse-alarm-away = Je alarminstallatie ligt al in de kist; leg je imitatie zonder alarm.
refuse-one-alarm = In deze schuifla ligt al een alarminstallatie, en het is er nooit meer dan één; leg je imitatie zonder alarm.
refuse-one-manipulation = Aan deze tafel mag je de kist draaien of omkeren, maar niet allebei in één beurt.
refuse-no-such-turn = Zo kun je de kist niet draaien: alleen het bovenste niveau of de bovenste twee, een kwartslag.
refuse-turn-after-filling = Al je diamanten liggen erin; nu mag je de kist alleen nog draaien of omkeren.
refuse-drawer-closed = De schuifla is weer dicht; nu mag je de kist alleen nog draaien of omkeren.
refuse-not-on-red = Op het rode kussen ligt geen { $jewel }; pak een ander juweel.
refuse-pick-first = Pak eerst een juweel van het rode kussen.

# Opties.

option-start_player = Wie als eerste de kist vult
option-start_player-random = het lot beslist
option-start_player-seat0 = de eerste plaats
option-manip = Draaien en omkeren aan het eind van een beurt
option-manip-rotate_and_flip = één keer draaien en één keer omkeren, een van beide of allebei
option-manip-one = één keer draaien of één keer omkeren (variant uit de spelregels, tegen de hoofdpijn)
option-may_skip_open = Alle schuifladen dichtlaten
option-may_skip_open-no = mag niet: wie aan de beurt is, opent er een
option-may_skip_open-yes = mag, behalve als juwelierster
option-fallen_ruby = Een robijn die uit het geheime vak is gevallen
option-fallen_ruby-top = gaat terug aan de bovenkant, binnen handbereik voor de volgende
option-fallen_ruby-bottom = gaat terug aan de onderkant, waar hij opnieuw zal vallen
option-auto_pick = Het rode kussen verdelen
option-auto_pick-on = gaat vanzelf, het kostbaarste juweel eerst
option-auto_pick-off = iedereen kiest zelf
option-ruby_end = Na de laatste robijn
option-ruby_end-round = wordt de ronde uitgespeeld
option-ruby_end-immediate = is het spel meteen afgelopen
option-show_played = Eerder gespeelde kaarten
option-show_played-off = liggen gedekt: je moet ze onthouden
option-show_played-on = zijn voor iedereen op te zoeken
option-memory_aid = Geheugensteun
option-memory_aid-off = geen: wat er in een dichte schuifla ligt, moet je onthouden
option-memory_aid-own_notes = je mag zelf aantekeningen maken
option-memory_aid-full = iedereen ziet wat er te onthouden viel
option-edition = Uitgave
option-edition-printed = het spel zoals het in de doos zit
option-edition-tiny = één schuifla, drie karakters: voor wie het wil doorrekenen

# Woorden.

term-smuggler = { $count ->
    [one] smokkelaar
   *[other] smokkelaars
}
term-jeweller = { $count ->
    [one] juwelier
   *[other] juweliers
}
term-lady_jeweller = { $count ->
    [one] juwelierster
   *[other] juweliersters
}
term-thief = { $count ->
    [one] dief
   *[other] dieven
}
term-master_thief = { $count ->
    [one] meesterdief
   *[other] meesterdieven
}
term-detective = { $count ->
    [one] detective
   *[other] detectives
}
term-diamond = { $count ->
    [one] diamant
   *[other] diamanten
}
term-sapphire = { $count ->
    [one] saffier
   *[other] saffieren
}
term-ruby = { $count ->
    [one] robijn
   *[other] robijnen
}
term-fallen_ruby = een gevallen robijn
term-nothing = niets
term-none = niet
term-top1_cw = bovenste niveau met de klok mee
term-top1_ccw = bovenste niveau tegen de klok in
term-top2_cw = bovenste twee niveaus met de klok mee
term-top2_ccw = bovenste twee niveaus tegen de klok in
term-no = nee
term-yes = ja
term-shared = verdeeld
term-guarded = bewaakt door de detectives
term-forfeited = verspeeld
term-empty = leeg

# Om aan tafel te zeggen.

phrase-1 = Doe gerust die open. Wat zou er nou uit kunnen vallen?
phrase-2 = Aan die schuifla zou ik niet komen als ik jou was.
phrase-3 = Welke kant zat ook alweer boven?
phrase-4 = Ik ben de draad volledig kwijt. Echt waar.
phrase-5 = Alles hier is echt, op mijn erewoord als juwelier.
phrase-6 = Hoor je dat? Dat is mijn alarm.
phrase-7 = Bedankt voor de bezorging!
phrase-8 = Wat een kluns!
phrase-9 = Deze ronde moet er toch echt iemand detective zijn.
phrase-10 = Detective? Ik? Daar heb ik het veel te druk voor.
phrase-11 = Wij smokkelaars moeten elkaar een beetje helpen.
phrase-12 = Op het rode kussen ligt genoeg voor ons allemaal.
phrase-13 = De robijn ligt boven. Daar durf ik mijn alarm om te verwedden.
phrase-14 = Ik zou hem voor de zekerheid nog eens omkeren.
phrase-15 = Wie heeft hieraan gedraaid? Ik eis te weten wie hieraan heeft gedraaid!
phrase-16 = Een lege schuifla. Wat ontzettend pijnlijk.
phrase-17 = Ik heb gezien wat je daar in hebt gelegd.
phrase-18 = Twee saffieren lichter, en een stuk gelukkiger.
phrase-19 = Laat je er eentje voor mij liggen?
phrase-20 = Zo, rechtstreeks op mijn zwarte kussen.
phrase-21 = Geeft niks, het was toch maar glas.
phrase-22 = Een echte meesterdief laat geen vingerafdrukken achter.
phrase-23 = Nog één imitatie en we kunnen naar huis.
phrase-24 = Mooi gestolen!

ending-white_cushion_empty = Een wit kussen is leeg.
ending-last_ruby = De laatste robijn is gestolen.

phase-place = De kist vullen
phase-choose = Karakters kiezen
phase-open = Een schuifla openen
phase-act = Bij de open schuifla
phase-manipulate = De kist draaien
phase-pick = Het rode kussen verdelen
phase-over = Afgelopen
