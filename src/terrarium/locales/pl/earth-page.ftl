# Earth in the browser.
earth-page-stage =
    Runda { $round }{ $action ->
        [plant] {" · "}Zasadzanie
        [compost] {" · "}Kompostowanie
        [water] {" · "}Nawadnianie
        [grow] {" · "}Przyrost
       *[none] {""}
    }
earth-page-color-green = zielona
earth-page-color-red = czerwona
earth-page-color-blue = niebieska
earth-page-color-yellow = żółta
earth-page-color-multicolor = wielokolorowa
earth-page-color-black = czarna
earth-page-color-brown = brązowa
earth-page-kind-flora = Flora
earth-page-kind-terrain = Teren
earth-page-kind-event = Wydarzenie
earth-page-kind-island = Wyspa
earth-page-kind-climate = Klimat
earth-page-type-tree = drzewo
earth-page-type-herb = zioło
earth-page-type-mushroom = grzyb
earth-page-type-bush = krzew
earth-page-habitat-sunny = słoneczne
earth-page-habitat-wet = mokre
earth-page-habitat-rocky = skaliste
earth-page-habitat-cold = zimne
earth-page-gain-soil = gleba
earth-page-gain-draw = karty
earth-page-gain-deck = karty z talii do kompostu
earth-page-gain-sprout = kiełki
earth-page-gain-growth = przyrost
earth-page-gain-hand = karty z ręki do kompostu
earth-page-vp = { $points } PZ
earth-page-price = gleba: { $soil }
earth-page-price-less = zamiast { $soil }
earth-page-sprout-spaces = { $count ->
        [one] { $count } miejsce na kiełki
        [few] { $count } miejsca na kiełki
       *[many] { $count } miejsc na kiełki
    }
