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
replay-advice = A champion in the place of { $name }: { $likely }. What was played: { $odds }.

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
play-head = sealed head { $hash }

# What a table or the door of the house refuses.

door-not-a-member = You are no longer at this table; join it again with its code.
door-table-closed = This table is closed; its record stays. Open a new one.
door-table-unreadable = This table cannot be opened: what is written of it does not fit this version of the program. The one who runs the house can tell more.
door-only-players-sit = You came to watch; join again as a player to sit down.
door-entropy-form = A share of entropy is 32 hexadecimal digits.
door-no-bot-there = There is no bot in that seat.
door-nobody-to-seat = They have a seat already, or did not come to play.
door-seats-empty = { $count ->
    [one] One seat is
   *[other] { $count } seats are
 } still empty: invite somebody or add a bot.
door-not-all-ready = { $count ->
    [one] One player is
   *[other] { $count } players are
 } not ready yet.
door-paused = The table is having a break; agree to go on first.
door-all-are-in = All answers are in; yours can no longer be changed.
door-no-such-action = That is not an action of this game.
door-not-your-prompt = That question is not open for you any more.
door-no-clock = This table plays without a clock: take your time.
door-not-asked = You are not asked anything now.
door-no-tokens = You have no more-time tokens left.
door-already-so = It is so already.
door-nobody-to-kick = There is nobody in that seat whom you could send away.
door-has-a-seat = You have a seat at this table already.
door-no-such-wish = Nobody asks for that seat any more.
door-saw-another-hand = In this match you have held another seat’s cards; you may watch, and play in the next one.
door-not-now = They have told you “not now” often enough; you may watch, and play in the next match.
door-was-sent-away = The others have sent you away from this match; you may watch, and play in the next one.
door-asked-enough = You have asked often enough in this match; you may watch, and play in the next one.
door-guest-may-not = This guest cannot take that seat in this match.
door-only-after-the-end = Finish this match first.
door-no-such-phrase = There is no such phrase.
door-chat-off = This table talks in quick phrases only.
door-no-such-claim = A claim counts each kind of what the game knows, from 0 to 99.
door-not-seated = Take a seat first.
door-already-playing = The match has begun; that can wait until it is over.
door-not-playing = No match is being played here now.
door-seat-taken = That seat is taken; choose another.
door-no-such-seat = This table has no such seat.
door-too-few-seats = More people sit here than { $seats } seats hold; somebody must stand up first.
door-no-such-game = There is no game { $game } in this house.
door-hours = A slow table gives 1 to { $most } hours for an answer.
door-options = These house rules do not go together: { $reason }
door-name-form = A name has 1 to { $most } letters.
door-name-signs = There is a sign in this name that cannot be seen: a picture cut in half, say. Leave it out.
door-text-form = Say something in 1 to { $most } letters.
door-text-signs = There is a sign in this that cannot be seen: a picture cut in half, say. Leave it out.
door-marks-piled = So many marks on one letter cover the lines above and below it. Leave some out.
door-person-form = A personal secret is 32 hexadecimal digits.
door-house-full = The house is full: no new tables for now, so that those who play are not disturbed. Try again in a while.
door-table-full = So many people are at this table that nobody else fits.
door-nonsense = { $why ->
    [none] That message makes no sense here; see /api/openapi.json.
   *[other] That message makes no sense here ({ $why }); see /api/openapi.json.
    }
door-no-token = Say who you are: the token of your seat is missing.
door-no-such-table = There is no such table, or it is not yours to enter. Check the code.
door-store-down = The table cannot write anything down at the moment and waits; nothing is lost. Try again in a moment.
door-not-finished = That match is not over; its cards stay secret until then.
door-not-learned = The champion has not learned the game with these table options.
door-no-such-door = There is nothing at this address.

# General rules, which refusals cite where no question is open.

