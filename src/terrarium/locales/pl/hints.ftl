# Podpowiedzi: odpowiedź i powody. Powód to dalszy ciąg zdania „bo ...”.
hint = { $answer }: { LIST($reasons) }.
hint-reason-none = nie ma nic lepszego
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
earth-reason-towards = { $card }: { $progress } z { $need }
earth-reason-wakes =
    { $cards ->
        [one] aktywuje { $cards } twoją kartę, a innych { $others }
        [few] aktywuje { $cards } twoje karty, a innych { $others }
        [many] aktywuje { $cards } twoich kart, a innych { $others }
       *[other] aktywuje { $cards } twojej karty, a innych { $others }
    }
earth-reason-soil = daje glebę: { $soil }
earth-reason-cards =
    { $hand ->
        [one] daje { $hand } kartę
        [few] daje { $hand } karty
        [many] daje { $hand } kart
       *[other] daje { $hand } karty
    }
