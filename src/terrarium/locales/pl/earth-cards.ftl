# Ziemia: zdolności, zasady punktowania i cele, składane z danych kart.
# Zwroty zaczynają się małą literą, bo są częściami innych. $n to liczba; pozostałe wartości to słowa z danych kart.

earth-ability =
    { $color ->
        [green] Zielona
        [red] Czerwona
        [blue] Niebieska
        [yellow] Żółta
        [multicolor] Wielokolorowa
        [black] Czarna
       *[brown] Brązowa
    }: { $ability }

earth-and-2 = { $first } i { $last }
earth-and-3 = { $first }, { $second } i { $last }
earth-pay-gain = { $cost }, następnie { $gain }

# Koszty.
earth-cost-soil =
    zapłać { $n ->
        [one] { $n } glebę
        [few] { $n } gleby
        [many] { $n } gleb
       *[other] { $n } gleb
    }
earth-cost-sprout =
    zwróć { $n ->
        [one] { $n } kiełek
        [few] { $n } kiełki
        [many] { $n } kiełków
       *[other] { $n } kiełków
    }
earth-cost-growth =
    zwróć { $n ->
        [one] { $n } znacznik
        [few] { $n } znaczniki
        [many] { $n } znaczników
       *[other] { $n } znaczników
    } przyrostu
earth-cost-hand =
    skompostuj { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } kart
    } z ręki
earth-cost-compost =
    odrzuć { $n ->
        [one] wierzchnią kartę
        [few] { $n } wierzchnie karty
        [many] { $n } wierzchnich kart
       *[other] { $n } wierzchnich kart
    } ze swojego kompostownika

# Korzyści.
earth-gain-soil =
    otrzymaj { $n ->
        [one] { $n } glebę
        [few] { $n } gleby
        [many] { $n } gleb
       *[other] { $n } gleb
    }
earth-gain-draw =
    dobierz { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } kart
    }
earth-gain-deck =
    skompostuj { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } kart
    } z talii
earth-gain-sprout =
    { $n ->
        [one] umieść { $n } kiełek
        [few] umieść do { $n } kiełków
        [many] umieść do { $n } kiełków
       *[other] umieść do { $n } kiełków
    }
earth-gain-growth =
    { $n ->
        [one] umieść { $n } znacznik przyrostu
        [few] umieść do { $n } znaczników przyrostu
        [many] umieść do { $n } znaczników przyrostu
       *[other] umieść do { $n } znaczników przyrostu
    }
earth-gain-hand =
    skompostuj { $n ->
        [one] do { $n } karty
        [few] do { $n } kart
        [many] do { $n } kart
       *[other] do { $n } kart
    } z ręki

# Efekty.
earth-effect-end-scoring = na koniec gry { $rule }
earth-effect-start =
    na początku dobierz { $draw ->
        [one] { $draw } kartę
        [few] { $draw } karty
        [many] { $draw } kart
       *[other] { $draw } kart
    }, { $hand ->
        [0] nie kompostuj żadnej z nich
        [one] skompostuj { $hand } z nich
        [few] skompostuj { $hand } z nich
        [many] skompostuj { $hand } z nich
       *[other] skompostuj { $hand } z nich
    } i otrzymaj { $soil ->
        [one] { $soil } glebę
        [few] { $soil } gleby
        [many] { $soil } gleb
       *[other] { $soil } gleb
    }
earth-effect-place-on-each-in-line =
    umieść { $piece ->
        [sprout] 1 kiełek
       *[growth] 1 znacznik przyrostu
    } na { $type ->
        [tree] każdym drzewie
        [herb] każdym ziole
        [mushroom] każdym grzybie
       *[bush] każdym krzewie
    } w { $line ->
        [row] tym rzędzie
       *[column] tej kolumnie
    }, także na tej karcie
earth-effect-place-on-adjacent = { $gain } łącznie na kartach flory dookoła tej karty
earth-effect-reduce-planting-cost-type =
    zasadzenie { $word ->
        [tree] drzewa
        [herb] zioła
        [mushroom] grzyba
       *[bush] krzewu
    } kosztuje cię { $n ->
        [one] o { $n } glebę
        [few] o { $n } gleby
        [many] o { $n } gleb
       *[other] o { $n } gleb
    } mniej
earth-effect-reduce-planting-cost-habitat =
    zasadzenie karty z habitatem { $word ->
        [sunny] słonecznym
        [wet] mokrym
        [rocky] skalistym
       *[cold] zimnym
    } kosztuje cię { $n ->
        [one] o { $n } glebę
        [few] o { $n } gleby
        [many] o { $n } gleb
       *[other] o { $n } gleb
    } mniej
