section-goal = Waar het om gaat
rule-MD-10 = De juwelen op je witte kussen zijn imitaties en kosten je punten. Leg je er een in een schuifla van de smokkelaarkist, dan wordt hij echt: vanaf dat moment kan iedereen hem pakken, jij ook. Alle juwelen in schuifladen, op het rode kussen en op zwarte kussens zijn echt.
rule-MD-38 = Aan het eind is elke diamant op je zwarte kussen 1 punt waard, elke saffier 2 en elke robijn 4. Elke diamant die nog op je witte kussen ligt kost je 1 punt, elke saffier 2. Wat in de kist of op het rode kussen ligt, telt voor niemand. Wie de meeste punten heeft, wint; bij gelijkspel beslist het aantal robijnen, dan het aantal echte saffieren, en daarna deel je de winst.

section-box = In de doos
rule-MD-1 = Een smokkelaarkist met drie niveaus en twaalf schuifladen, waarvan zes met een geheim vak; witte kussens, zwarte kussens en één rood kussen; 6 robijnen, 16 saffieren en 80 diamanten; 48 karakterkaarten: zes karakters, elk met de nummers 1 tot en met 8; voor iedere speler een overzichtskaart en een alarminstallatie.
rule-MD-2 = De karakters zijn altijd in deze volgorde aan de beurt: smokkelaar, juwelier, juwelierster, dief, meesterdief, detective.

section-chest = De smokkelaarkist
rule-MD-3 = De drie niveaus kunnen los van elkaar draaien. Elk niveau heeft aan iedere kant een schuifla: twee lange tegenover elkaar en twee korte tegenover elkaar.
rule-MD-4 = In elke schuifla zit de bodem halverwege, dus er is ruimte boven en onder. Een lange schuifla heeft achter het voorste vak nog een geheim vak, ook weer met een boven- en een onderkant.
rule-MD-5 = Je herkent een schuifla aan de tekening van het hout. Wat nu boven zit, is het bovenste vak, wat onder zit het onderste. In een voorste vak ligt nooit meer dan één alarminstallatie, in een geheim vak nooit meer dan één robijn.
rule-MD-6 = Draaien: het bovenste niveau, of de bovenste twee samen, een kwartslag in de richting die je wilt.
rule-MD-7 = Omkeren: de hele kist gaat op zijn kop. Het onderste niveau wordt het bovenste, en in elke schuifla wordt boven onder; wat erin ligt, blijft aan zijn eigen kant van de bodem.
rule-MD-8 = Om de kist heen lopen of hem in zijn geheel draaien verandert niets: je mag aan elke kant een schuifla openen.

section-setup = Voor je begint
rule-MD-9 = Je krijgt een wit kussen met tien imitaties (8 diamanten en 2 saffieren), een leeg zwart kussen en je alarminstallatie. Het rode kussen ligt leeg naast de kist.
rule-MD-11 = Je krijgt van elk karakter één kaart, zes in totaal. Welk nummer erop staat is toeval; kaarten die overblijven gaan ongezien uit het spel.
rule-MD-12 = In het geheime vak van elke lange schuifla ligt een robijn. Alle lange schuifladen zitten aan twee tegenoverliggende kanten: aan de ene kant liggen de drie robijnen boven, aan de andere kant onder. Onthoud waar!
rule-MD-13 = Twaalf diamanten worden zo eerlijk mogelijk verdeeld; de startspeler en wie na hem komen krijgen er zo nodig een meer.
rule-MD-14 = Om de beurt leg je al je diamanten in schuifladen naar keuze. Diamanten die er intussen uit vallen, gaan naar het rode kussen. Daarna mag je de kist één keer draaien en één keer omkeren.

section-round = Een ronde
rule-MD-15 = Iedereen kiest een karakterkaart en legt die gedekt voor zich neer.
rule-MD-16 = Eerst onthullen alleen de smokkelaars hun kaart; zij zijn aan de beurt, het laagste nummer eerst. Pas daarna onthullen alle anderen tegelijk. Zijn er geen smokkelaars, dan onthult iedereen meteen.
rule-MD-17 = Nu blijkt wie de buit krijgt. Daarna zijn de juweliers, juweliersters, dieven en meesterdieven aan de beurt, in elke groep het laagste nummer eerst. Als laatste maken de detectives het rode kussen leeg.
rule-MD-18 = Een gespeelde kaart blijft gedekt liggen: in zes ronden speel je elk van je karakters één keer.
rule-MD-19 = Na zes ronden neemt iedereen zijn kaarten terug en geeft ze alle zes door aan de linkerbuur. Al het andere blijft zoals het is.

