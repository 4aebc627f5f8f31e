# Over het huis, en of een partij eerlijk was.

about-text = Contrabande is een huis met vier tafels. Het draait op je eigen machine, vraagt geen account en stuurt niets naar buiten. Bots zitten aan tafel als iedereen en zien niet meer dan jij.
fairness = Een eerlijke deler
fairness-text = Voor het delen toont de deler een belofte: de vingerafdruk van een geheim getal. Elke speler voegt een beetje toeval toe. Na afloop wordt het getal onthuld, en kan iedereen nagaan dat het nooit is veranderd, net zomin als het verslag.
verify-file = Controleer een bewaard verslag
check-good = klopt
check-bad = klopt niet
check-cut = breekt af
check-open = nog bezig
check-none = onbekend
check-chain = Elke regel van het verslag past op de regel ervoor.
check-chain-bad = { $line ->
    [1] De eerste regel van het verslag, met spel, opties en spelers, is veranderd: wat er staat past niet bij de eigen vingerafdruk.
   *[other] Regel { $line } van het verslag is veranderd, of er ontbreekt er een voor: die past niet op de regel ervoor.
}
check-chain-cut = { $line ->
    [1] Het bestand breekt in de eerste regel af: van de partij valt niets te controleren.
    [2] Het bestand breekt af na de eerste regel, met spel, opties en spelers. Die is in orde; de hele partij ontbreekt.
   *[other] Het bestand breekt af: regel { $line } is onvolledig of ontbreekt. De { $held } regels ervoor passen op elkaar; wat daarna kwam, is verloren.
}
check-chain-name = Vingerafdruk
check-form = Alles is geschreven zoals verslagen worden geschreven.
check-form-bad = { $line ->
    [1] De eerste regel past bij zijn vingerafdruk, maar zo noemt geen verslag het spel, de opties, de spelers en hun beetje toeval: dit programma heeft hem niet geschreven.
   *[other] Regel { $line } past op de regel ervoor, maar zo is geen verslag geschreven: dit programma heeft hem niet geschreven.
}
check-form-none = Het komt van een andere versie van het programma of van de regels, die deze pagina niet kent.
check-end-open = De partij is niet uitgespeeld: het verslag gaat zo ver als er is gespeeld.
check-seed-name = Onthuld getal
check-promised-name = Belofte
check-entropy-name = Beetje toeval
check-heads-name = Verzegelde kop
check-relaid = Het staat er niet meer zoals het is geschreven, maar alleen spaties of regeleinden zijn anders, zoals wanneer een ander programma het bestand heeft opgeslagen: neem het zoals het is gedownload.
check-seed = Het onthulde getal past bij de belofte van de deler.
check-seed-bad = Het onthulde getal past niet bij de belofte van de deler.
check-seed-cut = Het getal van de deler staat aan het einde van een verslag, en dat ontbreekt.
check-seed-open = Het getal van de deler blijft geheim tot de partij is uitgespeeld.
check-seed-none = De partij is uitgespeeld, maar het getal van de deler is niet onthuld.
check-promised = Dit toestel zag dezelfde belofte voor het delen.
check-promised-bad = Dit toestel zag voor het delen een andere belofte.
check-promised-none = Dit toestel zag deze belofte niet voor het delen: vergelijk haar met die jij of je vrienden hebben gezien.
check-entropy = Jouw beetje toeval staat in het verslag.
check-entropy-bad = Jouw beetje toeval staat niet in het verslag.
check-entropy-none = Dit toestel weet van geen beetje toeval dat het aan deze partij heeft bijgedragen.
check-heads = In het verslag staat nog wat dit toestel tijdens de partij zag.
check-heads-bad = In het verslag staat niet meer wat dit toestel tijdens de partij zag.
check-heads-open = Wat dit toestel tijdens de partij zag, is te vergelijken zodra het getal van de deler is onthuld.
check-heads-none = Dit toestel heeft van deze partij niets bewaard om mee te vergelijken.
check-more = Of de zetten de regels volgen en de trekkingen het getal, controleert deze pagina niet. contrabande verify BESTAND speelt de hele partij nog eens en controleert ook dat.
check-share = Hoeveel er is gelezen
check-too-large = Dit bestand is veel groter dan enig verslag van een partij: het is niet gelezen.
check-unreadable = Dit is geen leesbaar verslag.
my-matches = Jouw partijen
my-place = Plaats { $place } met { $players }
no-matches = Je hebt nog geen partij uitgespeeld.
credits = Getekend en gezet
credits-text = Alle tekeningen zijn van onszelf. Letters: Rokkitt en Atkinson Hyperlegible, beide onder de SIL Open Font License.
