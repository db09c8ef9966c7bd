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
play-top = Deck: { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
  } left. On top: { $face }, { verso-points }.
play-score = { verso-points } ({ $runs } from runs, { $squares } from squares)
play-move-keep = keep the { $face }{ $discarded ->
    [true] {" "}(you have it already: it would be discarded)
   *[false] { $square ->
        [true] {" "}and complete a square: 7 points
       *[false] {""}
      }
  }
play-move-flip = turn it over; behind it may be { $faces }
play-move-bank = { verso-points } { $discards }
play-move-pass = bank nothing more
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
play-legend = B is the sea, G the land, O the sky. Dots are points, ★ is a joker, ↷ what is known to be behind, ■ a square. Type ? for the rules.
play-final = Final score
play-rules =
    On your turn either draw or bank.
    Draw: keep the face you see, or turn the card over and keep what comes. A face you have already is discarded.
    Bank: take 2 to 6 neighbouring values of one colour, as in “bank blue 3-5”. A joker stands for any value you like: “bank blue 3-5 *4”. You score the points on these cards and discard the two highest, those after the minus sign. Your neighbours turn over their highest card of that colour, a joker only if it is their last one.
    Square: as soon as you have three cards of each colour you score 7.
    When the deck is empty, everybody may bank one last sequence. Most points win.
    Alone: after each of your turns the deck turns its top card. If it turns to a higher number, your highest card of the new colour turns over.

