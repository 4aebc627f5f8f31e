section-goal = Worum es geht
rule-MD-10 = Die Juwelen auf deinem weißen Kissen sind Imitationen und kosten dich Punkte. Legst du eine in eine Schublade der Schmugglerkiste, wird sie echt: Ab dann kann jeder sie sich holen, auch du. Alle Juwelen in Schubladen, auf dem roten Kissen und auf schwarzen Kissen sind echt.
rule-MD-38 = Am Ende zählt jeder Diamant auf deinem schwarzen Kissen 1 Punkt, jeder Saphir 2, jeder Rubin 4. Jeder Diamant, der noch auf deinem weißen Kissen liegt, kostet 1 Punkt, jeder Saphir 2. Was in der Kiste oder auf dem roten Kissen liegt, zählt für niemanden. Die meisten Punkte gewinnen; bei Gleichstand entscheiden die Rubine, dann die echten Saphire, danach teilt man sich den Sieg.

section-box = In der Schachtel
rule-MD-1 = Eine Schmugglerkiste mit drei Ebenen und zwölf Schubladen, sechs davon mit Geheimfach; weiße Kissen, schwarze Kissen und ein rotes; 6 Rubine, 16 Saphire, 80 Diamanten; 48 Charakterkarten: sechs Charaktere mit je den Zahlen 1 bis 8; für jeden eine Übersichtskarte und eine Alarmanlage.
rule-MD-2 = Die Charaktere sind immer in dieser Reihenfolge am Zug: Schmuggler, Juwelier, Juwelierin, Dieb, Meisterdieb, Detektiv.

section-chest = Die Schmugglerkiste
rule-MD-3 = Die drei Ebenen lassen sich einzeln drehen. Jede Ebene hat auf jeder Seite eine Schublade: zwei lange, die einander gegenüberliegen, und zwei kurze.
rule-MD-4 = In jeder Schublade sitzt der Boden auf halber Höhe, es gibt also Platz darüber und darunter. Eine lange Schublade hat hinter dem vorderen Fach noch ein Geheimfach, ebenfalls oben und unten.
rule-MD-5 = Du erkennst eine Schublade an ihrer Maserung. Was gerade oben ist, ist das obere Fach, was unten ist, das untere. In einem vorderen Fach liegt nie mehr als eine Alarmanlage, in einem Geheimfach nie mehr als ein Rubin.
rule-MD-6 = Drehen: die oberste Ebene oder die obersten zwei zusammen, um ein Viertel, in beliebiger Richtung.
rule-MD-7 = Auf den Kopf stellen: Die ganze Kiste wird umgedreht. Die unterste Ebene wird zur obersten, und in jeder Schublade wird aus oben unten; der Inhalt bleibt auf seiner Seite des Bodens.
rule-MD-8 = Um die Kiste herumzugehen oder sie als Ganzes zu drehen ändert nichts: Du darfst auf jeder Seite eine Schublade öffnen.

section-setup = Bevor es losgeht
rule-MD-9 = Du bekommst ein weißes Kissen mit zehn Imitationen (8 Diamanten, 2 Saphire), ein leeres schwarzes Kissen und deine Alarmanlage. Das rote Kissen liegt leer neben der Kiste.
rule-MD-11 = Du bekommst von jedem Charakter eine Karte, insgesamt sechs. Welche Zahl darauf steht, ist Glückssache; übrige Karten kommen ungesehen aus dem Spiel.
rule-MD-12 = Im Geheimfach jeder langen Schublade liegt ein Rubin. Alle langen Schubladen stehen auf zwei gegenüberliegenden Seiten: Auf der einen liegen die drei Rubine oben, auf der anderen unten. Merk dir, wo!
rule-MD-13 = Zwölf Diamanten werden möglichst gleichmäßig verteilt; wer beginnt und wer danach kommt, erhält gegebenenfalls einen mehr.
rule-MD-14 = Reihum legst du alle deine Diamanten in Schubladen deiner Wahl. Diamanten, die dabei herausfallen, kommen auf das rote Kissen. Danach darfst du die Kiste einmal drehen und einmal auf den Kopf stellen.

section-round = Eine Runde
rule-MD-15 = Alle wählen eine Charakterkarte und legen sie verdeckt vor sich ab.
rule-MD-16 = Zuerst decken nur die Schmuggler auf und sind am Zug, die niedrigste Zahl zuerst. Erst danach decken alle anderen gleichzeitig auf. Gibt es keinen Schmuggler, decken alle sofort auf.
rule-MD-17 = Nun zeigt sich, wer die Beute bekommt. Dann sind Juweliere, Juwelierinnen, Diebe und Meisterdiebe am Zug, in jeder Gruppe die niedrigste Zahl zuerst. Zum Schluss räumen die Detektive das rote Kissen ab.
rule-MD-18 = Eine gespielte Karte bleibt verdeckt liegen: In sechs Runden spielst du jeden deiner Charaktere einmal.
rule-MD-19 = Nach sechs Runden nehmen alle ihre Karten auf und geben alle sechs an den linken Nachbarn weiter. Alles andere bleibt, wie es ist.

