## Verso : les mots

verso-face = { $value ->
    [joker] joker
   *[other] { $value }
  } de { verso-row }
verso-row-blue = mer
verso-row-green = terre
verso-row-orange = ciel
verso-row = { $colour ->
    [blue] { verso-row-blue }
    [green] { verso-row-green }
   *[orange] { verso-row-orange }
  }
verso-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

## Verso : ce qui s’est passé

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
       *[other] {""}, que ce joueur possède déjà : la carte est défaussée.
      }
   *[false] .
  }
verso-news-turned = { $who ->
    [you] Votre { $old } devient
   *[other] { $name } : le { $old } devient
  } un { $face }{ $discarded ->
    [true] {" "}et part à la défausse, car il y en a déjà un.
   *[false] .
  }{ $broken ->
    [true] { $who ->
        [you] {" "}Votre carré est défait.
       *[other] {" "}Le carré de { $name } est défait.
      }
   *[false] {""}
  }
verso-news-announced = { $who ->
    [you] Vous validez
   *[other] { $name } valide
  } la série de { verso-row } { $run }, +{ $points }{ $count ->
    [0] . Aucun voisin n’a de carte de { verso-row } à retourner.
    [one] { $turns ->
        [you]  : vous retournez votre plus haute carte de { verso-row }.
       *[other]  : { $neighbour } retourne sa plus haute carte de { verso-row }.
      }
   *[other]  : les voisins retournent leur plus haute carte de { verso-row }.
  }
verso-news-banked = { $announced ->
    [true] { $who ->
        [you] Vous marquez { verso-points }
       *[other] { $name } marque { verso-points }
      }
   *[false] { $who ->
        [you] Vous validez la série de { verso-row } { $run } : { verso-points }
       *[other] { $name } valide la série de { verso-row } { $run } : { verso-points }
      }
  } ; à la défausse : { $discards }.{ $broken ->
    [true] { $who ->
        [you] {" "}Votre carré est défait.
       *[other] {" "}Le carré de { $name } est défait.
      }
   *[false] {""}
  }
verso-news-square = { $who ->
    [you] Un carré ! Vous marquez { $points } points.
   *[other] Un carré ! { $name } marque { $points } points.
  }
verso-news-opponent = La pioche joue : le { $top } devient un { $face }{ $effect ->
    [joker] {""} ; un joker : rien ne se passe.
    [higher] {""}, une valeur plus forte.
    [nothing] {""}, une valeur plus forte, mais vous n’avez aucune carte de cette couleur.
   *[lower] {""}, une valeur qui n’est pas plus forte : rien ne se passe.
  }
verso-news-deck-empty = { $alone ->
    [true] La pioche est vide. Vous pouvez valider une dernière série.
   *[false] La pioche est vide. Chacun peut valider une dernière série.
  }
verso-news-chosen = { $who ->
    [you] Vous avez choisi.
   *[other] { $name } a choisi.
  }
verso-news-passed = { $who ->
    [you] Vous ne validez plus rien.
   *[other] { $name } ne valide plus rien.
  }
verso-news-over = La partie est finie.
verso-last-bank = { $who ->
    [you] Votre dernière série :
   *[other] La dernière série de { $name } :
  } { $colour ->
    [none] aucune
   *[other] { verso-row } { $run }, +{ $points }
  }

## Verso : titres en solo

verso-title-none = Chaque pioche est différente. Mélangez à nouveau, la prochaine sera la bonne !
verso-title-35 = Bien joué : c’est le score moyen, une belle partie, solide.
verso-title-40 = Très joli : mieux que la plupart des joueurs.
verso-title-45 = Il y a du talent là-dedans.
verso-title-50 = Magistral. On devrait prendre des leçons auprès de vous.
verso-title-55 = Les deux faces n’ont plus de secret pour vous.
verso-title-60 = Légendaire ! La pioche s’en souviendra.
verso-title-best = Vous avez battu le record des auteurs, 64 !
verso-band = { $most ->
    [0] { $least } et plus
   *[other] { $least } à { $most }
  }
verso-ladder = Les titres en solo
verso-designers = Le record des auteurs : { $points }
verso-short-of = { $short ->
    [one] encore { $short } point pour { $points }
   *[other] encore { $short } points pour { $points }
  }
verso-next-title = { $points ->
    [0] Les auteurs du jeu ont atteint { $best } points.
   *[other] Prochain titre à { $points } points. Les auteurs du jeu en ont atteint { $best }.
  }

## Verso dans le terminal

play-you = Vous
verso-play-top = Pioche : { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
  }. Sur le dessus : { $face }, { verso-points }.
verso-play-score = { verso-points } ({ $runs } par les séries, { $squares } par les carrés)
verso-play-move-keep = garder le { $face }{ $discarded ->
    [true] {" "}(vous l’avez déjà : il serait défaussé)
   *[false] { $square ->
        [true] {" "}et compléter un carré : 7 points
       *[false] {""}
      }
  }
verso-play-move-flip = retourner la carte ; au verso, peut-être : { $faces }
verso-play-move-bank = { verso-points } { $discards }
verso-play-move-pass = ne plus rien valider
play-prompt = Votre coup (numéro ou texte, ? pour l’aide, quit pour arrêter) :
commands-verso =
    Tapez le numéro d’un coup, ou son texte : « keep » (garder), « flip » (retourner), « bank blue 3-5 » (valider), avec un joker « bank blue 3-5 *4 » : il vaut ici 4. À la fin, aussi « pass ».
    Les cartes après le signe moins sont celles que vous défausseriez. « quit » arrête la partie.
    Les règles : volteface rules verso --lang fr
play-stopped = Partie interrompue : elle ne compte pas.
play-seed = Rejouer cette partie : { $command }
play-saved = La partie est enregistrée dans { $file }.
play-won = Vous gagnez !
play-shared = Vous partagez la victoire.
play-lost = { $count ->
    [one] { $names } gagne.
   *[other] { $names } partagent la victoire.
  }
verso-play-legend = B (bleu) est la mer, G (vert) la terre, O (orange) le ciel. Chaque pastille vaut un point, ★ est un joker, ↷ ce que l’on sait du verso, ■ un carré. Tapez ? pour l’aide.
play-final = Score final

## Dessus Dessous

dd-colour-R = rouge
dd-colour-Y = jaune
dd-colour-G = vert
dd-colour-B = bleu
dd-colour-V = violet
dd-board = plateau
dd-side-top = en haut
dd-side-right = à droite
dd-side-bottom = en bas
dd-side-left = à gauche
dd-row = Rangée { $row } : { $cells }.
dd-hole = trou
dd-face = { $side ->
    [back] verso
   *[front] recto
  }
dd-mark = { $side ->
    [back] verso
   *[front] recto
  }
dd-shape = Cette face : { $words }
dd-shape-behind = Une fois retourné : { $words }
dd-layer = Calque { $layer }, { $side ->
    [back] verso
   *[front] recto
  }, { $one } et { $other }{ $turn ->
    [0] {""}
   *[other] , pivoté de { $turn } degrés
  }
dd-place = { $where ->
    [beside] hors de la pile
    [top] au sommet de la pile
   *[within] numéro { $place } en partant du bas
  }
dd-bench = Vos Calques
dd-own-picture = Ce que montre votre pile
dd-own-pile = Votre pile : { $count } sur { $number } Calques
dd-too-many = { $count } Calques, il en faut { $number }
dd-needs = La mission demande { $number } Calques ; votre pile { $count ->
    [0] n’en a aucun.
   *[other] en a { $count }.
  }
dd-order = Votre pile, du bas vers le haut
dd-beside = À côté
dd-layer-tools = { $layer ->
    [0] Aucun Calque n’est choisi
   *[other] Calque { $layer }
  }
dd-flip = Retourner
dd-turn-left = Pivoter d’un quart à gauche
dd-turn-right = Pivoter d’un quart à droite
dd-lower = Plus bas
dd-higher = Plus haut
dd-take = Retirer
dd-put = Poser
dd-drag-here = Faites glisser un Calque ici
dd-guide = { $step ->
    [first] Faites glisser un Calque sur votre pile. Touchez celui qui est choisi pour le retourner.
    [more] Les trous laissent voir le dessous. Retournez un Calque, pivotez-le, ou changez l’ordre.
    [grab] Votre pile montre la mission ? Prenez le { $token }.
   *[check] Votre pile montre la mission ? Vérifiez-la.
  }
dd-how-goal = Empilez des Calques pour que votre pile montre la mission. Les trous laissent voir ce qui est dessous.
dd-how-move = Faites glisser un Calque sur votre pile. Toucher un Calque l’encadre, ou le retourne s’il est encadré : la petite image montre son autre face. ↺ et ↻ le pivotent.
dd-how-done = { $alone ->
    [true] Tout y est ? Vérifiez. Une mission réussie rapporte autant de points qu’elle a de Calques.
   *[other] Tout y est ? Prenez le jeton le plus haut : la première pile correcte rapporte le plus. Ensuite, on ne touche plus à rien. Qui reste seul n’a plus qu’un court décompte.
  }
dd-tip-tap = Touchez un Calque pour le choisir, et encore pour le retourner
dd-tip-drag = Faites-le glisser sur le plateau, entre deux autres, ou au-dehors
dd-tip-turn = La molette au-dessus de lui, ou deux doigts qui tournent : il pivote d’un quart
dd-key-choose = choisir un Calque
dd-key-flip = le retourner
dd-key-turn = le pivoter d’un quart à droite, avec Maj à gauche
dd-key-order = le poser, puis le monter ou le descendre dans la pile
dd-key-take = le retirer de la pile
dd-key-done = prendre un jeton, ou vérifier
dd-mission = Mission : { $number } Calques
dd-layers = { $number } Calques
dd-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
dd-your-pile = Votre pile
dd-pile-of = Pile de { $name }
dd-pile-hidden = La pile de { $name } reste couverte jusqu’à la vérification
dd-cards = Cartes Mission gagnées : { $cards }
dd-points-won = Points
dd-cards-won = Cartes Mission
dd-cards-about = Les points décident. Les cartes Mission ne comptent qu’à égalité.
dd-has-token = a pris le { $token }
dd-gave-up = a abandonné
dd-sits-out = ne joue pas
dd-laid = { $count ->
    [one] { $count } Calque
   *[other] { $count } Calques
  }
dd-is-ready = prêt
dd-not-ready = pas encore prêt
dd-round = Manche { $round } sur 6
dd-left = encore { $time }
dd-tokens = Jetons au milieu
dd-countdown = Secondes avant la fin de la manche
dd-last-taken = { $who ->
    [you] Vous avez pris le { $token }.
   *[other] { $name } a pris le { $token }.
  }
dd-last = { $who ->
    [you] Plus que vous : { $seconds } secondes !
   *[other] Plus que { $name } : { $seconds } secondes.
  }
dd-last-short = { $who ->
    [you] Plus que vous !
   *[other] Plus que { $name }.
  }
dd-count-in = Secondes avant de découvrir la mission
dd-grab = Fini ! Prendre le { $token }
dd-give-up = Abandonner la manche
dd-give-up-sure = Abandonner cette manche ?
dd-give-up-yes = Abandonner
dd-give-up-no = Continuer
dd-only-bots = { $token ->
    [0] Seuls des bots empilent encore.
   *[other] On ne touche plus. Seuls des bots empilent encore.
  }
dd-play-out = Passer
dd-skip = Passer à la vérification
dd-hands-off = Vous avez le { $token }. On ne touche plus à rien jusqu’à la vérification.
dd-you-gave-up = Vous avez abandonné cette manche ; vous rejouez à la prochaine.
dd-you-were-away = En votre absence, cette manche continue sans vous. La prochaine est à vous.
dd-before-first = { $alone ->
    [true] Le chronomètre vous attend.
   *[other] Le chronomètre attend que tous soient prêts.
  }
dd-coming = Une mission à { $number } Calques arrive.
dd-next-round = Ensuite : manche { $round }, { $number } Calques.
dd-ready = Prêt
dd-wait-ready = On attend { $names }.
dd-paused = La table est en pause.
dd-clock-stands = Le chronomètre est arrêté. Il repart quand tout le monde est prêt.
dd-solo-wait = Trois minutes, autant de missions que possible. Le chronomètre part quand vous le dites.
dd-alone-wait = Le chronomètre part quand vous le dites.
dd-solo-start = Lancer le chronomètre
dd-alone = Trois minutes en solo
dd-alone-about = Vous piochez des missions de 3, 4 ou 5 Calques, l’une après l’autre. Une mission réussie rapporte autant de points qu’elle a de Calques, une erreur ne coûte que du temps. Ce que valent les points :
dd-no-skip = Ce qui est pioché est à réussir : on ne le remet pas.
dd-time-up = Temps écoulé : { dd-points }.
dd-bands = Ce que valent les points
dd-check = Vérification de la manche { $round }
dd-void = Personne n’a pris de jeton : cette manche ne rapporte rien.
dd-nobody = Personne n’a le motif correct : personne ne marque, et personne ne prend la carte Mission.
dd-right = Motif correct : { dd-points }
dd-wrong = { $wrong ->
    [0] Motif correct, mais avec { $layers ->
        [one] { $layers } Calque
       *[other] { $layers } Calques
      } au lieu de { $number } : cela ne compte pas.
    [far] Incorrect : une autre image.
    [one] Incorrect : { $wrong } endroit diffère.
   *[other] Incorrect : { $wrong } endroits diffèrent.
  }
dd-wrong-only = { $what ->
    [turn] Seul le Calque { $layer } est mal pivoté.
    [side] Seul le Calque { $layer } montre la mauvaise face.
    [layer] Seul le Calque { $layer } n’est pas encore bien posé.
   *[order] Seul l’ordre est incorrect.
  }
dd-moved-up = (avance depuis le { $token })
dd-wins-card = { $who ->
    [you] Vous gagnez la carte Mission { $number }.
   *[other] Gagne la carte Mission { $number }.
  }
