# De spelregels van Hochstapler voor spelers.

section-aim = Waar het om gaat

rule-HS-1 = Iedereen aan deze tafel baadt in weelde, of zegt dat tenminste. Je pocht over wat alle handen samen bevatten, en wie op overdrijven wordt betrapt of ten onrechte twijfelt, betaalt met minpunten. Er zijn 105 kaarten in 7 kleuren. Elke kleur telt 15 kaarten: drie met een 0, telkens twee met een 1, 2, 3, 4 en 5, één met een 6 en één met een 7.
rule-HS-2 = Elke kleur heeft een eigen statussymbool: groene diamanten, gele jachten, blauwe ringen, paarse wijnflessen, rode horloges, oranje huizen, grijze auto’s. Kleur en symbool horen altijd bij elkaar, dus het maakt niet uit welk van de twee je noemt.

section-setup = Voorbereiding

rule-HS-3 = Elke kleur wordt apart geschud en vormt een dichte stapel: zeven stapels in totaal. Iedereen neemt van elke stapel één kaart. Zo heb je 7 kaarten in de hand, één van elke kleur, en die krijgt niemand anders te zien.
rule-HS-4 = Het lot wijst aan wie begint. Daarna gaat het met de klok mee.

section-turn = Je beurt

rule-HS-5 = In je beurt doe je één van twee dingen: je noemt een hogere som of je betwijfelt de vorige. Open je een biedronde, dan valt er nog niets te betwijfelen en noem je dus een som.
rule-HS-6 = Een som noemen: zeg een getal en een kleur, bijvoorbeeld ‘10 groene diamanten’. Daarmee beweer je dat de kaarten van die kleur in alle handen samen minstens zoveel waard zijn. De som moet hoger zijn dan de vorige van deze biedronde. De kleur kies je zelf, zolang die nog in het spel is.
rule-HS-Q5 = Alleen het getal telt, geen kleur gaat boven een andere: 10 groene diamanten overtref je met 11 gele jachten, maar niet met 10.
rule-HS-Q3 = De eerste som van een biedronde is minstens 1.
rule-HS-Q4 = Een som is hooguit 7 keer het aantal spelers. Is die eenmaal genoemd, dan kan de volgende speler alleen nog betwijfelen.
rule-HS-7 = Voordat je een som noemt, mag je één kaart ruilen: leg een kaart uit je hand open naast de stapel van dezelfde kleur en neem de bovenste kaart van die stapel, die alleen jij te zien krijgt. Daarna noem je je som, en je nieuwe kaart ken je dan al. Je mag elke kleur ruilen die nog in het spel is: die van de vorige som, die van de som die je gaat noemen, of nog een andere.
rule-HS-Q2 = Ook wie de biedronde opent, mag eerst ruilen.
rule-HS-Q6 = Eén kaart per beurt ruilen, meer niet.
rule-HS-8 = Wie ruilt, moet een som noemen en mag in die beurt niet betwijfelen. Is er geen hogere som meer mogelijk, dan mag je dus ook niet ruilen.
rule-HS-Q1 = Is de stapel van een kleur op, dan kun je die kleur niet meer ruilen. Met de tafeloptie ‘{ option-reshuffle }’ spreek je af dat de open kaarten worden geschud en de nieuwe stapel vormen.
rule-HS-Q9 = Geruilde kaarten blijven open liggen, voor iedereen zichtbaar, tot hun kleur wordt genomen. Kijk er goed naar: wat daar ligt, heeft niemand in de hand.

section-doubt = Betwijfelen

rule-HS-9 = De vorige som betwijfelen: iedereen laat zijn handkaart van de genoemde kleur zien, en de waarden worden opgeteld. Kaarten die weggeruild zijn, tellen niet mee.
rule-HS-Q7 = Alleen wie direct na de genoemde som aan de beurt is, mag die betwijfelen.
rule-HS-10 = Is het totaal minstens de genoemde som, dan is er ten onrechte getwijfeld en krijgt de twijfelaar straf. Is het lager, dan valt wie de som noemde door de mand en krijgt die speler straf. Stel dat er 14 blauwe ringen zijn genoemd. Met 2, 5, 3 en 3 zijn het er maar 13 en is de blaaskaak het haasje; bij precies 14 is het de twijfelaar.
rule-HS-11 = Wie straf krijgt, neemt alle 15 kaarten van die kleur, de handkaarten, de stapel en de open kaarten ernaast, en legt ze als één dichte stapel voor zich neer. Dat is één minpunt. De kleur is uit het spel.
rule-HS-Q11 = Een stapel is altijd één minpunt, hoe hij ook is samengesteld.
rule-HS-12 = Hebben jullie nog kaarten in de hand, dan opent de twijfelaar de volgende biedronde, en begint het bieden weer van voren af aan.
rule-HS-Q8 = De twijfelaar opent hoe dan ook, of de twijfel nu terecht was of niet.
rule-HS-13 = Zo heeft iedereen op elk moment precies één kaart van elke kleur die nog in het spel is.

section-end = Het einde

rule-HS-14 = Het spel is afgelopen als de zevende stapel is genomen en niemand nog een kaart heeft. Wie de minste minpunten heeft, wint; bij gelijke stand wordt de winst gedeeld.
rule-HS-15 = Met de tafeloptie ‘{ option-mode }’ kun je ook meerdere etappes spelen; de minpunten worden dan opgeteld. Het spel eindigt na de etappe waarin iemand op 10 of meer komt. Wie de minste minpunten heeft, wint.
rule-HS-Q12 = De volgende etappe wordt geopend door wie het laatst betwijfelde. De tafeloptie ‘{ option-next_stage_start }’ kan dat veranderen.
rule-HS-Q13 = Hoeveel spelers de 10 hebben gehaald, doet er niet toe: alleen de minste minpunten tellen, en bij gelijke stand wordt de winst gedeeld.
