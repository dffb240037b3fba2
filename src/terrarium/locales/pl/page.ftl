# Strona w przeglądarce.

page-title = Terrarium
page-slogan = Gry o przyrodzie przy jednym stole
page-language = Język
page-theme = Kolory
page-theme-auto = jak w systemie
page-theme-light = jasne
page-theme-dark = ciemne
page-sound = Dźwięk, gdy przychodzi twoja kolej
page-motion = Ruch
page-motion-auto = jak w systemie
page-motion-full = włączony
page-motion-off = wyłączony
page-confirm = Potwierdzaj każdy wybór (ekran dotykowy pyta zawsze)
page-settings = Ustawienia
page-close = Zamknij
page-credits = Podziękowania
page-no-server = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
page-not-found = Pod tym adresem nic nie ma.
page-to-start = Na stronę główną
page-loading = Chwileczkę …

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
page-players-same = graczy: { $least }
page-join = Dołącz do stołu
page-join-code = Link lub kod zaproszenia
page-join-go = Dołącz
page-tables = Stoły
page-lobby = Otwarte stoły
page-lobby-empty = Teraz nie ma otwartego stołu publicznego.
page-recent = Twoje gry
page-recent-empty = Tu znajdziesz gry, w które grasz i grałeś.
page-open-seats =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
page-status-open = przed startem
page-status-playing = w trakcie
page-status-over = zakończona
page-watch = Oglądaj
page-continue = Graj dalej
page-look = Obejrzyj
page-device = Graj na innym urządzeniu
page-device-hint = Otwórz ten link jeden raz na drugim urządzeniu, a będzie grało jako ty:
page-device-here = Grać tu jako osoba, która utworzyła ten link?
page-device-yes = Tak, chcę nią tu być
page-rules-of = Zasady: { $game }
page-about-planet = Zbuduj żywą planetę, kafel po kaflu, i daj zwierzętom dom, jakiego szukają.
page-about-rauha = Ukształtuj świat duchów, karta po karcie, i obejdź go z totemem.
page-about-earth = Obsadź własną wyspę, od pierwszego kiełka po najwyższe drzewo.
page-reconstructed = Skąd pochodzą karty
page-reconstructed-planet = Częściowo odtworzone: { $tiles } z { $all_tiles } płytek, { $rungs } z { $all_rungs } progów, { $animals } z { $all_animals } zwierząt.
page-own-box = Wprowadź własne pudełko

# Boty.
page-bot-random = Kostka
page-bot-random-about = Robi cokolwiek, co wolno.
page-bot-seedling = Siewka
page-bot-seedling-about = Dopiero poznała zasady i łatwo się rozprasza.
page-bot-sprout = Kiełek
page-bot-sprout-about = Bierze to, co teraz wygląda dobrze.
page-bot-sapling = Drzewko
page-bot-sapling-about = Myśli trochę naprzód; przyjazny przeciwnik.
page-bot-tree = Drzewo
page-bot-tree-about = Dobrze planuje i cię obserwuje.
page-bot-ancient = Prastare drzewo
page-bot-ancient-about = Myśli długo i niewiele wybacza.

# Stół przed startem.
page-table-of = Stół: { $name }
page-table-invite = Zaproś
page-invite-hint = Kto otworzy ten link, przyjdzie do stołu.
page-copy = Kopiuj link
page-copied = Skopiowano
page-code = Kod
page-qr = Link zaproszenia jako kod QR
page-seats = Miejsca
page-seat-open = wolne
page-seat-you = ty
page-seat-take = Usiądź tutaj
page-seat-leave = Wstań
page-seat-bot = Posadź tu bota
page-seat-clear = Zwolnij miejsce
page-seat-level = Poziom bota na miejscu { $number }
page-seat-count = Liczba miejsc
page-ready = Jestem gotów
page-ready-yes = gotów
page-ready-no = jeszcze niegotów
page-start = Rozpocznij grę
page-start-open =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne.
        [few] { $count } miejsca są jeszcze wolne.
        [many] { $count } miejsc jest jeszcze wolnych.
       *[other] { $count } miejsca jest jeszcze wolne.
    }
