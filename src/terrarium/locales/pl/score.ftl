# Sędzia partii na prawdziwym stole.

score-head-habitat = środowisko
score-head-touches = sąsiaduje z
score-head-size = pola
score-head-round = runda
score-head-animal = zwierzę
score-head-need = warunek
score-head-verdict = teraz

score-planet-regions =
    Planeta, { $seat } ({ $covered ->
        [one] { $covered } zakryta ścianka
        [few] { $covered } zakryte ścianki
        [many] { $covered } zakrytych ścianek
       *[other] { $covered } zakrytej ścianki
    }): obszary
score-planet-animals = Zwierzęta w grze w rundzie { $round } i wartości wszystkich planet
score-planet-taken = zdobywa { $seat }
score-planet-taken-by-next = zdobywa { $seat }, rozstrzygają kolejne obszary ({ $sizes })
score-planet-leads = zdobyłby gracz: { $seat }
score-planet-tied-now = na razie nikt; remis: { $seats }
score-planet-tied-carried = remis: { $seats }; karta przechodzi na rundę { $round }
score-planet-tied-boxed = remis: { $seats }; karta wraca do pudełka
score-planet-nobody-now = na razie nikt; żadna planeta nie spełnia warunku
score-planet-nobody-carried = żadna planeta nie spełnia warunku; karta przechodzi na rundę { $round }
score-planet-nobody-boxed = żadna planeta nie spełnia warunku; karta wraca do pudełka
score-planet-sheet = Podliczenie według stanu w rundzie { $round }
score-planet-sheet-after = Podliczenie ze zwierzętami z rundy { $round }
score-planet-no-sheet = Podliczenie wymaga wszystkich celów; brakuje celu: { $seats }.

score-rauha-title = Plansze; totem na miejscu { $totem } z 16
score-rauha-head-seat = plansza
score-rauha-head-points = punkty
score-rauha-head-crystals = kryształy
score-rauha-head-water = woda
score-rauha-head-water-points = punkty za wodę
score-rauha-full-line =
    { $seat }: { $line ->
        [row] zapełniony rząd
       *[column] zapełniona kolumna
    } { $index }; kto umieści tam kartę, zaprosi boską istotę { $entity }.
score-rauha-held = Boskie istoty, { $seat }: { $entities }.
score-rauha-line =
    { $seat }, linia totemu: najwyżej { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, zostaje { $crystals ->
        [one] { $crystals } kryształ
        [few] { $crystals } kryształy
        [many] { $crystals } kryształów
       *[other] { $crystals } kryształu
    }. { $actions }
score-rauha-scoring =
    { $seat }, punktacja teraz: najwyżej { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } i { $water } za wodę, zostaje { $crystals ->
        [one] { $crystals } kryształ
        [few] { $crystals } kryształy
        [many] { $crystals } kryształów
       *[other] { $crystals } kryształu
    }. { $actions }
score-rauha-way = Sposób: { $actions }.
score-rauha-no-way = Nie ma czego aktywować.
