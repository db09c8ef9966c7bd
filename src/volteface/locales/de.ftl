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
verso-play-top = Stapel: noch { $deck ->
    [one] { $deck } Karte
   *[other] { $deck } Karten
  }. Obenauf: { $face }, { verso-points }.
verso-play-score = { verso-points } ({ $runs } aus Straßen, { $squares } aus Quadraten)
verso-play-move-keep = { $face } behalten{ $discarded ->
    [true] {" "}(die hast du schon: sie würde abgeworfen)
   *[false] { $square ->
        [true] {" "}und ein Quadrat vollenden: 7 Punkte
       *[false] {""}
      }
  }
verso-play-move-flip = umdrehen; dahinter kann sein: { $faces }
verso-play-move-bank = { verso-points } { $discards }
verso-play-move-pass = nichts mehr werten
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
verso-play-legend = B ist das Wasser, G das Land, O der Himmel. Punkte zählen als Punkte, ★ ist ein Stern, ↷ was dahinter bekannt ist, ■ ein Quadrat. Mit ? kommen die Regeln.
play-final = Endstand
rules-recto-verso =
    Zwei Partner bauen gemeinsam ein Gebäude aus Holzklötzen. Jeder sieht nur eine Seite davon und von der Karte nur diese Seite: die Fassade, die seine eigene Seite zeigen soll.
    Setzt, verschiebt und dreht jeden Klotz und redet, so viel ihr wollt. Ein Klotz fällt, bis er aufliegt; Klötze dürfen sich nicht überschneiden, und am Ende darf nichts über einer Lücke liegen.
    Wer meint, es sei fertig, sagt Recto!; ist der Partner einverstanden, sagt er Verso!, und die Uhr steht. Jede Änderung dazwischen nimmt das Wort zurück.
    Richtig ist es, wenn alle Klötze verbaut sind und beide Fassaden genau wie gezeichnet aussehen, auch die leeren Felder. Je schneller, desto mehr Punkte für beide; ein falsches Gebäude bringt nichts.
    Zu zweit erklimmt ihr einen Turm von 7 Stufen mit immer weniger Zeit; ein Fehlschlag beginnt wieder unten. Zu dritt bis zu sechst wird für jede Runde ein Partner gezogen, die anderen sehen beide Fassaden, und die meisten Punkte gewinnen.
rules-dessus-dessous =
    Alle haben die gleichen fünf Platten, gelocht und auf jeder Seite anders gefärbt. Ein Auftrag zeigt ein Muster und wie viele Platten es braucht.
    Stapelt genau so viele Platten, beliebig gewendet und gedreht, bis der Stapel aussieht wie der Auftrag. Wo alle Platten Löcher haben, sieht man das Brett, und auch das zählt.
    Fertig? Nimm den höchsten Chip, der noch da ist; von da an darfst du deinen Stapel nicht mehr anrühren. Ist nur noch ein Chip übrig, hat der Letzte 10 Sekunden.
    Dann werden die Stapel in der Reihenfolge der Chips geprüft. Wer falsch liegt, bekommt nichts, und alle dahinter rücken auf. Der Erste mit richtigem Stapel gewinnt auch die Auftragskarte.
    Nach 6 Runden gewinnen die meisten Punkte; bei Gleichstand entscheiden die Auftragskarten. Allein hast du 3 Minuten: wähle Aufträge mit 3, 4 oder 5 Platten, und jeder gelöste zählt seine Zahl.
rules-verso =
    Wenn du am Zug bist, zieh eine Karte oder werte eine Straße.
    Ziehen: behalte die sichtbare Seite, oder dreh die Karte um und behalte, was kommt. Was du schon hast, wird abgeworfen.
    Werten: nimm 2 bis 6 aufeinanderfolgende Zahlen einer Farbe, wie „bank blue 3-5“ (blue blau, green grün, orange). Ein Stern steht für eine beliebige Zahl: „bank blue 3-5 *4“. Du bekommst die Punkte dieser Karten und wirfst die zwei höchsten ab, die hinter dem Minuszeichen. Deine Nachbarn drehen ihre höchste Karte dieser Farbe um, einen Stern nur, wenn er die letzte ist.
    Quadrat: sobald du drei Karten jeder Farbe hast, bekommst du 7 Punkte.
    Ist der Stapel leer, dürfen alle noch eine letzte Straße werten. Wer die meisten Punkte hat, gewinnt.
    Allein: nach jedem deiner Züge dreht der Stapel seine oberste Karte um. Wird die Zahl dabei höher, dreht sich deine höchste Karte der neuen Farbe um.

## Dessus Dessous

dd-colour-R = rot
dd-colour-Y = gelb
dd-colour-G = grün
dd-colour-B = blau
dd-colour-V = violett
dd-board = Brett
dd-side-top = oben
dd-side-right = rechts
dd-side-bottom = unten
dd-side-left = links
dd-row = Reihe { $row }: { $cells }.
dd-layer = Schicht { $layer }, { $side ->
    [back] Rückseite
   *[front] Vorderseite
  }, { $one } und { $other }{ $turn ->
    [0] {""}
   *[other] , um { $turn } Grad gedreht
  }
dd-place = { $where ->
    [beside] nicht im Stapel
    [top] oben auf dem Stapel
   *[within] Nummer { $place } von unten
  }
dd-bench = Deine Schichten
dd-own-picture = Was dein Stapel zeigt
dd-own-pile = Dein Stapel: { $count } von { $number }
dd-order = Dein Stapel, von unten nach oben
dd-beside = Daneben
dd-layer-tools = Schicht { $layer }
dd-flip = Umdrehen
dd-turn-left = Eine Vierteldrehung nach links
dd-turn-right = Eine Vierteldrehung nach rechts
dd-lower = Weiter nach unten
dd-higher = Weiter nach oben
dd-take = Wegnehmen
dd-put = Auflegen
dd-mission = Auftrag: { $number } Schichten
dd-layers = { $number } Schichten
dd-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
dd-pile-of = Stapel von { $name }
dd-pile-hidden = Der Stapel von { $name } bleibt bis zur Prüfung verdeckt
dd-cards = Auftragskarten: { $cards }
dd-cards-won = Auftragskarten
dd-has-token = hat die { $token } genommen
dd-gave-up = hat aufgegeben
dd-laid = { $count ->
    [one] { $count } Schicht
   *[other] { $count } Schichten
  }
