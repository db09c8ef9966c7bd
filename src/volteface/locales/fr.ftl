## Verso : les mots

verso-face = { $value ->
    [joker] joker
   *[other] { $value }
  } { $colour ->
    [blue] bleu
    [green] vert
   *[orange] orange
  }
verso-row-blue = mer
verso-row-green = terre
verso-row-orange = ciel
verso-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

## Verso : ce qui s’est passé

verso-news-drawn = { $turned ->
    [true] { $who ->
        [you] Vous retournez le { $top } : { $face }
       *[other] { $name } retourne le { $top } : { $face }
      }
   *[false] { $who ->
        [you] Vous gardez le { $face }
       *[other] { $name } garde le { $face }
      }
  }{ $discarded ->
    [true] { $who ->
        [you] {""}, que vous avez déjà : la carte est défaussée.
       *[other] {""}, déjà en jeu : la carte est défaussée.
      }
   *[false] .
  }
verso-news-turned = { $who ->
    [you] Votre { $old } devient
   *[other] { $name } : le { $old } devient
  } un { $face }{ $discarded ->
    [true] {" "}et part à la défausse, car il y en a déjà un.
   *[false] .
  }
verso-news-banked = { $who ->
    [you] Vous validez
   *[other] { $name } valide
  } la série { $colour ->
    [blue] bleue
    [green] verte
   *[orange] orange
  } { $run } : { verso-points } ; défaussés : { $discards }.
verso-news-square = { $who ->
    [you] Un carré ! Vous marquez { $points } points.
   *[other] Un carré ! { $name } marque { $points } points.
  }
verso-news-opponent = La pioche joue : le { $top } devient un { $face }{ $effect ->
    [joker] {""} ; un joker, rien ne se passe.
    [higher] {""}, une valeur plus forte.
    [nothing] {""}, une valeur plus forte, mais vous n’avez aucune carte de cette couleur.
   *[lower] {""} : pas plus fort, rien ne se passe.
  }
verso-news-deck-empty = La pioche est vide. Chacun peut valider une dernière série.
verso-news-chosen = { $who ->
    [you] Vous avez choisi.
   *[other] { $name } a choisi.
  }
verso-news-passed = { $who ->
    [you] Vous ne validez plus rien.
   *[other] { $name } ne valide plus rien.
  }
verso-news-over = La partie est finie.

## Verso : titres en solo

verso-title-none = Chaque pioche est différente. Mélangez à nouveau, la prochaine sera la bonne !
verso-title-35 = Bien joué : une belle partie, solide.
verso-title-40 = Très joli : mieux que la plupart des joueurs.
verso-title-45 = Il y a du talent là-dedans.
verso-title-50 = Magistral. On devrait prendre des leçons auprès de vous.
verso-title-55 = Les deux faces n’ont plus de secret pour vous.
verso-title-60 = Légendaire ! La pioche s’en souviendra.
verso-title-best = Vous avez battu le record des auteurs, 64 !

## Verso dans le terminal

play-you = Vous
play-top = Pioche : { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
  }. Sur le dessus : { $face }, { verso-points }.
play-score = { verso-points } ({ $runs } par les séries, { $squares } par les carrés)
play-move-keep = garder le { $face }{ $discarded ->
    [true] {" "}(vous l’avez déjà : il serait défaussé)
   *[false] { $square ->
        [true] {" "}et compléter un carré : 7 points
       *[false] {""}
      }
  }
play-move-flip = retourner la carte ; au verso, peut-être : { $faces }
play-move-bank = { verso-points } { $discards }
play-move-pass = ne plus rien valider
play-prompt = Votre coup (numéro ou texte, ? pour les règles, quit pour arrêter) :
play-stopped = Partie interrompue : elle ne compte pas.
play-seed = Rejouer cette partie : { $command }
play-saved = La partie est enregistrée dans { $file }.
play-won = Vous gagnez !
play-shared = Vous partagez la victoire.
play-lost = { $count ->
    [one] { $names } gagne.
   *[other] { $names } partagent la victoire.
  }
