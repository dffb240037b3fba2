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
earth-page-gain-deck = karty z talii do kompostownika
earth-page-gain-sprout = kiełki
earth-page-gain-growth = przyrost
earth-page-gain-hand = karty z ręki do kompostownika
earth-page-vp = { $points } PZ
earth-page-price = gleba: { $soil }
earth-page-price-less = zamiast { $soil }
earth-page-sprout-spaces =
    { $count ->
        [one] { $count } pole na kiełki
        [few] { $count } pola na kiełki
        [many] { $count } pól na kiełki
       *[other] { $count } pola na kiełki
    }
earth-page-growth-spaces = przyrost { $count }, korona { $canopy } PZ
earth-page-cell = Rząd { $row }, kolumna { $column }: { $card }
earth-page-cell-sprouts = kiełki: { $count } z { $spaces }
earth-page-cell-growth = przyrost: { $count } z { $spaces }
earth-page-cell-change = wybrano: { $change }
earth-page-spot = Wolne pole, rząd { $row }, kolumna { $column }
earth-page-points-by = { $points } PZ więcej
earth-page-hand = Ręka
earth-page-hand-of = Ręka: { $count }
earth-page-hand-count =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
        [many] { $count } kart na ręce
       *[other] { $count } karty na ręce
    }
earth-page-hand-keys = i pokazuje całą kartę · k zachowaj · c skompostuj
earth-page-sort-cost = Według kosztu
earth-page-sort-kind = Według rodzaju
earth-page-sort-color = Według koloru
earth-page-sort-points = Według punktów
earth-page-affordable = Tylko te, na które cię stać
earth-page-no-cards = Nie ma kart do pokazania.
earth-page-wish-keep = do zachowania
earth-page-wish-compost = do skompostowania
earth-page-soil = Gleba
earth-page-compost = Kompostownik
earth-page-sprouts = Kiełki
earth-page-growth = Przyrost
earth-page-event = Wydarzenie
earth-page-events =
    { $count ->
        [one] { $count } wydarzenie
        [few] { $count } wydarzenia
        [many] { $count } wydarzeń
       *[other] { $count } wydarzenia
    }
earth-page-piles = Talia { $deck }, stos kart odrzuconych { $discards }
earth-page-hidden = Wszyscy zasadzają; stosy zostaną policzone później.
earth-page-hidden-planting = Karty zasadzone przez innych zobaczysz, gdy wszyscy skończą.
earth-page-revealed = Zasadzone przez innych
earth-page-close = Zamknij
earth-page-choose-action = Cztery akcje
earth-page-action-plant = Zasadzanie
earth-page-action-compost = Kompostowanie
earth-page-action-water = Nawadnianie
earth-page-action-grow = Przyrost
earth-page-plant-two = 2 karty
earth-page-wakes =
    Aktywuje karty twoje: { $cards }{ $priced ->
        [none] { "" }
       *[some] { " " }(z kosztem: { $paid })
    }, innych: { $others }
earth-page-choose-card =
    { $count ->
        [one] Wybierz z ręki kartę do zasadzenia.
        [few] Wybierz kartę z ręki; możesz zasadzić { $count } karty.
        [many] Wybierz kartę z ręki; możesz zasadzić { $count } kart.
       *[other] Wybierz kartę z ręki; możesz zasadzić { $count } karty.
    }
earth-page-choose-place = Wybierz wyróżnione pole; liczba pokazuje, ile PZ teraz daje.
earth-page-plant = Zasadź kartę { $card } (koszt w glebie: { $soil })
earth-page-keep = Zachowaj jedną z kart
earth-page-answers = Odpowiedzi
earth-page-place-sprouts =
    { $count ->
        [one] Umieść { $count } kiełek
        [few] Umieść { $count } kiełki
        [many] Umieść { $count } kiełków
       *[other] Umieść { $count } kiełka
    }
