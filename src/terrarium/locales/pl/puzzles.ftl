# Zagadki, na stronie i w terminalu.
puzzle-heading = { $game }: zagadka { $number }
puzzle-question = Znajdź najlepszą odpowiedź w tej pozycji.
puzzle-grade =
    { $missed ->
        [one] { $missed } z { $levels } poziomów jej nie znajduje.
        [few] { $missed } z { $levels } poziomów jej nie znajdują.
        [many] { $missed } z { $levels } poziomów jej nie znajduje.
       *[other] { $missed } z { $levels } poziomów jej nie znajduje.
    }
puzzle-wrong = Nie najlepsza: po „{ $answer }” wygrywasz { $chance } % przeszukanych gier, po najlepszej odpowiedzi { $best } %. Najlepsza odpowiedź: { LIST($reasons) }.
puzzle-unpromising = Nie najlepsza: wyszukiwania szybko porzuciły „{ $answer }” dla lepszych odpowiedzi (było ich { $count }). Najlepsza wygrywa { $best } % przeszukanych gier.
puzzle-solved = Najlepsza odpowiedź: { $answer } ({ LIST($reasons) }). Wygrywa { $best } % przeszukanych gier, druga odpowiedź { $second } %.
puzzle-not-yet = Najpierw rozwiąż zagadkę albo wpisz „show”, żeby zobaczyć odpowiedź.
puzzle-commands = Wpisz odpowiedź; „show” pokazuje najlepszą, ? pomoc, q kończy.
puzzle-next = Enter: następna zagadka; p: graj dalej od tego miejsca; q: koniec.
puzzles-progress = Zagadki: { $found } z { $count }, przejrzane gry: { $games }. Pozostały czas: { $left }
puzzles-written =
    { $count ->
        [one] { $count } zagadka jest w pliku { $path }.
        [few] { $count } zagadki są w pliku { $path }.
        [many] { $count } zagadek jest w pliku { $path }.
       *[other] { $count } zagadek jest w pliku { $path }.
    }
puzzles-of-grade = nie znajduje { $missed } z { $levels } poziomów: { $count }
puzzles-stopped = Przerwano; to samo polecenie kontynuuje. Dotychczasowe gry są w pliku { $path }.
puzzles-record-progress = Szukanie zagadek … { $percent } %
puzzles-other-game = { $file } to gra { $found }, a nie { $game }.
unknown-puzzle = { $game } nie ma zagadki { $number }; ostatnia to { $count }.
puzzle-problems = Błędy w zagadce ({ $count }): { $problems }.
puzzle-line = Linia { $line } nie jest zagadką: { $reason }
puzzles-not-json = To nie jest JSON: { $why }
puzzles-other-run = { $file } należy do przebiegu z innym ziarnem lub innymi parametrami. Podaj te same albo wybierz inny plik.
