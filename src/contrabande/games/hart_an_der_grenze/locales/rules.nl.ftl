section-goods = De goederen
rule-HG-1 = Er zijn 139 goederenkaarten in zes soorten. Drie zijn legaal, drie zijn smokkelwaar:
    kruik (legaal): 39 kaarten, waarde 2, boete 1, schadeloosstelling 1;
    maracas (legaal): 30 kaarten, waarde 3, boete 2, schadeloosstelling 2;
    sombrero (legaal): 23 kaarten, waarde 4, boete 3, schadeloosstelling 3;
    sigaar (smokkelwaar): 18 kaarten, waarde 7, boete 5;
    tequila (smokkelwaar): 16 kaarten, waarde 9, boete 6;
    beeldje (smokkelwaar): 13 kaarten, waarde 12, boete 8.
    In de slotverkoop geldt voor elke soort een bovengrens, in deze volgorde van de soorten:
    met 3 spelers 6, 5, 4, 3, 2, 2; met 4 spelers 8, 6, 5, 4, 3, 2;
    met 5 spelers 10, 8, 6, 5, 4, 3; met 6 spelers 12, 10, 8, 6, 5, 4.
rule-HG-2 = Iedere speler heeft een koffer. Verder zijn er een sheriffster, rode stenen voor een inbeslagname, witte stenen voor een extra controle en een kassa vol dollars.

section-setup = Voorbereiding
rule-HG-3 = Je begint met een koffer, 30 dollar en een rode steen. Met vijf of zes spelers krijg je ook een witte steen; met drie of vier blijven de witte stenen in de doos.
rule-HG-4 = De goederenkaarten worden geschud en je krijgt er vijf, gedekt. De rest is de voorraadstapel. De aflegstapel is nog leeg.
rule-HG-5 = Eén speler speldt de ster op en is de eerste sheriff.

section-course = Zo verloopt het spel
rule-HG-6 = Je speelt drie rondes. In een ronde is iedereen één beurt sheriff; met drie spelers is iedereen twee keer sheriff en heeft een ronde dus zes beurten.
rule-HG-7 = Na elke beurt gaat de ster naar links. Met drie spelers gaat hij gewoon twee keer de tafel rond.
rule-HG-8 = Je goederen kunnen op vier plekken zijn: in je hand; in je koffer, waar je ze deze beurt in pakt; achter je koffer, waar alles ligt wat je deze ronde over de grens hebt gebracht; en onder je koffer, waar je goederen voor het einde bewaart.

section-deal = Een beurt: delen
rule-HG-9 = De nieuwe sheriff neemt de ster en deelt kaarten uit tot iedereen er weer vijf heeft. In de allereerste beurt heb je ze al.
rule-HG-10 = De kaarten worden één voor één gedeeld, te beginnen links van de sheriff; wie er vijf heeft, wordt overgeslagen. Is de voorraadstapel op, dan wordt de aflegstapel geschud en wordt dat de nieuwe. Is er ook niets afgelegd, dan krijgt deze beurt niemand nog kaarten.

section-pack = Een beurt: inpakken
rule-HG-11 = De sheriff legt zijn handkaarten opzij en pakt deze beurt niets in. Die kaarten heeft hij de volgende beurt gewoon nog.
rule-HG-12 = Alle anderen kiezen tegelijk en in het geheim één tot vijf kaarten uit hun hand en leggen die in hun koffer. Alles mag door elkaar. Zodra iedereen heeft ingepakt, staat het vast.
rule-HG-Q11 = Heb je helemaal geen kaarten, dan pak je niets in, geef je niets aan en kun je deze beurt niet gecontroleerd worden; ook een inbeslagname gaat aan je voorbij. Met één kaart moet je al meedoen.
rule-HG-Q16 = Tijdens de beurt ziet niemand hoeveel kaarten je nog in je hand hebt, en dus ook niet hoeveel je hebt ingepakt. Als de koffers leeggaan, zijn de aantallen weer te zien.