dd-no-token = Sans jeton
dd-idle = { $why ->
    [gave-up] abandon
    [away] absent
   *[late] trop tard
  }
dd-solution = Montrer une solution
dd-solution-hide = Cacher la solution
dd-solution-order = Une solution, du bas vers le haut
pair-about-dessus-dessous = Tous les téléphones montrent la même mission. Pour des Calques imprimés, ou ceux de votre boîte.
dd-pair-missions = Missions
dd-pair-missions-match = comme dans les règles : 3, 4, 5, 3, 4, 5
dd-pair-layers = Calques
dd-pair-layers-ours = Nos Calques, imprimés
dd-pair-layers-own = Mes propres Calques
dd-pair-edit = Saisir mes propres Calques
dd-pair-last = Dernier jeton : compter 10
dd-pair-stop = Terminer cette mission
dd-pair-next-mission = Mission suivante
dd-pair-next = Ensuite : { $number } Calques. Rassemblez-les en une pile.
dd-own-about = Choisissez une couleur et touchez des quarts ; toucher encore fait un trou. Le verso se voit en retournant le Calque de gauche à droite.
dd-own-layers = Les cinq Calques
dd-own-layer = Calque { $layer }{ $whole ->
    [true] , saisi
   *[false] {""}
  }
dd-own-sides = Faces
dd-own-side = { $side ->
    [back] Verso
   *[front] Recto
  }
dd-own-drawing = { $side ->
    [back] Calque { $layer }, verso
   *[front] Calque { $layer }, recto
  }
dd-own-colours = Couleurs
dd-own-bare = pas encore de couleur
dd-own-quarter = Rangée { $row }, case { $column }, { $side } : { $colour }
dd-own-fill = Peindre tout le reste en { $colour }
dd-own-unkept = Ce navigateur ne garde pas vos Calques : ils seront perdus quand la page sera fermée.
dd-own-clear = Effacer ce Calque
dd-own-then-back = Le verso maintenant
dd-own-then-next = Calque suivant
dd-own-done = Jouer avec ceux-ci
dd-tie = { $points } points chacun : les numéros des cartes Mission décident, { $most } contre { $next }.
dd-tie-shared = { $points } chacun, et { $most } sur les cartes Mission : victoire partagée.
dd-practice = Entraînement sans chronomètre
dd-solved = { $count ->
    [0] aucune mission réussie
    [one] { $count } mission réussie
   *[other] { $count } missions réussies
  }
dd-done = Mission réussie
dd-solved-one = Réussie : { $number } points de plus.
dd-check-pile = Vérifier
dd-not-yet = { $alike ->
    [true] Pas encore : le motif est bon, mais avec { $layers } Calques au lieu de { $number }.
   *[other] Pas encore : ce n’est pas le motif de la Mission.
  }
dd-choose = Dans quelle pile piochez-vous ?
dd-another = Piocher une autre mission
dd-draw = { $number } Calques
dd-drawn = { $count ->
    [one] { $count } piochée
   *[other] { $count } piochées
  }
dd-round-limit = Une manche dure au plus
dd-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
dd-countdown-length = Le dernier décompte dure
dd-seconds = { $seconds } secondes
dd-band-1 = Un échauffement. On recommence ?
dd-band-2 = Le coup de main vient : vous avez de la réserve.
dd-band-3 = Une partie correcte.
dd-band-4 = Il y a de quoi en être fier.
dd-band-5 = Bravo : vos mains réfléchissent.
dd-band-6 = Stupéfiant !
dd-band-7 = D’un autre monde !
dd-box-about = Touchez qui prend un jeton : le décompte, la vérification et les points suivent d’eux-mêmes.
dd-box-grab = Révélez la mission. Puis touchez qui prend un jeton.
dd-box-grab-next = Qui prend le jeton suivant ?
dd-box-count = Compter à partir de { $seconds }
dd-box-check = À la vérification
dd-box-over = On ne touche plus à rien : la manche est finie.
dd-box-ask = La pile de { $name } : correcte ou incorrecte ?
dd-box-right = Correct
dd-box-wrong = Incorrect
dd-box-card = carte Mission { $number }
dd-box-next = Manche suivante
dd-box-end = Au résultat
dd-box-solved = Une mission réussie ? Touchez son nombre de Calques.
dd-box-tally = Points
dd-box-rounds = Manche
dd-box-legend = ★ carte Mission : à égalité, la plus grande somme de leurs numéros gagne.
dd-box-mend = Touchez dans l’ordre des jetons : une fois pour correct, deux fois pour incorrect, trois fois pour sans jeton.

dd-news-mission-revealed = Manche { $round } : une mission de { $number } Calques.
dd-news-token-taken = { $who ->
    [you] Vous prenez le { $token }.
   *[other] { $name } prend le { $token }.
  }
dd-news-countdown = { $who ->
    [you] Il vous reste { $seconds } secondes !
   *[other] Il reste { $seconds } secondes à { $name }.
  }
dd-news-gave-up = { $who ->
    [you] Vous abandonnez cette manche.
   *[other] { $name } abandonne cette manche.
  }
dd-news-dropped-out = { $who ->
    [you] En votre absence, cette manche continue sans vous ; la prochaine est à vous.
   *[other] Cette manche continue sans { $name }.
  }
dd-news-pile-right = { $who ->
    [you] Votre motif est correct : { dd-points }.
   *[other] Le motif de { $name } est correct : { dd-points }.
  }
dd-news-pile-wrong = { $who ->
    [you] Votre motif est incorrect.
   *[other] Le motif de { $name } est incorrect.
  }
dd-news-card-won = { $who ->
    [you] Vous prenez la carte Mission { $number }.
   *[other] { $name } prend la carte Mission { $number }.
  }
dd-news-round-void = Personne n’a pris de jeton : la manche { $round } ne rapporte rien.
dd-news-over = La partie est finie.
dd-news-mission-drawn = Une mission de { $number } Calques.
dd-news-mission-solved = Réussie ! Cela fait { $score ->
    [one] { $score } point
   *[other] { $score } points
  }.
dd-news-check-wrong = { dd-not-yet }
dd-news-solo-over = Les trois minutes sont passées.

## Le client dans le navigateur

skip = Aller au contenu
language = Langue
theme = Clair ou sombre
sound = Son
language-changed = Cette page est maintenant en français.
settings = Réglages
theme-system = automatique
theme-light = clair
theme-dark = sombre
setting-motion = Animations
setting-motion-device = Cet appareil demande moins de mouvement : rien ne bouge.
setting-strong = Contraste fort et motifs
setting-strong-about = Des traits plus foncés, des signes plus grands à côté des couleurs.
setting-letters = Lettres et chiffres comme raccourcis
setting-letters-about = À désactiver pour la dictée vocale ou les touches pressées par mégarde.
forget = M’oublier
forget-about = Votre nom, ce que vous avez dit et la liste de vos tables sont effacés de ce serveur, tout de suite et pour de bon, ainsi que ce dont ce navigateur se souvient. Les parties jouées restent, avec le numéro de votre place au lieu de votre nom.
forget-sure = Les places que vous occupez dans des parties en cours ne pourront plus être reprises. Continuer ?
forget-do = Tout effacer
forget-done = C’est fait : plus rien ici ne mène à vous. Vous voilà quelqu’un de nouveau.
device = Sur cet appareil
device-kept = Conservé ici : le compagnon, les leçons, les règles et l’entraînement fonctionnent aussi sans réseau.
device-storing = En cours d’enregistrement pour servir sans réseau…
device-refused = Ce navigateur n’a pas enregistré Volteface : il ne le fait pas en navigation privée, ni quand la place manque. Ouvrez une fenêtre ordinaire ou libérez de la place, puis rechargez la page. D’ici là, le serveur est nécessaire.
device-unable = Ce navigateur ne sait pas conserver de pages pour servir sans réseau ; de plus récents le savent.
device-insecure = Cette adresse commence par http://. Jouer sans réseau, installer et garder l’écran allumé demandent https:// ; tout le reste fonctionne. Qui tient ce serveur trouve comment faire dans la page sur l’hébergement, sous « HTTPS ».
device-install = Installer
device-install-menu = Pour l’avoir sur l’écran d’accueil : Partager, puis « Sur l’écran d’accueil ».
device-installed = Installé comme application.
cancel = Annuler
save = Enregistrer
send = Envoyer
back-home = Retour à l’accueil
back-table = Retour à la table
nothing-here = Il n’y a rien ici
nothing-here-text = L’adresse est peut-être mal tapée. Depuis l’accueil, vous trouverez tous les jeux.
connecting = Connexion…
reconnecting = La connexion est coupée ; nouvel essai. Rien n’est perdu.
offline = Hors ligne
offline-title = Le serveur est injoignable
offline-wait = Les tables attendent son retour. Cette page le remarque toute seule.
offline-works = En attendant, ceci fonctionne :
offline-back = Le serveur est revenu.
practice-of = S’entraîner à { $game }
version-new = Nouvelle version
version-new-about = Une nouvelle version est là. Elle vient avec la prochaine page ouverte, ou tout de suite si vous appuyez ici.
version-told = Une nouvelle version de Volteface est là. Elle vient avec la prochaine page ouverte.
error-checkpoint-other = { $file } est le point de reprise d’un autre entraînement : donnez sa graine et ses joueurs, ou déplacez-le.
error-checkpoint-unreadable = { $file } n’est pas un point de reprise : déplacez-le pour recommencer.
error-practice-alone = L’entraînement sans chronomètre est pour une seule place, et non pour { $seats }.
error-server-away = Le serveur est injoignable. Vérifiez la connexion et réessayez.
home-title = Une table pour les jeux à deux faces
home-lead = Retournez les cartes, voyez l’autre côté. Seul, contre des bots ou avec des amis, où qu’ils soient ; sans compte.
game-verso = Verso
game-verso-about = Des cartes à deux faces : formez des séries et des carrés, et gare aux retournements imposés par vos voisins.
game-recto-verso = Recto Verso
game-recto-verso-about = Deux partenaires, un bâtiment de bois, et chacun n’en voit qu’une façade, contre la montre.
game-dessus-dessous = Dessus Dessous
game-dessus-dessous-about = Superposez des Calques troués à deux couleurs pour former le motif, plus vite que les autres.
play-now = Jouer tout de suite
play-friends = Jouer avec des amis
play-solo = Solo
join-title = Rejoindre avec un code
pair-title = Deux téléphones, une boîte
pair-lead = Posez la boîte sur la table et vos téléphones à côté : des cartes nouvelles sans fin, pour les vraies pièces.
pair-join = Rejoindre un appairage
pair-code = Code de l’appairage
pair-qr = Le lien de l’appairage en code QR
pair-invite = Scannez ceci avec les autres téléphones, ou tapez le code sur { $address }.
pair-only-here = Les téléphones ne trouvent pas cette page : son adresse, { $address }, ne mène qu’à cet appareil. Ouvrez-la ici à l’adresse que cet appareil a dans votre réseau.
pair-phones = { $count ->
    [one] { $count } téléphone
   *[other] { $count } téléphones
  }
pair-you = vous
pair-phone-away = absent
pair-phone-stops = abandonne
pair-phone-said = l’a dit
pair-phone-ready = est là
pair-ready = C’est parti
pair-ready-alone = Commencer avec ce seul téléphone
pair-unready = Pas encore
pair-ready-waits = En attente de { $names }
pair-dealing = Une carte arrive…
pair-revealed = La carte est révélée.
pair-time = Temps
pair-left = Temps restant
pair-word-waits = C’est dit ! À { $names } maintenant.
pair-last-seconds = Les dernières secondes s’écoulent.
pair-unsay = Non, pas encore
pair-give-up = Abandonner
pair-stop-sure = Vraiment ?
pair-stop-others = { $names } voudrait abandonner.
pair-ask = Le bâtiment est-il correct de votre côté ?
pair-ask-again = Vous n’êtes pas d’accord. Regardez encore : est-ce correct ?
pair-right = Correct
pair-wrong = Incorrect
pair-told-waits = C’est noté. En attente de { $names }.
pair-next = Carte suivante
pair-again = Nouvelle partie ou réglages
pair-away = La connexion est perdue : nouvel essai…
pair-new = En ouvrir un nouveau
pair-gone = Cet appairage est terminé
join-table = Rejoindre la table
go-on = Reprendre où vous en étiez
with-people = avec { $names }
with-bots = avec des bots
with-nobody = en solo
table-code = Code de la table
join = Rejoindre
name-title = Votre nom à la table
name-saved = Les autres vous voient maintenant comme { $name }.
nickname = Pseudo
given-name = { $animal ->
    [Heron] Héron
    [Otter] Loutre
    [Lynx] Lynx
    [Finch] Pinson
    [Marten] Martre
    [Curlew] Courlis
    [Squirrel] Écureuil
    [Plover] Pluvier
    [Hare] Lièvre
    [Swift] Martinet
    [Newt] Triton
   *[Wren] Roitelet
  } { $number }
my-tables = Mes tables
public-tables = Tables publiques
tables-missing = Certaines tables sont momentanément inaccessibles. Elles ne sont pas perdues et reviendront d’elles-mêmes.
status-playing = en cours
status-over = finie
seats-free = { $free ->
    [0] toutes les places prises : la partie peut commencer
    [one] { $free } place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
  }
replay-open = Revoir une partie enregistrée
table-gone = Cette table n’existe plus
server-title = État de ce serveur
server-well = Tout va bien : tout est enregistré.
server-unwell = Rien ne peut être enregistré pour le moment. Les parties reprennent d’elles-mêmes dès que possible.
server-figures = { $tables ->
    [one] Une table est utilisée
   *[other] { $tables } tables sont utilisées
 }, vues par { $viewers }.
