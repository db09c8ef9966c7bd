## Verso: Wörter

verso-face = { verso-row } { $value ->
    [joker] Stern
   *[other] { $value }
  }
verso-row-blue = Wasser
verso-row-green = Land
verso-row-orange = Himmel
verso-row = { $colour ->
    [blue] { verso-row-blue }
    [green] { verso-row-green }
   *[orange] { verso-row-orange }
  }
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
  }{ $broken ->
    [true] { $who ->
        [you] {" "}Dein Quadrat ist zerstört.
       *[other] {" "}Das Quadrat von { $name } ist zerstört.
      }
   *[false] {""}
  }
verso-news-announced = { $who ->
    [you] Du wertest
   *[other] { $name } wertet
  } { verso-row } { $run }, +{ $points }{ $count ->
    [0] . Kein Nachbar hat eine Karte { verso-row } zum Umdrehen.
    [one] { $turns ->
        [you] : Du drehst deine höchste Karte { verso-row } um.
       *[other] : { $neighbour } dreht die höchste Karte { verso-row } um.
      }
   *[other] : Die Nachbarn drehen ihre höchste Karte { verso-row } um.
  }
verso-news-banked = { $announced ->
    [true] { $who ->
        [you] Du bekommst { verso-points }
       *[other] { $name } bekommt { verso-points }
      }
   *[false] { $who ->
        [you] Du wertest { verso-row } { $run } für { verso-points }
       *[other] { $name } wertet { verso-row } { $run } für { verso-points }
      }
  }; abgeworfen: { $discards }.{ $broken ->
    [true] { $who ->
        [you] {" "}Dein Quadrat ist zerstört.
       *[other] {" "}Das Quadrat von { $name } ist zerstört.
      }
   *[false] {""}
  }
verso-news-square = { $who ->
    [you] Ein Quadrat! Du bekommst { $points } Punkte.
   *[other] Ein Quadrat! { $name } bekommt { $points } Punkte.
  }
verso-news-opponent = Der Stapel spielt: { $top } wird zu { $face }{ $effect ->
    [joker] {""}; ein Stern, also geschieht nichts.
    [higher] {""}, eine höhere Zahl.
    [nothing] {""}, eine höhere Zahl, aber du hast keine Karte dieser Farbe.
   *[lower] {""}, keine höhere Zahl, also geschieht nichts.
  }
verso-news-deck-empty = { $alone ->
    [true] Der Stapel ist leer. Du darfst noch eine letzte Straße werten.
   *[false] Der Stapel ist leer. Alle dürfen noch eine letzte Straße werten.
  }
verso-news-chosen = { $who ->
    [you] Du hast gewählt.
   *[other] { $name } hat gewählt.
  }
verso-news-passed = { $who ->
    [you] Du wertest nichts mehr.
   *[other] { $name } wertet nichts mehr.
  }
verso-news-over = Die Partie ist zu Ende.
verso-last-bank = { $who ->
    [you] Deine letzte Straße:
   *[other] Letzte Straße von { $name }:
  } { $colour ->
    [none] keine
   *[other] { verso-row } { $run }, +{ $points }
  }

## Verso: Titel im Solospiel

verso-title-none = Jeder Stapel ist anders. Noch einmal mischen, der nächste gehört dir!
verso-title-35 = Gut gespielt: Das ist der Durchschnitt, eine solide Partie.
verso-title-40 = Sehr schön: besser als die meisten.
verso-title-45 = Da steckt Talent drin.
verso-title-50 = Meisterlich. Von dir kann man lernen.
verso-title-55 = Die beiden Seiten haben keine Geheimnisse mehr vor dir.
verso-title-60 = Legendär! Der Stapel wird sich an dich erinnern.
verso-title-best = Du hast die 64 der Autoren geschlagen!
verso-band = { $most ->
    [0] { $least } und mehr
   *[other] { $least }–{ $most }
  }
verso-ladder = Titel im Solospiel
verso-designers = Die beste Partie der Autoren: { $points }
verso-short-of = { $short ->
    [one] noch { $short } Punkt bis { $points }
   *[other] noch { $short } Punkte bis { $points }
  }
verso-next-title = { $points ->
    [0] Die Autoren des Spiels erreichten einmal { $best } Punkte.
   *[other] Nächster Titel ab { $points } Punkten. Die Autoren des Spiels erreichten einmal { $best }.
  }

## Verso im Terminal

play-you = Du
verso-play-top = Stapel: noch { $deck ->
    [one] { $deck } Karte
   *[other] { $deck } Karten
  }. Obenauf: { $face }, { verso-points }.
verso-play-score = { verso-points } ({ $runs } aus Straßen, { $squares } aus Quadraten)
verso-play-move-keep = { $face } behalten{ $discarded ->
    [true] {" "}(die hast du schon: Sie würde abgeworfen)
   *[false] { $square ->
        [true] {" "}und ein Quadrat vollenden: 7 Punkte
       *[false] {""}
      }
  }
verso-play-move-flip = umdrehen; dahinter kann sein: { $faces }
verso-play-move-bank = { verso-points } { $discards }
verso-play-move-pass = nichts mehr werten
play-prompt = Dein Zug (Nummer oder Text, ? für Hilfe, quit zum Aufhören):
commands-verso =
    Tippe die Nummer eines Zuges oder seinen Text: „keep“ (behalten), „flip“ (umdrehen), „bank blue 3-5“ (werten), mit einem Stern „bank blue 3-5 *4“: Hier steht er für die 4. Am Ende auch „pass“.
    Die Karten nach dem Minuszeichen würdest du abwerfen. „quit“ beendet die Partie.
    Die Regeln: volteface rules verso --lang de
play-stopped = Vorzeitig beendet; die Partie zählt nicht.
play-seed = Dieselbe Partie noch einmal: { $command }
play-saved = Die Partie ist gespeichert in { $file }.
play-won = Du gewinnst!
play-shared = Geteilter Sieg!
play-lost = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
  }
verso-play-legend = B (blau) ist das Wasser, G (grün) das Land, O (orange) der Himmel. Jedes • zählt einen Punkt, ★ ist ein Stern, ↷ was dahinter bekannt ist, ■ ein Quadrat. Mit ? kommt Hilfe.
play-final = Endstand

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
dd-hole = Loch
dd-face = { $side ->
    [back] Rückseite
   *[front] Vorderseite
  }
dd-mark = { $side ->
    [back] hinten
   *[front] vorn
  }
dd-shape = Diese Seite: { $words }
dd-shape-behind = Umgedreht: { $words }
dd-layer = Schicht { $layer }, { $side ->
    [back] hinten
   *[front] vorn
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
dd-own-pile = Dein Stapel: { $count } von { $number } Schichten
dd-too-many = { $count } Schichten, gefragt sind { $number }
dd-needs = Der Auftrag will { $number } Schichten; dein Stapel hat { $count ->
    [0] keine.
   *[other] { $count }.
  }
dd-order = Dein Stapel, von unten nach oben
dd-beside = Daneben
dd-layer-tools = { $layer ->
    [0] Keine Schicht ist gewählt
   *[other] Schicht { $layer }
  }
dd-flip = Umdrehen
dd-turn-left = Eine Vierteldrehung nach links
dd-turn-right = Eine Vierteldrehung nach rechts
dd-lower = Weiter nach unten
dd-higher = Weiter nach oben
dd-take = Wegnehmen
dd-put = Auflegen
dd-drag-here = Zieh eine Schicht hierher
dd-guide = { $step ->
    [first] Zieh eine Schicht auf deinen Stapel. Tippe auf die gewählte, um sie umzudrehen.
    [more] Löcher zeigen, was darunterliegt. Dreh eine Schicht um oder im Kreis, oder ändere die Reihenfolge.
    [grab] Sieht es wie der Auftrag aus? Nimm die { $token }.
   *[check] Sieht es wie der Auftrag aus? Lass es prüfen.
  }
dd-how-goal = Staple Schichten so, dass dein Stapel wie der Auftrag aussieht. Löcher zeigen, was darunterliegt.
dd-how-move = Zieh eine Schicht auf deinen Stapel. Tippen umrahmt eine Schicht oder dreht die umrahmte um: Das kleine Bild darunter ist ihre andere Seite. ↺ und ↻ drehen sie im Kreis.
dd-how-done = { $alone ->
    [true] Stimmt es? Lass prüfen. Ein gelöster Auftrag bringt so viele Punkte, wie er Schichten hat.
   *[other] Stimmt es? Nimm die höchste Marke: Der erste richtige Stapel bringt am meisten. Danach nichts mehr anfassen. Wer als Letzter baut, hat nur einen kurzen Countdown.
  }
dd-tip-tap = Tippe auf eine Schicht, um sie zu wählen, noch einmal, um sie umzudrehen
dd-tip-drag = Zieh sie auf das Brett, zwischen zwei andere oder wieder weg
dd-tip-turn = Mausrad darüber, oder zwei Finger drehen: eine Vierteldrehung
dd-key-choose = eine Schicht wählen
dd-key-flip = sie umdrehen
dd-key-turn = eine Vierteldrehung nach rechts, mit Umschalt nach links
dd-key-order = sie auflegen und im Stapel hinauf- und hinunterschieben
dd-key-take = sie vom Stapel nehmen
dd-key-done = eine Marke nehmen, oder prüfen
dd-mission = Auftrag: { $number } Schichten
dd-layers = { $number } Schichten
dd-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
dd-your-pile = Dein Stapel
dd-pile-of = Stapel von { $name }
dd-pile-hidden = Der Stapel von { $name } bleibt bis zur Prüfung verdeckt
dd-cards = Gewonnene Auftragskarten: { $cards }
dd-points-won = Punkte
dd-cards-won = Auftragskarten
dd-cards-about = Die Punkte entscheiden. Auftragskarten zählen nur bei Gleichstand.
dd-has-token = hat die { $token } genommen
dd-gave-up = hat aufgegeben
dd-sits-out = setzt aus
dd-laid = { $count ->
    [one] { $count } Schicht
   *[other] { $count } Schichten
  }
dd-is-ready = bereit
dd-not-ready = noch nicht bereit
dd-round = Runde { $round } von 6
dd-left = noch { $time }
dd-tokens = Marken in der Mitte
dd-countdown = Sekunden bis zum Ende der Runde
dd-last-taken = { $who ->
    [you] Du hast die { $token } genommen.
   *[other] { $name } hat die { $token } genommen.
  }
dd-last = { $who ->
    [you] Nur du baust noch: { $seconds } Sekunden!
   *[other] Nur { $name } baut noch: { $seconds } Sekunden.
  }
dd-last-short = { $who ->
    [you] Nur du baust noch!
   *[other] Nur { $name } baut noch.
  }
dd-count-in = Sekunden bis zum Aufdecken des Auftrags
dd-grab = Fertig! Die { $token } nehmen
dd-give-up = Diese Runde aufgeben
dd-give-up-sure = Diese Runde aufgeben?
dd-give-up-yes = Ja, aufgeben
dd-give-up-no = Nein, weiter
dd-only-bots = { $token ->
    [0] Nur noch Bots bauen.
   *[other] Nichts mehr anfassen. Nur noch Bots bauen.
  }
dd-play-out = Überspringen
dd-skip = Gleich zur Prüfung
dd-hands-off = Du hast die { $token }. Bis zur Prüfung wird nichts mehr angefasst.
dd-you-gave-up = Du hast diese Runde aufgegeben; in der nächsten bist du wieder dabei.
dd-you-were-away = Du warst nicht da, darum geht diese Runde ohne dich weiter. In der nächsten bist du wieder dabei.
dd-before-first = { $alone ->
    [true] Die Uhr wartet auf dich.
   *[other] Die Uhr wartet, bis alle bereit sind.
  }
dd-coming = Gleich kommt ein Auftrag mit { $number } Schichten.
dd-next-round = Als Nächstes: Runde { $round }, { $number } Schichten.
dd-ready = Bereit
dd-wait-ready = Noch nicht bereit: { $names }.
dd-paused = Der Tisch macht Pause.
dd-clock-stands = Die Uhr steht. Sie läuft weiter, wenn alle bereit sind.
dd-solo-wait = Drei Minuten, so viele Aufträge wie möglich. Die Uhr läuft, sobald du sie startest.
dd-alone-wait = Die Uhr läuft, sobald du sie startest.
dd-solo-start = Uhr starten
dd-alone = Drei Minuten allein
dd-alone-about = Du ziehst Aufträge mit 3, 4 oder 5 Schichten, einen nach dem anderen. Ein gelöster bringt so viele Punkte, wie er Schichten hat, ein Fehler kostet nur Zeit. So viel sind Punkte wert:
dd-no-skip = Was du ziehst, ist zu lösen: Es kann nicht zurückgelegt werden.
dd-time-up = Die Zeit ist um: { dd-points }.
dd-bands = Was Punkte wert sind
dd-check = Die Prüfung von Runde { $round }
dd-void = Niemand hat eine Marke genommen: Diese Runde bringt nichts.
dd-nobody = Niemand liegt richtig: Niemand bekommt Punkte, und niemand nimmt die Auftragskarte.
dd-right = Richtig: { dd-points }
dd-wrong = { $wrong ->
    [0] Falsch: Das Bild stimmt, aber mit { $layers ->
        [one] { $layers } Schicht
       *[other] { $layers } Schichten
      } statt { $number }.
    [far] Falsch: ein anderes Bild.
    [one] Falsch: { $wrong } Stelle weicht ab.
   *[other] Falsch: { $wrong } Stellen weichen ab.
  }
dd-wrong-only = { $what ->
    [turn] Nur Schicht { $layer } ist falsch gedreht.
    [side] Nur Schicht { $layer } zeigt die falsche Seite.
    [layer] Nur Schicht { $layer } liegt noch nicht richtig.
   *[order] Nur die Reihenfolge stimmt nicht.
  }
dd-moved-up = (von der { $token } aufgerückt)
dd-wins-card = { $who ->
    [you] Du hast die Auftragskarte { $number } gewonnen.
   *[other] Gewinnt die Auftragskarte { $number }.
  }
dd-no-token = Ohne Marke
dd-idle = { $why ->
    [gave-up] aufgegeben
    [away] nicht da
   *[late] zu spät
  }
dd-solution = Eine Lösung zeigen
dd-solution-hide = Lösung verbergen
dd-solution-order = Eine Lösung, von unten nach oben
pair-about-dessus-dessous = Alle Handys zeigen denselben Auftrag. Für gedruckte Schichten oder die eurer Schachtel.
dd-pair-missions = Aufträge
dd-pair-missions-match = wie in der Anleitung: 3, 4, 5, 3, 4, 5
dd-pair-layers = Schichten
dd-pair-layers-ours = Unsere Schichten, gedruckt
dd-pair-layers-own = Meine eigenen Schichten
dd-pair-edit = Eigene Schichten eingeben
dd-pair-last = Letzte Marke: 10 zählen
dd-pair-stop = Auftrag beenden
dd-pair-next-mission = Nächster Auftrag
dd-pair-next = Als Nächstes: { $number } Schichten. Legt sie auf einen Stapel.
dd-own-about = Wähle eine Farbe und tippe Viertel an; ein zweites Tippen macht ein Loch. Die Rückseite siehst du, wenn du die Schicht von links nach rechts wendest.
dd-own-layers = Die fünf Schichten
dd-own-layer = Schicht { $layer }{ $whole ->
    [true] , eingegeben
   *[false] {""}
  }
dd-own-sides = Seiten
dd-own-side = { $side ->
    [back] Rückseite
   *[front] Vorderseite
  }
dd-own-drawing = { $side ->
    [back] Schicht { $layer }, Rückseite
   *[front] Schicht { $layer }, Vorderseite
  }
dd-own-colours = Farben
dd-own-bare = noch keine Farbe
dd-own-quarter = Reihe { $row }, Feld { $column }, { $side }: { $colour }
dd-own-fill = Alles Übrige { $colour } malen
dd-own-unkept = Dieser Browser behält deine Schichten nicht: Sie sind weg, wenn die Seite geschlossen wird.
dd-own-clear = Diese Schicht leeren
dd-own-then-back = Jetzt die Rückseite
dd-own-then-next = Nächste Schicht
dd-own-done = Mit diesen spielen
dd-tie = Je { $points } Punkte: Die Zahlen der Auftragskarten entscheiden, { $most } zu { $next }.
dd-tie-shared = Je { $points } und { $most } auf den Auftragskarten: ein geteilter Sieg.
dd-practice = Üben ohne Uhr
dd-solved = { $count ->
    [0] noch kein Auftrag gelöst
    [one] { $count } Auftrag gelöst
   *[other] { $count } Aufträge gelöst
  }
dd-done = Gelöst
dd-solved-one = Gelöst: { $number } Punkte mehr.
dd-check-pile = Prüfen
dd-not-yet = { $alike ->
    [true] Noch nicht: Das Bild stimmt, aber mit { $layers } statt { $number } Schichten.
   *[other] Noch nicht: Das ist nicht das Bild des Auftrags.
  }
dd-choose = Von welchem Stapel ziehst du?
dd-another = Einen anderen Auftrag ziehen
dd-draw = { $number } Schichten
dd-drawn = { $count } gezogen
dd-round-limit = Eine Runde dauert höchstens
dd-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
  }
