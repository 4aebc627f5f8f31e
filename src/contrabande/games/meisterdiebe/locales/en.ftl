title = Meisterdiebe
tagline = Six characters, one chest that turns and flips: lose your imitations, win real jewels.

# The chest. Every drawer has a sign in its wood grain.

drawer-name = drawer { $drawer } ({ drawer-grain })
drawer-grain = { $drawer ->
    [0] knot
    [1] wave
    [2] flame
    [3] eye
    [4] feather
    [5] star
    [6] moon
    [7] snake
    [8] leaf
    [9] owl
    [10] river
   *[other] ring
}

# What happened.

event-HandDealt = { $handKey ->
    [hidden] { $seat } got one card of each character.
   *[other] { $seat } got one card of each character; the numbers in acting order: { $hand }.
}
event-FillingBegun = The rubies were hidden in the chest, and { $seat } was the first to fill it with diamonds.
event-DiamondPlaced = { $seat } put a diamond into { drawer-name }.
event-RoundBegun = Round { $round } began: everybody { $cards ->
    [one] plays the last card.
   *[other] chooses from { $cards } cards.
}
event-CharactersChosen = A card lay face down before everybody.
event-SmugglersShown = { $count ->
    [0] No smuggler showed up, so everybody revealed at once.
    [one] One smuggler stepped out of the dark.
   *[other] { $count } smugglers stepped out of the dark.
}
event-CardRevealed = { $seat } turned up the { $character } with number { $number }.
event-OpeningSkipped = { $seat } left all drawers closed.
event-DrawerOpened = { $jewelsCount ->
    [0] { $alarmKey ->
        [none] { $seat } opened { drawer-name }: nothing on top.
       *[other] { $seat } opened { drawer-name }: nothing on top but the alarm of { $alarm }.
    }
   *[other] { $alarmKey ->
        [none] { $seat } opened { drawer-name } and saw { $jewels }.
       *[other] { $seat } opened { drawer-name } and saw { $jewels } with the alarm of { $alarm }, switched off.
    }
}
event-JewelsFell = Clatter! { $jewels } fell out of { drawer-name } onto the red cushion.
event-AlarmRang = The alarm rang! { $jewels } fell out of { drawer-name } and went to { $owner }.
event-AlarmReturned = The alarm from { drawer-name } went back to { $owner }.
event-LootGathered = { $seat } swept { $jewels } from { drawer-name } onto the red cushion as loot.
event-ImitationsLaid = { $seat } laid { $jewels } into { drawer-name }.
event-AlarmSet = { $seat } laid an alarm into { drawer-name }.
event-SecretSearched = { $foundKey ->
    [ruby] { $seat } searched the secret compartment of { drawer-name } and found a ruby!
    [fallen_ruby] { $seat } searched the secret compartment of { drawer-name }, but the ruby fell out: not a single jewel for the master thief.
   *[nothing] { $seat } searched { drawer-name } for a secret compartment and found no ruby.
}
event-JewelsStolen = { $seat } stole { $jewels } from { drawer-name }.
event-ChestTurned = { $rotationKey ->
    [none] { $flipKey ->
        [no] { $seat } left the chest as it stood.
       *[yes] { $seat } flipped the chest.
    }
   *[other] { $flipKey ->
        [no] { $seat } turned the chest: { $rotation }.
       *[yes] { $seat } turned the chest ({ $rotation }) and flipped it.
    }
}
event-LootDecided = { $resultKey ->
    [shared] Smugglers { $smugglers }, detectives { $detectives }: the smugglers shared the red cushion.
    [guarded] Smugglers { $smugglers }, detectives { $detectives }: outnumbered, the smugglers got nothing.
    [forfeited] Smugglers { $smugglers }, detectives { $detectives }: every smuggler had made jewels fall, so the loot stayed where it was.
   *[empty] Smugglers { $smugglers }, detectives { $detectives }: there was nothing on the red cushion to share.
}
event-JewelsCollected = { $seat } took { $jewels } from the red cushion.
event-CardsPassed = All six cards are played: everybody passed them to the left.
event-MatchEnded = { $endingKey ->
    [last_ruby] The last ruby is gone, and the match is over.
   *[white_cushion_empty] A white cushion is empty, and the match is over.
} { $winnersCount ->
    [one] The master of thieves is { $winners }!
   *[other] The masters of thieves are { $winners }!
}

# Questions.

