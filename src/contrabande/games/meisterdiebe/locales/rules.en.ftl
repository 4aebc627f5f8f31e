section-goal = What it is about
rule-MD-10 = The jewels on your white cushion are imitations and cost you points. Lay one into a drawer of the chest and it becomes real: from then on anybody can take it, you too. All jewels in drawers, on the red cushion and on black cushions are real.
rule-MD-38 = At the end every diamond on your black cushion counts 1 point, every sapphire 2, every ruby 4. Each diamond left on your white cushion costs 1 point, each sapphire 2. What lies in the chest or on the red cushion counts for nobody. Most points win; a tie goes to more rubies, then to more real sapphires, and after that the win is shared.

section-box = In the box
rule-MD-1 = A chest of three levels with twelve drawers, six of them with a secret compartment; white, black and one red cushion; 6 rubies, 16 sapphires, 80 diamonds; 48 character cards: six characters, each with the numbers 1 to 8; an overview card and an alarm for every player.
rule-MD-2 = The characters always act in this order: smuggler, jeweller, lady jeweller, thief, master thief, detective.

section-chest = The chest
rule-MD-3 = The three levels can be turned one by one. Each level has a drawer on every side: two long ones opposite each other and two short ones.
rule-MD-4 = Every drawer has its floor at half height, so there is room above and below it. Behind the front a long drawer has a secret compartment, above and below as well.
rule-MD-5 = You know a drawer by its wood grain. What is up now is the top, what is down the bottom; in one front compartment there is never more than one alarm, in a secret one never more than one ruby.
rule-MD-6 = Turning: the top level, or the top two levels together, go round by a quarter, in either direction.
rule-MD-7 = Flipping: the whole chest is turned upside down. The bottom level becomes the top one, and in every drawer top becomes bottom; what is inside stays on its side of the floor.
rule-MD-8 = Walking round the chest, or turning it as a whole, changes nothing: you may open a drawer on any side.

section-setup = Before you begin
rule-MD-9 = You get a white cushion with ten imitations (8 diamonds, 2 sapphires), an empty black cushion and your alarm. The red cushion lies empty beside the chest.
rule-MD-11 = You are dealt one card of each character, six in all. The numbers are a matter of luck; cards that are left over go back into the box unseen.
rule-MD-12 = There is a ruby in the secret compartment of every long drawer. All long drawers stand on two opposite sides: on one side the three rubies lie on top, on the other at the bottom. Remember where!
rule-MD-13 = Twelve diamonds are handed out as evenly as possible; the start player and those after him get the extra ones.
rule-MD-14 = In turn you put all your diamonds into drawers of your choice. Diamonds that fall out meanwhile go to the red cushion. Then you may turn the chest once and flip it once.

section-round = A round
rule-MD-15 = Everybody chooses a character card and lays it face down.
rule-MD-16 = Only the smugglers reveal first, and have their turns, lowest number first. Then all others reveal together. If nobody is a smuggler, everybody reveals at once.
rule-MD-17 = Now it is decided who gets the loot. Then jewellers, lady jewellers, thieves and master thieves have their turns, in each group the lowest number first. At last the detectives empty the red cushion.
rule-MD-18 = A card you have played stays face down: in the six rounds of a cycle you play each of your characters once.
rule-MD-19 = After six rounds everybody takes his cards back and passes all six to the left. Everything else stays as it is.

section-turn = Your turn
rule-MD-20 = You open exactly one drawer, on any side. You may not turn or flip the chest before that.
rule-MD-Q6 = A drawer must be opened, even if you would rather not. At some tables you may leave all closed; a lady jeweller never may.
rule-MD-21 = Everybody sees what lies on top in the front compartment, and everything at the bottom falls out. The secret compartment stays closed.
rule-MD-22 = Jewels that fall out go to the red cushion, unless an alarm falls with them.
rule-MD-23 = If jewels fell out, you may not use your character; only the lady jeweller may. An alarm that falls out alone does no harm.
rule-MD-24 = At the end of your turn you may always turn the chest once and flip it once: either, both or neither. Only detectives never touch it.
rule-MD-39 = Variant, if your head spins: at the end of a turn either turn the chest or flip it, not both.
rule-MD-40 = Since every opening empties the bottom first, there are never jewels on both sides of one floor.

section-characters = The characters
rule-MD-25 = Smuggler: take all jewels on top and lay them on the red cushion as loot. Then lay one imitation of your choice into the drawer, also if it was empty.
rule-MD-26 = If jewels fall out of your drawer as a smuggler, you get none of the loot, but you still count as a smuggler.
rule-MD-27 = The loot: if there are at least as many smugglers as detectives, the smugglers share everything on the red cushion, also what lay there before. The lowest number takes a jewel first, and so on in turn until it is empty. If there are more detectives, the jewels stay.
rule-MD-28 = Jeweller: lay one imitation of your choice into the drawer, also on top of other jewels. You may add your alarm, if you still have it and none lies there.
rule-MD-29 = An alarm that lies on top is switched off: act as if it were not there. It stays in the drawer, even alone.
rule-MD-30 = An alarm that falls out rings: the jewels that fall with it go to its owner's black cushion, and he gets the alarm back. If you set off your own alarm, the jewels go to the red cushion.
rule-MD-31 = There is never more than one alarm in a drawer.
rule-MD-32 = Lady jeweller: always lay one imitation, also when jewels fell out. For each detective in this round you may lay one more into the same drawer.
rule-MD-Q7 = Smugglers and jewellers must lay their imitation if they can.
rule-MD-Q25 = Only the lady jeweller's further imitations are optional; they may be of any kind.
rule-MD-35 = Thief: take all jewels on top of the front compartment. They are yours.
rule-MD-33 = Master thief: plunder the front like a thief, or pull the drawer further and search the secret compartment. If a ruby lies on top there, you get it together with the jewels in front.
rule-MD-34 = If a ruby falls out at the bottom of the secret compartment, you go home with nothing. The ruby is laid back on the upper side.
rule-MD-Q12 = You decide after you have seen the front, and you may search any drawer. If there is no ruby, you still get the jewels in front.
rule-MD-36 = Detective: you open nothing and never touch the chest. At the end of the round the detectives share what lies on the red cushion, one jewel at a time, lowest number first. Without a detective the jewels stay for the next round.
rule-MD-Q16 = The jewels of the red cushion are handed out most valuable first, unless your table wants to pick by hand.

section-end = The end
rule-MD-37 = The match ends with the round in which somebody has no imitation left on his white cushion, or the sixth and last ruby has been taken.
