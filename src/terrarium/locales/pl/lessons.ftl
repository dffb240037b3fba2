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

lesson-rauha = Rauha
lesson-rauha-about = Pierwsza runda: umieść biom, użyj zarodnika, zdobądź bóstwo, policz punkty.
lesson-rauha-welcome = Twój świat ma dziewięć biomów. W każdej turze totem podświetla linię i jej biomy działają. Po czterech rundach wygrywa najwięcej punktów.
lesson-rauha-choose = Wybierz jedną z czterech kart; pozostałe wędrują do sąsiada. Weź oznaczoną: zamienia kryształy na punkty.
lesson-rauha-choose-try = Weź oznaczoną kartę: za 2 kryształy 4 punkty.
lesson-rauha-choose-result = Wszyscy wybierają jednocześnie. Nikt nie zobaczy twojej karty, dopóki jej nie umieścisz.
lesson-rauha-place = Karta kosztuje 1 kryształ. Umieść ją na środku: przykryje tam pustynię.
lesson-rauha-place-try = Umieść ją na oznaczonym polu na środku.
lesson-rauha-place-result = Zostały ci { $crystals } kryształy. Przykryte przestaje się liczyć, więc przykrywaj to, czego potrzebujesz najmniej.
lesson-rauha-line = Teraz działa podświetlona kolumna: dwa biomy dają po krysztale, jeden daje punkt. Weź wszystko naraz.
lesson-rauha-line-try = Weź wszystko naraz oznaczonym przyciskiem.
lesson-rauha-line-result = Kryształy: { $crystals }, punkty: { $points }. Totem idzie dalej: teraz środkowa kolumna, z twoją nową kartą.
lesson-rauha-discard = Kartę można też odrzucić: za 4 kryształy albo zarodnik. Weź oznaczoną kartę i połóż jej zarodnik na swoim biomie na środku.
lesson-rauha-discard-try = Weź oznaczoną kartę, wybierz odrzucenie za zarodnik i połóż go na środkowym polu.
lesson-rauha-discard-result = Biom z zarodnikiem działa też w każdej punktacji, niezależnie od totemu.
lesson-rauha-price = Strzałka na karcie znaczy: zapłać w całości to, co przed nią, albo odpuść. Użyj środkowego biomu, potem lasu.
lesson-rauha-price-try = Użyj najpierw biomu na środku (2 kryształy za 4 punkty), potem lasu nad nim.
lesson-rauha-price-result = Punkty: { $points }. Tymczasem przeciwnik wypełnił linię kryształem i zaprosił Kiteet, za każdym razem warte 3 punkty.
lesson-rauha-entity = Trzy jednakowe symbole w linii sprowadzają bóstwo, nawet od kogoś innego. Weź oznaczoną kartę i dokończ swój kryształowy rząd.
lesson-rauha-entity-try = Weź kartę z kryształem i grzybem i umieść ją na prawym końcu środkowego rzędu.
lesson-rauha-entity-result = Kiteet przychodzi do ciebie. Bóstwa działają w turze przybycia i w każdej punktacji.
lesson-rauha-invited = Weź wszystko: nową kartę, biom pod nią i Kiteet.
lesson-rauha-invited-try = Weź wszystko naraz oznaczonym przyciskiem.
lesson-rauha-invited-result = Punkty: { $points }. Po trzech turach następuje punktacja.
lesson-rauha-scoring = W punktacji działają bóstwa i biomy z zarodnikami. Użyj Kiteet, potem biomu z zarodnikiem.
lesson-rauha-scoring-try = Najpierw użyj Kiteet, potem biomu na środku.
lesson-rauha-scoring-result = Punkty: { $points }, w tym 1 za wodę: masz o jedną kroplę więcej niż najniższy wynik. Większa przewaga daje dużo więcej.
lesson-rauha-choice = Twoja decyzja w drugiej rundzie: karta, która daje kryształy, gdy działa jej linia, albo ta z dwoma biomami i dwoma zwierzętami.
lesson-rauha-choice-try = Wybierz jedną z dwóch oznaczonych kart.
lesson-rauha-choice-result =
    { $answer ->
       *[a] Opłaca się, gdy tylko zadziała jej linia. Z twoim lasem to już drugi z trzech symboli dla Metsat.
        [b] Sama nic nie daje. Ale każdy z jej czterech symboli może dokończyć linię i sprowadzić bóstwo.
    }

