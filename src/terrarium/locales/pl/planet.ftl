# Planet. Litery na płytce: O ocean, F las, M góry, D pustynia, G lodowiec.
# $values to wartości wszystkich graczy po kolei, na przykład „7 : 5 : 0”.

planet-name = Planet

# Co się stało.
planet-round = Runda { $round }. Płytki: { $tiles }. Pierwszy gracz: { $seat }.
planet-took = { $seat } wybiera płytkę i umieszcza ją jako { $tile } na ściance { $face }.
planet-left =
    Niewybrane płytki: na stos 11 { $on_11 ->
        [0] żadna
        [one] { $on_11 } płytka
        [few] { $on_11 } płytki
        [many] { $on_11 } płytek
       *[other] { $on_11 } płytki
    }, na stos 12 { $on_12 ->
        [0] żadna
        [one] { $on_12 } płytka
        [few] { $on_12 } płytki
        [many] { $on_12 } płytek
       *[other] { $on_12 } płytki
    }, do pudełka { $boxed ->
        [0] żadna
        [one] { $boxed } płytka
        [few] { $boxed } płytki
        [many] { $boxed } płytek
       *[other] { $boxed } płytki
    }.
planet-won = { $animal }: kartę zdobywa { $seat } ({ $values }).
planet-won-by-next = { $animal }: przy remisie ({ $values }) kartę zdobywa { $seat } dzięki drugiemu lub trzeciemu obszarowi.
planet-carried = { $animal }: nikt nie zdobywa karty ({ $values }); przechodzi na rundę { $round }.
planet-boxed = { $animal }: nikt nie zdobywa karty ({ $values }); trafia do pudełka.
planet-mystery = Odkryto tajemnicze zwierzę z rundy { $round }: { $animal }.
planet-your-objective = Twoja tajna karta celu: { $habitat }.
planet-objective = { $seat } odkrywa kartę celu: { $habitat }.

# Co zrobić.
planet-prompt = Runda { $round }: wybierz płytkę i umieść ją na wolnej ściance swojej planety.
planet-take = Płytka { $slot } na ściankę { $face }, obrót { $turn }, układ { $tile }

# Końcowe podliczenie.
planet-sheet-objective =
    Cel: { $habitat }, { $areas ->
        [one] { $areas } pole
        [few] { $areas } pola
        [many] { $areas } pól
       *[other] { $areas } pola
    }
planet-sheet-animal = { $animal }
planet-won-by-animals =
    Remis, po { $points ->
        [one] { $points } punkcie
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }; rozstrzyga liczba zwierząt: { $animals }.
planet-shared-victory =
    Remis, po { $points ->
        [one] { $points } punkcie
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } i po { $animals ->
        [one] { $animals } zwierzęciu
        [few] { $animals } zwierzęta
        [many] { $animals } zwierząt
       *[other] { $animals } zwierzęcia
    }: gracze współdzielą zwycięstwo.

planet-habitat-ocean = ocean
planet-habitat-forest = las
planet-habitat-mountain = góry
planet-habitat-desert = pustynia
planet-habitat-glacier = lodowiec

# Czego szuka zwierzę; $habitat i $other to ocean, forest, mountain, desert albo glacier.
planet-need-most =
    najwięcej obszarów { $habitat ->
        [ocean] oceanu
        [forest] lasu
        [mountain] gór
        [desert] pustyni
       *[glacier] lodowca
    }
planet-need-touching =
    największy obszar { $habitat ->
        [ocean] oceanu
        [forest] lasu
        [mountain] gór
        [desert] pustyni
       *[glacier] lodowca
    }, który sąsiaduje z { $other ->
        [ocean] oceanem
        [forest] lasem
        [mountain] górami
        [desert] pustynią
       *[glacier] lodowcem
    }
planet-need-not-touching =
    największy obszar { $habitat ->
        [ocean] oceanu
        [forest] lasu
        [mountain] gór
        [desert] pustyni
       *[glacier] lodowca
    }, który nie sąsiaduje z { $other ->
        [ocean] żadnym oceanem
        [forest] żadnym lasem
        [mountain] żadnymi górami
        [desert] żadną pustynią
       *[glacier] żadnym lodowcem
    }

# Stół tekstowy.
planet-table-round = Runda { $round } z 12. Pierwszy gracz: { $seat }.
planet-table-letters = Litery: { $letters }.
planet-table-own-planet = Twoja planeta (numer ścianki, potem jej płytka):
planet-table-planet-of = Planeta, { $seat }:
planet-table-beside = Sąsiedztwo ścianki: „7F” znaczy, że ścianka 7 ma las przy wspólnym boku, „7.” – że ścianka 7 jest wolna, a „O-7F” – że ocean z płytki styka się z tym lasem.
planet-table-areas = Pola: { $areas }.
planet-table-spots =
    Zakryte płytki: { $spot_11 ->
        [one] { $spot_11 } płytka
        [few] { $spot_11 } płytki
        [many] { $spot_11 } płytek
       *[other] { $spot_11 } płytki
    } na stosie 11, { $spot_12 ->
        [one] { $spot_12 } płytka
        [few] { $spot_12 } płytki
        [many] { $spot_12 } płytek
       *[other] { $spot_12 } płytki
    } na stosie 12.
