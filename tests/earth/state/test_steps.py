"""Steps, and the stack of steps that each seat has to do. (E10)"""

from __future__ import annotations

import pytest

from terrarium.earth.state import steps
from terrarium.earth.state.step_kind import StepKind
from terrarium.earth.state.steps import ABILITY, ACTIVATE, LISTING, PLANT, SPROUTS, step
from terrarium.engine.vec_operations import from_list
from tests.earth.state.positions import blank


@pytest.mark.clause("E10")
def test_nobody_has_anything_to_do_before_the_deal() -> None:
    position = blank()
    assert [int(number) for number in position.stack] == [0] * 48
    assert [int(number) for number in position.marks] == [0] * 45
    for seat in range(3):
        assert (position.pending(seat), position.next_kind(seat), position.bottom(seat)) == (0, 0, 0)
    assert (position.actors(), position.all_done()) == ([], True)


@pytest.mark.clause("E10")
def test_the_latest_step_of_a_seat_comes_first_and_other_seats_keep_theirs() -> None:
    position = blank()
    before = [*position.stack]
    position.push(1, step(PLANT, 2))
    position.push(1, step(SPROUTS, 6))
    position.push(0, step(ABILITY))
    assert [int(position.pending(seat)) for seat in range(3)] == [1, 2, 0]
    assert [int(position.next_kind(seat)) for seat in range(3)] == [ABILITY, SPROUTS, 0]
    assert (position.top(1), position.bottom(1), position.step_at(1, 1)) == (
        step(SPROUTS, 6),
        step(PLANT, 2),
        step(SPROUTS, 6),
    )
    assert (position.actors(), position.all_done()) == ([0, 1], False)
    assert [position.pop(1), position.pop(1), position.pop(0)] == [step(SPROUTS, 6), step(PLANT, 2), step(ABILITY)]
    assert [*position.stack] == before
    assert position.all_done()


@pytest.mark.clause("E10", "E42")
def test_steps_that_are_lifted_come_back_in_the_same_order_on_what_came_between() -> None:
    position = blank()
    for seat in (1, 2):
        position.push(seat, step(PLANT, 2))
        position.push(seat, step(SPROUTS, 6))
    lifted = position.lift(2)
    assert [int(packed) for packed in lifted] == [step(SPROUTS, 6), step(PLANT, 2)]
    assert [int(position.pending(seat)) for seat in range(3)] == [0, 2, 0]
    position.push(2, step(ABILITY))
    position.lower(2, lifted)
    assert [int(position.step_at(2, depth)) for depth in range(3)] == [step(ABILITY), step(PLANT, 2), step(SPROUTS, 6)]


@pytest.mark.clause("E10")
def test_a_seat_can_take_over_what_it_had_to_do_in_another_position() -> None:
    position, source = blank(), blank()
    for number in range(16):
        source.push(1, step(PLANT, number))
    source.push(0, step(SPROUTS, 6))
    source.push(2, step(SPROUTS, 5))
    position.push(1, step(ABILITY))
    position.copy_steps(1, source)
    assert [int(position.pending(seat)) for seat in range(3)] == [0, 16, 0]
    assert [int(position.step_at(1, depth)) for depth in range(16)] == [step(PLANT, number) for number in range(16)]
    position.copy_steps(2, source)
    assert (position.pending(2), position.top(2)) == (1, step(SPROUTS, 5))
    assert len(position.stack) == 3 * 16  # no stack gets deeper


@pytest.mark.clause("E10")
def test_the_parts_of_a_step_do_not_touch_each_other() -> None:
    packed = step(SPROUTS, 127, 1023, 511, 0xFFFF, 1)
    assert (steps.kind_of(packed), steps.count_of(packed), steps.ability_of(packed)) == (SPROUTS, 127, 1023)
    assert (steps.mark_of(packed), steps.mask_of(packed), steps.once_of(packed)) == (511, 0xFFFF, 1)
    assert steps.begun_of(packed) == 0
    for name, parts in {
        "count": (0, 5, 0, 0, 0, 0),
        "ability": (0, 0, 5, 0, 0, 0),
        "mark": (0, 0, 0, 5, 0, 0),
        "mask": (0, 0, 0, 0, 5, 0),
        "once": (0, 0, 0, 0, 0, 1),
    }.items():
        alone = step(SPROUTS, **{name: max(parts)})
        read = steps.count_of, steps.ability_of, steps.mark_of, steps.mask_of, steps.once_of
        assert (0, *[int(part(alone)) for part in read]) == parts
    assert [part(step(PLANT)) for part in (steps.count_of, steps.ability_of, steps.mark_of, steps.mask_of)] == [0] * 4


@pytest.mark.clause("E25")
def test_a_row_of_pieces_goes_on_from_a_mark_with_one_piece_less() -> None:
    row = step(SPROUTS, 6, 1023, 511, 0xFFFF, 1)
    rest = steps.fewer(row, 5)
    assert (steps.count_of(rest), steps.mark_of(rest), steps.begun_of(rest)) == (5, 5, 1)
    assert (steps.ability_of(rest), steps.mask_of(rest), steps.once_of(rest)) == (1023, 0xFFFF, 1)
    assert steps.mark_of(steps.fewer(steps.fewer(row, 7), 8)) == 8
    assert steps.mark_of(steps.fewer(steps.fewer(row, 8), 8)) == 8


@pytest.mark.clause("E30")
def test_bits_are_added_to_the_mark_of_a_run_and_taken_away() -> None:
    run = step(ACTIVATE, 3, 0, steps.GRID_IS_FIRST)
    listing = steps.marked(run, LISTING)
    assert steps.marked(listing, LISTING) == listing
    assert steps.mark_of(listing) == steps.GRID_IS_FIRST + LISTING
    assert steps.unmarked(listing, LISTING) == run
    position = blank()
    position.push(1, listing)
    position.push(1, step(PLANT))
    position.unlist(1)
    assert (position.bottom(1), position.top(1)) == (run, step(PLANT))
    position.set_bottom(1, step(PLANT, 1, 0, LISTING))
    position.unlist(1)
    assert position.bottom(1) == step(PLANT, 1, 0, LISTING)


@pytest.mark.clause("E10")
def test_questions_come_before_the_steps_that_nobody_is_asked_about() -> None:
    assert steps.AUTOMATIC == steps.START == steps.TAKE_UP_TO + 1
    assert StepKind(PLANT, "plant").cell(step(PLANT)) == steps.OFF_GRID == 16  # behind the sixteen cells


def test_lifting_nothing_changes_nothing() -> None:
    position = blank()
    position.lower(0, from_list([]))
    assert (len(position.lift(0)), position.pending(0)) == (0, 0)
