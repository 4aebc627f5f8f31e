# Prohis auf Deutsch.

title = Prohis
tagline = Dein Laster, ihre Dienstmarken: Bring deine Konvois heim, während alle anderen Polizei spielen.

# Karten.

term-legal = { $count ->
    [one] legale Ware
   *[other] legale Waren
}
term-illegal = { $count ->
    [one] illegale Ware
   *[other] illegale Waren
}
term-lieutenant = { $count ->
    [one] Lieutenant
   *[other] Lieutenants
}
term-captain = { $count ->
    [one] Captain
   *[other] Captains
}
term-inspector = { $count ->
    [one] Inspector
   *[other] Inspectors
}

# Was bei gleichem Rang entscheidet.

term-random = das Los
term-speed = die schnellere Hand
term-seat = die Reihenfolge am Tisch

# Dasselbe, wie man es auch tippen darf.

typed-legal = legal
typed-illegal = illegal

# Was geschah.

event-MatchBegun = Die Nacht brach an, die Laster waren vollgetankt, und { $seat } durfte anfangen.
event-HandDealt = { $cardsKey ->
    [hidden] { $seat } bekam Karten.
   *[shown] { $seat } bekam { $cards }.
}
event-DisplayLaid = Offen neben dem Stapel: { $cards }.
event-DisplayCardTaken = { $cardKey ->
    [legal] { $seat } nahm eine offene { $card }.
    [illegal] { $seat } nahm eine offene { $card }.
   *[other] { $seat } nahm einen offenen { $card }.
}
event-DisplayRefilled = { $cardKey ->
    [legal] Eine { $card }
    [illegal] Eine { $card }
   *[other] Ein { $card }
} füllte die Lücke in der Auslage.
event-PileCardTaken = { $cardKey ->
    [hidden] { $seat } zog eine Karte vom Stapel.
    [legal] { $seat } zog eine { $card } vom Stapel.
    [illegal] { $seat } zog eine { $card } vom Stapel.
   *[other] { $seat } zog einen { $card } vom Stapel.
}
event-LastRoundBegun = Der Stapel war leer: Die letzte Runde begann, und den allerletzten Zug hat { $seat }.
event-TurnPassed = { $seat } passte.
event-ConvoySent = { $cardsKey ->
    [hidden] { $seat } schickte einen Konvoi aus { $size } Karten los.
   *[shown] { $seat } schickte einen Konvoi aus { $size } Karten los: { $cards }.
}
event-ControlPlayed = { $seat } setzte einen { $control } darauf an.
event-ClaimWaived = { $seat } winkte den Konvoi durch.
event-TieBroken = { $tied } hatten den gleichen Rang gelegt, und { $by } entschied für { $seat }.
event-InspectorNamed = { $seat } hielt den Konvoi von { $owner } mit dem { $control } an.
event-BribeOffered = { $cardsKey ->
    [hidden] { $seat } schob { $inspector } Schmiergeld zu: { $size ->
        [one] eine Karte
       *[other] { $size } Karten
    }.
   *[shown] { $seat } schob { $inspector } Schmiergeld zu: { $cards }.
}
event-BribeShown = Das Schmiergeld von { $seat } lag offen auf dem Tisch: { $cards }.
event-NothingOffered = { $seat } legte kein Schmiergeld auf den Tisch.
event-BribeAccepted = { $seat } steckte { $size ->
    [one] eine Karte
   *[other] { $size } Karten
} Schmiergeld ein, nahm den { $control } zurück und hatte den Konvoi von { $owner } nie gesehen.
event-BribeRefused = { $seat } war nicht käuflich: { $owner } nahm { $size ->
    [one] die Karte
   *[other] die { $size } Karten
} zurück.
event-InspectorStoodDown = { $seat } ließ den Konvoi von { $owner } ziehen und legte den { $control } ins Lager.
event-InspectionBegun = { $seat } schickte den { $control } an die Ladung von { $owner }.
event-CardTurned = { $seat } deckte eine Karte im Konvoi von { $owner } auf: { $cardKey ->
    [legal] legale Ware.
    [illegal] illegale Ware!
   *[other] ein { $card } in Zivil!
}
event-ConvoyStored = Der Konvoi von { $seat } rollte mit { $size } Karten ins Lager.
event-ControlWon = { $loser } hatte umsonst gesucht: Der { $control } lief über und wechselte auf die Hand von { $seat }.
event-ConvoyCaught = { $cardsKey ->
    [hidden] Erwischt! { $seat } nahm den ganzen Konvoi von { $owner } ins eigene Lager, { $size } Karten und den { $control } dazu.
   *[shown] Erwischt! { $seat } nahm den ganzen Konvoi von { $owner } ins eigene Lager ({ $cards }) und den { $control } dazu.
}
event-SeatScored = { $seat } kam auf { $score } Dollar. Lager: { $store }; Hand: { $hand }.
event-MatchEnded = { $endingKey ->
    [all_passed] Alle hatten gepasst.
   *[last_round] Der letzte Zug war gespielt.
} { $winnersCount ->
    [one] { $winners } gewann: Niemand in der Stadt war reicher!
   *[other] { $winners } teilten sich den Sieg: Niemand in der Stadt war reicher!
}

