# Words that all games share.

counted = { $count } { $thing }
list-and = { $rest } and { $last }
list-nothing = nothing
seat-number = seat { $number }
refused = { $reason } ({ $rule })

# Words one may type in an answer besides the terms of the game.

typed-fillers = and of the a an my x to with
typed-all = all everything
typed-none = nothing none

# The door.

welcome = Four games of bluff and smuggling, for a table in the terminal.
welcome-play = sit down with three bots
welcome-rules = read the rules
welcome-games = all games with their seats and table options
welcome-help = everything else
games-seats = { $first } to { $last } players

# At the table.

tag-you = you
tag-bot = bot
play-log = What happened
play-earlier = … { $count ->
    [one] one earlier line
   *[other] { $count } earlier lines
}: h
play-keys = ? rule   h log   s save   q save and stop
play-example = e.g. { $example }
play-cards = { $least ->
    [0] { $most ->
        [one] at most one card
       *[other] at most { $most } cards
    }
   *[other] { $most ->
        [one] one card
       *[other] { $range } cards
    }
}
play-enter = Press Enter.
play-which = Type the number of your choice, from 1 to { $last }.
play-puzzled = That is not an answer here. Type, for example: { $example }
play-too-long = That is a long story. An answer has { $most } characters at most.
play-unclear = That can mean several things: { $readings }. Say a little more.
play-pass = Pass the screen to { $name }. { $name }, press Enter when nobody else is looking.
play-no-rule = There is no rule { $rule } in this game.
play-saved = Saved in { $path }
play-unsaved = Not saved: { $reason }. The match goes on; s tries again.
play-left = The match is saved in { $path }
play-resume = Go on with: contrabande play --resume { $path }
play-won = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } share the win!
}
play-place = { $place }.
play-record = The record is in { $path }
play-after = Tell it with: contrabande replay { $path }
replay-players = { $players } at the table.
replay-memory = The chest keeps its secrets until the end: only this round is told.

# What is written on the tables.

table-too-narrow = The table needs { $needed } columns and this screen has { $columns }: make the window wider or the letters smaller.
table-hs-stage = stage { $stage }
table-hs-no-bid = no sum announced yet
table-hs-taken = taken by
table-hs-green = green
table-hs-yellow = yellow
table-hs-blue = blue
table-hs-purple = purple
table-hs-red = red
table-hs-orange = orange
table-hs-grey = grey

table-hand = your hand
table-pile = draw pile: { $count }

table-hg-turn = round { $round } of { $rounds }, turn { $turn } of { $turns }
table-hg-sheriff = sheriff
table-hg-legend = cash  hand·behind·under the case  ◆ seizure ◇ extra inspection
table-hg-legend-low = cash hand·behind·under ◆seizure ◇extra ▐said▌ □open $bought ◆seized
table-hg-prices = $ value −fine ≤limit
table-hg-piles = ▽ discarded ▤ pile { $count }
table-hg-talk = { $target } and the sheriff
table-hg-offer = offered ${ $amount }
table-hg-demand = demanded ${ $amount }
table-hg-offers = { $count ->
    [0] no offer left
    [one] one offer left
   *[other] { $count } offers left
}
table-hg-no-hand = no cards
table-hg-case = in your case
table-hg-behind = behind your case
table-hg-under = under your case
table-hg-nothing = Nothing in, behind or under your case.

table-md-round = round { $round }
table-md-legend = character  white|black cushion  ♪ alarm
table-md-seat = player
table-md-character = character
table-md-white = white cushion
table-md-black = black cushion
table-md-alarm = alarm
table-md-red = red cushion
table-md-side-N = north
table-md-side-E = east
table-md-side-S = south
table-md-side-W = west

table-pr-legend = hand·store   on cards: 4k in your store, −4k if still in hand at the end
table-pr-convoy = convoy
table-pr-display = open cards
table-pr-road = on the road
table-pr-quiet = The road is quiet.
table-pr-store = your store:
table-pr-bribe = { $count ->
    [one] one card as a bribe
   *[other] { $count } cards as a bribe
}
table-pr-final = last turn

refuse-no-such-answer = There is no such thing at this table; choose one of the answers offered.
play-commitment = commitment { $hash }
play-head = chain head { $hash }
