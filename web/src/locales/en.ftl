# The client in English.

motto = Four games of bluff and smuggling
loading = One moment …
close = Close
of = of
you = you
bot = bot
code = Code
unreachable = The house does not answer. Check your connection and try again.
try-again = Try again

# The door.

who-are-you = Who are you?
your-name = Your name
name-full = That is the longest name: { $most } letters.
language = Language
change-shape = Choose your badge
join = Join a table
invited = You are invited
invited-sitting = { $count ->
    [one] { $names } is already at the table.
   *[other] { $names } are already at the table.
}
invited-playing = { $count ->
    [one] { $names } is playing right now.
   *[other] { $names } are playing right now.
}
invited-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
sit-down = Sit down
watch = Just watch
as-big-screen = Use this as the big screen
scan = Scan a code
scan-about = Point the camera at the code on the other screen.
scan-otherwise = This browser cannot read codes by itself. Open your phone’s camera app and point it at the code: it leads straight to the table.
public-tables = Open tables in this house
pass-spent = That link has been used, or is older than two minutes. Make a new one on the other device.
passing = They are in the middle of a match.
passing-round = Round { $round }
passing-since = { $minutes ->
    [0] just begun
    [one] for a minute
   *[other] for { $minutes } minutes
}
passing-watchers = { $count ->
    [one] one is watching
   *[other] { $count } are watching
}
passing-watch = Watch, and join the next match
passing-watch-about = Every seat is taken until the match is over. Before the next one they can make room for you.
passing-watch-bots = Every seat is taken, but bots sit there, too. Come in and tap a bot to ask for its seat, or join the next match.
passing-open-about = A new table for { $game }, with friends or bots.
new-table = Open a new table
with-whom = With whom?
manner-friends = With friends
manner-friends-about = Choose a game. Friends come in by the code; bots can take the other seats.
manner-first = My first match
manner-first-about = Choose a game. Three bots sit down with you at once, and every question is explained when it first comes.
manner-public = Open to everybody
manner-public-about = Choose a game. Whoever opens this page sees the table and may join.
seats-range = { $first } to { $last } players
continue = Continue
nobody-yet = nobody else yet
phase-lobby = waiting for players
phase-playing = playing
phase-finished = finished
your-move = Your move
shape-anchor = Anchor
shape-barrel = Barrel
shape-bell = Bell
shape-crown = Crown
shape-diamond = Diamond
shape-feather = Feather
shape-hat = Hat
shape-key = Key
shape-lantern = Lantern
shape-moon = Moon
shape-ship = Ship
shape-star = Star

# The customs hall.

