# Dlaczego coś zostało odrzucone. Każdy tekst to jeden wiersz z danymi; najpierw ogólne, potem dla każdej gry.

seed-out-of-range = { $seed } nie jest ziarnem losowania; ziarno to liczba całkowita od 0, mniejsza niż { $limit }.
not-a-generator = { $kind } nie daje liczb losowych; podaj Rng, ziarno albo random.Random.
unknown-game = Nie ma gry { $game }; do wyboru: { $possible }.
title-name-taken = Gra { $game } z pakietu { $package } została odrzucona, bo istnieje już gra o tej nazwie.
title-not-loaded = Gry { $game } z pakietu { $package } nie można wczytać: { $problem }.
title-not-one = Gra { $game } z pakietu { $package } została odrzucona: jej punkt wejścia musi wskazywać Title, a nie { $found }.
title-other-name = Gra { $game } z pakietu { $package } została odrzucona: w opisie ma nazwę { $found }.
no-features = Gra { $game } nie ma cech liczbowych, więc nie można jej udostępnić programom uczącym się.
missing-extra = To wymaga pakietu { $package }; instalacja: pip install "terrarium[{ $extra }]"
no-such-seat-number = Nie ma gracza { $number }; gracze mają numery od 1 do { $most }.
game-missing = Podaj grę: { $possible }.
saved-game-unclear = { $file } nie jest niedokończoną grą tego programu.
seats-out-of-range = { $game } to gra dla { $least }–{ $most } graczy; podano: { $seats }.
no-such-seat = Nie ma miejsca { $seat }; miejsca są numerowane od 0, a jest ich { $seats }.
no-such-option = Gra { $game } nie ma opcji { $option }; do wyboru: { $possible }.
option-value = Opcja { $option } gry { $game } nie może mieć wartości { $value }; możliwe: { $possible }.
no-such-setting = Gra { $game } nie ma ustawienia { $setting }; do wyboru: { $possible }.
no-such-action = Nie ma akcji { $action }; akcje są numerowane od 0, poniżej { $actions }.
no-such-words = „{ $words }” nie jest akcją gry { $game }; przykład: „{ $example }”.
game-over = Gra jest zakończona.
not-over = Gra jeszcze trwa, więc nie ma wyniku.
not-your-turn = Teraz nie gra { $seat }, lecz { $turn_seat }.
box-problems = Błędy w pudełku ({ $count }): { $problems }
data-problem = { $place }: jest { $found }, powinno być: { $expected }.
file-missing = Nie ma pliku { $file }.
file-folder = { $file } to folder, a nie plik.
file-not-text = { $file } nie jest tekstem w UTF-8: nie pasuje bajt { $byte }.
file-unreadable = Nie można odczytać pliku { $file }: { $why }.
file-ending = Nazwa pliku { $file } musi kończyć się na .toml albo .json, aby znany był jego format.
file-syntax = { $file }, linia { $line }, kolumna { $column }: { $why }.
file-key-twice = { $file } ma klucz { $key } dwa razy w jednej tabeli.
file-no-table = { $file } musi zawierać tabelę kluczy i wartości.
file-no-room = Nie ma miejsca na zapisanie pliku { $file } ({ $why }); niczego nie zapisano.
file-unwritable = Nie można zapisać pliku { $file }: { $why }; niczego nie zapisano.
output-failed = Nie można zapisać odpowiedzi: { $why }.
table-problems = Błędy w opisie stołu ({ $count }): { $problems }
no-referee = Dla gry { $game } nie ma jeszcze sędziego; jest dla: { $possible }.
no-such-kind-of-seat = „{ $kind }” nie jest rodzajem gracza; do wyboru: { $possible }.
table-continue-fixed = Kontynuowana gra zachowuje swoje ustawienia; pomiń { $options }.
table-not-a-choice = „{ $text }” nie jest jedną z możliwości: { $possible }. Wpisz ?, aby zobaczyć pomoc.
option-form = „{ $text }” nie jest opcją; opcje zapisuje się jako nazwa=wartość, na przykład mystery=true.
simulate-not-solo = W grę { $game } nie można grać samemu; --solo jest dla: { $possible }.
simulate-worker-died = Proces roboczy zakończył się niespodziewanie (rozegrane partie: { $games }); niczego nie zachowano.

