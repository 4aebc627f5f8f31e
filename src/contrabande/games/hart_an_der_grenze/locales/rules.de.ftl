section-goods = Die Waren
rule-HG-1 = Es gibt 139 Warenkarten in sechs Warenarten. Drei sind legal, drei sind Schmuggelware:
    Krug (legal): 39 Karten, Wert 2, Strafe 1, Entschädigung 1;
    Maracas (legal): 30 Karten, Wert 3, Strafe 2, Entschädigung 2;
    Sombrero (legal): 23 Karten, Wert 4, Strafe 3, Entschädigung 3;
    Zigarre (Schmuggelware): 18 Karten, Wert 7, Strafe 5;
    Tequila (Schmuggelware): 16 Karten, Wert 9, Strafe 6;
    Statue (Schmuggelware): 13 Karten, Wert 12, Strafe 8.
    Im Schlussverkauf gilt für jede Warenart eine Höchstgrenze, in dieser Reihenfolge der Warenarten:
    zu dritt 6, 5, 4, 3, 2, 2; zu viert 8, 6, 5, 4, 3, 2;
    zu fünft 10, 8, 6, 5, 4, 3; zu sechst 12, 10, 8, 6, 5, 4.
rule-HG-2 = Alle haben einen Koffer. Außerdem gibt es einen Sheriff-Stern, rote Steine für eine Beschlagnahme, weiße Steine für eine Zusatzkontrolle und eine Kasse voller Dollars.

section-setup = Vorbereitung
rule-HG-3 = Du beginnst mit einem Koffer, 30 Dollar und einem roten Stein. Zu fünft und zu sechst bekommst du auch einen weißen Stein; zu dritt und zu viert bleiben die weißen Steine in der Schachtel.
rule-HG-4 = Die Warenkarten werden gemischt, und du bekommst fünf davon verdeckt auf die Hand. Der Rest ist der Nachziehstapel. Der Ablagestapel ist noch leer.
rule-HG-5 = Eine Person steckt sich den Stern an und ist der erste Sheriff.

section-course = So läuft das Spiel
rule-HG-6 = Ihr spielt drei Runden. In einer Runde ist jeder einen Spielzug lang Sheriff; zu dritt ist jeder zweimal Sheriff, eine Runde hat dann also sechs Spielzüge.
rule-HG-7 = Nach jedem Spielzug wandert der Stern nach links. Zu dritt geht er einfach zweimal um den Tisch.
rule-HG-8 = Deine Waren können an vier Orten sein: auf deiner Hand; in deinem Koffer, in den du sie in diesem Spielzug packst; hinter deinem Koffer, wo alles liegt, was du in dieser Runde über die Grenze gebracht hast; und unter deinem Koffer, wo du Waren fürs Spielende aufhebst.

section-deal = Ein Spielzug: austeilen
rule-HG-9 = Der neue Sheriff nimmt den Stern und teilt aus, bis alle wieder fünf Karten haben. Im allerersten Spielzug hast du sie schon.
rule-HG-10 = Ausgeteilt wird einzeln, angefangen links vom Sheriff; wer fünf Karten hat, wird übersprungen. Ist der Nachziehstapel leer, wird der Ablagestapel gemischt und zum neuen Nachziehstapel. Liegt auch dort nichts, bekommt in diesem Spielzug niemand mehr Karten.

section-pack = Ein Spielzug: packen
rule-HG-11 = Der Sheriff legt seine Handkarten beiseite und packt in diesem Spielzug nichts. Im nächsten hat er sie wieder.
rule-HG-12 = Alle anderen suchen gleichzeitig und geheim eine bis fünf Karten aus ihrer Hand aus und legen sie in ihren Koffer. Jede Mischung ist erlaubt. Sobald alle gepackt haben, gilt es.
rule-HG-Q11 = Hast du gar keine Karten, packst du nichts, sagst nichts an und kannst in diesem Spielzug weder kontrolliert werden noch etwas durch Beschlagnahme verlieren. Schon mit einer Karte musst du packen.
rule-HG-Q16 = Während des Spielzugs sieht niemand, wie viele Karten du noch auf der Hand hast, und damit auch nicht, wie viele du gepackt hast. Wenn die Koffer geleert werden, sieht man die Zahlen wieder.

