import { expect, test } from 'vitest';
import { bestSpot } from './planting_choice.svelte.ts';
import type { Effect } from './planting_effect.ts';
import { spotKey, type SpotView } from './view.ts';

const spot = (row: number, column: number): SpotView => ({ row, column, actions: [] }) as unknown as SpotView;
const effects = (points: Record<string, number>, spots: SpotView[]): Map<string, Effect> =>
  new Map(
    spots.map((one) => [
      spotKey(one),
      { points: points[`${one.row}:${one.column}`] ?? 0, rows: [], goals: [] } as unknown as Effect,
    ]),
  );

test('of equal places the first where no card moves is selected, but points come first', () => {
  const spots = [spot(0, 0), spot(0, 1), spot(1, 0), spot(1, 2), spot(2, 1)];
  expect(bestSpot(spots, effects({}, spots))).toBe(spots[3]);
  expect(bestSpot(spots, effects({ '0:1': 2 }, spots))).toBe(spots[1]);
  expect(bestSpot(spots, effects({ '0:0': 2, '0:1': 2 }, spots))).toBe(spots[1]);
});