server-version = Volteface { $version }, en marche depuis { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 }.
page-old = Cette page n’est plus à jour
table-gone-text = Vérifiez le code, ou ouvrez une nouvelle table depuis l’accueil.
table-closed = Cette table a été fermée
table-closed-by = { $who ->
    [you] Vous l’avez fermée
   *[other] { $name } l’a fermée
  }{ $rounds ->
    [0] .
    [one] {" "}après { $rounds } manche.
   *[other] {" "}après { $rounds } manches.
  }
table-stood = Le score était de
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
play-on = Continuer à une nouvelle table
play-on-about = La nouvelle table est comme celle-ci. Ceux qui ont encore cette page ouverte peuvent vous y suivre.
play-on-call = { $name } continue à une nouvelle table.
play-on-follow = Suivre
continue-failed = La place n’a pas pu être transférée
seat-number = Place { $number }
seat-empty = libre
seat-you = vous
seat-host = hôte
invited = { $name } vous invite à jouer à { $game }
invited-open = Vous êtes invité à jouer à { $game }
invited-watch = Plutôt regarder ? Restez ici : vous verrez la partie dès qu’elle commence.
sit-too = À deux sur cet appareil
sit-too-about = Vous tenez deux places, et la page se tourne vers qui doit jouer.
mute = Mettre { $name } en sourdine
leave = Quitter
remove = Retirer
start = Commencer
start-needs = Remplissez toutes les places : invitez quelqu’un, ou ajoutez un bot.
all-taken = Toutes les places sont prises : la partie peut commencer.
host-starts = On attend que { $name } lance la partie.
add-bot = Ajouter un bot
fill-bots = Compléter avec des bots
bot-level = Les bots jouent
take-back = Reprendre votre place
tools = Table
game = Jeu
bot-random = Bot aléatoire
bot-greedy = Bot gourmand
bot-beginner = Débutant
bot-beginner-about = Joue comme on joue la première semaine : oublie parfois une série et se contente de peu. Environ 28 points en solo.
bot-friendly = Aimable
bot-friendly-about = Connaît le jeu, ne regarde pas de trop près et ne retourne jamais une de vos cartes par malice. Environ 35 points en solo.
bot-good = Bon
bot-good-about = A l’œil pour les séries et les carrés, sait quand marquer et ne se trompe que de peu. Environ 42 points en solo.
bot-strong = Fort
bot-strong-about = A joué des centaines de milliers de parties contre lui-même et voit d’un coup d’œil ce que vaut un jeu. Plus de 46 points en solo.
bot-master = Maître
bot-master-about = Réfléchit un tour plus loin, ou joue dans des centaines de mondes possibles avant de choisir : nul ne fait honnêtement beaucoup mieux.
bot-newcomer = Nouveau venu
bot-newcomer-about = Joue pour la première fois, comme vous peut-être : une minute environ pour trois Calques, trois minutes pour cinq.
bot-novice = Habitué
bot-novice-about = Joue de temps en temps : une demi-minute environ pour trois Calques, un peu plus d’une minute pour cinq.
bot-middle = Rapide
bot-middle-about = Voit vite comment les Calques se posent : un quart de minute environ pour trois, une demi-minute pour cinq.
bot-expert = Expert
bot-expert-about = Un coup d’œil lui suffit presque : six secondes pour trois Calques, onze pour cinq.
bot-calm = Partenaire tranquille
bot-calm-about = Vous attend, pose une pièce après chacune des vôtres et prend son temps ; parle peu, écoute bien.
bot-lively = Partenaire vif
bot-lively-about = Bâtit à tour de rôle avec vous, d’un bon pas, et vous dit en même temps ce que montre son côté.
bot-quick = Partenaire rapide
bot-quick-about = Répond aussitôt par une pièce à chacune des vôtres : c’est avec lui qu’on gravit toute l’échelle.
bot-program = Programme { $name }
bot-plays-for = { $name } (bot)
bot-yours = Votre bot
bot-for = Laisser un bot jouer à la place de { $name }
invite = Inviter
copy-link = Copier le lien
link = Lien
qr = Le lien de la table en code QR
your-turn = À vous
log = Ce qui s’est passé
talk = Discuter
phrase-hello = Bonjour !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
pause = Pause
resume = Reprendre
no-pause = Pas de pause
continue-elsewhere = Continuer sur un autre appareil
continue-about = Lisez le code avec l’autre appareil, ou envoyez-vous le lien. Le premier qui l’ouvre a votre place ; votre nom suit. Il est valable un jour.
continue-qr = Le lien de votre place en code QR
end-table = Fermer la table
rematch = Rejouer
download = Télécharger la partie
course = Les points au fil de la partie
runs = Séries
squares = Carrés
total = Total
replay-title = Revoir une partie
replay-file = Un fichier de partie
replay-watch = La revoir
step = Étape
step-back = Une étape en arrière
step-on = Une étape en avant
step-next = Coup { $step } / { $last }
step-before = Juste avant : { $told }
step-end = Fin
eyes-own = { $name } (vous)
eyes = Vue par
eyes-visitor = un visiteur
replay-play = Lire
replay-halt = Arrêter
replay-moment = Moment
replay-speed = Vitesse
news-table-sat = { $how ->
    [back] { $who ->
        [you] Vous reprenez votre place.
       *[other] { $name } reprend sa place.
      }
    [moved] { $who ->
        [you] Vous continuez sur cet appareil.
       *[other] { $name } continue sur un autre appareil.
      }
   *[new] { $who ->
        [you] Vous prenez place.
       *[other] { $name } prend place.
      }
  }
news-table-lent = { $own ->
    [true] { $name } se joint à vous.
   *[false] { $who ->
        [you] Un bot joue à votre place.
       *[other] Un bot joue à la place de { $name }.
      }
  }
news-table-failed = { $program } { $why ->
    [start] n’a pas pu être lancé
    [ended] s’est arrêté
    [silent] n’a pas répondu à temps
    [illegal] a joué un coup qui n’existe pas
   *[nonsense] a donné une réponse illisible
  } : un de nos bots continue.
news-table-freed = { $who ->
    [you] Vous avez quitté la table.
   *[other] { $name } a quitté la table.
  }
news-table-started = La partie commence.
news-table-paused = { $who ->
    [nobody] La table est en pause.
    [you] Vous mettez la table en pause.
   *[other] { $name } met la table en pause.
  }
news-table-resumed = On reprend.
news-table-closed = La table a été fermée.
news-table-late = { $who ->
    [you] Votre temps est écoulé : un bot joue pour vous.
   *[other] Le temps de { $name } est écoulé : un bot joue.
  }
news-table-again = { $who ->
    [you] Vous voulez rejouer.
   *[other] { $name } veut rejouer.
  }
news-away = { $name } est absent.
news-back = { $who ->
    [you] Vous êtes de retour.
   *[other] { $name } est de retour.
  }
table-seats = Joueurs
table-clock = Temps par tour
table-clock-off = sans limite
table-clock-seconds = { $seconds } secondes
first-player = Qui commence
first-lot = tiré au sort
first-you = moi
table-public = Montrer cette table dans la liste publique, pour que chacun puisse venir.
option-forbid_wasted_keep = On ne garde pas une carte que l’on a déjà ; il faut la retourner.
option-first = { $name } commence.
option-hide_piles = Les piles des autres restent couvertes jusqu’à la vérification.
option-round_limit = Une manche dure au plus { $value } secondes.
option-countdown = Le dernier décompte dure { $value } secondes.
option-practice = Entraînement, sans chronomètre.
option-layers = Un jeu de Calques particulier.
play-practice = S’entraîner
practice-not-kept = Cet appareil ne garde rien en ce moment : sa mémoire est pleine ou refusée. Vous pouvez continuer ; ce que vous avez réussi sera oublié quand la page sera fermée.
open-table = Ouvrir la table
turn-clock = Un tour dure au plus { $seconds } secondes ; ensuite un bot joue.
rules-usual = On joue avec les règles habituelles.
rules-hints = Il y a des indices pendant la partie.
confirm-banks = Demander avant de valider
full-screen = Plein écran
rules = Règles
rules-of = Règles de { $game }
rules-all = Tous les jeux
rules-lead = Comment se jouent les trois jeux, avec des exemples, des images et des réponses aux questions que l’on se pose à table.
rules-search = Chercher dans les règles de tous les jeux
rules-found = { $count ->
    [0] Rien trouvé. Essayez un autre mot.
    [one] { $count } passage
   *[other] { $count } passages
  }
rules-near = Aucun passage n’a tous ces mots. Les plus proches :
rules-places = { $count ->
    [one] Retour au passage trouvé
   *[other] Retour aux { $count } passages trouvés
  }
rules-contents = Sommaire
rules-print = Imprimer
rules-page = Ouvrir en page
rules-rule = Règle { $rule }
rules-numbers = Les petites marques sont les numéros des règles. Tout ce que dit le livret est aussi vérifié par le programme, sous les mêmes numéros.
why = Pourquoi ?
close = Fermer
help = Règles et touches
keys = Touches et gestes
keys-letters-on = Les lettres et les chiffres peuvent être désactivés dans les réglages.
keys-letters-off = Les lettres et les chiffres sont désactivés dans les réglages.
key-arrows = flèches
key-delete = Suppr
key-enter = Entrée
key-escape = Échap
key-shift = Maj
key-space = Espace
key-drag = glisser
key-tap = toucher
key-twist = deux doigts
key-wheel = molette
share = Partager
copied-link = Lien copié
notify-me = Me prévenir à mon tour
turn-left = encore { $seconds } s pour ce tour
verso-behind = au verso { $face }
verso-bank-label = Valider +{ $points } : { $row }
verso-how-choose = Réunissez des cartes en trois rangées : ciel, terre et mer. À votre tour, gardez la carte du dessus, ou retournez-la et prenez son autre face.
verso-how-bank = Ou validez des cartes d’une couleur qui se suivent : chaque soleil est un point. Vos voisins doivent alors retourner une carte de cette couleur.
verso-how-square = Trois cartes dans chaque rangée font un carré : 7 points aussitôt. Qui a le plus de points quand la pioche est vide gagne.
verso-bank-short = Valider +{ $points }
verso-square = Un carré
verso-chosen = A choisi
verso-layout-of = Cartes de { $name }
verso-look-at = Regarder de près les cartes de { $name }
verso-deck = Pioche
verso-top = Sur la pioche : { $face }
verso-left = { $deck ->
    [0] La pioche est vide.
    [one] encore { $deck } carte
   *[other] encore { $deck } cartes
  }
verso-pile = { $count ->
    [0] Pas encore de défausse
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
  }
verso-keep = La garder
verso-flip = La retourner
verso-pass = Ne plus rien valider
verso-pass-sure = Renoncer à { $points } points ?
verso-pass-yes = Oui, renoncer à { $points ->
    [one] un point
   *[other] { $points } points
}
verso-pass-no = Non
verso-last-choice = Une dernière série, si vous voulez.
verso-last-none = Vous n’avez aucune série à valider.
verso-waiting = À { $name } de jouer.
verso-others-choose = Les autres choisissent encore.
verso-all-chose = Tout le monde a choisi.
verso-bank = { $count ->
    [one] Valider cette série ?
   *[other] Valider quelle série ?
  }
verso-discards = vous défaussez { $discards }
verso-bank-best = Valider la série de { verso-row } { $run } : +{ $points }
verso-turns = { $name } retourne { $card }{ $does ->
    [square] {" "}→ { $face } : un carré pour ce joueur, +{ $points }
    [lost] {" "}→ { $face }, que ce joueur perd
    [known] {" "}→ { $face }
   *[unknown] {""}
  }
verso-turns-none = personne ne retourne de carte
verso-breaks = défait votre carré
verso-would-lost = Vous l’avez déjà : celle-ci serait perdue.
verso-would-square = Carré : +{ $points }.
verso-would-join = Rejoint { $run }.
verso-would-lie = Ne rejoint rien encore.
verso-top-would = { verso-top }. { verso-keep } : { $would }
verso-may-be = Au verso, peut-être
verso-chance = { $chance } %
verso-may = { $face }, { verso-chance }{ $does ->
    [lost]  : vous l’avez déjà, la carte serait perdue
    [square]  : un carré, +{ $square }
   *[other] {""}
  }
verso-neighbour = Voisin : vos séries retournent une carte ici, les siennes une des vôtres
verso-progress = { $count } cartes sur { $least } pour un carré
verso-mine = { $name } a validé une série de { verso-row }. { $news }
verso-keys-bank = Valider une série de ciel, de terre ou de mer
verso-keys-choose = Dans la fenêtre : choisir cette série
verso-keys-skip = Passer ce qui est montré
verso-keys-tap = Toucher le plateau : passer ce qui est montré
verso-keys-down = Glisser la carte du dessus vers le bas : la garder
verso-keys-up = Glisser la carte du dessus vers le haut : la retourner
verso-pad-about = Une feuille de score : touchez qui marque, puis les points.
verso-pad-about-alone = Vous contre la pioche. Touchez ce que vous posez et ce que la pioche retourne : le compagnon dit laquelle de vos cartes se retourne, et compte.
verso-pad-hint = Touchez qui marque.
verso-pad-empty = La pioche est vide
verso-pad-last-about = Une dernière série pour chacun : touchez chaque nom.
verso-pad-worth = Combien vaut la série ?
verso-pad-last-worth = La dernière série : combien vaut-elle ?
verso-pad-none = Pas de dernière série
verso-pad-bank = série
verso-pad-square = carré
verso-pad-last = dernière série
verso-pad-square-points = Carré : { $points }
verso-pad-done = a validé
verso-pad-told = { $name } : +{ $points }, { $total } en tout.
verso-pad-turn = À vous : touchez la carte que vous posez, ou validez.
verso-pad-deck-old = À la pioche : quelle face est visible ?
verso-pad-deck-new = Retournez cette carte : qu’y a-t-il derrière ?
verso-pad-turns = Plus haut ! Retournez { $face }. Qu’y a-t-il derrière ?
verso-pad-last-alone = La pioche est vide : validez une dernière série, si vous voulez.
verso-pad-last-none = La pioche est vide, et il n’y a plus rien à valider.
verso-pad-mend-about = Touchez les cartes jusqu’à ce qu’elles soient marquées comme elles sont devant vous.
verso-pad-effect = { $effect ->
    [joker] La pioche a montré un joker : rien ne se passe.
    [lower] La carte de la pioche n’est pas plus haute : rien ne se passe.
    [nothing] Plus haut, mais vous n’avez aucune carte de cette couleur.
   *[higher] La carte de la pioche était plus haute : une des vôtres s’est retournée.
  }
