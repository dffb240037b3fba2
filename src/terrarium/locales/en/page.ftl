# The page in the browser.

page-title = Terrarium
page-slogan = Nature board games at one table
page-language = Language
page-theme = Colours
page-theme-auto = system setting
page-theme-light = light
page-theme-dark = dark
page-sound = Sound when it is your turn
page-motion = Animations
page-motion-auto = system setting
page-motion-full = on
page-motion-off = off
page-confirm = Confirm every choice (always on with a touch screen)
page-settings = Settings
page-close = Close
page-credits = Credits
page-no-server = The server does not respond. Try again in a moment.
page-not-found = There is nothing at this address.
page-to-start = Go to the start page
page-loading = Loading …

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
page-join-code = Invitation link or code
page-join-go = Join
page-tables = Tables
page-lobby = Open tables
page-lobby-empty = No public table is open.
page-recent = Your games
page-recent-empty = Your games, running and finished, will appear here.
page-open-seats =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
page-status-open = not started
page-status-playing = in progress
page-status-over = finished
page-watch = Watch
page-continue = Continue
page-look = View
page-device = Play on another device
page-device-hint = Open this link once on the other device to play there as yourself:
page-device-here = Play here as the person who created this link?
page-device-yes = Yes, play as this person
page-devices = Your devices
page-recovery = Show a recovery phrase
page-recovery-hint = Write this phrase down. Behind /device/ in the address of this site it brings you back if you lose your cookies; a new one replaces it:
page-sign-out = Sign out everywhere else
page-sign-out-hint = All other devices, links and the recovery phrase stop working.
page-signed-out = Only this device is signed in now.
page-people = People ({ $count })
page-mute = Mute { $name }
page-mute-short = Mute
page-kick = Remove { $name }
page-kick-short = Remove
page-ban = Ban { $name }
page-ban-short = Ban
page-unban = Let { $name } come back
page-unban-short = Let come back
page-report = Report { $name } to the host
page-report-short = Report
page-reported = The host has been told.
page-report-about = Report about { $name }.
page-report-dismiss = Dismiss
page-rules-of = Rules of { $game }
page-about-planet = Build a planet tile by tile and give the animals the habitats they need.
page-about-rauha = Shape your world with biome cards: what your totem passes gives crystals and points.
page-about-earth = Plant an island of your own, from the first sprout to the tallest tree.
page-reconstructed = Where the cards come from
page-reconstructed-planet = Partly reconstructed: { $tiles } of { $all_tiles } tiles, { $rungs } of { $all_rungs } rungs, { $animals } of { $all_animals } animals.
page-own-box = Enter your own box

# The bots.
page-bot-random = Dice
page-bot-random-about = Plays any legal move.
page-bot-seedling = Seedling
page-bot-seedling-about = Has just learnt the rules and is easily distracted.
page-bot-sprout = Sprout
page-bot-sprout-about = Takes what looks best right now.
page-bot-sapling = Sapling
page-bot-sapling-about = Thinks a little ahead.
page-bot-tree = Tree
page-bot-tree-about = Plans well and watches your board.
page-bot-ancient = Ancient
page-bot-ancient-about = Thinks for a long time and rarely makes a mistake.
page-bot-elder = Elder
page-bot-elder-about = The strongest. In Planet and Rauha it has learned from thousands of games.

# A table before the start.
page-table-of = { $name }’s table
page-table-invite = Invite
page-invite-hint = Anyone with this link can join the table.
page-invite-only-here = Only this computer can reach this table.
page-invite-open-network = Let people in my network join
page-invite-restart = To play with others in your network, stop the program and start it with { $command }.
page-invite-elsewhere = For friends in other places, see docs/hosting.md.
page-copy = Copy link
page-copied = Copied
page-code = Code
page-qr = The invitation link as a QR code
page-seats = Seats
page-seat-open = free
page-seat-you = you
page-seat-take = Sit here
page-seat-leave = Leave seat
page-seat-bot = Add a bot
page-seat-clear = Clear seat
page-seat-level = Level of the bot in seat { $number }
page-seat-count = Number of seats
page-ready = I’m ready
page-ready-yes = ready
page-ready-no = not ready yet
page-start = Start the game
page-start-open =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
page-start-waiting = { $name } is not ready yet.
page-start-host = Waiting for { $name } to start the game.
page-options = Options
page-option-random = random
page-option-open-scores = Show everyone’s points during the game, as far as they are known.
page-option-public = List this table among the open tables.
page-clock = Thinking time
page-clock-none = no limit
page-clock-gentle = reminder only
page-clock-move = limit per decision
page-clock-seconds = Seconds
page-game = Game
page-leave = Leave the table
page-leave-sure = If you leave, a bot plays on for you. You can come back and take your seat again as long as the game lasts.
page-stay = Stay
page-since-your-turn = Since your last turn
page-hot-seat-hint = Take several seats to share this screen.