earth-page-place-growth =
    { $count ->
        [one] Umieść { $count } znacznik przyrostu
        [few] Umieść { $count } znaczniki przyrostu
        [many] Umieść { $count } znaczników przyrostu
       *[other] Umieść { $count } znacznika przyrostu
    }
earth-page-give = Zwróć: { $count }
earth-page-give-advised = Zwróć z najmniejszą stratą
earth-page-pay-advised = Zapłać glebą
earth-page-copy-advised = Skopiuj najlepszą zdolność
earth-page-use-advised = Aktywuj z najmniejszą stratą
earth-page-compost-advised =
    { $count ->
        [one] Skompostuj najmniej przydatną kartę
        [few] Skompostuj { $count } najmniej przydatne karty
        [many] Skompostuj { $count } najmniej przydatnych kart
       *[other] Skompostuj { $count } najmniej przydatnej karty
    }
earth-page-compost-cards =
    { $count ->
        [one] Skompostuj { $count } kartę
        [few] Skompostuj { $count } karty
        [many] Skompostuj { $count } kart
       *[other] Skompostuj { $count } karty
    }
earth-page-run-on = Rozpatrz resztę
earth-page-run = Kolejne aktywacje
earth-page-coming =
    { $count ->
        [one] Do aktywowania { $count } karta
        [few] Do aktywowania { $count } karty
        [many] Do aktywowania { $count } kart
       *[other] Do aktywowania { $count } karty
    }
earth-page-plan = Pytaj, pomiń albo aktywuj bez pytania
earth-page-plan-ask = pytaj
earth-page-plan-skip = pomiń
earth-page-plan-use = aktywuj
earth-page-plan-free = automatycznie
earth-page-question = Pytanie
earth-page-own-grid = Twoja siatka
earth-page-grid-of = Siatka: { $name }
earth-page-back = Wróć do mojej siatki
earth-page-fauna = Fauna
earth-page-shared = Wspólne ekosystemy i obecne PZ
earth-page-show-pad = Arkusz punktów
earth-page-show-goals = Cele
earth-page-pad = Arkusz punktów
page-category-earth-sheet-base = Karty
page-category-earth-sheet-events = Wydarzenia
page-category-earth-sheet-compost = Kompostownik
page-category-earth-sheet-sprouts = Kiełki
page-category-earth-sheet-growth = Przyrost
page-category-earth-sheet-terrain = Tereny
page-category-earth-sheet-ecosystem = Ekosystemy
page-category-earth-sheet-fauna = Fauna
page-category-earth-sheet-bonus = Pierwsza ukończona siatka
page-category-earth-sheet-pile = Stos Gai
earth-page-gaia-turns = tura { $turns } z 12, użycie talii: { $passes }
earth-page-gaia-skips = Pomija swoją następną turę.
earth-page-team = Twoja drużyna
earth-page-partner =
    { $name } ma na ręce { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }:
page-not-won = Tym razem bez zwycięstwa
earth-page-wakes-own =
    Aktywuje twoje karty: { $cards }{ $priced ->
        [none] { "" }
       *[some] { " " }(z kosztem: { $paid })
    }
earth-page-gaia-answer-plant = Gaja otrzymuje karty, których nie zachowasz.
earth-page-gaia-answer-compost =
    Gaja kompostuje { $more ->
        [yes] 5 kart
       *[no] 2 karty
    } i otrzymuje tyle gleby, ile ty.
earth-page-gaia-answer-water =
    Gaja otrzymuje kiełek za każdą twoją kartę z niebieską zdolnością{ $more ->
        [yes] { " " }i jeszcze 3
       *[no] { "" }
    }.
earth-page-gaia-answer-grow =
    Gaja otrzymuje znacznik przyrostu za każdą kartę, którą dobierzesz{ $more ->
        [yes] { " " }i jeszcze 3
       *[no] { "" }
    }.
