# Słowa przy każdym stole, niezależnie od gry.

version = Terrarium { $version }
rules-compiled = Zasady są skompilowane.
rules-plain = Zasady działają w zwykłym Pythonie.
dealt-again = { $seat } gra dalej od tego miejsca; wszystko, co zakryte, rozdano na nowo.

# Nazwy: miejsce bez nazwy, własne miejsce, miejsce grające losowo, karta nazwana przez właściciela.
name-seat = Gracz { $number }
name-you = Gracz { $number } (ty)
name-bot = Gracz { $number } ({ $bot })
own-name = { $name }
list-and = { $items } i { $last }

wait-for = Teraz gra: { $seats }.

# Gra przy stole tekstowym.
table-start = { $game }. Przy stole: { $seats }. Ziarno losowania: { $seed }.
table-start-help = Wpisz ?, aby zobaczyć pomoc.
table-turn = Teraz gra: { $seat }.
table-pause = { $seat }: naciśnij Enter, gdy nikt inny nie widzi ekranu.
table-choose = Co robisz?
table-page = Możliwości: { $shown } z { $all }; + pokazuje kolejne.
table-no-advice = Dla tego wyboru nie ma podpowiedzi.
table-undone = { $seat } cofa ostatnią akcję.
table-saved = Przebieg gry zapisano w pliku { $file }.
table-save-where = Po literze s wpisz nazwę pliku, na przykład: s gra.txt
table-left =
    Odchodzisz od stołu po { $moves ->
        [one] { $moves } akcji
        [few] { $moves } akcjach
        [many] { $moves } akcjach
       *[other] { $moves } akcji
    }. Ziarno losowania: { $seed }.
table-saved-next = Co w niej można było zrobić lepiej: terrarium review { $file }
table-end = Koniec gry. „s PLIK” zapisuje przebieg gry, Enter kończy program.

# Co można wpisać.
table-help-choose = Wpisz słowo lub numer przed wybraną możliwością; kilka odpowiedzi naraz oddziel spacjami.
table-help-back = - cofa jeden krok wpisywanej akcji.
table-help-look = l pokazuje ponownie stół, Enter możliwości.
table-help-page = + pokazuje dalszy ciąg długiej listy.
table-help-run = r wykonuje podpowiedzi do końca aktywacji.
table-help-undo = u cofa twoją ostatnią akcję, o ile nie odkryto niczego zakrytego i nikt inny nie wykonał już akcji.
table-help-save = s PLIK zapisuje przebieg gry do pliku.
table-help-quit = q kończy program, podobnie jak koniec danych wejściowych.
table-help-setting = W każdej chwili można wpisać „{ $setting } on” lub „{ $setting } off”. { $about }
table-option = Opcja { $option }: { $value }. { $meaning }
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
        [one] Wygrywa { $seats }.
        [few] Wspólne zwycięstwo: { $seats }.
        [many] Wspólne zwycięstwo: { $seats }.
       *[other] Wspólne zwycięstwo: { $seats }.
    }

# Odtwarzanie zapisu.
replay-step = Enter pokazuje następną akcję, q kończy program.
replay-remark = Notatka: { $remark }
replay-unfinished =
    Gry nie dokończono; zapis kończy się po { $moves ->
        [one] { $moves } akcji
        [few] { $moves } akcjach
        [many] { $moves } akcjach
       *[other] { $moves } akcji
    }.