lobby = Customs hall
seats = Seats
seat-count = Seats
seat-free = Free seat
change-game = Change game
ready = Ready
not-ready = Not ready
i-am-ready = I’m ready
start = Deal the cards
fill-with-bots = { $count ->
    [one] Seat a bot
   *[other] Seat { $count } bots
}
take-a-seat = Tap a free seat to sit down.
all-seats-taken = All seats are taken. You are watching; when one comes free, tap it.
only-seated = Only those who sit at the table can change this.
you-watch = You are watching. The match shows here as soon as it starts.
you-watch-table = You are watching.
you-watch-bots = You are watching. Tap a bot to ask for its seat.
sent-away = The others voted to free your seat. You can stay and watch.
wait-seats = { $count ->
    [one] One seat is still free: invite somebody or seat a bot.
   *[other] { $count } seats are still free: invite somebody or seat bots.
}
wait-ready = Waiting for { $names }.
all-ready = Everybody is here.
watching = Watching: { $names }
guest-waits = { $name } would like to play, but every seat is taken.
guest-seat = { $name } (bot) makes room
changed-news = Changed:
changed-news-by = Changed by { $name }:
changed-again = This has changed. Still all right with you?
changed-again-by = Changed by { $name }. Still all right with you?
changed-undone = What others had changed no longer holds. Still all right with you?
changed-part = { $part }: { $was } → { $now }
changed-brief = { $part } → { $now }
changed-part-by = { $change } ({ $name })
changed-game = Game
changed-chat = Free chat
changed-on = on
changed-off = off
changed-slow = Slow, { $hours } h
changed-all = { $count ->
    [one] Read it in full
   *[other] All { $count } changes
}
changed-title = What has changed
is-ready = { $name } is ready.
is-not-ready = { $name } is not ready yet.
sit-here = Sit here myself
stand-up = Stand up and watch
this-is-you = This is your seat.
add-bot = Seat a bot
remove-bot = Send the bot away
level = How well it plays
level-beginner = Beginner
level-beginner-about = Plays what comes to mind, often its second or third thought.
level-solid = Solid
level-solid-about = Thinks before it plays, and still errs now and then.
level-strong = Strong
level-strong-about = Seldom lets a chance go by.
level-champion = Champion
level-champion-about = Plays as it learned it, in more than a thousand million decisions against itself.
temper = Temper
temper-honest = Honest John
temper-honest-about = Rarely lies, and takes you at your word.
temper-gambler = Gambler
temper-gambler-about = Bluffs for the fun of it.
temper-sceptic = Sceptic
temper-sceptic-about = Believes nothing and checks everything.
temper-grudge = Grudge-holder
temper-grudge-about = Remembers who crossed them.
bot-is = Bot: { $level }, { $temper }
bot-memory = It forgets: with every later drawer, { $share } % of what it saw in one is left.
bot-ahead = In so many of 100 matches it is ahead of a bot that plays
bot-of-hundred = { $count } of 100
bot-measured = Measured with four bots at a table, by the printed rules. It sees no more than you do, and does not know your cards.
bot-understudy = It learned the printed rules. By your house rules a plainer bot answers in its place, which reckons with odds and prices.
habit-HG-honest = It packs forbidden goods into 59 of 100 cases (others: 74).
habit-HG-gambler = It packs forbidden goods into 80 of 100 cases (others: 74).
habit-HG-sceptic = As sheriff it accepts only 3 of 100 offers (others: 15).
habit-HG-grudge = On average it packs and pays like the others; it only looks harder at some than at others.
habit-MD-honest = With all six cards in hand it plays the jeweller first 25 times in 100 (others: 14).
habit-MD-gambler = With all six cards in hand it plays the master thief first 40 times in 100 (others: 30).
habit-MD-sceptic = With all six cards in hand it plays the detective first 28 times in 100 (others: 7).
habit-MD-grudge = With all six cards in hand it plays the detective first 19 times in 100 (others: 7), and the master thief 42 times (others: 30).
habit-HS-honest = It exaggerates in 46 of 100 announcements (others: 54).
habit-HS-gambler = It exaggerates in 62 of 100 announcements (others: 54).
habit-HS-sceptic = It doubts 41 of 100 sums (others: 25).
habit-HS-grudge = It doubts 28 of 100 sums (others: 25), most of all those of whoever stands better.
habit-PR-honest = It smuggles in 23 of 100 convoys (others: 51).
habit-PR-gambler = It smuggles in 60 of 100 convoys (others: 51).
habit-PR-sceptic = It plays a control card at 76 of 100 convoys (others: 32).
habit-PR-grudge = When it may inspect, it does so 96 times out of 100 (others: 83).
invite = Invite
invite-about = Scan this, or open { $host } and type the code:
qr = QR code for table { $code }
share-link = Share the link
copied = Link copied
big-screen = Big screen
pace = Pace
pace-relaxed = Relaxed
pace-relaxed-about = No clock: take your time.
pace-live = Live
pace-live-about = One minute for each answer, with three extensions.
pace-quick = Quick
pace-quick-about = Twenty seconds for each answer.
pace-slow = Slow
pace-slow-about = { $hours ->
    [one] One hour for each answer: play over days.
   *[other] { $hours } hours for each answer: play over days.
}
hours = Hours for each answer
free-chat = Free chat, besides the quick phrases
coach-me = Explain each question to me the first time
preset = Kind of table
preset-beginner = Beginner table
preset-beginner-about = Less to keep in mind, and no clock.
preset-rulebook = Rulebook
preset-rulebook-about = Everything as printed.
preset-short = Short game
preset-short-about = Over sooner, with twenty seconds for each answer.
preset-long = Long match
preset-long-about = For a whole evening.
preset-HG-beginner = The number of cards is always told truly, and nobody pays a fine beyond what they have.
preset-HG-rulebook = Number and kind may both be lies, and whoever is inspected makes up to four offers.
preset-HG-short = One offer to the sheriff instead of four: a quarter of all questions falls away.
preset-MD-beginner = You turn the chest or flip it, never both, and what could be remembered is shown.
preset-MD-rulebook = You may turn and flip in one go, and keep in mind yourselves what lies where.
preset-HS-beginner = A pile that runs out is shuffled anew, so you can always swap.
preset-HS-rulebook = One stage: the seventh doubt ends it. Nothing is shorter.
preset-HS-long = Stage after stage until somebody has ten minus points: about five times as long.
preset-PR-beginner = You may pass in any turn, and everybody sees what a bribe is made of.
preset-PR-rulebook = Only where ranks are equal does chance decide, and not the quickest hand.
preset-own = Your own mixture.
option-clash = Not with: { $option } – { $value }
house-rules = { $count ->
    [one] House rules: one more choice
   *[other] House rules: { $count } more choices
}

