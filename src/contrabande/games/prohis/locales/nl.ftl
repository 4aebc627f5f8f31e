# Prohis in het Nederlands.

title = Prohis
tagline = Jouw truck, hun penning: smokkel je konvooien naar huis terwijl de rest voor politie speelt.

# Kaarten.

term-legal = { $count ->
    [one] legale kaart
   *[other] legale kaarten
}
term-illegal = { $count ->
    [one] illegale kaart
   *[other] illegale kaarten
}
term-lieutenant = { $count ->
    [one] luitenant
   *[other] luitenants
}
term-captain = { $count ->
    [one] kapitein
   *[other] kapiteins
}
term-inspector = { $count ->
    [one] inspecteur
   *[other] inspecteurs
}

# Wat bij gelijke rang beslist.

term-random = het lot
term-speed = de snelste hand
term-seat = de volgorde aan tafel

# Hetzelfde, zoals je het ook mag typen.

typed-legal = legaal
typed-illegal = illegaal

# Wat er gebeurde.

event-MatchBegun = De nacht viel, de trucks waren volgetankt en { $seat } mocht beginnen.
event-HandDealt = { $cardsKey ->
    [hidden] { $seat } kreeg kaarten.
   *[shown] { $seat } kreeg { $cards }.
}
event-DisplayLaid = Open naast de stapel: { $cards }.
event-DisplayCardTaken = { $seat } nam een open { $card }.
event-DisplayRefilled = Een { $card } vulde het gat in de open kaarten.
event-PileCardTaken = { $cardKey ->
    [hidden] { $seat } trok een kaart van de stapel.
   *[other] { $seat } trok een { $card } van de stapel.
}
event-LastRoundBegun = De stapel was op: de laatste ronde begon, met { $seat } als laatste aan de beurt.
event-TurnPassed = { $seat } paste.
event-ConvoySent = { $cardsKey ->
    [hidden] { $seat } stuurde een konvooi van { $size } kaarten de weg op.
   *[shown] { $seat } stuurde een konvooi van { $size } kaarten de weg op: { $cards }.
}
event-ControlPlayed = { $seat } stuurde er een { $control } op af.
event-ClaimWaived = { $seat } liet het konvooi doorrijden.
event-TieBroken = { $tied } speelden een gelijke rang: { $by } besliste in het voordeel van { $seat }.
event-InspectorNamed = { $seat } hield het konvooi van { $owner } aan met de { $control }.
event-BribeOffered = { $cardsKey ->
    [hidden] { $seat } schoof { $inspector } { $size ->
        [one] één kaart als steekpenning
       *[other] { $size } kaarten als steekpenningen
    } toe.
   *[shown] { $seat } schoof { $inspector } steekpenningen toe: { $cards }.
}
event-BribeShown = De steekpenningen van { $seat } lagen open op tafel: { $cards }.
event-NothingOffered = { $seat } legde geen steekpenningen op tafel.
event-BribeAccepted = { $seat } sloeg { $size ->
    [one] één kaart aan steekpenningen
   *[other] { $size } kaarten aan steekpenningen
} op, nam de { $control } terug en had het konvooi van { $owner } nooit gezien.
event-BribeRefused = { $seat } was niet te koop: { $owner } nam { $size ->
    [one] de kaart
   *[other] de { $size } kaarten
} terug.
event-InspectorStoodDown = { $seat } liet het konvooi van { $owner } gaan en sloeg de { $control } op.
event-InspectionBegun = { $seat } liet de { $control } het konvooi van { $owner } doorzoeken.
event-CardTurned = { $seat } draaide een kaart van het konvooi van { $owner } om: { $cardKey ->
    [legal] legale goederen.
    [illegal] illegale goederen!
   *[other] een { $card } in burger!
}
event-ConvoyStored = Het konvooi van { $seat } reed met { $size } kaarten het magazijn binnen.
event-ControlWon = { $loser } had voor niets gezocht: de { $control } liep over naar de hand van { $seat }.
event-ConvoyCaught = { $cardsKey ->
    [hidden] Betrapt! { $seat } sloeg het hele konvooi van { $owner } op, { $size } kaarten, en de { $control } erbij.
   *[shown] Betrapt! { $seat } sloeg het hele konvooi van { $owner } op ({ $cards }), en de { $control } erbij.
}
event-SeatScored = { $seat } eindigde op { $score } dollar. Magazijn: { $store }; hand: { $hand }.
event-MatchEnded = { $endingKey ->
    [all_passed] Iedereen had gepast.
   *[last_round] De laatste beurt was gespeeld.
} { $winnersCount ->
    [one] { $winners } was de rijkste smokkelaar van de stad!
   *[other] { $winners } waren samen de rijkste smokkelaars van de stad!
}

