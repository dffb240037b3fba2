# Planet w przeglądarce.

planet-page-stage = Runda { $round } z { $rounds }
planet-page-lay = Połóż płytkę { $slot } na ściance { $face }
planet-page-effect = { $animal }: { $was } → { $now }
planet-page-effect-take = Dla ciebie: { $animals }
planet-page-effect-none = U żadnego zwierzęcia nic się dla ciebie nie zmieni.

# Planeta.
planet-page-own-planet = Twoja planeta
planet-page-planet-of = Planeta: { $seat }
planet-page-globe = globus; strzałki przechodzą ze ścianki na ściankę, Enter wybiera
planet-page-far-side = Druga strona: obróć planetę
planet-page-snap = Zatrzymuj na ściankach
planet-page-show-net = Siatka
planet-page-show-globe = Globus
planet-page-solid = W 3D
planet-page-face-lines = Ścianka { $face } w dzienniku
planet-page-back = Wróć do mojej planety
planet-page-tiles = Płytki tej rundy
planet-page-tile = Płytka { $slot }, zgodnie z ruchem wskazówek zegara: { $tile }
planet-page-tile-gone = Płytka { $slot } jest już zabrana
planet-page-turn = Obróć płytkę
planet-page-turn-left = Obróć o jedną piątą w lewo
planet-page-turn-right = Obróć o jedną piątą w prawo
planet-page-side = { $habitat } przy ściance { $face }
planet-page-face-free = Ścianka { $face }, wolna
planet-page-face-free-beside = Ścianka { $face }, wolna; dookoła: { $sides }
planet-page-face-tile = Ścianka { $face }: { $sides }
planet-page-face-ghost = Ścianka { $face }, wolna; z płytką pokaże: { $sides }
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
planet-page-rounds = Dwanaście rund i ich zwierzęta
planet-page-in-round = Runda { $round }
planet-page-waiting =
    { $tiles ->
        [one] { $tiles } zakryta płytka czeka
        [few] { $tiles } zakryte płytki czekają
        [many] { $tiles } zakrytych płytek czeka
       *[other] { $tiles } zakrytej płytki czeka
    } na rundę { $round }
planet-page-mystery = Tajemnicze zwierzę, zakryte
planet-page-this-round = W tej rundzie
planet-page-next-animals = Najbliższe, w rundzie { $round }
planet-page-later = Późniejsze rundy
planet-page-no-animals-left = Wszystkie zwierzęta zostały już porównane.
planet-page-carried = Przeniesione z rundy { $round }
planet-page-values = ty { $own } · najlepszy rywal { $best }
planet-page-values-was = ty { $own } (było { $was }) · najlepszy rywal { $best }
planet-page-leads = prowadzi { $seat }, wartość { $value }
planet-page-nobody-leads = nikt nie prowadzi
planet-page-won-by = zdobywa { $seat }
planet-page-out = z powrotem w pudełku
planet-page-would-be-yours = będzie twoje
planet-page-would-go-to = zdobędzie je { $seat }
planet-page-would-wait = poczeka na następną rundę
planet-page-would-go = wróci do pudełka

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
