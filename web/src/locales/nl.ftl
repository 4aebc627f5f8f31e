# De client in het Nederlands.

motto = Vier spellen vol bluf en smokkel
loading = Een ogenblik …
close = Sluiten
of = van
you = jij
bot = bot
code = Code
unreachable = Het huis geeft geen antwoord. Controleer je verbinding en probeer het nog eens.
try-again = Opnieuw proberen

# De deur.

who-are-you = Wie ben je?
your-name = Je naam
name-full = Langer kan niet: hoogstens { $most } tekens.
language = Taal
change-shape = Kies je speldje
join = Schuif aan
invited = Je bent uitgenodigd
invited-sitting = { $count ->
    [one] { $names } zit er al.
   *[other] { $names } zitten er al.
}
invited-playing = { $count ->
    [one] { $names } is aan het spelen.
   *[other] { $names } zijn aan het spelen.
}
invited-bots = { $count ->
    [one] een bot
   *[other] { $count } bots
}
sit-down = Ga zitten
watch = Alleen kijken
as-big-screen = Gebruik dit als groot scherm
scan = Code scannen
scan-about = Richt de camera op de code op het andere scherm.
scan-otherwise = Deze browser kan zelf geen codes lezen. Open de camera-app van je telefoon en richt die op de code: zo kom je meteen aan tafel.
public-tables = Open tafels in dit huis
pass-spent = Die link is al gebruikt, of ouder dan twee minuten. Maak op het andere apparaat een nieuwe.
passing = Hier zijn ze midden in een partij.
passing-round = Ronde { $round }
passing-since = { $minutes ->
    [0] net begonnen
    [one] sinds een minuut
   *[other] sinds { $minutes } minuten
}
passing-watchers = { $count ->
    [one] één kijkt toe
   *[other] { $count } kijken toe
}
passing-watch = Kijken, en straks meedoen
passing-watch-about = Tot de partij uit is zijn alle plaatsen bezet. Voor de volgende kunnen ze plaats voor je maken.
passing-watch-bots = Alle plaatsen zijn bezet, maar er zitten ook bots. Kom binnen en tik op een bot om zijn plaats te vragen, of doe mee aan de volgende partij.
passing-open-about = Een nieuwe tafel voor { $game }, met vrienden of bots.
new-table = Open een nieuwe tafel
with-whom = Met wie?
manner-friends = Met vrienden
manner-friends-about = Kies een spel. Vrienden komen met de code binnen; bots kunnen de andere plaatsen nemen.
manner-first = Mijn eerste partij
manner-first-about = Kies een spel. Drie bots schuiven meteen aan, en elke vraag wordt de eerste keer uitgelegd.
manner-public = Open voor iedereen
manner-public-about = Kies een spel. Wie deze pagina opent, ziet de tafel en mag meedoen.
seats-range = { $first } tot { $last } spelers
continue = Verder spelen
nobody-yet = nog niemand anders
phase-lobby = wacht op spelers
phase-playing = bezig
phase-finished = afgelopen
your-move = Jij bent aan zet
shape-anchor = Anker
shape-barrel = Vat
shape-bell = Bel
shape-crown = Kroon
shape-diamond = Diamant
shape-feather = Veer
shape-hat = Hoed
shape-key = Sleutel
shape-lantern = Lantaarn
shape-moon = Maan
shape-ship = Schip
shape-star = Ster

# De douanehal.

