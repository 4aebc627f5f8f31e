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
   *[other] { $winners } delen de overwinning!
}
play-place = { $place }e
play-record = Het verslag staat in { $path }
play-after = Navertellen: contrabande replay { $path }
replay-players = Aan tafel: { $players }.
replay-memory = De kist geeft haar geheimen pas op het eind prijs: alleen deze ronde wordt naverteld.
replay-advice = Een kampioen op de plaats van { $name }: { $likely }. Wat gespeeld werd: { $odds }.

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
play-head = verzegelde kop { $hash }

# What a table or the door of the house refuses.

door-not-a-member = Je zit niet meer aan deze tafel; kom er opnieuw bij met de code.
door-table-closed = Deze tafel is gesloten; het verslag blijft bewaard. Open een nieuwe.
door-table-unreadable = Deze tafel kan niet geopend worden: wat ervan opgeschreven is, past niet bij deze versie van het programma. Wie het huis beheert, weet meer.
door-only-players-sit = Je kwam om te kijken; kom er opnieuw bij als speler om te gaan zitten.
door-entropy-form = Een aandeel in het schudden bestaat uit 32 hexadecimale cijfers.
door-no-bot-there = Op die plaats zit geen bot.
door-nobody-to-seat = Die heeft al een plaats, of kwam alleen kijken.
door-seats-empty = { $count ->
    [one] Er is nog één plaats
   *[other] Er zijn nog { $count } plaatsen
 } vrij: nodig iemand uit of zet er een bot neer.
door-not-all-ready = { $count ->
    [one] Eén speler is
   *[other] { $count } spelers zijn
 } nog niet klaar.
door-paused = De tafel heeft pauze; spreek eerst af om verder te gaan.
door-all-are-in = Alle antwoorden zijn binnen; het jouwe ligt vast.
door-no-such-action = Dat is geen actie van dit spel.
door-not-your-prompt = Die vraag staat niet meer voor je open.
door-no-clock = Deze tafel speelt zonder klok: neem je tijd.
door-not-asked = Er wordt je nu niets gevraagd.
door-no-tokens = Je hebt geen extra tijd meer over.
door-already-so = Dat is al zo.
door-nobody-to-kick = Op die plaats zit niemand die je kunt wegsturen.
door-has-a-seat = Je hebt al een plaats aan deze tafel.
door-no-such-wish = Niemand vraagt nog om die plaats.
door-saw-another-hand = Je had in deze partij al de kaarten van een andere plaats; kijk mee en speel in de volgende partij mee.
door-not-now = Ze hebben al vaak genoeg ‘nu niet’ gezegd; kijk mee en speel in de volgende partij mee.
door-was-sent-away = De anderen hebben je uit deze partij weggestuurd; kijk mee en speel in de volgende partij mee.
door-asked-enough = Je hebt in deze partij vaak genoeg om een plaats gevraagd; kijk mee en speel in de volgende partij mee.
door-guest-may-not = Deze gast mag die plaats in deze partij niet overnemen.
door-only-after-the-end = Speel eerst deze partij uit.
door-no-such-phrase = Zo’n zinnetje is er niet.
door-chat-off = Aan deze tafel praat je alleen met vaste zinnetjes.
door-no-such-claim = Een bewering noemt van elke soort een aantal van 0 tot 99.
door-not-seated = Ga eerst zitten.
door-already-playing = De partij is begonnen; dat kan pas na afloop.
door-not-playing = Er wordt hier nu niet gespeeld.
door-seat-taken = Die plaats is bezet; kies een andere.
door-no-such-seat = Zo’n plaats heeft deze tafel niet.
door-too-few-seats = Er zitten hier meer mensen dan er op { $seats } plaatsen passen; iemand moet eerst opstaan.
door-no-such-game = Het spel { $game } is er niet in dit huis.
door-hours = Een trage tafel geeft 1 tot { $most } uur per antwoord.
door-options = Deze huisregels gaan niet samen: { $reason }
door-name-form = Een naam heeft 1 tot { $most } letters.
door-name-signs = In deze naam zit een teken dat niet te zien is, bijvoorbeeld een half plaatje. Laat het weg.
door-text-form = Zeg iets in 1 tot { $most } letters.
door-text-signs = Hier zit een teken in dat niet te zien is, bijvoorbeeld een half plaatje. Laat het weg.
door-marks-piled = Zo veel streepjes en puntjes bij één letter bedekken de regels erboven en eronder. Laat er een paar weg.
door-person-form = Een persoonlijk geheim bestaat uit 32 hexadecimale cijfers.
door-house-full = Het huis is vol: even geen nieuwe tafels, zodat wie speelt er geen last van heeft. Probeer het straks nog eens.
door-table-full = Er zijn zo veel mensen aan deze tafel dat er niemand meer bij kan.
door-nonsense = { $why ->
    [none] Dat bericht zegt hier niets; zie /api/openapi.json.
   *[other] Dat bericht zegt hier niets ({ $why }); zie /api/openapi.json.
    }
door-no-token = Zeg wie je bent: het bewijs van je plaats ontbreekt.
door-no-such-table = Die tafel is er niet, of je mag er niet aan. Controleer de code.
door-store-down = De tafel kan nu even niets opschrijven en wacht; er gaat niets verloren. Probeer het zo nog eens.
door-not-finished = Die partij is nog niet afgelopen; tot dan blijven de kaarten geheim.
door-not-learned = Met deze tafelopties heeft de sterkste bot het spel niet geleerd.
door-no-such-door = Op dit adres is niets.

