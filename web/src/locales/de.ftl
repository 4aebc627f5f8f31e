# Der Client auf Deutsch.

motto = Vier Spiele um Bluff und Schmuggel
loading = Einen Augenblick …
close = Schließen
of = von
you = du
bot = Bot
code = Code
unreachable = Das Haus antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
try-again = Noch einmal

# Die Tür.

who-are-you = Wer bist du?
your-name = Dein Name
name-full = Länger geht es nicht: höchstens { $most } Zeichen.
language = Sprache
change-shape = Wähle dein Abzeichen
join = Dazusetzen
invited = Du bist eingeladen
invited-sitting = { $count ->
    [one] { $names } sitzt schon da.
   *[other] { $names } sitzen schon da.
}
invited-playing = { $count ->
    [one] { $names } spielt gerade.
   *[other] { $names } spielen gerade.
}
invited-bots = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
sit-down = Hinsetzen
watch = Nur zuschauen
as-big-screen = Als Großbild verwenden
scan = Code scannen
scan-about = Richte die Kamera auf den Code auf dem anderen Bildschirm.
scan-otherwise = Dieser Browser kann Codes nicht selbst lesen. Öffne die Kamera-App deines Telefons und richte sie auf den Code: Sie führt geradewegs an den Tisch.
public-tables = Offene Tische in diesem Haus
pass-spent = Dieser Link ist schon benutzt oder älter als zwei Minuten. Erzeuge auf dem anderen Gerät einen neuen.
passing = Hier sitzen sie mitten in einer Partie.
passing-round = Runde { $round }
passing-since = { $minutes ->
    [0] gerade begonnen
    [one] seit einer Minute
   *[other] seit { $minutes } Minuten
}
passing-watchers = { $count ->
    [one] eine Person schaut zu
   *[other] { $count } schauen zu
}
passing-watch = Zuschauen und danach mitspielen
passing-watch-about = Bis die Partie vorbei ist, sind alle Plätze besetzt. Vor der nächsten können sie dir Platz machen.
passing-watch-bots = Alle Plätze sind besetzt, aber auch Bots sitzen da. Komm herein und tipp einen Bot an, um seinen Platz zu übernehmen, oder spiel in der nächsten Partie mit.
passing-open-about = Ein neuer Tisch für { $game }, mit Freunden oder Bots.
new-table = Einen neuen Tisch eröffnen
with-whom = Mit wem?
manner-friends = Mit Freunden
manner-friends-about = Wähle ein Spiel. Freunde kommen mit dem Code herein; Bots können die übrigen Plätze nehmen.
manner-first = Meine erste Partie
manner-first-about = Wähle ein Spiel. Drei Bots setzen sich gleich dazu, und jede Frage wird beim ersten Mal erklärt.
manner-public = Offen für alle
manner-public-about = Wähle ein Spiel. Wer diese Seite öffnet, sieht den Tisch und darf mitspielen.
seats-range = { $first } bis { $last } Personen
continue = Weiterspielen
nobody-yet = noch niemand sonst
phase-lobby = wartet auf andere
phase-playing = im Spiel
phase-finished = zu Ende
your-move = Du bist dran
shape-anchor = Anker
shape-barrel = Fass
shape-bell = Glocke
shape-crown = Krone
shape-diamond = Diamant
shape-feather = Feder
shape-hat = Hut
shape-key = Schlüssel
shape-lantern = Laterne
shape-moon = Mond
shape-ship = Schiff
shape-star = Stern

# Die Zollhalle.

