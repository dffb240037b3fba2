"""Reviews of finished games: what would have been better, judged by what could be known then."""

from __future__ import annotations

from terrarium.review.results import Answer as Answer
from terrarium.review.results import Balance as Balance
from terrarium.review.results import Estimate as Estimate
from terrarium.review.results import Review as Review
from terrarium.review.results import SeatReview as SeatReview
from terrarium.review.results import TurningPoint as TurningPoint
from terrarium.review.reviewing import Reviewing as Reviewing
from terrarium.review.reviewing import check_reviewable as check_reviewable
from terrarium.review.reviewing import review_record as review_record