lobby = Douanehal
seats = Stoelen
seat-count = Stoelen
seat-free = Vrije stoel
change-game = Ander spel
ready = Klaar
not-ready = Niet klaar
i-am-ready = Ik ben klaar
start = Deel de kaarten
fill-with-bots = { $count ->
    [one] Zet er een bot bij
   *[other] Zet er { $count } bots bij
}
take-a-seat = Tik op een vrije stoel om te gaan zitten.
all-seats-taken = Alle stoelen zijn bezet. Je kijkt toe; komt er een vrij, tik die dan aan.
only-seated = Alleen wie aan tafel zit, kan dit instellen.
you-watch = Je kijkt toe. Zodra het spel begint, zie je het hier.
you-watch-table = Je kijkt toe.
you-watch-bots = Je kijkt toe. Tik op een bot om zijn plaats te vragen.
sent-away = De anderen hebben gestemd om je stoel vrij te maken. Je kunt blijven toekijken.
wait-seats = { $count ->
    [one] Er is nog één stoel vrij: nodig iemand uit of zet er een bot bij.
   *[other] Er zijn nog { $count } stoelen vrij: nodig mensen uit of zet er bots bij.
}
wait-ready = Nog wachten op { $names }.
all-ready = Iedereen is er.
watching = { $count ->
    [one] Kijkt mee: { $names }
   *[other] Kijken mee: { $names }
}
guest-waits = { $name } wil meespelen, maar alle stoelen zijn bezet.
guest-seat = { $name } (bot) maakt plaats
changed-news = Veranderd:
changed-news-by = Veranderd door { $name }:
changed-again = Dit is veranderd. Nog steeds akkoord?
changed-again-by = Veranderd door { $name }. Nog steeds akkoord?
changed-undone = Wat anderen hadden veranderd, geldt niet meer. Nog steeds akkoord?
changed-part = { $part }: { $was } → { $now }
changed-brief = { $part } → { $now }
changed-part-by = { $change } ({ $name })
changed-game = Spel
changed-chat = Vrij praten
changed-on = aan
changed-off = uit
changed-slow = Langzaam, { $hours } uur
changed-all = { $count ->
    [one] Helemaal lezen
   *[other] Alle { $count } veranderingen
}
changed-title = Wat er veranderd is
is-ready = { $name } is klaar.
is-not-ready = { $name } is nog niet klaar.
sit-here = Ga hier zelf zitten
stand-up = Opstaan en kijken
this-is-you = Dit is jouw stoel.
add-bot = Zet hier een bot
remove-bot = Stuur de bot weg
level = Hoe goed die speelt
level-beginner = Beginner
level-beginner-about = Speelt wat er opkomt, vaak de tweede of derde inval.
level-solid = Degelijk
level-solid-about = Denkt na, en vergist zich toch nog weleens.
level-strong = Sterk
level-strong-about = Laat zelden een kans liggen.
level-champion = Kampioen
level-champion-about = Speelt zoals die het geleerd heeft, in meer dan een miljard beslissingen tegen zichzelf.
temper = Karakter
temper-honest = Eerlijke Jan
temper-honest-about = Liegt zelden en gelooft je op je woord.
temper-gambler = Gokker
temper-gambler-about = Bluft voor de lol.
temper-sceptic = Scepticus
temper-sceptic-about = Gelooft niets en controleert alles.
temper-grudge = Haatdrager
temper-grudge-about = Onthoudt wie dwars heeft gezeten.
bot-is = Bot: { $level }, { $temper }
bot-memory = Die vergeet: bij elke volgende la blijft { $share } % over van wat er in een la gezien is.
bot-ahead = In zo veel van 100 partijen eindigt die vóór een bot van het niveau
bot-of-hundred = { $count } van 100
bot-measured = Gemeten met vier bots aan tafel, volgens de gedrukte regels. Die ziet niet meer dan jij en kent jouw kaarten niet.
bot-understudy = Die heeft de gedrukte regels geleerd. Met jullie huisregels antwoordt een eenvoudiger bot in zijn plaats, die met kansen en prijzen rekent.
habit-HG-honest = Die stopt in 59 van 100 koffers verboden waar (anderen: 74).
habit-HG-gambler = Die stopt in 80 van 100 koffers verboden waar (anderen: 74).
habit-HG-sceptic = Als sheriff neemt die maar 3 van 100 biedingen aan (anderen: 15).
habit-HG-grudge = Gemiddeld pakt en betaalt die als de anderen; alleen let die op sommigen scherper dan op anderen.
habit-MD-honest = Met alle zes kaarten in de hand speelt die 25 van de 100 keer eerst de juwelier (anderen: 14).
habit-MD-gambler = Met alle zes kaarten in de hand speelt die 40 van de 100 keer eerst de meesterdief (anderen: 30).
habit-MD-sceptic = Met alle zes kaarten in de hand speelt die 28 van de 100 keer eerst de detective (anderen: 7).
habit-MD-grudge = Met alle zes kaarten in de hand speelt die 19 van de 100 keer eerst de detective (anderen: 7), en 42 keer de meesterdief (anderen: 30).
habit-HS-honest = Die overdrijft bij 46 van 100 sommen (anderen: 54).
habit-HS-gambler = Die overdrijft bij 62 van 100 sommen (anderen: 54).
habit-HS-sceptic = Die betwijfelt 41 van 100 sommen (anderen: 25).
habit-HS-grudge = Die betwijfelt 28 van 100 sommen (anderen: 25), vooral die van wie er beter voor staat.
habit-PR-honest = Die smokkelt in 23 van 100 konvooien (anderen: 51).
habit-PR-gambler = Die smokkelt in 60 van 100 konvooien (anderen: 51).
habit-PR-sceptic = Die speelt bij 76 van 100 konvooien een controlekaart (anderen: 32).
habit-PR-grudge = Mag die controleren, dan gebeurt dat 96 van de 100 keer (anderen: 83).
invite = Uitnodigen
invite-about = Scan dit, of open { $host } en typ de code:
qr = QR-code van tafel { $code }
share-link = Deel de link
copied = Link gekopieerd
big-screen = Groot scherm
pace = Tempo
pace-relaxed = Rustig
pace-relaxed-about = Geen klok: neem de tijd.
pace-live = Live
pace-live-about = Eén minuut per antwoord, drie keer te verlengen.
pace-quick = Vlot
pace-quick-about = Twintig seconden per antwoord.
pace-slow = Langzaam
pace-slow-about = { $hours ->
    [one] Eén uur per antwoord: speel dagenlang.
   *[other] { $hours } uur per antwoord: speel dagenlang.
}
hours = Uren per antwoord
free-chat = Vrij praten, naast de snelle zinnen
coach-me = Leg mij elke vraag de eerste keer uit
preset = Soort tafel
preset-beginner = Beginnerstafel
preset-beginner-about = Minder om te onthouden, en geen klok.
preset-rulebook = Volgens het boekje
preset-rulebook-about = Alles zoals het gedrukt staat.
preset-short = Kort spel
preset-short-about = Eerder afgelopen, met twintig seconden per antwoord.
preset-long = Lang spel
preset-long-about = Voor een hele avond.
preset-HG-beginner = Het aantal kaarten klopt altijd, en niemand betaalt meer boete dan hij heeft.
preset-HG-rulebook = Aantal en soort mogen allebei gelogen zijn, en wie gecontroleerd wordt doet tot vier keer een bod.
preset-HG-short = Eén bod aan de sheriff in plaats van vier: een kwart van alle vragen valt weg.
preset-MD-beginner = Je draait de kist of keert haar om, nooit allebei, en wat je kon onthouden wordt getoond.
preset-MD-rulebook = Je mag draaien en omkeren in één beurt, en onthoudt zelf wat waar ligt.
preset-HS-beginner = Een stapel die op is wordt opnieuw geschud, zodat je altijd kunt ruilen.
preset-HS-rulebook = Eén etappe: na de zevende twijfel is het uit. Korter kan niet.
preset-HS-long = Etappe na etappe, tot iemand tien minpunten heeft: zo’n vijf keer zo lang.
preset-PR-beginner = Je mag in elke beurt passen, en iedereen ziet welke steekpenningen er liggen.
preset-PR-rulebook = Alleen bij gelijke rang beslist het lot, en niet de snelste hand.
preset-own = Jullie eigen mengsel.
option-clash = Niet met: { $option } – { $value }
house-rules = { $count ->
    [one] Huisregels: nog één keuze
   *[other] Huisregels: nog { $count } keuzes
}

