# Strona w przeglądarce.

page-title = Terrarium
page-slogan = Gry planszowe o przyrodzie przy jednym stole
page-language = Język
page-theme = Kolory
page-theme-auto = jak w systemie
page-theme-light = jasne
page-theme-dark = ciemne
page-sound = Dźwięk, gdy nadchodzi twoja kolej
page-motion = Animacje
page-motion-auto = jak w systemie
page-motion-full = włączone
page-motion-off = wyłączone
page-confirm = Potwierdzaj każdy wybór (na ekranie dotykowym zawsze)
page-settings = Ustawienia
page-close = Zamknij
page-credits = Autorzy i licencje
page-no-server = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
page-not-found = Pod tym adresem nic nie ma.
page-to-start = Na stronę główną
page-loading = Wczytywanie …

# Strona główna.
page-your-name = Twoje imię
page-save = Zapisz
page-play-now = Zagraj teraz
page-play-now-label = Zagraj teraz: { $game }
page-opponents = Przeciwnicy
page-level = Poziom
page-create = Utwórz stół
page-create-label = Utwórz stół: { $game }
page-players = od { $least } do { $most } graczy
page-players-same = liczba graczy: { $least }
page-join = Dołącz do stołu
page-join-code = Link lub kod zaproszenia
page-join-go = Dołącz
page-tables = Stoły
page-lobby = Otwarte stoły
page-lobby-empty = Nie ma teraz otwartych stołów publicznych.
page-recent = Twoje gry
page-recent-empty = Tu pojawią się twoje gry, trwające i zakończone.
page-open-seats =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
page-status-open = przed rozpoczęciem
page-status-playing = w toku
page-status-over = zakończona
page-watch = Oglądaj
page-continue = Graj dalej
page-look = Zobacz
page-device = Graj na innym urządzeniu
page-device-hint = Otwórz ten link jeden raz na drugim urządzeniu, aby grać na nim jako ta sama osoba:
page-device-here = Grać tu jako osoba, która utworzyła ten link?
page-device-yes = Tak, graj jako ta osoba
page-devices = Twoje urządzenia
page-recovery = Pokaż hasło odzyskiwania
page-recovery-hint = Zapisz to hasło. Po /device/ w adresie tej strony przywróci cię ono, jeśli stracisz ciasteczka; nowe je zastąpi:
page-sign-out = Wyloguj wszędzie indziej
page-sign-out-hint = Wszystkie inne urządzenia, linki i hasło odzyskiwania przestaną działać.
page-signed-out = Teraz działa tylko to urządzenie.
page-people = Osoby ({ $count })
page-mute = Wycisz: { $name }
page-mute-short = Wycisz
page-kick = Usuń od stołu: { $name }
page-kick-short = Usuń
page-ban = Zablokuj: { $name }
page-ban-short = Zablokuj
page-unban = Pozwól wrócić: { $name }
page-unban-short = Pozwól wrócić
page-report = Zgłoś gospodarzowi: { $name }
page-report-short = Zgłoś
page-reported = Zgłoszenie dotarło do gospodarza.
page-report-about = Zgłoszenie, dotyczy: { $name }.
page-report-dismiss = Odrzuć
page-rules-of = Zasady: { $game }
page-about-planet = Zbuduj planetę płytka po płytce i zapewnij zwierzętom środowisko, jakiego potrzebują.
page-about-rauha = Kształtuj swój świat kartami biomów: to, co mija totem, daje kryształy i punkty.
page-about-earth = Stwórz własną wyspę, od pierwszego kiełka po najwyższe drzewo.
page-reconstructed = Skąd pochodzą karty
page-reconstructed-planet = Częściowo odtworzone: { $tiles } z { $all_tiles } płytek, { $rungs } z { $all_rungs } progów, { $animals } z { $all_animals } zwierząt.
page-own-box = Wprowadź zawartość swojego pudełka

# Boty.
page-bot-random = Kostka
page-bot-random-about = Wykonuje dowolny dozwolony ruch.
page-bot-seedling = Siewka
page-bot-seedling-about = Dopiero poznaje zasady i łatwo się rozprasza.
page-bot-sprout = Kiełek
page-bot-sprout-about = Bierze to, co w tej chwili wygląda najlepiej.
page-bot-sapling = Młode drzewko
page-bot-sapling-about = Myśli trochę naprzód.
page-bot-tree = Drzewo
page-bot-tree-about = Dobrze planuje i obserwuje twoją planszę.
page-bot-ancient = Prastare drzewo
page-bot-ancient-about = Myśli długo i rzadko się myli.
page-bot-elder = Najstarsze drzewo
page-bot-elder-about = Najsilniejsze. W Planet i Rauha uczyło się z tysięcy partii.