dd-countdown-length = Der letzte Countdown dauert
dd-seconds = { $seconds } Sekunden
dd-band-1 = Zum Aufwärmen. Gleich noch einmal?
dd-band-2 = Es wird: Da steckt noch mehr in dir.
dd-band-3 = Ganz ordentlich.
dd-band-4 = Darauf kannst du stolz sein.
dd-band-5 = Hut ab: Deine Hände denken mit.
dd-band-6 = Erstaunlich!
dd-band-7 = Nicht von dieser Welt!
dd-box-about = Tippt an, wer eine Marke nimmt: Countdown, Prüfung und Punkte folgen von selbst.
dd-box-grab = Deckt den Auftrag auf. Dann tippt an, wer eine Marke nimmt.
dd-box-grab-next = Wer nimmt die nächste Marke?
dd-box-count = Ab { $seconds } zählen
dd-box-check = Zur Prüfung
dd-box-over = Hände weg: Die Runde ist zu Ende.
dd-box-ask = Stapel von { $name }: richtig oder falsch?
dd-box-right = Richtig
dd-box-wrong = Falsch
dd-box-card = Auftragskarte { $number }
dd-box-next = Nächste Runde
dd-box-end = Zum Ergebnis
dd-box-solved = Einen Auftrag gelöst? Tippe die Zahl seiner Schichten an.
dd-box-tally = Punkte
dd-box-rounds = Runde
dd-box-legend = ★ Auftragskarte: Bei Gleichstand gewinnt die höhere Summe ihrer Zahlen.
dd-box-mend = Tippt in der Reihenfolge der Marken: einmal für richtig, zweimal für falsch, dreimal für keine Marke.

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
dd-news-dropped-out = { $who ->
    [you] Du warst nicht da: Diese Runde geht ohne dich weiter, in der nächsten bist du wieder dabei.
   *[other] Diese Runde geht ohne { $name } weiter.
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
dd-news-check-wrong = { dd-not-yet }
dd-news-solo-over = Die drei Minuten sind um.

## Der Client im Browser

skip = Zum Inhalt springen
language = Sprache
theme = Hell oder dunkel
sound = Ton
language-changed = Diese Seite ist jetzt auf Deutsch.
settings = Einstellungen
theme-system = automatisch
theme-light = hell
theme-dark = dunkel
setting-motion = Animationen
setting-motion-device = Dieses Gerät bittet um weniger Bewegung: Nichts bewegt sich.
setting-strong = Starker Kontrast und Muster
setting-strong-about = Dunklere Linien, größere Zeichen neben den Farben.
setting-letters = Buchstaben und Ziffern als Kürzel
setting-letters-about = Aus für Spracheingabe oder wenn Tasten versehentlich gedrückt werden.
forget = Mich vergessen
forget-about = Dein Name, was du gesagt hast und die Liste deiner Tische werden auf diesem Server gelöscht, sofort und für immer, und was dieser Browser sich gemerkt hat. Gespielte Partien bleiben, mit der Nummer deines Platzes statt deines Namens.
forget-sure = Plätze in laufenden Partien kannst du danach nicht wieder einnehmen. Wirklich?
forget-do = Alles löschen
forget-done = Erledigt: Nichts hier führt mehr zu dir. Du bist jemand Neues.
device = Auf diesem Gerät
device-kept = Liegt hier bereit: Begleiter, Lektionen, Regeln und Üben gehen auch ohne Netz.
device-storing = Wird für den Gebrauch ohne Netz gespeichert …
device-refused = Dieser Browser hat Volteface nicht gespeichert: Das tut er nicht in einem privaten Fenster oder wenn kein Platz mehr ist. Öffne ein gewöhnliches Fenster oder schaff Platz, dann lade die Seite neu. Bis dahin wird der Server gebraucht.
device-unable = Dieser Browser kann keine Seiten für den Gebrauch ohne Netz behalten; neuere können es.
device-insecure = Diese Adresse beginnt mit http://. Gebrauch ohne Netz, Installieren und ein Bildschirm, der an bleibt, brauchen https://; alles andere geht. Wer diesen Server betreibt, findet den Weg auf der Seite zum Hosting unter „HTTPS“.
device-install = Installieren
device-install-menu = Für den Startbildschirm: Teilen, dann „Zum Home-Bildschirm“.
device-installed = Als App installiert.
cancel = Abbrechen
save = Speichern
send = Senden
back-home = Zurück zur Startseite
back-table = Zurück zum Tisch
nothing-here = Hier ist nichts
nothing-here-text = Vielleicht ist die Adresse vertippt. Von der Startseite kommst du zu allen Spielen.
connecting = Verbinde …
reconnecting = Die Verbindung ist weg; neuer Versuch. Nichts geht verloren.
offline = Offline
offline-title = Der Server ist nicht zu erreichen
offline-wait = Tische warten, bis er wieder da ist. Diese Seite merkt es von selbst.
offline-works = Das geht inzwischen:
offline-back = Der Server ist wieder da.
practice-of = Üben: { $game }
version-new = Neue Version
version-new-about = Eine neue Version ist da. Sie kommt mit der nächsten Seite, die du öffnest, oder jetzt, wenn du hier drückst.
version-told = Eine neue Version von Volteface ist da. Sie kommt mit der nächsten Seite, die du öffnest.
error-checkpoint-other = { $file } ist der Zwischenstand eines anderen Trainings: Gib dessen Startwert und Spielerzahl an oder leg die Datei weg.
error-checkpoint-unreadable = { $file } ist kein Zwischenstand: Leg die Datei weg, um neu zu beginnen.
error-practice-alone = Das Üben ohne Uhr ist für einen Platz, nicht für { $seats }.
error-server-away = Der Server ist nicht zu erreichen. Prüf die Verbindung und versuch es noch einmal.
home-title = Ein Tisch für zweiseitige Spiele
home-lead = Dreh die Karten um, sieh die andere Seite. Allein, gegen Bots oder mit Freunden, wo immer sie sind; ohne Konto.
game-verso = Verso
game-verso-about = Karten mit zwei Seiten: Bilde Straßen und Quadrate, und gib acht, was deine Nachbarn bei dir umdrehen.
game-recto-verso = Recto Verso
game-recto-verso-about = Zwei Partner, ein Gebäude aus Holz, und jeder sieht nur eine Fassade, gegen die Uhr.
game-dessus-dessous = Dessus Dessous
game-dessus-dessous-about = Leg gelochte, zweifarbige Schichten zum Muster, schneller als die anderen.
play-now = Sofort spielen
play-friends = Mit Freunden spielen
play-solo = Allein
join-title = Mit Code beitreten
pair-title = Zwei Handys, eine Schachtel
pair-lead = Stellt die Schachtel auf den Tisch und legt eure Handys daneben: neue Karten ohne Ende, für die echten Teile.
pair-join = Einer Kopplung beitreten
pair-code = Code der Kopplung
pair-qr = Der Link der Kopplung als QR-Code
pair-invite = Scannt dies mit den anderen Handys, oder gebt den Code auf { $address } ein.
pair-only-here = Handys finden diese Seite nicht: Ihre Adresse { $address } führt nur zu diesem Gerät. Öffnet sie hier unter der Adresse, die dieses Gerät in eurem Netz hat.
pair-phones = { $count ->
    [one] { $count } Handy
   *[other] { $count } Handys
  }
pair-you = du
pair-phone-away = weg
pair-phone-stops = gibt auf
pair-phone-said = hat es gesagt
pair-phone-ready = bereit
pair-ready = Bereit
pair-ready-alone = Mit diesem Handy allein beginnen
pair-unready = Noch nicht
pair-ready-waits = Es fehlt noch: { $names }
pair-dealing = Eine Karte wird gezogen …
pair-revealed = Die Karte ist aufgedeckt.
pair-time = Zeit
pair-left = Zeit, die bleibt
pair-word-waits = Gesagt! Jetzt ist { $names } dran.
pair-last-seconds = Die letzten Sekunden laufen.
pair-unsay = Nein, noch nicht
pair-give-up = Aufgeben
pair-stop-sure = Wirklich?
pair-stop-others = { $names } möchte aufgeben.
pair-ask = Ist das Gebäude auf deiner Seite richtig?
pair-ask-again = Ihr seid euch nicht einig. Schaut noch einmal: Ist es richtig?
pair-right = Richtig
pair-wrong = Falsch
pair-told-waits = Notiert. Es fehlt noch: { $names }.
pair-next = Nächste Karte
pair-again = Neue Partie oder Einstellungen
pair-away = Die Verbindung ist weg: Es wird wieder versucht …
pair-new = Eine neue öffnen
pair-gone = Diese Kopplung ist zu Ende
join-table = An den Tisch setzen
go-on = Weiterspielen, wo du aufgehört hast
with-people = mit { $names }
with-bots = mit Bots
with-nobody = allein
table-code = Code des Tisches
join = Beitreten
name-title = Dein Name am Tisch
name-saved = Andere sehen dich jetzt als { $name }.
nickname = Spitzname
given-name = { $animal ->
    [Heron] Reiher
    [Otter] Otter
    [Lynx] Luchs
    [Finch] Fink
    [Marten] Marder
    [Curlew] Brachvogel
    [Squirrel] Eichhörnchen
    [Plover] Regenpfeifer
    [Hare] Hase
    [Swift] Mauersegler
    [Newt] Molch
   *[Wren] Zaunkönig
  } { $number }
my-tables = Meine Tische
public-tables = Öffentliche Tische
tables-missing = Einige Tische sind gerade nicht erreichbar. Sie sind nicht verloren und kommen von selbst wieder.
status-playing = im Spiel
status-over = zu Ende
seats-free = { $free ->
    [0] alle Plätze besetzt: Die Partie kann beginnen
   *[other] { $free } von { $seats } Plätzen frei
  }
replay-open = Eine gespeicherte Partie ansehen
table-gone = Diesen Tisch gibt es nicht mehr
server-title = Wie es diesem Server geht
server-well = Alles ist gut: Alles wird gespeichert.
server-unwell = Gerade kann nichts gespeichert werden. Die Spiele gehen von selbst weiter, sobald es geht.
server-figures = { $tables ->
    [one] Ein Tisch ist
   *[other] { $tables } Tische sind
 } in Gebrauch, mit { $viewers } Zuschauenden.
server-version = Volteface { $version }, läuft seit { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
 }.
page-old = Diese Seite ist veraltet
table-gone-text = Prüf den Code, oder öffne auf der Startseite einen neuen Tisch.
table-closed = Dieser Tisch wurde geschlossen
table-closed-by = { $who ->
    [you] Du hast ihn geschlossen
   *[other] { $name } hat ihn geschlossen
  }{ $rounds ->
    [0] .
    [one] , nach { $rounds } Runde.
   *[other] , nach { $rounds } Runden.
  }
table-stood = Es stand
table-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
play-on = An einem neuen Tisch weiterspielen
play-on-about = Der neue Tisch ist wie dieser. Wer diese Seite noch offen hat, kann dir dorthin folgen.
play-on-call = { $name } spielt an einem neuen Tisch weiter.
play-on-follow = Mitkommen
continue-failed = Der Platz konnte nicht übertragen werden
seat-number = Platz { $number }
seat-empty = frei
seat-you = du
seat-host = Gastgeber
invited = { $name } lädt dich zu { $game } ein
invited-open = Du bist zu { $game } eingeladen
invited-watch = Lieber zuschauen? Bleib hier: Sobald die Partie beginnt, siehst du sie.
sit-too = Zu zweit an diesem Gerät
sit-too-about = Du hast zwei Plätze, und die Seite wendet sich dem zu, der am Zug ist.
mute = { $name } stummschalten
leave = Verlassen
remove = Entfernen
start = Starten
start-needs = Besetze alle Plätze: Lade jemanden ein, oder nimm einen Bot dazu.
all-taken = Alle Plätze sind besetzt: Die Partie kann beginnen.
host-starts = Gleich startet { $name } die Partie.
add-bot = Bot hinzufügen
fill-bots = Mit Bots auffüllen
bot-level = Bots spielen
take-back = Platz wieder übernehmen
tools = Tisch
game = Spiel
bot-random = Zufalls-Bot
bot-greedy = Gieriger Bot
bot-beginner = Anfänger
bot-beginner-about = Spielt wie in der ersten Woche: übersieht ab und zu eine Straße und ist schnell zufrieden. Allein etwa 28 Punkte.
bot-friendly = Freundlich
bot-friendly-about = Kennt das Spiel, schaut nicht so genau hin und dreht nie aus Bosheit eine deiner Karten um. Allein etwa 35 Punkte.
bot-good = Gut
bot-good-about = Hat einen Blick für Straßen und Quadrate, weiß, wann es zu werten gilt, und irrt sich nur ein wenig. Allein etwa 42 Punkte.
bot-strong = Stark
bot-strong-about = Hat Hunderttausende Partien gegen sich selbst gespielt und sieht auf einen Blick, was eine Auslage wert ist. Allein über 46 Punkte.
bot-master = Meister
bot-master-about = Denkt einen Zug weiter oder spielt in Hunderten möglicher Welten weiter, bevor er wählt: Ehrlich macht niemand viel mehr Punkte.
bot-newcomer = Neuling
bot-newcomer-about = Spielt zum ersten Mal, wie vielleicht auch du: etwa eine Minute für drei Schichten, drei Minuten für fünf.
bot-novice = Geübt
bot-novice-about = Spielt ab und zu: etwa eine halbe Minute für drei Schichten, gut eine Minute für fünf.
bot-middle = Schnell
bot-middle-about = Sieht schnell, wie Schichten liegen: eine Viertelminute für drei, eine halbe für fünf.
bot-expert = Experte
bot-expert-about = Muss kaum zweimal hinsehen: sechs Sekunden für drei Schichten, elf für fünf.
bot-calm = Ruhiger Partner
bot-calm-about = Wartet auf dich, setzt nach jedem deiner Teile eines und lässt sich Zeit; sagt wenig und hört gut zu.
bot-lively = Lebhafter Partner
bot-lively-about = Baut zügig im Wechsel mit dir und erzählt dabei, was seine Seite zeigt.
bot-quick = Schneller Partner
bot-quick-about = Antwortet auf jedes deiner Teile sofort mit einem eigenen: Mit ihm kommt man die ganze Leiter hinauf.
bot-program = Programm { $name }
bot-plays-for = { $name } (Bot)
bot-yours = Dein Bot
bot-for = Einen Bot für { $name } spielen lassen
invite = Einladen
copy-link = Link kopieren
link = Link
qr = Der Link des Tisches als QR-Code
your-turn = Du bist dran
log = Was geschehen ist
talk = Reden
phrase-hello = Hallo!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
pause = Pause
resume = Weiter
no-pause = Keine Pause
continue-elsewhere = Auf einem anderen Gerät weiterspielen
continue-about = Lies den Code mit dem anderen Gerät ein, oder schick dir den Link. Wer ihn zuerst öffnet, hat deinen Platz; dein Name kommt mit. Er gilt einen Tag.
continue-qr = Der Link deines Platzes als QR-Code
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
step-next = Zug { $step } / { $last }
step-before = Davor: { $told }
step-end = Ende
eyes-own = { $name } (du)
eyes = Gesehen von
eyes-visitor = einem Besucher
replay-play = Abspielen
replay-halt = Anhalten
replay-moment = Zeitpunkt
replay-speed = Tempo
news-table-sat = { $how ->
    [back] { $who ->
        [you] Du übernimmst deinen Platz wieder.
       *[other] { $name } übernimmt den Platz wieder.
      }
    [moved] { $who ->
        [you] Du machst an diesem Gerät weiter.
       *[other] { $name } macht an einem anderen Gerät weiter.
      }
   *[new] { $who ->
        [you] Du setzt dich.
       *[other] { $name } setzt sich.
      }
  }
news-table-lent = { $own ->
    [true] { $name } spielt mit.
   *[false] { $who ->
        [you] Ein Bot spielt für dich.
       *[other] Ein Bot spielt für { $name }.
      }
  }
news-table-failed = { $program } { $why ->
    [start] ließ sich nicht starten
    [ended] hat sich beendet
    [silent] hat nicht rechtzeitig geantwortet
    [illegal] hat einen Zug gemacht, den es nicht gibt
   *[nonsense] hat etwas Unlesbares geantwortet
  }: Einer unserer Bots spielt weiter.
news-table-freed = { $who ->
    [you] Du bist gegangen.
   *[other] { $name } ist gegangen.
  }
news-table-started = Die Partie beginnt.
news-table-paused = { $who ->
    [nobody] Der Tisch macht Pause.
    [you] Du machst eine Pause.
   *[other] { $name } macht eine Pause.
  }
news-table-resumed = Es geht weiter.
news-table-closed = Der Tisch wurde geschlossen.
news-table-late = { $who ->
    [you] Deine Zeit ist um: Ein Bot zieht für dich.
   *[other] Die Zeit von { $name } ist um: Ein Bot zieht.
  }
news-table-again = { $who ->
    [you] Du möchtest noch einmal spielen.
   *[other] { $name } möchte noch einmal spielen.
  }
news-away = { $name } ist nicht da.
news-back = { $who ->
    [you] Du bist wieder da.
   *[other] { $name } ist wieder da.
  }
table-seats = Personen
table-clock = Zeit für einen Zug
table-clock-off = so lange man will
table-clock-seconds = { $seconds } Sekunden
first-player = Wer beginnt
first-lot = wird ausgelost
first-you = ich
table-public = Diesen Tisch in der öffentlichen Liste zeigen, damit alle beitreten können.
option-forbid_wasted_keep = Niemand darf eine Karte behalten, die schon daliegt; sie muss umgedreht werden.
option-first = { $name } beginnt.
option-hide_piles = Die Stapel der anderen bleiben bis zur Prüfung verdeckt.
option-round_limit = Eine Runde dauert höchstens { $value } Sekunden.
option-countdown = Der letzte Countdown dauert { $value } Sekunden.
option-practice = Üben, ohne Uhr.
option-layers = Ein eigener Satz Schichten.
play-practice = Üben
practice-not-kept = Dieses Gerät bewahrt gerade nichts auf: Der Speicher ist voll oder gesperrt. Du kannst weiterspielen; was du gelöst hast, ist vergessen, wenn die Seite geschlossen wird.
open-table = Tisch öffnen
turn-clock = Ein Zug dauert höchstens { $seconds } Sekunden; dann zieht ein Bot.
rules-usual = Gespielt wird nach den üblichen Regeln.
rules-hints = Es gibt Tipps während der Partie.
confirm-banks = Vor dem Werten fragen
full-screen = Vollbild
rules = Regeln
rules-of = Regeln von { $game }
rules-all = Alle Spiele
rules-lead = Wie die drei Spiele gespielt werden, mit Beispielen, Bildern und Antworten auf Fragen, die sich am Tisch stellen.
rules-search = In den Regeln aller Spiele suchen
rules-found = { $count ->
    [0] Nichts gefunden. Versuch es mit einem anderen Wort.
    [one] Eine Stelle
   *[other] { $count } Stellen
  }
rules-near = Keine Stelle hat alle diese Wörter. Am nächsten kommen:
rules-places = { $count ->
    [one] Zurück zur gefundenen Stelle
   *[other] Zurück zu den { $count } gefundenen Stellen
  }
rules-contents = Inhalt
rules-print = Drucken
rules-page = Als Seite öffnen
rules-rule = Regel { $rule }
rules-numbers = Die kleinen Zeichen sind die Nummern der Regeln. Alles, was hier steht, prüft auch das Programm, unter denselben Nummern.
why = Warum?
close = Schließen
help = Regeln und Tasten
keys = Tasten und Gesten
keys-letters-on = Buchstaben und Ziffern lassen sich in den Einstellungen abschalten.
keys-letters-off = Buchstaben und Ziffern sind in den Einstellungen abgeschaltet.
key-arrows = Pfeile
key-delete = Entf
key-enter = Eingabe
key-escape = Esc
key-shift = Umschalt
key-space = Leertaste
key-drag = ziehen
key-tap = tippen
key-twist = zwei Finger
key-wheel = Mausrad
share = Teilen
copied-link = Link kopiert
notify-me = Sag mir, wenn ich dran bin
turn-left = noch { $seconds } s für diesen Zug
verso-behind = dahinter { $face }
verso-bank-label = Werten +{ $points }: { $row }
verso-how-choose = Sammle Karten in drei Reihen: Himmel, Land und Wasser. Wenn du dran bist, behalte die oberste Karte oder dreh sie um und nimm ihre andere Seite.
verso-how-bank = Oder werte aufeinanderfolgende Karten einer Farbe: Jede Sonne ist ein Punkt. Dann müssen deine Nachbarn eine Karte dieser Farbe umdrehen.
verso-how-square = Drei Karten in jeder Reihe sind ein Quadrat: sofort 7 Punkte. Wer am meisten Punkte hat, wenn der Stapel leer ist, gewinnt.
verso-bank-short = Werten +{ $points }
verso-square = Ein Quadrat
verso-chosen = Hat gewählt
verso-layout-of = Karten von { $name }
verso-look-at = Die Karten von { $name } groß ansehen
verso-deck = Stapel
verso-top = Obenauf: { $face }
verso-left = { $deck ->
    [0] Der Stapel ist leer.
    [one] noch { $deck } Karte
   *[other] noch { $deck } Karten
  }
verso-pile = { $count ->
    [0] Noch nichts abgeworfen
    [one] { $count } Karte abgeworfen
   *[other] { $count } Karten abgeworfen
  }
verso-keep = Behalten
verso-flip = Umdrehen
verso-pass = Nichts mehr werten
verso-pass-sure = Auf { $points } Punkte verzichten?
verso-pass-yes = Ja, { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} liegen lassen
verso-pass-no = Nein
verso-last-choice = Eine letzte Straße, wenn du magst.
verso-last-none = Du hast keine Straße, die du werten könntest.
verso-waiting = { $name } ist dran.
verso-others-choose = Die anderen wählen noch.
verso-all-chose = Alle haben gewählt.
verso-bank = { $count ->
    [one] Diese Straße werten?
   *[other] Welche Straße werten?
  }
verso-discards = du wirfst { $discards } ab
verso-bank-best = { verso-row } { $run } werten: +{ $points }
verso-turns = { $name } dreht { $card } um{ $does ->
    [square] {" "}→ { $face }: ein Quadrat dort, +{ $points }
    [lost] {" "}→ { $face }, und verliert die Karte
    [known] {" "}→ { $face }
   *[unknown] {""}
  }
verso-turns-none = niemand muss eine Karte umdrehen
verso-breaks = zerstört dein Quadrat
verso-would-lost = Die hast du schon: Diese wäre verloren.
verso-would-square = Quadrat: +{ $points }.
verso-would-join = Passt zu { $run }.
verso-would-lie = Passt noch zu nichts.
verso-top-would = { verso-top }. { verso-keep }: { $would }
verso-may-be = Dahinter kann sein
verso-chance = { $chance } %
verso-may = { $face }, { verso-chance }{ $does ->
    [lost] : Die hast du schon, sie wäre verloren
    [square] : ein Quadrat, +{ $square }
   *[other] {""}
  }
verso-neighbour = Nachbar: Deine Wertungen drehen hier eine Karte um, seine eine von dir
verso-progress = { $count } von { $least } Karten für ein Quadrat
verso-mine = { $name } hat { verso-row } gewertet. { $news }
verso-keys-bank = Eine Straße werten: Himmel, Land oder Wasser
verso-keys-choose = Im Dialog: diese Straße wählen
verso-keys-skip = Überspringen, was gezeigt wird
verso-keys-tap = Auf das Brett tippen: überspringen, was gezeigt wird
verso-keys-down = Die oberste Karte nach unten ziehen: behalten
verso-keys-up = Die oberste Karte nach oben ziehen: umdrehen
verso-pad-about = Ein Wertungsblatt: Tippe an, wer punktet, dann die Punkte.
verso-pad-about-alone = Du gegen den Stapel. Tippe an, was du legst und was der Stapel umdreht: Der Begleiter sagt, welche deiner Karten sich dreht, und zählt.
verso-pad-hint = Tippe an, wer punktet.
verso-pad-empty = Der Stapel ist leer
verso-pad-last-about = Eine letzte Straße für alle: Tippe jeden Namen an.
verso-pad-worth = Was ist die Straße wert?
verso-pad-last-worth = Die letzte Straße: Was ist sie wert?
verso-pad-none = Keine letzte Straße
verso-pad-bank = Straße
verso-pad-square = Quadrat
verso-pad-last = letzte Straße
verso-pad-square-points = Quadrat: { $points }
verso-pad-done = hat gewertet
verso-pad-told = { $name }: +{ $points }, { $total } insgesamt.
verso-pad-turn = Du bist dran: Tippe die Karte an, die du legst, oder werte.
verso-pad-deck-old = Der Stapel ist dran: Welche Seite liegt oben?
verso-pad-deck-new = Dreh diese Karte um: Was ist dahinter?
verso-pad-turns = Höher! Dreh um: { $face }. Was ist dahinter?
verso-pad-last-alone = Der Stapel ist leer: Werte noch eine letzte Straße, wenn du magst.
verso-pad-last-none = Der Stapel ist leer, und es lässt sich nichts mehr werten.
verso-pad-mend-about = Tippe Karten an, bis sie so markiert sind, wie sie vor dir liegen.
verso-pad-effect = { $effect ->
    [joker] Der Stapel zeigt einen Stern: Nichts geschieht.
    [lower] Die Karte des Stapels ist nicht höher: Nichts geschieht.
    [nothing] Höher, aber du hast keine Karte dieser Farbe.
   *[higher] Die Karte des Stapels war höher: Eine von deinen hat sich gedreht.
  }
verso-pad-lost = Liegt schon da und wird abgeworfen: { $face }.
verso-pad-square-made = Ein Quadrat: +{ $points }!
verso-pad-bank-do = Werten
verso-pad-mend-cards = Karten berichtigen
verso-pad-other-face = Eine andere Seite lag oben
verso-pad-cards = Deine Karten

## Der Begleiter: neben einer echten Schachtel

companion = Begleiter
companion-own = Ich habe das Spiel
companion-home = Ihr spielt mit einer echten Schachtel? Hier sind Uhr, Partner und Punkte, neue Karten ohne Ende und Bögen zum Drucken.
companion-lead = Ihr spielt mit der echten Schachtel: Hier sind Uhr, Partner und Punkte dazu, auf dem Telefon daneben.
companion-note = Alles bleibt auf diesem Gerät, auch wenn die Seite geschlossen wird.
companion-about-verso = Ein Wertungsblatt für zwei bis sechs. Allein: der Stapel als Gegner.
companion-about-recto-verso = Die Uhr, ausgeloste Partner, Punkte und die Leiter zu zweit.
companion-about-dessus-dessous = Marken, der Countdown laut gezählt, die Prüfung. Allein: drei Minuten.
companion-go-on = Weiter: { $names }
companion-go-on-alone = Weiter mit deiner Partie allein
companion-back = Zu allen Spielen des Begleiters
companion-undo = Zurück
companion-again = Noch einmal, dieselben
companion-others = Andere Spieler
companion-save = Als Datei sichern
companion-open = Datei öffnen
companion-no-file = Das ist keine Datei des Begleiters für { $game }. Nichts hat sich geändert.
companion-kept = Auf diesem Gerät aufbewahrt.
companion-not-kept = Dieses Gerät bewahrt gerade nichts auf: Der Speicher ist voll oder gesperrt. Du kannst weiterspielen; sichere eine Datei, bevor du die Seite schließt.
companion-set-aside = Was hier lag, ließ sich nicht lesen. Es ist beiseitegelegt; eine neue Partie kann beginnen.
companion-try-again = Erneut versuchen
companion-how-many = Wie viele spielen?
companion-player = Spieler { $number }
companion-name = Name von Spieler { $number }
companion-order = In der Reihenfolge um den Tisch; der erste beginnt.
companion-begin = Beginnen
companion-entries = Alle Einträge
companion-change = Ändern: { $what }
companion-mend = Diesen Eintrag ändern
companion-drop = Entfernen
companion-done = Fertig
companion-go = Weiter
companion-mended-points = Sichern: je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }

