/** A histogram of scores, for plots and for a text to share. */
export interface Column {
  /** The lowest score of the column, and the highest. */
  from: number;
  to: number;
  count: number;
  /** Whether the own score lies in it. */
  own: boolean;
}

const HEIGHTS = '▁▂▃▄▅▆▇█';

/** The scores in columns of equal width, up to a largest number of columns; the own score is always in one. */
export function columnsOf(counts: Record<string, number>, score: number, most = 12): Column[] {
  const scores = [...Object.keys(counts).map(Number), score];
  const low = Math.min(...scores);
  const high = Math.max(...scores);
  const width = Math.max(1, Math.ceil((high - low + 1) / most));
  const columns = Array.from({ length: Math.floor((high - low) / width) + 1 }, (_, place): Column => {
    const from = low + place * width;
    return { from, to: from + width - 1, count: 0, own: score >= from && score < from + width };
  });
  for (const [value, times] of Object.entries(counts)) {
    columns[Math.floor((Number(value) - low) / width)]!.count += times;
  }
  return columns;
}

/** A row of signs as high as the columns, with brackets around the own one. It tells nothing about the deal. */
export function barsOf(columns: readonly Column[]): string {
  const most = Math.max(1, ...columns.map(({ count }) => count));
  return columns
    .map(({ count, own }) => {
      const sign = HEIGHTS[Math.floor(((HEIGHTS.length - 1) * count) / most)]!;
      return own ? `[${sign}]` : sign;
    })
    .join('');
}
