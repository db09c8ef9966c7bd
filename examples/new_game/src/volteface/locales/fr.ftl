
## New Game

game-new-game = New Game
game-new-game-about = Un tas de pierres : prenez-en une à trois, et soyez celui qui prend la dernière.
option-last_loses = Qui prend la dernière pierre perd.
new-game-pile = { $pile ->
    [one] Encore { $pile } pierre
   *[other] Encore { $pile } pierres
  }
new-game-take = Prendre { $count }
new-game-taken = Pierres
new-game-waiting = C’est à { $name } de jouer.
new-game-news-took = { $who ->
    [you] Vous prenez
   *[other] { $name } prend
  } { $count } ; { new-game-left }.
new-game-left = { $left ->
    [0] le tas est vide
    [one] il reste une pierre
   *[other] il reste { $left } pierres
  }
new-game-news-over = La partie est finie.
error-new-game-pile = Le tas compte de { $least } à { $most } pierres, pas { $pile }.
error-new-game-move = « { $text } » n’est pas un coup ; les coups sont : { $known }.
error-new-game-few = Il ne reste que { $pile } pierres : prenez-en moins.