## Die Presse: was gedruckt wird, auf Papier und im Fenster, das danach fragt

print = Drucken
print-like = Solche Karten drucken
print-these = { $count ->
    [one] Diese Karte drucken
   *[other] Diese { $count } Karten drucken
  }
print-these-cards = { $count ->
    [one] Diese Karte
   *[other] Diese { $count } Karten
  }
print-of = { $game } drucken
print-game = Spiel
print-lead = Ein PDF für deinen Drucker: Drucke es in Originalgröße (100 %).
print-make = PDF erstellen
print-making = Die Seiten werden erstellt …
print-making-of = Die Karten werden erstellt: { $done } von { $of }
print-done = { $pages ->
    [one] Das PDF ist fertig: { $pages } Seite.
   *[other] Das PDF ist fertig: { $pages } Seiten.
  }
print-open = PDF öffnen
print-things = Was gedruckt wird
print-on-paper = Wie es aufs Papier kommt
print-test = Testseite
print-offset-x = Rückseiten nach rechts schieben (mm)
print-offset-y = Rückseiten nach unten schieben (mm)
print-offset-about = Drucke die Testseite beidseitig und halte sie gegen das Licht: Wo das Kreuz der Vorderseite die Skalen der Rückseite trifft, stehen die beiden Zahlen für diese Felder.
print-what-cards = Karten
print-what-solutions = Lösungen
print-what-tokens = Marken
print-what-scores = Punktetabelle
print-what-ladder = Leiter
print-what-pad = Punkteblock
print-what-layers = Schichten
print-what-missions = Auftragskarten
print-what-these = Genau die genannten Karten
print-field-mode = Teile
print-field-difficulty = Schwierigkeit
print-field-unique = Genau eine Lösung
print-field-count = Wie viele
print-field-solutions = Lösungen auf eigenen Seiten
print-field-seed = Startwert: Derselbe gibt dieselben Karten
print-field-players = Sätze von Schichten
print-field-number = Schichten eines Auftrags
print-field-these = Die Karten, wie „volteface solve“ sie liest, vor jeder von Recto Verso simple oder hard, dazwischen ein Komma
print-field-own = Die fünf eigenen Schichten, für die sie sind, dazwischen ein Komma
print-field-paper = Papier
print-field-sides = Rückseiten
print-field-ink = Farbe
print-value-mode-simple = einfach
print-value-mode-hard = schwer
print-value-difficulty-any = alle
print-value-difficulty-easy = leicht
print-value-difficulty-medium = mittel
print-value-difficulty-difficult = schwierig
print-value-number-all = 3, 4 und 5
print-value-number-3 = 3
print-value-number-4 = 4
print-value-number-5 = 5
print-value-paper-a4 = A4
print-value-paper-letter = Letter
print-value-sides-fold = falten und kleben
print-value-sides-duplex = beidseitig drucken
print-value-ink-colour = in Farbe
print-value-ink-black = schwarzweiß
print-card = Karte
print-seed = Startwert { $seed }
print-fold = Mit 100 % drucken. An der gestrichelten Linie falten, kleben, dann an den Marken schneiden.
print-duplex = Mit 100 % beidseitig drucken, an der langen Kante gewendet. An den Marken schneiden.
print-cut = Mit 100 % drucken. An den Marken schneiden.
print-test-front = Testseite, vorn. Drucke beide Seiten, an der langen Kante gewendet, und halte das Blatt gegen das Licht, die Rückseite zu dir.
print-test-back = Testseite, hinten. Wo die Linien des Kreuzes der Vorderseite die Skalen treffen, stehen die Zahlen für x und y; zähle sie zu den schon gesetzten dazu.
print-pad-name = Name
print-pad-bank = Straße
print-pad-squares = Quadrate, je { $points }
print-pad-last = Letzte Straße
print-pad-sum = Summe
print-pad-round = Runde
print-pad-time = Zeit
recto-verso-print-plan = Die Ebenen von oben, vorn ist unten.
recto-verso-print-storey = Ebene { $level }
recto-verso-print-tokens = Jeder nimmt die mit einem Rand in seiner Farbe; zu dritt zwei von jeder.
dd-print-layers = Alles ausschneiden, was weiß ist.
dd-print-solutions = Von unten nach oben; Grad im Uhrzeigersinn nach dem Wenden.
dd-print-cards-won = Gewonnene Auftragskarten
dd-print-alone = Allein: Punkte in drei Minuten

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
recto-verso-colour-noun = { $letter ->
    [K] Schwarz
    [W] Weiß
    [E] Grau
    [N] Braun
    [G] Grün
    [P] Rosa
    [V] Violett
    [O] Orange
    [Y] Gelb
    [B] Blau
   *[R] Rot
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
recto-verso-piece-theirs = { recto-verso-piece }: Dein Partner hält es
recto-verso-stack = { recto-verso-piece }, mit allem, was darauf steht
recto-verso-lift = Aus dem Gebäude heben
recto-verso-on-level = { recto-verso-colour } auf Ebene { $level }
recto-verso-level-of = Ebene { $level }: { $colours }
recto-verso-square = Spalte { $column }, Ebene { $level }
recto-verso-cell = Spalte { $column }, Reihe { $row }
recto-verso-rests = { $piece }: Spalte { $columns }, Reihe { $rows }, Ebene { $levels }
recto-verso-rests-but = { $rests }, nur nicht in { $places }
recto-verso-gap = Spalte { $column }, Reihe { $row }, Ebene { $level }
recto-verso-fits = passt
recto-verso-shows = jetzt { $colour }
recto-verso-is-told = gesagt
recto-verso-board = Das Brett von oben
recto-verso-scene = Das Brett im Raum, von deiner Seite
recto-verso-tray = Teile neben dem Brett
recto-verso-see-front = Von vorn
recto-verso-see-back = Von hinten
recto-verso-straight = Gerade ansehen
recto-verso-home = Blick zurück
recto-verso-front = Vorderseite
recto-verso-back = Rückseite
recto-verso-turn = Teil drehen
recto-verso-turn-x = Zu dir kippen
recto-verso-turn-y = Zur Seite kippen
recto-verso-turn-z = Auf der Stelle drehen
recto-verso-ways = Lagen
recto-verso-way = Lage { $way } von { $ways }
recto-verso-next-way = Anders hinlegen
recto-verso-hand = Teil in der Hand
recto-verso-put = Hinstellen
recto-verso-back-to-tray = Zurücklegen
recto-verso-undo = Rückgängig
recto-verso-shift = Das ganze Gebäude verschieben
recto-verso-shift-left = Gebäude nach links schieben
recto-verso-shift-right = Gebäude nach rechts schieben
recto-verso-shift-near = Gebäude zu dir schieben
recto-verso-shift-away = Gebäude von dir weg schieben
recto-verso-more = Mehr
recto-verso-around = Plätze, Gespräch und Menü
recto-verso-flat = Flaches Brett
recto-verso-keys = Tasten
recto-verso-keys-all = Pfeile führen dich über das Brett, mit Umschalt verschieben sie das Gebäude. r legt das Teil anders hin, x, y und z drehen es. Eingabe nimmt und stellt hin, Esc lässt los, Entf legt zurück. u macht rückgängig, 1 bis 9, 0 und - nehmen Teile, die dort beginnen, wo deine Karte sie zeigt, l zeigt die Fassade gerade von vorn, einmal gedrückt oder solange du es hältst. Umschalt und Eingabe sagen Recto! oder Verso!
recto-verso-key-drag = Ein Teil auf das Brett legen oder zurück daneben
recto-verso-key-move = Über das Brett gehen
recto-verso-key-pick = Aufnehmen und ablegen
recto-verso-key-piece = Ein Teil wählen
recto-verso-key-release = Loslassen
recto-verso-key-word = Recto! oder Verso! sagen
recto-verso-recto = Recto!
recto-verso-verso = Verso!
recto-verso-said = { $who ->
    [you] Du hast Recto! gesagt, jetzt antwortet dein Partner.
   *[other] { $name } sagt Recto! Einverstanden?
  }
recto-verso-mark = Passendes markieren
recto-verso-word-hold = gedrückt halten
recto-verso-word-again = Trotzdem sagen?
recto-verso-word-waits = jetzt antwortet dein Partner
recto-verso-word-left = { $count ->
    [one] Ein Teil liegt noch daneben.
   *[other] { $count } Teile liegen noch daneben.
  }
recto-verso-word-differ = { $count ->
    [one] Ein Feld stimmt noch nicht.
   *[other] { $count } Felder stimmen noch nicht.
  }
recto-verso-word-asked = Dein Partner hat dich etwas gefragt.
recto-verso-short-yes = Ja
recto-verso-short-no = Nein
recto-verso-short-wait = Moment
recto-verso-short-tell-me = Was brauchst du?
recto-verso-short-done = Fertig
recto-verso-short-yours = für dich
recto-verso-short-leave = lassen
recto-verso-short-hide = verstecken
recto-verso-short-which-way = wie herum?
recto-verso-short-unseen = nicht hier
recto-verso-short-unsay = Doch nicht
recto-verso-still-to-say = Das ist viel auf einmal: noch { $count } zu sagen.
recto-verso-told = Die andere Seite, wie gesagt
recto-verso-told-nothing = Noch nichts
recto-verso-told-done = ist fertig
recto-verso-told-unseen = Dort nicht zu sehen: { $colours }
recto-verso-phrases = Dem Partner sagen
recto-verso-phrases-short = Sagen…
recto-verso-of-none = Nimm ein Teil oder drück eines auf deiner Karte, um davon zu sprechen.
recto-verso-you-see = { $side ->
    [back] Du siehst die Rückseite.
   *[front] Du siehst die Vorderseite.
  }
recto-verso-left = { $seconds ->
    [one] Noch { $seconds } Sekunde
   *[other] Noch { $seconds } Sekunden
  }
recto-verso-seconds = { $seconds } s
recto-verso-level = Stufe { $level }
recto-verso-level-head = Stufe { $level } von 7
recto-verso-round = Runde { $round } von { $rounds }
recto-verso-ladder = Die Leiter mit sieben Stufen
recto-verso-next-level = Stufe { $level }: Ihr habt { $seconds } Sekunden. Die Karte wird nach 3, 2, 1 aufgedeckt.
recto-verso-next-practice = Üben: Die nächste Karte wird nach 3, 2, 1 aufgedeckt, und du hast so viel Zeit, wie du willst.
recto-verso-broken = Diese Runde wurde schon einmal abgebrochen: Fällt noch einmal jemand aus, zählt sie als Fehlschlag.
recto-verso-fallen = Stufe { $level } ist nicht geschafft: Es geht von unten wieder los.
recto-verso-drawn = Runde { $round } von { $rounds }: { $who ->
    [you] Du baust mit { $partner }.
   *[other] { $active } baut mit { $partner }.
}
recto-verso-ready = Bereit
recto-verso-waiting = Noch nicht bereit: { $names }.
recto-verso-are-ready = { $count ->
    [one] { $names } ist bereit.
   *[other] Schon bereit: { $names }.
}
recto-verso-visitor = { $active } und { $partner } bauen. Besucher sehen die Karte, wenn die Runde vorbei ist.
recto-verso-player = Spieler
recto-verso-points-head = Punkte
recto-verso-guesses = Vorhersagen
recto-verso-fastest = Schnellste Zeit
recto-verso-standings = Stand
recto-verso-tokens-left = Noch kommende Partner: { $names }
recto-verso-tokens-none = Alle Partnermarken sind umgedreht.
recto-verso-score-table = Punkte für ein richtiges Gebäude
recto-verso-verdict = Urteil
recto-verso-right-free = { $moves ->
    [0] Richtig!
    [one] Richtig, in einem Zug!
   *[other] Richtig, in { $moves } Zügen!
  }
recto-verso-right = { $ladder ->
    [yes] Richtig, in { $seconds } Sekunden!
   *[no] Richtig, in { $seconds } Sekunden: { $points ->
        [one] je { $points } Punkt
       *[other] je { $points } Punkte
      }!
  }
recto-verso-paced = { $pace ->
    [2] Mit doppelter Zeit.
   *[other] Mit { $pace }-facher Zeit.
  }
recto-verso-times = { $pace ->
    [1] {""}
   *[other] {" "}(Zeit ×{ $pace })
  }
recto-verso-wrong = Diesmal nicht richtig.
recto-verso-only-the-word = Es war richtig: Nur das Wort hat gefehlt!
recto-verso-near = { $count } Felder stimmen nicht: { $front } vorn, { $back } hinten. Sie sind markiert.
recto-verso-best = Dein Bestes hier: Stufe { $level }, schnellste Zeit { $seconds } s
recto-verso-best-level = So hoch wie noch nie!
recto-verso-best-time = So schnell wie noch nie!
recto-verso-story = Wie es entstand
recto-verso-story-step = Schritt
recto-verso-story-at = { $step } von { $steps }
recto-verso-summary = Alle Runden
recto-verso-summary-right = { $right } von { $rounds } richtig{ $right ->
    [0] {""}
   *[other] , am schnellsten in { $fastest } s
  }.
recto-verso-summary-round = Runde { $round }, { $level ->
    [0] { $names }
   *[other] Stufe { $level }
  }: { $right ->
    [yes] richtig in { $seconds } s
   *[no] nicht richtig, { $seconds } s
  }
recto-verso-solution = Eine Lösung zeigen
recto-verso-fault-pieces-left = Nicht alle Teile sind verbaut; übrig: { $pieces }.
recto-verso-fault-void = { $piece }: Darunter ist eine Lücke.
recto-verso-fault-square = { $side ->
    [back] Rückseite
   *[front] Vorderseite
  }, Spalte { $column }, Ebene { $level }: soll { $wanted } sein, ist { $found }.
recto-verso-fault-time-up = Die { $seconds } Sekunden sind um.
recto-verso-fault-dropped-out = Zum zweiten Mal hintereinander ist ein Partner ausgefallen.
recto-verso-reason-dropped-out = zum zweiten Mal hintereinander ist ein Partner ausgefallen
recto-verso-reason-pieces-left = es sind Teile übrig
recto-verso-reason-void = etwas steht über einer Lücke
recto-verso-reason-square = ein Feld stimmt nicht
recto-verso-reason-time-up = die Zeit ist um
recto-verso-refused-outside = Dort stünde es außerhalb der 4 × 4 Felder.
recto-verso-refused-too-high = Dort würde es über Ebene 4 hinausragen.
recto-verso-refused-theirs = { recto-verso-piece }: Dein Partner hat es in der Hand.
recto-verso-refused-both = { recto-verso-piece }: Ihr haltet es beide. Wer es zuerst hinstellt, hat es.
recto-verso-refused-lost = { recto-verso-piece }: Dein Partner war schneller.
recto-verso-refused-stack = Mit anderen darauf wird ein Teil verschoben, aber nicht gedreht.
recto-verso-refused-edge = Das Gebäude steht schon am Rand.
recto-verso-against-void = Dort bliebe darunter eine Lücke.
recto-verso-against-misfit = So zeigt deine Karte es dort nicht.
recto-verso-guess = Deine Vorhersage
recto-verso-guess-right = Es wird richtig.
recto-verso-guess-wrong = Es wird falsch.
recto-verso-guess-seconds = Vorbei nach (Sekunden)
recto-verso-guess-give = Vorhersagen
recto-verso-guessed = Deine Vorhersage: { $right ->
    [right] richtig
   *[wrong] falsch
  }, vorbei nach { $seconds } s.
recto-verso-guess-came = Vorhersage von { $name }: { $right ->
    [right] richtig
   *[wrong] falsch
  }, { $seconds } s: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
recto-verso-kings = { $attempts ->
    [one] Könige der Baukunst, in einer Runde!
   *[other] Könige der Baukunst, nach { $attempts } Runden!
  }
recto-verso-two = Zu zweit erklimmt ihr gemeinsam eine Leiter mit sieben Stufen, gegen die Uhr.
recto-verso-many = In jeder Runde bauen zwei von euch, die anderen schauen zu und sagen vorher, wie es ausgeht.
recto-verso-mode = Teile
recto-verso-mode-simple = einfach: zehn
recto-verso-mode-hard = schwer: elf, mit dem roten
recto-verso-cards = Karten
recto-verso-cards-fresh = jedes Mal neue
recto-verso-cards-box = ein fester Satz von 32
recto-verso-cards-expert = neue mit nur einer Lösung
recto-verso-pace = Zeit
recto-verso-pace-times = { $pace ->
    [1] normal
    [2] doppelt
   *[other] dreifach
}
recto-verso-scoring = Punkte
recto-verso-scoring-box = wie in der Schachtel: bis 2 Minuten
recto-verso-scoring-gentle = sanfter: bis 4 Minuten
recto-verso-marks = Felder markieren, die schon passen, für alle, die bauen und zuschauen.
pair-about-recto-verso = Jedes Handy zeigt eine Fassade. Für eine Person bis sechs, mit den Teilen aus Holz.
recto-verso-pair-many = Zu dritt bis sechst: In jeder Runde bauen zwei von euch, und die Partner wechseln. Die anderen sehen den Stand.
recto-verso-pair-alone = Mit einem Handy werden beide Seiten nacheinander gezeigt, dazwischen verdeckt. Oder lasst ein zweites beitreten.
recto-verso-pair-way = Ihr spielt
recto-verso-pair-way-free = Karte um Karte
recto-verso-pair-way-ladder = die Leiter mit sieben Stufen
recto-verso-pair-cards-any = von jeder Art
recto-verso-pair-cards-easy = leichte
recto-verso-pair-cards-middle = mittlere
recto-verso-pair-cards-difficult = schwere
recto-verso-pair-cards-unique = mit nur einer Lösung
recto-verso-pair-instead = Keine Karte der gewünschten Schwierigkeit gefunden: Diese ist { $is ->
    [easy] leicht
    [middle] mittelschwer
   *[difficult] schwer
  }.
recto-verso-pair-side-front = Vorderseite
recto-verso-pair-side-back = Rückseite
recto-verso-pair-cover = Verdecken
recto-verso-pair-covered = Die Karte ist verdeckt. Wer diese Seite baut, nimmt das Handy.
recto-verso-pair-show-front = Vorderseite zeigen
recto-verso-pair-show-back = Rückseite zeigen
recto-verso-pair-ending = { $why ->
    [right] Richtig in { $seconds } s!
    [time] Die Zeit ist um.
    [stopped] Aufgegeben.
   *[told] Diesmal nicht richtig.
  }
recto-verso-pair-points = { $points ->
    [one] { $points } Punkt für beide
   *[other] { $points } Punkte für beide
  }
recto-verso-pair-storey = Ebene { $storey }
recto-verso-pair-plans = Die Lösung Ebene für Ebene von oben, die Vorderseite unten
recto-verso-pair-build = { $one } und { $other } bauen
recto-verso-pair-next = Als Nächste: { $one } und { $other }
recto-verso-practice-turn = Andere Seite
recto-verso-practice-new = Neue Karte
recto-verso-practice-easier = Leichter
recto-verso-practice-harder = Schwerer
recto-verso-practice-level = Schwierigkeit { $level } von { $levels }. Lass dir Zeit: Hier läuft keine Uhr.
recto-verso-practice-lift = Heb erst dies hoch: { $piece }
recto-verso-practice-right = Richtig von beiden Seiten{ $helped ->
    [yes] {""}
   *[no] , in { $moves } Zügen
  }!
recto-verso-practice-together = Mit einem Partner, der erzählt
recto-verso-practice-together-about = Oder sieh nur eine Seite, wie im Spiel: Ein Partner sieht die andere, baut nicht und sagt dir, was er braucht. Auch dort läuft keine Uhr.
recto-verso-box-about = Ausgeloste Partner, Uhr und Punkte: { $rounds } Runden.
recto-verso-box-table = Punkte nach Zeit
recto-verso-box-table-about = Sie passen zu den Beispielen der Anleitung. Sagt die Seite eurer Schachtel etwas anderes, ändert sie.
recto-verso-box-up-to = bis (s)
recto-verso-box-table-wrong = Die Zeiten müssen von Zeile zu Zeile steigen, die Punkte nicht.
recto-verso-box-table-reset = Wie vorher
recto-verso-box-table-add = Zeile hinzufügen
recto-verso-box-table-remove = Zeile { $line } entfernen
recto-verso-box-table-undo = Letzte Änderung zurücknehmen
recto-verso-box-turns = { $name } dreht eine Partnermarke um
recto-verso-box-token = Marke { $number } von { $count }
recto-verso-box-by-hand = Eine echte umgedreht? Tippt an, wen sie zeigt.
recto-verso-box-ready = Haltet die Karte verdeckt. Deckt sie auf, und los!
recto-verso-box-start = Start
recto-verso-box-worth = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } bis { $seconds } s
recto-verso-box-late = Die Zeit ist um
recto-verso-box-late-about = Diese Runde bringt nichts.
recto-verso-box-check = Beide Seiten wie auf der Karte, alle Teile verbaut, nichts über einer Lücke?
recto-verso-box-right = Richtig
recto-verso-box-right-points = Richtig: je { $points }
recto-verso-box-wrong = Falsch
recto-verso-box-fell = Diesmal nicht: zurück auf Stufe 1.
recto-verso-box-nothing = Diese Runde hat nichts gebracht.
recto-verso-box-level = Andere Stufe
recto-verso-box-mend = Runde { $round } ändern
recto-verso-box-seconds = Sekunden
option-mode = { $value ->
    [hard] Schwer: alle elf Teile.
   *[simple] Einfach: zehn Teile.
  }
