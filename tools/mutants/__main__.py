"""The command: `python -m tools.mutants --help`."""

from __future__ import annotations

import argparse
import os
import sys
import threading
import time

from tools.mutants import coverage_map, keys, report
from tools.mutants.config import CLASSES, EXPLAINED, OUT, ROOT, Config, chosen, load
from tools.mutants.run_lock import only_run
from tools.mutants.session import Session
from tools.mutants.worker import Workers

DOCS = ROOT / "docs" / "mutants.md"


def _clock(seconds: float) -> str:
    return f"{int(seconds) // 3600}:{int(seconds) // 60 % 60:02}:{int(seconds) % 60:02}"


def progress(done: int, total: int, killed: int, seconds: float) -> str:
    """Return the progress line."""
    left = seconds / done * (total - done) if done else 0.0
    return f"{done}/{total}  killed {killed}  survived {done - killed}  {_clock(seconds)} elapsed, {_clock(left)} left"


def execute(session: Session, workers: Workers, jobs: int) -> None:
    """Run all pending mutants; Ctrl-C stops the run and keeps the results so far."""
    total = len(workers.pending)
    threads = [threading.Thread(target=workers.work, daemon=True) for _ in range(jobs)]
    began = time.monotonic()
    for thread in threads:
        thread.start()
    terminal = sys.stdout.isatty()
    done = killed = ended = 0
    shown = 0.0
    try:
        while ended < jobs:
            reply = workers.replies.get()
            if reply is None:
                ended += 1
            elif isinstance(reply, BaseException):
                raise reply
            else:
                session.store(*reply)
                done += 1
                killed += reply[1]["outcome"] in ("killed", "timeout")
                now = time.monotonic()
                if now - shown > (0.2 if terminal else 20.0) or done == total:
                    shown = now
                    line = progress(done, total, killed, now - began)
                    print(f"\r{line} " if terminal else line, end="" if terminal else "\n", flush=True)
    except KeyboardInterrupt:
        print(f"\nStopped after {done} of {total}; the next run continues from here.")
        raise SystemExit(130) from None
    print()


def _write(config: Config, session: Session, docs: bool) -> None:
    explained = keys.load(EXPLAINED)
    results = session.results(config)
    pending = session.pending_by_module()
    summary = report.text(results, explained, config.goals, pending)
    (OUT / "summary.txt").write_text(summary, "utf-8")
    (OUT / "report.html").write_text(report.page(results, explained, config.goals, pending), "utf-8")
    print(summary)
    print(f"{sum(pending.values())} mutants not run yet. The report: {OUT.relative_to(ROOT) / 'report.html'}")
    if docs:
        text = DOCS.read_text("utf-8")
        figures = report.markdown(report.table(results, explained, config.goals, pending))
        text = report.between(text, "figures", figures)
        DOCS.write_text(report.between(text, "survivors", report.listing(explained)), "utf-8")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutants", description="Change the rules and see whether a test fails.")
    parser.add_argument("--game", action="append", default=[], help="only this game; may be repeated")
    parser.add_argument("--kind", action="append", default=[], choices=CLASSES, help="only this class of modules")
    parser.add_argument("--module", action="append", default=[], help="only this module, such as planet.rules.rounds")
    parser.add_argument("--sample", type=int, default=0, help="only a random sample of each module's pending mutants")
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1), help="parallel jobs")
    parser.add_argument("--again", action="store_true", help="run survivors again, with all their tests")
    parser.add_argument("--fresh", action="store_true", help="discard all results first")
    parser.add_argument("--report", action="store_true", help="run nothing, only write the report")
    parser.add_argument("--docs", action="store_true", help="write figures and survivors to docs/mutants.md")
    return parser.parse_args()


def run(config: Config, session: Session, arguments: argparse.Namespace) -> None:
    """Run the requested mutants that have no result yet."""
    modules = chosen(config, arguments.game, arguments.kind, arguments.module)
    jobs = max(1, arguments.jobs)
    maps = {}
    for game in dict.fromkeys(module.game for module in modules):
        maps[game], changed = coverage_map.refresh(game, config, jobs)
        if arguments.fresh or arguments.again or changed:
            known = keys.Explained({}) if arguments.again else keys.load(EXPLAINED)
            session.discard_results(game, arguments.fresh, known)
    session.add_modules(modules, config)
    pending = session.pending(modules, config, arguments.sample)
    execute(session, Workers(config, maps, pending, arguments.again), jobs)


def main() -> None:
    """Read the options, run, report."""
    arguments = _arguments()
    config = load()
    session = Session()
    if not arguments.report:
        with only_run(OUT / "lock"):
            run(config, session, arguments)
    _write(config, session, arguments.docs)


if __name__ == "__main__":
    main()