lobby = Zollhalle
seats = Plätze
seat-count = Plätze
seat-free = Freier Platz
change-game = Spiel wechseln
ready = Bereit
not-ready = Nicht bereit
i-am-ready = Ich bin bereit
start = Karten geben
fill-with-bots = { $count ->
    [one] Bot dazusetzen
   *[other] { $count } Bots dazusetzen
}
take-a-seat = Tippe auf einen freien Platz, um dich zu setzen.
all-seats-taken = Alle Plätze sind besetzt. Du schaust zu; wird einer frei, tippe ihn an.
only-seated = Nur wer am Tisch sitzt, kann hier etwas einstellen.
you-watch = Du schaust zu. Sobald das Spiel beginnt, siehst du es hier.
you-watch-table = Du schaust zu.
you-watch-bots = Du schaust zu. Tipp einen Bot an, um mitzuspielen.
sent-away = Die anderen haben dafür gestimmt, deinen Platz frei zu machen. Du kannst weiter zuschauen.
wait-seats = { $count ->
    [one] Ein Platz ist noch frei: lade jemanden ein oder setze einen Bot dazu.
   *[other] { $count } Plätze sind noch frei: lade jemanden ein oder setze Bots dazu.
}
wait-ready = Es fehlt noch: { $names }.
all-ready = Alle sind da.
watching = { $count ->
    [one] Schaut zu: { $names }
   *[other] Schauen zu: { $names }
}
guest-waits = { $name } möchte mitspielen, aber alle Plätze sind besetzt.
guest-seat = { $name } (Bot) macht Platz
changed-news = Geändert:
changed-news-by = Geändert von { $name }:
changed-again = Das ist jetzt anders. Noch einverstanden?
changed-again-by = Geändert von { $name }. Noch einverstanden?
changed-undone = Was andere geändert hatten, gilt nicht mehr. Noch einverstanden?
changed-part = { $part }: { $was } → { $now }
changed-brief = { $part } → { $now }
changed-part-by = { $change } ({ $name })
changed-game = Spiel
changed-chat = Freies Gespräch
changed-on = an
changed-off = aus
changed-slow = Langsam, { $hours } Std.
changed-all = { $count ->
    [one] Ganz lesen
   *[other] Alle { $count } Änderungen
}
changed-title = Was sich geändert hat
is-ready = { $name } ist bereit.
is-not-ready = { $name } ist noch nicht bereit.
sit-here = Selbst hier sitzen
stand-up = Aufstehen und zuschauen
this-is-you = Das ist dein Platz.
add-bot = Bot dazusetzen
remove-bot = Bot wegschicken
level = Wie gut er spielt
level-beginner = Anfänger
level-beginner-about = Spielt, was ihm einfällt, oft den zweiten oder dritten Gedanken.
level-solid = Solide
level-solid-about = Denkt nach und irrt sich trotzdem ab und zu.
level-strong = Stark
level-strong-about = Lässt selten eine Gelegenheit aus.
level-champion = Meisterlich
level-champion-about = Spielt, wie er es gelernt hat, in über einer Milliarde Entscheidungen gegen sich selbst.
temper = Charakter
temper-honest = Ehrliche Haut
temper-honest-about = Lügt selten und glaubt dir aufs Wort.
temper-gambler = Zocker
temper-gambler-about = Blufft aus Vergnügen.
temper-sceptic = Skeptiker
temper-sceptic-about = Glaubt nichts und prüft alles.
temper-grudge = Nachtragend
temper-grudge-about = Merkt sich, wer ihm quer kam.
bot-is = Bot: { $level }, { $temper }
bot-memory = Er vergisst: Mit jeder Schublade, die aufgeht, behält er nur { $share } % von dem, was er vorher gesehen hat.
bot-ahead = In so vielen von 100 Partien liegt er vor einem Bot der Stärke
bot-of-hundred = { $count } von 100
bot-measured = Gemessen mit vier Bots am Tisch, nach den gedruckten Regeln. Er sieht nicht mehr als du und kennt deine Karten nicht.
bot-understudy = Er hat die gedruckten Regeln gelernt. Bei euren Hausregeln antwortet ein schlichterer Bot für ihn, der mit Chancen und Preisen rechnet.
habit-HG-honest = In 59 von 100 Koffern hat er Verbotenes (andere: 74).
habit-HG-gambler = In 80 von 100 Koffern hat er Verbotenes (andere: 74).
habit-HG-sceptic = Als Sheriff nimmt er nur 3 von 100 Angeboten an (andere: 15).
habit-HG-grudge = Im Schnitt packt und zahlt er wie die anderen; nur schaut er bei manchen genauer hin als bei anderen.
habit-MD-honest = Mit allen sechs Karten auf der Hand spielt er in 25 von 100 Fällen zuerst den Juwelier (andere: 14).
habit-MD-gambler = Mit allen sechs Karten auf der Hand spielt er in 40 von 100 Fällen zuerst den Meisterdieb (andere: 30).
habit-MD-sceptic = Mit allen sechs Karten auf der Hand spielt er in 28 von 100 Fällen zuerst den Detektiv (andere: 7).
habit-MD-grudge = Mit allen sechs Karten auf der Hand spielt er in 19 von 100 Fällen zuerst den Detektiv (andere: 7), in 42 den Meisterdieb (andere: 30).
habit-HS-honest = 46 von 100 Ansagen sind übertrieben (andere: 54).
habit-HS-gambler = 62 von 100 Ansagen sind übertrieben (andere: 54).
habit-HS-sceptic = Er bezweifelt 41 von 100 Summen (andere: 25).
habit-HS-grudge = Er bezweifelt 28 von 100 Summen (andere: 25), am ehesten die von jemandem, der besser steht.
habit-PR-honest = In 23 von 100 Konvois schmuggelt er (andere: 51).
habit-PR-gambler = In 60 von 100 Konvois schmuggelt er (andere: 51).
habit-PR-sceptic = Bei 76 von 100 Konvois spielt er eine Kontrollkarte (andere: 32).
habit-PR-grudge = Darf er kontrollieren, tut er es in 96 von 100 Fällen (andere: 83).
invite = Einladen
invite-about = Scanne dies oder öffne { $host } und tippe den Code:
qr = QR-Code für Tisch { $code }
share-link = Link teilen
copied = Link kopiert
big-screen = Großbild
pace = Tempo
pace-relaxed = Gemütlich
pace-relaxed-about = Ohne Uhr: lass dir Zeit.
pace-live = Live
pace-live-about = Eine Minute für jede Antwort, dreimal zu verlängern.
pace-quick = Flott
pace-quick-about = Zwanzig Sekunden für jede Antwort.
pace-slow = Langsam
pace-slow-about = { $hours ->
    [one] Eine Stunde für jede Antwort: spielt über Tage.
   *[other] { $hours } Stunden für jede Antwort: spielt über Tage.
}
hours = Stunden je Antwort
free-chat = Freies Gespräch, neben den Sprüchen
coach-me = Erkläre mir jede Frage beim ersten Mal
preset = Art der Partie
preset-beginner = Anfängertisch
preset-beginner-about = Weniger zu merken, und keine Uhr.
preset-rulebook = Nach Regelheft
preset-rulebook-about = Alles wie gedruckt.
preset-short = Kurze Partie
preset-short-about = Schneller vorbei, mit zwanzig Sekunden je Antwort.
preset-long = Lange Partie
preset-long-about = Für einen ganzen Abend.
preset-HG-beginner = Die Anzahl der Karten stimmt immer, und niemand zahlt mehr Strafe, als er hat.
preset-HG-rulebook = Anzahl und Warenart dürfen gelogen sein, und wer kontrolliert wird, bietet bis zu viermal.
preset-HG-short = Ein Angebot an den Sheriff statt vier: Ein Viertel aller Fragen fällt weg.
preset-MD-beginner = Ihr dreht die Kiste oder stellt sie auf den Kopf, nie beides, und was man sich merken könnte, wird gezeigt.
preset-MD-rulebook = Ihr dürft drehen und auf den Kopf stellen zugleich und merkt euch selbst, was wo liegt.
preset-HS-beginner = Ein leerer Stapel wird neu gemischt, damit ihr immer tauschen könnt.
preset-HS-rulebook = Eine Etappe: Mit dem siebten Zweifel ist Schluss. Kürzer geht es nicht.
preset-HS-long = Etappe um Etappe, bis jemand zehn Minuspunkte hat: etwa fünfmal so lang.
preset-PR-beginner = Ihr dürft in jedem Zug passen, und das Schmiergeld liegt für alle offen da.
preset-PR-rulebook = Nur bei gleichem Rang entscheidet das Los und nicht die schnellste Hand.
preset-own = Eure eigene Mischung.
option-clash = Nicht mit: { $option } – { $value }
house-rules = { $count ->
    [one] Hausregeln: noch eine Wahl
   *[other] Hausregeln: noch { $count } weitere
}