# Vragen.

ask-turn = { $limit ->
    [0] { $seat }, jij bent aan de beurt: trek kaarten of stuur een konvooi op pad.
   *[other] { $seat }, jij bent aan de beurt: met { $limit } of meer kaarten in de hand mag je niet trekken. Stuur een konvooi op pad.
}
ask-draw = { $seat }, neem een tweede kaart of laat het bij één.
ask-claim = { $seat }, { $owner_seat } heeft een konvooi van { $size } kaarten op pad gestuurd: speel een controlekaart om het te controleren of laat het doorrijden.
ask-raise = { $seat }, { $owner_seat } heeft een konvooi van { $size } kaarten op pad gestuurd: speel een controlekaart, hoger dan wat er eventueel al ligt, of laat het konvooi doorrijden.
ask-bribe = { $offers ->
    [0] { $seat }, { $inspector_seat } houdt je konvooi aan met de { $control }: bied kaarten uit je hand aan als steekpenningen, of bied niets.
   *[other] { $seat }, { $inspector_seat } weigerde je steekpenningen en heeft de { $control } nog op tafel: doe een beter bod of onderga de controle.
}
ask-answer = { $seat }, { $owner_seat } biedt je { $size ->
    [one] één kaart
   *[other] { $size } kaarten
} aan als steekpenningen: aannemen of weigeren?
ask-decide = { $seat }, { $owner_seat } biedt je niets: controleer het konvooi van { $size } kaarten, of zie ervan af en sla je controlekaart op.
ask-flip = { $left ->
    [one] { $seat }, draai nog één kaart om van het konvooi van { $owner_seat }.
   *[other] { $seat }, draai een kaart om van het konvooi van { $owner_seat }: nog hooguit { $left } te gaan.
}

# Wat de anderen intussen lezen.

wait-turn = { $seats } beraamt de volgende zet.
wait-draw = { $seats } loert op een tweede kaart.
wait-claim = { $count ->
    [one] { $seats } bekijkt het konvooi met argusogen.
   *[other] { $seats } beslissen in het geheim over het konvooi.
}
wait-raise = { $seats } bekijkt het konvooi met argusogen.
wait-bribe = { $seats } rekent uit wat zwijgen mag kosten.
wait-answer = { $seats } weegt de steekpenningen.
wait-decide = { $seats } twijfelt of de truck open moet.
wait-flip = { $seats } kiest welke kaart er omgaat.

# Fasen.

phase-turn = Beurt
phase-draw = Tweede kaart
phase-claim = Wie controleert?
phase-raise = Wie controleert?
phase-bribe = Steekpenningen
phase-answer = Steekpenningen geboden
phase-decide = Wel of niet controleren?
phase-flip = Controle
phase-over = Einde van het spel

# Antwoorden.