section-declare = Een beurt: aangifte doen
rule-HG-13 = Te beginnen links van de sheriff zegt iedereen hardop hoeveel kaarten er in de koffer zitten, en van welke ene soort. Je mag alleen legale goederen noemen: kruiken, maracas of sombrero’s. Het hoeft niet waar te zijn.
rule-HG-Q1 = Je mag niet alleen over de soort liegen, maar ook over het aantal. Veel tafels kennen het anders: met de tafeloptie ‘{ option-count }’ spreek je af dat het aantal moet kloppen.
rule-HG-Q3 = Je geeft minstens één en hooguit vijf kaarten aan.
rule-HG-Q4 = Je noemt precies één soort, dus nooit ‘twee kruiken en een sombrero’.

section-inspect = Een beurt: de controle
rule-HG-14 = Als iedereen aangifte heeft gedaan, wijst de sheriff één koffer aan die open moet, of laat hij iedereen door.
rule-HG-15 = Is het jouw koffer, dan maak je hem meteen open of je biedt de sheriff geld. Over het bedrag mag je onderhandelen.
rule-HG-16 = Word je het eens, dan betaal je de sheriff meteen. Je koffer blijft dicht, niemand ziet wat erin zit, en alles gaat achter je koffer.
rule-HG-17 = Word je het niet eens of probeer je het niet eens, dan komen alle kaarten uit je koffer open op tafel.
rule-HG-18 = Nu telt je aangifte. Kaarten van de soort die je noemde zijn in orde, tot het aantal dat je noemde. Al het andere niet: andere soorten, ook legale, en kaarten boven dat aantal.
rule-HG-19 = Wat in orde is, gaat gedekt achter je koffer. De rest gaat naar de aflegstapel, en voor elk van die kaarten betaal je de boete aan de kassa.
rule-HG-20 = Klopte je aangifte helemaal, soort én aantal, dan ben je ten onrechte beschuldigd: je krijgt uit de kassa één keer de schadeloosstelling van die soort.
rule-HG-21 = Zitten er minder kaarten in je koffer dan je aangaf, maar wel allemaal van die soort, dan houd je ze; er is geen boete en geen schadeloosstelling.
rule-HG-22 = Boetes en schadeloosstellingen gaan tussen jou en de kassa. De sheriff verdient alleen aan smeergeld.
rule-HG-Q5 = Je krijgt de schadeloosstelling één keer, hoeveel kaarten het ook zijn. Met de tafeloptie ‘{ option-compensation }’ spreek je af dat je haar voor elke kaart krijgt.
rule-HG-Q6 = Ook wie eerlijk is, mag smeergeld bieden; een bod bewijst dus niets. Met de tafeloptie ‘{ option-bribe_by }’ spreek je af dat alleen leugenaars bieden; wie de waarheid sprak, moet de koffer dan openmaken.
rule-HG-Q7 = Smeergeld is geld: hele dollars, minstens één en nooit meer dan je hebt. Goederen en beloften tellen niet. Eenmaal aangewezen betaal je of maak je open: de sheriff kan je niet zomaar laten gaan.
rule-HG-Q8 = Je onderhandelt om de beurt: jij biedt; de sheriff neemt aan, slaat af of eist een ander bedrag, van 1 tot 99 dollar; jij betaalt, biedt opnieuw of maakt open. Je mag vier keer bieden (tafeloptie ‘{ option-max_offers }’); na het laatste bod kan de sheriff alleen nog aannemen of afslaan. Iedereen luistert mee, maar alleen jullie tweeën doen mee.
rule-HG-Q9 = Kun je een boete niet betalen, dan kom je in de schuld te staan, en wat je daarna verdient gaat daar eerst van af. Schuld telt ook aan het einde mee. Met lege zakken kun je niemand omkopen. Met de tafeloptie ‘{ option-unpayable }’ spreek je af dat je betaalt wat je hebt en dat de rest wordt kwijtgescholden.

