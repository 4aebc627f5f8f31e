# Die Spielregeln von Prohis für Spieler.

section-aim = Worum es geht

rule-PR-1 = Alkohol ist verboten, und alle an diesem Tisch fahren ihn nachts durchs Land. In deinem eigenen Zug schmuggelst du, in den Zügen der anderen bist du das Gesetz. Es gibt 58 Karten mit legaler Ware, 30 mit illegaler Ware und 20 Kontrollkarten: 8 Lieutenants, 6 Captains und 6 Inspectors. Alle haben die gleiche Rückseite: einen Laster.
rule-PR-2 = Was eine Karte wert ist, hängt davon ab, wo sie am Ende liegt.
    • In deinem Lager: legale Ware 1.000 Dollar, illegale Ware 4.000, Lieutenant 3.000, Captain 4.000, Inspector 5.000.
    • Noch auf deiner Hand: legale Ware nichts, illegale Ware minus 4.000 Dollar, Lieutenant 1.000, Captain 2.000, Inspector 3.000.
    Eine Kontrollkarte hat außerdem einen Rang, der sagt, wie viele Karten sie kontrollieren darf: Lieutenant 1, Captain 2, Inspector 3.

section-setup = Vorbereitung

rule-PR-3 = Zu dritt oder zu viert bleiben 18 legale Waren, 10 illegale Waren und 2 Lieutenants in der Schachtel. Zu fünft oder zu sechst spielt alles mit.
rule-PR-4 = Alle bekommen einen Captain und einen Inspector. Die übrigen Captains und Inspectors kommen zurück in die Schachtel.
rule-PR-5 = Die Waren und die Lieutenants werden zusammen gemischt. Alle bekommen davon 4, du beginnst also mit 6 Karten auf der Hand. Der Rest ist der Stapel; seine obersten 4 Karten kommen offen daneben: die Auslage.
rule-PR-6 = Das Los bestimmt, wer anfängt. Dann geht es im Uhrzeigersinn weiter.

section-turn = Dein Zug

rule-PR-7 = In deinem Zug tust du eins von beidem: Du ziehst Karten, oder du schickst einen Konvoi los. Gegen Ende darfst du auch passen.
rule-PR-8 = Zieh eine oder zwei Karten: zwei offene, oder eine offene und eine vom Stapel, oder nur eine einzige, offen oder vom Stapel. Nie zwei vom Stapel. Nimmst du eine offene Karte, rückt sofort die nächste vom Stapel nach; die neue Karte darfst du dann schon als zweite nehmen.
rule-PR-Q13 = Über die zweite Karte entscheidest du, wenn du die erste gesehen hast. Ob du mit der Auslage oder mit dem Stapel anfängst, ist dir überlassen.
rule-PR-Q14 = Ist der Stapel leer, kannst du nur noch offene Karten nehmen, und es rückt nichts mehr nach. Sind auch die weg, gibt es nichts mehr zu ziehen.
rule-PR-9 = Mit 8 oder mehr Karten auf der Hand darfst du nicht ziehen.
rule-PR-Q12 = Es zählt nur die Hand vor dem Ziehen: Mit 7 Karten darfst du noch zwei nehmen. Abwerfen musst du nie.
rule-PR-10 = Gegen Ende des Spiels darfst du stattdessen passen: Du ziehst nicht und schickst keinen Konvoi los.
rule-PR-Q1 = Passen darfst du, sobald der Stapel höchstens zwei Karten pro Person hat, denn dann könnte er leer sein, bevor du wieder drankommst. Die Tischoption „{ option-pass }“ kann es strenger oder lockerer machen.
rule-PR-11 = Einen Konvoi losschicken: Leg 2, 3 oder 4 Handkarten verdeckt vor dich hin. Legale Ware, illegale Ware und Kontrollkarten darfst du mischen, wie du willst. Was drin ist, musst du nicht sagen, und was du sagst, muss nicht stimmen.
rule-PR-Q6 = Mindestens eine Karte im Konvoi muss eine Ware sein. Nur wenn du 8 oder mehr Karten und darunter keine einzige Ware hast, darfst du bloß Kontrollkarten schicken. Mit der Tischoption „{ option-control_only }“ vereinbart ihr, dass das immer geht.

section-claim = Wer kontrolliert?

rule-PR-12 = Ist ein Konvoi unterwegs, dürfen alle anderen je eine Kontrollkarte spielen, um ihn zu kontrollieren, oder ihn durchwinken. Spielt niemand eine, kommt der ganze Konvoi ungesehen ins Lager seines Besitzers.
rule-PR-Q5 = Mehr als eine Kontrollkarte pro Person gibt es nicht; der Besitzer des Konvois spielt keine.
rule-PR-13 = Spielen mehrere eine Kontrollkarte, kontrolliert der höchste Rang. Die anderen nehmen ihre Karte zurück auf die Hand. Wer kontrolliert, heißt von hier an Kontrolleur.
rule-PR-Q3 = Bei gleichem Rang entscheidet das Los. Nach der gedruckten Regel gewinnt, wer am schnellsten war, aber über ein Netzwerk macht das keinen Spaß; mit der Tischoption „{ option-tie }“ holt ihr sie zurück.
rule-PR-Q4 = Kontrollkarten werden geheim gewählt und zugleich aufgedeckt. Mit der Tischoption „{ option-claim }“ vereinbart ihr, dass ihr nacheinander drankommt, im Uhrzeigersinn ab dem linken Nachbarn des Besitzers: Spiel eine ranghöhere Kontrollkarte, als auf dem Tisch liegt, oder wink den Konvoi durch. Schluss ist, wenn alle anderen nacheinander durchgewinkt haben oder ein Inspector liegt, denn den übertrifft nichts.
rule-PR-Q18 = Alle sehen, welche Kontrollkarten gespielt wurden, auch die, die auf eine Hand zurückgehen.

