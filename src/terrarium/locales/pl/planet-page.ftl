# Planet w przeglądarce.

planet-page-stage = Runda { $round } z { $rounds }
planet-page-lay = Umieść płytkę tutaj
planet-page-part = { $habitat } ×{ $count }
planet-page-round = Runda { $round }. Pierwszy gracz: { $seat }.
planet-page-took = { $seat } umieszcza płytkę: { $areas }.
planet-page-take = Płytka { $areas } na oznaczonej ściance
planet-page-effect = { $animal }: { $was } → { $now }
planet-page-effect-take = Zdobędziesz: { $animals }
planet-page-effect-none = Twoja wartość nie zmieni się dla żadnego zwierzęcia.

# Planeta.
planet-page-own-planet = Twoja planeta
planet-page-planet-of = Planeta: { $seat }
planet-page-globe = globus; strzałki przechodzą ze ścianki na ściankę, Enter wybiera
planet-page-far-side = Druga strona: odwróć planetę
planet-page-snap = Zatrzymuj na ściankach
planet-page-show-net = Siatka
planet-page-show-globe = Globus
planet-page-solid = Widok 3D
planet-page-face-lines = Ta ścianka w dzienniku
planet-page-back = Wróć do mojej planety
planet-page-tiles = Płytki tej rundy
planet-page-tile = Płytka { $slot }, zgodnie z ruchem wskazówek zegara: { $tile }
planet-page-tile-gone = Płytka { $slot } jest już wybrana
planet-page-turn = Obróć płytkę
planet-page-turn-left = Obróć o jedną piątą, w lewo
planet-page-turn-right = Obróć o jedną piątą, w prawo
planet-page-side = { $habitat } przy ściance { $face }
planet-page-face-free = Ścianka { $face }, wolna
planet-page-face-free-beside = Ścianka { $face }, wolna; dookoła: { $sides }
planet-page-face-tile = Ścianka { $face }: { $sides }
planet-page-face-ghost = Ścianka { $face }, wolna; z płytką będzie: { $sides }
planet-page-region =
    Obszar z { $size ->
        [one] { $size } pola
        [few] { $size } pól
        [many] { $size } pól
       *[other] { $size } pola
    }: { $habitat }, styka się z: { $touches }
planet-page-region-alone =
    Obszar z { $size ->
        [one] { $size } pola
        [few] { $size } pól
        [many] { $size } pól
       *[other] { $size } pola
    }: { $habitat }, nie styka się z niczym innym
planet-page-merged = { $habitat }: { $from } łączą się w { $size }

# Zwierzęta.
planet-page-rounds = Dwanaście rund i karty zwierząt
planet-page-in-round = Runda { $round }
planet-page-waiting =
    { $tiles ->
        [one] { $tiles } zakryta płytka
        [few] { $tiles } zakryte płytki
        [many] { $tiles } zakrytych płytek
       *[other] { $tiles } zakrytej płytki
    } na rundę { $round }
planet-page-mystery = Tajemnicze zwierzę, zakryte
planet-page-this-round = W tej rundzie
planet-page-next-animals = Następna: runda { $round }
planet-page-later = Późniejsze rundy
planet-page-no-animals-left = Rozpatrzono wszystkie karty zwierząt.
planet-page-carried = Przechodzi z rundy { $round }
planet-page-values = ty { $own } · najlepszy przeciwnik { $best }
planet-page-values-was = ty { $own } (było { $was }) · najlepszy przeciwnik { $best }
planet-page-worth =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
planet-page-leads = prowadzi { $seat } z wartością { $value }
planet-page-nobody-leads = nikt nie prowadzi
planet-page-won-by = zdobywa { $seat }
planet-page-out = w pudełku
planet-page-would-be-yours = kartę zdobędziesz ty
planet-page-would-go-to = kartę zdobędzie { $seat }
planet-page-would-wait = przejdzie na następną rundę
planet-page-would-go = trafi do pudełka

# Cel.
planet-page-objective = Twój cel: { $habitat }
planet-page-objective-now =
    { $areas ->
        [one] { $areas } pole
        [few] { $areas } pola
        [many] { $areas } pól
       *[other] { $areas } pola
    }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
planet-page-rung =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } od { $areas ->
        [one] { $areas } pola
        [few] { $areas } pól
        [many] { $areas } pól
       *[other] { $areas } pola
    }