dd-is-ready = bereit
dd-round = Runde { $round } von 6
dd-left = noch { $time }
dd-tokens = Marken in der Mitte
dd-countdown = Sekunden bis zum Ende der Runde
dd-count-in = Sekunden bis zum Aufdecken des Auftrags
dd-grab = Die { $token } nehmen
dd-give-up = Diese Runde aufgeben
dd-hands-off = Du hast die { $token }. Bis zur Prüfung wird nichts mehr angefasst.
dd-you-gave-up = Du hast diese Runde aufgegeben; in der nächsten bist du wieder dabei.
dd-next = Wie es weitergeht
dd-next-round = Als Nächstes: Runde { $round }, { $number } Schichten.
dd-ready = Bereit
dd-wait-ready = Es wird auf die anderen gewartet …
dd-clock-stands = Die Uhr steht. Sie läuft weiter, wenn alle bereit sind.
dd-check = Die Prüfung von Runde { $round }
dd-void = Niemand hat eine Marke genommen: Diese Runde bringt nichts.
dd-right = Richtig: { dd-points }
dd-wrong = { $wrong ->
    [0] Falsch: Das Bild stimmt, aber mit { $layers } statt { $number } Schichten
    [one] Falsch: { $wrong } Feld weicht ab
   *[other] Falsch: { $wrong } Felder weichen ab
  }
dd-wins-card = bekommt die Auftragskarte { $number }
dd-no-token = Ohne Marke: { $names }
dd-practice = Üben ohne Uhr
dd-solved = { $count ->
    [0] noch kein Auftrag gelöst
    [one] { $count } Auftrag gelöst
   *[other] { $count } Aufträge gelöst
  }
dd-solved-one = Gelöst: { $number } Punkte mehr.
dd-check-pile = Prüfen
dd-not-yet = Noch nicht: Das ist nicht das Bild des Auftrags.
dd-choose = Von welchem Stapel ziehst du?
dd-another = Einen anderen Auftrag ziehen
dd-draw = { $number } Schichten
dd-drawn = { $count } gezogen
dd-round-limit = Eine Runde dauert höchstens
dd-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
  }
dd-band-1 = Zum Aufwärmen. Gleich noch einmal?
dd-band-2 = Es wird: Da steckt noch mehr in dir.
dd-band-3 = Ganz ordentlich.
dd-band-4 = Darauf kannst du stolz sein.
dd-band-5 = Hut ab: Deine Hände denken mit.
dd-band-6 = Erstaunlich!
dd-band-7 = Nicht von dieser Welt!

dd-news-mission-revealed = Runde { $round }: ein Auftrag mit { $number } Schichten.
dd-news-token-taken = { $who ->
    [you] Du nimmst die { $token }.
   *[other] { $name } nimmt die { $token }.
  }
dd-news-countdown = { $who ->
    [you] Du hast noch { $seconds } Sekunden!
   *[other] Noch { $seconds } Sekunden für { $name }.
  }
dd-news-gave-up = { $who ->
    [you] Du gibst diese Runde auf.
   *[other] { $name } gibt diese Runde auf.
  }
dd-news-pile-right = { $who ->
    [you] Dein Stapel ist richtig: { dd-points }.
   *[other] Der Stapel von { $name } ist richtig: { dd-points }.
  }
dd-news-pile-wrong = { $who ->
    [you] Dein Stapel ist falsch.
   *[other] Der Stapel von { $name } ist falsch.
  }
dd-news-card-won = { $who ->
    [you] Du bekommst die Auftragskarte { $number }.
   *[other] { $name } bekommt die Auftragskarte { $number }.
  }
dd-news-round-void = Niemand hat eine Marke genommen: Runde { $round } bringt nichts.
dd-news-over = Die Partie ist zu Ende.
dd-news-mission-drawn = Ein Auftrag mit { $number } Schichten.
dd-news-mission-solved = Gelöst! Das macht { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
  }.
dd-news-check-wrong = Noch nicht: Das ist nicht das Bild des Auftrags.
dd-news-solo-over = Die drei Minuten sind um.

## Der Client im Browser

