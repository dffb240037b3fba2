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
    }, zamieniane kolejno; te same rozdania dla każdego składu, z ziarna { $seed }.
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
    }; rozstrzygnęły dotychczasowe punkty.
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
arena-head-mean-time = średnia decyzja
arena-head-slow-time = 99 % w czasie
arena-seat = { $seat }
arena-decisions = decyzje
arena-standings-heading = Klasyfikacja
arena-standings-note = Pod każdą liczbą stoi jej przedział 95 %. Najwolniejsza setna część decyzji trwała dłużej, niż podaje ostatnia kolumna.
arena-ratings-heading = Ranking
arena-ratings-note = Ranking Placketta i Luce’a z kolejności na mecie, z przedziałami 95 %; każdy zaczyna od 25.
arena-shares-heading = Zwycięstwa
arena-shares-note = Część partii, które wygrał każdy bot. Linia przerywana to równy udział.
arena-scores-heading = Wyniki
arena-scores-note = Jak często padał każdy wynik; kreska to średnia.
arena-sources-heading = Skąd są punkty
arena-sources-note = Średnie punkty każdego bota według rodzaju wiersza w podsumowaniu.
arena-seat-advantage-heading = Miejsca
arena-seat-advantage-note = Jak często wygrywało każde miejsce, ktokolwiek na nim siedział. Linia przerywana to równy udział.
arena-ahead-heading = Kto kończy przed kim
arena-ahead-note = Jak często bot z wiersza kończył przed botem z kolumny, gdy grali obaj.
arena-length-heading = Długość partii
arena-length-note = Decyzje wszystkich miejsc razem w każdej partii.
source-planet-sheet-objective = cel
source-planet-sheet-animal = zwierzęta
source-rauha-sheet-biomes = biomy
source-rauha-sheet-entities = istoty
source-rauha-sheet-water = woda
source-earth-sheet-base = punkty z kart
source-earth-sheet-events = wydarzenia
source-earth-sheet-compost = kompost
source-earth-sheet-sprouts = kiełki
source-earth-sheet-growth = wzrost
source-earth-sheet-terrain = tereny
source-earth-sheet-ecosystem = ekosystemy
source-earth-sheet-fauna = fauna
source-earth-sheet-bonus = pierwsza pełna siatka