earth-page-gaia-card = Jej karta: { $card }
earth-page-gaia-does-360 = Wybierasz, przy którym z dwóch górnych celów Gaja umieści żeton liścia.
earth-page-gaia-does-361 = Wybierasz, przy którym z dwóch dolnych celów Gaja umieści żeton liścia.
earth-page-gaia-does-362 = Ty też nawadniasz; następnie Gaja otrzymuje 7 kiełków i po jednym za każdą twoją kartę z niebieską zdolnością.
earth-page-gaia-does-363 = Ty też wykonujesz przyrost; następnie Gaja otrzymuje 7 znaczników przyrostu i po jednym za każdą kartę, którą dobierzesz.
earth-page-gaia-does-364 = Ty też kompostujesz; następnie Gaja kompostuje 8 kart i otrzymuje tyle gleby, ile ty.
earth-page-gaia-does-365 = Ty też zasadzasz; następnie 3 karty z talii trafiają na jej stos punktacji.
earth-page-pile-worth =
    { $cards ->
        [one] { $cards } karta na stosie punktacji: { $points } PZ
        [few] { $cards } karty na stosie punktacji: { $points } PZ
        [many] { $cards } kart na stosie punktacji: { $points } PZ
       *[other] { $cards } karty na stosie punktacji: { $points } PZ
    }
earth-page-play-event = zagraj
earth-page-part-events = Wydarzenia leżą obok siatki.
earth-page-part-compost = Każda karta w kompostowniku jest warta 1 PZ.

# Ilości, okna, to, na co jeszcze nie stać (E75 do E77)
earth-page-fewer = Albo mniej:
earth-page-less = Albo mniej:
earth-page-means = Możesz teraz zagrać:
earth-page-means-unpaid = Teraz cię na to nie stać. Możesz najpierw zagrać:
earth-page-means-copy = Nie stać cię na żadną zdolność do skopiowania. Możesz najpierw zagrać:
earth-page-means-plant = Nie stać cię jeszcze na zasadzenie karty. Pomóc może wydarzenie lub zamiana kiełków:
earth-page-most-on = Bierz najwięcej, rozpatrz resztę
earth-page-goal-worth = Liście: { $worth } pkt
earth-page-team-of = Drużyna { $number }: { $points }
earth-page-filter-kind = Wszystkie rodzaje
earth-page-filter-color = Wszystkie kolory
earth-page-filter-habitat = Wszystkie siedliska
earth-page-compact = Zwięźle
earth-page-stock = Gleba { $soil }, karty na ręce { $hand }, kompostownik { $compost }
earth-page-begin-with = Zacznij z: { $sides }
earth-page-choose = Wybierz: { $card }
earth-page-prompt-sides = Wybierz stronę każdej z tych kart.
earth-page-picked = Wybrano: { $count } z { $most }.
earth-page-pick-island = Wybierz stronę wyspy
earth-page-pick-climate = Wybierz stronę klimatu
earth-page-pick-ecosystem = Wybierz stronę ekosystemu
earth-page-run-forecast = Co da rozpatrzenie reszty
earth-page-run-uses = Aktywuje: { $cards }.
earth-page-run-skips = Pomija: { $cards }.
earth-page-from = Dzięki kartom: { $cards }.

# Co się stało; obok jest rysunek karty, a jej miejsce jest oznaczone.
earth-page-planted = { $seat } zasadza kartę { $card }; koszt w glebie: { $soil }.
earth-page-replaced = { $seat } zasadza kartę { $card } w miejsce karty { $old }.
earth-page-placed-sprout = { $seat } umieszcza kiełek na karcie { $card }.
earth-page-placed-growth = { $seat } umieszcza znacznik przyrostu na karcie { $card }.
earth-page-removed-sprout = { $seat } zwraca kiełek z karty { $card }.
earth-page-removed-growth = { $seat } zwraca znacznik przyrostu z karty { $card }.