planet-table-animals = Zwierzęta w grze i obecne wartości:
planet-table-animal = Runda { $round }: { $animal }, { $need }; { $now }
planet-table-face-down = Runda { $round }: tajemnicze zwierzę, zakryte
planet-table-values = ty { $own }, najlepszy przeciwnik { $best }
planet-table-won = Zdobyte zwierzęta, { $seat }: { $animals }.
planet-table-nothing-won = jeszcze żadne
planet-table-objective =
    Twój cel: { $habitat }. Teraz { $areas ->
        [one] { $areas } pole
        [few] { $areas } pola
        [many] { $areas } pól
       *[other] { $areas } pola
    }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }. Progi (pola = punkty): { $rungs }.
planet-table-choose-tile = Która płytka?
planet-table-choose-face = Która ścianka?
planet-table-choose-turn = O ile piątych obrócić płytkę, zgodnie z ruchem wskazówek zegara?
planet-table-face-choice = sąsiaduje: { $beside }
planet-table-turn-choice = układ { $tile }: { $beside }
planet-table-help = Planet: wpisz literę płytki, numer ścianki i liczbę obrotu, po kolei albo razem, na przykład „c 7 2”, lub słowa z zapisu gry, na przykład „tile c face 7 turn 2”. Ścianka 1 leży pośrodku północnej połowy, a wokół niej ścianki od 2 do 6; ścianka 12 leży pośrodku południowej połowy, a wokół niej ścianki od 7 do 11.
planet-table-reading = Płytki czyta się zgodnie z ruchem wskazówek zegara, patrząc z zewnątrz, od boku przy środkowej ściance; na ściankach 1 i 12 od boku przy ściance 2 lub 7.

# Zwierzęta.
planet-animal-dolphin = Delfin
planet-animal-manatee = Manat
planet-animal-octopus = Ośmiornica
planet-animal-turtle = Żółw
planet-animal-orca = Orka
planet-animal-jellyfish = Meduza
planet-animal-manta-ray = Manta
planet-animal-blue-whale = Płetwal błękitny
planet-animal-tropical-fish = Ryba tropikalna
planet-animal-panda = Panda
planet-animal-tree-frog = Rzekotka drzewna
planet-animal-bear = Niedźwiedź
planet-animal-tiger = Tygrys
planet-animal-fox = Lis
planet-animal-gorilla = Goryl
planet-animal-sloth = Leniwiec
planet-animal-beaver = Bóbr
planet-animal-toucan = Tukan
planet-animal-mountain-goat = Kozioł śnieżny
planet-animal-moose = Łoś
planet-animal-golden-eagle = Orzeł przedni
planet-animal-puma = Puma
planet-animal-snow-leopard = Pantera śnieżna
planet-animal-yak = Jak
planet-animal-alpaca = Alpaka
planet-animal-chamois = Kozica
planet-animal-condor = Kondor
planet-animal-meerkat = Surykatka
planet-animal-iguana = Iguana
planet-animal-lion = Lew
planet-animal-elephant = Słoń
planet-animal-bactrian-camel = Wielbłąd dwugarbny
planet-animal-dromedary = Dromader
planet-animal-scorpion = Skorpion
planet-animal-ostrich = Struś
planet-animal-rattlesnake = Grzechotnik
planet-animal-walrus = Mors
planet-animal-penguin = Pingwin
planet-animal-arctic-wolf = Wilk polarny
planet-animal-snowy-owl = Sowa śnieżna
planet-animal-musk-ox = Piżmowół
planet-animal-arctic-hare = Zając polarny
planet-animal-polar-bear = Niedźwiedź polarny
planet-animal-seal = Foka
planet-animal-reindeer = Renifer

# Opcje.
planet-option-beginner = Wariant dla początkujących: bez kart celów, każde zwierzę jest warte 1 punkt.
planet-option-mystery = Tajemnicze zwierzęta: dziesięć z dwudziestu kart zwierząt jest na początku zakrytych.
planet-option-first = Pierwszy gracz: numer miejsca albo random (losowo).

# Czego o zawartości pudełka nie wiadomo publicznie: ile ze wszystkich płytek, progów i zwierząt.
planet-reconstructed = Nie cała zawartość pudełka gry Planet jest publicznie znana. Odtworzono tu: { $tiles } z { $all_tiles } płytek, { $rungs } z { $all_rungs } progów na kartach celów oraz zwierzę, jego wymaganie lub jedno i drugie na { $animals } z { $all_animals } kart zwierząt.
planet-own-box = Jeśli masz drukowaną grę, możesz wprowadzić jej płytki, progi i nazwy: zapisz je w pliku według opisu w docs/box.md i zagraj w terminalu poleceniem:
