# Why something on the page is not possible: the thing is under the finger, so it needs no number and no word of the record.

planet-page-face-covered = There is a tile on this face already.
planet-page-tile-taken = There is no tile here any more.
planet-page-same-tile = Another tile of this round shows the same. Take that one.

rauha-page-cell-forbidden = The card cannot be placed here: the small squares on it show where it can go.
rauha-page-spore-there = There is a spore on this cell already.
rauha-page-no-room-for-spore = There is a spore on every biome already.
rauha-page-target-first = Choose first where the spore goes.
rauha-page-name-first = Choose first which animals Metsat counts.
rauha-page-out-of-reach = This cannot be activated now: it is not in the totem’s line, has no spore and is not an entity you may use.
rauha-page-used-already = This has been activated already.
rauha-page-no-effect = This would change nothing now.
rauha-page-effect-too-dear =
    This costs { $pay ->
        [one] { $pay } crystal
       *[other] { $pay } crystals
    }, { $short } more than you have.

earth-page-not-asked = This does not answer the current question.
earth-page-cell-taken = { $card } cannot be replaced by this card.
earth-page-cell-out = This space is not next to one of your cards, or the grid would be wider or higher than four.
earth-page-no-piece = There is no such piece here, or the rest could not be paid afterwards.
earth-page-no-copy = There is no ability to copy here.
earth-page-no-space = There is no free space for it here.
earth-page-not-here = The ability does not reach this card.
earth-page-ascending = Pieces are placed in reading order; this card comes before the last one.
