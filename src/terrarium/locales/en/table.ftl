# Words that all games use at the table.

version = Terrarium { $version }
rules-compiled = The rules are compiled.
rules-plain = The rules run as plain Python.
dealt-again = { $seat } plays on from here; everything hidden has been dealt again.

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
table-turn = { $seat } to play.
table-pause = { $seat }: press Enter when nobody else can see the screen.
table-choose = What do you do?
table-page = { $shown } of { $all } choices shown; + shows more.
table-no-advice = There is no advice for this choice.
table-undone = { $seat } has undone the last action.
table-saved = The record was written to { $file }.
table-save-where = Type a file name after the s, as in: s game.txt
table-left =
    You leave the table after { $moves ->
        [one] { $moves } action
       *[other] { $moves } actions
    }. The seed was { $seed }.
table-saved-next = What would have been better in it: terrarium review { $file }
table-end = The game is over. Type "s FILE" to save the record or press Enter to quit.

# What can be typed.
table-help-choose = Type the word or number before a choice; separate several answers with spaces.
table-help-back = - undoes one step of what you have typed for this action.
table-help-look = l shows the table again, Enter shows the choices.
table-help-page = + shows more of a long list.
table-help-run = r follows the advice to the end of an activation.
table-help-undo = u undoes your last action, unless something hidden was revealed or another player has acted since.
table-help-save = s FILE saves the record of the game to a file.
table-help-quit = q quits, and so does the end of the input.
table-help-setting = Type "{ $setting } on" or "{ $setting } off" at any time. { $about }
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
replay-step = Press Enter for the next action or q to quit.
replay-remark = Note: { $remark }
replay-unfinished =
    The game was not finished; the record ends after { $moves ->
        [one] { $moves } action
       *[other] { $moves } actions
    }.
