## Verso: words

verso-face = { $colour ->
    [blue] blue
    [green] green
   *[orange] orange
  } { $value ->
    [joker] joker
   *[other] { $value }
  }
verso-row-blue = sea
verso-row-green = land
verso-row-orange = sky
verso-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

## Verso: what happened

verso-news-drawn = { $turned ->
    [true] { $who ->
        [you] You turn the { $top } over: { $face }
       *[other] { $name } turns the { $top } over: { $face }
      }
   *[false] { $who ->
        [you] You keep the { $face }
       *[other] { $name } keeps the { $face }
      }
  }{ $discarded ->
    [true] { $who ->
        [you] {""}, which you have already, so it is discarded.
       *[other] {""}, which is there already, so it is discarded.
      }
   *[false] .
  }
verso-news-turned = { $who ->
    [you] Your { $old } turns
   *[other] { $name }: the { $old } turns
  } into { $face }{ $discarded ->
    [true] {" "}and is discarded, because that is there already.
   *[false] .
  }
verso-news-banked = { $who ->
    [you] You bank
   *[other] { $name } banks
  } { $colour ->
    [blue] blue
    [green] green
   *[orange] orange
  } { $run } for { verso-points }; discarded: { $discards }.
verso-news-square = { $who ->
    [you] A square! You score { $points }.
   *[other] A square! { $name } scores { $points }.
  }
verso-news-opponent = The deck plays: { $top } turns into { $face }{ $effect ->
    [joker] {""}; a joker, so nothing happens.
    [higher] {""}, a higher number.
    [nothing] {""}, a higher number, but you have no card of that colour.
   *[lower] {""}, not higher, so nothing happens.
  }
verso-news-deck-empty = The deck is empty. Everybody may bank one last sequence.
verso-news-chosen = { $who ->
    [you] You have chosen.
   *[other] { $name } has chosen.
  }
verso-news-passed = { $who ->
    [you] You bank nothing more.
   *[other] { $name } banks nothing more.
  }
verso-news-over = The game is over.

## Verso: solo titles

verso-title-none = Every deck is different. Shuffle again, the next one is yours!
verso-title-35 = Well played: that is a good, solid game.
verso-title-40 = Lovely: better than most.
verso-title-45 = That takes talent.
verso-title-50 = Masterly. Others could learn from you.
verso-title-55 = A true expert of both sides.
verso-title-60 = Legendary! The deck will remember you.
verso-title-best = You have beaten the designers' own best of 64!

## Verso in the terminal

play-you = You
verso-play-top = Deck: { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
  } left. On top: { $face }, { verso-points }.
verso-play-score = { verso-points } ({ $runs } from runs, { $squares } from squares)
verso-play-move-keep = keep the { $face }{ $discarded ->
    [true] {" "}(you have it already: it would be discarded)
   *[false] { $square ->
        [true] {" "}and complete a square: 7 points
       *[false] {""}
      }
  }
verso-play-move-flip = turn it over; behind it may be { $faces }
verso-play-move-bank = { verso-points } { $discards }
verso-play-move-pass = bank nothing more
play-prompt = Your move (number or text, ? for the rules, quit to stop):
play-stopped = Stopped before the end; this game does not count.
play-seed = This game again: { $command }
play-saved = The game is saved in { $file }.
play-won = You win!
play-shared = You share the victory.
play-lost = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
  }
verso-play-legend = B is the sea, G the land, O the sky. Dots are points, ★ is a joker, ↷ what is known to be behind, ■ a square. Type ? for the rules.
play-final = Final score
rules-recto-verso =
    Two partners build one building of wooden blocks together. Each sees only one side of it, and only that side of the card: the facade that their own side must show.
    Place, move and turn any block, and talk as you like. A block falls until it rests; blocks cannot overlap, and nothing may lie above a gap when you are done.
    When you think it is finished, say Recto!; when your partner agrees, they say Verso! and the clock stops. Any change in between takes the word back.
    It is right if all blocks are used and both facades look exactly as drawn, empty squares too. The faster, the more points for both; a wrong building scores nothing.
    Two players climb a tower of 7 levels with less and less time; a failure starts again at the bottom. With 3 to 6 players a partner is drawn for each round, the others see both facades, and the most points win.
