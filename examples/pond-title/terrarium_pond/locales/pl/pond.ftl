pond-name = Staw
page-about-pond = Żaby skaczą po muchy: każdy wykłada jedną, a łapie tylko najwyższa.
pond-option-leaf = najniższa żaba odpoczywa na liściu za jeden punkt

pond-fly = Runda { $round }: pojawia się mucha o wartości { $value }.
pond-laid = { $seat } wykłada żabę.
pond-you-laid = Wykładasz żabę { $frog }.
pond-you-drew = Dobierasz żabę { $frog }.
pond-caught = { $seat } łapie muchę żabą { $frog }: { $value } { $value ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}.
pond-rests = { $seat } odpoczywa na liściu z żabą { $frog }: 1 punkt.

pond-lay = Wyłóż żabę po muchę o wartości { $value }.
pond-lay-one = Wyłóż żabę { $frog }
pond-has-laid = { $seat }: żaba w tej rundzie jest już wyłożona.
pond-not-in-hand = Nie masz na ręce żaby { $frog }.

pond-row-flies = Muchy
pond-row-leaves = Liście
source-pond-row-flies = Muchy
source-pond-row-leaves = Liście
pond-shared = Równa liczba punktów oznacza wspólne zwycięstwo.
simulate-pond-flies = Punkty za muchy
simulate-pond-leaves = Punkty za liście
