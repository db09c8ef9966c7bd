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
verso-play-legend = B est la mer, G la terre, O le ciel. Les points sont des points, ★ est un joker, ↷ ce que l’on sait du verso, ■ un carré. Tapez ? pour les règles.
play-final = Score final
rules-recto-verso =
    Deux partenaires construisent ensemble un seul bâtiment en blocs de bois. Chacun n’en voit qu’un côté, et ne voit que ce côté de la carte : la façade que son propre côté doit montrer.
    Posez, déplacez et tournez les blocs que vous voulez, et parlez librement. Un bloc tombe jusqu’à ce qu’il repose ; les blocs ne peuvent pas se chevaucher, et à la fin rien ne doit se trouver au-dessus d’un vide.
    Quand vous pensez avoir fini, dites Recto ! ; si votre partenaire est d’accord, il dit Verso ! et le chronomètre s’arrête. Tout changement entre-temps annule le mot.
    C’est juste si tous les blocs sont utilisés et si les deux façades sont exactement comme dessinées, cases vides comprises. Plus vous êtes rapides, plus vous marquez tous les deux ; un bâtiment faux ne rapporte rien.
    À deux, vous gravissez une tour de 7 niveaux avec de moins en moins de temps ; un échec ramène en bas. De 3 à 6, un partenaire est tiré au sort à chaque manche, les autres voient les deux façades, et le plus grand total gagne.
rules-dessus-dessous =
    Tout le monde a les cinq mêmes plaques, trouées et de couleurs différentes sur chaque face. Une mission montre un motif et le nombre de plaques qu’il faut.
    Empilez exactement ce nombre de plaques, retournées et pivotées à votre guise, jusqu’à ce que la pile ressemble à la mission. Là où toutes les plaques sont trouées on voit le plateau, et cela compte aussi.
    Terminé ? Prenez le jeton le plus élevé qui reste ; dès lors vous ne touchez plus à votre pile. Quand il ne reste qu’un jeton, le dernier joueur a 10 secondes.
    Puis on vérifie les piles dans l’ordre des jetons. Qui s’est trompé ne marque rien, et tous ceux qui suivent avancent d’un jeton. Le premier à avoir juste gagne aussi la carte mission.
    Après 6 manches, le plus grand total gagne ; les cartes mission départagent. Seul, vous avez 3 minutes : choisissez des missions à 3, 4 ou 5 plaques, et chacune réussie compte son nombre.
rules-verso =
    À votre tour, piochez ou validez.
    Piocher : gardez la face visible, ou retournez la carte et gardez ce qui vient. Une face que vous avez déjà est défaussée.
    Valider : prenez 2 à 6 valeurs voisines d’une couleur, comme « bank blue 3-5 » (blue bleu, green vert, orange). Un joker prend la valeur que vous voulez : « bank blue 3-5 *4 ». Vous marquez les points de ces cartes et défaussez les deux plus fortes, celles après le signe moins. Vos voisins retournent leur plus forte carte de cette couleur, un joker seulement si c’est la dernière.
    Carré : dès que vous avez trois cartes de chaque couleur, vous marquez 7 points.
    Quand la pioche est vide, chacun peut valider une dernière série. Le plus grand total l’emporte.
    En solo : après chacun de vos tours, la pioche retourne sa première carte. Si sa nouvelle valeur est plus forte, votre plus forte carte de la nouvelle couleur se retourne.

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
dd-row = Rangée { $row } : { $cells }.
dd-layer = Calque { $layer }, { $side ->
    [back] verso
   *[front] recto
  }, { $one } et { $other }{ $turn ->
    [0] {""}
   *[other] , tourné de { $turn } degrés
  }
dd-place = { $where ->
    [beside] hors de la pile
    [top] au sommet de la pile
   *[within] numéro { $place } en partant du bas
  }
dd-bench = Vos calques
dd-own-picture = Ce que montre votre pile
dd-own-pile = Votre pile : { $count } sur { $number }
dd-order = Votre pile, du bas vers le haut
dd-beside = À côté
dd-layer-tools = Calque { $layer }
dd-flip = Retourner
dd-turn-left = Un quart de tour à gauche
dd-turn-right = Un quart de tour à droite
dd-lower = Plus bas
dd-higher = Plus haut
dd-take = Retirer
dd-put = Poser
dd-mission = Mission : { $number } calques
dd-layers = { $number } calques
dd-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
dd-pile-of = Pile de { $name }
dd-pile-hidden = La pile de { $name } reste couverte jusqu’à la vérification
dd-cards = Cartes Mission : { $cards }
dd-cards-won = Cartes Mission
dd-has-token = a pris le { $token }
dd-gave-up = a abandonné
dd-laid = { $count ->
    [one] { $count } calque
   *[other] { $count } calques
  }
