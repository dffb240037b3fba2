# Lekcje, wskazówki i objaśnienia na stronie.

page-lesson-start =
    { $minutes ->
        [one] Nauka: { $minutes } minuta
        [few] Nauka: { $minutes } minuty
        [many] Nauka: { $minutes } minut
       *[other] Nauka: { $minutes } minuty
    }
page-lesson-continue = Kontynuuj lekcję
page-lesson-label = Lekcja { $lesson }: { $what }
page-lesson-of = Lekcja: { $lesson }
page-lesson-step = Krok { $step } z { $count }
page-lesson-next = Dalej
page-lesson-show = Pokaż
page-lesson-do = Zrób to
page-lesson-skip = Pomiń
page-lesson-leave = Wyjdź
page-lesson-play-on = Graj dalej
page-lesson-answer = Odpowiedź: { $answer }
page-first-game-planet = Pierwsza gra: bez celów, każde zwierzę jest warte 1 punkt.
page-first-game-earth = Pierwsza gra: bez ekosystemów, każdy cel jest wart 10 punktów.
page-hint = Podpowiedź
page-hints = Podpowiedzi
page-hints-asked = Podpowiedzi:
page-hints-of = { $name } { $count }
page-option-hints = Można prosić o podpowiedzi
page-legend = Symbole i zwycięstwo
page-symbols = Symbole
page-win = Jak wygrać
page-win-planet = Wygrywa najwięcej punktów. Każde zwierzę jest warte 2 punkty albo 1, jeśli żyje w środowisku z twojego celu; obszary tego środowiska dają coraz więcej punktów. W grze dla początkujących każde zwierzę jest warte 1 punkt.
page-win-rauha = Wygrywa najwięcej punktów po czterech rundach. Dają je aktywowane biomy, boskie istoty, biomy z zarodnikami przy każdym punktowaniu oraz przewaga wody nad osobą, która ma jej najmniej.
page-win-earth = Wygrywa najwięcej punktów: liczby na kartach, 1 za każdy kiełek i każdą kartę w kompostowniku, przyrosty i ukończone korony, tereny, ekosystemy oraz cele (15, 11, 8, 6, 5 w kolejności ich spełnienia). Za pierwszą pełną wyspę jest 7 punktów. W trybie dla początkujących każdy cel jest wart 10, a ekosystemów nie ma.
page-skip = Pomiń
page-guide = Zasady dla graczy
page-rules-clauses = Wszystkie punkty zasad

lesson-planet = Planet
lesson-planet-about = Umieszczanie płytek, trzy zwierzęta do zdobycia i wybór między zwierzęciem a celem.
lesson-rauha = Rauha
lesson-rauha-about = Pierwsza runda: umieść biom, użyj zarodnika, zaproś boską istotę, zdobądź energię życiową.
lesson-earth = Ziemia
lesson-earth-about = Zasadzanie, nawadnianie, przyrost, zdolność z kosztem i spełniony cel.
lesson-earth-solo = Ziemia, gra 1-osobowa
lesson-earth-solo-about = Gra przeciw Gai: co jej służy i kiedy zrezygnować z korzyści.
