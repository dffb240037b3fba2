# Analizy zakończonych gier, na stronie i w terminalu.
review-heading = Analiza gry
review-known = Każdy wybór oceniamy według tego, co można było wtedy wiedzieć, a nie według kart, które przyszły później.
review-graph = Szanse na zwycięstwo
review-none = Żaden wybór nie był wyraźnie gorszy od innego.
review-move = Ruch { $number }
review-chosen = Wybrano: { $answer }
review-better = Lepiej: { $answer } ({ LIST($reasons) })
review-cost = Strata: { $chance } % szans na zwycięstwo (od { $low } do { $high } %), punkty: { NUMBER($points, minimumFractionDigits: 1) } (od { NUMBER($points_low, minimumFractionDigits: 1) } do { NUMBER($points_high, minimumFractionDigits: 1) })
review-counts =
    { $decisions ->
        [one] { $decisions } decyzja; porównano dokładnie: { $retested }; wyraźnie gorsze od innych: { $mistakes }.
        [few] { $decisions } decyzje; porównano dokładnie: { $retested }; wyraźnie gorsze od innych: { $mistakes }.
        [many] { $decisions } decyzji; porównano dokładnie: { $retested }; wyraźnie gorsze od innych: { $mistakes }.
       *[other] { $decisions } decyzji; porównano dokładnie: { $retested }; wyraźnie gorsze od innych: { $mistakes }.
    }
review-reason-later = później daje więcej
review-balance = Szczęście i umiejętności
review-balance-start = Na początku
review-balance-deal = Rozdanie
review-balance-own = Własne wybory
review-balance-others = Wybory innych
review-balance-result = Wynik
review-balance-note = Rozdanie i wybory dają razem wynik. Wybory liczą się tam, gdzie strata była wyraźna; wszystko inne to rozdanie.
review-percent = { $number } %
review-progress = Analiza … { $percent } %
review-written = Raport jest w pliku { $path }.