# Fragen.

ask-turn = { $limit ->
    [0] { $seat }, du bist am Zug: Zieh Karten oder schick einen Konvoi los.
   *[other] { $seat }, du bist am Zug: Mit { $limit } oder mehr Karten auf der Hand darfst du nicht ziehen. Schick einen Konvoi los.
}
ask-draw = { $seat }, nimm eine zweite Karte oder belass es bei der einen.
ask-claim = { $seat }, von { $owner_seat } kommt ein Konvoi aus { $size } Karten: Spiel eine Kontrollkarte, um ihn zu kontrollieren, oder wink ihn durch.
ask-raise = { $seat }, von { $owner_seat } kommt ein Konvoi aus { $size } Karten: Spiel eine Kontrollkarte, und zwar eine ranghöhere, falls schon eine liegt, oder wink den Konvoi durch.
ask-bribe = { $offers ->
    [0] { $seat }, { $inspector_seat } hält deinen Konvoi mit dem { $control } an: Biete Handkarten als Schmiergeld an oder biete nichts.
   *[other] { $seat }, { $inspector_seat } hat dein Schmiergeld abgelehnt, und der { $control } liegt noch da: Biete mehr oder lass dich kontrollieren.
}
ask-answer = { $seat }, { $owner_seat } bietet dir { $size ->
    [one] eine Karte
   *[other] { $size } Karten
} Schmiergeld: Nimmst du an, oder lehnst du ab?
ask-decide = { $seat }, { $owner_seat } bietet dir nichts: Kontrollier den Konvoi aus { $size } Karten, oder verzichte und lege deine Kontrollkarte ins Lager.
ask-flip = { $left ->
    [one] { $seat }, deck noch eine Karte im Konvoi von { $owner_seat } auf.
   *[other] { $seat }, deck eine Karte im Konvoi von { $owner_seat } auf: Bis zu { $left } darfst du noch.
}

# Was die anderen inzwischen lesen.

wait-turn = { $seats } plant den nächsten Zug.
wait-draw = { $seats } schielt nach einer zweiten Karte.
wait-claim = { $count ->
    [one] { $seats } beäugt den Konvoi.
   *[other] { $seats } entscheiden geheim über den Konvoi.
}
wait-raise = { $seats } beäugt den Konvoi.
wait-bribe = { $seats } rechnet aus, was Schweigen kosten darf.
wait-answer = { $seats } wägt das Schmiergeld ab.
wait-decide = { $seats } überlegt, ob die Plane hochmuss.
wait-flip = { $seats } sucht eine Karte zum Aufdecken aus.

# Phasen.

phase-turn = Zug
phase-draw = Zweite Karte
phase-claim = Wer kontrolliert?
phase-raise = Wer kontrolliert?
phase-bribe = Schmiergeld
phase-answer = Schmiergeld geboten
phase-decide = Kontrollieren oder nicht?
phase-flip = Kontrolle
phase-over = Spielende

# Antworten.