dd-is-ready = prêt
dd-round = Manche { $round } sur 6
dd-left = encore { $time }
dd-tokens = Jetons au milieu
dd-countdown = Secondes avant la fin de la manche
dd-count-in = Secondes avant de découvrir la mission
dd-grab = Prendre le { $token }
dd-give-up = Abandonner la manche
dd-hands-off = Vous avez le { $token }. On ne touche plus à rien jusqu’à la vérification.
dd-you-gave-up = Vous avez abandonné cette manche ; la suivante est de nouveau à vous.
dd-next = La suite
dd-next-round = Ensuite : manche { $round }, { $number } calques.
dd-ready = Prêt
dd-wait-ready = On attend les autres …
dd-clock-stands = Le chronomètre est arrêté. Il repart quand tout le monde est prêt.
dd-check = Vérification de la manche { $round }
dd-void = Personne n’a pris de jeton : cette manche ne rapporte rien.
dd-right = Juste : { dd-points }
dd-wrong = { $wrong ->
    [0] Faux : le motif est bon, mais avec { $layers } calques au lieu de { $number }
    [one] Faux : { $wrong } zone diffère
   *[other] Faux : { $wrong } zones diffèrent
  }
dd-wins-card = prend la carte Mission { $number }
dd-no-token = Sans jeton : { $names }
dd-practice = Entraînement sans chronomètre
dd-solved = { $count ->
    [0] aucune mission résolue
    [one] { $count } mission résolue
   *[other] { $count } missions résolues
  }
dd-solved-one = Résolue : { $number } points de plus.
dd-check-pile = Vérifier
dd-not-yet = Pas encore : ce n’est pas le motif de la mission.
dd-choose = Dans quelle pile piochez-vous ?
dd-another = Piocher une autre mission
dd-draw = { $number } calques
dd-drawn = { $count ->
    [one] { $count } piochée
   *[other] { $count } piochées
  }
dd-round-limit = Une manche dure au plus
dd-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
dd-band-1 = Un échauffement. On recommence ?
dd-band-2 = Le coup de main vient : vous avez de la réserve.
dd-band-3 = Une partie correcte.
dd-band-4 = De quoi être fier.
dd-band-5 = Bravo : vos mains réfléchissent.
dd-band-6 = Stupéfiant !
dd-band-7 = D’un autre monde !

dd-news-mission-revealed = Manche { $round } : une mission de { $number } calques.
dd-news-token-taken = { $who ->
    [you] Vous prenez le { $token }.
   *[other] { $name } prend le { $token }.
  }
dd-news-countdown = { $who ->
    [you] Il vous reste { $seconds } secondes !
   *[other] Il reste { $seconds } secondes à { $name }.
  }
dd-news-gave-up = { $who ->
    [you] Vous abandonnez cette manche.
   *[other] { $name } abandonne cette manche.
  }
dd-news-pile-right = { $who ->
    [you] Votre pile est juste : { dd-points }.
   *[other] La pile de { $name } est juste : { dd-points }.
  }
dd-news-pile-wrong = { $who ->
    [you] Votre pile est fausse.
   *[other] La pile de { $name } est fausse.
  }
dd-news-card-won = { $who ->
    [you] Vous prenez la carte Mission { $number }.
   *[other] { $name } prend la carte Mission { $number }.
  }
dd-news-round-void = Personne n’a pris de jeton : la manche { $round } ne rapporte rien.
dd-news-over = La partie est finie.
dd-news-mission-drawn = Une mission de { $number } calques.
dd-news-mission-solved = Résolue ! Cela fait { $score ->
    [one] { $score } point
   *[other] { $score } points
  }.
dd-news-check-wrong = Pas encore : ce n’est pas le motif de la mission.
dd-news-solo-over = Les trois minutes sont passées.

## Le client dans le navigateur

