# Rauha. Pola liczy się rzędami od 1 do 9. Karty nie mają nazw: 1-07 to siódma karta I ery, A5 to piąte nadrukowane pole
# strony A.

rauha-name = Rauha

# Symbole.
rauha-symbol-crystal = kryształowy
rauha-symbol-forest = leśny
rauha-symbol-mushroom = grzybowy
rauha-symbol-mountain = górski
rauha-symbol-desert = pustynny
rauha-symbol-flying = latające
rauha-symbol-land = lądowe
rauha-symbol-marine = morskie

# Boskie istoty.
rauha-entity-taivas = Taivas
rauha-entity-maa = Maa
rauha-entity-meri = Meri
rauha-entity-kiteet = Kiteet
rauha-entity-metsat = Metsat
rauha-entity-sienet = Sienet
rauha-entity-vuori = Vuori
rauha-entity-from = { $entity } (od: { $other_seat })

# Karty i efekty. $animals to „none”, gdy zwierząt nie ma, a $cells to „any”, gdy kartę przyjmie każde pole.
rauha-card = { $key } ({ $biomes })
rauha-on-cell = { $key } na polu { $cell }
rauha-biome =
    { $key }: biom { $biomes }{ $animals ->
        [none] { "" }
       *[some] ; zwierzęta: { $animals }
    }{ $water ->
        [0] { "" }
        [one] ; { $water } symbol wody
        [few] ; { $water } symbole wody
        [many] ; { $water } symboli wody
       *[other] ; { $water } symbolu wody
    }; { $effect }; { $cost ->
        [0] za darmo
        [one] koszt: { $cost } kryształ
        [few] koszt: { $cost } kryształy
        [many] koszt: { $cost } kryształów
       *[other] koszt: { $cost } kryształu
    }{ $cells ->
        [any] { "" }
       *[some] ; tylko na polach { $cells }
    }
rauha-effect-none = bez efektu
rauha-effect-crystals =
    weź { $crystals ->
        [one] { $crystals } kryształ
        [few] { $crystals } kryształy
        [many] { $crystals } kryształów
       *[other] { $crystals } kryształu
    }
rauha-effect-points =
    zyskaj { $points ->
        [one] { $points } punkt energii życiowej
        [few] { $points } punkty energii życiowej
        [many] { $points } punktów energii życiowej
       *[other] { $points } punktu energii życiowej
    }
rauha-effect-paid =
    wydaj { $pay ->
        [one] { $pay } kryształ
        [few] { $pay } kryształy
        [many] { $pay } kryształów
       *[other] { $pay } kryształu
    } i zyskaj { $points ->
        [one] { $points } punkt energii życiowej
        [few] { $points } punkty energii życiowej
        [many] { $points } punktów energii życiowej
       *[other] { $points } punktu energii życiowej
    }
rauha-effect-spore =
    wydaj { $pay ->
        [one] { $pay } kryształ
        [few] { $pay } kryształy
        [many] { $pay } kryształów
       *[other] { $pay } kryształu
    } i umieść zarodnik
rauha-effect-per =
    zyskaj { $points ->
        [one] { $points } punkt energii życiowej
        [few] { $points } punkty energii życiowej
        [many] { $points } punktów energii życiowej
       *[other] { $points } punktu energii życiowej
    } za { $counted ->
        [flying] każde zwierzę latające
        [land] każde zwierzę lądowe
        [marine] każde zwierzę morskie
        [water] każdy symbol wody
        [spore] każdy zarodnik
       *[animal] każde zwierzę jednego wybranego rodzaju
    }

# Co się stało.
rauha-round = Runda { $round }, { $age }. era: na każdym satelicie leżą 4 zakryte karty biomów.
rauha-turn =
    Tura { $turn }: { $satellite ->
        [moon] satelita po lewej (księżyc)
       *[star] satelita po prawej (gwiazda)
    }; totem aktywuje { $line ->
        [row] rząd
       *[column] kolumnę
    } { $index }. Rozpoczyna { $seat }.
