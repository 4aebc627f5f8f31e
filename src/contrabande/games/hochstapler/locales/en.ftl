# Hochstapler in English.

title = Hochstapler
tagline = Diamonds, yachts, fast cars: brag about what the whole table owns, and don’t get caught exaggerating.

# Colours. Each has its own status symbol.

term-green = { $count ->
    [one] green diamond
   *[other] green diamonds
}
term-yellow = { $count ->
    [one] yellow yacht
   *[other] yellow yachts
}
term-blue = { $count ->
    [one] blue ring
   *[other] blue rings
}
term-purple = { $count ->
    [one] purple wine bottle
   *[other] purple wine bottles
}
term-red = { $count ->
    [one] red watch
   *[other] red watches
}
term-orange = { $count ->
    [one] orange house
   *[other] orange houses
}
term-grey = { $count ->
    [one] grey car
   *[other] grey cars
}
typed-green = green
typed-yellow = yellow
typed-blue = blue
typed-purple = purple
typed-red = red
typed-orange = orange
typed-grey = grey
colour-all = { $colourKey ->
    [green] green diamonds
    [yellow] yellow yachts
    [blue] blue rings
    [purple] purple wine bottles
    [red] red watches
    [orange] orange houses
   *[grey] grey cars
}
sum-said = { $sum ->
    [one] 1 { $colour }
   *[other] { $sum } { colour-all }
}
card-laid = { $laid ->
    [one] 1 { $colour }
   *[other] { $laid } { colour-all }
}

# What happened.

event-StageBegun = { $stage ->
    [1] High society gathered round the table, and { $seat } was to open.
   *[other] Stage { $stage } began with fresh cards, and { $seat } was to open.
}
event-HandDealt = { $handKey ->
    [hidden] { $seat } took one card of each colour.
   *[shown] { $handCount ->
        [7] { $seat } took one card of each colour: { $hand } (green, yellow, blue, purple, red, orange, grey).
        [2] { $seat } took one card of each colour: { $hand } (green, yellow).
       *[other] { $seat } took one card of each colour: { $hand }.
    }
}
event-PileReshuffled = The pile of { colour-all } had run out: its face-up cards were shuffled into a new one.
event-CardSwapped = { $drawnKey ->
    [hidden] { $seat } laid a card with { card-laid } face up and drew a new one.
   *[shown] { $seat } laid a card with { card-laid } face up and drew a { $drawn } instead.
}
event-SumAnnounced = { $seat } boasted: “{ sum-said }!”
event-SumDoubted = { $seat } did not believe a word of what { $announcer } had said: { sum-said }?
event-CardsRevealed = Everybody showed their { colour-all }: { $cards }, so { $total } in all.
event-StackTaken = { $seat } had to take the whole stack of { colour-all }: one minus point.
event-MatchEnded = { $endingKey ->
    [points_reached] The limit of minus points had been reached.
   *[last_stack] The last stack had been taken.
} { $winnersCount ->
    [one] { $winners } had the fewest minus points: nobody bluffed in finer style!
   *[other] { $winners } had the fewest minus points and shared the win: nobody bluffed in finer style!
}

# Questions.

ask-open = { $seat }, you open the bidding: announce a sum in any colour. Before that you may swap one card.
ask-turn = { $seat }, announce a higher sum in any colour (you may swap one card first), or doubt the last one.
ask-doubt = { $seat }, the last sum cannot be raised any further: all you can do is doubt it.
ask-announce = { $last ->
    [0] { $seat }, you have swapped a card, so now you must announce a sum.
   *[other] { $seat }, you have swapped a card, so now you must announce a sum higher than { $last }.
}

# What the others read meanwhile.

wait-turn = { $seats } is wondering how thick to lay it on.
wait-announce = { $seats } is studying a new card and looking for big words.

# Phases.

phase-turn = Announce or doubt
phase-announce = Announce after the swap
phase-over = Game over

# Answers.

action-Swap = Swap the { $colour }
action-Swap-form = Swap a card
field-Swap-colour = colour
action-Announce = Announce { sum-said }
action-Announce-form = Announce a sum
field-Announce-sum = sum
field-Announce-colour = colour
action-Doubt = Doubt the last sum
action-Doubt-form = Doubt

# Why not.

refuse-nothing-to-doubt = Nobody has announced anything in this bidding round: open with a sum of your own.
refuse-doubt-after-swap = After a swap you can no longer doubt: announce a sum.
refuse-colour-gone = There are no { colour-all } in the game any more: choose a colour that is still in it.
refuse-sum-too-high = Even with the highest card in every hand there would be only { $highest }: a sum cannot go above that.
refuse-sum-too-low-to-open = The first sum of a bidding round has to be at least { $lowest }.
refuse-sum-not-higher = That is no raise: a new sum has to be higher than { $sum }, in whatever colour you like.
refuse-one-swap = One swap a turn is all you get: announce a sum.
refuse-swap-without-announcement = A swap obliges you to announce a higher sum, and there is none above the last one: you can only doubt it.
refuse-pile-empty = There are no { colour-all } left to draw: swap another colour, or none.

# Table options.

option-start_player = Who begins
option-start_player-random = chance decides
option-start_player-seat0 = the first seat begins
option-mode = How long the game is
option-mode-single = a single stage: the last stack ends the game
option-mode-to10 = stage after stage, until somebody has ten minus points
option-reshuffle = When a pile has run out
option-reshuffle-no = that colour cannot be swapped any more
option-reshuffle-yes = its face-up cards are shuffled and become the new pile
option-next_stage_start = Who opens the next stage
option-next_stage_start-last_doubter = whoever doubted last
option-next_stage_start-rotate = the left neighbour of whoever opened the stage before
option-next_stage_start-random = chance decides
option-edition = Which cards are in the box
option-edition-printed = the game as printed
option-edition-tiny = two colours of four cards for two players, made for calculating

# Endings.

ending-last_stack = The last stack was taken, and nobody had a card left to brag about.
ending-points_reached = Somebody had gathered too many minus points, and the party was over.

# Quick phrases.

phrase-1 = Only that many? My gardener has more.
phrase-2 = One yacht? How quaint.
phrase-3 = I never exaggerate. I round up.
phrase-4 = At home I trip over them.
phrase-5 = Doubt me? You wouldn’t dare.
phrase-6 = Go on, doubt me. I could do with a laugh.
phrase-7 = I don’t believe a word of it.
phrase-8 = Let’s see those diamonds, then.
phrase-9 = That watch is fake, and so is your smile.
phrase-10 = Numbers like that smell of desperation.
phrase-11 = Higher? With pleasure.
phrase-12 = Nice swap. Spring cleaning?
phrase-13 = Old money, you understand.
phrase-14 = I shall have to ask my accountant.
phrase-15 = Caught! The servants’ entrance is round the back.
phrase-16 = How lovely to be right. As always.
phrase-17 = Believe me, I counted them twice.
phrase-18 = I’m not doubting you. I’m raising an eyebrow.
phrase-19 = Chin up. It’s only a little minus point.
phrase-20 = Bad luck. It happens to the best of us.
phrase-21 = Do take the whole stack. You’ve earned it.
phrase-22 = That was close. Champagne!
phrase-23 = At the next gala, I don’t know you.
phrase-24 = What an evening. Next week on your yacht?