section-declare = Ein Spielzug: ansagen
rule-HG-13 = Angefangen links vom Sheriff sagt jeder laut an, wie viele Karten im Koffer sind, und genau eine Warenart dazu. Nennen darfst du nur legale Waren: Krüge, Maracas oder Sombreros. Wahr sein muss das nicht.
rule-HG-Q1 = Nicht nur die Warenart, auch die Anzahl darf gelogen sein. Viele kennen es anders: Mit der Tischoption „{ option-count }“ vereinbart ihr, dass die Anzahl stimmen muss.
rule-HG-Q3 = Du sagst mindestens eine und höchstens fünf Karten an.
rule-HG-Q4 = Du nennst genau eine Warenart, also nie „zwei Krüge und einen Sombrero“.

section-inspect = Ein Spielzug: die Kontrolle
rule-HG-14 = Haben alle angesagt, zeigt der Sheriff auf einen Koffer, der aufgemacht werden soll, oder er winkt alle durch.
rule-HG-15 = Ist es dein Koffer, machst du ihn sofort auf, oder du bietest dem Sheriff Geld. Über die Summe dürft ihr verhandeln.
rule-HG-16 = Werdet ihr euch einig, zahlst du dem Sheriff sofort. Dein Koffer bleibt zu, niemand sieht den Inhalt, und alles kommt hinter deinen Koffer.
rule-HG-17 = Werdet ihr euch nicht einig oder versuchst du es gar nicht erst, kommen alle Karten aus deinem Koffer offen auf den Tisch.
rule-HG-18 = Jetzt zählt deine Ansage. Karten der genannten Warenart sind in Ordnung, bis zur genannten Anzahl. Alles andere nicht: andere Warenarten, auch legale, und Karten über diese Anzahl hinaus.
rule-HG-19 = Was in Ordnung ist, kommt verdeckt hinter deinen Koffer. Der Rest kommt auf den Ablagestapel, und für jede dieser Karten zahlst du ihre Strafe in die Kasse.
rule-HG-20 = Hat deine Ansage ganz gestimmt, Warenart und Anzahl, wurdest du zu Unrecht beschuldigt: Du bekommst aus der Kasse einmal die Entschädigung dieser Warenart.
rule-HG-21 = Sind weniger Karten im Koffer als angesagt, aber alle von dieser Warenart, behältst du sie; es gibt weder Strafe noch Entschädigung.
rule-HG-22 = Strafen und Entschädigungen sind eine Sache zwischen dir und der Kasse. Der Sheriff verdient nur an Bestechungsgeld.
rule-HG-Q5 = Die Entschädigung gibt es einmal, egal wie viele Karten es sind. Mit der Tischoption „{ option-compensation }“ vereinbart ihr, dass es sie für jede Karte gibt.
rule-HG-Q6 = Auch Ehrliche dürfen Bestechungsgeld bieten; ein Angebot beweist also nichts. Mit der Tischoption „{ option-bribe_by }“ vereinbart ihr, dass nur bietet, wer gelogen hat; wer die Wahrheit gesagt hat, muss dann aufmachen.
rule-HG-Q7 = Bestochen wird mit Geld: ganze Dollar, mindestens einer und nie mehr, als du hast. Waren und Versprechen gelten nicht. Bist du erst ausgesucht, zahlst du oder machst auf: Umsonst kann dich der Sheriff nicht laufen lassen.
rule-HG-Q8 = Ihr verhandelt abwechselnd: Du bietest; der Sheriff nimmt an, lehnt ab oder verlangt eine andere Summe von 1 bis 99 Dollar; du zahlst, bietest neu oder machst auf. Du darfst viermal bieten (Tischoption „{ option-max_offers }“); nach dem letzten Angebot kann der Sheriff nur noch annehmen oder ablehnen. Alle hören zu, aber nur ihr beide verhandelt.
rule-HG-Q9 = Kannst du eine Strafe nicht zahlen, machst du Schulden, und was du danach einnimmst, tilgt sie zuerst. Schulden zählen auch am Ende. Mit leeren Taschen kannst du niemanden bestechen. Mit der Tischoption „{ option-unpayable }“ vereinbart ihr, dass du zahlst, was du hast, und dir der Rest erlassen ist.