section-stones = Een beurt: de stenen
rule-HG-23 = Met vijf of zes spelers mag je als sheriff één keer in het spel, na je controle, je witte steen inzetten en op dezelfde manier een tweede speler controleren, omkopen inbegrepen.
rule-HG-Q12 = Die tweede speler moet een ander zijn, en de eerste moet je echt gecontroleerd hebben: na iedereen doorlaten is er geen extra controle.
rule-HG-24 = Eén keer in het spel mag je als sheriff, na de controle en een eventuele extra controle, je rode steen inzetten en een speler aanwijzen die je deze beurt niet hebt gecontroleerd: dat is een inbeslagname.
rule-HG-25 = Je bekijkt die koffer in het geheim. Wat volgens de aangifte in orde is, gaat terug naar de eigenaar, achter de koffer. Al het andere neem je zelf en leg je gedekt achter je eigen koffer. Er is geen smeergeld, geen boete en geen schadeloosstelling.
rule-HG-26 = Een ingezette steen gaat terug in de doos. Je mag ze allebei in dezelfde beurt inzetten.
rule-HG-Q13 = Wie deze beurt gecontroleerd is, is veilig voor een inbeslagname, of de koffer nu openging of werd afgekocht.
rule-HG-Q14 = Ook als je iedereen hebt doorgelaten, mag je iets in beslag nemen.
rule-HG-Q15 = Iedereen ziet hoeveel kaarten er in beslag genomen worden en hoeveel er teruggaan; alleen jullie tweeën zien welke.

section-clear = Een beurt: over de grens
rule-HG-27 = Iedereen wiens koffer dicht is gebleven, legt de inhoud ongezien achter de koffer. Daarmee is de beurt voorbij en gaat de ster naar links, tenzij de ronde afgelopen is.

section-round = Het einde van een ronde
rule-HG-28 = Te beginnen bij de laatste sheriff zegt iedereen om de beurt hoeveel kaarten van achter de koffer hij bewaart, nul tot drie, en legt die gedekt onder de koffer. De anderen horen het aantal en zien de kaarten niet.
rule-HG-29 = De kaarten onder je koffer mag je altijd bekijken. Je kunt ze pas helemaal aan het einde verkopen. Met drie per ronde zijn het er hooguit negen.
rule-HG-Q20 = Je mag alleen bewaren wat je in de ronde die net voorbij is over de grens hebt gebracht, ook wat je in beslag nam. Wat al onder je koffer ligt, blijft daar; ruilen kan niet.
rule-HG-Q21 = Wie later aan de beurt is, kent de aantallen van de anderen. Je keuze staat vast zodra je haar noemt; verkocht wordt er pas als iedereen geweest is.
rule-HG-30 = Daarna wordt alles wat nog achter de koffers ligt voor de gewone waarde aan de kassa verkocht, hoeveel het ook is, en op de aflegstapel gelegd.
rule-HG-Q18 = Wat verkocht wordt, krijgt iedereen te zien.
rule-HG-31 = Je handkaarten houd je voor de volgende ronde.
rule-HG-32 = Na de eerste en de tweede ronde wijst de armste speler de eerste sheriff van de volgende ronde aan; dat mag iedereen aan tafel zijn.
rule-HG-Q23 = Zijn er meer even arm, dan beslist wie met de klok mee het dichtst bij de laatste sheriff zit; de laatste sheriff zelf gaat voor. Je mag ook jezelf aanwijzen.
rule-HG-Q17 = Iedereen kan zien hoeveel geld je hebt. Met de tafeloptie ‘{ option-cash }’ spreek je af dat het pas te zien is als de ronde voorbij is.

section-end = De slotverkoop
rule-HG-33 = Ook na de derde ronde bewaar je eerst tot drie kaarten en verkoop je de rest. Dan roept de laatste sheriff de goederen soort voor soort af: kruiken, maracas, sombrero’s, sigaren, tequila, beeldjes. Alle kaarten van die soort onder de koffers worden omgedraaid.
rule-HG-34 = Voor elke kaart krijg je de dubbele waarde. Zijn er niet meer kaarten dan de bovengrens bij dit aantal spelers, dan verkoopt iedereen alles.
rule-HG-35 = Zijn het er meer, dan verkoopt eerst wie de meeste van die soort heeft, dan wie er daarna de meeste heeft, en zo verder tot de bovengrens bereikt is; de laatste verkoopt misschien maar een deel. Wie er evenveel hebben, verkopen er evenveel; komt dat niet uit, dan delen ze de opbrengst, naar beneden afgerond. Stel dat de bovengrens 4 is: heb jij er drie en een ander twee, dan verkoopt die ander er nog maar één.
rule-HG-36 = Wat niet verkocht wordt, is waardeloos, en je handkaarten ook. Stenen zijn evenmin iets waard.
rule-HG-37 = Wie het meeste geld heeft, wint. Hebben er meer evenveel, dan delen zij de winst.