# Am Tisch.

menu = Menü
log = Verlauf
log-empty = Noch ist nichts geschehen.
rules = Regeln
rules-of = Regeln: { $game }
open-rule = Regel { $rule } öffnen
talk = Reden
players = Mitspielende
hand = Deine Hand
your-place = Dein Platz
face-down = eine verdeckte Karte
uncover = Meine Karten kurz ansehen
cover = Karten zudecken
cover-brief = Zudecken
peek = Halten und schauen
peek-brief = Ansehen
one-moment = Einen Augenblick …
is-asked = ist gefragt
is-choosing = wählt geheim
has-locked = hat sich festgelegt
is-away = Vertretung
is-away-about = Eine Weile fort: eine Vertretung spielt weiter, und an den Antworten merkt es niemand.
is-gone = offline
is-gone-about = Die Verbindung ist weg. Der Platz wird frei gehalten.
has-left-about = Für immer gegangen: Auf dem Platz spielt ein Bot weiter.
wait-gone = Wir warten auf { $names }, gerade offline.
stand-in-in = Kommt { $name } nicht zurück, übernimmt in { $time } eine Vertretung.
stand-in-soon = Kommt { $name } nicht zurück, übernimmt gleich eine Vertretung.
coach = Was kann ich tun?
coach-unfold = Erklären
coach-dismiss = Weiß ich
understood = Verstanden
coach-off = Nichts mehr erklären
note-unfold = Weiterlesen
first-time = Worum geht es?
coach-on = Jede Frage erklären
keys = Tasten
key-l = Verlauf
key-r = Regeln, bei der Frage
key-t = Reden
key-m = Menü
key-1 = Wählen: das erste bis neunte
key-w = Eine andere Art zu antworten
key-f = Formular oder Tisch
key-enter = Bestätigen; gedrückt halten, wo der Knopf es sagt
key-help = Dieses Blatt
is-here = Sitzt am Tisch.
mute = { $name } stummschalten
unmute = { $name } wieder hören
mute-about = Nachrichten und Mienen von { $name } siehst du dann nicht mehr; Sprüche, Behauptungen und Versprechen gehören zum Spiel und bleiben. Nur dieses Gerät weiß davon, sonst niemand.
muted-about = { $name } ist auf diesem Gerät stumm: Nachrichten und Mienen siehst du nicht. Sprüche, Behauptungen und Versprechen gehören zum Spiel und bleiben.
mute-whom = Auf diesem Gerät stummschalten
mute-whom-about = Nachrichten und Mienen siehst du dann nicht mehr; was zum Spiel gehört, bleibt. Niemand erfährt davon; tippst du noch einmal, hörst du sie wieder.
is-muted = stumm
kick = Fürs Wegschicken stimmen
kick-about = Sind genug dafür, übernimmt ein Bot den Platz.
kick-about-hall = Ist mehr als die Hälfte der anderen dafür, wird der Platz frei. Ist die Person da, braucht es mindestens zwei Stimmen.
vote-on-seat = Über den Platz von { $name } abstimmen
pause = Um eine Pause bitten
paused = Der Tisch macht Pause.
vote-pause = { $needed ->
    [one] Pause: { $count } von { $needed } Stimme.
   *[other] Pause: { $count } von { $needed } Stimmen.
}
vote-resume = { $needed ->
    [one] Weiterspielen: { $count } von { $needed } Stimme.
   *[other] Weiterspielen: { $count } von { $needed } Stimmen.
}
vote-kick = { $needed ->
    [one] { $name } wegschicken: { $count } von { $needed } Stimme.
   *[other] { $name } wegschicken: { $count } von { $needed } Stimmen.
}
vote-kick-me = { $needed ->
    [one] Dich wegschicken: { $count } von { $needed } Stimme.
   *[other] Dich wegschicken: { $count } von { $needed } Stimmen.
}
vote-by = Dafür: { $names }.
vote-agree = Ich auch
vote-withdraw = Doch nicht
seat-take = Diesen Platz übernehmen
seat-take-about = Der Bot geht, und du spielst mit seinen Karten weiter, wenn dich jemand aus der Runde hereinlässt.
seat-asked = Du möchtest den Platz von { $name } übernehmen. Die Runde entscheidet.
seat-asked-brief = Platz von { $name }: Die Runde entscheidet.
seat-wished = { $name } möchte den Platz von { $instead } übernehmen.
seat-wished-brief = { $name } möchte mitspielen.
seat-more = { $count ->
    [one] Und noch jemand.
   *[other] Und { $count } weitere.
}
seat-answer = Antworten
seat-let-in = Hereinlassen
seat-decline = Jetzt nicht
seat-not-now = { $name } sagt: jetzt nicht. Du kannst weiter zuschauen.
meanwhile = Während du fort warst
go-on = Weiterspielen
to-hall = Zurück zum Eingang
other-device = Auf ein anderes Gerät
other-device-about = Öffne dies binnen zwei Minuten auf dem anderen Gerät. Es gilt einmal.
leave = Für immer gehen
time-left = Restzeit
time-short = Weniger als zwanzig Sekunden.
more-time = Mehr Zeit ({ $count })
clock-hours = { $hours } h
commitment = Versprechen des Gebers
chain-head = Kopf des Protokolls