section-bribe = Das Schmiergeld

rule-PR-14 = Bevor eine Karte aufgedeckt wird, darf der Besitzer dem Kontrolleur Schmiergeld anbieten: eine oder mehrere Handkarten, gleich welcher Art. Der Kontrolleur sieht sie sich an und antwortet.
    • Angenommen: Das Schmiergeld kommt ins Lager des Kontrolleurs, er nimmt seine Kontrollkarte zurück auf die Hand, und der Konvoi kommt ungesehen ins Lager seines Besitzers.
    • Abgelehnt: Der Besitzer nimmt das Schmiergeld zurück auf die Hand, und der Kontrolleur muss kontrollieren.
rule-PR-Q7 = Bestochen wird mit Handkarten und mit nichts anderem: keine Versprechen, keine Karten aus dem Konvoi, keine aus dem Lager. Du darfst auch mit blütenreinem Konvoi bestechen, und Kontrollkarten sind ebenfalls recht. Nur ihr beide seht die Karten; die anderen sehen, wie viele es sind. Pro Konvoi hast du ein Angebot, sofern die Tischoption „{ option-max_offers }“ nicht mehr erlaubt; dann beginnt die Kontrolle nach der letzten Ablehnung oder wenn du nichts mehr bietest. Mit der Tischoption „{ option-bribe_public }“ vereinbart ihr, dass alle das Schmiergeld sehen.
rule-PR-15 = Wird nichts geboten, kann der Kontrolleur kontrollieren oder verzichten. Verzichtet er, kommt seine Kontrollkarte in sein eigenes Lager und der Konvoi ungesehen ins Lager seines Besitzers.
rule-PR-Q8 = Wer Schmiergeld abgelehnt hat, kann nicht mehr verzichten und muss kontrollieren.
rule-PR-Q9 = Einen Konvoi anzuhalten und dann zu verzichten ist eine feine Art, eine Kontrollkarte in Sicherheit zu bringen. Der Besitzer kann es vereiteln, indem er irgendetwas bietet.

section-search = Die Kontrolle

rule-PR-16 = Der Kontrolleur deckt einzeln Karten des Konvois auf und sucht selbst aus, welche: mit einem Lieutenant höchstens eine, mit einem Captain zwei, mit einem Inspector drei.
rule-PR-Q10 = Eine begonnene Kontrolle geht weiter, bis sie entschieden oder der Rang ausgeschöpft ist. In einem Konvoi aus zwei Karten lassen sich nur zwei aufdecken, auch von einem Inspector.
rule-PR-Q19 = Die Karten liegen in zufälliger Reihenfolge: Wo eine liegt, verrät also nichts.
rule-PR-17 = Wie es ausgeht:
    • Nur legale Ware kam zum Vorschein: Der Konvoi ist durch. Alle seine Karten kommen ins Lager des Besitzers, und der nimmt auch die Kontrollkarte des Kontrolleurs auf die Hand.
    • Illegale Ware kam zum Vorschein: Die Kontrolle endet sofort. Der Kontrolleur legt den ganzen Konvoi und die Kontrollkarte in sein eigenes Lager.
    • Eine Kontrollkarte kam zum Vorschein: Die Kontrolle endet sofort, der Spitzel ist aufgeflogen, und der Konvoi ist durch, als wäre alles legal gewesen.
rule-PR-Q11 = Was sonst noch im Konvoi steckt, ist egal: Illegale Ware, die nicht aufgedeckt wurde, wurde nicht gefunden.
rule-PR-Q17 = Kontrollkarten im Konvoi gehen dorthin, wo der Konvoi hingeht, und zählen dort im Lager.
rule-PR-Q15 = In dein eigenes Lager darfst du jederzeit schauen. Die anderen sehen bis zum Ende nur, wie viele Karten darin liegen.

section-end = Das Ende

rule-PR-18 = Ist der Stapel aufgebraucht und lässt sich die Auslage nicht mehr auf 4 Karten auffüllen, beginnt die letzte Runde. Den letzten Zug hat, wer die letzte Karte des Stapels genommen hat.
rule-PR-Q2 = Du hast die letzte Karte des Stapels genommen, wenn sie ihn in deinem Zug verlassen hat, ob du sie gezogen hast oder ob sie eine Lücke gefüllt hat. Das Spiel endet nach deinem nächsten Zug, der mit weniger als 4 offenen Karten beginnt. Mit der Tischoption „{ option-end }“ vereinbart ihr, dass die letzte Runde schon beginnt, sobald der Stapel leer ist.
rule-PR-19 = Passen alle nacheinander, ist das Spiel sofort zu Ende.
rule-PR-20 = Alle zählen Lager und Hand nach dem Wert der Karten zusammen. Wer das meiste Geld hat, gewinnt.
rule-PR-Q16 = Haben mehrere gleich viel und am meisten Geld, teilen sie sich den Sieg.