rauha-scoring = Punktacja w rundzie { $round }. Rozpoczyna { $seat }.
rauha-chose = { $seat } wybiera kartę.
rauha-you-chose = Zachowujesz kartę { $card }.
rauha-placed = { $seat } umieszcza kartę { $card } na polu { $cell }.
rauha-discarded =
    { $seat } odrzuca kartę do czarnej dziury i bierze { $crystals ->
        [one] { $crystals } kryształ
        [few] { $crystals } kryształy
        [many] { $crystals } kryształów
       *[other] { $crystals } kryształu
    }.
rauha-discarded-spore = { $seat } odrzuca kartę do czarnej dziury i umieszcza zarodnik na polu { $cell }.
rauha-you-discarded = To karta { $card }.
rauha-invited = { $seat } zaprasza boską istotę { $entity }.
rauha-taken = { $seat } zaprasza boską istotę { $entity }, którą traci { $other_seat }.
rauha-took-crystals =
    { $seat } bierze { $crystals ->
        [one] { $crystals } kryształ
        [few] { $crystals } kryształy
        [many] { $crystals } kryształów
       *[other] { $crystals } kryształu
    } ({ $source }).
rauha-scored =
    { $seat } zyskuje { $points ->
        [one] { $points } punkt energii życiowej
        [few] { $points } punkty energii życiowej
        [many] { $points } punktów energii życiowej
       *[other] { $points } punktu energii życiowej
    } ({ $source }).
rauha-paid =
    { $seat } wydaje { $pay ->
        [one] { $pay } kryształ
        [few] { $pay } kryształy
        [many] { $pay } kryształów
       *[other] { $pay } kryształu
    } i zyskuje { $points ->
        [one] { $points } punkt energii życiowej
        [few] { $points } punkty energii życiowej
        [many] { $points } punktów energii życiowej
       *[other] { $points } punktu energii życiowej
    } ({ $source }).
rauha-spore = { $seat } wydaje kryształy i umieszcza zarodnik na polu { $cell } ({ $source }).
rauha-water =
    { $seat }: symbole wody { $water }, najmniej przy stole { $lowest }; { $points ->
        [one] { $points } punkt energii życiowej
        [few] { $points } punkty energii życiowej
        [many] { $points } punktów energii życiowej
       *[other] { $points } punktu energii życiowej
    }.

# Co zrobić.
rauha-prompt-choose =
    Wybierz kartę biomu z satelity { $satellite ->
        [moon] po twojej lewej stronie (księżyc)
       *[star] po twojej prawej stronie (gwiazda)
    }.
rauha-prompt-chosen = Zachowujesz kartę { $card }. Możesz jeszcze zmienić wybór. Wybierają jeszcze: { $seats }.
rauha-prompt-place = Umieść lub odrzuć wybraną kartę biomu. { $card }.
rauha-prompt-activate = Aktywuj w dowolnej kolejności biomy w rzędzie lub kolumnie totemu i boskie istoty zaproszone w tej turze.
rauha-prompt-scoring = Punktacja: aktywuj w dowolnej kolejności swoje biomy z zarodnikami i boskie istoty.
rauha-prompt-spore = Gdzie umieszczasz zarodnik?
rauha-prompt-animal = Które zwierzęta liczy Metsat?
rauha-keep = { $card }
rauha-place =
    Umieść kartę { $card } na polu { $cell }, zakrywając { $covered }{ $cost ->
        [0] { "" }
        [one] , za { $cost } kryształ
        [few] , za { $cost } kryształy
        [many] , za { $cost } kryształów
       *[other] , za { $cost } kryształu
    }{ $entities ->
        [none] { "" }
       *[some] ; zaprasza: { LIST($entities) }
    }