play-legend = B est la mer, G la terre, O le ciel. Les points sont des points, ★ est un joker, ↷ ce que l’on sait du verso, ■ un carré. Tapez ? pour les règles.
play-final = Score final
play-rules =
    À votre tour, piochez ou validez.
    Piocher : gardez la face visible, ou retournez la carte et gardez ce qui vient. Une face que vous avez déjà est défaussée.
    Valider : prenez 2 à 6 valeurs voisines d’une couleur, comme « bank blue 3-5 » (blue bleu, green vert, orange). Un joker prend la valeur que vous voulez : « bank blue 3-5 *4 ». Vous marquez les points de ces cartes et défaussez les deux plus fortes, celles après le signe moins. Vos voisins retournent leur plus forte carte de cette couleur, un joker seulement si c’est la dernière.
    Carré : dès que vous avez trois cartes de chaque couleur, vous marquez 7 points.
    Quand la pioche est vide, chacun peut valider une dernière série. Le plus grand total l’emporte.
    En solo : après chacun de vos tours, la pioche retourne sa première carte. Si sa nouvelle valeur est plus forte, votre plus forte carte de la nouvelle couleur se retourne.

## Erreurs

error-unknown-game = Il n’y a pas de jeu { $name } ; les jeux sont : { $known }.
error-unknown-option = Ce jeu n’a pas d’option { $name } ; les options sont : { $known }.
error-option-value = L’option { $name } ne peut pas être { $value }.
error-seats = Verso se joue de 1 à 6, pas à { $seats }.
error-no-such-seat = Il n’y a pas de place { $seat } ici ; les places vont de 0 à { $last }.
error-unknown-move = « { $text } » n’est pas un coup de Verso ; les coups sont keep, flip, bank COULEUR BAS-HAUT [*JOKER], pass.
error-bank-order = Les valeurs d’une série se suivent en croissant, deux au moins, comme bank { $colour } 2-3.
error-bank-joker = Ici le joker prend une valeur de { $low } à { $high }.
error-game-over = La partie est finie.
error-already-chosen = Vous avez déjà choisi votre dernière série.
error-deck-empty = La pioche est vide : validez une dernière série, ou passez.
error-not-your-turn = C’est le tour de la place { $turn }, pas de la place { $seat }.
error-no-passing = On ne passe pas tant que la pioche n’est pas vide : piochez ou validez.
error-wasted-keep = Vous avez déjà { $face }, et cette table interdit de le garder une seconde fois : retournez la carte.
error-not-in-layout = Vous n’avez pas de { $face } devant vous.
error-deal-field = Une donne de Verso n’a pas de champ { $name }.
error-deal-options = Les options d’une donne sont un objet, avec leurs noms et valeurs.
error-deal-deck = La pioche est une liste de cartes comme B3/G4:3, la première en tête.
error-deal-first = Les options font commencer la place { $named }, mais la donne dit { $first }.
error-deal-size = La pioche de cette partie doit compter { $wanted } cartes, et non { $found }.
error-card-twice = La carte { $card } y est deux fois ; elle n’existe qu’une fois.
error-no-such-card = Il n’y a pas de carte { $text } ; une carte s’écrit comme B3/G4:3.
error-position = Ce n’est pas une position de Verso : { $reason }.
error-replay-line = ligne { $line } : { $reason }
error-replay-empty = Le fichier est vide ; sa première ligne doit être une donne.
error-replay-time = Le temps ne recule pas : { $at } s est avant la ligne précédente.
error-replay-encoding = Ce n’est pas du texte en UTF-8.
error-replay-long-line = La ligne dépasse { $limit } caractères.
error-replay-json = Ce n’est pas un objet JSON entier ; la ligne est coupée ou abîmée.
error-replay-object = Chaque ligne doit être un objet JSON.
error-replay-deal = La première ligne doit être une donne, avec le nom de son jeu (« game »).
error-replay-field = Un coup a seat, move et at, mais pas { $name }.
error-replay-at = Le temps est un nombre de secondes à partir de 0, pas { $at }.
error-replay-blank = Une ligne a une place et son coup, ou un temps.
error-replay-seat = La place est un nombre entier, pas { $seat }.
error-replay-move = Le coup est un texte, pas { $move }.
error-unreadable-file = On ne peut pas lire { $file } : { $reason }.
error-unwritable-file = On ne peut pas écrire { $file } : { $reason }.
error-no-such-number = Il n’y a pas de coup numéro { $number } ici.