page-start-waiting = Jeszcze niegotów: { $name }.
page-start-host = Grę rozpoczyna { $name }.
page-options = Opcje
page-option-random = losowo
page-option-open-scores = Pokazuj punkty wszystkich w trakcie gry, o ile są znane.
page-option-public = Pokaż ten stół na liście otwartych stołów.
page-clock = Czas do namysłu
page-clock-none = bez ograniczeń
page-clock-gentle = łagodne przypomnienie
page-clock-move = limit na każdą decyzję
page-clock-seconds = Sekundy
page-game = Gra
page-leave = Odejdź od stołu
page-hot-seat-hint = Zajmij kilka miejsc, aby grać przy jednym ekranie.

# Stół w grze.
page-your-turn = Twoja kolej
page-action-bar = Co zrobić
page-wait = Teraz gra: { $seats }.
page-spectator = Oglądasz. { $wait }
page-over = Gra zakończona.
page-cancel = Odłóż
page-undo = Cofnij
page-sending = Wysyłam …
page-lost = Połączenie przerwane. Nic nie przepadło; próbuję ponownie …
page-thinking = myśli …
page-reminded = myśli już długo
page-away = poza stołem
page-stand-in = w zastępstwie { $level }
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
page-first-look = Obejrzyj planszę: { $name }
page-log = Dziennik
page-tab-log = Dziennik
page-tab-points = Punkty
page-tab-chat = Czat
page-tab-rules = Zasady
page-no-points = Jeszcze żadnych punktów.
page-log-empty = Jeszcze nic się nie wydarzyło.
page-log-all = Pokaż wszystkie wpisy
page-log-about = Wpisy o tym miejscu
page-chat = Czat
page-chat-empty = Jeszcze nikt nic nie powiedział.
page-chat-say = Powiedz coś
page-chat-send = Powiedz
page-rules = Zasady
page-rules-search = Szukaj w zasadach
page-rules-none = W żadnym punkcie nie ma „{ $text }”.
page-rules-why = Która to zasada?
page-decision = decyzja
page-decision-why = Dlaczego:
page-decision-legend = Instrukcja zostawia tę kwestię otwartą: punkt mówi, jak tu gramy i dlaczego.
page-goals = Cele
page-board = Plansza
page-choices = Co możesz zrobić
page-choices-search = Szukaj
page-no-choices = Teraz nie ma nic do wyboru.
page-curtain = { $name }, twoja kolej
page-curtain-hint = Spójrz tu, gdy nikt inny nie patrzy na ekran.
page-curtain-lift = Pokaż moją stronę
page-hand-over = Niech bot gra za mnie
page-take-over = Znów gram sam
page-table-menu = Ten stół
page-keys = Klawisze: Enter potwierdza, Escape odkłada, Ctrl+Z cofa.
page-stopped = Przy tym stole nie można grać dalej.
page-board-failed = Planszy tej gry nie można już narysować; zapis gry jest zachowany.

# Koniec.
page-result = Wynik
page-winner-you = Wygrywasz
page-winner = Wygrywa { $seats }
page-winners = Wspólnie wygrywają { $seats }
page-by-points = Wygrywa największa liczba punktów.
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
page-course = Punkty w czasie gry
page-course-label = Punkty każdego miejsca po każdym ruchu; na końcu { $scores }.
page-rematch = Zagraj jeszcze raz
page-rematch-there = Do następnego stołu
page-replay = Powtórka
page-share = Kopiuj link do tej gry
page-record = Zapis
page-show-board = Pokaż planszę
page-show-result = Pokaż wynik

# Powtórka.
page-replay-of = Powtórka
page-moment = Po ruchu { $number } z { $last }
page-moment-start = Przed pierwszym ruchem
page-first = Na początek
page-previous = Krok wstecz
page-next = Krok naprzód
page-last = Na koniec
page-run = Odtwarzaj
page-pause = Zatrzymaj
page-view-of = Oczami
page-view-spectator = widza
page-moment-link = Kopiuj link do tej chwili
page-replay-keys = Klawisze: strzałki to kroki, Home i End skaczą, spacja odtwarza.

# Podziękowania.
page-credits-hint = Terrarium to wolne oprogramowanie. Opiera się na pracy innych:
page-credits-games = Planet, Rauha i Earth to gry planszowe swoich autorów i wydawców; tu gra się według ich zasad, rysunki są własne.
page-credits-by = { $what }, autor: { $by } ({ $licence })
page-credits-drawings = Rysunki zwierząt, uproszczone ({ $parts })
page-credits-own-drawings = Rysunki zwierząt ({ $parts })
