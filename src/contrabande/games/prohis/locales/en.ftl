# Prohis in English.

title = Prohis
tagline = Your truck, their badges: smuggle your convoys home while everybody else plays the law.

# Cards.

term-legal = { $count ->
    [one] legal card
   *[other] legal cards
}
term-illegal = { $count ->
    [one] illegal card
   *[other] illegal cards
}
term-lieutenant = { $count ->
    [one] lieutenant
   *[other] lieutenants
}
term-captain = { $count ->
    [one] captain
   *[other] captains
}
term-inspector = { $count ->
    [one] inspector
   *[other] inspectors
}

# What decides among equal ranks.

term-random = the luck of the draw
term-speed = the faster hand
term-seat = the order of the seats

# The same, as one may type it.

typed-legal = legal
typed-illegal = illegal

# What happened.

event-MatchBegun = Night fell, the trucks were fuelled, and { $seat } was first to play.
event-HandDealt = { $cardsKey ->
    [hidden] { $seat } was dealt a hand.
   *[shown] { $seat } was dealt { $cards }.
}
event-DisplayLaid = Face up beside the pile: { $cards }.
event-DisplayCardTaken = { $seat } took an open { $card }.
event-DisplayRefilled = { $cardKey ->
    [illegal] An illegal card
    [inspector] An inspector
   *[other] A { $card }
} came up to fill the gap.
event-PileCardTaken = { $cardKey ->
    [hidden] { $seat } drew a card from the pile.
    [illegal] { $seat } drew an illegal card from the pile.
    [inspector] { $seat } drew an inspector from the pile.
   *[other] { $seat } drew a { $card } from the pile.
}
event-LastRoundBegun = The pile had run dry: the last round began, and the very last turn will be { $seat }’s.
event-TurnPassed = { $seat } passed.
event-ConvoySent = { $cardsKey ->
    [hidden] { $seat } sent a convoy of { $size } cards on its way.
   *[shown] { $seat } sent a convoy of { $size } cards on its way: { $cards }.
}
event-ControlPlayed = { $controlKey ->
    [inspector] { $seat } sent in an inspector.
   *[other] { $seat } sent in a { $control }.
}
event-ClaimWaived = { $seat } waved the convoy through.
event-TieBroken = { $tied } had played equal ranks: { $by } decided for { $seat }.
event-InspectorNamed = { $seat } stopped { $owner }’s convoy with the { $control }.
event-BribeOffered = { $cardsKey ->
    [hidden] { $seat } slipped { $inspector } a bribe of { $size ->
        [one] one card
       *[other] { $size } cards
    }.
   *[shown] { $seat } slipped { $inspector } a bribe: { $cards }.
}
event-BribeShown = { $seat }’s bribe lay open for all to see: { $cards }.
event-NothingOffered = { $seat } put no bribe on the table.
event-BribeAccepted = { $seat } stored the bribe of { $size ->
    [one] one card
   *[other] { $size } cards
}, took the { $control } back and forgot about { $owner }’s convoy.
event-BribeRefused = { $seat } was not for sale: { $owner } took { $size ->
    [one] the card
   *[other] the { $size } cards
} back.
event-InspectorStoodDown = { $seat } let { $owner }’s convoy go and stored the { $control }.
event-InspectionBegun = { $seat } had { $owner }’s convoy searched by the { $control }.
event-CardTurned = { $seat } turned a card of { $owner }’s convoy: { $cardKey ->
    [legal] legal goods.
    [illegal] illegal goods!
    [inspector] an inspector in plain clothes!
   *[other] a { $card } in plain clothes!
}
event-ConvoyStored = { $seat }’s convoy of { $size } cards rolled into the store.
event-ControlWon = { $loser } had searched in vain: the { $control } changed sides and went to { $seat }’s hand.
event-ConvoyCaught = { $cardsKey ->
    [hidden] Busted! { $seat } stored { $owner }’s whole convoy of { $size } cards, and the { $control } with it.
   *[shown] Busted! { $seat } stored { $owner }’s whole convoy ({ $cards }), and the { $control } with it.
}
event-SeatScored = { $seat } made { $score } dollars. Store: { $store }; hand: { $hand }.
event-MatchEnded = { $endingKey ->
    [all_passed] Everybody had passed.
   *[last_round] The last turn was over.
} { $winnersCount ->
    [one] { $winners } was the richest smuggler in town!
   *[other] { $winners } shared the title of richest smuggler in town!
}

# Questions.