rules-dessus-dessous =
    Everybody has the same five layers, with holes and different colours on each side. A mission shows a pattern and how many layers it takes.
    Stack exactly that many layers, turned over and rotated as you like, until the pile looks like the mission. Where all layers have holes the board shows, and that counts too.
    Done? Grab the highest token that is left; from then on you may not touch your pile. When one token is left, the last player has 10 seconds.
    Then the piles are checked in the order of the tokens. Who is wrong scores nothing, and everybody behind moves up. The first who is right also wins the mission card.
    After 6 rounds the most points win; mission cards decide a tie. Alone you have 3 minutes: choose missions of 3, 4 or 5 layers, and each one solved counts its number.
rules-verso =
    On your turn either draw or bank.
    Draw: keep the face you see, or turn the card over and keep what comes. A face you have already is discarded.
    Bank: take 2 to 6 neighbouring values of one colour, as in “bank blue 3-5”. A joker stands for any value you like: “bank blue 3-5 *4”. You score the points on these cards and discard the two highest, those after the minus sign. Your neighbours turn over their highest card of that colour, a joker only if it is their last one.
    Square: as soon as you have three cards of each colour you score 7.
    When the deck is empty, everybody may bank one last sequence. Most points win.
    Alone: after each of your turns the deck turns its top card. If it turns to a higher number, your highest card of the new colour turns over.

## Dessus Dessous

dd-colour-R = red
dd-colour-Y = yellow
dd-colour-G = green
dd-colour-B = blue
dd-colour-V = violet
dd-board = board
dd-side-top = top
dd-side-right = right
dd-side-bottom = bottom
dd-side-left = left
dd-row = Row { $row }: { $cells }.
dd-layer = Layer { $layer }, { $side ->
    [back] back
   *[front] front
  }, { $one } and { $other }{ $turn ->
    [0] {""}
   *[other] , turned by { $turn } degrees
  }
dd-place = { $where ->
    [beside] not in the pile
    [top] on top of the pile
   *[within] number { $place } from the bottom
  }
dd-bench = Your layers
dd-own-picture = What your pile shows
dd-own-pile = Your pile: { $count } of { $number } layers
dd-order = Your pile, from the bottom to the top
dd-beside = Beside it
dd-layer-tools = Layer { $layer }
dd-flip = Turn over
dd-turn-left = A quarter turn to the left
dd-turn-right = A quarter turn to the right
dd-lower = Further down
dd-higher = Further up
dd-take = Take off
dd-put = Lay on top
dd-mission = Mission: { $number } layers
dd-layers = { $number } layers
dd-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
dd-pile-of = Pile of { $name }
dd-pile-hidden = { $name }’s pile stays covered until the check
dd-cards = Mission cards: { $cards }
dd-cards-won = Mission cards
dd-has-token = has taken the { $token }
dd-gave-up = has given up
dd-laid = { $count ->
    [one] { $count } layer
   *[other] { $count } layers
  }
dd-is-ready = ready
dd-round = Round { $round } of 6
dd-left = { $time } left
dd-tokens = Tokens in the middle
dd-countdown = Seconds until the round ends
dd-count-in = Seconds until the mission is turned up
dd-grab = Take the { $token }
dd-give-up = Give up this round
dd-hands-off = You have the { $token }. Hands off until the check.
dd-you-gave-up = You have given up this round; the next one is yours again.
dd-next = What comes next
dd-next-round = Next: round { $round }, { $number } layers.
dd-ready = Ready
dd-wait-ready = Waiting for the others …
dd-clock-stands = The clock stands. It goes on when everybody is ready.
dd-check = The check of round { $round }
dd-void = Nobody took a token: this round brings nothing.
dd-right = Right: { dd-points }
dd-wrong = { $wrong ->
    [0] Wrong: the picture is right, but with { $layers } layers in place of { $number }
    [one] Wrong: { $wrong } region differs
   *[other] Wrong: { $wrong } regions differ
  }
