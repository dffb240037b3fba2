# Ziemia: tryb drużynowy.

earth-option-teams = Tryb drużynowy (2 na 2): dwa pierwsze miejsca przeciw dwóm ostatnim. Tylko dla czterech graczy.

# Wspólne plansze drużyn.
earth-team-put-soil = { $seat } umieszcza 1 glebę na planszy drużyny.
earth-team-put-compost = { $seat } umieszcza wierzchnią kartę kompostownika na planszy drużyny.
earth-team-put-card = { $seat } umieszcza kartę { $card } na planszy drużyny.
earth-team-put-one = { $seat } umieszcza kartę na planszy drużyny.
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
    Drużyna ({ $seats }) nie dobiera z planszy, przepada: { $count ->
        [one] { $count } gleba
        [few] { $count } gleby
        [many] { $count } gleb
       *[other] { $count } gleby
    }.
earth-team-lost-compost =
    Drużyna ({ $seats }) nie dobiera z planszy, przepada dla kompostownika: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
earth-team-lost-sprout =
    Drużyna ({ $seats }) nie dobiera z planszy, przepada: { $count ->
        [one] { $count } kiełek
        [few] { $count } kiełki
        [many] { $count } kiełków
       *[other] { $count } kiełka
    }.
earth-team-lost-growth =
    Drużyna ({ $seats }) nie dobiera z planszy, przepada: { $count ->
        [one] { $count } znacznik przyrostu
        [few] { $count } znaczniki przyrostu
        [many] { $count } znaczników przyrostu
       *[other] { $count } znacznika przyrostu
    }.
earth-team-lost-card =
    Drużyna ({ $seats }) nie dobiera z planszy, przepada: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
earth-team-points = { $seats } razem: { $points } PZ.

# Pytania i odpowiedzi.
earth-prompt-team = Koniec tury: umieścić coś na planszy drużyny albo dobrać to, co na niej leży? Reszta przepadnie.
earth-do-put-soil = Umieść 1 glebę na planszy drużyny
earth-do-put-compost = Umieść wierzchnią kartę kompostownika na planszy drużyny
earth-do-put-card = Umieść kartę { $card } na planszy drużyny
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
earth-table-team = { $seats }: na razie { $points } PZ; na planszy drużyny gleba { $soil }, kiełki { $sprouts }, przyrost { $growth }, kompostownik { $compost }, karty { $cards }
earth-table-partner = Na ręce ({ $seat }): { $cards }