skip = Aller à la page
language = Langue
theme = Clair ou sombre
sound = Son
cancel = Annuler
save = Enregistrer
send = Envoyer
back-home = Retour à l’accueil
nothing-here = Il n’y a rien ici
nothing-here-text = L’adresse est peut-être mal tapée. Depuis l’accueil, vous trouverez tous les jeux.
connecting = Connexion …
reconnecting = La connexion est coupée ; nouvel essai. Rien n’est perdu.
error-checkpoint-other = { $file } est le point de reprise d’un autre entraînement : donnez sa graine et ses joueurs, ou déplacez-le.
error-checkpoint-unreadable = { $file } n’est pas un point de reprise : déplacez-le pour recommencer.
error-practice-alone = L’entraînement sans chronomètre est pour une seule place, et non pour { $seats }.
error-server-away = Le serveur est injoignable. Vérifiez la connexion et réessayez.
home-title = Une table pour les jeux à deux faces
home-lead = Retournez les cartes, voyez l’autre côté. Seul, contre des bots ou avec des amis, où qu’ils soient ; sans compte.
game-verso = Verso
game-verso-about = Des cartes à deux faces : formez des séries et des carrés, et gare aux retournements imposés par vos voisins.
game-recto-verso = Recto Verso
game-recto-verso-about = Deux partenaires, un bâtiment de bois, et chacun n’en voit qu’une façade, contre la montre.
game-dessus-dessous = Dessus Dessous
game-dessus-dessous-about = Superposez des calques troués à deux couleurs pour former le motif, plus vite que les autres.
play-now = Jouer tout de suite
play-friends = Jouer avec des amis
play-solo = Solo
join-title = Rejoindre par un code
table-code = Code de la table
join = Rejoindre
name-title = Votre nom à la table
name-saved = Les autres vous voient maintenant comme { $name }.
nickname = Pseudo
my-tables = Mes tables
public-tables = Tables publiques
status-open = en attente
status-playing = en cours
status-over = finie
seats-free = { $free } places libres sur { $seats }
replay-open = Revoir une partie enregistrée
table-gone = Cette table n’existe plus
page-old = Cette page n’est plus à jour
table-gone-text = Vérifiez le code, ou ouvrez une nouvelle table depuis l’accueil.
table-closed = Cette table a été fermée
table-closed-text = L’hôte l’a fermée. Vous pouvez en ouvrir une autre depuis l’accueil.
continue-failed = La place n’a pas pu être déplacée
seat-number = Place { $number }
seat-empty = libre
sit = S’asseoir ici
sit-too = Jouer aussi cette place
mute = Rendre { $name } muet
leave = Quitter
remove = Retirer
start = Commencer
start-needs = Remplissez toutes les places : invitez quelqu’un, ou ajoutez un bot.
host-starts = L’hôte lance la partie.
add-bot = Ajouter un robot
bot-level = Les robots jouent
take-back = Reprendre sa place
tools = Table
game = Jeu
bot-random = Bot hasardeux
bot-greedy = Bot gourmand
bot-beginner = Débutant
bot-beginner-about = Joue comme on joue la première semaine : oublie parfois une suite et se contente de peu.
bot-friendly = Aimable
bot-friendly-about = Connaît le jeu, ne regarde pas de trop près et ne retourne jamais une de vos cartes par malice.
bot-strong = Fort
bot-strong-about = A joué des millions de parties contre lui-même et voit d’un coup d’œil ce que vaut un jeu.
bot-master = Maître
bot-master-about = Voit loin : joue chaque coup prometteur dans mille mondes possibles avant de choisir.
bot-novice = Bot débutant
bot-middle = Bot moyen
bot-expert = Bot expert
bot-calm = Partenaire tranquille
bot-calm-about = Prend son temps et vous laisse bâtir si vous voulez ; parle peu, écoute bien.
bot-lively = Partenaire animé
bot-lively-about = Bâtit d’un bon pas et vous dit en même temps ce que montre son côté.
bot-quick = Partenaire rapide
bot-quick-about = Voit aussitôt une place pour chaque bloc : c’est avec lui qu’on gravit toute l’échelle.
bot-for = Laisser un bot jouer pour { $name }
invite = Inviter
copy-link = Copier le lien
copied = Copié :
qr = Le lien de la table en code QR
your-turn = À vous
log = Ce qui s’est passé
talk = Discuter
phrase-hello = Bonjour !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
pause = Pause
resume = Reprendre
paused = La table est en pause.
continue-elsewhere = Continuer sur un autre appareil
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
eyes = Vue par
eyes-visitor = un visiteur
replay-play = Lire
replay-halt = Arrêter
replay-moment = Moment
replay-speed = Vitesse
news-table-sat = { $name } s’assied.
news-table-lent = { $own ->
    [true] { $name } se joint à vous.
   *[false] Un bot joue pour { $name }.
  }
