## Verso: words

verso-face = { verso-row } { $value ->
    [joker] joker
   *[other] { $value }
  }
verso-row-blue = sea
verso-row-green = land
verso-row-orange = sky
verso-row = { $colour ->
    [blue] { verso-row-blue }
    [green] { verso-row-green }
   *[orange] { verso-row-orange }
  }
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
    [true] {" "}and is discarded: it lies there already.
   *[false] .
  }{ $broken ->
    [true] { $who ->
        [you] {" "}Your square is broken.
       *[other] {" "}{ $name }’s square is broken.
      }
   *[false] {""}
  }
verso-news-announced = { $who ->
    [you] You bank
   *[other] { $name } banks
  } { verso-row } { $run }, +{ $points }{ $count ->
    [0] . No neighbour has a { verso-row } card to turn.
    [one] { $turns ->
        [you] : you turn your highest { verso-row } card.
       *[other] : { $neighbour } turns their highest { verso-row } card.
      }
   *[other] : the neighbours turn their highest { verso-row } cards.
  }
verso-news-banked = { $announced ->
    [true] { $who ->
        [you] You score { verso-points }
       *[other] { $name } scores { verso-points }
      }
   *[false] { $who ->
        [you] You bank { verso-row } { $run } for { verso-points }
       *[other] { $name } banks { verso-row } { $run } for { verso-points }
      }
  }; discarded: { $discards }.{ $broken ->
    [true] { $who ->
        [you] {" "}Your square is broken.
       *[other] {" "}{ $name }’s square is broken.
      }
   *[false] {""}
  }
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
verso-news-deck-empty = { $alone ->
    [true] The deck is empty. You may bank one last sequence.
   *[false] The deck is empty. Everybody may bank one last sequence.
  }
verso-news-chosen = { $who ->
    [you] You have chosen.
   *[other] { $name } has chosen.
  }
verso-news-passed = { $who ->
    [you] You bank nothing more.
   *[other] { $name } banks nothing more.
  }
verso-news-over = The game is over.
verso-last-bank = { $who ->
    [you] Your last bank:
   *[other] { $name }’s last bank:
  } { $colour ->
    [none] nothing
   *[other] { verso-row } { $run }, +{ $points }
  }

## Verso: solo titles

verso-title-none = Every deck is different. Shuffle again, the next one is yours!
verso-title-35 = Well played: that is the average score, a good, solid game.
verso-title-40 = Lovely: better than most.
verso-title-45 = That takes talent.
verso-title-50 = Masterly. Others could learn from you.
verso-title-55 = A true expert of both sides.
verso-title-60 = Legendary! The deck will remember you.
verso-title-best = You have beaten the designers' own best of 64!
verso-band = { $most ->
    [0] { $least } and more
   *[other] { $least }–{ $most }
  }
verso-ladder = Titles for points alone
verso-designers = The designers’ best: { $points }
verso-short-of = { $short } short of { $points }
verso-next-title = { $points ->
    [0] The game’s designers once reached { $best } points.
   *[other] Next title at { $points } points. The game’s designers once reached { $best }.
  }

## Verso in the terminal

play-you = You
verso-play-top = Deck: { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
  } left. On top: { $face }, { verso-points }.
verso-play-score = { verso-points } ({ $runs } from sequences, { $squares } from squares)
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
play-prompt = Your move (number or text, ? for help, quit to stop):
commands-verso =
    Type the number of a move, or its text: “keep”, “flip”, “bank blue 3-5”, with a joker “bank blue 3-5 *4”: here it stands for the 4. At the end also “pass”.
    The cards after the minus sign are those that you would discard. “quit” stops the game.
    The rules: volteface rules verso
play-stopped = Stopped before the end; this game does not count.
play-seed = This game again: { $command }
play-saved = The game is saved in { $file }.
play-won = You win!
play-shared = You share the victory.
play-lost = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
  }
verso-play-legend = B (blue) is the sea, G (green) the land, O (orange) the sky. Dots are points, ★ is a joker, ↷ what is known to be behind, ■ a square. Type ? for help.
play-final = Final score

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
dd-hole = hole
dd-face = { $side ->
    [back] back
   *[front] front
  }
dd-mark = { $side ->
    [back] back
   *[front] front
  }
dd-shape = This side: { $words }
dd-shape-behind = Turned over: { $words }
dd-layer = Layer { $layer }, { $side ->
    [back] back
   *[front] front
  }, { $one } and { $other }{ $turn ->
    [0] {""}
   *[other] , rotated by { $turn } degrees
  }
dd-place = { $where ->
    [beside] not in the pile
    [top] on top of the pile
   *[within] number { $place } from the bottom
  }
dd-bench = Your layers
dd-own-picture = What your pile shows
dd-own-pile = Your pile: { $count } of { $number } layers
dd-too-many = { $count } layers, { $number } needed
dd-needs = The mission asks for { $number } layers; { $count ->
    [0] none lies
    [1] 1 lies
   *[other] { $count } lie
  } in your pile.
dd-order = Your pile, from the bottom to the top
dd-beside = Beside it
dd-layer-tools = { $layer ->
    [0] No layer is chosen
   *[other] Layer { $layer }
  }
dd-flip = Turn over
dd-turn-left = Rotate a quarter to the left
dd-turn-right = Rotate a quarter to the right
dd-lower = Further down
dd-higher = Further up
dd-take = Take off
dd-put = Lay on top
dd-drag-here = Drag a layer here
dd-guide = { $step ->
    [first] Drag a layer onto your pile. Tap the chosen one to turn it over.
    [more] Holes show what lies beneath. Turn a layer over, rotate it, or change the order.
    [grab] Does it look like the mission? Take the { $token }.
   *[check] Does it look like the mission? Check it.
  }
dd-how-goal = Stack layers so that your pile looks like the mission. Holes show what lies beneath.
dd-how-move = Drag a layer onto your pile. A tap frames a layer, or turns the framed one over: the small picture below shows its other side. ↺ and ↻ rotate it.
dd-how-done = { $alone ->
    [true] Looks right? Check it. A solved mission scores as many points as it has layers.
   *[other] Looks right? Take the highest token: the first right pile gets the most points. Hands off then. The last one to build has only a short countdown.
  }
dd-tip-tap = Tap a layer to choose it, once more to turn it over
dd-tip-drag = Drag it onto the board, between two others, or off again
dd-tip-turn = Wheel over it, or turn two fingers: it rotates by a quarter
dd-key-choose = choose a layer
dd-key-flip = turn it over
dd-key-turn = rotate it a quarter to the right, with Shift to the left
dd-key-order = lay it, and move it up and down in the pile
dd-key-take = take it off the pile
dd-key-done = take a token, or check
dd-mission = Mission: { $number } layers
dd-layers = { $number } layers
dd-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
dd-your-pile = Your pile
dd-pile-of = Pile of { $name }
dd-pile-hidden = { $name }’s pile stays covered until the check
dd-cards = Mission cards won: { $cards }
dd-points-won = Points
dd-cards-won = Mission cards
dd-cards-about = Points win. Mission cards only decide ties.
dd-has-token = has taken the { $token }
dd-gave-up = has given up
dd-sits-out = sits out
dd-laid = { $count ->
    [one] { $count } layer
   *[other] { $count } layers
  }
dd-is-ready = ready
dd-not-ready = not ready yet
dd-round = Round { $round } of 6
dd-left = { $time } left
dd-tokens = Tokens in the middle
dd-countdown = Seconds until the round ends
dd-last-taken = { $who ->
    [you] You took the { $token }.
   *[other] { $name } took the { $token }.
  }
dd-last = { $who ->
    [you] You are the last: { $seconds } seconds!
   *[other] { $name } is the last: { $seconds } seconds.
  }
dd-last-short = { $who ->
    [you] You are the last!
   *[other] { $name } is the last.
  }
dd-count-in = Seconds until the mission is turned up
dd-grab = Done! Take the { $token }
dd-give-up = Give up this round
dd-give-up-sure = Give up this round?
dd-give-up-yes = Yes, give up
dd-give-up-no = No, go on
dd-only-bots = { $token ->
    [0] Only bots are still building.
   *[other] Hands off. Only bots are still building.
  }
dd-play-out = Skip
dd-skip = Skip to the check
dd-hands-off = You have the { $token }. Hands off until the check.
dd-you-gave-up = You have given up this round; the next one is yours again.
dd-you-were-away = You were away, so this round goes on without you. The next one is yours.
dd-before-first = { $alone ->
    [true] The clock waits for you.
   *[other] The clock waits until all are ready.
  }