# Antworten.

hold = gedrückt halten
hold-longer = länger halten
hold-to = Zum Bestätigen gedrückt halten: { $action }
hold-again = zum Bestätigen noch einmal drücken
locked = Liegt fest:
change = Ändern
keep-locked = Meine Antwort behalten
as-a-form = Als Formular
on-the-table = Zurück auf den Tisch
to-the-result = Zum Ergebnis
locked-count = { $locked ->
    [one] { $locked } von { $asked } hat sich festgelegt.
   *[other] { $locked } von { $asked } haben sich festgelegt.
}
sealed = Alle wählen geheim. { $locked ->
    [one] { $locked } von { $asked } hat sich festgelegt.
   *[other] { $locked } von { $asked } haben sich festgelegt.
}
ways = Was du tun kannst
not-ready-yet = Es fehlt noch etwas.
too-much-together = Zusammen ist das zu viel, höchstens { $most } sind erlaubt: Nimm etwas zurück.
less = eins weniger
more = eins mehr
kinds-add = { $thing } dazu; { $count } von { $most } gewählt
kinds-less = { $thing } zurücklegen
kinds-exactly = { $sum } gewählt, genau { $most } nötig
kinds-chosen = { $least ->
    [0] { $sum } gewählt, höchstens { $most }
   *[other] { $sum } gewählt, { $least } bis { $most } nötig
}

