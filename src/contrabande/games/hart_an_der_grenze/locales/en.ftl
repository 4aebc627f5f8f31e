title = Hart an der Grenze
tagline = Pack your case, keep a straight face, and pay the sheriff to look the other way.

# Goods, in the order of the overview card.

term-jug = { $count ->
    [one] jug
   *[other] jugs
}
term-maracas = maracas
term-sombrero = { $count ->
    [one] sombrero
   *[other] sombreros
}
term-cigar = { $count ->
    [one] cigar
   *[other] cigars
}
term-tequila = { $count ->
    [one] tequila
   *[other] tequilas
}
term-statue = { $count ->
    [one] statue
   *[other] statues
}

# Stones.

term-extra = extra inspection
term-seizure = seizure

# What has become of a case.

term-none = empty
term-closed = closed
term-opened = opened
term-bribed = bought off
term-seized = seized

# What happened.

event-TurnBegun = Round { $round }, turn { $turn }: { $sheriff } pinned on the star.
event-HandDealt = { $cardsKey ->
    [hidden] { $seat } drew { $count ->
        [one] one card
       *[other] { $count } cards
    }.
   *[other] { $seat } drew { $cards }.
}
event-PileReshuffled = The discards were shuffled: { $cardsCount ->
    [one] one card makes
   *[other] { $cardsCount } cards make
} a new draw pile.
event-PileExhausted = There was not a card left to deal: nobody draws any more this turn.
event-CasePacked = { $cardsKey ->
    [hidden] { $seat } packed and shut the lid.
   *[other] { $seat } packed { $cards } and shut the lid.
}
event-GoodsDeclared = { $seat } declared { $count } { $kind }.
event-InspectionOrdered = { $sheriff } pointed at the case of { $seat }: “Open up!”
event-InspectionWaived = { $sheriff } did without an inspection.
event-ExtraInspectionOrdered = { $sheriff } spent the white stone to inspect { $seat } as well.
event-StoneSaved = { $stoneKey ->
    [extra] { $sheriff } saved the white stone: no extra inspection.
    [seizure] { $sheriff } saved the red stone: no seizure.
   *[other] { $sheriff } saved a stone: { $stone }.
}
event-BribeOffered = { $seat } made { $sheriff } a discreet offer: ${ $amount }.
event-BribeDemanded = { $sheriff } demanded ${ $amount } from { $seat }.
event-BribeRefused = { $sheriff } turned down ${ $amount } from { $seat }: the case must be opened.
event-BribePaid = { $seat } paid { $sheriff } ${ $amount }, and the case stayed shut.
event-CaseOpened = { $seat } opened the case: { $cards }. { $discardedCount ->
    [0] Nothing was taken away.
   *[other] Not declared, so onto the discards: { $discarded }.
}
event-FinePaid = { $paidKey ->
    [same] { $seat } paid the bank a fine of ${ $fine }.
   *[other] { $seat } could pay the bank only ${ $paid } of a ${ $fine } fine.
}
event-CompensationPaid = { $seat } had told the truth: ${ $amount } compensation from the bank.
event-CaseSeized = { $sheriff } spent the red stone on the case of { $seat }{ $cardsKey ->
    [hidden] {""}
   *[other] {" "}({ $cards })
}: { $taken ->
    [0] not a card was seized
    [one] one card was seized
   *[other] { $taken } cards were seized
}, { $returned ->
    [0] none went back
    [one] one went back
   *[other] { $returned } went back
}.
event-CaseCleared = { $seat } laid { $count ->
    [one] one card
   *[other] { $count } cards
} unseen behind the case.
event-GoodsKept = { $count ->
    [0] { $seat } kept nothing for the double sale.
   *[other] { $cardsKey ->
        [hidden] { $seat } slipped { $count ->
            [one] one card
           *[other] { $count } cards
        } under the case for the double sale.
       *[other] { $seat } slipped { $cards } under the case for the double sale.
    }
}
event-GoodsSold = { $seat } sold { $cards } for ${ $amount }.
event-MoneyCounted = Everybody counted up, in seat order: { $cash } dollars. { $poorest } is poorest and chooses the next sheriff.
event-SheriffChosen = { $seat } named { $sheriff } first sheriff of the next round.
event-KindCalled = { $kindKey ->
    [jug] Jugs
    [maracas] Maracas
    [sombrero] Sombreros
    [cigar] Cigars
    [tequila] Tequilas
    [statue] Statues
   *[other] { $kind }
} were called: { $total } on the table, { $cap } can be sold.
event-KindSold = { $seat } showed { $held } { $kindKey ->
    [jug] { $held ->
        [one] jug
       *[other] jugs
    }
    [maracas] maracas
    [sombrero] { $held ->
        [one] sombrero
       *[other] sombreros
    }
    [cigar] { $held ->
        [one] cigar
       *[other] cigars
    }
    [tequila] { $held ->
        [one] tequila
       *[other] tequilas
    }
    [statue] { $held ->
        [one] statue
       *[other] statues
    }
   *[other] { $kind }
} and got { $amount ->
    [0] nothing: the limit had been reached
   *[other] ${ $amount }
}.
event-MatchEnded = { $winnersCount ->
    [one] The double sale is over: { $winners } has the most money and wins!
   *[other] The double sale is over: { $winners } are level for the most money and share the win!
}

