# Wörter, die alle Spiele teilen.

counted = { $count } { $thing }
list-and = { $rest } und { $last }
list-nothing = nichts
seat-number = Platz { $number }
refused = { $reason } ({ $rule })

# Wörter, die man außer denen des Spiels in eine Antwort tippen darf.

typed-fillers = und von der die das den dem ein eine einen mein meine x an mit
typed-all = alles alle
typed-none = nichts keine keins

# Die Tür.

welcome = Vier Spiele um Bluff und Schmuggel, an einem Tisch im Terminal.
welcome-play = setz dich zu drei Bots an den Tisch
welcome-rules = lies die Regeln
welcome-games = alle Spiele mit Spielerzahl und Tischoptionen
welcome-help = alles Weitere
games-seats = { $first } bis { $last } Spieler

# Am Tisch.

tag-you = du
tag-bot = Bot
play-log = Was geschah
play-earlier = … { $count ->
    [one] eine frühere Zeile
   *[other] { $count } frühere Zeilen
}: h
play-keys = ? Regel   h Verlauf   s sichern   q sichern und aufhören
play-example = z. B. { $example }
play-cards = { $least ->
    [0] { $most ->
        [one] höchstens eine Karte
       *[other] höchstens { $most } Karten
    }
   *[other] { $most ->
        [one] eine Karte
       *[other] { $range } Karten
    }
}
play-enter = Drücke Enter.
play-which = Tippe die Nummer deiner Wahl, von 1 bis { $last }.
play-puzzled = Das ist hier keine Antwort. Tippe zum Beispiel: { $example }
play-too-long = Das ist eine lange Geschichte. Eine Antwort hat höchstens { $most } Zeichen.
play-unclear = Das kann mehreres heißen: { $readings }. Sag es etwas genauer.
play-pass = Gib den Bildschirm an { $name } weiter. { $name }, drücke Enter, wenn niemand sonst hinsieht.
play-no-rule = Eine Regel { $rule } gibt es in diesem Spiel nicht.
play-saved = Gesichert in { $path }
play-unsaved = Nicht gesichert: { $reason }. Die Partie geht weiter; mit s versuchst du es noch einmal.
play-left = Die Partie ist gesichert in { $path }
play-resume = Weiterspielen: contrabande play --resume { $path }
play-won = { $count ->
    [one] { $winners } gewinnt!
   *[other] { $winners } teilen sich den Sieg!
}
play-place = { $place }.
play-record = Das Protokoll liegt in { $path }
play-after = Nacherzählen: contrabande replay { $path }
replay-players = Am Tisch: { $players }.
replay-memory = Die Kiste hütet ihre Geheimnisse bis zum Schluss: Nur diese Runde wird erzählt.
replay-advice = Ein Meister an der Stelle von { $name }: { $likely }. Was gespielt wurde: { $odds }.

# Was auf den Tischen steht.

table-too-narrow = Der Tisch braucht { $needed } Spalten, und dieser Bildschirm hat { $columns }: Mach das Fenster breiter oder die Schrift kleiner.
table-hs-stage = Etappe { $stage }
table-hs-no-bid = noch keine Summe angesagt
table-hs-taken = liegt bei
table-hs-green = grün
table-hs-yellow = gelb
table-hs-blue = blau
table-hs-purple = lila
table-hs-red = rot
table-hs-orange = orange
table-hs-grey = grau

table-hand = deine Hand
table-pile = Nachziehstapel: { $count }

table-hg-turn = Runde { $round } von { $rounds }, Zug { $turn } von { $turns }
table-hg-sheriff = Sheriff
table-hg-legend = Geld  Hand·hinter·unter dem Koffer  ◆ Beschlagnahme ◇ Zusatzkontrolle
table-hg-legend-low = Geld Hand·hinter·unter ◆Beschlag ◇extra ▐Ansage▌ □offen $freigekauft ◆weg
table-hg-prices = $ Wert −Strafe ≤Grenze
table-hg-piles = ▽ Ablage ▤ Stapel { $count }
table-hg-talk = { $target } und der Sheriff
table-hg-offer = geboten ${ $amount }
table-hg-demand = verlangt ${ $amount }
table-hg-offers = { $count ->
    [0] kein Gebot mehr
    [one] noch ein Gebot
   *[other] noch { $count } Gebote
}
table-hg-no-hand = keine Karten
table-hg-case = in deinem Koffer
table-hg-behind = hinter deinem Koffer
table-hg-under = unter deinem Koffer
table-hg-nothing = Nichts in, hinter oder unter deinem Koffer.

