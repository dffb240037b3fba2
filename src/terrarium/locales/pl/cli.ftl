# The command line: help, usage errors, the list of games.

# What `terrarium` without a command says.
overview-about = Gry planszowe o przyrodzie: Planet, Earth i Rauha, dla ludzi, botów i badań.
overview-serve = otwiera stół w przeglądarce, do gry w pojedynkę lub ze znajomymi
overview-play = gra w tym terminalu przeciwko botom
overview-continue = kontynuuje ostatnią niedokończoną grę
overview-games = lista gier, ich opcji i botów
overview-help = lista wszystkich poleceń

# Help: headings and remarks.
help-usage = Użycie:
help-usage-options = { "[OPCJE]" }
help-usage-command = POLECENIE ...
help-arguments = Argumenty
help-options = Opcje
help-commands = Polecenia
help-default = domyślnie: { $value }
help-variable = zmienna { $name }
help-required = wymagane
help-kind-number = LICZBA
help-kind-file = PLIK
help-kind-text = TEKST
help-kind-game = GRA
help-kind-table = STÓŁ
help-kind-list = LISTA
help-kind-name-value = NAZWA=WARTOŚĆ
help-kind-address = ADRES
help-kind-folder = KATALOG
help-kind-days = DNI
help-kind-difficulty = POZIOM

# Help: parameters that several commands share.
help-any-help = Pokazuje tę pomoc.
help-any-keep = Ile dni przechowywać dane, 0 oznacza zawsze: open=7,playing=60,finished=365,chat=90,guests=400.
help-any-box = Własne płytki i karty; plik opisuje docs/box.md.
help-any-data = Folder bazy danych i sekretu.
help-any-database = Plik SQLite lub postgresql://...; bez tej opcji plik w folderze danych.
help-any-game = Gra: { $possible }.
help-any-install-completion = Instaluje uzupełnianie poleceń w bieżącej powłoce.
help-any-show-completion = Pokazuje skrypt uzupełniania dla bieżącej powłoki.
help-any-lang = Język; bez tej opcji język systemu.
help-any-option = Opcja gry; listę pokazuje `terrarium games`. Można powtarzać.
help-any-table = Identyfikator stołu, jak w `terrarium tables list`.

# Help: commands and their own parameters.
help-terrarium = Gry planszowe o przyrodzie: Planet, Earth i Rauha, dla ludzi, botów i badań.
help-terrarium-version = Pokazuje wersję i sposób działania zasad.
help-play = Gra w terminalu: w pojedynkę przeciwko botom albo w kilka osób na zmianę. Przy stole ? pokazuje pomoc.
help-play-resume = Kontynuuje ostatnią niedokończoną grę (podanego tytułu, jeśli podano).
help-play-text = Stół tekstowy.
help-play-seats = Kto gdzie siedzi: you (osoba) lub bot: { $possible } i inne. Na przykład you,sprout,tree.
help-play-seed = Ziarno losowości; to samo ziarno daje to samo rozdanie.
help-daily = Zagraj rozdanie dnia: takie samo dla wszystkich, przeciwko tym samym botom, a potem porównane z partiami botów.
help-daily-day = Inny dzień, w postaci 2026-11-19; bez tego dzisiejszy (UTC).
help-daily-runs = Z iloma partiami botów porównywany jest wynik.
help-games = Lista gier z opcjami oraz botów.
help-replay = Sprawdza zapis gry i opowiada jej przebieg aż do wyniku.
help-replay-file = Zapis gry, tekst lub JSON.
help-replay-step = Czeka na Enter po każdej akcji.
help-replay-seat = Opowiada z punktu widzenia tego gracza; gracze są liczeni od 1.
help-review = Analizuje zakończoną grę: momenty zwrotne na każdym miejscu, szanse na zwycięstwo, szczęście i umiejętności.
help-review-file = Zapis zakończonej gry jako tekst lub JSON.
help-review-as-json = Wypisuje analizę jako JSON.
help-review-html = Zapisuje analizę z wykresem w tym pliku HTML.
help-review-seed = Ziarno wyobrażonych światów; to samo ziarno daje tę samą analizę.
help-review-worlds = W ilu wyobrażonych światach porównuje się dwie odpowiedzi; więcej trwa dłużej. Każda gra ma wartość domyślną.
help-stats = Policz zapisy zakończonych gier w folderze: wyniki według przeciwników, punkty według źródeł w czasie, najczęściej sadzone karty.
help-stats-folder = Folder z zapisami, jako tekst lub JSON; foldery w nim też się liczą.
help-stats-player = Policz tylko wyniki gracza o tym imieniu.
help-stats-as-json = Wypisz statystyki jako JSON.
help-stats-csv = Wypisz każdy wynik jako linię CSV.
help-stats-results = Wypisz każdy wynik jako JSON.
help-stats-html = Zapisz statystyki z wykresami w tym pliku HTML.
help-simulate = Rozgrywa wiele gier, losowo lub botami, i pokazuje wyniki, zwycięstwa i liczby danej gry. Ctrl-C pokazuje wynik cząstkowy.
help-simulate-seats = Liczba graczy.
help-simulate-games = Liczba gier.
help-simulate-seed = Ziarno losowości; to samo ziarno daje te same gry.
help-simulate-jobs = Liczba procesów; wynik jest ten sam.
help-simulate-solo = Jeden gracz przeciwko rywalowi z gry, na tym poziomie trudności.
help-simulate-bots = Boty, na przykład greedy,sprout; bez nich akcje są losowe.
help-simulate-limit = Liczba decyzji, po której gra zostaje przerwana.
help-simulate-as-json = Wypisuje jeden obiekt JSON zamiast tabel.
help-score = Liczy wynik gry na prawdziwym stole z pliku, który ją opisuje.
help-score-file = Stół jako TOML lub JSON; opisuje go docs/score.md.
help-score-as-json = Wypisuje jeden obiekt JSON zamiast słów.
help-arena = Boty rozgrywają wiele gier z tych samych rozdań na zmienianych miejscach; powstają rankingi i raport. Ctrl-C zachowuje skończone gry; to samo polecenie je kontynuuje.
help-arena-bots = Boty: { $possible } i inne. Na przykład greedy,search:iterations=500,random.
help-arena-games = Liczba gier.
help-arena-seats = Liczba graczy.
help-arena-seed = Ziarno losowości; to samo ziarno daje te same rozdania.
help-arena-jobs = Liczba procesów.
help-arena-limit = Liczba decyzji, po której rozstrzygają dotychczasowe punkty.
help-arena-out = Folder meczu; istniejący mecz jest kontynuowany.
help-arena-cluster = Gra na klastrze Ray pod tym adresem (auto: klaster lokalny).
help-puzzles = Szuka zagadek w grach botów: pozycji, w których jedna odpowiedź jest wyraźnie najlepsza, a zachłanna gra jej nie widzi. Ctrl-C zachowuje to, co znaleziono; to samo polecenie kontynuuje.
help-puzzles-count = Ile zagadek znaleźć.
help-puzzles-seed = Ziarno; to samo ziarno daje te same zagadki.
help-puzzles-jobs = Liczba procesów.
help-puzzles-iterations = Długość dwóch wyszukiwań; trzecie jest dziesięć razy dłuższe.
help-puzzles-margin = O jaką szansę na zwycięstwo najlepsza odpowiedź musi przewyższać drugą, od 0 do 1.
help-puzzles-record = Szuka zagadek w tej zakończonej grze zamiast w grach botów.
help-puzzles-out = Plik zagadek; bez niego puzzles-GRA.jsonl.
help-solve = Zagadki w terminalu: znajdź odpowiedź, która jest wyraźnie najlepsza, i zobacz dlaczego.
help-solve-number = Numer pierwszej zagadki; bez niego losowa. Najłatwiejsze są na początku.
help-solve-file = Plik zapisany przez `terrarium puzzles`, zamiast zagadek programu.
help-train = Trenuje sieci gry, rozgrywając gry; powstaje kandydat i raport. Ctrl-C zachowuje skończone kroki; to samo polecenie je kontynuuje.
help-train-out = Folder treningu; istniejący trening jest kontynuowany.
help-train-rounds = Liczba pokoleń po pierwszym.
help-train-first-games = Liczba gier, z których uczy się pierwsze pokolenie.
help-train-games = Liczba gier, z których uczy się każde następne.
help-train-measured-games = Liczba gier do kalibracji każdego pokolenia.
help-train-match-games = Liczba gier każdego meczu między pokoleniami.
help-train-epochs = Liczba przejść przez gry.
help-train-slip = Jak często gracze robią cokolwiek, od 0 do 1.
help-train-noted = Z jakiej części pozycji się uczy, od 0 do 1.
help-train-seed = Ziarno losowości; to samo ziarno daje te same sieci.
help-train-jobs = Liczba procesów.
help-train-cluster = Gra na klastrze Ray pod tym adresem (auto: klaster lokalny).
help-engine = Rozmawia z programem liniami JSON na standardowym wejściu i wyjściu; opisuje je docs/engine-protocol.md.
help-serve = Otwiera stół: gra toczy się w przeglądarkach.
help-serve-host = Adres nasłuchu; 0.0.0.0 wpuszcza sieć lokalną.
help-serve-port = Port nasłuchu; 0 wybiera wolny.
help-serve-open-page = Otwiera stronę w przeglądarce.
help-serve-workers = Liczba procesów; więcej niż jeden wymaga PostgreSQL.
help-serve-public-address = Adres w zaproszeniach, na przykład https://games.example.org; inne nazwy hosta są odrzucane.
help-serve-origin = Inne źródło, którego strony mogą tu grać. Można powtarzać.
help-serve-proxies = Adresy serwerów pośredniczących, których nagłówek X-Forwarded-For jest uznawany, oddzielone przecinkami.
help-serve-limits = Mnożnik wszystkich limitów zapytań.
help-serve-backup = Folder na nocną kopię bazy SQLite.
help-serve-backup-keep = Liczba przechowywanych nocnych kopii.
help-serve-bot-pause = Ile sekund bot czeka przed swoją turą.
help-serve-bot-seconds = Sekundy, przez które bot może myśleć.
help-serve-log = Zapisuje zdarzenia na standardowe wyjście błędów jako linie JSON.
help-tables = Lista, podgląd, eksport, import, usuwanie i kopia zapasowa stołów serwera.
help-tables-list = Lista stołów, od najnowszego.
help-tables-list-limit = Liczba stołów.
help-tables-show = Pokazuje wszystko o stole oprócz tajemnic, jako JSON.
help-tables-export = Zapisuje zapis gry stołu; zawiera on ziarno losowości.
help-tables-export-file = Plik zapisu; bez niego zapis jest wypisywany.
help-tables-import = Tworzy stół z zapisu gry.
help-tables-import-file = Zapis gry, tekst lub JSON.
help-tables-delete = Usuwa stół na zawsze.
help-tables-clean = Usuwa przeterminowane dane, tak jak serwer co noc.
help-tables-clean-dry-run = Tylko liczy, co zostałoby usunięte.
help-tables-restore = Przywraca kopię w miejsce utraconej bazy danych, razem z sekretem obok kopii.
help-tables-restore-file = Kopia utworzona przez `backup` lub serwer.
help-tables-reports = Lista zgłoszeń dotyczących osób.
help-tables-backup = Kopiuje całą bazę danych podczas pracy serwera.
help-tables-backup-file = Plik kopii.

