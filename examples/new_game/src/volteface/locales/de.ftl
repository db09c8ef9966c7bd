
## New Game

game-new-game = New Game
game-new-game-about = Ein Haufen Kiesel: Nimm einen bis drei, und nimm den letzten.
option-last_loses = Wer den letzten Kiesel nimmt, verliert.
new-game-pile = { $pile ->
    [one] Noch { $pile } Kiesel
   *[other] Noch { $pile } Kiesel
  }
new-game-take = { $count } nehmen
new-game-taken = Kiesel
new-game-waiting = { $name } ist am Zug.
new-game-news-took = { $who ->
    [you] Du nimmst
   *[other] { $name } nimmt
  } { $count }; { new-game-left }.
new-game-left = { $left ->
    [0] der Haufen ist leer
    [one] ein Kiesel bleibt
   *[other] { $left } Kiesel bleiben
  }
new-game-news-over = Die Partie ist zu Ende.
error-new-game-pile = Der Haufen hat { $least } bis { $most } Kiesel, nicht { $pile }.
error-new-game-move = „{ $text }“ ist kein Zug; Züge sind: { $known }.
error-new-game-few = Es sind nur noch { $pile } Kiesel da: Nimm weniger.