earth-effect-pay-with =
    dowolną część kosztu tej karty możesz opłacić { $resource ->
        [sprout] kiełkami
        [growth] znacznikami przyrostu
        [hand] kartami kompostowanymi z ręki
        [compost] kartami ze swojego kompostownika
       *[soil] glebą
    }, po jednej sztuce za każdą glebę
earth-effect-copy =
    aktywuj { $color ->
        [green] zieloną
        [red] czerwoną
        [blue] niebieską
       *[yellow] żółtą
    } zdolność innej karty ze swojej siatki, jakby była na tej karcie
earth-effect-wild = ta karta flory jest jednocześnie drzewem, ziołem, grzybem i krzewem
earth-effect-replace-when-planting =
    zamiast zasadzać, umieść w miejscu tej karty, bez płacenia gleby, kartę z ręki z { $color ->
        [green] zieloną
        [red] czerwoną
        [blue] niebieską
       *[yellow] żółtą
    } zdolnością; ta karta trafia do twojego kompostownika; następnie dobierz { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
earth-effect-cannot-choose =
    nie możesz wybrać akcji { $color ->
        [green] zasadzania
        [red] kompostowania
        [blue] nawadniania
       *[yellow] przyrostu
    }
earth-effect-look-at-compost =
    obejrzyj { $n ->
        [one] wierzchnią kartę
        [few] { $n } wierzchnie karty
        [many] { $n } wierzchnich kart
       *[other] { $n } wierzchniej karty
    } swojego kompostownika, weź 1 na rękę, a pozostałe odłóż na wierzch
earth-effect-per-card-planted = za { $planted } spośród zasadzonych przez ciebie w tej turze: { $ability }
earth-effect-only-if-chosen =
    tylko jeśli wybrana przez ciebie akcja to { $color ->
        [green] zasadzanie
        [red] kompostowanie
        [blue] nawadnianie
       *[yellow] przyrost
    }: { $ability }
earth-effect-when-event-played = za każdym razem, gdy zagrywasz wydarzenie, { $ability }

# Punkty na koniec gry.
earth-score = { $vp } PZ za { $what }
earth-score-at-most = { $vp } PZ za { $what }, najwyżej { $most } PZ
earth-score-ladder =
    { $steps } PZ za 1, 2 i tak dalej aż do { $last } lub więcej { $type ->
        [tree] drzew
        [herb] ziół
        [mushroom] grzybów
       *[bush] krzewów
    }

# Co się liczy, do punktów: „każdą kartę”, „każde 2 karty”.
earth-each-card =
    { $n ->
        [one] każdą kartę
        [few] każde { $n } karty
        [many] każde { $n } kart
       *[other] każde { $n } kart
    }
earth-each-flora =
    { $n ->
        [one] każdą kartę flory
        [few] każde { $n } karty flory
        [many] każde { $n } kart flory
       *[other] każde { $n } kart flory
    }
earth-each-terrain =
    { $n ->
        [one] każdą kartę terenu
        [few] każde { $n } karty terenu
        [many] każde { $n } kart terenu
       *[other] każde { $n } kart terenu
    }
earth-each-event =
    { $n ->
        [one] każde wydarzenie
        [few] każde { $n } wydarzenia
        [many] każde { $n } wydarzeń
       *[other] każde { $n } wydarzeń
    }
earth-each-soil =
    { $n ->
        [one] każdą glebę
        [few] każde { $n } gleby
        [many] każde { $n } gleb
       *[other] każde { $n } gleb
    }
earth-each-sprout =
    { $n ->
        [one] każdy kiełek
        [few] każde { $n } kiełki
        [many] każde { $n } kiełków
       *[other] każde { $n } kiełków
    }
earth-each-growth =
    { $n ->
        [one] każdy znacznik przyrostu
        [few] każde { $n } znaczniki przyrostu
        [many] każde { $n } znaczników przyrostu
       *[other] każde { $n } znaczników przyrostu
    }
earth-each-set =
    { $n ->
        [one] każdy zestaw
        [few] każde { $n } zestawy
        [many] każde { $n } zestawów
       *[other] każde { $n } zestawów
    }
earth-each-row =
    { $n ->
        [one] każdy pełny rząd
        [few] każde { $n } pełne rzędy
        [many] każde { $n } pełnych rzędów
       *[other] każde { $n } pełnych rzędów
    }
earth-each-column =
    { $n ->
        [one] każdą pełną kolumnę
        [few] każde { $n } pełne kolumny
        [many] każde { $n } pełnych kolumn
       *[other] każde { $n } pełnych kolumn
    }
earth-each-space =
    { $n ->
        [one] każde puste pole
        [few] każde { $n } puste pola
        [many] każde { $n } pustych pól
       *[other] każde { $n } pustych pól
    }
earth-each-type =
    { $n ->
        [one] { $type ->
            [tree] każde drzewo
            [herb] każde zioło
            [mushroom] każdy grzyb
           *[bush] każdy krzew
        }
        [few] każde { $n } { $type ->
            [tree] drzewa
            [herb] zioła
            [mushroom] grzyby
           *[bush] krzewy
        }
        [many] każde { $n } { $type ->
            [tree] drzew
            [herb] ziół
            [mushroom] grzybów
           *[bush] krzewów
        }
       *[other] każde { $n } { $type ->
            [tree] drzew
            [herb] ziół
            [mushroom] grzybów
           *[bush] krzewów
        }
    }

# Co się liczy, w celach: „co najmniej 8 kart”.
earth-goal-card =
    co najmniej { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } kart
    }