action-TakeDisplay = { $cardKey ->
    [legal] Offene { $card } nehmen
    [illegal] Offene { $card } nehmen
   *[other] Offenen { $card } nehmen
}
action-TakeDisplay-form = Offene Karte nehmen
field-TakeDisplay-card = Karte
action-TakePile = Vom Stapel ziehen
action-TakePile-form = Vom Stapel ziehen
action-Stop = Es bei einer Karte belassen
action-Stop-form = Aufhören
action-Convoy = { $controlsCount ->
    [0] Konvoi: { $goods }
   *[other] { $goodsCount ->
        [0] Konvoi: { $controls }
       *[other] Konvoi: { $goods }, dazu { $controls }
    }
}
action-Convoy-form = Konvoi losschicken
field-Convoy-goods = Waren
field-Convoy-controls = Kontrollkarten
action-Pass = Passen
action-Pass-form = Passen
action-Claim = Den { $control } darauf ansetzen
action-Claim-form = Kontrollkarte spielen
field-Claim-control = Kontrollkarte
action-Waive = Den Konvoi durchwinken
action-Waive-form = Durchwinken
action-Bribe = Schmiergeld: { $cards }
action-Bribe-form = Bestechen
field-Bribe-cards = Handkarten
action-OfferNothing = Nichts bieten
action-OfferNothing-form = Nichts bieten
action-Accept = Das Schmiergeld annehmen
action-Accept-form = Annehmen
action-Refuse = Das Schmiergeld ablehnen
action-Refuse-form = Ablehnen
action-Inspect = Den Konvoi kontrollieren
action-Inspect-form = Kontrollieren
action-StandDown = Verzichten und die Kontrollkarte ins Lager legen
action-StandDown-form = Verzichten
action-Flip = Verdeckte Karte { $position } aufdecken
action-Flip-form = Karte aufdecken
field-Flip-position = verdeckte Karte

# Warum nicht.

refuse-bribe-not-in-hand = Bestechen kannst du nur mit Karten, die du auf der Hand hast, und mit mindestens einer: Konvoi und Lager sind tabu.
refuse-answer-first = Es liegt Schmiergeld auf dem Tisch: Nimm es erst an oder lehn es ab.
refuse-nothing-offered = Niemand hat dir Schmiergeld geboten: Kontrollier oder verzichte.
refuse-must-inspect = Du hast das Schmiergeld abgelehnt, also musst du jetzt kontrollieren: Deck eine Karte auf.
refuse-already-inspecting = Die Kontrolle läuft und geht weiter, bis sie entschieden ist: Deck eine Karte auf.
refuse-no-such-card = { $size ->
    [one] Es liegt nur noch eine Karte verdeckt: Deck Karte 1 auf.
   *[other] Es liegen { $size } Karten verdeckt: Such dir eine von 1 bis { $size } aus.
}
refuse-decide-first = Entscheide erst, ob du kontrollierst oder verzichtest; danach darfst du Karten aufdecken.
refuse-not-your-turn = Ein Konvoi ist unterwegs. Ziehen, losschicken und passen kannst du erst wieder zu Beginn deines eigenen Zuges.
refuse-no-claims-now = Kontrollkarten spielt man, gleich nachdem ein Konvoi losgeschickt wurde, nicht jetzt.
refuse-no-bribe-now = Schmiergeld bietest du an, wenn dein Konvoi angehalten wurde und noch keine Karte aufgedeckt ist, nicht jetzt.
refuse-no-inspection-now = Du hast gerade keinen Konvoi zu kontrollieren und kein Schmiergeld zu beantworten.
refuse-already-drawing = Du hast schon eine Karte genommen, also ziehst du in diesem Zug: Nimm eine zweite Karte oder hör auf.
refuse-pass-too-early = { $limit ->
    [0] Passen darfst du erst, wenn der Stapel leer ist, und darin { $left ->
        [one] liegt noch eine Karte
       *[other] liegen noch { $left } Karten
    }: Zieh Karten oder schick einen Konvoi los.
   *[other] Passen darfst du erst, wenn der Stapel höchstens { $limit } Karten hat, und es sind { $left }: Zieh Karten oder schick einen Konvoi los.
}
refuse-nothing-drawn = Du hast noch nichts gezogen: Zieh eine Karte oder schick einen Konvoi los.
refuse-convoy-size = { $least ->
    [2] { $most ->
        [2] Ein Konvoi hat genau 2 Karten.
       *[other] Ein Konvoi hat { $least } bis { $most } Karten.
    }
   *[other] Ein Konvoi hat { $least } bis { $most } Karten.
}
refuse-convoy-not-in-hand = Du hast nicht alle diese Karten: Lade, was du auf der Hand hast.
refuse-convoy-without-goods = In einen Konvoi gehört Ware: Nimm mindestens eine legale oder illegale dazu.
refuse-hand-full = Mit { $limit } oder mehr Karten auf der Hand darfst du nicht ziehen: Schick einen Konvoi los.
refuse-not-on-display = { $cardKey ->
    [legal] Offen liegt keine { $card }: Nimm eine Karte, die du dort siehst.
    [illegal] Offen liegt keine { $card }: Nimm eine Karte, die du dort siehst.
   *[other] Offen liegt kein { $card }: Nimm eine Karte, die du dort siehst.
}
refuse-pile-empty = Der Stapel ist leer: Nimm eine offene Karte, falls noch eine da ist.
refuse-one-of-pile = Vom Stapel darf nur eine Karte pro Zug kommen: Nimm eine offene Karte oder hör auf.
refuse-control-not-in-hand = Du hast keinen { $control } auf der Hand: Spiel eine Kontrollkarte, die du hast, oder wink den Konvoi durch.
refuse-claim-not-higher = Das übertrifft den { $control } auf dem Tisch nicht: Spiel einen höheren Rang oder wink den Konvoi durch.