section-stones = Ein Spielzug: die Steine
rule-HG-23 = Zu fünft und zu sechst darfst du als Sheriff einmal im Spiel nach deiner Kontrolle den weißen Stein einsetzen und auf dieselbe Weise noch jemanden kontrollieren, Bestechung inbegriffen.
rule-HG-Q12 = Das muss jemand anderes sein, und die erste Kontrolle muss wirklich stattgefunden haben: Hast du alle durchgewinkt, gibt es keine Zusatzkontrolle.
rule-HG-24 = Einmal im Spiel darfst du als Sheriff nach der Kontrolle und einer etwaigen Zusatzkontrolle den roten Stein einsetzen und jemanden bestimmen, den du in diesem Spielzug nicht kontrolliert hast: Das ist eine Beschlagnahme.
rule-HG-25 = Du siehst dir diesen Koffer geheim an. Was laut Ansage in Ordnung ist, geht zurück und kommt dort hinter den Koffer. Alles andere nimmst du dir und legst es verdeckt hinter deinen eigenen Koffer. Bestechung, Strafe und Entschädigung gibt es dabei nicht.
rule-HG-26 = Ein eingesetzter Stein kommt zurück in die Schachtel. Du darfst beide im selben Spielzug einsetzen.
rule-HG-Q13 = Wer in diesem Spielzug kontrolliert wurde, ist vor einer Beschlagnahme sicher, ob der Koffer nun aufging oder freigekauft wurde.
rule-HG-Q14 = Auch wenn du alle durchgewinkt hast, darfst du beschlagnahmen.
rule-HG-Q15 = Alle sehen, wie viele Karten beschlagnahmt werden und wie viele zurückgehen; welche es sind, seht nur ihr beide.

section-clear = Ein Spielzug: über die Grenze
rule-HG-27 = Alle, deren Koffer zugeblieben ist, legen den Inhalt ungesehen hinter ihren Koffer. Damit endet der Spielzug, und der Stern wandert nach links, falls die Runde nicht zu Ende ist.

section-round = Das Ende einer Runde
rule-HG-28 = Angefangen beim letzten Sheriff sagt reihum jeder, wie viele der Karten hinter dem Koffer er zurückbehält, keine bis drei, und legt sie verdeckt unter den Koffer. Die anderen hören die Anzahl, sehen die Karten aber nicht.
rule-HG-29 = Die Karten unter deinem Koffer darfst du jederzeit ansehen. Verkaufen kannst du sie erst ganz am Ende. Mit drei pro Runde sind es höchstens neun.
rule-HG-Q20 = Zurückbehalten darfst du nur, was du in der eben beendeten Runde über die Grenze gebracht hast, auch Beschlagnahmtes. Was schon unter deinem Koffer liegt, bleibt dort; getauscht wird nicht.
rule-HG-Q21 = Wer später dran ist, kennt die Zahlen der anderen. Deine Wahl gilt, sobald du sie ansagst; verkauft wird erst, wenn alle dran waren.
rule-HG-30 = Dann wird alles, was noch hinter den Koffern liegt, zum einfachen Wert an die Kasse verkauft, egal wie viel es ist, und kommt auf den Ablagestapel.
rule-HG-Q18 = Was verkauft wird, bekommen alle zu sehen.
rule-HG-31 = Deine Handkarten behältst du für die nächste Runde.
rule-HG-32 = Nach der ersten und der zweiten Runde bestimmt, wer am wenigsten Geld hat, den ersten Sheriff der nächsten Runde; das darf jeder am Tisch sein.
rule-HG-Q23 = Haben mehrere gleich wenig, entscheidet, wer im Uhrzeigersinn am nächsten beim letzten Sheriff sitzt; der letzte Sheriff selbst geht vor. Du darfst auch dich selbst bestimmen.
rule-HG-Q17 = Alle können sehen, wie viel Geld du hast. Mit der Tischoption „{ option-cash }“ vereinbart ihr, dass man es erst sieht, wenn die Runde vorbei ist.

section-end = Der Schlussverkauf
rule-HG-33 = Auch nach der dritten Runde behältst du erst bis zu drei Karten zurück und verkaufst den Rest. Dann ruft der letzte Sheriff eine Warenart nach der anderen auf: Krüge, Maracas, Sombreros, Zigarren, Tequila, Statuen. Alle Karten dieser Warenart unter den Koffern werden aufgedeckt.
rule-HG-34 = Für jede Karte bekommst du den doppelten Wert. Sind es nicht mehr Karten als die Höchstgrenze bei dieser Spielerzahl, verkaufen alle alles.
rule-HG-35 = Sind es mehr, verkauft zuerst, wer die meisten dieser Warenart hat, dann, wer die zweitmeisten hat, und so weiter, bis die Höchstgrenze erreicht ist; wer zuletzt drankommt, wird vielleicht nur einen Teil los. Wer gleich viele hat, verkauft gleich viele; geht das nicht auf, wird die Einnahme geteilt und abgerundet. Ein Beispiel: Die Höchstgrenze ist 4. Hast du drei Karten und jemand anderes zwei, wird diese Person nur noch eine los.
rule-HG-36 = Was nicht verkauft wird, ist wertlos, ebenso deine Handkarten. Auch Steine sind nichts wert.
rule-HG-37 = Wer das meiste Geld hat, gewinnt. Haben mehrere gleich viel, teilen sie sich den Sieg.