# Stół przed startem.
page-table-of = Stół: { $name }
page-table-invite = Zaproś
page-invite-hint = Każdy, kto ma ten link, może dołączyć do stołu.
page-invite-only-here = Ten stół jest dostępny tylko na tym komputerze.
page-invite-open-network = Wpuść osoby z mojej sieci
page-invite-restart = Aby zagrać z innymi w swojej sieci, zatrzymaj program i uruchom go poleceniem { $command }.
page-invite-elsewhere = Grę z osobami spoza sieci opisuje docs/hosting.md.
page-copy = Kopiuj link
page-copied = Skopiowano
page-code = Kod
page-qr = Link zaproszenia jako kod QR
page-seats = Miejsca
page-seat-open = wolne
page-seat-you = ty
page-seat-take = Usiądź tutaj
page-seat-leave = Zwolnij miejsce
page-seat-bot = Dodaj bota
page-seat-clear = Usuń z miejsca
page-seat-level = Poziom bota na miejscu { $number }
page-seat-count = Liczba miejsc
page-ready = Potwierdzam gotowość
page-ready-yes = gotowość potwierdzona
page-ready-no = jeszcze bez potwierdzenia
page-start = Rozpocznij grę
page-start-open =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne.
        [few] { $count } miejsca są jeszcze wolne.
        [many] { $count } miejsc jest jeszcze wolnych.
       *[other] { $count } miejsca jest jeszcze wolne.
    }
page-start-waiting = Czekamy na gotowość: { $name }.
page-start-host = Grę rozpocznie { $name }.
page-options = Opcje
page-option-random = losowo
page-option-open-scores = Pokazuj w trakcie gry punkty wszystkich graczy, o ile są znane.
page-option-public = Pokaż ten stół na liście otwartych stołów.
page-clock = Czas do namysłu
page-clock-none = bez ograniczeń
page-clock-gentle = tylko przypomnienie
page-clock-move = limit na decyzję
page-clock-seconds = Sekundy
page-game = Gra
page-leave = Odejdź od stołu
page-leave-sure = Po odejściu gra za Ciebie bot. Możesz wrócić i odzyskać miejsce, dopóki gra trwa.
page-stay = Zostań
page-since-your-turn = Od Twojej ostatniej tury
page-hot-seat-hint = Zajmij kilka miejsc, aby grać wspólnie na tym ekranie.

# Stół w grze.
page-your-turn = Twoja kolej
page-action-bar = Co zrobić
page-wait = Teraz gra: { $seats }.
page-spectator = Oglądasz grę. { $wait }
page-over = Koniec gry.
page-cancel = Anuluj
page-undo = Cofnij
page-sending = Wysyłanie …
page-malformed-answer = Strona przygotowała odpowiedź, której serwer nie odczyta. Aktualny stan gry wczyta się ponownie; wybierz jeszcze raz.
page-no-answer = Serwer nie odpowiada. Aktualny stan gry wczyta się ponownie; wybierz jeszcze raz.
page-lost = Utracono połączenie. Gra jest zapisana; trwa ponowne łączenie …
page-thinking = myśli …
page-reminded = myśli już dłuższą chwilę
page-away = poza stołem
page-stand-in = zastępstwo: { $level }
page-seconds-left =
    { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }
page-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
page-first-look = Zobacz planszę: { $name }
page-log = Dziennik
page-tab-log = Dziennik
page-tab-points = Punkty
page-tab-review = Wybory
page-tab-luck = Szczęście
page-tab-chat = Czat
page-tab-rules = Zasady
page-no-points = Jeszcze nie ma punktów.
page-log-empty = Jeszcze nic się nie wydarzyło.
page-log-all = Pokaż wszystkie wpisy
page-log-about = Wpisy o tym miejscu: { $shown } z { $all }
page-chat = Czat
page-chat-empty = Nie ma jeszcze wiadomości.
page-chat-say = Napisz wiadomość
page-chat-send = Wyślij
page-rules = Zasady
page-rules-search = Szukaj w zasadach
page-rules-none = W żadnym punkcie zasad nie ma „{ $text }”.
page-rules-why = Która to zasada?
page-decision = decyzja
page-decision-why = Dlaczego:
page-decision-legend = Instrukcja nie rozstrzyga tej kwestii. Punkt podaje, jak gramy i dlaczego.
page-goals = Cele
page-board = Plansza
page-choices = Możliwe akcje
page-choices-search = Filtruj
page-no-choices = Nie ma teraz nic do wyboru.
page-curtain = { $name }, twoja kolej
page-curtain-hint = Kontynuuj, gdy nikt inny nie widzi ekranu.
page-curtain-lift = Pokaż mój widok
page-hand-over = Niech bot gra za mnie
page-take-over = Chcę znowu grać bez bota
page-table-menu = Ten stół
page-keys = Klawisze: Enter potwierdza, Escape anuluje, Ctrl+Z cofa.
page-stopped = Tej gry nie można kontynuować.
page-board-failed = Planszy tej gry nie można już pokazać; zapis gry jest zachowany.

# Koniec.
page-result = Wynik
page-winner-you = Wygrywasz
page-winner = Wygrywa { $seats }
page-winners = Wspólne zwycięstwo: { $seats }
page-by-points = Wygrywa największa liczba punktów.
page-all-boards = Wszystkie plansze
page-ahead =
    Przewaga: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }. Drugie miejsce: { $other_seat }.
page-behind =
    Twoje miejsce: { $place }. Do zwycięstwa brakuje: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
page-ahead-of-rival =
    Przewaga: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }. Drugie miejsce: { $rival }.
page-behind-rival =
    Wygrywa { $rival }. Do zwycięstwa brakuje: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
page-ahead-of-team =
    Przewaga: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }. Druga drużyna: { $seats }.
page-difference = Różnica: { $category } { $best } do { $other }.
page-moments = Kluczowe momenty
page-moment-lead =
    { $seat } obejmuje prowadzenie: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
page-moment-gain =
    { $seat } zdobywa naraz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, najwięcej w tej grze
page-join-name = Jak mają się do ciebie zwracać inni?
page-join-table = Przejdź do stołu
page-seat-name = Imię osoby na miejscu { $number }
page-sheet = Arkusz punktów
page-total = Razem
page-category-planet-sheet-animal = Zwierzęta
page-category-planet-sheet-objective = Cel
page-category-rauha-sheet-biomes = Biomy
page-category-rauha-sheet-entities = Boskie istoty
page-category-rauha-sheet-water = Woda
page-row-rauha-sheet-biomes = runda { $round }
page-row-rauha-sheet-entities = runda { $round }
page-row-rauha-sheet-water = runda { $round }
page-course = Przebieg punktacji
page-course-label = Punkty każdego miejsca po każdej akcji; wynik końcowy: { $scores }.
page-rematch = Zagraj jeszcze raz
page-rematch-there = Przejdź do następnego stołu
page-review = Analiza gry
page-replay = Odtwórz grę
page-share = Kopiuj link do tej gry
page-record = Zapis gry
page-show-board = Pokaż planszę
page-show-result = Pokaż wynik

# Powtórka.
page-replay-of = Powtórka
page-moment = Po akcji { $number } z { $last }
page-moment-start = Przed pierwszą akcją
page-first = Do początku
page-previous = Krok wstecz
page-next = Krok naprzód
page-last = Do końca
page-run = Odtwarzaj
page-pause = Wstrzymaj
page-view-of = Widok
page-view-spectator = widz
page-moment-link = Kopiuj link do tego momentu
page-replay-keys = Klawisze: strzałki o krok, Home i End na początek i koniec, spacja odtwarza lub wstrzymuje.

# Podziękowania.
page-credits-hint = Terrarium to wolne oprogramowanie, które korzysta z pracy innych:
page-credits-games = Planet, Rauha i Ziemia to gry planszowe ich autorów i wydawców. Terrarium gra według ich zasad, a rysunki są własne.
page-credits-by = { $what }, autor: { $by } ({ $licence })
page-credits-drawings = Rysunki zwierząt, uproszczone ({ $parts })
page-credits-own-drawings = Rysunki zwierząt ({ $parts })