# Tischoptionen.

option-start_player = Wer anfängt
option-start_player-random = das Los entscheidet
option-start_player-seat0 = der erste Platz fängt an
option-pass = Wann man passen darf
option-pass-near_end = sobald der Stapel höchstens zwei Karten pro Person hat
option-pass-pile_empty = erst wenn der Stapel leer ist
option-pass-anytime = in jedem Zug, ganz nach Belieben
option-end = Was die letzte Runde einläutet
option-end-display_short = der Stapel ist leer und eine Lücke in der Auslage bleibt offen
option-end-pile_empty = der Stapel ist leer
option-tie = Wer bei gleichem Rang kontrolliert
option-tie-random = das Los entscheidet, also muss sich niemand beeilen
option-tie-speed = wer am schnellsten war, wie gedruckt
option-tie-seat = wer vom Besitzer des Konvois aus im Uhrzeigersinn zuerst kommt
option-claim = Wie Kontrollkarten gespielt werden
option-claim-sealed = geheim, und alle zugleich aufgedeckt
option-claim-open = reihum, und jede ranghöher als die vorige
option-control_only = Konvois ohne Ware
option-control_only-no = verboten: Mindestens eine Ware fährt mit
option-control_only-yes = erlaubt: Auch ein Laster voller Polizei darf fahren
option-bribe_public = Wer das Schmiergeld sieht
option-bribe_public-no = nur wer gibt und wer nimmt; die anderen sehen die Zahl der Karten
option-bribe_public-yes = der ganze Tisch
option-max_offers = Wie oft man je Konvoi Schmiergeld bieten darf
option-max_offers-value = { $value ->
    [one] ein Angebot: Ist es abgelehnt, beginnt die Kontrolle
   *[other] bis zu { $value } Angebote, dann beginnt die Kontrolle
}
option-edition = Welche Karten in der Schachtel sind
option-edition-printed = das Spiel, wie es gedruckt ist
option-edition-tiny = eine Handvoll Karten für zwei, zum Durchrechnen

# Spielenden.

ending-last_round = Die letzte Runde ist zu Ende gespielt.
ending-all_passed = Alle haben gepasst, und damit war Schluss.

# Schnelle Sprüche.

phrase-1 = Nur Milch, Herr Wachtmeister. Frisch vom Bauern.
phrase-2 = Schau ruhig nach. Du tust mir einen Gefallen.
phrase-3 = Den Laster würde ich mir an deiner Stelle ansehen.
phrase-4 = Der Laster liegt aber verdächtig tief.
phrase-5 = Für Omas Geburtstag. Sie hat viele Freunde.
phrase-6 = Das können wir doch unter uns regeln.
phrase-7 = Eine Karte, und du hast mich nie gesehen.
phrase-8 = Ist das dein Schmiergeld oder das Trinkgeld?
phrase-9 = Leg eine Flasche drauf, und ich bin blind.
phrase-10 = Meine Marke ist nicht käuflich. Nicht zu dem Preis.
phrase-11 = Du bluffst. Ich rieche den Whiskey bis hierher.
phrase-12 = Alles völlig legal. Fast alles.
phrase-13 = Danke für die Marke. Die steht mir.
phrase-14 = Sieh mal einer an. Was haben wir denn da?
phrase-15 = War mir ein Vergnügen, mit dir Geschäfte zu machen.
phrase-16 = Ich habe da jemanden eingeschleust.
phrase-17 = Niemand? Herrlich. Fahrt los, Jungs!
phrase-18 = Ehrliche Leute werden hier jede Nacht gefilzt!
phrase-19 = Nächstes Mal klappt’s. Ein Gläschen? Ach nein, verboten.
phrase-20 = Kopf hoch. Der Weg ist noch weit.
phrase-21 = Das merke ich mir.
phrase-22 = Jemand muss den stoppen, der vorne liegt. Jemand anders.
phrase-23 = Vertrau mir. Ehrlichere Gauner findest du hier nicht.
phrase-24 = Was für eine Nacht. Morgen um dieselbe Zeit?
