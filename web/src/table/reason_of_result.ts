/** Why a game ended as it did, in one sentence: the tie-break, or by how much and where the difference came from. */
import type { Line } from '../games.ts';
import { categories, type Outcome } from './outcome.ts';

/** The category in which one seat has most more points than another, if there is one. */
function decisive(outcome: Outcome, ahead: number, behind: number): { id: string; best: number; other: number } | null {
  const found = categories(outcome.breakdown)
    .map(({ id, points }) => ({ id, best: points[ahead] ?? 0, other: points[behind] ?? 0 }))
    .sort((one, another) => another.best - another.other - (one.best - one.other))[0];
  return found && found.best > found.other ? found : null;
}

export interface ResultReason {
  /** By how much. */
  line: Line;
  /** Where most of the difference came from. */
  category: { id: string; best: number; other: number } | null;
}

/** Alone against a rival: by how much one of the two won. */
function reasonAlone(outcome: Outcome, rival: NonNullable<Outcome['rival']>): ResultReason {
  const won = outcome.winners.length > 0;
  const points = Math.abs((outcome.scores[0] ?? 0) - rival.score);
  const both = { ...outcome, breakdown: [...outcome.breakdown, rival.breakdown] };
  const line = { id: won ? 'page-ahead-of-rival' : 'page-behind-rival', rival: rival.name, points };
  return { line, category: won ? decisive(both, 0, 1) : decisive(both, 1, 0) };
}

/** By how many points one team won against the other. */
function reasonOfTeams(outcome: Outcome, totals: readonly number[]): ResultReason {
  const { breakdown, winners } = outcome;
  const seats = totals.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  const sum = (team: readonly number[]): number => team.reduce((points, seat) => points + totals[seat]!, 0);
  const both = [winners, seats].map((team) => team.flatMap((seat) => breakdown[seat] ?? []));
  return {
    line: { id: 'page-ahead-of-team', points: sum(winners) - sum(seats), seats },
    category: decisive({ ...outcome, breakdown: both }, 0, 1),
  };
}

/** `mine`: the seats of the person who reads it; with one seat that has not won, the sentence is about it. */
export function reasonOfResult(outcome: Outcome, mine: readonly number[]): ResultReason {
  if (outcome.decided_by) return { line: outcome.decided_by, category: null };
  if (outcome.rival) return reasonAlone(outcome, outcome.rival);
  const totals = outcome.breakdown.map((rows) => rows.reduce((sum, row) => sum + row.points, 0));
  const [winner] = outcome.winners;
  const others = totals.map((points, seat) => ({ points, seat })).filter(({ seat }) => !outcome.winners.includes(seat));
  if (winner === undefined || !others.length) return { line: { id: 'page-by-points' }, category: null };
  const { winners } = outcome;
  // Seats that win together with different points are a team; everybody else is the other one.
  if (winners.some((seat) => totals[seat] !== totals[winner])) return reasonOfTeams(outcome, totals);
  const [own] = mine;
  if (mine.length === 1 && own !== undefined && !outcome.winners.includes(own)) {
    const place = 1 + totals.filter((points) => points > totals[own]!).length;
    const line = { id: 'page-behind', place, points: totals[winner]! - totals[own]! };
    return { line, category: decisive(outcome, winner, own) };
  }
  const next = others.reduce((one, other) => (other.points > one.points ? other : one));
  const line = { id: 'page-ahead', points: totals[winner]! - next.points, other_seat: next.seat };
  return { line, category: decisive(outcome, winner, next.seat) };
}