dd-coming = A mission with { $number } layers is coming.
dd-next-round = Next: round { $round }, { $number } layers.
dd-ready = Ready
dd-wait-ready = Waiting for { $names }.
dd-paused = The table is paused.
dd-clock-stands = The clock stands. It goes on when everybody is ready.
dd-solo-wait = Three minutes, as many missions as you can. The clock starts when you do.
dd-alone-wait = The clock starts when you do.
dd-solo-start = Start the clock
dd-alone = Three minutes alone
dd-alone-about = You draw missions of 3, 4 or 5 layers, one after the other. A solved one scores as many points as it has layers, a wrong check only costs time. What your points are worth:
dd-no-skip = What you draw is to be solved: it cannot be put back.
dd-time-up = Time is up: { dd-points }.
dd-bands = What points are worth
dd-check = The check of round { $round }
dd-void = Nobody took a token: this round brings nothing.
dd-nobody = Nobody is right: nobody scores, and nobody takes the mission card.
dd-right = Right: { dd-points }
dd-wrong = { $wrong ->
    [0] Wrong: the picture is right, but with { $layers ->
        [one] { $layers } layer
       *[other] { $layers } layers
      } in place of { $number }.
    [far] Wrong: another picture.
    [one] Wrong: { $wrong } place differs.
   *[other] Wrong: { $wrong } places differ.
  }
dd-wrong-only = { $what ->
    [turn] Only layer { $layer } is rotated wrongly.
    [side] Only layer { $layer } has its wrong side up.
    [layer] Only layer { $layer } is not right yet.
   *[order] Only the order is wrong.
  }
dd-moved-up = (moved up from the { $token })
dd-wins-card = { $who ->
    [you] You have won the mission card { $number }.
   *[other] Wins the mission card { $number }.
  }
dd-no-token = Without a token
dd-idle = { $why ->
    [gave-up] gave up
    [away] away
   *[late] too late
  }
dd-solution = Show a solution
dd-solution-hide = Hide the solution
dd-solution-order = A solution, from the bottom to the top
pair-about-dessus-dessous = All phones show the same mission. For printed layers, or for those of your box.
dd-pair-missions = Missions
dd-pair-missions-match = as in the rulebook: 3, 4, 5, 3, 4, 5
dd-pair-layers = Layers
dd-pair-layers-ours = Our layers, as printed
dd-pair-layers-own = My own layers
dd-pair-edit = Enter my own layers
dd-pair-last = Last token: count 10
dd-pair-stop = End this mission
dd-pair-next-mission = Next mission
dd-pair-next = Next: { $number } layers. Gather them in one pile.
dd-own-about = Choose a colour and tap quarters; a second tap makes a hole. The back is seen after turning the layer over from left to right.
dd-own-layers = The five layers
dd-own-layer = Layer { $layer }{ $whole ->
    [true] , entered
   *[false] {""}
  }
dd-own-sides = Sides
dd-own-side = { $side ->
    [back] Back
   *[front] Front
  }
dd-own-drawing = { $side ->
    [back] Layer { $layer }, back
   *[front] Layer { $layer }, front
  }
dd-own-colours = Colours
dd-own-bare = no colour yet
dd-own-quarter = Row { $row }, cell { $column }, { $side }: { $colour }
dd-own-fill = Paint all that is left { $colour }
dd-own-unkept = This browser does not keep your layers: they are lost when the page is closed.
dd-own-clear = Clear this layer
dd-own-then-back = Now the back
dd-own-then-next = Next layer
dd-own-done = Play with these
dd-tie = { $points } points each: the numbers on the mission cards decide, { $most } to { $next }.
dd-tie-shared = { $points } each, and { $most } on the mission cards: you share.
dd-practice = Practice without a clock
dd-solved = { $count ->
    [0] no mission solved
    [one] { $count } mission solved
   *[other] { $count } missions solved
  }
dd-done = Solved
dd-solved-one = Solved: { $number } points more.
dd-check-pile = Check
dd-not-yet = { $alike ->
    [true] Not yet: the picture is right, but with { $layers } layers in place of { $number }.
   *[other] Not yet: the picture is not the mission’s.
  }
dd-choose = From which pile do you draw?
dd-another = Draw another mission
dd-draw = { $number } layers
dd-drawn = { $count } drawn
dd-round-limit = A round lasts at most
dd-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
dd-countdown-length = The last countdown lasts
dd-seconds = { $seconds } seconds
dd-band-1 = A warm-up. Shall we go again?
dd-band-2 = Getting the hang of it: there is more in you.
dd-band-3 = A decent score.
dd-band-4 = A score to be proud of.
dd-band-5 = Hats off: your hands think.
dd-band-6 = Astonishing!
dd-band-7 = Out of this world!
dd-box-about = Tap whoever takes a token: the countdown, the check and the points follow by themselves.
dd-box-grab = Reveal the mission. Then tap whoever takes a token.
dd-box-grab-next = Who takes the next token?
dd-box-count = Count from { $seconds }
dd-box-check = To the check
dd-box-over = Hands off: the round is over.
dd-box-ask = { $name }’s pile: right or wrong?
dd-box-right = Right
dd-box-wrong = Wrong
dd-box-card = mission card { $number }
dd-box-next = Next round
dd-box-end = To the result
dd-box-solved = Solved a mission? Tap its number of layers.
dd-box-tally = Points
dd-box-rounds = Round
dd-box-legend = ★ mission card: in a tie the higher sum of their numbers wins.
dd-box-mend = Tap in the order of the tokens: once for right, twice for wrong, three times for no token.

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
dd-news-dropped-out = { $who ->
    [you] You were away: this round goes on without you, the next one is yours.
   *[other] This round goes on without { $name }.
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
dd-news-check-wrong = { dd-not-yet }
dd-news-solo-over = The three minutes are over.

## The browser client

skip = Skip to content
language = Language
theme = Light or dark
sound = Sound
language-changed = This page is in English now.
settings = Settings
theme-system = automatic
theme-light = light
theme-dark = dark
setting-motion = Animations
setting-motion-device = This device asks for less motion: nothing moves.
setting-strong = Strong contrast and patterns
setting-strong-about = Darker lines, larger signs beside colours.
setting-letters = Letters and digits as shortcuts
setting-letters-about = Off for speech input, or when keys are pressed by accident.
forget = Forget me
forget-about = Your name, what you said and the list of your tables are erased from this server, at once and for good, and what this browser remembers. Games you played stay, with your seat's number in place of your name.
forget-sure = Seats you hold in running games cannot be taken up again. Do it?
forget-do = Erase it all
forget-done = Done: nothing here leads to you any more. You are somebody new.
device = On this device
device-kept = Kept here: companion, lessons, rules and practice also work without the network.
device-storing = Being stored for use without the network …
device-refused = This browser has not stored Volteface: it does not in a private window, or when there is no room left. Open an ordinary window or free some room, then reload the page. Until then the server is needed.
device-unable = This browser cannot keep pages for use without the network; newer ones can.
device-insecure = This address begins with http://. Use without the network, installing, and a screen that stays awake need https://; all else works. Whoever hosts this server finds the way in its page on hosting, under “HTTPS”.
device-install = Install
device-install-menu = To have it on the home screen: Share, then “Add to Home Screen”.
device-installed = Installed as an app.
cancel = Cancel
save = Save
send = Send
back-home = Back to the front page
back-table = Back to the table
nothing-here = There is nothing here
nothing-here-text = The address may be mistyped. From the front page you reach every game.
connecting = Connecting …
reconnecting = The connection is gone; trying again. Nothing is lost.
offline = Offline
offline-title = The server cannot be reached
offline-wait = Tables wait until it is back. This page notices by itself.
offline-works = This works meanwhile:
offline-back = The server is back.
practice-of = Practice of { $game }
version-new = New version
version-new-about = A new version is there. It comes with the next page you open, or now if you press here.
version-told = A new version of Volteface is there. It comes with the next page you open.
error-server-away = The server cannot be reached. Check the connection and try again.
home-title = A table for two-{"\u2060"}sided games
home-lead = Turn the cards, see the other side. Alone, against bots, or with friends anywhere; no account needed.
game-verso = Verso
game-verso-about = Double-faced cards: build sequences and squares, and mind the flips your neighbours force on you.
game-recto-verso = Recto Verso
game-recto-verso-about = Two partners, one wooden building, and each sees only one facade, against the clock.
game-dessus-dessous = Dessus Dessous
game-dessus-dessous-about = Stack holed, two-coloured layers into the pattern, faster than the others.
play-now = Play now
play-friends = Play with friends
play-solo = Solo
join-title = Join by code
pair-title = Two phones, one box
pair-lead = Put your box on the table and your phones beside it: new cards without end, for the real pieces.
pair-join = Join a pairing
pair-code = Code of the pairing
pair-qr = The pairing's link as a QR code
pair-invite = Scan this with the other phones, or type the code at { $address }.
pair-only-here = Phones do not find this page: its address, { $address }, leads only to this device. Open it here at the address that this device has in your network.
pair-phones = { $count ->
    [one] { $count } phone
   *[other] { $count } phones
  }
pair-you = you
pair-phone-away = away
pair-phone-stops = gives up
pair-phone-said = has said it
pair-phone-ready = ready
pair-ready = Ready
pair-ready-alone = Begin with this phone alone
pair-unready = Not yet
pair-ready-waits = Waiting for { $names }
pair-dealing = Drawing a card …
pair-revealed = The card is revealed.
pair-time = Time
pair-left = Time left
pair-word-waits = Said! Now it is up to { $names }.
pair-last-seconds = The last seconds are running.
pair-unsay = No, not yet
pair-give-up = Give up
pair-stop-sure = Really?
pair-stop-others = { $names } would like to give up.
pair-ask = Is the building right on your side?
pair-ask-again = You do not agree. Look once more: is it right?
pair-right = Right
pair-wrong = Wrong
pair-told-waits = Noted. Waiting for { $names }.
pair-next = Next card
pair-again = Another game, or settings
pair-away = The connection is lost: trying again …
pair-new = Open a new one
pair-gone = This pairing has ended
join-table = Join the table
go-on = Go on where you were
with-people = with { $names }
with-bots = with bots
with-nobody = alone
table-code = Code of the table
join = Join
name-title = Your name at the table
name-saved = Others now see you as { $name }.
nickname = Nickname
given-name = { $animal ->
    [Heron] Heron
    [Otter] Otter
    [Lynx] Lynx
    [Finch] Finch
    [Marten] Marten
    [Curlew] Curlew
    [Squirrel] Squirrel
    [Plover] Plover
    [Hare] Hare
    [Swift] Swift
    [Newt] Newt
   *[Wren] Wren
  } { $number }
my-tables = My tables
public-tables = Public tables
tables-missing = Some tables cannot be reached just now. They are not lost, and will be back by themselves.
status-playing = playing
status-over = finished
seats-free = { $free ->
    [0] all seats taken: it can begin
   *[other] { $free } of { $seats } seats free
  }
replay-open = Watch a saved game
table-gone = This table is gone
server-title = How this server is
server-well = All is well: everything is kept.
server-unwell = Nothing can be kept just now. Games go on by themselves as soon as it can.
server-figures = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
 } in use, looked at by { $viewers }.
