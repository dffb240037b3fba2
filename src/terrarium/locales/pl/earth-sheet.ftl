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
       *[other] { $markers } znacznika przyrostu
    }
earth-sheet-terrain = Teren { $card } ({ $count })
earth-sheet-ecosystem = Ekosystem { $card } ({ $count })
earth-sheet-fauna = Fauna { $card }
earth-sheet-bonus = Pierwsza ukończona siatka

earth-won-by-soil = Remis, po { $points } PZ; rozstrzyga gleba ({ $amount }).
earth-won-by-hand = Remis, po { $points } PZ; rozstrzygają karty na ręce ({ $amount }).
earth-won-by-growth = Remis, po { $points } PZ; rozstrzygają znaczniki przyrostu ({ $amount }).
earth-won-by-sprouts = Remis, po { $points } PZ; rozstrzygają kiełki ({ $amount }).
earth-won-by-compost = Remis, po { $points } PZ; rozstrzygają karty w kompostowniku ({ $amount }).
earth-shared-victory = Remis, po { $points } PZ, także we wszystkim innym: wspólne zwycięstwo.
earth-equal-gaia = Remis, po { $points } PZ: wygrywa Gaja.

earth-progress = { $count } z { $need }
score-earth-ecosystems = Punkty za każdy ekosystem: { $seat }
score-earth-fauna = Cele fauny: { $seat }
score-earth-met = tak
score-earth-not-met = jeszcze nie
score-earth-head-card = karta
score-earth-head-name = nazwa
score-earth-head-count = liczba
score-earth-head-points = PZ
score-earth-head-goal = cel
score-earth-head-met = spełniony
score-earth-head-progress = postęp
score-earth-head-leaf = liść
