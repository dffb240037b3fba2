# Earth in two teams.

earth-option-teams = Two teams of two: the first two seats against the last two. For four seats only.

# The boards that team-mates share.
earth-team-put-soil = { $seat } puts 1 soil on the team’s board.
earth-team-put-compost = { $seat } puts the top compost card on the team’s board.
earth-team-put-card = { $seat } puts { $card } on the team’s board.
earth-team-put-one = { $seat } puts a card on the team’s board.
earth-team-put-sprout =
    { $seat } leaves { $count ->
        [one] { $count } sprout
       *[other] { $count } sprouts
    } on the team’s board.
earth-team-put-growth = { $seat } leaves { $count } growth on the team’s board.
earth-team-fetched-soil = { $seat } takes { $count } soil from the team’s board.
earth-team-fetched-compost =
    { $seat } takes { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } for the compost from the team’s board.
earth-team-fetched-sprout =
    { $seat } takes { $count ->
        [one] { $count } sprout
       *[other] { $count } sprouts
    } from the team’s board.
earth-team-fetched-growth = { $seat } takes { $count } growth from the team’s board.
earth-team-fetched-card =
    { $seat } takes { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } from the team’s board.
earth-team-lost-soil = Nobody took it: { $seats } lose { $count } soil.
earth-team-lost-compost =
    Nobody took it: { $seats } lose { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } for the compost.
earth-team-lost-sprout =
    Nobody took it: { $seats } lose { $count ->
        [one] { $count } sprout
       *[other] { $count } sprouts
    }.
earth-team-lost-growth = Nobody took it: { $seats } lose { $count } growth.
earth-team-lost-card =
    Nobody took it: { $seats } lose { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
earth-team-points = { $seats } together: { $points } VP.

# Questions and answers.
earth-prompt-team = End of the turn: put something on your team’s board or take something from it? What stays there is lost.
earth-do-put-soil = Put 1 soil on the team’s board
earth-do-put-compost = Put the top compost card on the team’s board
earth-do-put-card = Put { $card } on the team’s board
earth-do-fetch-soil = Take { $count } soil from the team’s board
earth-do-fetch-compost =
    Take { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } for the compost from the team’s board
earth-do-fetch-sprouts =
    Take { $count ->
        [one] { $count } sprout
       *[other] { $count } sprouts
    } from the team’s board
earth-do-fetch-growth = Take { $count } growth from the team’s board
earth-do-fetch-cards =
    Take { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } from the team’s board

# The table as text.
earth-table-team = { $seats }: { $points } VP so far; on the team’s board soil { $soil }, sprouts { $sprouts }, growth { $growth }, compost { $compost }, cards { $cards }
earth-table-partner = In the hand of { $seat }: { $cards }
