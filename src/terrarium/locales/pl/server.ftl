# Serwer stołów: dlaczego coś odrzuca i co mówią jego polecenia.

no-such-table = Nie ma stołu { $table } albo nie jest dla ciebie otwarty; poproś o link z zaproszeniem.
no-such-code = Żaden stół nie ma kodu zaproszenia { $invitation }.
no-such-number = Przy tym stole nie ma zdarzenia { $number }; ostatnie ma numer { $last }.
no-such-page = Pod adresem { $problem } niczego nie ma.
no-such-method = Takie zapytanie nie jest tu możliwe: { $problem }.
no-such-bot = Nie ma bota { $bot }; do wyboru: { $possible }.
seat-kind = „{ $kind }” nie jest rodzajem miejsca; możliwe: { $possible }.
seat-taken = To miejsce zajmuje ktoś inny: { $seat }.
seat-not-yours = To nie jest twoje miejsce: { $seat }.
seat-open = Tego miejsca nikt jeszcze nie zajął: { $seat }.
seat-not-ready = Czekamy na gotowość: { $name }.
host-only = Może to zrobić tylko gospodarz stołu: { $host }.
join-first = Najpierw dołącz do stołu.
hello-first = Najpierw wyślij „hello” z numerem stołu.
table-full = Stół jest pełny; limit osób: { $most }.
table-banned = Gospodarz zablokował ci dostęp do tego stołu.
table-access-ended = Nie ma cię już przy tym stole.
table-now-private = Ten stół jest teraz prywatny; poproś o link z zaproszeniem.
kick-yourself = Nie można usunąć samego siebie; zamiast tego odejdź od stołu.
no-such-person = Tej osoby nie ma przy stole.
not-banned = Ta osoba nie jest zablokowana.
no-such-report = Przy tym stole nie ma zgłoszenia { $number }.
report-limit = Na odpowiedź gospodarza czekają już twoje zgłoszenia; ich liczba: { $most }.
rematch-seated-only = Następną grę mogą zacząć tylko osoby, które miały miejsce.
table-playing = Gra już się zaczęła.
table-over = Gra przy tym stole jest zakończona.
table-not-over = Gra przy tym stole jeszcze trwa.
table-not-started = Gra przy tym stole jeszcze się nie zaczęła.
table-removed = Stół został usunięty.
table-stopped = Tej gry nie można kontynuować. { $reason }
table-given-up =
    Boty przestały grać po { $number ->
        [one] { $number } akcji
        [few] { $number } akcjach
        [many] { $number } akcjach
       *[other] { $number } akcji
    }, bo gra nie zbliżała się do końca.
table-rules-differ = Grano według wersji { $found } zasad gry { $game }; ten serwer ma wersję { $rules }.
table-no-replay = Tej gry nie można odtworzyć. { $reason }
table-end-not-kept = Nie można pokazać końca tej gry. { $reason }
record-only-json = Ten zapis jest dostępny tylko jako JSON, z numerami zamiast słów. { $reason }
upload-seats = Zapis gry wymaga gracza na każdym miejscu (liczba miejsc: { $seats }).
stale = To odpowiedź na wcześniejsze pytanie; stół jest już przy zdarzeniu { $number }.
undo-limit = { $seat }: limit cofnięć w tej grze został wyczerpany ({ $most }).
setting-limit = { $seat }: limit zmian ustawień w grze został wyczerpany ({ $most }).
name-empty =
    Imię musi mieć co najmniej jedną literę lub cyfrę i najwyżej { $longest ->
        [one] { $longest } znak
        [few] { $longest } znaki
        [many] { $longest } znaków
       *[other] { $longest } znaku
    }.
guest-name = Gość { $number }
link-used-up = Ten link lub to hasło odzyskiwania jest nieprawidłowe, zostało już użyte lub straciło ważność; utwórz nowe na drugim urządzeniu.
signed-out = Na tym urządzeniu nastąpiło wylogowanie.
chat-muted = Gospodarz wyciszył cię przy tym stole.
chat-empty = Ta wiadomość jest pusta.
message-unclear = Wiadomość jest nieprawidłowa: { $problem }.
request-unclear = Zapytanie jest nieprawidłowe: { $problem }.
too-large = To więcej, niż przyjmuje serwer: { $problem }.
too-many-requests = Za dużo zapytań naraz; poczekaj chwilę.
too-many-bot-tables = Boty już grają przy zbyt wielu stołach: { $count } (najwyżej { $most }); poczekaj na koniec którejś gry.
too-many-reviews = Trwają już analizy dla ciebie: { $count }, najwyżej { $most } naraz. Poczekaj, aż jedna będzie gotowa.
review-still-playing = Analizować można tylko zakończone gry, a ta jeszcze trwa.
foreign-origin = To zapytanie pochodzi z innej witryny.
socket-silent = Rozłączono po długiej ciszy; możesz połączyć się ponownie w każdej chwili.
server-stops = Serwer jest uruchamiany ponownie; gra jest zapisana i będzie kontynuowana.
server-failed = Na serwerze wystąpił błąd; został odnotowany.
storage-failed = Serwer nie ma teraz dostępu do bazy danych; spróbuj za chwilę.
database-in-use = Bazy danych { $database } używa inny serwer.
database-kind = Terrarium nie obsługuje bazy danych rodzaju „{ $kind }”; podaj plik SQLite albo postgresql://....
database-newer = Bazę danych { $database } zapisała nowsza wersja Terrarium; zaktualizuj program.
database-unusable = Nie można użyć bazy danych { $database }: { $problem }.
folder-unusable = Nie można użyć folderu { $folder }: { $problem }.
network-closed = Otworzyć serwer dla sieci można tylko na komputerze, na którym działa, i tylko jeśli uruchomiono go z opcją --open.
port-in-use = Inny program używa portu { $port } pod adresem { $host }; może to stół otwarty wcześniej. Zatrzymaj go albo wybierz inny port opcją --port.
port-unusable = Serwer nie może nasłuchiwać pod adresem { $host }, port { $port }: { $problem }.
no-database = Nie ma bazy danych { $file }; serwer tworzy ją przy starcie.
address-unclear = { $option } wymaga adresu, na przykład https://games.example.org, a nie { $address }.
proxy-unclear = --proxies wymaga adresów albo sieci, na przykład 10.0.0.0/8, a nie { $proxy }.
host-unknown = Ten serwer nie nazywa się { $host }; nazwę można dopuścić opcją --public-address.
workers-need-postgresql = Kilka procesów wymaga bazy PostgreSQL; podaj jej adres przez --database.

serve-open = Otwórz w przeglądarce adres { $address }
serve-network = W sieci lokalnej: { $address }
serve-stop = Ctrl-C zatrzymuje serwer.
tables-title = Stoły
tables-none = Nie ma żadnych stołów.
tables-column-table = Stół
tables-column-game = Gra
tables-column-status = Stan
tables-column-seats = Miejsca
tables-column-people = Osoby
tables-column-made = Utworzony
tables-status-open = otwarty
tables-status-playing = w grze
tables-status-over = zakończony
tables-exported = Zapisano: { $file }
tables-imported = Zapis jest teraz stołem { $table }; jego kod zaproszenia to { $invitation }.
tables-deleted = Stół { $table } został usunięty.
tables-no-reports = Nie ma otwartych zgłoszeń.
tables-report = Stół { $table }, zgłoszenie { $number }, dotyczy: { $name } ({ $about }): { $text }. Czat: { $quote }
tables-report-chat = czat
tables-report-name = imię
tables-report-play = zachowanie w grze
tables-backed-up = Bazę danych skopiowano do pliku { $file }.
tables-backup-elsewhere = Kopię bazy PostgreSQL wykonuje jej własne narzędzie, pg_dump.
tables-backup-there = Plik { $file } już istnieje; wybierz inną nazwę.
tables-restore-beside = Plik { $file } należy do innej bazy danych; najpierw go przenieś.
tables-restored = Kopia jest teraz bazą danych { $file }.
tables-cleaned = Usunięto: nierozpoczęte { $open }, porzucone { $playing }, zakończone { $finished }, linie czatu { $chat }, goście { $guests }.
tables-would-clean = Do usunięcia: nierozpoczęte { $open }, porzucone { $playing }, zakończone { $finished }, linie czatu { $chat }, goście { $guests }.
keep-unclear = „{ $part }” nie jest liczbą dni dla żadnej z pozycji: { $possible }.