news-table-freed = { $name } est parti.
news-table-started = La partie commence.
news-table-paused = La table est en pause.
news-table-resumed = On reprend.
news-table-closed = La table a été fermée.
table-seats = Joueurs
table-clock = Temps par tour
table-clock-off = sans limite
table-clock-seconds = { $seconds } secondes
table-public = Montrer cette table dans la liste publique, pour que chacun puisse venir.
option-forbid_wasted_keep = On ne garde pas une carte que l’on a déjà ; il faut la retourner.
option-first = L’hôte a dit qui commence.
option-hide_piles = Les piles des autres restent couvertes jusqu’à la vérification.
option-round_limit = Une manche dure au plus { $value } secondes.
option-practice = Entraînement seul, sans chronomètre.
option-layers = Un jeu de calques particulier.
play-practice = S’entraîner
open-table = Ouvrir la table
turn-clock = Un tour dure au plus { $seconds } secondes ; ensuite un bot joue.
confirm-banks = Demander avant de valider
full-screen = Plein écran
rules = Règles
close = Fermer
share = Partager
copied-link = Lien copié
notify-me = Me prévenir à mon tour
turn-left = encore { $seconds } s pour ce tour
verso-behind = au verso { $face }
verso-bank-label = Valider { $points } : { $row }, jusqu’à { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
verso-bank-short = Valider { $points }
verso-square = Un carré
verso-chosen = A choisi
verso-layout-of = Cartes de { $name }
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
verso-last-choice = Une dernière série, si vous voulez.
verso-waiting = { $name } doit jouer.
verso-others-choose = Les autres choisissent encore.
verso-bank = Valider quelle série ?
verso-discards = défausse { $discards }

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
recto-verso-on-level = { recto-verso-colour } au niveau { $level }
recto-verso-level-of = niveau { $level } : { $colours }
recto-verso-square = Colonne { $column }, niveau { $level }
recto-verso-cell = Colonne { $column }, rangée { $row }
recto-verso-rests = { $piece } : colonne { $columns }, rangée { $rows }, niveau { $levels }
recto-verso-fits = juste
recto-verso-board = Le plateau vu d’en haut
recto-verso-scene = Le plateau en relief, vu de votre côté
recto-verso-built = Ce que vous voyez du bâtiment
recto-verso-your-side = votre côté
recto-verso-tray = Pièces à côté du plateau
recto-verso-tray-empty = Toutes les pièces sont dans le bâtiment.
recto-verso-see-front = Vu de face
recto-verso-see-back = Vu de dos
recto-verso-front = Recto
recto-verso-back = Verso
recto-verso-turn = Tourner la pièce
recto-verso-turn-x = Basculer vers vous
recto-verso-turn-y = Basculer sur le côté
recto-verso-turn-z = Tourner sur place
recto-verso-hand = Pièce en main
recto-verso-put = Poser
recto-verso-back-to-tray = À côté
recto-verso-undo = Annuler
recto-verso-shift = Décaler tout le bâtiment
recto-verso-shift-left = Décaler le bâtiment vers la gauche
recto-verso-shift-right = Décaler le bâtiment vers la droite
recto-verso-shift-near = Rapprocher le bâtiment
recto-verso-shift-away = Éloigner le bâtiment
recto-verso-flat = Plateau à plat
recto-verso-keys = Touches
recto-verso-keys-all = Les flèches déplacent sur le plateau, avec Maj elles décalent le bâtiment. x, y et z tournent. Entrée prend et pose, Échap lâche, Suppr remet à côté. u annule, r dit Recto ! ou Verso !, 1 à 9, 0 et - prennent une pièce.
recto-verso-recto = Recto !
recto-verso-verso = Verso !
recto-verso-said = { $who ->
    [you] Vous avez dit Recto ! À votre partenaire de répondre.
   *[other] { $name } dit Recto ! Êtes-vous d’accord ?
  }
recto-verso-mark = Marquer ce qui est juste
recto-verso-phrases = À dire à votre partenaire
recto-verso-you-see = { $side ->
    [back] Vous voyez le verso.
   *[front] Vous voyez le recto.
  }
recto-verso-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
  }
recto-verso-seconds = { $seconds } s
recto-verso-level = Niveau { $level }
recto-verso-level-head = Niveau { $level } sur 7
recto-verso-round = Manche { $round } sur { $rounds }
recto-verso-ladder = La tour aux sept niveaux
recto-verso-next-level = Niveau { $level } : vous avez { $seconds } secondes. La carte est dévoilée après 3, 2, 1.
recto-verso-drawn = Manche { $round } sur { $rounds } : { $active } construit avec { $partner }.
recto-verso-ready = Prêt
recto-verso-waiting = On attend { $names }.
recto-verso-visitor = { $active } et { $partner } construisent. Les visiteurs voient la carte quand la manche est finie.
recto-verso-player = Joueur
recto-verso-points-head = Points
recto-verso-guesses = Pronostics
recto-verso-fastest = Le plus rapide
recto-verso-standings = Classement
recto-verso-score-table = Points pour un bâtiment juste
recto-verso-verdict = Verdict
recto-verso-right = { $ladder ->
    [yes] Juste, en { $seconds } secondes !
   *[no] Juste, en { $seconds } secondes : { $points ->
        [one] { $points } point
       *[other] { $points } points
      } chacun !
  }
recto-verso-wrong = Ce n’est pas juste, cette fois.
recto-verso-more-faults = { $count ->
    [one] et une autre erreur
   *[other] et { $count } autres
  }
recto-verso-solution = Montrer une solution
recto-verso-fault-pieces-left = Toutes les pièces ne sont pas posées ; il reste : { $pieces }.
recto-verso-fault-void = { $piece } : il y a un vide en dessous.
recto-verso-fault-square = { $side ->
    [back] Verso
   *[front] Recto
  }, colonne { $column }, niveau { $level } : attendu { $wanted }, trouvé { $found }.
