# Lekcje. Krok ma najwyżej 25 słów, tak samo jego wynik. "-try" pojawia się po odpowiedzi, o którą krok nie prosi.

lesson-planet-welcome = Obróć swoją planetę: ma dwanaście ścianek. W każdej rundzie zakrywasz jedną. Zwierzęta zamieszkują planetę, która najbardziej im odpowiada; wygrywa najwięcej punktów.
lesson-planet-region = Obszary rosną przez krawędzie. Wybierz oznaczoną płytkę i umieść ją na oznaczonej ściance, bez obracania.
lesson-planet-region-try = Umieść oznaczoną płytkę na oznaczonej ściance bez obracania: jej las zetknie się wtedy z twoim.
lesson-planet-region-result = Twój las urósł z 3 do { $forest } pól. Pola łączą się całą krawędzią, nigdy rogiem.
lesson-planet-tiger = Na koniec rundy rozpatruje się kartę tygrysa: wymaga największego lasu, który sąsiaduje z pustynią. Umieść oznaczoną płytkę z dala od swojego lasu.
lesson-planet-tiger-try = Umieść oznaczoną płytkę na oznaczonej ściance. Ma własny las i własną pustynię.
lesson-planet-tiger-result = Tygrys jest twój: 2 pola lasu przy pustyni przeciw 1. A twój duży las nadal nie styka się z pustynią.
lesson-planet-beaver = Bóbr wymaga największego lasu, który nie sąsiaduje z pustynią. Umieść oznaczoną płytkę na oznaczonej ściance, obróconą tak, by pustynia nie stykała się z twoim lasem.
lesson-planet-beaver-try = W ten sposób pustynia zetknęłaby się z twoim lasem z 6 pól i bobra zdobyłby przeciwnik. Obróć płytkę.
lesson-planet-beaver-result = Bóbr jest twój: 6 pól przeciw 3. Jedna zła krawędź kosztowałaby cię tę kartę.
lesson-planet-panda = Panda liczy odrębne obszary lasu: po 3. Przy remisie karta przechodzi na następną rundę. Umieść oznaczoną płytkę daleko, jak wyspę.
lesson-planet-panda-try = Wybierz płytkę z lasem i umieść ją na oznaczonej ściance, gdzie nie styka się z innym lasem.
lesson-planet-panda-result = Cztery lasy przeciw trzem: panda jest twoja. Jedne zwierzęta wymagają wielkich obszarów, inne wielu małych.
lesson-planet-objective = Twój tajny cel to las. Masz 11 pól; 14 daje 2 punkty, a więcej pól jeszcze więcej. Zwierzęta leśne dają ci 1 punkt, pozostałe 2.
lesson-planet-choice = Twoja decyzja: płytka z lasem dla celu albo płytka z górami na oznaczonej ściance dla pumy.
lesson-planet-choice-try = Wybierz płytkę z lasem albo umieść płytkę z górami na oznaczonej ściance tak, by jej góry połączyły się z twoimi.
lesson-planet-choice-result =
    { $answer ->
       *[a] 14 pól lasu: 2 punkty, a może być więcej. Pumę zdobywa przeciwnik. Dobry wybór, jeśli las będzie się pojawiał.
        [b] Puma jest twoja: 4 pola gór przeciw 3 i 2 punkty już teraz. Cel poczeka na następną płytkę z lasem.
    }

lesson-rauha-welcome = Twój świat ma dziewięć biomów. W każdej turze totem aktywuje rząd lub kolumnę biomów. Po czterech rundach wygrywa największa liczba punktów energii życiowej.
lesson-rauha-choose = Wybierz jedną z czterech kart; pozostałe otrzyma sąsiad. Zachowaj oznaczoną: zamienia kryształy na energię życiową.
lesson-rauha-choose-try = Zachowaj oznaczoną kartę: za 2 kryształy 4 punkty.
lesson-rauha-choose-result = Wszyscy wybierają jednocześnie. Nikt nie zobaczy twojej karty, dopóki jej nie umieścisz.
lesson-rauha-place = Karta kosztuje 1 kryształ. Umieść ją na środku: zakryje tam pustynię.
lesson-rauha-place-try = Umieść ją na oznaczonym polu na środku.
lesson-rauha-place-result =
    { $crystals ->
        [one] Został ci { $crystals } kryształ.
        [few] Zostały ci { $crystals } kryształy.
        [many] Zostało ci { $crystals } kryształów.
       *[other] Zostało ci { $crystals } kryształu.
    } Zakryte przestaje się liczyć, więc zakrywaj to, czego potrzebujesz najmniej.