# Aan tafel.

menu = Menu
log = Verloop
log-empty = Er is nog niets gebeurd.
rules = Regels
rules-of = Regels van { $game }
open-rule = Open regel { $rule }
talk = Praten
players = Spelers
hand = Je hand
your-place = Jouw plek
face-down = een gedekte kaart
uncover = Mijn kaarten even bekijken
cover = Kaarten bedekken
cover-brief = Bedekken
peek = Houd ingedrukt om te kijken
peek-brief = Kijken
one-moment = Een ogenblik …
is-asked = is gevraagd
is-choosing = kiest in het geheim
has-locked = heeft gekozen
is-away = vervanger
is-away-about = Even weg: een vervanger speelt door, en niemand kan dat aan de antwoorden zien.
is-gone = offline
is-gone-about = De verbinding is weg. De stoel blijft bewaard.
has-left-about = Voorgoed weg: een bot speelt door op deze stoel.
wait-gone = { $count ->
    [one] Wachten op { $names }, die offline is.
   *[other] Wachten op { $names }, die offline zijn.
}
stand-in-in = Komt { $name } niet terug, dan springt over { $time } een vervanger in.
stand-in-soon = Komt { $name } niet terug, dan springt zo meteen een vervanger in.
coach = Wat kan ik doen?
coach-unfold = Leg uit
coach-dismiss = Weet ik
understood = Begrepen
coach-off = Geen uitleg meer
note-unfold = Verder lezen
first-time = Waar gaat het om?
coach-on = Leg elke vraag uit
keys = Toetsen
key-l = Verloop
key-r = Regels, bij de vraag
key-t = Praten
key-m = Menu
key-1 = Kiezen: de eerste tot de negende
key-w = Een ander soort antwoord
key-f = Formulier of tafel
key-enter = Bevestigen; ingedrukt houden waar de knop dat zegt
key-help = Dit blad
is-here = Zit aan tafel.
mute = { $name } dempen
unmute = { $name } weer horen
mute-about = Berichten en gezichtjes van { $name } zie je dan niet meer; zinnen, beweringen en beloftes horen bij het spel en blijven. Alleen dit apparaat weet het, verder niemand.
muted-about = { $name } is op dit apparaat gedempt: berichten en gezichtjes zie je niet. Zinnen, beweringen en beloftes horen bij het spel en blijven.
mute-whom = Dempen op dit apparaat
mute-whom-about = Berichten en gezichtjes zie je dan niet meer; wat bij het spel hoort, blijft. Niemand krijgt het te horen; tik nog eens en je hoort ze weer.
is-muted = gedempt
kick = Stem om weg te sturen
kick-about = Zijn er genoeg voor, dan neemt een bot de stoel over.
kick-about-hall = Is meer dan de helft van de anderen voor, dan komt de stoel vrij. Is diegene aanwezig, dan zijn er minstens twee stemmen nodig.
vote-on-seat = Stemmen over de stoel van { $name }
pause = Vraag om pauze
paused = De tafel heeft pauze.
vote-pause = { $needed ->
    [one] Pauze: { $count } van { $needed } stem.
   *[other] Pauze: { $count } van { $needed } stemmen.
}
vote-resume = { $needed ->
    [one] Verder spelen: { $count } van { $needed } stem.
   *[other] Verder spelen: { $count } van { $needed } stemmen.
}
vote-kick = { $needed ->
    [one] { $name } wegsturen: { $count } van { $needed } stem.
   *[other] { $name } wegsturen: { $count } van { $needed } stemmen.
}
vote-kick-me = { $needed ->
    [one] Jou wegsturen: { $count } van { $needed } stem.
   *[other] Jou wegsturen: { $count } van { $needed } stemmen.
}
vote-by = Voor: { $names }.
vote-agree = Ik ook
vote-withdraw = Toch niet
seat-take = Deze plaats overnemen
seat-take-about = De bot gaat weg en jij speelt verder met zijn kaarten, als een van de spelers je binnenlaat.
seat-asked = Je wilt de plaats van { $name } overnemen. De spelers beslissen.
seat-asked-brief = Plaats van { $name }: de spelers beslissen.
seat-wished = { $name } wil de plaats van { $instead } overnemen.
seat-wished-brief = { $name } wil meespelen.
seat-more = { $count ->
    [one] En nog iemand.
   *[other] En nog { $count } anderen.
}
seat-answer = Antwoorden
seat-let-in = Binnenlaten
seat-decline = Nu niet
seat-not-now = { $name } zegt: nu niet. Je kunt blijven kijken.
meanwhile = Terwijl je weg was
go-on = Verder spelen
to-hall = Terug naar de ingang
other-device = Verder op een ander toestel
other-device-about = Open dit binnen twee minuten op het andere toestel. Het werkt één keer.
leave = Voorgoed weggaan
time-left = Tijd over
time-short = Nog minder dan twintig seconden.
more-time = Meer tijd ({ $count })
clock-hours = { $hours } u
commitment = Belofte van de deler
chain-head = Kop van het verslag

