# Ziemia: co się dzieje, o co jest pytanie i co znaczy odpowiedź.

earth-name = Ziemia
earth-list = { $first }, { $rest }
earth-option-mode = Tryb gry. Początkujący: bez ekosystemów, każdy cel fauny wart 10 PZ. Zaawansowany: po dwie karty każdego rodzaju do wyboru.
earth-option-mode-beginner = początkujący
earth-option-mode-standard = standardowy
earth-option-mode-advanced = zaawansowany
earth-option-open_planting = Zasadzone karty są od razu odkryte; w przeciwnym razie wszyscy zasadzają zakryte.
earth-option-first = Pierwszy gracz: numer miejsca albo random (losowo).

# Przygotowanie i tury.
earth-goals = Fauna: { $cards }.
earth-shared = Wspólne ekosystemy: { $cards }.
earth-picked = { $seat } wybiera kartę { $card }.
earth-turn = Runda { $round }, aktywny gracz: { $seat }.
earth-chose-plant = { $seat } wybiera zasadzanie.
earth-chose-compost = { $seat } wybiera kompostowanie.
earth-chose-water = { $seat } wybiera nawadnianie.
earth-chose-grow = { $seat } wybiera przyrost.

# Zasadzanie.
earth-planted = { $seat } zasadza kartę { $card } w rzędzie { $row }, kolumnie { $column }; koszt w glebie: { $soil }.
earth-replaced = { $seat } zasadza kartę { $card } w rzędzie { $row }, kolumnie { $column } w miejsce karty { $old }.
earth-plants-no-more = { $seat } nie zasadza nic więcej.
earth-kept = { $seat } zachowuje kartę { $card }.
earth-kept-one = { $seat } zachowuje jedną z kart.
earth-revealed = { $seat } odkrywa zasadzone karty: { $cards }.
earth-revealed-nothing = { $seat } nie zasadza żadnej karty.
earth-standing = { $seat } ma teraz: gleba { $soil }, karty na ręce { $hand }, karty w kompostowniku { $compost }.

# Karty i elementy.
earth-drew =
    { $seat } dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
earth-drew-cards = { $seat } dobiera: { $cards }.
earth-tucked = { $seat } kompostuje kartę z ręki.
earth-tucked-card = { $seat } kompostuje z ręki kartę { $card }.
earth-composted =
    { $seat } kompostuje { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } z talii.
earth-soil =
    { $seat } otrzymuje { $soil ->
        [one] { $soil } glebę
        [few] { $soil } gleby
        [many] { $soil } gleb
       *[other] { $soil } gleby
    }.
earth-placed-sprout = { $seat } umieszcza kiełek na karcie { $card } (rząd { $row }, kolumna { $column }).
earth-placed-growth = { $seat } umieszcza znacznik przyrostu na karcie { $card } (rząd { $row }, kolumna { $column }).
earth-removed-sprout = { $seat } zwraca kiełek z karty { $card } (rząd { $row }, kolumna { $column }).
earth-removed-growth = { $seat } zwraca znacznik przyrostu z karty { $card } (rząd { $row }, kolumna { $column }).
earth-lost-sprout =
    { $seat } nie ma miejsca na { $count ->
        [one] { $count } kiełek, który przepada
        [few] { $count } kiełki, które przepadają
        [many] { $count } kiełków, które przepadają
       *[other] { $count } kiełka, które przepadają
    }.
earth-lost-growth =
    { $seat } nie ma miejsca na { $count ->
        [one] { $count } znacznik przyrostu, który przepada
        [few] { $count } znaczniki przyrostu, które przepadają
        [many] { $count } znaczników przyrostu, które przepadają
       *[other] { $count } znacznika przyrostu, które przepadają
    }.
earth-reshuffled =
    Stos kart odrzuconych zostaje przetasowany w nową talię: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.