# At the table.

menu = Menu
log = Log
log-empty = Nothing has happened yet.
rules = Rules
rules-of = Rules of { $game }
open-rule = Open rule { $rule }
talk = Talk
players = Players
hand = Your hand
your-place = Your place
face-down = a card face down
uncover = Look at my cards for a moment
cover = Cover my cards
cover-brief = Cover
peek = Hold to look
peek-brief = Look
one-moment = One moment …
is-asked = is asked
is-choosing = chooses in secret
has-locked = has locked in
is-away = stand-in
is-away-about = Away for a while: a stand-in plays on, and nobody can tell its answers apart.
is-gone = offline
is-gone-about = The connection is lost. The seat is kept.
has-left-about = Left for good: a bot plays on in the seat.
wait-gone = { $count ->
    [one] Waiting for { $names }, who is offline.
   *[other] Waiting for { $names }, who are offline.
}
stand-in-in = If { $name } does not come back, a stand-in takes over in { $time }.
stand-in-soon = If { $name } does not come back, a stand-in takes over in a moment.
coach = What can I do?
coach-unfold = Tell me
coach-dismiss = I know
understood = Understood
coach-off = No more explanations
note-unfold = Read on
first-time = What is it about?
coach-on = Explain each question
keys = Keys
key-l = Log
key-r = Rules, at the question
key-t = Talk
key-m = Menu
key-1 = Choose: the first to the ninth
key-w = Another kind of answer
key-f = Form or table
key-enter = Confirm; hold it where the button says so
key-help = This sheet
is-here = At the table.
mute = Mute { $name }
unmute = Unmute { $name }
mute-about = You will no longer see messages and faces from { $name }; phrases, claims and promises belong to the game and stay. Only this device knows; nobody is told.
muted-about = { $name } is muted on this device: you see none of their messages and faces. Phrases, claims and promises belong to the game and stay.
mute-whom = Mute on this device
mute-whom-about = You will no longer see their messages and faces; what belongs to the game stays. Nobody is told; tap again to hear them.
is-muted = muted
kick = Vote to send away
kick-about = When enough agree, a bot takes the seat.
kick-about-hall = When more than half of the others agree, the seat is free again. Against somebody who is there it takes at least two.
vote-on-seat = Vote on { $name }’s seat
pause = Ask for a break
paused = The table is having a break.
vote-pause = { $needed ->
    [one] A break: { $count } of { $needed } vote.
   *[other] A break: { $count } of { $needed } votes.
}
vote-resume = { $needed ->
    [one] Going on: { $count } of { $needed } vote.
   *[other] Going on: { $count } of { $needed } votes.
}
vote-kick = { $needed ->
    [one] Sending { $name } away: { $count } of { $needed } vote.
   *[other] Sending { $name } away: { $count } of { $needed } votes.
}
vote-kick-me = { $needed ->
    [one] Sending you away: { $count } of { $needed } vote.
   *[other] Sending you away: { $count } of { $needed } votes.
}
vote-by = For it: { $names }.
vote-agree = Me too
vote-withdraw = Changed my mind
seat-take = Take this seat
seat-take-about = The bot goes and you play on with its cards, if one of the players lets you in.
seat-asked = You would like to take { $name }’s seat. The players decide.
seat-asked-brief = { $name }’s seat: the players decide.
seat-wished = { $name } would like to take { $instead }’s seat.
seat-wished-brief = { $name } would like to play.
seat-more = { $count ->
    [one] And somebody else.
   *[other] And { $count } more.
}
seat-answer = Answer
seat-let-in = Let in
seat-decline = Not now
seat-not-now = { $name } says: not now. You can go on watching.
meanwhile = While you were away
go-on = Go on
to-hall = Back to the entrance
other-device = Move to another device
other-device-about = Open this on the other device within two minutes. It works once.
leave = Leave for good
time-left = Time left
time-short = Less than twenty seconds left.
more-time = More time ({ $count })
clock-hours = { $hours } h
commitment = Dealer’s commitment
chain-head = Head of the record

# Answering.

