title = Meisterdiebe
tagline = Sechs Charaktere, eine Kiste, die man dreht und auf den Kopf stellt: Werde deine Imitationen los und erbeute echte Juwelen.

# Die Kiste. Jede Schublade hat ein eigenes Zeichen in der Maserung.

drawer-name = Schublade { $drawer } ({ drawer-grain })
drawer-grain = { $drawer ->
    [0] Astloch
    [1] Welle
    [2] Flamme
    [3] Auge
    [4] Feder
    [5] Stern
    [6] Mond
    [7] Schlange
    [8] Blatt
    [9] Eule
    [10] Fluss
   *[other] Ring
}

# Was geschehen ist.

event-HandDealt = { $handKey ->
    [hidden] { $seat } bekam von jedem Charakter eine Karte.
   *[other] { $seat } bekam von jedem Charakter eine Karte; die Zahlen in Zugreihenfolge: { $hand }.
}
event-FillingBegun = Die Rubine lagen in der Kiste; { $seat } durfte sie als Erstes mit Diamanten füllen.
event-DiamondPlaced = { $seat } legte einen Diamanten in { drawer-name }.
event-RoundBegun = Runde { $round } begann: Alle { $cards ->
    [one] spielen ihre letzte Karte.
   *[other] wählen aus { $cards } Karten.
}
event-CharactersChosen = Vor allen lag eine verdeckte Karte.
event-SmugglersShown = { $count ->
    [0] Kein Schmuggler war dabei; alle deckten sofort auf.
    [one] Ein Schmuggler gab sich zu erkennen.
   *[other] { $count } Schmuggler gaben sich zu erkennen.
}
event-CardRevealed = { $seat } deckte auf: { $character } mit der { $number }.
event-OpeningSkipped = { $seat } ließ alle Schubladen zu.
event-DrawerOpened = { $jewelsCount ->
    [0] { $alarmKey ->
        [none] { $seat } öffnete { drawer-name }: oben lag nichts.
       *[other] { $seat } öffnete { drawer-name }: oben lag nur die Alarmanlage von { $alarm }.
    }
   *[other] { $alarmKey ->
        [none] { $seat } öffnete { drawer-name }; oben zu sehen: { $jewels }.
       *[other] { $seat } öffnete { drawer-name }; oben zu sehen: { $jewels } und die abgeschaltete Alarmanlage von { $alarm }.
    }
}
event-JewelsFell = { $jewelsCount ->
    [one] Klirr! { $jewels } fiel aus { drawer-name } auf das rote Kissen.
   *[other] Klirr! { $jewels } fielen aus { drawer-name } auf das rote Kissen.
}
event-AlarmRang = { $jewelsCount ->
    [one] Alarm! { $jewels } fiel aus { drawer-name } und ging an { $owner }.
   *[other] Alarm! { $jewels } fielen aus { drawer-name } und gingen an { $owner }.
}
event-AlarmReturned = Die Alarmanlage aus { drawer-name } ging zurück an { $owner }.
event-LootGathered = { $seat } legte Beute aus { drawer-name } auf das rote Kissen: { $jewels }.
event-ImitationsLaid = { $jewelsCount ->
    [one] { $seat } legte eine Imitation in { drawer-name }: { $jewels }.
   *[other] { $seat } legte Imitationen in { drawer-name }: { $jewels }.
}
event-AlarmSet = { $seat } legte eine Alarmanlage in { drawer-name }.
event-SecretSearched = { $foundKey ->
    [ruby] { $seat } durchsuchte das Geheimfach von { drawer-name } und fand einen Rubin!
    [fallen_ruby] { $seat } durchsuchte das Geheimfach von { drawer-name }, doch der Rubin fiel heraus: Der Meisterdieb ging leer aus.
   *[nothing] { $seat } suchte in { drawer-name } nach einem Geheimfach und fand keinen Rubin.
}
event-JewelsStolen = { $seat } stahl aus { drawer-name }: { $jewels }.
event-ChestTurned = { $rotationKey ->
    [none] { $flipKey ->
        [no] { $seat } ließ die Kiste stehen, wie sie stand.
       *[yes] { $seat } stellte die Kiste auf den Kopf.
    }
   *[other] { $flipKey ->
        [no] { $seat } drehte die Kiste: { $rotation }.
       *[yes] { $seat } drehte die Kiste ({ $rotation }) und stellte sie auf den Kopf.
    }
}
event-LootDecided = { $resultKey ->
    [shared] Schmuggler: { $smugglers }, Detektive: { $detectives }. Die Schmuggler teilten das rote Kissen unter sich auf.
    [guarded] Schmuggler: { $smugglers }, Detektive: { $detectives }. Die Detektive waren in der Überzahl; die Schmuggler gingen leer aus.
    [forfeited] Schmuggler: { $smugglers }, Detektive: { $detectives }. Allen Schmugglern fielen Juwelen heraus; die Beute blieb liegen.
   *[empty] Schmuggler: { $smugglers }, Detektive: { $detectives }. Auf dem roten Kissen gab es nichts zu verteilen.
}
event-JewelsCollected = { $seat } nahm vom roten Kissen: { $jewels }.
event-CardsPassed = Alle sechs Karten waren gespielt: Jeder gab sie nach links weiter.
event-MatchEnded = { $endingKey ->
    [last_ruby] Der letzte Rubin war weg, das Spiel war aus.
   *[white_cushion_empty] Ein weißes Kissen war leer, das Spiel war aus.
} { $winnersCount ->
    [one] Die Krone der Diebe ging an { $winners }!
   *[other] Die Krone der Diebe teilten sich { $winners }!
}