server-version = Volteface { $version }, running for { $days ->
    [one] one day
   *[other] { $days } days
 }.
page-old = This page is out of date
table-gone-text = Check the code, or open a new table from the front page.
table-closed = This table has been ended
table-closed-by = { $who ->
    [you] You ended it
   *[other] { $name } ended it
  }{ $rounds ->
    [0] .
    [one] {" "}after { $rounds } round.
   *[other] {" "}after { $rounds } rounds.
  }
table-stood = It stood at
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
play-on = Play on at a new table
play-on-about = The new table is like this one. Whoever still has this page open can follow you there.
play-on-call = { $name } plays on at a new table.
play-on-follow = Follow
continue-failed = The seat could not be moved
seat-number = Seat { $number }
seat-empty = empty
seat-you = you
seat-host = host
invited = { $name } invites you to { $game }
invited-open = You are invited to { $game }
invited-watch = Rather watch? Stay here: when the game begins, you see it.
sit-too = Two at this device
sit-too-about = You hold two seats, and the page turns to whoever is to move.
mute = Mute { $name }
leave = Leave
remove = Remove
start = Start
start-needs = Fill every seat: invite somebody, or add a bot.
all-taken = All seats are taken: the game can begin.
host-starts = Waiting for { $name } to start.
add-bot = Add a bot
fill-bots = Fill with bots
bot-level = Bots play
take-back = Take your seat back
tools = Table
game = Game
bot-random = Random bot
bot-greedy = Greedy bot
bot-beginner = Beginner
bot-beginner-about = Plays as one does in the first week: overlooks a sequence now and then, and is easily pleased. About 28 points alone.
bot-friendly = Friendly
bot-friendly-about = Knows the game, does not look too closely, and never turns a card of yours out of spite. About 35 points alone.
bot-good = Good
bot-good-about = Has a good eye for sequences and squares, knows when to bank, and errs by a little now and then. About 42 points alone.
bot-strong = Strong
bot-strong-about = Has played hundreds of thousands of games against itself and sees at a glance what a layout is worth. Over 46 points alone.
bot-master = Master
bot-master-about = Thinks a turn further, or plays on in hundreds of possible worlds, before it chooses: nobody honest makes many more points.
bot-newcomer = Newcomer
bot-newcomer-about = Plays for the first time, as you may: about a minute for three layers, three minutes for five.
bot-novice = Regular
bot-novice-about = Plays now and then: about half a minute for three layers, a little over a minute for five.
bot-middle = Quick
bot-middle-about = Sees quickly how layers lie: a quarter of a minute for three, half a minute for five.
bot-expert = Expert
bot-expert-about = Hardly needs to look twice: six seconds for three layers, eleven for five.
bot-calm = Calm partner
bot-calm-about = Waits for you, builds a piece after each of yours, and takes its time; says little, and listens well.
bot-lively = Lively partner
bot-lively-about = Builds in turn with you at a good pace, and tells you what its side shows while it does.
bot-quick = Quick partner
bot-quick-about = Answers each of your pieces at once with one of its own: the one to climb the whole ladder with.
bot-program = Program { $name }
bot-plays-for = { $name } (bot)
bot-yours = Your bot
bot-for = Let a bot play for { $name }
invite = Invite
copy-link = Copy the link
link = Link
qr = The table's link as a QR code
your-turn = Your turn
log = What happened
talk = Talk
phrase-hello = Hello!
phrase-well-played = Well played!
phrase-thanks = Thank you!
pause = Pause
resume = Go on
no-pause = No pause
continue-elsewhere = Continue on another device
continue-about = Read the code with the other device, or send yourself the link. Whoever opens it first has your seat; your name comes along. It is good for a day.
continue-qr = Your seat's link as a QR code
end-table = End the table
rematch = Play again
download = Download the game
course = Points over the game
runs = Sequences
squares = Squares
total = Total
replay-title = Watch a game
replay-file = A replay file
replay-watch = Watch it again
step = Step
step-back = One step back
step-on = One step on
step-next = Move { $step } / { $last }
step-before = Before it: { $told }
step-end = End
eyes-own = { $name } (you)
eyes = Seen by
eyes-visitor = a visitor
replay-play = Play
replay-halt = Stop
replay-moment = Moment
replay-speed = Speed
news-table-sat = { $how ->
    [back] { $who ->
        [you] You take your seat back.
       *[other] { $name } takes the seat back.
      }
    [moved] { $who ->
        [you] You go on at this device.
       *[other] { $name } goes on at another device.
      }
   *[new] { $who ->
        [you] You sit down.
       *[other] { $name } sits down.
      }
  }
news-table-lent = { $own ->
    [true] { $name } joins in.
   *[false] { $who ->
        [you] A bot plays for you.
       *[other] A bot plays for { $name }.
      }
  }
news-table-failed = { $program } { $why ->
    [start] could not be started
    [ended] has ended
    [silent] did not answer in time
    [illegal] made a move that there is not
   *[nonsense] gave an answer that nobody can read
  }: a bot of ours plays on.
news-table-freed = { $who ->
    [you] You have left.
   *[other] { $name } has left.
  }
news-table-started = The game begins.
news-table-paused = { $who ->
    [nobody] The table is paused.
    [you] You pause the table.
   *[other] { $name } pauses the table.
  }
news-table-resumed = It goes on.
news-table-closed = The table has been ended.
news-table-late = { $who ->
    [you] Your time ran out: a bot moves for you.
   *[other] { $name } ran out of time: a bot moves.
  }
news-table-again = { $who ->
    [you] You want to play again.
   *[other] { $name } wants to play again.
  }
news-away = { $name } is away.
news-back = { $who ->
    [you] You are back.
   *[other] { $name } is back.
  }
table-seats = Players
table-clock = Time for a turn
table-clock-off = as long as one likes
table-clock-seconds = { $seconds } seconds
first-player = Who begins
first-lot = drawn by lot
first-you = I do
table-public = Show this table in the public list, so that anybody can join.
option-forbid_wasted_keep = Nobody may keep a card they have already; it must be turned over.
option-first = { $name } begins.
option-hide_piles = The others’ piles stay covered until the check.
option-round_limit = A round lasts at most { $value } seconds.
option-countdown = The last countdown lasts { $value } seconds.
option-practice = Practice, without a clock.
option-layers = A set of layers of its own.
play-practice = Practice
practice-not-kept = This device keeps nothing just now: its storage is full or refused. You can go on; what you have solved is forgotten when the page is closed.
open-table = Open the table
turn-clock = A turn takes at most { $seconds } seconds; then a bot moves.
rules-usual = It is played by the usual rules.
rules-hints = There are hints while playing.
confirm-banks = Ask before banking
full-screen = Full screen
rules = Rules
rules-of = Rules of { $game }
rules-all = All games
rules-lead = How the three games are played, with examples, pictures, and answers to what one may ask at the table.
rules-search = Search the rules of all games
rules-found = { $count ->
    [0] Nothing found. Try another word.
    [one] One place
   *[other] { $count } places
  }
