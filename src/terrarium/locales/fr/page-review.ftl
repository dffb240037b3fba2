# La page d’une analyse.
page-review-point = { $seat }, coup { $number } : { $chance } % de chances de victoire perdues
page-review-lost = −{ $chance } % de chances
page-review-moment = Moment de la partie
page-review-points = Tournants
page-review-previous = Tournant précédent
page-review-next = Tournant suivant
page-review-equal = Tous les autres choix sont considérés comme égaux : aucun n’a fait perdre à coup sûr.
page-review-eyes = Le plateau comme { $seat } pouvait le voir alors.
page-review-open-cards = Cartes ouvertes
page-review-open-cards-about = Cartes ouvertes. Personne ne pouvait alors savoir tout cela. Vue :
page-review-try = Rejouer à partir d’ici
page-review-try-about = Vous jouez pour { $seat } et savez ce que l’on pouvait savoir alors à cette place. Tout ce qui est caché est redistribué, et des robots jouent pour les autres.
page-review-try-alone = Vous continuez en sachant ce que l’on pouvait savoir alors. Tout ce qui est caché est redistribué.
page-review-against = Niveau des robots
page-review-failed = L’analyse n’a pas pu être terminée.
page-review-again = La relancer
page-review-wait = Vous pouvez quitter cette page. L’analyse est conservée avec la partie.