table-md-round = Runde { $round }
table-md-legend = Charakter  weißes|schwarzes Kissen  ♪ Alarm
table-md-seat = Spieler
table-md-character = Charakter
table-md-white = weißes Kissen
table-md-black = schwarzes Kissen
table-md-alarm = Alarm
table-md-red = rotes Kissen
table-md-side-N = Nord
table-md-side-E = Ost
table-md-side-S = Süd
table-md-side-W = West

table-pr-legend = Hand·Lager   auf Karten: 4k im Lager, −4k am Ende auf der Hand
table-pr-convoy = Konvoi
table-pr-display = offene Karten
table-pr-road = unterwegs
table-pr-quiet = Auf der Straße ist es still.
table-pr-store = dein Lager:
table-pr-bribe = { $count ->
    [one] eine Karte als Schmiergeld
   *[other] { $count } Karten als Schmiergeld
}
table-pr-final = letzter Zug

refuse-no-such-answer = Das gibt es an diesem Tisch nicht; wähle eine der angebotenen Antworten.
play-commitment = der Geber ist festgelegt auf { $hash }
play-head = versiegelter Kopf { $hash }

# What a table or the door of the house refuses.

door-not-a-member = Du sitzt nicht mehr an diesem Tisch; komm mit dem Code wieder dazu.
door-table-closed = Dieser Tisch ist geschlossen; sein Protokoll bleibt. Eröffne einen neuen.
door-table-unreadable = Dieser Tisch lässt sich nicht öffnen: Was von ihm aufgeschrieben ist, passt nicht zu dieser Programmversion. Wer das Haus betreibt, weiß mehr.
door-only-players-sit = Du bist zum Zuschauen gekommen; komm als Spieler dazu, um dich zu setzen.
door-entropy-form = Ein Anteil am Mischen besteht aus 32 hexadezimalen Ziffern.
door-no-bot-there = Auf diesem Platz sitzt kein Bot.
door-nobody-to-seat = Wer das ist, hat schon einen Platz oder wollte nur zuschauen.
door-seats-empty = { $count ->
    [one] Ein Platz ist
   *[other] { $count } Plätze sind
 } noch frei: Lade jemanden ein oder setz einen Bot hin.
door-not-all-ready = { $count ->
    [one] Ein Spieler ist
   *[other] { $count } Spieler sind
 } noch nicht bereit.
