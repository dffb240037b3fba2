# Strona analizy gry.
page-review-point = { $seat }, ruch { $number }: utracone { $chance } % szans na zwycięstwo
page-review-lost = −{ $chance } % szans
page-review-moment = Chwila gry
page-review-points = Punkty zwrotne
page-review-previous = Poprzedni punkt zwrotny
page-review-next = Następny punkt zwrotny
page-review-equal = Wszystkie inne wybory uznajemy za równe: nie przyniosły pewnej straty.
page-review-eyes = Plansza tak, jak { $seat } widzi ją w tej chwili gry.
page-review-open-cards = Z odkrytymi kartami
page-review-open-cards-about = Z odkrytymi kartami. Nikt nie mógł wtedy wiedzieć tego wszystkiego. Widok:
page-review-try = Zagraj od tego miejsca
page-review-try-about = Grasz dalej na miejscu: { $seat } i wiesz to, co można było tam wtedy wiedzieć. Wszystko, co zakryte, zostanie rozdane na nowo, a za innych grają boty.
page-review-try-alone = Grasz dalej i wiesz to, co można było wtedy wiedzieć. Wszystko, co zakryte, zostanie rozdane na nowo.
page-review-against = Poziom botów
page-review-failed = Analizy nie udało się dokończyć.
page-review-again = Zacznij ją od nowa
page-review-wait = Możesz opuścić tę stronę. Analiza zostanie zachowana razem z grą.
