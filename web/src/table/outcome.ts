import type { Line, ScoreRow } from '../games.ts';

/** How a game ended, one item per seat. */
export interface Outcome {
  scores: number[];
  winners: number[];
  breakdown: ScoreRow[][];
  decided_by: Line | null;
  /** Whoever is played against without a seat, such as Gaia. */
  rival?: { name: Line; score: number; breakdown: ScoreRow[] } | null;
}

export function outcomeOf(data: Record<string, unknown> | null): Outcome | null {
  return data as Outcome | null;
}

/** The rows of all seats under each other: one category a row, with what each seat has in it and how often. */
export interface Category {
  id: string;
  points: number[];
  rows: ScoreRow[][];
}

/** A score sheet by category, in the order in which the rows name them. */
export function categories(breakdown: ScoreRow[][]): Category[] {
  const found = new Map<string, Category>();
  breakdown.forEach((rows, seat) => {
    for (const row of rows) {
      const category = found.get(row.id) ?? {
        id: row.id,
        points: breakdown.map(() => 0),
        rows: breakdown.map(() => [] as ScoreRow[]),
      };
      category.points[seat] = (category.points[seat] ?? 0) + row.points;
      category.rows[seat]?.push(row);
      found.set(row.id, category);
    }
  });
  return [...found.values()];
}
