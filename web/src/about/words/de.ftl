# Über das Haus, und ob eine Partie fair war.

about-text = Contrabande ist ein Haus mit vier Tischen. Es läuft auf deinem eigenen Rechner, verlangt kein Konto und schickt nichts nach draußen. Bots sitzen am Tisch wie alle anderen und sehen nicht mehr als du.
fairness = Ein fairer Geber
fairness-text = Vor dem Geben zeigt der Geber ein Versprechen: den Fingerabdruck einer geheimen Zahl. Alle am Tisch geben etwas Zufall dazu. Nach der Partie wird die Zahl aufgedeckt, und jeder kann prüfen, dass weder sie noch das Protokoll geändert wurde.
verify-file = Ein gesichertes Protokoll prüfen
check-good = stimmt
check-bad = stimmt nicht
check-cut = bricht ab
check-open = noch offen
check-none = unbekannt
check-chain = Jede Zeile des Protokolls passt zur Zeile davor.
check-chain-bad = { $line ->
    [1] Die erste Zeile des Protokolls mit Spiel, Optionen und Spielern wurde verändert: Was dort steht, passt nicht zu ihrem Fingerabdruck.
   *[other] Zeile { $line } des Protokolls wurde verändert, oder davor fehlt eine: Sie passt nicht zur Zeile davor.
}
check-chain-cut = { $line ->
    [1] Die Datei bricht in der ersten Zeile ab: Von der Partie lässt sich nichts prüfen.
    [2] Die Datei bricht nach der ersten Zeile mit Spiel, Optionen und Spielern ab. Diese ist in Ordnung; die ganze Partie fehlt.
   *[other] Die Datei bricht ab: Zeile { $line } ist unvollständig oder fehlt. Die { $held } Zeilen davor passen zueinander; was danach kam, ist verloren.
}
check-chain-name = Fingerabdruck
check-form = Alles ist so geschrieben, wie Protokolle geschrieben werden.
check-form-bad = { $line ->
    [1] Die erste Zeile passt zu ihrem Fingerabdruck, aber so nennt kein Protokoll Spiel, Optionen, Spieler und ihre Anteile: Dieses Programm hat sie nicht geschrieben.
   *[other] Zeile { $line } passt zur Zeile davor, aber so ist kein Protokoll geschrieben: Dieses Programm hat sie nicht geschrieben.
}
check-form-none = Es stammt von einer anderen Version des Programms oder der Regeln, die diese Seite nicht kennt.
check-end-open = Die Partie ist nicht zu Ende: Das Protokoll reicht so weit, wie gespielt wurde.
check-seed-name = Aufgedeckte Zahl
check-promised-name = Versprechen
check-entropy-name = Anteil
check-heads-name = Versiegelter Kopf
check-relaid = Es steht nicht mehr so da, wie es geschrieben wurde; doch nur Leerzeichen oder Zeilenumbrüche sind anders, wohl weil ein anderes Programm die Datei gespeichert hat: Nimm die Datei, wie sie heruntergeladen wurde.
check-seed = Die aufgedeckte Zahl passt zum Versprechen des Gebers.
check-seed-bad = Die aufgedeckte Zahl passt nicht zum Versprechen des Gebers.
check-seed-cut = Die Zahl des Gebers steht am Ende eines Protokolls, und das fehlt.
check-seed-open = Die Zahl des Gebers bleibt geheim, bis die Partie zu Ende ist.
check-seed-none = Die Partie ist zu Ende, aber die Zahl des Gebers wurde nicht aufgedeckt.
check-promised = Dieses Gerät sah vor dem Geben dasselbe Versprechen.
check-promised-bad = Dieses Gerät sah vor dem Geben ein anderes Versprechen.
check-promised-none = Dieses Gerät hat dieses Versprechen vor keinem Geben gesehen: Vergleiche es mit dem, das du oder deine Freunde gesehen haben.
check-entropy = Dein Anteil am Zufall steht im Protokoll.
check-entropy-bad = Dein Anteil am Zufall steht nicht im Protokoll.
check-entropy-none = Dieses Gerät weiß von keinem Anteil am Zufall, den es zu dieser Partie beigetragen hätte.
check-heads = Im Protokoll steht noch, was dieses Gerät während der Partie sah.
check-heads-bad = Im Protokoll steht nicht mehr, was dieses Gerät während der Partie sah.
check-heads-open = Was dieses Gerät während der Partie sah, lässt sich vergleichen, sobald die Zahl des Gebers aufgedeckt ist.
check-heads-none = Dieses Gerät hat von dieser Partie nichts behalten, womit sich vergleichen ließe.
check-more = Ob die Züge den Regeln folgen und die Ziehungen der Zahl, prüft diese Seite nicht. contrabande verify DATEI spielt die ganze Partie noch einmal und prüft auch das.
check-share = Wie viel gelesen ist
check-too-large = Diese Datei ist viel größer als jedes Protokoll einer Partie: Sie wurde nicht gelesen.
check-unreadable = Das ist kein lesbares Protokoll.
my-matches = Deine Partien
my-place = Platz { $place } mit { $players }
no-matches = Du hast noch keine Partie beendet.
credits = Gezeichnet und gesetzt
credits-text = Alle Bilder sind unsere eigenen. Schriften: Rokkitt und Atkinson Hyperlegible, beide unter der SIL Open Font License.