# Antwoorden.

hold = ingedrukt houden
hold-longer = langer ingedrukt houden
hold-to = Houd ingedrukt om dit te doen: { $action }
hold-again = druk nog een keer om te bevestigen
locked = Staat vast:
change = Wijzigen
keep-locked = Laat mijn antwoord staan
as-a-form = Als formulier
on-the-table = Terug naar de tafel
to-the-result = Naar de uitslag
locked-count = { $locked ->
    [one] { $locked } van { $asked } heeft gekozen.
   *[other] { $locked } van { $asked } hebben gekozen.
}
sealed = Iedereen kiest in het geheim. { $locked ->
    [one] { $locked } van { $asked } heeft gekozen.
   *[other] { $locked } van { $asked } hebben gekozen.
}
ways = Wat je kunt doen
not-ready-yet = Er ontbreekt nog iets.
too-much-together = Samen is dat te veel, hoogstens { $most } mag: haal er iets af.
less = een minder
more = een meer
kinds-add = { $thing } erbij; { $count } van { $most } gekozen
kinds-less = { $thing } terugleggen
kinds-exactly = { $sum } gekozen, precies { $most } nodig
kinds-chosen = { $least ->
    [0] { $sum } gekozen, hoogstens { $most }
   *[other] { $sum } gekozen, { $least } tot { $most } nodig
}

