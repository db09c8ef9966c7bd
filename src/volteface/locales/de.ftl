## Verso: Wörter

verso-face = { $colour ->
    [blue] Blau
    [green] Grün
   *[orange] Orange
  } { $value ->
    [joker] ★
   *[other] { $value }
  }
verso-row-blue = Wasser
verso-row-green = Land
verso-row-orange = Himmel
verso-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }

## Verso: was geschehen ist

verso-news-drawn = { $turned ->
    [true] { $who ->
        [you] Du drehst { $top } um: { $face }
       *[other] { $name } dreht { $top } um: { $face }
      }
   *[false] { $who ->
        [you] Du behältst { $face }
       *[other] { $name } behält { $face }
      }
  }{ $discarded ->
    [true] { $who ->
        [you] {""} – die hast du schon, sie wird abgeworfen.
       *[other] {""} – die liegt schon da, sie wird abgeworfen.
      }
   *[false] .
  }
verso-news-turned = { $who ->
    [you] Deine Karte { $old } wird zu
   *[other] { $name }: { $old } wird zu
  } { $face }{ $discarded ->
    [true] {" "}und wird abgeworfen, denn die liegt schon da.
   *[false] .
  }
verso-news-banked = { $who ->
    [you] Du wertest
   *[other] { $name } wertet
  } die { $colour ->
    [blue] blaue
    [green] grüne
   *[orange] orange
  } Straße { $run }: { verso-points }; abgeworfen: { $discards }.
verso-news-square = { $who ->
    [you] Ein Quadrat! Du bekommst { $points } Punkte.
   *[other] Ein Quadrat! { $name } bekommt { $points } Punkte.
  }
verso-news-opponent = Der Stapel spielt: { $top } wird zu { $face }{ $effect ->
    [joker] {""}; ein Stern, also geschieht nichts.
    [higher] {""}, eine höhere Zahl.
    [nothing] {""}, eine höhere Zahl, aber du hast keine Karte dieser Farbe.
   *[lower] {""}, nicht höher, also geschieht nichts.
  }
verso-news-deck-empty = Der Stapel ist leer. Alle dürfen noch eine letzte Straße werten.
verso-news-chosen = { $who ->
    [you] Du hast gewählt.
   *[other] { $name } hat gewählt.
  }
verso-news-passed = { $who ->
    [you] Du wertest nichts mehr.
   *[other] { $name } wertet nichts mehr.
  }
verso-news-over = Die Partie ist zu Ende.

## Verso: Titel im Solospiel

verso-title-none = Jeder Stapel ist anders. Noch einmal mischen, der nächste gehört dir!
verso-title-35 = Gut gespielt: eine solide Partie.
verso-title-40 = Sehr schön: besser als die meisten.
verso-title-45 = Da steckt Talent drin.
verso-title-50 = Meisterlich. Von dir kann man lernen.
verso-title-55 = Die beiden Seiten haben keine Geheimnisse mehr vor dir.
verso-title-60 = Legendär! Der Stapel wird sich an dich erinnern.
verso-title-best = Du hast die 64 der Autoren geschlagen!

## Verso im Terminal

play-you = Du
play-top = Stapel: noch { $deck ->
    [one] { $deck } Karte
   *[other] { $deck } Karten
  }. Obenauf: { $face }, { verso-points }.
play-score = { verso-points } ({ $runs } aus Straßen, { $squares } aus Quadraten)
play-move-keep = { $face } behalten{ $discarded ->
    [true] {" "}(die hast du schon: sie würde abgeworfen)
   *[false] { $square ->
        [true] {" "}und ein Quadrat vollenden: 7 Punkte
       *[false] {""}
      }
  }
play-move-flip = umdrehen; dahinter kann sein: { $faces }
play-move-bank = { verso-points } { $discards }
play-move-pass = nichts mehr werten
play-prompt = Dein Zug (Nummer oder Text, ? für die Regeln, quit zum Aufhören):
play-stopped = Vorzeitig beendet; die Partie zählt nicht.
play-seed = Dieselbe Partie noch einmal: { $command }
play-saved = Die Partie ist gespeichert in { $file }.
play-won = Du gewinnst!
play-shared = Geteilter Sieg!
play-lost = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
  }