skip = Zur Seite springen
language = Sprache
theme = Hell oder dunkel
sound = Ton
cancel = Abbrechen
save = Speichern
send = Senden
back-home = Zurück zur Startseite
nothing-here = Hier ist nichts
nothing-here-text = Vielleicht ist die Adresse vertippt. Von der Startseite kommst du zu allen Spielen.
connecting = Verbinde …
reconnecting = Die Verbindung ist weg; neuer Versuch. Nichts geht verloren.
error-checkpoint-other = { $file } ist der Zwischenstand eines anderen Trainings: gib dessen Startwert und Spielerzahl an oder leg die Datei weg.
error-checkpoint-unreadable = { $file } ist kein Zwischenstand: leg die Datei weg, um neu zu beginnen.
error-practice-alone = Das Üben ohne Uhr ist für einen Platz, nicht für { $seats }.
error-server-away = Der Server ist nicht zu erreichen. Prüf die Verbindung und versuch es noch einmal.
home-title = Ein Tisch für zweiseitige Spiele
home-lead = Dreh die Karten um, sieh die andere Seite. Allein, gegen Bots oder mit Freunden, wo immer sie sind; ohne Konto.
game-verso = Verso
game-verso-about = Karten mit zwei Seiten: bilde Straßen und Quadrate, und gib acht, was deine Nachbarn bei dir umdrehen.
game-recto-verso = Recto Verso
game-recto-verso-about = Zwei Partner, ein Haus aus Holz, und jeder sieht nur eine Fassade, gegen die Uhr.
game-dessus-dessous = Dessus Dessous
game-dessus-dessous-about = Leg gelochte, zweifarbige Schichten zum Muster, schneller als die anderen.
play-now = Sofort spielen
play-friends = Mit Freunden spielen
play-solo = Allein
join-title = Mit Code dazukommen
table-code = Code des Tisches
join = Dazukommen
name-title = Dein Name am Tisch
name-saved = Andere sehen dich jetzt als { $name }.
nickname = Spitzname
my-tables = Meine Tische
public-tables = Offene Tische
status-open = wartet
status-playing = im Spiel
status-over = zu Ende
seats-free = { $free } von { $seats } Plätzen frei
replay-open = Eine gespeicherte Partie ansehen
table-gone = Diesen Tisch gibt es nicht mehr
page-old = Diese Seite ist veraltet
table-gone-text = Prüf den Code, oder öffne auf der Startseite einen neuen Tisch.
table-closed = Dieser Tisch wurde geschlossen
table-closed-text = Der Gastgeber hat ihn geschlossen. Auf der Startseite kannst du einen neuen öffnen.
continue-failed = Der Platz konnte nicht umziehen
seat-number = Platz { $number }
seat-empty = frei
sit = Hier setzen
sit-too = Diesen Platz auch spielen
mute = { $name } stummschalten
leave = Verlassen
remove = Entfernen
start = Beginnen
start-needs = Besetze alle Plätze: lade jemanden ein, oder nimm einen Bot dazu.
host-starts = Der Gastgeber beginnt das Spiel.
add-bot = Bot hinzufügen
bot-level = Bots spielen
take-back = Platz zurücknehmen
tools = Tisch
game = Spiel
bot-random = Zufalls-Bot
bot-greedy = Gieriger Bot
bot-beginner = Anfänger
bot-beginner-about = Spielt wie in der ersten Woche: übersieht ab und zu eine Reihe und ist schnell zufrieden.
bot-friendly = Freundlich
bot-friendly-about = Kennt das Spiel, schaut nicht so genau hin und dreht nie aus Bosheit eine deiner Karten um.
bot-strong = Stark
bot-strong-about = Hat Millionen Partien gegen sich selbst gespielt und sieht auf einen Blick, was eine Auslage wert ist.
bot-master = Meister
bot-master-about = Blickt voraus: spielt jeden guten Zug in tausend möglichen Welten weiter, bevor er wählt.
bot-novice = Bot für Anfänger
bot-middle = Mittlerer Bot
bot-expert = Meister-Bot
bot-calm = Ruhiger Partner
bot-calm-about = Lässt sich Zeit und überlässt dir gern das Bauen; sagt wenig und hört gut zu.
bot-lively = Lebhafter Partner
bot-lively-about = Baut zügig und erzählt dabei, was seine Seite zeigt.
bot-quick = Schneller Partner
bot-quick-about = Sieht für jeden Stein sofort einen Platz: mit ihm kommt man die ganze Leiter hinauf.
bot-for = Einen Bot für { $name } spielen lassen
invite = Einladen
copy-link = Link kopieren
copied = Kopiert:
qr = Der Link des Tisches als QR-Code
your-turn = Du bist dran
log = Was geschehen ist
talk = Reden
phrase-hello = Hallo!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
pause = Pause
resume = Weiter
paused = Der Tisch macht Pause.
continue-elsewhere = Auf einem anderen Gerät weiterspielen
end-table = Tisch schließen
rematch = Noch einmal spielen
download = Partie herunterladen
course = Punkte im Lauf der Partie
runs = Straßen
squares = Quadrate
total = Summe
replay-title = Eine Partie ansehen
replay-file = Eine gespeicherte Partie
replay-watch = Noch einmal ansehen
step = Schritt
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
eyes = Gesehen von
eyes-visitor = Zuschauern
replay-play = Abspielen
replay-halt = Anhalten
replay-moment = Zeitpunkt
replay-speed = Tempo
news-table-sat = { $name } setzt sich.
news-table-lent = { $own ->
    [true] { $name } spielt mit.
   *[false] Ein Bot spielt für { $name }.
  }
