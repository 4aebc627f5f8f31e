# The rules of Prohis for players.

section-aim = What it is about

rule-PR-1 = Alcohol is banned, and everybody at this table trucks it through the night. On your own turns you are the smuggler; on everybody else’s you are the law. There are 58 legal goods cards, 30 illegal goods cards and 20 control cards: 8 lieutenants, 6 captains and 6 inspectors. All of them share the same back, a truck.
rule-PR-2 = What a card is worth depends on where it lies at the end.
    • In your store: legal card $1,000, illegal card $4,000, lieutenant $3,000, captain $4,000, inspector $5,000.
    • Still in your hand: legal card nothing, illegal card minus $4,000, lieutenant $1,000, captain $2,000, inspector $3,000.
    A control card also has a rank, which says how many cards it may inspect: lieutenant 1, captain 2, inspector 3.

section-setup = Setting up

rule-PR-3 = With 3 or 4 players, 18 legal cards, 10 illegal cards and 2 lieutenants stay in the box. With 5 or 6 players you need them all.
rule-PR-4 = Everybody gets one captain and one inspector. The other captains and inspectors go back into the box.
rule-PR-5 = The goods and the lieutenants are shuffled together. Everybody is dealt 4 of them, so you start with 6 cards in hand. The rest is the pile, and its 4 top cards are laid out face up beside it: the open cards.
rule-PR-6 = Chance decides who begins. Play goes clockwise.

section-turn = Your turn

rule-PR-7 = On your turn you do one of two things: draw cards, or send a convoy. When the end is near you may also pass.
rule-PR-8 = Draw one or two cards: two open cards, or one open card and one from the pile, or just a single card from either. Never two from the pile. An open card you take is replaced at once by the next card of the pile, so the new card is there for your second pick.
rule-PR-Q13 = You decide on your second card after seeing the first, and you may start with the open cards or with the pile.
rule-PR-Q14 = Once the pile is empty you can only draw open cards, and they are no longer replaced. When those are gone as well, there is nothing left to draw.
rule-PR-9 = With 8 or more cards in hand you may not draw.
rule-PR-Q12 = Only your hand before drawing counts: with 7 cards you may still draw two. You never have to throw cards away.
rule-PR-10 = Towards the end of the game you may pass instead: you neither draw nor send a convoy.
rule-PR-Q1 = You may pass as soon as the pile holds no more than two cards per player, for it might be gone before you play again. The table option “{ option-pass }” can make this stricter or looser.
rule-PR-11 = Send a convoy: lay 2, 3 or 4 cards of your hand face down in front of you. Legal goods, illegal goods and control cards may be mixed at will. You need not say what is in it, and you may say anything you like.
rule-PR-Q6 = At least one card of a convoy has to be goods. Only if you hold 8 or more cards and not a single goods card may you send control cards alone. The table option “{ option-control_only }” can allow it at any time.

section-claim = Who inspects?

rule-PR-12 = When a convoy sets out, every opponent may play one control card to inspect it, or wave it through. If nobody plays one, the whole convoy goes unseen into its owner’s store.
rule-PR-Q5 = One control card each is all; the owner of the convoy plays none.
rule-PR-13 = If several play a control card, the highest rank inspects. The others take their cards back into hand. From here on, the player who inspects is called the officer.
rule-PR-Q3 = Among equal ranks chance decides. The printed rule gives it to the fastest, which is no fun across a network; the table option “{ option-tie }” can bring it back.
rule-PR-Q4 = Control cards are chosen in secret and shown all at once. By the table option “{ option-claim }” you can also be asked one after the other, clockwise from the owner’s left: play a control card higher than the one on the table, or wave the convoy through. It ends when all the others have waved in a row, or when an inspector is played, which nothing outranks.
rule-PR-Q18 = Everybody sees the control cards that are played, also those that go back to a hand.

section-bribe = The bribe

rule-PR-14 = Before any card is turned, the owner may offer the officer a bribe: one or more cards from the hand, of any kind. The officer looks at them and answers.
    • Accepted: the bribe goes into the officer’s store, the control card goes back to the officer’s hand, and the convoy goes unseen into its owner’s store.
    • Refused: the owner takes the bribe back into hand, and the officer must inspect.
rule-PR-Q7 = Bribes are cards from your hand and nothing else: no promises, no cards of the convoy, none of your store. You may bribe with perfectly clean hands, and control cards will do as well. Only the two of you see the cards; the others see how many there are. You get one offer per convoy, unless the table option “{ option-max_offers }” allows more; then the last refusal, or offering no more, starts the search. The table option “{ option-bribe_public }” can show bribes to all.
rule-PR-15 = If nothing is offered, the officer may inspect, or stand down. Standing down puts the control card into the officer’s own store, and the convoy goes unseen into its owner’s store.
rule-PR-Q8 = After refusing a bribe you cannot stand down: you must inspect.
rule-PR-Q9 = Stopping a convoy and standing down is a fine way to bank a control card. The owner can spoil it by offering any card at all.

section-search = The inspection

rule-PR-16 = The officer turns cards of the convoy one by one and picks which: at most one with a lieutenant, two with a captain, three with an inspector.
rule-PR-Q10 = Once begun, an inspection goes on until it is decided or the rank is used up. A convoy of two has only two cards to turn, even for an inspector.
rule-PR-Q19 = The backs lie in random order: where a card lies says nothing about it.
rule-PR-17 = How it ends:
    • Only legal goods turned up: the convoy has made it. All its cards go into the owner’s store, and the owner takes the officer’s control card into hand.
    • Illegal goods turned up: the search stops at once. The officer puts all cards of the convoy and the control card into the officer’s own store.
    • A control card turned up: the search stops at once, the undercover job is blown, and the convoy has made it, just as if all had been legal.
rule-PR-Q11 = It does not matter what else lies in the convoy: illegal goods that were not turned were not found.
rule-PR-Q17 = Control cards inside a convoy go where the convoy goes, and count in that store.
rule-PR-Q15 = You may look into your own store at any time. The others see only how many cards it holds, until the end.

section-end = The end

rule-PR-18 = When the pile is used up and the open cards can no longer be filled up to 4, the last round begins. The last turn belongs to whoever took the last card of the pile.
rule-PR-Q2 = You have taken the last card of the pile if it left the pile during your turn, whether you drew it or it filled a gap. The game ends after your next turn that begins with fewer than 4 open cards. The table option “{ option-end }” can start the last round as soon as the pile is empty.
rule-PR-19 = If all players pass in a row, the game is over at once.
rule-PR-20 = Everybody adds up store and hand by the values of the cards. The most money wins.
rule-PR-Q16 = Those who are tied for the most money share the win.