ask-place = { $seat }, put a diamond into a drawer of your choice; you have { $left } left.
ask-choose = { $seat }, choose your character for this round.
ask-open-smuggler = { $seat }, you are a smuggler: open a drawer, gather the loot and lay an imitation.
ask-open-jeweller = { $seat }, you are a jeweller: open a drawer and hide an imitation.
ask-open-lady_jeweller = { $seat }, you are a lady jeweller: open a drawer; nothing keeps you from laying your imitation.
ask-open-thief = { $seat }, you are a thief: open a drawer and take what lies on top.
ask-open-master_thief = { $seat }, you are a master thief: open a drawer, and perhaps its secret.
ask-lay-smuggler = { $seat }, which imitation do you lay into the drawer?
ask-lay-jeweller = { $seat }, which imitation do you lay into the drawer?
ask-lay-jeweller-alarm = { $seat }, which imitation do you lay into the drawer, and does your alarm go with it?
ask-lay-lady = { $seat }, { $most ->
    [one] lay one imitation into the drawer; more is not possible in this round.
   *[other] lay at least one imitation into the drawer; you may lay up to { $most }.
}
ask-rob = { $seat }, plunder the front, or pull further and search for a ruby?
ask-manipulate = { $seat }, do you turn the chest, flip it, both or neither?
ask-manipulate-filling = { $seat }, your diamonds are in: do you turn the chest, flip it, both or neither?
ask-manipulate-one = { $seat }, do you turn the chest or flip it, or leave it?
ask-pick-smuggler = { $seat }, take a jewel of the loot.
ask-pick-detective = { $seat }, take a jewel from the red cushion.

wait-place = { $seats } is filling the chest with diamonds.
wait-choose = { $count ->
    [one] { $seats } is still choosing a character.
   *[other] { $seats } choose their characters in secret.
}
wait-open = { $seats } is choosing a drawer.
wait-act = { $seats } is busy at the open drawer.
wait-manipulate = { $seats } has both hands on the chest.
wait-pick = { $seats } is picking a jewel from the red cushion.

# Answers.

action-Place = Put a diamond into { drawer-name }
action-Place-form = Place a diamond
field-Place-drawer = Drawer
action-Choose = Play the { $character }
action-Choose-form = Choose a character
field-Choose-character = Character
action-Open = Open { drawer-name }
action-Open-form = Open a drawer
field-Open-drawer = Drawer
action-SkipOpen = Leave all drawers closed
action-SkipOpen-form = Open nothing
action-Lay = Lay { $imitations }
action-Lay-form = Lay imitations
field-Lay-imitations = Imitations from your white cushion
action-LayWithAlarm = Lay { $imitations } with your alarm
action-LayWithAlarm-form = Lay an imitation with your alarm
field-LayWithAlarm-imitations = Imitation from your white cushion
action-Plunder = Plunder the front
action-Plunder-form = Plunder the front
action-Search = Search the secret compartment
action-Search-form = Search the secret compartment
action-Manipulate = { $flipKey ->
    [no] { $rotationKey ->
        [none] Leave the chest
       *[other] Turn the chest: { $rotation }
    }
   *[yes] { $rotationKey ->
        [none] Flip the chest
       *[other] Turn the chest ({ $rotation }) and flip it
    }
}
action-Manipulate-form = Turn and flip the chest
field-Manipulate-rotation = Turn
field-Manipulate-flip = Flip
action-Pick = Take a { $jewel }
action-Pick-form = Take a jewel
field-Pick-jewel = Jewel

# Why not.

refuse-fill-first = First put your diamonds into the chest, one at a time.
refuse-no-such-drawer = The chest has no such drawer; choose one of those in front of you.
refuse-already-played = You have played the { $character } in this cycle already; choose another card.
refuse-choose-first = Everybody is choosing a character now; choose yours.
refuse-open-before-turning = You may not turn or flip the chest before you have opened a drawer.
refuse-lady-must-open = A lady jeweller always opens a drawer; choose one.
refuse-must-open = You must open a drawer; leaving all closed is not allowed at this table.
refuse-open-first = First open a drawer.
refuse-act-before-turning = First finish what you are doing at the open drawer; you turn the chest afterwards.
refuse-one-drawer = You open only one drawer in a turn.
refuse-thieves-lay-nothing = Thieves lay no imitations; plunder the front or search the secret compartment.
refuse-rob-first = You are at the open drawer: plunder the front or search the secret compartment.
refuse-lay-first = You are at the open drawer: lay your imitation.
refuse-no-such-imitation = You do not have these imitations on your white cushion; choose from those that lie there.
refuse-too-many-imitations = { $most ->
    [one] Lay exactly one imitation.
   *[other] Lay between one and { $most } imitations.
}
refuse-only-jeweller-alarm = Only the jeweller sets an alarm; lay your imitation without it.
refuse-alarm-away = Your alarm is in the chest already; lay your imitation without it.
refuse-one-alarm = There is an alarm in this drawer already, and there is never more than one; lay your imitation without yours.
refuse-one-manipulation = At this table you turn or flip the chest, but not both in one turn.
refuse-no-such-turn = The chest cannot be turned like that: only the top level or the top two, by a quarter.
refuse-turn-after-filling = Your diamonds are all in the chest; now you may only turn or flip it.
refuse-drawer-closed = The drawer is closed again; now you may only turn or flip the chest.
refuse-not-on-red = There is no { $jewel } on the red cushion; take another jewel.
refuse-pick-first = First take a jewel from the red cushion.

