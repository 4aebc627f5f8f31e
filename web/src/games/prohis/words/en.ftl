stage-pr-first = Get your cards into your store, where they are worth most, illegal ones above all. On your turn draw, or load a truck face down and drive. On the others’ turns you are the law: with a control card you may stop their truck and search it, or be bribed.
stage-pr-gist = Get your cards into your store unseen.
stage-pr-face-down = card { $number }, face down
stage-pr-turn = Turn card { $number }
stage-pr-own = On your truck: { $cards }
stage-pr-short-legal = legal
stage-pr-short-illegal = illegal
stage-pr-short-waive = let it pass
stage-pr-break-lieutenant = lieu{ "\u00AD" }ten{ "\u00AD" }ant
stage-pr-break-captain = cap{ "\u00AD" }tain
stage-pr-break-inspector = inspec{ "\u00AD" }tor
stage-pr-hand = Your cards
stage-pr-load = Load: { $card } ({ $count } left)
stage-pr-offer = Put on the tray: { $card } ({ $count } left)
stage-pr-back = Take back: { $card }
stage-pr-tray = The tray
stage-pr-empty-tray = Nothing on the tray
stage-pr-worth = { $whose ->
    [mine] { $cards }: worth ${ $worth } in your store.
   *[other] { $cards }: worth ${ $worth } in { $name }’s store.
}
stage-pr-not-held = you have none
stage-pr-too-low = too low
stage-pr-about-sealed = { $count ->
    [one] Turns one card at most.
   *[other] Turns up to { $count } cards.
} The highest rank inspects; { $by } breaks ties.
stage-pr-about-open = { $count ->
    [one] Turns one card at most.
   *[other] Turns up to { $count } cards.
} Whoever plays a higher rank inspects instead.
stage-pr-about-waive = If nobody inspects, the convoy goes into the store unseen.
stage-pr-sealed = Sealed. You may change it until all are in.
stage-pr-secret = All the others decide in secret.
stage-pr-openly = One after the other may play a badge.
stage-pr-through = Through!
stage-pr-caught = Busted!
stage-pr-bribed = Paid for
stage-pr-spared = Let go
stage-pr-last = Last round!
stage-pr-loading = { $draws ->
    [no] Tap below to load.
   *[yes] Tap below to load, above to draw.
}
stage-pr-instead = Draw instead? What is loaded goes back to your hand.
stage-pr-left = { $left ->
    [one] Tap one last card back.
   *[other] Tap a card back: up to { $left } more.
}
stage-pr-owner = { $count ->
    [0] { $name } is on the road.
    [one] { $name }: one card on the truck.
   *[other] { $name }: { $count } cards on the truck.
}
stage-pr-mine = Will you draw cards, or load the truck?
stage-pr-parked = { $name } draws cards or loads the truck.
stage-pr-drive = { $count ->
    [one] Drive off with one card
   *[other] Drive off with { $count } cards
}
stage-pr-bounds = { $most ->
    [1] one card
    [2] { $least ->
        [1] 1 or 2 cards
       *[other] 2 cards
    }
   *[other] { $least } to { $most } cards
}
stage-pr-missing = { $count ->
    [one] one card more
   *[other] { $count } cards more
}
stage-pr-slip = { $count ->
    [one] Slip over one card
   *[other] Slip over { $count } cards
}
stage-pr-stores = What lies in each store
stage-pr-part-store = Store
stage-pr-part-hand = Hand
stage-pr-counts = { $sign ->
    [minus] −${ $count }
   *[plus] ${ $count }
}
