# Ziemia: gra jednoosobowa z Gają.

earth-option-difficulty = Gra 1-osobowa: poziom trudności Gai. Ma znaczenie tylko przy jednym miejscu.
earth-option-difficulty-beginner = początkujący
earth-option-difficulty-medium = średni
earth-option-difficulty-hard = trudny
earth-option-difficulty-expert = ekspercki
earth-rival = Gaja
earth-gaia = Gaja
earth-gaia-360 = Wir północnopacyficzny
earth-gaia-361 = Wir południowopacyficzny
earth-gaia-362 = Nawadnianie
earth-gaia-363 = Przyrost
earth-gaia-364 = Kompostowanie
earth-gaia-365 = Zasadzanie

# Co robi Gaja i dlaczego.
earth-gaia-reacts-plant = Gaja reaguje na zasadzanie.
earth-gaia-reacts-compost = Gaja reaguje na kompostowanie.
earth-gaia-reacts-water = Gaja reaguje na nawadnianie.
earth-gaia-reacts-grow = Gaja reaguje na przyrost.
earth-gaia-shuffles = Sześć kart Gai zostaje przetasowanych i użytych po raz drugi.
earth-gaia-turns = Gaja odkrywa kartę { $card } ({ $number } z { $of }).
earth-gaia-gains-soil =
    Gaja otrzymuje { $count ->
        [one] { $count } glebę
        [few] { $count } gleby
        [many] { $count } gleb
       *[other] { $count } gleby
    }.
earth-gaia-gains-soil-for =
    Gaja otrzymuje { $count ->
        [one] { $count } glebę
        [few] { $count } gleby
        [many] { $count } gleb
       *[other] { $count } gleby
    }: { $why }.
earth-gaia-gains-soil-and =
    Gaja otrzymuje { $count ->
        [one] { $count } glebę
        [few] { $count } gleby
        [many] { $count } gleb
       *[other] { $count } gleby
    }: { $fixed } oraz { $why }.
earth-gaia-gains-sprout =
    Gaja otrzymuje { $count ->
        [one] { $count } kiełek
        [few] { $count } kiełki
        [many] { $count } kiełków
       *[other] { $count } kiełka
    }.
earth-gaia-gains-sprout-for =
    Gaja otrzymuje { $count ->
        [one] { $count } kiełek
        [few] { $count } kiełki
        [many] { $count } kiełków
       *[other] { $count } kiełka
    }: { $why }.
earth-gaia-gains-sprout-and =
    Gaja otrzymuje { $count ->
        [one] { $count } kiełek
        [few] { $count } kiełki
        [many] { $count } kiełków
       *[other] { $count } kiełka
    }: { $fixed } oraz { $why }.
earth-gaia-gains-growth =
    Gaja otrzymuje { $count ->
        [one] { $count } znacznik przyrostu
        [few] { $count } znaczniki przyrostu
        [many] { $count } znaczników przyrostu
       *[other] { $count } znacznika przyrostu
    }.
earth-gaia-gains-growth-for =
    Gaja otrzymuje { $count ->
        [one] { $count } znacznik przyrostu
        [few] { $count } znaczniki przyrostu
        [many] { $count } znaczników przyrostu
       *[other] { $count } znacznika przyrostu
    }: { $why }.
earth-gaia-gains-growth-and =
    Gaja otrzymuje { $count ->
        [one] { $count } znacznik przyrostu
        [few] { $count } znaczniki przyrostu
        [many] { $count } znaczników przyrostu
       *[other] { $count } znacznika przyrostu
    }: { $fixed } oraz { $why }.
earth-gaia-why-blue-cards = { $count } za karty z niebieską zdolnością ({ $seat })
earth-gaia-why-cards-drawn = { $count } za karty dobrane w tej turze ({ $seat })
earth-gaia-why-soil-gained = { $count } za glebę zdobytą w tej turze ({ $seat })
earth-gaia-pile = Karta { $card } trafia na stos punktacji Gai: { $points } PZ.
earth-gaia-composts =
    Gaja kompostuje { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } z talii.
earth-gaia-converts =
    Gleba z rezerwy Gai ({ $soil }) zamienia się w { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } w jej kompostowniku; zostaje gleby: { $left }.
earth-gaia-leaf = Gaja umieszcza żeton liścia przy karcie { $card }: { $points } PZ.
earth-gaia-skips = Gaja pominie swoją następną turę.
earth-gaia-skipped = Gaja pomija turę; aktywny gracz to znowu { $seat }.
earth-gaia-ends = Talia Gai się wyczerpała: Gaja kończy grę i otrzymuje 7 PZ.
earth-gaia-points = Gaja: { $points } PZ.

# Pytania, odpowiedzi, jej punktacja.
earth-prompt-gaia = { $card }: przy którym celu umieścić żeton liścia Gai?
earth-do-gaia-goal = Żeton liścia Gai przy karcie { $card }
earth-sheet-pile =
    Podstawowa wartość { $cards ->
        [one] { $cards } karty
        [few] { $cards } kart
        [many] { $cards } kart
       *[other] { $cards } kart
    } na stosie punktacji
earth-sheet-ended = Zakończenie gry

# Stół jako tekst.
earth-table-gaia = Gaja, tura { $turns } z 12: kiełki { $sprouts }, przyrost { $growth }, gleba { $soil } z { $store }, kompostownik { $compost }, na razie { $points } PZ
earth-table-gaia-leaves = Żetony liści według celów: { $leaves }
earth-table-gaia-pile = Stos punktacji ({ $points } PZ): { $cards }