recto-verso-fault-time-up = Les { $seconds } secondes sont écoulées.
recto-verso-reason-pieces-left = il reste des pièces
recto-verso-reason-void = une pièce est au-dessus du vide
recto-verso-reason-square = une case diffère
recto-verso-reason-time-up = le temps est écoulé
recto-verso-refused-outside = Là, la pièce serait en dehors des 4 × 4 cases.
recto-verso-refused-too-high = Là, la pièce dépasserait le niveau 4.
recto-verso-refused-carries = Elle en porte une autre : enlevez d’abord celle du dessus.
recto-verso-guess = Votre pronostic
recto-verso-guess-right = Ce sera juste.
recto-verso-guess-wrong = Ce sera faux.
recto-verso-guess-seconds = Fini après (secondes)
recto-verso-guess-give = Pronostiquer
recto-verso-guessed = Votre pronostic : { $right ->
    [right] juste
   *[wrong] faux
  }, fini après { $seconds } s.
recto-verso-guess-came = Pronostic de { $name } : { $right ->
    [right] juste
   *[wrong] faux
  }, { $seconds } s : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
recto-verso-kings = { $attempts ->
    [one] Rois de la construction, en une manche !
   *[other] Rois de la construction, après { $attempts } manches !
  }
recto-verso-two = À deux, vous montez ensemble une tour de sept niveaux, contre la montre.
recto-verso-many = À chaque manche, deux d’entre vous construisent ; les autres regardent et pronostiquent.
recto-verso-mode = Pièces
recto-verso-mode-simple = simple : dix
recto-verso-mode-hard = difficile : onze, avec la rouge
recto-verso-cards = Cartes
recto-verso-cards-fresh = nouvelles
recto-verso-cards-box = celles de la boîte
recto-verso-cards-expert = nouvelles, à solution unique
recto-verso-pace = Temps
recto-verso-competition = Compétition : les cases déjà justes ne sont pas marquées.
option-mode = { $value ->
    [hard] Difficile : les onze pièces.
   *[simple] Simple : dix pièces.
  }
option-pace = Il y a { $value } fois plus de temps.
option-marks = Compétition : les cases justes ne sont pas marquées.
phrase-need = Il me faut du { $colour } en colonne { $column }, niveau { $level }.
phrase-empty = La colonne { $column }, niveau { $level }, reste vide.
phrase-unseen = Je ne vois pas de { $colour } de mon côté.
phrase-wait = Un instant !
phrase-yes = Oui !
phrase-no = Non.
recto-verso-news-revealed = { $level ->
    [0] Manche { $round } : { $active_name } et { $partner_name } construisent.
   *[other] Niveau { $level } : la carte est dévoilée.
  }
recto-verso-news-placed = { $who ->
    [you] Vous posez : { $piece }.
   *[other] { $name } pose : { $piece }.
  }
recto-verso-news-moved = { $who ->
    [you] Vous déplacez : { $piece }.
   *[other] { $name } déplace : { $piece }.
  }
recto-verso-news-taken = { $who ->
    [you] Vous reprenez : { $piece }.
   *[other] { $name } reprend : { $piece }.
  }
recto-verso-news-shifted = { $who ->
    [you] Vous décalez le bâtiment.
   *[other] { $name } décale le bâtiment.
  }
recto-verso-news-recto = { $who ->
    [you] Vous dites Recto !
   *[other] { $name } dit Recto !
  }
recto-verso-news-verso = { $who ->
    [you] Vous dites Verso !
   *[other] { $name } dit Verso !
  }
recto-verso-news-word-back = Le mot ne compte plus : le bâtiment a changé.
recto-verso-news-right = { $level ->
    [0] Juste en { $seconds } s : { $points } points chacun pour { $active_name } et { $partner_name }.
   *[other] Juste en { $seconds } s.
  }
recto-verso-news-wrong = Faux : { $reason }.
recto-verso-news-climbed = On monte au niveau { $level }.
recto-verso-news-fell = On redescend au niveau { $level }.
recto-verso-news-kings = Rois de la construction !
recto-verso-news-again = La manche est rejouée avec une nouvelle carte.
recto-verso-news-over = La partie est finie.

## Erreurs