lesson-rauha-line = Teraz aktywuje się podświetlona kolumna: dwa biomy dają po krysztale, jeden daje punkt. Aktywuj wszystko naraz.
lesson-rauha-line-try = Aktywuj wszystko naraz oznaczonym przyciskiem.
lesson-rauha-line-result = Kryształy: { $crystals }, punkty: { $points }. Totem przesuwa się dalej: teraz środkowa kolumna, z twoją nową kartą.
lesson-rauha-discard = Kartę można też odrzucić do czarnej dziury: za 4 kryształy albo zarodnik. Zachowaj oznaczoną kartę i umieść jej zarodnik na swoim biomie na środku.
lesson-rauha-discard-try = Zachowaj oznaczoną kartę, wybierz odrzucenie za zarodnik i umieść go na środkowym polu.
lesson-rauha-discard-result = Biom z zarodnikiem aktywuje się też w każdej punktacji, niezależnie od totemu.
lesson-rauha-price = Strzałka na karcie znaczy: zapłać w całości to, co przed nią, albo pomiń. Zaznacz też środkowy biom i weź wszystko.
lesson-rauha-price-try = Naciśnij środkowy biom, aby był zaznaczony jak las, potem „Weź”.
lesson-rauha-price-result = Punkty: { $points }. Tymczasem przeciwnik zapełnił linię kryształami i zaprosił Kiteet, która za każdym razem daje 3 punkty.
lesson-rauha-entity = Trzy jednakowe symbole w linii zapraszają boską istotę, nawet od innego gracza. Zachowaj oznaczoną kartę i zapełnij swój kryształowy rząd.
lesson-rauha-entity-try = Zachowaj kartę z kryształem i grzybem i umieść ją na prawym końcu środkowego rzędu.
lesson-rauha-entity-result = Zapraszasz Kiteet. Boskie istoty aktywuje się w turze zaproszenia i w każdej punktacji.
lesson-rauha-invited = Aktywuj wszystko: nową kartę, biom pod nią i Kiteet.
lesson-rauha-invited-try = Aktywuj wszystko naraz oznaczonym przyciskiem.
lesson-rauha-invited-result = Punkty: { $points }. Po trzech turach następuje punktacja.
lesson-rauha-scoring = W punktacji aktywuje się boskie istoty i biomy z zarodnikami. Zaznacz też biom z zarodnikiem i weź wszystko.
lesson-rauha-scoring-try = Naciśnij środkowy biom, aby był zaznaczony jak Kiteet, potem „Weź”.
lesson-rauha-scoring-result = Punkty: { $points }, w tym 1 za wodę: masz o jeden symbol wody więcej niż osoba, która ma ich najmniej. Większa przewaga daje dużo więcej.
lesson-rauha-choice = Twoja decyzja w drugiej rundzie: karta, która daje kryształy, gdy aktywuje się jej linia, albo ta z dwoma biomami i dwoma zwierzętami.
lesson-rauha-choice-try = Wybierz jedną z dwóch oznaczonych kart.
lesson-rauha-choice-result =
    { $answer ->
       *[a] Opłaca się, gdy tylko aktywuje się jej linia. Z twoim lasem to już drugi z trzech symboli dla Metsat.
        [b] Sama nic nie daje. Ale każdy z jej czterech symboli może zapełnić linię i zaprosić boską istotę.
    }