rules-near = No place has all of these words. The nearest:
rules-places = { $count ->
    [one] Back to the one place found
   *[other] Back to the { $count } places found
  }
rules-contents = Contents
rules-print = Print
rules-page = Open as a page
rules-rule = Rule { $rule }
rules-numbers = The small marks are the numbers of the rules. Everything that the rulebook tells is also checked by the program, under the same numbers.
why = Why?
close = Close
help = Rules and keys
keys = Keys and gestures
keys-letters-on = Letters and digits can be turned off in the settings.
keys-letters-off = Letters and digits are turned off in the settings.
key-arrows = arrows
key-delete = Delete
key-enter = Enter
key-escape = Esc
key-shift = Shift
key-space = Space
key-drag = drag
key-tap = tap
key-twist = two fingers
key-wheel = wheel
share = Share
copied-link = Link copied
notify-me = Tell me when it is my turn
turn-left = { $seconds } s left for this turn
verso-behind = behind it { $face }
verso-bank-label = Bank +{ $points }: { $row }
verso-how-choose = Collect cards in three rows: sky, land and sea. In your turn keep the top card, or turn it over and take its other face.
verso-how-bank = Or bank cards of one colour that follow each other: every sun is a point. Then your neighbours must turn a card of that colour over.
verso-how-square = Three cards in every row are a square: 7 points at once. Whoever has the most points when the deck is empty wins.
verso-bank-short = Bank +{ $points }
verso-square = A square
verso-chosen = Has chosen
verso-layout-of = Cards of { $name }
verso-look-at = Look closely at the cards of { $name }
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
verso-pass-sure = Leave { $points } points behind?
verso-pass-yes = Yes, leave { $points ->
    [one] one point
   *[other] { $points } points
}
verso-pass-no = No
verso-last-choice = One last sequence, if you like.
verso-last-none = You have no sequence to bank.
verso-waiting = { $name } is to move.
verso-others-choose = The others are still choosing.
verso-all-chose = Everybody has chosen.
verso-bank = { $count ->
    [one] Bank this sequence?
   *[other] Bank which sequence?
  }
verso-discards = you discard { $discards }
verso-bank-best = Bank { verso-row } { $run }: +{ $points }
verso-turns = { $name } turns { $card }{ $does ->
    [square] {" "}→ { $face }: a square for them, +{ $points }
    [lost] {" "}→ { $face }, which they lose
    [known] {" "}→ { $face }
   *[unknown] {""}
  }
verso-turns-none = nobody has to turn a card
verso-breaks = breaks your square
verso-would-lost = You have it: this one would be lost.
verso-would-square = Square: +{ $points }.
verso-would-join = Joins { $run }.
verso-would-lie = Joins nothing yet.
verso-top-would = { verso-top }. { verso-keep }: { $would }
verso-may-be = Behind it may be
verso-chance = { $chance } %
verso-may = { $face }, { verso-chance }{ $does ->
    [lost] : you have it, it would be lost
    [square] : a square, +{ $square }
   *[other] {""}
  }
verso-neighbour = Neighbour: your banks turn a card here, and theirs one of yours
verso-progress = { $count } of { $least } cards for a square
verso-mine = { $name } banked { verso-row }. { $news }
verso-keys-bank = Bank from sky, land or sea
verso-keys-choose = In the dialog: choose that sequence
verso-keys-skip = Skip what is being shown
verso-keys-tap = Tap the board: skip what is being shown
verso-keys-down = Drag the top card down: keep it
verso-keys-up = Drag the top card up: turn it over
verso-pad-about = A score pad: tap who scores, then the points.
verso-pad-about-alone = You against the deck. Tap what you lay and what the deck turns: the companion says which of your cards turns, and counts.
verso-pad-hint = Tap who scores.
verso-pad-empty = The deck is empty
verso-pad-last-about = One last sequence for everybody: tap each name.
verso-pad-worth = What is the sequence worth?
verso-pad-last-worth = The last sequence: what is it worth?
verso-pad-none = No last sequence
verso-pad-bank = sequence
verso-pad-square = square
verso-pad-last = last sequence
verso-pad-square-points = Square: { $points }
verso-pad-done = has banked
verso-pad-told = { $name }: +{ $points }, { $total } in all.
verso-pad-turn = Your turn: tap the card that you lay, or bank.
verso-pad-deck-old = The deck’s turn: which face lies on top?
verso-pad-deck-new = Turn that card over: what is behind it?
verso-pad-turns = Higher! Turn over { $face }. What is behind it?
verso-pad-last-alone = The deck is empty: bank one last sequence, if you like.
verso-pad-last-none = The deck is empty, and nothing can be banked any more.
verso-pad-mend-about = Tap cards until they are marked as they lie before you.
verso-pad-effect = { $effect ->
    [joker] The deck turned a joker: nothing happens.
    [lower] The deck’s card is not higher: nothing happens.
    [nothing] Higher, but you have no card of that colour.
   *[higher] The deck’s card was higher: one of yours has turned.
  }
verso-pad-lost = It lies there already, so it is discarded: { $face }.
verso-pad-square-made = A square: +{ $points }!
verso-pad-bank-do = Bank
verso-pad-mend-cards = Correct my cards
verso-pad-other-face = Another face was on top
verso-pad-cards = Your cards
table-full = All seats are taken. You can watch the game from here.
watching = You are watching this game.
seat-lost = Your seat is free again: take one, or watch.
seat-moved = Your seat has gone on to another device: the game is played there, and here you watch it. To come back, choose “Continue on another device” there.
end-table-sure = End the table for everybody?
end-table-sure-alone = End the table?
leave-sure = Leave the game? Your seat is then free.

## Around a table: the bar with the seats, what needs somebody, the menu, another game

menu = Menu
seat-turn = to move
talk-unread = { talk }, { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
  }
bar-lent = A bot plays for you.
bar-back-lent = { $name } is back; a bot still plays for them.
bar-empty = { $name } is empty.
bar-without = out of this round in { $seconds } s
bar-away = { $name } is away ({ $time }).
bar-bot = Let a bot play
bar-paused = { $who ->
    [nobody] The table is paused.
    [you] You have paused the table.
   *[other] Paused by { $name }.
  }
bar-pausing = { $who ->
    [nobody] There will be a pause after this round.
    [you] You have asked for a pause: it begins after this round.
   *[other] { $name } asks for a pause: it begins after this round.
  }
bar-late = Time ran out: a bot moved for you.
bar-again = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
  }
pause-after = A pause begins after the round.
rematch-waiting = You want to play again. Waiting for { $names }.
rematch-begin = Begin the next game
try-level = Try { $level }
past-games = Games at this table
past-game = Game { $number }
past-watch = Watch game { $number }
past-review = Review game { $number }
saved-file = Saved as { $file }.

## The companion: beside a real box

companion = Companion
companion-own = I own the box
companion-home = Playing with a real box? Here are its clock, partners and scores, new cards without end, and sheets to print.
companion-lead = You play with a real box: here are its clock, its partners and its scores, on the phone beside it.
companion-note = Everything stays on this device, also when the page is closed.
companion-about-verso = A score pad for two to six. Alone: the deck as your opponent.
companion-about-recto-verso = The clock, partners by lot, points, and the ladder of two.
companion-about-dessus-dessous = Tokens, the countdown said aloud, the check. Alone: three minutes.
companion-go-on = Go on: { $names }
companion-go-on-alone = Go on with your game alone
companion-back = To all games of the companion
companion-undo = Undo
companion-again = Again with the same players
companion-others = Other players
companion-save = Save as a file
companion-open = Open a file
companion-no-file = That is no file of the companion for { $game }. Nothing has changed.
companion-kept = Kept on this device.
companion-not-kept = This device keeps nothing just now: its storage is full or refused. You can go on; save a file before you close the page.
companion-set-aside = What was kept here could not be read. It has been set aside; another game can begin.
companion-try-again = Try again
companion-how-many = How many play?
companion-player = Player { $number }
companion-name = Name of player { $number }
companion-order = In the order around the table; the first one begins.
companion-begin = Begin
companion-entries = All entries
companion-change = Change: { $what }
companion-mend = Change this entry
companion-drop = Take it out
companion-done = Done
companion-go = Go on
companion-mended-points = Save: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } each
## The press: what is printed, on paper and in the dialog that asks

print = Print
print-like = Print cards like these
print-these = { $count ->
    [one] Print this card
   *[other] Print these { $count } cards
  }