dd-wins-card = takes the mission card { $number }
dd-no-token = Without a token: { $names }
dd-practice = Practice without a clock
dd-solved = { $count ->
    [0] no mission solved
    [one] { $count } mission solved
   *[other] { $count } missions solved
  }
dd-solved-one = Solved: { $number } points more.
dd-check-pile = Check
dd-not-yet = Not yet: the picture is not the mission’s.
dd-choose = From which pile do you draw?
dd-another = Draw another mission
dd-draw = { $number } layers
dd-drawn = { $count } drawn
dd-round-limit = A round lasts at most
dd-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
dd-band-1 = A warm-up. Shall we go again?
dd-band-2 = Getting the hang of it: there is more in you.
dd-band-3 = A decent run.
dd-band-4 = A run to be proud of.
dd-band-5 = Hats off: your hands think.
dd-band-6 = Astonishing!
dd-band-7 = Out of this world!

dd-news-mission-revealed = Round { $round }: a mission with { $number } layers.
dd-news-token-taken = { $who ->
    [you] You take the { $token }.
   *[other] { $name } takes the { $token }.
  }
dd-news-countdown = { $who ->
    [you] { $seconds } seconds left for you!
   *[other] { $seconds } seconds left for { $name }.
  }
dd-news-gave-up = { $who ->
    [you] You give up this round.
   *[other] { $name } gives up this round.
  }
dd-news-pile-right = { $who ->
    [you] Your pile is right: { dd-points }.
   *[other] { $name }’s pile is right: { dd-points }.
  }
dd-news-pile-wrong = { $who ->
    [you] Your pile is wrong.
   *[other] { $name }’s pile is wrong.
  }
dd-news-card-won = { $who ->
    [you] You take the mission card { $number }.
   *[other] { $name } takes the mission card { $number }.
  }
dd-news-round-void = Nobody took a token: round { $round } brings nothing.
dd-news-over = The game is over.
dd-news-mission-drawn = A mission with { $number } layers.
dd-news-mission-solved = Solved! { $score ->
    [one] { $score } point
   *[other] { $score } points
  } now.
dd-news-check-wrong = Not yet: the picture is not the mission’s.
dd-news-solo-over = The three minutes are over.

## The browser client