lesson-earth-welcome = Tworzysz wyspę z szesnastu kart. Punktują karty, kiełki, przyrost, kompostownik, cele i ekosystemy. Gra kończy się, gdy ktoś ma szesnaście kart.
lesson-earth-actions = Są cztery akcje. Swoją wykonujesz w mocniejszej wersji, pozostali w słabszej. Potem aktywują się wszystkie karty tego koloru, także twoje.
lesson-earth-plant = Zasadzanie: możesz zasadzić dwie karty, płacąc ich koszt w glebie. Wybierz zasadzanie i zasadź kartę Magnolia wielkokwiatowa.
lesson-earth-plant-try = Wybierz zieloną akcję zasadzania, potem oznaczoną kartę na ręce.
lesson-earth-plant-result = Kosztowała 1 glebę; zostaje ci gleby: { $soil }. Pierwszą kartę można zasadzić w dowolnym miejscu.
lesson-earth-neighbour = Każdą następną kartę zasadza się obok twojej, także po przekątnej. Zasadź oznaczoną kartę po prawej stronie pierwszej.
lesson-earth-neighbour-try = Zasadź oznaczoną kartę na oznaczonym polu, po prawej stronie pierwszej.
lesson-earth-neighbour-result = Twój ekosystem daje 9 punktów za dwie karty flory z nazwą od miejsca. Inne karty liczą rząd, kolumnę albo sąsiadów: położenie jest ważne.
lesson-earth-keep = Zasadzanie pozwala też dobrać cztery karty i zachować jedną. Zachowaj oznaczoną: jest tania i ma sześć pól na kiełki.
lesson-earth-keep-try = Zachowaj oznaczoną kartę.
lesson-earth-keep-result = Trzy pozostałe przepadły. Teraz aktywny jest przeciwnik i wybiera kompostowanie.
lesson-earth-benefit = Gdy wybierają inni, masz słabszą wersję: 2 gleby albo 2 karty do kompostownika. Weź glebę.
lesson-earth-benefit-try = Weź 2 gleby: chcesz zasadzać dalej.
lesson-earth-benefit-result =
    Masz { $soil ->
        [one] { $soil } glebę
        [few] { $soil } gleby
        [many] { $soil } gleb
       *[other] { $soil } gleby
    }. Każda tura coś ci daje, niezależnie od tego, kto jest aktywnym graczem.
lesson-earth-water = Twoja tura. Nawadnianie daje do sześciu kiełków i 2 gleby. Każdy kiełek to punkt. Wybierz nawadnianie.
lesson-earth-water-try = Wybierz niebieską akcję nawadniania.
lesson-earth-water-result = Pięć wolnych pól na kiełki jest pełnych: pięć punktów. Teraz aktywują się niebieskie karty, od lewej do prawej, z góry na dół.
lesson-earth-price = Oznaczona karta ma koszt: jedna karta z kompostownika za 3 gleby. Zapłać w całości i zyskaj albo pomiń. Aktywuj ją.
lesson-earth-price-try = Aktywuj ją: karta w kompostowniku to punkt, a 3 gleby to cała zasadzona karta.
lesson-earth-price-result =
    Masz { $soil ->
        [one] { $soil } glebę
        [few] { $soil } gleby
        [many] { $soil } gleb
       *[other] { $soil } gleby
    }. Przeciwnik wybiera przyrost.
lesson-earth-growth = Karta flory z pełnym przyrostem punktuje koronę. Weź znaczniki przyrostu: na magnolii są dwa miejsca.
lesson-earth-growth-try = Weź znaczniki przyrostu zamiast kart.
lesson-earth-growth-result = Przyrost magnolii jest ukończony i daje 2 punkty za koronę. Wysokie drzewa dają znacznie więcej.
lesson-earth-goal = Rybitwa popielata wymaga trzech kart flory z nazwą od miejsca. Kto pierwszy spełni cel, otrzymuje 15 punktów. Zasadź klon palmowy.
lesson-earth-goal-try = Wybierz zasadzanie, potem zasadź oznaczoną kartę na oznaczonym polu.
lesson-earth-goal-result = Trzy karty flory z nazwą od miejsca: cel spełniony. Następni otrzymują 11, 8, 6 i 5 punktów.
lesson-earth-second = Zasadź drugą oznaczoną kartę obok klonu. Potem zachowaj oznaczone wydarzenie.
lesson-earth-second-try = Zasadź oznaczoną kartę na oznaczonym polu, potem zachowaj wydarzenie.
lesson-earth-second-result = Wydarzeń się nie zasadza. Zagrywasz je z ręki w dowolnej chwili.
lesson-earth-event = To wydarzenie bierze cztery karty z kompostownika, czyli cztery punkty, za 3 gleby. Teraz się nie opłaca: wybierz „Nic więcej”.
lesson-earth-event-try = Zachowaj wydarzenie na później: wybierz „Nic więcej”.
lesson-earth-event-result = Prowadzisz, punkty: { $points }. Gdy brakuje gleby, w każdej chwili możesz też zamienić 3 kiełki w 2 gleby.
lesson-earth-red = Przeciwnik wybrał kompostowanie, więc aktywują się twoje czerwone karty. Skompostuj dwie karty, zamień kiełek magnolii w glebę, umieść kiełek i znacznik przyrostu.
lesson-earth-red-try = Skompostuj 2 karty; zwróć kiełek z magnolii; umieść tam nowy; znacznik przyrostu umieść na oznaczonym grzybie.
lesson-earth-red-result = Gleba: { $soil }, punkty: { $points }, i to w turze przeciwnika. W tej grze wygrywają karty, które się wspierają.
lesson-earth-choice = Twoja decyzja: przyrost dla nowych kart i znaczników albo kompostowanie dla gleby i czerwonych kart.
lesson-earth-choice-try = Wybierz przyrost albo kompostowanie.
lesson-earth-choice-result =
    { $answer ->
       *[a] Cztery nowe karty: ręka była pusta. Wyspa i klon dodają przyrost.
        [b] Gleba i punkty z czerwonych kart. Ręka jest prawie pusta, więc następna tura powinna dać karty.
    }