earth-page-growth-spaces = przyrost { $count }, korona { $canopy } PZ
earth-page-cell = Wiersz { $row }, kolumna { $column }: { $card }
earth-page-cell-sprouts = kiełki: { $count } z { $spaces }
earth-page-cell-growth = przyrost: { $count } z { $spaces }
earth-page-cell-change = wybrano { $change }
earth-page-spot = Wolne miejsce, wiersz { $row }, kolumna { $column }
earth-page-points-by = { $points } PZ więcej
earth-page-hand = Ręka
earth-page-hand-of = Ręka: { $count }
earth-page-hand-count = { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
earth-page-hand-keys = i pokazuje całą kartę · k zachować · c do kompostu
earth-page-sort-cost = Według ceny
earth-page-sort-kind = Według rodzaju
earth-page-sort-color = Według koloru
earth-page-sort-points = Według punktów
earth-page-affordable = Tylko te, na które mnie stać
earth-page-no-cards = Nie ma kart do pokazania.
earth-page-wish-keep = do zachowania
earth-page-wish-compost = do kompostu
earth-page-soil = Gleba
earth-page-compost = Kompost
earth-page-sprouts = Kiełki
earth-page-growth = Przyrost
earth-page-event = Wydarzenie
earth-page-events = { $count ->
        [one] { $count } wydarzenie
        [few] { $count } wydarzenia
       *[many] { $count } wydarzeń
    }
earth-page-piles = Talia { $deck }, stos kart odrzuconych { $discards }
earth-page-hidden = Wszyscy zasadzają; stosów teraz się nie liczy.
earth-page-hidden-planting = Co zasadzili inni, widać, gdy wszyscy skończą.
earth-page-revealed = Zasadzone przez innych
earth-page-close = Zamknij
earth-page-choose-action = Cztery akcje
earth-page-action-plant = Zasadzanie
earth-page-action-compost = Kompostowanie
earth-page-action-water = Nawadnianie
earth-page-action-grow = Przyrost
earth-page-plant-two = 2 karty
earth-page-wakes = Pobudza kart twoich: { $cards }{ $priced ->
        [none] {""}
       *[some] {" "}(z ceną: { $paid })
    }, innych: { $others }
earth-page-choose-card = { $count ->
        [one] Wybierz z ręki kartę do zasadzenia.
        [few] Wybierz kartę z ręki; można zasadzić { $count }.
       *[many] Wybierz kartę z ręki; można zasadzić { $count }.
    }
earth-page-choose-place = Wybierz jedno z jaśniejących miejsc; liczba mówi, ile ono teraz daje.
earth-page-plant = Zasadź { $card } (gleba: { $soil })
earth-page-keep = Karty, z których jedną zachowasz
earth-page-answers = Odpowiedzi
earth-page-fill = Rozłóż: { $count }
earth-page-place-sprouts = { $count ->
        [one] Połóż { $count } kiełek
        [few] Połóż { $count } kiełki
       *[many] Połóż { $count } kiełków
    }
earth-page-place-growth = Połóż przyrost: { $count }
earth-page-give = Oddaj: { $count }
earth-page-give-advised = Oddaj z najmniejszą stratą
earth-page-pay-advised = Zapłać glebą
earth-page-copy-advised = Skopiuj najlepszą
earth-page-use-advised = Użyj z najmniejszą stratą
earth-page-compost-advised = { $count ->
        [one] Skompostuj najmniej przydatną kartę
        [few] Skompostuj { $left } najmniej przydatne karty
       *[many] Skompostuj { $left } najmniej przydatnych kart
    }
earth-page-compost-cards = { $count ->
        [one] Skompostuj { $count } kartę
        [few] Skompostuj { $count } karty
       *[many] Skompostuj { $count } kart
    }
earth-page-run-on = Dalej aż do końca
earth-page-run = Co nadchodzi
earth-page-coming = { $count ->
        [one] Jeszcze { $count } karta
        [few] Jeszcze { $count } karty
       *[many] Jeszcze { $count } kart
    }
earth-page-plan = Pytaj, pomiń albo użyj bez pytania
earth-page-plan-ask = pytaj
earth-page-plan-skip = pomiń
earth-page-plan-use = użyj
earth-page-plan-free = sama
earth-page-sides = Strony do wyboru
earth-page-question = Pytanie
earth-page-own-grid = Twoja siatka
earth-page-grid-of = Siatka gracza { $name }
earth-page-back = Wróć do mojej siatki
earth-page-fauna = Fauna
earth-page-shared = Wspólne ekosystemy, punkty teraz
earth-page-show-pad = Notes punktacji
earth-page-show-goals = Cele
earth-page-pad = Notes punktacji
page-category-earth-sheet-base = Karty
page-category-earth-sheet-events = Wydarzenia
page-category-earth-sheet-compost = Kompost
page-category-earth-sheet-sprouts = Kiełki
page-category-earth-sheet-growth = Przyrost
page-category-earth-sheet-terrain = Tereny
page-category-earth-sheet-ecosystem = Ekosystemy
page-category-earth-sheet-fauna = Fauna
page-category-earth-sheet-bonus = Pierwsza pełna siatka
earth-page-gaia-turns = tura { $turns } z 12, przejście { $passes }
earth-page-gaia-skips = Pomija swoją następną turę.
earth-page-team = Twoja drużyna
earth-page-partner =
    { $name } ma na ręce { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }:
page-not-won = Tym razem bez zwycięstwa
earth-page-wakes-own = Pobudza kart twoich: { $cards }{ $priced ->
        [none] {""}
       *[some] {" "}(z ceną: { $paid })
    }
earth-page-gaia-answer-plant = Gaja otrzymuje karty, których nie zatrzymasz.
earth-page-gaia-answer-compost = Gaja kompostuje { $more ->
        [yes] 5 kart
       *[no] 2 karty
    } i otrzymuje tyle gleby, ile ty zyskasz.
earth-page-gaia-answer-water = Gaja otrzymuje kiełek za każdą twoją kartę z kolorem niebieskim{ $more ->
        [yes] {" "}i jeszcze 3
       *[no] {""}
    }.
earth-page-gaia-answer-grow = Gaja otrzymuje przyrost za każdą kartę, którą dobierzesz{ $more ->
        [yes] {" "}i jeszcze 3
       *[no] {""}
    }.
earth-page-gaia-card = Jej karta: { $card }
earth-page-gaia-does-360 = Ty mówisz, na którym z dwóch górnych celów kładzie liść.
earth-page-gaia-does-361 = Ty mówisz, na którym z dwóch dolnych celów kładzie liść.
earth-page-gaia-does-362 = Ty też nawadniasz; potem Gaja otrzymuje 7 kiełków i po jednym za każdą twoją kartę z kolorem niebieskim.
earth-page-gaia-does-363 = Ty też masz przyrost; potem Gaja otrzymuje 7 przyrostu i po jednym za każdą dobraną przez ciebie kartę.
earth-page-gaia-does-364 = Ty też kompostujesz; potem Gaja kompostuje 8 kart i otrzymuje tyle gleby, ile ty zyskasz.
earth-page-gaia-does-365 = Ty też zasadzasz; potem 3 karty z talii trafiają na jej stos.
earth-page-pile-worth = { $cards ->
        [one] { $cards } karta na jej stosie: { $points } PZ
        [few] { $cards } karty na jej stosie: { $points } PZ
       *[many] { $cards } kart na jej stosie: { $points } PZ
    }
earth-page-play-event = zagraj teraz
earth-page-part-events = Wydarzenia leżą obok siatki.
earth-page-part-compost = Każda karta w kompoście jest warta 1 PZ.

# Ilości, okna, to, na co jeszcze nie stać (E75 do E77)
earth-page-fewer = Albo mniej:
earth-page-less = Albo mniej:
earth-page-means = Możesz teraz zagrać:
earth-page-means-unpaid = Teraz nie stać cię na to. Najpierw możesz zagrać:
earth-page-means-copy = Nie stać cię na żadną zdolność, którą można skopiować. Najpierw możesz zagrać:
earth-page-means-plant = Na razie nie możesz nic zasadzić. Wydarzenie lub zamiana może opłacić kartę:
earth-page-most-on = Zawsze najwięcej i dalej aż do końca