# Fragen.

ask-place = { $seat }, lege einen Diamanten in eine Schublade deiner Wahl; du hast noch { $left }.
ask-choose = { $seat }, wähle deinen Charakter für diese Runde.
ask-open-smuggler = { $seat }, du bist Schmuggler: Öffne eine Schublade, nimm die Beute heraus und lege eine Imitation hinein.
ask-open-jeweller = { $seat }, du bist Juwelier: Öffne eine Schublade und lass eine Imitation darin verschwinden.
ask-open-lady_jeweller = { $seat }, du bist Juwelierin: Öffne eine Schublade; deine Imitation wirst du auf jeden Fall los.
ask-open-thief = { $seat }, du bist Dieb: Öffne eine Schublade und nimm, was oben liegt.
ask-open-master_thief = { $seat }, du bist Meisterdieb: Öffne eine Schublade, und vielleicht auch ihr Geheimfach.
ask-lay-smuggler = { $seat }, welche Imitation legst du in die Schublade?
ask-lay-jeweller = { $seat }, welche Imitation legst du in die Schublade?
ask-lay-jeweller-alarm = { $seat }, welche Imitation legst du in die Schublade, und legst du deine Alarmanlage dazu?
ask-lay-lady = { $seat }, { $most ->
    [one] lege eine Imitation in die Schublade; mehr geht in dieser Runde nicht.
   *[other] lege mindestens eine Imitation in die Schublade; bis zu { $most } dürfen es sein.
}
ask-rob = { $seat }, plünderst du das vordere Fach, oder ziehst du weiter auf und suchst nach einem Rubin?
ask-manipulate = { $seat }, willst du die Kiste drehen, auf den Kopf stellen, beides oder nichts davon?
ask-manipulate-filling = { $seat }, deine Diamanten sind drin: Willst du die Kiste drehen, auf den Kopf stellen, beides oder nichts davon?
ask-manipulate-one = { $seat }, willst du die Kiste drehen, auf den Kopf stellen oder stehen lassen?
ask-pick-smuggler = { $seat }, nimm dir ein Juwel aus der Beute.
ask-pick-detective = { $seat }, nimm dir ein Juwel vom roten Kissen.

wait-place = { $seats } legt Diamanten in die Kiste.
wait-choose = { $count ->
    [one] { $seats } wählt noch einen Charakter.
   *[other] { $seats } wählen geheim ihre Charaktere.
}
wait-open = { $seats } sucht sich eine Schublade aus.
wait-act = { $seats } macht sich an der offenen Schublade zu schaffen.
wait-manipulate = { $seats } hat die Kiste in den Händen.
wait-pick = { $seats } sucht sich ein Juwel vom roten Kissen aus.

# Antworten.

action-Place = Einen Diamanten legen: { drawer-name }
action-Place-form = Einen Diamanten legen
field-Place-drawer = Schublade
action-Choose = Charakter spielen: { $character }
action-Choose-form = Einen Charakter wählen
field-Choose-character = Charakter
action-Open = { drawer-name } öffnen
action-Open-form = Eine Schublade öffnen
field-Open-drawer = Schublade
action-SkipOpen = Alle Schubladen zulassen
action-SkipOpen-form = Nichts öffnen
action-Lay = Hineinlegen: { $imitations }
action-Lay-form = Imitationen hineinlegen
field-Lay-imitations = Imitationen von deinem weißen Kissen
action-LayWithAlarm = Mit Alarmanlage hineinlegen: { $imitations }
action-LayWithAlarm-form = Eine Imitation mit Alarmanlage hineinlegen
field-LayWithAlarm-imitations = Imitation von deinem weißen Kissen
action-Plunder = Das vordere Fach plündern
action-Plunder-form = Das vordere Fach plündern
action-Search = Das Geheimfach durchsuchen
action-Search-form = Das Geheimfach durchsuchen
action-Manipulate = { $flipKey ->
    [no] { $rotationKey ->
        [none] Die Kiste stehen lassen
       *[other] Drehen: { $rotation }
    }
   *[yes] { $rotationKey ->
        [none] Die Kiste auf den Kopf stellen
       *[other] Drehen ({ $rotation }) und auf den Kopf stellen
    }
}
action-Manipulate-form = Die Kiste drehen und auf den Kopf stellen
field-Manipulate-rotation = Drehen
field-Manipulate-flip = Auf den Kopf stellen
action-Pick = Ein Juwel nehmen: { $jewel }
action-Pick-form = Ein Juwel nehmen
field-Pick-jewel = Juwel