# Reden.

phrases = Sag
phrases-about = Tippe auf einen Satz, und du sagst ihn laut: Die anderen hören ihn in ihrer Sprache.
emotes = Mienen
emote-laugh = lacht
emote-gasp = erschrickt
emote-sweat = schwitzt
emote-shrug = zuckt die Achseln
emote-applaud = klatscht
emote-wink = zwinkert
emote-cry = weint
emote-stare = starrt
chat = Sag etwas
send = Senden
promises = Versprich
claims = Behaupte
claims-about = Es darf wahr sein oder nicht. Nach der Partie sehen alle, was es war.
claim-add = Noch eins: { $thing }
claim-HG = behauptet, { $cards } im Koffer zu haben
claim-HG-form = „In meinem Koffer: { $cards }“
claim-MD = behauptet, { $cards } in die Schublade gelegt zu haben
claim-MD-form = „In der Schublade: { $cards }“
claim-PR = behauptet, zu finden sei: { $cards }
claim-PR-form = „Zu finden wäre: { $cards }“
promises-about = Nichts zwingt dich dazu, aber alle merken es sich.
promise-to-whom = Wem?
promise-let_pass = Ich lasse { $to } durch
promise-repay = Ich zahle es { $to } zurück
promise-spare = Ich verschone { $to }
promise-share = Ich teile mit { $to }
promise-truth = { $to }, das ist die Wahrheit
promise-revenge = { $to }, das zahle ich dir heim
said-to = zu { $to }: { $text }
said-claim = will haben: { $cards }
log-Dealt = Die Karten wurden gegeben.
log-StoodIn = Eine Vertretung spielt für { $name }.
log-Returned = { $name } ist zurück.
log-Paused = Der Tisch machte Pause.
log-Resumed = Das Spiel geht weiter.
log-Left = { $name } ist für immer gegangen.
somebody = Jemand
log-Kicked = { $name } wurde weggeschickt.
log-TookOver = { $name } übernimmt den Platz von { $instead }.
log-TimeAdded = { $name } nahm sich mehr Zeit.
log-Closed = Der Tisch wurde geschlossen.

# Was alle sehen.