# Praten.

phrases = Zeg
phrases-about = Tik op een zin en je zegt hem hardop: de anderen horen hem in hun eigen taal.
emotes = Gezichten
emote-laugh = lacht
emote-gasp = schrikt
emote-sweat = zweet
emote-shrug = haalt de schouders op
emote-applaud = klapt
emote-wink = knipoogt
emote-cry = huilt
emote-stare = staart
chat = Zeg iets
send = Versturen
promises = Beloof
claims = Beweer
claims-about = Het mag waar zijn of niet. Na de partij ziet iedereen wat het was.
claim-add = Een { $thing } meer
claim-HG = beweert { $cards } in de koffer te hebben
claim-HG-form = ‘In mijn koffer: { $cards }’
claim-MD = beweert { $cards } in de la te hebben gelegd
claim-MD-form = ‘In de la: { $cards }’
claim-PR = beweert dat er { $cards } te vinden is
claim-PR-form = ‘Je zou { $cards } vinden’
promises-about = Niets dwingt je je eraan te houden, maar iedereen onthoudt het.
promise-to-whom = Aan wie?
promise-let_pass = Ik laat { $to } door
promise-repay = Ik betaal { $to } terug
promise-spare = Ik spaar { $to }
promise-share = Ik deel met { $to }
promise-truth = { $to }, dit is de waarheid
promise-revenge = { $to }, dit zet ik je betaald
said-to = tegen { $to }: { $text }
said-claim = zegt te hebben: { $cards }
log-Dealt = De kaarten werden gedeeld.
log-StoodIn = Een vervanger speelt voor { $name }.
log-Returned = { $name } is terug.
log-Paused = De tafel nam pauze.
log-Resumed = Het spel gaat verder.
log-Left = { $name } ging voorgoed weg.
somebody = Iemand
log-Kicked = { $name } werd weggestuurd.
log-TookOver = { $name } neemt de plaats van { $instead } over.
log-TimeAdded = { $name } nam meer tijd.
log-Closed = De tafel werd gesloten.