rauha-discard =
    Odrzuć kartę { $card } do czarnej dziury i weź { $crystals ->
        [one] { $crystals } kryształ
        [few] { $crystals } kryształy
        [many] { $crystals } kryształów
       *[other] { $crystals } kryształu
    }
rauha-discard-spore = Odrzuć kartę { $card } do czarnej dziury i umieść zarodnik na polu { $cell } ({ $key })
rauha-use = { $source }: { $effect }
rauha-use-now =
    { $source }: { $effect }, teraz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
rauha-target = Umieść zarodnik na polu { $cell } ({ $key })
rauha-name-animal =
    { $animal }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
rauha-rest =
    Aktywuj wszystkie darmowe efekty, które nic nie zyskają na czekaniu: { $crystals ->
        [one] { $crystals } kryształ
        [few] { $crystals } kryształy
        [many] { $crystals } kryształów
       *[other] { $crystals } kryształu
    }, { $points ->
        [one] { $points } punkt energii
        [few] { $points } punkty energii
        [many] { $points } punktów energii
       *[other] { $points } punktu energii
    }
rauha-stop = Nie aktywuj nic więcej

# Końcowe podliczenie.
rauha-sheet-biomes = Runda { $round }, biomy
rauha-sheet-entities = Runda { $round }, boskie istoty
rauha-sheet-water = Runda { $round }, woda
rauha-shared-victory =
    Remis, po { $points ->
        [one] { $points } punkcie
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }: gracze dzielą się zwycięstwem.

# Stół tekstowy.
rauha-table-round = Runda { $round } z 4, tura { $turn } z 3. Rozpoczyna { $seat }.
rauha-table-scoring = Runda { $round } z 4, punktacja. Rozpoczyna { $seat }.
rauha-table-letters = Pola: C kryształowe, F leśne, U grzybowe, M górskie, D pustynne; f latające, l lądowe, m morskie; w woda. Efekty: +2c weź 2 kryształy, +3p zyskaj 3 punkty energii życiowej, +1p/f zyskaj 1 za każde zwierzę latające (/l lądowe, /m morskie, /w wodę, /s zarodnik), 3c>5p wydaj 3 kryształy i zyskaj 5 punktów, 3c>s wydaj 3 kryształy i umieść zarodnik. Gwiazdka oznacza zarodnik, nawiasy rząd lub kolumnę totemu. A5 to nadruk na polu 5, a 1-02 to karta 1. ery.
rauha-table-own-board = Twoja plansza:
rauha-table-board-of = Plansza, { $seat }:
rauha-table-goods =
    { $points ->
        [one] { $points } punkt energii
        [few] { $points } punkty energii
        [many] { $points } punktów energii
       *[other] { $points } punktu energii
    }, { $crystals ->
        [one] { $crystals } kryształ
        [few] { $crystals } kryształy
        [many] { $crystals } kryształów
       *[other] { $crystals } kryształu
    }; zwierzęta latające { $flying }, lądowe { $land }, morskie { $marine }; symbole wody { $water }, teraz warte { $water_points }.
rauha-table-entities = Boskie istoty: { $entities }.
rauha-table-middle = Boskie istoty przy planszy głównej: { $entities }.
rauha-table-nobody = brak
rauha-table-satellite =
    Satelita ({ $left_seat } – { $right_seat }): { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
rauha-table-satellite-seen =
    Satelita ({ $left_seat } – { $right_seat }): { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } spośród obejrzanych: { $cards }.
rauha-table-spore = Odrzucenie karty za zarodnik: na którym polu go umieścić?
rauha-table-help = Rauha: wpisz numer karty, numer pola, imię boskiej istoty albo jedno ze słów discard (odrzuć), spore (zarodnik), rest (reszta) i stop; lub słowa z zapisu gry, na przykład „place 5” albo „discard spore 5”. Pola są ponumerowane rzędami od 1.

# Opcje.
rauha-option-side = Strona planszy, której używają wszyscy gracze: A albo B.
