stage-hg-first = Bring goods across the border and end with the most dollars. Pack in secret, then say what is in your case, true or not. The sheriff has a case opened: a liar pays, an honest owner is paid, and a bribe may keep the lid shut.
stage-hg-gist = Smuggle yourself rich: pack, lie, bribe.
stage-hg-turn = Round { $round } · turn { $turn }
stage-hg-queue = The queue at the border
stage-hg-sheriff = Sheriff
stage-hg-packing = no case yet
stage-hg-silent = nothing declared
stage-hg-stone = stone: { $use }
stage-hg-case = In your case
stage-hg-behind = Behind your case
stage-hg-under = Under your case
stage-hg-behind-of = { $count ->
    [one] one card behind the case
   *[other] { $count } cards behind the case
}
stage-hg-under-of = { $count ->
    [one] one card under the case
   *[other] { $count } cards under the case
}
stage-hg-piles = Customs shed · { $count } in the pile
stage-hg-no-discards = still empty
stage-hg-dollars = ${ $count }
stage-hg-banter = Say something

# Packing.

stage-hg-worth = { $count ->
    [0] Pack your case
    [one] one card · ${ $worth }
   *[other] { $count } cards · ${ $worth }
}
stage-hg-shut = { $count ->
    [0] Shut the lid
    [one] Shut the lid on one card
   *[other] Shut the lid on { $count } cards
}
stage-hg-shut-about = Click. The case is shut until all have packed.
stage-hg-reopen = Open the lid again
stage-hg-hand-empty = Your hand is empty.
stage-hg-legal = legal
stage-hg-contraband = contraband

# Declaring.

stage-hg-i-declare = I declare, upon my honour:
stage-hg-declare-hint = Choose what you declare

# The customs files.

stage-hg-files = Customs files
stage-hg-files-about = What everybody has seen in this match: how often, and for how many dollars.
stage-hg-file-honest = { $count } × honest
stage-hg-file-bluff = { $sum ->
    [0] { $count } × bluffing
   *[other] { $count } × bluffing, ${ $sum } fined
}
stage-hg-file-bribed = { $count } × bribe, ${ $sum }
stage-hg-file-blank = Nothing on file.
stage-hg-col-honest = told the truth
stage-hg-col-bluff = caught bluffing
stage-hg-col-bribed = paid a bribe
stage-hg-col-took = took a bribe
stage-hg-col-refused = refused one

# The sheriff points.

stage-hg-point = Tap the case you want to look into.
stage-hg-point-extra = White stone: tap one more case to inspect.
stage-hg-point-seize = Red stone: tap the case to take from what was not declared.

# The haggling desk.

stage-hg-desk = The haggling desk
stage-hg-no-offer = Not a dollar on the desk yet
stage-hg-offered = offered
stage-hg-demanded = demanded
stage-hg-ask-declare-exact = { $seat }, what do you declare? The number must be true; the kind need not be.
stage-hg-ask-bribe = { $seat }, sheriff { $sheriff_seat } wants to see your case. Do you open it, or do you make an offer?
stage-hg-ask-demanded = { $seat }, sheriff { $sheriff_seat } demands ${ $demand } to leave your case shut.
stage-hg-offers = { $count ->
    [0] No offer yet, { $most } at most
   *[other] Offer { $count } of { $most }
}
stage-hg-declared = Declared
stage-hg-add-note = +{ $note }
stage-hg-count-anew = clear
stage-hg-count-hint = At least ${ $least }

# The end of a round.

stage-hg-sell = Sold now, for ${ $proceeds }
stage-hg-nothing-behind = Nothing is left to sell.
stage-hg-double = { $count ->
    [0] Kept for the double sale at the end.
    [one] Kept for the double sale, with one card from before.
   *[other] Kept for the double sale, with { $count } cards from before.
}
stage-hg-keep = { $count ->
    [0] Keep nothing, sell it all
    [one] Slip one card under the case
   *[other] Slip { $count } cards under the case
}
stage-hg-market = Market day

# The double sale.

stage-hg-sale = The double sale
stage-hg-cap = { $total } for { $cap } places
stage-hg-cash = In the purse
stage-hg-won = wins

# Scenes.

stage-hg-act-turn = { $name } pins on the star
stage-hg-act-inspect = “Open up, { $name }!”
stage-hg-act-waive = “Move along, everybody!”
stage-hg-act-no = no deal
stage-hg-act-refused = Not for { $amount ->
    [one] one dollar
   *[other] { $amount } dollars
}!
stage-hg-act-paid = For ${ $amount } sheriff { $sheriff } closes one eye
stage-hg-act-caught = { $name } is caught
stage-hg-act-clean = { $name } has nothing to hide
stage-hg-act-fine = { $name } pays a fine: ${ $amount }
stage-hg-act-compensation = ${ $amount } for the honest { $name }
stage-hg-act-seized = { $sheriff } seizes the case of { $name }
stage-hg-act-counts = { $taken } taken, { $returned } handed back
stage-hg-act-kept = { $count ->
    [0] { $name } keeps nothing
    [one] { $name } slips one card under the case
   *[other] { $name } slips { $count } cards under the case
}
