# Mecze botów: co mówi polecenie, oraz raport.

arena-title =
    { $name }: { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    } na arenie
arena-seats =
    { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
        [many] { $seats } miejsc
       *[other] { $seats } miejsca
    }, zajmowane na zmianę; te same rozdania dla każdego składu, ziarno { $seed }.
arena-resumed =
    Wznowienie meczu: rozegrano już { $done } z { $games ->
        [one] { $games } partii
        [few] { $games } partii
        [many] { $games } partii
       *[other] { $games } partii
    }.
arena-cut =
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
    }; o wyniku zdecydowały zdobyte dotąd punkty.
arena-written = Raport jest w pliku { $path }.
arena-command = Polecenie, które utworzyło ten raport:
arena-with-interval = { NUMBER($value, minimumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1) })
arena-share = { NUMBER($value, minimumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1) } %)
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 2) } ms
arena-head-bot = bot
arena-head-rating = ranking (95 %)
arena-head-wins = zwycięstwa (95 %)
arena-head-score = średni wynik (95 %)
arena-head-played = rozegrane
arena-head-mean-time = średni czas decyzji
arena-head-slow-time = 99 % decyzji w czasie
arena-seat = { $seat }
arena-decisions = decyzje
arena-standings-heading = Klasyfikacja
arena-standings-note = Pod każdą liczbą podano jej przedział 95 %. Najwolniejszy 1 % decyzji trwał dłużej, niż podaje ostatnia kolumna.
arena-ratings-heading = Ranking
arena-ratings-note = Ranking Placketta-Luce’a według kolejności na koniec gry, z przedziałami 95 %; każdy bot zaczyna od 25.
arena-shares-heading = Zwycięstwa
arena-shares-note = Odsetek partii wygranych przez każdego bota. Linia przerywana to równy udział.
arena-scores-heading = Wyniki
arena-scores-note = Jak często padał każdy wynik; linia to średnia.
arena-sources-heading = Skąd pochodzą punkty
arena-sources-note = Średnie punkty każdego bota według kategorii arkusza punktów.
arena-seat-advantage-heading = Miejsca
arena-seat-advantage-note = Jak często wygrywało każde miejsce, dla wszystkich botów razem. Linia przerywana to równy udział.
arena-ahead-heading = Kto kończy przed kim
arena-ahead-note = Jak często bot z danego rzędu kończył grę przed botem z danej kolumny.
arena-length-heading = Długość partii
arena-length-note = Decyzje wszystkich miejsc razem w każdej partii.
source-planet-sheet-objective = cel
source-planet-sheet-animal = zwierzęta
source-rauha-sheet-biomes = biomy
source-rauha-sheet-entities = boskie istoty
source-rauha-sheet-water = woda
source-earth-sheet-base = podstawowe PZ kart
source-earth-sheet-events = wydarzenia
source-earth-sheet-compost = kompostownik
source-earth-sheet-sprouts = kiełki
source-earth-sheet-growth = przyrost
source-earth-sheet-terrain = tereny
source-earth-sheet-ecosystem = ekosystemy
source-earth-sheet-fauna = fauna
source-earth-sheet-bonus = pierwsza ukończona siatka
