
## New Game

game-new-game = New Game
game-new-game-about = A pile of stones: take one to three, and be the one who takes the last.
option-last_loses = Whoever takes the last stone loses.
new-game-pile = { $pile ->
    [one] { $pile } stone left
   *[other] { $pile } stones left
  }
new-game-take = Take { $count }
new-game-taken = Stones
new-game-waiting = { $name } is to move.
new-game-news-took = { $who ->
    [you] You take
   *[other] { $name } takes
  } { $count }; { new-game-left }.
new-game-left = { $left ->
    [0] the pile is empty
    [one] one stone is left
   *[other] { $left } stones are left
  }
new-game-news-over = The game is over.