news-table-freed = { $name } ist gegangen.
news-table-started = Die Partie beginnt.
news-table-paused = Der Tisch macht Pause.
news-table-resumed = Es geht weiter.
news-table-closed = Der Tisch wurde geschlossen.
table-seats = Personen
table-clock = Zeit für einen Zug
table-clock-off = so lange man will
table-clock-seconds = { $seconds } Sekunden
table-public = Diesen Tisch in der offenen Liste zeigen, damit alle dazukommen können.
option-forbid_wasted_keep = Niemand darf eine Karte behalten, die er schon hat; sie muss umgedreht werden.
option-first = Der Gastgeber hat bestimmt, wer beginnt.
option-hide_piles = Die Stapel der anderen bleiben bis zur Prüfung verdeckt.
option-round_limit = Eine Runde dauert höchstens { $value } Sekunden.
option-practice = Alleine üben, ohne Uhr.
option-layers = Ein eigener Satz Schichten.
play-practice = Üben
open-table = Tisch öffnen
turn-clock = Ein Zug dauert höchstens { $seconds } Sekunden; dann zieht ein Bot.
confirm-banks = Vor dem Werten fragen
full-screen = Vollbild
rules = Regeln
close = Schließen
share = Teilen
copied-link = Link kopiert
notify-me = Sag mir, wenn ich dran bin
turn-left = noch { $seconds } s für diesen Zug
verso-behind = dahinter { $face }
verso-bank-label = Werten { $points }: { $row }, bis zu { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
verso-bank-short = Werten { $points }
verso-square = Ein Quadrat
verso-chosen = Hat gewählt
verso-layout-of = Karten von { $name }
verso-deck = Stapel
verso-top = Obenauf: { $face }
verso-left = { $deck ->
    [0] Der Stapel ist leer.
    [one] noch { $deck } Karte
   *[other] noch { $deck } Karten
  }
verso-pile = { $count ->
    [0] Noch nichts abgelegt
    [one] { $count } Karte abgelegt
   *[other] { $count } Karten abgelegt
  }
verso-keep = Behalten
verso-flip = Umdrehen
verso-pass = Nichts mehr werten
verso-last-choice = Eine letzte Straße, wenn du magst.
verso-waiting = { $name } ist dran.
verso-others-choose = Die anderen wählen noch.
verso-bank = Welche Straße werten?
verso-discards = wirft { $discards } ab

## Recto Verso im Browser

recto-verso-colour = { $letter ->
    [K] schwarz
    [W] weiß
    [E] grau
    [N] braun
    [G] grün
    [P] rosa
    [V] violett
    [O] orange
    [Y] gelb
    [B] blau
    [R] rot
   *[none] leer
  }
recto-verso-piece = { $letter ->
    [K] Schwarzer Würfel
    [W] Weißer Würfel
    [E] Grauer Würfel
    [N] Brauner Würfel
    [G] Grüner Stab
    [P] Rosa Stab
    [V] Violetter Stab
    [O] Oranger Stab
    [Y] Langer gelber Stab
    [B] Blaues L
   *[R] Großes rotes L
  }
recto-verso-on-level = { recto-verso-colour } auf Stufe { $level }
recto-verso-level-of = Stufe { $level }: { $colours }
recto-verso-square = Spalte { $column }, Stufe { $level }
recto-verso-cell = Spalte { $column }, Reihe { $row }
recto-verso-rests = { $piece }: Spalte { $columns }, Reihe { $rows }, Stufe { $levels }
recto-verso-fits = passt
recto-verso-board = Das Brett von oben
recto-verso-scene = Das Brett im Raum, von deiner Seite
recto-verso-built = Was du vom Gebäude siehst
recto-verso-your-side = deine Seite
recto-verso-tray = Teile neben dem Brett
recto-verso-tray-empty = Alle Teile sind verbaut.
recto-verso-see-front = Von vorn
recto-verso-see-back = Von hinten
recto-verso-front = Vorderseite
recto-verso-back = Rückseite
recto-verso-turn = Teil drehen
recto-verso-turn-x = Zu dir kippen
recto-verso-turn-y = Zur Seite kippen
recto-verso-turn-z = Auf der Stelle drehen
recto-verso-hand = Teil in der Hand
recto-verso-put = Hinstellen
recto-verso-back-to-tray = Zurücklegen
recto-verso-undo = Rückgängig
recto-verso-shift = Das ganze Gebäude verschieben
recto-verso-shift-left = Gebäude nach links schieben
recto-verso-shift-right = Gebäude nach rechts schieben
recto-verso-shift-near = Gebäude zu dir schieben
recto-verso-shift-away = Gebäude von dir weg schieben
recto-verso-flat = Flaches Brett
recto-verso-keys = Tasten
recto-verso-keys-all = Pfeile bewegen über das Brett, mit Umschalt verschieben sie das Gebäude. x, y und z drehen. Eingabe nimmt und stellt hin, Esc lässt los, Entf legt zurück. u macht rückgängig, r sagt Recto! oder Verso!, 1 bis 9, 0 und - nehmen Teile.
recto-verso-recto = Recto!
recto-verso-verso = Verso!
recto-verso-said = { $who ->
    [you] Du hast Recto! gesagt, jetzt antwortet dein Partner.
   *[other] { $name } sagt Recto! Einverstanden?
  }
recto-verso-mark = Passendes markieren
recto-verso-phrases = Dem Partner sagen
recto-verso-you-see = { $side ->
    [back] Du siehst die Rückseite.
   *[front] Du siehst die Vorderseite.
  }
recto-verso-left = { $seconds ->
    [one] Noch { $seconds } Sekunde
   *[other] Noch { $seconds } Sekunden
  }
recto-verso-seconds = { $seconds } s
recto-verso-level = Stufe { $level }
recto-verso-level-head = Stufe { $level } von 7
recto-verso-round = Runde { $round } von { $rounds }
recto-verso-ladder = Der Turm mit sieben Stufen
recto-verso-next-level = Stufe { $level }: Ihr habt { $seconds } Sekunden. Die Karte wird nach 3, 2, 1 aufgedeckt.
recto-verso-drawn = Runde { $round } von { $rounds }: { $active } baut mit { $partner }.
recto-verso-ready = Bereit
recto-verso-waiting = Es fehlt noch: { $names }.
recto-verso-visitor = { $active } und { $partner } bauen. Gäste sehen die Karte, wenn die Runde vorbei ist.
recto-verso-player = Spieler
recto-verso-points-head = Punkte
recto-verso-guesses = Vorhersagen
recto-verso-fastest = Schnellste Zeit
recto-verso-standings = Stand
recto-verso-score-table = Punkte für ein richtiges Gebäude
recto-verso-verdict = Urteil
recto-verso-right = { $ladder ->
    [yes] Richtig, in { $seconds } Sekunden!
   *[no] Richtig, in { $seconds } Sekunden: { $points ->
        [one] je { $points } Punkt
       *[other] je { $points } Punkte
      }!
  }
recto-verso-wrong = Diesmal nicht richtig.
recto-verso-more-faults = { $count ->
    [one] und noch einer
   *[other] und { $count } weitere
  }
recto-verso-solution = Eine Lösung zeigen
recto-verso-fault-pieces-left = Nicht alle Teile sind verbaut; übrig: { $pieces }.
recto-verso-fault-void = { $piece }: Darunter ist eine Lücke.
recto-verso-fault-square = { $side ->
    [back] Rückseite
   *[front] Vorderseite
  }, Spalte { $column }, Stufe { $level }: soll { $wanted } sein, ist { $found }.
recto-verso-fault-time-up = Die { $seconds } Sekunden sind um.
recto-verso-reason-pieces-left = es sind Teile übrig
recto-verso-reason-void = etwas steht über einer Lücke
recto-verso-reason-square = ein Feld stimmt nicht
recto-verso-reason-time-up = die Zeit ist um
recto-verso-refused-outside = Dort stünde es außerhalb der 4 × 4 Felder.
recto-verso-refused-too-high = Dort würde es über Stufe 4 hinausragen.
recto-verso-refused-carries = Es trägt ein anderes Teil: Nimm das zuerst weg.
recto-verso-guess = Deine Vorhersage
recto-verso-guess-right = Es wird richtig.
recto-verso-guess-wrong = Es wird falsch.
recto-verso-guess-seconds = Vorbei nach (Sekunden)
recto-verso-guess-give = Vorhersagen
recto-verso-guessed = Deine Vorhersage: { $right ->
    [right] richtig
   *[wrong] falsch
  }, vorbei nach { $seconds } s.
recto-verso-guess-came = Vorhersage von { $name }: { $right ->
    [right] richtig
   *[wrong] falsch
  }, { $seconds } s: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
recto-verso-kings = { $attempts ->
    [one] Könige der Baukunst, in einer Runde!
   *[other] Könige der Baukunst, nach { $attempts } Runden!
  }
recto-verso-two = Zu zweit erklimmt ihr gemeinsam einen Turm von sieben Stufen, gegen die Uhr.
recto-verso-many = In jeder Runde bauen zwei von euch, die anderen schauen zu und sagen vorher, wie es ausgeht.
recto-verso-mode = Teile
recto-verso-mode-simple = einfach: zehn
recto-verso-mode-hard = schwer: elf, mit dem roten
recto-verso-cards = Karten
recto-verso-cards-fresh = neue
recto-verso-cards-box = die aus der Schachtel
recto-verso-cards-expert = neue mit nur einer Lösung
recto-verso-pace = Zeit
recto-verso-competition = Wettkampf: Felder, die schon passen, werden nicht markiert.
option-mode = { $value ->
    [hard] Schwer: alle elf Teile.
   *[simple] Einfach: zehn Teile.
  }
option-pace = Es gibt { $value }-mal so viel Zeit.
option-marks = Wettkampf: Passende Felder werden nicht markiert.
phrase-need = Ich brauche { $colour } in Spalte { $column }, Stufe { $level }.
phrase-empty = Spalte { $column }, Stufe { $level } bleibt leer.
phrase-unseen = Auf meiner Seite sehe ich kein { $colour }.
phrase-wait = Moment!
phrase-yes = Ja!
phrase-no = Nein.
recto-verso-news-revealed = { $level ->
    [0] Runde { $round }: { $active_name } und { $partner_name } bauen.
   *[other] Stufe { $level }: Die Karte ist aufgedeckt.
  }
recto-verso-news-placed = { $who ->
    [you] Du stellst hin: { $piece }.
   *[other] { $name } stellt hin: { $piece }.
  }
recto-verso-news-moved = { $who ->
    [you] Du versetzt: { $piece }.
   *[other] { $name } versetzt: { $piece }.
  }
recto-verso-news-taken = { $who ->
    [you] Du nimmst zurück: { $piece }.
   *[other] { $name } nimmt zurück: { $piece }.
  }
recto-verso-news-shifted = { $who ->
    [you] Du verschiebst das Gebäude.
   *[other] { $name } verschiebt das Gebäude.
  }
recto-verso-news-recto = { $who ->
    [you] Du sagst Recto!
   *[other] { $name } sagt Recto!
  }
recto-verso-news-verso = { $who ->
    [you] Du sagst Verso!
   *[other] { $name } sagt Verso!
  }
recto-verso-news-word-back = Das Wort gilt nicht mehr: Das Gebäude hat sich geändert.
recto-verso-news-right = { $level ->
    [0] Richtig in { $seconds } s: je { $points } Punkte für { $active_name } und { $partner_name }.
   *[other] Richtig in { $seconds } s.
  }
recto-verso-news-wrong = Falsch: { $reason }.
recto-verso-news-climbed = Hinauf auf Stufe { $level }.
recto-verso-news-fell = Hinunter auf Stufe { $level }.
recto-verso-news-kings = Könige der Baukunst!
recto-verso-news-again = Die Runde wird mit einer neuen Karte wiederholt.
recto-verso-news-over = Die Partie ist vorbei.

## Analyse einer Partie

review = Analyse
review-about = Jeder Zug, beurteilt nach dem, was sein Spieler wissen konnte: was er versprach, was er kostete und was Glück war.
review-open = Diese Partie analysieren
review-progress = Zug { $done } von { $of } …
review-value = { $measure ->
    [points] { $value }
   *[chance] { $value } %
  }
review-account = { $name }: Der erste Zug versprach { $measure ->
    [points] { $promised } Punkte
   *[chance] { $promised } % Gewinnchance
  }. Züge kosteten { $lost }, das Glück brachte { $luck }; am Ende waren es { $measure ->
    [points] { $end } Punkte
   *[chance] { $end } %
  }.
review-lessons = { $count ->
    [one] Ein Zug zum Lernen
   *[other] { $count } Züge zum Lernen
  }: { $name }
review-step = Zug { $step }
review-lesson = Besser: { $best } statt { $move }. Das kostete { $measure ->
    [points] { $lost } Punkte
   *[chance] { $lost } % Gewinnchance
  }.
review-none = Kein Zug hat etwas Nennenswertes gekostet.
review-graph = { $measure ->
    [points] Zu erwartende Punkte, Zug um Zug
   *[chance] Gewinnchance, Zug um Zug
  }
review-here = Zug { $step }, { $name }: die Möglichkeiten
review-choice = Möglichkeit
review-promise = Verspricht
review-lost = Kostet
review-luck = Glück nach dem gespielten Zug: { $luck }.
review-how = Jede Möglichkeit wurde in denselben { $worlds } gedachten Welten weitergespielt, ohne einen Blick auf verdeckte Karten.
review-move = { $kind ->
    [keep] behalten
    [flip] umdrehen
    [pass] nichts werten
   *[bank] { $colour ->
        [blue] Blau
        [green] Grün
       *[orange] Orange
      } { $run } werten{ $joker ->
        [none] {""}
       *[other] {" "}(★ als { $joker })
      }
  }

## Hints

hint = Tipp
hint-about = Tipps während der Partie
hint-thinking = Denkt nach …
hint-verso-keep = Behalte { verso-face }: { $why ->
    [away] dahinter ist nichts Besseres, und diese Karte geht weg.
    [square] damit ist ein Quadrat voll.
    [run] die Karte verlängert deine Straße.
    [points] die drei Punkte lohnen sich.
   *[place] sie öffnet einen Platz, den du brauchen wirst.
  }
hint-verso-flip = Dreh { verso-face } um: { $why ->
    [have] die hast du schon.
   *[better] was dahinter sein kann, passt dir im Mittel besser.
  }
hint-verso-bank = Werte { $colour ->
    [blue] Blau
    [green] Grün
   *[orange] Orange
  } { $run } für { verso-points }: { $why ->
    [last] das ist die beste Straße für den Schluss.
    [long] länger wird sie kaum noch.
   *[points] Warten würde mehr wagen, als es verspricht.
  }
hint-verso-pass = Es gibt nichts mehr zu werten: passe.
hint-recto-verso-stuck = So kann es nicht mehr aufgehen. Heb zuerst ab: { $pieces }.
hint-recto-verso-shift = An dieser Stelle kann es nicht mehr aufgehen, aber nach einem Verschieben des ganzen Gebäudes.
hint-recto-verso-hidden = Es kann noch aufgehen. Auf beiden Seiten verdeckt: { $pieces }.
hint-recto-verso-unseen = Es kann noch aufgehen. { $count ->
    [0] Deine Seite zeigt jeden Stein.
   *[other] Deine Seite zeigt nicht: { $pieces }.
  }
hint-dessus-dessous-top = Zuoberst liegt Schicht { $layer }, ihre { $side ->
    [front] Vorderseite
   *[back] Rückseite
  } oben.

## Fehler

error-failed = Bei uns ist etwas schiefgegangen; geändert wurde nichts. Versuch es gleich noch einmal.
error-reload = Es gibt eine neue Fassung von Volteface: lade diese Seite neu, deine Partie geht weiter.
error-table-broken = Diesen Tisch kann diese Fassung von Volteface nicht fortsetzen: eröffne einen neuen.
error-builders-guess = Du baust in dieser Runde selbst: Nur wer zuschaut, darf etwas vorhersagen.
error-no-solution = An diesem Tisch ist noch keine Runde vorbei: Dann wird ihre Lösung gezeigt.
error-nothing-to-guess = Gerade wird nicht gebaut: Gib deine Vorhersage ab, wenn die nächste Runde begonnen hat.
error-guess-given = Du hast deine Vorhersage für diese Runde schon abgegeben.
error-unknown-game = Ein Spiel { $name } gibt es nicht; die Spiele sind: { $known }.
error-unknown-option = Dieses Spiel hat keine Option { $name }; die Optionen sind: { $known }.
error-option-value = Die Option { $name } kann nicht { $value } sein.
error-seats = { $game } ist für { $least } bis { $most } Personen, nicht für { $seats }.
error-no-hint = Jetzt gibt es keinen Tipp: warte, bis du etwas tun kannst.
error-no-hints = An diesem Tisch gibt es keine Tipps: er wurde ohne sie eröffnet.
error-no-review = Für { $name } gibt es noch keine Analyse; Spiele mit einer Analyse: { $known }.
error-no-such-seat = Einen Platz { $seat } gibt es hier nicht; die Plätze gehen von 0 bis { $last }.
error-unknown-move = „{ $text }“ ist kein Zug von Verso; Züge sind keep, flip, bank FARBE VON-BIS [*STERN], pass.
error-bank-order = Eine Straße steigt an und hat mindestens zwei Werte, wie bank { $colour } 2-3.
error-bank-joker = Der Stern steht hier für einen Wert von { $low } bis { $high }.
error-game-over = Die Partie ist zu Ende.
error-already-chosen = Du hast deine letzte Straße schon gewählt.
error-deck-empty = Der Stapel ist leer: werte eine letzte Straße, oder passe.
error-not-your-turn = Platz { $turn } ist am Zug, nicht Platz { $seat }.
error-no-passing = Niemand darf passen, solange der Stapel nicht leer ist: zieh oder werte.
error-values-refused = Die gelernten Werte in { $file } werden abgelehnt: { $reason }. Installiere Volteface neu oder trainiere eigene.
error-wasted-keep = Du hast { $face } schon, und an diesem Tisch darfst du sie nicht noch einmal behalten: dreh die Karte um.
error-not-in-layout = Vor dir liegt keine { $face }.
error-deal-field = Eine Ausgangslage von { $game } hat kein Feld { $name }.
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
error-already-grabbed = Du hast in dieser Runde schon den Chip { $token } genommen.
error-already-placed = Dieses Teil steht schon im Gebäude: versetze es.
error-already-playing = Die Partie hat schon begonnen.
error-bad-command = Das ist kein Befehl: { $reason }.
error-bad-link = Dieser Link gilt nicht mehr: hol auf dem anderen Gerät einen neuen.
error-binary-frame = Befehle sind Text, in JSON.
error-building-outside = Ein Teil ist außerhalb der 4 x 4 x 4 Plätze.
error-building-overlap = In diesem Gebäude ist ein Teil zweimal da oder teilt sich einen Platz mit einem anderen.
error-card = Eine Karte ist ihre Vorder- und ihre Rückseite, durch einen | getrennt; „{ $text }“ ist keine.
error-card-hidden = Die Karte der nächsten Runde ist noch nicht aufgedeckt.
error-card-impossible = Niemand kann diese Karte bauen: kein Gebäude aus allen { $pieces } Teilen zeigt beide Seiten so.
error-card-piece = Niemand kann diese Karte bauen: ein Teil kann nirgends so stehen, wie beide Seiten es zeigen.
error-card-placed = Mit diesen Teilen, wie sie stehen, kann niemand diese Karte bauen.
error-card-red = Diese Karte zeigt Rot, ein Teil nur für den schweren Modus.
error-card-silhouette = Die Seiten passen nicht zusammen: Spalte { $column }, Ebene { $level } ist auf einer Seite voll und auf der anderen leer.
error-card-small = Niemand kann diese Karte bauen: { $cubes } Würfel passen nicht hinter { $squares } Felder.
error-card-void = Niemand kann diese Karte bauen: vorn, Spalte { $column }, schwebte ein Würfel auf Ebene { $level } über einer Lücke.
error-carries = Dieses Teil trägt ein anderes: nimm zuerst das obere weg.
error-clock-stands = Die Uhr steht: die nächste Runde hat noch nicht begonnen.
error-cube-level = Die Ebenen sind relativ: der unterste Würfel eines Teils hat Ebene 0.
error-cube-text = „{ $text }“ ist kein Würfel; ein Würfel ist x, y, ein Punkt und seine Ebene, wie 10.0.
error-deal-cards = Die Karten sind eine Liste von Texten, jeder vorn|hinten.
error-deal-few-cards = Eine Ausgangslage dieses Spiels hat mindestens { $wanted } Karten, nicht { $found }.
error-deal-game = Das ist eine Ausgangslage von { $other }, nicht von { $game }.
error-deal-missions = Die Aufträge einer Ausgangslage sind eine Liste von Texten.
error-deal-partners = Die Partner sind für jeden Platz die Liste der Plätze, die gezogen werden.
error-deal-piles = Allein hat jeder Stapel 1 bis { $most } Aufträge; mit { $number } Schichten sind es { $found }.
error-deal-rounds = Eine Partie hat sechs Aufträge, mit 3, 4, 5, 3, 4 und 5 Schichten, nicht { $found }.
error-deal-tokens = Bei { $seats } Personen sind die Partner jedes Platzes { $tokens }, jede Liste in beliebiger Folge.
error-dessus-dessous-move = „{ $text }“ ist kein Zug von Dessus Dessous; Züge sind pile 3b90 1f0 ..., grab, giveup, draw 3, check.
error-facade = „{ $text }“ ist keine Fassade: schreib vier Ebenen von oben nach unten, durch / getrennt, jede aus vier Buchstaben von { $letters } oder . für leer.
error-foreign-seat = Platz { $seat } ist nicht deiner.
error-gave-up = Du hast diese Runde aufgegeben; die nächste ist wieder deine.
error-hands-off = Du hast den Chip { $token } genommen: deine Schichten bleiben so bis zur Prüfung.
error-joker-needed = Vor dir liegt keine { $face }, aber dein Stern kann dafür stehen: { $move }.
error-layer-colours = Schicht { $layer }: eine Seite hat genau zwei Farben, hier aber { $found }.
error-layer-holes = Schicht { $layer }: die Löcher müssen auf beiden Seiten dieselben sein, hinten gespiegelt; Feld { $cell } in Zeile { $row } weicht ab.
error-layer-pair-twice = Die Schichten { $layer } und { $other } haben je eine Seite in denselben Farben, { $colours }; jedes Paar steht nur auf einer Seite.
error-layer-sides = Schicht { $layer } braucht Vorder- und Rückseite, durch einen Strich getrennt: ZEILE/ZEILE/ZEILE|ZEILE/ZEILE/ZEILE.
error-layer-symmetric = Schicht { $layer }: ihre Löcher sehen gedreht oder gewendet gleich aus; eine Schicht hat keine Symmetrie.
error-layer-twice = Schicht { $layer } ist zweimal im Stapel; jeder hat sie nur einmal.
error-layer-twice-in-set = Die Schichten { $one } und { $other } haben gedreht oder gewendet dieselben Löcher; alle fünf müssen verschieden sein.
error-layers-count = Ein Satz hat fünf Schichten, nicht { $found }.
error-layers-file = Die Schichten in { $path } lassen sich nicht lesen: { $said }.
error-layers-line = Eine Zeile einer Schicht ist drei Felder, ein Strich und drei Felder, nicht „{ $line }“.
error-layers-too-few-missions = Diese Schichten geben nur { $found } gute Aufträge mit { $number } Schichten: nimm andere.
error-long-frame = Ein Befehl hat höchstens { $limit } Zeichen.
error-mission-in-hand = Ein gezogener Auftrag lässt sich nicht überspringen: löse erst diesen.
error-mission-number = Ein Auftrag beginnt mit seiner Zahl von Schichten, 3, 4 oder 5, und einem Leerzeichen, nicht mit „{ $text }“.
error-missions-used-up = Es gibt { $there } Aufträge mit { $number } Schichten und nicht mehr: verlange höchstens so viele, oder nimm andere Schichten (--set).
error-mode = Der Modus ist simple oder hard, nicht „{ $mode }“.
error-muted = Der Gastgeber hat dich an diesem Tisch stumm geschaltet.
error-no-guest = Sag zuerst, wer du bist: POST /api/guest.
error-no-mission = Vor dir liegt kein Auftrag: zieh erst einen, wie draw 3.
error-no-pause = Jetzt gibt es nichts anzuhalten oder fortzusetzen.
error-no-red = Im einfachen Modus bleibt das rote Teil in der Schachtel.
error-no-such-game = Eine Partie Nummer { $number } wurde an diesem Tisch nicht gespielt.
error-no-such-table = Den Tisch { $table } gibt es nicht mehr: prüf den Code, oder öffne einen neuen.
error-not-a-partner = In dieser Runde bauen die Plätze { $active } und { $partner }; Platz { $seat } sieht zu.
error-not-host = Das kann nur der Gastgeber.
error-not-placed = Dieses Teil liegt neben dem Brett: stell es zuerst auf.
error-not-playing = An diesem Tisch wird gerade nicht gespielt.
error-not-revealed = Der nächste Auftrag liegt noch verdeckt.
error-not-seated = Das können nur die, die am Tisch sitzen.
error-nothing-to-shift = Es gibt noch kein Gebäude zum Schieben.
error-nothing-to-wait-for = Die Uhr läuft schon.
error-one-seat = In diesem Spiel hat jeder einen Platz: verlass zuerst deinen.
error-only-alone = Ziehen und Prüfen gibt es allein; in der Partie nimm einen Chip: grab.
error-only-in-a-match = Allein gibt es keine Chips und kein Aufgeben: zieh einen Auftrag, dann prüfe ihn.
error-option-twice = Eine Option ist zweimal angegeben: nenne jede einmal.
error-outside = Dort stünde das Teil außerhalb der 4 x 4 Felder.
error-pace = Das Tempo ist das 1-, 2- oder 3-Fache der gedruckten Zeit, nicht { $pace }.
error-paused = Der Tisch macht Pause: setz ihn zuerst fort.
error-phrase-facts = Der Satz { $phrase } braucht { $wanted }.
error-picture-cells = Zeile { $row } hat { $found } Felder, durch ein Leerzeichen getrennt, nicht drei.
error-picture-colour = „{ $letter }“ im Feld „{ $cell }“ der Zeile { $row } ist keine Farbe; R Y G B V und . sind es.
error-picture-quarters = Das Feld „{ $cell }“ der Zeile { $row } hat { $found } Viertel, nicht die vier N E S W.
error-picture-rows = Es sind { $found } Zeilen, durch / getrennt, nicht drei.
error-piece-letter = Ein Teil „{ $letter }“ gibt es nicht; die Buchstaben sind { $letters }.
error-piece-shape = Diese Würfel haben nicht die Form des Teils.
error-placed = „{ $text }“ ist keine liegende Schicht; schreib ihre Nummer, f vorn oder b hinten, und 0, 90, 180 oder 270 Grad, wie 3b90.
error-recto-first = Über dieses Gebäude hat noch niemand Recto gesagt: das erste Wort ist recto.
error-replay-twice = Ein Feld dieser Zeile ist zweimal da.
error-round-limit = Eine Runde dauert { $least } bis { $most } Sekunden, nicht { $seconds }.
error-score-table = Eine Punktetafel hat 1 bis 20 Paare aus Sekunden und Punkten; die Sekunden steigen, die Punkte nicht.
error-score-table-range = Die Zeiten einer Punktetafel sind 1 bis { $seconds } s und ihre Punkte 0 bis 1000.
error-seat-held = Auf Platz { $seat } sitzt jemand.
error-seat-taken = Platz { $seat } ist besetzt: nimm einen anderen.
error-seats-empty = Platz { $seats } ist frei: lade jemanden ein, oder lass einen Bot spielen.
error-seats-number = Die Zahl der Plätze ist eine ganze Zahl, nicht { $seats }.
error-seq-ahead = Dieser Tisch ist noch nicht bei { $seq }.
error-shift-outside = So geschoben verließe das Gebäude die 4 x 4 Felder.
error-solo-clock = Allein steht die Uhr nie still.
error-stale = Inzwischen hat jemand gezogen: schau noch einmal und wähl neu.
error-still-playing = Diese Partie läuft noch: ansehen kannst du sie, wenn sie zu Ende ist.
error-table-closed = Dieser Tisch wurde geschlossen.
error-table-move = Den Zug { $move } macht nur der Tisch selbst.
error-time-up = Die drei Minuten sind um.
error-too-high = Dort ragte das Teil über Ebene 4, die höchste, hinaus.
error-too-late = Runde { $round } war schon zu Ende: zu spät.
error-too-many = Das ist zu viel auf einmal: wart einen Augenblick und versuch es wieder.
error-too-much-hidden = Solche Karten mit { $wanted } verdeckten Teilen sind zu selten: verlange höchstens { $most }.
error-unknown-bot = Einen Bot { $level } gibt es nicht; es gibt: { $known }.
error-unknown-building-move = „{ $text }“ ist kein Zug von Recto Verso; Züge sind place und move TEIL WÜRFEL, take TEIL, shift +x, -x, +y oder -y, recto, verso.
error-unknown-guest = Unter diesem Namen ist niemand am Tisch.
error-unknown-language = Eine Sprache „{ $language }“ gibt es hier nicht; es gibt: { $known }.
error-unknown-layer = Eine Schicht { $layer } gibt es nicht; die Schichten gehen von 1 bis 5.
error-unknown-phrase = Einen Satz „{ $phrase }“ gibt es nicht; die Sätze sind: { $known }.
error-word-said = Du hast Recto gesagt; Verso sagt dein Partner.
table-full = Alle Plätze sind besetzt. Du kannst von hier aus zuschauen.
watching = Du schaust bei dieser Partie zu.
seat-lost = Dein Platz ist wieder frei: Nimm einen, oder schau zu.
end-table-sure = Den Tisch für alle beenden?