# Usage errors.
usage-hint = "{ $command }" pokazuje możliwości.
usage-no-such-command = Nie ma polecenia { $text }; możliwe: { $possible }.
usage-extra-argument = To więcej, niż przyjmuje polecenie: { $text }.
usage-no-such-option = Nie ma tu opcji { $option }; możliwe: { $possible }.
usage-option-needs-value = Opcja { $option } wymaga wartości.
usage-option-takes-no-value = Opcja { $option } nie przyjmuje wartości.
usage-missing = Brakuje { $name }: { $wanted }.
usage-bad-value = Wartość { $name } nie pasuje; dozwolone: { $wanted }.
usage-unclear = Polecenie jest nieprawidłowe: { $problem }
usage-wanted-choice = jedno z { $possible }
usage-wanted-between = liczba od { $low } do { $high }
usage-wanted-at-least = liczba nie mniejsza niż { $low }
usage-wanted-whole = liczba całkowita
usage-wanted-number = liczba
usage-wanted-file = plik
usage-wanted-text = tekst

# The list of games.
games-seats = graczy: od { $least } do { $most }
games-levels = Boty, od najsłabszego do najsilniejszego: { $levels }.
games-bots = Inne boty: { $bots }; opisuje je docs/arena.md.
games-play = Gra: terrarium play planet --seats you,sprout,tree --option mystery=true

# Unfinished games at the text table.
table-continued = Gra toczy się dalej; dotychczasowe akcje: { $moves }.
table-kept = Gra jest zapisana; ciąg dalszy: terrarium play --continue
table-none-unfinished = Nie ma niedokończonej gry.
