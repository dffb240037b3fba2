# Statystyki zakończonych partii: na stronie i w terminalu.
stats-results = Wyniki
stats-sources = Punkty według źródeł
stats-sources-note = Średnie punkty gracza, najstarsze partie na górze.
stats-cards = Najczęściej sadzone karty
stats-cards-note = Jak często wygrywano partie z tą kartą. Paski to przedziały ufności 95 %; najczęściej sadzone karty są na górze.
stats-head-game = Gra
stats-head-seats = Gracze
stats-head-opponents = Przeciwnicy
stats-head-played = Partie
stats-head-won = Wygrane
stats-head-best = Najlepszy
stats-head-mean = Średnia
stats-head-source = Źródło
stats-head-earlier = Wcześniejsza połowa
stats-head-later = Późniejsza połowa
stats-head-card = Karta
stats-head-games = Partie
stats-alone = w pojedynkę
stats-people = ludzie
stats-unknown = nie wiadomo
stats-won = { $won } ({ $percent })
stats-percent = { $number } %
stats-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-period-games =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }
stats-card-words =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }, wygrane: { $percent }
stats-title =
    { $games ->
        [one] { $games } zakończona partia
        [few] { $games } zakończone partie
        [many] { $games } zakończonych partii
       *[other] { $games } zakończonych partii
    } w { $folder }
stats-of-game = { $what }: { $game }
stats-skipped = Nie liczy się: { $file }. { $why }
stats-progress = Przeczytano { $percent } % plików
stats-written = Strona jest w { $path }.
page-stats = Statystyki
page-stats-mine = Moje partie
page-stats-everybody = Partie wszystkich
page-stats-about = Twoje zakończone partie na tym serwerze. Lekcje, wgrane zapisy i partie grane dalej od chwili z innej się nie liczą.
page-stats-everybody-about = Wyniki wszystkich osób na tym serwerze, bez imion.
page-stats-none = Nie ma jeszcze wyników. Pojawią się po zakończeniu partii.
page-stats-pending =
    { $count ->
        [one] Trwa jeszcze liczenie { $count } starszej partii.
        [few] Trwa jeszcze liczenie { $count } starszych partii.
        [many] Trwa jeszcze liczenie { $count } starszych partii.
       *[other] Trwa jeszcze liczenie { $count } starszych partii.
    }
page-stats-graph = Średnie punkty według źródeł w grze { $game }, od najstarszej partii do najnowszej
page-stats-period = { $when }: punkty { $score }
page-stats-as-csv = Pobierz jako CSV
page-stats-as-json = Pobierz jako JSON
page-stats-game = Pokazana gra
page-stats-last = Ostatnio
page-stats-total = Razem
