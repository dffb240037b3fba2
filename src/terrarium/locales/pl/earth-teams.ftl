# Ziemia: tryb drużynowy.

earth-option-teams = Dwie drużyny po dwie osoby: dwa pierwsze miejsca przeciw dwóm ostatnim. Tylko dla czterech miejsc.

# Wspólne plansze drużyn.
earth-team-put-soil = { $seat } kładzie 1 glebę na planszy drużyny.
earth-team-put-compost = { $seat } kładzie wierzchnią kartę kompostownika na planszy drużyny.
earth-team-put-card = { $seat } kładzie kartę { $card } na planszy drużyny.
earth-team-put-one = { $seat } kładzie kartę na planszy drużyny.
earth-team-put-sprout =
    { $seat } zostawia na planszy drużyny { $count ->
        [one] { $count } kiełek
        [few] { $count } kiełki
        [many] { $count } kiełków
       *[other] { $count } kiełka
    }.
earth-team-put-growth =
    { $seat } zostawia na planszy drużyny { $count ->
        [one] { $count } znacznik przyrostu
        [few] { $count } znaczniki przyrostu
        [many] { $count } znaczników przyrostu
       *[other] { $count } znacznika przyrostu
    }.
earth-team-fetched-soil =
    { $seat } bierze z planszy drużyny { $count ->
        [one] { $count } glebę
        [few] { $count } gleby
        [many] { $count } gleb
       *[other] { $count } gleby
    }.
earth-team-fetched-compost =
    { $seat } bierze z planszy drużyny { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } do kompostownika.
earth-team-fetched-sprout =
    { $seat } bierze z planszy drużyny { $count ->
        [one] { $count } kiełek
        [few] { $count } kiełki
        [many] { $count } kiełków
       *[other] { $count } kiełka
    }.
earth-team-fetched-growth =
    { $seat } bierze z planszy drużyny { $count ->
        [one] { $count } znacznik przyrostu
        [few] { $count } znaczniki przyrostu
        [many] { $count } znaczników przyrostu
       *[other] { $count } znacznika przyrostu
    }.
earth-team-fetched-card =
    { $seat } bierze z planszy drużyny { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
earth-team-lost-soil =
    Nikt tego nie wziął ({ $seats }), przepada: { $count ->
        [one] { $count } gleba
        [few] { $count } gleby
        [many] { $count } gleb
       *[other] { $count } gleby
    }.
earth-team-lost-compost =
    Nikt tego nie wziął ({ $seats }), przepada dla kompostownika: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
earth-team-lost-sprout =
    Nikt tego nie wziął ({ $seats }), przepada: { $count ->
        [one] { $count } kiełek
        [few] { $count } kiełki
        [many] { $count } kiełków
       *[other] { $count } kiełka
    }.
earth-team-lost-growth =
    Nikt tego nie wziął ({ $seats }), przepada: { $count ->
        [one] { $count } znacznik przyrostu
        [few] { $count } znaczniki przyrostu
        [many] { $count } znaczników przyrostu
       *[other] { $count } znacznika przyrostu
    }.
earth-team-lost-card =
    Nikt tego nie wziął ({ $seats }), przepada: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
earth-team-points = { $seats } razem: { $points } PZ.

# Pytania i odpowiedzi.
earth-prompt-team = Tura się kończy: położyć coś na planszy drużyny albo wziąć, co na niej leży? Reszta przepadnie.
earth-do-put-soil = Połóż 1 glebę na planszy drużyny
earth-do-put-compost = Połóż wierzchnią kartę kompostownika na planszy drużyny
earth-do-put-card = Połóż kartę { $card } na planszy drużyny
earth-do-fetch-soil =
    Weź z planszy drużyny { $count ->
        [one] { $count } glebę
        [few] { $count } gleby
        [many] { $count } gleb
       *[other] { $count } gleby
    }
earth-do-fetch-compost =
    Weź z planszy drużyny { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } do kompostownika
earth-do-fetch-sprouts =
    Weź z planszy drużyny { $count ->
        [one] { $count } kiełek
        [few] { $count } kiełki
        [many] { $count } kiełków
       *[other] { $count } kiełka
    }
earth-do-fetch-growth =
    Weź z planszy drużyny { $count ->
        [one] { $count } znacznik przyrostu
        [few] { $count } znaczniki przyrostu
        [many] { $count } znaczników przyrostu
       *[other] { $count } znacznika przyrostu
    }
earth-do-fetch-cards =
    Weź z planszy drużyny { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }

# Stół jako tekst.
earth-table-team = { $seats }: na razie { $points } PZ; na planszy drużyny gleba { $soil }, kiełki { $sprouts }, przyrost { $growth }, kompost { $compost }, karty { $cards }
earth-table-partner = Na ręce ({ $seat }): { $cards }