# Algemene regels, waar weigeringen naar verwijzen als er geen vraag openstaat.

general-rules = Aan elke tafel
general-GEN-1 = Plaatsen zijn met de klok mee genummerd vanaf 0. Andere zijn er niet.
general-GEN-4 = Wat alleen voor één plaats is, ziet alleen die plaats.
general-GEN-6 = Praten mag altijd en bindt niemand. Alleen het antwoord op een vraag die openstaat verandert iets.

# Taalmodellen: wat er rond regels en vragen gezegd wordt, en wat geweigerd wordt.

model-players = { $count } spelers: { $players }
model-player = { $name } (plaats { $seat })
model-row = een rij van { $count } aantallen staat in de volgorde { $kinds }
model-order = { $field }, op volgorde: { $names }
model-several = hier staan meerdere antwoorden in: { $readings }. Geef er één
model-nothing = hier staat geen actie in. Schrijf er een, bijvoorbeeld { $example }; je hebt { $known }
model-number = { $game } heeft hier de acties 0 tot en met { $last }, niet { $number }
model-no-field = { $field } bestaat niet in { $form }
model-too-many = dit zijn meer waarden dan { $form } heeft
model-lacks = bij { $action } ontbreekt { $field }; het mag { $allowed } zijn
model-wrong = bij { $action } mag { $field } { $allowed } zijn, en { $given } hoort daar niet bij
model-not-asked = Er wordt je nu niets gevraagd. Roep wait_for_my_turn aan.
model-over = De partij is afgelopen; open een nieuwe tafel.
model-not-open = Vraag { $given } staat niet open, vraag { $open } wel: roep my_prompt aan.
model-no-seat = Dit is geen plaats van jou: geef als seat wat new_table, join_table of watch_table antwoordde.
model-no-table = Tafel { $code } is er hier niet; list_tables kent ze allemaal.
model-code = Tafel { $code } is er niet; een code bestaat alleen uit letters.
model-full = Aan tafel { $code } is geen plaats vrij; kijk toe, of open een andere.
model-phrases = Zo’n zinnetje is er niet; je hebt 1 tot en met { $last }.
model-version = Het huis speelt versie { $there } van { $game }, dit programma { $here }: werk het bij.
model-silent = Het huis antwoordt niet; er is niets verloren, probeer het later nog eens.
model-unreachable = Het huis op { $address } antwoordt niet ({ $reason }).

# Het Model Context Protocol: gereedschap en velden.

mcp-instructions =
    Vier spellen vol bluf en smokkel.

    Open een tafel met new_table, of schuif met een code aan met join_table; bewaar de `seat` die je krijgt, dat is je sleutel.
    Doe dan, tot de status "over" is: roep wait_for_my_turn aan en beantwoord de vraag met answer.
    Een antwoord is één actie, zoals Announce(sum=3, colour=red). Een weigering zegt waarom en volgens welke regel, en verandert niets.
    Je ziet wat jouw plaats mag zien, en niemand ziet van jou meer dan de regels toelaten.
mcp-tool-list_games = De spellen, met hoeveel ze gespeeld worden en hun opties met de mogelijke waarden.
mcp-tool-read_rules = De regels van een spel. Elke regel heeft een nummer, waar weigeringen naar verwijzen.
mcp-tool-list_tables = Tafels waar je kunt aanschuiven of toekijken.
mcp-tool-new_table = Open een tafel en ga zitten. Echte bots nemen de andere plaatsen; het begint zodra er geen plaats meer vrij is.
mcp-tool-join_table = Neem een vrije plaats aan een tafel; je bent meteen klaar om te spelen.
mcp-tool-watch_table = Kijk toe aan een tafel: je ziet wat iedereen ziet en er wordt je nooit iets gevraagd.
mcp-tool-my_view = Alles wat je ziet: de tafel, jouw blik op de partij en wat er gebeurd is (zover het spel je laat terugkijken).
mcp-tool-my_prompt = De vraag die je gesteld is, haar nummer en de vorm van elk soort antwoord.
mcp-tool-answer = Beantwoord de vraag. Zolang ook anderen gevraagd worden, ligt je antwoord verzegeld en mag je een ander geven.
mcp-tool-wait_for_my_turn = Wacht tot je iets gevraagd wordt of het afgelopen is, nooit langer dan de seconden die je geeft; daarna wat nieuw is, en de vraag.
mcp-tool-say = Zeg een van de zinnetjes van het spel. Praten bindt niemand.
mcp-tool-leave = Ga voorgoed weg. Een bot speelt op je plaats verder.
mcp-field-game = sleutel van een spel, zoals list_games die geeft
mcp-field-language = taal van alle zinnen: { $languages }
mcp-field-seats = hoeveel er spelen, jij meegeteld
mcp-field-options = opties die van de regels afwijken
mcp-field-level = bots: { $levels }
mcp-field-free_seats = plaatsen die vrij blijven voor wie aanschuift; bots nemen de rest
mcp-field-name = hoe de anderen je noemen, hoogstens { $most } letters
mcp-field-code = de letters van een tafel
mcp-field-seat = jouw plaats: het geheim dat new_table, join_table of watch_table je gaf
mcp-field-action = één actie: Name(field=value, …), als JSON, of #nummer
mcp-field-prompt = het nummer van de vraag die je beantwoordt
mcp-field-seconds = hoe lang hoogstens, 0 tot { $longest }
mcp-field-phrase = het nummer van een zinnetje; zonder nummer krijg je ze allemaal
mcp-field-to = de plaats tegen wie je het zegt; zonder plaats tegen iedereen
