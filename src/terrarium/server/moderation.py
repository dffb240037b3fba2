"""What a host can do about people who disturb: mute, remove, ban; and reports. Nothing here uses storage."""

from __future__ import annotations

from terrarium.server.bot_processes import STAND_IN
from terrarium.server.clock_and_random import ClockAndRandom
from terrarium.server.names import clean_text
from terrarium.server.refusals import Conflict, NotFound, RateLimited
from terrarium.server.seating import CODE_LETTERS, check_host, check_present, remove_person
from terrarium.server.table_info import Person, Report, Seat, TableInfo
from terrarium.server.wire import BannedPerson, ReportReason

#: How many bans a table keeps, the oldest of which is dropped first, and how many reports.
MAX_BANS = 500
MAX_REPORTS = 50
#: How many reports of one guest may wait for the host's answer.
MAX_REPORTS_BY_GUEST = 3
MAX_REPORT_LENGTH = 200


def mute(info: TableInfo, guest: str, other: str, muted: bool) -> None:
    """Mute or unmute a person as the host."""
    check_host(info, guest)
    _find_person(info, other).muted = muted
    if muted:
        _close_reports(info, other)


def kick(info: TableInfo, guest: str, other: str, ban: bool, clock_and_random: ClockAndRandom) -> None:
    """Remove a person from the table as the host; with `ban` for good.

    The seats of the person become open, and in a running game a bot plays them to the end. A ban also changes the code,
    because the person may know it; people at the table stay, and the host invites others with the new one.
    """
    check_host(info, guest)
    if other == guest:
        raise Conflict("kick-yourself")
    person = _find_person(info, other)
    for number, seat in enumerate(info.seats):
        if seat.guest == other and info.status == "open":
            info.seats[number] = Seat()
        elif seat.guest == other and info.status == "playing":
            info.seats[number] = Seat("bot", bot=seat.bot or STAND_IN, ready=True)
    remove_person(info, person)
    if ban:
        info.banned = [*info.banned, BannedPerson(other, person.name)][-MAX_BANS:]
        info.code = clock_and_random.random_word(CODE_LETTERS)
    _close_reports(info, other)


def unban(info: TableInfo, guest: str, other: str) -> None:
    """Let a banned person come back, as the host."""
    check_host(info, guest)
    if not info.is_banned(other):
        raise NotFound("not-banned")
    info.banned = [banned for banned in info.banned if banned.guest != other]


def report(info: TableInfo, guest: str, other: str, reason: ReportReason, text: str, quote: str, now: int) -> None:
    """Report a person to the host; a report about the host is for the operator of the server."""
    check_present(info, guest)
    person = _find_person(info, other)
    if sum(report.by == guest for report in info.reports) >= MAX_REPORTS_BY_GUEST:
        raise RateLimited("report-limit", most=MAX_REPORTS_BY_GUEST)
    number = max((report.id for report in info.reports), default=0) + 1
    told = clean_text(text, MAX_REPORT_LENGTH)
    made = Report(number, guest, other, person.name, reason, told, quote, now)
    info.reports = [*info.reports, made]
    if len(info.reports) > MAX_REPORTS:
        info.reports.remove(_least_trusted(info))


def _least_trusted(info: TableInfo) -> Report:
    """The report to drop if there are too many: one of a stranger, because strangers can be as many as they like."""

    def trust(report: Report) -> tuple[bool, bool, int]:
        person = info.person(report.by)
        return info.has_seat(report.by), person is not None and person.invited, report.id

    return min(info.reports, key=trust)


def dismiss(info: TableInfo, guest: str, number: int) -> None:
    """Close a report as the host, who cannot close reports about themselves."""
    check_host(info, guest)
    if not any(report.id == number and report.guest != guest for report in info.reports):
        raise NotFound("no-such-report", number=number)
    info.reports = [report for report in info.reports if report.id != number]


def _find_person(info: TableInfo, guest: str) -> Person:
    """Another person at the table."""
    person = info.person(guest)
    if person is None:
        raise NotFound("no-such-person")
    return person


def _close_reports(info: TableInfo, other: str) -> None:
    info.reports = [report for report in info.reports if report.guest != other]