section-turn = Dein Zug
rule-MD-20 = Du öffnest genau eine Schublade, auf welcher Seite du willst. Vorher darfst du die Kiste weder drehen noch auf den Kopf stellen.
rule-MD-Q6 = Eine Schublade musst du öffnen, auch wenn du lieber die Finger davon ließest. An manchen Tischen darf man alle zulassen; die Juwelierin darf das nie.
rule-MD-21 = Alle sehen, was im vorderen Fach oben liegt, und alles, was unten liegt, fällt heraus. Das Geheimfach bleibt zu.
rule-MD-22 = Herausgefallene Juwelen kommen auf das rote Kissen, es sei denn, eine Alarmanlage fällt mit heraus.
rule-MD-23 = Sind Juwelen herausgefallen, darfst du deinen Charakter nicht nutzen; nur die Juwelierin darf es trotzdem. Eine Alarmanlage, die allein herausfällt, schadet nicht.
rule-MD-24 = Am Ende deines Zuges darfst du die Kiste immer einmal drehen und einmal auf den Kopf stellen: eines davon, beides oder nichts. Nur Detektive fassen sie nie an.
rule-MD-39 = Variante gegen Kopfschmerzen: Am Ende eines Zuges darfst du die Kiste entweder drehen oder auf den Kopf stellen.
rule-MD-40 = Weil bei jedem Öffnen zuerst die Unterseite leer wird, liegen nie auf beiden Seiten eines Bodens Juwelen.

section-characters = Die Charaktere
rule-MD-25 = Schmuggler: Nimm alle Juwelen, die oben liegen, und lege sie als Beute auf das rote Kissen. Lege dann eine Imitation deiner Wahl in die Schublade, auch wenn sie leer war.
rule-MD-26 = Fallen dir als Schmuggler Juwelen heraus, bekommst du nichts von der Beute. Als Schmuggler zählst du trotzdem mit.
rule-MD-27 = Die Beute: Gibt es mindestens so viele Schmuggler wie Detektive, teilen die Schmuggler alles auf dem roten Kissen unter sich auf, auch was dort schon lag. Die niedrigste Zahl nimmt zuerst ein Juwel, und so weiter reihum, bis das Kissen leer ist. Sind die Detektive in der Überzahl, bleiben die Juwelen liegen.
rule-MD-28 = Juwelier: Lege eine Imitation deiner Wahl in die Schublade, auch auf andere Juwelen. Du darfst deine Alarmanlage dazulegen, wenn du sie noch hast und dort keine liegt.
rule-MD-29 = Eine Alarmanlage, die oben liegt, ist abgeschaltet: Tu, als wäre sie nicht da. Sie bleibt in der Schublade, auch wenn sonst nichts mehr darin liegt.
rule-MD-30 = Eine Alarmanlage, die herausfällt, löst aus: Die mitgefallenen Juwelen gehen auf das schwarze Kissen ihres Besitzers, und er bekommt auch die Anlage zurück. Löst du deinen eigenen Alarm aus, kommen die Juwelen auf das rote Kissen.
rule-MD-31 = In einer Schublade liegt nie mehr als eine Alarmanlage.
rule-MD-32 = Juwelierin: Lege immer eine Imitation in die Schublade, auch wenn Juwelen herausgefallen sind. Für jeden Detektiv dieser Runde darfst du eine weitere in dieselbe Schublade legen.
rule-MD-Q7 = Schmuggler und Juweliere müssen ihre Imitation hineinlegen, wenn sie können.
rule-MD-Q25 = Nur die weiteren Imitationen der Juwelierin sind freiwillig; sie dürfen von jeder Sorte sein.
rule-MD-35 = Dieb: Nimm alle Juwelen, die im vorderen Fach oben liegen. Sie gehören dir.
rule-MD-33 = Meisterdieb: Plündere das vordere Fach wie ein Dieb, oder zieh die Schublade weiter auf und durchsuche das Geheimfach. Liegt dort oben ein Rubin, bekommst du ihn zusammen mit den Juwelen aus dem vorderen Fach.
rule-MD-34 = Fällt unten aus dem Geheimfach ein Rubin heraus, gehst du mit leeren Händen nach Hause. Der Rubin wird auf die Oberseite zurückgelegt.
rule-MD-Q12 = Du entscheidest, nachdem du das vordere Fach gesehen hast, und du darfst jede Schublade durchsuchen. Ist kein Rubin da, bekommst du trotzdem die Juwelen aus dem vorderen Fach.
rule-MD-36 = Detektiv: Du öffnest nichts und fasst die Kiste nie an. Am Ende der Runde teilen die Detektive das rote Kissen unter sich auf, reihum je ein Juwel, die niedrigste Zahl zuerst. Ist kein Detektiv dabei, bleiben die Juwelen für die nächste Runde liegen.
rule-MD-Q16 = Die Juwelen vom roten Kissen werden von selbst verteilt, die wertvollsten zuerst, es sei denn, ihr wollt selbst aussuchen.

section-end = Das Ende
rule-MD-37 = Das Spiel endet mit der Runde, in der jemand keine Imitation mehr auf dem weißen Kissen hat oder der sechste und letzte Rubin geholt worden ist.
