# Rauha w przeglądarce.

rauha-page-stage = Runda { $round } z { $rounds } · tura { $turn }
rauha-page-stage-scoring = Runda { $round } z { $rounds } · punktacja
rauha-page-round = Runda { $round }

# Plansza.
rauha-page-own-board = Twoja plansza
rauha-page-board-of = Plansza: { $name }
rauha-page-back = Wróć do mojej planszy
rauha-page-totem =
    Totem. Pola jego rzędu lub kolumny: { $line }. { $turns ->
        [0] Trwa punktacja.
        [one] Po tej turze następuje punktacja.
        [few] Tury do punktacji: { $turns }.
        [many] Tury do punktacji: { $turns }.
       *[other] Tury do punktacji: { $turns }.
    }
rauha-page-cell = Pole { $cell }
rauha-page-spore = z zarodnikiem
rauha-page-not-here = tej karty nie można tu umieścić
rauha-page-card-here = twoja karta tutaj:
rauha-page-spore-here = tu można umieścić zarodnik
rauha-page-can-use = do aktywowania: { $effect }
rauha-page-track = Tor energii życiowej w kolejności gry: { $order }
rauha-page-first = pierwszy gracz

# Dobra.
rauha-page-points = energia życiowa
rauha-page-crystals = kryształy
rauha-page-spores = zarodniki
rauha-page-water = symbole wody
rauha-page-water-count = symbole wody: { $water }

# Karty.
rauha-page-cards = Karty satelity
rauha-page-own-card = Twoja karta
rauha-page-card =
    { $animals ->
        [none] { LIST($biomes) }
       *[some] { LIST($biomes) } ({ LIST($animals) })
    }
rauha-page-a-card = Karta: { $card }
rauha-page-chosen = wybrana
rauha-page-rest-to = Zachowaj jedną kartę. Pozostałe otrzyma { $name }.
rauha-page-rest-gone = Zachowaj jedną kartę. Pozostałe trafią do czarnej dziury.
rauha-page-keep = Zachowaj tę kartę
rauha-page-keep-instead = Zachowaj jednak tę kartę
rauha-page-costs =
    { $cost ->
        [one] kosztuje { $cost } kryształ
        [few] kosztuje { $cost } kryształy
        [many] kosztuje { $cost } kryształów
       *[other] kosztuje { $cost } kryształu
    }
rauha-page-free = za darmo
rauha-page-short =
    { $short ->
        [one] brakuje { $short } kryształu
        [few] brakuje { $short } kryształów
        [many] brakuje { $short } kryształów
       *[other] brakuje { $short } kryształu
    }
rauha-page-only-on = tylko na polach { $cells }
rauha-page-only-marked = tylko na oznaczonych polach
rauha-page-covers = zakrywa: { $covered }
rauha-page-brings = zaprasza: { $coming }
rauha-page-place =
    { $cost ->
        [0] Umieść tutaj, za darmo
        [one] Umieść tutaj za { $cost } kryształ
        [few] Umieść tutaj za { $cost } kryształy
        [many] Umieść tutaj za { $cost } kryształów
       *[other] Umieść tutaj za { $cost } kryształu
    }
rauha-page-discard = Odrzuć kartę
rauha-page-discard-crystals =
    { $crystals ->
        [one] Odrzuć: weź { $crystals } kryształ
        [few] Odrzuć: weź { $crystals } kryształy
        [many] Odrzuć: weź { $crystals } kryształów
       *[other] Odrzuć: weź { $crystals } kryształu
    }
rauha-page-discard-spore = Odrzuć: umieść zarodnik
rauha-page-discard-spore-on = Odrzuć: umieść zarodnik tutaj
rauha-page-spore-on = Umieść zarodnik tutaj
rauha-page-prepare = Gdy grają inni, możesz zaplanować miejsce dla swojej karty.
rauha-page-ready = Zaplanowane. W swojej turze wystarczy to potwierdzić.
rauha-page-planned = Zaplanowane na oznaczonym polu.
rauha-page-plan-lost = Zaplanowany ruch nie jest już możliwy.

# Używanie.
rauha-page-you-use = Aktywuj
rauha-page-uses = Aktywuje: { $name }
rauha-page-sources = Czego można użyć
rauha-page-used = aktywowane
rauha-page-now = teraz { $points }
rauha-page-rest = Weź wszystko, co darmowe: { LIST($gain) }
rauha-page-take = Weź { $gain }
rauha-page-take-all = Weź { $gain } i zakończ
rauha-page-plus-points =
    { $points ->
        [one] { $points } punkt energii
        [few] { $points } punkty energii
        [many] { $points } punktów energii
       *[other] { $points } punktu energii
    }
rauha-page-plus-crystals =
    { $crystals ->
        [one] { $crystals } kryształ
        [few] { $crystals } kryształy
        [many] { $crystals } kryształów
       *[other] { $crystals } kryształu
    }
rauha-page-minus-crystals =
    { $crystals ->
        [one] za { $crystals } kryształ
        [few] za { $crystals } kryształy
        [many] za { $crystals } kryształów
       *[other] za { $crystals } kryształu
    }
rauha-page-plus-spores =
    { $spores ->
        [one] { $spores } zarodnik
        [few] { $spores } zarodniki
        [many] { $spores } zarodników
       *[other] { $spores } zarodnika
    }

# Obok planszy.
rauha-page-entities = Boskie istoty
rauha-page-entity-about = Zapraszana za rząd lub kolumnę symboli: { $symbol }; { $effect }
rauha-page-lends = dodaje symbole wody: { $water }
rauha-page-middle = przy planszy głównej
rauha-page-water-now = Symbole wody i energia życiowa, którą dałyby teraz

# Co się stało; obok jest rysunek karty, a pole jest oznaczone.
rauha-page-placed = { $seat } umieszcza kartę: { $card }.
rauha-page-discarded-spore = { $seat } odrzuca kartę do czarnej dziury i umieszcza zarodnik na planszy.
rauha-page-spore-paid = { $seat } wydaje kryształy i umieszcza zarodnik na planszy ({ $source }).
rauha-page-place-there =
    Umieść kartę { $card }, zakrywając { $covered }{ $cost ->
        [0] { "" }
        [one] , za { $cost } kryształ
        [few] , za { $cost } kryształy
        [many] , za { $cost } kryształów
       *[other] , za { $cost } kryształu
    }{ $entities ->
        [none] { "" }
       *[some] ; przybywa { LIST($entities) }
    }
rauha-page-discard-spore-there = Odrzuć kartę { $card } i umieść zarodnik: { $key }
rauha-page-target-there = Umieść zarodnik: { $key }
rauha-page-biome =
    { LIST($biomes) }{ $animals ->
        [none] { "" }
       *[some] , { LIST($animals) }
    }{ $water ->
        [0] { "" }
        [one] , { $water } symbol wody
        [few] , { $water } symbole wody
        [many] , { $water } symboli wody
       *[other] , { $water } symbolu wody
    }: { $effect }, { $cost ->
        [0] za darmo
        [one] koszt: { $cost } kryształ
        [few] koszt: { $cost } kryształy
        [many] koszt: { $cost } kryształów
       *[other] koszt: { $cost } kryształu
    }
rauha-page-prompt-place = Umieść lub odrzuć wybraną kartę biomu.
rauha-page-water-scored = Porównanie symboli wody z najmniejszą liczbą przy stole.
rauha-page-water-points = Symbole wody i energia życiowa za nie