# Questions.

ask-pack = { $seat }, what goes into your case? Sheriff { $sheriff_seat } may well want a look.
ask-declare = { $seat }, what do you declare? One legal kind and a number; neither has to be true.
ask-declare_exact = { $seat }, what do you declare? There { $count ->
    [one] is one card
   *[other] are { $count } cards
} in your case, and the number must be true; the kind need not be.
ask-inspect = Sheriff { $seat }, whose case do you want to see?
ask-bribe = { $seat }, sheriff { $sheriff_seat } wants to see your case. Do you open it, or do you make an offer? You have { $cash ->
    [one] { $cash } dollar
   *[other] { $cash } dollars
}.
ask-demanded = { $seat }, sheriff { $sheriff_seat } demands ${ $demand } to leave your case shut. You have { $cash ->
    [one] { $cash } dollar
   *[other] { $cash } dollars
}.
ask-haggle = Sheriff { $seat }, { $target_seat } offers you ${ $offer }. Take it, turn it down, or name your own price?
ask-last_offer = Sheriff { $seat }, this is the last offer from { $target_seat }: ${ $offer }. Take it, or have the case opened?
ask-extra = Sheriff { $seat }, do you spend your white stone to inspect a second player?
ask-seize = Sheriff { $seat }, do you spend your red stone to seize what somebody has not declared?
ask-keep = { $seat }, which goods do you lay under your case for the double sale? All the others are sold now.
ask-choose = { $seat }, you have the least money: who is first sheriff of the next round?

wait-pack = { $count ->
    [one] { $seats } is packing.
   *[other] { $seats } pack their cases in secret.
}
wait-declare = { $seats } steps up to the sheriff with something to declare …
wait-inspect = Sheriff { $seats } looks everybody deep in the eye.
wait-bribe = { $seats } must open the case, or find the right sum.
wait-haggle = Sheriff { $seats } weighs the offer.
wait-extra = Sheriff { $seats } toys with the white stone.
wait-seize = Sheriff { $seats } toys with the red stone.
wait-keep = { $seats } chooses what goes under the case.
wait-choose = { $seats } is poorest and chooses the next sheriff.

# Answers.