verso-pad-lost = Elle est déjà là, donc à la défausse : { $face }.
verso-pad-square-made = Un carré : +{ $points } !
verso-pad-bank-do = Valider
verso-pad-mend-cards = Corriger mes cartes
verso-pad-other-face = Une autre face était visible
verso-pad-cards = Vos cartes

## Le compagnon : à côté d’une vraie boîte

companion = Compagnon
companion-own = J’ai la boîte
companion-home = Vous jouez avec une vraie boîte ? Voici son chronomètre, ses partenaires et ses scores, des cartes nouvelles à l’infini et des feuilles à imprimer.
companion-lead = Vous jouez avec une vraie boîte : voici son chronomètre, ses partenaires et ses scores, sur le téléphone posé à côté.
companion-note = Tout reste sur cet appareil, même quand la page est fermée.
companion-about-verso = Une feuille de score de deux à six. Seul : la pioche pour adversaire.
companion-about-recto-verso = Le chronomètre, les partenaires au sort, les points, et l’échelle à deux.
companion-about-dessus-dessous = Les jetons, le décompte à voix haute, la vérification. Seul : trois minutes.
companion-go-on = Continuer : { $names }
companion-go-on-alone = Continuer votre partie en solo
companion-back = Vers tous les jeux du compagnon
companion-undo = Annuler
companion-again = Encore, mêmes joueurs
companion-others = D’autres joueurs
companion-save = Enregistrer un fichier
companion-open = Ouvrir un fichier
companion-no-file = Ce n’est pas un fichier du compagnon pour { $game }. Rien n’a changé.
companion-kept = Gardé sur cet appareil.
companion-not-kept = Cet appareil ne garde rien en ce moment : sa mémoire est pleine ou refusée. Vous pouvez continuer ; enregistrez un fichier avant de fermer la page.
companion-set-aside = Ce qui était gardé ici n’a pas pu être lu. C’est mis de côté ; une nouvelle partie peut commencer.
companion-try-again = Réessayer
companion-how-many = Combien de joueurs ?
companion-player = Joueur { $number }
companion-name = Nom du joueur { $number }
companion-order = Dans l’ordre autour de la table ; le premier commence.
companion-begin = Commencer
companion-entries = Toutes les entrées
companion-change = Modifier : { $what }
companion-mend = Modifier cette entrée
companion-drop = Supprimer
companion-done = Terminé
companion-go = Continuer
companion-mended-points = Enregistrer : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } chacun

## La presse : ce qui s’imprime, sur papier et dans la fenêtre qui le demande

print = Imprimer
print-like = Imprimer des cartes comme celles-ci
print-these = { $count ->
    [one] Imprimer cette carte
   *[other] Imprimer ces { $count } cartes
  }
print-these-cards = { $count ->
    [one] Cette carte
   *[other] Ces { $count } cartes
  }
print-of = Imprimer { $game }
print-game = Jeu
print-lead = Un PDF pour votre imprimante : imprimez-le en taille réelle (100 %).
print-make = Créer le PDF
print-making = Les pages se préparent…
print-making-of = Les cartes se préparent : { $done } sur { $of }
print-done = { $pages ->
    [one] Le PDF est prêt : { $pages } page.
   *[other] Le PDF est prêt : { $pages } pages.
  }
print-open = Ouvrir le PDF
print-things = Que faut-il imprimer ?
print-on-paper = Comment cela vient sur le papier
print-test = Page d’essai
print-offset-x = Décaler les versos vers la droite (mm)
print-offset-y = Décaler les versos vers le bas (mm)
print-offset-about = Imprimez la page d’essai des deux côtés et regardez-la à contre-jour : là où la croix du recto rencontre les échelles du verso se lisent les deux nombres à saisir ici.
print-what-cards = Cartes
print-what-solutions = Solutions
print-what-tokens = Jetons
print-what-scores = Grille de score
print-what-ladder = Échelle
print-what-pad = Feuille de score
print-what-layers = Calques
print-what-missions = Cartes Mission
print-what-these = Les cartes mêmes qui sont nommées
print-field-mode = Pièces
print-field-difficulty = Difficulté
print-field-unique = Exactement une solution
print-field-count = Combien
print-field-solutions = Solutions sur des pages à part
print-field-seed = Graine : la même donne les mêmes cartes
print-field-players = Lots de Calques
print-field-number = Calques d’une mission
print-field-these = Les cartes comme les lit « volteface solve », simple ou hard devant celles de Recto Verso, une virgule entre deux
print-field-own = Vos cinq Calques à vous pour lesquels elles sont, une virgule entre deux
print-field-paper = Papier
print-field-sides = Versos
print-field-ink = Encre
print-value-mode-simple = simple
print-value-mode-hard = difficile
print-value-difficulty-any = toutes
print-value-difficulty-easy = facile
print-value-difficulty-medium = moyenne
print-value-difficulty-difficult = élevée
print-value-number-all = 3, 4 et 5
print-value-number-3 = 3
print-value-number-4 = 4
print-value-number-5 = 5
print-value-paper-a4 = A4
print-value-paper-letter = Letter
print-value-sides-fold = plier et coller
print-value-sides-duplex = imprimer des deux côtés
print-value-ink-colour = couleurs
print-value-ink-black = noir et blanc
print-card = Carte
print-seed = graine { $seed }
print-fold = Imprimez à 100 %. Pliez le long des tirets, collez, puis coupez aux repères.
print-duplex = Imprimez à 100 %, des deux côtés, en retournant sur le bord long. Coupez aux repères.
print-cut = Imprimez à 100 %. Coupez aux repères.
print-test-front = Page d’essai, recto. Imprimez les deux côtés, en retournant sur le bord long, et tenez la feuille à contre-jour, le verso vers vous.
print-test-back = Page d’essai, verso. Là où les lignes de la croix du recto rencontrent les échelles se lisent les nombres pour x et y ; ajoutez-les à ceux déjà réglés.
print-pad-name = Nom
print-pad-bank = Série
print-pad-squares = Carrés, { $points } chacun
print-pad-last = Dernière série
print-pad-sum = Somme
print-pad-round = Manche
print-pad-time = Temps
recto-verso-print-plan = Les étages vus d’en haut, le recto en bas.
recto-verso-print-storey = étage { $level }
recto-verso-print-tokens = Chacun prend ceux dont le bord a sa couleur ; à trois joueurs, deux de chaque.
dd-print-layers = Découpez tout ce qui est blanc.
dd-print-solutions = De bas en haut ; degrés dans le sens horaire, après le retournement.
dd-print-cards-won = Cartes Mission gagnées
dd-print-alone = Seul : points en trois minutes

## Recto Verso dans le navigateur

recto-verso-colour = { $letter ->
    [K] noir
    [W] blanc
    [E] gris
    [N] marron
    [G] vert
    [P] rose
    [V] violet
    [O] orange
    [Y] jaune
    [B] bleu
    [R] rouge
   *[none] vide
  }
recto-verso-colour-noun = { recto-verso-colour }
recto-verso-piece = { $letter ->
    [K] Cube noir
    [W] Cube blanc
    [E] Cube gris
    [N] Cube marron
    [G] Barre verte
    [P] Barre rose
    [V] Barre violette
    [O] Barre orange
    [Y] Longue barre jaune
    [B] L bleu
   *[R] Grand L rouge
  }
recto-verso-piece-theirs = { recto-verso-piece } : votre partenaire la tient
recto-verso-stack = { recto-verso-piece }, avec tout ce qui est dessus
recto-verso-lift = Soulever du bâtiment
recto-verso-on-level = { recto-verso-colour } à l’étage { $level }
recto-verso-level-of = étage { $level } : { $colours }
recto-verso-square = Colonne { $column }, étage { $level }
recto-verso-cell = Colonne { $column }, rangée { $row }
recto-verso-rests = { $piece } : colonne { $columns }, rangée { $rows }, étage { $levels }
recto-verso-rests-but = { $rests }, sauf en { $places }
recto-verso-gap = colonne { $column }, rangée { $row }, étage { $level }
recto-verso-fits = juste
recto-verso-shows = à présent { $colour }
recto-verso-is-told = dit
recto-verso-board = Le plateau vu d’en haut
recto-verso-scene = Le plateau en relief, vu de votre côté
recto-verso-tray = Pièces à côté du plateau
recto-verso-see-front = Vu de face
recto-verso-see-back = Vu de dos
recto-verso-straight = Voir de face
recto-verso-home = Revenir à la vue
recto-verso-front = Recto
recto-verso-back = Verso
recto-verso-turn = Tourner la pièce
recto-verso-turn-x = Basculer vers vous
recto-verso-turn-y = Basculer sur le côté
recto-verso-turn-z = Tourner sur place
recto-verso-ways = Façons de poser
recto-verso-way = Façon { $way } sur { $ways }
recto-verso-next-way = Poser autrement
recto-verso-hand = Pièce en main
recto-verso-put = Poser
recto-verso-back-to-tray = Remettre à côté
recto-verso-undo = Annuler
recto-verso-shift = Décaler tout le bâtiment
recto-verso-shift-left = Décaler le bâtiment vers la gauche
recto-verso-shift-right = Décaler le bâtiment vers la droite
recto-verso-shift-near = Rapprocher le bâtiment
recto-verso-shift-away = Éloigner le bâtiment
recto-verso-more = Plus
recto-verso-around = Places, discussion et menu
recto-verso-flat = Plateau à plat
recto-verso-keys = Touches
recto-verso-keys-all = Les flèches vous déplacent sur le plateau ; avec Maj, elles décalent le bâtiment. r pose la pièce autrement, x, y et z la tournent. Entrée prend et pose, Échap lâche, Suppr remet à côté. u annule, 1 à 9, 0 et - prennent une pièce, qui commence là où votre carte la montre, l montre la façade de face, d’un coup ou tant qu’on le tient. Maj et Entrée disent Recto ! ou Verso !
recto-verso-key-drag = Amener une pièce sur le plateau, ou la remettre à côté
recto-verso-key-move = Se déplacer sur le plateau
recto-verso-key-pick = Prendre et poser
recto-verso-key-piece = Choisir une pièce
recto-verso-key-release = Lâcher
recto-verso-key-word = Dire Recto ! ou Verso !
recto-verso-recto = Recto !
recto-verso-verso = Verso !
recto-verso-said = { $who ->
    [you] Vous avez dit Recto ! À votre partenaire de répondre.
   *[other] { $name } dit Recto ! Êtes-vous d’accord ?
  }
recto-verso-mark = Marquer ce qui est juste
recto-verso-word-hold = gardez appuyé pour le dire
recto-verso-word-again = Le dire quand même ?
recto-verso-word-waits = à votre partenaire de répondre
recto-verso-word-left = { $count ->
    [one] Une pièce est encore à côté.
   *[other] { $count } pièces sont encore à côté.
  }
recto-verso-word-differ = { $count ->
    [one] Une case est encore différente.
   *[other] { $count } cases sont encore différentes.
  }
recto-verso-word-asked = Votre partenaire vous a posé une question.
recto-verso-short-yes = Oui
recto-verso-short-no = Non
recto-verso-short-wait = Attendez
recto-verso-short-tell-me = Il vous faut ?
recto-verso-short-done = Fini ici
recto-verso-short-yours = à vous
recto-verso-short-leave = à laisser
recto-verso-short-hide = à cacher
recto-verso-short-which-way = quel sens ?
recto-verso-short-unseen = pas ici
recto-verso-short-unsay = Oubliez
recto-verso-still-to-say = C’est beaucoup à la fois : encore { $count } à dire.
recto-verso-told = L’autre côté, d’après le dire
recto-verso-told-nothing = Rien encore
recto-verso-told-done = est fini
recto-verso-told-unseen = Pas visible là-bas : { $colours }
recto-verso-phrases = À dire à votre partenaire
recto-verso-phrases-short = Dire…
recto-verso-of-none = Prenez une pièce ou touchez-en une sur votre carte pour en parler.
recto-verso-you-see = { $side ->
    [back] Vous voyez le verso.
   *[front] Vous voyez le recto.
  }
recto-verso-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
  }
recto-verso-seconds = { $seconds } s
recto-verso-level = Niveau { $level }
recto-verso-level-head = Niveau { $level } sur 7
recto-verso-round = Manche { $round } sur { $rounds }
recto-verso-ladder = L’échelle aux sept niveaux
recto-verso-next-level = Niveau { $level } : vous avez { $seconds } secondes. La carte est dévoilée après 3, 2, 1.
recto-verso-next-practice = Entraînement : la prochaine carte est dévoilée après 3, 2, 1, et vous avez tout votre temps.
recto-verso-broken = Cette manche a déjà été interrompue une fois : si quelqu’un décroche encore, elle compte comme un échec.
recto-verso-fallen = Le niveau { $level } n’a pas été réussi : on repart du bas.
recto-verso-drawn = Manche { $round } sur { $rounds } : { $who ->
    [you] vous construisez avec { $partner }.
   *[other] { $active } construit avec { $partner }.
}
recto-verso-ready = Prêt
recto-verso-waiting = On attend { $names }.
recto-verso-are-ready = { $count ->
    [one] { $names } attend, c’est à vous.
   *[other] Déjà là : { $names }.
}
recto-verso-visitor = { $active } et { $partner } construisent. Les visiteurs voient la carte quand la manche est finie.
recto-verso-player = Joueur
recto-verso-points-head = Points
recto-verso-guesses = Pronostics
recto-verso-fastest = Le plus rapide
recto-verso-standings = Classement
recto-verso-tokens-left = Partenaires encore à venir : { $names }
recto-verso-tokens-none = Tous les jetons Partenaire sont retournés.
recto-verso-score-table = Points pour un bâtiment juste
recto-verso-verdict = Verdict
recto-verso-right-free = { $moves ->
    [0] Juste !
    [one] Juste, en un coup !
   *[other] Juste, en { $moves } coups !
  }