skip = Skip to the page
language = Language
theme = Light or dark
sound = Sound
cancel = Cancel
save = Save
send = Send
back-home = Back to the front page
nothing-here = There is nothing here
nothing-here-text = The address may be mistyped. From the front page you reach every game.
connecting = Connecting …
reconnecting = The connection is gone; trying again. Nothing is lost.
error-server-away = The server cannot be reached. Check the connection and try again.
home-title = A table for two-sided games
home-lead = Turn the cards, see the other side. Alone, against bots, or with friends anywhere; no account needed.
game-verso = Verso
game-verso-about = Double-faced cards: build runs and squares, and mind the flips your neighbours force on you.
game-recto-verso = Recto Verso
game-recto-verso-about = Two partners, one wooden building, and each sees only one facade, against the clock.
game-dessus-dessous = Dessus Dessous
game-dessus-dessous-about = Stack holed, two-coloured layers into the pattern, faster than the others.
play-now = Play now
play-friends = Play with friends
play-solo = Solo
join-title = Join by code
table-code = Code of the table
join = Join
name-title = Your name at the table
name-saved = Others now see you as { $name }.
nickname = Nickname
my-tables = My tables
public-tables = Public tables
status-open = waiting
status-playing = playing
status-over = finished
seats-free = { $free } of { $seats } seats free
replay-open = Watch a saved game
table-gone = This table is gone
page-old = This page is out of date
table-gone-text = Check the code, or open a new table from the front page.
table-closed = This table has been ended
table-closed-text = The host has ended it. You can open a new one from the front page.
continue-failed = The seat could not be moved
seat-number = Seat { $number }
seat-empty = empty
sit = Sit here
sit-too = Play this seat, too
mute = Mute { $name }
leave = Leave
remove = Remove
start = Start
start-needs = Fill every seat: invite somebody, or add a bot.
host-starts = The host starts the game.
add-bot = Add a bot
bot-level = Bots play
take-back = Take your seat back
tools = Table
game = Game
bot-random = Random bot
bot-greedy = Greedy bot
bot-beginner = Beginner
bot-beginner-about = Plays as one does in the first week: overlooks a run now and then, and is easily pleased.
bot-friendly = Friendly
bot-friendly-about = Knows the game, does not look too closely, and never turns a card of yours out of spite.
bot-strong = Strong
bot-strong-about = Has played millions of games against itself and sees at a glance what a layout is worth.
bot-master = Master
bot-master-about = Looks ahead: plays every promising move on in a thousand possible worlds before it chooses.
bot-novice = Novice bot
bot-middle = Middling bot
bot-expert = Expert bot
bot-calm = Calm partner
bot-calm-about = Takes its time and leaves the building to you if you like; says little, and listens well.
bot-lively = Lively partner
bot-lively-about = Builds briskly, and tells you what its side shows while it does.
bot-quick = Quick partner
bot-quick-about = Sees a place for every block at once: the one to climb the whole ladder with.
bot-for = Let a bot play for { $name }
invite = Invite
copy-link = Copy the link
copied = Copied:
qr = The table's link as a QR code
your-turn = Your turn
log = What happened
talk = Talk
phrase-hello = Hello!
phrase-well-played = Well played!
phrase-thanks = Thank you!
pause = Pause
resume = Go on
paused = The table is paused.
continue-elsewhere = Continue on another device
end-table = End the table
rematch = Play again
download = Download the game
course = Points over the game
runs = Runs
squares = Squares
total = Total
replay-title = Watch a game
replay-file = A replay file
replay-watch = Watch it again
step = Step
step-back = One step back
step-on = One step on
eyes = Seen by
eyes-visitor = a visitor
replay-play = Play
replay-halt = Stop
replay-moment = Moment
replay-speed = Speed
news-table-sat = { $name } sits down.
news-table-lent = { $own ->
    [true] { $name } joins in.
   *[false] A bot plays for { $name }.
  }
