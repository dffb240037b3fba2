# Rauha w przeglądarce.

rauha-page-stage = Runda { $round } z { $rounds } · tura { $turn }
rauha-page-stage-scoring = Runda { $round } z { $rounds } · punktacja
rauha-page-round = Runda { $round }

# Plansza.
rauha-page-own-board = Twoja plansza
rauha-page-board-of = Plansza: { $name }
rauha-page-back = Wróć do mojej planszy
rauha-page-totem =
    Totem. Pola jego linii: { $line }. { $turns ->
        [0] Trwa punktacja.
        [one] Po tej turze jest punktacja.
        [few] Tury do punktacji: { $turns }.
        [many] Tury do punktacji: { $turns }.
       *[other] Tury do punktacji: { $turns }.
    }
rauha-page-cell = Pole { $cell }
rauha-page-spore = z zarodnikiem
rauha-page-not-here = tej karty nie można tu położyć
rauha-page-card-here = twoja karta tutaj:
rauha-page-spore-here = tu może trafić zarodnik
rauha-page-can-use = do użycia: { $effect }
rauha-page-track = Tor punktacji, od pierwszego w kolejności gry: { $order }
rauha-page-first = pierwszy gracz

# Dobra.
rauha-page-points = punkty
rauha-page-crystals = kryształy
rauha-page-spores = zarodniki
rauha-page-water = woda
rauha-page-water-count = woda: { $water }

# Karty.
rauha-page-cards = Karty satelity
rauha-page-own-card = Twoja karta
rauha-page-card = Karta { $card }
rauha-page-chosen = wybrana
rauha-page-rest-to = Zatrzymaj jedną. Resztę dostaje { $name }.
rauha-page-rest-gone = Zatrzymaj jedną. Reszta odpada z gry.
rauha-page-keep = Zatrzymaj tę kartę
rauha-page-keep-instead = Jednak zatrzymaj tę kartę
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
rauha-page-covers = zakrywa: { $covered }
rauha-page-brings = zaprasza: { $coming }
rauha-page-place =
    { $cost ->
        [0] Połóż na polu { $cell }, za darmo
        [one] Połóż na polu { $cell } za { $cost } kryształ
        [few] Połóż na polu { $cell } za { $cost } kryształy
        [many] Połóż na polu { $cell } za { $cost } kryształów
       *[other] Połóż na polu { $cell } za { $cost } kryształu
    }
rauha-page-discard = Odrzuć kartę
rauha-page-discard-crystals =
    { $crystals ->
        [one] Odrzuć: weź { $crystals } kryształ
        [few] Odrzuć: weź { $crystals } kryształy
        [many] Odrzuć: weź { $crystals } kryształów
       *[other] Odrzuć: weź { $crystals } kryształu
    }
rauha-page-discard-spore = Odrzuć: połóż zarodnik
rauha-page-discard-spore-on = Odrzuć: zarodnik na pole { $cell }
rauha-page-spore-on = Zarodnik na pole { $cell }
rauha-page-prepare = Gdy inni grają, możesz przygotować miejsce dla swojej karty.
rauha-page-ready = Przygotowane. W swojej turze tylko to potwierdzisz.
rauha-page-planned = Przygotowane na pole { $cell }.
rauha-page-plan-lost = Tego, co było przygotowane, nie da się już zrobić.

# Używanie.
rauha-page-you-use = Użyj
rauha-page-uses = Używa: { $name }
rauha-page-sources = Co można użyć
rauha-page-used = użyte
rauha-page-now = teraz { $points }
rauha-page-take = Weź { $gain }
rauha-page-take-all = Weź { $gain } i zakończ
rauha-page-plus-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
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
        [one] płacąc { $crystals } kryształ
        [few] płacąc { $crystals } kryształy
        [many] płacąc { $crystals } kryształów
       *[other] płacąc { $crystals } kryształu
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
rauha-page-entity-about = Przychodzi za linię symboli: { $symbol }; { $effect }
rauha-page-lends = użycza wody: { $water }
rauha-page-middle = na środku
rauha-page-water-now = Woda i punkty, które dałaby teraz