badge-minus = ⊖ { $count }
badge-dollars = { $sign ->
    [minus] −${ $count }
   *[plus] ${ $count }
}
badge-jewels = ◆ { $count }
badge-store = ▣ { $count }
badge-minus-said = { $count ->
    [one] { $count } Minuspunkt
   *[other] { $count } Minuspunkte
}
badge-dollars-said = { $sign ->
    [minus] Schulden: { $count }
   *[plus] { $count }
} { $count ->
    [one] Dollar
   *[other] Dollar
}
badge-jewels-said = { $count ->
    [one] { $count } Juwel
   *[other] { $count } Juwelen
}
badge-store-said = { $count ->
    [one] { $count } Karte im Lager
   *[other] { $count } Karten im Lager
}
title-bidder = prahlt
title-sheriff = Sheriff
title-at-chest = an der Kiste
title-inspector = kontrolliert
title-driver = am Steuer
stage = Der Tisch
stage-market = Die sieben Farben
stage-pile = im Stapel
stage-pile-word = Stapel

# Das Ende.

score-HG = { $sign ->
    [minus] −${ $count }
   *[plus] ${ $count }
}
score-MD = { $sign ->
    [minus] −{ $count }
   *[plus] { $count }
} { $count ->
    [one] Punkt
   *[other] Punkte
}
score-HS = { $count ->
    [0] keine Minuspunkte
    [one] 1 Minuspunkt
   *[other] { $count } Minuspunkte
}
score-PR = { $sign ->
    [minus] −${ $count }
   *[plus] ${ $count }
}
again = Noch einmal
other-game = Ein anderes Spiel
again-same = { $name } spielt noch einmal.
again-other = { $name } spielt weiter: { $game }.
all-wait = Alle warten auf dich.
come-along = Mitkommen
replay = Nachspielen
record = Protokoll sichern
verify = War es fair?
eyes = Mit wessen Augen
eyes-all = Alle Karten
eyes-watcher = Publikum
moment = Zeitpunkt
back-one = Ein Schritt zurück
on-one = Ein Schritt weiter
to-start = Zum Anfang
to-end = Zum Schluss
run-film = Abspielen
stop-film = Pause
speed = Tempo: { $speed }-fach
moment-of = Zeitpunkt { $at } von { $last }
controls = Abspielen und blättern
hands-open = Offene Handkarten
hand-empty = Keine Karten
laid-down = verdeckt
to-the-table = Zum Tisch
result = Ergebnis
table-word = Tisch
entrance = Eingang
no-replay = Diese Partie lässt sich hier nicht zeigen: Sie läuft noch, ihr Tisch ist geschlossen, oder dir fehlt der ganze Link.
giver-stand_in = Eine Vertretung antwortete für { $name }.
giver-clock = Die Zeit war um: eine Vertretung antwortete für { $name }.
said-and-was = Gesagt und getan
said-was = Es war:
said-then = Danach:
said-nothing = nichts, was im Protokoll stünde.
said-true = wahr
said-lie = nicht wahr
awards = Zum Weitererzählen
award-show = Zeigt die Stelle beim Nachspielen
tally = Eine Partie der leisen Töne: { $answers ->
    [one] eine Entscheidung
   *[other] { $answers } Entscheidungen
}.
tally-timed = Eine Partie der leisen Töne: { $answers ->
    [one] eine Entscheidung
   *[other] { $answers } Entscheidungen
} { $minutes ->
    [0] in weniger als einer Minute
    [one] in einer Minute
   *[other] in { $minutes } Minuten
}.
advice = Was hätte ein Meister getan?
advice-word = Meister
share-film = Partie teilen
film-about = Wer das öffnet, sieht die Partie mit offenen Karten und aus jeder Sicht, aber nichts von eurem Tisch.
film-qr = QR-Code zum Nachspielen dieser Partie
tv-film = Scannen: die ganze Partie noch einmal
own-table = Selbst einen Tisch eröffnen
award-bluff = Bester Bluff
award-bribe = Teuerste Bestechung
award-nose = Feinste Nase
award-loot = Fetteste Beute
award-ruby = Rubinjagd
award-alarm = Lautester Alarm
award-exact = Punktlandung
award-HG-bluff = { $name } brachte ungesehen { $cards } über die Grenze: { $count } Dollar wert.
award-HG-bribe = { $name } steckte { $to } { $count } Dollar zu.
award-HG-nose = { $name } zog { $cards } aus dem Koffer von { $to }.
award-MD-loot = { $name } griff sich { $cards } auf einmal.
award-MD-ruby = { $count ->
    [one] { $name } fand einen Rubin in einem Geheimfach.
   *[other] { $name } fand { $count } Rubine in Geheimfächern.
}
award-MD-alarm = { $count ->
    [one] Der Alarm von { $name } klingelte unter den Fingern von { $to }.
   *[other] Der Alarm von { $name } klingelte { $count }-mal.
}
award-HS-bluff = { $name } prahlte: „{ $sum } { $kind }!“ { $truth ->
    [one] Es war { $truth }
   *[other] Es waren { $truth }
}, und { $to } glaubte es.
award-HS-nose = { $count ->
    [one] { $name } zweifelte, und das zu Recht.
   *[other] { $name } zweifelte { $count } Mal zu Recht.
}
award-HS-exact = { $name } sagte { $count } { $kind } an, und keine Zahl hätte besser gestimmt. { $to } glaubte es nicht.
award-PR-bluff = { $count ->
    [one] { $name } brachte in einem Konvoi eine illegale Ware heim.
   *[other] { $name } brachte in einem einzigen Konvoi { $count } illegale Waren heim.
}
award-PR-bribe = { $count ->
    [one] { $name } kaufte sich bei { $to } mit einer Karte frei.
   *[other] { $name } kaufte sich bei { $to } mit { $count } Karten frei.
}
award-PR-nose = { $name } beschlagnahmte einen Konvoi von { $to } mit { $count } Karten.