action-TakeDisplay = Open { $card } nemen
action-TakeDisplay-form = Open kaart nemen
field-TakeDisplay-card = kaart
action-TakePile = Van de stapel trekken
action-TakePile-form = Van de stapel trekken
action-Stop = Het bij één kaart laten
action-Stop-form = Stoppen
action-Convoy = { $controlsCount ->
    [0] Konvooi: { $goods }
   *[other] { $goodsCount ->
        [0] Konvooi: { $controls }
       *[other] Konvooi: { $goods }, plus { $controls }
    }
}
action-Convoy-form = Konvooi sturen
field-Convoy-goods = goederen
field-Convoy-controls = controlekaarten
action-Pass = Passen
action-Pass-form = Passen
action-Claim = De { $control } erop afsturen
action-Claim-form = Controlekaart spelen
field-Claim-control = controlekaart
action-Waive = Het konvooi laten doorrijden
action-Waive-form = Laten doorrijden
action-Bribe = Omkopen met { $cards }
action-Bribe-form = Omkopen
field-Bribe-cards = kaarten uit je hand
action-OfferNothing = Niets bieden
action-OfferNothing-form = Niets bieden
action-Accept = De steekpenningen aannemen
action-Accept-form = Aannemen
action-Refuse = De steekpenningen weigeren
action-Refuse-form = Weigeren
action-Inspect = Het konvooi controleren
action-Inspect-form = Controleren
action-StandDown = Ervan afzien en de controlekaart opslaan
action-StandDown-form = Ervan afzien
action-Flip = Gedekte kaart { $position } omdraaien
action-Flip-form = Kaart omdraaien
field-Flip-position = gedekte kaart

# Waarom niet.

refuse-bribe-not-in-hand = Omkopen doe je met kaarten die je in de hand hebt, minstens één: van je konvooi en je magazijn blijf je af.
refuse-answer-first = Er liggen steekpenningen op tafel: neem ze eerst aan of weiger ze.
refuse-nothing-offered = Niemand heeft je steekpenningen geboden: controleer, of zie ervan af.
refuse-must-inspect = Je hebt de steekpenningen geweigerd, dus nu moet je controleren: draai een kaart om.
refuse-already-inspecting = De controle is begonnen en gaat door tot de uitslag vaststaat: draai een kaart om.
refuse-no-such-card = { $size ->
    [one] Er ligt nog maar één kaart dicht: draai kaart 1 om.
   *[other] Er liggen { $size } kaarten dicht: kies er een van 1 tot en met { $size }.
}
refuse-decide-first = Beslis eerst of je controleert of ervan afziet; daarna mag je kaarten omdraaien.
refuse-not-your-turn = Er is een konvooi onderweg. Trekken, een konvooi sturen en passen kan pas weer aan het begin van je eigen beurt.
refuse-no-claims-now = Controlekaarten speel je vlak nadat een konvooi op pad is gestuurd, niet nu.
refuse-no-bribe-now = Steekpenningen bied je aan als je konvooi is aangehouden en er nog geen kaart is omgedraaid, niet nu.
refuse-no-inspection-now = Je hebt nu geen konvooi te controleren en geen steekpenningen te beantwoorden.
refuse-already-drawing = Je hebt al een kaart genomen, dus deze beurt trek je: neem een tweede kaart of stop.
refuse-pass-too-early = { $limit ->
    [0] Passen mag pas als de stapel leeg is, en er { $left ->
        [one] ligt nog één kaart
       *[other] liggen nog { $left } kaarten
    }: trek kaarten of stuur een konvooi.
   *[other] Passen mag pas als de stapel nog hooguit { $limit } kaarten telt, en het zijn er { $left }: trek kaarten of stuur een konvooi.
}
refuse-nothing-drawn = Je hebt nog niets getrokken: trek een kaart of stuur een konvooi.
refuse-convoy-size = { $least ->
    [2] { $most ->
        [2] Een konvooi telt precies 2 kaarten.
       *[other] Een konvooi telt { $least } tot { $most } kaarten.
    }
   *[other] Een konvooi telt { $least } tot { $most } kaarten.
}
refuse-convoy-not-in-hand = Je hebt die kaarten niet allemaal: laad wat je in de hand hebt.
refuse-convoy-without-goods = In een konvooi horen goederen: doe er minstens één legale of illegale kaart bij.
refuse-hand-full = Met { $limit } of meer kaarten in de hand mag je niet trekken: stuur een konvooi op pad.
refuse-not-on-display = Bij de open kaarten ligt geen { $card }: neem er een die er wel ligt.
refuse-pile-empty = De stapel is leeg: neem een open kaart, als die er nog is.
refuse-one-of-pile = Per beurt mag maar één kaart van de stapel komen: neem een open kaart of stop.
refuse-control-not-in-hand = Je hebt geen { $control } in de hand: speel een controlekaart die je hebt of laat het konvooi doorrijden.
refuse-claim-not-higher = Dat is niet hoger dan de { $control } op tafel: speel een hogere rang of laat het konvooi doorrijden.