error-failed = Quelque chose n’a pas marché chez nous ; rien n’a changé. Réessayez dans un instant.
error-reload = Il y a une nouvelle version de Volteface : rechargez cette page, votre partie continue.
error-table-broken = Cette version de Volteface ne peut pas reprendre cette table : ouvrez-en une nouvelle.
error-builders-guess = Vous construisez vous-même cette manche : seuls ceux qui regardent peuvent pronostiquer.
error-no-solution = Aucune manche n’est encore finie à cette table : sa solution sera montrée alors.
error-nothing-to-guess = On ne construit pas en ce moment : pronostiquez quand la prochaine manche a commencé.
error-guess-given = Vous avez déjà donné votre pronostic pour cette manche.
error-unknown-game = Il n’y a pas de jeu { $name } ; les jeux sont : { $known }.
error-unknown-option = Ce jeu n’a pas d’option { $name } ; les options sont : { $known }.
error-option-value = L’option { $name } ne peut pas être { $value }.
error-seats = { $game } se joue de { $least } à { $most }, pas à { $seats }.
error-no-hint = Il n’y a pas d’indice pour l’instant : attendez de pouvoir faire quelque chose.
error-no-hints = Il n’y a pas d’indices à cette table : elle n’a pas été ouverte avec.
error-no-review = Il n’y a pas encore d’analyse de { $name } ; jeux qui en ont une : { $known }.
error-no-such-seat = Il n’y a pas de place { $seat } ici ; les places vont de 0 à { $last }.
error-unknown-move = « { $text } » n’est pas un coup de Verso ; les coups sont keep, flip, bank COULEUR BAS-HAUT [*JOKER], pass.
error-bank-order = Les valeurs d’une série se suivent en croissant, deux au moins, comme bank { $colour } 2-3.
error-bank-joker = Ici le joker prend une valeur de { $low } à { $high }.
error-game-over = La partie est finie.
error-already-chosen = Vous avez déjà choisi votre dernière série.
error-deck-empty = La pioche est vide : validez une dernière série, ou passez.
error-not-your-turn = C’est le tour de la place { $turn }, pas de la place { $seat }.
error-no-passing = On ne passe pas tant que la pioche n’est pas vide : piochez ou validez.
error-values-refused = Les valeurs apprises de { $file } sont refusées : { $reason }. Réinstallez Volteface ou entraînez les vôtres.
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
error-already-grabbed = Vous avez déjà pris le jeton { $token } dans cette manche.
error-already-placed = Cette pièce est déjà dans le bâtiment : déplacez-la.
error-already-playing = La partie a déjà commencé.
error-bad-command = Ce n’est pas une commande : { $reason }.
error-bad-link = Ce lien n’est plus valable : demandez-en un nouveau sur l’autre appareil.
error-binary-frame = Les commandes sont du texte, en JSON.
error-building-outside = Une pièce est en dehors des 4 x 4 x 4 places.
error-building-overlap = Dans ce bâtiment, une pièce y est deux fois ou partage une place avec une autre.
error-card = Une carte est son recto et son verso, séparés par un seul | ; « { $text } » n’en est pas une.
error-card-hidden = La carte de la prochaine manche n’est pas encore dévoilée.
error-card-impossible = Personne ne peut construire cette carte : aucun bâtiment des { $pieces } pièces ne montre les deux côtés ainsi.
error-card-piece = Personne ne peut construire cette carte : une pièce ne tient nulle part comme les deux côtés la montrent.
error-card-placed = Avec ces pièces là où elles sont, personne ne peut construire cette carte.
error-card-red = Cette carte montre du rouge, une pièce du mode difficile seulement.
error-card-silhouette = Les deux côtés ne vont pas ensemble : la colonne { $column }, niveau { $level } est pleine d’un côté et vide de l’autre.
error-card-small = Personne ne peut construire cette carte : { $cubes } cubes ne tiennent pas derrière { $squares } cases.
error-card-void = Personne ne peut construire cette carte : au recto, colonne { $column }, un cube au niveau { $level } serait au-dessus du vide.
error-carries = Cette pièce en porte une autre : enlevez d’abord celle du dessus.
error-clock-stands = L’horloge est arrêtée : la prochaine manche n’a pas commencé.
error-cube-level = Les niveaux sont relatifs : le cube le plus bas d’une pièce est au niveau 0.
error-cube-text = « { $text } » n’est pas un cube ; un cube s’écrit x, y, un point et son niveau, comme 10.0.
error-deal-cards = Les cartes sont une liste de textes, chacun recto|verso.
error-deal-few-cards = Une donne de ce jeu a au moins { $wanted } cartes, et non { $found }.
error-deal-game = C’est une donne de { $other }, pas de { $game }.
error-deal-missions = Les missions d’une donne sont une liste de textes.
error-deal-partners = Les partenaires sont, pour chaque place, la liste des places tirées.
error-deal-piles = En solo, chaque pile a de 1 à { $most } missions ; il y en a { $found } à { $number } calques.
error-deal-rounds = Une partie a six missions, à 3, 4, 5, 3, 4 et 5 calques, et non { $found }.
error-deal-tokens = À { $seats } joueurs, les partenaires de chaque place sont { $tokens }, chaque liste dans n’importe quel ordre.
error-dessus-dessous-move = « { $text } » n’est pas un coup de Dessus Dessous ; les coups sont pile 3b90 1f0 ..., grab, giveup, draw 3, check.
error-facade = « { $text } » n’est pas une façade : écrivez quatre niveaux de haut en bas, séparés par /, chacun de quatre lettres parmi { $letters } ou . pour vide.
error-foreign-seat = La place { $seat } n’est pas la vôtre.
error-gave-up = Vous avez abandonné cette manche ; la prochaine est de nouveau à vous.
error-hands-off = Vous avez pris le jeton { $token } : vos calques restent ainsi jusqu’à la vérification.
error-joker-needed = Il n’y a pas de { $face } devant vous, mais votre joker peut le remplacer : { $move }.
error-layer-colours = Calque { $layer } : un côté a exactement deux couleurs, mais ici il en a { $found }.
error-layer-holes = Calque { $layer } : ses trous doivent être les mêmes des deux côtés, en miroir au dos ; la case { $cell } de la ligne { $row } diffère.
error-layer-pair-twice = Les calques { $layer } et { $other } ont un côté aux mêmes couleurs, { $colours } ; chaque paire n’est que sur un côté.
error-layer-sides = Le calque { $layer } a besoin de son recto et de son verso, séparés par une barre : LIGNE/LIGNE/LIGNE|LIGNE/LIGNE/LIGNE.
error-layer-symmetric = Calque { $layer } : ses trous se ressemblent quand on le tourne ou le retourne ; un calque n’a pas de symétrie.
error-layer-twice = Le calque { $layer } est deux fois dans la pile ; chacun n’en a qu’un.
error-layer-twice-in-set = Les calques { $one } et { $other } ont les mêmes trous, tournés ou retournés ; les cinq doivent différer.
error-layers-count = Un jeu a cinq calques, et non { $found }.
error-layers-file = Les calques dans { $path } ne peuvent pas être lus : { $said }.
error-layers-line = Une ligne d’un calque est trois cases, une barre et trois cases, et non « { $line } ».
error-layers-too-few-missions = Ces calques ne donnent que { $found } bonnes missions à { $number } calques : prenez-en d’autres.
error-long-frame = Une commande a au plus { $limit } caractères.
error-mission-in-hand = On ne saute pas une mission piochée : résolvez d’abord celle-ci.
error-mission-number = Une mission commence par son nombre de calques, 3, 4 ou 5, et une espace, et non par « { $text } ».
error-missions-used-up = Il y a { $there } missions à { $number } calques et pas plus : demandez-en au plus autant, ou prenez d’autres calques (--set).
error-mode = Le mode est simple ou hard, pas « { $mode } ».
error-muted = L’hôte vous a rendu muet à cette table.
error-no-guest = Dites d’abord qui vous êtes : POST /api/guest.
error-no-mission = Il n’y a pas de mission devant vous : piochez-en une, comme draw 3.
error-no-pause = Il n’y a rien à mettre en pause ou à reprendre.
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
error-nothing-to-wait-for = L’horloge tourne déjà.
error-one-seat = Dans ce jeu, chacun n’a qu’une place : quittez d’abord la vôtre.
error-only-alone = Piocher et vérifier sont pour le solo ; à plusieurs, prenez un jeton : grab.
error-only-in-a-match = En solo, ni jetons ni abandon : piochez une mission, puis vérifiez-la.
error-option-twice = Une option est donnée deux fois : dites chacune une fois.
error-outside = Là, la pièce serait en dehors des 4 x 4 cases.
error-pace = L’allure est 1, 2 ou 3 fois le temps imprimé, et non { $pace }.
error-paused = La table est en pause : reprenez d’abord.
error-phrase-facts = La phrase { $phrase } a besoin de { $wanted }.
error-picture-cells = La ligne { $row } a { $found } cases séparées par une espace, et non trois.
error-picture-colour = « { $letter } » dans la case « { $cell } » de la ligne { $row } n’est pas une couleur ; R Y G B V et . le sont.
error-picture-quarters = La case « { $cell } » de la ligne { $row } a { $found } quarts, et non les quatre N E S W.
error-picture-rows = Il y a { $found } lignes séparées par /, et non trois.
error-piece-letter = Il n’y a pas de pièce « { $letter } » ; les lettres sont { $letters }.
error-piece-shape = Ces cubes n’ont pas la forme de la pièce.
error-placed = « { $text } » n’est pas un calque posé ; écrivez son numéro, f recto ou b verso, et 0, 90, 180 ou 270 degrés, comme 3b90.
error-recto-first = Personne n’a dit Recto de ce bâtiment : le premier mot est recto.
error-replay-twice = Un champ de cette ligne y est deux fois.
error-round-limit = Une manche dure de { $least } à { $most } secondes, et non { $seconds }.
error-score-table = Un barème est fait de 1 à 20 paires de secondes et de points ; les secondes montent, les points ne montent pas.
error-score-table-range = Les temps d’un barème vont de 1 à { $seconds } s et ses points de 0 à 1000.
error-seat-held = Quelqu’un est assis à la place { $seat }.
error-seat-taken = La place { $seat } est prise : choisissez-en une autre.
error-seats-empty = La place { $seats } est libre : invitez quelqu’un, ou laissez jouer un bot.
error-seats-number = Le nombre de places est un nombre entier, et non { $seats }.
error-seq-ahead = Cette table n’en est pas encore à { $seq }.
error-shift-outside = Décalé ainsi, le bâtiment sortirait des 4 x 4 cases.
error-solo-clock = En solo, l’horloge ne s’arrête jamais.
error-stale = Quelqu’un a joué entre-temps : regardez et choisissez à nouveau.
error-still-playing = Cette partie est encore en cours : elle pourra être revue à la fin.
error-table-closed = Cette table a été fermée.
error-table-move = Seule la table elle-même fait le coup { $move }.
error-time-up = Les trois minutes sont passées.
error-too-high = Là, la pièce dépasserait le niveau 4, le plus haut.
error-too-late = La manche { $round } était déjà finie : trop tard.
error-too-many = C’est trop à la fois : attendez un instant et réessayez.
error-too-much-hidden = De telles cartes à { $wanted } pièces cachées sont trop rares : demandez-en { $most } au plus.
error-unknown-bot = Il n’y a pas de bot { $level } ; il y a : { $known }.
error-unknown-building-move = « { $text } » n’est pas un coup de Recto Verso ; les coups sont place et move PIÈCE CUBES, take PIÈCE, shift +x, -x, +y ou -y, recto, verso.
error-unknown-guest = Personne de ce nom n’est à la table.
error-unknown-language = Il n’y a pas de langue « { $language } » ici ; il y a : { $known }.
error-unknown-layer = Il n’y a pas de calque { $layer } ; les calques vont de 1 à 5.
error-unknown-phrase = Il n’y a pas de phrase « { $phrase } » ; les phrases sont : { $known }.
error-word-said = Vous avez dit Recto ; Verso est à dire par votre partenaire.
table-full = Toutes les places sont prises. Vous pouvez regarder la partie d’ici.
watching = Vous regardez cette partie.
seat-lost = Votre place est de nouveau libre : prenez-en une, ou regardez.
end-table-sure = Fermer la table pour tout le monde ?