lesson-earth = Earth
lesson-earth-about = Zasadzanie, nawadnianie, przyrost, płatna zdolność i osiągnięty cel.
lesson-earth-welcome = Budujesz wyspę z szesnastu kart. Punktują karty, kiełki, przyrost, kompost i cele. Gra kończy się, gdy ktoś ma szesnaście kart.
lesson-earth-actions = Są cztery akcje. Swoją wykonujesz w wersji dużej, pozostali w małej. Potem działają wszystkie karty tego koloru, także twoje.
lesson-earth-plant = Zasadzanie: możesz zasadzić dwie karty, płacąc glebą. Wybierz zasadzanie i zasadź kartę Southern Magnolia.
lesson-earth-plant-try = Wybierz zieloną akcję zasadzania, potem oznaczoną kartę na ręce.
lesson-earth-plant-result = Kosztowała 1 glebę; masz { $soil }. Pierwsza karta może leżeć gdziekolwiek.
lesson-earth-neighbour = Każda następna karta leży obok twojej, także na ukos. Zasadź oznaczoną kartę po prawej stronie pierwszej.
lesson-earth-neighbour-try = Zasadź oznaczoną kartę na oznaczonym miejscu, po prawej stronie pierwszej.
lesson-earth-neighbour-result = Dwie karty zasadzone. Położenie jest ważne: wiele kart liczy swój rząd, kolumnę albo sąsiadów.
lesson-earth-keep = Zasadzanie pozwala też obejrzeć cztery karty i zachować jedną. Zachowaj oznaczoną: jest tania i ma sześć miejsc na kiełki.
lesson-earth-keep-try = Zachowaj oznaczoną kartę.
lesson-earth-keep-result = Trzy pozostałe przepadły. Teraz aktywny jest przeciwnik i wybiera kompostowanie.
lesson-earth-benefit = Gdy wybierają inni, masz wersję małą: 2 gleby albo 2 karty do kompostu. Weź glebę.
lesson-earth-benefit-try = Weź 2 gleby: chcesz zasadzać dalej.
lesson-earth-benefit-result = Masz { $soil } gleby. Każda tura coś ci daje, niezależnie od tego, kto jest aktywny.
lesson-earth-water = Twoja tura. Nawadnianie daje do sześciu kiełków i 2 gleby. Każdy kiełek to punkt. Wybierz nawadnianie.
lesson-earth-water-try = Wybierz niebieską akcję nawadniania.
lesson-earth-water-result = Pięć wolnych miejsc jest pełnych: pięć punktów. Teraz działają niebieskie karty, od lewej do prawej, z góry na dół.
lesson-earth-price = Oznaczona karta ma cenę: jedna karta kompostu za 3 gleby. Zapłać w całości i zyskaj albo odpuść. Użyj jej.
lesson-earth-price-try = Użyj jej: karta kompostu to punkt, a 3 gleby to cała zasadzona karta.
lesson-earth-price-result = Masz { $soil } gleby. Przeciwnik wybiera przyrost.
lesson-earth-growth = Dzięki przyrostowi rośliny są wysokie. Roślina z pełnym przyrostem punktuje koronę. Weź przyrost: na magnolii są dwa miejsca.
lesson-earth-growth-try = Weź przyrost zamiast kart.
lesson-earth-growth-result = Magnolia jest pełna i punktuje koronę: 2 punkty. Wysokie drzewa dają znacznie więcej.
lesson-earth-goal = Rybitwa popielata chce trzech roślin nazwanych od miejsc. Pierwszy, kto spełni cel, dostaje 15 punktów. Zasadź klon japoński.
lesson-earth-goal-try = Wybierz zasadzanie, potem zasadź oznaczoną kartę na oznaczonym miejscu.
lesson-earth-goal-result = Trzy rośliny nazwane od miejsc: cel spełniony. Następni dostają 11, 8, 6 i 5 punktów.
lesson-earth-second = Zasadź drugą oznaczoną kartę obok klonu. Potem zachowaj oznaczone wydarzenie.
lesson-earth-second-try = Zasadź oznaczoną kartę na oznaczonym miejscu, potem zachowaj wydarzenie.
lesson-earth-second-result = Wydarzeń się nie zasadza. Zagrywasz je z ręki w dowolnej chwili.
lesson-earth-event = To wydarzenie bierze cztery karty kompostu, czyli cztery punkty, za 3 gleby. Teraz się nie opłaca: odpowiedz „nic więcej”.
lesson-earth-event-try = Zostaw wydarzenie na później: wybierz „nic więcej”.
lesson-earth-event-result = Prowadzisz, punkty: { $points }. Gdy brakuje gleby, w każdej chwili możesz też wymienić 3 kiełki na 2 gleby.
lesson-earth-red = Przeciwnik wybrał kompostowanie, więc działają twoje czerwone karty. Skompostuj dwie karty, wymień kiełek magnolii na glebę, umieść kiełek i przyrost.
lesson-earth-red-try = Skompostuj 2 karty; oddaj kiełek z magnolii; połóż tam nowy; przyrost połóż na oznaczonym grzybie.
lesson-earth-red-result = Gleba: { $soil }, punkty: { $points }, i to w turze przeciwnika. W tej grze wygrywają karty, które się wspierają.
lesson-earth-choice = Twoja decyzja: przyrost dla nowych kart i wyższych roślin albo kompostowanie dla gleby i czerwonych kart.
lesson-earth-choice-try = Wybierz przyrost albo kompostowanie.
lesson-earth-choice-result =
    { $answer ->
       *[a] Cztery nowe karty: ręka była pusta. Wyspa i klon dodają przyrost.
        [b] Gleba i punkty z czerwonych kart. Ręka jest prawie pusta, więc następna tura powinna dać karty.
    }

