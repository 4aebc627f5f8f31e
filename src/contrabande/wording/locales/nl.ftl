# Woorden die alle spellen delen.

counted = { $count } { $thing }
list-and = { $rest } en { $last }
list-nothing = niets
seat-number = plaats { $number }
refused = { $reason } ({ $rule })

# Woorden die je in een antwoord mag typen naast die van het spel.

typed-fillers = en van de het een mijn x aan met
typed-all = alles alle
typed-none = niets geen

# De deur.

welcome = Vier spellen vol bluf en smokkelwaar, aan een tafel in de terminal.
welcome-play = schuif aan bij drie bots
welcome-rules = lees de spelregels
welcome-games = alle spellen met hun spelersaantal en tafelopties
welcome-help = al het andere
games-seats = { $first } tot { $last } spelers

# Aan tafel.

tag-you = jij
tag-bot = bot
play-log = Wat er gebeurde
play-earlier = … { $count ->
    [one] één eerdere regel
   *[other] { $count } eerdere regels
}: h
play-keys = ? regel   h verloop   s bewaren   q bewaren en stoppen
play-example = bv. { $example }
play-cards = { $least ->
    [0] { $most ->
        [one] hooguit één kaart
       *[other] hooguit { $most } kaarten
    }
   *[other] { $most ->
        [one] één kaart
       *[other] { $range } kaarten
    }
}
play-enter = Druk op Enter.
play-which = Typ het nummer van je keuze, van 1 tot en met { $last }.
play-puzzled = Dat is hier geen antwoord. Typ bijvoorbeeld: { $example }
play-too-long = Dat is een lang verhaal. Een antwoord telt hooguit { $most } tekens.
play-unclear = Dat kan van alles betekenen: { $readings }. Zeg iets meer.
play-pass = Geef het scherm aan { $name }. { $name }, druk op Enter als niemand meekijkt.
play-no-rule = Regel { $rule } bestaat niet in dit spel.
play-saved = Bewaard in { $path }
play-unsaved = Niet bewaard: { $reason }. De partij gaat door; met s probeer je het opnieuw.
play-left = De partij is bewaard in { $path }
play-resume = Verder spelen: contrabande play --resume { $path }
play-won = { $count ->
    [one] { $winners } wint!
   *[other] { $winners } delen de winst!
}
play-place = { $place }e
play-record = Het verslag staat in { $path }
play-after = Navertellen: contrabande replay { $path }
replay-players = Aan tafel: { $players }.
replay-memory = De kist geeft haar geheimen pas op het eind prijs: alleen deze ronde wordt naverteld.

# Wat er op de tafels staat.

table-too-narrow = De tafel heeft { $needed } kolommen nodig en dit scherm heeft er { $columns }: maak het venster breder of de letters kleiner.
table-hs-stage = etappe { $stage }
table-hs-no-bid = nog geen som genoemd
table-hs-taken = ligt bij
table-hs-green = groen
table-hs-yellow = geel
table-hs-blue = blauw
table-hs-purple = paars
table-hs-red = rood
table-hs-orange = oranje
table-hs-grey = grijs

table-hand = je hand
table-pile = trekstapel: { $count }

table-hg-turn = ronde { $round } van { $rounds }, beurt { $turn } van { $turns }
table-hg-sheriff = sheriff
table-hg-legend = geld  hand·achter·onder de koffer  ◆ inbeslagname ◇ extra controle
table-hg-legend-low = geld hand·achter·onder ◆beslag ◇extra ▐gezegd▌ □open $afgekocht ◆weg
table-hg-prices = $ waarde −boete ≤max
table-hg-piles = ▽ afgelegd ▤ stapel { $count }
table-hg-talk = { $target } en de sheriff
table-hg-offer = geboden ${ $amount }
table-hg-demand = geëist ${ $amount }
table-hg-offers = { $count ->
    [0] geen bod meer over
    [one] nog één bod
   *[other] nog { $count } keer bieden
}
table-hg-no-hand = geen kaarten
table-hg-case = in je koffer
table-hg-behind = achter je koffer
table-hg-under = onder je koffer
table-hg-nothing = Niets in, achter of onder je koffer.

table-md-round = ronde { $round }
table-md-legend = karakter  wit|zwart kussen  ♪ alarm
table-md-seat = speler
table-md-character = karakter
table-md-white = wit kussen
table-md-black = zwart kussen
table-md-alarm = alarm
table-md-red = rood kussen
table-md-side-N = noord
table-md-side-E = oost
table-md-side-S = zuid
table-md-side-W = west

table-pr-legend = hand·magazijn   op kaarten: 4k in het magazijn, −4k op het eind in de hand
table-pr-convoy = konvooi
table-pr-display = open kaarten
table-pr-road = onderweg
table-pr-quiet = Het is stil op de weg.
table-pr-store = je magazijn:
table-pr-bribe = { $count ->
    [one] één kaart als steekpenning
   *[other] { $count } kaarten als steekpenningen
}
table-pr-final = laatste beurt

refuse-no-such-answer = Dat bestaat aan deze tafel niet; kies een van de aangeboden antwoorden.
play-commitment = de gever ligt vast op { $hash }
play-head = kop van de keten { $hash }
