# Sędzia partii na prawdziwym stole.

score-head-habitat = środowisko naturalne
score-head-touches = sąsiaduje z
score-head-size = pola
score-head-round = runda
score-head-animal = zwierzę
score-head-need = wymaganie
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
score-planet-leads = na razie { $seat }
score-planet-tied-now = na razie nikt; remis: { $seats }
score-planet-tied-carried = remis: { $seats }; karta przechodzi na rundę { $round }
score-planet-tied-boxed = remis: { $seats }; karta trafia do pudełka
score-planet-nobody-now = na razie nikt; żadna planeta nie spełnia wymagania
score-planet-nobody-carried = żadna planeta nie spełnia wymagania; karta przechodzi na rundę { $round }
score-planet-nobody-boxed = żadna planeta nie spełnia wymagania; karta trafia do pudełka
score-planet-sheet = Punktacja w rundzie { $round }
score-planet-sheet-after = Punktacja po zwierzętach z rundy { $round }
score-planet-no-sheet = Punktacja wymaga kart celu wszystkich graczy; brakuje: { $seats }.

score-rauha-title = Plansze; totem na polu { $totem } z 16
score-rauha-head-seat = plansza
score-rauha-head-points = energia
score-rauha-head-crystals = kryształy
score-rauha-head-water = symbole wody
score-rauha-head-water-points = energia za wodę
score-rauha-full-line =
    { $seat }: { $line ->
        [row] zapełniony rząd
       *[column] zapełniona kolumna
    } { $index }; umieszczenie tam karty zaprasza boską istotę { $entity }.
score-rauha-held = Boskie istoty, { $seat }: { $entities }.
score-rauha-line =
    { $seat }, rząd lub kolumna totemu: najwyżej { $points ->
        [one] { $points } punkt energii
        [few] { $points } punkty energii
        [many] { $points } punktów energii
       *[other] { $points } punktu energii
    }, zostaje { $crystals ->
        [one] { $crystals } kryształ
        [few] { $crystals } kryształy
        [many] { $crystals } kryształów
       *[other] { $crystals } kryształu
    }. { $actions }
score-rauha-scoring =
    { $seat }, punktacja teraz: najwyżej { $points ->
        [one] { $points } punkt energii
        [few] { $points } punkty energii
        [many] { $points } punktów energii
       *[other] { $points } punktu energii
    } i { $water } za wodę, zostaje { $crystals ->
        [one] { $crystals } kryształ
        [few] { $crystals } kryształy
        [many] { $crystals } kryształów
       *[other] { $crystals } kryształu
    }. { $actions }
score-rauha-way = Jak: { $actions }.
score-rauha-no-way = Nie ma czego aktywować.