# Die Leitung.

line-lost-title = Keine Antwort
line-lost = Keine Verbindung. Wir versuchen es weiter; nichts geht verloren.
line-lost-unsent = Keine Verbindung. Deine Wahl wird gesendet, sobald sie wieder da ist.
trouble-store_down = Das Haus kann gerade nichts aufschreiben. Das Spiel wartet; nichts geht verloren.
trouble-closing = Das Haus startet neu. Bleib hier.
no-place = Das ist nicht dein Tisch
no-place-about = Dieses Gerät hat dort keinen Platz. Frage nach dem Code und setze dich dazu.
closed = Der Tisch ist geschlossen
closed-stale = Hier wurde lange nicht gespielt. Das Protokoll bleibt.
closed-empty = Alle haben den Tisch verlassen. Das Protokoll bleibt.
closed-version = Für das Spiel gelten inzwischen andere Regeln, und diese Partie kann nach ihnen nicht weitergehen. Das Protokoll bleibt.

# Einstellungen.

settings = Einstellungen
set-language = Sprache
set-privacy = Deine Hand
set-privacy-open = offen
set-privacy-peek = verdeckt, zum Schauen halten
set-theme = Licht
set-theme-dark = Nacht
set-theme-light = Tag
set-text = Schriftgröße
set-text-normal = normal
set-text-large = groß
set-text-huge = sehr groß
set-motion = Bewegung
set-motion-auto = wie das Gerät es wünscht
set-motion-calm = ruhig
set-contrast = Kontrast
set-contrast-normal = normal
set-contrast-high = hoch
set-hand = Du hältst es in
set-hand-right = der rechten Hand
set-hand-left = der linken Hand
set-sound = Ton
set-sound-off = aus
set-sound-on = an
set-captions = Geräusche als Text
set-captions-off = aus
set-captions-on = an
set-coach = Fragen erklären
set-coach-off = nein
set-coach-on = beim ersten Mal
sound-knock = Es klopft: Du bist dran
sound-latch = Ein Schloss klickt
sound-paper = Papier raschelt
sound-coin = Münzen klimpern
sound-stamp = Ein Stempel fällt
sound-siren = Eine Sirene, weit weg
sound-jewel = Ein Juwel klingt
sound-drawer = Eine Schublade gleitet
sound-drum = Ein Trommelwirbel
sound-alarm = Eine Alarmglocke
sound-wheel = Ein Rad klickt
sound-rap = Knöchel klopfen auf Holz
sound-bell = Eine Tischglocke erklingt
sound-engine = Ein Motor springt an

# Über.

about = Über dieses Haus
tv-join = Öffne { $host } auf dem Telefon und tippe