recto-verso-right = { $ladder ->
    [yes] Juste, en { $seconds } secondes !
   *[no] Juste, en { $seconds } secondes : { $points ->
        [one] { $points } point
       *[other] { $points } points
      } à chacun !
  }
recto-verso-paced = { $pace ->
    [2] Avec le double du temps.
   *[other] Avec { $pace } fois plus de temps.
  }
recto-verso-times = { $pace ->
    [1] {""}
   *[other] {" "}(temps ×{ $pace })
  }
recto-verso-wrong = Ce n’est pas juste, cette fois.
recto-verso-only-the-word = C’était juste : il ne manquait que le mot !
recto-verso-near = { $count } cases sont différentes : { $front } au recto, { $back } au verso. Elles sont marquées.
recto-verso-best = Votre record ici : niveau { $level }, au plus vite { $seconds } s
recto-verso-best-level = Plus haut que jamais !
recto-verso-best-time = Plus vite que jamais !
recto-verso-story = Revoir la construction
recto-verso-story-step = Étape
recto-verso-story-at = { $step } sur { $steps }
recto-verso-summary = Toutes les manches
recto-verso-summary-right = { $right } sur { $rounds } justes{ $right ->
    [0] {""}
   *[other] , la plus rapide en { $fastest } s
  }.
recto-verso-summary-round = Manche { $round }, { $level ->
    [0] { $names }
   *[other] niveau { $level }
  } : { $right ->
    [yes] juste en { $seconds } s
   *[no] pas juste, { $seconds } s
  }
recto-verso-solution = Montrer une solution
recto-verso-fault-pieces-left = Toutes les pièces ne sont pas posées ; il reste : { $pieces }.
recto-verso-fault-void = { $piece } : il y a un vide en dessous.
recto-verso-fault-square = { $side ->
    [back] Verso
   *[front] Recto
  }, colonne { $column }, étage { $level } : attendu { $wanted }, trouvé { $found }.
recto-verso-fault-time-up = Les { $seconds } secondes sont écoulées.
recto-verso-fault-dropped-out = Un partenaire a décroché pour la deuxième fois de suite.
recto-verso-reason-dropped-out = un partenaire a décroché deux fois de suite
recto-verso-reason-pieces-left = il reste des pièces
recto-verso-reason-void = une pièce est au-dessus du vide
recto-verso-reason-square = une case diffère
recto-verso-reason-time-up = le temps est écoulé
recto-verso-refused-outside = Là, la pièce serait en dehors des 4 × 4 cases.
recto-verso-refused-too-high = Là, la pièce dépasserait l’étage 4.
recto-verso-refused-theirs = { recto-verso-piece } : votre partenaire la tient en main.
recto-verso-refused-both = { recto-verso-piece } : vous la tenez tous les deux. À qui la pose en premier.
recto-verso-refused-lost = { recto-verso-piece } : votre partenaire a été plus rapide.
recto-verso-refused-stack = Une pièce qui en porte d’autres se déplace, mais ne se tourne pas.
recto-verso-refused-edge = Le bâtiment est déjà au bord.
recto-verso-against-void = Là, il y aurait un vide dessous.
recto-verso-against-misfit = Votre carte ne la montre pas là ainsi.
recto-verso-guess = Votre pronostic
recto-verso-guess-right = Ce sera juste.
recto-verso-guess-wrong = Ce sera faux.
recto-verso-guess-seconds = Fini après (secondes)
recto-verso-guess-give = Pronostiquer
recto-verso-guessed = Votre pronostic : { $right ->
    [right] juste
   *[wrong] faux
  }, fini après { $seconds } s.
recto-verso-guess-came = Pronostic de { $name } : { $right ->
    [right] juste
   *[wrong] faux
  }, { $seconds } s : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
recto-verso-kings = { $attempts ->
    [one] Rois de la construction, en une manche !
   *[other] Rois de la construction, après { $attempts } manches !
  }
recto-verso-two = À deux, vous gravissez ensemble une échelle de sept niveaux, contre la montre.
recto-verso-many = À chaque manche, deux d’entre vous construisent ; les autres regardent et pronostiquent.
recto-verso-mode = Pièces
recto-verso-mode-simple = simple : dix
recto-verso-mode-hard = difficile : onze, avec la rouge
recto-verso-cards = Cartes
recto-verso-cards-fresh = nouvelles à chaque fois
recto-verso-cards-box = une série fixe de 32
recto-verso-cards-expert = nouvelles, à solution unique
recto-verso-pace = Temps
recto-verso-pace-times = { $pace ->
    [1] normal
    [2] double
   *[other] triple
}
recto-verso-scoring = Points
recto-verso-scoring-box = comme dans la boîte : jusqu’à 2 minutes
recto-verso-scoring-gentle = plus doux : jusqu’à 4 minutes
recto-verso-marks = Marquer les cases déjà justes, pour ceux qui construisent et ceux qui regardent.
pair-about-recto-verso = Chaque téléphone montre une façade. De un à six joueurs, avec les pièces en bois.
recto-verso-pair-many = De trois à six : à chaque manche, deux d’entre vous construisent, et les partenaires changent. Les autres voient les scores.
recto-verso-pair-alone = Avec un seul téléphone, les deux côtés sont montrés tour à tour, avec un cache entre les deux. Ou faites venir un deuxième.
recto-verso-pair-way = Vous jouez
recto-verso-pair-way-free = carte par carte
recto-verso-pair-way-ladder = l’échelle des sept niveaux
recto-verso-pair-cards-any = de toutes sortes
recto-verso-pair-cards-easy = faciles
recto-verso-pair-cards-middle = entre les deux
recto-verso-pair-cards-difficult = difficiles
recto-verso-pair-cards-unique = à solution unique
recto-verso-pair-instead = Aucune carte de la difficulté voulue n’a été trouvée : celle-ci est { $is ->
    [easy] facile
    [middle] entre les deux
   *[difficult] difficile
  }.
recto-verso-pair-side-front = Avant
recto-verso-pair-side-back = Arrière
recto-verso-pair-cover = Cacher
recto-verso-pair-covered = La carte est cachée. Qui construit ce côté prend le téléphone.
recto-verso-pair-show-front = Montrer l’avant
recto-verso-pair-show-back = Montrer l’arrière
recto-verso-pair-ending = { $why ->
    [right] Correct en { $seconds } s !
    [time] Le temps est écoulé.
    [stopped] Abandonné.
   *[told] Pas correct cette fois.
  }
recto-verso-pair-points = { $points ->
    [one] { $points } point pour chacun des deux
   *[other] { $points } points pour chacun des deux
  }
recto-verso-pair-storey = étage { $storey }
recto-verso-pair-plans = La solution étage par étage vue d’en haut, l’avant en bas
recto-verso-pair-build = { $one } et { $other } construisent
recto-verso-pair-next = Ensuite : { $one } et { $other }
recto-verso-practice-turn = Autre côté
recto-verso-practice-new = Nouvelle carte
recto-verso-practice-easier = Plus facile
recto-verso-practice-harder = Plus difficile
recto-verso-practice-level = Difficulté { $level } sur { $levels }. Prenez votre temps : rien ne presse.
recto-verso-practice-lift = À soulever d’abord : { $piece }
recto-verso-practice-right = Juste des deux côtés{ $helped ->
    [yes] {""}
   *[no] , en { $moves } coups
  } !
recto-verso-practice-together = Avec un partenaire qui raconte
recto-verso-practice-together-about = Ou ne voyez qu’un côté, comme dans le jeu : un partenaire voit l’autre, ne construit pas et vous dit ce qu’il lui faut. Là non plus, pas de chronomètre.
recto-verso-box-about = Partenaires au sort, chronomètre et points : { $rounds } manches.
recto-verso-box-table = Points selon le temps
recto-verso-box-table-about = Ils suivent les exemples de la règle. Si le côté de votre boîte dit autre chose, changez-les.
recto-verso-box-up-to = jusqu’à (s)
recto-verso-box-table-wrong = Les temps doivent augmenter de ligne en ligne, et les points non.
recto-verso-box-table-reset = Comme avant
recto-verso-box-table-add = Ajouter une ligne
recto-verso-box-table-remove = Enlever la ligne { $line }
recto-verso-box-table-undo = Annuler le dernier changement
recto-verso-box-turns = { $name } retourne un jeton Partenaire
recto-verso-box-token = Jeton { $number } sur { $count }
recto-verso-box-by-hand = Un vrai jeton est retourné ? Touchez qui il montre.
recto-verso-box-ready = Gardez la carte cachée. Dévoilez-la, et partez !
recto-verso-box-start = Départ
recto-verso-box-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } jusqu’à { $seconds } s
recto-verso-box-late = Temps écoulé
recto-verso-box-late-about = Cette manche ne rapporte rien.
recto-verso-box-check = Les deux façades comme sur la carte, toutes les pièces utilisées, rien au-dessus du vide ?
recto-verso-box-right = Correct
recto-verso-box-right-points = Correct : { $points } chacun
recto-verso-box-wrong = Incorrect
recto-verso-box-fell = Pas cette fois : retour au niveau 1.
recto-verso-box-nothing = Cette manche n’a rien rapporté.
recto-verso-box-level = Un autre niveau
recto-verso-box-mend = Modifier la manche { $round }
recto-verso-box-seconds = Secondes
option-mode = { $value ->
    [hard] Difficile : les onze pièces.
   *[simple] Simple : dix pièces.
  }
option-pace = Il y a { $value } fois plus de temps.
option-score_table = Les points suivent un barème particulier, affiché à côté du plateau.
option-marks = { $value ->
    [true] Les cases déjà justes sont marquées.
   *[false] Les cases déjà justes ne sont pas marquées.
  }
phrase-need = Il me faut { $colour ->
    [orange] de l’orange
   *[other] du { $colour }
  } en colonne { $column }, étage { $level }.
phrase-need-here = Ici, il me faut { $colour ->
    [orange] de l’orange
   *[other] du { $colour }
  }.
phrase-empty = La colonne { $column }, étage { $level }, reste vide.
phrase-unsay = Colonne { $column }, étage { $level } : oubliez cette case.
phrase-tell-me = Que faut-il de votre côté ?
phrase-unseen = Je ne vois pas { $colour ->
    [orange] d’orange
   *[other] de { $colour }
  } de mon côté.
phrase-hide = { $piece } : à cacher à l’intérieur.
phrase-leave = { $piece } : à laisser là.
phrase-which-way = { $piece } : dans quel sens ?
phrase-yours = { $piece } : à vous de jouer cette pièce.
phrase-done = Mon côté est fini.
phrase-may-move = { $piece } : puis-je déplacer cette pièce ? { $empty ->
    [yes] La colonne { $column }, étage { $level }, reste vide.
   *[no] Il me faut { $colour ->
        [orange] de l’orange
       *[other] du { $colour }
      } en colonne { $column }, étage { $level }.
  }
phrase-may-shift = Puis-je décaler tout le bâtiment ?
phrase-stays = { $piece } : je n’y touche pas.
phrase-stays-all = Je laisse le bâtiment où il est.
phrase-wait = Un instant !
phrase-yes = Oui !
phrase-no = Non.
recto-verso-news-revealed = { $level ->
    [0] Manche { $round } : { $active_name } et { $partner_name } construisent.
   *[other] Niveau { $level } : la carte est dévoilée.
  }
recto-verso-news-placed = { $who ->
    [you] Vous posez : { $piece }.
   *[other] { $name } pose : { $piece }.
  }
recto-verso-news-moved = { $who ->
    [you] Vous déplacez : { $piece }.
   *[other] { $name } déplace : { $piece }.
  }
recto-verso-news-stacked = { $who ->
    [you] Vous déplacez : { $piece }, avec tout ce qui est dessus.
   *[other] { $name } déplace : { $piece }, avec tout ce qui est dessus.
  }
recto-verso-news-taken = { $who ->
    [you] Vous reprenez : { $piece }.
   *[other] { $name } reprend : { $piece }.
  }
recto-verso-news-shifted = { $who ->
    [you] Vous décalez le bâtiment.
   *[other] { $name } décale le bâtiment.
  }
recto-verso-news-recto = { $who ->
    [you] Vous dites Recto !
   *[other] { $name } dit Recto !
  }
recto-verso-news-verso = { $who ->
    [you] Vous dites Verso !
   *[other] { $name } dit Verso !
  }
recto-verso-news-word-back = Le mot ne compte plus : le bâtiment a changé.
recto-verso-news-right = Juste en { $seconds } s{ recto-verso-times }{ $level ->
    [0] { $points ->
        [0] .
        [one]  : { $points } point à chacun pour { $active_name } et { $partner_name }.
       *[other]  : { $points } points à chacun pour { $active_name } et { $partner_name }.
      }
   *[other] .
  }
recto-verso-news-wrong = Faux : { $reason }.
recto-verso-news-climbed = On monte au niveau { $level }.
recto-verso-news-fell = On redescend au niveau { $level }.
recto-verso-news-kings = Rois de la construction{ recto-verso-times } !
recto-verso-news-again = La manche est rejouée avec une nouvelle carte.
recto-verso-news-over = La partie est finie.

## Erreurs