option-pace = Es gibt { $value }-mal so viel Zeit.
option-score_table = Die Punkte folgen einer eigenen Tabelle; sie steht neben dem Brett.
option-marks = { $value ->
    [true] Felder, die schon passen, werden markiert.
   *[false] Felder, die schon passen, werden nicht markiert.
  }
phrase-need = Ich brauche { $colour } in Spalte { $column }, Ebene { $level }.
phrase-need-here = Hier brauche ich { $colour }.
phrase-empty = Spalte { $column }, Ebene { $level } bleibt leer.
phrase-unsay = Spalte { $column }, Ebene { $level }: doch nicht.
phrase-tell-me = Was braucht deine Seite?
phrase-unseen = Auf meiner Seite sehe ich kein { $colour }.
phrase-hide = { $piece }: innen verstecken.
phrase-leave = { $piece }: bitte stehen lassen.
phrase-which-way = { $piece }: In welche Richtung?
phrase-yours = { $piece }: Nimm du das.
phrase-done = Meine Seite ist fertig.
phrase-may-move = { $piece }: Darf ich das versetzen? { $empty ->
    [yes] Spalte { $column }, Ebene { $level } bleibt leer.
   *[no] Ich brauche { $colour } in Spalte { $column }, Ebene { $level }.
  }