record-line = Linia { $line } zapisu: { $reason }
record-json = Zapis nie jest spójny: { $problem }
record-not-one = To nie jest zapis gry; zapis zaczyna się od „{ $first }”.
record-not-json = Od linii { $line }, kolumny { $column } to nie jest JSON.
record-not-json-one = To nie jest zapis gry; zapis w JSON to tabela z kluczem „record”.
record-other-format = Zapis ma format { $found }; ten program czyta format { $format }.
record-other-rules = Grano według wersji { $found } zasad gry { $game }; ten program ma wersję { $rules }.
record-truncated = Plik kończy się tutaj, przed „{ $expected }”.
record-half-line = Plik kończy się w środku tej linii.
record-no-header = Powinno tu być „{ $expected }: ...”, a nie „{ $found }”.
record-unknown-header = „{ $found }” jest tu nieznane; powinno być „{ $expected }”.
record-header-order = „{ $found }” jest w złym miejscu; najpierw powinno być „{ $expected }”.
record-bad-value = „{ $found }” nie jest wartością dla „{ $header }”.
record-bad-number = „{ $found }” nie jest liczbą całkowitą, a „{ $header }” musi nią być.
record-bad-fingerprint = „{ $found }” nie jest odciskiem, który składa się z cyfr i liter od a do f.
record-names = Liczba nazw ({ $names }) nie zgadza się z liczbą miejsc ({ $seats }).
record-not-one-line = Nazwa lub notatka to jedna linia bez spacji na końcach; podano „{ $text }”.
record-action-form = „{ $found }” nie ma postaci „{ $number }. seat 0: słowa”.
record-action-number = Powinna tu być akcja { $number }, a nie { $found }.
record-action-words = „{ $found }” zapisuje się jako „{ $words }”.
record-no-gap = Między akcjami a wynikiem brakuje pustej linii.
record-score-count = Liczba wyników ({ $found }) nie zgadza się z liczbą miejsc ({ $seats }).
record-redeal-form = „{ $found }” nie ma postaci „redeal 37: seat 1 seed 5”.
record-redeal-place = Nowe rozdanie nie jest tu możliwe po liczbie ruchów { $after }, tylko od { $first } do { $last }.
record-after-end = Zapis się skończył, ale dalej jest „{ $found }”.
review-not-over = Gra nie jest zakończona (ruchów: { $moves }), a analizować można tylko zakończone gry.
record-still-open = Zapis podaje wynik, ale gra nie jest zakończona.
record-is-over = Według zapisu gra nie jest dokończona, ale jest zakończona.
record-scores-differ = Zapis podaje wyniki { $found }; z gry wynika { $scores }.
record-fingerprint-differs = Zapis podaje odcisk { $found }; gra kończy się odciskiem { $fingerprint }.
record-box-missing = Grano pudełkiem właściciela { $box }, które jest potrzebne do odtworzenia gry.
record-box-differs = Grano pudełkiem { $box }, a nie { $given }.

undo-nothing = { $seat } nie ma czego cofnąć.
undo-revealed = { $seat } nie może tego cofnąć: odkryto już coś zakrytego.
undo-built-on = { $seat } nie może tego cofnąć: następną akcję ma już za sobą { $other_seat }.

bot-unknown = Nie ma bota { $bot }; do wyboru: { $possible }.
bot-no-such-parameter = Bot { $bot } nie ma parametru { $parameter }; do wyboru: { $possible }.
bot-parameter-whole = Parametr { $parameter } bota { $bot } nie może mieć wartości { $value }; możliwe: liczby całkowite od { $least } do { $most }.
bot-parameter-number = Parametr { $parameter } bota { $bot } nie może mieć wartości { $value }; możliwe: liczby od { $least } do { $most }.
bot-not-acting = Zapytano bota o miejsce { $number }, które nie ma teraz żadnej decyzji.
bot-programs-unreadable = Nie można odczytać listy programów { $path }: { $why }
bot-program-gone = Nie można zapytać programu { $bot }: { $detail }.
bot-program-late = Program { $bot } nie odpowiedział w ciągu { $detail } s.
bot-program-answer = Program { $bot } odpowiedział „{ $detail }”, a to nie jest dozwolona akcja.
engine-not-json = To nie jest obiekt JSON: { $found }
engine-unknown = Nie ma wiadomości z „do” równym { $found }; możliwe: { $possible }.
engine-field = Pole { $field } ma wartość { $found }; oczekiwano: { $expected }.
engine-no-turn = Nie ma teraz pytania do ciebie; zacznij od „new”.
arena-one-bot = Mecz wymaga co najmniej dwóch różnych botów, nie tylko { $bots }.
arena-bad-plan = Nie można odczytać planu meczu (match.json).
arena-not-empty = Katalog { $directory } zawiera inne pliki; wybierz pusty.
arena-other-match = Katalog { $directory } zawiera inny mecz (różnice: { $parts }); wybierz inny katalog za pomocą --out.
arena-in-use = Inne polecenie rozgrywa teraz mecz w katalogu { $directory }.
arena-workers-died =
    Procesy robocze przerwały pracę { $times ->
        [one] { $times } raz
        [few] { $times } razy
        [many] { $times } razy
       *[other] { $times } razy
    }, nie kończąc żadnej partii.
