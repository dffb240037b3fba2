# Dlaczego coś na stronie nie jest możliwe: ta rzecz jest pod palcem, więc nie trzeba numerów ani słów zapisu.

planet-page-face-covered = Na tej ściance jest już płytka.
planet-page-tile-taken = Tej płytki już tu nie ma.
planet-page-same-tile = Inna płytka tej rundy pokazuje to samo. Wybierz tamtą.

rauha-page-cell-forbidden = Tej karty nie można tu umieścić: dozwolone pola pokazują małe kwadraty na karcie.
rauha-page-spore-there = Na tym polu jest już zarodnik.
rauha-page-no-room-for-spore = Na każdym biomie jest już zarodnik.
rauha-page-target-first = Najpierw wybierz pole na zarodnik.
rauha-page-name-first = Najpierw wybierz, które zwierzęta liczy Metsat.
rauha-page-out-of-reach = Nie można tego teraz aktywować: nie leży w rzędzie ani kolumnie totemu, nie ma zarodnika i nie jest dostępną boską istotą.
rauha-page-used-already = To zostało już aktywowane.
rauha-page-no-effect = To niczego by teraz nie zmieniło.
rauha-page-effect-too-dear = Koszt w kryształach to { $pay }; brakuje ci { $short }.

earth-page-not-asked = To nie jest odpowiedź na obecne pytanie.
earth-page-cell-taken = Ta karta nie może zastąpić karty { $card }.
earth-page-cell-out = To miejsce nie sąsiaduje z żadną twoją kartą albo siatka miałaby więcej niż cztery rzędy lub kolumny.
earth-page-no-piece = Nie ma tu takiego znacznika albo nie wystarczyłoby na resztę kosztu.
earth-page-no-copy = Nie ma tu zdolności do skopiowania.
earth-page-no-space = Nie ma tu na to wolnego pola.
earth-page-not-here = Zdolność nie sięga do tej karty.
earth-page-ascending = Znaczniki umieszcza się od lewej do prawej i z góry na dół; ta karta leży przed ostatnią.