## Analyse d’une partie

review = Analyse
review-about = Chaque coup jugé d’après ce que son joueur pouvait savoir : ce qu’il promettait, ce qu’il a coûté, et la part de chance.
review-open = Analyser cette partie
review-progress = Coup { $done } sur { $of }…
review-value = { $measure ->
    [points] { $value }
   *[chance] { $value } %
  }
review-account = { $name } : le premier tour promettait { $measure ->
    [points] { $promised } points
   *[chance] { $promised } % de chances de gagner
  }. Coups : { $lost } perdus ; chance : { $luck } ; à la fin : { $measure ->
    [points] { $end } points
   *[chance] { $end } %
  }.
review-lessons = { $count ->
    [one] Un coup instructif
   *[other] { $count } coups instructifs
  } : { $name }
review-step = Coup { $step }
review-lesson = Mieux : { $best } plutôt que { $move }. Coût : { $measure ->
    [points] { $lost } points
   *[chance] { $lost } % de chances de gagner
  }.
review-none = Aucun coup n’a rien coûté de notable.
review-graph = { $measure ->
    [points] Points attendus, coup par coup
   *[chance] Chances de gagner, coup par coup
  }
review-here = Coup { $step }, { $name } : les choix
review-choice = Choix
review-promise = Promet
review-lost = Coûte
review-luck = Chance après le coup joué : { $luck }.
review-how = Chaque choix a été joué jusqu’au bout dans les mêmes { $worlds } mondes imaginés, sans regarder les cartes cachées.
review-move = { $kind ->
    [keep] garder
    [flip] retourner
    [pass] ne rien valider
   *[bank] valider { $colour ->
        [blue] bleu
        [green] vert
       *[orange] orange
      } { $run }{ $joker ->
        [none] {""}
       *[other] {" "}(★ pour { $joker })
      }
  }