print-these-cards = { $count ->
    [one] This card
   *[other] These { $count } cards
  }
print-of = Print { $game }
print-game = Game
print-lead = A PDF for your own printer: print it at actual size (100 %).
print-make = Make the PDF
print-making = The pages are being made …
print-making-of = The cards are being made: { $done } of { $of }
print-done = { $pages ->
    [one] The PDF is ready: { $pages } page.
   *[other] The PDF is ready: { $pages } pages.
  }
print-open = Open the PDF
print-things = What to print
print-on-paper = How it comes onto paper
print-test = Test page
print-offset-x = Move the backs to the right (mm)
print-offset-y = Move the backs down (mm)
print-offset-about = Print the test page on both sides and hold it against the light: where the cross of the front meets the scales of the back stand the two numbers to enter here.
print-what-cards = Cards
print-what-solutions = Solutions
print-what-tokens = Tokens
print-what-scores = Score table
print-what-ladder = Ladder
print-what-pad = Score pad
print-what-layers = Layers
print-what-missions = Mission cards
print-what-these = The very cards that are named
print-field-mode = Pieces
print-field-difficulty = Difficulty
print-field-unique = Exactly one solution
print-field-count = How many
print-field-solutions = Solutions on pages of their own
print-field-seed = Seed: the same one gives the same cards
print-field-players = Sets of layers
print-field-number = Layers of a mission
print-field-these = The cards as “volteface solve” reads them, simple or hard before each of Recto Verso, a comma between two
print-field-own = The five layers of your own that they are for, a comma between two
print-field-paper = Paper
print-field-sides = Backs
print-field-ink = Ink
print-value-mode-simple = simple
print-value-mode-hard = hard
print-value-difficulty-any = any
print-value-difficulty-easy = easy
print-value-difficulty-medium = medium
print-value-difficulty-difficult = difficult
print-value-number-all = 3, 4 and 5
print-value-number-3 = 3
print-value-number-4 = 4
print-value-number-5 = 5
print-value-paper-a4 = A4
print-value-paper-letter = Letter
print-value-sides-fold = fold and glue
print-value-sides-duplex = print on both sides
print-value-ink-colour = colours
print-value-ink-black = black and white
print-card = Card
print-seed = seed { $seed }
print-fold = Print at 100 %. Fold along the dashed line, glue, then cut at the marks.
print-duplex = Print at 100 %, on both sides, turned about the long edge. Cut at the marks.
print-cut = Print at 100 %. Cut at the marks.
print-test-front = Test page, front. Print both sides, turned about the long edge, and hold the paper against the light, the back towards you.
print-test-back = Test page, back. Where the lines of the front’s cross meet the scales stand the numbers for x and y; add them to those already set.
print-pad-name = Name
print-pad-bank = Bank
print-pad-squares = Squares, { $points } each
print-pad-last = Last bank
print-pad-sum = Sum
print-pad-round = Round
print-pad-time = Time
recto-verso-print-plan = Storeys from above, the front below.
recto-verso-print-storey = storey { $level }
recto-verso-print-tokens = Each player takes those with a border in their colour; with three players two of each.
dd-print-layers = Cut out everything that is white.
dd-print-solutions = From the bottom to the top; degrees clockwise after the flip.
dd-print-cards-won = Mission cards won
dd-print-alone = Alone: points in three minutes

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
recto-verso-colour-noun = { recto-verso-colour }
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
recto-verso-piece-theirs = { recto-verso-piece }: your partner holds it
recto-verso-stack = { recto-verso-piece }, with all that stands on it
recto-verso-lift = Lift from the building
recto-verso-on-level = { recto-verso-colour } on storey { $level }
recto-verso-level-of = storey { $level }: { $colours }
recto-verso-square = Column { $column }, storey { $level }
recto-verso-cell = Column { $column }, row { $row }
recto-verso-rests = { $piece }: column { $columns }, row { $rows }, storey { $levels }
recto-verso-rests-but = { $rests }, but not in { $places }
recto-verso-gap = column { $column }, row { $row }, storey { $level }
recto-verso-fits = fits
recto-verso-shows = now { $colour }
recto-verso-is-told = told
recto-verso-board = Board from above
recto-verso-scene = The board in space, seen from your side
recto-verso-tray = Pieces beside the board
recto-verso-see-front = From the front
recto-verso-see-back = From the back
recto-verso-straight = Look straight
recto-verso-home = Look as before
recto-verso-front = Front
recto-verso-back = Back
recto-verso-turn = Turn the piece
recto-verso-turn-x = Roll over towards you
recto-verso-turn-y = Roll over to the side
recto-verso-turn-z = Turn on the spot
recto-verso-ways = Ways to lie
recto-verso-way = Way { $way } of { $ways }
recto-verso-next-way = Lay it the next way
recto-verso-hand = Piece in hand
recto-verso-put = Put down
recto-verso-back-to-tray = To the tray
recto-verso-undo = Undo
recto-verso-shift = Shift the whole building
recto-verso-shift-left = Shift the building to the left
recto-verso-shift-right = Shift the building to the right
recto-verso-shift-near = Shift the building towards you
recto-verso-shift-away = Shift the building away from you
recto-verso-more = More
recto-verso-around = Seats, talk and menu
recto-verso-flat = Flat board
recto-verso-keys = Keys
recto-verso-keys-all = Arrows move over the board, with Shift they shift the building. r lays the piece the next way, x, y and z turn it. Enter picks up and puts down, Escape lets go, Delete takes back to the tray. u undoes, 1 to 9, 0 and - pick pieces, which begin where your card shows them, l looks straight at the facade, once or as long as it is held. Shift and Enter say Recto! or Verso!
recto-verso-key-drag = Bring a piece onto the board, or back beside it
recto-verso-key-move = Go over the board
recto-verso-key-pick = Pick up and put down
recto-verso-key-piece = Pick a piece
recto-verso-key-release = Let go
recto-verso-key-word = Say Recto! or Verso!
recto-verso-recto = Recto!
recto-verso-verso = Verso!
recto-verso-said = { $who ->
    [you] You have said Recto!, now it is your partner’s turn.
   *[other] { $name } says Recto! Do you agree?
  }
recto-verso-mark = Mark what fits
recto-verso-word-hold = hold to say it
recto-verso-word-again = Say it all the same?
recto-verso-word-waits = your partner answers now
recto-verso-word-left = { $count ->
    [one] One piece is still in the tray.
   *[other] { $count } pieces are still in the tray.
  }
recto-verso-word-differ = { $count ->
    [one] One square still differs.
   *[other] { $count } squares still differ.
  }
recto-verso-word-asked = Your partner has asked you something.
recto-verso-phrases = Tell your partner
recto-verso-phrases-short = Say…
recto-verso-of-none = Take a piece, or press one on your card, to speak of it.
recto-verso-short-yes = Yes
recto-verso-short-no = No
recto-verso-short-wait = Wait
recto-verso-short-tell-me = You need?
recto-verso-short-done = Done here
recto-verso-short-yours = yours
recto-verso-short-leave = leave it
recto-verso-short-hide = hide it
recto-verso-short-which-way = which way?
recto-verso-short-unseen = not here
recto-verso-short-unsay = Never mind
recto-verso-still-to-say = That is much at once: { $count } still to be said.
recto-verso-told = The other side, as told
recto-verso-told-nothing = Nothing yet
recto-verso-told-done = is done
recto-verso-told-unseen = Not seen there: { $colours }
recto-verso-you-see = { $side ->
    [back] You see the back.
   *[front] You see the front.
  }
recto-verso-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
  }
recto-verso-seconds = { $seconds } s
recto-verso-level = Level { $level }
recto-verso-level-head = Level { $level } of 7
recto-verso-round = Round { $round } of { $rounds }
recto-verso-ladder = The ladder of seven levels
recto-verso-next-level = Level { $level }: you have { $seconds } seconds. The card is revealed after 3, 2, 1.
recto-verso-next-practice = Practice: the next card is revealed after 3, 2, 1, and you have as long as you like.
recto-verso-broken = This round was broken off once: if somebody drops out again, it counts as a failure.
recto-verso-fallen = Level { $level } was not done: it starts again at the bottom.
recto-verso-drawn = Round { $round } of { $rounds }: { $who ->
    [you] you build with { $partner }.
   *[other] { $active } builds with { $partner }.
}
recto-verso-ready = Ready
recto-verso-waiting = Waiting for { $names }.
recto-verso-are-ready = { $count ->
    [one] { $names } is ready.
   *[other] Ready already: { $names }.
}
recto-verso-visitor = { $active } and { $partner } are building. Visitors see the card when the round is over.
recto-verso-player = Player
recto-verso-points-head = Points
recto-verso-guesses = Guesses
recto-verso-fastest = Fastest
recto-verso-standings = Standings
recto-verso-tokens-left = Partners still to come: { $names }
recto-verso-tokens-none = All partner tokens are turned.
recto-verso-score-table = Points for a right building
recto-verso-verdict = Verdict
recto-verso-right-free = { $moves ->
    [0] Right!
    [one] Right, in one move!
   *[other] Right, in { $moves } moves!
  }