door-paused = Der Tisch macht Pause; einigt euch erst darauf, weiterzuspielen.
door-all-are-in = Alle Antworten sind da; deine steht fest.
door-no-such-action = Das ist keine Aktion dieses Spiels.
door-not-your-prompt = Diese Frage ist für dich nicht mehr offen.
door-no-clock = Dieser Tisch spielt ohne Uhr: Lass dir Zeit.
door-not-asked = Du bist gerade nicht gefragt.
door-no-tokens = Du hast keine Zusatzzeit mehr.
door-already-so = Das ist schon so.
door-nobody-to-kick = Auf diesem Platz sitzt niemand, den ihr wegschicken könnt.
door-has-a-seat = Du hast an diesem Tisch schon einen Platz.
door-no-such-wish = Um diesen Platz bittet niemand mehr.
door-saw-another-hand = Du hattest in dieser Partie schon die Karten eines anderen Platzes; schau zu und spiel in der nächsten mit.
door-not-now = Sie haben oft genug „Jetzt nicht“ gesagt; schau zu und spiel in der nächsten Partie mit.
door-was-sent-away = Die anderen haben dich aus dieser Partie weggeschickt; schau zu und spiel in der nächsten mit.
door-asked-enough = Du hast in dieser Partie oft genug um einen Platz gebeten; schau zu und spiel in der nächsten mit.
door-guest-may-not = Dieser Gast darf den Platz in dieser Partie nicht übernehmen.
door-only-after-the-end = Spielt erst diese Partie zu Ende.
door-no-such-phrase = Diesen Spruch gibt es nicht.
door-chat-off = An diesem Tisch redet man nur mit fertigen Sprüchen.
door-no-such-claim = Eine Behauptung nennt von jeder Sorte eine Zahl von 0 bis 99.
door-not-seated = Setz dich erst.
door-already-playing = Die Partie läuft; das geht erst danach.
door-not-playing = Hier wird gerade nicht gespielt.
door-seat-taken = Dieser Platz ist besetzt; nimm einen anderen.
door-no-such-seat = Diesen Platz gibt es hier nicht.
door-too-few-seats = Hier sitzen mehr, als auf { $seats } Plätze passen; jemand muss erst aufstehen.
door-no-such-game = Das Spiel { $game } gibt es in diesem Haus nicht.
door-hours = Ein langsamer Tisch lässt 1 bis { $most } Stunden für eine Antwort.
door-options = Diese Hausregeln passen nicht zusammen: { $reason }
door-name-form = Ein Name hat 1 bis { $most } Zeichen.
door-name-signs = In diesem Namen steckt ein Zeichen, das man nicht sehen kann, etwa ein halbes Bildchen. Lass es weg.
door-text-form = Sag etwas mit 1 bis { $most } Zeichen.
door-text-signs = Darin steckt ein Zeichen, das man nicht sehen kann, etwa ein halbes Bildchen. Lass es weg.
door-marks-piled = So viele Striche und Punkte an einem Buchstaben verdecken die Zeilen darüber und darunter. Lass ein paar weg.
door-person-form = Ein persönliches Geheimnis besteht aus 32 hexadezimalen Ziffern.
door-house-full = Das Haus ist voll: vorerst keine neuen Tische, damit die anderen ungestört spielen. Versuch es später noch einmal.
door-table-full = An diesem Tisch sind so viele, dass niemand mehr dazupasst.
door-nonsense = { $why ->
    [none] Diese Nachricht ergibt hier keinen Sinn; siehe /api/openapi.json.
   *[other] Diese Nachricht ergibt hier keinen Sinn ({ $why }); siehe /api/openapi.json.
    }
door-no-token = Sag, wer du bist: Der Schlüssel zu deinem Platz fehlt.
door-no-such-table = Diesen Tisch gibt es nicht, oder er ist nicht für dich. Prüfe den Code.
door-store-down = Der Tisch kann gerade nichts aufschreiben und wartet; nichts geht verloren. Versuch es gleich noch einmal.
door-not-finished = Diese Partie ist noch nicht zu Ende; bis dahin bleiben die Karten geheim.
door-not-learned = Mit diesen Tischoptionen hat der stärkste Bot das Spiel nicht gelernt.
door-no-such-door = Unter dieser Adresse ist nichts.

# Allgemeine Regeln, auf die sich Ablehnungen berufen, wenn keine Frage offen ist.

general-rules = An jedem Tisch
general-GEN-1 = Plätze sind im Uhrzeigersinn ab 0 nummeriert. Andere gibt es nicht.
general-GEN-4 = Was nur einem Platz gehört, sieht nur dieser Platz.
general-GEN-6 = Reden ist frei und bindet niemanden. Nur die Antwort auf eine offene Frage ändert etwas.

# Sprachmodelle: was um Regeln und Fragen herum gesagt wird, und was abgelehnt wird.

model-players = { $count } Spieler: { $players }
model-player = { $name } (Platz { $seat })
model-row = eine Reihe aus { $count } Anzahlen steht in der Reihenfolge { $kinds }
model-order = { $field }, der Reihe nach: { $names }
model-several = darin stehen mehrere Antworten: { $readings }. Gib eine
model-nothing = darin steht keine Aktion. Schreib eine, etwa { $example }; es gibt { $known }
model-number = { $game } hat hier die Aktionen 0 bis { $last }, nicht { $number }
model-no-field = { $field } gibt es in { $form } nicht
model-too-many = das sind mehr Werte, als { $form } hat
model-lacks = bei { $action } fehlt { $field }; erlaubt ist { $allowed }
model-wrong = bei { $action } ist für { $field } { $allowed } erlaubt, und { $given } gehört nicht dazu
model-not-asked = Du wirst gerade nichts gefragt. Ruf wait_for_my_turn auf.
model-over = Die Partie ist vorbei; eröffne einen neuen Tisch.
model-not-open = Frage { $given } ist nicht offen, Frage { $open } ist es: ruf my_prompt auf.
model-no-seat = Das ist keiner deiner Plätze: gib als seat an, was new_table, join_table oder watch_table geantwortet hat.
model-no-table = Tisch { $code } gibt es hier nicht; list_tables kennt alle.
model-code = Tisch { $code } gibt es nicht; ein Code besteht nur aus Buchstaben.
model-full = An Tisch { $code } ist kein Platz frei; schau zu oder eröffne einen anderen.
model-phrases = So einen Spruch gibt es nicht; es gibt 1 bis { $last }.
model-version = Das Haus spielt Version { $there } von { $game }, dieses Programm { $here }: aktualisiere es.
model-silent = Das Haus antwortet nicht; nichts ist verloren, versuch es später noch einmal.
model-unreachable = Das Haus unter { $address } antwortet nicht ({ $reason }).