action-Pack = Pack { $cards }
action-Pack-form = Pack the case
field-Pack-cards = Goods from your hand
action-Declare = Declare { $count } { $kind }
action-Declare-form = Declare
field-Declare-count = Number of cards
field-Declare-kind = Kind of goods
action-Inspect = Inspect { $target }
action-Inspect-form = Inspect a player
field-Inspect-target = Whose case
action-Waive = Let everybody through
action-Waive-form = Let everybody through
action-Open = Open the case
action-Open-form = Open the case
action-Offer = Offer ${ $amount }
action-Offer-form = Offer a bribe
field-Offer-amount = Dollars
action-Pay = Pay what is demanded
action-Pay-form = Pay what is demanded
action-Accept = Take the money
action-Accept-form = Take the money
action-Refuse = Turn it down: “Open up!”
action-Refuse-form = Turn it down: “Open up!”
action-Demand = Demand ${ $amount }
action-Demand-form = Demand another sum
field-Demand-amount = Dollars
action-InspectExtra = Extra inspection: { $target }
action-InspectExtra-form = Extra inspection
field-InspectExtra-target = Whose case
action-Seize = Seize from { $target }
action-Seize-form = Seizure
field-Seize-target = Whose case
action-Pass = Save the stone
action-Pass-form = Save the stone
action-Keep = { $cardsCount ->
    [0] Keep nothing
   *[other] Keep { $cards }
}
action-Keep-form = Keep for the double sale
field-Keep-cards = Goods from behind your case
action-ChooseSheriff = Name { $sheriff } sheriff
action-ChooseSheriff-form = Name somebody sheriff
field-ChooseSheriff-sheriff = First sheriff of the next round

# Refusals.

refuse-now-pack = You are still packing: choose cards from your hand for your case.
refuse-now-declare = It is your turn to declare: name a number and one legal kind.
refuse-now-inspect = You are the sheriff: first choose whom you inspect, or let everybody through.
refuse-now-bribe = The sheriff is waiting: open your case, make an offer, or pay what is demanded.
refuse-now-haggle = There is an offer on the desk: take it, turn it down, or, while there are offers left, demand another sum.
refuse-now-extra = Decide about your white stone: inspect a second player, or save it.
refuse-now-seize = Decide about your red stone: seize from somebody, or save it.
refuse-now-keep = It is your turn to say which goods you lay under your case; none is fine, too.
refuse-now-choose = You have the least money: name the first sheriff of the next round.
refuse-no-such-player = There is nobody in that seat: name a player at this table.
refuse-pack-something = An empty case is not allowed: pack at least one card.
refuse-pack-too-much = The lid will not shut: pack { $most ->
    [one] only one card
   *[other] at most { $most } cards
}.
refuse-not-in-hand = You do not have those cards in your hand: pack what you hold.
refuse-not-legal = { $kindKey ->
    [cigar] Cigars are
    [tequila] Tequila is
    [statue] Statues are
   *[other] “{ $kind }” is
} nothing to tell the sheriff about: declare legal goods only.
refuse-count-untrue = At this table the number must be true: declare exactly { $count ->
    [one] one card
   *[other] { $count } cards
}.
refuse-count-out-of-range = Nobody would believe that: declare { $most ->
    [one] exactly one card
   *[other] 1 to { $most } cards
}.
refuse-own-case = You are the sheriff and have packed nothing: choose somebody else.
refuse-nothing-packed = { $target_seat } has packed nothing this turn: choose somebody else.
refuse-extra-not-used = The white stones stay in the box with this number of players: there is no extra inspection.
refuse-extra-too-early = First comes the normal inspection: the white stone is for a second player after it.
refuse-extra-spent = You have spent your white stone already: there is one extra inspection in a game.
refuse-extra-passed = You have just saved your white stone: now you can only seize, or save the red one, too.
refuse-extra-after-waiving = You have let everybody through: an extra inspection only follows a normal one.
refuse-extra-same-player = You have inspected { $target_seat } already: the white stone is for another player.
refuse-seizure-spent = You have spent your red stone already: there is one seizure in a game.
refuse-seize-too-early = First comes the inspection: inspect somebody or let everybody through, and then seize.
refuse-seize-inspected = You have inspected { $target_seat } this turn: seize from somebody else.
refuse-seize-after-extra = First decide about your white stone; after that you may seize.
refuse-nothing-demanded = The sheriff has not demanded anything yet: open your case or make an offer.
refuse-demand-over-cash = You cannot pay ${ $demand } with { $cash ->
    [one] { $cash } dollar
   *[other] { $cash } dollars
}: offer less, or open your case.
refuse-honest-must-open = You have told the truth, and at this table only liars bribe: open your case with your head held high.
refuse-no-money = With { $cash ->
    [one] { $cash } dollar
   *[other] { $cash } dollars
} there is nothing to offer: open your case.
refuse-offer-over-cash = You can offer no more than your { $cash ->
    [one] { $cash } dollar
   *[other] { $cash } dollars
}.
refuse-offer-out-of-range = An offer is a whole sum from ${ $lowest } to ${ $highest }.
refuse-last-offer = That was the last offer ({ $offers } of { $offers }): take it, or turn it down.
refuse-demand-out-of-range = A demand is a whole sum from ${ $lowest } to ${ $highest }.
refuse-keep-too-many = That is too much: keep { $most ->
    [one] only one card
   *[other] at most { $most } cards
} in a round.
refuse-not-behind = Those cards do not lie behind your case: keep only what you have brought across in this round.