play-legend = B ist das Wasser, G das Land, O der Himmel. Punkte zählen als Punkte, ★ ist ein Stern, ↷ was dahinter bekannt ist, ■ ein Quadrat. Mit ? kommen die Regeln.
play-final = Endstand
play-rules =
    Wenn du am Zug bist, zieh eine Karte oder werte eine Straße.
    Ziehen: behalte die sichtbare Seite, oder dreh die Karte um und behalte, was kommt. Was du schon hast, wird abgeworfen.
    Werten: nimm 2 bis 6 aufeinanderfolgende Zahlen einer Farbe, wie „bank blue 3-5“ (blue blau, green grün, orange). Ein Stern steht für eine beliebige Zahl: „bank blue 3-5 *4“. Du bekommst die Punkte dieser Karten und wirfst die zwei höchsten ab, die hinter dem Minuszeichen. Deine Nachbarn drehen ihre höchste Karte dieser Farbe um, einen Stern nur, wenn er die letzte ist.
    Quadrat: sobald du drei Karten jeder Farbe hast, bekommst du 7 Punkte.
    Ist der Stapel leer, dürfen alle noch eine letzte Straße werten. Wer die meisten Punkte hat, gewinnt.
    Allein: nach jedem deiner Züge dreht der Stapel seine oberste Karte um. Wird die Zahl dabei höher, dreht sich deine höchste Karte der neuen Farbe um.

## Fehler

error-unknown-game = Ein Spiel { $name } gibt es nicht; die Spiele sind: { $known }.
error-unknown-option = Dieses Spiel hat keine Option { $name }; die Optionen sind: { $known }.
error-option-value = Die Option { $name } kann nicht { $value } sein.
error-seats = Verso ist für 1 bis 6 Personen, nicht für { $seats }.
error-no-such-seat = Einen Platz { $seat } gibt es hier nicht; die Plätze gehen von 0 bis { $last }.
error-unknown-move = „{ $text }“ ist kein Zug von Verso; Züge sind keep, flip, bank FARBE VON-BIS [*STERN], pass.
error-bank-order = Eine Straße steigt an und hat mindestens zwei Werte, wie bank { $colour } 2-3.
error-bank-joker = Der Stern steht hier für einen Wert von { $low } bis { $high }.
error-game-over = Die Partie ist zu Ende.
error-already-chosen = Du hast deine letzte Straße schon gewählt.
error-deck-empty = Der Stapel ist leer: werte eine letzte Straße, oder passe.
error-not-your-turn = Platz { $turn } ist am Zug, nicht Platz { $seat }.
error-no-passing = Niemand darf passen, solange der Stapel nicht leer ist: zieh oder werte.
error-wasted-keep = Du hast { $face } schon, und an diesem Tisch darfst du sie nicht noch einmal behalten: dreh die Karte um.
error-not-in-layout = Vor dir liegt keine { $face }.
error-deal-field = Eine Ausgangslage von Verso hat kein Feld { $name }.
error-deal-options = Die Optionen sind ein Objekt mit ihren Namen und Werten.
error-deal-deck = Der Stapel ist eine Liste von Karten wie B3/G4:3, die oberste zuerst.
error-deal-first = Nach den Optionen beginnt Platz { $named }, nach der Ausgangslage aber { $first }.
error-deal-size = Der Stapel dieser Partie hat { $wanted } Karten, nicht { $found }.
error-card-twice = Die Karte { $card } kommt zweimal vor; es gibt sie nur einmal.
error-no-such-card = Eine Karte { $text } gibt es nicht; eine Karte schreibt man wie B3/G4:3.
error-position = Das ist keine Stellung von Verso: { $reason }.
error-replay-line = Zeile { $line }: { $reason }
error-replay-empty = Die Datei ist leer; ihre erste Zeile muss die Ausgangslage sein.
error-replay-time = Die Zeit läuft nicht rückwärts: { $at } s liegt vor der Zeile darüber.
error-replay-encoding = Das ist kein Text in UTF-8.
error-replay-long-line = Die Zeile hat mehr als { $limit } Zeichen.
error-replay-json = Das ist kein ganzes JSON-Objekt; die Zeile ist abgeschnitten oder beschädigt.
error-replay-object = Jede Zeile muss ein JSON-Objekt sein.
error-replay-deal = Die erste Zeile muss die Ausgangslage sein, mit dem Namen des Spiels („game“).
error-replay-field = Ein Zug hat seat, move und at, aber kein { $name }.
error-replay-at = Die Zeit ist eine Zahl von Sekunden ab 0, nicht { $at }.
error-replay-blank = Eine Zeile hat einen Platz und seinen Zug, oder eine Zeit.
error-replay-seat = Der Platz ist eine ganze Zahl, nicht { $seat }.
error-replay-move = Der Zug ist ein Text, nicht { $move }.
error-unreadable-file = { $file } lässt sich nicht lesen: { $reason }.
error-unwritable-file = { $file } lässt sich nicht schreiben: { $reason }.
error-no-such-number = Einen Zug mit der Nummer { $number } gibt es hier nicht.
