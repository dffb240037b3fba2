# Reviews of finished games, on the page and in the terminal.
review-heading = Review
review-known = Every choice is judged by what could be known then, not by cards that came later.
review-graph = Chances to win
review-none = No choice was clearly worse than another.
review-move = Move { $number }
review-chosen = Chosen: { $answer }
review-better = Better: { $answer } ({ LIST($reasons) })
review-cost = Cost: { $chance } % chance to win (between { $low } and { $high } %), { NUMBER($points, minimumFractionDigits: 1) } points (between { NUMBER($points_low, minimumFractionDigits: 1) } and { NUMBER($points_high, minimumFractionDigits: 1) })
review-counts =
    { $decisions ->
        [one] { $decisions } decision, { $retested } compared closely, { $mistakes } clearly worse than another.
       *[other] { $decisions } decisions, { $retested } compared closely, { $mistakes } clearly worse than another.
    }
review-reason-later = leads to more later
review-balance = Luck and skill
review-balance-start = At the start
review-balance-deal = The deal
review-balance-own = Own choices
review-balance-others = Choices of the others
review-balance-result = Result
review-balance-note = The deal and the choices add up to the result. Choices count where a loss was clear; everything else is the deal.
review-percent = { $number } %
review-progress = Reviewing … { $percent } %
review-written = The report is in { $path }.