# Tafelopties.

option-start_player = Wie begint
option-start_player-random = het lot beslist
option-start_player-seat0 = de eerste plaats begint
option-pass = Wanneer je mag passen
option-pass-near_end = zodra de stapel hooguit twee kaarten per speler telt
option-pass-pile_empty = pas als de stapel leeg is
option-pass-anytime = in elke beurt, wanneer je maar wilt
option-end = Wat de laatste ronde inluidt
option-end-display_short = de stapel is leeg en een gat in de open kaarten blijft open
option-end-pile_empty = de stapel is leeg
option-tie = Wie bij gelijke rang controleert
option-tie-random = het lot beslist, dus niemand hoeft zich te haasten
option-tie-speed = de snelste, zoals het gedrukt staat
option-tie-seat = de eerste met de klok mee, gezien vanaf de eigenaar van het konvooi
option-claim = Hoe controlekaarten gespeeld worden
option-claim-sealed = in het geheim, en allemaal tegelijk onthuld
option-claim-open = om de beurt, en telkens hoger in rang
option-control_only = Konvooien zonder goederen
option-control_only-no = verboden: er rijdt minstens één goederenkaart mee
option-control_only-yes = toegestaan: ook een truck vol politie mag de weg op
option-bribe_public = Wie de steekpenningen ziet
option-bribe_public-no = alleen gever en ontvanger; de anderen zien hoeveel kaarten het zijn
option-bribe_public-yes = de hele tafel
option-max_offers = Hoe vaak je per konvooi steekpenningen mag bieden
option-max_offers-value = { $value ->
    [one] één bod: na een weigering begint de controle
   *[other] hooguit { $value } keer, daarna begint de controle
}
option-edition = Welke kaarten er in de doos zitten
option-edition-printed = het spel zoals het gedrukt is
option-edition-tiny = een handvol kaarten voor twee, om aan te rekenen

# Eindes.

ending-last_round = De laatste ronde is uitgespeeld.
ending-all_passed = Iedereen paste, en daarmee was het afgelopen.

# Snelle zinnetjes.

phrase-1 = Gewoon melk, agent. Vers van de boer.
phrase-2 = Kijk gerust. Daar doe je me een plezier mee.
phrase-3 = Ik zou die truck even nakijken als ik jou was.
phrase-4 = Die truck hangt wel erg laag op z’n veren.
phrase-5 = Voor de verjaardag van mijn oma. Ze heeft veel vrienden.
phrase-6 = Komen we hier onderling uit?
phrase-7 = Eén kaart, en je hebt me nooit gezien.
phrase-8 = Zijn dat de steekpenningen of is dat de fooi?
phrase-9 = Doe er een fles bij en ik ben stekeblind.
phrase-10 = Mijn penning is niet te koop. Niet voor die prijs.
phrase-11 = Jij bluft. Ik ruik de whisky tot hier.
phrase-12 = Allemaal volkomen legaal. Zo goed als.
phrase-13 = Bedankt voor de penning. Hij staat me goed.
phrase-14 = Zo, zo, zo. Wat hebben we hier?
phrase-15 = Prettig zakendoen met jou.
phrase-16 = Ik heb daar een mannetje zitten.
phrase-17 = Niemand? Heerlijk. Rijden maar, jongens!
phrase-18 = Als eerlijk mens word je hier elke nacht gefouilleerd!
phrase-19 = Volgende keer beter. Borrel? O nee, mag niet.
phrase-20 = Kop op. De weg is nog lang.
phrase-21 = Dit onthoud ik.
phrase-22 = Iemand moet de koploper stoppen. Iemand anders.
phrase-23 = Vertrouw me. Ik ben de eerlijkste boef aan tafel.
phrase-24 = Wat een nacht. Morgen zelfde tijd?
