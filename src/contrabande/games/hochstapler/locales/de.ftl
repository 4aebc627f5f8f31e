# Hochstapler auf Deutsch.

title = Hochstapler
tagline = Diamanten, Yachten, schnelle Autos: Prahl mit dem, was der ganze Tisch besitzt, und lass dich nicht beim Übertreiben erwischen.

# Farben. Jede hat ihr eigenes Statussymbol.

term-green = { $count ->
    [one] grüner Diamant
   *[other] grüne Diamanten
}
term-yellow = { $count ->
    [one] gelbe Yacht
   *[other] gelbe Yachten
}
term-blue = { $count ->
    [one] blauer Ring
   *[other] blaue Ringe
}
term-purple = { $count ->
    [one] lila Weinflasche
   *[other] lila Weinflaschen
}
term-red = { $count ->
    [one] rote Uhr
   *[other] rote Uhren
}
term-orange = { $count ->
    [one] orange Haus
   *[other] orange Häuser
}
term-grey = { $count ->
    [one] graues Auto
   *[other] graue Autos
}
typed-green = grün
typed-yellow = gelb
typed-blue = blau
typed-purple = lila
typed-red = rot
typed-orange = orange
typed-grey = grau
colour-all = { $colourKey ->
    [green] grüne Diamanten
    [yellow] gelbe Yachten
    [blue] blaue Ringe
    [purple] lila Weinflaschen
    [red] rote Uhren
    [orange] orange Häuser
   *[grey] graue Autos
}
    .of = { $colourKey ->
        [green] grüner Diamanten
        [yellow] gelber Yachten
        [blue] blauer Ringe
        [purple] lila Weinflaschen
        [red] roter Uhren
        [orange] orangefarbener Häuser
       *[grey] grauer Autos
    }
sum-said = { $sum ->
    [one] 1 { $colour }
   *[other] { $sum } { colour-all }
}
card-laid = { $laid ->
    [one] 1 { $colour }
   *[other] { $laid } { colour-all }
}

# Was geschah.

event-StageBegun = { $stage ->
    [1] Die feine Gesellschaft nahm Platz, und { $seat } durfte eröffnen.
   *[other] Etappe { $stage } begann mit frischen Karten, und { $seat } durfte eröffnen.
}
event-HandDealt = { $handKey ->
    [hidden] { $seat } nahm von jeder Farbe eine Karte.
   *[shown] { $handCount ->
        [7] { $seat } nahm von jeder Farbe eine Karte: { $hand } (Grün, Gelb, Blau, Lila, Rot, Orange, Grau).
        [2] { $seat } nahm von jeder Farbe eine Karte: { $hand } (Grün, Gelb).
       *[other] { $seat } nahm von jeder Farbe eine Karte: { $hand }.
    }
}
event-PileReshuffled = Der Stapel { colour-all.of } war leer: Die offenen Karten wurden gemischt und bildeten einen neuen.
event-CardSwapped = { $drawnKey ->
    [hidden] { $seat } legte eine Karte offen ab ({ card-laid }) und zog eine neue.
   *[shown] { $seat } legte eine Karte offen ab ({ card-laid }) und zog dafür eine { $drawn }.
}
event-SumAnnounced = { $seat } prahlte: „{ sum-said }!“
event-SumDoubted = { $seat } glaubte { $announcer } kein Wort: { sum-said }?
event-CardsRevealed = Alle deckten auf, wie viele { colour-all } sie hatten: { $cards }, zusammen { $total }.
event-StackTaken = { $seat } musste den ganzen Stapel { colour-all.of } nehmen: ein Minuspunkt.
event-MatchEnded = { $endingKey ->
    [points_reached] Die Obergrenze für Minuspunkte war erreicht.
   *[last_stack] Der letzte Stapel war genommen.
} { $winnersCount ->
    [one] { $winners } hatte die wenigsten Minuspunkte: Niemand bluffte mit mehr Stil!
   *[other] { $winners } hatten die wenigsten Minuspunkte und teilten sich den Sieg: Niemand bluffte mit mehr Stil!
}

# Fragen.

ask-open = { $seat }, du eröffnest: Sag eine Summe in einer Farbe deiner Wahl an. Vorher darfst du eine Karte tauschen.
ask-turn = { $seat }, sag eine höhere Summe in einer Farbe deiner Wahl an (vorher darfst du eine Karte tauschen), oder zweifle die letzte an.
ask-doubt = { $seat }, höher als die letzte Summe geht es nicht: Du kannst sie nur noch anzweifeln.
ask-announce = { $last ->
    [0] { $seat }, du hast eine Karte getauscht, also musst du jetzt eine Summe ansagen.
   *[other] { $seat }, du hast eine Karte getauscht, also musst du jetzt eine Summe ansagen, und zwar eine höhere als { $last }.
}

# Was die anderen inzwischen lesen.

wait-turn = { $seats } überlegt, wie dick man heute auftragen darf.
wait-announce = { $seats } betrachtet eine neue Karte und sucht nach großen Worten.

