stage-md-first = Get rid of your imitations and win real jewels. What is laid into the chest becomes real, and thieves take it out again. Each round everybody secretly chooses a character. Remember what lies in which drawer: the chest is turned and flipped.
stage-md-gist = Turn your imitations into real jewels.
stage-md-chest = The chest. Drag to walk round it
stage-md-unfolded = The chest, unfolded
stage-md-unfold = Unfold
stage-md-level = Level
stage-md-yours = your side
stage-md-where = { $drawer }, { $level ->
    [0] top level
    [1] middle level
   *[other] bottom level
}, { $side }
stage-md-known = on top: { $above }; below: { $below }
stage-md-open = open: { $jewels }
stage-md-your-side = On your side, from the top: { $drawers }.
stage-md-walk-left = Walk round to the left
stage-md-walk-right = Walk round to the right
stage-md-home = Back to my side
stage-md-again = Once more
stage-md-tray = Your answer
stage-md-at-chest = at the chest
stage-md-picks = picks a jewel
stage-md-queue = { $place ->
    [1] next
   *[other] no. { $place } in line
}
stage-md-excluded = no loot
stage-md-stock = { $count ->
    [one] 1 diamond to hide
   *[other] { $count } diamonds to hide
}
stage-md-played = Played before:
stage-md-choose = Six characters, each played once: tap a card to see what it does. Low numbers act first.
stage-md-gone = { $character }, already played
stage-md-sealed = Your card lies face down. To change your mind, tap another.
stage-md-about-smuggler = Goes first: sweeps the top of a drawer onto the red cushion, lays an imitation, and shares the cushion, unless detectives outnumber smugglers.
stage-md-about-jeweller = Lays an imitation into a drawer, and an alarm with it if you like: whoever makes it fall pays you.
stage-md-about-lady_jeweller = Always lays an imitation, whatever falls, and one more for every detective of the round.
stage-md-about-thief = Takes all that lies on top in a drawer, if nothing falls out below.
stage-md-about-master_thief = Takes the top of a drawer, or dares to search behind it for a ruby.
stage-md-about-detective = Touches nothing, and takes the red cushion when the round ends.
stage-md-drawer-hint = Tap a drawer, or pull it towards you.
stage-md-lay-hint = Which imitation?
stage-md-lay-one = Lay a { $jewel }; { $left } left
stage-md-take-back = Take a { $jewel } back
stage-md-left = { $count } left
stage-md-with-alarm = with my alarm
stage-md-flip = Flip
stage-md-notes = Notes
stage-md-notes-about = Only you see them, on this device.
stage-md-part-black = Black cushion
stage-md-part-white = White cushion
stage-md-ended-by = { $count ->
    [one] The white cushion of { $names } is empty.
   *[other] The white cushions of { $names } are empty.
}
stage-md-told-apart-ruby = Equal scores: more rubies come first (MD-38).
stage-md-told-apart-sapphire = Equal scores and rubies: more sapphires come first (MD-38).
stage-md-counts = { $sign ->
    [minus] −{ $count }
   *[plus] { $count }
}
