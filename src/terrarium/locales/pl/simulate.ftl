# Losowa rozgrywka wielu partii.

simulate-games = Partie
simulate-rate =
    { $rate ->
        [one] { $rate } partia na sekundę
        [few] { $rate } partie na sekundę
        [many] { $rate } partii na sekundę
       *[other] { $rate } partii na sekundę
    }
simulate-so-far =
    { $done } z { $games ->
        [one] { $games } partii
        [few] { $games } partii
        [many] { $games } partii
       *[other] { $games } partii
    }, { $rate } na sekundę, pozostało { $left }
simulate-interrupted =
    Przerwano: rozegrano { $done } z { $games ->
        [one] { $games } partii
        [few] { $games } partii
        [many] { $games } partii
       *[other] { $games } partii
    }.
simulate-cut =
    { $count ->
        [one] { $count } partia nie dobiegła
        [few] { $count } partie nie dobiegły
        [many] { $count } partii nie dobiegło
       *[other] { $count } partii nie dobiegło
    } końca po { $limit ->
        [one] { $limit } decyzji
        [few] { $limit } decyzjach
        [many] { $limit } decyzjach
       *[other] { $limit } decyzji
    }; przerwano je i nie uwzględniono w wynikach.
simulate-title =
    { $name }: { $games ->
        [one] { $games } losowa partia
        [few] { $games } losowe partie
        [many] { $games } losowych partii
       *[other] { $games } losowej partii
    }
simulate-title-bots =
    { $name }: { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }, grają: { $bots }
simulate-head-seat = miejsce
simulate-head-mean = średni wynik
simulate-head-deviation = odchylenie
simulate-head-min = min.
simulate-head-median = mediana
simulate-head-max = maks.
simulate-head-wins = zwycięstwa
simulate-head-confidence = przedział 95 %
simulate-head-figure = wielkość
simulate-head-value = średnio
simulate-head-share = udział
simulate-figures = Statystyki tej gry
simulate-decimal-0 = { NUMBER($number, maximumFractionDigits: 0) }
simulate-decimal-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-decimal-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
simulate-interval = od { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } do { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
simulate-margin = O ile punktów prowadził gracz i w ilu partiach:
simulate-shared =
    Współdzielone zwycięstwa: { $count ->
        [one] { $count } partia
        [few] { $count } partie
        [many] { $count } partii
       *[other] { $count } partii
    } ({ NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } %); każdy zwycięzca liczy się ułamkowo.
simulate-decisions = Decyzje w partii: średnio { $mean }, od { $least } do { $most }.
simulate-speed =
    { $rate ->
        [one] { $rate } partia
        [few] { $rate } partie
        [many] { $rate } partii
       *[other] { $rate } partii
    } na sekundę; łącznie { $time ->
        [one] { $time } sekunda
        [few] { $time } sekundy
        [many] { $time } sekund
       *[other] { $time } sekundy
    }.

simulate-planet-won = zdobyte zwierzęta, ze wszystkich rozłożonych
simulate-planet-won-most = zdobyte zwierzęta: najwięcej obszarów
simulate-planet-won-touching = zdobyte zwierzęta: największy obszar, który sąsiaduje
simulate-planet-won-not-touching = zdobyte zwierzęta: największy obszar, który nie sąsiaduje
simulate-planet-carried = przejścia na następną rundę przypadające na kartę
simulate-planet-moved = karty, które choć raz przeszły na następną rundę
simulate-planet-boxed = karty, które wróciły do pudełka

simulate-rauha-placed = umieszczone karty
simulate-rauha-discarded = odrzucone karty
simulate-rauha-spores = zarodniki na planszach na koniec
simulate-rauha-entities = boskie istoty zaproszone przez graczy, na koniec
simulate-rauha-points-biomes = energia życiowa z biomów
simulate-rauha-points-entities = energia życiowa od boskich istot
simulate-rauha-points-water = energia życiowa za wodę