# Options.

option-start_player = Who fills the chest first
option-start_player-random = drawn by lot
option-start_player-seat0 = the first seat
option-manip = Turning and flipping at the end of a turn
option-manip-rotate_and_flip = one turn and one flip, either or both
option-manip-one = one turn or one flip (printed variant, easier on the head)
option-may_skip_open = Leaving all drawers closed
option-may_skip_open-no = not allowed: whoever is at turn opens one
option-may_skip_open-yes = allowed for everybody but the lady jeweller
option-fallen_ruby = A ruby that fell out of its secret compartment
option-fallen_ruby-top = is laid back on the upper side, within reach of the next one
option-fallen_ruby-bottom = is laid back on the lower side, where it will fall again
option-auto_pick = Sharing the red cushion
option-auto_pick-on = is done for you, most valuable jewel first
option-auto_pick-off = everybody picks by hand
option-ruby_end = After the last ruby
option-ruby_end-round = the round is played to its end
option-ruby_end-immediate = the match is over at once
option-show_played = Cards played earlier in the cycle
option-show_played-off = lie face down: you have to remember them
option-show_played-on = are listed for everybody
option-memory_aid = Help for your memory
option-memory_aid-off = none: what is in a closed drawer you have to know
option-memory_aid-own_notes = you may keep notes of your own
option-memory_aid-full = everybody sees what could be remembered
option-edition = Edition
option-edition-printed = the game as it lies in the box
option-edition-tiny = one drawer, three characters: for those who want to solve it

# Words.

term-smuggler = { $count ->
    [one] smuggler
   *[other] smugglers
}
term-jeweller = { $count ->
    [one] jeweller
   *[other] jewellers
}
term-lady_jeweller = { $count ->
    [one] lady jeweller
   *[other] lady jewellers
}
term-thief = { $count ->
    [one] thief
   *[other] thieves
}
term-master_thief = { $count ->
    [one] master thief
   *[other] master thieves
}
term-detective = { $count ->
    [one] detective
   *[other] detectives
}
term-diamond = { $count ->
    [one] diamond
   *[other] diamonds
}
term-sapphire = { $count ->
    [one] sapphire
   *[other] sapphires
}
term-ruby = { $count ->
    [one] ruby
   *[other] rubies
}
term-fallen_ruby = a ruby that fell
term-nothing = nothing
term-none = not at all
term-top1_cw = top level clockwise
term-top1_ccw = top level counter-clockwise
term-top2_cw = top two levels clockwise
term-top2_ccw = top two levels counter-clockwise
term-no = no
term-yes = yes
term-shared = shared
term-guarded = guarded by the detectives
term-forfeited = forfeited
term-empty = empty

# To say at the table.

phrase-1 = Go ahead, open that one. What could possibly fall out?
phrase-2 = I would not touch that drawer if I were you.
phrase-3 = Which side was up again?
phrase-4 = I have completely lost track. Honestly.
phrase-5 = Everything here is genuine, upon my word as a jeweller.
phrase-6 = Do you hear that? That is my alarm.
phrase-7 = Thank you for the delivery!
phrase-8 = Butterfingers!
phrase-9 = Somebody really should play the detective this round.
phrase-10 = Detective? Me? I am far too busy.
phrase-11 = We smugglers must stick together.
phrase-12 = There is plenty on the red cushion for all of us.
phrase-13 = The ruby is on top. I would stake my alarm on it.
phrase-14 = I would flip it once more, to be safe.
phrase-15 = Who turned this? I demand to know who turned this!
phrase-16 = An empty drawer. How very embarrassing.
phrase-17 = I saw what you put in there.
phrase-18 = Two sapphires lighter, and so much happier.
phrase-19 = Leave me one, will you?
phrase-20 = That went straight into my black cushion.
phrase-21 = Never mind, it was only glass.
phrase-22 = A real master thief leaves no fingerprints.
phrase-23 = One more imitation and we are done here.
phrase-24 = Well stolen!

ending-white_cushion_empty = A white cushion is empty.
ending-last_ruby = The last ruby has been taken.

phase-place = Filling the chest
phase-choose = Choosing characters
phase-open = Opening a drawer
phase-act = At the open drawer
phase-manipulate = Turning the chest
phase-pick = Sharing the red cushion
phase-over = The end