section-turn = Je beurt
rule-MD-20 = Je opent precies één schuifla, aan welke kant je maar wilt. Vooraf mag je de kist niet draaien of omkeren.
rule-MD-Q6 = Een schuifla openen moet, ook als je liever niets zou aanraken. Aan sommige tafels mag je alles dichtlaten; een juwelierster mag dat nooit.
rule-MD-21 = Iedereen ziet wat er boven in het voorste vak ligt, en alles wat onder zit valt eruit. Het geheime vak blijft dicht.
rule-MD-22 = Juwelen die eruit vallen, gaan naar het rode kussen, behalve als er een alarminstallatie meevalt.
rule-MD-23 = Vallen er juwelen uit, dan mag je je karakter niet gebruiken; alleen de juwelierster mag dat wel. Een alarminstallatie die alleen valt, kan geen kwaad.
rule-MD-24 = Aan het eind van je beurt mag je altijd de kist één keer draaien en één keer omkeren: een van beide, allebei of niets. Alleen detectives blijven van de kist af.
rule-MD-39 = Variant tegen hoofdpijn: aan het eind van een beurt mag je de kist draaien óf omkeren, niet allebei.
rule-MD-40 = Omdat bij elke opening eerst de onderkant leegvalt, liggen er nooit juwelen aan beide kanten van een bodem.

section-characters = De karakters
rule-MD-25 = Smokkelaar: haal alle juwelen uit het bovenste vak en leg ze als buit op het rode kussen. Leg daarna één imitatie naar keuze in de schuifla, ook als die leeg was.
rule-MD-26 = Vallen er bij jou als smokkelaar juwelen uit de schuifla, dan krijg je niets van de buit. Je telt nog wel mee als smokkelaar.
rule-MD-27 = De buit: zijn er minstens zoveel smokkelaars als detectives, dan verdelen de smokkelaars alles wat op het rode kussen ligt, ook wat er al lag. Het laagste nummer pakt als eerste een juweel, en zo verder tot het kussen leeg is. Zijn de detectives in de meerderheid, dan blijven de juwelen liggen.
rule-MD-28 = Juwelier: leg één imitatie naar keuze in de schuifla, ook boven op andere juwelen. Je mag je alarminstallatie erbij leggen, als je die nog hebt en er nog geen ligt.
rule-MD-29 = Een alarm dat boven ligt, is uitgeschakeld: doe alsof het er niet is. Het blijft in de schuifla liggen, ook als er verder niets meer ligt.
rule-MD-30 = Een alarm dat eruit valt, gaat af: de juwelen die meevallen gaan naar het zwarte kussen van de eigenaar, en die krijgt ook de alarminstallatie terug. Laat je je eigen alarm afgaan, dan gaan de juwelen naar het rode kussen.
rule-MD-31 = In een schuifla ligt nooit meer dan één alarminstallatie.
rule-MD-32 = Juwelierster: leg altijd één imitatie in de schuifla, ook als er juwelen uit vielen. Voor elke detective in deze ronde mag je er nog één in dezelfde schuifla leggen.
rule-MD-Q7 = Smokkelaars en juweliers moeten hun imitatie neerleggen als het kan.
rule-MD-Q25 = Alleen de extra imitaties van de juwelierster zijn vrijwillig; ze mogen van elke soort zijn.
rule-MD-35 = Dief: pak alle juwelen uit het bovenste voorste vak. Ze zijn van jou.
rule-MD-33 = Meesterdief: plunder het voorste vak zoals een dief, of trek de schuifla verder open en doorzoek het geheime vak. Ligt daar boven een robijn, dan krijg je die samen met de juwelen uit het voorste vak.
rule-MD-34 = Valt er onder uit het geheime vak een robijn, dan ga je met lege handen naar huis. De robijn wordt aan de bovenkant teruggelegd.
rule-MD-Q12 = Je beslist nadat je het voorste vak hebt gezien, en je mag elke schuifla doorzoeken. Is er geen robijn, dan krijg je toch de juwelen uit het voorste vak.
rule-MD-36 = Detective: je opent niets en blijft van de kist af. Aan het eind van de ronde verdelen de detectives wat op het rode kussen ligt, om de beurt één juweel, het laagste nummer eerst. Is er geen detective, dan blijven de juwelen liggen voor de volgende ronde.
rule-MD-Q16 = De juwelen van het rode kussen worden vanzelf verdeeld, de kostbaarste eerst, tenzij jullie zelf willen kiezen.

section-end = Het einde
rule-MD-37 = Het spel eindigt met de ronde waarin iemand geen imitatie meer op zijn witte kussen heeft, of waarin de zesde en laatste robijn is gestolen.