error-failed = Quelque chose n’a pas marché chez nous ; rien n’a changé. Réessayez dans un instant.
error-waits-store = Le serveur ne peut rien enregistrer pour le moment. La partie reprendra dès qu’il le pourra.
error-waits-kernels = Le serveur prépare une nouvelle version. La partie reprendra dans une ou deux minutes.
error-reload = Il y a une nouvelle version de Volteface : rechargez cette page, votre partie continue.
error-table-broken = Cette version de Volteface ne peut pas reprendre cette table : ouvrez-en une nouvelle.
error-no-opening = Sur ce serveur, seuls certains peuvent ouvrir des tables : demandez à qui le gère.
error-no-metrics = Les chiffres de ce serveur se lisent sur sa propre machine.
error-other-rules = Cette partie a commencé selon des règles { $rules } inconnues ici.
error-table-full = Trop de monde regarde déjà cette table : revenez dans un moment.
error-table-worn = Cette partie dure depuis trop longtemps : fermez la table et ouvrez-en une nouvelle.
error-too-many-tables = Vous avez déjà { $count } tables ouvertes : fermez-en d’abord quelques-unes.
error-busy = Trop d’autres attendent la même chose en ce moment : réessayez dans une minute.
error-builders-guess = Vous construisez vous-même cette manche : seuls ceux qui regardent peuvent pronostiquer.
error-no-solution = Aucune manche n’est encore finie à cette table : sa solution sera montrée alors.
error-nothing-to-guess = On ne construit pas en ce moment : pronostiquez quand la prochaine manche a commencé.
error-guess-given = Vous avez déjà donné votre pronostic pour cette manche.
error-unknown-game = Il n’y a pas de jeu { $name } ; les jeux sont : { $known }.
error-unknown-option = Ce jeu n’a pas d’option { $name } ; les options sont : { $known }.
error-option-value = L’option { $name } ne peut pas être { $value }.
error-seats = { $game } se joue de { $least } à { $most }, pas à { $seats }.
error-no-hint = Il n’y a pas d’indice pour l’instant : attendez de pouvoir faire quelque chose.
error-no-hints = Il n’y a pas d’indices à cette table : elle a été ouverte sans indices.
error-no-review = Il n’y a pas encore d’analyse de { $name } ; jeux qui en ont une : { $known }.
error-no-rulebook = Il n’y a pas de règles de { $game }.
error-no-such-seat = Il n’y a pas de place { $seat } ici ; les places vont de 0 à { $last }.
error-unknown-move = « { $text } » n’est pas un coup de Verso ; les coups sont keep, flip, bank COULEUR BAS-HAUT [*JOKER], pass.
error-bank-order = Les valeurs d’une série se suivent en croissant, deux au moins, comme bank { $colour } 2-3.
error-bank-joker = Ici le joker prend une valeur de { $low } à { $high }.
error-game-over = La partie est finie.
error-already-chosen = Vous avez déjà choisi votre dernière série.
error-deck-empty = La pioche est vide : validez une dernière série, ou passez.
error-not-your-turn = C’est le tour de la place { $turn }, pas de la place { $seat }.
error-no-passing = On ne passe pas tant que la pioche n’est pas vide : piochez ou validez.
error-values-refused = Les valeurs apprises de { $file } sont refusées : { $reason }. Réinstallez Volteface ou entraînez les vôtres.
error-wasted-keep = Vous avez déjà { $face }, et cette table interdit de le garder une seconde fois : retournez la carte.
error-not-in-layout = Vous n’avez pas de { $face } devant vous.
error-deal-field = Une donne de { $game } n’a pas de champ { $name }.
error-deal-options = Les options d’une donne sont un objet, avec leurs noms et valeurs.
error-deal-deck = La pioche est une liste de cartes comme B3/G4:3, la première en tête.
error-deal-first = Les options font commencer la place { $named }, mais la donne dit { $first }.
error-deal-size = La pioche de cette partie doit compter { $wanted } cartes, et non { $found }.
error-card-twice = La carte { $card } y est deux fois ; elle n’existe qu’une fois.
error-no-such-card = Il n’y a pas de carte { $text } ; une carte s’écrit comme B3/G4:3.
error-position = Ce n’est pas une position de Verso : { $reason }.
error-replay-line = ligne { $line } : { $reason }
error-replay-empty = Le fichier est vide ; sa première ligne doit être une donne.
error-replay-time = Le temps ne recule pas : { $at } s est avant la ligne précédente.
error-replay-encoding = Ce n’est pas du texte en UTF-8.
error-replay-long-line = La ligne dépasse { $limit } caractères.
error-replay-long = Cette partie est trop longue pour être montrée ici ; elle a plus de { $steps } étapes. `volteface replay` la lit.
error-replay-json = Ce n’est pas un objet JSON entier ; la ligne est coupée ou abîmée.
error-replay-object = Chaque ligne doit être un objet JSON.
error-replay-deal = La première ligne doit être une donne, avec le nom de son jeu (« game »).
error-replay-field = Un coup a seat, move et at, mais pas { $name }.
error-replay-at = Le temps est un nombre de secondes à partir de 0, pas { $at }.
error-replay-blank = Une ligne a une place et son coup, ou un temps.
error-replay-seat = La place est un nombre entier, pas { $seat }.
error-replay-move = Le coup est un texte, pas { $move }.
error-unreadable-file = On ne peut pas lire { $file } : { $reason }.
error-no-print = Il n’y a rien à imprimer de { $name } ; les jeux qui ont quelque chose : { $known }.
error-print-count = { $count } cartes ne s’impriment pas : demandez-en de 1 à { $most }.
error-print-ink = L’encre est colour ou black, non « { $ink } ».
error-print-offset = Les versos se décalent de { $most } mm au plus : imprimez de nouveau la page d’essai.
error-print-millimetres = « { $text } » n’est pas un nombre de millimètres.
error-print-pages = C’est plus de { $most } pages, trop pour ce serveur : demandez-en moins.
error-print-paper = Il n’y a pas de papier « { $paper } » ici ; il y a : { $known }.
error-print-players = Les Calques s’impriment pour { $least } à { $most } joueurs, non pour { $players }.
error-print-rare = De telles cartes sont rares : { $found } ont été trouvées. Demandez-en moins, ou une autre difficulté.
error-print-seed = Une graine a { $most } signes au plus.
error-print-these = Nommez de 1 à { $most } cartes à imprimer, une virgule entre deux, et non { $count }.
error-print-mode = Une carte commence par simple ou hard, et non ainsi : { $card }
error-print-unsolvable = Cette carte n’a pas de solution, elle ne s’imprime donc pas : { $card }
error-print-sides = Les versos viennent par fold ou par duplex, non par « { $sides } ».
error-print-too-large = Une pièce est plus grande que le papier : choisissez un papier plus grand.
error-print-what = Il n’y a pas de « { $what } » à imprimer dans ce jeu ; il y a : { $known }.
error-unwritable-file = On ne peut pas écrire { $file } : { $reason }.
error-no-such-number = Il n’y a pas de coup numéro { $number } ici.
error-already-grabbed = Vous avez déjà pris le jeton { $token } dans cette manche.
error-layer-count = La mission demande { $number } Calques et votre pile en a { $count } : corrigez cela avant de prendre un jeton.
error-already-placed = Cette pièce est déjà dans le bâtiment : déplacez-la.
error-already-playing = La partie a déjà commencé.
error-bad-command = Ce n’est pas une commande : { $reason }.
error-bad-link = Ce lien n’est plus valable : demandez-en un nouveau sur l’autre appareil.
error-binary-frame = Les commandes sont du texte, en JSON.
error-building-outside = Une pièce est en dehors des 4 x 4 x 4 places.
error-building-overlap = Dans ce bâtiment, une pièce est posée deux fois ou partage une place avec une autre.
error-card = Une carte est son recto et son verso, séparés par un seul | ; « { $text } » n’en est pas une.
error-card-hidden = La carte de la prochaine manche n’est pas encore dévoilée.
error-card-impossible = Personne ne peut construire cette carte : aucun bâtiment des { $pieces } pièces ne montre les deux côtés ainsi.
error-card-piece = Personne ne peut construire cette carte : une pièce ne tient nulle part comme les deux côtés la montrent.
error-card-placed = Avec ces pièces là où elles sont, personne ne peut construire cette carte.
error-card-red = Cette carte montre du rouge, une pièce du mode difficile seulement.
error-card-silhouette = Les deux côtés ne vont pas ensemble : la colonne { $column }, étage { $level } est pleine d’un côté et vide de l’autre.
error-card-small = Personne ne peut construire cette carte : { $cubes } cubes ne tiennent pas derrière { $squares } cases.
error-card-void = Personne ne peut construire cette carte : au recto, colonne { $column }, un cube à l’étage { $level } serait au-dessus du vide.
error-carries = Cette pièce en porte une autre : enlevez d’abord celle du dessus.
error-clock-stands = Le chronomètre est arrêté : la prochaine manche n’a pas commencé.
error-column-text = « { $text } » n’est pas une colonne ; une colonne s’écrit x et y, comme 21.
error-cube-level = Les étages sont relatifs : le cube le plus bas d’une pièce est à l’étage 0.
error-cube-text = « { $text } » n’est pas un cube ; un cube s’écrit x, y, un point et son étage, comme 10.0.
error-deal-cards = Les cartes sont une liste de textes, chacun recto|verso.
error-deal-few-cards = Une donne de ce jeu a au moins { $wanted } cartes, et non { $found }.
error-deal-game = C’est une donne de { $other }, pas de { $game }.
error-deal-missions = Les missions d’une donne sont une liste de textes.
error-deal-partners = Les partenaires sont, pour chaque place, la liste des places tirées.
error-deal-piles = En solo, chaque pile a de 1 à { $most } missions ; il y en a { $found } à { $number } Calques.
error-deal-rounds = Une partie a six missions, à 3, 4, 5, 3, 4 et 5 Calques, et non { $found }.
error-deal-edition = L’édition d’une donne est un nombre de 1 à { $newest }, et non { $found }.
error-deal-tokens = À { $seats } joueurs, les partenaires de chaque place sont { $tokens }, chaque liste dans n’importe quel ordre.
error-dessus-dessous-move = « { $text } » n’est pas un coup de Dessus Dessous ; les coups sont pile 3b90 1f0 ..., grab, giveup, draw 3, check.
error-facade = « { $text } » n’est pas une façade : écrivez quatre étages de haut en bas, séparés par /, chacun de quatre lettres parmi { $letters } ou . pour vide.
error-foreign-seat = La place { $seat } n’est pas la vôtre.
error-gave-up = Vous avez abandonné cette manche ; vous rejouez à la prochaine.
error-was-away = En votre absence, cette manche continue sans vous ; la prochaine est à vous.
error-hands-off = Vous avez pris le jeton { $token } : vos Calques restent ainsi jusqu’à la vérification.
error-joker-needed = Il n’y a pas de { $face } devant vous, mais votre joker peut le remplacer : { $move }.
error-layer-colours = Calque { $layer } : un côté a exactement deux couleurs, mais ici il en a { $found }.
error-layer-holes = Calque { $layer } : ses trous doivent être les mêmes des deux côtés, en miroir au dos ; la case { $cell } de la ligne { $row } diffère.
error-layer-pair-twice = Les Calques { $layer } et { $other } ont un côté aux mêmes couleurs, { $colours } ; chaque paire n’est que sur un côté.
error-layer-sides = Le Calque { $layer } a besoin de son recto et de son verso, séparés par une barre : LIGNE/LIGNE/LIGNE|LIGNE/LIGNE/LIGNE.
error-layer-symmetric = Calque { $layer } : ses trous se ressemblent quand on le tourne ou le retourne ; un Calque n’a pas de symétrie.
error-layer-twice = Le Calque { $layer } est deux fois dans la pile ; chacun n’en a qu’un.
error-layer-twice-in-set = Les Calques { $one } et { $other } ont les mêmes trous, tournés ou retournés ; les cinq doivent différer.
error-layers-count = Un jeu a cinq Calques, et non { $found }.
error-layers-file = Les Calques dans { $path } ne peuvent pas être lus : { $said }.
error-layers-line = Une ligne d’un Calque est trois cases, une barre et trois cases, et non « { $line } ».
error-pairing-full = Il y a déjà { $count } téléphones ici, et c’est complet.
error-not-building = Vous regardez pendant cette manche : c’est à ceux qui construisent de le dire.
error-word-twice = Vous avez dit votre mot : l’autre revient à votre partenaire.
error-not-said = Vous n’avez dit aucun mot que vous pourriez retirer.
error-no-such-pairing = L’appairage { $pairing } n’existe plus : vérifiez le code, ou ouvrez-en un nouveau.
error-too-many-pairings = Vous avez déjà { $count } appairages ouverts : utilisez l’un d’eux.
error-pairing-late = C’était pour un moment passé : regardez de nouveau.
error-no-pairing = { $name } n’a pas de cartes pour téléphones ; les jeux qui en ont sont : { $known }.
error-layers-no-mission = Ces Calques ne donnent aucune mission à { $number } Calques avec une seule solution : vérifiez-les encore une fois.
error-layers-too-few-missions = Ces Calques ne donnent que { $found ->
    [one] { $found } bonne mission
   *[other] { $found } bonnes missions
  } à { $number } Calques : prenez-en d’autres.