# Warum nicht.

refuse-fill-first = Lege zuerst deine Diamanten in die Kiste, einen nach dem anderen.
refuse-no-such-drawer = So eine Schublade hat die Kiste nicht; wähle eine, die es gibt.
refuse-already-played = Diese Karte hast du in den laufenden sechs Runden schon gespielt ({ $character }); wähle eine andere.
refuse-choose-first = Gerade wählen alle ihren Charakter; wähle deinen.
refuse-open-before-turning = Du darfst die Kiste nicht drehen oder auf den Kopf stellen, bevor du eine Schublade geöffnet hast.
refuse-lady-must-open = Die Juwelierin öffnet immer eine Schublade; wähle eine.
refuse-must-open = Du musst eine Schublade öffnen; alle zuzulassen ist an diesem Tisch nicht erlaubt.
refuse-open-first = Öffne zuerst eine Schublade.
refuse-act-before-turning = Bring erst zu Ende, was du an der offenen Schublade tust; gedreht wird danach.
refuse-one-drawer = Du öffnest in einem Zug nur eine Schublade.
refuse-thieves-lay-nothing = Diebe legen keine Imitationen hinein; plündere das vordere Fach oder durchsuche das Geheimfach.
refuse-rob-first = Die Schublade ist offen: Plündere das vordere Fach oder durchsuche das Geheimfach.
refuse-lay-first = Die Schublade ist offen: Lege deine Imitation hinein.
refuse-no-such-imitation = Diese Imitationen liegen nicht auf deinem weißen Kissen; nimm von denen, die dort liegen.
refuse-too-many-imitations = { $most ->
    [one] Lege genau eine Imitation hinein.
   *[other] Lege mindestens eine und höchstens { $most } Imitationen hinein.
}
refuse-only-jeweller-alarm = Nur der Juwelier legt eine Alarmanlage; lege deine Imitation ohne sie.
refuse-alarm-away = Deine Alarmanlage liegt schon in der Kiste; lege deine Imitation ohne sie.
refuse-one-alarm = In dieser Schublade liegt schon eine Alarmanlage, und mehr als eine darf es nie sein; lege deine Imitation ohne sie.
refuse-one-manipulation = An diesem Tisch darfst du die Kiste drehen oder auf den Kopf stellen, aber nicht beides in einem Zug.
refuse-no-such-turn = So lässt sich die Kiste nicht drehen: nur die oberste Ebene oder die obersten zwei, um ein Viertel.
refuse-turn-after-filling = Deine Diamanten sind alle in der Kiste; jetzt darfst du sie nur noch drehen oder auf den Kopf stellen.
refuse-drawer-closed = Die Schublade ist wieder zu; jetzt darfst du die Kiste nur noch drehen oder auf den Kopf stellen.
refuse-not-on-red = So ein Juwel liegt nicht auf dem roten Kissen ({ $jewel }); nimm ein anderes.
refuse-pick-first = Nimm dir zuerst ein Juwel vom roten Kissen.

# Optionen.