lesson-earth-solo-welcome = W grze 1-osobowej grasz przeciw Gai. Niczego nie zasadza: bierze to, co zostawiasz, dobierasz i zyskujesz. Potrzebujesz więcej punktów niż ona.
lesson-earth-solo-keep = Dwie karty zasadzone, oglądasz cztery. Trzy, które zostawisz, trafią z punktami do Gai. Zachowaj oznaczone drzewo, warte 4.
lesson-earth-solo-keep-try = Zachowaj oznaczoną kartę: jest warta 4 punkty, dla ciebie albo dla niej.
lesson-earth-solo-keep-result = Na jej stosie są punkty: { $pile }. Teraz odkrywa pierwszą kartę: żeton liścia na celu.
lesson-earth-solo-leaf = Jej żeton liścia zajmuje najlepsze miejsce celu. Masz dwie niebieskie karty, więc cel zimorodka jest bliżej: oddaj jej świstaka.
lesson-earth-solo-leaf-try = Wybierz świstaka: ten cel spełnisz dużo później niż zimorodka.
lesson-earth-solo-leaf-result = Jej punkty: { $points }. Spiesz się do celów, które weźmie następne.
lesson-earth-solo-draw = Teraz wybierz przyrost. Za każdą dobraną kartę Gaja otrzymuje znacznik przyrostu: dobierz tylko jedną i umieść oba znaczniki na czosnku.
lesson-earth-solo-draw-try = Wybierz przyrost, dobierz najwyżej jedną kartę i umieść oba znaczniki na czosnku.
lesson-earth-solo-draw-result = Zawsze możesz wziąć mniej. Twój klimat oferuje jeszcze dwie karty za kartę z kompostownika.
lesson-earth-solo-refuse = Dwie karty więcej kosztowałyby cię punkt, a jej dałyby dwa znaczniki przyrostu. Pomiń.
lesson-earth-solo-refuse-try = Pomiń: to służy jej bardziej niż tobie.
lesson-earth-solo-refuse-result = Jej przyrost: { $growth }. Patrz na jej kolumnę: widać w niej, co dają jej twoje zyski.
lesson-earth-solo-end = Gaja ma dwanaście tur. Gdy się skończą albo twoja siatka będzie pełna, gra się kończy. Strona, która ją zakończy, otrzymuje 7 punktów.
lesson-earth-solo-choice = Twoja decyzja: nawadnianie dla kiełków i niebieskich kart albo kompostowanie dla gleby.
lesson-earth-solo-choice-try = Wybierz nawadnianie albo kompostowanie.
lesson-earth-solo-choice-result =
    { $answer ->
       *[a] Wiele kiełków dla ciebie, a dla niej po jednym za każdą twoją niebieską kartę. Dobra wymiana.
        [b] Pięć gleb na zasadzanie. Ona bierze tyle samo do swojej rezerwy, a dziesięć gleb to dla niej pięć punktów.
    }