# Zdolności i wydarzenia.
earth-uses = { $seat } aktywuje kartę { $card }.
earth-skipped = { $seat } pomija kartę { $card }.
earth-copied = { $seat } kopiuje zdolność karty { $other } dzięki karcie { $card }.
earth-paid-soil =
    { $seat } płaci { $soil ->
        [one] { $soil } glebę
        [few] { $soil } gleby
        [many] { $soil } gleb
       *[other] { $soil } gleby
    } za kartę { $card }.
earth-paid-compost =
    { $seat } odrzuca z kompostownika { $count ->
        [one] wierzchnią kartę
        [few] { $count } wierzchnie karty
        [many] { $count } wierzchnich kart
       *[other] { $count } wierzchnie karty
    } za kartę { $card }.
earth-event = { $seat } zagrywa wydarzenie { $card }.
earth-from-compost = { $seat } bierze z kompostownika kartę { $card }.
earth-from-compost-one = { $seat } bierze jedną kartę z kompostownika.
earth-exchanges = { $seat } zamienia 3 kiełki w 2 gleby.

# Cele i koniec.
earth-earned = { $seat } spełnia cel: { $card }.
earth-leaf = { $seat } umieszcza żeton liścia przy karcie { $card }: { $points } PZ.
earth-bonus = { $seat } jako pierwszy gracz kończy siatkę i otrzymuje 7 PZ; to ostatnia runda.
earth-window = Ostatnia tura dobiegła końca: ostatnia szansa na wydarzenia i zamianę kiełków.
earth-points = { $seat }: { $points } PZ.

# Pytania.
earth-prompt-island = Wybierz stronę swojej karty wyspy.
earth-prompt-climate = Wybierz stronę swojej karty klimatu.
earth-prompt-ecosystem = Wybierz stronę swojej karty ekosystemu.
earth-prompt-action = Wybierz akcję.
earth-prompt-benefit-compost = Kompostowanie: wybierz jedną z dwóch korzyści albo żadnej.
earth-prompt-benefit-water = Nawadnianie: wybierz jedną z dwóch korzyści albo żadnej.
earth-prompt-benefit-grow = Przyrost: wybierz jedną z dwóch korzyści albo żadnej.
earth-prompt-plant =
    Zasadź { $count ->
        [one] kartę
        [few] do { $count } kart
        [many] do { $count } kart
       *[other] do { $count } kart
    } albo nic.
earth-prompt-place = Gdzie zasadzasz kartę { $card } (koszt w glebie: { $soil })?
earth-prompt-price = { $card }: pozostało do zapłacenia { $soil }, w glebie lub inaczej.
earth-prompt-keep =
    Zachowaj 1 z { $count ->
        [one] { $count } karty
        [few] { $count } kart
        [many] { $count } kart
       *[other] { $count } karty
    }.
earth-prompt-keep-compost =
    Weź na rękę 1 z { $count ->
        [one] { $count } wierzchniej karty
        [few] { $count } wierzchnich kart
        [many] { $count } wierzchnich kart
       *[other] { $count } wierzchniej karty
    } swojego kompostownika albo żadnej.
earth-prompt-sprouts =
    Umieść { $count ->
        [one] { $count } kiełek
        [few] do { $count } kiełków
        [many] do { $count } kiełków
       *[other] do { $count } kiełków
    }.
earth-prompt-growth =
    Umieść { $count ->
        [one] { $count } znacznik przyrostu
        [few] do { $count } znaczników przyrostu
        [many] do { $count } znaczników przyrostu
       *[other] do { $count } znaczników przyrostu
    }.
earth-prompt-compost =
    Skompostuj { $count ->
        [one] do { $count } karty
        [few] do { $count } kart
        [many] do { $count } kart
       *[other] do { $count } kart
    } z ręki.
earth-prompt-pay-sprouts =
    Zwróć { $count ->
        [one] { $count } kiełek
        [few] { $count } kiełki
        [many] { $count } kiełków
       *[other] { $count } kiełki
    }.