recto-verso-right = { $ladder ->
    [yes] Right, in { $seconds } seconds!
   *[no] Right, in { $seconds } seconds: { $points ->
        [one] { $points } point
       *[other] { $points } points
      } each!
  }
recto-verso-paced = { $pace ->
    [2] With twice the time.
   *[other] With { $pace } times the time.
  }
recto-verso-times = { $pace ->
    [1] {""}
   *[other] {" "}(time ×{ $pace })
  }
recto-verso-wrong = Not right this time.
recto-verso-only-the-word = It was right: only the word was missing!
recto-verso-near = { $count } squares differ: { $front } at the front, { $back } at the back. They are marked.
recto-verso-best = Your best here: level { $level }, fastest { $seconds } s
recto-verso-best-level = Higher than ever before!
recto-verso-best-time = Faster than ever before!
recto-verso-story = How it grew
recto-verso-story-step = Step
recto-verso-story-at = { $step } of { $steps }
recto-verso-summary = All rounds
recto-verso-summary-right = { $right } of { $rounds } right{ $right ->
    [0] {""}
   *[other] , the fastest in { $fastest } s
  }.
recto-verso-summary-round = Round { $round }, { $level ->
    [0] { $names }
   *[other] level { $level }
  }: { $right ->
    [yes] right in { $seconds } s
   *[no] not right, { $seconds } s
  }
recto-verso-solution = Show a solution
recto-verso-fault-pieces-left = Not all pieces are used; left over: { $pieces }.
recto-verso-fault-void = { $piece }: there is a void below it.
recto-verso-fault-square = { $side ->
    [back] Back
   *[front] Front
  }, column { $column }, storey { $level }: should be { $wanted }, is { $found }.
recto-verso-fault-time-up = The { $seconds } seconds have passed.
recto-verso-fault-dropped-out = A partner has dropped out for the second time in a row.
recto-verso-reason-dropped-out = a partner has dropped out twice in a row
recto-verso-reason-pieces-left = pieces are left over
recto-verso-reason-void = something stands above a void
recto-verso-reason-square = a square differs
recto-verso-reason-time-up = the time is up
recto-verso-refused-outside = There it would stand outside the 4 × 4 squares.
recto-verso-refused-too-high = There it would rise above storey 4.
recto-verso-refused-theirs = { recto-verso-piece }: your partner has it in hand.
recto-verso-refused-both = { recto-verso-piece }: you both have it in hand. Whoever puts it down first has it.
recto-verso-refused-lost = { recto-verso-piece }: your partner was quicker.
recto-verso-refused-stack = With others on it a piece is moved, but not turned.
recto-verso-refused-edge = The building stands at the edge already.
recto-verso-against-void = There it stands above a void.
recto-verso-against-misfit = Your card does not show it there like that.
recto-verso-guess = Your guess
recto-verso-guess-right = They will be right.
recto-verso-guess-wrong = They will be wrong.
recto-verso-guess-seconds = Over after (seconds)
recto-verso-guess-give = Guess
recto-verso-guessed = Your guess: { $right ->
    [right] right
   *[wrong] wrong
  }, over after { $seconds } s.
recto-verso-guess-came = { $name } guessed { $right ->
    [right] right
   *[wrong] wrong
  }, { $seconds } s: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
recto-verso-kings = { $attempts ->
    [one] Kings of construction, in one round!
   *[other] Kings of construction, after { $attempts } rounds!
  }
recto-verso-two = Two of you climb a ladder of seven levels, together against the clock.
recto-verso-many = In each round two of you build, the others look on and guess.
recto-verso-mode = Pieces
recto-verso-mode-simple = simple: ten
recto-verso-mode-hard = hard: eleven, with the red one
recto-verso-cards = Cards
recto-verso-cards-fresh = new ones each time
recto-verso-cards-box = a fixed set of 32
recto-verso-cards-expert = new ones with one solution only
recto-verso-pace = Time
recto-verso-pace-times = { $pace ->
    [1] normal
    [2] double
   *[other] triple
}
recto-verso-scoring = Points
recto-verso-scoring-box = as in the box: up to 2 minutes
recto-verso-scoring-gentle = gentler: up to 4 minutes
recto-verso-marks = Mark the squares that already fit, for all who build and look on.
pair-about-recto-verso = Each phone shows one facade. One to six players, with the wooden pieces.
recto-verso-pair-many = Three to six: in each round two of you build, and partners change. The others see how all stand.
recto-verso-pair-alone = With one phone both sides are shown in turn, with a cover between. Or let a second one join.
recto-verso-pair-way = You play
recto-verso-pair-way-free = card by card
recto-verso-pair-way-ladder = the ladder of seven levels
recto-verso-pair-cards-any = of all kinds
recto-verso-pair-cards-easy = easy ones
recto-verso-pair-cards-middle = in between
recto-verso-pair-cards-difficult = difficult ones
recto-verso-pair-cards-unique = with one solution only
recto-verso-pair-instead = No card as difficult as you wished was found: this one is { $is ->
    [easy] easy
    [middle] in between
   *[difficult] difficult
  }.
recto-verso-pair-side-front = Front
recto-verso-pair-side-back = Back
recto-verso-pair-cover = Cover it
recto-verso-pair-covered = The card is covered. Whoever builds that side takes the phone.
recto-verso-pair-show-front = Show the front
recto-verso-pair-show-back = Show the back
recto-verso-pair-ending = { $why ->
    [right] Right in { $seconds } s!
    [time] The time is up.
    [stopped] Given up.
   *[told] Not right this time.
  }
recto-verso-pair-points = { $points ->
    [one] { $points } point for both
   *[other] { $points } points for both
  }
recto-verso-pair-storey = storey { $storey }
recto-verso-pair-plans = The solution storey by storey from above, the front at the bottom
recto-verso-pair-build = { $one } and { $other } build
recto-verso-pair-next = Next: { $one } and { $other }
recto-verso-practice-turn = Other side
recto-verso-practice-new = New card
recto-verso-practice-easier = Easier
recto-verso-practice-harder = Harder
recto-verso-practice-level = Difficulty { $level } of { $levels }. Take your time: there is no clock.
recto-verso-practice-lift = Lift this first: { $piece }
recto-verso-practice-right = Right from both sides{ $helped ->
    [yes] {""}
   *[no] , in { $moves } moves
  }!
recto-verso-practice-together = With a partner who tells
recto-verso-practice-together-about = Or see one side only, as in the game: a partner sees the other, does not build, and tells you what it needs. No clock there either.
recto-verso-box-about = Partners by lot, the clock and the points: { $rounds } rounds.
recto-verso-box-table = Points by time
recto-verso-box-table-about = These fit the rulebook’s examples. If the side of your box says otherwise, change them.
recto-verso-box-up-to = up to (s)
recto-verso-box-table-wrong = Times must rise from line to line, and points must not.
recto-verso-box-table-reset = As they were
recto-verso-box-table-add = Add a line
recto-verso-box-table-remove = Remove line { $line }
recto-verso-box-table-undo = Undo the last change
recto-verso-box-turns = { $name } turns a partner token
recto-verso-box-token = Token { $number } of { $count }
recto-verso-box-by-hand = Turned a real one? Tap who it shows.
recto-verso-box-ready = Hold the card hidden. Reveal it, and start!
recto-verso-box-start = Start
recto-verso-box-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } up to { $seconds } s
recto-verso-box-late = Time is up
recto-verso-box-late-about = This round brings nothing.
recto-verso-box-check = Both sides as on the card, all pieces used, nothing above a void?
recto-verso-box-right = Right
recto-verso-box-right-points = Right: { $points } each
recto-verso-box-wrong = Wrong
recto-verso-box-fell = Not this time: back to level 1.
recto-verso-box-nothing = That round brought nothing.
recto-verso-box-level = Another level
recto-verso-box-mend = Change round { $round }
recto-verso-box-seconds = Seconds
option-mode = { $value ->
    [hard] Hard: all eleven pieces.
   *[simple] Simple: ten pieces.
  }
option-pace = There is { $value } times as much time.
option-score_table = Points by a score table of its own, which stands beside the board.
option-marks = { $value ->
    [true] Squares that already fit are marked.
   *[false] Squares that already fit are not marked.
  }