# Phasen.

phase-turn = Ansagen oder anzweifeln
phase-announce = Ansagen nach dem Tausch
phase-over = Spielende

# Antworten.

action-Swap = Tauschen: { $colour }
action-Swap-form = Karte tauschen
field-Swap-colour = Farbe
action-Announce = Ansagen: { sum-said }
action-Announce-form = Summe ansagen
field-Announce-sum = Summe
field-Announce-colour = Farbe
action-Doubt = Die letzte Summe anzweifeln
action-Doubt-form = Anzweifeln

# Warum nicht.

refuse-nothing-to-doubt = In dieser Bietrunde hat noch niemand etwas angesagt: Eröffne selbst mit einer Summe.
refuse-doubt-after-swap = Nach einem Tausch darfst du nicht mehr anzweifeln: Sag eine Summe an.
refuse-colour-gone = Mit dieser Farbe ist es vorbei, { colour-all } sind aus dem Spiel: Wähl eine, die noch dabei ist.
refuse-sum-too-high = Selbst mit der höchsten Karte auf jeder Hand wären es nur { $highest }: Weiter darf eine Summe nicht gehen.
refuse-sum-too-low-to-open = Die erste Summe einer Bietrunde beträgt mindestens { $lowest }.
refuse-sum-not-higher = Das ist keine Erhöhung: Eine neue Summe muss höher sein als { $sum }, ganz gleich in welcher Farbe.
refuse-one-swap = Du darfst nur eine Karte pro Zug tauschen: Sag eine Summe an.
refuse-swap-without-announcement = Wer tauscht, muss eine höhere Summe ansagen, und über der letzten gibt es keine mehr: Du kannst nur noch anzweifeln.
refuse-pile-empty = Der Stapel { colour-all.of } ist leer: Tausch eine andere Farbe oder gar nicht.

# Tischoptionen.

option-start_player = Wer anfängt
option-start_player-random = das Los entscheidet
option-start_player-seat0 = der erste Platz fängt an
option-mode = Wie lange gespielt wird
option-mode-single = eine einzige Etappe: Mit dem letzten Stapel ist Schluss
option-mode-to10 = Etappe um Etappe, bis jemand zehn Minuspunkte hat
option-reshuffle = Wenn ein Stapel leer ist
option-reshuffle-no = diese Farbe kann nicht mehr getauscht werden
option-reshuffle-yes = die offenen Karten werden gemischt und bilden den neuen Stapel
option-next_stage_start = Wer die nächste Etappe eröffnet
option-next_stage_start-last_doubter = wer zuletzt angezweifelt hat
option-next_stage_start-rotate = wer links von der Person sitzt, die die vorige Etappe eröffnet hat
option-next_stage_start-random = das Los entscheidet
option-edition = Welche Karten in der Schachtel sind
option-edition-printed = das Spiel, wie es gedruckt ist
option-edition-tiny = zwei Farben mit je vier Karten für zwei, zum Durchrechnen

# Spielenden.

ending-last_stack = Der letzte Stapel wurde genommen, und niemand hatte noch eine Karte zum Prahlen.
ending-points_reached = Jemand hatte zu viele Minuspunkte gesammelt, und damit war das Fest vorbei.

# Schnelle Sprüche.

phrase-1 = Nur so wenige? Da hat ja mein Gärtner mehr.
phrase-2 = Eine einzige Yacht? Wie niedlich.
phrase-3 = Ich übertreibe nie. Ich runde auf.
phrase-4 = Zu Hause stolpere ich darüber.
phrase-5 = Mich anzweifeln? Das traust du dich nicht.
phrase-6 = Zweifle ruhig. Ich habe heute noch nicht gelacht.
phrase-7 = Ich glaube dir kein Wort.
phrase-8 = Dann zeig sie doch mal her, die Diamanten.
phrase-9 = Die Uhr ist falsch, und dein Lächeln auch.
phrase-10 = Solche Zahlen riechen nach Verzweiflung.
phrase-11 = Noch höher? Mit Vergnügen.
phrase-12 = Netter Tausch. Frühjahrsputz?
phrase-13 = Altes Geld, du verstehst.
phrase-14 = Da muss ich erst meinen Vermögensverwalter fragen.
phrase-15 = Ertappt! Der Dienstboteneingang ist hinten.
phrase-16 = Wie schön, recht zu haben. Wie immer.
phrase-17 = Glaub mir, ich habe zweimal gezählt.
phrase-18 = Ich zweifle nicht. Ich hebe nur eine Augenbraue.
phrase-19 = Kopf hoch. Ist doch nur ein Minuspünktchen.
phrase-20 = Pech. Das passiert den Besten.
phrase-21 = Nimm ruhig den ganzen Stapel. Du hast ihn dir verdient.
phrase-22 = Das war knapp. Champagner!
phrase-23 = Auf der nächsten Gala kenne ich dich nicht.
phrase-24 = Was für ein Abend. Nächste Woche auf deiner Yacht?
