# Words of every table, whatever is played on it.

version = Terrarium { $version }
rules-compiled = The rules run compiled.
rules-plain = The rules run as plain Python.

# Names: a seat nobody named, the person's own seat, a seat that plays at random, a card named by its owner.
name-seat = Seat { $number }
name-you = Seat { $number } (you)
name-bot = Seat { $number } ({ $bot })
own-name = { $name }
list-and = { $items } and { $last }

wait-for = Waiting for { $seats }.

# A game at the text table.
table-start = { $game }. At the table: { $seats }. Seed { $seed }.
table-start-help = Type ? for help.
table-turn = It is the turn of { $seat }.
table-pause = { $seat }: press Enter when nobody else looks at the screen.
table-choose = What do you do?
table-page = { $shown } of { $all } choices; + shows more.
table-no-advice = Nothing is advised here: this choice is yours.
table-undone = { $seat } has taken the last action back.
table-saved = The record was written to { $file }.
table-save-where = Type a file name after the s, as in: s game.txt
table-left =
    You leave the table after { $moves ->
        [one] { $moves } action
       *[other] { $moves } actions
    }; nothing more is kept. The seed was { $seed }.
table-end = The game is over. "s FILE" writes the record, Enter ends.

# What can be typed.
table-help-choose = Type what stands before a choice; several at once go with spaces between.
table-help-back = - takes back what you typed for this action so far, one step.
table-help-look = l shows the table again, Enter the choices.
table-help-page = + shows more choices of a long list.
table-help-run = r answers as advised to the end of an activation, where a game gives advice.
table-help-undo = u takes your last action back, as long as nothing was shown and nobody acted on it.
table-help-save = s FILE writes the record of the game to a file.
table-help-quit = q leaves the table, and so does the end of the input.
table-help-setting = "{ $setting } on" and "{ $setting } off" can be typed at any time. { $about }
table-option = Option { $option } is { $value }. { $meaning }
table-setting =
    { $meaning }: { $on ->
        [yes] on ("{ $setting } off" turns it off)
       *[no] off ("{ $setting } on" turns it on)
    }.

# The score sheet.
table-score =
    { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-score-row = { $what }: { $points }
table-rival-score =
    { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-team-score =
    { $seats }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-rival-won = { $name } wins.
table-winners =
    { $count ->
        [one] Winner: { $seats }.
       *[other] Winners: { $seats }.
    }

# A record told again.
replay-step = Press Enter for the next action, q to end.
replay-remark = Remark: { $remark }
replay-unfinished =
    The game was not finished; the record ends after { $moves ->
        [one] { $moves } action
       *[other] { $moves } actions
    }.
