# Słowa przy każdym stole, niezależnie od gry.

version = Terrarium { $version }
rules-compiled = Zasady działają w wersji skompilowanej.
rules-plain = Zasady działają jako zwykły Python.

# Nazwy: miejsce bez nazwy, własne miejsce, miejsce grające losowo, karta nazwana przez właściciela.
name-seat = Gracz { $number }
name-you = Gracz { $number } (ty)
name-bot = Gracz { $number } ({ $bot })
own-name = { $name }
list-and = { $items } i { $last }

wait-for = Teraz gra: { $seats }.

# Gra przy stole tekstowym.
table-start = { $game }. Przy stole: { $seats }. Ziarno losowania { $seed }.
table-start-help = Wpisz ?, aby zobaczyć pomoc.
table-turn = Kolejny gracz: { $seat }.
table-pause = { $seat }: naciśnij Enter, gdy nikt inny nie patrzy na ekran.
table-choose = Co robisz?
table-page = Pokazano { $shown } z { $all } możliwości; + pokazuje kolejne.
table-no-advice = Tu nie ma podpowiedzi: ten wybór należy do ciebie.
table-undone = { $seat } cofa ostatnią akcję.
table-saved = Zapis gry jest w pliku { $file }.
table-save-where = Po literze s wpisz nazwę pliku, na przykład: s gra.txt
table-left =
    Odchodzisz od stołu po { $moves ->
        [one] { $moves } akcji
        [few] { $moves } akcjach
        [many] { $moves } akcjach
       *[other] { $moves } akcji
    }; nic więcej nie zostaje zapisane. Ziarno losowania: { $seed }.
table-end = Koniec gry. „s PLIK” zapisuje przebieg gry, Enter kończy.

# Co można wpisać.
table-help-choose = Wpisz to, co stoi przed wybraną możliwością; kilka naraz oddziel spacjami.
table-help-back = - cofa o jeden krok to, co wpisano dla tej akcji.
table-help-look = l pokazuje jeszcze raz stół, a Enter możliwości.
table-help-page = + pokazuje dalszy ciąg długiej listy.
table-help-run = r odpowiada zgodnie z podpowiedzią do końca aktywacji, jeśli gra coś podpowiada.
table-help-undo = u cofa twoją ostatnią akcję, dopóki nic nie zostało odkryte i nikt na nią nie zareagował.
table-help-save = s PLIK zapisuje przebieg gry do pliku.
table-help-quit = q odchodzi od stołu, podobnie jak koniec danych wejściowych.
table-help-setting = „{ $setting } on” i „{ $setting } off” można wpisać w każdej chwili. { $about }
table-option = Opcja { $option } ma wartość { $value }. { $meaning }
table-setting =
    { $meaning }: { $on ->
        [yes] tak („{ $setting } off” wyłącza)
       *[no] nie („{ $setting } on” włącza)
    }.

# Podliczenie punktów.
table-score =
    { $seat }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
table-score-row = { $what }: { $points }
table-rival-score =
    { $name }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
table-team-score =
    { $seats }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
table-rival-won = Wygrywa { $name }.
table-winners =
    { $count ->
        [one] Zwycięzca: { $seats }.
        [few] Zwycięzcy: { $seats }.
        [many] Zwycięzcy: { $seats }.
       *[other] Zwycięzcy: { $seats }.
    }

# Odtwarzanie zapisu.
replay-step = Enter pokazuje następną akcję, q kończy.
replay-remark = Uwaga: { $remark }
replay-unfinished =
    Gra nie została dokończona; zapis urywa się po { $moves ->
        [one] { $moves } akcji
        [few] { $moves } akcjach
        [many] { $moves } akcjach
       *[other] { $moves } akcji
    }.
