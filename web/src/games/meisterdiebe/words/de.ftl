stage-md-first = Werde deine Imitationen los und gewinne echte Juwelen. Was in die Kiste gelegt wird, wird echt, und Diebe holen es wieder heraus. In jeder Runde wählen alle geheim einen Charakter. Merk dir, was in welcher Schublade liegt: Die Kiste wird gedreht und auf den Kopf gestellt.
stage-md-gist = Mach aus Imitationen echte Juwelen.
stage-md-chest = Die Kiste. Ziehen, um herumzugehen
stage-md-unfolded = Die Kiste, aufgeklappt
stage-md-unfold = Aufklappen
stage-md-level = Ebene
stage-md-yours = deine Seite
stage-md-where = { $drawer }, { $level ->
    [0] obere Ebene
    [1] mittlere Ebene
   *[other] untere Ebene
}, { $side }
stage-md-known = oben: { $above }; unten: { $below }
stage-md-open = offen: { $jewels }
stage-md-your-side = Auf deiner Seite, von oben: { $drawers }.
stage-md-walk-left = Links herumgehen
stage-md-walk-right = Rechts herumgehen
stage-md-home = Zurück zu meiner Seite
stage-md-again = Noch einmal
stage-md-tray = Deine Antwort
stage-md-at-chest = an der Kiste
stage-md-picks = wählt ein Juwel
stage-md-queue = { $place ->
    [1] als Nächstes
   *[other] { $place }. in der Reihe
}
stage-md-excluded = ohne Beute
stage-md-stock = { $count ->
    [one] noch 1 Diamant
   *[other] noch { $count } Diamanten
}
stage-md-played = Zuvor gespielt:
stage-md-choose = Sechs Charaktere, jeder einmal: Tippe auf eine Karte und sieh, was sie kann. Niedrige Zahlen sind zuerst dran.
stage-md-gone = { $character }, schon gespielt
stage-md-sealed = Deine Karte liegt verdeckt. Doch eine andere? Tippe sie an.
stage-md-about-smuggler = Ist zuerst dran: fegt, was oben in einer Lade liegt, aufs rote Kissen, legt eine Imitation und teilt das Kissen, außer es gibt mehr Detektive als Schmuggler.
stage-md-about-jeweller = Legt eine Imitation in eine Lade, auf Wunsch mit Alarm: Wer ihn fallen lässt, bezahlt dich.
stage-md-about-lady_jeweller = Legt immer eine Imitation, was auch fällt, und für jeden Detektiv der Runde noch eine.
stage-md-about-thief = Nimmt alles, was oben in einer Lade liegt, wenn unten nichts herausfällt.
stage-md-about-master_thief = Nimmt, was oben liegt, oder wagt es, dahinter nach einem Rubin zu suchen.
stage-md-about-detective = Rührt nichts an und bekommt am Ende der Runde das rote Kissen.
stage-md-drawer-hint = Tippe auf eine Schublade oder zieh sie zu dir.
stage-md-lay-hint = Welche Imitation?
stage-md-lay-one = Lege einen { $jewel }; noch { $left }
stage-md-take-back = Nimm einen { $jewel } zurück
stage-md-left = noch { $count }
stage-md-with-alarm = mit meinem Alarm
stage-md-flip = Wenden
stage-md-notes = Notizen
stage-md-notes-about = Nur du siehst sie, auf diesem Gerät.
stage-md-part-black = Schwarzes Kissen
stage-md-part-white = Weißes Kissen
stage-md-ended-by = { $count ->
    [one] Das weiße Kissen von { $names } ist leer.
   *[other] Die weißen Kissen von { $names } sind leer.
}
stage-md-told-apart-ruby = Gleich viele Punkte: Wer mehr Rubine hat, liegt vorn (MD-38).
stage-md-told-apart-sapphire = Gleich viele Punkte und Rubine: Wer mehr Saphire hat, liegt vorn (MD-38).
stage-md-counts = { $sign ->
    [minus] −{ $count }
   *[plus] { $count }
}