error-long-frame = Une commande a au plus { $limit } caractères.
error-mission-in-hand = On ne saute pas une mission piochée : réussissez d’abord celle-ci.
error-mission-number = Une mission commence par son nombre de Calques, 3, 4 ou 5, et une espace, et non par « { $text } ».
error-missions-used-up = Il y a { $there } missions à { $number } Calques et pas plus : demandez-en au plus autant, ou prenez d’autres Calques (--set).
error-mode = Le mode est simple ou hard, pas « { $mode } ».
error-muted = L’hôte vous a mis en sourdine à cette table.
error-no-guest = Dites d’abord qui vous êtes : POST /api/guest.
error-no-mission = Il n’y a pas de mission devant vous : piochez-en une, comme draw 3.
error-no-pause = Il n’y a rien à mettre en pause ou à reprendre.
error-no-skip = Il n’y a rien à passer : quelqu’un joue encore, ou plus personne.
error-no-red = En mode simple, la pièce rouge reste dans la boîte.
error-no-such-game = Aucune partie numéro { $number } n’a été jouée à cette table.
error-no-such-table = Il n’y a plus de table { $table } : vérifiez le code, ou ouvrez-en une autre.
error-not-a-partner = Les places { $active } et { $partner } construisent cette manche ; la place { $seat } regarde.
error-not-host = Seul l’hôte peut faire cela.
error-not-placed = Cette pièce est à côté du plateau : posez-la d’abord.
error-not-playing = Aucune partie n’est en cours à cette table.
error-not-revealed = La prochaine mission est encore face cachée.
error-not-seated = Seuls ceux qui sont assis à la table peuvent faire cela.
error-nothing-to-shift = Il n’y a pas encore de bâtiment à décaler.
error-nothing-to-wait-for = Le chronomètre tourne déjà.
error-one-seat = Dans ce jeu, chacun n’a qu’une place : quittez d’abord la vôtre.
error-only-alone = Piocher et vérifier sont pour le solo ; à plusieurs, prenez un jeton : grab.
error-only-in-a-match = En solo, ni jetons ni abandon : piochez une mission, puis vérifiez-la.
error-option-twice = Une option est donnée deux fois : dites chacune une fois.
error-outside = Là, la pièce serait en dehors des 4 x 4 cases.
error-practice-seats = L’entraînement se fait à deux : aux autres tables, le chronomètre fait partie du jeu.
error-pace = L’allure est 1, 2 ou 3 fois le temps imprimé, et non { $pace }.
error-paused = La table est en pause : choisissez d’abord « Reprendre ».
error-phrase-facts = La phrase { $phrase } a besoin de { $wanted }.
error-picture-cells = La ligne { $row } a { $found ->
    [one] { $found } case
   *[other] { $found } cases séparées par une espace
  }, et non trois.
error-picture-colour = « { $letter } » dans la case « { $cell } » de la ligne { $row } n’est pas une couleur ; R Y G B V et . le sont.
error-picture-quarters = La case « { $cell } » de la ligne { $row } a { $found ->
    [one] { $found } quart
   *[other] { $found } quarts
  }, et non les quatre N E S W.
error-picture-rows = Il y a { $found ->
    [one] { $found } ligne
   *[other] { $found } lignes séparées par /
  }, et non trois.
error-piece-letter = Il n’y a pas de pièce « { $letter } » ; les lettres sont { $letters }.
error-piece-shape = Ces cubes n’ont pas la forme de la pièce.
error-placed = « { $text } » n’est pas un Calque posé ; écrivez son numéro, f recto ou b verso, et 0, 90, 180 ou 270 degrés, comme 3b90.
error-recto-first = Personne n’a dit Recto pour ce bâtiment : le premier mot est recto.
error-replay-twice = Un champ de cette ligne y est deux fois.
error-round-limit = Une manche dure de { $least } à { $most } secondes, et non { $seconds }.
error-countdown-length = Le dernier décompte peut durer { $known } secondes, et non { $seconds }.
error-score-table = Un barème est fait de 1 à 20 paires de secondes et de points ; les secondes montent, les points ne montent pas.
error-score-table-range = Les temps d’un barème vont de 1 à { $seconds } s et ses points de 0 à 1000.
error-seat-held = Quelqu’un est assis à la place { $seat }.
error-seat-waits = La place { $seat } vient seulement d’être quittée : attendez d’abord quelques secondes.
error-seat-taken = La place { $seat } est prise : choisissez-en une autre.
error-seats-empty = La place { $seats } est libre : invitez quelqu’un, ou laissez jouer un bot.
error-seats-number = Le nombre de places est un nombre entier, et non { $seats }.
error-seq-ahead = Cette table n’en est pas encore à { $seq }.
error-shift-outside = Décalé ainsi, le bâtiment sortirait des 4 x 4 cases.
error-solo-clock = En solo, le chronomètre ne s’arrête jamais.
error-stale = Quelqu’un a joué entre-temps : regardez et choisissez à nouveau.
error-still-playing = Cette partie est encore en cours : elle pourra être revue à la fin.
error-table-closed = Cette table a été fermée.
error-table-move = Seule la table elle-même fait le coup { $move }.
error-time-up = Les trois minutes sont passées.
error-too-high = Là, la pièce dépasserait l’étage 4, le plus haut.
error-too-late = La manche { $round } était déjà finie : trop tard.
error-too-many = C’est trop à la fois : attendez un instant et réessayez.
error-too-much-hidden = De telles cartes à { $wanted ->
    [one] { $wanted } pièce cachée
   *[other] { $wanted } pièces cachées
  } sont trop rares : demandez-en { $most } au plus.
error-unknown-bot = Il n’y a pas de bot { $level } ; il y a : { $known }.
error-unknown-building-move = « { $text } » n’est pas un coup de Recto Verso ; les coups sont place et move PIÈCE CUBES, stack PIÈCE COLONNE, take PIÈCE, shift +x, -x, +y ou -y, recto, verso.
error-unknown-guest = Personne de ce nom n’est à la table.
error-unknown-language = Il n’y a pas de langue « { $language } » ici ; il y a : { $known }.
error-unknown-layer = Il n’y a pas de Calque { $layer } ; les Calques vont de 1 à 5.
error-unknown-phrase = Il n’y a pas de phrase « { $phrase } » ; les phrases sont : { $known }.
error-word-said = Vous avez dit Recto ; c’est à votre partenaire de dire Verso.
table-full = Toutes les places sont prises. Vous pouvez regarder la partie d’ici.
watching = Vous regardez cette partie.
seat-lost = Votre place est de nouveau libre : prenez-en une, ou regardez.
seat-moved = Votre place est passée sur un autre appareil : on joue là-bas, et vous regardez ici. Pour revenir, choisissez là-bas « Continuer sur un autre appareil ».
end-table-sure = Fermer la table pour tout le monde ?
end-table-sure-alone = Fermer la table ?
leave-sure = Quitter la partie ? Votre place sera alors libre.

## Autour d’une table : la barre des places, ce qui demande quelqu’un, le menu, une autre partie

menu = Menu
seat-turn = à jouer
talk-unread = { talk }, { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
  }
bar-lent = Un bot joue pour vous.
bar-back-lent = { $name } est de retour ; un bot joue encore à sa place.
bar-empty = { $name } est libre.
bar-without = hors de cette manche dans { $seconds } s
bar-away = { $name } est absent ({ $time }).
bar-bot = Laisser un bot jouer
bar-paused = { $who ->
    [nobody] La table est en pause.
    [you] Vous avez mis la table en pause.
   *[other] Pause demandée par { $name }.
  }
bar-pausing = { $who ->
    [nobody] Il y aura une pause après cette manche.
    [you] Vous avez demandé une pause : elle commence après cette manche.
   *[other] { $name } demande une pause : elle commence après cette manche.
  }
bar-late = Temps écoulé : un bot a joué pour vous.
bar-again = { $count ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
  }
pause-after = La pause commence après la manche.
rematch-waiting = Vous voulez rejouer. On attend { $names }.
rematch-begin = Commencer la partie suivante
try-level = Essayer le niveau { $level }
past-games = Parties de cette table
past-game = Partie { $number }
past-watch = Revoir la partie { $number }
past-review = Analyser la partie { $number }
saved-file = Enregistré sous { $file }.

## Analyse d’une partie

review = Analyse
review-about = Chaque coup jugé d’après ce que son joueur pouvait savoir : ce qui aurait été mieux, et pourquoi.
review-open = Analyser cette partie
review-progress = Coup { $done } sur { $of }…
review-value = { $measure ->
    [points] { $value }
   *[chance] { $value } %
  }
review-account = { $measure ->
    [points] Au début, { $promised } points étaient à attendre. Les coups ont coûté { $lost }, la chance a apporté { $luck } : { $end } points à la fin.
    [share] { $who ->
        [you] Vous
       *[other] { $name }
      } : { $good } choix sur { $all } étaient les meilleurs, ou aussi bons ; chance aux cartes : { $luck } % de chances de gagner.
   *[chance] { $who ->
        [you] Vous
       *[other] { $name }
      } : { $good } choix sur { $all } étaient les meilleurs, ou aussi bons.
  }
review-lessons = { $who ->
    [you] { $count ->
        [one] Votre coup instructif
       *[other] Vos { $count } coups instructifs
      }
   *[other] { $name } : { $count ->
        [one] un coup instructif
       *[other] { $count } coups instructifs
      }
  }
review-you = Vous
review-step = Coup { $step }
review-lesson = Mieux : { $best } plutôt que { $move } : { $measure ->
    [points] coût { $lost } points
   *[chance] { $could } % de chances de gagner au lieu de { $was } %
  }.
review-why = { $code ->
    [keep-square] La carte aurait complété un carré : +{ $points }.
    [keep-joins] La carte aurait rejoint { $run }, qui vaut { verso-points }.
    [keep-away] La carte serait partie, et ce qui était derrière promettait moins.
    [keep-three] Les trois soleils de la carte valaient la peine.
    [keep-row] C’était la carte { $count } des trois qu’il faut dans sa rangée pour un carré.
    [keep-place] La carte aurait été nouvelle dans sa rangée.
    [flip-square] Derrière la carte, un carré attendait avec une chance de { $chance } %.
    [flip-fresh] Cette face était déjà là ; derrière la carte, une nouvelle attendait avec une chance de { $chance } %.
    [flip-joins] Derrière la carte, une autre rejoignait une des vôtres, avec une chance de { $chance } %.
    [flip-three] Derrière un soleil, il y en a trois.
    [flip-better] Ce qui pouvait être derrière la carte convenait mieux en moyenne.
    [bank] La série aurait rapporté { verso-points } tout de suite.
    [bank-turns] La série aurait rapporté { verso-points } tout de suite, et fait retourner une carte à côté.
   *[pass] Rien de ce qu’on pouvait valider n’en valait la peine.
  }
review-cost = { $cost ->
    [keep-lost] La carte gardée était perdue : sa face était déjà là.
    [flip-risk] Retournée, elle avait { $risk } % de chances d’être perdue.
    [late] Si près de la fin, il ne restait que la dernière série pour elle.
    [bank-broke] À la place, { $gone } sont partis, et le carré avec.
   *[bank-gave] À la place, { $gone } sont partis, qui pouvaient encore grandir.
  }
review-none = Aucun coup n’a coûté grand-chose.
review-graph = { $measure ->
    [points] Points attendus, coup par coup
   *[chance] Chances de gagner, coup par coup
  }
review-here = Coup { $step } · { $name }
review-best = Le meilleur choix.
review-even = À peu près aussi bon que le meilleur choix.
review-even-points = Pour la victoire, à peu près aussi bon que le meilleur choix ; en points, cela a coûté { $points }.
review-still = Ici, il n’y avait pas de choix. Avancez, ou allez à un coup instructif.
review-more = { $count ->
    [one] { $count } autre choix
   *[other] { $count } autres choix
  }
review-choice = Choix
review-promise = { $measure ->
    [points] Points
   *[chance] Victoire
  }
review-lost = Coûte
review-mark-best = meilleur
review-luck = { $measure ->
    [points] Chance ensuite : { $luck } points.
    [share] Chance ensuite, cartes de l’adversaire comprises : { $luck } % de chances de gagner.
   *[chance] Puis les cartes et les coups des autres : { $luck } % de chances de gagner.
  }
review-luck-about = La chance, c’est ce que vos choix n’ont pas décidé : les cartes et leurs dos.
review-how = Chaque choix a été joué jusqu’au bout dans les mêmes { $worlds } mondes imaginés, sans regarder les cartes cachées.
review-move = { $kind ->
    [keep] garder le { $face }
    [keep-it] le garder
    [flip] retourner le { $face }
    [flip-it] le retourner
    [pass] ne rien valider
   *[bank] valider la série de { verso-row } { $run }
  }

## Hints

hint = Indice
hint-about = Indices pendant la partie
hint-thinking = Réflexion…
hint-verso-keep = Gardez le { verso-face } : { $why ->
    [away] rien de mieux au verso, et celui-ci s’en va.
    [square] il complète un carré.
    [run] il prolonge votre série.
    [points] ses trois points sont bons à prendre.
    [joker] il peut remplacer toute carte qui manque dans sa rangée.
   *[place] vous ne l’avez pas encore, et d’autres pourront le rejoindre.
  }
hint-verso-flip = Retournez le { verso-face } : { $why ->
    [have] vous l’avez déjà, et { $chance } % de ce qui peut être au verso est nouveau.
    [three] derrière un soleil il y en a trois, et { $chance } % de ce qui peut y être est nouveau.
   *[better] ce qui peut être au verso vous convient mieux en moyenne.
  }
hint-verso-bank = Validez la série de { verso-row } { $run } pour { verso-points } : { $why ->
    [last] c’est la meilleure série pour la fin.
    [long] elle ne s’allongera plus guère.
   *[points] attendre risquerait plus que cela ne promet.
  }
hint-verso-pass = Il n’y a plus rien à valider : passez.
hint-recto-verso-stuck = Tel quel, cela ne peut plus marcher. Enlevez d’abord : { $pieces }.
hint-recto-verso-shift = Ici, cela ne peut plus marcher ; en décalant tout le bâtiment, si.
hint-recto-verso-hidden = Cela peut encore marcher. Caché des deux côtés : { $pieces }.
hint-recto-verso-unseen = Cela peut encore marcher. { $count ->
    [0] Votre côté montre toutes les pièces.
   *[other] Votre côté ne montre pas : { $pieces }.
  }
