# Rozdanie dnia: na stronie i w terminalu.
page-daily = Rozdanie dnia
page-daily-about = To samo rozdanie i ci sami przeciwnicy dla każdego, kto ma tę wersję zasad. Masz jedną próbę. Nowe rozdanie pojawia się o północy UTC. Porównania nie pokazują imion.
page-daily-against =
    { $count ->
        [one] Przeciwko { $count } botowi
        [few] Przeciwko { $count } botom
        [many] Przeciwko { $count } botom
       *[other] Przeciwko { $count } botom
    }, poziom { $level }. Bez podpowiedzi.
page-daily-play = Zagraj
page-daily-play-label = Zagraj rozdanie dnia: { $game }
page-daily-continue = Kontynuuj swoją próbę
page-daily-lost = Stół twojej próby usunięto przed końcem gry.
page-daily-score =
    { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktów
    }
page-daily-players = Inni gracze na tym serwerze
page-daily-bots = Partie botów na twoim miejscu
page-daily-first = Nikt inny nie ukończył tu jeszcze tego rozdania.
page-daily-running = Rozegrane partie botów: { $done } z { $runs }. Liczby zmieniają się aż do końca.
page-daily-better-players =
    { $count ->
        [one] Lepiej niż { $percent } % z { $count } innego gracza.
        [few] Lepiej niż { $percent } % z { $count } innych graczy.
        [many] Lepiej niż { $percent } % z { $count } innych graczy.
       *[other] Lepiej niż { $percent } % z { $count } innych graczy.
    }
page-daily-better-bots = Lepiej niż { $percent } % partii botów (liczba partii: { $count }).
page-daily-share = Skopiuj tekst do udostępnienia
page-daily-shared =
    Terrarium, { $game }, { $day }: { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktów
    }
page-daily-practise = Poćwicz to rozdanie
page-daily-calendar = Wcześniejsze rozdania
page-daily-calendar-about = Wybierz dzień, aby poćwiczyć jego rozdanie. Ćwiczenia się nie liczą. Liczby to twoje wyniki z tego dnia.
page-daily-earlier = Poprzedni miesiąc
page-daily-later = Następny miesiąc
page-daily-practise-day = Poćwicz rozdanie z dnia { $day }
page-daily-practise-scored = Poćwicz rozdanie z dnia { $day }; twój wynik: { $score }
page-daily-column = { $scores }: { $count }
page-daily-streak =
    { $days ->
        [one] { $days } dzień z rzędu z ukończonym rozdaniem
        [few] { $days } dni z rzędu z ukończonym rozdaniem
        [many] { $days } dni z rzędu z ukończonym rozdaniem
       *[other] { $days } dni z rzędu z ukończonym rozdaniem
    }
page-daily-compare = Porównaj swój wynik
daily-progress = Rozegrano { $percent } % partii botów
daily-levels = Partie botów grają po kolei: { $levels }.