arena-no-cluster = Pod adresem { $address } nie odpowiada żaden klaster Ray.
train-other-run = Folder { $directory } zawiera trening z innymi parametrami.
train-not-empty = Folder { $directory } zawiera inne pliki; trzeba wybrać pusty.

planet-tile-taken = Płytka { $slot } jest już wybrana.
planet-face-covered = Ścianka { $face } jest już zakryta.
planet-same-tile = Płytka { $slot } jest taka sama jak płytka { $other }; wybierz tamtą.
planet-same-turn = Płytka { $slot } po obrocie o { $turn } wygląda tak samo jak bez obrotu.

no-own-box = { $game } ma własne karty, których nie można zastąpić pudełkiem właściciela.

rauha-choose-first = Najpierw wszyscy wybierają karty; wybierają jeszcze: { $seats }.
rauha-chosen-already = Karta { $card } jest już wybrana.
rauha-not-in-satellite = Karty { $card } nie ma na satelicie, z którego wybierasz.
rauha-choices-fixed = Wszyscy już wybrali, więc w tej turze nie można zmienić wyboru.
rauha-place-first = Najpierw umieść lub odrzuć wybraną kartę.
rauha-card-is-gone = Wybrana karta jest już umieszczona lub odrzucona.
rauha-cell-forbidden = Karty { $card } nie można umieścić na polu { $cell }; dozwolone pola: { $cells }.
rauha-too-dear = Koszt karty { $card } w kryształach to { $cost }; brakuje ci { $short }.
rauha-spore-there = Na polu { $cell } jest już zarodnik.
rauha-target-first = Najpierw wybierz pole na zarodnik, na przykład „spore 5”.
rauha-name-first = Najpierw wybierz, które zwierzęta liczy Metsat, na przykład „name land”.
rauha-no-rest = Nie ma kilku darmowych efektów do aktywowania razem.
rauha-nothing-asked = Nie ma teraz zarodnika do umieszczenia ani zwierzęcia do wyboru.
rauha-out-of-reach = Nie można teraz aktywować „{ $words }”: nie leży w rzędzie ani kolumnie totemu, nie ma zarodnika i nie jest dostępną boską istotą.
rauha-used-already = „{ $words }” zostało już aktywowane w tym kroku.
rauha-no-effect = „{ $words }” niczego by nie zmieniło.
rauha-no-room-for-spore = „{ $words }” wymaga biomu bez zarodnika, a zarodniki są na wszystkich biomach (liczba biomów: { $cells }).
rauha-effect-too-dear = Koszt „{ $words }” w kryształach to { $pay }; brakuje ci { $short }.

earth-cards-problems = Błędy w kartach Ziemi ({ $count }): { $problems }

