# The deal of the day: on the page and in the terminal.
page-daily = Deal of the day
page-daily-about = The same deal and the same opponents for everybody who has this version of the rules. You have one attempt. A new deal comes at midnight UTC. Comparisons show no names.
page-daily-against =
    { $count ->
        [one] Against { $count } bot
       *[other] Against { $count } bots
    }, level { $level }. No hints.
page-daily-play = Play
page-daily-play-label = Play the deal of the day: { $game }
page-daily-continue = Continue your attempt
page-daily-lost = The table of your attempt was deleted before the game was finished.
page-daily-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
page-daily-players = Other players on this server
page-daily-bots = Games of bots on your seat
page-daily-first = Nobody else has finished this deal here yet.
page-daily-running = { $done } of { $runs } games of bots are played. The figures change until all are.
page-daily-better-players =
    { $count ->
        [one] Better than { $percent } % of { $count } other player.
       *[other] Better than { $percent } % of { $count } other players.
    }
page-daily-better-bots = Better than { $percent } % of { $count } games of bots.
page-daily-share = Copy as a text to share
page-daily-shared =
    Terrarium, { $game }, { $day }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
page-daily-practise = Practise this deal
page-daily-calendar = Past deals
page-daily-calendar-about = Choose a day to practise its deal. Practice does not count. The figures are your scores on the day itself.
page-daily-earlier = Previous month
page-daily-later = Next month
page-daily-practise-day = Practise the deal of { $day }
page-daily-practise-scored = Practise the deal of { $day }; your score was { $score }
page-daily-column = { $scores }: { $count }
page-daily-streak =
    { $days ->
        [one] { $days } day in a row with a finished deal
       *[other] { $days } days in a row with a finished deal
    }
page-daily-compare = Compare your score
daily-progress = { $percent } % of the bots’ games played
daily-levels = The games of bots are by { $levels }, in turn.