earth-prompt-pay-growth =
    Zwróć { $count ->
        [one] { $count } znacznik przyrostu
        [few] { $count } znaczniki przyrostu
        [many] { $count } znaczników przyrostu
       *[other] { $count } znaczniki przyrostu
    }.
earth-prompt-pay-cards =
    Skompostuj { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } z ręki.
earth-prompt-order = Co aktywujesz najpierw?
earth-prompt-ability = { $card }: { $ability }?
earth-prompt-copy = Którą zdolność kopiuje karta { $card }?
earth-prompt-window = Ostatnia szansa na wydarzenia i zamianę kiełków.

# Odpowiedzi.
earth-do-stop = Nie umieszczaj więcej
earth-do-plant-nothing = Nie zasadzaj nic więcej
earth-do-done = Nic więcej
earth-do-skip = Pomiń
earth-do-use = Aktywuj
earth-do-skip-all = Pomiń tę i wszystkie następne zdolności z kosztem
earth-do-use-all = Aktywuj tę i wszystkie następne zdolności
earth-do-pay-soil = Resztę zapłać glebą
earth-do-board-first = Najpierw wyspa i klimat
earth-do-grid-first = Najpierw siatka
earth-gain-plant =
    zasadź do { $n ->
        [one] { $n } karty
        [few] { $n } kart
        [many] { $n } kart
       *[other] { $n } karty
    }
earth-do-plant = Zasadzanie: { $gains }; aktywowane karty: twoje { $cards }, innych graczy { $others }
earth-do-compost = Kompostowanie: { $gains }; aktywowane karty: twoje { $cards }, innych graczy { $others }
earth-do-water = Nawadnianie: { $gains }; aktywowane karty: twoje { $cards }, innych graczy { $others }
earth-do-grow = Przyrost: { $gains }; aktywowane karty: twoje { $cards }, innych graczy { $others }
earth-do-take-soil = Otrzymaj 2 gleby
earth-do-take-compost = Skompostuj 2 karty z talii
earth-do-take-sprouts = Umieść do 2 kiełków
earth-do-take-cards = Dobierz 2 karty
earth-do-take-growth = Umieść do 2 znaczników przyrostu
earth-do-choose = { $card }
earth-do-plant-card = Zasadź kartę { $card } (koszt w glebie: { $soil })
earth-do-at = Rząd { $row }, kolumna { $column }
earth-do-at-above = Nad siatką, kolumna { $column }
earth-do-at-left = Na lewo od siatki, rząd { $row }
earth-do-at-corner = Nad siatką i na lewo od niej
earth-do-replace = W miejsce karty { $card } (rząd { $row }, kolumna { $column })
earth-do-sprout-on = Umieść kiełek na karcie { $card } (rząd { $row }, kolumna { $column })
earth-do-growth-on = Umieść znacznik przyrostu na karcie { $card } (rząd { $row }, kolumna { $column })
earth-do-sprout-off = Zwróć kiełek z karty { $card } (rząd { $row }, kolumna { $column })
earth-do-growth-off = Zwróć znacznik przyrostu z karty { $card } (rząd { $row }, kolumna { $column })
earth-do-copy = Skopiuj zdolność karty { $card } (rząd { $row }, kolumna { $column })
earth-do-compost-card = Skompostuj kartę { $card }
earth-do-keep = Zachowaj kartę { $card }
earth-do-event = Zagraj wydarzenie { $card }: { $ability }
earth-do-exchange = Zamień 3 kiełki w 2 gleby

# Zliczone w wielu grach.
simulate-earth-turns = tury
simulate-earth-events = zagrane wydarzenia
simulate-earth-run-cards = karty na aktywację
simulate-earth-run-answers = pytania na aktywację (seria umieszczeń lub opłat to jedno pytanie)
simulate-earth-long-answers = pytania na aktywację 8 lub więcej kart
simulate-earth-long-few =
    aktywacje 8 lub więcej kart z najwyżej { $count ->
        [one] { $count } pytaniem
        [few] { $count } pytaniami
        [many] { $count } pytaniami
       *[other] { $count } pytaniami
    }