earth-not-asked = „{ $words }” nie jest odpowiedzią na obecne pytanie.
earth-nothing-to-do = { $seat } nie ma teraz żadnej decyzji.
earth-forbidden = Karta { $card } w twojej siatce zabrania tej akcji.
earth-not-in-hand = Karty { $card } nie masz na ręce.
earth-event-not-planted = Karta { $card } to wydarzenie; wydarzenia się zagrywa, a nie zasadza.
earth-no-event = Karta { $card } nie jest wydarzeniem.
earth-grid-full = Twoja siatka jest pełna.
earth-too-dear = Koszt w glebie to { $soil }; masz { $have }.
earth-cell-taken = W rzędzie { $row }, kolumnie { $column } leży karta { $card }, której ta karta nie może zastąpić.
earth-cell-out = Rząd { $row }, kolumna { $column } nie sąsiaduje z żadną twoją kartą albo siatka miałaby więcej niż cztery rzędy lub kolumny.
earth-no-piece = W rzędzie { $row }, kolumnie { $column } nie ma takiego znacznika albo nie wystarczyłoby na resztę kosztu.
earth-no-copy = W rzędzie { $row }, kolumnie { $column } nie ma zdolności do skopiowania.
earth-not-looked-at = Karty { $card } nie ma wśród oglądanych.
earth-not-dealt = Nie możesz wybrać { $side }; nie ma jej wśród twoich możliwości.
earth-no-space = W rzędzie { $row }, kolumnie { $column } nie ma na to wolnego pola.
earth-not-here = Zdolność nie sięga do rzędu { $row }, kolumny { $column }.
earth-ascending = Znaczniki umieszcza się od lewej do prawej i z góry na dół; rząd { $row }, kolumna { $column } leży przed ostatnim.
earth-in-the-middle = Nie można tego zrobić w trakcie płacenia, umieszczania znaczników ani rozpatrywania wydarzenia.
earth-not-begun = Nie można tego zrobić przed końcem przygotowania gry.
earth-too-few-sprouts = Zamiana wymaga kiełków: { $need }; masz: { $have }.
earth-too-much = Możesz wziąć najwyżej { $most }, a nie { $amount }.
earth-no-window = „no more” odpowiada na pytanie, które mogłoby wrócić w tej turze; teraz takiego nie ma.
earth-event-cost = Nie możesz opłacić kosztu wydarzenia { $card }.
earth-solo-mode = W grę 1-osobową gra się w trybie standard lub advanced, a nie { $mode }.
earth-teams-seats = Tryb drużynowy jest dla czterech graczy, a nie dla { $seats }.
earth-no-teams = W tej grze nie ma drużyn.
earth-not-gained = „{ $words }” dotyczy zasobów zdobytych w tej turze, które jeszcze masz; to, co leżało na planszy drużyny, nie może tam wrócić.
earth-not-on-board = „{ $words }” nie jest możliwe: nic takiego nie leży na planszy twojej drużyny albo nie masz na to miejsca.

# Lessons.
unknown-lesson = Nie ma lekcji { $lesson }; do wyboru: { $possible }.
lesson-problems = Błędy w lekcji ({ $count }): { $problems }.
lesson-wait = Jeszcze nie: najpierw gra { $seat }.
lesson-try-again = { $hint }
lesson-no-undo = Lekcja przebiega krok po kroku i nie można w niej cofać ruchów. W każdej chwili można zacząć ją od nowa.
lesson-no-settings = Ustawienia lekcji nie zmieniają się do ostatniego kroku; potem można je zmienić.
hint-not-your-turn = Podpowiedź jest dla tego, kto ma odpowiedzieć; { $seat } nie ma teraz na co odpowiadać.
hints-off = Przy tym stole gra się bez podpowiedzi.
hint-in-lesson = W lekcji zamiast podpowiedzi służy przycisk „Pokaż”.
hint-failed = Na podpowiedź zabrakło czasu. Spróbuj ponownie za chwilę.

# Sieci botów
no-networks = Gra { $game } nie ma sieci, więc żaden bot nie może jej nimi oceniać.
networks-unreadable = { $path } nie jest plikiem sieci: { $why }.
networks-other-game = { $path } zawiera sieci gry { $found }, a nie gry { $game }.
networks-other-layout = { $path } wytrenowano dla innych wejść ({ $found }) niż te, które czyta ta wersja ({ $wanted }); trzeba trenować ponownie.
networks-wrong-size = { $path } ma { $bytes } bajtów wag zamiast { $wanted }; plik jest ucięty lub uszkodzony.
networks-damaged = { $path } nie zgadza się ze swoim odciskiem { $fingerprint }; plik jest uszkodzony lub został zmieniony.

# Statystyki zapisów.
stats-no-folder = Nie ma folderu { $folder }.
stats-no-records = W { $folder } nie ma zapisu zakończonej gry.
stats-no-player = Żaden zapis zakończonej gry nie wymienia gracza { $player }; wymieniają: { $possible }.
stats-unfinished = Gra nie jest zakończona; liczba ruchów w zapisie: { $moves }.

# Rozdanie dnia.
daily-no-game = { $game } nie ma rozdania dnia; do wyboru: { $possible }.
daily-day = „{ $day }” nie jest dniem; napisz go tak: 2026-11-19.
daily-too-early = Nie ma rozdania na { $day }; pierwsze jest na { $first }.
daily-too-late = Rozdanie na { $day } nie jest jeszcze otwarte; dziś jest { $today } (UTC).
daily-not-finished = Najpierw ukończ swoją próbę dzisiejszego rozdania.
daily-other-rules = Twoja próba była grana według wcześniejszej wersji zasad, więc nie da się jej porównać.
daily-attempt-over = Twoja próba tego rozdania już była.
daily-own-seat = W rozdaniu dnia bot nie może grać za ciebie; gra czeka, aż wrócisz.
