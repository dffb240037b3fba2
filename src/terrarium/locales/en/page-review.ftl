# The page of a review.
page-review-point = { $seat }, move { $number }: { $chance } % chance to win lost
page-review-lost = −{ $chance } % chance to win
page-review-moment = Moment of the game
page-review-points = Turning points
page-review-previous = Previous turning point
page-review-next = Next turning point
page-review-equal = All other choices count as equal: they lost nothing for certain.
page-review-eyes = The board as { $seat } could see it then.
page-review-open-cards = With open cards
page-review-open-cards-about = With open cards. Nobody could know all of this then. The board of:
page-review-try = Try again from here
page-review-try-about = You play on at the place of { $seat } and know what could be known there then. Everything hidden is dealt again, and bots play for all others.
page-review-try-alone = You play on and know what could be known then. Everything hidden is dealt again.
page-review-against = Level of the bots
page-review-failed = The review could not be finished.
page-review-again = Start it again
page-review-wait = You can leave this page. The review is kept with the game.