lesson-earth-solo = Earth w pojedynkę
lesson-earth-solo-about = Gra przeciw Gai: co ją żywi i kiedy odmówić.
lesson-earth-solo-welcome = W pojedynkę grasz przeciw Gai. Niczego nie zasadza: bierze to, co zostawiasz, dobierasz i zyskujesz. Potrzebujesz więcej punktów niż ona.
lesson-earth-solo-keep = Dwie karty zasadzone, oglądasz cztery. Trzy, które zostawisz, idą z punktami do Gai. Zachowaj oznaczone drzewo, warte 4.
lesson-earth-solo-keep-try = Zachowaj oznaczoną kartę: jest warta 4 punkty, dla ciebie albo dla niej.
lesson-earth-solo-keep-result = W jej stosie są punkty: { $pile }. Teraz odkrywa pierwszą kartę: liść na celu.
lesson-earth-solo-leaf = Jej liść zajmuje najlepsze miejsce celu. Masz dwie niebieskie karty, więc cel zimorodka jest bliżej: oddaj jej świstaka.
lesson-earth-solo-leaf-try = Wybierz świstaka: ten cel spełnisz dużo później niż zimorodka.
lesson-earth-solo-leaf-result = Jej punkty: { $points }. Spiesz się do celów, które weźmie następne.
lesson-earth-solo-draw = Teraz wybierz przyrost. Za każdą dobraną kartę dostaje jeden przyrost: dobierz tylko jedną i połóż oba przyrosty na czosnku.
lesson-earth-solo-draw-try = Wybierz przyrost, dobierz najwyżej jedną kartę i połóż oba przyrosty na czosnku.
lesson-earth-solo-draw-result = Zawsze możesz wziąć mniej. Twój klimat oferuje jeszcze dwie karty za kartę kompostu.
lesson-earth-solo-refuse = Dwie karty więcej kosztowałyby cię punkt, a jej dałyby dwa przyrosty. Odpuść.
lesson-earth-solo-refuse-try = Odpuść: to żywi ją bardziej niż ciebie.
lesson-earth-solo-refuse-result = Jej przyrost: { $growth }. Patrz na jej kolumnę: widać w niej, co dają jej twoje zyski.
lesson-earth-solo-end = Gaia ma dwanaście kart. Gdy się skończą albo twoja wyspa będzie pełna, gra się kończy. Kto ją zakończy, dostaje 7 punktów.
lesson-earth-solo-choice = Twoja decyzja: nawadnianie dla kiełków i niebieskich kart albo kompostowanie dla gleby.
lesson-earth-solo-choice-try = Wybierz nawadnianie albo kompostowanie.
lesson-earth-solo-choice-result =
    { $answer ->
       *[a] Wiele kiełków dla ciebie, a dla niej po jednym za każdą twoją niebieską kartę. Dobra wymiana.
        [b] Pięć gleby na zasadzanie. Ona bierze tyle samo do swoich zapasów, a dziesięć gleby to dla niej pięć punktów.
    }