general-rules = At every table
general-GEN-1 = Seats are numbered clockwise from 0. There are no others.
general-GEN-4 = What is private to a seat is shown to that seat alone.
general-GEN-6 = Talk is free and binds nobody. Only the answer to a question that is open changes anything.

# Language models: what is told around rules and questions, and what is refused.

model-players = { $count } players: { $players }
model-player = { $name } (seat { $seat })
model-row = a row of { $count } counts is in the order { $kinds }
model-order = { $field }, in order: { $names }
model-several = this holds several answers: { $readings }. Give one
model-nothing = there is no action in this. Write one, such as { $example }; there are { $known }
model-number = { $game } has the actions 0 to { $last } here, not { $number }
model-no-field = there is no { $field } in { $form }
model-too-many = these are more values than { $form } has
model-lacks = { $action } lacks { $field }, which may be { $allowed }
model-wrong = in { $action }, { $field } may be { $allowed }, and { $given } is none of it
model-not-asked = You are not asked anything now. Call wait_for_my_turn.
model-over = The match is over; open another table.
model-not-open = Question { $given } is not open, question { $open } is: call my_prompt.
model-no-seat = This is no seat of yours: give what new_table, join_table or watch_table answered as seat.
model-no-table = There is no table { $code } here; list_tables knows them all.
model-code = There is no table { $code }; a code has letters only.
model-full = Table { $code } has no free seat; watch it, or open another.
model-phrases = There is no such phrase; there are 1 to { $last }.
model-version = The house plays version { $there } of { $game }, this program { $here }: update it.
model-silent = The house does not answer; nothing is lost, try again later.
model-unreachable = The house at { $address } does not answer ({ $reason }).

# The Model Context Protocol: tools and their fields.

mcp-instructions =
    Four games of bluff and smuggling.

    Open a table with new_table, or join one by its code with join_table; keep the `seat` you are given, it is your key.
    Then, until the status is "over": call wait_for_my_turn, and answer the question with answer.
    An answer is one action, such as Announce(sum=3, colour=red). A refusal says why and by which rule, and changes nothing.
    You see what your seat may see, and nobody sees more of yours than the rules let them.
mcp-tool-list_games = The games, their seat counts and their options with the values each may have.
mcp-tool-read_rules = The rules of a game. Every rule has a number, which refusals cite.
mcp-tool-list_tables = Tables that you may join or watch.
mcp-tool-new_table = Open a table and sit down. Real bots take the other seats; it begins when no seat is free any more.
mcp-tool-join_table = Take a free seat at a table; you are ready to play at once.
mcp-tool-watch_table = Watch a table: you see what everybody sees, and are never asked.
mcp-tool-my_view = All you see: the table, your view of the match, and what happened (as far as the game lets you look back).
mcp-tool-my_prompt = The question put to you, its number, and the form of each kind of answer.
mcp-tool-answer = Answer the question. While others are asked, too, your answer is sealed, and you may give another instead.
mcp-tool-wait_for_my_turn = Wait until you are asked or it is over, never longer than the seconds you give; then what is new, and the question.
mcp-tool-say = Say one of the game’s phrases. Talk binds nobody.
mcp-tool-leave = Leave for good. A bot plays on in your seat.
mcp-field-game = key of a game, as list_games gives it
mcp-field-language = language of all sentences: { $languages }
mcp-field-seats = how many play, you included
mcp-field-options = options that differ from the rules
mcp-field-level = bots: { $levels }
mcp-field-free_seats = seats kept free for others who join; bots take the rest
mcp-field-name = what the others call you, at most { $most } letters
mcp-field-code = the letters of a table
mcp-field-seat = your seat: the secret that new_table, join_table or watch_table gave you
mcp-field-action = one action: Name(field=value, …), its JSON, or #number
mcp-field-prompt = the number of the question you answer
mcp-field-seconds = how long at most, 0 to { $longest }
mcp-field-phrase = the number of a phrase; without one you get them all
mcp-field-to = the seat you speak to; without one, to all
