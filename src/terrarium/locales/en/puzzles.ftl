# Puzzles, on the page and in the terminal.
puzzle-heading = { $game }: puzzle { $number }
puzzle-question = Find the best answer for this position.
puzzle-grade =
    { $missed ->
        [one] { $missed } of { $levels } levels misses it.
       *[other] { $missed } of { $levels } levels miss it.
    }
puzzle-wrong = Not the best: with “{ $answer }” you win in { $chance } % of the searched games, with the best answer in { $best } %. The best answer: { LIST($reasons) }.
puzzle-unpromising = Not the best: the searches soon left “{ $answer }” for { $count } better answers. The best one wins in { $best } % of the searched games.
puzzle-solved = The best answer: { $answer } ({ LIST($reasons) }). It wins in { $best } % of the searched games, the second-best answer in { $second } %.
puzzle-not-yet = Solve the puzzle first, or type "show" to see the answer.
puzzle-commands = Type your answer, "show" to see the best one, ? for help, q to leave.
puzzle-next = Press Enter for the next puzzle, type p to play on from here, or q to leave.
puzzles-progress = Puzzles: { $found } of { $count }, from { $games } games. Time left: { $left }
puzzles-written =
    { $count ->
        [one] { $count } puzzle is in { $path }.
       *[other] { $count } puzzles are in { $path }.
    }
puzzles-of-grade = { $missed } of { $levels } levels miss: { $count }
puzzles-stopped = The run was stopped; the same command continues it. The games so far are in { $path }.
puzzles-record-progress = Looking for puzzles … { $percent } %
puzzles-other-game = { $file } is a game of { $found }, not of { $game }.
unknown-puzzle = { $game } has no puzzle { $number }; the last one is { $count }.
puzzle-problems = Mistakes in the puzzle ({ $count }): { $problems }.
puzzle-line = Line { $line } is not a puzzle: { $reason }
puzzles-not-json = This is not JSON: { $why }
puzzles-other-run = { $file } belongs to a run with another seed or other parameters. Use the same ones, or choose another file.
