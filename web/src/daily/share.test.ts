import { describe, expect, test } from 'vitest';
import { barsOf, columnsOf } from './share.ts';

describe('a histogram of scores', () => {
  test('every score is in one column, the own one too', () => {
    const columns = columnsOf({ '10': 2, '11': 1, '40': 4 }, 50, 5);
    expect(columns.map(({ count }) => count)).toEqual([3, 0, 0, 4, 0]);
    expect(columns.map(({ own }) => own)).toEqual([false, false, false, false, true]);
    expect(columns[0]).toMatchObject({ from: 10, to: 18 });
    expect(columns.at(-1)!.to).toBeGreaterThanOrEqual(50);
  });

  test('a score alone is one column', () => {
    expect(columnsOf({}, 7)).toEqual([{ from: 7, to: 7, count: 0, own: true }]);
  });

  test('the text has a sign for each column and brackets around the own one', () => {
    expect(barsOf(columnsOf({ '1': 1, '2': 8, '3': 4 }, 3))).toBe('▁█[▄]');
  });
});