hold = hold
hold-longer = hold longer
hold-to = Hold it down to do this: { $action }
hold-again = press once more to confirm
locked = Locked in:
change = Change
keep-locked = Keep my answer
as-a-form = Use a form
on-the-table = Back to the table
to-the-result = To the result
locked-count = { $locked ->
    [one] { $locked } of { $asked } has locked in.
   *[other] { $locked } of { $asked } have locked in.
}
sealed = Everybody chooses in secret. { $locked ->
    [one] { $locked } of { $asked } has locked in.
   *[other] { $locked } of { $asked } have locked in.
}
ways = What you can do
not-ready-yet = Something is still missing.
too-much-together = That is too much together, at most { $most } are allowed: take something back.
less = one less
more = one more
kinds-add = Add { $thing }; { $count } of { $most } chosen
kinds-less = Put back { $thing }
kinds-exactly = { $sum } chosen, exactly { $most } needed
kinds-chosen = { $least ->
    [0] { $sum } chosen, at most { $most }
   *[other] { $sum } chosen, { $least } to { $most } needed
}

# Talking.

phrases = Say
phrases-about = Tap a line and you say it aloud: the others hear it in their own language.
emotes = Faces
emote-laugh = laughs
emote-gasp = gasps
emote-sweat = sweats
emote-shrug = shrugs
emote-applaud = applauds
emote-wink = winks
emote-cry = weeps
emote-stare = stares
chat = Say something
send = Send
promises = Promise
claims = Claim
claims-about = It may be true or not. After the match everybody sees which.
claim-add = One more { $thing }
claim-HG = claims to have { $cards } in the case
claim-HG-form = “In my case: { $cards }”
claim-MD = claims to have put { $cards } into the drawer
claim-MD-form = “In the drawer: { $cards }”
claim-PR = claims to have { $cards } on offer
claim-PR-form = “You would find { $cards }”
promises-about = Nothing holds you to it, but everybody will remember.
promise-to-whom = To whom?
promise-let_pass = I will let { $to } pass
promise-repay = I will repay { $to }
promise-spare = I will spare { $to }
promise-share = I will share with { $to }
promise-truth = { $to }, this is the truth
promise-revenge = { $to }, you will pay for this
said-to = to { $to }: { $text }
said-claim = claims to have { $cards }
log-Dealt = The cards were dealt.
log-StoodIn = A stand-in plays for { $name }.
log-Returned = { $name } is back.
log-Paused = The table took a break.
log-Resumed = The game goes on.
log-Left = { $name } left the table for good.
somebody = Somebody
log-Kicked = { $name } was sent away.
log-TookOver = { $name } takes over from { $instead }.
log-TimeAdded = { $name } took more time.
log-Closed = The table was closed.

# What everybody sees.

badge-minus = ⊖ { $count }
badge-dollars = { $sign ->
    [minus] −${ $count }
   *[plus] ${ $count }
}
badge-jewels = ◆ { $count }
badge-store = ▣ { $count }
badge-minus-said = { $count ->
    [one] { $count } minus point
   *[other] { $count } minus points
}
badge-dollars-said = { $sign ->
    [minus] a debt of { $count }
   *[plus] { $count }
} { $count ->
    [one] dollar
   *[other] dollars
}
badge-jewels-said = { $count ->
    [one] { $count } jewel
   *[other] { $count } jewels
}
badge-store-said = { $count ->
    [one] { $count } card in store
   *[other] { $count } cards in store
}
title-bidder = boasting
title-sheriff = sheriff
title-at-chest = at the chest
title-inspector = officer
title-driver = driver
stage = The table
stage-market = The seven colours
stage-pile = in pile
stage-pile-word = pile

# The end.