# Das Model Context Protocol: Werkzeuge und ihre Felder.

mcp-instructions =
    Vier Spiele um Bluff und Schmuggel.

    Eröffne mit new_table einen Tisch oder setz dich mit join_table über seinen Code dazu; behalte den `seat`, den du bekommst, er ist dein Schlüssel.
    Dann, bis der Status "over" ist: ruf wait_for_my_turn auf und beantworte die Frage mit answer.
    Eine Antwort ist eine Aktion, etwa Announce(sum=3, colour=red). Eine Ablehnung sagt, warum und nach welcher Regel, und ändert nichts.
    Du siehst, was dein Platz sehen darf, und niemand sieht von dir mehr, als die Regeln erlauben.
mcp-tool-list_games = Die Spiele, ihre Spielerzahlen und ihre Optionen mit den möglichen Werten.
mcp-tool-read_rules = Die Regeln eines Spiels. Jede Regel hat eine Nummer, auf die sich Ablehnungen berufen.
mcp-tool-list_tables = Tische, an die du dich setzen oder an denen du zuschauen kannst.
mcp-tool-new_table = Eröffne einen Tisch und setz dich. Echte Bots nehmen die anderen Plätze; es beginnt, sobald kein Platz mehr frei ist.
mcp-tool-join_table = Nimm einen freien Platz an einem Tisch; du bist sofort spielbereit.
mcp-tool-watch_table = Schau an einem Tisch zu: du siehst, was alle sehen, und wirst nie gefragt.
mcp-tool-my_view = Alles, was du siehst: der Tisch, dein Blick auf die Partie und was geschehen ist (soweit das Spiel dich zurückschauen lässt).
mcp-tool-my_prompt = Die Frage, die dir gestellt ist, ihre Nummer und die Form jeder Art von Antwort.
mcp-tool-answer = Beantworte die Frage. Solange auch andere gefragt sind, ist deine Antwort versiegelt, und du darfst eine andere geben.
mcp-tool-wait_for_my_turn = Warte, bis du gefragt wirst oder es vorbei ist, nie länger als die Sekunden, die du angibst; dann was neu ist, und die Frage.
mcp-tool-say = Sag einen der Sprüche des Spiels. Reden bindet niemanden.
mcp-tool-leave = Geh endgültig. Ein Bot spielt auf deinem Platz weiter.
mcp-field-game = Schlüssel eines Spiels, wie list_games ihn nennt
mcp-field-language = Sprache aller Sätze: { $languages }
mcp-field-seats = wie viele spielen, du eingerechnet
mcp-field-options = Optionen, die von den Regeln abweichen
mcp-field-level = Bots: { $levels }
mcp-field-free_seats = Plätze, die für andere frei bleiben; Bots nehmen den Rest
mcp-field-name = wie die anderen dich nennen, höchstens { $most } Buchstaben
mcp-field-code = die Buchstaben eines Tisches
mcp-field-seat = dein Platz: das Geheimnis, das new_table, join_table oder watch_table dir gab
mcp-field-action = eine Aktion: Name(field=value, …), als JSON oder #Nummer
mcp-field-prompt = die Nummer der Frage, die du beantwortest
mcp-field-seconds = wie lange höchstens, 0 bis { $longest }
mcp-field-phrase = die Nummer eines Spruchs; ohne Nummer bekommst du alle
mcp-field-to = der Platz, zu dem du sprichst; ohne Platz zu allen