# Wat iedereen ziet.

badge-minus = ⊖ { $count }
badge-dollars = { $sign ->
    [minus] −${ $count }
   *[plus] ${ $count }
}
badge-jewels = ◆ { $count }
badge-store = ▣ { $count }
badge-minus-said = { $count ->
    [one] { $count } minpunt
   *[other] { $count } minpunten
}
badge-dollars-said = { $sign ->
    [minus] schuld: { $count }
   *[plus] { $count }
} { $count ->
    [one] dollar
   *[other] dollar
}
badge-jewels-said = { $count ->
    [one] { $count } juweel
   *[other] { $count } juwelen
}
badge-store-said = { $count ->
    [one] { $count } kaart in het magazijn
   *[other] { $count } kaarten in het magazijn
}
title-bidder = schept op
title-sheriff = sheriff
title-at-chest = bij de kist
title-inspector = controleur
title-driver = chauffeur
stage = De tafel
stage-market = De zeven kleuren
stage-pile = op stapel
stage-pile-word = stapel

# Het einde.

score-HG = { $sign ->
    [minus] −${ $count }
   *[plus] ${ $count }
}
score-MD = { $sign ->
    [minus] −{ $count }
   *[plus] { $count }
} { $count ->
    [one] punt
   *[other] punten
}
score-HS = { $count ->
    [0] geen minpunten
    [one] 1 minpunt
   *[other] { $count } minpunten
}
score-PR = { $sign ->
    [minus] −${ $count }
   *[plus] ${ $count }
}
again = Nog een keer
other-game = Een ander spel
again-same = { $name } speelt nog een keer.
again-other = { $name } speelt verder: { $game }.
all-wait = Iedereen wacht op jou.
come-along = Ga mee
replay = Naspelen
record = Verslag bewaren
verify = Was het eerlijk?
eyes = Door wiens ogen
eyes-all = Alle kaarten
eyes-watcher = Publiek
moment = Moment
back-one = Een stap terug
on-one = Een stap verder
to-start = Naar het begin
to-end = Naar het einde
run-film = Afspelen
stop-film = Pauze
speed = Snelheid: { $speed } keer
moment-of = Moment { $at } van { $last }
controls = Afspelen en bladeren
hands-open = Open handkaarten
hand-empty = Geen kaarten
laid-down = gedekt
to-the-table = Naar de tafel
result = Uitslag
table-word = Tafel
entrance = Ingang
no-replay = Deze partij kan hier niet getoond worden: ze is nog bezig, de tafel is gesloten, of de link is niet volledig.
giver-stand_in = Een vervanger antwoordde voor { $name }.
giver-clock = De tijd was om: een vervanger antwoordde voor { $name }.
said-and-was = Gezegd en gedaan
said-was = Het was:
said-then = Daarna:
said-nothing = niets wat in het verslag staat.
said-true = waar
said-lie = niet waar
awards = Om na te vertellen
award-show = Toont dat moment bij het naspelen
tally = Een partij zonder uitschieters: { $answers ->
    [one] één beslissing
   *[other] { $answers } beslissingen
}.
tally-timed = Een partij zonder uitschieters: { $answers ->
    [one] één beslissing
   *[other] { $answers } beslissingen
} { $minutes ->
    [0] in nog geen minuut
    [one] in één minuut
   *[other] in { $minutes } minuten
}.
advice = Wat had een kampioen gedaan?
advice-word = Kampioen
share-film = Partij delen
film-about = Wie dit opent ziet de partij met alle kaarten open, vanaf ieders plaats, maar niets van jullie tafel.
film-qr = QR-code om deze partij na te spelen
tv-film = Scan: de hele partij nog eens
own-table = Zelf een tafel openen
award-bluff = Beste bluf
award-bribe = Duurste omkoping
award-nose = Fijnste neus
award-loot = Rijkste buit
award-ruby = Robijnjager
award-alarm = Luidste alarm
award-exact = Precies raak
award-HG-bluff = { $name } bracht ongezien { $cards } over de grens: goed voor ${ $count }.
award-HG-bribe = { $name } stopte { $to } ${ $count } toe.
award-HG-nose = { $name } haalde { $cards } uit de koffer van { $to }.
award-MD-loot = { $name } ging er in één keer met { $cards } vandoor.
award-MD-ruby = { $count ->
    [one] { $name } vond een robijn in een geheim vak.
   *[other] { $name } vond { $count } robijnen in geheime vakken.
}
award-MD-alarm = { $count ->
    [one] Het alarm van { $name } ging af onder de vingers van { $to }.
   *[other] Het alarm van { $name } ging { $count } keer af.
}
award-HS-bluff = { $name } schepte op over { $sum } { $kind }. { $truth ->
    [one] Het was er { $truth }
   *[other] Het waren er { $truth }
}, en { $to } geloofde het.
award-HS-nose = { $count ->
    [one] { $name } twijfelde, en terecht.
   *[other] { $name } twijfelde { $count } keer terecht.
}
award-HS-exact = { $name } noemde { $count } { $kind }, en het klopte precies. { $to } geloofde het niet.
award-PR-bluff = { $count ->
    [one] { $name } bracht in een konvooi een illegale kaart thuis.
   *[other] { $name } bracht in één konvooi { $count } illegale kaarten thuis.
}
award-PR-bribe = { $count ->
    [one] { $name } kocht { $to } om met één kaart.
   *[other] { $name } kocht { $to } om met { $count } kaarten.
}
award-PR-nose = { $name } nam een konvooi van { $count } kaarten in beslag van { $to }.