score-HG = { $sign ->
    [minus] −${ $count }
   *[plus] ${ $count }
}
score-MD = { $sign ->
    [minus] −{ $count }
   *[plus] { $count }
} { $count ->
    [one] point
   *[other] points
}
score-HS = { $count ->
    [0] no minus points
    [one] 1 minus point
   *[other] { $count } minus points
}
score-PR = { $sign ->
    [minus] −${ $count }
   *[plus] ${ $count }
}
again = Play again
other-game = Another game
again-same = { $name } plays again.
again-other = { $name } plays on: { $game }.
all-wait = Everybody is waiting for you.
come-along = Come along
replay = Replay
record = Save the record
verify = Was it fair?
eyes = Through whose eyes
eyes-all = All cards
eyes-watcher = Spectator
moment = Moment
back-one = One step back
on-one = One step on
to-start = To the beginning
to-end = To the end
run-film = Play
stop-film = Pause
speed = Speed: { $speed } times
moment-of = Moment { $at } of { $last }
controls = Playback
hands-open = Open hands
hand-empty = No cards
laid-down = face down
to-the-table = To the table
result = Result
table-word = Table
entrance = Entrance
no-replay = This match cannot be shown here: it is not over, its table is closed, or the link is not complete.
giver-stand_in = A stand-in answered for { $name }.
giver-clock = Time was up: a stand-in answered for { $name }.
said-and-was = Said and done
said-was = It was:
said-then = Then:
said-nothing = nothing that the record would show.
said-true = true
said-lie = not true
awards = Worth telling
award-show = Shows it in the replay
tally = A match without a headline: { $answers ->
    [one] one decision
   *[other] { $answers } decisions
}.
tally-timed = A match without a headline: { $answers ->
    [one] one decision
   *[other] { $answers } decisions
} { $minutes ->
    [0] in less than a minute
    [one] in a minute
   *[other] in { $minutes } minutes
}.
advice = What would a champion have done?
advice-word = Champion
share-film = Share the replay
film-about = Whoever opens this sees the match with all cards on the table, from everybody’s side, and nothing of your table.
film-qr = QR code for the replay of this match
tv-film = Scan: the whole match once more
own-table = Open a table of my own
award-bluff = Best bluff
award-bribe = Dearest bribe
award-nose = Keenest nose
award-loot = Richest haul
award-ruby = Ruby hunter
award-alarm = Loudest alarm
award-exact = To the point
award-HG-bluff = { $name } carried { $cards } across the border unseen: worth ${ $count }.
award-HG-bribe = { $name } slipped { $to } ${ $count }.
award-HG-nose = { $name } took { $cards } out of { $to }’s case.
award-MD-loot = { $name } made off with { $cards } at once.
award-MD-ruby = { $count ->
    [one] { $name } found a ruby in a secret compartment.
   *[other] { $name } found { $count } rubies in secret compartments.
}
award-MD-alarm = { $count ->
    [one] { $name }’s alarm went off at { $to }’s fingers.
   *[other] { $name }’s alarms went off { $count } times.
}
award-HS-bluff = { $name } boasted of { $sum } { $kind }. { $truth ->
    [one] There was { $truth }
   *[other] There were { $truth }
}, and { $to } believed it.
award-HS-nose = { $count ->
    [one] { $name } doubted, and was right.
   *[other] { $name } doubted and was right { $count } times.
}
award-HS-exact = { $name } announced { $count } { $kind }, and not one was missing or to spare. { $to } did not believe it.
award-PR-bluff = { $count ->
    [one] { $name } brought an illegal card home in a convoy.
   *[other] { $name } brought { $count } illegal cards home in a single convoy.
}
award-PR-bribe = { $count ->
    [one] { $name } bought { $to } off with one card.
   *[other] { $name } bought { $to } off with { $count } cards.
}
award-PR-nose = { $name } seized a convoy of { $count } cards from { $to }.

# The line.

line-lost-title = No answer
line-lost = No connection. Trying again; nothing is lost.
line-lost-unsent = No connection. What you chose is sent as soon as it is back.
trouble-store_down = The house cannot write anything down just now. The game waits; nothing is lost.
trouble-closing = The house is restarting. Stay here.
no-place = This is not your table
no-place-about = This device has no seat at that table. Ask for the code and join again.
closed = The table is closed
closed-stale = Nobody played here for a long time. Its record is kept.
closed-empty = Everybody has left the table. Its record is kept.
closed-version = The game has other rules by now, and this match cannot go on by them. Its record is kept.

# Settings.

settings = Settings
set-language = Language
set-privacy = Your hand
set-privacy-open = open
set-privacy-peek = hidden, hold to look
set-theme = Light
set-theme-dark = night
set-theme-light = day
set-text = Text size
set-text-normal = normal
set-text-large = large
set-text-huge = very large
set-motion = Motion
set-motion-auto = as the device wishes
set-motion-calm = calm
set-contrast = Contrast
set-contrast-normal = normal
set-contrast-high = high
set-hand = You hold it in
set-hand-right = the right hand
set-hand-left = the left hand
set-sound = Sound
set-sound-off = off
set-sound-on = on
set-captions = Sounds as text
set-captions-off = off
set-captions-on = on
set-coach = Explain questions
set-coach-off = no
set-coach-on = the first time
sound-knock = A knock: it is your turn
sound-latch = A latch clicks
sound-paper = Paper rustles
sound-coin = Coins clink
sound-stamp = A stamp falls
sound-siren = A siren, far away
sound-jewel = A jewel rings
sound-drawer = A drawer slides
sound-drum = A drum roll
sound-alarm = An alarm bell
sound-wheel = A wheel clicks
sound-rap = Knuckles rap on wood
sound-bell = A desk bell rings
sound-engine = An engine starts

# About.

about = About
tv-join = Open { $host } on your phone and type
