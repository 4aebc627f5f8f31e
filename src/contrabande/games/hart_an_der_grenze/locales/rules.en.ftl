section-goods = The goods
rule-HG-1 = There are 139 goods cards of six kinds. Three are legal, three are contraband:
    jug (legal): 39 cards, value 2, fine 1, compensation 1;
    maracas (legal): 30 cards, value 3, fine 2, compensation 2;
    sombrero (legal): 23 cards, value 4, fine 3, compensation 3;
    cigar (contraband): 18 cards, value 7, fine 5;
    tequila (contraband): 16 cards, value 9, fine 6;
    statue (contraband): 13 cards, value 12, fine 8.
    In the double sale at the end only so many cards of each kind can be sold, in this order of kinds:
    with 3 players 6, 5, 4, 3, 2, 2; with 4 players 8, 6, 5, 4, 3, 2;
    with 5 players 10, 8, 6, 5, 4, 3; with 6 players 12, 10, 8, 6, 5, 4.
rule-HG-2 = Each player has a case. There are also a sheriff’s star, red stones for a seizure, white stones for an extra inspection, and a bank full of dollars.

section-setup = Setting up
rule-HG-3 = You start with a case, 30 dollars and a red stone. With five or six players you get a white stone, too; with three or four the white stones stay in the box.
rule-HG-4 = The goods cards are shuffled and you are dealt five, face down. The others are the draw pile. The discard pile is empty.
rule-HG-5 = One player pins on the star and is the first sheriff.

section-course = How the game goes
rule-HG-6 = You play three rounds. In a round everybody is sheriff once, for one turn; with three players everybody is sheriff twice, so a round has six turns.
rule-HG-7 = After every turn the star goes to the left. With three players it simply goes round twice.
rule-HG-8 = Your goods can be in four places: in your hand; in your case, where you pack them this turn; behind your case, where what you have brought across in this round lies; and under your case, where you keep goods for the end.

section-deal = A turn: dealing
rule-HG-9 = The new sheriff takes the star and deals everybody up to five cards. In the very first turn you have them already.
rule-HG-10 = Cards are dealt one at a time, beginning to the left of the sheriff; whoever has five is skipped. If the draw pile is empty, the discards are shuffled and become the new one. If there are no discards either, nobody draws any more this turn.

section-pack = A turn: packing
rule-HG-11 = The sheriff lays the hand aside and packs nothing this turn. Those cards are still there next turn.
rule-HG-12 = All the others choose one to five cards from their hands, at the same time and in secret, and put them in their cases. Any mix will do. Once everybody has packed, it is final.
rule-HG-Q11 = If you have no cards at all, you pack nothing, declare nothing, and can be neither inspected nor seized from this turn. With even one card you have to pack.
rule-HG-Q16 = During the turn nobody sees how many cards you still hold, so nobody sees how many you have packed. When the cases are emptied, the numbers can be seen again.

section-declare = A turn: declaring
rule-HG-13 = Beginning to the left of the sheriff, everybody says out loud how many cards are in the case, and of which one kind. You may only name legal goods: jugs, maracas or sombreros. It does not have to be true.
rule-HG-Q1 = You may lie about the number as well as about the kind. Many tables know it differently: the table option “{ option-count }” can say that the number must be true.
rule-HG-Q3 = You declare at least one and at most five cards.
rule-HG-Q4 = You declare exactly one kind, never “two jugs and a sombrero”.