phrase-may-shift = Darf ich das ganze Gebäude verschieben?
phrase-stays = { $piece }: Ich lasse das, wo es ist.
phrase-stays-all = Ich lasse das Gebäude, wo es ist.
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
recto-verso-news-stacked = { $who ->
    [you] Du versetzt: { $piece }, mit allem, was darauf steht.
   *[other] { $name } versetzt: { $piece }, mit allem, was darauf steht.
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
recto-verso-news-right = Richtig in { $seconds } s{ recto-verso-times }{ $level ->
    [0] { $points ->
        [0] .
        [one] : je { $points } Punkt für { $active_name } und { $partner_name }.
       *[other] : je { $points } Punkte für { $active_name } und { $partner_name }.
      }
   *[other] .
  }
recto-verso-news-wrong = Falsch: { $reason }.
recto-verso-news-climbed = Hinauf auf Stufe { $level }.
recto-verso-news-fell = Hinunter auf Stufe { $level }.
recto-verso-news-kings = Könige der Baukunst{ recto-verso-times }!
recto-verso-news-again = Die Runde wird mit einer neuen Karte wiederholt.
recto-verso-news-over = Die Partie ist zu Ende.

## Analyse einer Partie

review = Analyse
review-about = Jeder Zug, beurteilt nach dem, was sein Spieler wissen konnte: was besser gewesen wäre und warum.
review-open = Diese Partie analysieren
review-progress = Zug { $done } von { $of } …
review-value = { $measure ->
    [points] { $value }
   *[chance] { $value } %
  }
review-account = { $measure ->
    [points] Am Anfang waren { $promised } Punkte zu erwarten. Die Züge kosteten davon { $lost }, das Glück brachte { $luck }: am Ende { $end } Punkte.
    [share] { $who ->
        [you] Du
       *[other] { $name }
      }: { $good } von { $all } Zügen waren die besten oder ebenso gut; das Glück der Karten: { $luck } % Gewinnchance.
   *[chance] { $who ->
        [you] Du
       *[other] { $name }
      }: { $good } von { $all } Zügen waren die besten oder ebenso gut.
  }
review-lessons = { $who ->
    [you] { $count ->
        [one] Dein Zug zum Lernen
       *[other] Deine { $count } Züge zum Lernen
      }
   *[other] { $name }: { $count ->
        [one] ein Zug zum Lernen
       *[other] { $count } Züge zum Lernen
      }
  }
review-you = Du
review-step = Zug { $step }
review-lesson = Besser: { $best } statt { $move }: { $measure ->
    [points] Das kostete { $lost } Punkte
   *[chance] { $could } % Gewinnchance statt { $was } %
  }.
review-why = { $code ->
    [keep-square] Die Karte hätte ein Quadrat vollendet: +{ $points }.
    [keep-joins] Die Karte hätte zu { $run } gepasst, das sind { verso-points }.
    [keep-away] Die Karte wäre weg gewesen, und dahinter war weniger zu erwarten.
    [keep-three] Die drei Sonnen der Karte waren es wert.
    [keep-row] Sie wäre Karte { $count } von den dreien gewesen, die ihre Reihe für ein Quadrat braucht.
    [keep-place] Die Karte wäre in ihrer Reihe neu gewesen.
    [flip-square] Hinter der Karte wartete mit { $chance } % ein Quadrat.
    [flip-fresh] Diese Seite lag schon da; hinter der Karte wartete mit { $chance } % eine neue.
    [flip-joins] Hinter der Karte wartete mit { $chance } % eine, die zu einer anderen passt.
    [flip-three] Hinter einer Sonne sind drei.
    [flip-better] Was hinter der Karte sein konnte, passte im Schnitt besser.
    [bank] Die Wertung hätte sofort { verso-points } gebracht.
    [bank-turns] Die Wertung hätte sofort { verso-points } gebracht und nebenan eine Karte umgedreht.
   *[pass] Nichts, was zu werten war, hat sich gelohnt.
  }
review-cost = { $cost ->
    [keep-lost] Die behaltene Karte war verloren: Ihre Seite lag schon da.
    [flip-risk] Umgedreht wäre sie mit { $risk } % verloren gewesen.
    [late] So kurz vor dem Ende blieb dafür nur noch die letzte Wertung.
    [bank-broke] Stattdessen gingen { $gone } weg, und das Quadrat dazu.
   *[bank-gave] Stattdessen gingen { $gone } weg, die noch wachsen konnten.
  }
review-none = Kein Zug hat etwas Nennenswertes gekostet.
review-graph = { $measure ->
    [points] Zu erwartende Punkte, Zug um Zug
   *[chance] Gewinnchance, Zug um Zug
  }
review-here = Zug { $step } · { $name }
review-best = Die beste Wahl.
review-even = Etwa so gut wie die beste Wahl.
review-even-points = Für den Sieg etwa so gut wie die beste Wahl; an Punkten kostete es { $points }.
review-still = Hier gab es nichts zu wählen. Geh weiter oder zu einem Zug zum Lernen.
review-more = { $count ->
    [one] { $count } weitere Möglichkeit
   *[other] { $count } weitere Möglichkeiten
  }
review-choice = Möglichkeit
review-promise = { $measure ->
    [points] Punkte
   *[chance] Gewinn
  }
review-lost = Kostet
review-mark-best = am besten
review-luck = { $measure ->
    [points] Glück danach: { $luck } Punkte.
    [share] Glück danach, auch mit den Karten des Gegners: { $luck } % Gewinnchance.
   *[chance] Dann kamen Karten und Züge der anderen: { $luck } % Gewinnchance.
  }
review-luck-about = Glück ist, was deine Züge nicht entschieden haben: die Karten und ihre Rückseiten.
review-how = Jede Möglichkeit wurde in denselben { $worlds } gedachten Welten weitergespielt, ohne einen Blick auf verdeckte Karten.
review-move = { $kind ->
    [keep] { $face } behalten
    [keep-it] behalten
    [flip] { $face } umdrehen
    [flip-it] umdrehen
    [pass] nichts werten
   *[bank] { verso-row } { $run } werten
  }

## Hints

hint = Tipp
hint-about = Tipps während der Partie
hint-thinking = Denkt nach …
hint-verso-keep = Behalte { verso-face }: { $why ->
    [away] Dahinter ist nichts Besseres, und diese Karte geht weg.
    [square] Damit ist ein Quadrat voll.
    [run] Die Karte verlängert deine Straße.
    [points] Die drei Punkte lohnen sich.
    [joker] Er kann für jede Karte stehen, die in seiner Reihe fehlt.
   *[place] Du hast sie noch nicht, und andere können zu ihr passen.
  }
hint-verso-flip = Dreh { verso-face } um: { $why ->
    [have] Die hast du schon, und { $chance } % von dem, was dahinter sein kann, ist neu.
    [three] Hinter einer Sonne sind drei, und { $chance } % von dem, was dort sein kann, ist neu.
   *[better] Was dahinter sein kann, passt dir im Mittel besser.
  }
hint-verso-bank = Werte { verso-row } { $run } für { verso-points }: { $why ->
    [last] Das ist die beste Straße für den Schluss.
    [long] Länger wird sie kaum noch.
   *[points] Warten würde mehr wagen, als es verspricht.
  }
hint-verso-pass = Es gibt nichts mehr zu werten: Passe.
hint-recto-verso-stuck = So kann es nicht mehr aufgehen. Nimm zuerst weg: { $pieces }.
hint-recto-verso-shift = An dieser Stelle kann es nicht mehr aufgehen; wenn ihr das ganze Gebäude verschiebt, schon.
hint-recto-verso-hidden = Es kann noch aufgehen. Auf beiden Seiten verdeckt: { $pieces }.
hint-recto-verso-unseen = Es kann noch aufgehen. { $count ->
    [0] Deine Seite zeigt jedes Teil.
   *[other] Deine Seite zeigt nicht: { $pieces }.
  }
hint-dessus-dessous-layer = Schicht { $layer } gehört { $place ->
    [1] ganz nach oben
   *[other] direkt unter Schicht { $above }
  }{ $step ->
    [1] .
   *[other] { $press ->
        [degrees] , ihre { dd-face } oben, { $turn ->
            [0] nicht gedreht.
           *[other] um { $turn } Grad gedreht.
          }
       *[presses] . { $flip ->
            [yes] Dreh sie um
           *[no] Dreh sie nicht um
          }{ $step ->
            [2] .
           *[other] { $press ->
                [right] ; eine Vierteldrehung nach rechts ↻.
                [twice] ; zwei Vierteldrehungen ↻↻.
                [left] ; eine Vierteldrehung nach links ↺.
               *[none] ; keine Vierteldrehung.
              }
          }
      }
  }{ $step ->
    [4] {" "}Mehr kann ich dazu nicht sagen.
   *[other] {""}
  }
hint-dessus-dessous-needless = Schicht { $layer } gehört nicht dorthin: Nimm sie weg.
hint-dessus-dessous-right = Alles liegt, wie es soll.

## Fehler

error-failed = Bei uns ist etwas schiefgegangen; geändert wurde nichts. Versuch es gleich noch einmal.
error-waits-store = Der Server kann gerade nichts speichern. Sobald er es wieder kann, geht das Spiel weiter.
error-waits-kernels = Der Server bereitet eine neue Version vor. In ein, zwei Minuten geht das Spiel weiter.
error-reload = Es gibt eine neue Fassung von Volteface: Lade diese Seite neu, deine Partie geht weiter.
error-table-broken = Diesen Tisch kann diese Fassung von Volteface nicht fortsetzen: Eröffne einen neuen.
error-no-opening = Auf diesem Server dürfen nur manche Tische eröffnen: Frag, wer ihn betreibt.
error-no-metrics = Die Zahlen dieses Servers liest man auf seinem eigenen Rechner.
error-other-rules = Dieses Spiel begann nach Regeln { $rules }, die hier unbekannt sind.
error-table-full = An diesem Tisch schauen schon zu viele zu: Komm später wieder.
error-table-worn = Dieses Spiel dauert schon zu lange: Schließ den Tisch und eröffne einen neuen.
error-too-many-tables = Du hast schon { $count } Tische offen: Schließ zuerst einige davon.
error-busy = Gerade warten zu viele andere auf dasselbe: Versuch es in einer Minute wieder.
error-builders-guess = Du baust in dieser Runde selbst: Nur wer zuschaut, darf etwas vorhersagen.
error-no-solution = An diesem Tisch ist noch keine Runde vorbei: Dann wird ihre Lösung gezeigt.
error-nothing-to-guess = Gerade wird nicht gebaut: Gib deine Vorhersage ab, wenn die nächste Runde begonnen hat.
error-guess-given = Du hast deine Vorhersage für diese Runde schon abgegeben.
error-unknown-game = Ein Spiel { $name } gibt es nicht; die Spiele sind: { $known }.
error-unknown-option = Dieses Spiel hat keine Option { $name }; die Optionen sind: { $known }.
error-option-value = Die Option { $name } kann nicht { $value } sein.
error-seats = { $game } ist für { $least } bis { $most } Personen, nicht für { $seats }.
error-no-hint = Jetzt gibt es keinen Tipp: Warte, bis du etwas tun kannst.
error-no-hints = An diesem Tisch gibt es keine Tipps: Er wurde ohne sie eröffnet.
error-no-review = Für { $name } gibt es noch keine Analyse; Spiele mit einer Analyse: { $known }.
error-no-rulebook = Zu { $game } gibt es keine Regeln.
error-no-such-seat = Einen Platz { $seat } gibt es hier nicht; die Plätze gehen von 0 bis { $last }.
error-unknown-move = „{ $text }“ ist kein Zug von Verso; Züge sind keep, flip, bank FARBE VON-BIS [*STERN], pass.
error-bank-order = Eine Straße steigt an und hat mindestens zwei Werte, wie bank { $colour } 2-3.
error-bank-joker = Der Stern steht hier für einen Wert von { $low } bis { $high }.
error-game-over = Die Partie ist zu Ende.
error-already-chosen = Du hast deine letzte Straße schon gewählt.
error-deck-empty = Der Stapel ist leer: Werte eine letzte Straße, oder passe.
error-not-your-turn = Platz { $turn } ist am Zug, nicht Platz { $seat }.
error-no-passing = Niemand darf passen, solange der Stapel nicht leer ist: Zieh oder werte.
error-values-refused = Die gelernten Werte in { $file } werden abgelehnt: { $reason }. Installiere Volteface neu oder trainiere eigene.
error-wasted-keep = Du hast { $face } schon, und an diesem Tisch darfst du sie nicht noch einmal behalten: Dreh die Karte um.
error-not-in-layout = Vor dir liegt keine Karte { $face }.
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
error-replay-time = Die Zeit läuft nicht rückwärts: { $at } s liegt vor der Zeile darüber.
error-replay-encoding = Das ist kein Text in UTF-8.
error-replay-long-line = Die Zeile hat mehr als { $limit } Zeichen.
error-replay-long = Dieses Spiel ist zu lang, um hier gezeigt zu werden; es hat mehr als { $steps } Schritte. `volteface replay` liest es.
error-replay-json = Das ist kein ganzes JSON-Objekt; die Zeile ist abgeschnitten oder beschädigt.
error-replay-object = Jede Zeile muss ein JSON-Objekt sein.
error-replay-deal = Die erste Zeile muss die Ausgangslage sein, mit dem Namen des Spiels („game“).
error-replay-field = Ein Zug hat seat, move und at, aber kein { $name }.
error-replay-at = Die Zeit ist eine Zahl von Sekunden ab 0, nicht { $at }.
error-replay-blank = Eine Zeile hat einen Platz und seinen Zug, oder eine Zeit.
error-replay-seat = Der Platz ist eine ganze Zahl, nicht { $seat }.
error-replay-move = Der Zug ist ein Text, nicht { $move }.
error-unreadable-file = { $file } lässt sich nicht lesen: { $reason }.
error-no-print = Von { $name } gibt es nichts zu drucken; Spiele, von denen es etwas gibt: { $known }.
error-print-count = { $count } Karten lassen sich nicht drucken: Verlange 1 bis { $most }.
error-print-ink = Die Farbe ist colour oder black, nicht „{ $ink }“.
error-print-offset = Rückseiten lassen sich um höchstens { $most } mm schieben: Drucke die Testseite noch einmal.
error-print-millimetres = „{ $text }“ ist keine Zahl von Millimetern.
error-print-pages = Das sind mehr als { $most } Seiten, zu viel für diesen Server: Verlange weniger.
error-print-paper = Das Papier „{ $paper }“ gibt es hier nicht; es gibt: { $known }.
error-print-players = Schichten werden für { $least } bis { $most } Spieler gedruckt, nicht für { $players }.
error-print-rare = Solche Karten sind selten, gefunden wurden { $found }: Verlange weniger oder eine andere Schwierigkeit.
error-print-seed = Ein Startwert hat höchstens { $most } Zeichen.
error-print-these = Nenne 1 bis { $most } Karten zum Drucken, dazwischen ein Komma, und nicht { $count }.
error-print-mode = Eine Karte beginnt mit simple oder hard, und nicht so: { $card }
error-print-unsolvable = Diese Karte hat keine Lösung und wird darum nicht gedruckt: { $card }
error-print-sides = Rückseiten kommen durch fold oder duplex, nicht durch „{ $sides }“.
error-print-too-large = Ein Teil ist größer als das Papier: Wähle größeres Papier.
error-print-what = In diesem Spiel gibt es kein „{ $what }“ zu drucken; es gibt: { $known }.
error-unwritable-file = { $file } lässt sich nicht schreiben: { $reason }.
error-no-such-number = Einen Zug mit der Nummer { $number } gibt es hier nicht.
error-already-grabbed = Du hast in dieser Runde schon die Marke { $token } genommen.
error-layer-count = Der Auftrag will { $number } Schichten, und dein Stapel hat { $count }: Ändere das, bevor du eine Marke nimmst.
error-already-placed = Dieses Teil steht schon im Gebäude: Versetze es.
error-already-playing = Die Partie hat schon begonnen.
error-bad-command = Das ist kein Befehl: { $reason }.
error-bad-link = Dieser Link gilt nicht mehr: Hol auf dem anderen Gerät einen neuen.
error-binary-frame = Befehle sind Text, in JSON.
error-building-outside = Ein Teil ist außerhalb der 4 x 4 x 4 Plätze.
error-building-overlap = In diesem Gebäude ist ein Teil zweimal da oder teilt sich einen Platz mit einem anderen.
error-card = Eine Karte ist ihre Vorder- und ihre Rückseite, durch einen | getrennt; „{ $text }“ ist keine.
error-card-hidden = Die Karte der nächsten Runde ist noch nicht aufgedeckt.
error-card-impossible = Niemand kann diese Karte bauen: Kein Gebäude aus allen { $pieces } Teilen zeigt beide Seiten so.
error-card-piece = Niemand kann diese Karte bauen: Ein Teil kann nirgends so stehen, wie beide Seiten es zeigen.
error-card-placed = Mit diesen Teilen, wie sie stehen, kann niemand diese Karte bauen.
error-card-red = Diese Karte zeigt Rot, ein Teil nur für den schweren Modus.
error-card-silhouette = Die Seiten passen nicht zusammen: Spalte { $column }, Ebene { $level } ist auf einer Seite voll und auf der anderen leer.
error-card-small = Niemand kann diese Karte bauen: { $cubes } Würfel passen nicht hinter { $squares } Felder.
error-card-void = Niemand kann diese Karte bauen: Vorn, Spalte { $column }, schwebte ein Würfel auf Ebene { $level } über einer Lücke.
error-carries = Dieses Teil trägt ein anderes: Nimm zuerst das obere weg.
error-clock-stands = Die Uhr steht: Die nächste Runde hat noch nicht begonnen.
error-column-text = „{ $text }“ ist keine Spalte; eine Spalte ist x und y, etwa 21.
error-cube-level = Die Ebenen sind relativ: Der unterste Würfel eines Teils hat Ebene 0.
error-cube-text = „{ $text }“ ist kein Würfel; ein Würfel ist x, y, ein Punkt und seine Ebene, wie 10.0.
error-deal-cards = Die Karten sind eine Liste von Texten, jeder vorn|hinten.
error-deal-few-cards = Eine Ausgangslage dieses Spiels hat mindestens { $wanted } Karten, nicht { $found }.
error-deal-game = Das ist eine Ausgangslage von { $other }, nicht von { $game }.
error-deal-missions = Die Aufträge einer Ausgangslage sind eine Liste von Texten.
error-deal-partners = Die Partner sind für jeden Platz die Liste der Plätze, die gezogen werden.
error-deal-piles = Allein hat jeder Stapel 1 bis { $most } Aufträge; mit { $number } Schichten sind es { $found }.
error-deal-rounds = Eine Partie hat sechs Aufträge, mit 3, 4, 5, 3, 4 und 5 Schichten, nicht { $found }.
error-deal-edition = Die Ausgabe einer Austeilung ist eine Zahl von 1 bis { $newest }, nicht { $found }.
error-deal-tokens = Bei { $seats } Personen sind die Partner jedes Platzes { $tokens }, jede Liste in beliebiger Folge.
error-dessus-dessous-move = „{ $text }“ ist kein Zug von Dessus Dessous; Züge sind pile 3b90 1f0 ..., grab, giveup, draw 3, check.
error-facade = „{ $text }“ ist keine Fassade: Schreib vier Ebenen von oben nach unten, durch / getrennt, jede aus vier Buchstaben von { $letters } oder . für leer.
error-foreign-seat = Platz { $seat } ist nicht deiner.
error-gave-up = Du hast diese Runde aufgegeben; in der nächsten bist du wieder dabei.
error-was-away = Du warst nicht da, darum geht diese Runde ohne dich weiter; in der nächsten bist du wieder dabei.
error-hands-off = Du hast die Marke { $token } genommen: Deine Schichten bleiben so bis zur Prüfung.
error-joker-needed = Vor dir liegt keine Karte { $face }, aber dein Stern kann dafür stehen: { $move }.
error-layer-colours = Schicht { $layer }: Eine Seite hat genau zwei Farben, hier aber { $found }.
error-layer-holes = Schicht { $layer }: Die Löcher müssen auf beiden Seiten dieselben sein, hinten gespiegelt; Feld { $cell } in Zeile { $row } weicht ab.
error-layer-pair-twice = Die Schichten { $layer } und { $other } haben je eine Seite in denselben Farben, { $colours }; jedes Paar steht nur auf einer Seite.
error-layer-sides = Schicht { $layer } braucht Vorder- und Rückseite, durch einen Strich getrennt: ZEILE/ZEILE/ZEILE|ZEILE/ZEILE/ZEILE.
error-layer-symmetric = Schicht { $layer }: Ihre Löcher sehen gedreht oder gewendet gleich aus; eine Schicht hat keine Symmetrie.
error-layer-twice = Schicht { $layer } ist zweimal im Stapel; jeder hat sie nur einmal.
error-layer-twice-in-set = Die Schichten { $one } und { $other } haben gedreht oder gewendet dieselben Löcher; alle fünf müssen verschieden sein.
error-layers-count = Ein Satz hat fünf Schichten, nicht { $found }.
error-layers-file = Die Schichten in { $path } lassen sich nicht lesen: { $said }.
error-layers-line = Eine Zeile einer Schicht ist drei Felder, ein Strich und drei Felder, nicht „{ $line }“.
error-pairing-full = Hier sind schon { $count } Handys, und mehr passen nicht.
error-not-building = Du siehst in dieser Runde zu: Das sagen die, die bauen.
error-word-twice = Du hast dein Wort gesagt: Das andere gehört deinem Partner.
error-not-said = Du hast kein Wort gesagt, das du zurücknehmen könntest.
error-no-such-pairing = Die Kopplung { $pairing } gibt es nicht mehr: Prüfe den Code, oder öffne eine neue.
error-too-many-pairings = Du hast schon { $count } Kopplungen offen: Nimm eine davon.
error-pairing-late = Das galt einem Augenblick, der vorbei ist: Schau noch einmal hin.
error-no-pairing = { $name } hat keine Karten für Handys; die Spiele, die welche haben, sind: { $known }.
error-layers-no-mission = Diese Schichten geben keinen Auftrag mit { $number } Schichten, der genau eine Lösung hat: Schau sie noch einmal an.
error-layers-too-few-missions = Diese Schichten geben nur { $found ->
    [one] { $found } guten Auftrag
   *[other] { $found } gute Aufträge
  } mit { $number } Schichten: Nimm andere.
error-long-frame = Ein Befehl hat höchstens { $limit } Zeichen.
error-mission-in-hand = Ein gezogener Auftrag lässt sich nicht überspringen: Löse erst diesen.
error-mission-number = Ein Auftrag beginnt mit seiner Zahl von Schichten, 3, 4 oder 5, und einem Leerzeichen, nicht mit „{ $text }“.
error-missions-used-up = Es gibt { $there } Aufträge mit { $number } Schichten und nicht mehr: Verlange höchstens so viele, oder nimm andere Schichten (--set).
error-mode = Der Modus ist simple oder hard, nicht „{ $mode }“.
error-muted = Der Gastgeber hat dich an diesem Tisch stummgeschaltet.
error-no-guest = Sag zuerst, wer du bist: POST /api/guest.
error-no-mission = Vor dir liegt kein Auftrag: Zieh erst einen, wie draw 3.
error-no-pause = Jetzt gibt es nichts anzuhalten oder fortzusetzen.
error-no-skip = Es gibt nichts zu überspringen: Jemand spielt noch, oder niemand mehr.
error-no-red = Im einfachen Modus bleibt das rote Teil in der Schachtel.
error-no-such-game = Eine Partie Nummer { $number } wurde an diesem Tisch nicht gespielt.
error-no-such-table = Den Tisch { $table } gibt es nicht mehr: Prüf den Code, oder öffne einen neuen.
error-not-a-partner = In dieser Runde bauen die Plätze { $active } und { $partner }; Platz { $seat } sieht zu.
error-not-host = Das kann nur der Gastgeber.
error-not-placed = Dieses Teil liegt neben dem Brett: Stell es zuerst auf.
error-not-playing = An diesem Tisch wird gerade nicht gespielt.
error-not-revealed = Der nächste Auftrag liegt noch verdeckt.
error-not-seated = Das können nur die, die am Tisch sitzen.
error-nothing-to-shift = Es gibt noch kein Gebäude zum Verschieben.
error-nothing-to-wait-for = Die Uhr läuft schon.
error-one-seat = In diesem Spiel hat jeder einen Platz: Verlass zuerst deinen.
error-only-alone = Ziehen und Prüfen gibt es allein; in der Partie nimm eine Marke: grab.
error-only-in-a-match = Allein gibt es keine Marken und kein Aufgeben: Zieh einen Auftrag, dann prüfe ihn.
error-option-twice = Eine Option ist zweimal angegeben: Nenne jede einmal.
error-outside = Dort stünde das Teil außerhalb der 4 x 4 Felder.
error-practice-seats = Üben ist für zwei: An anderen Tischen gehört die Uhr zum Spiel.
error-pace = Das Tempo ist das 1-, 2- oder 3-Fache der gedruckten Zeit, nicht { $pace }.
error-paused = Der Tisch macht Pause: Wähle zuerst „Weiter“.
error-phrase-facts = Der Satz { $phrase } braucht { $wanted }.
error-picture-cells = Zeile { $row } hat { $found ->
    [one] { $found } Feld
   *[other] { $found } Felder, durch ein Leerzeichen getrennt
  }, nicht drei.
error-picture-colour = „{ $letter }“ im Feld „{ $cell }“ der Zeile { $row } ist keine Farbe; R Y G B V und . sind es.
error-picture-quarters = Das Feld „{ $cell }“ der Zeile { $row } hat { $found } Viertel, nicht die vier N E S W.
error-picture-rows = { $found ->
    [one] Es ist { $found } Zeile
   *[other] Es sind { $found } Zeilen, durch / getrennt
  }, nicht drei.
error-piece-letter = Ein Teil „{ $letter }“ gibt es nicht; die Buchstaben sind { $letters }.
error-piece-shape = Diese Würfel haben nicht die Form des Teils.
error-placed = „{ $text }“ ist keine liegende Schicht; schreib ihre Nummer, f vorn oder b hinten, und 0, 90, 180 oder 270 Grad, wie 3b90.
error-recto-first = Zu diesem Gebäude hat noch niemand Recto gesagt: Das erste Wort ist recto.
error-replay-twice = Ein Feld dieser Zeile ist zweimal da.
error-round-limit = Eine Runde dauert { $least } bis { $most } Sekunden, nicht { $seconds }.
error-countdown-length = Der letzte Countdown kann { $known } Sekunden dauern, nicht { $seconds }.
error-score-table = Eine Punktetafel hat 1 bis 20 Paare aus Sekunden und Punkten; die Sekunden steigen, die Punkte nicht.
error-score-table-range = Die Zeiten einer Punktetafel sind 1 bis { $seconds } s und ihre Punkte 0 bis 1000.
error-seat-held = Auf Platz { $seat } sitzt jemand.
error-seat-waits = Platz { $seat } wurde eben erst verlassen: Warte zuerst ein paar Sekunden.
error-seat-taken = Platz { $seat } ist besetzt: Nimm einen anderen.
error-seats-empty = Platz { $seats } ist frei: Lade jemanden ein, oder lass einen Bot spielen.
error-seats-number = Die Zahl der Plätze ist eine ganze Zahl, nicht { $seats }.
error-seq-ahead = Dieser Tisch ist noch nicht bei { $seq }.
error-shift-outside = So verschoben verließe das Gebäude die 4 x 4 Felder.
error-solo-clock = Allein steht die Uhr nie still.
error-stale = Inzwischen hat jemand gezogen: Schau noch einmal und wähl neu.
error-still-playing = Diese Partie läuft noch: Ansehen kannst du sie, wenn sie zu Ende ist.
error-table-closed = Dieser Tisch wurde geschlossen.
error-table-move = Den Zug { $move } macht nur der Tisch selbst.
error-time-up = Die drei Minuten sind um.
error-too-high = Dort ragte das Teil über Ebene 4, die höchste, hinaus.
error-too-late = Zu spät: Runde { $round } war schon zu Ende.
error-too-many = Das ist zu viel auf einmal: Warte einen Augenblick und versuch es wieder.
error-too-much-hidden = Solche Karten mit { $wanted ->
    [one] { $wanted } verdeckten Teil
   *[other] { $wanted } verdeckten Teilen
  } sind zu selten: Verlange höchstens { $most }.
error-unknown-bot = Einen Bot { $level } gibt es nicht; es gibt: { $known }.
error-unknown-building-move = „{ $text }“ ist kein Zug von Recto Verso; Züge sind place und move TEIL WÜRFEL, stack TEIL SPALTE, take TEIL, shift +x, -x, +y oder -y, recto, verso.
error-unknown-guest = Unter diesem Namen ist niemand am Tisch.
error-unknown-language = Eine Sprache „{ $language }“ gibt es hier nicht; es gibt: { $known }.
error-unknown-layer = Eine Schicht { $layer } gibt es nicht; die Schichten gehen von 1 bis 5.
error-unknown-phrase = Einen Satz „{ $phrase }“ gibt es nicht; die Sätze sind: { $known }.
error-word-said = Du hast Recto gesagt; Verso sagt dein Partner.
table-full = Alle Plätze sind besetzt. Du kannst von hier aus zuschauen.
watching = Du schaust bei dieser Partie zu.
seat-lost = Dein Platz ist wieder frei: Nimm einen, oder schau zu.
seat-moved = Dein Platz ist auf ein anderes Gerät umgezogen: Dort wird gespielt, hier schaust du zu. Um zurückzukommen, wähle dort „Auf einem anderen Gerät weiterspielen“.
end-table-sure = Den Tisch für alle schließen?
end-table-sure-alone = Den Tisch schließen?
leave-sure = Die Partie verlassen? Dein Platz ist dann frei.

## Rund um einen Tisch: die Leiste der Plätze, was jemanden braucht, das Menü, noch eine Partie

menu = Menü
seat-turn = am Zug
talk-unread = { talk }, { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
  }
bar-lent = Ein Bot spielt für dich.
bar-back-lent = { $name } ist wieder da; noch spielt ein Bot.
bar-empty = { $name } ist frei.
bar-without = in { $seconds } s aus dieser Runde heraus
bar-away = { $name } ist nicht da ({ $time }).
bar-bot = Einen Bot spielen lassen
bar-paused = { $who ->
    [nobody] Der Tisch macht Pause.
    [you] Du hast eine Pause gemacht.
   *[other] { $name } macht eine Pause.
  }
bar-pausing = { $who ->
    [nobody] Nach dieser Runde gibt es eine Pause.
    [you] Du möchtest eine Pause: Sie beginnt nach dieser Runde.
   *[other] { $name } möchte eine Pause: Sie beginnt nach dieser Runde.
  }
bar-late = Die Zeit war um: Ein Bot hat für dich gezogen.
bar-again = { $count ->
    [one] { $names } möchte noch einmal spielen.
   *[other] { $names } möchten noch einmal spielen.
  }
pause-after = Die Pause beginnt nach der Runde.
rematch-waiting = Du möchtest noch einmal spielen. Es fehlt noch: { $names }.
rematch-begin = Nächste Partie beginnen
try-level = Stufe { $level } versuchen
past-games = Partien an diesem Tisch
past-game = Partie { $number }
past-watch = Partie { $number } ansehen
past-review = Partie { $number } analysieren
saved-file = Gespeichert als { $file }.

# Who is at a table
presence-here = da
presence-away = { $minutes ->
    [unknown] nicht da
    [0] seit weniger als einer Minute nicht da
   *[other] seit { minutes } nicht da
}
presence-short = weg
minutes = { $minutes } min
presence-bot = { $own ->
    [here] da; ein Bot spielt noch für sie oder ihn
    [true] ein Bot spielt an dieser Stelle
   *[false] Bot
}

# Lektionen: was zu tun ist, was geschehen ist, und ein freundliches Wort für andere Versuche

how-played = So wird gespielt
learn = Zeig mir, wie es geht
learn-short = Lernen
learn-game = Lernen: { $game }
lesson-name = Lektion
lessons = Spielend lernen
lesson-step = Schritt { $number } von { $count }
lesson-leave = Verlassen
lesson-next = Weiter
lesson-watch = Zusehen
lesson-again = Noch einmal
lesson-more-verso = Lektion: allein spielen
lesson-more-recto-verso = Zu dritt oder mehr
lesson-more-dessus-dessous = Weiter lernen
lesson-play = Sofort spielen
lesson-practice = Üben ohne Uhr
lesson-first = Zum ersten Mal hier?
lesson-first-text = { $game } in 90 Sekunden, spielend gelernt.
lesson-known = Ich kenne es
lesson-wait = Lies erst oben weiter.
lesson-other = Das kommt später: Folge dem Satz oben.

lesson-verso = Dein erstes Verso
lesson-verso-card = Sammle Karten in Reihen und werte ihre Sonnen: Die meisten Punkte gewinnen. Himmel 4 zum zweiten Mal wäre verloren, also dreh sie um.
lesson-verso-card-done = Dahinter: eine andere Farbe, eins höher oder tiefer, drei Sonnen statt einer. Die gefaltete Ecke zeigt jetzt die andere Seite.
lesson-verso-card-not = Himmel 4 hast du schon, also wird die neue Karte abgeworfen: Keine Seite liegt zweimal vor dir.
lesson-verso-card-names = Dominik
lesson-verso-keep = Drei Sonnen hier, also eine dahinter. Behalte Wasser 4.
lesson-verso-keep-done = 4 und 5 einer Farbe sind eine Straße. Gewertet bringt sie ihre Sonnen: sechs Punkte.
lesson-verso-keep-not = Die Rückseite hilft dir nicht. Behalte Wasser 4.
lesson-verso-keep-names = Dominik
lesson-verso-chances = Neues Beispiel: Du bist Berenike. Hinter Himmel 5 kann Wasser 6 oder Land 6 sein, und du hast beide: Was ist klüger?
lesson-verso-chances-done = Gut behalten: Der Himmel ist begonnen, und nichts ging verloren. Hinter einer 6 ist übrigens eine 5 oder eine 1.
lesson-verso-chances-not = Noch eine Wasser 6! Eine hast du schon, also wird die neue abgeworfen.
lesson-verso-chances-names = Dominik
lesson-verso-bank = Neues Beispiel: Du bist Florian. Statt zu ziehen, werte Wasser 3, Stern und 5: Ein Stern ist jede Zahl, hier die 4.
lesson-verso-bank-done = Fünf Sonnen, fünf Punkte. Nur die zwei höchsten Karten gehen: Deine 3 bleibt.
lesson-verso-bank-not = Werte diesmal: Wasser 3, Stern und 5 zusammen.
lesson-verso-bank-names = Lucie, Dominik
lesson-verso-neighbours = Du hast Wasser gewertet, also mussten beide Nachbarn (↔) ihre höchste Wasser-Karte umdrehen, den Stern zuletzt. Dominiks wurde zu Land 6, die er schon hatte: verloren!
lesson-verso-neighbours-names = Lucie, Dominik
lesson-verso-square = Neues Beispiel: Du bist Lisa. Drei Karten in jeder Reihe sind ein Quadrat, 7 Punkte: Welche Seite brauchst du?
lesson-verso-square-done = Sofort 7 Punkte, und keine Karte geht. Noch einmal zählt es erst, wenn es zerfallen war.
lesson-verso-square-not = Du brauchst eine dritte Land-Karte: die Seite, die du siehst.
lesson-verso-square-names = Dominik
lesson-verso-gift = Neues Beispiel: Du bist Berenike. Werte Land 2 und 3 und achte auf Dominiks Land 6.
lesson-verso-gift-done = Sie wurde zu Himmel 1, seiner dritten: Du hast ihm ein Quadrat geschenkt, 7 Punkte. Sieh auf die Nachbarn, bevor du wertest!
lesson-verso-gift-not = Werte diesmal: Land 2 und 3.
lesson-verso-gift-names = Dominik, Florian
lesson-verso-last = Neues Beispiel: Der Stapel ist leer. Alle dürfen noch eine Straße werten, und nichts wird umgedreht: Welche ist die beste?
lesson-verso-last-done = Sieben Punkte mehr: Du gewinnst. Jetzt kannst du Verso!
lesson-verso-last-not = Da geht mehr: Such die meisten Sonnen.
lesson-verso-last-names = Dominik
lesson-verso-alone = Allein spielst du gegen den Stapel. Behalte Himmel 2 und sieh, was er tut.
lesson-verso-alone-done = Der Stapel drehte seine Wasser 3 um: Land 4, also höher, und deine höchste Land-Karte drehte sich auch um. Ab 35 Punkten gibt es einen Titel.
lesson-verso-alone-not = Das geht auch. Versuch jetzt, sie zu behalten.

lesson-dessus-dessous = Dein erstes Dessus Dessous
lesson-dessus-dessous-lay = Dein Stapel soll aussehen wie der Auftrag. Zieh Schicht 3 auf den Stapel.
lesson-dessus-dessous-lay-done = Die erste Schicht liegt. Im Auftrag ist ihr Gelb anderswo.
lesson-dessus-dessous-lay-not = Noch nicht: Leg Schicht 3, Vorderseite nach oben und nicht gedreht.
lesson-dessus-dessous-turn = Dreh sie im Kreis um zwei Viertel: Drück zweimal auf ↻.
lesson-dessus-dessous-turn-done = Jetzt liegt das Gelb wie im Auftrag.
lesson-dessus-dessous-turn-near = Halb geschafft: noch ein Viertel in dieselbe Richtung.
lesson-dessus-dessous-turn-not = Noch nicht: Mit ↻ kommt das Gelb dorthin, wo es im Auftrag liegt.
lesson-dessus-dessous-below = Die Reihenfolge zählt: Schicht 2 gehört unter Schicht 3. Zieh sie in die Reihe, vor die 3.
lesson-dessus-dessous-below-done = Was höher liegt, verdeckt das andere. Durch die Löcher sieht man, was darunter liegt.
lesson-dessus-dessous-below-near = Noch einen Platz tiefer: Drück auf ←, oder zieh sie vor die 3.
lesson-dessus-dessous-below-not = Noch nicht: Schicht 2 liegt unter Schicht 3, Vorderseite nach oben und nicht gedreht.
lesson-dessus-dessous-over = Die andere Seite hat andere Farben. Tippe auf Schicht 2: Ist sie umrahmt, dreht sie sich dabei um.
lesson-dessus-dessous-over-done = Violett oben rechts, wie im Auftrag.
lesson-dessus-dessous-over-not = Noch nicht: Violett gehört nach oben rechts.
lesson-dessus-dessous-third = Das Blau und Rot links ist Schicht 5. Leg sie obenauf.
lesson-dessus-dessous-third-done = Dasselbe Bild mit drei Schichten, wie der Auftrag es verlangt. Wo alle ein Loch haben, zählt auch das Brett.
lesson-dessus-dessous-third-not = Noch nicht: Schicht 5 gehört ganz nach oben, mit der Vorderseite nach oben.
lesson-dessus-dessous-check = Du bist fertig: Prüfe.
lesson-dessus-dessous-check-done = Gelöst! Jeder Stapel aus drei Schichten, der dieses Bild aufrecht zeigt, ist richtig.
lesson-dessus-dessous-check-not = Es war schon richtig: Leg es wie den Auftrag und prüfe.
lesson-dessus-dessous-grab = Du bist Alex in einem Rennen zu viert. Wenn du glaubst, fertig zu sein, nimm die höchste Marke: die 4.
lesson-dessus-dessous-grab-done = Vorerst gehört sie dir. Deine Schichten fasst du nicht mehr an.
lesson-dessus-dessous-grab-not = Dein Stapel war richtig: Leg ihn wie den Auftrag und nimm die 4.
lesson-dessus-dessous-grab-names = Sam, Robin, Tracy
lesson-dessus-dessous-countdown = Auch Sam und Robin sind fast fertig.
lesson-dessus-dessous-countdown-done = Nur Tracy baut noch: zehn Sekunden für die letzte Marke.
lesson-dessus-dessous-countdown-names = Sam, Robin, Tracy
lesson-dessus-dessous-example = Die zehn Sekunden vergehen, und Tracy ist nicht fertig. Jetzt werden alle Stapel geprüft, die höchste Marke zuerst.
lesson-dessus-dessous-example-done = Sam lag falsch, also rückt Robin auf und bekommt 3. Du behältst 4 und die Auftragskarte.
lesson-dessus-dessous-example-names = Sam, Robin, Tracy
lesson-dessus-dessous-end = Nach sechs Runden gewinnt, wer die meisten Punkte hat. Bei Gleichstand gewinnt die höhere Summe der Auftragskarten.
lesson-dessus-dessous-end-names = Sam, Robin, Tracy
lesson-dessus-dessous-alone = Allein hast du drei Minuten und wählst jedes Mal den Stapel. Zieh einen Auftrag mit 3 Schichten.
lesson-dessus-dessous-alone-done = Ein gelöster Auftrag bringt so viele Punkte, wie er Schichten hat. Ein Fehler kostet nur Zeit.
lesson-dessus-dessous-alone-not = Das geht auch und zählt mehr. Zieh jetzt einen mit 3 Schichten.

lesson-recto-verso = Dein erstes Recto Verso
lesson-recto-verso-both = Zwei bauen ein Gebäude, jeder von einer Seite. Hier siehst du beide: Was vorn links ist, ist hinten rechts.
lesson-recto-verso-both-names = Ben, Ada
lesson-recto-verso-tower = Jetzt bleibt dir nur deine Seite. Zieh das gelbe Teil nach links, wie auf deiner Karte.
lesson-recto-verso-tower-done = Es passt. Wie weit hinten es steht, sagt deine Karte nicht.
lesson-recto-verso-tower-not = Noch nicht wie auf der Karte: Gelb steht links, drei hoch.
lesson-recto-verso-tower-names = Ada
lesson-recto-verso-turn = Jetzt das blaue L, unten rechts. Zieh es über seine Felder: Es dreht sich, bis es passt.
lesson-recto-verso-turn-done = Um ein Teil zu drehen: Drück darauf, dann auf den runden Pfeil.
lesson-recto-verso-turn-not = Noch nicht wie auf der Karte: zwei Felder unten, eins darüber, links.
lesson-recto-verso-turn-names = Ada
lesson-recto-verso-stack = Ada hat weitergebaut, mit Blau dort, wo es ihr passt. Setz Braun auf Weiß: Teile fallen, bis sie aufliegen.
lesson-recto-verso-stack-done = Unter jedem Teil muss ein anderes sein, oder der Boden.
lesson-recto-verso-stack-not = Braun gehört auf Weiß, neben Gelb.
lesson-recto-verso-stack-names = Ada
lesson-recto-verso-sides = Ada sitzt hinten und sieht die andere Seite. Lass sie erzählen.
lesson-recto-verso-sides-done = Ihre Seite, wie gesagt, in deinen Spalten. Mehr weißt du nicht davon.
lesson-recto-verso-sides-names = Ada
lesson-recto-verso-tell = Auch Ada sieht deine Seite nicht. Drück auf das orange Feld deiner Karte, um es ihr zu sagen.
lesson-recto-verso-tell-done = Sie liest es sofort, in ihren Spalten. Auch für alles andere gibt es Sätze.
lesson-recto-verso-tell-not = Das war etwas anderes. Drück auf das orange Feld deiner Karte.
lesson-recto-verso-tell-names = Ada
lesson-recto-verso-hide = Keine Seite zeigt Schwarz: Versteck es hinter dem höheren Blau. In 3D zieh es auf die Vorderseite von Blau.
lesson-recto-verso-hide-done = Niemand sieht es, und es trägt, was daraufkommt.
lesson-recto-verso-hide-not = Nicht dort: Es gehört auf den Boden, gleich hinter das Blau, das zwei hoch ist. In 3D zieh es auf die Vorderseite von Blau.
lesson-recto-verso-hide-names = Ada
lesson-recto-verso-share = Vier Teile bleiben euch beiden. Stell Orange aufrecht auf Schwarz.
lesson-recto-verso-share-done = Ada hat zwei gesetzt, die nur sie sieht. Jetzt bittet sie um Grün.
lesson-recto-verso-share-not = Orange steht auf Schwarz, damit es über Blau zu sehen ist.
lesson-recto-verso-share-names = Ada
lesson-recto-verso-asked = Leg Grün flach hinter Grau, wie Ada bittet. Drück darauf, wähl ein kleines Bild, und zieh es dorthin.
lesson-recto-verso-asked-done = Beide Seiten passen. Auch ein zweiter Finger oder das Rad einer Maus dreht, was du ziehst.
lesson-recto-verso-asked-not = Grün liegt flach auf dem Boden, hinter Grau. Aufrecht würde es Ada Weiß verdecken.
lesson-recto-verso-asked-names = Ada
lesson-recto-verso-word = Deine Seite ist fertig: Sag Recto. Dann sagt Ada Verso, und die Uhr bleibt stehen.
lesson-recto-verso-word-done = Richtig! Je schneller, desto besser: Zu zweit klettert ihr eine Leiter von 90 Sekunden bis 15.
lesson-recto-verso-word-not = Es war schon richtig: Bau es wieder so und sag Recto.
lesson-recto-verso-word-names = Ada
lesson-recto-verso-more = Zu dritt bis sechst wechseln die Paare jede Runde, und beide punkten nach ihrer Zeit. Wer zusieht, sieht beide Seiten und sagt voraus.
lesson-recto-verso-more-names = Ben, Ada
