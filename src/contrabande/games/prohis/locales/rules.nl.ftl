# De spelregels van Prohis voor spelers.

section-aim = Waar het om gaat

rule-PR-1 = Alcohol is verboden, en iedereen aan deze tafel rijdt er ’s nachts mee rond. In je eigen beurt ben je smokkelaar, in die van een ander ben je de arm der wet. Er zijn 58 kaarten met legale goederen, 30 met illegale goederen en 20 controlekaarten: 8 luitenants, 6 kapiteins en 6 inspecteurs. Ze hebben allemaal dezelfde achterkant: een truck.
rule-PR-2 = Wat een kaart waard is, hangt ervan af waar hij aan het einde ligt.
    • In je magazijn: legale kaart 1.000 dollar, illegale kaart 4.000, luitenant 3.000, kapitein 4.000, inspecteur 5.000.
    • Nog in je hand: legale kaart niets, illegale kaart min 4.000 dollar, luitenant 1.000, kapitein 2.000, inspecteur 3.000.
    Een controlekaart heeft ook een rang, en die zegt hoeveel kaarten je ermee mag controleren: luitenant 1, kapitein 2, inspecteur 3.

section-setup = Voorbereiding

rule-PR-3 = Met 3 of 4 spelers blijven 18 legale kaarten, 10 illegale kaarten en 2 luitenants in de doos. Met 5 of 6 spelers doet alles mee.
rule-PR-4 = Iedereen krijgt één kapitein en één inspecteur. De overige kapiteins en inspecteurs gaan terug in de doos.
rule-PR-5 = De goederen en de luitenants worden samen geschud. Iedereen krijgt er 4, dus je begint met 6 kaarten in de hand. De rest is de stapel; de bovenste 4 kaarten komen er open naast te liggen.
rule-PR-6 = Het lot wijst aan wie begint. Daarna gaat het met de klok mee.

section-turn = Je beurt

rule-PR-7 = In je beurt doe je één van twee dingen: je trekt kaarten of je stuurt een konvooi op pad. Tegen het einde mag je ook passen.
rule-PR-8 = Trek één of twee kaarten: twee open kaarten, of één open kaart en één van de stapel, of maar één kaart, open of van de stapel. Nooit twee van de stapel. Een open kaart die je neemt, wordt meteen vervangen door de volgende van de stapel; die nieuwe kaart mag je dus als tweede nemen.
rule-PR-Q13 = Over je tweede kaart beslis je pas als je de eerste hebt gezien. Met een open kaart beginnen of met de stapel: het mag allebei.
rule-PR-Q14 = Is de stapel leeg, dan kun je alleen nog open kaarten nemen, en die worden niet meer aangevuld. Zijn ook die op, dan valt er niets meer te trekken.
rule-PR-9 = Met 8 of meer kaarten in de hand mag je niet trekken.
rule-PR-Q12 = Alleen je hand vóór het trekken telt: met 7 kaarten mag je er nog gerust twee nemen. Afleggen hoef je nooit.
rule-PR-10 = Tegen het einde van het spel mag je ook passen: je trekt niets en stuurt geen konvooi.
rule-PR-Q1 = Passen mag zodra de stapel hooguit twee kaarten per speler telt, want dan kan hij op zijn voordat je weer aan de beurt bent. De tafeloptie ‘{ option-pass }’ kan dit strenger of soepeler maken.
rule-PR-11 = Een konvooi sturen: leg 2, 3 of 4 kaarten uit je hand dicht voor je neer. Legale goederen, illegale goederen en controlekaarten mag je mengen zoals je wilt. Wat erin zit hoef je niet te zeggen, en wat je erover zegt hoeft niet waar te zijn.
rule-PR-Q6 = Minstens één kaart van een konvooi is een goederenkaart. Alleen als je 8 of meer kaarten hebt en geen enkele met goederen, mag je louter controlekaarten sturen. Met de tafeloptie ‘{ option-control_only }’ spreek je af dat het altijd mag.

section-claim = Wie controleert?

rule-PR-12 = Is er een konvooi op pad, dan mag elke tegenspeler één controlekaart spelen om het te controleren, of het laten doorrijden. Speelt niemand er een, dan gaat het hele konvooi ongezien naar het magazijn van de eigenaar.
rule-PR-Q5 = Meer dan één controlekaart per persoon is er niet bij; de eigenaar van het konvooi speelt er geen.
rule-PR-13 = Spelen meerdere tegenspelers een controlekaart, dan controleert de hoogste rang. De anderen nemen hun kaart terug in de hand. Wie controleert, heet vanaf hier de controleur.
rule-PR-Q3 = Bij gelijke rang beslist het lot. Volgens de gedrukte regel wint de snelste, maar over een netwerk is dat geen pretje; met de tafeloptie ‘{ option-tie }’ kun je die regel terughalen.
rule-PR-Q4 = Controlekaarten worden in het geheim gekozen en tegelijk onthuld. Met de tafeloptie ‘{ option-claim }’ spreek je af dat jullie om de beurt aan bod komen, met de klok mee vanaf de linkerbuur van de eigenaar: speel een hogere controlekaart dan er ligt of laat het konvooi doorrijden. Het is beslist als alle anderen na elkaar laten doorrijden, of als er een inspecteur ligt, want daar gaat niets boven.
rule-PR-Q18 = Iedereen ziet welke controlekaarten er gespeeld worden, ook die weer naar een hand teruggaan.