earth-goal-flora =
    co najmniej { $n ->
        [one] { $n } karta flory
        [few] { $n } karty flory
        [many] { $n } kart flory
       *[other] { $n } kart flory
    }
earth-goal-event =
    co najmniej { $n ->
        [one] { $n } wydarzenie
        [few] { $n } wydarzenia
        [many] { $n } wydarzeń
       *[other] { $n } wydarzeń
    }
earth-goal-soil =
    co najmniej { $n ->
        [one] { $n } gleba
        [few] { $n } gleby
        [many] { $n } gleb
       *[other] { $n } gleb
    }
earth-goal-set =
    co najmniej { $n ->
        [one] { $n } zestaw
        [few] { $n } zestawy
        [many] { $n } zestawów
       *[other] { $n } zestawów
    }
earth-goal-row =
    co najmniej { $n ->
        [one] { $n } pełny rząd
        [few] { $n } pełne rzędy
        [many] { $n } pełnych rzędów
       *[other] { $n } pełnych rzędów
    }
earth-goal-column =
    co najmniej { $n ->
        [one] { $n } pełna kolumna
        [few] { $n } pełne kolumny
        [many] { $n } pełnych kolumn
       *[other] { $n } pełnych kolumn
    }
earth-goal-diagonal =
    { $n ->
        [one] { $n } pełna przekątna
        [few] { $n } pełne przekątne
        [many] { $n } pełnych przekątnych
       *[other] { $n } pełnych przekątnych
    }
earth-goal-type =
    co najmniej { $n ->
        [one] { $n } { $type ->
            [tree] drzewo
            [herb] zioło
            [mushroom] grzyb
           *[bush] krzew
        }
        [few] { $n } { $type ->
            [tree] drzewa
            [herb] zioła
            [mushroom] grzyby
           *[bush] krzewy
        }
        [many] { $n } { $type ->
            [tree] drzew
            [herb] ziół
            [mushroom] grzybów
           *[bush] krzewów
        }
       *[other] { $n } { $type ->
            [tree] drzew
            [herb] ziół
            [mushroom] grzybów
           *[bush] krzewów
        }
    }

earth-count-cards-with-color =
    { $what } z { $color ->
        [green] zieloną
        [red] czerwoną
        [blue] niebieską
        [yellow] żółtą
        [multicolor] wielokolorową
        [black] czarną
       *[brown] brązową
    } zdolnością
earth-count-cards-with-habitat =
    { $what } z habitatem { $habitat ->
        [sunny] słonecznym
        [wet] mokrym
        [rocky] skalistym
       *[cold] zimnym
    }
earth-count-cards-with-habitat-count =
    { $what } z { $limit ->
        [least] co najmniej
        [most] co najwyżej
       *[exactly] dokładnie
    } { $n ->
        [one] { $n } habitatem
        [few] { $n } habitatami
        [many] { $n } habitatami
       *[other] { $n } habitatami
    }
earth-count-cards-with-vp =
    { $what } o podstawowej wartości { $limit ->
        [least] { $n } PZ lub więcej
        [most] { $n } PZ lub mniej
       *[exactly] { $n } PZ
    }
earth-count-cards-with-vp-parity =
    { $what } o { $parity ->
        [even] parzystej
       *[odd] nieparzystej
    } podstawowej wartości PZ
earth-count-cards-with-cost =
    { $what } o koszcie w glebie { $limit ->
        [least] { $n } lub więcej
        [most] { $n } lub mniej
       *[exactly] { $n }
    }
