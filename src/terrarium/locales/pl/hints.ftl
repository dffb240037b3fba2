# Podpowiedzi: odpowiedź i powody. Powód to dalszy ciąg zdania „bo ...”. $others to „none”, jeśli nie gra nikt inny.
hint = { $answer }: { LIST($reasons) }.
hint-reason-best = na dłuższą metę daje najwięcej
hint-reason-next-best = to na dłuższą metę następny najlepszy wybór
reason-points =
    { $points ->
        [one] daje { $points } punkt
        [few] daje { $points } punkty
        [many] daje { $points } punktów
       *[other] daje { $points } punktu
    }
planet-reason-takes = odbiera kartę { $animal } ({ $other_seat })
planet-reason-leads = daje ci prowadzenie: { $animal }
planet-reason-ties = nie oddaje karty { $animal } ({ $other_seat })
planet-reason-objective =
    { $areas ->
        [one] dodaje { $areas } pole do twojego celu, razem { $total }
        [few] dodaje { $areas } pola do twojego celu, razem { $total }
        [many] dodaje { $areas } pól do twojego celu, razem { $total }
       *[other] dodaje { $areas } pola do twojego celu, razem { $total }
    }
planet-reason-region = tworzy obszar z { $size } pól: { $habitat }
rauha-reason-entity = zaprasza boską istotę { $entity }
rauha-reason-takes = odbiera boską istotę { $entity } ({ $other_seat })
rauha-reason-can-bring = może od razu zaprosić boską istotę { $entity }
rauha-reason-at-once = może zostać aktywowana w tej turze
rauha-reason-free = nic nie kosztuje
rauha-reason-crystals =
    { $crystals ->
        [one] daje { $crystals } kryształ
        [few] daje { $crystals } kryształy
        [many] daje { $crystals } kryształów
       *[other] daje { $crystals } kryształu
    }
rauha-reason-spore = biom będzie aktywowany w każdej punktacji
rauha-reason-water = zwiększa liczbę symboli wody do { $water }
earth-reason-goal = spełnia cel { $card }
earth-reason-towards = przybliża do celu { $card } ({ $progress } z { $need })
earth-reason-wakes =
    { $cards ->
        [one] aktywuje { $cards } twoją kartę
        [few] aktywuje { $cards } twoje karty
        [many] aktywuje { $cards } twoich kart
       *[other] aktywuje { $cards } twojej karty
    }{ $others ->
        [none] { "" }
        [0] {" "}i żadnej u innych
       *[more] {" "}i { $others } u innych
    }
earth-reason-soil = daje glebę: { $soil }
earth-reason-cards =
    { $hand ->
        [one] daje { $hand } kartę
        [few] daje { $hand } karty
        [many] daje { $hand } kart
       *[other] daje { $hand } karty
    }

# Odpowiedzi w grze Ziemia na stronie, gdzie miejsce jest oznaczone.
earth-page-at = Na oznaczonym miejscu
earth-page-replace = W miejsce karty { $card }
earth-page-sprout-on = Umieść kiełek na karcie { $card }
earth-page-growth-on = Umieść znacznik przyrostu na karcie { $card }
earth-page-sprout-off = Zwróć kiełek z karty { $card }
earth-page-growth-off = Zwróć znacznik przyrostu z karty { $card }
earth-page-copy = Skopiuj zdolność karty { $card }