# De lijn.

line-lost-title = Geen antwoord
line-lost = Geen verbinding. We proberen het opnieuw; er gaat niets verloren.
line-lost-unsent = Geen verbinding. Wat je koos, wordt verstuurd zodra die er weer is.
trouble-store_down = Het huis kan nu niets opschrijven. Het spel wacht; er gaat niets verloren.
trouble-closing = Het huis start opnieuw. Blijf hier.
no-place = Dit is niet jouw tafel
no-place-about = Dit toestel heeft geen stoel aan die tafel. Vraag om de code en schuif opnieuw aan.
closed = De tafel is gesloten
closed-stale = Hier is lang niet gespeeld. Het verslag blijft bewaard.
closed-empty = Iedereen heeft de tafel verlaten. Het verslag blijft bewaard.
closed-version = Het spel heeft inmiddels andere regels en deze partij kan daarmee niet verder. Het verslag blijft bewaard.

# Instellingen.

settings = Instellingen
set-language = Taal
set-privacy = Je hand
set-privacy-open = open
set-privacy-peek = verborgen, ingedrukt houden om te kijken
set-theme = Licht
set-theme-dark = nacht
set-theme-light = dag
set-text = Tekstgrootte
set-text-normal = gewoon
set-text-large = groot
set-text-huge = heel groot
set-motion = Beweging
set-motion-auto = zoals het toestel wil
set-motion-calm = rustig
set-contrast = Contrast
set-contrast-normal = gewoon
set-contrast-high = hoog
set-hand = Je houdt het vast in
set-hand-right = de rechterhand
set-hand-left = de linkerhand
set-sound = Geluid
set-sound-off = uit
set-sound-on = aan
set-captions = Geluid als tekst
set-captions-off = uit
set-captions-on = aan
set-coach = Vragen uitleggen
set-coach-off = nee
set-coach-on = de eerste keer
sound-knock = Klop, klop: jij bent aan de beurt
sound-latch = Een slot klikt
sound-paper = Papier ritselt
sound-coin = Munten rinkelen
sound-stamp = Een stempel valt
sound-siren = Een sirene, ver weg
sound-jewel = Een juweel tinkelt
sound-drawer = Een la schuift
sound-drum = Tromgeroffel
sound-alarm = Een alarmbel
sound-wheel = Een wiel tikt
sound-rap = Knokkels tikken op hout
sound-bell = Een baliebel klinkt
sound-engine = Een motor slaat aan

# Over.

about = Over dit huis
tv-join = Open { $host } op je telefoon en typ
