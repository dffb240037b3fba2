/** What a planting would change: the server's preview beside what is seen now. */
import type { Line } from '../games.ts';
import type { EarthSeatView } from './view.ts';

export interface Change {
  line: Line;
  by: number;
}

export interface GoalChange {
  fauna: string;
  was: number;
  now: number;
  need: number;
}

export interface Effect {
  points: number;
  /** Rows of the score sheet that become more or less. */
  rows: Change[];
  goals: GoalChange[];
}

const rowKey = (row: EarthSeatView['tally'][number][number]): string =>
  `${row['id']} ${JSON.stringify(row['card'] ?? null)}`;

export function effectOf(before: EarthSeatView, after: EarthSeatView, seat: number): Effect {
  const old = new Map((before.tally[seat] ?? []).map((row) => [rowKey(row), Number(row['points'])]));
  const rows = (after.tally[seat] ?? []).flatMap((row) => {
    const by = Number(row['points']) - (old.get(rowKey(row)) ?? 0);
    return by === 0 ? [] : { line: row as Line, by };
  });
  const goals = before.goals.flatMap((goal, place) => {
    const [was, now] = [goal.progress[seat]!, after.goals[place]?.progress[seat] ?? 0];
    return was === now ? [] : { fauna: goal.fauna, was, now, need: goal.need };
  });
  return { points: after.areas[seat]!.points - before.areas[seat]!.points, rows, goals };
}