# Table options.

option-start_player = Who starts as sheriff
option-start_player-random = the lot decides
option-start_player-seat0 = the player in the first seat
option-count = May you lie about the number of cards?
option-count-free = yes: number and kind may both be false
option-count-exact = no: only the kind may be false, as many tables play it
option-compensation = What an honest player gets when the case is opened
option-compensation-once = the printed amount, once
option-compensation-per_card = the printed amount for every card
option-bribe_by = Who may offer the sheriff money
option-bribe_by-anyone = everybody who is inspected, so an offer proves nothing
option-bribe_by-liars_only = only players who have lied; the honest must open
option-max_offers = How often an inspected player may make an offer
option-max_offers-value = { $value ->
    [one] one offer, take it or leave it
   *[other] up to { $value } offers, then the sheriff must decide
}
option-unpayable = What happens when you cannot pay a fine
option-unpayable-debt = you go into debt, and your next income clears it first
option-unpayable-cap = you pay what you have, and the rest is forgiven
option-cash = Who sees how much money you have
option-cash-public = everybody, at any time
option-cash-hidden_until_round_end = nobody else until the money is counted at the end of a round
option-edition = How much of the game
option-edition-printed = the whole game as it is in the box
option-edition-tiny = a miniature for two, for study
option-edition-tiny3 = a miniature for three, for study

# Phases and endings.

phase-pack = Packing
phase-declare = Declarations
phase-inspect = Inspection
phase-bribe = Facing the sheriff
phase-haggle = Haggling
phase-extra = Extra inspection
phase-seize = Seizure
phase-keep = End of the round
phase-choose = Choosing a sheriff
phase-over = Game over
ending-double_sale = All goods were called in the double sale, and the money was counted.

# Said at the table.

phrase-1 = Souvenirs, sheriff. Nothing but souvenirs.
phrase-2 = Jugs. My grandmother collects them.
phrase-3 = That rattling? Maracas, what else?
phrase-4 = I swear it by my best sombrero.
phrase-5 = Do I look like a smuggler to you?
phrase-6 = Careful, the lock sticks. Better leave it shut.
phrase-7 = Open up!
phrase-8 = Look me in the eye and say that again.
phrase-9 = Funny. I could swear I smell cigars.
phrase-10 = That many jugs in that little case? Impressive.
phrase-11 = Such a big star, such a small salary …
phrase-12 = Surely we can settle this among friends?
phrase-13 = For that I close one eye. The other one costs extra.
phrase-14 = A bribe? No, no. It’s a tip.
phrase-15 = Is that your last word?
phrase-16 = I have a hungry mule to feed, sheriff.
phrase-17 = Take the other one! That case can hardly be lifted.
phrase-18 = Oh, how did that get in there?
phrase-19 = Me again? Why is it always me?
phrase-20 = Caught red-handed!
phrase-21 = Honest to the last jug. My compensation, please.
phrase-22 = A pleasure doing business with you, sheriff.
phrase-23 = Chin up. The next sheriff may be kinder.
phrase-24 = And they say crime doesn’t pay.
