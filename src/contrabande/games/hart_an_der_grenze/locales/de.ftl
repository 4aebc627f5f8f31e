title = Hart an der Grenze
tagline = Pack deinen Koffer, verzieh keine Miene und bezahl den Sheriff fürs Wegschauen.

# Waren, in der Reihenfolge der Übersichtskarte.

term-jug = { $count ->
    [one] Krug
   *[other] Krüge
}
term-maracas = Maracas
term-sombrero = { $count ->
    [one] Sombrero
   *[other] Sombreros
}
term-cigar = { $count ->
    [one] Zigarre
   *[other] Zigarren
}
term-tequila = Tequila
term-statue = { $count ->
    [one] Statue
   *[other] Statuen
}

# Spielsteine.

term-extra = Zusatzkontrolle
term-seizure = Beschlagnahme

# Was aus einem Koffer geworden ist.

term-none = leer
term-closed = zu
term-opened = geöffnet
term-bribed = freigekauft
term-seized = beschlagnahmt

# Was geschah.

event-TurnBegun = Runde { $round }, Spielzug { $turn }: { $sheriff } steckte sich den Sheriff-Stern an.
event-HandDealt = { $cardsKey ->
    [hidden] { $seat } bekam { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
   *[other] { $seat } bekam { $cards }.
}
event-PileReshuffled = Der Ablagestapel wurde gemischt: { $cardsCount ->
    [one] Eine Karte bildet
   *[other] { $cardsCount } Karten bilden
} den neuen Nachziehstapel.
event-PileExhausted = Es waren keine Karten mehr zum Austeilen da: In diesem Spielzug bekommt niemand mehr etwas.
event-CasePacked = { $cardsKey ->
    [hidden] { $seat } packte den Koffer und klappte den Deckel zu.
   *[other] { $seat } packte { $cards } ein und klappte den Deckel zu.
}
event-GoodsDeclared = { $seat } sagte { $count } { $kind } an.
event-InspectionOrdered = { $sheriff } zeigte auf den Koffer von { $seat }: „Aufmachen!“
event-InspectionWaived = { $sheriff } verzichtete auf die Kontrolle.
event-ExtraInspectionOrdered = { $sheriff } setzte den weißen Stein ein, um auch { $seat } zu kontrollieren.
event-StoneSaved = { $stoneKey ->
    [extra] { $sheriff } sparte sich den weißen Stein auf: keine Zusatzkontrolle.
    [seizure] { $sheriff } sparte sich den roten Stein auf: keine Beschlagnahme.
   *[other] { $sheriff } sparte sich einen Stein auf: { $stone }.
}
event-BribeOffered = { $seat } bot { $sheriff } diskret { $amount } Dollar an.
event-BribeDemanded = { $sheriff } verlangte { $amount } Dollar von { $seat }.
event-BribeRefused = { $sheriff } lehnte das Angebot von { $seat } ab ({ $amount } Dollar): Der Koffer muss auf.
event-BribePaid = { $seat } zahlte { $amount } Dollar an { $sheriff }, und der Koffer blieb zu.
event-CaseOpened = { $seat } machte den Koffer auf: { $cards }. { $discardedCount ->
    [0] Nichts davon musste weg.
   *[other] Nicht angesagt und daher auf den Ablagestapel: { $discarded }.
}
event-FinePaid = { $paidKey ->
    [same] { $seat } zahlte { $fine } Dollar Strafe in die Kasse.
   *[other] { $seat } konnte von { $fine } Dollar Strafe nur { $paid } Dollar in die Kasse zahlen.
}
event-CompensationPaid = { $seat } hatte die Wahrheit gesagt: { $amount } Dollar Entschädigung aus der Kasse.
event-CaseSeized = { $sheriff } setzte den roten Stein gegen den Koffer von { $seat }{ $cardsKey ->
    [hidden] {""}
   *[other] {" "}({ $cards })
} ein: { $taken ->
    [0] nichts beschlagnahmt
    [one] eine Karte beschlagnahmt
   *[other] { $taken } Karten beschlagnahmt
}, { $returned ->
    [0] keine zurückgegeben
    [one] eine zurückgegeben
   *[other] { $returned } zurückgegeben
}.
event-CaseCleared = { $seat } legte { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ungesehen hinter den Koffer.
event-GoodsKept = { $count ->
    [0] { $seat } behielt nichts für den Schlussverkauf zurück.
   *[other] { $cardsKey ->
        [hidden] { $seat } schob { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        } für den Schlussverkauf unter den Koffer.
       *[other] { $seat } schob { $cards } für den Schlussverkauf unter den Koffer.
    }
}
event-GoodsSold = { $seat } verkaufte { $cards } für { $amount } Dollar.
event-MoneyCounted = Das Geld wurde gezählt, in Sitzreihenfolge: { $cash } Dollar. { $poorest } hat am wenigsten und bestimmt den nächsten Sheriff.
event-SheriffChosen = { $seat } bestimmte { $sheriff } zum ersten Sheriff der nächsten Runde.
event-KindCalled = { $kindKey ->
    [jug] Die Krüge
    [maracas] Die Maracas
    [sombrero] Die Sombreros
    [cigar] Die Zigarren
    [tequila] Die Tequilaflaschen
    [statue] Die Statuen
   *[other] { $kind }
} wurden aufgerufen: { $total } auf dem Tisch, { $cap } verkäuflich.
event-KindSold = { $seat } deckte { $held } { $kindKey ->
    [jug] { $held ->
        [one] Krug
       *[other] Krüge
    }
    [maracas] Maracas
    [sombrero] { $held ->
        [one] Sombrero
       *[other] Sombreros
    }
    [cigar] { $held ->
        [one] Zigarre
       *[other] Zigarren
    }
    [tequila] Tequila
    [statue] { $held ->
        [one] Statue
       *[other] Statuen
    }
   *[other] { $kind }
} auf und bekam { $amount ->
    [0] nichts: Die Höchstgrenze war schon erreicht
   *[other] { $amount } Dollar
}.
event-MatchEnded = { $winnersCount ->
    [one] Der Schlussverkauf ist vorbei: { $winners } hat das meiste Geld und gewinnt!
   *[other] Der Schlussverkauf ist vorbei: { $winners } liegen gleichauf vorn und teilen sich den Sieg!
}

# Fragen.

ask-pack = { $seat }, was kommt in deinen Koffer? Sheriff { $sheriff_seat } will vielleicht hineinsehen.
ask-declare = { $seat }, was sagst du an? Eine legale Warenart und eine Anzahl; beides darf gelogen sein.
ask-declare_exact = { $seat }, was sagst du an? In deinem Koffer { $count ->
    [one] liegt eine Karte
   *[other] liegen { $count } Karten
}, und die Anzahl muss stimmen; die Warenart nicht.
ask-inspect = Sheriff { $seat }, wessen Koffer willst du sehen?
ask-bribe = { $seat }, Sheriff { $sheriff_seat } will deinen Koffer sehen. Machst du ihn auf, oder bietest du etwas? Du hast { $cash } Dollar.
ask-demanded = { $seat }, Sheriff { $sheriff_seat } verlangt { $demand } Dollar dafür, dass dein Koffer zubleibt. Du hast { $cash } Dollar.
ask-haggle = Sheriff { $seat }, { $target_seat } bietet dir { $offer } Dollar. Nimmst du an, lehnst du ab, oder nennst du selbst einen Preis?
ask-last_offer = Sheriff { $seat }, das ist das letzte Angebot von { $target_seat }: { $offer } Dollar. Nimmst du an, oder muss der Koffer auf?
ask-extra = Sheriff { $seat }, setzt du deinen weißen Stein ein, um noch jemanden zu kontrollieren?
ask-seize = Sheriff { $seat }, setzt du deinen roten Stein ein, um verschwiegene Waren zu beschlagnahmen?
ask-keep = { $seat }, welche Waren legst du unter deinen Koffer, um sie am Ende zum doppelten Wert zu verkaufen? Alle übrigen werden jetzt verkauft.
ask-choose = { $seat }, du hast am wenigsten Geld: Wer wird in der nächsten Runde der erste Sheriff?

wait-pack = { $count ->
    [one] { $seats } packt gerade.
   *[other] { $seats } packen heimlich ihre Koffer.
}
wait-declare = { $seats } steht vor dem Sheriff und räuspert sich …
wait-inspect = Sheriff { $seats } blickt allen tief in die Augen.
wait-bribe = { $seats } muss den Koffer aufmachen – oder die richtige Summe finden.
wait-haggle = Sheriff { $seats } überdenkt das Angebot.
wait-extra = Sheriff { $seats } spielt mit dem weißen Stein.
wait-seize = Sheriff { $seats } spielt mit dem roten Stein.
wait-keep = { $seats } sucht aus, was unter den Koffer kommt.
wait-choose = { $seats } hat am wenigsten Geld und bestimmt den nächsten Sheriff.

# Antworten.

action-Pack = { $cards } einpacken
action-Pack-form = Waren einpacken
field-Pack-cards = Waren aus deiner Hand
action-Declare = { $count } { $kind } ansagen
action-Declare-form = Ansagen
field-Declare-count = Anzahl der Karten
field-Declare-kind = Warenart
action-Inspect = { $target } kontrollieren
action-Inspect-form = Jemanden kontrollieren
field-Inspect-target = Wessen Koffer
action-Waive = Alle durchwinken
action-Waive-form = Alle durchwinken
action-Open = Den Koffer aufmachen
action-Open-form = Den Koffer aufmachen
action-Offer = { $amount } Dollar bieten
action-Offer-form = Bestechungsgeld bieten
field-Offer-amount = Dollar
action-Pay = Zahlen, was verlangt wird
action-Pay-form = Zahlen, was verlangt wird
action-Accept = Das Geld annehmen
action-Accept-form = Das Geld annehmen
action-Refuse = Ablehnen: „Aufmachen!“
action-Refuse-form = Ablehnen: „Aufmachen!“
action-Demand = { $amount } Dollar verlangen
action-Demand-form = Andere Summe verlangen
field-Demand-amount = Dollar
action-InspectExtra = Zusatzkontrolle: { $target }
action-InspectExtra-form = Zusatzkontrolle
field-InspectExtra-target = Wessen Koffer
action-Seize = Bei { $target } beschlagnahmen
action-Seize-form = Beschlagnahmen
field-Seize-target = Wessen Koffer
action-Pass = Den Stein aufsparen
action-Pass-form = Den Stein aufsparen
action-Keep = { $cardsCount ->
    [0] Nichts zurückbehalten
   *[other] { $cards } zurückbehalten
}
action-Keep-form = Für den Schlussverkauf zurückbehalten
field-Keep-cards = Waren hinter deinem Koffer
action-ChooseSheriff = { $sheriff } zum Sheriff bestimmen
action-ChooseSheriff-form = Jemanden zum Sheriff bestimmen
field-ChooseSheriff-sheriff = Erster Sheriff der nächsten Runde

# Ablehnungen.

refuse-now-pack = Noch wird gepackt: Such Karten aus deiner Hand für deinen Koffer aus.
refuse-now-declare = Du bist mit der Ansage dran: Nenn eine Anzahl und eine legale Warenart.
refuse-now-inspect = Du bist der Sheriff: Such erst aus, wen du kontrollierst, oder wink alle durch.
refuse-now-bribe = Der Sheriff wartet: Mach deinen Koffer auf, biete etwas oder zahl, was verlangt wird.
refuse-now-haggle = Es liegt ein Angebot vor: Nimm es an, lehn es ab oder verlang eine andere Summe, solange noch geboten werden darf.
refuse-now-extra = Entscheide über deinen weißen Stein: Kontrollier noch jemanden oder spar ihn dir auf.
refuse-now-seize = Entscheide über deinen roten Stein: Beschlagnahme etwas oder spar ihn dir auf.
refuse-now-keep = Du bist dran: Sag, welche Waren du unter deinen Koffer legst; es dürfen auch keine sein.
refuse-now-choose = Du hast am wenigsten Geld: Bestimm den ersten Sheriff der nächsten Runde.
refuse-no-such-player = Auf diesem Platz sitzt niemand: Nenn jemanden an diesem Tisch.
refuse-pack-something = Ein leerer Koffer ist nicht erlaubt: Pack mindestens eine Karte ein.
refuse-pack-too-much = So geht der Deckel nicht zu: Pack { $most ->
    [one] nur eine Karte
   *[other] höchstens { $most } Karten
} ein.
refuse-not-in-hand = Diese Karten hast du nicht auf der Hand: Pack ein, was du hast.
refuse-not-legal = { $kindKey ->
    [cigar] Zigarren
    [tequila] Tequila
    [statue] Statuen
   *[other] „{ $kind }“
} ansagen? Das würde dem Sheriff so passen: Nenn nur legale Waren.
refuse-count-untrue = An diesem Tisch muss die Anzahl stimmen: Sag genau { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} an.
refuse-count-out-of-range = Das glaubt dir niemand: Sag { $most ->
    [one] genau eine Karte
   *[other] 1 bis { $most } Karten
} an.
refuse-own-case = Du bist der Sheriff und hast selbst nichts gepackt: Such dir jemand anderen aus.
refuse-nothing-packed = { $target_seat } hat in diesem Spielzug nichts gepackt: Such dir jemand anderen aus.
refuse-extra-not-used = Bei dieser Spielerzahl bleiben die weißen Steine in der Schachtel: Es gibt keine Zusatzkontrolle.
refuse-extra-too-early = Erst kommt die normale Kontrolle: Der weiße Stein ist danach für eine zweite Person gedacht.
refuse-extra-spent = Dein weißer Stein ist schon weg: Du hast nur eine Zusatzkontrolle pro Spiel.
refuse-extra-passed = Du hast dir den weißen Stein gerade aufgespart: Jetzt kannst du nur noch beschlagnahmen oder auch den roten aufsparen.
refuse-extra-after-waiving = Du hast alle durchgewinkt: Eine Zusatzkontrolle gibt es nur nach einer normalen Kontrolle.
refuse-extra-same-player = Du hast { $target_seat } schon kontrolliert: Der weiße Stein ist für jemand anderen.
refuse-seizure-spent = Dein roter Stein ist schon weg: Du hast nur eine Beschlagnahme pro Spiel.
refuse-seize-too-early = Erst kommt die Kontrolle: Kontrollier jemanden oder wink alle durch, dann darfst du beschlagnahmen.
refuse-seize-inspected = Du hast { $target_seat } in diesem Spielzug schon kontrolliert: Nimm den Koffer von jemand anderem.
refuse-seize-after-extra = Entscheide erst über deinen weißen Stein; danach darfst du beschlagnahmen.
refuse-nothing-demanded = Der Sheriff hat noch nichts verlangt: Mach deinen Koffer auf oder biete etwas.
refuse-demand-over-cash = Mit { $cash } Dollar kannst du keine { $demand } Dollar zahlen: Biete weniger oder mach deinen Koffer auf.
refuse-honest-must-open = Du hast die Wahrheit gesagt, und an diesem Tisch bestechen nur Lügner: Mach deinen Koffer erhobenen Hauptes auf.
refuse-no-money = Mit { $cash } Dollar hast du nichts zu bieten: Mach deinen Koffer auf.
refuse-offer-over-cash = Du kannst nicht mehr bieten als die { $cash } Dollar, die du hast.
refuse-offer-out-of-range = Ein Angebot ist ein ganzer Betrag von { $lowest } bis { $highest } Dollar.
refuse-last-offer = Das war das letzte Angebot ({ $offers } von { $offers }): Nimm es an oder lehn es ab.
refuse-demand-out-of-range = Eine Forderung ist ein ganzer Betrag von { $lowest } bis { $highest } Dollar.
refuse-keep-too-many = Das ist zu viel: Behalte pro Runde { $most ->
    [one] nur eine Karte
   *[other] höchstens { $most } Karten
} zurück.
refuse-not-behind = Diese Karten liegen nicht hinter deinem Koffer: Behalte nur, was du in dieser Runde über die Grenze gebracht hast.

# Tischoptionen.

option-start_player = Wer der erste Sheriff ist
option-start_player-random = das Los entscheidet
option-start_player-seat0 = wer auf dem ersten Platz sitzt
option-count = Darf man bei der Anzahl der Karten lügen?
option-count-free = ja: Anzahl und Warenart dürfen beide gelogen sein
option-count-exact = nein: nur die Warenart darf gelogen sein, so spielen es viele Runden
option-compensation = Was Ehrliche bekommen, wenn ihr Koffer geöffnet wird
option-compensation-once = den aufgedruckten Betrag, einmal
option-compensation-per_card = den aufgedruckten Betrag für jede Karte
option-bribe_by = Wer dem Sheriff Geld bieten darf
option-bribe_by-anyone = alle, die kontrolliert werden; ein Angebot beweist also nichts
option-bribe_by-liars_only = nur wer gelogen hat; wer ehrlich war, muss aufmachen
option-max_offers = Wie oft man bei einer Kontrolle bieten darf
option-max_offers-value = { $value ->
    [one] nur ein einziges Angebot
   *[other] bis zu { $value } Angebote, dann muss der Sheriff entscheiden
}
option-unpayable = Was geschieht, wenn man eine Strafe nicht zahlen kann
option-unpayable-debt = man macht Schulden, und die nächsten Einnahmen tilgen sie zuerst
option-unpayable-cap = man zahlt, was man hat, und der Rest ist erlassen
option-cash = Wer dein Geld sieht
option-cash-public = alle, jederzeit
option-cash-hidden_until_round_end = niemand sonst, bis am Rundenende gezählt wird
option-edition = Wie viel vom Spiel
option-edition-printed = das ganze Spiel, wie es in der Schachtel liegt
option-edition-tiny = eine Miniatur für zwei, zum Erforschen
option-edition-tiny3 = eine Miniatur für drei, zum Erforschen

# Phasen und Ende.

phase-pack = Packen
phase-declare = Ansagen
phase-inspect = Kontrolle
phase-bribe = Bestechen oder öffnen
phase-haggle = Verhandlung
phase-extra = Zusatzkontrolle
phase-seize = Beschlagnahme
phase-keep = Rundenende
phase-choose = Sheriff bestimmen
phase-over = Spiel zu Ende
ending-double_sale = Im Schlussverkauf wurden alle Waren aufgerufen, und das Geld ist gezählt.

# Am Tisch gesagt.

phrase-1 = Andenken, Sheriff. Nichts als Andenken.
phrase-2 = Krüge. Meine Oma sammelt sie.
phrase-3 = Das Rasseln? Maracas, was denn sonst?
phrase-4 = Ich schwöre es bei meinem besten Sombrero.
phrase-5 = Sehe ich etwa aus, als würde ich schmuggeln?
phrase-6 = Vorsicht, das Schloss klemmt. Lassen wir ihn lieber zu.
phrase-7 = Aufmachen!
phrase-8 = Sieh mir in die Augen und sag das noch mal.
phrase-9 = Komisch, hier riecht es doch nach Zigarren.
phrase-10 = So viele Krüge in so einem Köfferchen? Respekt.
phrase-11 = So ein großer Stern und so ein kleines Gehalt …
phrase-12 = Das lässt sich doch unter Freunden regeln, oder?
phrase-13 = Dafür drücke ich ein Auge zu. Das andere kostet extra.
phrase-14 = Bestechung? Aber nein. Das ist Trinkgeld.
phrase-15 = Ist das dein letztes Wort?
phrase-16 = Ich habe einen hungrigen Esel zu füttern, Sheriff.
phrase-17 = Nimm den da! Dieser Koffer ist ja kaum zu heben.
phrase-18 = Nanu, wie kommt das denn da rein?
phrase-19 = Schon wieder ich? Warum immer ich?
phrase-20 = Auf frischer Tat ertappt!
phrase-21 = Ehrlich bis zum letzten Krug. Meine Entschädigung, bitte.
phrase-22 = Es war mir ein Vergnügen, Sheriff.
phrase-23 = Kopf hoch. Der nächste Sheriff ist bestimmt gnädiger.
phrase-24 = Und da sagt man, Verbrechen lohnt sich nicht.