section-inspect = A turn: the inspection
rule-HG-14 = When everybody has declared, the sheriff points at one case to have it opened, or lets everybody through.
rule-HG-15 = If it is your case, you either open it at once or offer the sheriff money. You may haggle over the sum.
rule-HG-16 = If you agree, you pay the sheriff at once. Your case stays shut, nobody sees what is in it, and everything goes behind your case.
rule-HG-17 = If you do not agree, or do not even try, all cards of your case are laid open on the table.
rule-HG-18 = Then your declaration counts. Cards of the kind you named are in order, up to the number you named. Everything else is not: other kinds, legal ones too, and cards beyond that number.
rule-HG-19 = What is in order goes face down behind your case. What is not goes onto the discard pile, and for each of those cards you pay its fine to the bank.
rule-HG-20 = If your declaration was completely true, in kind and number, you were accused wrongly: the bank pays you the compensation of that kind, once.
rule-HG-21 = If there are fewer cards in your case than you declared but all are of that kind, you keep them; there is neither a fine nor compensation.
rule-HG-22 = Fines and compensation are a matter between you and the bank. Only bribes bring the sheriff money.
rule-HG-Q5 = Compensation is paid once, whatever the number of cards. The table option “{ option-compensation }” can have it paid for every card.
rule-HG-Q6 = Honest people may offer a bribe as well, so an offer proves nothing. The table option “{ option-bribe_by }” can leave it to liars: then whoever has told the truth has to open the case.
rule-HG-Q7 = A bribe is money, in whole dollars, at least one, and never more than you have. Goods and promises do not count. Once you have been picked, you pay or open: the sheriff cannot let you go for nothing.
rule-HG-Q8 = You haggle in turns: you offer; the sheriff takes it, turns it down, or demands another sum, 1 to 99 dollars; you pay, offer again, or open. You may make four offers (table option “{ option-max_offers }”); after the last one the sheriff can only take it or turn it down. Everybody listens, but only the two of you take part.
rule-HG-Q9 = If you cannot pay a fine, you go into debt, and what you earn next clears it first. Debt counts at the end, too. With nothing in your pocket you cannot bribe anybody. The table option “{ option-unpayable }” can let you off: then you pay what you have, and the rest is forgiven.

section-stones = A turn: the stones
rule-HG-23 = With five or six players you may, once in the game, spend your white stone as sheriff after your inspection and inspect a second player in the same way, bribes included.
rule-HG-Q12 = The second player must be another one, and you must really have inspected the first: after letting everybody through there is no extra inspection.
rule-HG-24 = Once in the game you may spend your red stone as sheriff, after the inspection and a possible extra one, and name a player whom you have not inspected this turn: that is a seizure.
rule-HG-25 = You look into that case in secret. What is in order according to the declaration goes back to its owner, behind the case. You take all the rest and lay it face down behind your own case. There is no bribe, no fine and no compensation.
rule-HG-26 = A spent stone goes back into the box. You may use both in the same turn.
rule-HG-Q13 = Whoever was inspected this turn is safe from a seizure, no matter whether the case was opened or bought off.
rule-HG-Q14 = You may seize even if you have let everybody through.
rule-HG-Q15 = Everybody sees how many cards are seized and how many go back; only the two of you see which.

section-clear = A turn: across the border
rule-HG-27 = Everybody whose case has stayed shut lays what is in it unseen behind it. That ends the turn, and the star goes to the left, unless the round is over.

section-round = The end of a round
rule-HG-28 = Beginning with the last sheriff, everybody says in turn how many of the cards behind the case to keep, none to three, and lays these face down under the case. The others hear the number and do not see the cards.
rule-HG-29 = You may always look at the cards under your case. They can only be sold at the very end. Three a round makes nine at most.
rule-HG-Q20 = You may keep only what you have brought across in the round just ended, seized goods included. What lies under your case stays there; there is no swapping.
rule-HG-Q21 = Whoever announces later knows the numbers of those before. Your choice is fixed the moment you announce it; the sale comes when all have done so.
rule-HG-30 = Then everything that is left behind the cases is sold to the bank at its value, however much it is, and goes onto the discard pile.
rule-HG-Q18 = What is sold is shown to everybody.
rule-HG-31 = You keep your hand for the next round.
rule-HG-32 = After the first and the second round whoever has least money names the first sheriff of the next one: anybody at the table.
rule-HG-Q23 = If several have equally little, the one who sits nearest to the last sheriff, going clockwise, decides; the last sheriff comes first of all. You may name yourself.
rule-HG-Q17 = Everybody can see how much money you have. The table option “{ option-cash }” can hide it until the round is over.

section-end = The double sale
rule-HG-33 = After the third round, too, you first keep up to three cards and sell the rest. Then the last sheriff calls the goods kind by kind: jugs, maracas, sombreros, cigars, tequila, statues. All cards of that kind under the cases are turned up.
rule-HG-34 = For each card you get twice its value. If there are no more cards than the limit for this number of players, everybody sells all of them.
rule-HG-35 = If there are more, whoever has the most of that kind sells first, then whoever has second most, and so on until the limit is reached; the last to sell may have to sell only a part. Players with equally many sell equally many; if that does not come out even, they share the proceeds, rounded down. Suppose the limit is 4: if you have three and somebody else has two, that player sells only one.
rule-HG-36 = What is not sold is worthless, and so are the cards in your hand. Stones are worth nothing either.
rule-HG-37 = Whoever has most money wins. If several have equally much, they share the win.