section-bribe = Steekpenningen

rule-PR-14 = Voordat er een kaart wordt omgedraaid, mag de eigenaar de controleur steekpenningen aanbieden: één of meer kaarten uit de hand, van welke soort ook. De controleur bekijkt ze en antwoordt.
    • Aangenomen: de steekpenningen gaan naar het magazijn van de controleur, die zijn controlekaart weer in de hand neemt, en het konvooi gaat ongezien naar het magazijn van de eigenaar.
    • Geweigerd: de eigenaar neemt de steekpenningen terug in de hand, en de controleur moet controleren.
rule-PR-Q7 = Omkopen doe je met kaarten uit je hand en met niets anders: geen beloften, geen kaarten uit het konvooi, geen kaarten uit je magazijn. Het mag ook met een brandschoon konvooi, en controlekaarten zijn ook goed. Alleen jullie tweeën zien de kaarten; de anderen zien hoeveel het er zijn. Je mag per konvooi één keer bieden, tenzij de tafeloptie ‘{ option-max_offers }’ meer toelaat; dan begint de controle na de laatste weigering, of als je niets meer biedt. Met de tafeloptie ‘{ option-bribe_public }’ spreek je af dat iedereen de steekpenningen ziet.
rule-PR-15 = Wordt er niets geboden, dan kan de controleur controleren of ervan afzien. Wie ervan afziet, legt zijn controlekaart in zijn eigen magazijn, en het konvooi gaat ongezien naar het magazijn van de eigenaar.
rule-PR-Q8 = Wie steekpenningen weigert, kan er niet meer van afzien: controleren moet.
rule-PR-Q9 = Een konvooi aanhouden en er dan van afzien is een prima manier om een controlekaart in veiligheid te brengen. De eigenaar kan er een stokje voor steken door wat dan ook te bieden.

section-search = De controle

rule-PR-16 = De controleur draait kaarten van het konvooi één voor één om en kiest zelf welke: met een luitenant hooguit één, met een kapitein twee, met een inspecteur drie.
rule-PR-Q10 = Een controle die begonnen is, gaat door tot de uitslag vaststaat of de rang op is. Bij een konvooi van twee vallen er maar twee kaarten om te draaien, ook voor een inspecteur.
rule-PR-Q19 = De kaarten liggen in willekeurige volgorde: waar een kaart ligt, zegt dus niets.
rule-PR-17 = Hoe het afloopt:
    • Er kwamen alleen legale goederen tevoorschijn: het konvooi is geslaagd. Alle kaarten gaan naar het magazijn van de eigenaar, die ook de controlekaart van de controleur in de hand krijgt.
    • Er kwamen illegale goederen tevoorschijn: de controle stopt meteen. De controleur legt het hele konvooi én de controlekaart in zijn eigen magazijn.
    • Er kwam een controlekaart tevoorschijn: de controle stopt meteen, de infiltrant is ontmaskerd, en het konvooi is geslaagd alsof alles legaal was.
rule-PR-Q11 = Wat er verder in het konvooi zit, doet er niet toe: illegale goederen die niet zijn omgedraaid, zijn niet gevonden.
rule-PR-Q17 = Controlekaarten in een konvooi gaan mee naar waar het konvooi heen gaat, en tellen daar in het magazijn.
rule-PR-Q15 = In je eigen magazijn mag je altijd kijken. De anderen zien tot het einde alleen hoeveel kaarten erin liggen.

section-end = Het einde

rule-PR-18 = Is de stapel op en kunnen de open kaarten niet meer tot 4 worden aangevuld, dan begint de laatste ronde. De laatste beurt is voor wie de laatste kaart van de stapel nam.
rule-PR-Q2 = Jij nam de laatste kaart van de stapel als die in jouw beurt van de stapel ging, of je hem nu trok of dat hij een gat opvulde. Het spel eindigt na je eerstvolgende beurt die begint met minder dan 4 open kaarten. Met de tafeloptie ‘{ option-end }’ spreek je af dat de laatste ronde al begint zodra de stapel leeg is.
rule-PR-19 = Passen alle spelers na elkaar, dan is het spel meteen afgelopen.
rule-PR-20 = Iedereen telt magazijn en hand op volgens de waarde van de kaarten. Wie het meeste geld heeft, wint.
rule-PR-Q16 = Staan er meer spelers gelijk op kop, dan delen ze de winst.
