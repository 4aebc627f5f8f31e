# The rules of Hochstapler for players.

section-aim = What it is about

rule-HS-1 = Everybody at this table lives in luxury, or says so. You brag about what all hands hold together, and whoever is caught exaggerating, or doubts without reason, pays for it with minus points. There are 105 cards in 7 colours. Each colour has 15 cards: three with a 0, two each with a 1, 2, 3, 4 and 5, one with a 6 and one with a 7.
rule-HS-2 = Each colour has its own status symbol: green diamonds, yellow yachts, blue rings, purple wine bottles, red watches, orange houses, grey cars. Colour and symbol always go together, so you may name either.

section-setup = Setting up

rule-HS-3 = Each colour is shuffled on its own and becomes a face-down pile: seven piles in all. Everybody takes one card from each pile. So you hold 7 cards, one of each colour, and nobody else may see them.
rule-HS-4 = Chance decides who begins. Play goes clockwise.

section-turn = Your turn

rule-HS-5 = On your turn you do one of two things: announce a higher sum, or doubt the last one. If you open a bidding round, there is nothing to doubt yet, so you announce.
rule-HS-6 = Announce a sum: name a number and a colour, for instance “10 green diamonds”. You claim that the cards of that colour in all hands together add up to at least that number. It has to be higher than the last sum of this bidding round. The colour is up to you, as long as it is still in the game.
rule-HS-Q5 = Only the number counts, no colour outranks another: 10 green diamonds can be topped by 11 yellow yachts, but not by 10.
rule-HS-Q3 = The first sum of a bidding round is at least 1.
rule-HS-Q4 = A sum can be no higher than 7 times the number of players. Once somebody has named that, the next player can only doubt.
rule-HS-7 = Before you announce, you may swap one card: lay a card from your hand face up beside the pile of its colour, and take the top card of that pile, which only you get to see. Then you announce, knowing your new card. You may swap any colour still in the game: the one just named, the one you are about to name, or another.
rule-HS-Q2 = Even if you open the bidding round, you may swap first.
rule-HS-Q6 = One swap a turn, no more.
rule-HS-8 = If you swap, you must announce; you cannot doubt in that turn. So when no higher sum is possible, you cannot swap either.
rule-HS-Q1 = When the pile of a colour has run out, that colour can no longer be swapped. The table option “{ option-reshuffle }” can have its face-up cards shuffled: they become the new pile.
rule-HS-Q9 = Swapped cards stay open for all to see until their colour is taken. Have a good look: what lies there is in nobody’s hand.

section-doubt = Doubting

rule-HS-9 = Doubt the last sum: everybody shows their hand card of the colour that was named, and the values are added up. Cards that were swapped away do not count.
rule-HS-Q7 = Only the player right after the announcer may doubt, and only when it is their turn.
rule-HS-10 = If the total is at least the sum that was announced, the doubter was wrong and is penalised. If it is lower, the announcer is exposed and is penalised. Say 14 blue rings were announced. With 2, 5, 3 and 3 there are only 13, and the announcer pays; with exactly 14 the doubter would.
rule-HS-11 = Whoever is penalised takes all 15 cards of that colour, the hand cards, the pile and the open cards beside it, as one face-down stack. That is one minus point. The colour is out of the game.
rule-HS-Q11 = A stack is always one minus point, however it came together.
rule-HS-12 = If there are cards left in hand, the doubter opens the next bidding round, starting again from the bottom.
rule-HS-Q8 = The doubter opens either way, right or wrong.
rule-HS-13 = So at any time everybody holds exactly one card of each colour still in the game.

section-end = The end

rule-HS-14 = The game ends when the seventh stack has been taken and nobody has a card left. The fewest minus points win, and those who are tied share the win.
rule-HS-15 = By the table option “{ option-mode }” you can also play several stages and add up the minus points. The game then ends after the stage in which somebody reaches 10 or more. The fewest minus points win.
rule-HS-Q12 = The next stage is opened by whoever doubted last. The table option “{ option-next_stage_start }” can change that.
rule-HS-Q13 = It does not matter how many players have reached 10: only the fewest minus points count, and ties share the win.
