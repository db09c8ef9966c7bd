
## New Game

game-new-game = New Game
game-new-game-about = Ein Haufen Steine: nimm einen bis drei, und nimm den letzten.
rules-new-game =
    Reihum nimmt jeder einen, zwei oder drei Steine vom Haufen.
    Wer den letzten Stein nimmt, gewinnt; oder verliert, wenn der Tisch es so gewählt hat.
option-last_loses = Wer den letzten Stein nimmt, verliert.
new-game-pile = { $pile ->
    [one] Noch { $pile } Stein
   *[other] Noch { $pile } Steine
  }
new-game-take = { $count } nehmen
new-game-taken = Steine
new-game-waiting = { $name } ist am Zug.
new-game-news-took = { $who ->
    [you] Du nimmst
   *[other] { $name } nimmt
  } { $count }; { new-game-left }.
new-game-left = { $left ->
    [0] der Haufen ist leer
    [one] ein Stein bleibt
   *[other] { $left } Steine bleiben
  }
new-game-news-over = Die Partie ist zu Ende.
error-new-game-pile = Der Haufen hat { $least } bis { $most } Steine, nicht { $pile }.
error-new-game-move = „{ $text }“ ist kein Zug; Züge sind: { $known }.
error-new-game-few = Es sind nur noch { $pile } Steine da: nimm weniger.
