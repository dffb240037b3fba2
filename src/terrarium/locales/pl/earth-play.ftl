# Ziemia: co się dzieje, o co jest pytanie i co znaczy odpowiedź.

earth-name = Ziemia
earth-list = { $first }, { $rest }
earth-option-mode = Przygotowanie gry: beginner (bez ekosystemów, każdy cel fauny wart 10 PZ), standard albo advanced (po dwie karty każdego rodzaju do wyboru).
earth-option-open_planting = Zasadzone karty widać od razu; w przeciwnym razie wszyscy zasadzają je zakryte.
earth-option-first = Pierwszy gracz: numer miejsca albo random (los).

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
earth-revealed = Zasadza { $seat }: { $cards }.
earth-revealed-nothing = { $seat } nic nie zasadza.
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
earth-lost-sprout = Bez miejsca przepadają kiełki ({ $seat }): { $count }.
earth-lost-growth = Bez miejsca przepadają znaczniki przyrostu ({ $seat }): { $count }.
earth-reshuffled = Stos kart odrzuconych staje się nową talią; liczba kart: { $count }.

# Zdolności i wydarzenia.
earth-uses = { $seat } używa karty { $card }.
earth-skipped = { $seat } pomija kartę { $card }.
earth-copied = { $seat } kopiuje kartę { $other } kartą { $card }.
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
earth-leaf = { $seat } kładzie liść przy celu { $card }: { $points } PZ.
earth-bonus = { $seat } jako pierwszy gracz wypełnia siatkę i otrzymuje 7 PZ; to ostatnia runda.
earth-window = Ostatnia tura dobiegła końca: ostatnia szansa na wydarzenia i zamianę kiełków.
earth-points = { $seat }: { $points } PZ.

# Pytania.
earth-prompt-island = Wybierz stronę swojej wyspy.
earth-prompt-climate = Wybierz stronę swojego klimatu.
earth-prompt-ecosystem = Wybierz stronę swojego ekosystemu.
earth-prompt-action = Wybierz akcję.
earth-prompt-benefit-compost = Kompostowanie: wybierz jedno z dwojga albo nic.
earth-prompt-benefit-water = Nawadnianie: wybierz jedno z dwojga albo nic.
earth-prompt-benefit-grow = Przyrost: wybierz jedno z dwojga albo nic.
earth-prompt-plant =
    Zasadź { $count ->
        [one] kartę
        [few] do { $count } kart
        [many] do { $count } kart
       *[other] do { $count } kart
    } albo nic.
earth-prompt-place = Gdzie zasadzasz kartę { $card } (koszt w glebie: { $soil })?
earth-prompt-price = { $card }: pozostało do zapłacenia { $soil }, w glebie lub inaczej.
earth-prompt-keep = Zachowaj jedną z obejrzanych kart (jest ich { $count }).
earth-prompt-keep-compost = Weź jedną z wierzchnich kart swojego kompostownika (jest ich { $count }) albo żadnej.
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
earth-do-stop = Na tym koniec
earth-do-plant-nothing = Nie zasadzam nic więcej
earth-do-done = Nic więcej
earth-do-skip = Pomiń
earth-do-use = Użyj
earth-do-skip-all = Pomiń tę i wszystkie następne płatne zdolności
earth-do-use-all = Użyj tej i wszystkich następnych
earth-do-pay-soil = Resztę zapłać glebą
earth-do-board-first = Najpierw wyspa i klimat
earth-do-grid-first = Najpierw siatka
earth-gain-plant = zasadzasz do { $n } kart
earth-do-plant =
    Zasadzanie: { $gains }; pobudzone karty: twoje { $cards }, innych { $others }
earth-do-compost =
    Kompostowanie: { $gains }; pobudzone karty: twoje { $cards }, innych { $others }
earth-do-water =
    Nawadnianie: { $gains }; pobudzone karty: twoje { $cards }, innych { $others }
