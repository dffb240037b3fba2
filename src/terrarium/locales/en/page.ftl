# The page in the browser.

page-title = Terrarium
page-slogan = Nature games at one table
page-language = Language
page-theme = Colours
page-theme-auto = as the system
page-theme-light = light
page-theme-dark = dark
page-sound = Sound when it is your turn
page-motion = Motion
page-motion-auto = as the system
page-motion-full = on
page-motion-off = off
page-confirm = Confirm every choice (a touch screen always asks)
page-settings = Settings
page-close = Close
page-credits = Credits
page-no-server = The server cannot be reached. Try again in a moment.
page-not-found = There is nothing at this address.
page-to-start = To the start page
page-loading = One moment …

# The start page.
page-your-name = Your name
page-save = Save
page-play-now = Play now
page-play-now-label = Play now: { $game }
page-opponents = Opponents
page-level = Level
page-create = Create a table
page-create-label = Create a table for { $game }
page-players = { $least } to { $most } players
page-players-same = { $least } players
page-join = Join a table
page-join-code = Link or code of the invitation
page-join-go = Join
page-tables = Tables
page-lobby = Open tables
page-lobby-empty = No public table is open now.
page-recent = Your games
page-recent-empty = Here you will find the games that you are playing and have played.
page-open-seats =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
page-status-open = not started
page-status-playing = being played
page-status-over = finished
page-watch = Watch
page-continue = Continue
page-look = Look
page-device = Play on another device
page-device-hint = Open this link once on the other device, then it plays as you:
page-device-here = Play here as the person who made this link?
page-device-yes = Yes, be that person here
page-rules-of = Rules of { $game }
page-about-planet = Build a living planet, tile by tile, and give the animals the home they look for.
page-about-rauha = Shape a world of spirits, card by card, and walk the totem round it.
page-about-earth = Plant an island of your own, from the first sprout to the tallest tree.
page-reconstructed = Where the cards come from
page-reconstructed-planet = Partly reconstructed: { $tiles } of { $all_tiles } tiles, { $rungs } of { $all_rungs } rungs, { $animals } of { $all_animals } animals.
page-own-box = Enter your own box

# The bots.
page-bot-random = Dice
page-bot-random-about = Does anything that is allowed.
page-bot-seedling = Seedling
page-bot-seedling-about = Just learnt the rules and is easily distracted.
page-bot-sprout = Sprout
page-bot-sprout-about = Takes what looks good now.
page-bot-sapling = Sapling
page-bot-sapling-about = Thinks a little ahead; a friendly opponent.
page-bot-tree = Tree
page-bot-tree-about = Plans well and watches you.
page-bot-ancient = Ancient
page-bot-ancient-about = Thinks long and forgives little.

# A table before the start.
page-table-of = Table of { $name }
page-table-invite = Invite
page-invite-hint = Whoever opens this link comes to the table.
page-copy = Copy the link
page-copied = Copied
page-code = Code
page-qr = The invitation link as a QR code
page-seats = Seats
page-seat-open = free
page-seat-you = you
page-seat-take = Sit here
page-seat-leave = Stand up
page-seat-bot = Let a bot sit here
page-seat-clear = Free the seat
page-seat-level = Level of the bot on seat { $number }
page-seat-count = Number of seats
page-ready = I am ready
page-ready-yes = ready
page-ready-no = not ready yet
page-start = Start the game
page-start-open =
    { $count ->
        [one] A seat is still free.
       *[other] { $count } seats are still free.
    }
page-start-waiting = { $name } is not ready yet.
page-start-host = { $name } starts the game.
page-options = Options
page-option-random = random
page-option-open-scores = Show everybody's points during the game, as far as they are known.
page-option-public = Show this table in the list of open tables.
page-clock = Time to think
page-clock-none = no limit
page-clock-gentle = a gentle reminder
page-clock-move = a limit for every decision
page-clock-seconds = Seconds
page-game = Game
page-leave = Leave the table
page-hot-seat-hint = Sit on several seats to share this screen.

# A table in play.
page-your-turn = Your turn
page-action-bar = What to do
page-wait = Waiting for { $seats }.
page-spectator = You are watching. { $wait }
page-over = The game is over.
page-cancel = Put back
page-undo = Take back
page-sending = Sending …
page-lost = The connection is lost. Nothing is lost with it; trying again …
page-thinking = thinking …
page-reminded = has been thinking for long
page-away = away
page-stand-in = { $level } stands in
page-seconds-left =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
page-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-first-look = Look at the board of { $name }
page-log = Log
page-tab-log = Log
page-tab-points = Points
page-tab-chat = Chat
page-tab-rules = Rules
page-no-points = No points yet.
page-log-empty = Nothing has happened yet.
page-log-all = Show all lines
page-log-about = Lines about this place
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something
page-chat-send = Say
page-rules = Rules
page-rules-search = Search the rules
page-rules-none = No clause has "{ $text }" in it.
page-rules-why = Which rule is this?
page-decision = decision
page-decision-why = Why:
page-decision-legend = The rulebook leaves this open: the clause says how we play it, and why.
page-goals = Goals
page-board = Board
page-choices = What you can do
page-choices-search = Find
page-no-choices = There is nothing to choose now.
page-curtain = { $name }, it is your turn
page-curtain-hint = Look here when nobody else looks at the screen.
page-curtain-lift = Show my side
page-hand-over = Let a bot play for me
page-take-over = Play myself again
page-table-menu = This table
page-keys = Keys: Enter confirms, Escape puts back, Ctrl+Z takes back.
page-stopped = This table cannot go on.
page-board-failed = The board of this game cannot be drawn any more; its record is kept.

# The end.
page-result = Result
page-winner-you = You have won
page-winner = { $seats } wins
page-winners = { $seats } win together
page-by-points = Most points wins.
page-sheet = Score sheet
page-total = Total
page-category-planet-sheet-animal = Animals
page-category-planet-sheet-objective = Objective
page-category-rauha-sheet-biomes = Biomes
page-category-rauha-sheet-entities = Entities
page-category-rauha-sheet-water = Water
page-row-rauha-sheet-biomes = round { $round }
page-row-rauha-sheet-entities = round { $round }
page-row-rauha-sheet-water = round { $round }
page-course = Points over time
page-course-label = Points of every seat after each action; at the end { $scores }.
page-rematch = Play again
page-rematch-there = To the next table
page-replay = Replay
page-share = Copy a link to this game
page-record = Record
page-show-board = Show the board
page-show-result = Show the result

# Looking back.
page-replay-of = Looking back
page-moment = After action { $number } of { $last }
page-moment-start = Before the first action
page-first = To the beginning
page-previous = One step back
page-next = One step on
page-last = To the end
page-run = Play on
page-pause = Stop
page-view-of = Seen by
page-view-spectator = a spectator
page-moment-link = Copy a link to this moment
page-replay-keys = Keys: arrows step, Home and End jump, space plays.

# Credits.
page-credits-hint = Terrarium is free software. It stands on the work of others:
page-credits-games = Planet, Rauha and Earth are board games by their authors and publishers; the rules are played here, the drawings are our own.
page-credits-by = { $what }, by { $by } ({ $licence })
page-credits-drawings = Drawings of animals, simplified ({ $parts })
page-credits-own-drawings = Drawings of animals ({ $parts })
