# Die Spielregeln von Hochstapler für Spieler.

section-aim = Worum es geht

rule-HS-1 = Alle an diesem Tisch leben im Luxus, oder sie behaupten es zumindest. Du prahlst mit dem, was alle zusammen auf der Hand haben, und wer beim Übertreiben erwischt wird oder zu Unrecht zweifelt, zahlt mit Minuspunkten. Es gibt 105 Karten in 7 Farben. Jede Farbe hat 15 Karten: drei mit einer 0, je zwei mit einer 1, 2, 3, 4 und 5, eine mit einer 6 und eine mit einer 7.
rule-HS-2 = Jede Farbe hat ihr eigenes Statussymbol: grüne Diamanten, gelbe Yachten, blaue Ringe, lila Weinflaschen, rote Uhren, orange Häuser, graue Autos. Farbe und Symbol gehören immer zusammen, du kannst also das eine oder das andere nennen.

section-setup = Vorbereitung

rule-HS-3 = Jede Farbe wird für sich gemischt und bildet einen verdeckten Stapel: sieben Stapel insgesamt. Alle nehmen von jedem Stapel eine Karte. So hast du 7 Karten auf der Hand, von jeder Farbe eine, und die bekommt sonst niemand zu sehen.
rule-HS-4 = Das Los bestimmt, wer anfängt. Dann geht es im Uhrzeigersinn weiter.

section-turn = Dein Zug

rule-HS-5 = In deinem Zug tust du eins von beidem: Du sagst eine höhere Summe an, oder du zweifelst die letzte an. Eröffnest du eine Bietrunde, gibt es noch nichts anzuzweifeln, also sagst du eine Summe an.
rule-HS-6 = Eine Summe ansagen: Nenn eine Zahl und eine Farbe, zum Beispiel „10 grüne Diamanten“. Damit behauptest du, dass die Karten dieser Farbe bei allen zusammen mindestens so viel ergeben. Die Summe muss höher sein als die letzte in dieser Bietrunde. Die Farbe ist dir freigestellt, solange sie noch im Spiel ist.
rule-HS-Q5 = Nur die Zahl zählt, keine Farbe steht über einer anderen: 10 grüne Diamanten lassen sich mit 11 gelben Yachten überbieten, mit 10 aber nicht.
rule-HS-Q3 = Die erste Summe einer Bietrunde beträgt mindestens 1.
rule-HS-Q4 = Eine Summe darf höchstens 7-mal so hoch sein wie die Zahl der Mitspielenden. Ist diese Höchstsumme angesagt, kann die nächste Person nur noch anzweifeln.
rule-HS-7 = Bevor du ansagst, darfst du eine Karte tauschen: Leg eine Handkarte offen neben den Stapel ihrer Farbe und nimm die oberste Karte dieses Stapels, die nur du zu sehen bekommst. Dann sagst du an und kennst deine neue Karte schon. Tauschen darfst du jede Farbe, die noch im Spiel ist: die zuletzt angesagte, die, die du gleich ansagst, oder eine dritte.
rule-HS-Q2 = Auch wer die Bietrunde eröffnet, darf vorher tauschen.
rule-HS-Q6 = Getauscht wird eine Karte pro Zug, mehr nicht.
rule-HS-8 = Wer tauscht, muss ansagen und darf in diesem Zug nicht anzweifeln. Ist keine höhere Summe mehr möglich, darfst du also auch nicht tauschen.
rule-HS-Q1 = Ist der Stapel einer Farbe leer, kannst du diese Farbe nicht mehr tauschen. Mit der Tischoption „{ option-reshuffle }“ vereinbart ihr, dass die offenen Karten gemischt werden und den neuen Stapel bilden.
rule-HS-Q9 = Abgelegte Karten bleiben für alle sichtbar liegen, bis ihre Farbe genommen wird. Schau gut hin: Was dort liegt, hat niemand auf der Hand.

section-doubt = Anzweifeln

rule-HS-9 = Die letzte Summe anzweifeln: Alle zeigen ihre Handkarte der angesagten Farbe, und die Werte werden zusammengezählt. Abgelegte Karten zählen nicht mit.
rule-HS-Q7 = Anzweifeln darf nur, wer direkt nach der Ansage am Zug ist.
rule-HS-10 = Ist das Ergebnis mindestens so hoch wie die angesagte Summe, war der Zweifel unberechtigt, und bestraft wird, wer gezweifelt hat. Ist es niedriger, ist die Hochstapelei aufgeflogen, und bestraft wird, wer angesagt hat. Angenommen, 14 blaue Ringe sind angesagt. Mit 2, 5, 3 und 3 sind es nur 13, und die Ansage war zu hoch; bei genau 14 hätte sie gestimmt.
rule-HS-11 = Wer bestraft wird, nimmt alle 15 Karten dieser Farbe, die Handkarten, den Stapel und die offenen Karten daneben, und legt sie als einen verdeckten Stapel vor sich hin. Das ist ein Minuspunkt. Die Farbe ist aus dem Spiel.
rule-HS-Q11 = Ein Stapel ist immer ein Minuspunkt, ganz gleich, wie er zustande kam.
rule-HS-12 = Habt ihr noch Karten auf der Hand, eröffnet die nächste Bietrunde, wer angezweifelt hat. Das Bieten beginnt wieder von vorn.
rule-HS-Q8 = Das gilt immer, ob der Zweifel nun berechtigt war oder nicht.
rule-HS-13 = So haben alle jederzeit genau eine Karte von jeder Farbe, die noch im Spiel ist.

section-end = Das Ende

rule-HS-14 = Das Spiel endet, wenn der siebte Stapel genommen ist und niemand mehr eine Karte hat. Wer die wenigsten Minuspunkte hat, gewinnt; bei Gleichstand teilt man sich den Sieg.
rule-HS-15 = Mit der Tischoption „{ option-mode }“ könnt ihr auch mehrere Etappen spielen; die Minuspunkte werden dann zusammengezählt. Das Spiel endet nach der Etappe, in der jemand auf 10 oder mehr kommt. Wer die wenigsten Minuspunkte hat, gewinnt.
rule-HS-Q12 = Die nächste Etappe eröffnet, wer zuletzt angezweifelt hat. Die Tischoption „{ option-next_stage_start }“ kann das ändern.
rule-HS-Q13 = Wie viele die 10 erreicht haben, ist egal: Es zählen nur die wenigsten Minuspunkte, und bei Gleichstand teilt man sich den Sieg.