earth-do-grow =
    Przyrost: { $gains }; pobudzone karty: twoje { $cards }, innych { $others }
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
earth-do-sprout-on = Kiełek na kartę { $card } (rząd { $row }, kolumna { $column })
earth-do-growth-on = Znacznik przyrostu na kartę { $card } (rząd { $row }, kolumna { $column })
earth-do-sprout-off = Zwróć kiełek z karty { $card } (rząd { $row }, kolumna { $column })
earth-do-growth-off = Zwróć znacznik przyrostu z karty { $card } (rząd { $row }, kolumna { $column })
earth-do-copy = Skopiuj kartę { $card } (rząd { $row }, kolumna { $column })
earth-do-compost-card = Skompostuj kartę { $card }
earth-do-keep = Zachowaj kartę { $card }
earth-do-event = Zagraj wydarzenie { $card }: { $ability }
earth-do-exchange = Zamień 3 kiełki w 2 gleby

# Zliczone w wielu grach.
simulate-earth-turns = tury
simulate-earth-events = zagrane wydarzenia
simulate-earth-run-cards = karty na aktywację
simulate-earth-run-answers = pytania na aktywację (rząd umieszczeń lub opłat to jedno pytanie)
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
earth-table-hidden = Wszyscy zasadzają zakryte karty; pozostałych graczy widać jak przed zasadzaniem.
earth-table-goals = Cele z postępem graczy po kolei („!” spełniony, „= 15” liść z punktami) i wspólne ekosystemy:
earth-table-goal = { $card }: { $rule } ({ $progress })
earth-table-ecosystem = { $card }: { $rule }
earth-table-area = { $seat }: gleba { $soil }, ręka { $hand }, kompostownik { $compost }, na razie { $points } PZ
earth-table-events = Wydarzenia: { $cards }
earth-table-pieces = kiełki { $sprouts } przyrost { $growth }
earth-table-hand = Twoja ręka: numer, koszt w glebie, karta
earth-table-card = { $card } ({ $points } PZ). { $abilities }
earth-table-help = Ziemia: wpisz numer przed możliwością albo słowa zapisu, na przykład „plant 107”, „at 0 3” (rząd 0 leży nad siatką, kolumna 0 na lewo od niej), „sprout 2 1”, „event 220” lub „exchange”.

# Amounts, windows, and games that nobody can complete (E75 to E80)

earth-no-benefit = { $seat } rezygnuje z obu korzyści.
earth-drained = Liczba rund, w których nikt nic nie zasadził i nie było kart do dobrania: { $rounds }. Gry nie da się dokończyć, więc się kończy.
earth-unplanted = Liczba rund, w których nikt nic nie zasadził: { $rounds }. Gry nie da się dokończyć, więc się kończy.
earth-prompt-unpayable = { $card }: { $ability }. Teraz nie stać cię na to; pomogłoby wydarzenie lub zamiana.
earth-prompt-turn = Zagrać teraz wydarzenie?
earth-prompt-amount-soil = Ile gleby bierzesz (najwięcej { $count })?
earth-prompt-amount-soil-of = { $card }: ile gleby bierzesz (najwięcej { $count })?
earth-prompt-amount-draw = Ile kart dobierasz (najwięcej { $count })?
earth-prompt-amount-draw-of = { $card }: ile kart dobierasz (najwięcej { $count })?
earth-prompt-amount-deck = Ile kart z talii kompostujesz (najwięcej { $count })?
earth-prompt-amount-deck-of = { $card }: ile kart z talii kompostujesz (najwięcej { $count })?
earth-do-amount-soil = Biorę glebę: { $count }
earth-do-amount-draw = Dobieram karty: { $count }
earth-do-amount-deck = Kompostuję karty: { $count }
earth-do-no-more = Nie pytaj więcej w tej turze
earth-do-no-benefit = Rezygnuję z obu
earth-do-keep-none = Nie biorę żadnej
earth-option-team_order = Czyja tura jest następna w grze drużynowej: kogoś z drugiej drużyny czy następnej osoby zgodnie z ruchem wskazówek zegara.
earth-option-team_order-alternating = na przemian
earth-option-team_order-clockwise = zgodnie z ruchem wskazówek zegara
earth-setting-careful = Pytaj o każdą korzyść
earth-setting-careful-about = Przy każdej korzyści wybierasz, ile bierzesz, a między zdolnościami możesz zagrać wydarzenie.