hint-dessus-dessous-layer = Le Calque { $layer } va { $place ->
    [1] tout en haut
   *[other] juste sous le Calque { $above }
  }{ $step ->
    [1] .
   *[other] { $press ->
        [degrees] , { dd-face } visible, { $turn ->
            [0] sans le pivoter.
           *[other] pivoté de { $turn } degrés.
          }
       *[presses] . { $flip ->
            [yes] Retournez-le
           *[no] Ne le retournez pas
          }{ $step ->
            [2] .
           *[other] { $press ->
                [right]  ; pivotez-le d’un quart à droite ↻.
                [twice]  ; pivotez-le de deux quarts ↻↻.
                [left]  ; pivotez-le d’un quart à gauche ↺.
               *[none]  ; ne le pivotez pas.
              }
          }
      }
  }{ $step ->
    [4] {" "}C’est tout ce que je peux en dire.
   *[other] {""}
  }
hint-dessus-dessous-needless = Le Calque { $layer } n’a rien à faire là : retirez-le.
hint-dessus-dessous-right = Tout est en place.

# Who is at a table
presence-here = présent
presence-away = { $minutes ->
    [unknown] absent
    [0] absent depuis moins d’une minute
   *[other] absent depuis { minutes }
}
presence-short = absent
minutes = { $minutes } min
presence-bot = { $own ->
    [here] présent ; un bot joue encore à sa place
    [true] un bot joue à sa place
   *[false] bot
}

# Leçons : quoi faire, ce qui s’est passé, et un mot gentil pour les autres essais

how-played = Comment on joue
learn = Montrez-moi
learn-short = Apprendre
learn-game = Apprendre { $game } en jouant
lesson-name = Leçon
lessons = Apprendre en jouant
lesson-step = Étape { $number } sur { $count }
lesson-leave = Quitter
lesson-next = Suite
lesson-watch = Regarder
lesson-again = Réessayer
lesson-more-verso = Leçon : jouer en solo
lesson-more-recto-verso = À trois ou plus
lesson-more-dessus-dessous = Voir la suite
lesson-play = Jouer tout de suite
lesson-practice = S’entraîner sans chrono
lesson-first = La première fois ?
lesson-first-text = { $game } en 90 secondes, en jouant.
lesson-known = Je connais
lesson-wait = Lisez d’abord la suite, en haut.
lesson-other = Ce sera pour plus tard : suivez la phrase en haut.

lesson-verso = Votre premier Verso
lesson-verso-card = Réunissez des cartes en rangées et validez leurs soleils : le plus de points gagne. Un second 4 du ciel serait perdu : retournez-le.
lesson-verso-card-done = Au verso : une autre couleur, une valeur de plus ou de moins, trois soleils au lieu d’un. Le coin plié montre désormais l’autre face.
lesson-verso-card-not = Vous avez un 4 du ciel : la nouvelle carte est défaussée. On n’a jamais deux fois la même face.
lesson-verso-card-names = Pierre
lesson-verso-keep = Trois soleils ici, donc un seul au verso. Gardez ce 4 de la mer.
lesson-verso-keep-done = 4 et 5 d’une même couleur font une série. La valider rapporte ses soleils : six points.
lesson-verso-keep-not = Le verso ne vous aide pas. Gardez le 4 de la mer.
lesson-verso-keep-names = Pierre
lesson-verso-chances = Nouvel exemple : vous êtes Gaëlle. Au verso du 5 peut être un 6 de la mer ou de la terre, que vous avez : que faire ?
lesson-verso-chances-done = Bien vu : le ciel est commencé et rien n’est perdu. Au verso d’un 6, d’ailleurs, il y a un 5 ou un 1.
lesson-verso-chances-not = Encore un 6 de la mer ! Vous en avez un : la nouvelle carte est défaussée.
lesson-verso-chances-names = Pierre
lesson-verso-bank = Nouvel exemple : vous êtes Benoît. Au lieu de piocher, validez 3, joker et 5 de la mer : le joker prend toute valeur, ici 4.
lesson-verso-bank-done = Cinq soleils, cinq points. Seules les deux cartes les plus hautes partent : votre 3 reste.
lesson-verso-bank-not = Cette fois, validez : 3, joker et 5 de la mer ensemble.
lesson-verso-bank-names = Lucie, Pierre
lesson-verso-neighbours = Mer validée : vos deux voisins (↔) ont dû retourner leur plus haute carte de la mer, le joker en dernier. Pierre obtient un 6 qu’il avait : perdu !
lesson-verso-neighbours-names = Lucie, Pierre
lesson-verso-square = Nouvel exemple : vous êtes Hélène. Trois cartes dans chaque rangée font un carré, 7 points : quelle face vous faut-il ?
lesson-verso-square-done = 7 points aussitôt, et aucune carte ne part. Pour les marquer encore, il faut casser le carré, puis le reformer.
lesson-verso-square-not = Il vous faut une troisième carte de la terre : la face visible.
lesson-verso-square-names = Pierre
lesson-verso-gift = Nouvel exemple : vous êtes Thibaut. Validez 2 et 3 de la terre, et regardez le 6 de Sofia.
lesson-verso-gift-done = Un 1 du ciel, sa troisième carte du ciel : vous lui offrez un carré, 7 points. Regardez vos voisins avant de valider !
lesson-verso-gift-not = Cette fois, validez : 2 et 3 de la terre.
lesson-verso-gift-names = Sofia, Hélène
lesson-verso-last = Nouvel exemple : la pioche est vide. Chacun peut valider une dernière série, et rien ne se retourne : laquelle ?
lesson-verso-last-done = Sept points de plus : vous gagnez. Vous connaissez Verso !
lesson-verso-last-not = Il y a mieux : cherchez le plus de soleils.
lesson-verso-last-names = Pierre
lesson-verso-alone = En solo, vous jouez contre la pioche. Gardez le 2 du ciel, et voyez ce qu’elle fait.
lesson-verso-alone-done = La pioche retourne son 3 : un 4 de la terre, plus haut, et votre plus haute carte de la terre s’est retournée. Dès 35 points, on a un titre.
lesson-verso-alone-not = C’est permis aussi. Essayez maintenant de le garder.

lesson-dessus-dessous = Votre premier Dessus Dessous
lesson-dessus-dessous-lay = Votre pile doit montrer la mission. Faites glisser le Calque 3 sur la pile.
lesson-dessus-dessous-lay-done = Premier Calque posé. Sur la mission, son jaune est ailleurs.
lesson-dessus-dessous-lay-not = Pas encore : posez le Calque 3, recto visible et sans le pivoter.
lesson-dessus-dessous-turn = Pivotez-le de deux quarts : appuyez deux fois sur ↻.
lesson-dessus-dessous-turn-done = Le jaune est maintenant placé comme sur la mission.
lesson-dessus-dessous-turn-near = À moitié fait : encore un quart dans le même sens.
lesson-dessus-dessous-turn-not = Pas encore : avec ↻, le jaune se place comme sur la mission.
lesson-dessus-dessous-below = L’ordre compte : le Calque 2 va sous le Calque 3. Faites-le glisser dans la rangée, avant le 3.
lesson-dessus-dessous-below-done = Ce qui est plus haut couvre le reste. À travers les trous, on voit le dessous.
lesson-dessus-dessous-below-near = Encore une place plus bas : appuyez sur ←, ou faites-le glisser avant le 3.
lesson-dessus-dessous-below-not = Pas encore : le Calque 2 va sous le Calque 3, recto visible et sans le pivoter.
lesson-dessus-dessous-over = L’autre face a d’autres couleurs. Touchez le Calque 2 : dès qu’il est encadré, cela le retourne.
lesson-dessus-dessous-over-done = Du violet en haut à droite, comme sur la mission.
lesson-dessus-dessous-over-not = Pas encore : le violet va en haut à droite.
lesson-dessus-dessous-third = Le bleu et le rouge à gauche, c’est le Calque 5. Posez-le sur le dessus.
lesson-dessus-dessous-third-done = La même image, avec trois Calques, comme le veut la mission. Là où tous ont un trou, le plateau compte aussi.
lesson-dessus-dessous-third-not = Pas encore : le Calque 5 va tout en haut, recto visible.
lesson-dessus-dessous-check = C’est fini : vérifiez.
lesson-dessus-dessous-check-done = Réussie ! Toute pile de trois Calques qui montre cette image, à l’endroit, est correcte.
lesson-dessus-dessous-check-not = La pile était correcte : refaites-la comme la mission, puis vérifiez.
lesson-dessus-dessous-grab = Vous êtes Alex, dans une course à quatre. Quand vous pensez avoir fini, prenez le plus haut jeton : le 4.
lesson-dessus-dessous-grab-done = Il est à vous pour l’instant. Vous ne touchez plus vos Calques.
lesson-dessus-dessous-grab-not = Votre pile était correcte : refaites la mission et prenez le 4.
lesson-dessus-dessous-grab-names = Sam, Robin, Tracy
lesson-dessus-dessous-countdown = Sam et Robin ont presque fini, eux aussi.
lesson-dessus-dessous-countdown-done = Il ne reste que Tracy : dix secondes pour le dernier jeton.
lesson-dessus-dessous-countdown-names = Sam, Robin, Tracy
lesson-dessus-dessous-example = Les dix secondes passent, et Tracy n’a pas fini. On vérifie toutes les piles, le plus haut jeton d’abord.
lesson-dessus-dessous-example-done = Sam s’est trompé : Robin avance et reçoit 3. Vous gardez 4 et la carte Mission.
lesson-dessus-dessous-example-names = Sam, Robin, Tracy
lesson-dessus-dessous-end = Après six manches, qui a le plus de points gagne. À égalité, la plus haute somme des cartes Mission gagne.
lesson-dessus-dessous-end-names = Sam, Robin, Tracy
lesson-dessus-dessous-alone = En solo, vous avez trois minutes et choisissez la pile à chaque fois. Piochez une mission de 3 Calques.
lesson-dessus-dessous-alone-done = Une mission réussie rapporte autant de points qu’elle a de Calques. Une erreur ne coûte que du temps.
lesson-dessus-dessous-alone-not = C’est permis aussi, et cela compte plus. Pour l’instant, piochez-en une de 3 Calques.

lesson-recto-verso = Votre premier Recto Verso
lesson-recto-verso-both = À deux, on construit un bâtiment, chacun de son côté. Ici, vous voyez les deux : la gauche de devant est la droite de derrière.
lesson-recto-verso-both-names = Ben, Ada
lesson-recto-verso-tower = Il ne vous reste que votre côté. Faites glisser la pièce jaune à gauche, comme sur votre carte.
lesson-recto-verso-tower-done = Bien placée. Votre carte ne dit pas à quelle profondeur.
lesson-recto-verso-tower-not = Pas encore comme la carte : le jaune est à gauche, haut de trois.
lesson-recto-verso-tower-names = Ada
lesson-recto-verso-turn = Maintenant le L bleu, en bas à droite. Faites-le glisser sur ses cases : il se tourne comme il faut.
lesson-recto-verso-turn-done = Pour tourner une pièce, touchez-la, puis la flèche ronde.
lesson-recto-verso-turn-not = Pas encore comme la carte : deux cases en bas, une au-dessus à gauche.
lesson-recto-verso-turn-names = Ada
lesson-recto-verso-stack = Ada a continué et mis le bleu à sa guise. Posez le brun sur le blanc : les pièces tombent jusqu’à reposer.
lesson-recto-verso-stack-done = Sous chaque pièce, il faut une autre pièce ou le sol.
lesson-recto-verso-stack-not = Le brun va sur le blanc, à côté du jaune.
lesson-recto-verso-stack-names = Ada
lesson-recto-verso-sides = Ada est derrière et voit l’autre côté. Laissez-la vous le dire.
lesson-recto-verso-sides-done = Son côté, tel qu’elle le dit, dans vos colonnes. Vous n’en savez pas plus.
lesson-recto-verso-sides-names = Ada
lesson-recto-verso-tell = Ada ne voit pas non plus votre côté. Touchez la case orange de votre carte pour le lui dire.
lesson-recto-verso-tell-done = Elle le lit aussitôt, dans ses colonnes. Pour le reste, il y a des phrases.
lesson-recto-verso-tell-not = C’était autre chose. Touchez la case orange de votre carte.
lesson-recto-verso-tell-names = Ada
lesson-recto-verso-hide = Aucun côté ne montre le noir : cachez-le derrière le bleu haut. En 3D, glissez-le sur la face du bleu.
lesson-recto-verso-hide-done = Personne ne le voit, et il porte la suite.
lesson-recto-verso-hide-not = Pas là : il va au sol, juste derrière le bleu haut de deux cubes. En 3D, glissez-le sur la face du bleu.
lesson-recto-verso-hide-names = Ada
lesson-recto-verso-share = Il reste quatre pièces pour vous deux. Dressez l’orange sur le noir.
lesson-recto-verso-share-done = Ada en a posé deux qu’elle seule voit. Elle demande le vert.
lesson-recto-verso-share-not = L’orange va sur le noir : on le voit au-dessus du bleu.
lesson-recto-verso-share-names = Ada
lesson-recto-verso-asked = Couchez le vert derrière le gris, comme demandé. Touchez-le, puis une petite image, et glissez-le là.
lesson-recto-verso-asked-done = Les deux côtés sont bons. Un second doigt, ou la molette, tourne aussi ce qu’on fait glisser.
lesson-recto-verso-asked-not = Le vert est couché au sol, derrière le gris. Debout, il cacherait le blanc à Ada.
lesson-recto-verso-asked-names = Ada
lesson-recto-verso-word = Votre côté est fini : dites Recto. Ada dit alors Verso, et le chronomètre s’arrête.
lesson-recto-verso-word-done = Correct ! Plus on va vite, mieux c’est : à deux, on gravit une échelle de 90 à 15 secondes.
lesson-recto-verso-word-not = C’était correct : reconstruisez-le, puis dites Recto.
lesson-recto-verso-word-names = Ada
lesson-recto-verso-more = De trois à six, les partenaires changent à chaque manche et marquent selon leur temps. Qui regarde voit les deux côtés et pronostique.
lesson-recto-verso-more-names = Ben, Ada