ask-turn = { $limit ->
    [0] { $seat }, it is your turn: draw cards or send a convoy.
   *[other] { $seat }, it is your turn: with { $limit } or more cards in hand you may not draw. Send a convoy.
}
ask-draw = { $seat }, take a second card or leave it at one.
ask-claim = { $seat }, { $owner_seat } has sent a convoy of { $size } cards: play a control card to inspect it, or wave it through.
ask-raise = { $seat }, { $owner_seat } has sent a convoy of { $size } cards: play a control card that outranks the one on the table, if there is one, or wave the convoy through.
ask-bribe = { $offers ->
    [0] { $seat }, { $inspector_seat } has stopped your convoy with the { $control }: offer cards from your hand as a bribe, or offer nothing.
   *[other] { $seat }, { $inspector_seat } turned your bribe down and still has the { $control } on the table: make a better offer, or submit to the search.
}
ask-answer = { $seat }, { $owner_seat } offers you { $size ->
    [one] one card
   *[other] { $size } cards
} as a bribe: accept or refuse.
ask-decide = { $seat }, { $owner_seat } offers you nothing: inspect the convoy of { $size } cards, or stand down and store your control card.
ask-flip = { $left ->
    [one] { $seat }, turn one last card of { $owner_seat }’s convoy.
   *[other] { $seat }, turn a card of { $owner_seat }’s convoy: you have up to { $left } left.
}

# What the others read meanwhile.

wait-turn = { $seats } is planning the next move.
wait-draw = { $seats } is eyeing a second card.
wait-claim = { $count ->
    [one] { $seats } is eyeing the convoy.
   *[other] { $seats } may stop the convoy, and decide in secret.
}
wait-raise = { $seats } is eyeing the convoy.
wait-bribe = { $seats } is working out what silence might cost.
wait-answer = { $seats } is weighing the bribe.
wait-decide = { $seats } is wondering whether to search the truck.
wait-flip = { $seats } is choosing a card to turn.

# Phases.

phase-turn = Turn
phase-draw = Second card
phase-claim = Who inspects?
phase-raise = Who inspects?
phase-bribe = Bribe
phase-answer = Bribe offered
phase-decide = Inspect or not?
phase-flip = Inspection
phase-over = Game over

# Answers.

action-TakeDisplay = Take an open { $card }
action-TakeDisplay-form = Take an open card
field-TakeDisplay-card = card
action-TakePile = Draw from the pile
action-TakePile-form = Draw from the pile
action-Stop = Leave it at one card
action-Stop-form = Stop here
action-Convoy = { $controlsCount ->
    [0] Convoy: { $goods }
   *[other] { $goodsCount ->
        [0] Convoy: { $controls }
       *[other] Convoy: { $goods }, plus { $controls }
    }
}
action-Convoy-form = Send a convoy
field-Convoy-goods = goods
field-Convoy-controls = control cards
action-Pass = Pass
action-Pass-form = Pass
action-Claim = Send in the { $control }
action-Claim-form = Play a control card
field-Claim-control = control card
action-Waive = Wave the convoy through
action-Waive-form = Wave it through
action-Bribe = Bribe with { $cards }
action-Bribe-form = Bribe
field-Bribe-cards = cards from your hand
action-OfferNothing = Offer nothing
action-OfferNothing-form = Offer nothing
action-Accept = Accept the bribe
action-Accept-form = Accept
action-Refuse = Refuse the bribe
action-Refuse-form = Refuse
action-Inspect = Inspect the convoy
action-Inspect-form = Inspect
action-StandDown = Stand down and store the control card
action-StandDown-form = Stand down
action-Flip = Turn face-down card { $position }
action-Flip-form = Turn a card
field-Flip-position = face-down card

# Why not.

