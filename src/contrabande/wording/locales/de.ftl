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
play-head = Kopf der Kette { $hash }

# What a table or the door of the house refuses.

door-not-a-member = Du sitzt nicht mehr an diesem Tisch; komm mit dem Code wieder dazu.
door-table-closed = Dieser Tisch ist geschlossen; sein Protokoll bleibt. Eröffne einen neuen.
door-only-players-sit = Du bist zum Zuschauen gekommen; komm als Spieler dazu, um dich zu setzen.
door-entropy-form = Ein Anteil am Mischen besteht aus 32 hexadezimalen Ziffern.
door-no-bot-there = Auf diesem Platz sitzt kein Bot.
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
door-text-form = Sag etwas mit 1 bis { $most } Zeichen.
door-person-form = Ein persönliches Geheimnis besteht aus 32 hexadezimalen Ziffern.
door-house-full = Das Haus ist voll: vorerst keine neuen Tische, damit die anderen ungestört spielen. Versuch es später noch einmal.
door-table-full = An diesem Tisch sind so viele, dass niemand mehr dazupasst.
door-nonsense = Diese Nachricht ergibt hier keinen Sinn; siehe /api/openapi.json.
door-no-token = Sag, wer du bist: Der Schlüssel zu deinem Platz fehlt.
door-no-such-table = Diesen Tisch gibt es nicht, oder er ist nicht für dich.
door-store-down = Der Tisch kann gerade nichts aufschreiben und wartet; nichts geht verloren. Versuch es gleich noch einmal.
door-not-finished = Diese Partie ist noch nicht zu Ende; bis dahin bleiben die Karten geheim.
door-no-such-door = Unter dieser Adresse ist nichts.