news-table-freed = { $name } has left.
news-table-started = The game begins.
news-table-paused = The table is paused.
news-table-resumed = It goes on.
news-table-closed = The table has been ended.
table-seats = Players
table-clock = Time for a turn
table-clock-off = as long as one likes
table-clock-seconds = { $seconds } seconds
table-public = Show this table in the public list, so that anybody can join.
option-forbid_wasted_keep = Nobody may keep a card they have already; it must be turned over.
option-first = The host has named who begins.
option-hide_piles = The others’ piles stay covered until the check.
option-round_limit = A round lasts at most { $value } seconds.
option-practice = Practice alone, without a clock.
option-layers = A set of layers of its own.
play-practice = Practice
open-table = Open the table
turn-clock = A turn takes at most { $seconds } seconds; then a bot moves.
confirm-banks = Ask before banking
full-screen = Full screen
rules = Rules
close = Close
share = Share
copied-link = Link copied
notify-me = Tell me when it is my turn
turn-left = { $seconds } s left for this turn
verso-behind = behind it { $face }
verso-bank-label = Bank { $points }: { $row }, up to { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
verso-bank-short = Bank { $points }
verso-square = A square
verso-chosen = Has chosen
verso-layout-of = Cards of { $name }
verso-deck = Deck
verso-top = Top of the deck: { $face }
verso-left = { $deck ->
    [0] The deck is empty.
    [one] { $deck } card left
   *[other] { $deck } cards left
  }
verso-pile = { $count ->
    [0] Nothing discarded yet
    [one] { $count } card discarded
   *[other] { $count } cards discarded
  }
verso-keep = Keep it
verso-flip = Turn it over
verso-pass = Bank nothing more
verso-last-choice = One last sequence, if you like.
verso-waiting = { $name } is to move.
verso-others-choose = The others are still choosing.
verso-bank = Bank which sequence?
verso-discards = discards { $discards }
table-full = All seats are taken. You can watch the game from here.
watching = You are watching this game.
seat-lost = Your seat is free again: take one, or watch.
end-table-sure = End the table for everybody?

## Recto Verso in the browser

recto-verso-colour = { $letter ->
    [K] black
    [W] white
    [E] grey
    [N] brown
    [G] green
    [P] pink
    [V] violet
    [O] orange
    [Y] yellow
    [B] blue
    [R] red
   *[none] empty
  }
recto-verso-piece = { $letter ->
    [K] Black cube
    [W] White cube
    [E] Grey cube
    [N] Brown cube
    [G] Green bar
    [P] Pink bar
    [V] Violet bar
    [O] Orange bar
    [Y] Long yellow bar
    [B] Blue L
   *[R] Big red L
  }
recto-verso-on-level = { recto-verso-colour } on level { $level }
recto-verso-level-of = level { $level }: { $colours }
recto-verso-square = Column { $column }, level { $level }
recto-verso-cell = Column { $column }, row { $row }
recto-verso-rests = { $piece }: column { $columns }, row { $rows }, level { $levels }
recto-verso-fits = fits
recto-verso-board = Board from above
recto-verso-scene = The board in space, seen from your side
recto-verso-built = What you see of it
recto-verso-your-side = your side
recto-verso-tray = Pieces beside the board
recto-verso-tray-empty = All pieces are in the building.
recto-verso-see-front = From the front
recto-verso-see-back = From the back
recto-verso-front = Front
recto-verso-back = Back
recto-verso-turn = Turn the piece
recto-verso-turn-x = Tip over towards you
recto-verso-turn-y = Tip over to the side
recto-verso-turn-z = Turn on the spot
recto-verso-hand = Piece in hand
recto-verso-put = Put down
recto-verso-back-to-tray = To the tray
recto-verso-undo = Undo
recto-verso-shift = Shift the whole building
recto-verso-shift-left = Shift the building to the left
recto-verso-shift-right = Shift the building to the right
recto-verso-shift-near = Shift the building towards you
recto-verso-shift-away = Shift the building away from you
recto-verso-flat = Flat board
recto-verso-keys = Keys
recto-verso-keys-all = Arrows move over the board, with Shift they shift the building. x, y and z turn. Enter picks up and puts down, Escape lets go, Delete takes back to the tray. u undoes, r says Recto! or Verso!, 1 to 9, 0 and - pick pieces.
recto-verso-recto = Recto!
recto-verso-verso = Verso!
recto-verso-said = { $who ->
    [you] You have said Recto!, now it is your partner’s turn.
   *[other] { $name } says Recto! Do you agree?
  }
recto-verso-mark = Mark what fits
recto-verso-phrases = Tell your partner
recto-verso-you-see = { $side ->
    [back] You see the back.
   *[front] You see the front.
  }
recto-verso-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
  }