earth-count-cards-with-arrows = { $what } ze wskaźnikami kierunku
earth-count-cards-with-two-abilities = { $what } z dwiema zdolnościami
earth-count-terrains = { $what }
earth-count-flora-of-type = { $what }
earth-count-flora-with-tag =
    { $what } z nazwą od { $tag ->
        [geographic] miejsca
        [animal] zwierzęcia
       *[color] koloru
    }
earth-tag-geographic = nazwa od miejsca
earth-tag-animal = nazwa od zwierzęcia
earth-tag-color = nazwa od koloru
earth-count-flora-with-spaces =
    { $what } z { $limit ->
        [least] co najmniej
        [most] co najwyżej
       *[exactly] dokładnie
    } { $n ->
        [one] { $n } polem
        [few] { $n } polami
        [many] { $n } polami
       *[other] { $n } polami
    } { $piece ->
        [sprout] na kiełki
       *[growth] przyrostu
    }
earth-count-flora-with-canopy =
    { $what } z koroną wartą { $limit ->
        [least] { $n } PZ lub więcej
        [most] { $n } PZ lub mniej
       *[exactly] { $n } PZ
    }
earth-count-flora-with-pieces =
    { $what } z co najmniej { $n ->
        [one] { $n } { $piece ->
            [sprout] kiełkiem
           *[growth] znacznikiem przyrostu
        }
        [few] { $n } { $piece ->
            [sprout] kiełkami
           *[growth] znacznikami przyrostu
        }
        [many] { $n } { $piece ->
            [sprout] kiełkami
           *[growth] znacznikami przyrostu
        }
       *[other] { $n } { $piece ->
            [sprout] kiełkami
           *[growth] znacznikami przyrostu
        }
    }
earth-count-flora-full-of =
    { $what } z zapełnionymi wszystkimi polami { $piece ->
        [sprout] na kiełki
       *[growth] przyrostu
    }
earth-count-flora-completely-full = { $what } z zapełnionymi wszystkimi polami przyrostu i na kiełki
earth-count-flora-without-pieces = { $what } bez przyrostu i bez kiełków
earth-count-pieces = { $what } na twojej siatce
earth-count-soil = { $what } w twojej rezerwie
earth-count-hand = { $what } na twojej ręce
earth-count-compost = { $what } w twoim kompostowniku
earth-count-events = { $what } na twoim polu wydarzeń
earth-count-sets = { $what } różnych kart: czerwona, niebieska, żółta, teren i wydarzenie
earth-count-full-lines = { $what }
earth-count-full-diagonals = { $what } od rogu do rogu
earth-count-lines-all-different =
    { $what } o czterech kartach różniących się { $property ->
        [ability_color] kolorem zdolności
        [card_type] typem karty
        [habitat] habitatem
        [base_vp] podstawową wartością PZ
        [sprout_count] liczbą kiełków
       *[growth_count] liczbą znaczników przyrostu
    }
earth-count-lines-shared =
    { $what } o czterech kartach mających { $property ->
        [ability_color] wspólny kolor zdolności
        [card_type] wspólny typ karty
        [habitat] wspólny habitat
        [base_vp] tę samą podstawową wartość PZ
        [sprout_count] tę samą liczbę kiełków
       *[growth_count] tę samą liczbę znaczników przyrostu
    }
earth-count-diagonal-path =
    { $what } na najdłuższej ukośnej ścieżce { $type ->
        [tree] drzew
        [herb] ziół
        [mushroom] grzybów
       *[bush] krzewów
    }
earth-count-in-line =
    { $what } w { $line ->
        [row] tym rzędzie
       *[column] tej kolumnie
    }
earth-count-adjacent =
    { $what } { $adjacency ->
        [orthogonal] prostopadle
       *[diagonal] ukośnie
    } obok tej karty
earth-count-path-through-self =
    { $what } na najdłuższej prostopadłej ścieżce kart z habitatem { $habitat ->
        [sunny] słonecznym
        [wet] mokrym
        [rocky] skalistym
       *[cold] zimnym
    } przechodzącej przez tę kartę, łącznie z nią
earth-count-empty-adjacent = { $what } prostopadle obok tej karty
earth-count-best-player-color =
    { $what } z { $color ->
        [green] zieloną
        [red] czerwoną
        [blue] niebieską
        [yellow] żółtą
        [multicolor] wielokolorową
        [black] czarną
       *[brown] brązową
    } zdolnością u gracza, który ma ich najwięcej
earth-count-best-player-habitat =
    { $what } z habitatem { $habitat ->
        [sunny] słonecznym
        [wet] mokrym
        [rocky] skalistym
       *[cold] zimnym
    } u gracza, który ma ich najwięcej