# Stół w tekście.
earth-table-round = Runda { $round }. Aktywny gracz: { $seat }.
earth-table-piles = Talia { $deck }, stos kart odrzuconych { $discards }.
earth-table-hidden = Wszyscy zasadzają zakryte karty; siatki innych graczy są pokazane sprzed zasadzania.
earth-table-goals = Cele z postępem graczy po kolei („!” spełniony, „= 15” liść z punktami) i wspólne ekosystemy:
earth-table-goal = { $card }: { $rule } ({ $progress })
earth-table-ecosystem = { $card }: { $rule }
earth-table-area = { $seat }: gleba { $soil }, ręka { $hand }, kompostownik { $compost }, na razie { $points } PZ
earth-table-events = Wydarzenia: { $cards }
earth-table-pieces = kiełki { $sprouts } przyrost { $growth }
earth-table-hand = Twoja ręka: numer, koszt w glebie, karta
earth-table-separator = { "; " }
earth-table-card = { $card } ({ $points } PZ). { $abilities }
earth-table-help = Ziemia: wpisz numer przed możliwością albo słowa zapisu, na przykład „plant 107”, „at 0 3” (rząd 0 leży nad siatką, kolumna 0 na lewo od niej), „sprout 2 1”, „event 220” lub „exchange”.

# Amounts, windows, and games that nobody can complete (E75 to E80)

earth-no-benefit = { $seat } rezygnuje z obu korzyści.
earth-drained =
    Nikt nie zasadził karty od { $rounds ->
        [one] { $rounds } rundy
        [few] { $rounds } rund
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    } i nie ma już kart do dobrania: gry nie da się ukończyć, więc się kończy.
earth-unplanted =
    Nikt nie zasadził karty od { $rounds ->
        [one] { $rounds } rundy
        [few] { $rounds } rund
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }: gry nie da się ukończyć, więc się kończy.
earth-prompt-unpayable = { $card }: { $ability }. Teraz cię na to nie stać; pomóc może wydarzenie lub zamiana kiełków.
earth-prompt-turn = Chcesz teraz zagrać wydarzenie?
earth-prompt-amount-soil = Ile gleby chcesz otrzymać (najwyżej { $count })?
earth-prompt-amount-soil-of = { $card }: ile gleby chcesz otrzymać (najwyżej { $count })?
earth-prompt-amount-draw = Ile kart chcesz dobrać (najwyżej { $count })?
earth-prompt-amount-draw-of = { $card }: ile kart chcesz dobrać (najwyżej { $count })?
earth-prompt-amount-deck = Ile kart z talii chcesz skompostować (najwyżej { $count })?
earth-prompt-amount-deck-of = { $card }: ile kart z talii chcesz skompostować (najwyżej { $count })?
earth-do-amount-soil =
    Otrzymaj { $count ->
        [one] { $count } glebę
        [few] { $count } gleby
        [many] { $count } gleb
       *[other] { $count } gleby
    }
earth-do-amount-draw =
    Dobierz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
earth-do-amount-deck =
    Skompostuj { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
earth-do-no-more = Nie pytaj więcej w tej turze
earth-do-no-benefit = Zrezygnuj z obu
earth-do-keep-none = Nie bierz żadnej
earth-option-team_order = Kolejność tur w trybie drużynowym: na przemian między drużynami albo zgodnie z ruchem wskazówek zegara.
earth-option-team_order-alternating = na przemian
earth-option-team_order-clockwise = zgodnie z ruchem wskazówek zegara
earth-setting-careful = Pytaj mnie o każdą korzyść
earth-setting-careful-about = Przy każdej korzyści decydujesz, ile bierzesz, a między zdolnościami możesz zagrać wydarzenie.