refuse-bribe-not-in-hand = You can only bribe with cards you have in hand, and with at least one: the convoy and your store are off limits.
refuse-answer-first = There is a bribe on the table: accept or refuse it first.
refuse-nothing-offered = Nobody has offered you a bribe: inspect or stand down.
refuse-must-inspect = You sent the bribe back, so now you must search: turn a card.
refuse-already-inspecting = The search has begun and goes on until it is decided: turn a card.
refuse-no-such-card = { $size ->
    [one] Only one card is still face down: turn card 1.
   *[other] There are { $size } cards face down: choose one from 1 to { $size }.
}
refuse-decide-first = First decide: inspect or stand down. After that you may turn cards.
refuse-not-your-turn = There is a convoy on the road. Drawing, sending and passing have to wait for the start of your own turn.
refuse-no-claims-now = Control cards are played right after a convoy has been sent, not now.
refuse-no-bribe-now = A bribe is offered by the owner of a convoy after it has been stopped and before a card is turned, not now.
refuse-no-inspection-now = You have no convoy to inspect and no bribe to answer right now.
refuse-already-drawing = You have drawn a card, so this is a drawing turn: take a second card or stop.
refuse-pass-too-early = { $limit ->
    [0] You may only pass once the pile is empty, and it holds { $left ->
        [one] one more card
       *[other] { $left } more cards
    }: draw or send a convoy.
   *[other] You may only pass once the pile is down to { $limit } cards, and it holds { $left }: draw or send a convoy.
}
refuse-nothing-drawn = You have not drawn anything yet: draw, or send a convoy.
refuse-convoy-size = { $least ->
    [2] { $most ->
        [2] A convoy has exactly 2 cards.
       *[other] A convoy has { $least } to { $most } cards.
    }
   *[other] A convoy has { $least } to { $most } cards.
}
refuse-convoy-not-in-hand = You do not hold all of those cards: load what you have in hand.
refuse-convoy-without-goods = A convoy needs goods: add at least one legal or illegal card.
refuse-hand-full = With { $limit } or more cards in hand you may not draw: send a convoy.
refuse-not-on-display = There is no { $card } among the open cards: take one that you see there.
refuse-pile-empty = The pile is empty: take an open card, if there is one.
refuse-one-of-pile = Only one card a turn may come from the pile: take an open card or stop.
refuse-control-not-in-hand = You have no { $control } in hand: play a control card you hold, or wave the convoy through.
refuse-claim-not-higher = That does not outrank the { $control } on the table: play a higher rank or wave the convoy through.

# Table options.

option-start_player = Who begins
option-start_player-random = chance decides
option-start_player-seat0 = the first seat begins
option-pass = When you may pass
option-pass-near_end = once the pile holds at most two cards per player
option-pass-pile_empty = only when the pile is empty
option-pass-anytime = in any turn you like
option-end = What sets off the last round
option-end-display_short = the pile is empty and a gap among the open cards stays open
option-end-pile_empty = the pile is empty
option-tie = Who inspects when ranks are equal
option-tie-random = chance decides, so nobody has to hurry
option-tie-speed = the fastest, as printed
option-tie-seat = the first clockwise from the owner of the convoy
option-claim = How control cards are played
option-claim-sealed = in secret, and shown all at once
option-claim-open = one after the other, each outranking the last
option-control_only = Convoys without goods
option-control_only-no = forbidden: at least one goods card rides along
option-control_only-yes = allowed: a truck full of badges may drive, too
option-bribe_public = Who sees a bribe
option-bribe_public-no = only giver and taker; the others see how many cards it has
option-bribe_public-yes = the whole table
option-max_offers = How many bribes may be offered for a convoy
option-max_offers-value = { $value ->
    [one] one offer: once it is refused, the search begins
   *[other] up to { $value } offers before the search begins
}
option-edition = Which cards are in the box
option-edition-printed = the game as printed
option-edition-tiny = a handful of cards for two, made for calculating

# Endings.

ending-last_round = The last round was played to its end.
ending-all_passed = Everybody passed, and the game was over.

# Quick phrases.

phrase-1 = Just milk, officer. Fresh from the farm.
phrase-2 = Go on, look. Make my day.
phrase-3 = I’d check that truck if I were you.
phrase-4 = That truck hangs suspiciously low.
phrase-5 = It’s for my grandmother’s birthday. She has many friends.
phrase-6 = Surely we can settle this between ourselves.
phrase-7 = One card and you never saw me.
phrase-8 = Is that your bribe, or the tip?
phrase-9 = Add a bottle and I go blind.
phrase-10 = My badge is not for sale. Not at that price.
phrase-11 = You’re bluffing. I can smell the whiskey.
phrase-12 = All perfectly legal. Mostly.
phrase-13 = Thanks for the badge. It suits me.
phrase-14 = Well, well, well. What have we here?
phrase-15 = Pleasure doing business with you.
phrase-16 = I have a man on the inside.
phrase-17 = Nobody? Lovely. Drive on, boys!
phrase-18 = Honest folk get searched here every single night!
phrase-19 = You can’t win them all. Drink? Ah, no. Sorry.
phrase-20 = Tough luck. The road is long.
phrase-21 = I’ll remember that.
phrase-22 = Somebody has to stop the leader. Somebody else.
phrase-23 = Trust me. I’m the most honest crook here.
phrase-24 = What a night. Same time tomorrow?
