stage-hg-first = Bring Waren über die Grenze und hab am Ende die meisten Dollar. Pack heimlich und sag dann an, was im Koffer ist, ob es stimmt oder nicht. Der Sheriff lässt einen Koffer öffnen: Wer gelogen hat, zahlt; wer ehrlich war, wird entschädigt; und Schmiergeld hält den Deckel vielleicht zu.
stage-hg-gist = Schmuggle dich reich: pack, lüg, schmier.
stage-hg-turn = Runde { $round } · Spielzug { $turn }
stage-hg-queue = Die Schlange an der Grenze
stage-hg-sheriff = Sheriff
stage-hg-packing = noch kein Koffer
stage-hg-silent = nichts angesagt
stage-hg-stone = Stein: { $use }
stage-hg-case = In deinem Koffer
stage-hg-behind = Hinter deinem Koffer
stage-hg-under = Unter deinem Koffer
stage-hg-behind-of = { $count ->
    [one] eine Karte hinter dem Koffer
   *[other] { $count } Karten hinter dem Koffer
}
stage-hg-under-of = { $count ->
    [one] eine Karte unter dem Koffer
   *[other] { $count } Karten unter dem Koffer
}
stage-hg-piles = Zollschuppen · { $count } im Stapel
stage-hg-no-discards = noch leer
stage-hg-dollars = ${ $count }
stage-hg-banter = Sag etwas

# Einpacken.

stage-hg-worth = { $count ->
    [0] Pack deinen Koffer
    [one] eine Karte · ${ $worth }
   *[other] { $count } Karten · ${ $worth }
}
stage-hg-shut = { $count ->
    [0] Deckel zu
    [one] Deckel zu: eine Karte
   *[other] Deckel zu: { $count } Karten
}
stage-hg-shut-about = Klick. Der Koffer bleibt zu, bis alle gepackt haben.
stage-hg-reopen = Deckel noch mal öffnen
stage-hg-hand-empty = Deine Hand ist leer.
stage-hg-legal = legal
stage-hg-contraband = Schmuggelware

# Ansagen.

stage-hg-i-declare = Ich führe ein, auf Ehre und Gewissen:
stage-hg-declare-hint = Wähle, was du ansagst

# Die Zollakten.

stage-hg-files = Zollakten
stage-hg-files-about = Was in dieser Partie alle gesehen haben: wie oft, und für wie viele Dollar.
stage-hg-file-honest = { $count } × ehrlich
stage-hg-file-bluff = { $sum ->
    [0] { $count } × geblufft
   *[other] { $count } × geblufft, ${ $sum } Strafe
}
stage-hg-file-bribed = { $count } × Schmiergeld, ${ $sum }
stage-hg-file-blank = Nichts in der Akte.
stage-hg-col-honest = ehrlich
stage-hg-col-bluff = beim Bluffen erwischt
stage-hg-col-bribed = hat bestochen
stage-hg-col-took = ließ sich bestechen
stage-hg-col-refused = lehnte ab

# Der Sheriff zeigt.

stage-hg-point = Tippe auf den Koffer, den du sehen willst.
stage-hg-point-extra = Weißer Stein: Tippe auf einen zweiten Koffer.
stage-hg-point-seize = Roter Stein: Tippe auf den Koffer, aus dem du Verschwiegenes nimmst.

# Der Tisch, an dem gefeilscht wird.

stage-hg-desk = Der Schreibtisch des Sheriffs
stage-hg-no-offer = Noch kein Dollar auf dem Tisch
stage-hg-offered = geboten
stage-hg-demanded = verlangt
stage-hg-ask-declare-exact = { $seat }, was sagst du an? Die Anzahl muss stimmen; die Warenart nicht.
stage-hg-ask-bribe = { $seat }, Sheriff { $sheriff_seat } will deinen Koffer sehen. Machst du ihn auf, oder bietest du etwas?
stage-hg-ask-demanded = { $seat }, Sheriff { $sheriff_seat } verlangt { $demand } Dollar dafür, dass dein Koffer zubleibt.
stage-hg-offers = { $count ->
    [0] Noch kein Angebot, höchstens { $most }
   *[other] Angebot { $count } von { $most }
}
stage-hg-declared = Angesagt
stage-hg-add-note = +{ $note }
stage-hg-count-anew = von vorn
stage-hg-count-hint = Mindestens ${ $least }

# Das Ende einer Runde.

stage-hg-sell = Wird jetzt verkauft, für ${ $proceeds }
stage-hg-nothing-behind = Es bleibt nichts zu verkaufen.
stage-hg-double = { $count ->
    [0] Bleibt für den Schlussverkauf.
    [one] Bleibt für den Schlussverkauf, mit einer Karte von vorher.
   *[other] Bleibt für den Schlussverkauf, mit { $count } Karten von vorher.
}
stage-hg-keep = { $count ->
    [0] Nichts behalten, alles verkaufen
    [one] Eine Karte unter den Koffer
   *[other] { $count } Karten unter den Koffer
}
stage-hg-market = Markttag

# Der Schlussverkauf.

stage-hg-sale = Der Schlussverkauf
stage-hg-cap = { $total } auf { $cap } Plätze
stage-hg-cash = Im Beutel
stage-hg-won = gewinnt

# Szenen.

stage-hg-act-turn = { $name } steckt sich den Stern an
stage-hg-act-inspect = „Aufmachen, { $name }!“
stage-hg-act-waive = „Weitergehen, alle miteinander!“
stage-hg-act-no = abgelehnt
stage-hg-act-refused = Nicht für { $amount } Dollar!
stage-hg-act-paid = Für { $amount } Dollar drückt Sheriff { $sheriff } ein Auge zu
stage-hg-act-caught = { $name } ist erwischt
stage-hg-act-clean = { $name } hat nichts zu verbergen
stage-hg-act-fine = { $name } zahlt Strafe: { $amount } Dollar
stage-hg-act-compensation = { $amount } Dollar für { $name }, ehrlich verdient
stage-hg-act-seized = { $sheriff } beschlagnahmt bei { $name }
stage-hg-act-counts = { $taken } behalten, { $returned } zurückgegeben
stage-hg-act-kept = { $count ->
    [0] { $name } behält nichts
    [one] { $name } schiebt eine Karte unter den Koffer
   *[other] { $name } schiebt { $count } Karten unter den Koffer
}
