# Lekcje. Krok ma najwyżej 25 słów, tak samo jego wynik. "-try" pojawia się po odpowiedzi, o którą krok nie prosi.

lesson-planet = Planet
lesson-planet-about = Układanie płytek, trzy zwierzęta do zdobycia i wybór między zwierzęciem a celem.
lesson-planet-welcome = To twoja planeta. W każdej rundzie przykrywasz jedną z jej dwunastu ścian. Zwierzęta wybierają planetę, która najbardziej im odpowiada. Wygrywa najwięcej punktów.
lesson-planet-region = Regiony rosną przez krawędzie. Weź oznaczoną płytkę i połóż ją na oznaczonej ścianie, bez obracania.
lesson-planet-region-try = Połóż oznaczoną płytkę na oznaczonej ścianie bez obracania: jej las zetknie się wtedy z twoim.
lesson-planet-region-result = Twój las urósł z 3 do { $forest } pól. Pola łączą się całą krawędzią, nigdy rogiem.
lesson-planet-tiger = Na koniec rundy przyjdzie tygrys. Chce największego lasu stykającego się z pustynią. Połóż oznaczoną płytkę z dala od swojego lasu.
lesson-planet-tiger-try = Połóż oznaczoną płytkę na oznaczonej ścianie. Ma własny las i własną pustynię.
lesson-planet-tiger-result = Tygrys jest twój: 2 pola lasu przy pustyni przeciw 1. A twój duży las nadal nie styka się z pustynią.
lesson-planet-beaver = Bóbr chce największego lasu bez styku z pustynią. Połóż oznaczoną płytkę na oznaczonej ścianie i obróć ją tak, by pustynia nie dotykała twojego lasu.
lesson-planet-beaver-try = W ten sposób pustynia dotknęłaby twojego lasu z 6 pól i bóbr trafiłby do przeciwnika. Obróć płytkę.
lesson-planet-beaver-result = Bóbr jest twój: 6 pól przeciw 3. Jedna zła krawędź kosztowałaby cię tę kartę.
lesson-planet-panda = Panda liczy osobne lasy: po 3. Przy remisie karta czeka na następną rundę. Połóż oznaczoną płytkę daleko, jak wyspę.
lesson-planet-panda-try = Weź płytkę z lasem i połóż ją na oznaczonej ścianie, gdzie nie dotyka innego lasu.
lesson-planet-panda-result = Cztery lasy przeciw trzem: panda jest twoja. Jedne zwierzęta wolą wielkie regiony, inne wiele małych.
lesson-planet-objective = Twój tajny cel to las. Masz 11 pól; 14 daje 2 punkty, więcej pól więcej. Zwierzęta leśne dają ci 1 punkt, pozostałe 2.
lesson-planet-choice = Twoja decyzja: płytka z lasem dla celu albo płytka z górami na oznaczonej ścianie dla pumy.
lesson-planet-choice-try = Weź płytkę z lasem albo połóż płytkę z górami na oznaczonej ścianie tak, by jej góry połączyły się z twoimi.
lesson-planet-choice-result =
    { $answer ->
       *[a] 14 pól lasu: 2 punkty, a może być więcej. Puma idzie do przeciwnika. Dobry wybór, jeśli las będzie się pojawiał.
        [b] Puma jest twoja: 4 pola gór przeciw 3 i 2 punkty już teraz. Cel poczeka na następną płytkę z lasem.
    }
