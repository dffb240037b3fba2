import { describe, expect, test } from 'vitest';
import { LEFT, TrendPlot } from './trend_plot.ts';

const period = (score: number, sources: Record<string, number>) => ({ first: 1, last: 2, games: 1, score, sources });

describe('points by source over time', () => {
  const trend = {
    game: 'rauha',
    sources: ['a', 'b'],
    periods: [period(30, { a: 20, b: 10 }), period(5, { a: 10, b: -5 })],
  };
  const plot = new TrendPlot(trend, 400, 200);

  test('parts are stacked without a gap, and what is negative hangs below zero', () => {
    const [first, second] = plot.columns;
    const [a, b] = first!.parts;
    expect(b!.y + b!.height).toBeCloseTo(a!.y);
    expect(a!.height).toBeCloseTo(2 * b!.height);
    expect(a!.y + a!.height).toBeCloseTo(plot.y(0));
    expect(second!.parts[1]!.y).toBeCloseTo(plot.y(0));
    expect(plot.least).toBe(-5);
  });

  test('columns follow each other inside the plot', () => {
    const [first, second] = plot.columns;
    expect(first!.x).toBeGreaterThanOrEqual(LEFT);
    expect(second!.x).toBeGreaterThan(first!.x + first!.width);
    expect(second!.x + second!.width).toBeLessThanOrEqual(400);
  });

  test('ticks are whole, inside, and contain zero', () => {
    expect(plot.ticks).toContain(0);
    for (const tick of plot.ticks) expect(tick >= plot.least && tick <= plot.most).toBe(true);
  });
});