## Hints

hint = Indice
hint-about = Indices pendant la partie
hint-thinking = Réflexion…
hint-verso-keep = Gardez le { verso-face } : { $why ->
    [away] rien de mieux au verso, et celui-ci s’en va.
    [square] il complète un carré.
    [run] il prolonge votre série.
    [points] ses trois points sont bons à prendre.
   *[place] il ouvre une place dont vous aurez besoin.
  }
hint-verso-flip = Retournez le { verso-face } : { $why ->
    [have] vous l’avez déjà.
   *[better] ce qui peut être au verso vous convient mieux en moyenne.
  }
hint-verso-bank = Validez la série { $colour ->
    [blue] bleue
    [green] verte
   *[orange] orange
  } { $run } pour { verso-points } : { $why ->
    [last] c’est la meilleure série pour la fin.
    [long] elle ne s’allongera plus guère.
   *[points] attendre risquerait plus que cela ne promet.
  }
hint-verso-pass = Il n’y a plus rien à valider : passez.
hint-recto-verso-stuck = Tel quel, cela ne peut plus marcher. Enlevez d’abord : { $pieces }.
hint-recto-verso-shift = À cette place cela ne peut plus marcher, mais oui en déplaçant toute la construction.
hint-recto-verso-hidden = Cela peut encore marcher. Caché des deux côtés : { $pieces }.
hint-recto-verso-unseen = Cela peut encore marcher. { $count ->
    [0] Votre côté montre toutes les pièces.
   *[other] Votre côté ne montre pas : { $pieces }.
  }
hint-dessus-dessous-top = Le calque { $layer } est tout en haut, { $side ->
    [front] recto
   *[back] verso
  } visible.