recto-verso-seconds = { $seconds } s
recto-verso-level = Level { $level }
recto-verso-level-head = Level { $level } of 7
recto-verso-round = Round { $round } of { $rounds }
recto-verso-ladder = The tower of seven levels
recto-verso-next-level = Level { $level }: you have { $seconds } seconds. The card is revealed after 3, 2, 1.
recto-verso-drawn = Round { $round } of { $rounds }: { $active } builds with { $partner }.
recto-verso-ready = Ready
recto-verso-waiting = Waiting for { $names }.
recto-verso-visitor = { $active } and { $partner } are building. Visitors see the card when the round is over.
recto-verso-player = Player
recto-verso-points-head = Points
recto-verso-guesses = Guesses
recto-verso-fastest = Fastest
recto-verso-standings = Standings
recto-verso-score-table = Points for a right building
recto-verso-verdict = Verdict
recto-verso-right = { $ladder ->
    [yes] Right, in { $seconds } seconds!
   *[no] Right, in { $seconds } seconds: { $points ->
        [one] { $points } point
       *[other] { $points } points
      } each!
  }
recto-verso-wrong = Not right this time.
recto-verso-more-faults = { $count ->
    [one] and one more
   *[other] and { $count } more
  }
recto-verso-solution = Show a solution
recto-verso-fault-pieces-left = Not all pieces are used; left over: { $pieces }.
recto-verso-fault-void = { $piece }: there is a void below it.
recto-verso-fault-square = { $side ->
    [back] Back
   *[front] Front
  }, column { $column }, level { $level }: should be { $wanted }, is { $found }.
recto-verso-fault-time-up = The { $seconds } seconds have passed.
recto-verso-reason-pieces-left = pieces are left over
recto-verso-reason-void = something stands above a void
recto-verso-reason-square = a square differs
recto-verso-reason-time-up = the time is up
recto-verso-refused-outside = There it would stand outside the 4 × 4 squares.
recto-verso-refused-too-high = There it would rise above level 4.
recto-verso-refused-carries = It carries another piece: take that away first.
recto-verso-guess = Your guess
recto-verso-guess-right = They will be right.
recto-verso-guess-wrong = They will be wrong.
recto-verso-guess-seconds = Over after (seconds)
recto-verso-guess-give = Guess
recto-verso-guessed = Your guess: { $right ->
    [right] right
   *[wrong] wrong
  }, over after { $seconds } s.
recto-verso-guess-came = { $name } guessed { $right ->
    [right] right
   *[wrong] wrong
  }, { $seconds } s: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
recto-verso-kings = { $attempts ->
    [one] Kings of construction, in one round!
   *[other] Kings of construction, after { $attempts } rounds!
  }
recto-verso-two = Two of you climb a tower of seven levels, together against the clock.
recto-verso-many = In each round two of you build, the others look on and guess.
recto-verso-mode = Pieces
recto-verso-mode-simple = simple: ten
recto-verso-mode-hard = hard: eleven, with the red one
recto-verso-cards = Cards
recto-verso-cards-fresh = new ones
recto-verso-cards-box = those of the box
recto-verso-cards-expert = new ones with one solution only
recto-verso-pace = Time
recto-verso-competition = Competition: no marks on squares that fit already.
option-mode = { $value ->
    [hard] Hard: all eleven pieces.
   *[simple] Simple: ten pieces.
  }
option-pace = There is { $value } times as much time.
option-marks = Competition: squares that fit are not marked.
phrase-need = I need { $colour } in column { $column }, level { $level }.
phrase-empty = Column { $column }, level { $level } stays empty.
phrase-unseen = I do not see { $colour } on my side.
phrase-wait = Wait a moment!
phrase-yes = Yes!
phrase-no = No.
recto-verso-news-revealed = { $level ->
    [0] Round { $round }: { $active_name } and { $partner_name } build.
   *[other] Level { $level }: the card is revealed.
  }
recto-verso-news-placed = { $who ->
    [you] You place: { $piece }.
   *[other] { $name } places: { $piece }.
  }
recto-verso-news-moved = { $who ->
    [you] You move: { $piece }.
   *[other] { $name } moves: { $piece }.
  }
recto-verso-news-taken = { $who ->
    [you] You take back: { $piece }.
   *[other] { $name } takes back: { $piece }.
  }
