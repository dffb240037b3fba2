# Ziemia: końcowa punktacja i odpowiedź sędziego dla gry na prawdziwym stole.

earth-sheet-base =
    Podstawowa wartość { $cards ->
        [one] { $cards } karty
        [few] { $cards } kart
        [many] { $cards } kart
       *[other] { $cards } kart
    }
earth-sheet-events =
    { $events ->
        [one] { $events } wydarzenie
        [few] { $events } wydarzenia
        [many] { $events } wydarzeń
       *[other] { $events } wydarzeń
    }
earth-sheet-compost =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } kart
    } w kompostowniku
earth-sheet-sprouts =
    { $sprouts ->
        [one] { $sprouts } kiełek
        [few] { $sprouts } kiełki
        [many] { $sprouts } kiełków
       *[other] { $sprouts } kiełków
    }
earth-sheet-growth =
    { $markers ->
        [one] { $markers } znacznik przyrostu
        [few] { $markers } znaczniki przyrostu
        [many] { $markers } znaczników przyrostu
       *[other] { $markers } znaczników przyrostu
    }
earth-sheet-terrain = Teren { $card } ({ $count })
earth-sheet-ecosystem = Ekosystem { $card } ({ $count })
earth-sheet-fauna = Fauna { $card }
earth-sheet-bonus = Pierwsza pełna siatka

earth-won-by-soil = Remis przy { $points } PZ; decyduje gleba ({ $amount }).
earth-won-by-hand = Remis przy { $points } PZ; decydują karty na ręce ({ $amount }).
earth-won-by-growth = Remis przy { $points } PZ; decydują znaczniki przyrostu ({ $amount }).
earth-won-by-sprouts = Remis przy { $points } PZ; decydują kiełki ({ $amount }).
earth-won-by-compost = Remis przy { $points } PZ; decydują karty w kompostowniku ({ $amount }).
earth-shared-victory = Remis przy { $points } PZ i we wszystkim innym: zwycięstwo jest wspólne.
earth-equal-gaia = Remis przy { $points } PZ: wygrywa Gaja.

earth-progress = { $count } z { $need }
score-earth-ecosystems = Co dałby każdy ekosystem: { $seat }
score-earth-fauna = Cele fauny: { $seat }
score-earth-met = tak
score-earth-not-met = jeszcze nie
score-earth-head-card = karta
score-earth-head-name = nazwa
score-earth-head-count = ma
score-earth-head-points = PZ
score-earth-head-goal = wymaga
score-earth-head-met = spełniony
score-earth-head-progress = postęp
score-earth-head-leaf = liść