# A table in play.
page-your-turn = Your turn
page-action-bar = What to do
page-wait = Waiting for { $seats }.
page-spectator = You are watching. { $wait }
page-over = The game is over.
page-cancel = Cancel
page-undo = Undo
page-sending = Sending …
page-malformed-answer = The page made an answer that the server cannot read. The current state is loaded again; please choose once more.
page-no-answer = The server has not answered. The current state is loaded again; please choose once more.
page-lost = The connection is lost. Your game is saved; reconnecting …
page-thinking = thinking …
page-reminded = has been thinking for a while
page-away = away
page-stand-in = { $level } is standing in
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
page-first-look = View the board of { $name }
page-log = Log
page-tab-log = Log
page-tab-points = Points
page-tab-review = Choices
page-tab-luck = Luck
page-tab-chat = Chat
page-tab-rules = Rules
page-no-points = No points yet.
page-log-empty = Nothing has happened yet.
page-log-all = Show all lines
page-log-about = Lines about this place: { $shown } of { $all }
page-chat = Chat
page-chat-empty = No messages yet.
page-chat-say = Write a message
page-chat-send = Send
page-rules = Rules
page-rules-search = Search the rules
page-rules-none = No rule contains "{ $text }".
page-rules-why = Which rule is this?
page-decision = decision
page-decision-why = Why:
page-decision-legend = The rulebook leaves this open. The clause states how we play it and why.
page-goals = Goals
page-board = Board
page-choices = Possible actions
page-choices-search = Filter
page-no-choices = There is nothing to choose now.
page-curtain = { $name }, it is your turn
page-curtain-hint = Continue when nobody else can see the screen.
page-curtain-lift = Show my view
page-hand-over = Let a bot play for me
page-take-over = Play for myself again
page-table-menu = This table
page-keys = Keys: Enter confirms, Escape cancels, Ctrl+Z undoes.
page-stopped = This game cannot continue.
page-board-failed = The board of this game can no longer be shown; its record is kept.

# The end.
page-result = Result
page-winner-you = You win
page-winner = { $seats } wins
page-winners = { $seats } win together
page-by-points = The most points win.
page-all-boards = All boards
page-ahead =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ahead of { $other_seat }.
page-behind =
    Your place: { $place }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } behind the winner.
page-ahead-of-rival =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ahead of { $rival }.
page-behind-rival =
    { $rival } wins, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ahead of you.
page-ahead-of-team =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ahead of { $seats }.
page-difference = The difference: { $category } { $best } to { $other }.
page-moments = Key moments
page-moment-lead =
    { $seat } takes the lead with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-moment-gain =
    { $seat } gains { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at once, the most of this game
page-join-name = How shall the others call you?
page-join-table = Go to the table
page-seat-name = Name of the person on seat { $number }
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
page-course-label = Points of every seat after each action; final scores: { $scores }.
page-rematch = Play again
page-rematch-there = Go to the next table
page-review = Review
page-replay = Replay
page-share = Copy a link to this game
page-record = Record
page-show-board = Show the board
page-show-result = Show the result

# Looking back.
page-replay-of = Replay
page-moment = After action { $number } of { $last }
page-moment-start = Before the first action
page-first = To the beginning
page-previous = One step back
page-next = One step forward
page-last = To the end
page-run = Play
page-pause = Pause
page-view-of = View of
page-view-spectator = a spectator
page-moment-link = Copy a link to this moment
page-replay-keys = Keys: arrows step, Home and End jump, space plays or pauses.

# Credits.
page-credits-hint = Terrarium is free software built on the work of others:
page-credits-games = Planet, Rauha and Earth are board games by their authors and publishers. Terrarium plays by their rules; the drawings are our own.
page-credits-by = { $what }, by { $by } ({ $licence })
page-credits-drawings = Animal drawings, simplified ({ $parts })
page-credits-own-drawings = Animal drawings ({ $parts })