phrase-need = I need { $colour } in column { $column }, storey { $level }.
phrase-need-here = I need { $colour } here.
phrase-empty = Column { $column }, storey { $level } stays empty.
phrase-unsay = Column { $column }, storey { $level }: never mind.
phrase-tell-me = What does your side need?
phrase-unseen = I do not see { $colour } on my side.
phrase-hide = { $piece }: hide it inside.
phrase-leave = { $piece }: leave it there.
phrase-which-way = { $piece }: which way does it lie?
phrase-yours = { $piece }: you take it.
phrase-done = My side is done.
phrase-may-move = { $piece }: may I move it? { $empty ->
    [yes] Column { $column }, storey { $level } stays empty.
   *[no] I need { $colour } in column { $column }, storey { $level }.
  }
phrase-may-shift = May I shift the whole building?
phrase-stays = { $piece }: I leave it where it is.
phrase-stays-all = I leave the building where it is.
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
recto-verso-news-stacked = { $who ->
    [you] You move: { $piece }, with all that stands on it.
   *[other] { $name } moves: { $piece }, with all that stands on it.
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
recto-verso-news-right = Right in { $seconds } s{ recto-verso-times }{ $level ->
    [0] { $points ->
        [0] .
        [one] : { $points } point each for { $active_name } and { $partner_name }.
       *[other] : { $points } points each for { $active_name } and { $partner_name }.
      }
   *[other] .
  }
recto-verso-news-wrong = Wrong: { $reason }.
recto-verso-news-climbed = Up to level { $level }.
recto-verso-news-fell = Down to level { $level }.
recto-verso-news-kings = Kings of construction{ recto-verso-times }!
recto-verso-news-again = The round is played again with a new card.
recto-verso-news-over = The game is over.

## Review of a game

review = Review
review-about = Every move judged by what its player could know: what would have been better, and why.
review-open = Review this game
review-progress = Judging move { $done } of { $of } …
review-value = { $measure ->
    [points] { $value }
   *[chance] { $value }%
  }
review-account = { $measure ->
    [points] At the start { $promised } points were to be expected. Choices cost { $lost } of them and luck brought { $luck }: { $end } points in the end.
    [share] { $who ->
        [you] You
       *[other] { $name }
      }: { $good } of { $all } choices were the best, or as good; luck of the cards: { $luck }% to win.
   *[chance] { $who ->
        [you] You
       *[other] { $name }
      }: { $good } of { $all } choices were the best, or as good.
  }
review-lessons = { $who ->
    [you] { $count ->
        [one] Your move to learn from
       *[other] Your { $count } moves to learn from
      }
   *[other] { $name }: { $count ->
        [one] a move to learn from
       *[other] { $count } moves to learn from
      }
  }
review-you = You
review-step = Move { $step }
review-lesson = Better to { $best } than to { $move }: { $measure ->
    [points] that cost { $lost } points
   *[chance] { $could }% to win instead of { $was }%
  }.
review-why = { $code ->
    [keep-square] The card would have completed a square: +{ $points }.
    [keep-joins] The card would have joined { $run }, worth { verso-points } in the bank.
    [keep-away] The card would have gone away, and what was behind it promised less.
    [keep-three] The card’s three suns were worth having.
    [keep-row] It would have been card { $count } of the three that its row needs for a square.
    [keep-place] The card would have been new in its row.
    [flip-square] Behind the card a square was waiting, with a chance of { $chance }%.
    [flip-fresh] That face already lay there; behind the card a new one was waiting, with a chance of { $chance }%.
    [flip-joins] Behind the card was one that joins another, with a chance of { $chance }%.
    [flip-three] Behind one sun there are three.
    [flip-better] What could be behind the card fitted better on average.
    [bank] The bank would have brought { verso-points } at once.
    [bank-turns] The bank would have brought { verso-points } at once, and turned a card of a neighbour’s.
   *[pass] Nothing that could be banked was worth it.
  }
review-cost = { $cost ->
    [keep-lost] The card that was kept was lost: its face already lay there.
    [flip-risk] Turned over, it had a chance of { $risk }% to be lost.
    [late] So near the end only the last bank was left for it.
    [bank-broke] Instead { $gone } went, and the square with them.
   *[bank-gave] Instead { $gone } went, which could have grown.
  }
review-none = No move lost anything worth mentioning.
review-graph = { $measure ->
    [points] Points to be expected, move by move
   *[chance] Chance to win, move by move
  }
review-here = Move { $step } · { $name }
review-best = The best choice.
review-even = About as good as the best choice.
review-even-points = For winning about as good as the best choice; in points it cost { $points }.
review-still = No choice was made here. Step on, or go to a move to learn from.
review-more = { $count ->
    [one] { $count } more choice
   *[other] { $count } more choices
  }
review-choice = Choice
review-promise = { $measure ->
    [points] Points
   *[chance] To win
  }
review-lost = Costs
review-mark-best = best
review-luck = { $measure ->
    [points] Luck after it: { $luck } points.
    [share] Luck after it, with the rival’s cards: { $luck }% to win.
   *[chance] Then came cards and the others’ moves: { $luck }% to win.
  }
review-luck-about = Luck is what your choices did not decide: cards and their backs.
review-how = Each choice was played on in the same { $worlds } imagined worlds, without a look at hidden cards.
review-move = { $kind ->
    [keep] keep the { $face }
    [keep-it] keep it
    [flip] turn the { $face } over
    [flip-it] turn it over
    [pass] bank nothing
   *[bank] bank { verso-row } { $run }
  }

## Hints

hint = Hint
hint-about = Hints while playing
hint-thinking = Thinking …
hint-verso-keep = Keep the { verso-face }: { $why ->
    [away] nothing behind it is worth more, and this one goes away.
    [square] it completes a square.
    [run] it joins your sequence.
    [points] its three points are worth having.
    [joker] it can stand for any card that is missing in its row.
   *[place] you do not have it yet, and others may join it.
  }
hint-verso-flip = Turn the { verso-face } over: { $why ->
    [have] you have it already, and { $chance }% of what may be behind it is new to you.
    [three] behind one sun there are three, and { $chance }% of what may be there is new to you.
   *[better] what may be behind it suits you better on average.
  }
hint-verso-bank = Bank { verso-row } { $run } for { verso-points }: { $why ->
    [last] it is the best sequence for the end.
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
hint-dessus-dessous-layer = Layer { $layer } belongs { $place ->
    [1] on top
   *[other] right under layer { $above }
  }{ $step ->
    [1] .
   *[other] { $press ->
        [degrees] , its { dd-face } up, { $turn ->
            [0] not rotated.
           *[other] rotated by { $turn } degrees.
          }
       *[presses] . { $flip ->
            [yes] Turn it over
           *[no] Do not turn it over
          }{ $step ->
            [2] .
           *[other] { $press ->
                [right] ; rotate it a quarter to the right ↻.
                [twice] ; rotate it by two quarters ↻↻.
                [left] ; rotate it a quarter to the left ↺.
               *[none] ; do not rotate it.
              }
          }
      }
  }{ $step ->
    [4] {" "}That is all I can tell of it.
   *[other] {""}
  }
hint-dessus-dessous-needless = Layer { $layer } does not belong there: take it off.
hint-dessus-dessous-right = Everything lies as it should.

# Who is at a table
presence-here = here
presence-away = { $minutes ->
    [unknown] away
    [0] away for less than a minute
   *[other] away for { minutes }
}
presence-short = away
minutes = { $minutes } min
presence-bot = { $own ->
    [here] here; a bot still plays for them
    [true] a bot plays for them
   *[false] bot
}

# Lessons: what to do, what has happened, and a kind word for other tries

how-played = How it is played
learn = Show me how
learn-short = Learn
learn-game = Learn { $game } by playing it
lesson-name = Lesson
lessons = Learn by playing
lesson-step = Step { $number } of { $count }
lesson-leave = Leave
lesson-next = Next
lesson-watch = Watch
lesson-again = Try again
lesson-more-verso = Lesson: playing alone
lesson-more-recto-verso = Three or more
lesson-more-dessus-dessous = Learn the rest
lesson-play = Play now
lesson-practice = Practice, no clock
lesson-first = First time here?
lesson-first-text = { $game } in 90 seconds, by playing it.
lesson-known = I know it
lesson-wait = First read on above.
lesson-other = That is for later: follow the sentence above.

lesson-verso = Your first Verso
lesson-verso-card = Collect cards in rows and bank their suns: the most points win. A second sky 4 would be lost, so turn this one over.
lesson-verso-card-done = Every card has two faces: another colour, one up or down, three suns for one. The folded corner now shows the other one.
lesson-verso-card-not = You have a sky 4, so the new card goes away: no face lies twice before you.
lesson-verso-card-names = Peter
lesson-verso-keep = Three suns here mean one behind. Keep this sea 4.
lesson-verso-keep-done = 4 and 5 of one colour are a sequence. Banked, it scores its suns: six points.
lesson-verso-keep-not = No other card of yours joins it so well. Keep the sea 4.
lesson-verso-keep-names = Peter
lesson-verso-chances = New example: you are Gail. Behind sky 5 may be sea 6 or land 6, and you have both: what is wiser?
lesson-verso-chances-done = Well kept: the sky is begun, and nothing lost. Behind a 6, by the way, is a 5 or a 1.
lesson-verso-chances-not = Sea 6 again! You have one, so the new card goes away.
lesson-verso-chances-names = Peter
lesson-verso-bank = New example: you are Ben. Instead of drawing, bank sea 3, joker and 5: a joker is any number, here 4.
lesson-verso-bank-done = Five suns, five points. Only the two highest cards go: your 3 stays.
lesson-verso-bank-not = This time bank: sea 3, joker and 5 together.
lesson-verso-bank-names = Lucy, Peter
lesson-verso-neighbours = You banked sea, so both neighbours (↔) turned their highest sea card; a joker counts least. Peter’s became land 6, which he had: lost!
lesson-verso-neighbours-names = Lucy, Peter
lesson-verso-square = New example: you are Helen. Three cards in every row are a square, 7 points: which face do you need?
lesson-verso-square-done = 7 points at once, and no card goes. It scores again only after it was broken.
lesson-verso-square-not = You need a third land card: the face on top.
lesson-verso-square-names = Peter
lesson-verso-gift = New example: you are John. Bank land 2 and 3, and watch Sofia’s land 6.
lesson-verso-gift-done = It became sky 1, her third sky card: you gave her a square, 7 points. Look at your neighbours before you bank!
lesson-verso-gift-not = This time bank: land 2 and 3.
lesson-verso-gift-names = Sofia, Helen
lesson-verso-last = New example: the deck is empty. Everybody may bank once more, and nothing turns: what is best?
lesson-verso-last-done = Seven more points: you win. Now you know Verso!
lesson-verso-last-not = There is more to get: look for the most suns.
lesson-verso-last-names = Peter
lesson-verso-alone = Alone you play against the deck. Keep sky 2, and see what it does.
lesson-verso-alone-done = The deck turned its sea 3 over: land 4, a higher number, so your highest land card turned, too. From 35 points on you earn a title.
lesson-verso-alone-not = That works, too. Now try to keep it.

lesson-dessus-dessous = Your first Dessus Dessous
lesson-dessus-dessous-lay = Make your pile look like the mission. Drag layer 3 onto the pile.
lesson-dessus-dessous-lay-done = First layer placed. The mission shows its yellow elsewhere.
lesson-dessus-dessous-lay-not = Not yet: lay layer 3, front up and not rotated.
lesson-dessus-dessous-turn = Rotate it by two quarters: press ↻ twice.
lesson-dessus-dessous-turn-done = Now the yellow lies as in the mission.
lesson-dessus-dessous-turn-near = Half done: one more quarter the same way.
lesson-dessus-dessous-turn-not = Not yet: with ↻ the yellow comes to lie as in the mission.
lesson-dessus-dessous-below = The order counts: layer 2 belongs below layer 3. Drag it into the row, before 3.
lesson-dessus-dessous-below-done = What lies higher covers what is below. Through its holes you see it.
lesson-dessus-dessous-below-near = Now one place down: press ←, or drag it before 3.
lesson-dessus-dessous-below-not = Not yet: layer 2 lies below layer 3, front up and not rotated.
lesson-dessus-dessous-over = The other side has other colours. Tap layer 2: once it is framed, a tap turns it over.
lesson-dessus-dessous-over-done = Violet at the top right, as in the mission.
lesson-dessus-dessous-over-not = Not yet: violet belongs to the top right.
lesson-dessus-dessous-third = The blue and red on the left is layer 5. Lay it on top.
lesson-dessus-dessous-third-done = The same picture, with three layers as the mission says. Where all have holes, the board counts, too.
lesson-dessus-dessous-third-not = Not yet: layer 5 belongs on top of all, with its front up.
lesson-dessus-dessous-check = You are done: check it.
lesson-dessus-dessous-check-done = Solved! Any three layers that show this picture, the same way up, are right.
lesson-dessus-dessous-check-not = It was right before: lay it like the mission, and check.
lesson-dessus-dessous-grab = You are Alex in a race of four. When you think you are done, take the highest token: the 4.
lesson-dessus-dessous-grab-done = It is yours for now. You may not touch your layers any more.
lesson-dessus-dessous-grab-not = Your pile was right: lay it like the mission, and take the 4.
lesson-dessus-dessous-grab-names = Sam, Robin, Tracy
lesson-dessus-dessous-countdown = Sam and Robin are nearly done, too.
lesson-dessus-dessous-countdown-done = One builder is left: Tracy has ten seconds for the last token.
lesson-dessus-dessous-countdown-names = Sam, Robin, Tracy
lesson-dessus-dessous-example = The ten seconds go by, and Tracy is not done. Now all piles are checked, the highest token first.
lesson-dessus-dessous-example-done = Sam was wrong, so Robin moves up and gets 3. You keep 4 and the mission card.
lesson-dessus-dessous-example-names = Sam, Robin, Tracy
lesson-dessus-dessous-end = After six rounds the most points win. In a tie the higher sum on the mission cards wins.
lesson-dessus-dessous-end-names = Sam, Robin, Tracy
lesson-dessus-dessous-alone = Alone you have three minutes, and choose the pile each time. Draw a mission with 3 layers.
lesson-dessus-dessous-alone-done = A solved mission scores as many points as it has layers. A wrong check costs only time.
lesson-dessus-dessous-alone-not = That works, too, and counts more. For now draw one with 3 layers.

lesson-recto-verso = Your first Recto Verso
lesson-recto-verso-both = Two build one building, each from one side. Here you see both: what is left in front is right behind.
lesson-recto-verso-both-names = Ben, Ada
lesson-recto-verso-tower = Now only your side is left. Drag the yellow piece to the left, as on your card.
lesson-recto-verso-tower-done = It fits. Your card does not tell how far back it stands.
lesson-recto-verso-tower-not = Not like the card yet: yellow stands on the left, three high.
lesson-recto-verso-tower-names = Ada
lesson-recto-verso-turn = Now the blue L, at the bottom right. Drag it over its squares: it turns until it fits.
lesson-recto-verso-turn-done = To turn a piece yourself, press it, then the round arrow.
lesson-recto-verso-turn-not = Not like the card yet: two squares below, one above on the left.
lesson-recto-verso-turn-names = Ada
lesson-recto-verso-stack = Ada has gone on building, with the blue where it suits her. Put brown on top of white: pieces fall until they rest.
lesson-recto-verso-stack-done = Under every piece there must be another one, or the ground.
lesson-recto-verso-stack-not = Brown belongs on white, next to yellow.
lesson-recto-verso-stack-names = Ada
lesson-recto-verso-sides = Ada sits behind and sees the other side. Let her tell you.
lesson-recto-verso-sides-done = Her side as told, in your own columns. That is all you know of it.
lesson-recto-verso-sides-names = Ada
lesson-recto-verso-tell = Ada cannot see your side either. Press the orange square of your card to tell her.
lesson-recto-verso-tell-done = She reads it at once, in her own columns. There are phrases for everything else, too.
lesson-recto-verso-tell-not = That was something else. Press the orange square of your card.
lesson-recto-verso-tell-names = Ada
lesson-recto-verso-hide = Neither side shows black: hide it behind the taller blue. In 3D, drag it onto the front of blue.
lesson-recto-verso-hide-done = Nobody sees it, and it holds what comes on top.
lesson-recto-verso-hide-not = Not there: it belongs on the ground, right behind the blue that is two high. In 3D, drag it onto the front of blue.
lesson-recto-verso-hide-names = Ada
lesson-recto-verso-share = Four pieces are left for you two. Stand orange upright on black.
lesson-recto-verso-share-done = Ada has placed two that only she sees. Now she asks for green.
lesson-recto-verso-share-not = Orange stands on black, so that it shows above the blue.
lesson-recto-verso-share-names = Ada
lesson-recto-verso-asked = Lay green flat behind grey, as Ada asks. Press it, choose a small picture, then drag it there.
lesson-recto-verso-asked-done = Both sides fit. A second finger, or a mouse’s wheel, also turns what you drag.
lesson-recto-verso-asked-not = Green lies flat on the ground, behind grey. Upright, it would hide white from Ada.
lesson-recto-verso-asked-names = Ada
lesson-recto-verso-word = Your side is done: say Recto. Then Ada says Verso, and the clock stops.
lesson-recto-verso-word-done = Right! The faster, the better: two of you climb a ladder from 90 seconds down to 15.
lesson-recto-verso-word-not = It was right before: build it again, and say Recto.
lesson-recto-verso-word-names = Ada
lesson-recto-verso-more = With three to six, partners change each round, and both score by their time. Whoever looks on sees both sides and guesses.
lesson-recto-verso-more-names = Ben, Ada