recto-verso-news-shifted = { $who ->
    [you] You shift the building.
   *[other] { $name } shifts the building.
  }
recto-verso-news-recto = { $who ->
    [you] You say Recto!
   *[other] { $name } says Recto!
  }
recto-verso-news-verso = { $who ->
    [you] You say Verso!
   *[other] { $name } says Verso!
  }
recto-verso-news-word-back = The word no longer counts: the building has changed.
recto-verso-news-right = { $level ->
    [0] Right in { $seconds } s: { $points } points each for { $active_name } and { $partner_name }.
   *[other] Right in { $seconds } s.
  }
recto-verso-news-wrong = Wrong: { $reason }.
recto-verso-news-climbed = Up to level { $level }.
recto-verso-news-fell = Down to level { $level }.
recto-verso-news-kings = Kings of construction!
recto-verso-news-again = The round is played again with a new card.
recto-verso-news-over = The game is over.

## Review of a game

review = Review
review-about = Every move judged by what its player could know: what it promised, what it lost, and what was luck.
review-open = Review this game
review-progress = Judging move { $done } of { $of } …
review-value = { $measure ->
    [points] { $value }
   *[chance] { $value } %
  }
review-account = { $name }: the first turn promised { $measure ->
    [points] { $promised } points
   *[chance] a chance of { $promised } % to win
  }. Moves lost { $lost }, luck brought { $luck }: { $measure ->
    [points] { $end } points
   *[chance] { $end } %
  } in the end.
review-lessons = { $count ->
    [one] A move to learn from
   *[other] { $count } moves to learn from
  }: { $name }
review-step = Move { $step }
review-lesson = Better: { $best }, not { $move }. It lost { $measure ->
    [points] { $lost } points
   *[chance] { $lost } % of the chance to win
  }.
review-none = No move lost anything worth mentioning.
review-graph = { $measure ->
    [points] Points to be expected, move by move
   *[chance] Chance to win, move by move
  }
review-here = Move { $step }, { $name }: the choices
review-choice = Choice
review-promise = Promises
review-lost = Loses
review-luck = Luck after the move that was made: { $luck }.
review-how = Each choice was played on in the same { $worlds } imagined worlds, without a look at hidden cards.
review-move = { $kind ->
    [keep] keep
    [flip] turn over
    [pass] bank nothing
   *[bank] bank { $colour ->
        [blue] blue
        [green] green
       *[orange] orange
      } { $run }{ $joker ->
        [none] {""}
       *[other] {" "}(★ as { $joker })
      }
  }

## Hints

hint = Hint
hint-about = Hints while playing
hint-thinking = Thinking …
hint-verso-keep = Keep the { verso-face }: { $why ->
    [away] nothing behind it is worth more, and this one goes away.
    [square] it completes a square.
    [run] it joins your run.
    [points] its three points are worth having.
   *[place] it opens a place in a row you will need.
  }
hint-verso-flip = Turn the { verso-face } over: { $why ->
    [have] you have it already.
   *[better] what may be behind it suits you better on average.
  }
hint-verso-bank = Bank { $colour ->
    [blue] blue
    [green] green
   *[orange] orange
  } { $run } for { verso-points }: { $why ->
    [last] it is the best run for the end.
    [long] it will hardly grow any longer.
   *[points] waiting would risk more than it promises.
  }
hint-verso-pass = There is nothing left to bank: pass.
hint-recto-verso-stuck = This can no longer work as it stands. Lift this first: { $pieces }.
hint-recto-verso-shift = This can no longer work where it stands, but it does after a shift of the whole building.
hint-recto-verso-hidden = It can still work. Hidden from both sides: { $pieces }.
hint-recto-verso-unseen = It can still work. { $count ->
    [0] Your side shows every piece.
   *[other] Your side does not show: { $pieces }.
  }
hint-dessus-dessous-top = Layer { $layer } lies on top, its { $side ->
    [front] front
   *[back] back
  } up.