option-start_player = Wer die Kiste als Erstes füllt
option-start_player-random = das Los entscheidet
option-start_player-seat0 = der erste Platz
option-manip = Die Kiste am Ende eines Zuges
option-manip-rotate_and_flip = einmal drehen und einmal auf den Kopf stellen, eines davon oder beides
option-manip-one = entweder einmal drehen oder einmal auf den Kopf stellen (gedruckte Variante, gegen Kopfschmerzen)
option-may_skip_open = Alle Schubladen zulassen
option-may_skip_open-no = geht nicht: Wer am Zug ist, öffnet eine
option-may_skip_open-yes = erlaubt, außer für die Juwelierin
option-fallen_ruby = Ein Rubin, der aus dem Geheimfach gefallen ist
option-fallen_ruby-top = kommt auf die Oberseite zurück, griffbereit für den Nächsten
option-fallen_ruby-bottom = kommt auf die Unterseite zurück und fällt beim nächsten Mal wieder
option-auto_pick = Das rote Kissen aufteilen
option-auto_pick-on = geschieht von selbst, das wertvollste Juwel zuerst
option-auto_pick-off = jeder sucht selbst aus
option-ruby_end = Nach dem letzten Rubin
option-ruby_end-round = wird die Runde zu Ende gespielt
option-ruby_end-immediate = ist das Spiel sofort aus
option-show_played = Früher gespielte Karten
option-show_played-off = liegen verdeckt: Man muss sie sich merken
option-show_played-on = sind für alle aufgelistet
option-memory_aid = Gedächtnisstütze
option-memory_aid-off = keine: Was in einer geschlossenen Schublade liegt, muss man wissen
option-memory_aid-own_notes = eigene Notizen sind erlaubt
option-memory_aid-full = alle sehen, was man sich hätte merken können
option-edition = Ausgabe
option-edition-printed = das Spiel, wie es in der Schachtel liegt
option-edition-tiny = eine Schublade, drei Charaktere: zum Durchrechnen

# Wörter.

term-smuggler = Schmuggler
term-jeweller = { $count ->
    [one] Juwelier
   *[other] Juweliere
}
term-lady_jeweller = { $count ->
    [one] Juwelierin
   *[other] Juwelierinnen
}
term-thief = { $count ->
    [one] Dieb
   *[other] Diebe
}
term-master_thief = { $count ->
    [one] Meisterdieb
   *[other] Meisterdiebe
}
term-detective = { $count ->
    [one] Detektiv
   *[other] Detektive
}
term-diamond = { $count ->
    [one] Diamant
   *[other] Diamanten
}
term-sapphire = { $count ->
    [one] Saphir
   *[other] Saphire
}
term-ruby = { $count ->
    [one] Rubin
   *[other] Rubine
}
term-fallen_ruby = ein gefallener Rubin
term-nothing = nichts
term-none = gar nicht
term-top1_cw = oberste Ebene rechtsherum
term-top1_ccw = oberste Ebene linksherum
term-top2_cw = oberste zwei Ebenen rechtsherum
term-top2_ccw = oberste zwei Ebenen linksherum
term-no = nein
term-yes = ja
term-shared = aufgeteilt
term-guarded = von den Detektiven bewacht
term-forfeited = verspielt
term-empty = leer

# Zum Sagen am Tisch.

phrase-1 = Mach ruhig die auf. Was soll da schon herausfallen?
phrase-2 = Von der Schublade würde ich an deiner Stelle die Finger lassen.
phrase-3 = Welche Seite war noch mal oben?
phrase-4 = Ich habe völlig den Überblick verloren. Ehrlich.
phrase-5 = Hier ist alles echt, mein Ehrenwort als Juwelier.
phrase-6 = Hörst du das? Das ist meine Alarmanlage.
phrase-7 = Danke für die Lieferung!
phrase-8 = So ein Tollpatsch!
phrase-9 = Irgendwer sollte diese Runde wirklich den Detektiv spielen.
phrase-10 = Detektiv? Ich? Dafür habe ich viel zu viel zu tun.
phrase-11 = Wir Schmuggler müssen zusammenhalten.
phrase-12 = Auf dem roten Kissen liegt genug für uns alle.
phrase-13 = Der Rubin liegt oben. Darauf verwette ich meine Alarmanlage.
phrase-14 = Ich würde sie sicherheitshalber noch einmal auf den Kopf stellen.
phrase-15 = Wer hat daran gedreht? Ich will wissen, wer daran gedreht hat!
phrase-16 = Eine leere Schublade. Wie überaus peinlich.
phrase-17 = Ich habe gesehen, was du da hineingelegt hast.
phrase-18 = Zwei Saphire leichter und gleich viel besser gelaunt.
phrase-19 = Lässt du mir einen übrig?
phrase-20 = Und ab damit auf mein schwarzes Kissen.
phrase-21 = Mach dir nichts draus, war ja doch nur Glas.
phrase-22 = Ein echter Meisterdieb hinterlässt keine Fingerabdrücke.
phrase-23 = Noch eine Imitation, und wir können nach Hause.
phrase-24 = Sauber gestohlen!

ending-white_cushion_empty = Ein weißes Kissen ist leer.
ending-last_ruby = Der letzte Rubin ist gestohlen.

phase-place = Die Kiste füllen
phase-choose = Charaktere wählen
phase-open = Eine Schublade öffnen
phase-act = An der offenen Schublade
phase-manipulate = Die Kiste drehen
phase-pick = Das rote Kissen aufteilen
phase-over = Spielende
